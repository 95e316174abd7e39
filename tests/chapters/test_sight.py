"""Lines of sight: the triangle, obstacles, and the book's eight examples of stealth."""

from collections.abc import Collection
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nocturne.chapters.components.hexes import DIRECTIONS, Facing, Hex, adjacent, plus, within
from nocturne.chapters.components.sight import _trace, hidden, looked_at, proximity, stealth_difficulty
from nocturne.chapters.components.tile_map import TileMap

FIELD = TileMap(frozenset(within((0, 0), 12)))
hexes = st.tuples(st.integers(-5, 5), st.integers(-5, 5))
facings = st.sampled_from(list(Facing))


def wall(a: Hex, b: Hex) -> TileMap:
    return TileMap(FIELD.hexes, frozenset({frozenset((a, b))}))


def difficulty(
    npc: Hex, facing: int, depth: int, path: list[Hex], obstacles: Collection[Hex] = ()
) -> int | None:
    seen = [
        modifier
        for hex_ in path
        if (modifier := proximity(npc, Facing(facing), depth, hex_)) is not None
        and not hidden(npc, hex_, FIELD, set(obstacles))
    ]
    return stealth_difficulty(depth, seen)


@pytest.mark.rule("CHA-LOS-02", "CHA-STL-13", "CHA-EX-09")
@pytest.mark.parametrize("depth", [1, 2, 3, 4, 5])
def test_row_k_of_the_triangle_has_k_plus_one_hexes(depth):
    modifiers = [proximity((0, 0), Facing.S, depth, hex_) for hex_ in within((0, 0), depth + 2)]
    for row in range(1, depth + 1):
        assert modifiers.count(depth - row + 1) == row + 1


@pytest.mark.rule("CHA-LOS-03", "CHA-STL-14", "CHA-STL-15")
@given(hexes, facings, st.integers(0, 5))
def test_all_hexes_around_are_looked_at(here, facing, depth):
    around = [plus(here, step) for step in DIRECTIONS]
    assert set(around) <= set(looked_at(here, facing, depth))
    assert [proximity(here, facing, depth, plus(here, step)) for step in facing.sides] == [0, 0]
    assert [proximity(here, facing, depth, plus(here, step)) for step in facing.rear] == [-1, -1]


@pytest.mark.rule("CHA-EX-01", "CHA-STL-03")
def test_example_1_one_far_hex():
    assert difficulty((0, 0), 0, 3, [(4, -1), (3, 0), (4, 0)]) == 4


@pytest.mark.rule("CHA-EX-02", "CHA-STL-04")
def test_example_2_the_highest_modifier_on_the_path():
    assert difficulty((0, 0), 0, 4, [(3, 1), (2, 1)]) == 6


@pytest.mark.rule("CHA-EX-03")
def test_example_3_leaving_past_the_nearest_hexes():
    assert difficulty((0, 0), 0, 3, [(0, 1), (1, 0), (1, -1), (2, -1)]) == 6


@pytest.mark.rule("CHA-EX-04")
def test_example_4_at_the_side():
    assert difficulty((0, 0), 0, 3, [(1, -1)]) == 3


@pytest.mark.rule("CHA-EX-05", "CHA-STL-06")
def test_example_5_two_npcs_two_tests():
    path = [(1, 1), (2, 1), (3, 1)]
    assert difficulty((0, 0), 0, 3, path) == 5
    assert difficulty((6, 1), 3, 3, path) == 4


@pytest.mark.rule("CHA-EX-06", "CHA-STL-06")
def test_example_6_overlapping_sights_are_not_added():
    path = [(1, 1), (2, 1)]
    assert difficulty((0, 0), 0, 3, path) == 5
    assert difficulty((5, 1), 3, 3, path) == 4


@pytest.mark.rule("CHA-EX-07")
def test_example_7_behind():
    assert difficulty((0, 0), 0, 3, [(-1, 0)]) == 2


@pytest.mark.rule("CHA-EX-08", "CHA-LOS-04", "CHA-GAP-20")
def test_example_8_hidden_by_difficult_terrain():
    assert difficulty((0, 0), 0, 3, [(2, 0)], [(1, 0)]) is None
    assert difficulty((0, 0), 0, 3, [(1, 1)], [(1, 0)]) == 5
    # straight behind the terrain one stays hidden, whatever the direction of the step
    assert difficulty((0, 0), 0, 4, [(3, 0)], [(1, 0)]) is None


@pytest.mark.rule("CHA-GAP-19")
def test_a_line_along_an_edge_is_blocked_only_from_both_sides():
    assert not hidden((0, 0), (1, 1), FIELD, {(1, 0)})
    assert not hidden((0, 0), (1, 1), FIELD, {(0, 1)})
    assert hidden((0, 0), (1, 1), FIELD, {(1, 0), (0, 1)})


@pytest.mark.rule("CHA-TILE-04", "CHA-LOS-05")
def test_walls_hide_even_a_neighbour():
    assert hidden((0, 0), (1, 0), wall((0, 0), (1, 0)), ())
    assert hidden((0, 0), (3, 0), wall((1, 0), (2, 0)), ())
    assert not hidden((0, 0), (1, 0), wall((0, 0), (0, 1)), ())


def test_a_solid_block_hides():
    holed = TileMap(FIELD.hexes - {(1, 0)})
    assert hidden((0, 0), (2, 0), holed, ())


@pytest.mark.rule("CHA-LOS-06")
@given(hexes, hexes, st.sets(hexes, max_size=6))
def test_hiding_is_the_same_from_both_ends(a, b, obstacles):
    assert hidden(a, b, FIELD, obstacles) == hidden(b, a, FIELD, obstacles)


@pytest.mark.rule("CHA-LOS-06")
@given(hexes, hexes, hexes, st.sampled_from(DIRECTIONS))
def test_walls_hide_the_same_from_both_ends(a, b, c, step):
    tile = wall(c, plus(c, step))
    assert hidden(a, b, tile, ()) == hidden(b, a, tile, ())


@given(hexes, st.sampled_from([1, -1]))
def test_a_line_goes_step_by_step_and_arrives(way, side):
    if way == (0, 0):
        return
    line = [(0, 0), *_trace(way, side)]
    assert line[-1] == way
    assert all(adjacent(a, b) for a, b in pairwise(line))


def test_the_strict_reading_needs_both_sides_free():
    assert hidden((0, 0), (1, 1), FIELD, {(1, 0)}, strict=True)
    assert not hidden((0, 0), (1, 1), FIELD, set(), strict=True)
