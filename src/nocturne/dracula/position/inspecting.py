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
    ids = state.board.ids

    def place(number: int) -> str:
        return ids[number] if number != NOWHERE else ""

    def cards(family: str, numbers: list[int]) -> list[str]:
        kinds = kinds_of(family)
        return [kinds[number] for number in numbers]

    def card(family: str, number: int) -> str:
        return kinds_of(family)[number] if number != NO_CARD else ""

    def hideout(there: Hideout | None) -> dict[str, Any] | None:
        if there is None:
            return None
        kinds = kinds_of("encounter")
        return {
            "at": place(there.place),
            "powers": [power.value for power in there.powers],
            "encounters": [
                {"card": kinds[laid.card], "face_up": laid.face_up, "damage": laid.damage}
                for laid in there.encounters
            ],
            "face_up": there.face_up,
            "rumor": there.rumor,
            "bat": there.bat != NO_CARD,
            "tied": place(there.tied),
        }

    def link(number: int) -> str:
        info = state.board.links[number]
        name = f"{ids[info.a]}-{ids[info.b]}"
        return name if info.kind == "road" else f"rail:{name}"

    printed = components().event_cards
    return {
        "round": state.round,
        "time": f"{WEEKDAYS[state.time // 2]} {'day' if state.day else 'night'}",
        "phase": state.phase.value,
        "despair": state.despair,
        "influence": state.influence,
        "lasting": asdict(state.lasting),
        "hunters": {
            HUNTERS[i].value: {
                "at": place(hunter.place),
                "damage": hunter.damage,
                "bites": hunter.bites,
                "items": cards("item", hunter.items),
                "events": cards("event", hunter.events),
                "tickets": cards("ticket", hunter.tickets),
                "shown_item": card("item", hunter.shown_item),
                "shown_event": card("event", hunter.shown_event),
                "delayed": hunter.delayed,
                "bats": hunter.bats,
                "hospital": place(hunter.hospital),
                "seat": state.holder[i],
            }
            for i, hunter in enumerate(state.hunters)
        },
        "hunter_ally": card("event", state.hunter_ally),
        "at": place(current_place(state)),
        "damage": state.damage,
        "events": cards("event", state.event_hand),
        "encounters": cards("encounter", state.encounter_hand),
        "rumors": state.rumors,
        "dracula_ally": card("event", state.dracula_ally),
        "bodyguards": len(state.bodyguards),
        "trail": [hideout(there) for there in state.trail],
        "lairs": [hideout(there) for there in state.lairs],
        "event_deck": cards("event", state.event_deck[::-1]),
        "event_deck_sides": [printed[number].side.value for number in state.event_deck[::-1]],
        "event_discard": [
            {"card": card("event", gone.card), "face_up": gone.face_up} for gone in state.event_discard
        ],
        "item_deck": cards("item", state.item_deck[::-1]),
        "item_discard": cards("item", state.item_discard),
        "encounter_deck": cards("encounter", state.encounter_deck[::-1]),
        "encounter_discard": cards("encounter", state.encounter_discard),
        "tickets_left": len(state.ticket_pool),
        "storms": [place(there) for there in state.storms],
        "fog": {place(there): count for there, count in state.fog.items()},
        "roadblocks": [link(number) for number in state.roadblocks],
        "consecrated": place(state.consecrated),
        "hosts": [place(there) for there in state.hosts],
        "fight": inspect_fight(state),
        "stack": [type(frame).__name__ for frame in state.stack],
    }
