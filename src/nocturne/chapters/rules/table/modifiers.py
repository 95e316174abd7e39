"""The modifiers in force: what cards, items and passives change (CHA-GEN-01).

Cards override rules, so no rule reads a sheet or a profile without asking here.
"""

from __future__ import annotations

from collections.abc import Iterator

from nocturne.chapters.content.modifiers import Modifier, Passive
from nocturne.chapters.rules.table.conditions import fits
from nocturne.chapters.rules.table.lookup import (
    book,
    profile_of,
)
from nocturne.chapters.state import ChaptersState


def modifiers(state: ChaptersState, who: str) -> Iterator[Modifier]:
    """Every modifier that concerns a player's character in the chapter now."""
    for modifier in _all_modifiers(state, who):
        if modifier.if_ is None or fits(state, modifier.if_, who):
            yield modifier


def _all_modifiers(state: ChaptersState, who: str) -> Iterator[Modifier]:
    pack = book(state)
    vampire, player = state.vampire(who), state.player_of(who)
    for effect in (*player.effects, *state.campaign.coterie.effects):  # CHA-EFC-02
        yield from pack.effects[effect].modifiers
    if player.humanity in pack.humanity:  # CHA-HUM-05
        yield from pack.humanity[player.humanity].modifiers
    if vampire.power:
        yield from pack.disciplines[vampire.power].modifiers
    for item in vampire.items:
        yield from pack.items[item].modifiers
    for passive in _passives(state, "players"):
        yield from passive.modifiers


def _passives(state: ChaptersState, on: str) -> Iterator[Passive]:
    """The passives in force that concern the players, or the enemies."""
    for _npc, passive in passives(state):
        if passive.on == on:
            yield passive


def passives(state: ChaptersState) -> Iterator[tuple[str, Passive]]:
    """Every passive in force: of coterie allies that were chosen and have not fallen (CHA-ALLY-03,
    CHA-ALLY-08), and of bosses that stand (CHA-BOSS-07)."""
    pack, play = book(state), state.play
    for ally in play.allies:
        figure = play.npcs.get(ally)
        if figure is None or not figure.gone:
            yield ally, pack.allies[ally].passive
    for ident, npc in play.npcs.items():
        # Whether it fights is asked first: mostly nobody does, and this is asked at every step.
        if npc.fights and npc.kind == "profile" and npc.hex is not None and not npc.gone:
            passive = pack.profiles[npc.source].passive
            if passive is not None:
                yield ident, passive


def modifiers_for_test(
    state: ChaptersState, who: str, attr: str, skill: str, moment: str, against: str = ""
) -> Iterator[Modifier]:
    """The modifiers that concern one test: of this attribute and skill, made for this, against such an
    NPC."""
    for modifier in modifiers(state, who):
        if (
            modifier.attr in (None, attr)
            and modifier.skill in (None, skill)
            and (not modifier.during or moment in modifier.during)
            and (not modifier.against or against in modifier.against)
        ):
            yield modifier


def forbidden(state: ChaptersState, who: str, what: str) -> bool:
    """Whether a card forbids a character something."""
    return any(what in modifier.forbids for modifier in modifiers(state, who))


def ignores(state: ChaptersState, who: str, what: str) -> bool:
    """Whether a card lets a character ignore terrain, fire or figures."""
    return any(what in modifier.ignores for modifier in modifiers(state, who))


def npc_modifiers(state: ChaptersState, ident: str) -> Iterator[Modifier]:
    """What passives change for an NPC: its own, and those for all enemies."""
    npc = state.play.npcs[ident]
    for owner, passive in passives(state):
        if (passive.on == "self" and owner == ident) or (passive.on == "enemies" and npc.side == "enemy"):
            yield from (m for m in passive.modifiers if m.if_ is None or fits(state, m.if_, None))


def immune(state: ChaptersState, ident: str, token: str) -> bool:
    """Whether a figure takes no tokens of a kind (CHA-BOSS-03)."""
    play = state.play
    if ident in play.vampires:
        return any(token in m.immune for m in modifiers(state, ident))
    npc = play.npcs[ident]
    if npc.kind == "nobody":
        return True
    profile = profile_of(state, npc)
    if profile is not None and (token in profile.immune or (profile.type == "boss" and token == "stun")):
        return True
    return any(token in m.immune for m in npc_modifiers(state, ident))
