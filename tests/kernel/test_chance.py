"""Chance: the same numbers everywhere and for ever, every one equally likely."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nocturne.kernel.chance import Chance
from nocturne.kernel.errors import BadChance
from nocturne.kernel.words import words

GOLDEN_KEY = "05d905d471f17dac22db1f672b55a36c"
GOLDEN_BELOW = [607, 757, 898, 152, 12, 906, 22, 404]
GOLDEN_ROLLS = [3, 5, 6, 4, 6, 6, 1, 6]
GOLDEN_DECK = [7, 1, 4, 0, 5, 3, 8, 6, 9, 2]
GOLDEN_SAMPLE = ["c", "d", "a"]
GOLDEN_FORK = 110
GOLDEN_COUNT = 18

seeds = st.integers() | st.text(max_size=5)


def test_the_numbers_of_a_seed_never_change():
    """Golden values: a change here breaks every record ever kept."""
    chance = Chance.seeded(7)
    assert chance.key.hex() == GOLDEN_KEY
    assert [chance.below(1000) for _ in range(8)] == GOLDEN_BELOW
    assert [chance.roll() for _ in range(8)] == GOLDEN_ROLLS
    deck = list(range(10))
    chance.shuffle(deck)
    assert deck == GOLDEN_DECK
    assert chance.sample("abcdef", 3) == GOLDEN_SAMPLE
    assert chance.fork("bot").below(1000) == GOLDEN_FORK
    assert chance.count == GOLDEN_COUNT


def test_the_numbers_do_not_depend_on_the_hash_seed(in_fresh_python):
    code = (
        "from nocturne.kernel.chance import Chance; c = Chance.seeded('a quiet night');"
        "d = list('abcdefgh'); c.shuffle(d); print([c.below(99) for _ in range(9)], d, c.fork('x').key.hex())"
    )
    printed = {in_fresh_python(code, hash_seed=seed) for seed in ("0", "1", "2")}
    assert len(printed) == 1


@given(seeds)
def test_a_copy_gives_the_same_numbers_and_leaves_the_original_alone(seed: int | str):
    chance = Chance.seeded(seed)
    chance.below(6)
    copy = chance.copy()
    ahead = [copy.below(100) for _ in range(5)]
    assert chance.count == 1
    assert [chance.below(100) for _ in range(5)] == ahead


@given(seeds, st.integers(1, 1 << 64))
def test_below_stays_below(seed: int | str, n: int):
    assert 0 <= Chance.seeded(seed).below(n) < n


@given(seeds, st.lists(st.integers()))
def test_a_shuffle_keeps_every_item(seed: int | str, items: list[int]):
    shuffled = items[:]
    Chance.seeded(seed).shuffle(shuffled)
    assert Counter(shuffled) == Counter(items)


@given(seeds, st.lists(st.integers(), unique=True), st.integers(0, 10))
def test_a_sample_has_different_items(seed: int | str, items: list[int], k: int):
    found = Chance.seeded(seed).sample(items, k)
    assert len(found) == len(set(found)) == min(k, len(items))
    assert set(found) <= set(items)


def test_every_face_and_every_order_is_equally_likely():
    """Chi-squared on a fixed seed: a bias would show, luck cannot (the numbers are always the same)."""
    chance = Chance.seeded("uniform")
    faces = Counter(chance.roll(6) for _ in range(6000))
    assert set(faces) == {1, 2, 3, 4, 5, 6}
    assert sum((n - 1000) ** 2 / 1000 for n in faces.values()) < 20.5  # 5 degrees, one in a thousand

    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(6000):
        deck = [1, 2, 3]
        chance.shuffle(deck)
        orders[tuple(deck)] += 1
    assert len(orders) == 6
    assert sum((n - 1000) ** 2 / 1000 for n in orders.values()) < 20.5


def test_forks_are_independent_of_each_other_and_of_the_original():
    chance = Chance.seeded(1)
    streams = [chance.fork("a"), chance.fork("b"), chance.copy()]
    assert len({tuple(stream.below(10**9) for _ in range(3)) for stream in streams}) == 3
    assert chance.count == 0


def test_forced_numbers_come_first_and_then_luck_goes_on_as_before():
    free, forced = Chance.seeded(7), Chance.seeded(7)
    forced.force(5, 0)
    assert [forced.roll(6), forced.pick(["first", "second"])] == [6, "first"]
    assert forced.forced == ()
    assert [forced.below(100) for _ in range(3)] == [free.below(100) for _ in range(3)]


def test_a_shuffle_is_not_forced():
    free, forced = Chance.seeded(7), Chance.seeded(7)
    forced.force(0, 0)
    one, other = list(range(9)), list(range(9))
    free.shuffle(one)
    forced.shuffle(other)
    assert one == other
    assert forced.forced == (0, 0)


def test_a_forced_number_the_die_does_not_have_is_refused():
    chance = Chance.seeded(7)
    chance.force(6)
    with pytest.raises(BadChance) as refused:
        chance.roll(6)
    assert words("en")(refused.value.message, **refused.value.args_for_message) == (
        "The number 7 was fixed in advance, but there are only 6 possibilities."
    )
