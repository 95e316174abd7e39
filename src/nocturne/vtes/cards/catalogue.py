"""The catalogue: all official VTES cards by id and by name, from the card list inside the installed krcg.

Nothing is fetched from the network, and krcg itself is not imported: only its data files are read. The cards
as read are kept in a cache file, which is ignored when it is missing, stale, damaged or not writable.
"""

from __future__ import annotations

import os
import re
import sys
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from functools import cache, cached_property
from hashlib import blake2b
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from nocturne.kernel.errors import NocturneError
from nocturne.vtes.cards.lexicon import plain
from nocturne.vtes.cards.printed import Card, CardSet, CryptCard, LibraryCard

__all__ = [
    "Card",
    "CardListMissing",
    "CardSet",
    "Catalogue",
    "CryptCard",
    "LibraryCard",
    "UnknownCard",
    "catalogue",
]

_LIST_FILES: Final = ("vtescrypt.csv", "vteslib.csv", "vtessets.csv")
_OUR_FILES: Final = ("lexicon.py", "printed.py", "reading.py")


class CardListMissing(NocturneError):
    """krcg is not installed, or its card list is not what this version can read."""


class UnknownCard(NocturneError):
    """No card has that name; `near` are the closest names there are."""

    def __init__(self, name: str, near: tuple[str, ...]) -> None:
        self.name = name
        self.near = near
        super().__init__("vtes-card-unknown", name=name, near=near, count=len(near))


class _Contents(Struct, frozen=True, gc=False):
    """What the cache file holds."""

    crypt: tuple[CryptCard, ...]
    library: tuple[LibraryCard, ...]
    sets: tuple[CardSet, ...]


class Catalogue:
    """All cards. Iterating gives the crypt cards, then the library cards, in the order of the official list.

    >>> cards = catalogue()
    >>> len(cards.crypt), len(cards.library)
    (1785, 2364)
    >>> cards.named("govern the unaligned").blood_cost
    1
    """

    def __init__(
        self, crypt: Iterable[CryptCard], library: Iterable[LibraryCard], sets: Iterable[CardSet] = ()
    ) -> None:
        self.crypt: Final[Mapping[int, CryptCard]] = {card.id: card for card in crypt}
        self.library: Final[Mapping[int, LibraryCard]] = {card.id: card for card in library}
        self.sets: Final[Mapping[str, CardSet]] = {one.abbreviation: one for one in sets}

    def __len__(self) -> int:
        return len(self.crypt) + len(self.library)

    def __iter__(self) -> Iterator[Card]:
        yield from self.crypt.values()
        yield from self.library.values()

    def __contains__(self, card_id: object) -> bool:
        return card_id in self.crypt or card_id in self.library

    def __getitem__(self, card_id: int) -> Card:
        """The card with this id; KeyError if there is none."""
        card = self.crypt.get(card_id) or self.library.get(card_id)
        if card is None:
            raise KeyError(card_id)
        return card

    def find(self, name: str) -> Card | None:
        """The card of that name, or None. Accents, capitals and punctuation do not matter; old names, a
        leading or trailing "The", "(ADV)" and "(G6)" are understood. A name that several crypt cards share
        means the base card of the lowest group, as in deck lists."""
        found = self._by_name.get(key_of(name))
        return None if found is None else self[found]

    def named(self, name: str) -> Card:
        """The card of that name; UnknownCard, with the nearest names, if there is none."""
        card = self.find(name)
        if card is None:
            raise UnknownCard(name, self.near(name))
        return card

    def near(self, name: str, most: int = 3) -> tuple[str, ...]:
        """The names of the cards that look most like this one, best first."""
        scores = self.likely(name)
        best = sorted(scores, key=lambda card_id: (-scores[card_id], self[card_id].unique_name))
        return tuple(self[card_id].unique_name for card_id in best[:most])

    def likely(self, name: str) -> dict[int, float]:
        """The cards whose names look like this one, with how much."""
        return closest(key_of(name), self._by_trigram, self._one_each)

    @cached_property
    def _one_each(self) -> Mapping[str, tuple[int, ...]]:
        return {key: (card_id,) for key, card_id in self._by_name.items()}

    def containing(self, text: str) -> tuple[Card, ...]:
        """The cards in whose name all the words of a text stand, whole or begun, in the order of the list."""
        wanted = key_of(text).split()
        found = {
            card_id: None
            for key, card_id in self._by_name.items()
            if all(f" {word}" in f" {key}" for word in wanted)
        }
        return tuple(self[card_id] for card_id in sorted(found)) if wanted else ()

    def versions(self, card: CryptCard) -> tuple[CryptCard, ...]:
        """Every crypt card of the same name: other groups, and base and advanced versions (VTES-1.5.6)."""
        return tuple(self.crypt[card_id] for card_id in self._by_printed_name[card.name])

    def is_named(self, card: Card, line: str) -> bool:
        """Whether one of the card's names stands in the line, word for word."""
        words = f" {key_of(line)} "
        return any(f" {key} " in words for key in self._keys[card.id])

    @cached_property
    def _by_printed_name(self) -> Mapping[str, list[int]]:
        by_name: dict[str, list[int]] = defaultdict(list)
        for card in self.crypt.values():
            by_name[card.name].append(card.id)
        return by_name

    @cached_property
    def _by_name(self) -> Mapping[str, int]:
        names: dict[str, int] = {}
        spellings = [(card, list(spellings_of(card))) for card in self]
        # A card's own full name wins over another card's old or shortened name.
        for rank in range(max(len(forms) for _, forms in spellings)):
            for card, forms in spellings:
                for form in forms[rank : rank + 1]:
                    names.setdefault(key_of(form), card.id)
        return names

    @cached_property
    def _keys(self) -> Mapping[int, list[str]]:
        keys: dict[int, list[str]] = defaultdict(list)
        for key, card_id in self._by_name.items():
            keys[card_id].append(key)
        return keys

    @cached_property
    def _by_trigram(self) -> Mapping[str, list[str]]:
        index: dict[str, list[str]] = defaultdict(list)
        for key in self._by_name:
            for part in trigrams(key):
                index[part].append(key)
        return index


