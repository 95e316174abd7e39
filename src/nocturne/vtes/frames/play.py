"""The facts of what is being announced, and of a card being played."""

from __future__ import annotations

from enum import IntEnum

from nocturne.kernel.state import Frame
from nocturne.vtes.cards.lexicon import ACTION_TYPES
from nocturne.vtes.context import EffectContext
from nocturne.vtes.frames.window import OpportunityFacts
from nocturne.vtes.state import VtesState
from nocturne.vtes.terms import NONE, Window


class PlayStep(IntEnum):
    """How far something that is announced has come."""

    CHOICES = 0
    ANNOUNCED = 1
    DONE = 2


class AnnouncementFacts(Frame, kw_only=True):
    """Something announced with targets and a number: a card, an ability, an action."""

    step: PlayStep = PlayStep.CHOICES
    seat: int
    card: int
    minion: int = NONE
    window: Window = Window.MINION
    targets: tuple[int, ...] = ()
    victims: tuple[int, ...] = ()
    x: int = 0
    aim: int = NONE
    weapon: int = NONE
    weapon_strike: int = NONE
    word: str = ""
    """The word that was named."""
    named: int = NONE
    """The card in hand that was named, to be brought into play."""
    asked_name: bool = False
    """The card in hand has been asked for."""
    discarded: tuple[int, ...] = ()
    """The cards in hand that are discarded as a cost."""
    numbered: bool = False
    settled: int = 0
    """How many of the targets asked for have been dealt with."""

    def roles(self, g: VtesState, path: str = "") -> EffectContext:
        """The roles as announced so far."""
        return EffectContext(
            seat=self.seat, key=g.printed[self.card], path=path, source=self.card, minion=self.minion,
            targets=self.targets, victims=self.victims, x=self.x, aim=self.aim, weapon=self.weapon,
            weapon_strike=self.weapon_strike, word=self.word, named=self.named,
        )  # fmt: skip


class PlayFacts(AnnouncementFacts):
    """A card being played from hand."""

    mode: int = 0
    canceled: bool = False
    ransomed: bool = False
    """Who could cancel it at a price has been asked."""
    free: bool = False
    """Canceled by an effect that waives the cost (VTES-T-24)."""

    def roles(self, g: VtesState, path: str = "") -> EffectContext:
        return super().roles(g, path or f"modes.{self.mode}.effects")

    def is_action(self, g: VtesState) -> bool:
        """Whether it starts an action of its own."""
        return g.face(self.card).modes[self.mode].type in ACTION_TYPES


def played(g: VtesState) -> PlayFacts | None:
    """The card whose as-played window is open, if there is one."""
    for below, frame in zip(reversed(g.stack[:-1]), reversed(g.stack), strict=False):
        if isinstance(frame, OpportunityFacts) and frame.window is Window.AS_PLAYED:
            return below if isinstance(below, PlayFacts) else None
    return None
