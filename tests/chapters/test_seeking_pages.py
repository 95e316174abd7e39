"""How bots come to a page nobody has read: what the way asks for, and rolls made again with other dice."""

from nocturne.chapters.authoring.planning import easiest_way, low_roll
from nocturne.chapters.authoring.quests import Quest, atlas
from nocturne.chapters.authoring.rolling_again import RollingAgain
from nocturne.chapters.events.pages import PageRead
from nocturne.cli.campaign_plans import Plan, play
from nocturne.kernel.table import new_game


def test_a_branch_is_taken_only_where_those_before_it_do_not_hold():
    # Given a page that branches by flags, when the way to a later branch is planned, then the flags of the
    # earlier ones must not be set.
    way = easiest_way(atlas("black_water"), "ch.night_market", "E.auction_fooled")
    assert ("flag", "quay_fooled") in way.wanted
    assert {("flag", "quay_exposed"), ("flag", "quay_bought")} <= way.unwanted


def test_somebody_who_comes_only_to_a_large_party_asks_for_one():
    assert easiest_way(atlas("black_water"), "ch.kennel", "E.down_c").players == 3


def test_a_page_behind_a_failure_is_known_with_its_test():
    assert low_roll("black_water", "ch.saint_elme/IN.1.a") == ("physical", "athletics")
    assert low_roll("black_water", "ch.saint_elme/D.curate.shut") == ("social", "insight")
    assert low_roll("black_water", "ch.saint_elme/E.1") == ()


def test_a_roll_that_leads_elsewhere_is_made_again_from_the_same_moment():
    # Given players who hope for a page, when another one is read, then the table goes back to the moment
    # before the roll, with other dice; when the page is read, nothing is taken back.
    quest = Quest("black_water")
    table = new_game("chapters", seats=1, seed="dice", options={"pack": "black_water"}, snapshots=False)
    rolls = RollingAgain(quest, "dice")
    quest.hoped = frozenset({"ch.kennel/IN.1.dust"})
    rolls.keep(table, [])
    assert rolls.failed([PageRead(page="ch.kennel/IN.1.label")])
    again = rolls.back([])
    assert again.number == table.number
    assert again.state.chance != table.state.chance
    assert not rolls.failed([PageRead(page="ch.kennel/IN.1.dust")])
    assert not quest.hoped


def test_a_part_goes_on_until_the_chapter_that_is_aimed_at():
    # Given a campaign saved before the first chapters, when a page of a later chapter is sought from there,
    # then the chapters between are played, and the try ends with the one that is sought.
    whole = play(Plan("black_water", 1, "part", "judgement", "ch.frost_ball"))
    start = whole.played.starts[0]
    goal = "ch.frost_ball/E.1"
    part = play(Plan("black_water", 1, "part/1", "judgement", goal, start="part#0", save=start.save))
    assert part.played.part
    assert part.played.tries[-1].chapter == "ch.frost_ball"
    assert goal in part.played.read
