"""What the content says about the chapter, the tile and the people on the table."""

from __future__ import annotations

from nocturne.chapters.components.dice import Dice
from nocturne.chapters.components.tile_map import TileMap
from nocturne.chapters.content.book import Content
from nocturne.chapters.content.chapter import Chapter
from nocturne.chapters.content.pack import content
from nocturne.chapters.content.people import AllyLevel, NpcCard, Phase, Profile, Special, Summon
from nocturne.chapters.content.tiles import Tile
from nocturne.chapters.state import ChaptersState, Npc


def book(state: ChaptersState) -> Content:
    """The content being played."""
    return content(state.options.pack)


def chapter_book(state: ChaptersState) -> Chapter:
    """The booklet of the chapter on the table."""
    return book(state).chapters[state.play.id]


def tile_of(state: ChaptersState) -> TileMap:
    """The geometry of the tile on the table."""
    return content(state.options.pack).map_of(state.play.tile)


def written_tile(state: ChaptersState) -> Tile:
    """The tile on the table as it was written."""
    return book(state).tiles[state.play.tile]


def the_dice(state: ChaptersState) -> Dice:
    """CHA-GAP-01: the dice are content."""
    made = book(state).dice
    assert made is not None
    return made


def flaws(state: ChaptersState, character: str) -> frozenset[str]:
    """The ids of a character's flaws."""
    return book(state).flaws_of(character)


PRINTED = {"dice": 15, "terrain": 31, "success": 12}
"""CHA-GAP-58: so many pieces lie in the box, for tables that let them run out."""


def profile_of(state: ChaptersState, npc: Npc) -> Profile | None:
    """The profile of an NPC that has one."""
    return book(state).profiles[npc.source] if npc.kind == "profile" else None


def summon_of(state: ChaptersState, npc: Npc) -> Summon | None:
    """The summon an NPC is, if it is one."""
    return book(state).summons[npc.source] if npc.kind == "summon" else None


def printed_body(state: ChaptersState, npc: Npc) -> Profile | Phase | AllyLevel | Summon | None:
    """Where the values of an NPC in its present phase or level are printed."""
    pack = book(state)
    if npc.kind == "profile":
        profile = pack.profiles[npc.source]
        return profile.phases[npc.phase - 1] if npc.phase else profile
    if npc.kind == "ally":
        return pack.allies[npc.source].levels[state.campaign.coterie.ally_level]
    return pack.summons[npc.source] if npc.kind == "summon" else None


def can_fight(npc: Npc) -> bool:
    """CHA-NPC-01: only what has values can be fought."""
    return npc.kind != "nobody"


def npc_target(state: ChaptersState, npc: Npc) -> str:
    """CHA-TGT-01: the default target."""
    pack = book(state)
    if npc.kind == "profile":
        return pack.profiles[npc.source].target
    if npc.kind == "ally":
        return pack.allies[npc.source].target
    return "closest"  # CHA-GAP-55


def npc_reach(state: ChaptersState, npc: Npc) -> int:
    """How far its attacks reach unless a card says otherwise (CHA-POS-20)."""
    profile = profile_of(state, npc)
    return profile.reach if profile is not None else 1


def npc_specials(state: ChaptersState, npc: Npc) -> tuple[Special, ...]:
    """The special attacks of its present phase or level."""
    body = printed_body(state, npc)
    if body is None or isinstance(body, Summon):
        return ()
    if isinstance(body, Phase) and not body.specials:
        return book(state).profiles[npc.source].specials
    return body.specials


def special_for(state: ChaptersState, npc: Npc, kind: str) -> tuple[int, Special] | None:
    """The special attack a Special card calls for; with a single one, Special 2 uses it too (CHA-CARD-06)."""
    specials = npc_specials(state, npc)
    wanted = 1 if kind == "special2" else 0
    if not specials:
        return None
    index = min(wanted, len(specials) - 1)
    return index, specials[index]


def deck_of(state: ChaptersState, ident: str) -> str:
    """The pile an NPC draws from: its type's, a boss's own, the allies' (CHA-NPC-10, CHA-ALLY-10)."""
    npc = state.play.npcs[ident]
    if npc.side == "friend":
        return "ally"
    profile = book(state).profiles[npc.source]
    return f"boss:{ident}" if profile.type == "boss" else profile.deck or profile.type


def npc_card(state: ChaptersState, ident: str, card: str) -> NpcCard:
    """A card of an NPC's pile."""
    pack, npc = book(state), state.play.npcs[ident]
    if npc.side == "friend":
        return pack.decks["ally"].cards[card]
    profile = pack.profiles[npc.source]
    if card in profile.cards:
        return profile.cards[card]
    return pack.decks[profile.deck or profile.type].cards[card]
