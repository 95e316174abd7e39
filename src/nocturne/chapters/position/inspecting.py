"""The whole truth as nested plain data, for the expectations of scenarios: hexes by name, facings by
corner."""

from __future__ import annotations

from typing import Any

import msgspec

from nocturne.chapters.components.hexes import Facing, Hex, name_of
from nocturne.chapters.rules.campaign.creation import CreateCaitiff
from nocturne.chapters.rules.table import character_values, lookup, npc_values
from nocturne.chapters.state import ChaptersState


def inspect(state: ChaptersState) -> dict[str, Any]:
    """``characters`` and ``npcs`` by id, ``coterie``, ``players`` by seat, ``chapter`` for the rest of the
    table."""
    players: list[dict[str, Any]] = _as_written(state.campaign.players)
    truth: dict[str, Any] = {
        "players": players,
        "coterie": _as_written(state.campaign.coterie),
        "ending": state.ending,
        "procedures": [type(frame).__name__ for frame in state.stack],
        "left_to_spend": next((f.left for f in state.stack if isinstance(f, CreateCaitiff)), 0),
        "chapter": None,
        "characters": {},
        "npcs": {},
    }
    play = state.chapter
    if play is None:
        return truth
    rest = {
        name: _as_written(getattr(play, name))
        for name in play.__struct_fields__
        if name not in ("vampires", "npcs", "tokens", "fight")
    }
    rest["tokens"] = sorted(f"{token.type}:{name_of(token.hex)}" for token in play.tokens)
    rest["fight"] = _as_written(play.fight)
    truth["chapter"] = rest
    for ident, vampire in play.vampires.items():
        plain = _figure(_as_written(vampire), vampire.hex, vampire.facing)
        player = state.player_of(ident)
        plain |= {
            "damage_track": character_values.damage_track(state, ident),
            "willpower_track": character_values.willpower_track(state, ident),
            "hunger_track": character_values.hunger_track(state, ident),
            "movement": character_values.movement(state, ident),
            "hand_size": character_values.hand_size(state, ident),
            "humanity": player.humanity,
            "effects": list(player.effects),
            "xp": player.xp,
        }
        truth["characters"][ident] = plain
    for ident, npc in play.npcs.items():
        plain = _figure(_as_written(npc), npc.hex, npc.facing)
        if lookup.can_fight(npc):
            plain |= {
                "attack": npc_values.npc_attack(state, ident),
                "resistance": npc_values.npc_resistance(state, ident),
                "damage_track": npc_values.npc_damage_track(state, ident),
                "movement": npc_values.npc_movement(state, ident),
            }
        truth["npcs"][ident] = plain
    return truth


def _figure(plain: dict[str, Any], place: Hex | None, facing: int) -> dict[str, Any]:
    plain.pop("hex")
    plain["at"] = name_of(place) if place is not None else None
    plain["facing"] = Facing(facing).name
    return plain


def _as_written(value: object) -> Any:  # Any: whatever stands in a scenario
    """Structs as mappings and tuples as lists, as a scenario writes them."""
    return msgspec.json.decode(msgspec.json.encode(value))
