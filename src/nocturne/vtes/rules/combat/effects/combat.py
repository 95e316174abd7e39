"""What changes a combat as a whole: its windows, its hands, another round."""

from __future__ import annotations

from nocturne.kernel.event import Event
from nocturne.kernel.frames import start
from nocturne.vtes import events
from nocturne.vtes.frames.action import ActionFacts
from nocturne.vtes.frames.combat import CombatFacts
from nocturne.vtes.kinds import Kind
from nocturne.vtes.rules.combat.queries.combat import current_combat
from nocturne.vtes.rules.hand.effects.open_hands import show_open_hands
from nocturne.vtes.rules.play.effects.playing import open_window
from nocturne.vtes.state import VtesState
from nocturne.vtes.terms import Window


def hands_in_combat(g: VtesState) -> None:
    """A combat has begun or is over: some cards in play change the hand of whoever fights their bearer, or of
    their controller as long as somebody fights."""
    if any(
        modifier.party == "opponent" or modifier.when is not None
        for source in g.modifier_sources.get("hand-size", ())
        for modifier in g.face(source).statics
    ):
        g.enqueue(start(Kind.SETTLE_HANDS))
    show_open_hands(g)


def card_played(g: VtesState) -> None:
    """A card is played, by anybody: if there is a combat, its round is not a quiet one."""
    combat = current_combat(g)
    if combat is not None:
        combat.quiet = False


def no_continuation(g: VtesState) -> None:
    """The blocked action will not go on as if unblocked (VTES-6.2.4-03, VTES-6.2.4-04)."""
    action = g.frame_of(ActionFacts)
    if action is not None:
        action.blocking.continues = False


def open_combat_window(g: VtesState, combat: CombatFacts, window: Window) -> None:
    """A window in which the acting side comes first."""
    first, second = combat.seats(g)
    open_window(g, window, first, second)


def hear_both(g: VtesState, combat: CombatFacts, kind: type[events.CombatMoment]) -> None:
    """Cards in play that listen for a moment of the combat are told of it, once for each combatant.
    Nothing is logged: by itself it is no event of the table."""
    if g.lasting or kind.__name__ in g.listeners:
        for minion in combat.minions():
            moment: Event = kind(minion, combat.other(minion))
            g.on_event(moment)


def prolong(g: VtesState, combat: CombatFacts) -> None:
    """It would end but goes on with a new round: what was to follow its end does not (VTES-6.2.4-03)."""
    combat.ended = False
    combat.continuing = True
    combat.aftermath = ()
    combat.reserved = False
    no_continuation(g)
