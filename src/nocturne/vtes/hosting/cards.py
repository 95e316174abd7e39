"""The printed cards of VTES for those who host it: faces, and the names of their pictures."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import msgspec
from msgspec import UNSET, Struct, UnsetType

from nocturne.kernel.hosting import CardListing, Cards, CardsFound, RuledCard
from nocturne.kernel.words import Words
from nocturne.vtes.cards import coverage
from nocturne.vtes.cards.catalogue import Card, CryptCard, catalogue
from nocturne.vtes.cards.faces import face_of, is_card, parts_of
from nocturne.vtes.cards.french import french_cards, french_source, french_text
from nocturne.vtes.cards.lexicon import unaccented
from nocturne.vtes.cards.listing import artists_of, packed_list
from nocturne.vtes.cards.render.reader import read_tree
from nocturne.vtes.cards.search import read_question, search
from nocturne.vtes.cards.trees import stored_trees, tree_of
from nocturne.vtes.rulings import rulings_of, rulings_on
from nocturne.vtes.view.describe import facts_of
from nocturne.vtes.view.naming import name_printed

Cost = int | str | None


class Price(Struct, frozen=True):
    """What a library card costs; null where it does not."""

    pool: Cost
    blood: Cost
    conviction: Cost


class Face(Struct, frozen=True, kw_only=True):
    """A card in full: what is printed, beside what it does here."""

    id: int
    name: str
    english: str | UnsetType = UNSET
    """The English name, where `name` is the French one."""
    facts: list[str]
    text: str
    text_lang: str | UnsetType = UNSET
    """`fr` where the text is in French; else it is in English, as it is printed."""
    reading: list[str]
    """What the card does here, line by line."""
    rulings: list[str]
    types: list[str]
    clan: str | UnsetType = UNSET
    """Only for the crypt, as are sect, title, capacity and group."""
    sect: str | UnsetType = UNSET
    title: str | UnsetType = UNSET
    capacity: int | UnsetType = UNSET
    group: int | UnsetType | None = UNSET
    disciplines: dict[str, int] | list[str]
    """Crypt: level by code (2 is superior). Library: the codes."""
    clans: list[str] | UnsetType = UNSET
    """Only for the library, as is the cost."""
    cost: Price | UnsetType = UNSET


class Printing(Struct, frozen=True):
    """A set in which a card was printed, with the codes of its rarity and of the decks it was in."""

    code: str
    name: str
    released: str
    codes: list[str]


class CardPage(Struct, frozen=True):
    """All that can be told of a card."""

    face: Face
    playable: bool
    refused: str
    """The words for which it cannot be played here; empty where it can, or where nobody has read it yet."""
    banned: int | None
    printings: list[Printing]
    """The oldest first."""
    artists: list[str]
    references: list[list[str]]
    """For each ruling of the face, where it was given."""


class VtesCards(Cards):
    """The cards of the catalogue, and those made of two."""

    def face(self, key: int, words: Words) -> Face | None:
        return _face(key, words.lang, french_source()) if is_card(key) else None

    def listing(self) -> CardListing:
        return packed_list()

    def search(self, question: str) -> CardsFound:
        asked = read_question(question)
        return CardsFound([card.id for card in search(asked)], asked.problems)

    def page(self, key: int, words: Words) -> CardPage | None:
        return _page(key, words.lang, french_source()) if key in catalogue() else None

    def picture_names(self, key: int) -> tuple[str, str] | None:
        cards = catalogue()
        return (str(key), picture_name(cards[key])) if key in cards else None

    def rulings(self) -> Iterator[RuledCard]:
        for card in catalogue():
            for ruling in rulings_on(card.id):
                text = f"{ruling.level} {ruling.text}".strip()
                playable = face_of(card.id).playable
                yield RuledCard(card.unique_name, ruling.id, text, ruling.title, playable)


def picture_name(card: Card) -> str:
    """The name of a card in the files of the community, without an ending.

    >>> picture_name(catalogue().named("The Rack"))
    'rackthe'
    """
    name = card.name.replace("™", "(TM)")
    if name.startswith("The "):
        name = f"{name[4:]}the"
    suffix = ""
    if isinstance(card, CryptCard):
        suffix = ("any" if card.group is None else f"g{card.group}") + ("adv" if card.advanced else "")
    return re.sub(r"[^a-z0-9_]", "", unaccented(name).lower() + suffix)


@cache
def _face(key: int, lang: str, french: str) -> Face:
    card, words = face_of(key).card, Words(lang)
    shared = {
        "id": card.id,
        "name": card.unique_name,
        "facts": list(facts_of(card, words)),
        "text": card.text,
        **(_translated(card, words) if french else {}),
        "reading": _reading(key, words),
        "rulings": [ruling for part in parts_of(key) for ruling in rulings_of(part)],
    }
    if isinstance(card, CryptCard):
        crypt = {
            "types": ["imbued" if card.imbued else "vampire"],
            "clan": card.clan,
            "sect": "" if card.printed_sect is None else card.printed_sect.value,
            "title": "" if card.title is None else card.title.value,
            "capacity": card.capacity,
            "group": card.group,
            "disciplines": card.disciplines,
        }
        return msgspec.convert(shared | crypt, Face)
    library = {
        "types": [kind.value for kind in card.types],
        "clans": list(card.clans),
        "disciplines": list(card.disciplines),
        "cost": Price(card.pool_cost, card.blood_cost, card.conviction_cost),
    }
    return msgspec.convert(shared | library, Face)


def _translated(card: Card, words: Words) -> dict[str, str]:
    """What the face has in French, for those who read French."""
    if words.lang != "fr":
        return {}
    name = french_cards().unique_name(card)
    if name is None and (merged := name_printed(card.id, words)) != card.name:
        name = merged
    text = french_text(card.id, words)
    return {
        **({"name": name, "english": card.unique_name} if name else {}),
        **({"text": text, "text_lang": "fr"} if text else {}),
    }


@cache
def _page(key: int, lang: str, french: str) -> CardPage:
    cards = catalogue()
    card, playable = cards[key], face_of(key).playable
    printings = [
        Printing(code, cards.sets[code].name, cards.sets[code].released, list(codes))
        for code, codes in card.sets.items()
        if code in cards.sets
    ]
    return CardPage(
        face=_face(key, lang, french),
        playable=playable,
        refused="" if playable else coverage.refused_words(card),
        banned=card.banned,
        printings=sorted(printings, key=lambda one: one.released),
        artists=list(artists_of(key)),
        references=[list(ruling.references) for ruling in rulings_on(key)],
    )


def _reading(key: int, words: Words) -> list[str]:
    if key in stored_trees():
        return [] if tree_of(key) is None else read_tree(stored_trees()[key], words)
    tree = face_of(key).tree  # of a card that is made of two
    return [] if tree is None else read_tree(tree, words)


# msgspec crashes when two threads learn a type at the same moment: these are learnt when loaded.
for _type in (Face, CardPage):
    msgspec.json.Decoder(_type)
