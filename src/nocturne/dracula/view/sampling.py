"""Imagining what a seat cannot see: another state that agrees with everything it knows.

Hands and decks are dealt anew from the cards the seat has not located. Dracula's trail is walked anew over
the board: every step legal, every known card in its place, every clue respected. Cards that a procedure in
progress keeps for a moment stay as they are.
"""

from __future__ import annotations

from msgspec.structs import replace

from nocturne.dracula.components.board import (
    CASTLE,
    FIRST_SEA,
    NOWHERE,
    PLACES,
    UNREACHABLE,
    Mask,
    Place,
    as_wolf,
    by_road,
    is_sea,
    mask_of,
    step_distances,
)
from nocturne.dracula.components.box import PowerId, Side, components
from nocturne.dracula.rules.round.dracula_phase import Movement, MoveStep
from nocturne.dracula.rules.table.cards import knows
from nocturne.dracula.rules.table.trail import could_be_hide, current_place, spots
from nocturne.dracula.state import DRACULA, Discarded, DraculaState, Hideout
from nocturne.dracula.view.fight import sample_fight
from nocturne.kernel.chance import Chance

HIDE = Place(-2)
"""Among the things a face-down card may be: the power, not a place."""

_MOST_TRIES = 4_000


def sample(state: DraculaState, seat: int | None, chance: Chance) -> DraculaState:
    """A state the seat cannot tell from this one."""
    other = state.copy()
    _items(other, seat, chance)
    _tickets(other, seat, chance)
    _events(other, seat, chance)
    if seat == DRACULA:
        chance.shuffle(other.encounter_deck)
    else:
        _encounters(other, seat, chance)
        _walk(other, chance)
    sample_fight(other, seat, chance)
    other.chance = chance.fork("imagined")
    return other


def _items(state: DraculaState, seat: int | None, chance: Chance) -> None:
    hands = [hunter for i, hunter in enumerate(state.hunters) if state.holder[i] != seat]
    unseen = state.item_deck[:]
    for hunter in hands:
        unseen += [card for card in hunter.items if not _stays(state, hunter.shown_item, card, seat)]
    chance.shuffle(unseen)
    for hunter in hands:
        hunter.items = [
            card if _stays(state, hunter.shown_item, card, seat) else unseen.pop() for card in hunter.items
        ]
    state.item_deck = unseen


def _stays(state: DraculaState, shown: int, card: int, seat: int | None) -> bool:
    return card == shown or knows(state, state.known_items, card, seat)


def _tickets(state: DraculaState, seat: int | None, chance: Chance) -> None:
    hands = [hunter for i, hunter in enumerate(state.hunters) if state.holder[i] != seat]
    kept = _tickets_kept(state)
    unseen = state.ticket_pool[:]
    for hunter in hands:
        unseen += [
            t for t in hunter.tickets if t not in kept and not knows(state, state.known_tickets, t, seat)
        ]
    chance.shuffle(unseen)
    for hunter in hands:
        hunter.tickets = [
            t if t in kept or knows(state, state.known_tickets, t, seat) else unseen.pop()
            for t in hunter.tickets
        ]
    state.ticket_pool = sorted(unseen)


def _tickets_kept(state: DraculaState) -> set[int]:
    """The tickets a procedure in progress is about."""
    kept: set[int] = set()
    for frame in state.stack:
        kept.update(getattr(frame, "drawn", ()) if isinstance(getattr(frame, "drawn", None), tuple) else ())
        if isinstance(getattr(frame, "ticket", None), int):
            kept.add(frame.ticket)
    return kept


def _events(state: DraculaState, seat: int | None, chance: Chance) -> None:
    """Backs are public: a hunter's hand holds hunters' cards, Dracula's hand and the face-down discard hold
    Dracula's, and the deck shows the back of its top card and of those at the bottom that were looked at."""
    printed = components().event_cards
    by_side: dict[Side, list[int]] = {Side.HUNTERS: [], Side.DRACULA: []}
    hidden_hands = [hunter for i, hunter in enumerate(state.hunters) if state.holder[i] != seat]

    def stays(shown: int, card: int) -> bool:
        return card == shown or knows(state, state.known_events, card, seat)

    for hunter in hidden_hands:
        by_side[Side.HUNTERS] += [card for card in hunter.events if not stays(hunter.shown_event, card)]
    mine = seat == DRACULA
    if not mine:
        by_side[Side.DRACULA] += [card for card in state.event_hand if not stays(-1, card)]
    by_side[Side.DRACULA] += [
        gone.card for gone in state.event_discard if not gone.face_up and not stays(-1, gone.card)
    ]
    for card in state.event_deck:
        by_side[printed[card].side].append(card)
    for cards in by_side.values():
        chance.shuffle(cards)
    for hunter in hidden_hands:
        hunter.events = [
            card if stays(hunter.shown_event, card) else by_side[Side.HUNTERS].pop() for card in hunter.events
        ]
    if not mine:
        state.event_hand = [
            card if stays(-1, card) else by_side[Side.DRACULA].pop() for card in state.event_hand
        ]
    state.event_discard = [
        gone if gone.face_up or stays(-1, gone.card) else Discarded(by_side[Side.DRACULA].pop(), False)
        for gone in state.event_discard
    ]
    if state.event_deck:
        top = by_side[printed[state.event_deck[-1]].side].pop()
        bottom = [
            by_side[Side.HUNTERS].pop() for _ in range(min(state.hunter_backs, len(state.event_deck) - 1))
        ]
        rest = by_side[Side.HUNTERS] + by_side[Side.DRACULA]
        chance.shuffle(rest)
        state.event_deck = [*bottom, *rest, top]


