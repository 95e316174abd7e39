"""Choosing a strike (VTES-6.4.3.1): what a combatant can strike with, why not, and ``ChooseStrike``, in which
he announces it. The second to choose knows what the first has chosen."""

from __future__ import annotations

from enum import IntEnum

from nocturne.kernel.decision import Choice, Question
from nocturne.vtes.frames.combat import Blow, CombatFacts, Side, StrikeChoiceFacts
from nocturne.vtes.frames.window import Use
from nocturne.vtes.records import Until
from nocturne.vtes.rules.combat.effects.choose_strike import announce
from nocturne.vtes.rules.combat.effects.combat import open_combat_window
from nocturne.vtes.rules.combat.queries.choose_strike import (
    blows_in_play,
    cannot_strike,
    offer_blow,
    once,
    surcharge,
    why_forbidden,
    why_not_offered,
)
from nocturne.vtes.rules.combat.queries.combat import current_combat, is_broken
from nocturne.vtes.rules.combat.queries.strikes import strike_of
from nocturne.vtes.rules.cost.effects import pay
from nocturne.vtes.rules.cost.queries.bill import Bill
from nocturne.vtes.rules.play.procedures.window import begin_use
from nocturne.vtes.rules.play.queries.window import offer_uses, uses_of
from nocturne.vtes.rules.table.queries import modified
from nocturne.vtes.rules.turn.effects import limits
from nocturne.vtes.state import VtesState
from nocturne.vtes.terms import NONE, Window


class Step(IntEnum):
    """How far the choice of a strike has come."""

    CHOOSE = 0
    ANNOUNCED = 1


class ChooseStrike(StrikeChoiceFacts, kw_only=True):
    """A combatant chooses his strike for the pair (VTES-6.4.3.1). When it is announced, everybody may
    use what fits the moment."""

    step: Step = Step.CHOOSE

    def run(self, g: VtesState) -> Question | None:
        combat = current_combat(g)
        if combat is None or is_broken(g, combat):
            g.pop()
            return None
        side = combat.side(self.minion)
        if self.step is Step.ANNOUNCED:
            g.pop()
            return None
        if side.blow is not None:
            self.step = Step.ANNOUNCED
            open_combat_window(g, combat, Window.STRIKE)
            return None
        other = combat.side(combat.other(self.minion))
        if combat.chooses_first == other.minion and other.blow is None:
            g.pop()  # an effect has turned the order round
            return None
        if self._settle(g, combat, side):
            return None
        return self._ask(g, combat, side)

    def _settle(self, g: VtesState, combat: CombatFacts, side: Side) -> bool:
        """Whether there is nothing to choose: no strike is left to him, or he is committed to a strike
        card."""
        done = side.committed if combat.pair == 0 else None
        if cannot_strike(g, combat, self.minion):
            announce(g, side, Blow(self.minion, side.seat, none=True))
            return True
        if done is not None and done.weapon == NONE:
            # Committed to a strike that is no longer allowed, he has no strike at all.
            more = surcharge(g, combat, done)
            lost = why_forbidden(g, combat, done) is not None or g.play[self.minion].blood < more
            announce(g, side, Blow(self.minion, side.seat, none=True) if lost else done)
            return True
        return False

    def _ask(self, g: VtesState, combat: CombatFacts, side: Side) -> Question | None:
        seat = g.play[self.minion].controller
        question = Question(seat, "vtes-ask-strike", minion=f"card:{self.minion}")
        for blow in blows_in_play(g, combat, self.minion):
            offer_blow(question, blow, why_not_offered(g, combat, blow))
        uses = [use for use in uses_of(g, seat, Window.STRIKE) if use.minion in (self.minion, NONE)]
        offer_uses(g, question, uses)
        # Who has maneuvered with a strike is bound to it, unless what frees him came later.
        bound = combat.pair == 0 and side.committed is not None and side.bound
        may_decline = not bound and modified.modified(g, "not-strike", self.minion, 0) > 0
        # A strike he has without a card must be made; nobody is forced to show a card from hand.
        if may_decline or not any(isinstance(value, Blow) for value in question.values):
            question.offer("no-strike", "vtes-do-no-strike", Blow(self.minion, seat, none=True))
        if len(question.options) == 1 and g.options.windows == "able":
            announce(g, side, question.values[0])  # nothing to choose, and nothing to hide
            return None
        return question

    def take(self, g: VtesState, choice: Choice) -> None:
        if isinstance(choice.value, Use):
            begin_use(g, choice.seat, choice.value, Window.STRIKE)
            return
        combat = current_combat(g)
        assert combat is not None
        blow: Blow = choice.value
        if blow.key and not blow.none:
            strike = strike_of(blow)
            if strike.once:
                limits.note(g, once(blow), Until(strike.once))
            if strike.cost is not None:
                pay(g, Bill(blow.seat, strike.cost, blow.minion, blow.source))
        announce(g, combat.side(self.minion), blow)
