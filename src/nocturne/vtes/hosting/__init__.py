"""What VTES tells a host: its decks, its cards, the references of a view, the numbers of a lesson."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from nocturne.kernel.errors import BadOptions
from nocturne.kernel.hosting import Hosting, Preset
from nocturne.kernel.view import View
from nocturne.kernel.words import Words
from nocturne.vtes.archive import VtesArchive, read_archive
from nocturne.vtes.decks import Deck
from nocturne.vtes.hosting.cards import VtesCards
from nocturne.vtes.hosting.decks import VtesDecks
from nocturne.vtes.hosting.tournaments import VtesTournaments
from nocturne.vtes.limited import VtesLimited
from nocturne.vtes.options import PRESETS, changes_of
from nocturne.vtes.view.naming import names_shown, register
from nocturne.vtes.view.table import VtesTable

_CARD = re.compile(rb'"card":(\d+)')
_MOST_SEATS = 6


class VtesHosting(Hosting):
    """VTES for those who host it."""

    named_kind = "card"
    # Tournament decks are built for the rules of today.
    proposed = "current"

    def presets(self) -> tuple[Preset, ...]:
        return tuple(Preset(name, changes_of(name)) for name in PRESETS)

    def is_checked(self, option: str) -> bool:
        # The reader of options refuses every name but its switches, which read no file. Decks are read here.
        return True

    def check_options(self, options: dict[str, Any]) -> dict[str, Any]:
        """Decks are given by code or as pasted text, and become plain data before anything else reads them:
        the reader of options would take a text without lines for the name of a file."""
        if "decks" not in options:
            return options
        written = options["decks"]
        if not isinstance(written, list) or not all(isinstance(one, str | None) for one in written):
            raise BadOptions("server-decks-wrong")
        shelf = self.decks()
        decks = [None if one is None else shelf.given(one) for one in written[:_MOST_SEATS]]
        _check_sizes(decks)
        return {**options, "decks": msgspec.to_builtins(decks)}

    def check_recorded(self, options: Mapping[str, Any]) -> None:
        """A record holds decks as plain data. A text could name a file, so it is refused."""
        written = options.get("decks", ())
        if not isinstance(written, list | tuple) or any(isinstance(one, str) for one in written):
            raise BadOptions("server-decks-wrong")
        with suppress(msgspec.ValidationError):  # whoever plays the record again says what is wrong
            _check_sizes(msgspec.convert(written, list[Deck | None]))

    def refs_shown(self, view: View) -> Iterable[str]:
        cards = register(view)
        return (f"card:{card}" for card in (*cards.in_play, *cards.elsewhere))

    def names_shown(self, view: View, words: Words) -> Mapping[str, str]:
        return names_shown(view, words)

    def refs_in(self, part: bytes) -> Iterable[str]:
        return (f"card:{card.decode()}" for card in _CARD.findall(part))

    def decks(self) -> VtesDecks:
        return VtesDecks()

    def cards(self) -> VtesCards:
        return VtesCards()

    def archive(self, folder: Path) -> VtesArchive:
        return read_archive(folder)

    def limited(self) -> VtesLimited:
        return VtesLimited()

    def tournaments(self) -> VtesTournaments:
        return VtesTournaments()

    def lesson_facts(self, refs: Mapping[str, str], view: View) -> dict[str, Any]:
        """The pool of every seat (``$pool_0``), blood and capacity of every card with a name in the lesson
        (``$blood_kalila``), and stealth, intercept and bleed of the action in progress."""
        table = view.table
        assert isinstance(table, VtesTable)
        found: dict[str, Any] = {f"pool_{player.seat}": player.pool for player in table.players}
        cards = register(view)
        for name, ref in refs.items():
            kind, _, ident = ref.partition(":")
            lying = cards.in_play.get(int(ident)) if kind == "card" else None
            if lying is not None:
                found |= {f"blood_{name}": lying.seen.blood, f"capacity_{name}": lying.seen.capacity}
        if table.action is not None:
            found |= {name: getattr(table.action, name) for name in ("stealth", "intercept", "bleed")}
        return found


def _check_sizes(decks: Iterable[Deck | None]) -> None:
    """No deck so large that each answer at its table takes long."""
    for deck in decks:
        if deck is not None and deck.crypt_size + deck.library_size > VtesDecks.largest:
            raise BadOptions("server-deck-too-large", most=VtesDecks.largest)


@cache
def vtes_hosting() -> VtesHosting:
    """The one for every table."""
    return VtesHosting()
