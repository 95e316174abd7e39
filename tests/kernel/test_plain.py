"""Copies: equal to the original and independent of it, whatever a state is made of."""

from __future__ import annotations

import enum
from collections.abc import Mapping
from typing import Annotated, Any, Literal, NewType

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct

from nocturne.kernel.event import Ref
from nocturne.kernel.plain import SHARED, Plain, is_immutable

CardId = NewType("CardId", int)


class Colour(enum.Enum):
    RED = "red"
    BLUE = "blue"


class Stone(Struct, frozen=True):
    weight: int
    marks: tuple[str, ...] = ()


class Pouch(Plain):
    stones: list[Stone] = []
    inside: dict[str, int] = {}


class Chest(Plain):
    number: int
    colour: Colour
    kind: Literal["oak", "iron"]
    owner: Annotated[int, Ref("seat")]
    cards: list[CardId]
    grid: list[list[int]]
    deep: list[list[list[int]]]
    shelves: dict[str, list[int]]
    rooms: dict[int, dict[str, list[int]]]
    pouch: Pouch
    pouches: list[Pouch]
    by_name: dict[str, Pouch]
    spare: Pouch | None
    note: list[int] | None
    seal: Stone | None
    tags: frozenset[str]


words = st.text("abc", max_size=2)
ints = st.integers(-3, 3)
stones = st.builds(Stone, ints, st.lists(words, max_size=2).map(tuple))
pouches = st.builds(Pouch, st.lists(stones, max_size=2), st.dictionaries(words, ints, max_size=2))
rows = st.lists(ints, max_size=3)
chests = st.builds(
    Chest,
    number=ints,
    colour=st.sampled_from(Colour),
    kind=st.sampled_from(["oak", "iron"]),
    owner=ints,
    cards=st.lists(ints.map(CardId), max_size=3),
    grid=st.lists(rows, max_size=3),
    deep=st.lists(st.lists(rows, max_size=2), max_size=2),
    shelves=st.dictionaries(words, rows, max_size=3),
    rooms=st.dictionaries(ints, st.dictionaries(words, rows, max_size=2), max_size=2),
    pouch=pouches,
    pouches=st.lists(pouches, max_size=2),
    by_name=st.dictionaries(words, pouches, max_size=2),
    spare=st.none() | pouches,
    note=st.none() | rows,
    seal=st.none() | stones,
    tags=st.frozensets(words, max_size=2),
)


def disturb(value: Any) -> None:
    """Change everything in a value that can be changed."""
    if isinstance(value, list):
        for item in value:
            disturb(item)
        value.append("more")
    elif isinstance(value, dict):
        for item in value.values():
            disturb(item)
        value["more"] = "more"
    elif isinstance(value, Plain):
        for name in value.__struct_fields__:
            disturb(getattr(value, name))
            setattr(value, name, "changed")


@given(chests)
def test_a_copy_is_equal_and_nothing_done_to_it_reaches_the_original(chest: Chest):
    before = msgspec.msgpack.encode(chest)
    copy = chest.copy()
    assert copy == chest
    assert type(copy) is Chest

    disturb(copy)

    assert msgspec.msgpack.encode(chest) == before


@given(chests)
def test_nothing_done_to_the_original_reaches_a_copy(chest: Chest):
    copy = chest.copy()
    before = msgspec.msgpack.encode(copy)

    disturb(chest)

    assert msgspec.msgpack.encode(copy) == before


def test_what_cannot_change_is_shared():
    stone = Stone(3)
    pouch = Pouch([stone])
    assert pouch.copy().stones[0] is stone


class Lock(Plain):
    """Nothing in it can be changed in place."""

    number: int
    keys: Mapping[str, int]


class Padlock(Lock):
    scratches: list[int]


def test_a_class_copies_its_own_fields_also_when_the_class_above_was_copied_first():
    lock, padlock = Lock(1, {"a": 1}), Padlock(2, {}, [1])

    assert lock.copy() == lock
    assert lock.copy() is not lock
    assert lock.copy().keys is lock.keys
    twin = padlock.copy()
    twin.scratches.append(2)
    assert (type(twin), padlock.scratches) == (Padlock, [1])


def test_what_is_annotated_as_shared_is_shared():
    class Shop(Plain):
        sold: Annotated[Pouch, SHARED]
        kept: Pouch

    shop = Shop(Pouch(), Pouch())
    assert shop.copy().sold is shop.sold
    assert shop.copy().kept is not shop.kept


class Loose(Plain):
    things: dict[str, Any]


class Bag(Plain):
    things: set[int]


class Sly(Struct, frozen=True):
    """Frozen, but what it holds is not."""

    things: list[int]


class Holder(Plain):
    sly: Sly


@pytest.mark.parametrize(("kind", "value"), [(Loose, {}), (Bag, set()), (Holder, Sly([]))])
def test_a_field_that_could_not_be_copied_safely_is_refused(kind: Any, value: object):
    with pytest.raises(TypeError, match="a state cannot hold"):
        kind(value).copy()


def test_which_types_are_shared():
    shared = [
        int,
        str,
        Colour,
        Stone,
        CardId,
        tuple[int, ...],
        Literal["a"],
        Annotated[int, Ref("card")],
        int | None,
        Mapping[str, int],
        Annotated[Pouch | None, SHARED],
    ]
    copied = [list[int], dict[str, int], Pouch, Sly, tuple[Pouch, ...], Pouch | None, Mapping[str, Pouch]]
    assert [kind for kind in shared if not is_immutable(kind)] == []
    assert [kind for kind in copied if is_immutable(kind)] == []


def test_change_sets_several_fields_and_refuses_unknown_ones():
    pouch = Pouch()
    pouch.change(stones=[Stone(1)], inside={"a": 1})
    assert pouch == Pouch([Stone(1)], {"a": 1})
    with pytest.raises(AttributeError):
        pouch.change(stone=1)
