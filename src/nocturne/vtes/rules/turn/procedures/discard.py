"""The discard phase: discards and events (VTES-8, VTES-1.6.4)."""

from __future__ import annotations

from functools import cache
from typing import ClassVar

from nocturne.kernel.decision import Prepared, Question
from nocturne.kernel.state import Frame
from nocturne.vtes import events
from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.context import EffectContext
from nocturne.vtes.records import Until
from nocturne.vtes.rules import why
from nocturne.vtes.rules.hand.effects.hand import discard, owe
from nocturne.vtes.rules.hand.effects.replacing import release_owed, replace_card
from nocturne.vtes.rules.play.queries.window import depends_on_hidden
from nocturne.vtes.rules.table.queries import modified
from nocturne.vtes.rules.text.effects.resolve import performs
from nocturne.vtes.rules.text.queries.amounts import amount
from nocturne.vtes.rules.turn.effects import expiry
from nocturne.vtes.rules.turn.procedures.delay import run_due
from nocturne.vtes.rules.turn.procedures.phase import PhaseFrame
from nocturne.vtes.state import VtesState
from nocturne.vtes.terms import Phase, Window


class DiscardPhase(PhaseFrame):
    """The last phase. Events are played like any card, for a discard phase action (VTES-8-02)."""

    window: ClassVar[Window] = Window.DISCARD

    def begin(self, g: VtesState) -> None:
        player = g.players[self.seat]
        expiry.expire(g, Until("before-discard", self.seat))
        # VTES-8-03
        player.discard_actions = max(0, modified.seat_modified(g, "discard-actions", self.seat, 1))
        player.events_played = 0
        release_owed(g, "discard", self.seat)
        run_due(g, "discard", self.seat)
        run_due(g, "next-discard-phase")

    def offer(self, g: VtesState, question: Question) -> None:
        player = g.players[self.seat]
        reason = None if player.discard_actions > 0 else why.NO_DISCARD_ACTION
        question.offer_all([_choice(self.seat, card) for card in g.one_of_each(player.hand)], reason)

    def might_choose(self, g: VtesState) -> bool:
        # With an action and a card she has a choice, and everybody counts both.
        return depends_on_hidden(g, self.seat, self.window)

    def end(self, g: VtesState) -> None:
        g.players[self.seat].discard_actions = 0  # VTES-8-04


@cache
def _choice(seat: int, card: int) -> Prepared:
    ref = f"card:{card}"
    return Prepared(
        f"discard:{card}", "vtes-do-discard", Discard(seat=seat, card=card),
        args={"card": ref}, subjects=(ref,), rules=("VTES-8-02",),
    )  # fmt: skip


class Discard(Frame):
    """A discard phase action spent on discarding a card, which is replaced."""

    seat: int
    card: int

    def run(self, g: VtesState) -> None:
        g.pop()
        g.players[self.seat].discard_actions -= 1
        discard(g, self.seat, self.card)
        g.on_event(events.DiscardSpent(self.seat, self.card))
        if modified.seat_modified(g, "discards-replaced-late", self.seat, 0) > 0:
            owe(g, self.seat, "unlock", self.seat)
        else:
            replace_card(g, self.seat)


@performs(v.GainDiscardActions)
def _gain_discard_actions(g: VtesState, r: EffectContext, effect: v.GainDiscardActions) -> None:
    if g.phase is Phase.DISCARD:
        g.players[g.active].discard_actions += amount(g, r, effect.amount)
