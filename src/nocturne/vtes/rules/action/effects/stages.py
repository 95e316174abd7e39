"""From one stage of an action to the next, and where its card goes on the way (VTES-6.2)."""

from __future__ import annotations

from nocturne.kernel.event import Event
from nocturne.vtes import events
from nocturne.vtes.frames.action import ActionFacts, Stage
from nocturne.vtes.rules.play.effects import play as play_effects
from nocturne.vtes.state import VtesState, on_event
from nocturne.vtes.terms import ActionKind


@on_event(4, events.LeavingReady)
def _leaves(g: VtesState, event: Event) -> None:
    """The acting minion leaves the ready region: his action ends even if he comes back at once."""
    assert isinstance(event, events.LeavingReady)
    action = g.frame_of(ActionFacts)
    if action is not None and action.minion == event.minion and action.kind is not ActionKind.LEAVE_TORPOR:
        action.outcome.left = True


def go_on_to(g: VtesState, action: ActionFacts, stage: Stage) -> None:
    """The stage on top of the stack is over: the action, right below it, goes on to another."""
    g.pop()
    action.step = stage


def breaks_off(g: VtesState, action: ActionFacts) -> bool:
    """Whether the action ends before its resolution (VTES-6.2.3-06). If so, the stage on top of the stack is
    left at once."""
    if action.stands(g):
        return False
    go_on_to(g, action, Stage.AFTER)
    action.outcome.over = True
    put_card_away(g, action)
    g.emit(events.ActionEnded(action.minion))
    return True


def put_card_away(g: VtesState, action: ActionFacts) -> None:
    """The action card leaves limbo for the ash heap unless its effect put it somewhere (VTES-6.2-04)."""
    said = action.announced
    if said.card in g.limbo and not said.in_play:
        play_effects.put_away(g, said.card, said.mode)


def bring_card_back(g: VtesState, action: ActionFacts) -> bool:
    """VTES-6.2.4-05: to go on as if unblocked the card comes back from the ash heap, if it is there."""
    card = action.announced.card
    if action.announced.is_cardless() or action.announced.in_play:
        return True
    ash = g.players[g.owner[card]].ash
    if card not in ash:
        return False
    ash.remove(card)
    g.limbo.append(card)
    return True
