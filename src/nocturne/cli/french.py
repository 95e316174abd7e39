"""The French cards of VTES that an operator or a player names: read at the start, so that whoever named what
cannot be read is told before anything else happens."""

from __future__ import annotations

import os

_VARIABLE = "NOCTURNE_FRENCH_CARDS"


def take_french_cards(named: str | None = None) -> None:
    """Read the French cards, if an option or the environment names any."""
    if named:
        os.environ[_VARIABLE] = named  # where the cards look, in child processes too
    if os.environ.get(_VARIABLE):
        from nocturne.vtes.cards.french import french_cards  # takes time, and few have them

        french_cards()
