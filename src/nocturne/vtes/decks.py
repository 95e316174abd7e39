"""Decks: what one is, whether it may be played, and the decks that were sold ready to play.

A deck that may not be played is refused with every problem it has, as data; the words are in Fluent files.
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from itertools import groupby
from pathlib import Path
from types import MappingProxyType
from typing import Final, Literal, get_args

from msgspec import Struct

from nocturne.vtes.cards.catalogue import Card, Catalogue, CryptCard, LibraryCard, catalogue, key_of
from nocturne.vtes.cards.lexicon import CardType, plain, unaccented
from nocturne.vtes.deck_links import is_link, read_link, write_link
from nocturne.vtes.options import VtesOptions
from nocturne.vtes.problems import Problem, Refused

Copies = tuple[tuple[int, int], ...]
"""Card ids with their number of copies, in the order of the ids."""

LEAST_CRYPT: Final = 12
LEAST_LIBRARY: Final = 40
MORE_PER_PLAYER: Final = 10
TOURNAMENT_LIBRARY: Final = (60, 90)
LONGEST_TEXT: Final = 200_000
"""More characters than any deck list has; a longer text is refused unread."""
MOST_LINES: Final = 1000
"""The same for its lines."""


class Deck(Struct, frozen=True, omit_defaults=True):
    """A crypt and a library (VTES-1.2-09), as card ids with their copies."""

    crypt: Copies
    library: Copies
    name: str = ""
    author: str = ""

    @classmethod
    def of(cls, copies: Mapping[int, int], name: str = "", author: str = "") -> Deck:
        """The deck of these cards; crypt and library are told apart by the catalogue."""
        crypt = catalogue().crypt
        ordered = sorted(copies.items())
        return cls(
            tuple((card, n) for card, n in ordered if card in crypt),
            tuple((card, n) for card, n in ordered if card not in crypt),
            name,
            author,
        )

    @property
    def crypt_size(self) -> int:
        return sum(copies for _, copies in self.crypt)

    @property
    def library_size(self) -> int:
        return sum(copies for _, copies in self.library)

    def crypt_cards(self) -> list[int]:
        """Every card of the crypt, each as often as it is in the deck."""
        return [card for card, copies in self.crypt for _ in range(copies)]

    def library_cards(self) -> list[int]:
        """Every card of the library, each as often as it is in the deck."""
        return [card for card, copies in self.library for _ in range(copies)]


class DeckRefused(Refused):
    """A deck that may not be played; `problems` lists every reason."""


# --------------------------------------------------------------------------------------------- reading


def read_deck(text: str) -> tuple[Deck, tuple[Problem, ...]]:
    """The deck in a pasted list (TWD, JOL, Lackey or the like), and what in it was not understood."""
    if len(text) > LONGEST_TEXT:
        return Deck((), ()), (Problem("vtes-deck-text-too-long", {"most": LONGEST_TEXT}),)
    if len(text.splitlines()) > MOST_LINES:
        return Deck((), ()), (Problem("vtes-deck-too-many-lines", {"most": MOST_LINES}),)
    if is_link(text):
        copies, name, author, wrong = read_link(text)
        return Deck.of(copies, name, author), wrong
    # krcg's parser takes longer to import than the cards take to load: only those who read text wait for it.
    from nocturne.vtes.deck_text import read_deck_text

    found = read_deck_text(text)
    problems = tuple(found.problems)
    if not found.copies and not problems:
        problems = (Problem("vtes-deck-empty"),)
    return Deck.of(found.copies, found.name, found.author), problems


def read_deck_file(path: Path | str) -> tuple[Deck, tuple[Problem, ...]]:
    """The deck in a file; its name is the file's if the list gives none."""
    path = Path(path)
    try:
        if path.stat().st_size > 4 * LONGEST_TEXT:
            return Deck((), ()), (Problem("vtes-deck-text-too-long", {"most": LONGEST_TEXT}),)
        raw = path.read_bytes()
    except FileNotFoundError:
        return Deck((), ()), (Problem("vtes-deck-file-missing", {"path": str(path)}),)
    except OSError as error:
        detail = error.strerror or type(error).__name__
        return Deck((), ()), (Problem("vtes-deck-file-unreadable", {"path": str(path), "detail": detail}),)
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError:
        text = raw.decode("cp1252", errors="replace")  # older Lackey lists
    deck, problems = read_deck(text)
    return Deck(deck.crypt, deck.library, deck.name or path.stem, deck.author), problems


