"""Which pack a person means: a folder somewhere, or the name of a pack that Nocturne finds."""

from __future__ import annotations

import os
from pathlib import Path

from nocturne.chapters.content.book import Content
from nocturne.chapters.content.chapter import Chapter
from nocturne.chapters.content.pack import content, find_pack
from nocturne.kernel.errors import NocturneError


def choose_pack(text: str) -> tuple[str, Path]:
    """The name and the folder of a pack. A folder's own pack comes before others of its name, here and in
    the processes this one starts."""
    folder = Path(text)
    if not (folder / "pack.yaml").is_file():
        if os.sep in text or folder.is_dir():
            raise NocturneError("chapters-check-no-pack", file=text)
        return text, find_pack(text)
    folder = folder.resolve()
    before = os.environ.get("NOCTURNE_PACKS", "")
    os.environ["NOCTURNE_PACKS"] = os.pathsep.join(filter(None, [str(folder.parent), before]))
    content.cache_clear()
    return folder.name, folder


def choose_sizes(text: list[str] | None) -> tuple[int, ...]:
    """How many players are to be tried."""
    for one in text or ():
        if one not in ("1", "2", "3", "4"):
            raise NocturneError("kernel-seats-wrong", game="chapters", seats=one, least=1, most=4)
    return tuple(sorted({int(one) for one in text})) if text else (1, 2, 3, 4)


def choose_chapters(book: Content, names: list[str] | None) -> list[Chapter]:
    """The chapters of a pack with these names; all of them without names. ``ch.`` may be left out."""
    chosen = [name if name.startswith("ch.") else f"ch.{name}" for name in names or book.chapters]
    for name in chosen:
        if name not in book.chapters:
            raise NocturneError("chapters-no-chapter", chapter=name, known=", ".join(book.chapters))
    return [book.chapters[name] for name in chosen]
