"""Frames by kind: how a lower layer starts a procedure of a higher one without importing it.

A layer registers its procedure under a kind, and whoever is below starts it by that kind:

>>> from nocturne.kernel.state import Frame
>>> @starts("doctest")
... class Ring(Frame):
...     times: int = 1
>>> start("doctest", times=3).times
3
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from nocturne.kernel.state import Frame

FrameT = TypeVar("FrameT", bound=Frame)

_kinds: dict[str, type[Frame]] = {}


def starts(kind: str) -> Callable[[type[FrameT]], type[FrameT]]:
    """Register a procedure under a kind. A kind has one procedure."""

    def register(frame: type[FrameT]) -> type[FrameT]:
        known = _kinds.setdefault(kind, frame)
        if known.__qualname__ != frame.__qualname__ or known.__module__ != frame.__module__:
            raise ValueError(f"{kind!r} starts {known.__module__}.{known.__qualname__} already")
        _kinds[kind] = frame
        return frame

    return register


def start(kind: str, /, **fields: Any) -> Frame:
    """A frame of the procedure registered under a kind, to be pushed by the caller."""
    return _kinds[kind](**fields)


def is_kind(frame: object, kind: str) -> bool:
    """Whether a frame is of the procedure registered under a kind, or of one derived from it."""
    registered = _kinds.get(kind)
    return registered is not None and isinstance(frame, registered)
