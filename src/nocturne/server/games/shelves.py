"""The decks and cards of the games that have some, as their hosting offers them."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from msgspec import Struct

from nocturne.kernel.errors import NocturneError, UnknownGame
from nocturne.kernel.hosting import CardListing, Cards, Decks
from nocturne.kernel.limited import BoosterSource
from nocturne.kernel.problems import Problem, Refused
from nocturne.kernel.registry import find_game, games
from nocturne.kernel.words import Words
from nocturne.server.errors import Missing
from nocturne.server.wire import calls


def decks_of(game: str) -> Decks[Any]:
    """The decks of a game."""
    try:
        found = find_game(game).hosting().decks()
    except UnknownGame as error:
        raise Missing("server-no-such-page") from error
    if found is None:
        raise Missing("server-no-such-page")
    return found


def cards_of(game: str) -> Cards:
    """The printed cards of a game."""
    try:
        found = find_game(game).hosting().cards()
    except UnknownGame as error:
        raise Missing("server-no-such-page") from error
    if found is None:
        raise Missing("server-no-such-page")
    return found


def listing_of(game: str) -> CardListing:
    """Every card of a game, to be searched by a client."""
    found = cards_of(game).listing()
    if found is None:
        raise Missing("server-no-such-page")
    return found


@cache
def every_shelf() -> tuple[Decks[Any], ...]:
    """The decks of every game that has some."""
    found = (find_game(ident).hosting().decks() for ident in games())
    return tuple(shelf for shelf in found if shelf is not None)


@cache
def booster_sources() -> dict[str, list[BoosterSource]]:
    """The sets that packs can be made of, by game."""
    limited = {ident: find_game(ident).hosting().limited() for ident in games()}
    return {ident: list(form.sources()) for ident, form in limited.items() if form is not None}


def picture_names(key: int) -> tuple[str, str] | None:
    """How pictures of a card are named in files, whichever game it is of; None for a number of no card."""
    for ident in games():
        cards = find_game(ident).hosting().cards()
        if cards is not None and (names := cards.picture_names(key)) is not None:
            return names
    return None


def deck_given(shelf: Decks[Any], written: str) -> Any:
    """A deck by the code of a ready-made one or as pasted text."""
    if written in shelf.ready_made():
        return shelf.ready_made()[written]
    deck, unread = shelf.read(written)
    if unread:
        raise Refused(unread)
    return deck


def ready_made_deck(shelf: Decks[Any], code: str) -> Any:
    """A deck by its code alone."""
    if code not in shelf.ready_made():
        raise NocturneError("server-precon-unknown")
    return shelf.ready_made()[code]


def too_large(shelf: Decks[Any], deck: Any) -> tuple[Problem, ...]:
    """Why a deck is too large to be played on a server, if it is."""
    if shelf.size(deck) <= shelf.largest:
        return ()
    return (Problem("server-deck-too-large", {"most": shelf.largest}),)


@cache
def precons_of(shelf: Decks[Any]) -> calls.Precons:
    """Every ready-made deck of a game."""
    return calls.Precons(
        [
            calls.Precon(code, shelf.name(deck), shelf.missing(deck))
            for code, deck in shelf.ready_made().items()
        ]
    )


def deck_report(
    shelf: Decks[Any],
    text: str,
    precon: str,
    words: Words,
    check: Callable[[Any], tuple[Problem, ...]] | None = None,
) -> Struct:
    """Whether a deck can be played here, and everything that is wrong with it: at the table whose ``check``
    is given, else at the usual one."""
    none: tuple[Problem, ...] = ()
    deck, unread = (ready_made_deck(shelf, precon), none) if precon else shelf.read(text)
    if not shelf.size(deck):
        problems = none
    elif check is not None:
        problems = check(deck)
    else:
        problems = none if precon else shelf.usual_problems(deck)
    return shelf.report(deck, unread, problems, words)


def written_deck(shelf: Decks[Any], text: str, precon: str, form: str) -> str:
    """A deck in one of the community's formats. A list that is not understood whole would lose cards,
    so it is refused."""
    if form not in shelf.formats:
        raise NocturneError("server-deck-format-unknown")
    deck = ready_made_deck(shelf, precon) if precon else deck_given(shelf, text)
    return shelf.write(deck, form)


def read_deck_lists() -> None:
    """Read the ready-made decks of every game once, before anybody asks for them."""
    for shelf in every_shelf():
        precons_of(shelf)
