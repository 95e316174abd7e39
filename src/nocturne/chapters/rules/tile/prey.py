"""Prey: what alarms it, how it flees, and how it is caught (CHA-FLEE-01..16)."""

from __future__ import annotations

from nocturne.chapters.components.movement import along, flight
from nocturne.chapters.events.campaign import BreachRaised
from nocturne.chapters.events.stealth import AnimalRan, PreyAlarmed, PreyCalmed, PreyEscaped, PreyStuck
from nocturne.chapters.rules.harm.damage import leave_tile
from nocturne.chapters.rules.table import lookup, modifiers, npc_values
from nocturne.chapters.rules.table.board import beside, ground_for, npc_sees, standing_npcs
from nocturne.chapters.rules.table.frames import Asked, in_chapter, open_page
from nocturne.chapters.rules.tile.placing import walk
from nocturne.chapters.state import ChaptersState
from nocturne.kernel.state import Frame

MOST_BREACHES = 4
"""CHA-GAP-43."""


def prey(state: ChaptersState) -> list[str]:
    """The prey on the tile (CHA-START-03)."""
    return [ident for ident, npc in standing_npcs(state) if npc.prey]


def witnesses(state: ChaptersState, who: str) -> list[str]:
    """The prey that have a character in their line of sight and do not flee yet."""
    npcs = state.play.npcs
    return [ident for ident in prey(state) if not npcs[ident].flees_after and npc_sees(state, ident, who)]


def alarm(state: ChaptersState, npc: str, who: str) -> None:
    """A prey has seen too much: it flees after this character's turns (CHA-FLEE-06); an animal is simply gone
    (CHA-MASQ-08). Only prey flees (CHA-FLEE-01)."""
    figure = state.play.npcs[npc]
    if not figure.prey or figure.hex is None or figure.flees_after:
        return
    if figure.type == "animal":
        state.emit(AnimalRan(npc))
        leave_tile(state, npc)
        return
    figure.flees_after = who
    state.emit(PreyAlarmed(npc, who))


def calm(state: ChaptersState, npc: str, who: str) -> None:
    """A prey forgets what it saw (CHA-FLEE-12, CHA-FLEE-15); it stays, and may be fed on (CHA-GAP-30)."""
    figure = state.play.npcs[npc]
    figure.flees_after = ""
    state.emit(PreyCalmed(npc, who))
    if state.options.captured_prey == "removed":
        leave_tile(state, npc)


def fleeing_beside(state: ChaptersState, who: str) -> list[str]:
    """CHA-FLEE-11: the fleeing prey a character could capture."""
    return [ident for ident, npc in standing_npcs(state) if npc.flees_after and beside(state, who, ident)]


def calming_ally(state: ChaptersState) -> str | None:
    """CHA-FLEE-14, CHA-GAP-31: an ally whose passive calms fleeing prey."""
    return next((owner for owner, passive in modifiers.passives(state) if passive.calms), None)


def raise_breaches(state: ChaptersState, by: int) -> None:
    """CHA-MASQ-01, CHA-MASQ-02: the marker rises, to 4 at most (CHA-GAP-43)."""
    coterie = state.campaign.coterie
    for _ in range(by):
        if coterie.breaches < MOST_BREACHES:
            coterie.breaches += 1
            state.emit(BreachRaised(coterie.breaches))


class Flee(Frame, kw_only=True):
    """The moves of all prey that flee after one character's turn (CHA-FLEE-06..10); with nobody named, of
    those whose character no longer plays."""

    who: str = ""

    @in_chapter
    def run(self, state: ChaptersState) -> Asked:
        state.pop()
        for ident, npc in standing_npcs(state):
            if npc.fights:
                continue
            if npc.flees_after and (
                npc.flees_after == self.who or (not self.who and self._orphan(state, ident))
            ):
                run_away(state, ident)
        return None

    def _orphan(self, state: ChaptersState, ident: str) -> bool:
        return state.play.npcs[ident].flees_after not in state.active()


def run_away(state: ChaptersState, ident: str) -> None:
    """One move towards the nearest exit; the flight succeeds when a point is left to step off the tile."""
    npc = state.play.npcs[ident]
    assert npc.hex is not None
    ground = ground_for(state, ident)
    way = flight(npc.hex, ground)
    if way is None:
        state.emit(PreyStuck(ident))
        return
    points = npc_values.npc_movement(state, ident)
    part = along(way, ground, points)
    if part.path:
        walk(state, ident, part.path)
    if npc.gone or npc.hex not in lookup.tile_of(state).exits or part.cost >= points:
        return
    gets_away(state, ident)


def gets_away(state: ChaptersState, ident: str) -> None:
    """A prey has fled the tile: a breach, and the page of its flight if it has one."""
    state.emit(PreyEscaped(ident))
    leave_tile(state, ident)
    raise_breaches(state, 1)
    entry = next((one for one in lookup.chapter_book(state).setup.npcs if one.id == ident), None)
    if entry is not None and entry.fled is not None:
        open_page(state, entry.fled)
