"""What one seat may see of the table: the only door out of a state.

Cards are references (``item:12``, ``city:paris``), None for a card whose face the seat does not know. Cards
a seat knows in somebody's hand come before those it does not, so that their order tells nothing.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from nocturne.dracula.components.board import NOWHERE, Board, Place, board, places_in
from nocturne.dracula.components.box import INFLUENCE_TO_WIN, PowerId, components
from nocturne.dracula.rules.round.dracula_phase import back_of
from nocturne.dracula.rules.round.hunter_phase import HunterTurn
from nocturne.dracula.rules.supplies.supply import ticket_limit
from nocturne.dracula.rules.table.cards import knows
from nocturne.dracula.rules.table.sheets import sheet, weakened
from nocturne.dracula.rules.table.time import WEEKDAYS
from nocturne.dracula.rules.table.trail import current_place, current_spot, hideout
from nocturne.dracula.state import DRACULA, HUNTERS, NO_CARD, DraculaState, Hideout, Lasting
from nocturne.dracula.view.fight import FightView, look_fight

Ref = str


class SeenHunter(Struct, frozen=True):
    """A hunter's sheet and figure, and what is seen of the hand."""

    hunter: str
    seat: int
    place: Ref | None
    damage: int
    health: int
    bites: int
    bite_spaces: int
    weakened: bool
    delayed: bool
    bats: bool
    hospital: Ref | None  # where the next dawn takes this hunter
    items: list[Ref | None]
    events: list[Ref | None]
    tickets: list[Ref | None]
    shown_item: Ref | None
    shown_event: Ref | None
    item_limit: int
    event_limit: int
    ticket_limit: int


class SeenEncounter(Struct, frozen=True):
    """An encounter in a hideout or lair."""

    card: Ref | None
    face_up: bool
    damage: int


class SeenHideout(Struct, frozen=True):
    """A trail space or a lair. ``back`` tells what a card lying face down shows: common, castle or sea, and
    ``ruled_out`` the cities that everybody knows it is not: hunters have been there, or named them."""

    back: str
    place: Ref | None
    powers: list[str]
    encounters: list[SeenEncounter]
    face_up: bool
    rumor: bool
    bat: bool
    tied: Ref | None
    ruled_out: list[Ref]


class SeenDracula(Struct, frozen=True):
    """Dracula's sheet, and what is seen of his hands. ``place`` is there when his figure is on the map, and
    always for himself."""

    damage: int
    health: int
    place: Ref | None
    revealed: bool
    events: list[Ref | None]
    encounters: list[Ref | None]
    rumors: int
    ally: Ref | None
    bodyguards: list[Ref]
    event_limit: int


class SeenDecks(Struct, frozen=True):
    """How many cards are left, and the discards that all may look through (FOD-SECR-02). The back of the top
    event shows whose it is; a face-down event in the discard stays hidden (FOD-SECR-03)."""

    events: int
    top_event: str | None  # "hunters" or "dracula"
    hunter_backs: int  # so many at the bottom are known to be hunters'
    event_discard: list[Ref | None]
    items: int
    item_discard: list[Ref]
    encounters: int
    encounter_discard: list[Ref]
    tickets: int


class BoardRead(Struct, frozen=True):
    """How this table reads what is uncertain on the board and its cards; links are numbered accordingly."""

    northern_passage: bool
    berlin_prague_railway: Literal["yellow", "white"]
    sea_card_backs: Literal["own", "common"]


class DraculaTable(Struct, frozen=True):
    """The table as a seat sees it."""

    board: BoardRead
    round: int
    time: int
    weekday: str
    phase: str
    despair: int
    influence: int
    influence_to_win: int
    lasting: Lasting
    acting: str | None  # the hunter whose turn it is
    hunters: list[SeenHunter]
    hunter_ally: Ref | None
    dracula: SeenDracula
    trail: list[SeenHideout | None]
    lairs: list[SeenHideout]
    decks: SeenDecks
    storms: list[Ref]
    fog: dict[Ref, int]
    roadblocks: list[Ref]
    consecrated: Ref | None
    hosts: list[Ref]
    fight: FightView | None


def board_of(table: DraculaTable) -> Board:
    """The board as a table reads it."""
    return board(table.board.northern_passage, table.board.berlin_prague_railway)


