"""What a drawn table needs beside the view: how the things on it are printed, and what its figures see.

Everything is read off a view and the printed content, so it tells nobody more than the view does.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from nocturne.chapters.components.hexes import Facing, distance, hex_of, name_of
from nocturne.chapters.components.sight import hidden, proximity
from nocturne.chapters.components.tile_map import TileMap
from nocturne.chapters.content.book import Content
from nocturne.chapters.content.cards import CombatCard, DisciplineCard, EffectCard, Item
from nocturne.chapters.content.pack import content
from nocturne.chapters.content.people import Character
from nocturne.chapters.content.tiles import tile_map
from nocturne.chapters.options import ChaptersOptions
from nocturne.chapters.view.naming import npc_card
from nocturne.chapters.view.sight import obstacles
from nocturne.chapters.view.table import ChaptersTable, ChapterView
from nocturne.kernel.decision import Decision

Printed = dict[str, Any]
"""What is printed on a thing, as plain data."""

STORY = frozenset(
    {
        "ChapterBegun", "ChapterWon", "ChapterFailed", "CampaignEnded", "StoryTold", "HuntBegun", "HuntEnded",
        "PageRead", "PagePeeked", "OptionTaken", "CluesFound", "SkillTested", "DialogueBegun",
        "InvestigationBegun",
    }
)  # fmt: skip
"""The events one reads again when one leafs back through the book."""


def refs_shown(table: ChaptersTable) -> Iterator[str]:
    """Everything with a name that lies on the table."""
    yield from (f"ending:{table.ending}",) if table.ending else ()
    for player in table.players:
        if player.character:
            yield f"figure:{player.character}"
        yield from (f"line:{line}" for line in player.disciplines)
        yield from (f"power:{power}" for power in player.powers)
        yield from (f"effect:{effect}" for effect in player.effects)
        yield from (f"item:{item}" for item in player.items)
    coterie = table.coterie
    yield from (f"item:{item}" for item in coterie.items)
    yield from (f"effect:{effect}" for effect in coterie.effects)
    yield from (f"chapter:{chapter}" for chapter in coterie.completed)
    yield from (f"hunt:{hunt}" for hunt in coterie.hunts)
    yield from (f"figure:{ally}" for ally in coterie.allies)
    yield from (f"difficulty:{modifier}" for modifier in coterie.difficulty)
    if table.chapter is not None:
        yield from _on_the_tile(table.chapter)


def _on_the_tile(chapter: ChapterView) -> Iterator[str]:
    yield f"chapter:{chapter.id}"
    yield f"tile:{chapter.tile.id}"
    for vampire in chapter.vampires:
        yield f"figure:{vampire.id}"
        yield from (f"item:{item}" for item in vampire.items)
        yield from (f"card:{card}" for card in {*vampire.hand, *vampire.played})
        yield from (f"power:{vampire.power}",) if vampire.power else ()
    for npc in chapter.npcs:
        yield f"figure:{npc.id}"
        yield from (f"npccard:{npc.card}",) if npc.card else ()
    if chapter.fight is not None:
        for discard in chapter.fight.discards.values():
            yield from (f"npccard:{card}" for card in discard)


def printed(ref: str, pack: Content, lang: str) -> Printed | None:
    """What is printed on a thing, in a language; None where there is nothing but its name."""
    kind, _, ident = ref.partition(":")
    match kind:
        case "card" if ident in pack.combat_cards:
            return _combat_card(pack.combat_cards[ident], lang)
        case "power" if ident in pack.disciplines:
            return _power(pack.disciplines[ident], pack, lang)
        case "item" if ident in pack.items:
            return _item(pack.items[ident], lang)
        case "effect" if ident in pack.effects:
            return _effect(pack.effects[ident], lang)
        case "figure" if ident in pack.characters:
            return _character(pack.characters[ident], pack, lang)
        case "npccard":
            card = npc_card(pack, ident)
            return None if card is None else {"kind": card.kind, "bonus": card.bonus, "reach": card.reach}
        case "chapter" if ident in pack.chapters:
            chapter = pack.chapters[ident]
            return {"kind": chapter.kind, "solo": chapter.party == "solo"}
        case "hunt" if ident in pack.hunts:
            hunt = pack.hunts[ident]
            district = pack.districts[hunt.district]
            return {"district": district.name.in_language(lang), "level": district.level}
    return None


def _combat_card(card: CombatCard, lang: str) -> Printed:
    return {
        "kind": card.kind,
        "skill": card.skill,
        "weapon": card.weapon,
        "attack_dice": card.attack_dice,
        "defence_dice": card.defence_dice,
        "willpower": card.cost.willpower,
        "hunger": card.cost.hunger,
        "feeds": card.feeds,
        "sweeps": card.hits == "adjacent",
        "text": "" if card.text is None else card.text.in_language(lang),
    }


def _power(card: DisciplineCard, pack: Content, lang: str) -> Printed:
    return {
        "line": card.discipline,
        "line_name": pack.lines[card.discipline].name.in_language(lang),
        "level": card.level,
        "kind": card.kind,
        "text": card.text.in_language(lang),
    }


def _item(item: Item, lang: str) -> Printed:
    return {
        "weapon": item.weapon,
        "dice": item.dice,
        "blood": item.blood,
        "uses": item.uses,
        "text": "" if item.text is None else item.text.in_language(lang),
    }


def _effect(effect: EffectCard, lang: str) -> Printed:
    return {"until": effect.until, "text": "" if effect.text is None else effect.text.in_language(lang)}


def _character(character: Character, pack: Content, lang: str) -> Printed:
    prologue = next((c for c in pack.chapters.values() if c.character == character.id), None)
    return {
        "clan": character.clan,
        "clan_name": character.clan_name.in_language(lang),
        "about": "" if character.about is None else character.about.in_language(lang),
        "attributes": dict(character.attributes),
        "skills": dict(character.skills),
        "disciplines": {
            pack.lines[line].name.in_language(lang): level for line, level in character.disciplines.items()
        },
        "flaws": [flaw.text.in_language(lang) for flaw in character.flaws],
        "prologue": None if prologue is None else prologue.title.in_language(lang),
    }


def sights(chapter: ChapterView, tile: TileMap, options: ChaptersOptions) -> dict[str, dict[str, int]]:
    """The hexes every figure on the tile sees. For NPCs with the proximity modifier each hex has against
    stealth (CHA-STL-13..15); a character may turn as it likes, so its hexes count 0 (CHA-GAP-22)."""
    strict = options.sight_lines == "strict"
    hiding = obstacles(chapter)
    if options.sight_blockers == "walls_and_figures":  # CHA-GAP-21
        hiding -= {hex_of(token.hex) for token in chapter.tokens}
    found: dict[str, dict[str, int]] = {}
    for npc in chapter.npcs:
        if npc.hex:
            here, facing = hex_of(npc.hex), Facing[npc.facing]
            seen = {place: proximity(here, facing, npc.sight, place) for place in tile.hexes}
            found[npc.id] = {
                name_of(place): modifier
                for place, modifier in sorted(seen.items())
                if modifier is not None and place != here and not hidden(here, place, tile, hiding, strict)
            }
    for vampire in chapter.vampires:
        if vampire.hex:
            here = hex_of(vampire.hex)
            found[vampire.id] = {
                name_of(place): 0
                for place in sorted(tile.hexes)
                if 0 < distance(here, place) <= options.character_sight
                and not hidden(here, place, tile, hiding, strict)
            }
    return found


def asked_about(decision: Decision | None) -> Iterator[str]:
    """What a question and its answers name, whether it lies on the table or not: hunts, chapters, wares."""
    if decision is not None:
        for args in (decision.args, *(option.args for option in decision.options)):
            yield from (value for value in args.values() if isinstance(value, str) and ":" in value)


def shown(
    table: ChaptersTable, refs: set[str], decision: Decision | None, options: ChaptersOptions, lang: str
) -> Printed:
    """``things``: what is printed, by reference; ``sight``: the hexes each figure sees; ``place``: the tile's
    name and colour; ``campaign``: its title."""
    pack = content(table.pack)
    named = sorted(refs | set(asked_about(decision)))
    things = {ref: face for ref in named if (face := printed(ref, pack, lang)) is not None}
    campaign = pack.campaign
    told: Printed = {
        "things": things,
        "sight": {},
        "place": None,
        "campaign": "" if campaign is None else campaign.title.in_language(lang),
    }
    if table.chapter is not None:
        tile = pack.tiles[table.chapter.tile.id]
        told["sight"] = sights(table.chapter, tile_map(tile), options)
        told["place"] = {"name": tile.name.in_language(lang), "colour": tile.colour}
    return told