def playable_deck(source: str | Path, *, players: int, options: VtesOptions | None = None) -> Deck:
    """The deck of a pasted list (str) or a file (Path), if it may be played; DeckRefused otherwise."""
    deck, problems = read_deck_file(source) if isinstance(source, Path) else read_deck(source)
    if deck.crypt or deck.library:
        problems += check_deck(deck, players=players, options=options)
    if problems:
        raise DeckRefused(problems)
    return deck


# -------------------------------------------------------------------------------------------- checking


def check_deck(deck: Deck, *, players: int, options: VtesOptions | None = None) -> tuple[Problem, ...]:
    """Everything that keeps this deck from being played at a table of so many players."""
    options = options or VtesOptions()
    cards = catalogue()
    crypt = [cards.crypt[card] for card, _ in deck.crypt if card in cards.crypt]
    library = [cards.library[card] for card, _ in deck.library if card in cards.library]
    return (
        *_strange_entries(deck, cards),
        *_size_problems(deck, players, options),
        *(_group_problems(deck, crypt) if options.crypt_groups == "consecutive" else ()),
        *(_banned_problems([*crypt, *library]) if options.banned_cards == "refused" else ()),
        *(_imbued_problems(crypt, library) if not options.imbued else ()),
    )


def _strange_entries(deck: Deck, cards: Catalogue) -> Iterator[Problem]:
    """Ids that are no card of that half of the deck, and copies that are no number of cards."""
    for half, known in ((deck.crypt, cards.crypt), (deck.library, cards.library)):
        for card, copies in half:
            if card not in known:
                yield Problem("vtes-deck-id-unknown", {"card": str(card)})
            elif copies < 1:
                name = cards[card].unique_name
                yield Problem("vtes-deck-copies-wrong", {"name": name, "copies": copies})


def library_sizes(players: int, options: VtesOptions) -> tuple[int, int]:
    """The smallest and the largest library at a table of so many players."""
    if options.deck_size == "tournament":
        return TOURNAMENT_LIBRARY
    return LEAST_LIBRARY, LEAST_LIBRARY + MORE_PER_PLAYER * players


def _size_problems(deck: Deck, players: int, options: VtesOptions) -> Iterator[Problem]:
    """VTES-1.2-01 to VTES-1.2-03; VTES-FR-04 for tournaments."""
    if options.deck_size == "free":
        return
    if deck.crypt_size < LEAST_CRYPT:
        yield Problem("vtes-deck-crypt-small", {"count": deck.crypt_size, "least": LEAST_CRYPT})
    size = deck.library_size
    least, most = library_sizes(players, options)
    if size > most and options.deck_size == "tournament":
        yield Problem("vtes-deck-library-large-tournament", {"count": size, "most": most})
    elif size > most:
        yield Problem("vtes-deck-library-large", {"count": size, "most": most, "players": players})
    if size < least:
        yield Problem("vtes-deck-library-small", {"count": size, "least": least})


def _group_problems(deck: Deck, crypt: Iterable[CryptCard]) -> Iterator[Problem]:
    """VTES-1.2-05: one group or two consecutive ones; a card of any group goes with all of them."""
    copies = dict(deck.crypt)
    by_group: dict[int, list[CryptCard]] = defaultdict(list)
    for card in crypt:
        if card.group is not None:
            by_group[card.group].append(card)
    if not by_group or max(by_group) - min(by_group) <= 1:
        return

    def kept(low: int) -> int:
        return sum(copies[card.id] for group in (low, low + 1) for card in by_group.get(group, ()))

    # The pair of groups that most of the crypt belongs to shows which cards are the strangers.
    low = max(sorted(by_group), key=kept)
    strangers = [group for group in sorted(by_group) if group not in (low, low + 1)]
    outside = [card.unique_name for group in strangers for card in by_group[group]]
    yield Problem(
        "vtes-deck-groups-apart",
        {
            "groups": tuple(str(group) for group in sorted(by_group)),
            "keep": tuple(str(group) for group in (low, low + 1) if group in by_group),
            "outside": tuple(outside),
            "count": len(outside),
        },
    )


