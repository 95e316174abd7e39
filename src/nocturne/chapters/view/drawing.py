"""The table as text for a terminal: the tile with everybody on it, the characters, the enemies."""

from __future__ import annotations

from rich.console import Group
from rich.text import Text

from nocturne.chapters.components.hexes import from_grid, hex_of, name_of
from nocturne.chapters.content.pack import content
from nocturne.chapters.content.tiles import tile_map
from nocturne.chapters.view.naming import name, npc_in_words, tokens_in_words
from nocturne.chapters.view.sight import watched
from nocturne.chapters.view.table import ChaptersTable, ChapterView, VampireView
from nocturne.drawing import Hanging
from nocturne.kernel.view import View
from nocturne.kernel.words import Words

_TERRAIN = {"difficult": "^^", "fire": "~~", "arm": "}}", "action": "!", "investigation": "?"}
_WATCHED = " : "
"""A hex in the sight of somebody aggressive."""
_INDENT = 3
_ARROWS = {"N": "↑", "NE": "↗", "SE": "↘", "S": "↓", "SW": "↙", "NW": "↖"}


def draw(view: View, words: Words, width: int) -> Group:
    """The whole table. The page being read is not part of it: it is told when it is turned."""
    table = view.table
    assert isinstance(table, ChaptersTable)
    lines: list[str] = []
    if table.chapter is not None:
        lines += _chapter(table, table.chapter, view, words)
    lines += _coterie(table, view, words)
    return Group(*(Hanging(Text.from_markup(line), _INDENT) for line in lines))


def _chapter(table: ChaptersTable, chapter: ChapterView, view: View, words: Words) -> list[str]:
    title = chapter.title.in_language(words.lang)
    codes = signs_of(chapter)
    looked_at = watched(chapter, tile_map(content(table.pack).tiles[chapter.tile.id]))
    seen = {name_of(place) for place in looked_at} - _signs(chapter, codes).keys()
    lines = [
        f"[bold]{_plain(title)}[/bold]  {words('chapters-draw-round', round=chapter.round)}",
        f"[dim]{_plain(chapter.objective.in_language(words.lang))}[/dim]",
        "",
        *_tile(chapter, codes, seen),
    ]
    legend = _legend(chapter, bool(seen), words)
    lines += ([f"[dim]{_plain(legend)}[/dim]"] if legend else []) + [""]
    for tracker in chapter.trackers:
        named = tracker.name
        kind = (
            named.in_language(words.lang) if named is not None else words(f"chapters-tracker-{tracker.kind}")
        )
        lines.append(words("chapters-draw-tracker", tracker=kind, left=tracker.left))
    if chapter.clues or chapter.success_tokens:
        clues = ", ".join(map(str, chapter.clues)) or "-"
        lines.append(words("chapters-draw-clues", clues=clues, tokens=chapter.success_tokens))
    for one in chapter.vampires:
        lines.append(f"[bold]{codes[one.id]}[/bold] {_plain(_vampire(one, view, words))}")
        lines += [f"   [dim]{_plain(line)}[/dim]" for line in _carried(one, view, words)]
    lines += [f"{codes[one.id]} {_plain(npc_in_words(one, words))}" for one in chapter.npcs if one.hex]
    return lines


def signs_of(chapter: ChapterView) -> dict[str, str]:
    """Two signs for everybody, capitals for the players' characters; a number where two would be alike."""
    wanted = {one.id: one.id[:2].upper() for one in chapter.vampires}
    wanted |= {one.id: one.id[:2].lower() for one in chapter.npcs}
    found: dict[str, str] = {}
    for ident, sign in wanted.items():
        alike = [other for other, theirs in wanted.items() if theirs == sign]
        found[ident] = sign if len(alike) == 1 else f"{sign[0]}{alike.index(ident) + 1}"
    return found