def look(state: DraculaState, seat: int | None) -> DraculaTable:
    """The table as a seat (None: a spectator) sees it."""
    refs = state.board.refs
    acting = next((frame.hunter for frame in reversed(state.stack) if isinstance(frame, HunterTurn)), None)
    options = state.options
    return DraculaTable(
        board=BoardRead(options.northern_passage, options.berlin_prague_railway, options.sea_card_backs),
        round=state.round,
        time=state.time,
        weekday=WEEKDAYS[state.time // 2],
        phase=state.phase.value,
        despair=state.despair,
        influence=state.influence,
        influence_to_win=INFLUENCE_TO_WIN,
        lasting=state.lasting,
        acting=None if acting is None else HUNTERS[acting].value,
        hunters=[_hunter(state, i, seat) for i in range(len(HUNTERS))],
        hunter_ally=_card("event", state.hunter_ally),
        dracula=_dracula(state, seat),
        trail=[None if there is None else see_hideout(state, there, seat) for there in state.trail],
        lairs=[see_hideout(state, there, seat) for there in state.lairs],
        decks=_decks(state, seat),
        storms=[refs[place] for place in state.storms],
        fog={refs[place]: count for place, count in sorted(state.fog.items())},
        roadblocks=[f"link:{link}" for link in state.roadblocks],
        consecrated=_place(state, state.consecrated),
        hosts=[refs[place] for place in state.hosts],
        fight=look_fight(state, seat),
    )


def _place(state: DraculaState, place: Place) -> Ref | None:
    return None if place == NOWHERE else state.board.refs[place]


def _card(family: str, card: int) -> Ref | None:
    return None if card == NO_CARD else f"{family}:{card}"


def seen_cards(
    state: DraculaState, family: str, cards: list[int], known: dict[int, int], seat: int | None, mine: bool
) -> list[Ref | None]:
    """A hand as a seat knows it: the cards it knows, in order, then the others."""
    if mine:
        return [f"{family}:{card}" for card in cards]
    if not known:
        return [None] * len(cards)
    seen = [f"{family}:{card}" for card in sorted(cards) if knows(state, known, card, seat)]
    return [*seen, *[None] * (len(cards) - len(seen))]


def _hunter(state: DraculaState, i: int, seat: int | None) -> SeenHunter:
    hunter = state.hunters[i]
    printed = sheet(i)
    mine = seat is not None and state.holder[i] == seat
    return SeenHunter(
        hunter=HUNTERS[i].value,
        seat=state.holder[i],
        place=_place(state, hunter.place),
        damage=hunter.damage,
        health=printed.health,
        bites=hunter.bites,
        bite_spaces=printed.bite_spaces,
        weakened=weakened(state, i),
        delayed=hunter.delayed,
        bats=hunter.bats,
        hospital=_place(state, hunter.hospital),
        items=seen_cards(state, "item", hunter.items, state.known_items, seat, mine),
        events=seen_cards(state, "event", hunter.events, state.known_events, seat, mine),
        tickets=seen_cards(state, "ticket", hunter.tickets, state.known_tickets, seat, mine),
        shown_item=_card("item", hunter.shown_item),
        shown_event=_card("event", hunter.shown_event),
        item_limit=printed.items,
        event_limit=printed.events,
        ticket_limit=ticket_limit(state, i),
    )


def _dracula(state: DraculaState, seat: int | None) -> SeenDracula:
    mine = seat == DRACULA
    spot = current_spot(state)
    revealed = spot >= 0 and hideout(state, spot).face_up and not _may_have_moved_on(state, spot)
    printed = components().dracula
    return SeenDracula(
        damage=state.damage,
        health=printed.health,
        place=_place(state, current_place(state)) if mine or revealed else None,
        revealed=revealed,
        events=seen_cards(state, "event", state.event_hand, state.known_events, seat, mine),
        encounters=seen_cards(state, "encounter", state.encounter_hand, state.known_encounters, seat, mine),
        rumors=state.rumors,
        ally=_card("event", state.dracula_ally),
        bodyguards=[f"encounter:{card}" for card in state.bodyguards],
        event_limit=printed.events,
    )


def _may_have_moved_on(state: DraculaState, spot: int) -> bool:
    """Whether a card lies face down to the left of his location: only he knows that it is Hide."""
    return any(
        there is not None and not there.face_up and PowerId.HIDE in there.powers
        for there in state.trail[:spot]
    )


def see_hideout(state: DraculaState, there: Hideout, seat: int | None) -> SeenHideout:
    """A hideout or lair as a seat sees it. Hide is hidden until it is revealed; the other powers are known by
    what they do."""
    mine = seat == DRACULA
    open_card = mine or there.face_up
    return SeenHideout(
        back=back_of(state, there.place),
        place=_place(state, there.place) if open_card else None,
        powers=[power.value for power in there.powers if open_card or power is not PowerId.HIDE],
        encounters=[
            SeenEncounter(
                f"encounter:{laid.card}" if mine or laid.face_up else None, laid.face_up, laid.damage
            )
            for laid in there.encounters
        ],
        face_up=there.face_up,
        rumor=there.rumor,
        bat=there.bat != NO_CARD,
        tied=_place(state, there.tied) if mine or (there.face_up and _is_open(state, there.tied)) else None,
        ruled_out=[] if there.face_up else [state.board.refs[city] for city in places_in(there.ruled_out)],
    )


def _is_open(state: DraculaState, place: Place) -> bool:
    """Whether a location lies face up on the trail, with whatever is tied to it."""
    return any(there is not None and there.place == place and there.face_up for there in state.trail)


def _decks(state: DraculaState, seat: int | None) -> SeenDecks:
    top = components().event_cards[state.event_deck[-1]].side.value if state.event_deck else None
    return SeenDecks(
        events=len(state.event_deck),
        top_event=top,
        hunter_backs=state.hunter_backs,
        event_discard=[
            f"event:{gone.card}"
            if gone.face_up or knows(state, state.known_events, gone.card, seat)
            else None
            for gone in state.event_discard
        ],
        items=len(state.item_deck),
        item_discard=[f"item:{card}" for card in state.item_discard],
        encounters=len(state.encounter_deck),
        encounter_discard=[f"encounter:{card}" for card in state.encounter_discard],
        tickets=len(state.ticket_pool),
    )
