"""The French names and texts of cards, from the community's translation that an operator names.

Nocturne comes without them. ``nocturne serve --french-cards`` or the environment names a zip or a folder with
the files that krcg also reads (``krcg.cards.CardMap._VEKN_CSV_I18N``). They are read when first asked for.
They are only shown and looked up: no rule, no state and no record knows of them.
"""

from __future__ import annotations

import os
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from functools import cache, cached_property
from pathlib import Path
from typing import Final

from nocturne.kernel.errors import NocturneError
from nocturne.kernel.words import Words
from nocturne.vtes.cards.catalogue import Card, catalogue, closest, key_of, trigrams

VARIABLE: Final = "NOCTURNE_FRENCH_CARDS"
"""The environment variable that names the zip or the folder."""
FILES: Final = ("vtescrypt.fr-FR.csv", "vteslib.fr-FR.csv")
COLUMNS: Final = ("Id", "Name fr-FR", "Card Text")
_LARGEST: Final = 50_000_000
"""More bytes than any list of cards has: a larger file is no such list."""
_ARTICLE: Final = re.compile(r"(?:(?:le|la|les)\s+|l['’]\s*)(?=\S)", re.IGNORECASE)
_ARTICLE_BEHIND: Final = re.compile(r"(.*), (le|la|les|l['’])$", re.IGNORECASE)


class FrenchCardsWrong(NocturneError):
    """What was named as the French cards is not what can be read; says what would be."""


class FrenchCards:
    """Names and texts by the id of the card; both are empty where there is no translation."""

    def __init__(self, names: Mapping[int, str], texts: Mapping[int, str]) -> None:
        self.names = names
        """As they are shown at the table."""
        self.texts = texts

    def unique_name(self, card: Card) -> str | None:
        """The French name, with what tells versions of a vampire apart; None where there is none."""
        name = self.names.get(card.id)
        return None if name is None else name + card.unique_name.removeprefix(card.name)

    def spellings(self, card: Card) -> Iterator[str]:
        """Keys of the French name: with and without its article, elided words apart."""
        name = self.unique_name(card)
        if name is None:
            return
        whole = name, _ARTICLE.sub("", name, count=1) if _ARTICLE.match(name) else name
        apart = (re.sub(r"['’]", " ", one) for one in whole)
        yield from dict.fromkeys(key for one in (*whole, *apart) if (key := key_of(one)))

    def find(self, name: str) -> Card | None:
        """The card of that French name, unless it is the English name of another, or the French name of
        several cards. Versions of one vampire are the one that the English name means."""
        found = self.by_key.get(key_of(_article_first(name)), ())
        cards = [catalogue()[card] for card in found]
        if len({card.name for card in cards}) != 1:
            return None
        return cards[0] if len(cards) == 1 else catalogue().find(cards[0].name)

    def near(self, name: str, most: int = 3) -> tuple[str, ...]:
        """The names, English or French, that look most like this one, best first."""
        cards = catalogue()
        if not self.names:
            return cards.near(name, most)
        english = cards.likely(name)
        french = closest(key_of(name), self._by_trigram, self.by_key)
        scores = {card: max(english.get(card, 0.0), french.get(card, 0.0)) for card in {*english, *french}}
        shown: dict[int, str] = {}
        for card, score in scores.items():
            french_name = self.unique_name(cards[card]) if score > english.get(card, 0.0) else None
            known = french_name and self.find(french_name)
            shown[card] = french_name if french_name and known else cards[card].unique_name
        best = sorted(scores, key=lambda card: (-scores[card], shown[card]))
        return tuple(dict.fromkeys(shown[card] for card in best))[:most]

    def in_english(self, line: str) -> str:
        """A line of a deck list, with the English name where it has a French one."""
        if not self.names or (parts := _LINE.fullmatch(line)) is None:
            return line
        text = parts["name"]
        for end in (
            match.start() for match in reversed(list(_ENDS.finditer(text)))
        ):  # the longest name counts
            if (card := self.find(text[:end])) is not None:
                return f"{parts['count']}{self._written(card, text[:end], text[end:])}{text[end:]}"
        return line

    def _written(self, card: Card, name: str, rest: str) -> str:
        """The English name; which version of a vampire it is stands in the French name or behind it."""
        alone = len(self.by_key[key_of(_article_first(name))]) == 1
        return card.unique_name if alone and not rest.lstrip().startswith("(") else card.name

    @cached_property
    def by_key(self) -> Mapping[str, tuple[int, ...]]:
        """The cards by every key of their French names, without those that are English names."""
        found: dict[str, list[int]] = defaultdict(list)
        for card_id in self.names:
            card = catalogue()[card_id]
            keys = dict.fromkeys([*self.spellings(card), key_of(self.names[card_id])])
            for key in keys:
                if catalogue().find(key) is None:
                    found[key].append(card_id)
        return {key: tuple(cards) for key, cards in found.items()}

    @cached_property
    def _by_trigram(self) -> Mapping[str, list[str]]:
        index: dict[str, list[str]] = defaultdict(list)
        for key in self.by_key:
            for part in trigrams(key):
                index[part].append(key)
        return index


