"""Dice: pools, faces, odds."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nocturne.chapters.components.dice import (
    BEAST,
    Dice,
    Pool,
    distribution,
    odds,
    pool,
    roll,
    skulls,
    stirs_the_beast,
    successes,
    worth_rerolling,
)
from nocturne.kernel.chance import Chance

DICE = Dice(
    black=("blank",) * 5 + ("ankh",) * 4 + ("double",),
    red=("skull",) + ("blank",) * 4 + ("ankh",) * 4 + ("double",),
)


@pytest.mark.rule("CHA-HUN-03", "CHA-EX-12")
def test_hunger_turns_black_dice_red():
    assert pool(3, 2) == Pool(black=1, red=2)


@pytest.mark.rule("CHA-HUN-04", "CHA-GAP-05")
def test_more_hunger_than_dice_is_all_rolled():
    assert pool(3, 5) == Pool(black=0, red=5)


@pytest.mark.rule("CHA-TEST-02", "CHA-GAP-04", "CHA-GAP-05")
@given(st.integers(-5, 0), st.integers(0, 5))
def test_no_dice_no_roll_whatever_the_hunger(dice, hunger):
    assert pool(dice, hunger).fails


@given(st.integers(1, 10), st.integers(0, 5))
def test_a_pool_is_never_smaller_than_its_dice(dice, hunger):
    made = pool(dice, hunger)
    assert made.black + made.red == max(dice, hunger)


@pytest.mark.rule("CHA-DICE-01", "CHA-DICE-02", "CHA-DICE-03", "CHA-DICE-04")
def test_what_the_faces_are_worth():
    assert successes(["ankh"]) == 1
    assert successes(["double"]) == 2
    assert successes(["blank", "skull"]) == 0
    assert skulls(["skull", "ankh", "skull"]) == 2
    assert "skull" not in DICE.black


@pytest.mark.rule("CHA-DICE-05")
def test_skulls_must_outnumber_the_successes():
    assert stirs_the_beast(["skull", "skull"], 1)
    assert not stirs_the_beast(["skull", "skull"], 2)
    assert not stirs_the_beast(["blank"], 0)


@pytest.mark.rule("CHA-BEAST-02")
def test_the_beast():
    assert BEAST == {"ankh": 0, "double": 0, "blank": 1, "skull": 2}


def test_blanks_are_rolled_again_first_and_doubles_never():
    assert worth_rerolling(("ankh", "double", "blank", "ankh")) == (2, 0, 3)


@given(st.integers(0, 6))
def test_a_distribution_adds_up_to_one(count):
    assert sum(distribution(DICE.black, count)) == pytest.approx(1)


@pytest.mark.rule("CHA-GAP-01")
def test_the_designed_dice_give_the_odds_they_should():
    assert odds(DICE, Pool(3, 0), 0, 1) == pytest.approx(0.875)
    assert odds(DICE, Pool(3, 0), 0, 2) == pytest.approx(0.575)
    assert odds(DICE, Pool(0, 0), 9, 1) == 0


@given(st.integers(0, 5), st.integers(0, 5), st.integers(0, 1000))
def test_rolling_keeps_count_and_faces(black, red, seed):
    chance = Chance.seeded(seed)
    assert len(roll(chance, DICE.black, black)) == black
    assert set(roll(chance, DICE.red, red)) <= set(DICE.red)
