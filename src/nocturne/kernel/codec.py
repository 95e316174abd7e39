"""Writing states out and reading them back: JSON to look at, MessagePack to keep, a digest to compare."""

from __future__ import annotations

from functools import cache
from hashlib import blake2b
from typing import Any, Union

import msgspec

from nocturne.kernel.errors import BadRecord
from nocturne.kernel.game import Game
from nocturne.kernel.ordered import ordered
from nocturne.kernel.state import State

_packer = msgspec.msgpack.Encoder()


def to_json(state: State) -> bytes:
    """The state as JSON."""
    return msgspec.json.encode(state)


def to_bytes(state: State) -> bytes:
    """The state in its compact form."""
    return _packer.encode(state)


def from_json(game: Game[Any], text: bytes | str) -> State:
    """The state that ``to_json`` wrote."""
    return _restore(game, text, msgspec.json.decode)


def from_bytes(game: Game[Any], packed: bytes) -> State:
    """The state that ``to_bytes`` wrote."""
    return _restore(game, packed, msgspec.msgpack.decode)


def digest(state: State) -> str:
    """32 hexadecimal digits that are equal exactly when two states are."""
    return blake2b(_packer.encode(ordered(state)), digest_size=16).hexdigest()


@cache
def _frames_of(game: Game[Any]) -> Any:
    return list[Union[game.frames]]  # type: ignore[name-defined]  # noqa: UP007  (a tuple of classes)


def _restore(game: Game[Any], packed: Any, decode: Any) -> State:
    try:
        state: State = decode(packed, type=game.state)
        # Frames are of many classes: the state reads them as bare mappings, their tag tells the class.
        state.stack = msgspec.convert(state.stack, _frames_of(game), str_keys=True)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadRecord("kernel-state-unreadable", game=game.id, detail=str(error)) from error
    return state