def key_of(name: str) -> str:
    """A name as it is looked up: plain letters and digits, "The" in front, short suffixes."""
    name = plain(name).replace("(tm)", "").replace("&", " and ")
    name = re.sub(r"\(advanced\)|\badvanced$", "(adv)", name)
    name = re.sub(r"\(group (\d)\)", r"(g\1)", name)
    name = re.sub(r"^(.*), (the|le)\b(?=$| \()", r"\2 \1", name)
    return " ".join(re.findall(r"[a-z0-9]+", name.replace("'", "")))


def trigrams(key: str) -> set[str]:
    """Every three letters that follow each other in a key."""
    padded = f"  {key} "
    return {padded[i : i + 3] for i in range(len(padded) - 2)}


def closest(
    wanted: str, by_trigram: Mapping[str, list[str]], cards: Mapping[str, tuple[int, ...]]
) -> dict[int, float]:
    """The cards whose keys look like this one, with how much: 1 is the same."""
    shared: Counter[str] = Counter()
    for part in trigrams(wanted):
        shared.update(by_trigram.get(part, ()))
    # Comparing letter by letter is slow, so only the names sharing most trigrams are compared.
    scores: dict[int, float] = {}
    for key, _ in shared.most_common(60):
        score = _likeness(wanted, key)
        if len(wanted) > 3:
            # The beginning of a longer name is a good guess too, though never the best one.
            score = max(score, 0.9 * _likeness(wanted, key[: len(wanted) + 1]))
        if score >= 0.6:
            for card_id in cards[key]:
                scores[card_id] = max(score, scores.get(card_id, 0.0))
    return scores


def _likeness(one: str, other: str) -> float:
    from difflib import SequenceMatcher  # only for names that are not found

    return SequenceMatcher(None, one, other, autojunk=False).ratio()


def spellings_of(card: Card) -> Iterator[str]:
    """The names of a card, the surest first."""
    names = (card.name, *card.aliases)
    if isinstance(card, LibraryCard):
        yield from names
        yield from (name[4:] for name in names if name.startswith("The "))
        return
    version = " ADV" if card.advanced else ""
    group = "ANY" if card.group is None else f"G{card.group}"
    yield card.unique_name
    yield f"{card.name} ({group}{version})"
    yield from (f"{alias}{card.unique_name.removeprefix(card.name)}" for alias in card.aliases)
    yield from (f"{alias} ({group}{version})" for alias in card.aliases)
    if card.name.startswith("The "):
        yield card.unique_name[4:]
    if card.advanced:
        yield f"{card.name} (ADV)"
    # The name up to its epithet, as players write it: "Lucita (ADV)", "Sutekh".
    epithet = card.name.rpartition(", ")[0]
    if len(epithet) > 5:
        yield f"{epithet}{card.unique_name.removeprefix(card.name)}"
        yield f"{epithet} ({group}{version})"


