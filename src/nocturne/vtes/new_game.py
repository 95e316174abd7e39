"""Beginning a game of VTES: the rules of the table and a deck for every seat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Literal, get_args

import msgspec
from msgspec import Struct

from nocturne.kernel.chance import Chance
from nocturne.vtes.cards.faces import face_of
from nocturne.vtes.decks import Deck, DeckRefused, check_deck, precon, precons, read_deck, read_deck_file
from nocturne.vtes.options import DEFAULT_PRESET, VtesOptions, WrongOptions, read_options
from nocturne.vtes.problems import Problem
from nocturne.vtes.random_decks import random_deck
from nocturne.vtes.rules.turn.procedures.setup import new_state
from nocturne.vtes.state import VtesState

#: The decks bots and newcomers sit down with: the five Fifth Edition starters, one whole table.
HOUSE_DECKS = ("V5:PTr", "V5:PV", "V5:PTo", "V5:PM", "V5:PN")


House = Literal["starters", "random"]


class VtesSettings(Struct, frozen=True):
    """The options of a new game: the named switches, and the decks by seat. A seat without a deck (None, or
    beyond the end) gets one of the house."""

    rules: VtesOptions = VtesOptions()
    decks: tuple[Deck | None, ...] = ()
    house: House = "starters"
    """The decks of the house: the starters, or others drawn at random for every game."""


def read_settings(written: Mapping[str, Any]) -> VtesSettings:
    """Settings as people write them (``preset``, ``decks`` and any switch by name) or as a record keeps
    them."""
    ours = ("preset", "decks", "rules", "house")
    switches = {name: value for name, value in written.items() if name not in ours}
    rules = read_options({**written.get("rules", {}), **switches}, written.get("preset", DEFAULT_PRESET))
    house = written.get("house", "starters")
    if house not in get_args(House):
        known: tuple[str, ...] = get_args(House)
        wrong = Problem(
            "vtes-options-value-unknown", {"option": "house", "value": str(house), "known": known}
        )
        raise WrongOptions((wrong,))
    decks = tuple(None if deck is None else read_one(deck) for deck in written.get("decks", ()))
    return VtesSettings(rules, decks, house)


def read_one(written: Any) -> Deck:
    """A deck as people give it: the code of a preconstructed deck, a file, the pasted text, or plain data."""
    if isinstance(written, Deck):
        return written
    if isinstance(written, Mapping):
        return msgspec.convert(written, Deck)
    text = str(written)
    if (sold := precon(text)) is not None:
        return sold
    if "\n" not in text and Path(text).exists():
        deck, problems = read_deck_file(text)
    else:
        deck, problems = read_deck(text)
    if problems:
        raise DeckRefused(problems)
    return deck


def settle(settings: VtesSettings, seats: int, chance: Chance) -> VtesSettings:
    """The settings as a record keeps them: decks drawn at random are written down, because a table that can
    play more cards would draw others."""
    if settings.house != "random":
        return settings
    decks = tuple(
        deck or random_deck(chance.fork(f"deck:{seat}"), settings.rules, seats)
        for seat, deck in enumerate(by_seat(settings.decks, seats))
    )
    return msgspec.structs.replace(settings, decks=decks)


def decks_for(settings: VtesSettings, seats: int) -> list[Deck]:
    """A deck for every seat, each checked: sizes, groups, banned cards, and that every card can be played
    here."""
    decks: list[Deck] = []
    for seat, brought in enumerate(by_seat(settings.decks, seats)):
        deck = brought or house_deck(seat)
        if problems := unplayable(deck) if brought is None else problems_at(deck, seats, settings.rules):
            raise DeckRefused(problems)
        decks.append(deck)
    return decks


def house_deck(seat: int) -> Deck:
    """The starter that a seat without a deck of its own plays."""
    return precons()[HOUSE_DECKS[seat % len(HOUSE_DECKS)]]


def by_seat(decks: Sequence[Deck | None], seats: int) -> tuple[Deck | None, ...]:
    """The deck each seat brings; None for those of the house."""
    return (*decks[:seats], *[None] * seats)[:seats]


def problems_at(deck: Deck, players: int, rules: VtesOptions) -> tuple[Problem, ...]:
    """Everything that keeps a deck from being played at a table of so many players. The decks sold ready to
    play are of tournament size, which a small casual table would refuse (VTES-1.2-03): their size is right
    everywhere."""
    if deck in _sold():
        rules = msgspec.structs.replace(rules, deck_size="free")
    return (*check_deck(deck, players=players, options=rules), *unplayable(deck))


@cache
def _sold() -> frozenset[Deck]:
    return frozenset(precons().values())


def unplayable(deck: Deck) -> tuple[Problem, ...]:
    """The cards of a deck that this table cannot play yet."""
    cards = (face_of(card) for card, _ in (*deck.crypt, *deck.library))
    return tuple(Problem("vtes-deck-unplayable", {"card": face.name}) for face in cards if not face.playable)


def begin(settings: VtesSettings, seats: int, chance: Chance) -> VtesState:
    """A game about to begin."""
    settled = settle(settings, seats, chance)
    return new_state(settings.rules, decks_for(settled, seats), seats, chance)
