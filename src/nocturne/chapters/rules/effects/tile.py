"""Effects on the tile: figures and tokens placed, trackers, triggers, pushes."""

from __future__ import annotations

from nocturne.chapters.components.fire import FIRE_DAMAGE
from nocturne.chapters.components.hexes import Facing, Hex, hex_of, name_of
from nocturne.chapters.components.movement import away_from, towards
from nocturne.chapters.content.effects import Effect
from nocturne.chapters.events.tile import Pushed, TileChanged
from nocturne.chapters.rules.effects.apply import Apply, performs
from nocturne.chapters.rules.harm.damage import discard_npc_card, hurt, npc_leaves
from nocturne.chapters.rules.table.board import ground_for, taken, where
from nocturne.chapters.rules.tile.arrivals import Arrive, Teleport
from nocturne.chapters.rules.tile.placing import add_token, put_near, remove_token
from nocturne.chapters.rules.tile.trackers import start_tracker, stop_tracker, turn_tracker
from nocturne.chapters.rules.tile.triggers import lay_trigger, stop_trigger
from nocturne.chapters.state import ChaptersState, Token


@performs("place")
def _place(frame: Apply, state: ChaptersState, effect: Effect) -> None:
    place = effect.place
    assert place is not None
    npc = state.play.npcs[place.npc]
    if npc.gone:  # whoever takes its place is fresh
        npc.change(gone=False, damage=0, tokens={}, phase=0)
    facing = Facing[place.facing] if place.facing else Facing(npc.facing)
    state.push(Arrive(who=place.npc, hex=hex_of(place.at), facing=int(facing)))


@performs("remove")
def _remove(frame: Apply, state: ChaptersState, effect: Effect) -> None:
    npc_leaves(state, effect.remove or "")


@performs("characters_at")
def _characters_at(frame: Apply, state: ChaptersState, effect: Effect) -> None:
    arrange(state, [hex_of(name) for name in effect.characters_at or ()])


def arrange(state: ChaptersState, places: list[Hex]) -> None:
    """CHA-CMB-04: the characters stand where the page draws them, in seat order; each on the nearest free
    hex when its own is taken or there are too few."""
    active = state.active()
    for who in active:
        state.vampire(who).hex = None
    for i, who in enumerate(active):
        put_near(state, who, places[min(i, len(places) - 1)])


@performs("terrain")
def _terrain(frame: Apply, state: ChaptersState, effect: Effect) -> None:
    written = effect.terrain
    assert written is not None
    at = hex_of(written.at if written.at is not None else frame.target)
    token = Token(written.type, at, written.n, written.page or "", written.keep, state.play.round)
    add_token(state, token)


@performs("clear")
def _clear(frame: Apply, state: ChaptersState, effect: Effect) -> None:
    clear = effect.clear
    assert clear is not None
    at = hex_of(clear.at) if clear.at is not None else None
    for token in state.play.tokens:
        if clear.type in (None, token.type) and at in (None, token.hex):
            remove_token(state, token)


@performs("tracker")
def _tracker(frame: Apply, state: ChaptersState, effect: Effect) -> None:
    assert effect.tracker is not None
    start_tracker(state, effect.tracker, frame.page)


@performs("move_tracker")
def _move_tracker(frame: Apply, state: ChaptersState, effect: Effect) -> None:
    assert effect.move_tracker is not None
    for tracker in state.play.trackers:
        if tracker.id == effect.move_tracker.id:
            turn_tracker(state, tracker, effect.move_tracker.by)


@performs("stop_tracker")
def _stop_tracker(frame: Apply, state: ChaptersState, effect: Effect) -> None:
    stop_tracker(state, effect.stop_tracker or "")


@performs("trigger")
def _trigger(frame: Apply, state: ChaptersState, effect: Effect) -> None:
    assert effect.trigger is not None
    lay_trigger(state, effect.trigger)


@performs("stop_trigger")
def _stop_trigger(frame: Apply, state: ChaptersState, effect: Effect) -> None:
    stop_trigger(state, effect.stop_trigger or "")


@performs("tile")
def _tile(frame: Apply, state: ChaptersState, effect: Effect) -> None:
    """CHA-TILE-01: everything on the old tile stays behind."""
    change = effect.tile
    assert change is not None
    play = state.play
    play.tile = change.tile
    play.tokens = ()
    play.triggers = ()
    for ident, npc in play.npcs.items():
        discard_npc_card(state, ident)
        npc.change(hex=None, fights=False, defence=0, flees_after="")
    state.emit(TileChanged(change.tile))
    arrange(state, [hex_of(name) for name in change.start])


@performs("push", "pull")
def _push(frame: Apply, state: ChaptersState, effect: Effect) -> None:
    """CHA-MOV-06, CHA-MOV-09: away from the actor; a stunned figure is pushed like any other."""
    origin = where(state, frame.actor)
    for who in frame.hit(state, effect):
        here = where(state, who)
        if origin is None or here is None or who == frame.actor:
            continue
        ground = ground_for(state, who)
        full = taken(state, but=who)
        if effect.push is not None:
            path = away_from(origin, here, effect.push, ground, full)
        else:
            path = towards(origin, here, effect.pull or 0, ground, full)
        shove(state, who, path)


def shove(state: ChaptersState, who: str, path: tuple[Hex, ...]) -> None:
    """Somebody is moved against its will; every fire hex entered hurts (CHA-GAP-53)."""
    figure = state.figure(who)
    for place in path:
        if figure.hex is None:
            return
        figure.hex = place
        if state.options.pushed_into_fire and any(
            t.type == "fire" and t.hex == place for t in state.play.tokens
        ):
            hurt(state, who, FIRE_DAMAGE, unavoidable=True)
    if path and figure.hex is not None:
        state.emit(Pushed(who, name_of(figure.hex)))


@performs("teleport")
def _teleport(frame: Apply, state: ChaptersState, effect: Effect) -> None:
    for who in reversed(frame.hit(state, effect)):
        if not state.figure(who).tokens.get("stun"):  # CHA-MOV-09
            beside = frame.target if frame.target != who and who not in state.play.vampires else ""
            state.push(Teleport(who=who, reach=effect.teleport or 0, towards=beside))
