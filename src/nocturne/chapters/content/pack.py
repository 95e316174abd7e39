"""Packs: folders of content, found by name, read once, joined with the packs they use.

A pack is read with ``strict_yaml``, so every mistake is reported with its file and line. Only files inside
the folder are read, none larger than a megabyte, none that is not known by its name: a pack from a stranger
can be wrong, but it cannot run anything, read anything else, or keep the reader busy for long.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import TypeVar

import msgspec

from nocturne.chapters.components.dice import Dice
from nocturne.chapters.content.book import Content, Deck
from nocturne.chapters.content.campaign import FORMAT, Campaign, HuntFile, PackHead, Shop
from nocturne.chapters.content.cards import CombatCard, DisciplineFile, EffectCard, HumanityCard, Item
from nocturne.chapters.content.chapter import Chapter, MorePages
from nocturne.chapters.content.files import Mistakes, read_as
from nocturne.chapters.content.model import Id
from nocturne.chapters.content.people import Ally, Character, NpcCard, Profile, Summon
from nocturne.chapters.content.references import check_references
from nocturne.chapters.content.tiles import Tile
from nocturne.kernel.errors import BadFile
from nocturne.kernel.strict_yaml import Document, Where, read

T = TypeVar("T")

MOST_FILES = 1_000
MOST_TOTAL = 16 << 20
MOST_PAGES = 2_000
"""What a pack may hold: several times the largest campaign written so far. Pages are counted by chapter."""
_MOST_ENTRIES = 4_000  # files and folders of any kind: where the reader stops looking
_MOST_DEPTH = 6

_HERE = Path(__file__).resolve().parent.parent / "packs"
_BESIDE = Path(__file__).resolve().parents[4] / "content"  # a checkout: the campaign beside ``src``
_places: list[Path] = [_HERE, _BESIDE]
_NAME = re.compile(r"[a-z][a-z0-9_]*")

_LIMITS = ("chapters-content-too-many-pages", "kernel-yaml-deep")
"""Mistakes nobody makes by mistake: the rest of such a pack is not looked at."""

Report = Callable[[BadFile], None]
"""Told of each mistake, by a reader that goes on to the next file."""


_loaded: list[Content] = []


def add_place(folder: Path) -> None:
    """Also look for packs among the folders of this one."""
    if folder not in _places:
        _places.append(folder)


def places() -> list[Path]:
    """The folders in which packs are looked for, in this order: those of NOCTURNE_PACKS, those that come
    with Nocturne or were added by a call, and ``packs`` in the folder for what a person keeps."""
    chosen = [Path(one).expanduser() for one in os.environ.get("NOCTURNE_PACKS", "").split(os.pathsep) if one]
    kept = os.environ.get("NOCTURNE_HOME") or os.path.join(
        os.environ.get("XDG_DATA_HOME") or "~/.local/share", "nocturne"
    )
    return [*chosen, *_places, Path(kept).expanduser() / "packs"]


def pack_names() -> list[str]:
    """The packs that can be found."""
    found = [file.parent.name for place in places() if place.is_dir() for file in place.glob("*/pack.yaml")]
    return sorted(set(found))


def find_pack(name: str, beside: Path | None = None) -> Path:
    """The folder of a pack; ``beside`` is one more place to look in, after all others."""
    if _NAME.fullmatch(name):
        for place in [*places(), *([beside] if beside is not None else [])]:
            if (place / name / "pack.yaml").is_file():
                return place / name
    raise BadFile("chapters-content-no-pack", pack=name, known=", ".join(pack_names()) or "-")


@cache
def content(name: str) -> Content:
    """The pack of this name, read and checked once."""
    loaded = load_folder(find_pack(name))
    check_references(loaded)
    _loaded.append(loaded)
    return loaded


def loaded_packs() -> list[Content]:
    """The packs that have been read so far, for naming things when nobody says which pack is played."""
    return _loaded[:]


def load_folder(
    folder: Path,
    *,
    using: tuple[str, ...] = (),
    report: Report | None = None,
    reader: Callable[[Path], Document] = read,
) -> Content:
    """Read a pack's folder and the packs it uses. ``using`` are the packs on the way here. With a ``report``
    a mistake in one file is told, and the other files are read all the same. ``reader`` parses a file."""
    paths = pack_files(folder)
    if not paths or paths[0][0] != ("pack.yaml",):
        raise BadFile("kernel-yaml-no-file", file=str(folder / "pack.yaml"))
    written = reader(paths[0][1])
    head = read_as(written, PackHead)
    if head.id != folder.name:
        raise written.error(("id",), "chapters-content-folder-name", name=head.id, folder=folder.name)
    if head.format != FORMAT:
        raise written.error(("format",), "chapters-content-format", format=head.format, known=FORMAT)
    joined = Content(head)
    digest = blake2b(digest_size=16)
    for i, name in enumerate(head.uses):
        if name in (*using, head.id):
            raise written.error(("uses", i), "chapters-content-uses-itself", pack=name)
        base = load_folder(_find_used(written, i, name, folder), using=(*using, head.id), reader=reader)
        digest.update(base.fingerprint.encode())
        _join(joined, base)
    joined.source["pack", "pack"] = written, ()
    for part, path in paths:
        try:
            document = written if part == ("pack.yaml",) else reader(path)
            _read_file(joined, part, document)
        except BadFile as mistake:
            if report is None or mistake.message in _LIMITS:
                raise
            for one in mistake.all if isinstance(mistake, Mistakes) else [mistake]:
                report(one)
            continue
        digest.update(repr(part).encode() + msgspec.json.encode(document.value))
    joined.fingerprint = digest.hexdigest()
    return joined


def _find_used(written: Document, at: int, name: str, folder: Path) -> Path:
    try:
        return find_pack(name, folder.parent)
    except BadFile as error:
        raise written.error(
            ("uses", at), "chapters-content-uses-unknown", pack=name, known=error.args_for_message["known"]
        ) from None


def pack_files(folder: Path) -> list[tuple[tuple[str, ...], Path]]:
    """Every YAML file of a folder, the pack's head first, the rest by name. Their number, their size and
    where they lie are looked at before any of them is opened."""
    root = Path(os.path.realpath(folder))
    found: list[tuple[tuple[str, ...], Path]] = []
    total = 0
    largest = (0, "")
    for path, size in _entries(root, folder):
        if path.suffix not in (".yaml", ".yml"):
            continue
        found.append((path.relative_to(root).parts, path))
        total += size
        if len(found) > MOST_FILES:
            raise BadFile("chapters-content-too-many", file=str(folder), most=MOST_FILES)
        largest = max(largest, (size, str(path.relative_to(root))))
        if total > MOST_TOTAL:
            raise BadFile(
                "chapters-content-pack-large", file=str(folder), size=-(-total >> 10), most=MOST_TOTAL >> 10,
                largest=largest[1], kilobytes=-(-largest[0] >> 10),
            )  # fmt: skip
    return sorted(found, key=lambda one: (one[0] != ("pack.yaml",), one[0]))


def _entries(root: Path, folder: Path) -> Iterator[tuple[Path, int]]:
    """Everything in a folder that is not a folder, with its size, as deep as packs go. Links may not lead out
    of it, and folders behind links are not looked into."""
    waiting = [(root, 0)]
    seen = 0
    try:
        while waiting:
            here, depth = waiting.pop()
            with os.scandir(here) as entries:
                for entry in entries:
                    seen += 1
                    if seen > _MOST_ENTRIES:
                        raise BadFile("chapters-content-too-many", file=str(folder), most=MOST_FILES)
                    if not entry.name.isprintable():  # it would be shown to whoever checks the pack
                        raise BadFile("chapters-content-file-name", file=ascii(entry.path))
                    if entry.is_symlink() and root not in Path(os.path.realpath(entry.path)).parents:
                        raise BadFile("chapters-content-outside", file=entry.path, folder=str(folder))
                    if not entry.is_dir(follow_symlinks=False):
                        yield Path(entry.path), entry.stat().st_size
                    elif depth < _MOST_DEPTH:
                        waiting.append((Path(entry.path), depth + 1))
    except OSError as error:
        detail = error.strerror or str(error)
        raise BadFile("kernel-file-unreadable", file=str(error.filename), detail=detail) from error


def _read_file(joined: Content, part: tuple[str, ...], document: Document) -> None:
    match part:
        case ("pack.yaml",):
            pass
        case ("dice.yaml",):
            joined.dice = read_as(document, Dice)
            joined.source["dice", "dice"] = document, ()
        case ("campaign.yaml",):
            joined.campaign = read_as(document, Campaign)
            joined.source["campaign", "campaign"] = document, ()
        case ("shop.yaml",):
            joined.shop = read_as(document, Shop)
            joined.source["shop", "shop"] = document, ()
        case ("hunts.yaml",):
            hunts = read_as(document, HuntFile)
            _add(joined, "district", joined.districts, hunts.districts, document, ("districts",))
            _add(joined, "hunt", joined.hunts, hunts.hunts, document, ("hunts",))
        case ("cards", "disciplines.yaml"):
            disciplines = read_as(document, DisciplineFile)
            _add(joined, "line", joined.lines, disciplines.lines, document, ("lines",))
            _add(joined, "discipline", joined.disciplines, disciplines.cards, document, ("cards",))
        case ("cards", "combat.yaml") | ("chapters", _, "combat.yaml"):
            _add(joined, "card", joined.combat_cards, read_as(document, dict[Id, CombatCard]), document)
        case ("cards", "items.yaml") | ("chapters", _, "items.yaml"):
            _add(joined, "item", joined.items, read_as(document, dict[Id, Item]), document)
        case ("cards", "effects.yaml") | ("chapters", _, "effects.yaml"):
            _add(joined, "effect", joined.effects, read_as(document, dict[Id, EffectCard]), document)
        case ("cards", "humanity.yaml"):
            for level, card in read_as(document, dict[int, HumanityCard]).items():
                joined.humanity[level] = card
                joined.source["humanity", str(level)] = document, (str(level),)
        case ("npcs", "decks.yaml") | ("chapters", _, "decks.yaml"):
            decks = read_as(document, dict[Id, dict[Id, NpcCard]])
            _add(joined, "deck", joined.decks, {name: Deck(cards) for name, cards in decks.items()}, document)
        case ("npcs", "allies.yaml"):
            for ident, ally in read_as(document, dict[Id, Ally]).items():
                _add(joined, "ally", joined.allies, {ally.character: ally}, document, key=ident)
        case ("npcs", "summons.yaml") | ("chapters", _, "summons.yaml"):
            _add(joined, "summon", joined.summons, read_as(document, dict[Id, Summon]), document)
        case ("npcs", name) | ("chapters", _, name) if name.startswith("profiles"):
            _add(joined, "profile", joined.profiles, read_as(document, dict[Id, Profile]), document)
        case ("characters", _):
            character = read_as(document, Character)
            _add_one(joined, "character", joined.characters, character.id, character, document)
        case ("tiles", name) | ("chapters", _, name) if part[0] == "tiles" or name.startswith("tile"):
            tile = read_as(document, Tile)
            _add_one(joined, "tile", joined.tiles, tile.id, tile, document)
        case ("chapters", _, "chapter.yaml"):
            chapter = read_as(document, Chapter)
            _count_pages(document, len(chapter.pages))
            _add_one(joined, "chapter", joined.chapters, chapter.id, chapter, document)
            for page in chapter.pages:
                joined.source["page", f"{chapter.id}/{page}"] = document, ("pages", page)
        case ("chapters", name, more) if more.startswith("pages"):
            _add_pages(joined, name, document)
        case _:
            raise BadFile("chapters-content-unknown-file", file=document.file, known=", ".join(KNOWN_FILES))


KNOWN_FILES = (
    "pack.yaml", "dice.yaml", "campaign.yaml", "shop.yaml", "hunts.yaml", "cards/combat.yaml",
    "cards/disciplines.yaml", "cards/items.yaml", "cards/effects.yaml", "cards/humanity.yaml",
    "npcs/profiles*.yaml", "npcs/decks.yaml", "npcs/allies.yaml", "npcs/summons.yaml", "characters/*.yaml",
    "tiles/*.yaml", "chapters/*/chapter.yaml", "chapters/*/pages*.yaml", "chapters/*/tile*.yaml",
    "chapters/*/profiles*.yaml", "chapters/*/{items,effects,combat,decks,summons}.yaml",
)  # fmt: skip


def _count_pages(document: Document, pages: int) -> None:
    if pages > MOST_PAGES:
        raise document.error(("pages",), "chapters-content-too-many-pages", pages=pages, most=MOST_PAGES)


def _add_pages(joined: Content, folder: str, document: Document) -> None:
    """More pages of the chapter in the same folder; ``chapter.yaml`` comes first by name."""
    home = Path(document.file).parent
    beside = (i for i in joined.chapters if Path(joined.source["chapter", i][0].file).parent == home)
    ident = next(beside, None)
    if ident is None:
        raise BadFile("chapters-content-pages-alone", file=document.file, folder=folder)
    chapter = joined.chapters[ident]
    more = read_as(document, MorePages).pages
    _count_pages(document, len(chapter.pages) + len(more))
    for page in more:
        if page in chapter.pages:
            first, where = joined.source["page", f"{ident}/{page}"]
            raise document.error(
                ("pages", page),
                "chapters-content-twice",
                name=page,
                other=f"{first.file}:{first.line(where)}",
            )
        joined.source["page", f"{ident}/{page}"] = document, ("pages", page)
    joined.chapters[ident] = msgspec.structs.replace(chapter, pages={**chapter.pages, **more})


def _add(
    joined: Content,
    kind: str,
    into: dict[str, T],
    things: Mapping[str, T],
    document: Document,
    base: Where = (),
    key: str | None = None,
) -> None:
    for ident, thing in things.items():
        _add_one(joined, kind, into, ident, thing, document, (*base, key or ident))


def _add_one(
    joined: Content,
    kind: str,
    into: dict[str, T],
    ident: str,
    thing: T,
    document: Document,
    where: Where = (),
) -> None:
    if ident in into:
        first, place = joined.source[kind, ident]
        other = f"{first.file}:{first.line(place)}"
        raise document.error(where or ("id",), "chapters-content-twice", name=ident, other=other)
    into[ident] = thing
    joined.source[kind, ident] = document, where


def _join(joined: Content, base: Content) -> None:
    """Take over what a used pack contains. Two packs may not contain the same thing; a campaign, a shop and
    dice of the pack itself replace those of the packs it uses."""
    for name, kind in _TABLES.items():
        mine, theirs = getattr(joined, name), getattr(base, name)
        for ident in theirs:
            if ident in mine:
                document, where = base.source[kind, str(ident)]
                raise document.error(where, "chapters-content-twice", name=str(ident), other=joined.head.id)
        mine.update(theirs)
    joined.source.update(base.source)
    joined.dice = base.dice or joined.dice
    joined.shop = base.shop or joined.shop


_TABLES = {
    "characters": "character", "combat_cards": "card", "lines": "line", "disciplines": "discipline",
    "items": "item", "effects": "effect", "humanity": "humanity", "profiles": "profile", "decks": "deck",
    "allies": "ally", "summons": "summon", "districts": "district", "hunts": "hunt", "tiles": "tile",
    "chapters": "chapter",
}  # fmt: skip
"""The tables of a pack that are joined, and the kind under which their sources are kept."""
