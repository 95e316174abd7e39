"""Every value of an NPC, an ally or a summon that cards can change."""

from __future__ import annotations

from nocturne.chapters.components.movement import FLEEING_MOVEMENT
from nocturne.chapters.components.sight import DEFAULT_SIGHT
from nocturne.chapters.content.book import Content
from nocturne.chapters.content.model import for_participants
from nocturne.chapters.content.people import Values
from nocturne.chapters.rules.table.lookup import (
    book,
    printed_body,
)
from nocturne.chapters.rules.table.modifiers import (
    npc_modifiers,
    totals,
)
from nocturne.chapters.state import ChaptersState, Npc

LEAST_INITIATIVE, MOST_INITIATIVE = 0, 6
"""CHA-INI-02."""


def clamp_initiative(value: int) -> int:
    """CHA-INI-02: from 0 to 6."""
    return min(MOST_INITIATIVE, max(LEAST_INITIATIVE, value))


def _value(state: ChaptersState, npc: Npc, name: str) -> int:
    body = printed_body(state, npc)
    if body is None:
        return 0
    values: Values = body.values
    return for_participants(getattr(values, name), participants(state))


def participants(state: ChaptersState) -> int:
    """CHA-PLAY-03, CHA-ALLY-07: players and coterie allies as the chapter started, whoever drops out."""
    play = state.play
    if state.options.values_fixed:
        return play.participants
    standing = sum(1 for ally in play.allies if ally not in play.npcs or not play.npcs[ally].gone)
    return max(1, min(4, len(state.active()) + standing))


def npc_attack(state: ChaptersState, ident: str) -> int:
    """The Attack of an NPC, ally or summon, never below 0 (CHA-DIFF-04, CHA-DIFF-08, CHA-GAP-38)."""
    npc = state.play.npcs[ident]
    value = _value(state, npc, "attack") + sum(m.attack for m in npc_modifiers(state, ident))
    if npc.side == "enemy":
        value += ("strong" in state.play.difficulty) - ("ill_prepared" in state.play.difficulty)
    return _floored(state, value)


def npc_resistance(state: ChaptersState, ident: str) -> int:
    """The Resistance without Defence cards, never below 0 (CHA-DIFF-03, CHA-DIFF-09, CHA-GAP-38)."""
    npc = state.play.npcs[ident]
    value = _value(state, npc, "resistance") + sum(m.resistance for m in npc_modifiers(state, ident))
    if npc.side == "enemy":
        value += ("tough" in state.play.difficulty) - ("pacifists" in state.play.difficulty)
    return _floored(state, value)


def _floored(state: ChaptersState, value: int) -> int:
    """CHA-GAP-38: each value stops at 0, or only the damage that comes out in the end."""
    return value if state.options.floored == "damage_only" else max(0, value)


def npc_damage_track(state: ChaptersState, ident: str) -> int:
    """The Damage track (CHA-DIFF-05: as for 1-2 players; CHA-DIFF-07: as for 4)."""
    npc = state.play.npcs[ident]
    body = printed_body(state, npc)
    if body is None:
        return 0
    count = participants(state)
    if npc.side == "enemy" and "weak" in state.play.difficulty:
        count = min(count, 2)
    if npc.side == "enemy" and "prepared" in state.play.difficulty:
        count = 4
    return for_participants(body.values.damage, count)


def npc_initiative(state: ChaptersState, ident: str) -> int:
    """The Initiative at the start of a combat (CHA-DIFF-06)."""
    npc = state.play.npcs[ident]
    value = _value(state, npc, "initiative") + sum(m.initiative for m in npc_modifiers(state, ident))
    return clamp_initiative(value + (npc.side == "enemy" and "noisy" in state.play.difficulty))


def npc_movement(state: ChaptersState, ident: str) -> int:
    """The Movement of an NPC (CHA-DIFF-10), ally or summon (CHA-SUM-04); 3 without a profile
    (CHA-FLEE-09)."""
    pack, npc = book(state), state.play.npcs[ident]
    match npc.kind:
        case "profile":
            points = pack.profiles[npc.source].movement
        case "ally":
            points = pack.allies[npc.source].movement
        case "summon":
            summon = pack.summons[npc.source]
            points = 0 if summon.immobile else summon.movement
        case "nobody":
            points = FLEEING_MOVEMENT
    if npc.side == "enemy" and npc.kind == "profile" and "agile" in state.play.difficulty:
        points += 1
    points += sum(m.movement for m in npc_modifiers(state, ident))
    return max(0, points - npc.tokens.get("slow", 0))


def printed_sight(pack: Content, npc: Npc) -> int:
    """CHA-LOS-01: the line-of-sight value of a profile, or of those who have none."""
    if npc.kind == "profile":
        return pack.profiles[npc.source].sight
    return pack.allies[npc.source].sight if npc.kind == "ally" else DEFAULT_SIGHT


def npc_sight(state: ChaptersState, ident: str, looking_for: str = "") -> int:
    """CHA-LOS-01: the line-of-sight value; cards of the one looked for may change it."""
    depth = printed_sight(book(state), state.play.npcs[ident])
    if looking_for in state.play.vampires:
        depth += totals(state, looking_for).sight
    return max(0, depth)
