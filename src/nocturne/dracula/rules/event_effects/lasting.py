"""Events that change the rules for a while; ``state.lasting`` keeps them, and the round ends them."""

from __future__ import annotations

from nocturne.dracula.components.box import EventId, Side, components
from nocturne.dracula.events.cards import EventsShuffledIn
from nocturne.dracula.rules.playing.event_cards import PlayEvent, effect
from nocturne.dracula.rules.table.cards import shuffle_events
from nocturne.dracula.state import DraculaState
from nocturne.kernel.state import Frame


@effect(EventId.LONG_NIGHT)
def long_night(state: DraculaState, play: PlayEvent) -> None:
    """In the coming night hunters may move by road."""
    state.lasts(long_night=True)


@effect(EventId.SPEEDY_TELEGRAPH)
def speedy_telegraph(state: DraculaState, play: PlayEvent) -> None:
    """In the coming day and night hunters act in any order."""
    state.lasts(free_order=True)


@effect(EventId.RENEWED_VIGOR)
def renewed_vigor(state: DraculaState, play: PlayEvent) -> None:
    """One more action for each hunter in the coming day."""
    state.lasts(vigor=True)


@effect(EventId.UNEARTHLY_SWIFTNESS)
def unearthly_swiftness(state: DraculaState, play: PlayEvent) -> None:
    """A second Dracula phase follows this one."""
    state.lasts(swiftness=state.lasting.swiftness + 1)


@effect(EventId.NOCTURNAL_VISIT)
def nocturnal_visit(state: DraculaState, play: PlayEvent) -> None:
    """Fights of the next dawn and day are fought as if it were night."""
    state.lasts(like_night=True)


@effect(EventId.DARKNESS_RETURNS)
def darkness_returns(state: DraculaState, play: PlayEvent) -> None:
    """No day in the next hunter phase; Dracula's events of the discard go back into the deck."""
    state.lasts(no_day=True)
    printed = components().event_cards
    back = [lying.card for lying in state.event_discard if printed[lying.card].side is Side.DRACULA]
    state.event_discard = [lying for lying in state.event_discard if lying.card not in back]
    state.event_deck += back
    shuffle_events(state)
    state.emit(EventsShuffledIn(len(back)))


FRAMES: tuple[type[Frame], ...] = ()