def _encounters(state: DraculaState, seat: int | None, chance: Chance) -> None:
    unseen = state.encounter_deck[:]
    unseen += [card for card in state.encounter_hand if not knows(state, state.known_encounters, card, seat)]
    for _, there in spots(state):
        unseen += [laid.card for laid in there.encounters if not laid.face_up]
    chance.shuffle(unseen)
    state.encounter_hand = [
        card if knows(state, state.known_encounters, card, seat) else unseen.pop()
        for card in state.encounter_hand
    ]
    state.trail = [None if there is None else _deal(there, unseen) for there in state.trail]
    state.lairs = [_deal(there, unseen) for there in state.lairs]
    state.encounter_deck = unseen


def _deal(there: Hideout, unseen: list[int]) -> Hideout:
    dealt = tuple(laid if laid.face_up else replace(laid, card=unseen.pop()) for laid in there.encounters)
    return replace(there, encounters=dealt)


# -- the trail


def _walk(state: DraculaState, chance: Chance) -> None:
    """Choose other places for the cards that lie face down."""
    movement = next((frame for frame in state.stack if isinstance(frame, Movement)), None)
    if movement is not None and movement.step == MoveStep.ASK_LOCATION:
        return  # Misdirect may have cleared the card that says where he is
    trail = sorted(
        ((i, there) for i, there in enumerate(state.trail) if there is not None),
        key=lambda pair: pair[1].serial,
    )
    walk = _Walk(state, chance, [pair for pair in trail if _is_card(pair[1])])
    found = walk.find()
    if found is None:
        return
    for (spot, there), place in zip(walk.cards, found, strict=True):
        if not there.face_up:
            state.trail[spot] = _become(there, place)
    _tie(state)
    taken = {place for place in found if place >= 0}
    taken |= {there.place for there in state.lairs if there.face_up}
    for i, lair in enumerate(state.lairs):
        if not lair.face_up:
            state.lairs[i] = _other_lair(lair, taken, chance)
    if movement is not None:
        movement.origin = current_place(state) if movement.step == MoveStep.ASK else movement.origin


def _is_card(there: Hideout) -> bool:
    """A location, or what may pass for one."""
    return there.place != NOWHERE or PowerId.HIDE in there.powers


def _become(there: Hideout, place: Place) -> Hideout:
    powers = tuple(power for power in there.powers if power is not PowerId.HIDE)
    if place == HIDE:
        return replace(there, place=NOWHERE, powers=(*powers, PowerId.HIDE))
    return replace(there, place=place, powers=powers, tied=NOWHERE)


def _tie(state: DraculaState) -> None:
    """Tie Hide to the location before it, if that still lies on the trail (FOD-HIDE-02, FOD-HIDE-03)."""
    for i, there in enumerate(state.trail):
        if there is None or PowerId.HIDE not in there.powers:
            continue
        if not there.face_up or there.tied != NOWHERE:
            before = [other for other in state.trail if other is not None and other.place != NOWHERE]
            before = [other for other in before if other.serial < there.serial]
            place = max(before, key=lambda other: other.serial).place if before else NOWHERE
            state.trail[i] = replace(there, tied=place)


def _other_lair(there: Hideout, taken: set[Place], chance: Chance) -> Hideout:
    free = [Place(p) for p in range(CASTLE) if p not in taken and not there.ruled_out >> p & 1]
    if there.place == CASTLE or not free:
        taken.add(there.place)
        return there
    place = chance.pick(free)
    taken.add(place)
    return replace(there, place=place)


