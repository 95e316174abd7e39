"""Encounters as a whole: what a prompt may give away, conservation of cards, wounds and defeats.

What each encounter does is proven by the scenarios in ``tests/scenarios/dracula/cards``.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from nocturne.dracula.components.box import EncounterId, ItemId, Matured, components
from nocturne.dracula.rules.harm.hurt import Bite, Hurt
from nocturne.dracula.rules.questions.asking import items_named, may_hold_item
from nocturne.dracula.state import GODALMING, MINA, SEWARD, VAN_HELSING
from nocturne.kernel.engine import advance
from nocturne.kernel.table import Table
from tests.dracula.at_the_table import DRACULA, HUNTERS, answer, asked, keys, sit_down, state_of, truth

KINDS = [kind.value for kind in EncounterId]


def arrive(encounters: list[Any], items: list[str], events: Sequence[str] = (), seed: int = 0) -> Table:
    """Lord Godalming goes from Nantes to Paris, where encounters wait."""
    table = sit_down(
        seed=seed,
        begin="day",
        acting="godalming",
        trail=["strasbourg", {"at": "paris", "encounters": encounters}],
        hunters={"godalming": {"at": "nantes", "items": items, "events": list(events)}},
    )
    answer(table, HUNTERS, "road:paris")
    return table


def questions_until_turn_ends(table: Table, choices: str) -> list[tuple[int, str]]:
    """Everything asked, and of whom, while every answer is the harmless one (or the first)."""
    seen: list[tuple[int, str]] = []
    for _ in range(60):
        now = asked(table)
        if not now or now[0][1] == "dracula-ask-action-day":
            return seen
        seen += now
        for seat, _question in now:
            offered = keys(table, seat)
            answer(table, seat, "pass" if "pass" in offered else offered[0])
    raise AssertionError(f"no end after {seen} ({choices})")


# -- prompts give nothing away

AMBUSHING = [kind.id.value for kind in components().encounters if kind.ambushes and not kind.health]


@pytest.mark.rule("FOD-SECR-05")
@pytest.mark.parametrize("kind", AMBUSHING)
def test_the_same_questions_are_asked_whatever_a_hunter_holds(kind: str):
    streams = []
    for hand in (
        ["fast_horses", "garlic"],
        ["rifle", "knife"],
        ["heavenly_host", "crucifix"],
        ["dogs", "dogs"],
    ):
        table = arrive([kind], hand, ["good_luck"])
        answer(table, DRACULA, f"encounter:{kind}")
        streams.append(questions_until_turn_ends(table, kind))
    assert all(stream == streams[0] for stream in streams)


def test_nobody_is_asked_for_an_item_that_everybody_sees_elsewhere():
    # Given that all Heavenly Hosts lie in the discard
    table = sit_down(
        item_discard=["heavenly_host"] * 3,
        hunters={"godalming": {"at": "london", "items": ["rifle", "dogs"]}},
    )
    hosts = items_named(ItemId.HEAVENLY_HOST)
    assert not may_hold_item(state_of(table), GODALMING, hosts)
    assert may_hold_item(state_of(table), GODALMING, items_named(ItemId.RIFLE))
    # Nor somebody whose only item lies open and is another
    table = sit_down(hunters={"mina": {"at": "rome", "items": ["dogs"], "shown_item": "dogs"}})
    assert not may_hold_item(state_of(table), MINA, hosts)
    assert may_hold_item(state_of(table), MINA, items_named(ItemId.DOGS))


@pytest.mark.rule("FOD-AMBU-03")
def test_dracula_is_asked_about_an_ambush_even_when_none_is_possible():
    table = arrive(["hoax", "aristocratic_vampire"], [])
    assert asked(table) == [(DRACULA, "dracula-ask-ambush")]
    assert keys(table, DRACULA) == ["pass"]


@pytest.mark.rule("FOD-AMBU-08")
def test_two_copies_are_one_choice_unless_they_differ():
    table = arrive(["new_vampire", {"card": "new_vampire", "face_up": True, "damage": 2}], [])
    assert keys(table, DRACULA) == ["pass", "encounter:new_vampire", "encounter:new_vampire:2"]
    table = arrive(["rats", "rats"], [])
    assert keys(table, DRACULA) == ["pass", "encounter:rats"]
    answer(table, DRACULA, "encounter:rats", "encounter:rats")
    assert truth(table)["hunters"]["godalming"]["damage"] == 4


# -- random arrivals


@settings(max_examples=60, deadline=None)
@given(
    st.lists(st.sampled_from(KINDS), min_size=1, max_size=3, unique=True),
    st.lists(st.sampled_from([item.id.value for item in components().items]), max_size=3, unique=True),
    st.booleans(),
    st.integers(0, 10**6),
)
def test_whatever_is_met_is_resolved_and_no_card_is_lost(
    kinds: list[str], items: list[str], search: bool, seed: int
):
    if search:
        table = sit_down(
            seed=seed,
            begin="night",
            acting="godalming",
            trail=["strasbourg", {"at": "paris", "face_up": True, "encounters": kinds}],
            hunters={"godalming": {"at": "paris", "items": items}, "mina": {"at": "paris"}},
        )
        answer(table, HUNTERS, "search")
    else:
        table = arrive(list(kinds), items, seed=seed)
    rng = random.Random(seed)
    for _ in range(300):
        if not table.decisions() or table.decisions()[0].question.startswith("dracula-ask-action"):
            break
        decision = table.decisions()[0]
        answer(table, decision.seat, rng.choice(decision.options).key)  # checks every invariant
    else:
        raise AssertionError(f"no end: {asked(table)}")
    if table.result() is None:
        lying = [laid["card"] for there in truth(table)["trail"] if there for laid in there["encounters"]]
        for kind in kinds:
            stays = components().encounter(EncounterId(kind))
            assert lying.count(kind) <= 1
            if search and kind in lying and not stays.vampire:
                assert stays.removed_by, f"{kind} should have been discarded"


def test_every_kind_says_what_becomes_of_it_when_it_matures():
    for encounter in components().encounters:
        assert (encounter.matured is Matured.NOTHING) == (
            encounter.id in (EncounterId.RATS, EncounterId.BATS)
        )


# -- wounds, bites, defeats


def test_wounds_below_the_limit_ask_nobody():
    table = sit_down(hunters={"seward": {"at": "edinburgh", "damage": 6, "events": ["great_strength"]}})
    state_of(table).push(Hurt(hunter=SEWARD, amount=2))
    questions = advance(state_of(table))
    assert questions[0].label == "dracula-ask-action-day"
    assert state_of(table).hunters[SEWARD].damage == 8


@pytest.mark.rule("FOD-DEFE-02", "FOD-DAMG-06")
@pytest.mark.parametrize(("hunter", "health"), [(GODALMING, 11), (SEWARD, 9), (VAN_HELSING, 8), (MINA, 9)])
def test_a_hunter_is_defeated_by_damage_equal_to_health(hunter: int, health: int):
    table = sit_down(begin="day", acting="godalming")
    state_of(table).push(Hurt(hunter=hunter, amount=health - 1))
    advance(state_of(table))
    assert state_of(table).influence == 0
    state_of(table).push(Hurt(hunter=hunter, amount=5))
    advance(state_of(table))
    assert state_of(table).hunters[hunter].damage == health
    assert state_of(table).hunters[hunter].place == -1
    assert state_of(table).influence == 2


@pytest.mark.rule("FOD-BITE-02", "FOD-BITE-04", "FOD-WEAK-07", "FOD-DEFE-03")
@pytest.mark.parametrize(("hunter", "spaces"), [(GODALMING, 1), (SEWARD, 1), (VAN_HELSING, 2), (MINA, 0)])
def test_a_hunter_takes_as_many_bites_as_there_are_spaces(hunter: int, spaces: int):
    table = sit_down(begin="day", acting="godalming")
    for bites in range(1, spaces + 1):
        state_of(table).push(Bite(hunter=hunter))
        advance(state_of(table))
        assert state_of(table).hunters[hunter].bites == bites
    assert state_of(table).influence == 0
    state_of(table).push(Bite(hunter=hunter))
    advance(state_of(table))
    assert state_of(table).hunters[hunter].place == -1
    assert state_of(table).influence == 2


@pytest.mark.rule("FOD-BITE-03", "FOD-WEAK-02")
def test_a_bitten_hunter_has_to_show_a_card_of_each_hand():
    table = sit_down(
        begin="day",
        acting="godalming",
        hunters={"seward": {"at": "edinburgh", "items": ["rifle", "dogs"], "events": ["good_luck"]}},
    )
    state_of(table).push(Bite(hunter=SEWARD))
    (question,) = advance(state_of(table))
    # Good Luck could be Great Strength as far as anybody knows, so a prevention is asked first.
    assert question.label == "dracula-ask-window-hunter_hurt"
    table._run()
    answer(table, HUNTERS, "pass")
    assert truth(table)["hunters"]["seward"]["shown_event"] == "good_luck"
    assert asked(table) == [(HUNTERS, "dracula-ask-show-item")]


@pytest.mark.rule("FOD-DEFE-06")
def test_a_defeated_hunter_is_out_of_play_until_dawn():
    table = sit_down(
        begin="day",
        acting="seward",
        dracula_ally="great_wolf",
        hunters={"godalming": {"at": "london", "events": ["great_strength"], "delayed": True, "bats": True}},
    )
    state_of(table).push(Hurt(hunter=GODALMING, amount=11))
    table._run()
    answer(table, HUNTERS, "pass")
    fallen = truth(table)["hunters"]["godalming"]
    assert (fallen["at"], fallen["delayed"], fallen["bats"], fallen["hospital"]) == (
        "",
        False,
        False,
        "hospital_madrid",
    )
    # Another hunter in danger cannot be saved by somebody who is not there.
    state_of(table).push(Hurt(hunter=SEWARD, amount=9))
    table._run()
    assert truth(table)["hunters"]["seward"]["at"] == ""
    state_of(table).push(Bite(hunter=GODALMING))
    table._run()
    assert state_of(table).influence == 4
