"""Writing states out and reading them back; digests."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
import pytest
from hypothesis import given

import nocturne
from nocturne.kernel import codec
from nocturne.kernel.engine import advance, still_open
from nocturne.kernel.errors import BadRecord
from nocturne.kernel.ordered import ordered
from nocturne.kernel.registry import find_game
from nocturne.kernel.table import Table
from tests.kernel.played import NUMBERS, play_on, played_tables


@given(played_tables())
def test_a_state_read_back_is_the_same_and_asks_the_same(table: Table):
    for restored in (
        codec.from_json(table.game, codec.to_json(table.state)),
        codec.from_bytes(table.game, codec.to_bytes(table.state)),
    ):
        assert restored == table.state
        assert codec.digest(restored) == table.digest()
        assert [type(frame) for frame in restored.stack] == [type(frame) for frame in table.state.stack]
        asked = [question.decision(table.number) for question in still_open(restored, advance(restored))]
        assert asked == table.decisions()


@given(played_tables(), NUMBERS)
def test_a_state_read_back_plays_on_like_the_original(table: Table, numbers: list[int]):
    restored = table.copy()
    restored.state = codec.from_bytes(table.game, codec.to_bytes(table.state))
    play_on(table, numbers)
    play_on(restored, numbers)
    assert restored.digest() == table.digest()


@given(played_tables(), NUMBERS)
def test_digests_are_equal_exactly_when_states_are(table: Table, numbers: list[int]):
    twin = table.copy()
    assert twin.digest() == table.digest()
    play_on(twin, numbers)
    assert (twin.digest() == table.digest()) == (twin.state == table.state)


class Shelf(msgspec.Struct):
    things: dict[str, int]
    shared: Mapping[str, int]


def test_a_digest_does_not_depend_on_the_order_of_a_mapping():
    one, other = {"a": 1, "b": 2}, {"b": 2, "a": 1}
    packed = {msgspec.msgpack.encode(ordered(Shelf(x, y))) for x in (one, other) for y in (one, other)}
    assert len(packed) == 1


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"{}",
        b"[]",
        b"null",
        b"not json",
        b"\xff\xfe",
        b"[" * 100_000,
        b'{"seats": "two"}',
    ],
)
def test_what_is_not_a_state_is_refused_with_the_game_named(text: bytes):
    game = find_game("candles")
    with pytest.raises(BadRecord) as refused:
        codec.from_json(game, text)
    assert refused.value.args_for_message["game"] == "candles"
    with pytest.raises(BadRecord):
        codec.from_bytes(game, text)


def test_an_unknown_procedure_on_the_stack_is_refused():
    game = find_game("candles")
    plain = msgspec.json.decode(codec.to_json(nocturne.new_game("candles", seats=2).state))
    plain["stack"][0]["frame"] = "Seance"
    with pytest.raises(BadRecord, match="Seance"):
        codec.from_json(game, msgspec.json.encode(plain))
