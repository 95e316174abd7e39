"""How much of the card list can be played, and why the rest cannot: counts, refusals, tests, changed texts.

Nothing here is needed to play. A card without a tree is given to the grammar, whose refusal names the words
it does not understand.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Literal

from msgspec import Struct

from nocturne.vtes.cards.catalogue import catalogue
from nocturne.vtes.cards.faces import face_of
from nocturne.vtes.cards.printed import Card, CryptCard
from nocturne.vtes.cards.trees import stored_trees
from nocturne.vtes.decks import Deck

Grouping = Literal["type", "clan", "discipline", "set"]
GROUPINGS: tuple[Grouping, ...] = ("type", "clan", "discipline", "set")

_CRYPT = {False: "Vampire", True: "Imbued"}


class Share(Struct, frozen=True):
    """So many of so many."""

    playable: int
    total: int


class Missing(Struct, frozen=True):
    """A card that cannot be played, with the words that nobody has read to the table yet."""

    id: int
    name: str
    copies: int
    words: str


def is_playable(card: Card) -> bool:
    """Whether the table plays the card."""
    return face_of(card.id).playable


def share(cards: list[Card] | None = None) -> Share:
    """How many of some cards (of all, without) are playable."""
    cards = list(catalogue()) if cards is None else cards
    return Share(sum(map(is_playable, cards)), len(cards))


def shares(by: Grouping) -> dict[str, Share]:
    """The same for each type, clan, Discipline or set. A card of two types counts for both."""
    total: Counter[str] = Counter()
    playable: Counter[str] = Counter()
    for card in catalogue():
        names = set(_groups(card, by))
        total.update(names)
        if is_playable(card):
            playable.update(names)
    return {name: Share(playable[name], total[name]) for name in sorted(total)}


def _groups(card: Card, by: Grouping) -> Iterator[str]:
    match by:
        case "type":
            yield from [_CRYPT[card.imbued]] if isinstance(card, CryptCard) else map(str, card.types)
        case "clan":
            yield from [card.clan] if isinstance(card, CryptCard) else card.clans
        case "discipline":
            yield from card.disciplines
        case "set":
            sets = catalogue().sets
            yield from (sets[code].name if code in sets else code for code in card.sets)


def refused_words(card: Card) -> str:
    """The words of an unplayable card that the grammar stopped at. Empty for a card it could read: such a
    card waits for somebody to store its tree."""
    from nocturne.vtes.cards.grammar.compile import Refusal, compile_card

    outcome = compile_card(card)
    return outcome.words if isinstance(outcome, Refusal) else ""


def refused() -> Iterator[Card]:
    """The cards that cannot be played, by name."""
    yield from sorted((card for card in catalogue() if not is_playable(card)), key=lambda card: card.name)


def missing_from(deck: Deck) -> list[Missing]:
    """What keeps a deck from being played: its unplayable cards."""
    cards = catalogue()
    return [
        Missing(key, cards[key].unique_name, copies, refused_words(cards[key]))
        for key, copies in (*deck.crypt, *deck.library)
        if key in cards and not is_playable(cards[key])
    ]


def changed() -> list[Card]:
    """The cards whose text is no longer the one their tree was made from: they are refused until somebody has
    read them again."""
    cards = catalogue()
    return [
        cards[key]
        for key, tree in sorted(stored_trees().items())
        if key in cards and cards[key].text_digest != tree.text
    ]


# -- tests


_SCENARIOS = Path(__file__).resolve().parents[4] / "tests" / "scenarios" / "vtes"
_TITLE = re.compile(r"^\s*(?:- )?title: (.*)$")


class Covering(Struct, frozen=True):
    """A scenario that a card appears in."""

    file: str
    title: str
    part: Literal["named", "used", "there"] = "there"
    """Whether its title names the card, somebody uses the card in it, or the card is just there."""


_PARTS = ("named", "used", "there")


def tests_of(card: Card) -> list[Covering]:
    """The scenarios in which a card lies on the table or in a hand, those about it first. Only a working copy
    has them."""
    name = re.compile(rf"(?<![\w'-]){re.escape(card.unique_name)}(?![\w'-])")
    found = [
        Covering(file, title, _part(name, title, text))
        for file, title, text in _scenarios()
        if card.unique_name in text and name.search(text)
    ]
    return sorted(found, key=lambda one: _PARTS.index(one.part))


def _part(name: re.Pattern[str], title: str, text: str) -> Literal["named", "used", "there"]:
    if name.search(title):
        return "named"
    aliases = re.findall(rf"card: {name.pattern}[^}}\n]*?, as: ([\w-]+)", text)
    answered = [line for line in text.partition("moves:")[2].splitlines() if "refuse:" not in line]
    used = any(re.search(rf"@{re.escape(alias)}\b", line) for alias in aliases for line in answered)
    return "used" if used else "there"


@cache
def _scenarios() -> tuple[tuple[str, str, str], ...]:
    """Every scenario: its file, its title, and the text it is written in."""
    found: list[tuple[str, str, str]] = []
    for file in sorted(_SCENARIOS.rglob("*.yaml")):
        title, lines = "", list[str]()
        where = file.relative_to(_SCENARIOS.parents[2]).as_posix()
        for line in file.read_text("utf-8").splitlines():
            if match := _TITLE.match(line):
                if title:
                    found.append((where, title, "\n".join(lines)))
                title, lines = match[1].strip("\"'"), []
            lines.append(line)
        if title:
            found.append((where, title, "\n".join(lines)))
    return tuple(found)
