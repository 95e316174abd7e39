"""Walking through content: every text, condition and effect of a pack, with the place where it is written."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple, TypeVar

from msgspec import Struct

from nocturne.chapters.content.book import Content
from nocturne.chapters.content.chapter import Chapter
from nocturne.chapters.content.conditions import Condition
from nocturne.chapters.content.pages import Page
from nocturne.kernel.strict_yaml import Document, Where

S = TypeVar("S", bound=Struct)


class Part(NamedTuple):
    """A struct inside the content: where it stands, the chapter and page it belongs to, if any."""

    document: Document
    where: Where
    thing: Struct
    chapter: str
    page: str

    @property
    def place(self) -> tuple[Document, Where]:
        """The document and the way in it, for telling."""
        return self.document, self.where


_KINDS = {
    "character": "characters", "card": "combat_cards", "line": "lines", "discipline": "disciplines",
    "item": "items", "effect": "effects", "profile": "profiles", "deck": "decks", "ally": "allies",
    "summon": "summons", "district": "districts", "hunt": "hunts", "tile": "tiles",
}  # fmt: skip


class Pack:
    """A pack that was read, with a list of everything in it."""

    def __init__(self, folder: Path, content: Content) -> None:
        self.folder = folder.resolve()
        self.content = content
        self.parts = list(self._parts())

    def is_own(self, document: Document) -> bool:
        """Whether a file belongs to the pack itself, not to one it uses."""
        return self.folder in Path(document.file).parents

    def owns(self, kind: str, ident: str) -> bool:
        """Whether a thing was written in this pack."""
        return self.is_own(self.content.source[kind, ident][0])

    def chapters(self) -> list[Chapter]:
        """The pack's own chapters."""
        return [chapter for chapter in self.content.chapters.values() if self.owns("chapter", chapter.id)]

    def every(self, kind: type[S]) -> Iterator[tuple[Part, S]]:
        """Every part of one kind, of this pack and of those it uses."""
        for part in self.parts:
            if isinstance(part.thing, kind):
                yield part, part.thing

    def _parts(self) -> Iterator[Part]:
        content = self.content
        for (kind, ident), (document, base) in content.source.items():
            match kind:
                case "pack":
                    yield from _inside(content.head, document, base)
                case "campaign" if content.campaign is not None:
                    yield from _inside(content.campaign, document, base)
                case "shop" if content.shop is not None:
                    yield from _inside(content.shop, document, base)
                case "humanity":
                    yield from _inside(content.humanity[int(ident)], document, base)
                case "chapter":
                    yield from _inside(content.chapters[ident], document, base, chapter=ident)
                case "page":
                    chapter, _, page = ident.partition("/")
                    thing = content.chapters[chapter].pages[page]
                    yield from _inside(thing, document, base, chapter, page)
                case _ if kind in _KINDS:
                    yield from _inside(getattr(content, _KINDS[kind])[ident], document, base)


def _inside(
    thing: object, document: Document, where: Where, chapter: str = "", page: str = ""
) -> Iterator[Part]:
    """A struct and every struct in it. The pages of a chapter are walked on their own: they may stand in
    another file."""
    waiting: list[tuple[Where, object]] = [(where, thing)]
    while waiting:
        here, value = waiting.pop()
        if isinstance(value, Struct):
            yield Part(document, here, value, chapter, page)
            names = zip(value.__struct_fields__, value.__struct_encode_fields__, strict=True)
            inner = [((*here, written), getattr(value, name)) for name, written in names]
            if isinstance(value, Chapter):
                inner = [(at, part) for at, part in inner if at[-1] != "pages"]
            waiting += reversed(inner)
        elif isinstance(value, tuple):
            waiting += [((*here, i), value[i]) for i in reversed(range(len(value)))]
        elif isinstance(value, dict):
            waiting += [((*here, str(key)), part) for key, part in reversed(value.items())]


def conditions_in(page: Page) -> Iterator[Condition]:
    """Every condition on a page, those inside others too."""
    found = [option.if_ for option in (*page.choices, *page.hypotheses)]
    found += [branch.if_ for branch in page.branch]
    found += [effect.if_ for effect in page.effects]
    found += [one.if_ for one in page.texts]
    for condition in found:
        if condition is not None:
            yield from (one for one, _ in wishes(condition))


def wishes(condition: Condition, positive: bool = True) -> Iterator[tuple[Condition, bool]]:
    """A condition and those inside it, each with whether it must hold (or must not). ``any`` and ``not`` are
    looked into; a condition inside both ways round is told both ways round."""
    waiting = [(condition, positive)]
    while waiting:
        one, wanted = waiting.pop()
        yield one, wanted
        if one.not_ is not None:
            waiting.append((one.not_, not wanted))
        waiting += [(part, wanted) for part in (*one.any_, *one.all_)]
