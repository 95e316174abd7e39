"""Putting figures and tokens on the tile, and walking hex by hex."""

from __future__ import annotations

from nocturne.chapters.components.fire import FIRE_DAMAGE
from nocturne.chapters.components.hexes import Facing, Hex, facing_towards, name_of
from nocturne.chapters.components.movement import nearest_free
from nocturne.chapters.events.tile import Moved, Placed, TerrainCleared, TerrainPlaced
from nocturne.chapters.rules.harm.damage import hurt
from nocturne.chapters.rules.table import lookup
from nocturne.chapters.rules.table.board import SOLID, burns, closed, on_tile
from nocturne.chapters.state import ChaptersState, Token, without


def walk(state: ChaptersState, ident: str, path: tuple[Hex, ...]) -> tuple[Hex, ...]:
    """Move along a path hex by hex; fire hurts on every entry (CHA-FIRE-01). Gives the hexes entered: fewer
    when the figure falls on the way."""
    figure = state.figure(ident)
    entered: list[Hex] = []
    for place in path:
        if figure.hex is None:
            break
        figure.facing = facing_towards(figure.hex, place, Facing(figure.facing))
        figure.hex = place
        entered.append(place)
        if burns(state, ident, place) and state.options.fire_hurts == "entry_and_start":
            hurt(state, ident, FIRE_DAMAGE, unavoidable=True)
    if entered:
        names = tuple(name_of(place) for place in entered)
        state.emit(Moved(ident, names[-1], names))
    return tuple(entered)


def put(state: ChaptersState, ident: str, place: Hex, facing: Facing | None = None) -> None:
    """Put a figure on a hex, whatever is there."""
    figure = state.figure(ident)
    figure.hex = place
    if facing is not None:
        figure.facing = int(facing)
    state.emit(Placed(ident, name_of(place)))


def put_near(state: ChaptersState, ident: str, place: Hex, facing: Facing | None = None) -> None:
    """Put a figure on a hex or, when it is taken, on the nearest free one (CHA-MOV-04, CHA-MOV-05)."""
    free = nearest_free(place, lookup.tile_of(state), closed(state, but=ident))
    put(state, ident, free[0] if free else place, facing)


def add_token(state: ChaptersState, token: Token) -> None:
    """Put a token on a hex; figures standing where a solid one comes make room (CHA-MOV-04)."""
    there = any(t.type == token.type and t.hex == token.hex for t in state.play.tokens)
    if there or token.hex not in lookup.tile_of(state):  # a page may speak of a tile that was left
        return
    if state.options.components == "printed" and len(state.play.tokens) >= lookup.PRINTED["terrain"]:
        return  # CHA-GAP-58
    state.play.tokens += (token,)
    state.emit(TerrainPlaced(token.type, name_of(token.hex)))
    if token.type in (*SOLID, "arm"):
        for ident, _, hex_ in list(on_tile(state)):
            if hex_ == token.hex:
                put_near(state, ident, hex_)


def remove_token(state: ChaptersState, token: Token) -> None:
    """Take a token off the tile."""
    state.play.tokens = without(state.play.tokens, token)
    state.emit(TerrainCleared(token.type, name_of(token.hex)))