class _Walk:
    """A search, in random order, for a way Dracula may have gone: oldest card first."""

    def __init__(self, state: DraculaState, chance: Chance, cards: list[tuple[int, Hideout]]) -> None:
        self.state = state
        self.board = state.board
        self.chance = chance
        self.cards = cards
        self.tries = 0
        self.taken = {there.place for _, there in spots(state) if there.face_up} - {NOWHERE}
        hide_is_known = any(there.face_up and PowerId.HIDE in there.powers for _, there in cards)
        self.hide_is_free = not hide_is_known
        self.serials = {there.serial for there in state.trail if there is not None}

    def find(self) -> list[Place] | None:
        """A place, or HIDE, for every card; None when nothing was found in good time."""
        return self._extend([])

    def _extend(self, so_far: list[Place]) -> list[Place] | None:
        if len(so_far) == len(self.cards):
            return so_far if self._hide_fits(so_far) else None
        options = self._options(so_far)
        self.chance.shuffle(options)
        for place in options:
            self.tries += 1
            if self.tries > _MOST_TRIES:
                return None
            found = self._extend([*so_far, place])
            if found is not None:
                return found
        return None

    def _options(self, so_far: list[Place]) -> list[Place]:
        index = len(so_far)
        _, there = self.cards[index]
        if there.face_up:
            if there.place == NOWHERE:
                return [HIDE]
            return [there.place] if self._step_is_legal(so_far, there.place, there) else []
        if there.place == CASTLE:
            candidates = [CASTLE]
        elif is_sea(there.place):
            candidates = [Place(p) for p in range(FIRST_SEA, PLACES)]
        else:
            candidates = [Place(p) for p in range(CASTLE) if not there.ruled_out >> p & 1]
        found = [place for place in candidates if self._fits(so_far, place, there)]
        if could_be_hide(self.state, there) and self.hide_is_free and HIDE not in so_far:
            before = self._before(so_far)
            if before is not None and not is_sea(before):
                found.append(HIDE)
        return found

    def _fits(self, so_far: list[Place], place: Place, there: Hideout) -> bool:
        if place in self.taken or place in so_far:
            return False
        return self._step_is_legal(so_far, place, there) and self._within_reach(so_far, place, there)

    def _before(self, so_far: list[Place]) -> Place | None:
        """The location he moved from, as far as it still lies on the trail."""
        return next((place for place in reversed(so_far) if place != HIDE), None)

    def _step_is_legal(self, so_far: list[Place], place: Place, there: Hideout) -> bool:
        if not self._clues_allow(len(so_far), place):
            return False
        origin = self._before(so_far)
        if origin is None:
            return True
        gap = self._missing(so_far, there)
        if gap:
            return step_distances(self.board)[origin][place] <= 2 * (gap + 1)
        if PowerId.WOLF_FORM in there.powers:
            return bool(as_wolf(self.board, origin, Mask(0), 2) >> place & 1)
        if there.bat >= 0:
            return bool(by_road(self.board, origin, 2) >> place & 1)
        return place in self.board.adjacent[origin]

    def _missing(self, so_far: list[Place], there: Hideout) -> int:
        """How many cards placed since the location before this one no longer lie on the trail."""
        older = [self.cards[i][1].serial for i, place in enumerate(so_far) if place != HIDE]
        return sum(1 for serial in range(older[-1] + 1, there.serial) if serial not in self.serials)

    def _within_reach(self, so_far: list[Place], place: Place, there: Hideout) -> bool:
        """Whether the next card that lies face up can still be reached from here."""
        for ahead in range(len(so_far) + 1, len(self.cards)):
            _, later = self.cards[ahead]
            if later.face_up and later.place != NOWHERE:
                steps = later.serial - there.serial
                away = step_distances(self.board)[place][later.place]
                return away != UNREACHABLE and away <= 2 * steps
        return True

    def _clues_allow(self, index: int, place: Place) -> bool:
        """What Dracula has said while this card was his newest location."""
        serial = self.cards[index][1].serial
        for clue in self.state.clues:
            if self._location_at(clue.serial, index) != serial:
                continue
            possible = clue.seas >> (place - FIRST_SEA) if is_sea(place) else clue.cities >> place
            if not possible & 1:
                return False
        return True

    def _location_at(self, serial: int, index: int) -> int:
        """The newest card at that time, if it is this one and it is a location."""
        newest = max((there.serial for _, there in self.cards if there.serial <= serial), default=0)
        if newest != self.cards[index][1].serial:
            return -1
        # A card that has left the trail since may have been the one.
        gone = any(between not in self.serials for between in range(newest + 1, serial + 1))
        return -1 if gone else newest

    def _hide_fits(self, found: list[Place]) -> bool:
        """A clue given while Hide was the newest card is about the location before it."""
        for i, place in enumerate(found):
            if place != HIDE:
                continue
            origin = self._before(found[:i])
            if origin is None:
                continue
            for clue in self.state.clues:
                possible = clue.cities | clue.seas << FIRST_SEA
                if self._location_at(clue.serial, i) != -1 and not mask_of(origin) & possible:
                    return False
        return True
