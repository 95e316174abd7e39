"""Movement: costs, blocked and passed hexes, fastest ways, pushes."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nocturne.chapters.components.hexes import adjacent, distance, hex_of, within
from nocturne.chapters.components.movement import (
    Ground,
    along,
    away_from,
    fastest,
    flight,
    nearest_free,
    reachable,
    towards,
)
from nocturne.chapters.components.tile_map import TileMap

FIELD = TileMap(frozenset(within((0, 0), 6)))
hexes = st.sampled_from(sorted(within((0, 0), 6)))


@pytest.mark.rule("CHA-TER-01", "CHA-TER-02")
def test_difficult_terrain_costs_two_to_enter_and_one_to_leave():
    ground = Ground(FIELD, difficult={(1, 0)})
    assert (1, 0) not in reachable((0, 0), ground, 1)
    assert reachable((0, 0), ground, 2)[(1, 0)].cost == 2
    assert reachable((1, 0), ground, 1)[(2, 0)].cost == 1


@pytest.mark.rule("CHA-MOV-02", "CHA-POS-02")
def test_friends_are_passed_and_enemies_are_not():
    lane = TileMap(frozenset((q, 0) for q in range(4)))
    past_friend = reachable((0, 0), Ground(lane, passed={(1, 0)}), 3)
    assert set(past_friend) == {(2, 0), (3, 0)}
    assert reachable((0, 0), Ground(lane, blocked={(1, 0)}), 3) == {}


@pytest.mark.rule("CHA-TILE-03")
def test_walls_are_walked_around():
    tile = TileMap(FIELD.hexes, frozenset({frozenset(((0, 0), (1, 0)))}))
    assert reachable((0, 0), Ground(tile), 6)[(1, 0)].cost == 2


@pytest.mark.rule("CHA-TER-10")
def test_a_hex_that_ends_the_movement_is_entered_but_not_left():
    lane = TileMap(frozenset((q, 0) for q in range(4)))
    assert set(reachable((0, 0), Ground(lane, ends={(2, 0)}), 3)) == {(1, 0), (2, 0)}


def test_of_equal_ways_the_one_through_less_fire_is_taken():
    ground = Ground(FIELD, fire={(1, 0)})
    way = reachable((0, 0), ground, 2)[(1, 1)]
    assert way.path == ((0, 1), (1, 1))
    assert way.fires == 0


@given(hexes, st.integers(0, 6), st.sets(hexes, max_size=12), st.sets(hexes, max_size=12))
def test_every_way_is_a_way(start, points, difficult, blocked):
    ground = Ground(FIELD, difficult=difficult, blocked=blocked - {start})
    for goal, way in reachable(start, ground, points).items():
        steps = (start, *way.path)
        assert way.end == goal
        assert all(adjacent(a, b) for a, b in pairwise(steps))
        assert way.cost == sum(2 if place in difficult else 1 for place in way.path) <= points
        assert not set(way.path) & set(ground.blocked)


@given(hexes, hexes)
def test_in_an_open_field_the_fastest_way_is_straight(start, goal):
    way = fastest(start, {goal}, Ground(FIELD))
    assert way is not None
    assert way.cost == distance(start, goal)


def test_along_stops_before_somebody_and_when_the_points_are_gone():
    lane = TileMap(frozenset((q, 0) for q in range(6)))
    ground = Ground(lane, passed={(3, 0)})
    way = fastest((0, 0), {(5, 0)}, ground)
    assert way is not None
    assert along(way, ground, 4).end == (4, 0)
    assert along(way, ground, 3).end == (2, 0)
    assert along(way, ground, 0).path == ()


@pytest.mark.rule("CHA-MOV-06", "CHA-GAP-53")
def test_a_push_goes_straight_away_and_stops_early():
    ground = Ground(FIELD)
    assert away_from((0, 0), (1, 0), 2, ground, ()) == ((2, 0), (3, 0))
    assert away_from((0, 0), (1, 0), 2, Ground(FIELD, difficult={(3, 0)}), ()) == ((2, 0),)
    assert away_from((0, 0), (1, 0), 2, ground, {(2, 0)}) == ()
    tile = TileMap(FIELD.hexes, frozenset({frozenset(((2, 0), (3, 0)))}))
    assert away_from((0, 0), (1, 0), 2, Ground(tile), ()) == ((2, 0),)


def test_a_pull_stops_beside_the_one_who_pulls():
    assert towards((0, 0), (4, 0), 9, Ground(FIELD), ()) == ((3, 0), (2, 0), (1, 0))


@pytest.mark.rule("CHA-MOV-04", "CHA-MOV-05")
def test_the_nearest_free_hexes():
    assert nearest_free((0, 0), FIELD, ()) == [(0, 0)]
    assert len(nearest_free((0, 0), FIELD, {(0, 0)})) == 6


@pytest.mark.rule("CHA-FLEE-08")
def test_flight_goes_to_the_nearest_exit_with_a_way():
    lane = TileMap(frozenset((q, 0) for q in range(7)), exits=frozenset({(0, 0), (6, 0)}))
    assert flight((2, 0), Ground(lane)).end == (0, 0)  # type: ignore[union-attr]
    assert flight((2, 0), Ground(lane, blocked={(1, 0)})).end == (6, 0)  # type: ignore[union-attr]
    assert flight((2, 0), Ground(lane, blocked={(1, 0), (3, 0)})) is None


def test_hex_names_are_used_by_people():
    assert distance(hex_of("A1"), hex_of("A3")) == 2
