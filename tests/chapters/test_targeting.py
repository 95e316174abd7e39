"""Whom NPCs go for."""

import pytest

from nocturne.chapters.rules.combat.targeting import Candidate, choose

ANN = Candidate("ann", initiative=3, wounds=4, straight=2, path=5)
BOB = Candidate("bob", initiative=4, wounds=0, straight=3, path=3)
CLO = Candidate("clo", initiative=4, wounds=4, straight=1, path=None)
ALL = (ANN, BOB, CLO)


@pytest.mark.rule("CHA-TGT-02", "CHA-GAP-25")
@pytest.mark.parametrize(
    ("kind", "target"),
    [("closest", ["bob"]), ("least_wounded", ["bob"]), ("lowest_initiative", ["ann"])],
)
def test_each_criterion(kind, target):
    assert choose(kind, ALL) == target


@pytest.mark.rule("CHA-TGT-03")
def test_a_tie_goes_to_the_higher_initiative():
    assert choose("most_wounded", ALL) == ["clo"]


@pytest.mark.rule("CHA-TGT-03")
def test_a_tie_that_remains_is_the_coteries_choice():
    assert choose("highest_initiative", ALL) == ["bob", "clo"]


@pytest.mark.rule("CHA-GAP-25")
def test_the_same_way_is_decided_by_the_straight_distance():
    near = Candidate("near", initiative=1, wounds=0, straight=1, path=3)
    assert choose("closest", [BOB, near]) == ["near"]


def test_nobody_there():
    assert choose("closest", []) == []
