"""Triggers: pages read as soon as somebody has come to a place.

They are looked at between the steps of turns, never while a page is read (CHA-GEN-07). A trigger is gone once
it was set off; its page may lay another.
"""

from __future__ import annotations

from functools import lru_cache

from nocturne.chapters.components.hexes import Hex, distance, hex_of
from nocturne.chapters.components.tile_map import TileMap
from nocturne.chapters.content.effects import Trigger as Written
from nocturne.chapters.events.tile import TriggerSetOff
from nocturne.chapters.rules.table import lookup
from nocturne.chapters.rules.table.board import where
from nocturne.chapters.rules.table.frames import open_page
from nocturne.chapters.state import ChaptersState, Trigger, without


def lay_trigger(state: ChaptersState, written: Written) -> None:
    """Wait for somebody at a place; a trigger of the same name is taken away."""
    stop_trigger(state, written.id)
    trigger = Trigger(
        id=written.id,
        who=written.who,
        at=tuple(hex_of(name) for name in written.at),
        within=written.within,
        page=written.page,
        hidden=written.hidden,
    )
    state.play.triggers += (trigger,)


def stop_trigger(state: ChaptersState, ident: str) -> None:
    """Wait no longer."""
    play = state.play
    play.triggers = tuple(one for one in play.triggers if one.id != ident)


def set_off(state: ChaptersState) -> bool:
    """Open the page of the first trigger whose place is reached. True when there is one."""
    for trigger in state.play.triggers:
        if _reached(state, trigger):
            state.play.triggers = without(state.play.triggers, trigger)
            actor = trigger.who if trigger.who in state.play.vampires else ""
            if not trigger.hidden:
                state.emit(TriggerSetOff())
            open_page(state, trigger.page, actor=actor or _first_there(state, trigger))
            return True
    return False


def _reached(state: ChaptersState, trigger: Trigger) -> bool:
    if trigger.who == "all":
        active = state.active()
        return bool(active) and all(_there(state, trigger, who) for who in active)
    if trigger.who == "any":
        return bool(_first_there(state, trigger))
    return _there(state, trigger, trigger.who)


def _first_there(state: ChaptersState, trigger: Trigger) -> str:
    return next((who for who in state.active() if _there(state, trigger, who)), "")


def _there(state: ChaptersState, trigger: Trigger, who: str) -> bool:
    here = where(state, who)
    return here is not None and any(distance(here, place) <= trigger.within for place in trigger.at)


def places(state: ChaptersState, trigger: Trigger) -> list[Hex]:
    """The hexes a trigger waits at."""
    return _around(lookup.tile_of(state), trigger.at, trigger.within)


@lru_cache(maxsize=500)
def _around(tile: TileMap, at: tuple[Hex, ...], within: int) -> list[Hex]:
    return sorted(place for place in tile.hexes if any(distance(place, one) <= within for one in at))


def stops(state: ChaptersState, who: str) -> list[Hex]:
    """Hexes at which a movement ends, since the character's coming there is waited for."""
    waiting = [trigger for trigger in state.play.triggers if trigger.who in ("any", who)]
    return [place for trigger in waiting for place in places(state, trigger)]
