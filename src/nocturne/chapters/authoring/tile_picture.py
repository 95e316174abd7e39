"""A tile as a picture: hexes with their names, walls, exits, tokens, and who stands where, looking where."""

from __future__ import annotations

from math import cos, pi, sin, sqrt

from nocturne.chapters.authoring.svg import Picture
from nocturne.chapters.components.hexes import (
    DIRECTIONS,
    Facing,
    Hex,
    from_grid,
    hex_of,
    minus,
    name_of,
    neighbours,
    to_grid,
)
from nocturne.chapters.content.book import Content
from nocturne.chapters.content.chapter import Chapter, SetUpNpc
from nocturne.chapters.content.effects import Terrain
from nocturne.chapters.content.tiles import Tile, tile_map

SIDE = 34.0
"""From the centre of a hex to a corner."""
_WIDE = sqrt(3) * SIDE
_LEFT, _TOP = 60.0, 90.0


def centre(place: Hex) -> tuple[float, float]:
    """Where the middle of a hex is drawn."""
    column, row = to_grid(place)
    return _LEFT + _WIDE * (column + (0.5 if row % 2 else 0.0)), _TOP + 1.5 * SIDE * row


def _corner(place: Hex, i: int, size: float = SIDE) -> tuple[float, float]:
    """The corners clockwise, from the upper right one: the side between corners i and i + 1 looks towards
    direction i."""
    x, y = centre(place)
    angle = pi / 180 * (60 * i - 30)
    return x + size * cos(angle), y + size * sin(angle)


def tile_picture(content: Content, tile: Tile, chapter: Chapter | None, lang: str) -> Picture:
    """A tile, with the set-up of a chapter that begins on it."""
    name = tile.name.in_language(lang)
    title = name if chapter is None else f"{chapter.title.in_language(lang)} – {name}"
    picture = Picture(title)
    picture.text(_LEFT - SIDE, 26, title)
    picture.text(_LEFT - SIDE, 42, tile.id, "small")
    _ground(picture, tile)
    if chapter is not None:
        for hex_name in chapter.start:
            place = hex_of(hex_name)
            picture.polygon([_corner(place, i, SIDE - 4) for i in range(6)], "start")
        for token in chapter.setup.tokens:
            if token.at is not None:
                _token(picture, token, hex_of(token.at))
    _walls(picture, tile)
    if chapter is not None:
        for npc in chapter.setup.npcs:
            if npc.at is not None:
                _figure(picture, content, npc, hex_of(npc.at), lang)
    return picture


def _ground(picture: Picture, tile: Tile) -> None:
    for row, line in enumerate(tile.rows):
        for column, sign in enumerate(line):
            place = from_grid(column, row)
            x, y = centre(place)
            picture.polygon([_corner(place, i) for i in range(6)], "hex" if sign == "." else "solid")
            if sign == ".":
                picture.text(x, y + SIDE - 9, name_of(place), "small middle")
            picture.reach(x + SIDE, y + SIDE)


def _walls(picture: Picture, tile: Tile) -> None:
    for a, b in tile.walls:
        way = minus(hex_of(b), hex_of(a))
        if way in DIRECTIONS:
            i = DIRECTIONS.index(way)
            (x1, y1), (x2, y2) = _corner(hex_of(a), i), _corner(hex_of(a), (i + 1) % 6)
            picture.add("line", x1=x1, y1=y1, x2=x2, y2=y2, class_="wall")
    hexes = tile_map(tile).hexes
    for name in tile.exits:
        place = hex_of(name)
        for i, near in enumerate(neighbours(place)):
            column, row = to_grid(near)
            if near not in hexes and not (0 <= row < len(tile.rows) and 0 <= column < len(tile.rows[row])):
                _arrow(picture, place, i)
                break


def _arrow(picture: Picture, place: Hex, i: int) -> None:
    """An arrow out of a hex through one of its sides."""
    x, y = centre(place)
    angle = pi / 3 * i
    for start, turn in ((0.72, 0.0), (1.25, 0.45), (1.25, -0.45)):
        far = SIDE * 1.25
        x1, y1 = x + SIDE * start * cos(angle), y + SIDE * start * sin(angle)
        if turn:
            x2 = x1 - 9 * cos(angle + turn)
            y2 = y1 - 9 * sin(angle + turn)
        else:
            x2, y2 = x + far * cos(angle), y + far * sin(angle)
        picture.add("line", x1=x1, y1=y1, x2=x2, y2=y2, class_="exit")
    picture.reach(x + 1.4 * SIDE, y + 1.4 * SIDE)


def _token(picture: Picture, token: Terrain, place: Hex) -> None:
    x, y = centre(place)
    title = token.page or ""
    match token.type:
        case "difficult":
            for dy in (-9, -2, 5):
                wave = f"M {x - 16:.1f} {y + dy:.1f} q 5.3 -7 10.6 0 t 10.6 0 t 10.6 0"
                picture.add("path", d=wave, class_="difficult")
        case "fire":
            flame = f"M {x:.1f} {y - 18:.1f} q 14 14 4 28 q -4 6 -8 0 q -10 -14 4 -28 z"
            picture.add("path", d=flame, class_="fire")
        case "arm":
            picture.add("circle", cx=x, cy=y, r=13, class_="arm")
        case _:
            picture.add("circle", title=title, cx=x, cy=y - 3, r=15, class_=token.type)
            sign = "?" if token.type == "investigation" else "!"
            picture.text(x, y + 1, f"{sign}{token.n}", "middle")


def _figure(picture: Picture, content: Content, npc: SetUpNpc, place: Hex, lang: str) -> None:
    profile = content.profiles.get(npc.profile or "")
    named = npc.name or (profile.name if profile is not None else None)
    name = named.in_language(lang) if named is not None else npc.id
    attitude = npc.attitude or (profile.attitude if profile is not None else "neutral")
    kind = "ally" if npc.side == "ally" else "enemy" if attitude == "aggressive" else "neutral"
    if npc.prey:
        kind += " prey"
    if npc.if_ is not None:
        kind += " waits"
    x, y = centre(place)
    picture.add("circle", title=name, cx=x, cy=y - 3, r=11, class_=kind)
    corner = int(Facing[npc.facing]) + 1  # a facing looks at the corner between two directions
    angle = pi / 180 * (60 * corner - 30)
    tip = (x + 21 * cos(angle), y - 3 + 21 * sin(angle))
    wings = [(x + 11 * cos(angle + turn), y - 3 + 11 * sin(angle + turn)) for turn in (-0.5, 0.5)]
    picture.polygon([tip, *wings], kind, name)
    picture.text(x, y - 17, npc.id, "small middle")
