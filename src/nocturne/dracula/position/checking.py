"""What must hold in every state: each card and token exactly once, every figure and step on the board."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import chain, pairwise

from nocturne.dracula.components.board import (
    CASTLE,
    HOSPITAL_SPACES,
    NOWHERE,
    PLACES,
    Mask,
    as_wolf,
    by_road,
    is_sea,
)
from nocturne.dracula.components.box import (
    INFLUENCE_TO_WIN,
    LAIR_SPACES,
    TRAIL_SPACES,
    WEEK,
    PowerId,
    Side,
    TokenId,
    components,
)
from nocturne.dracula.rules.round.hunter_phase import HunterTurn
from nocturne.dracula.rules.round.setup import SetUp
from nocturne.dracula.rules.supplies.supply import ticket_limit
from nocturne.dracula.rules.table.cards import event_limit
from nocturne.dracula.rules.table.holding import cards_in_play
from nocturne.dracula.rules.table.melee import fight_of
from nocturne.dracula.rules.table.sheets import sheet, weakened
from nocturne.dracula.rules.table.tokens import left_in_box
from nocturne.dracula.rules.table.trail import bats_out, current_place, spots
from nocturne.dracula.state import COUNT, HUNTERS, NO_CARD, DraculaState
from nocturne.dracula.view.fight import check_fight, fight_cards


def check(state: DraculaState) -> Iterator[str]:
    """Every invariant that does not hold."""
    if state.result is None:  # a game ends in the middle of things: what a procedure held is gone with it
        yield from _cards(state)
    yield from _tracks(state)
    yield from _hunters(state)
    yield from _trail(state)
    yield from check_fight(state)
    if state.stack and isinstance(state.stack[-1], HunterTurn):
        yield from _between_actions(state)


def _count(name: str, zones: Iterable[Iterable[int]], total: int) -> Iterator[str]:
    cards = [card for card in chain.from_iterable(zones) if card != NO_CARD]
    if sorted(cards) != list(range(total)):
        seen = Counter(cards)
        wrong = {card: seen[card] for card in {*seen, *range(total)} if seen[card] != 1}
        yield f"{name} cards are not there exactly once (card: times): {wrong}"


def _cards(state: DraculaState) -> Iterator[str]:
    box = components()
    kept: dict[str, list[int]] = {"event": [], "item": [], "encounter": []}
    for family, card in cards_in_play(state):
        kept[family].append(card)
    hands = state.hunters
    discarded = [gone.card for gone in state.event_discard]
    allies = [card for card in (state.hunter_ally, state.dracula_ally) if card != NO_CARD]
    events = [state.event_deck, discarded, state.event_hand, allies, kept["event"]]
    yield from _count("event", [*events, *(hunter.events for hunter in hands)], len(box.event_cards))
    items = [state.item_deck, state.item_discard, kept["item"]]
    yield from _count("item", [*items, *(hunter.items for hunter in hands)], len(box.item_cards))
    laid = [[laid.card for laid in there.encounters] for _, there in spots(state)]
    encounters = [state.encounter_deck, state.encounter_discard, state.encounter_hand, state.bodyguards]
    yield from _count("encounter", [*encounters, kept["encounter"], *laid], len(box.encounter_cards))
    tickets = [state.ticket_pool, *(hunter.tickets for hunter in hands)]
    yield from _count("ticket", tickets, len(box.ticket_tokens))
    combat = Counter([*fight_cards(state), *bats_out(state)])
    if combat and max(combat.values()) > 1:
        yield f"a combat card of Dracula is in two places: {combat.most_common(1)}"
    for i, hunter in enumerate(hands):
        if any(box.event_cards[card].side is not Side.HUNTERS for card in hunter.events):
            yield f"{HUNTERS[i]} holds an event of Dracula: {hunter.events}"
    if any(box.event_cards[card].side is not Side.DRACULA for card in state.event_hand):
        yield f"Dracula holds an event of the hunters: {state.event_hand}"


def _tracks(state: DraculaState) -> Iterator[str]:
    box = components()
    if not 0 <= state.influence <= INFLUENCE_TO_WIN or not 0 <= state.time < WEEK:
        yield f"a marker is off its track: influence {state.influence}, time {state.time}"
    if not 0 <= state.damage <= box.dracula.health:
        yield f"Dracula has {state.damage} damage"
    if state.result is None and (state.influence == INFLUENCE_TO_WIN or state.damage == box.dracula.health):
        yield "somebody should have won"
    for token in TokenId:
        if left_in_box(state, token) < 0:
            yield f"there are more {token} tokens than in the box"
    if len(set(state.roadblocks)) < len(state.roadblocks) or len(set(state.storms)) < len(state.storms):
        yield f"two roadblocks or storms on one spot: {state.roadblocks} {state.storms}"
    if any(count < 1 or not 0 <= place <= CASTLE for place, count in state.fog.items()):
        yield f"fog lies where it cannot: {state.fog}"
    if any(not is_sea(place) for place in state.storms):
        yield f"a storm lies on land: {state.storms}"


def _hunters(state: DraculaState) -> Iterator[str]:
    setting_up = any(isinstance(frame, SetUp) for frame in state.stack)
    for i, hunter in enumerate(state.hunters):
        name, printed = HUNTERS[i], sheet(i)
        if not (0 <= hunter.place < PLACES or hunter.place in (NOWHERE, *HOSPITAL_SPACES)):
            yield f"{name} is at {hunter.place}, which is no place"
        if not 0 <= hunter.damage <= printed.health or not 0 <= hunter.bites <= printed.bite_spaces:
            yield f"{name} has {hunter.damage} damage and {hunter.bites} bites"
        if hunter.shown_item != NO_CARD and hunter.shown_item not in hunter.items:
            yield f"{name} shows an item that is not in hand"
        if hunter.shown_event != NO_CARD and hunter.shown_event not in hunter.events:
            yield f"{name} shows an event that is not in hand"
        if hunter.place == NOWHERE and not setting_up and (hunter.delayed or hunter.bats):
            yield f"{name} is defeated and still delayed or carried by bats"


def _trail(state: DraculaState) -> Iterator[str]:
    if len(state.trail) != TRAIL_SPACES or len(state.lairs) > LAIR_SPACES:
        yield f"the trail has {len(state.trail)} spaces and {len(state.lairs)} lairs"
    places = [there.place for _, there in spots(state) if there.place != NOWHERE]
    if len(set(places)) < len(places):
        yield f"a location card lies in two places: {places}"
    powers = [power for there in state.trail if there is not None for power in there.powers]
    if len(set(powers)) < len(powers) or any(lair.powers for lair in state.lairs):
        yield f"a power card lies where it cannot: {powers}"
    for spot, there in spots(state):
        if there.encounters and (
            is_sea(there.place) or (there.place == NOWHERE and PowerId.HIDE not in there.powers)
        ):
            yield f"encounters lie on spot {spot}, which cannot hold any"  # FOD-ENCO-02
        if not there.face_up and 0 <= there.place <= CASTLE and there.ruled_out >> there.place & 1:
            yield f"{state.board.ids[there.place]} was ruled out for spot {spot}, where it lies"
        if there.tied != NOWHERE and there.tied not in places:
            yield f"Hide on spot {spot} is tied to a card that is not on the trail"
    yield from _way(state)


def _way(state: DraculaState) -> Iterator[str]:
    """Each step of the trail is a move Dracula can make (FOD-ERRO-01)."""
    lying = {there.serial for there in state.trail if there is not None}
    walked = sorted(
        (there for there in state.trail if there is not None and there.place != NOWHERE),
        key=lambda there: there.serial,
    )
    board = state.board
    for before, there in pairwise(walked):
        if any(serial not in lying for serial in range(before.serial + 1, there.serial)):
            continue  # cards between them have left the trail
        if PowerId.WOLF_FORM in there.powers:
            legal = as_wolf(board, before.place, Mask(0), 2) >> there.place & 1
        elif there.bat != NO_CARD:
            legal = by_road(board, before.place, 2) >> there.place & 1
        else:
            legal = there.place in board.adjacent[before.place]
        if not legal:
            yield f"Dracula cannot have gone from {board.ids[before.place]} to {board.ids[there.place]}"


def _between_actions(state: DraculaState) -> Iterator[str]:
    """What holds whenever a hunter is about to act."""
    here = current_place(state)
    for i, hunter in enumerate(state.hunters):
        if len(hunter.items) > sheet(i).items or len(hunter.events) > event_limit(i):
            yield f"{HUNTERS[i]} holds {len(hunter.items)} items and {len(hunter.events)} events"
        if len(hunter.tickets) > ticket_limit(state, i):
            yield f"{HUNTERS[i]} holds {len(hunter.tickets)} tickets"
        hides_item = bool(hunter.items) and hunter.shown_item == NO_CARD
        hides_event = bool(hunter.events) and hunter.shown_event == NO_CARD
        must_show = weakened(state, i) and hunter.place != NOWHERE and fight_of(state, i) is None
        if must_show and (hides_item or hides_event):
            yield f"{HUNTERS[i]} is weakened and reveals too little"  # FOD-WEAK-02
        if not weakened(state, i) and (hunter.shown_item != NO_CARD or hunter.shown_event != NO_CARD):
            yield f"{HUNTERS[i]} is not weakened and reveals cards"
        for _, there in spots(state):
            if there.place == hunter.place and 0 <= hunter.place <= CASTLE and not there.face_up:
                yield f"{HUNTERS[i]} stands on a hideout that is not revealed"  # FOD-AMBU-02
    if len(state.event_hand) > event_limit(COUNT):
        yield f"Dracula holds {len(state.event_hand)} events"
    if len(state.encounter_hand) < components().dracula.encounters and (state.encounter_deck):
        yield f"Dracula holds {len(state.encounter_hand)} encounters"  # FOD-ENCO-09
    if here == NOWHERE:
        yield "Dracula is nowhere"
    for lair in state.lairs:
        if not lair.encounters:
            yield f"the lair {state.board.ids[lair.place]} holds no encounter"  # FOD-LAIR-08
