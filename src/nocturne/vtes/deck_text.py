"""Deck lists as text, read in any of the community's formats by krcg's parser.

krcg's parser forgives much: it guesses misspelt names and takes what it does not know for a comment. A table
needs certainty, so here a guess or an unknown name is reported with its line instead of being swallowed.
"""

from __future__ import annotations

import io
import logging
import re
from collections import Counter
from collections.abc import Mapping
from functools import cache
from itertools import pairwise
from threading import Lock
from typing import Final

from krcg import cards as krcg_cards
from krcg import config, deck, parser
from krcg.vtes import VTES

from nocturne.vtes.cards.catalogue import Card, CryptCard, catalogue, key_of, spellings_of
from nocturne.vtes.cards.french import french_cards
from nocturne.vtes.problems import Detail, Problem

_LONGEST_LINE: Final = 250  # no card line comes near; longer lines are prose and are not searched for cards
_WORDIEST_NAME: Final = 10
#: After so many lines that could be cards and are none it is no deck list. Each takes long to look for: a
#: longer text would take minutes. The lists people publish have 14 of them at most.
_MOST_VAIN: Final = 30

logging.getLogger("krcg").addHandler(logging.NullHandler())
_lock = Lock()


class DeckText:
    """What was found in a text: cards with their copies, and the lines that were not understood."""

    def __init__(self) -> None:
        self.name = ""
        self.author = ""
        self.copies: Counter[int] = Counter()
        self.problems: list[Problem] = []


def read_deck_text(text: str) -> DeckText:
    """Read a deck list: TWD, JOL, Lackey, or any list of names with counts."""
    _prepare_krcg()
    text = text.replace("\r\n", "\n").replace("\r", "\n").removeprefix("\ufeff")
    lines = [line if len(line) <= _LONGEST_LINE else "" for line in text.split("\n")]
    reader = _Reader(headed=_has_head(lines))
    reader.parse(io.StringIO("\n".join(lines)), twda=_is_twd(lines))
    found = reader.found
    found.name = reader.deck.name or ""
    found.author = reader.deck.author or reader.deck.player or ""
    return found


_CRYPT_HEADER: Final = re.compile(r"\s*crypt\b", re.IGNORECASE)
_LIBRARY_HEADER: Final = re.compile(r"\s*library\b", re.IGNORECASE)
_ROUNDS: Final = re.compile(r"\s*\d+R\+F")
_RULE: Final = re.compile(r"\s*[-=_]{3,}\s*$")
_COUNTED: Final = re.compile(
    r"\s*-?\s*x?(?P<count>\d{1,2}|\d{3}(?=\s*x))(?:\s*[x*]+\s*|\s+)(?P<name>\S.*)", re.IGNORECASE
)
_REMARK: Final = re.compile(r"\s*(--|//|/\*|\*|#|\(|\[|https?:)")
_HEADER: Final = re.compile(
    r"\s*(crypt|library|[\w/ ]+(\(\s*\d[^)]*\)|:|\[\s*\d[^\]]*\]))\s*$", re.IGNORECASE
)


def _has_head(lines: list[str]) -> bool:
    """Whether free text comes first. Lackey's lists have none: their crypt header follows the library."""
    for line in lines:
        if re.match(r"\s*\d{1,2}\t", line):
            return False
        if _CRYPT_HEADER.match(line):
            return True
    return False


def _is_prose(line: str) -> bool:
    """Whether the line has no words, or more of them than any card's name."""
    return not 1 <= len(line.split()) <= _WORDIEST_NAME


def _is_twd(lines: list[str]) -> bool:
    """Whether the text opens with the head of a tournament report (event, place, date, rounds, players)."""
    return any(_ROUNDS.match(line) for line in lines[:8]) and any(
        _CRYPT_HEADER.match(line) and _RULE.match(after) for line, after in pairwise(lines)
    )


