"""The whole truth of a state, read back in the words of a position."""

from __future__ import annotations

from typing import Any

from msgspec.structs import asdict

from nocturne.dracula.components.board import NOWHERE
from nocturne.dracula.components.box import components
from nocturne.dracula.position.fight import inspect_fight
from nocturne.dracula.rules.questions.offering import kinds_of
from nocturne.dracula.rules.table.time import WEEKDAYS
from nocturne.dracula.rules.table.trail import current_place
from nocturne.dracula.state import (
    HUNTERS,
    NO_CARD,
    DraculaState,
    Hideout,
)


def inspect(state: DraculaState) -> dict[str, Any]:
    """The whole truth by readable ids, in the words of a position."""
    return {
        "round": state.round,
        "time": f"{WEEKDAYS[state.time // 2]} {'day' if state.day else 'night'}",
        "phase": state.phase.value,
        "despair": state.despair,
        "influence": state.influence,
        "lasting": asdict(state.lasting),
        "hunters": {hunter.value: _hunter(state, i) for i, hunter in enumerate(HUNTERS)},
        "hunter_ally": _card("event", state.hunter_ally),
        "at": _place(state, current_place(state)),
        "damage": state.damage,
        "events": _cards("event", state.event_hand),
        "encounters": _cards("encounter", state.encounter_hand),
        "rumors": state.rumors,
        "dracula_ally": _card("event", state.dracula_ally),
        "bodyguards": len(state.bodyguards),
        "trail": [_hideout(state, there) if there is not None else None for there in state.trail],
        "lairs": [_hideout(state, there) for there in state.lairs],
        **_decks(state),
        **_tokens(state),
        "fight": inspect_fight(state),
        "stack": [type(frame).__name__ for frame in state.stack],
    }


def _hunter(state: DraculaState, number: int) -> dict[str, Any]:
    hunter = state.hunters[number]
    return {
        "at": _place(state, hunter.place),
        "damage": hunter.damage,
        "bites": hunter.bites,
        "items": _cards("item", hunter.items),
        "events": _cards("event", hunter.events),
        "tickets": _cards("ticket", hunter.tickets),
        "shown_item": _card("item", hunter.shown_item),
        "shown_event": _card("event", hunter.shown_event),
        "delayed": hunter.delayed,
        "bats": hunter.bats,
        "hospital": _place(state, hunter.hospital),
        "seat": state.holder[number],
    }


def _hideout(state: DraculaState, there: Hideout) -> dict[str, Any]:
    kinds = kinds_of("encounter")
    return {
        "at": _place(state, there.place),
        "powers": [power.value for power in there.powers],
        "encounters": [
            {"card": kinds[laid.card], "face_up": laid.face_up, "damage": laid.damage}
            for laid in there.encounters
        ],
        "face_up": there.face_up,
        "rumor": there.rumor,
        "bat": there.bat != NO_CARD,
        "tied": _place(state, there.tied),
    }


def _decks(state: DraculaState) -> dict[str, Any]:
    """Decks from the top, and discards."""
    printed = components().event_cards
    return {
        "event_deck": _cards("event", state.event_deck[::-1]),
        "event_deck_sides": [printed[number].side.value for number in state.event_deck[::-1]],
        "event_discard": [
            {"card": _card("event", gone.card), "face_up": gone.face_up} for gone in state.event_discard
        ],
        "item_deck": _cards("item", state.item_deck[::-1]),
        "item_discard": _cards("item", state.item_discard),
        "encounter_deck": _cards("encounter", state.encounter_deck[::-1]),
        "encounter_discard": _cards("encounter", state.encounter_discard),
        "tickets_left": len(state.ticket_pool),
    }


def _tokens(state: DraculaState) -> dict[str, Any]:
    return {
        "storms": [_place(state, there) for there in state.storms],
        "fog": {_place(state, there): count for there, count in state.fog.items()},
        "roadblocks": [_link(state, number) for number in state.roadblocks],
        "consecrated": _place(state, state.consecrated),
        "hosts": [_place(state, there) for there in state.hosts],
    }


# -- ids


def _place(state: DraculaState, number: int) -> str:
    return state.board.ids[number] if number != NOWHERE else ""


def _link(state: DraculaState, number: int) -> str:
    info = state.board.links[number]
    name = f"{state.board.ids[info.a]}-{state.board.ids[info.b]}"
    return name if info.kind == "road" else f"rail:{name}"


def _cards(family: str, numbers: list[int]) -> list[str]:
    kinds = kinds_of(family)
    return [kinds[number] for number in numbers]


def _card(family: str, number: int) -> str:
    return kinds_of(family)[number] if number != NO_CARD else ""
