"""What was done and counts up to a moment (see ``nocturne.vtes.done``): limits are kept by it."""

from __future__ import annotations

from typing import TypeVar

from nocturne.vtes.done import WORDS, Done
from nocturne.vtes.records import THIS_TURN, Until
from nocturne.vtes.state import VtesState

DoneT = TypeVar("DoneT")


def used(g: VtesState, what: Done, until: Until = THIS_TURN) -> bool:
    """Whether it was done in this span."""
    known = g.done.get(WORDS[type(what)])
    return known is not None and any(one.what == what and one.until == until for one in known)


def count(g: VtesState, what: Done, until: Until = THIS_TURN) -> int:
    """How often it was done in this span."""
    known = g.done.get(WORDS[type(what)], ())
    return sum(one.what == what and one.until == until for one in known)


def all_done(g: VtesState, kind: type[DoneT], until: Until = THIS_TURN) -> list[DoneT]:
    """Everything of a kind that was done in this span."""
    known = g.done.get(WORDS[kind], ())
    return [one.what for one in known if isinstance(one.what, kind) and one.until == until]