def _banned_problems(cards: Iterable[Card]) -> Iterator[Problem]:
    for card in cards:
        if card.banned is not None:
            yield Problem("vtes-deck-card-banned", {"name": card.unique_name, "year": str(card.banned)})


def _imbued_problems(crypt: Iterable[CryptCard], library: Iterable[LibraryCard]) -> Iterator[Problem]:
    for one in crypt:
        if one.imbued:
            yield Problem("vtes-deck-imbued-off", {"name": one.unique_name})
    for card in library:
        if {CardType.CONVICTION, CardType.POWER} & set(card.types):
            yield Problem("vtes-deck-imbued-off", {"name": card.name})


# --------------------------------------------------------------------------------- preconstructed decks

# Decks sold under a name of their own rather than that of a clan or path.
_NAMED: Final[Mapping[str, str]] = {
    "Anarchs:PAB": "Anarch Barons",
    "Anarchs:PAG": "Anarch Gang",
    "HttB:PKia": "Kiasyd",
    "KMW:PAl": "Alastors",
    "KMW:PAn": "Anathema",
    "SP:DoF": "Den of Fiends",
    "SP:LB": "Libertine Ball",
    "SP:PoS": "Parliament of Shadows",
    "SP:PwN": "Pact with Nephandi",
}
_BOOSTER_CODES: Final = frozenset({"C", "U", "R", "V"})
_DECK_CODE: Final = re.compile(r"([A-Za-z]+)(\d*)")
_LARGEST_SOLD_CRYPT: Final = 20  # bundles of single cards have codes too, but far more crypt cards


@cache
def precons() -> Mapping[str, Deck]:
    """The complete decks that were sold ready to play, by code ("V5:PTr"), oldest set first.

    They are derived from the official list, which gives for each card the decks it was in and how often.
    """
    cards = catalogue()
    contents: dict[str, Counter[int]] = defaultdict(Counter)
    for card in cards:
        for abbreviation, codes in card.sets.items():
            for code in codes:
                if (match := _DECK_CODE.fullmatch(code)) and match[1] not in _BOOSTER_CODES:
                    contents[f"{abbreviation}:{match[1]}"][card.id] += int(match[2] or 1)
    decks: dict[str, Deck] = {}
    for code, copies in contents.items():
        deck = Deck.of(copies)
        least, most = TOURNAMENT_LIBRARY
        if LEAST_CRYPT <= deck.crypt_size <= _LARGEST_SOLD_CRYPT and least <= deck.library_size <= most:
            decks[code] = Deck(deck.crypt, deck.library, _sold_as(code, deck, cards))

    def age(code: str) -> tuple[str, str]:
        one = cards.sets.get(code.partition(":")[0])
        return (one.released if one else "", code)

    return MappingProxyType({code: decks[code] for code in sorted(decks, key=age)})


def precon(text: str) -> Deck | None:
    """A deck that was sold, by its code ("V5:PTr") or its name ("Fifth Edition: Tremere"), however it is
    spelled; None when there is none, or several, of that name."""
    sold = precons()
    if text in sold:
        return sold[text]
    wanted = key_of(text)
    found = [deck for code, deck in sold.items() if wanted in (key_of(code), key_of(deck.name))]
    return found[0] if len(found) == 1 else None


def _sold_as(code: str, deck: Deck, cards: Catalogue) -> str:
    """The name on the box: that of the set, and of the clan or path most of the crypt belongs to."""
    abbreviation = code.partition(":")[0]
    set_name = cards.sets[abbreviation].name if abbreviation in cards.sets else abbreviation
    name = _NAMED.get(code)
    if name is None:
        kin: Counter[str] = Counter()
        for card, copies in deck.crypt:
            kin[cards.crypt[card].path or cards.crypt[card].clan] += copies
        name = kin.most_common(1)[0][0]
    return f"{set_name}: {name}"


# --------------------------------------------------------------------------------------------- writing

Format = Literal["twd", "jol", "lackey", "text", "vdb"]
FORMATS: Final[tuple[Format, ...]] = get_args(Format)
"""The tournament archive's text, JOL, Lackey, a plain list of names, and a link that VDB opens."""

# The order in which deck lists give the types of library cards.
_TYPE_ORDER: Final = (
    "Master",
    "Conviction",
    "Action",
    "Action/Combat",
    "Action/Reaction",
    "Ally",
    "Equipment",
    "Political Action",
    "Retainer",
    "Power",
    "Action Modifier",
    "Action Modifier/Combat",
    "Action Modifier/Reaction",
    "Reaction",
    "Combat",
    "Combat/Reaction",
    "Event",
)