class _Reader(parser.Parser):
    """krcg's parser, made to report what it would guess or skip."""

    def __init__(self, *, headed: bool) -> None:
        super().__init__(deck.Deck())
        self.found = DeckText()
        self._line_number = 0
        # Before the cards stands free text, unless the list has no head at all.
        self._among_cards = not headed
        self._vain = 0

    def parse_line(self, index: int, line: str, twda: bool) -> None:
        self._line_number = index
        super().parse_line(index, line, twda)

    def get_card(self, line: str, twda: bool = False) -> tuple[krcg_cards.Card | None, int]:
        if _CRYPT_HEADER.match(line) or _LIBRARY_HEADER.match(line):
            self._among_cards = True
        elif self._among_cards:
            line = french_cards().in_english(line)
        if self._vain >= _MOST_VAIN:
            return None, 0
        guess, count = super().get_card(line, twda)
        if not (guess and count) and (_COUNTED.match(line) or (self._among_cards and not _is_prose(line))):
            self._vain += 1
            if self._vain == _MOST_VAIN:
                self._report("vtes-deck-rest-unread")
                return None, 0
        if self._among_cards:
            self._take(line, catalogue()[guess.id] if guess and count else None, count)
        return guess, count

    def _take(self, line: str, guess: Card | None, count: int) -> None:
        """Count the card of a line, or say that the line was not understood."""
        counted = _COUNTED.match(line)
        # After the name come two blanks or a tab and the crypt columns, or a remark.
        name = re.split(r"\s{2,}|\t| -- ", (counted["name"] if counted else line).strip())[0]
        card = _card_meant(line, name, guess)
        if card and (counted or guess):
            self.found.copies[card.id] += count or int(counted["count"] if counted else 1)
        elif counted or guess:
            near = french_cards().near(name)
            self._report("vtes-deck-card-unknown", name=name, near=near, count=len(near))
        elif not (_HEADER.match(line) or _RULE.match(line) or _REMARK.match(line) or _is_prose(line)):
            self._report("vtes-deck-line-unreadable", text=line.strip())

    def _report(self, message_id: str, **about: Detail) -> None:
        self.found.problems.append(Problem(message_id, {"line": self._line_number, **about}))


def _card_meant(line: str, name: str, guess: Card | None) -> Card | None:
    """The card a line names: exactly, by one of its known names, or by a nickname. Never by likeness."""
    cards = catalogue()
    exact = cards.find(name)
    if exact is None or guess is None or exact.name != guess.name:
        if exact or guess is None:
            return exact
        words = f" {key_of(line)} "
        nicknamed = any(f" {nickname} " in words for nickname in _nicknames().get(guess.id, ()))
        versions = cards.versions(guess) if isinstance(guess, CryptCard) else (guess,)
        if not nicknamed and not any(cards.is_named(version, line) for version in versions):
            return None
        exact = guess
    # krcg takes "(ADV)" and "(G6)" for remarks, but reads the group column of a crypt line.
    if isinstance(exact, CryptCard):
        marked = [v for v in cards.versions(exact) if v.unique_name != v.name and cards.is_named(v, line)]
        return max(marked, key=lambda version: len(version.unique_name)) if marked else guess
    return exact


@cache
def _nicknames() -> Mapping[int, tuple[str, ...]]:
    """The shortened names krcg knows, such as "govern" or "wwef"."""
    found: dict[int, tuple[str, ...]] = {}
    for nickname, name in config.ALIASES.items():
        card = catalogue().find(name)
        if card:
            found[card.id] = (*found.get(card.id, ()), key_of(nickname))
    return found


def _prepare_krcg() -> None:
    """Give krcg's parser the cards it looks names up in, so that it never asks the network for them."""
    with _lock:
        if not VTES:
            VTES.from_json([_for_krcg(card) for card in catalogue()])


_THE: Final = re.compile(r"^The (.*?)( \([^)]*\))?$")


def _for_krcg(card: Card) -> dict[str, object]:
    # A short form that also means another card goes to the card that `find` gives it to.
    names = [name for name in spellings_of(card) if catalogue().find(name) is card]
    names += [_THE.sub(r"\1, The\2", name) for name in names if _THE.match(name)]
    if not isinstance(card, CryptCard):
        return {"id": card.id, "_name": card.name, "types": list(card.types), "name_variants": names}
    return {
        "id": card.id,
        "_name": card.name,
        "types": ["Imbued" if card.imbued else "Vampire"],
        "group": "ANY" if card.group is None else str(card.group),
        "adv": card.advanced,
        "name_variants": names,
    }