def _tile(chapter: ChapterView, codes: dict[str, str], seen: set[str]) -> list[str]:
    """Rows of hexes, four signs wide; even rows half a hex to the right. A wall between neighbours of a row
    is a bar, an arrow is where a figure faces."""
    signs = _signs(chapter, codes)
    walls = {frozenset((hex_of(a), hex_of(b))) for a, b in chapter.tile.walls}
    width = max(map(len, chapter.tile.rows))
    lines = ["[dim]    " + "".join(f"{chr(65 + column):<4}" for column in range(width)).rstrip() + "[/dim]"]
    for row, written in enumerate(chapter.tile.rows):
        line = f"[dim]{row + 1:>2}[/dim]  " + ("  " if row % 2 else "")
        for column, sign in enumerate(written):
            place = from_grid(column, row)
            at = name_of(place)
            bar = "|" if frozenset((place, from_grid(column + 1, row))) in walls else " "
            if sign == "#":
                line += f"[dim]###[/dim]{bar}"
            elif at in signs:
                line += f"{_plain(signs[at]):<3}{bar}"
            else:
                line += f"[red]{_WATCHED}[/red]{bar}" if at in seen else f"[dim] . [/dim]{bar}"
        lines.append(line.rstrip())
    return lines


def _signs(chapter: ChapterView, codes: dict[str, str]) -> dict[str, str]:
    signs: dict[str, str] = {}
    for token in chapter.tokens:
        mark = _TERRAIN[token.type]
        signs[token.hex] = f" {mark}{token.n}"[:3] if len(mark) == 1 else f" {mark}"
    for npc in chapter.npcs:
        if npc.hex:
            signs[npc.hex] = f"{codes[npc.id]}{_ARROWS[npc.facing]}"
    for vampire in chapter.vampires:
        if vampire.hex:
            signs[vampire.hex] = f"{codes[vampire.id]}{_ARROWS[vampire.facing]}"
    return signs


def _legend(chapter: ChapterView, seen: bool, words: Words) -> str:
    """What the signs on the tile mean, those that are there."""
    types = dict.fromkeys(token.type for token in chapter.tokens)
    parts = [words("chapters-draw-sign", sign=_TERRAIN[kind], kind=kind) for kind in types]
    if seen:
        parts.append(words("chapters-draw-sign", sign=_WATCHED.strip(), kind="watched"))
    return "   ".join(parts)


def _vampire(one: VampireView, view: View, words: Words) -> str:
    tokens = tokens_in_words(one.tokens, words)
    return words(
        "chapters-draw-character",
        who=name(f"figure:{one.id}", words, view),
        at=one.hex or words(f"chapters-state-{one.state}"),
        damage=one.damage,
        track=one.damage_track,
        hunger=one.hunger,
        hungers=one.hunger_track,
        willpower=one.willpower,
        willpowers=one.willpower_track,
        tokens=tokens or "none",
    )


def _carried(one: VampireView, view: View, words: Words) -> list[str]:
    """The power that lasts, the items, and in combat the hand and what has been used of it."""
    shown = {
        "power": [f"power:{one.power}"] if one.power else [],
        "items": [f"item:{item}" for item in one.items],
        "hand": [f"card:{card}" for card in one.hand],
        "played": [f"card:{card}" for card in one.played],
    }
    return [
        words(f"chapters-draw-{kind}", what=", ".join(name(ref, words, view) for ref in refs))
        for kind, refs in shown.items()
        if refs
    ]


def _coterie(table: ChaptersTable, view: View, words: Words) -> list[str]:
    coterie = table.coterie
    return [
        "",
        words(
            "chapters-draw-coterie",
            boons=coterie.boons,
            status=coterie.status,
            breaches=coterie.breaches,
            items=", ".join(name(f"item:{item}", words, view) for item in coterie.items) or "-",
        ),
    ]


def _plain(text: str) -> str:
    """Text as it is: square brackets are not markup."""
    return text.replace("[", "\\[")
