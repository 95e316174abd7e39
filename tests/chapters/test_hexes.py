"""Hexes: names, distances, facings."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nocturne.chapters.components.hexes import (
    DIRECTIONS,
    Facing,
    adjacent,
    distance,
    facing_towards,
    hex_of,
    is_behind,
    minus,
    name_of,
    neighbours,
    plus,
    wedge_of,
    within,
)

hexes = st.tuples(st.integers(-8, 8), st.integers(-8, 8))


def test_even_rows_stand_half_a_hex_to_the_right():
    # row 2 is shifted: C2 touches C1 and D1 above, C3 and D3 below
    around = {name_of(hex_) for hex_ in neighbours(hex_of("C2"))}
    assert around == {"B2", "D2", "C1", "D1", "C3", "D3"}


def test_odd_rows_reach_to_the_left():
    around = {name_of(hex_) for hex_ in neighbours(hex_of("C3"))}
    assert around == {"B3", "D3", "B2", "C2", "B4", "C4"}


@given(st.integers(0, 25), st.integers(1, 60))
def test_a_name_leads_back_to_its_hex(column: int, row: int):
    name = f"{chr(65 + column)}{row}"
    assert name_of(hex_of(name)) == name


@given(hexes, hexes, hexes)
def test_distance_is_a_distance(a, b, c):
    assert distance(a, b) == distance(b, a)
    assert (distance(a, b) == 0) == (a == b)
    assert distance(a, c) <= distance(a, b) + distance(b, c)


@given(hexes, st.integers(0, 5))
def test_a_disc_has_the_right_size(centre, radius):
    disc = list(within(centre, radius))
    assert len(disc) == len(set(disc)) == 1 + 3 * radius * (radius + 1)
    assert all(distance(centre, hex_) <= radius for hex_ in disc)


@pytest.mark.rule("CHA-FIG-01", "CHA-GAP-18")
@pytest.mark.parametrize("facing", list(Facing))
def test_two_hexes_in_front_two_beside_two_behind(facing: Facing):
    parts = [*facing.front, *facing.sides, *facing.rear]
    assert sorted(parts) == sorted(DIRECTIONS)
    assert {wedge_of(facing, step) for step in facing.front} == {(1, 0), (0, 1)}
    assert all(wedge_of(facing, step) is None for step in (*facing.sides, *facing.rear))
    assert set(facing.opposite.front) == set(facing.rear)


def test_a_facing_is_a_corner_between_two_neighbours():
    # the southern corner lies between the neighbours to the south-east and south-west
    here = hex_of("C3")
    front = {name_of(plus(here, step)) for step in Facing.S.front}
    assert front == {"C4", "B4"}
    assert {name_of(plus(here, step)) for step in Facing.N.front} == {"B2", "C2"}
    assert {name_of(plus(here, step)) for step in Facing.SE.front} == {"D3", "C4"}


@given(hexes, hexes, st.sampled_from(list(Facing)))
def test_turning_to_a_target_has_it_in_front(here, there, now):
    facing = facing_towards(here, there, now)
    if here == there:
        assert facing == now
    else:
        assert wedge_of(facing, minus(there, here)) is not None
        assert not is_behind(here, facing, there)


@pytest.mark.rule("CHA-GAP-23")
@given(hexes, st.sampled_from(list(Facing)))
def test_exactly_two_neighbours_are_behind(here, facing):
    behind = [hex_ for hex_ in neighbours(here) if is_behind(here, facing, hex_)]
    assert behind == [plus(here, step) for step in DIRECTIONS if step in facing.rear]
    far = plus(plus(here, facing.rear[0], 2), facing.rear[1], 2)
    assert is_behind(here, facing, far)
    assert not adjacent(here, far)