def write_deck(deck: Deck, form: Format = "twd") -> str:
    """The deck as a list in one of the community's formats, which other programs read as well."""
    cards = catalogue()
    crypt = sorted(
        ((cards.crypt[card], copies) for card, copies in deck.crypt),
        key=lambda entry: (-entry[1], -entry[0].capacity, plain(entry[0].unique_name)),
    )
    library = sorted(
        ((cards.library[card], copies) for card, copies in deck.library),
        key=lambda entry: (_type_rank(entry[0]), plain(_listed(entry[0]))),
    )
    if form == "vdb":
        return write_link(dict((*deck.crypt, *deck.library)), deck.name, deck.author) + "\n"
    if form == "text":
        lines = [f"Crypt ({deck.crypt_size})", *(f"{copies} {card.unique_name}" for card, copies in crypt)]
        lines += ["", f"Library ({deck.library_size})"]
        lines += [f"{copies} {card.unique_name}" for card, copies in library]
    elif form == "jol":
        lines = [f"{copies}x {_listed(card)}" for card, copies in crypt]
        lines += ["", *(f"{copies}x {_listed(card)}" for card, copies in library)]
    elif form == "lackey":
        lines = [f"{copies}\t{unaccented(_listed(card))}" for card, copies in library]
        lines += ["Crypt:", *(f"{copies}\t{unaccented(_listed(card))}" for card, copies in crypt)]
    else:
        lines = [*_twd_head(deck), *_twd_crypt(deck, crypt), *_twd_library(deck, library)]
    return "\n".join(lines) + "\n"


def _listed(card: Card) -> str:
    """The name as deck lists give it: "Coven, The", "Pentex(TM) Subversion"."""
    name = card.unique_name.replace("™", "(TM)")
    return re.sub(r"^The (.*?)( \([^)]*\))?$", r"\1, The\2", name)


def _type_rank(card: LibraryCard) -> int:
    kind = "/".join(sorted(card.types))
    return _TYPE_ORDER.index(kind) if kind in _TYPE_ORDER else len(_TYPE_ORDER)


def _twd_head(deck: Deck) -> Iterator[str]:
    if deck.name:
        yield f"Deck Name: {deck.name}"
    if deck.author:
        yield f"Created by: {deck.author}"
    if deck.name or deck.author:
        yield ""


def _twd_crypt(deck: Deck, crypt: list[tuple[CryptCard, int]]) -> Iterator[str]:
    capacities = sorted(card.capacity for card, copies in crypt for _ in range(copies))
    average = sum(capacities) / len(capacities) if capacities else 0
    low, high = sum(capacities[:4]), sum(capacities[-4:])
    head = f"Crypt ({deck.crypt_size} cards, min={low}, max={high}, avg={average:.3g})"
    yield head
    yield "-" * len(head)
    names = [_listed(card) for card, _ in crypt]
    disciplines = [
        " ".join(sorted(code.upper() if level == 2 else code for code, level in card.disciplines.items()))
        or "-none-"
        for card, _ in crypt
    ]
    titles = [card.title or "" for card, _ in crypt]
    wide = [max(map(len, column), default=0) for column in (names, disciplines, titles)]
    for (card, copies), name, levels, title in zip(crypt, names, disciplines, titles, strict=True):
        group = "ANY" if card.group is None else card.group
        row = f"{copies}x {name:<{wide[0]}}  {card.capacity:>2}  {levels:<{wide[1]}}  {title:<{wide[2]}}"
        yield f"{row}  {card.clan}:{group}"
    yield ""


def _twd_library(deck: Deck, library: list[tuple[LibraryCard, int]]) -> Iterator[str]:
    yield f"Library ({deck.library_size} cards)"
    for rank, entries in groupby(library, key=lambda entry: _type_rank(entry[0])):
        section = list(entries)
        kind = _TYPE_ORDER[rank] if rank < len(_TYPE_ORDER) else "/".join(sorted(section[0][0].types))
        yield f"{kind} ({sum(copies for _, copies in section)})"
        yield from (f"{copies}x {_listed(card)}" for card, copies in section)
        yield ""
