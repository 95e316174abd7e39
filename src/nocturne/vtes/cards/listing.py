"""The list of all cards as it is searched: for each card what can be asked for, ready to be compared.

The same list serves the terminal, the server and the page, which fetches it once and searches by itself. It
holds words without accents and capitals, so that whoever searches folds the question and nothing else.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from hashlib import blake2b
from typing import Final

import msgspec
from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import replace

from nocturne.kernel.hosting import CardListing
from nocturne.vtes.cards.catalogue import Card, catalogue, installed, key_of, spellings_of
from nocturne.vtes.cards.faces import face_of
from nocturne.vtes.cards.french import french_cards, french_source
from nocturne.vtes.cards.lexicon import CLAN_ALIASES, DISCIPLINE_CODES, plain
from nocturne.vtes.cards.printed import Cost, CryptCard, LibraryCard

#: Words that the head of a library card's text may name it by, folded.
KEYWORDS: Final = (
    *("ammo", "animal", "archetype", "boon", "changeling", "condemnation", "contract", "demon", "electronic"),
    *("frenzy", "gargoyle", "gehenna", "ghoul", "government", "grapple", "gun", "haven", "hunting ground"),
    *("inconnu", "investment", "location", "mage", "melee", "mortal", "mummy", "out of turn", "title"),
    *("transient", "trifle", "trophy", "unique", "vampire", "vehicle", "watchtower", "weapon", "werewolf"),
    *("wraith", "zombie"),
)
#: A sentence with more words is no list of keywords.
_LONGEST_HEAD: Final = 7


class ListedCard(Struct, frozen=True):
    """A card as it is searched. What is compared is folded: plain letters, no accents, no capitals."""

    id: int
    name: str
    """As it is shown; no other card has this name."""
    keys: list[str]
    """Its names, folded, the full one first: other spellings, former names, nicknames."""
    text: str
    """The words of its printed text, folded."""
    types: list[str]
    """As printed; `Vampire` or `Imbued` for the crypt."""
    clans: list[str] = []
    disciplines: dict[str, int] = {}
    """By code; 2 is superior. A library card has 2 where it has an effect at that level."""
    marks: list[str] = []
    """What else it is, folded: `crypt`, `playable`, `banned`, `unique`, `trifle` and the like."""
    group: int = 0
    """0 for the library, and for crypt cards of any group."""
    capacity: int = 0
    pool: Cost = 0
    blood: Cost = 0
    conviction: Cost = 0
    title: str = ""
    sect: str = ""
    sets: list[str] = []
    """The abbreviations of the sets it was printed in, in the order of the official list."""
    artists: list[str] = []
    french: str | UnsetType = UNSET
    """As French pages show it, where the operator has French cards."""

    @property
    def crypt(self) -> bool:
        return "crypt" in self.marks


class ListedSet(Struct, frozen=True):
    """A set: what it is called, and the year of its release."""

    name: str
    year: int


class CardList(Struct, frozen=True):
    """Every card with what is needed to search them."""

    cards: list[ListedCard]
    sets: dict[str, ListedSet]
    clans: dict[str, str]
    """Former and other names of clans, folded, with the name of today."""
    disciplines: dict[str, str]
    """Names of Disciplines and virtues, folded, with their code."""


def folded(text: str) -> str:
    """The words of a text in plain letters: what is compared.

    >>> folded("Sacré-Cœur: +1 stealth, the Prince's")
    'sacre coeur 1 stealth the princes'
    """
    return " ".join(re.findall(r"[a-z0-9]+", plain(text).replace("'", "")))


def card_list() -> CardList:
    """The list of the installed cards, made once, with the French names that are there."""
    return _card_list(french_source())


@cache
def _card_list(_french: str) -> CardList:
    cards = catalogue()
    artists, nicknames = _artists(), _nicknames()
    return CardList(
        [_listed(card, artists.get(card.id, ()), nicknames.get(card.id, ())) for card in cards],
        {code: ListedSet(one.name, int(one.released[:4])) for code, one in cards.sets.items()},
        dict(CLAN_ALIASES),
        dict(DISCIPLINE_CODES),
    )


def packed_list() -> CardListing:
    """The list as it is sent."""
    return _packed_list(french_source())


@cache
def _packed_list(_french: str) -> CardListing:
    import gzip

    encoded = msgspec.json.encode(card_list())
    return CardListing(encoded, gzip.compress(encoded, 6), blake2b(encoded, digest_size=8).hexdigest())


def _listed(card: Card, artists: tuple[str, ...], nicknames: tuple[str, ...]) -> ListedCard:
    french = french_cards()
    keys = dict.fromkeys(key_of(name) for name in spellings_of(card))
    keys |= dict.fromkeys([*nicknames, *french.spellings(card)])
    common = ListedCard(
        id=card.id,
        name=card.unique_name,
        french=french.unique_name(card) or UNSET,
        keys=list(keys),
        text=folded(card.text),
        types=[],
        marks=list(_marks(card)),
        sets=list(card.sets),
        artists=list(artists),
    )
    if isinstance(card, CryptCard):
        return replace(
            common,
            types=["Imbued" if card.imbued else "Vampire"],
            clans=[card.clan],
            disciplines=dict(card.disciplines),
            group=card.group or 0,
            capacity=card.capacity,
            title=card.title or "",
            sect=card.printed_sect or "",
        )
    return replace(
        common,
        types=[kind.value for kind in card.types],
        clans=list(card.clans),
        disciplines=_levels(card),
        pool=card.pool_cost,
        blood=card.blood_cost,
        conviction=card.conviction_cost,
    )


def _levels(card: LibraryCard) -> dict[str, int]:
    """The Disciplines of a library card; one with an effect at the superior level counts for both."""
    return {code: 2 if f"[{code.upper()}]" in card.text else 1 for code in card.disciplines}


def _marks(card: Card) -> Iterator[str]:
    yield "crypt" if isinstance(card, CryptCard) else "library"
    if face_of(card.id).playable:
        yield "playable"
    if card.banned is not None:
        yield "banned"
    if len(card.disciplines) > 1:
        yield "multi"
    if isinstance(card, CryptCard):
        yield from (word for word, holds in (("advanced", card.advanced), ("titled", card.title)) if holds)
        yield from (folded(trait) for trait in card.traits)
        yield from ("slave",) if card.slave_of else ()
    else:
        yield from ("burn option",) if card.burn_option else ()
        yield from sorted(_keywords(card))


def _keywords(card: LibraryCard) -> set[str]:
    """The keywords that the table knows of the card, and those of the short sentences its text opens with."""
    known = {folded(word) for word in face_of(card.id).keywords}
    for sentence in re.split(r"[.\n]", card.text)[:3]:
        words = folded(sentence)
        if len(words.split()) > _LONGEST_HEAD:
            break
        known |= {word for word in KEYWORDS if f" {word} " in f" {words} "}
    return known & set(KEYWORDS)


def artists_of(key: int) -> tuple[str, ...]:
    """Who painted a card."""
    return _artists().get(key, ())


@cache
def _artists() -> dict[int, tuple[str, ...]]:
    """Who painted each card. The catalogue leaves them out: no rule asks for them."""
    from nocturne.vtes.cards.reading import rows_of

    found: dict[int, tuple[str, ...]] = {}
    for file in ("vtescrypt.csv", "vteslib.csv"):
        for row in rows_of((installed().cards / file).read_text("utf-8-sig")):
            found[int(row["Id"])] = tuple(name.strip() for name in row["Artist"].split(";") if name.strip())
    return found


def _nicknames() -> dict[int, tuple[str, ...]]:
    """The abbreviations of the community that krcg knows, such as "wwef", and the first letters of long
    names."""
    from krcg import config

    cards = catalogue()
    found: dict[int, list[str]] = {}
    for nickname, name in config.ALIASES.items():
        card = cards.find(name)
        if card is not None:
            found.setdefault(card.id, []).append(key_of(nickname))
    for card in cards.library.values():
        words = key_of(card.name).split()
        if len(words) > 2:
            found.setdefault(card.id, []).append("".join(word[0] for word in words))
    return {key: tuple(names) for key, names in found.items()}
