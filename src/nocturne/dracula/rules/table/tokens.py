"""Tokens on the board: storms, fog, roadblocks, Consecrated Ground and Heavenly Hosts.

What they forbid stands beside the move or action they forbid; here they are put down and taken up. The number
of each in the box is a limit unless the table plays otherwise.
"""

from __future__ import annotations

from typing import Literal

from nocturne.dracula.components.board import NOWHERE, PLACES, Link, Place
from nocturne.dracula.components.box import TokenId, components
from nocturne.dracula.events.tracks import (
    FogLifted,
    FogPlaced,
    HolyPlaced,
    HolyRemoved,
    RoadblockPlaced,
    RoadblockRemoved,
    StormPlaced,
    StormRemoved,
)
from nocturne.dracula.state import DraculaState

_PLENTY = 99


def left_in_box(state: DraculaState, token: TokenId) -> int:
    """How many tokens of a kind can still be placed."""
    if state.options.token_supply == "unlimited" and token in _DISPUTED:
        return _PLENTY
    return components().tokens[token] - _on_board(state, token)


def _on_board(state: DraculaState, token: TokenId) -> int:
    if token is TokenId.STORM:
        return len(state.storms)
    if token is TokenId.FOG:
        return sum(state.fog.values())
    if token is TokenId.ROADBLOCK:
        return len(state.roadblocks)
    if token is TokenId.BATS:
        return sum(hunter.bats for hunter in state.hunters)
    if token is TokenId.HEAVENLY_HOST:
        return len(state.hosts)
    if token is TokenId.CONSECRATED_GROUND:
        return int(state.consecrated != NOWHERE)
    if token is TokenId.BITE:
        return sum(hunter.bites for hunter in state.hunters)
    if token is TokenId.DESPAIR:
        return state.despair
    lying = [there for there in (*state.trail, *state.lairs) if there is not None]
    return state.rumors + sum(there.rumor for there in lying)


_DISPUTED = (TokenId.STORM, TokenId.FOG, TokenId.BATS, TokenId.ROADBLOCK)


def place_storm(state: DraculaState, place: Place) -> None:
    """A storm on a sea zone, each on a different one (FOD-STOR-02)."""
    state.storms = tuple(sorted((*state.storms, place)))
    state.emit(StormPlaced(place))


def remove_storm(state: DraculaState, place: Place) -> None:
    """Take a storm off the board."""
    state.storms = tuple(there for there in state.storms if there != place)
    state.emit(StormRemoved(place))


def place_roadblock(state: DraculaState, link: Link) -> None:
    """A roadblock on one road or railway (FOD-BLOC-05)."""
    state.roadblocks = tuple(sorted((*state.roadblocks, link)))
    state.emit(RoadblockPlaced(link))


def remove_roadblock(state: DraculaState, link: Link) -> None:
    """Take a roadblock off the board."""
    state.roadblocks = tuple(there for there in state.roadblocks if there != link)
    state.emit(RoadblockRemoved(link))


def fogged(state: DraculaState, place: Place) -> bool:
    """Whether fog lies on a city."""
    return place in state.fog


def place_fog(state: DraculaState, place: Place, count: int) -> None:
    """Fog on a city, as many tokens as are left (FOD-FOG-02, FOD-FOG-03)."""
    count = min(count, left_in_box(state, TokenId.FOG))
    if count > 0:
        state.fog[place] = state.fog.get(place, 0) + count
        state.emit(FogPlaced(place, count))


def lift_fog(state: DraculaState) -> None:
    """One fog token leaves every city that has any (FOD-FOG-07)."""
    for place, count in sorted(state.fog.items()):
        if count > 1:
            state.fog[place] = count - 1
        else:
            del state.fog[place]
        state.emit(FogLifted(place, count - 1))


def place_holy(
    state: DraculaState, token: Literal[TokenId.CONSECRATED_GROUND, TokenId.HEAVENLY_HOST], place: Place
) -> None:
    """Consecrated Ground or a Heavenly Host on a city (FOD-CONS-01, FOD-HOST-01)."""
    if token is TokenId.CONSECRATED_GROUND:
        state.consecrated = place
    else:
        state.hosts = tuple(sorted((*state.hosts, place)))
    state.emit(HolyPlaced(f"dracula-token-{token.value}", place))


def remove_consecrated(state: DraculaState) -> None:
    """A card takes the Consecrated Ground token away (FOD-CONS-06)."""
    if state.consecrated != NOWHERE:
        place, state.consecrated = state.consecrated, NOWHERE
        state.emit(HolyRemoved("dracula-token-consecrated_ground", place))


def remove_hosts(state: DraculaState) -> None:
    """The Heavenly Hosts go at the end of the dawn after they were placed (FOD-CONS-05)."""
    for place in state.hosts:
        state.emit(HolyRemoved("dracula-token-heavenly_host", place))
    state.hosts = ()


def holy_at(state: DraculaState, place: Place) -> bool:
    """Whether a Consecrated Ground or Heavenly Host token lies there."""
    return 0 <= place < PLACES and (place == state.consecrated or place in state.hosts)
