"""A table of CHAPTERS as numbers: the coterie, everybody on the tile, tokens, the own sheet."""

from __future__ import annotations

from nocturne.chapters.components.hexes import hex_of
from nocturne.chapters.view.table import ChaptersTable, ChapterView, NpcView, PlayerView, VampireView
from nocturne.kernel.encoding import Block, Encoding, Row, bucket, scaled, table_of
from nocturne.kernel.view import View

_COTERIE, _NPCS, _TOKENS, _KINDS, _TRAITS, _FAR = 4, 16, 24, 8, 48, 20


class ChaptersEncoding(Encoding):
    """What a player sees."""

    blocks = (
        Block("table", (9,)),
        Block("coterie", (_COTERIE, 16)),
        Block("npcs", (_NPCS, 14)),
        Block("tokens", (_TOKENS, 3 + _KINDS)),
        Block("sheet", (_TRAITS,)),
    )

    def encode(self, view: View) -> dict[str, Row]:
        table, me = view.table, view.seat or 0
        assert isinstance(table, ChaptersTable)
        chapter = table.chapter
        vampires = sorted(chapter.vampires, key=lambda one: one.seat != me) if chapter is not None else []
        npcs = [npc for npc in chapter.npcs if npc.hex] if chapter is not None else []
        return {
            "table": _table(table),
            "coterie": table_of((_vampire(one, me) for one in vampires), _COTERIE, 16),
            "npcs": table_of(map(_npc, npcs), _NPCS, 14),
            "tokens": [0.0] * (_TOKENS * (3 + _KINDS)) if chapter is None else _tokens(chapter),
            "sheet": _sheet(table.players[me]),
        }


def _table(table: ChaptersTable) -> Row:
    chapter, coterie = table.chapter, table.coterie
    fight = chapter.fight if chapter is not None else None
    return [
        float(chapter is not None),
        scaled(chapter.round, 30) if chapter is not None else 0.0,
        float(fight is not None),
        scaled(fight.round, 20) if fight is not None else 0.0,
        scaled(len(chapter.clues), 10) if chapter is not None else 0.0,
        scaled(chapter.success_tokens, 10) if chapter is not None else 0.0,
        scaled(coterie.boons, 10),
        scaled(coterie.status, 10),
        scaled(coterie.breaches, 10),
    ]


def _place(name: str) -> Row:
    if not name:
        return [0.0, 0.0]
    column, row = hex_of(name)
    return [scaled(column, _FAR), scaled(row, _FAR)]


def _vampire(one: VampireView, me: int) -> Row:
    return [
        1.0,
        float(one.seat == me),
        *_place(one.hex),
        float(one.state == "active"),
        scaled(one.damage, one.damage_track or 1),
        scaled(one.hunger, one.hunger_track or 1),
        scaled(one.willpower, one.willpower_track or 1),
        float(one.fatigued),
        scaled(sum(one.tokens.values()), 8),
        scaled(len(one.items), 8),
        scaled(len(one.hand), 8),
        scaled(len(one.played), 8),
        float(one.laid),
        scaled(one.movement, 8),
        scaled(one.initiative, 12),
    ]


def _npc(npc: NpcView) -> Row:
    return [
        1.0,
        *_place(npc.hex),
        float(npc.side == "enemy"),
        float(npc.side == "friend"),
        float(npc.prey),
        float(npc.talks),
        float(npc.flees),
        float(npc.fights),
        scaled(npc.damage, npc.damage_track or 8),
        scaled(npc.attack or 0, 8),
        scaled(npc.resistance or 0, 6),
        float(npc.has_card),
        scaled(sum(npc.tokens.values()), 8),
    ]


def _tokens(chapter: ChapterView) -> Row:
    rows = []
    for token in chapter.tokens:
        kinds = [0.0] * _KINDS
        kinds[bucket(token.type, _KINDS)] = 1.0
        rows.append([1.0, *_place(token.hex), *kinds])
    return table_of(rows, _TOKENS, 3 + _KINDS)


def _sheet(player: PlayerView) -> Row:
    """The levels of the own character, each at a place drawn from its name; other traits count as one."""
    row = [0.0] * _TRAITS
    levels = {**player.attributes, **player.skills, **player.disciplines}
    for name, level in (*levels.items(), *((name, 5) for name in (*player.powers, *player.items))):
        place = bucket(name, _TRAITS)
        row[place] = scaled(row[place] + level / 5, 1)
    return row
