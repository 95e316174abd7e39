"""Roads through a campaign, and players who are sent along them: to a chapter, an ending, a page."""

from functools import partial
from itertools import islice

import pytest

from nocturne.chapters.authoring.planning import Way, easiest_way, quest_to
from nocturne.chapters.authoring.playthrough import PlayThrough, play_through
from nocturne.chapters.authoring.quests import Quest, atlas, quest_for
from nocturne.chapters.authoring.seeking import Seeker
from nocturne.chapters.content.conditions import Condition
from nocturne.chapters.content.pack import content

ROADS = atlas("black_water").roads
BOOK = content("black_water")


def sent(pack: str, seats: int, seed: str, quest: Quest) -> PlayThrough:
    return play_through(pack, seats, seed, lambda seat: Seeker(seat, quest), quest)


# -- the graph


def test_a_chapter_leads_to_what_can_follow_it():
    assert ROADS.leads_to("ch.night_out", "ch.still_morning")
    assert ROADS.leads_to("ch.trial", "ch.trial")
    assert not ROADS.leads_to("ch.bailiffs", "ch.nursery")


def test_a_fork_by_flags_tells_what_it_needs():
    # Given a chapter two of three ways lead to, then one of their flags is needed and the third must not be.
    needs = ROADS.needed_for("ch.rose_window")
    assert needs.flags == {"outing_kept", "outing_karn"}
    assert needs.never == {"outing_home"}
    assert ROADS.needed_for("ch.still_morning").never == {"turned_back"}  # it would end the story before
    assert ROADS.needed_for("ch.prologue_nico").characters == ("nico",)
    assert ROADS.needed_for("ch.saint_elme").characters == ("aren",)


def test_a_way_for_a_clan_brings_somebody_of_it():
    # Given conditions about a clan, a character or neither, when each is on the way, then that one comes.
    who = {clan: Way() for clan in ("brujah", "hecata")}
    for clan, way in who.items():
        way.add(Condition(clan=clan), atlas("black_water"))
    named, nobody = Way(), Way()
    named.add(Condition(character="jade"), atlas("black_water"))
    nobody.add(Condition(flag="met"), atlas("black_water"))
    assert [way.characters for way in (*who.values(), named, nobody)] == [
        ["thomas"],
        ["aurora"],
        ["jade"],
        [],
    ]


def test_an_ending_tells_where_it_is_and_what_comes_before_it():
    ((chapter, needs),) = ROADS.needed_for_ending("ending.ten")
    assert chapter == "ch.frozen_river"
    assert needs.flags == {"colombe_leaves"}
    assert "gave_back" in needs.never  # the ending that is asked for first


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_the_aims_bring_every_chapter_to_its_games(seats):
    # Given so many campaigns as there are chapters, when each is sent somewhere, then all are met.
    met = dict.fromkeys(BOOK.chapters, 0.0)
    for aim in islice(ROADS.aims(seats), 60):
        for ident, share in ROADS.shares(aim, seats).items():
            met[ident] += share
    assert min(met[ident] for ident in ROADS.counted(seats)) >= 10
    assert "ch.door_to_door" not in ROADS.counted(1)  # for several players


def test_most_go_the_first_way_where_deeds_decide():
    # Given an outing after which what was done decides where the story goes, when nobody is sent further,
    # then two of the three ways are rare, so that campaigns are aimed at them.
    shares = ROADS.shares("ch.ice_house", 2)
    assert shares["ch.nursery"] == shares["ch.chantry_burns"] == pytest.approx(0.1)
    assert shares["ch.bailiffs"] == pytest.approx(0.8)
    assert ROADS.shares("ch.nursery", 2)["ch.nursery"] == 1


def test_the_order_of_the_aims_does_not_depend_on_how_many_are_taken():
    assert list(islice(ROADS.aims(3), 10)) == list(islice(ROADS.aims(3), 40))[:10]


# -- ways to pages


def test_the_way_to_a_page_asks_for_what_its_conditions_ask():
    here = atlas("black_water")
    way = easiest_way(here, "ch.prologue_thomas", "E.held")
    assert way.wanted == set()
    quest = quest_to("black_water", "ch.left_luggage/E.v_thomas")
    assert "thomas" in quest.needs.characters
    assert quest.aim == "ch.left_luggage"


def test_distances_count_the_steps_to_a_wanted_page():
    chapter = atlas("depot").chapters["ch.depot"]
    near = chapter.distances(["E.6"])
    assert near["E.6"] == 0
    assert near["E.4"] == 1  # a combat that is won
    assert near["E.3"] == 2
    assert "IN.1.x" not in near  # it leads nowhere


# -- players who are sent


def test_players_read_the_page_they_are_sent_to():
    # Given pages that exclude each other, when a campaign is sent to each, then each is read.
    pages = {f"ch.depot/{page}" for page in content("depot").chapters["ch.depot"].pages}
    unread = set(pages)
    for i, page in enumerate(sorted(pages)):
        for attempt in range(12):
            if page in unread:
                unread -= set(
                    sent("depot", 2, f"{i}/{attempt}", quest_to("depot", page, frozenset(unread))).read
                )
    assert unread == set()


def test_players_who_lost_a_chapter_twice_stop_looking_for_pages_in_it():
    quest = quest_to("depot", "ch.depot/E.6")
    assert quest.near("ch.depot")
    quest.note_failure("ch.depot")
    assert quest.near("ch.depot")
    quest.note_failure("ch.depot")
    assert quest.near("ch.depot") == {}


def test_what_a_quest_changes_is_counted_in_the_try():
    free = sent("depot", 2, "free", Quest("depot", aim="ch.depot"))
    assert [one.steered for one in free.tries] == [0] * len(free.tries)
    led = sent("depot", 2, "free", quest_to("depot", "ch.depot/D.odile.3"))
    assert led.tries[0].steered > 0


@pytest.mark.slow
@pytest.mark.parametrize("aim", ["ch.still_morning", "ch.breach_light", "ch.rose_window"])
def test_players_come_to_the_chapter_they_are_sent_to(aim):
    quests = (quest_for("black_water", aim) for _ in range(6))
    tries = (sent("black_water", 2, f"road/{i}", quest).tries for i, quest in enumerate(quests))
    assert any(aim in {one.chapter for one in played} for played in tries)


def test_the_same_seed_and_goal_give_the_same_campaign():
    again = partial(sent, "depot", 2, "again")
    page = "ch.depot/D.odile.3"
    assert again(quest_to("depot", page)) == again(quest_to("depot", page))


def test_what_needs_a_high_number_is_sought_where_the_number_rises():
    # Given a page that is read when a counter is high, and pages that move it up or down, when the page is
    # sought, then those that move it up are.
    wanted = quest_to("black_water", "ch.nine_sluices/E.water_high").pages
    assert "ch.nine_sluices/E.upper_city" in wanted
    assert "ch.nine_sluices/E.upper_sea" not in wanted
