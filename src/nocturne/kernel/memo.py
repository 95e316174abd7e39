"""Answers that hold while a state stands still.

While a question is put together, or a view is made, a state does not change, so a query has one answer.
Inside ``with unchanged(state):`` a query may keep its answers in ``answers_of(state)``. Outside there is no
such place, and a copy of the state has none: nothing kept here outlives the block, is copied or written out.

>>> from nocturne import new_game
>>> state = new_game("candles").state
>>> with unchanged(state):
...     answers_of(state)["lit"] = 3
...     answers_of(state), answers_of(state.copy())
({'lit': 3}, None)
>>> answers_of(state) is None
True

The fuzzer works inside ``with checked():``, where a block in which the state did change is a fault.
"""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from nocturne.kernel import codec
from nocturne.kernel.errors import RulesFault
from nocturne.kernel.state import State


class _Standing(threading.local):
    """What stands still in this thread, and the answers kept for it."""

    state: State | None = None
    answers: dict[Any, Any] | None = None
    checked = False


_standing = _Standing()


def answers_of(state: State) -> dict[Any, Any] | None:
    """Where answers about a state can be kept; None unless it stands still. Any: each query has its own keys
    and values."""
    return _standing.answers if _standing.state is state else None


class unchanged:  # noqa: N801  (reads as a statement: with unchanged(state))
    """The state does not change in this block. Nested blocks of one state share their answers."""

    __slots__ = ("_before", "_outer", "_state")

    def __init__(self, state: State) -> None:
        self._state = state

    def __enter__(self) -> None:
        now = _standing
        self._outer = now.state, now.answers
        if now.state is not self._state:
            now.state, now.answers = self._state, {}
        self._before = codec.to_bytes(self._state) if now.checked else b""

    def __exit__(self, error: object, *_traced: object) -> None:
        _standing.state, _standing.answers = self._outer
        if self._before and error is None and codec.to_bytes(self._state) != self._before:
            raise RulesFault("a state changed while it was to stand still")


@contextmanager
def checked() -> Iterator[None]:
    """Whether states really stand still is checked in this block."""
    before, _standing.checked = _standing.checked, True
    try:
        yield
    finally:
        _standing.checked = before
