"""``nocturne chapters map``: the pages and tiles of a pack as pictures, and one page that shows them all."""

from __future__ import annotations

import argparse
from pathlib import Path
from xml.sax.saxutils import escape, quoteattr

from nocturne.chapters.authoring.page_picture import page_picture
from nocturne.chapters.authoring.svg import Picture
from nocturne.chapters.authoring.tile_picture import tile_picture
from nocturne.chapters.authoring.walking import Pack
from nocturne.chapters.content.pack import content
from nocturne.cli.chapters.finding import choose_pack
from nocturne.cli.terminal import console
from nocturne.kernel.errors import NocturneError
from nocturne.kernel.words import Words, words

_PAGE = """<!doctype html>
<html lang="{lang}"><head><meta charset="utf-8"><title>{title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<style>
body {{ margin: 2rem auto; max-width: 80rem; padding: 0 1rem; font-family: Georgia, serif;
  background: #faf7f2; color: #2b2430; }}
h1, h2 {{ font-weight: normal; }} figure {{ margin: 1rem 0 3rem; overflow: auto; }}
@media (prefers-color-scheme: dark) {{
  body {{ background: #16121a; color: #ece6f0; }} a {{ color: #6fb3d6; }} }}
</style></head><body>
<h1>{title}</h1>
<p>{legend}</p>
{figures}
</body></html>
"""


def run(arguments: argparse.Namespace) -> int:
    """The action."""
    name, folder = choose_pack(arguments.pack)
    pack, say = Pack(folder, content(name)), words()
    out = Path(arguments.out or f"{name}-map")
    pictures = draw(pack, say.lang)
    try:
        out.mkdir(parents=True, exist_ok=True)
        for file, picture in pictures.items():
            (out / file).write_text(picture.written(), "utf-8")
        (out / "index.html").write_text(_index(pack, pictures, say), "utf-8")
    except OSError as error:
        detail = error.strerror or str(error)
        raise NocturneError("kernel-file-unwritable", file=str(out), detail=detail) from error
    console().print(say("cli-map-done", count=len(pictures), file=str(out / "index.html")), soft_wrap=True)
    return 0


def draw(pack: Pack, lang: str) -> dict[str, Picture]:
    """Every picture by the name of its file: for each chapter its pages and its tile, then further tiles."""
    found: dict[str, Picture] = {}
    shown: set[str] = set()
    for chapter in pack.chapters():
        found[f"{chapter.id}-pages.svg"] = page_picture(pack, chapter, lang)
        tile = pack.content.tiles[chapter.tile]
        found[f"{chapter.id}-tile.svg"] = tile_picture(pack.content, tile, chapter, lang)
        shown.add(tile.id)
    for ident, tile in pack.content.tiles.items():
        if ident not in shown and pack.owns("tile", ident):
            found[f"{ident}.svg"] = tile_picture(pack.content, tile, None, lang)
    return found


def _index(pack: Pack, pictures: dict[str, Picture], say: Words) -> str:
    figures = "\n".join(
        f'<figure><a href="{file}"><img src="{file}" alt={quoteattr(picture.title)}></a></figure>'
        for file, picture in pictures.items()
    )
    title = escape(pack.content.head.title.in_language(say.lang))
    return _PAGE.format(lang=say.lang, title=title, legend=escape(say("cli-map-legend")), figures=figures)
