"""Chapters played again from where a campaign already played stood before them."""

from collections import Counter
from pathlib import Path

import pytest

from nocturne.chapters.authoring.campaign_report import Line, Report, report
from nocturne.chapters.authoring.planning import Way
from nocturne.chapters.content.pack import content
from nocturne.cli.campaign_plans import Kept, Plan, Played, plans_to_be_sure, plans_to_the_rest, play
from nocturne.cli.campaign_starts import Starts

MARKET = "ch.night_market"


@pytest.fixture(scope="module")
def campaign() -> Played:
    """A short campaign: whoever breaks the Masquerade four times does not see the second act."""
    return play(Plan("black_water", 2, "starts", "judgement", "ch.breach_light"))


@pytest.fixture(scope="module")
def starts(campaign: Played) -> Starts:
    return Starts("black_water", [campaign.played])


def nothing(
    missing: tuple[str, ...] = (), unread: tuple[str, ...] = (), lines: tuple[Line, ...] = ()
) -> Report:
    """A report of a count in which some things are still open."""
    return Report(
        "black_water", list(lines), {}, {}, {}, {}, (0, 0), [], (0, 0), list(unread), missing=list(missing)
    )


def test_a_chapter_is_played_again_with_other_dice_by_the_same_coterie(campaign, starts):
    # Given the moment before the first chapter of all, when that chapter is played from there, then the same
    # characters play it and nothing that follows the next choice; it is no campaign of its own.
    past = starts.at("ch.ice_house", 2, Counter())[0]
    plan = Plan("black_water", 2, "again", "judgement", "ch.ice_house", start=past.name, save=past.start.save)
    again = play(plan)
    assert again.played.problem == ""
    assert again.played.tries[0].chapter == "ch.ice_house"
    assert set(again.played.characters) == set(past.characters)
    assert len(again.played.tries) < len(campaign.played.tries)
    found = report("black_water", [campaign.played, again.played])
    assert (found.campaigns, found.parts) == ({2: 1}, 1)
    line = next(one for one in found.lines if one.chapter == "ch.ice_house")
    assert line.first == 1  # in the campaign itself the Masquerade was broken there on purpose


def test_a_start_knows_what_its_coterie_has(starts):
    past = starts.at("ch.ice_house", 2, Counter())[0]
    here = next(iter(past.characters))
    nobody = frozenset[tuple[str, str]]()
    assert past.lacks(Way(), nobody) == 0
    assert past.lacks(Way(characters=[here, "nobody"]), nobody) == 1
    flag = ("flag", "lens_broken")
    assert past.lacks(Way(wanted={flag}), nobody) == 1
    assert past.lacks(Way(wanted={flag}), frozenset({flag})) == 0
    assert past.lacks(Way(completed={MARKET}, breaches=3), nobody) == 4


def test_the_starts_used_least_come_first(starts):
    known = starts.at("ch.ice_house", 2, Counter())
    used = Counter({(known[0].name, "ch.ice_house"): 1})
    assert starts.at("ch.ice_house", 2, used)[-1] == known[0]
    assert starts.at("ch.ice_house", 4, used) == []


def test_to_make_sure_a_chapter_is_played_from_its_starts_and_a_few_times_from_each(campaign):
    # Given one uncertain chapter with starts and one without, when more is planned, then the first is played
    # from them, the second by a campaign sent to it; no start is used more than three times.
    others = atlas_lines({"ch.ice_house", "ch.trial"})
    found = nothing(lines=others)
    plans = plans_to_be_sure(found, [campaign], [2], 99, "0", "judgement")
    assert {plan.goal for plan in plans} == {"ch.ice_house", "ch.trial"}
    assert all(plan.start for plan in plans if plan.goal == "ch.ice_house")
    assert [plan.start for plan in plans if plan.goal == "ch.trial"] == [""]
    so_far = [campaign]
    for _ in range(9):
        more = plans_to_be_sure(found, so_far, [2], 99, "0", "judgement")
        so_far += [Played(plan, campaign.played) for plan in more if plan.goal == "ch.ice_house"]
    uses = Counter(one.plan.start for one in so_far if one.plan.start)
    assert set(uses.values()) == {3}


def atlas_lines(uncertain: set[str]) -> tuple[Line, ...]:
    """Lines that are certain for all chapters but some."""
    return tuple(
        Line(ident, 2, 90, 80, band=(0, 100))
        for ident in content("black_water").chapters
        if ident not in uncertain
    )


def test_an_unread_page_is_sought_from_starts_that_fit_and_now_and_then_by_a_campaign(campaign):
    # Given a page nobody has read, when it is sought again and again in vain, then mostly from a start, each
    # time with other dice, and at last no more.
    found = nothing(unread=("ch.ice_house/E.1",))
    plans: list[Plan] = []
    so_far = [campaign]
    while more := plans_to_the_rest(found, so_far, 8, "0", "judgement"):
        plans += more
        so_far += [Played(plan, campaign.played) for plan in more]
        assert len(plans) < 100
    assert [bool(plan.start) for plan in plans[:10]] == [True] * 9 + [False]
    assert len({plan.seed for plan in plans}) == len(plans) == 40


def test_a_page_no_start_fits_is_sought_by_a_few_campaigns(campaign):
    # Given a page of the prologue of somebody who never came along, when it is sought in vain, then only by
    # whole campaigns, twice as often as one is sent elsewhere.
    found = nothing(unread=("ch.prologue_nico/E.backwards",))
    so_far = [campaign]
    while more := plans_to_the_rest(found, so_far, 8, "0", "judgement"):
        assert [plan.start for plan in more] == [""]
        so_far += [Played(plan, campaign.played) for plan in more]
    assert len(so_far) == 1 + 2 * 6


def test_what_was_played_from_a_start_is_kept_without_the_save(campaign, tmp_path: Path):
    file = tmp_path / "kept.jsonl"
    past = Starts("black_water", [campaign.played]).at("ch.ice_house", 2, Counter())[0]
    plan = Plan("black_water", 2, "again", "judgement", "ch.ice_house", start=past.name, save=past.start.save)
    Kept("black_water", file).add(Played(plan, campaign.played))
    again = Kept("black_water", file)
    assert again.missing([plan]) == []
    assert [one.save for one in again.played] == [""]
