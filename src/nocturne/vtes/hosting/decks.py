"""The decks of VTES for those who host it: by code, as pasted text, and with everything that is wrong."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from nocturne.kernel.event import Emitted
from nocturne.kernel.hosting import CardUse, Decks, HouseDecks, Odds
from nocturne.kernel.problems import Problem
from nocturne.kernel.table import POSITION
from nocturne.kernel.words import Words
from nocturne.vtes.cards import coverage
from nocturne.vtes.cards.catalogue import catalogue
from nocturne.vtes.decks import (
    FORMATS,
    Copies,
    Deck,
    DeckRefused,
    Format,
    check_deck,
    precons,
    read_deck,
    write_deck,
)
from nocturne.vtes.hosting import deck_uses
from nocturne.vtes.new_game import (
    HOUSE_DECKS,
    VtesSettings,
    by_seat,
    house_deck,
    problems_at,
    read_settings,
)

#: Seats of the usual table, for the rules about the size of a deck.
_PLAYERS = 5


class CardCopies(Struct, frozen=True):
    """A card of a deck by number."""

    id: int
    copies: int


class MissingCard(Struct, frozen=True):
    """A card of a deck that cannot be played here."""

    id: int
    name: str
    copies: int


class DeckReport(Struct, frozen=True):
    """A deck, and everything that is wrong with it."""

    name: str
    cards: int
    """How many cards in all."""
    crypt: list[CardCopies]
    library: list[CardCopies]
    playable: bool
    missing: list[MissingCard]
    unread: list[str]
    problems: list[str]


class VtesDecks(Decks[Deck]):
    """Decks of a crypt and a library."""

    kind = Deck
    formats = FORMATS

    def ready_made(self) -> Mapping[str, Deck]:
        return precons()

    def house(self) -> tuple[str, ...]:
        return HOUSE_DECKS

    def read(self, text: str) -> tuple[Deck, tuple[Problem, ...]]:
        return read_deck(text)

    def given(self, written: str) -> Deck:
        """A deck by the code of a preconstructed one or as pasted text."""
        if written in precons():
            return precons()[written]
        deck, unread = read_deck(written)
        if unread:
            raise DeckRefused(unread)
        return deck

    def write(self, deck: Deck, form: str) -> str:
        return write_deck(deck, msgspec.convert(form, Format))

    def name(self, deck: Deck) -> str:
        return deck.name

    def size(self, deck: Deck) -> int:
        return deck.crypt_size + deck.library_size

    def missing(self, deck: Deck) -> int:
        return len(coverage.missing_from(deck))

    def problems(self, deck: Deck, seats: int, options: Mapping[str, Any]) -> tuple[Problem, ...]:
        switches = {name: value for name, value in options.items() if name not in ("decks", POSITION)}
        settings: VtesSettings = read_settings(switches)
        return problems_at(deck, seats, settings.rules)

    def usual_problems(self, deck: Deck) -> tuple[Problem, ...]:
        return check_deck(deck, players=_PLAYERS)

    def report(
        self, deck: Deck, unread: tuple[Problem, ...], problems: tuple[Problem, ...], words: Words
    ) -> DeckReport:
        missing = coverage.missing_from(deck)
        return DeckReport(
            deck.name,
            self.size(deck),
            _copies(deck.crypt),
            _copies(deck.library),
            playable=not missing and not unread and bool(deck.crypt),
            missing=[MissingCard(one.id, one.name, one.copies) for one in missing],
            unread=[problem.say(words) for problem in unread],
            # Cards that cannot be played are listed by themselves.
            problems=[one.say(words) for one in problems if one.message_id != "vtes-deck-unplayable"],
        )

    def card_names(self, deck: Deck) -> Mapping[int, str]:
        known = catalogue()
        return {card: known[card].name for card, _ in deck.library}

    def copies(self, deck: Deck) -> Mapping[int, int]:
        return dict(deck.library)

    def opening(self, deck: Deck, words: Words) -> tuple[Odds, ...]:
        return deck_uses.opening(deck, words)

    def uses(self, state: Any, log: Sequence[Emitted], seat: int) -> Mapping[int, CardUse]:
        return deck_uses.uses(state, log, seat)

    def with_decks(
        self, options: Mapping[str, Any], decks: Sequence[Deck | None], others: HouseDecks
    ) -> dict[str, Any]:
        found = dict(options)
        if any(decks):
            found["decks"] = msgspec.to_builtins(list(decks))
        if others:
            found["house"] = "random" if others == "random" else "starters"
        return found

    def seated(self, options: Mapping[str, Any], seats: int) -> tuple[Deck, ...]:
        if POSITION in options:
            return ()
        decks = options.get("decks", ())
        brought = [None if deck is None else msgspec.convert(deck, Deck) for deck in decks]
        return tuple(deck or house_deck(seat) for seat, deck in enumerate(by_seat(brought, seats)))


def _copies(cards: Copies) -> list[CardCopies]:
    return [CardCopies(card, copies) for card, copies in cards]


# msgspec crashes when two threads learn a type at the same moment: these are learnt when loaded.
for _type in (Deck, DeckReport):
    msgspec.json.Decoder(_type)
