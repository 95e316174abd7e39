"""A window: everybody may use what fits the moment, in order (VTES-1.6.1.5).

The acting Methuselah has the first opportunity, then the defending one, then the others clockwise. After any
use it returns to the acting one. A window closes when everybody passes.
"""

from __future__ import annotations

from nocturne.kernel.decision import Choice, Question
from nocturne.kernel.frames import start, starts
from nocturne.vtes import events
from nocturne.vtes.frames.action import ActionFacts, AttemptFacts
from nocturne.vtes.frames.combat import CombatFacts, DamageFacts
from nocturne.vtes.frames.window import OpportunityFacts, Use
from nocturne.vtes.kinds import Kind
from nocturne.vtes.rules.block.queries import is_attempting
from nocturne.vtes.rules.combat.procedures import maneuvers
from nocturne.vtes.rules.combat.queries import combat as combat_queries
from nocturne.vtes.rules.play.procedures.announce import Announcing
from nocturne.vtes.rules.play.queries.window import questions_in
from nocturne.vtes.state import VtesState
from nocturne.vtes.terms import (
    ACTION_WINDOWS,
    ROUND_WINDOWS,
    Window,
)


@starts(Kind.OPPORTUNITY)
class Opportunity(OpportunityFacts):
    """A window being open. ``first`` is the acting Methuselah; ``second`` the defending one, if any."""

    def run(self, g: VtesState) -> list[Question] | None:
        if self.window in CLOSING_WINDOWS and not _still_open(g, self.window):
            g.pop()
            return None
        questions = questions_in(g, self.window, self.order(g))
        if not questions:
            g.pop()
            return None
        return questions

    def take_all(self, g: VtesState, choices: list[Choice]) -> None:
        for choice in choices:
            if choice.value is not None:
                begin_secret_use(g, choice.seat, choice.value, self.window, len(choices))
                return
        g.pop()


OPEN_ACTION = frozenset({Window.ANNOUNCED, *ACTION_WINDOWS, Window.SUCCEEDING, Window.BLOCKED})
"""The windows of an action that close at once when it ends."""


CLOSING_WINDOWS = ROUND_WINDOWS | OPEN_ACTION | {Window.DAMAGE}


def _still_open(g: VtesState, window: Window) -> bool:
    """An action that ended has no further steps (VTES-6.2.3-06), one that was redirected goes back to blocks
    (VTES-6.2.2.2-08); a combat that breaks off has no further steps (VTES-6.4.3.2-05); prevention ends with
    the damage (VTES-6.4.6-02)."""
    if window in OPEN_ACTION:
        action = g.frame_of(ActionFacts)
        if action is None or not action.stands(g):
            return False
        if window is Window.ATTEMPT:
            attempt = g.frame_of(AttemptFacts)
            return attempt is not None and is_attempting(g, attempt)
        if window is Window.BLOCKED:
            return action.blocking.blocked and not action.blocking.continues
        return window is not Window.UNBLOCKED or not (action.blocking.reopened or action.blocking.forced)
    if window is Window.DAMAGE:
        damage = g.frame_of(DamageFacts)
        return damage is not None and damage.left(damage.victim) > 0
    combat = g.frame_of(CombatFacts)
    return combat is not None and not combat_queries.is_broken(g, combat)


def begin_use(g: VtesState, seat: int, use: Use, window: Window) -> None:
    """Play the card or use the ability that was chosen."""
    if use.offer:
        maneuvers.begin_offer(g, seat, use, window)
    elif use.ability:
        g.push(
            start(
                Kind.USE_ABILITY,
                seat=seat,
                card=use.card,
                ability=use.mode,
                minion=use.minion,
                window=window,
            )
        )
    else:
        g.push(
            start(
                Kind.PLAY,
                seat=seat, card=use.card, mode=use.mode, minion=use.minion, window=window, aim=use.aim,
                weapon=use.weapon, weapon_strike=use.strike,
            )
        )  # fmt: skip


def begin_secret_use(g: VtesState, seat: int, use: Use, window: Window, asked: int) -> None:
    """Use what was chosen in secret. Where several were asked everybody may know from now on who acts, as
    when somebody at a table says "wait, I use something". A card that is shown at once says so itself."""
    if use.offer or use.ability:
        if asked > 1:
            g.emit(events.WantsToUse(seat))
        begin_use(g, seat, use, window)
        return
    begin_use(g, seat, use, window)
    play = g.stack[-1]
    assert isinstance(play, Announcing)
    if asked > 1 and play.ask_announcement(g) is not None:
        g.emit(events.WantsToUse(seat))
