"""The master phase: master phase actions and what they buy (VTES-5, VTES-1.6.2)."""

from __future__ import annotations

from typing import ClassVar

from nocturne.kernel.decision import Question
from nocturne.vtes import events
from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.context import EffectContext
from nocturne.vtes.rules.hand.effects.replacing import release_owed
from nocturne.vtes.rules.play.queries.window import depends_on_hidden
from nocturne.vtes.rules.table.queries import modified
from nocturne.vtes.rules.text.effects.resolve import performs
from nocturne.vtes.rules.text.queries.amounts import amount
from nocturne.vtes.rules.text.queries.roles import seats_of
from nocturne.vtes.rules.torpor.procedures.red_list import offer_marks
from nocturne.vtes.rules.turn.procedures.phase import PhaseFrame
from nocturne.vtes.state import VtesState
from nocturne.vtes.terms import Phase, Window


class MasterPhase(PhaseFrame):
    """The second phase. Master cards and other uses of master phase actions come in any order (VTES-5-04)."""

    window: ClassVar[Window] = Window.MASTER

    def begin(self, g: VtesState) -> None:
        receive_actions(g, self.seat)
        release_owed(g, "master", self.seat)

    def offer(self, g: VtesState, question: Question) -> None:
        offer_marks(g, self.seat, question)

    def might_choose(self, g: VtesState) -> bool:
        # Without an action left her hand has nothing to hide: everybody counts them.
        if g.players[self.seat].master_actions > 0:
            return super().might_choose(g)
        return depends_on_hidden(g, self.seat, self.window)

    def end(self, g: VtesState) -> None:
        g.players[self.seat].master_actions = 0  # VTES-5-05


def receive_actions(g: VtesState, seat: int) -> None:
    """One action by default, more or fewer by cards (VTES-5-01), one fewer for an out-of-turn master played
    since (VTES-5-03), one more for an out-of-turn trifle, the only one trifles may give (VTES-1.6.2-17,
    -18)."""
    player = g.players[seat]
    actions = modified.seat_modified(g, "master-actions", seat, 1) + player.actions_owed - player.out_of_turn
    player.trifled = player.trifle_owed
    if player.trifle_owed:
        actions += 1
    # What was gained as the phase began stands; before that there is never an action left (VTES-5-05).
    player.master_actions = max(0, actions + player.master_actions)
    player.out_of_turn = player.actions_owed = 0
    player.trifle_owed = False


@performs(v.GainMasterActions)
def _gain_master_actions(g: VtesState, r: EffectContext, effect: v.GainMasterActions) -> None:
    gained = amount(g, r, effect.amount)
    for seat in seats_of(g, r, effect.party):
        player = g.players[seat]
        if seat == g.active and g.phase is Phase.MASTER:
            player.master_actions = max(0, player.master_actions + gained)
        else:
            player.actions_owed += gained
        g.emit(events.MasterActionsGained(seat, gained))