# --------------------------------------------------------------------------------------------- loading


@cache
def catalogue() -> Catalogue:
    """The catalogue of the installed krcg, loaded once per process."""
    return load()


def load(cache_folder: Path | None = None) -> Catalogue:
    """Load the cards: from the cache file if it is right, otherwise from the card list of krcg."""
    source = installed()
    folder = cache_folder or default_cache_folder()
    kept = folder / f"vtes-cards-{source.version}-{_fingerprint(source)}.msgpack"
    contents = _read_cache(kept)
    if contents is None:
        contents = _read_list(source)
        write_cache(kept, contents)
    return Catalogue(contents.crypt, contents.library, contents.sets)


def default_cache_folder() -> Path:
    """Where cache files go: $XDG_CACHE_HOME/nocturne, by default ~/.cache/nocturne."""
    chosen = os.environ.get("XDG_CACHE_HOME", "")
    return (Path(chosen) if os.path.isabs(chosen) else Path.home() / ".cache") / "nocturne"


class Source(Struct, frozen=True):
    """An installed krcg: its version, and the folder in which its data files lie."""

    version: str
    cards: Path


def installed() -> Source:
    """The krcg that is installed; CardListMissing if there is none.

    The record of the installation is looked for on the path: asking ``importlib.metadata`` takes longer than
    reading all cards from the cache, and is left for installations that look otherwise.
    """
    for entry in sys.path:
        for record in Path(entry).glob("krcg-*.dist-info"):
            return Source(record.stem.removeprefix("krcg-"), record.with_name("cards"))
    from importlib.metadata import PackageNotFoundError, distribution

    try:
        found = distribution("krcg")
    except PackageNotFoundError as error:
        raise CardListMissing("vtes-cards-not-installed", package="krcg") from error
    return Source(found.version, Path(str(found.locate_file("cards"))))


def _fingerprint(source: Source) -> str:
    """Changes with the card list and with the code that reads it, so that no stale cache is ever used."""
    seen = blake2b(digest_size=6)
    for name in _OUR_FILES:
        seen.update(Path(__file__).with_name(name).read_bytes())
    for name in _LIST_FILES:
        try:
            state = (source.cards / name).stat()
        except OSError as error:
            about = {"version": source.version, "detail": str(error)}
            raise CardListMissing("vtes-cards-unreadable", **about) from error
        seen.update(f"{state.st_size}:{state.st_mtime_ns}".encode())
    return seen.hexdigest()


def _read_list(source: Source) -> _Contents:
    # Reading the list itself is rare; its patterns are not compiled when the cache file serves.
    from nocturne.vtes.cards import reading

    try:
        crypt, library, sets = (
            reading.rows_of((source.cards / name).read_text("utf-8-sig")) for name in _LIST_FILES
        )
        return _Contents(reading.read_crypt(crypt), reading.read_library(library), reading.read_sets(sets))
    except reading.UnreadableCard as error:
        detail = f"{error.card}: {error.column} = {error.value!r}"
    except (OSError, ValueError, KeyError, TypeError, AttributeError) as error:
        # A missing column gives KeyError, a torn row None instead of text.
        detail = f"{type(error).__name__}: {error}"
    raise CardListMissing("vtes-cards-unreadable", version=source.version, detail=detail)


def _read_cache(file: Path) -> _Contents | None:
    try:
        return msgspec.msgpack.decode(file.read_bytes(), type=_Contents)
    except (OSError, msgspec.DecodeError):
        return None


def write_cache(file: Path, contents: object) -> None:
    """Keep something read, and drop what older versions kept. Write beside and rename, so that another
    process sees the old file or the whole new one."""
    import tempfile  # not needed when the cache serves

    beside = ""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        handle, beside = tempfile.mkstemp(dir=file.parent, prefix=file.name)
        with os.fdopen(handle, "wb") as out:
            out.write(msgspec.msgpack.encode(contents))
        os.replace(beside, file)
        for older in file.parent.glob(f"{file.name.rpartition('-')[0]}-*.msgpack"):
            if older != file:
                older.unlink(missing_ok=True)
    except OSError:
        # A full or read-only disk only costs time: the list is read again at the next start.
        if beside:
            Path(beside).unlink(missing_ok=True)