_APOSTROPHES: Final = "'’"
#: A count, and what begins with a name.
_LINE: Final = re.compile(
    r"(?P<count>\s*(?:-?\s*x?\d{1,3}(?:\s*[x*]+\s*|\s+))?)(?P<name>\S.*)", re.IGNORECASE
)
#: Where a name may end: at the end, before the columns of the crypt, a count, a mark in brackets or a remark.
_ENDS: Final = re.compile(r"$|\s*\t|\s{2,}|\s+(?=[(\[]|--|//|x?\s*\d{1,2}\b)|\s*$")


def _article_first(name: str) -> str:
    """The name with its article in front, where lists have it behind: ``Table, La``."""
    behind = _ARTICLE_BEHIND.fullmatch(name.strip())
    if behind is None:
        return name
    return f"{behind[2]}{'' if behind[2][-1] in _APOSTROPHES else ' '}{behind[1]}"


# -- where they are


def french_source() -> str:
    """What the environment names; empty where it names nothing."""
    return os.environ.get(VARIABLE, "")


def french_cards() -> FrenchCards:
    """The French cards that are there, read once; FrenchCardsWrong where they cannot be read."""
    source = os.environ.get(VARIABLE, "")
    return _read(source) if source else _NOTHING


def french_name(key: int, words: Words) -> str | None:
    """The French name of a card, for those who read French."""
    return french_cards().names.get(key) if words.lang == "fr" else None


def french_text(key: int, words: Words) -> str | None:
    """The French text of a card, for those who read French."""
    return french_cards().texts.get(key) if words.lang == "fr" else None


# -- reading


_NOTHING: Final = FrenchCards({}, {})


@cache
def _read(source: str) -> FrenchCards:
    path = Path(source).expanduser()
    names: dict[int, str] = {}
    texts: dict[int, str] = {}
    for file, raw in _contents(path):
        for card_id, name, text in _rows(file, raw):
            if card_id not in catalogue():
                continue  # a newer list may have cards that this one has not
            if name and name not in _as_listed(catalogue()[card_id].name):
                names[card_id] = _article_first(name)
            if text:
                texts[card_id] = text
    return FrenchCards(names, texts)


def _as_listed(name: str) -> tuple[str, str]:
    """An English name and how the official list writes it; most vampires have no other in French."""
    return name, re.sub(r"^The (.*)", r"\1, The", name)


def _contents(path: Path) -> Iterator[tuple[str, bytes]]:
    """The files of the list, out of the zip or the folder."""
    import zipfile  # only those who have French cards wait for it

    if not path.exists():
        raise FrenchCardsWrong("vtes-french-missing", path=str(path), files=FILES)
    try:
        if path.is_dir():
            for name in FILES:
                _there(path, name, (one.name for one in path.iterdir()))
                yield name, _limited(name, (path / name).read_bytes())
            return
        with zipfile.ZipFile(path) as packed:
            inside = {Path(one).name: one for one in packed.namelist()}
            for name in FILES:
                _there(path, name, inside)
                with packed.open(inside[name]) as file:
                    yield name, _limited(name, file.read(_LARGEST + 1))
    except (OSError, zipfile.BadZipFile, RuntimeError, NotImplementedError) as error:
        raise FrenchCardsWrong(
            "vtes-french-unreadable", path=str(path), detail=_detail(error), files=FILES
        ) from error


def _detail(error: Exception) -> str:
    said = error.strerror if isinstance(error, OSError) else str(error)
    return (said or type(error).__name__).rstrip(".")


def _there(path: Path, name: str, found: Iterable[str]) -> None:
    if name not in found:
        raise FrenchCardsWrong("vtes-french-file", path=str(path), file=name, files=FILES)


def _limited(name: str, raw: bytes) -> bytes:
    if len(raw) > _LARGEST:
        raise FrenchCardsWrong("vtes-french-large", file=name, most=_LARGEST // 1_000_000)
    return raw


def _rows(file: str, raw: bytes) -> Iterator[tuple[int, str, str]]:
    """The id, the French name and the French text of each card of a file."""
    import csv
    import io

    try:
        rows = csv.DictReader(io.StringIO(raw.decode("utf-8-sig"), newline=""))
        has = tuple(rows.fieldnames or ())
    except (UnicodeDecodeError, csv.Error) as error:
        raise FrenchCardsWrong("vtes-french-text", file=file) from error
    for column in COLUMNS:
        if column not in has:
            raise FrenchCardsWrong(
                "vtes-french-column", file=file, column=column, columns=COLUMNS, has=", ".join(has[:12])
            )
    try:
        for row in rows:
            number, name, text = ((row[column] or "").strip() for column in COLUMNS)
            if not number.isdecimal():
                raise FrenchCardsWrong("vtes-french-id", file=file, line=rows.line_num, value=number)
            yield int(number), name, text.replace("(D)", "Ⓓ").replace("\r\n", "\n")
    except csv.Error as error:
        raise FrenchCardsWrong("vtes-french-text", file=file) from error
