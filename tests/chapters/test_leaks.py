"""What a seat may not know must not change what it sees: cards lying face down, the order of the decks,
profiles that were not turned up, pages that were not read."""

from __future__ import annotations

from typing import Any

import pytest

from nocturne.chapters.events.pages import PageRead
from nocturne.chapters.rules.table import lookup
from nocturne.kernel.chance import Chance
from nocturne.lab.leaks import LeakReport, compare
from nocturne.lab.play import random_answer
from tests.chapters.playing import Night, at, one
from tests.chapters.random_nights import random_night
from tests.chapters.test_fuzz import any_options, small_options


def test_nothing_hidden_shows(no_leaks):
    no_leaks("chapters", 3, compared=30, every=17, options=small_options, most_decisions=150)


@pytest.mark.slow
def test_nor_in_whole_campaigns(no_leaks):
    no_leaks("chapters", 12, compared=500, every=29, options=any_options, most_decisions=1_500)


def search(seed: str, nights: int) -> LeakReport:
    """Random nights, compared now and then with others that differ only in secret."""
    report = LeakReport("chapters")
    for i in range(nights):
        night = random_night(f"leaks {seed} {i}")
        table, chance = night.table, Chance.seeded(f"{seed} {i}")
        while table.questions and table.number < 60:
            if table.number % 9 == 0:
                for viewer in (None, *range(night.state.seats)):
                    leak = compare(table, viewer, chance.fork(f"{table.number} {viewer}"), 8, report)
                    assert leak is None, (seed, i, table.number, viewer, vars(leak[0]), leak[1])
            table.answer(*random_answer(table, chance))
    return report


def test_nor_in_the_thick_of_a_night(seed):
    report = search(seed, 6)
    assert report.compared > 100
    assert report.different > 10


@pytest.mark.slow
def test_nor_in_many_of_them(seed):
    report = search(seed, 60)
    assert report.different > 150


# -- what exactly is hidden


def npc_seen(night: Night, ident: str, seat: int | None = 0) -> Any:
    """An NPC as a seat sees it."""
    return next(npc for npc in night.table.view(seat).table.chapter.npcs if npc.id == ident)


@pytest.mark.rule("CHA-START-02")
def test_a_profile_that_lies_face_down_shows_name_sight_and_attitude_only():
    night = at(characters=[one("aren", "A1")], npcs={"elder": {"at": "H7", "facing": "SE"}}, turn="aren")
    seen = npc_seen(night, "elder")
    assert (seen.name.en, seen.sight, seen.attitude, seen.type) == ("Elder", 3, "aggressive", "")
    for number in ("damage_track", "attack", "resistance", "initiative", "movement"):
        assert getattr(seen, number) is None
    night.state.play.npcs["elder"].revealed = True
    assert npc_seen(night, "elder").attack == 3


@pytest.mark.rule("CHA-CMB-10", "CHA-CMB-11")
def test_cards_lying_face_down_are_seen_by_nobody_else():
    night = at(
        characters=[
            one("aren", "A1", hand=["card.punch", "card.guard"]),
            one("samuel", "A3", hand=["card.punch", "card.guard"]),
        ],
        npcs={"brute": {"at": "I4", "card": "ghoul.strike"}},
        only_listed=True,
        combat={"enemies": ["brute"]},
    )
    night.do("lay:card.guard", seat=0)
    for seat in (1, None):
        view = night.table.view(seat).table.chapter
        aren = next(one_ for one_ in view.vampires if one_.id == "aren")
        assert aren.chosen == ""
        assert sorted(aren.hand) == ["card.guard", "card.punch"]
        assert npc_seen(night, "brute", seat).card == ""
        assert all(isinstance(count, int) for count in view.fight.decks.values())
    night.do("lay:card.punch", seat=1)
    assert (
        next(v for v in night.table.view(0).table.chapter.vampires if v.id == "aren").chosen == "card.guard"
    )
    assert next(v for v in night.table.view(1).table.chapter.vampires if v.id == "aren").chosen == ""


@pytest.mark.rule("CHA-START-06", "CHA-START-05")
def test_a_page_that_only_one_player_reads_is_told_to_nobody_else():
    night = at(
        characters=[one("thomas", "B3"), one("aren", "B4")],
        options={"turn_pages": "asked"},
        started=True,
    )
    while night.asked() == "chapters-ask-start":
        night.do(night.offered("hex:")[0])
    assert night.who_is_asked() == [0]
    assert night.table.view(0).table.chapter.page.id.endswith("E.thomas")
    assert night.table.view(1).table.chapter.page is None
    assert night.table.view(None).table.chapter.page is None
    assert [event.page for event in night.table.events(0, 0) if isinstance(event, PageRead)]
    assert not [event for event in night.table.events(1, 0) if isinstance(event, PageRead)]


def test_what_was_not_read_is_in_no_view_and_no_event():
    """Given the start of a chapter, then no text of a page that was not turned to is to be found in what a
    player is shown."""
    night = at(characters=[one("aren", "A1")], npcs={"host": {"at": "B1"}}, turn="aren").do("talk:host")
    shown = repr(night.table.view(0)) + repr(night.table.events(0, 0)) + repr(night.table.decisions())
    pages = lookup.chapter_book(night.state).pages
    assert "'ch.arena/D.host.1'" in shown
    for page in ("D.host.2", "D.host.5", "IN.1.y", "E.success"):
        assert f"{pages[page].text.fr}" not in shown
        assert f"'ch.arena/{page}'" not in shown
