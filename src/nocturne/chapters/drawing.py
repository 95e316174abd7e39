"""The table as text for a terminal: the tile with everybody on it, the characters, the enemies, the page."""

from __future__ import annotations

from nocturne.chapters.hexes import from_grid, hex_of, name_of
from nocturne.chapters.naming import name
from nocturne.chapters.view import ChaptersTable, ChapterView, NpcView, VampireView
from nocturne.kernel.view import View
from nocturne.kernel.words import Words

_TERRAIN = {"difficult": "^^", "fire": "~~", "arm": "}}", "action": "!", "investigation": "?"}
_ARROWS = {"N": "↑", "NE": "↗", "SE": "↘", "S": "↓", "SW": "↙", "NW": "↖"}


def draw(view: View, words: Words, width: int) -> str:
    """The whole table as lines of rich markup."""
    table = view.table
    assert isinstance(table, ChaptersTable)
    lines: list[str] = []
    if table.chapter is not None:
        lines += _chapter(table.chapter, view, words)
    lines += _coterie(table, view, words)
    return "\n".join(lines)


def _chapter(chapter: ChapterView, view: View, words: Words) -> list[str]:
    title = chapter.title.in_language(words.lang)
    lines = [
        f"[bold]{_plain(title)}[/bold]  {words('chapters-draw-round', round=chapter.round)}",
        f"[dim]{_plain(chapter.objective.in_language(words.lang))}[/dim]",
        "",
        *_tile(chapter),
        "",
    ]
    for tracker in chapter.trackers:
        kind = words(f"chapters-tracker-{tracker.kind}")
        lines.append(words("chapters-draw-tracker", tracker=kind, left=tracker.left))
    if chapter.clues or chapter.success_tokens:
        clues = ", ".join(map(str, chapter.clues)) or "-"
        lines.append(words("chapters-draw-clues", clues=clues, tokens=chapter.success_tokens))
    lines += [_vampire(one, view, words) for one in chapter.vampires]
    lines += [_npc(one, view, words) for one in chapter.npcs if one.hex]
    if chapter.page is not None:
        lines += ["", f"[italic]{_plain(chapter.page.text.in_language(words.lang))}[/italic]"]
    return lines


def _tile(chapter: ChapterView) -> list[str]:
    """Rows of hexes, four signs wide; even rows half a hex to the right. A wall between neighbours of a row
    is a bar."""
    signs = _signs(chapter)
    walls = {frozenset((hex_of(a), hex_of(b))) for a, b in chapter.tile.walls}
    width = max(map(len, chapter.tile.rows))
    lines = ["    " + "".join(f"{chr(65 + column):<4}" for column in range(width))]
    for row, written in enumerate(chapter.tile.rows):
        line = f"{row + 1:>2}  " + ("  " if row % 2 else "")
        for column, sign in enumerate(written):
            place = from_grid(column, row)
            shown = "###" if sign == "#" else signs.get(name_of(place), " . ")
            bar = "|" if frozenset((place, from_grid(column + 1, row))) in walls else " "
            line += f"{shown:<3}{bar}"
        lines.append(_plain(line.rstrip()))
    return lines


def _signs(chapter: ChapterView) -> dict[str, str]:
    signs: dict[str, str] = {}
    for token in chapter.tokens:
        mark = _TERRAIN[token.type]
        signs[token.hex] = f" {mark}{token.n}"[:3] if len(mark) == 1 else f" {mark}"
    for npc in chapter.npcs:
        if npc.hex:
            signs[npc.hex] = f"{npc.id[:2]}{_ARROWS[npc.facing]}"
    for vampire in chapter.vampires:
        if vampire.hex:
            signs[vampire.hex] = f"{vampire.id[:2].upper()}{_ARROWS[vampire.facing]}"
    return signs


def _vampire(one: VampireView, view: View, words: Words) -> str:
    tokens = _tokens(one.tokens, words)
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


def _npc(one: NpcView, view: View, words: Words) -> str:
    tokens = _tokens(one.tokens, words)
    message = "chapters-draw-npc" if one.damage_track is not None else "chapters-draw-npc-hidden"
    return words(
        message,
        who=one.name.in_language(words.lang),
        at=one.hex,
        facing=words(f"chapters-facing-{one.facing}"),
        damage=one.damage,
        track=one.damage_track or 0,
        attack=one.attack or 0,
        resistance=(one.resistance or 0) + one.defence,
        initiative=one.initiative or 0,
        sight=one.sight,
        attitude=words(f"chapters-attitude-{one.attitude}"),
        tokens=tokens or "none",
    )


def _tokens(tokens: dict[str, int], words: Words) -> str:
    return ", ".join(f"{words(f'chapters-token-{kind}')} {n}" for kind, n in sorted(tokens.items()))


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
