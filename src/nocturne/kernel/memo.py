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

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from nocturne.kernel import codec
from nocturne.kernel.errors import RulesFault
from nocturne.kernel.state import State

_NOTHING: tuple[State | None, dict[Any, Any] | None] = (None, None)
# The state that stands still and the answers kept for it, in one piece: another thread sees both or neither.
_standing = _NOTHING
_checked = False


def answers_of(state: State) -> dict[Any, Any] | None:
    """Where answers about a state can be kept; None unless it stands still. Any: each query has its own keys
    and values."""
    still, answers = _standing
    return answers if still is state else None


class unchanged:  # noqa: N801  (reads as a statement: with unchanged(state))
    """The state does not change in this block. Nested blocks of one state share their answers. A block of
    another state inside ends the keeping of answers; they are then looked for again."""

    __slots__ = ("_before", "_outermost", "_state")

    def __init__(self, state: State) -> None:
        self._state = state

    def __enter__(self) -> None:
        global _standing
        self._outermost = _standing[0] is not self._state
        if self._outermost:
            _standing = (self._state, {})
        self._before = codec.to_bytes(self._state) if _checked else b""

    def __exit__(self, error: object, *_traced: object) -> None:
        global _standing
        if self._outermost:
            _standing = _NOTHING
        if self._before and error is None and codec.to_bytes(self._state) != self._before:
            raise RulesFault("a state changed while it was to stand still")


@contextmanager
def checked() -> Iterator[None]:
    """Whether states really stand still is checked in this block."""
    global _checked
    before, _checked = _checked, True
    try:
        yield
    finally:
        _checked = before
