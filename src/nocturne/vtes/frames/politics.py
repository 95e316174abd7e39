"""The facts of a referendum in progress."""

from __future__ import annotations

from enum import IntEnum
from typing import Literal

from msgspec import Struct, field

from nocturne.kernel.state import Frame
from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.context import EffectContext, Share, node_at
from nocturne.vtes.records import Cast, ScheduledEffects
from nocturne.vtes.terms import NONE


class Gained(Struct, frozen=True, omit_defaults=True, gc=False):
    """Votes or ballots a source has got for this referendum only."""

    source: str
    seat: int
    votes: int = 0
    ballots: int = 0
    card: int = NONE
    side: Literal["", "for", "against"] = ""


class Ruling(Struct, frozen=True, omit_defaults=True, gc=False):
    """A modifier that holds during the referendum: where it stands in the tree of ``key``."""

    seat: int
    key: int
    path: str
    source: int = NONE
    minion: int = NONE
    word: str = ""


class Promise(Struct, frozen=True, gc=False):
    """Effects that wait for the outcome."""

    outcome: Literal["any", "passes", "fails"]
    effects: ScheduledEffects = field(name="deed")


class ReferendumStep(IntEnum):
    """How far a referendum has come (VTES-6.3.2)."""

    CALL = 0
    TERMS = 1
    POLLING = 2
    TALLY = 3
    OUTCOME = 4
    PROMISES = 5
    AFTER = 6
    OVER = 7


class ReferendumFacts(Frame, kw_only=True):
    """One referendum (VTES-6.3.2-02): terms, polling, outcome.

    ``kind`` is ``political`` for a political action, ``blood-hunt`` (on ``subject``), or ``card`` for one
    that an effect calls outside an action. ``key`` and ``path`` lead to its ``CallReferendum``.
    """

    step: ReferendumStep = ReferendumStep.CALL
    seat: int
    kind: Literal["political", "card", "blood-hunt"]
    minion: int = NONE
    card: int = NONE
    key: int = 0
    path: str = ""
    subject: int = NONE
    targets: tuple[int, ...] = ()
    victims: tuple[int, ...] = ()
    x: int = 0
    shares: tuple[Share, ...] = ()
    word: str = ""
    casts: tuple[Cast, ...] = ()
    gained: tuple[Gained, ...] = ()
    abstaining: tuple[int, ...] = ()
    bound: tuple[tuple[int, bool], ...] = ()
    """Minions whose votes and ballots somebody else has directed to a side."""
    rulings: tuple[Ruling, ...] = ()
    promises: tuple[Promise, ...] = ()
    political: tuple[int, ...] = ()
    """The Methuselahs who have had their vote from a political card (VTES-6.3.3.1-01)."""
    losses: tuple[tuple[int, int], ...] = ()
    """Pool that its effects have cost: who, how much."""
    automatic: bool = False
    announced: bool = False
    """There was an opportunity to do something before it is called."""
    failing: bool = False
    canceled: bool = False
    passed: bool = False

    def by_action(self) -> bool:
        """Whether a political action calls it, be it for a blood hunt."""
        return self.kind == "political" or (self.kind == "blood-hunt" and self.minion != NONE)

    def call(self) -> v.CallReferendum | None:
        """What it is about; None for a blood hunt."""
        if not self.path or self.kind == "blood-hunt":
            return None
        found = node_at(self.key, self.path)
        assert isinstance(found, v.CallReferendum)
        return found

    def roles(self, part: str) -> EffectContext:
        """The roles for a part of its effects: ``passes``, ``fails``."""
        return EffectContext(
            seat=self.seat, key=self.key, path=f"{self.path}.{part}", source=self.card, minion=self.minion,
            targets=self.targets, victims=self.victims, x=self.x, shares=self.shares, word=self.word,
        )  # fmt: skip

    def takes_effect(self) -> bool:
        """Whether what it does is happening now."""
        return self.step is ReferendumStep.PROMISES

    def over(self) -> bool:
        """Whether nobody needs to vote (any more)."""
        return self.automatic or self.failing or self.canceled
