"""Using what ``queries.maneuvers`` offers, and what happens at a step of each round."""

from __future__ import annotations

from nocturne.kernel.decision import Choice, Question
from nocturne.kernel.frames import start
from nocturne.kernel.state import Frame
from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.context import EffectContext, scheduled
from nocturne.vtes.done import PressedWith
from nocturne.vtes.frames.combat import (
    CombatFacts,
    Recurring,
    Stage,
)
from nocturne.vtes.frames.window import Use
from nocturne.vtes.kinds import Kind
from nocturne.vtes.records import THIS_COMBAT
from nocturne.vtes.rules.combat.effects.maneuvers import commit, maneuver, press, set_range
from nocturne.vtes.rules.combat.procedures.preventing import use_left_over
from nocturne.vtes.rules.combat.queries.choose_strike import blows_in_play
from nocturne.vtes.rules.combat.queries.combat import current_combat
from nocturne.vtes.rules.combat.queries.maneuvers import maneuver_of
from nocturne.vtes.rules.text.effects.resolve import performs
from nocturne.vtes.rules.text.procedures.resolve import push_effects
from nocturne.vtes.rules.turn.effects import limits
from nocturne.vtes.state import VtesState
from nocturne.vtes.terms import NONE, Window


def happen_at(g: VtesState, combat: CombatFacts, at: str) -> None:
    """Carry out what happens every round at a step; what was played first comes first."""
    for recurring in reversed(combat.recurring):
        if recurring.at == at and recurring.first <= combat.round:
            push_effects(g, combat.due_this_round(recurring))


@performs(v.SetRange)
def _set_range(g: VtesState, r: EffectContext, effect: v.SetRange) -> None:
    combat = current_combat(g)
    if combat is None:
        return
    if effect.long is None:
        g.push(ChooseRange(seat=r.seat, next_round=effect.next_round))
    elif effect.default:
        combat.long_by_default = effect.long
        if combat.stage is Stage.BEFORE_RANGE and not combat.range_set:
            combat.long = effect.long
    else:
        set_range(g, combat, effect.long, effect.next_round)


class ChooseRange(Frame):
    """Who sets the range chooses it."""

    seat: int
    next_round: bool = False

    def run(self, g: VtesState) -> Question:
        question = Question(self.seat, "vtes-ask-range")
        question.offer("close", "vtes-do-range-close", False)
        question.offer("long", "vtes-do-range-long", True)
        return question

    def take(self, g: VtesState, choice: Choice) -> None:
        g.pop()
        combat = current_combat(g)
        if combat is not None:
            set_range(g, combat, choice.value, self.next_round)


@performs(v.EachRound)
def _each_round(g: VtesState, r: EffectContext, effect: v.EachRound) -> None:
    """A combat card affects only its own round unless it says otherwise (VTES-6.4.1-03): this one does."""
    combat = current_combat(g)
    if combat is None:
        return
    first = combat.round + (1 if effect.next_rounds_only else 0)
    recurring = Recurring(effect.at, scheduled(r, r.part("do")), effect.until, first, effect.counts)
    combat.recurring = (*combat.recurring, recurring)
    if effect.at == "before-range" and first == combat.round and combat.stage is Stage.BEFORE_RANGE:
        push_effects(g, combat.due_this_round(recurring))  # that moment of this round is now


def begin_offer(g: VtesState, seat: int, use: Use, window: Window) -> None:
    """Use something of ``offers_of``."""
    combat = current_combat(g)
    if use.offer == "granted":
        effect = g.lasting[use.mode]
        g.push(
            start(
                Kind.USE_GRANTED,
                seat=seat, card=effect.card, minion=effect.card, window=window, key=effect.source,
                path=effect.path, number=effect.amount,
            )
        )  # fmt: skip
        return
    if use.offer == "left-over":
        use_left_over(g, seat, use.mode)
        return
    assert combat is not None
    if use.offer.startswith("kept"):
        move = combat.optional_moves[use.mode]
        combat.optional_moves = (*combat.optional_moves[: use.mode], *combat.optional_moves[use.mode + 1 :])
        if use.offer == "kept-maneuver":
            maneuver(g, combat, move.minion)
        else:
            if move.source in g.play:
                limits.note(g, PressedWith(move.source), THIS_COMBAT)
            press(g, combat, move.minion)
        return
    for blow in blows_in_play(g, combat, use.minion):
        if blow.source == use.card and blow.path == f"strikes.{use.mode}" and blow.aim == NONE:
            # VTES-6.4.2-09: the maneuver of a weapon commits him to striking with it.
            limits.note(g, maneuver_of(blow), THIS_COMBAT)
            commit(g, combat.side(use.minion), blow)
            maneuver(g, combat, use.minion)
            return
