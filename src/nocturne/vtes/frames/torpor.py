"""The facts of minions on their way to torpor or to the ash heap, and of a diablerie."""

from __future__ import annotations

from enum import IntEnum
from typing import Literal

from msgspec import Struct

from nocturne.kernel.state import Frame
from nocturne.vtes.terms import NONE


class Fate(Struct, frozen=True, omit_defaults=True, gc=False):
    """What is becoming of a minion (or retainer)."""

    card: int
    kind: Literal["torpor", "burn", "no-life"]
    by: int = NONE
    """The minion who brought it about."""


class FatesFacts(Frame):
    """Fates that come at the same moment. Who is both to be burned and to go to torpor goes there first
    if his controller likes (VTES-6.5.1-05)."""

    fates: tuple[Fate, ...]
    at: int = 0
    settled: bool = False


class DoomFacts(Frame):
    """One minion on his way to torpor or to the ash heap. The window is the moment for effects that
    replace it."""

    card: int
    kind: Literal["torpor", "burn", "no-life"]
    by: int = NONE
    spared: bool = False


class DiablerieStep(IntEnum):
    """How far a diablerie has come (VTES-6.5.5)."""

    WINDOW = 0
    BLOOD = 1
    EQUIPMENT = 2
    BURN = 3
    DISCIPLINE = 4
    COMPLETE = 5


class DiablerieFacts(Frame, kw_only=True):
    """``diablerist`` diablerizes ``victim``."""

    step: DiablerieStep = DiablerieStep.WINDOW
    diablerist: int
    victim: int
    canceled: bool = False
    """An effect has stopped it before it began."""
    older: bool = False
    """The victim had the higher capacity."""
    former: int = 0
    """Who controlled the victim."""
    red_list: bool = False
    searching: bool = False
    """The library is being looked through."""

    def has_begun(self) -> bool:
        """Whether blood has been taken: from then on it is indivisible (VTES-6.5.5-07)."""
        return self.step > DiablerieStep.BLOOD
