"""Fire spreads towards the closest figure that does not burn."""

import pytest

from nocturne.chapters.components.fire import spread
from nocturne.chapters.components.hexes import within
from nocturne.chapters.components.tile_map import TileMap

FIELD = TileMap(frozenset(within((0, 0), 4)))


@pytest.mark.rule("CHA-FIRE-04", "CHA-GAP-16")
def test_towards_the_closest():
    assert spread((0, 0), FIELD, {(0, 0)}, [(3, 0), (-4, 0)], ()) == [(1, 0)]


@pytest.mark.rule("CHA-FIRE-04", "CHA-GAP-16")
def test_two_ways_that_are_as_good_are_the_players_choice():

    assert spread((0, 0), FIELD, {(0, 0)}, [(1, 1)], ()) == [(1, 0), (0, 1)]


@pytest.mark.rule("CHA-FIRE-05")
def test_who_burns_already_is_passed_over():
    assert spread((0, 0), FIELD, {(0, 0), (1, 0)}, [(1, 0), (-3, 0)], ()) == [(-1, 0)]


@pytest.mark.rule("CHA-FIRE-06")
def test_when_all_burn_the_players_choose():
    assert len(spread((0, 0), FIELD, {(0, 0), (1, 0)}, [(1, 0)], ())) == 5


@pytest.mark.rule("CHA-GAP-16")
def test_never_through_a_wall_nor_onto_a_zone():
    tile = TileMap(FIELD.hexes, frozenset({frozenset(((0, 0), (1, 0)))}))
    assert (1, 0) not in spread((0, 0), tile, {(0, 0)}, [(3, 0)], ())
    assert (1, 0) not in spread((0, 0), FIELD, {(0, 0)}, [(3, 0)], {(1, 0)})
