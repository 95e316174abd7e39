"""Where a card's tree and its scenarios are filed, so that a stranger finds them by the card alone.

The crypt lies by clan or creed. The library lies by the first printed type, then by the first printed
Discipline or virtue; a card without one lies by its first letter.

>>> from nocturne.vtes.cards.catalogue import catalogue
>>> place_of(catalogue().find("Govern the Unaligned"))
'library/action/dominate'
>>> place_of(catalogue().find("Blood Doll"))
'library/master/b'
>>> place_of(catalogue().find("Theo Bell (G2)"))
'crypt/brujah'
"""

from __future__ import annotations

import unicodedata

from nocturne.vtes.cards.lexicon import DISCIPLINES, VIRTUES
from nocturne.vtes.cards.printed import Card, CryptCard


def place_of(card: Card) -> str:
    """The path of the card's file below the folder of cards, without its ending."""
    if isinstance(card, CryptCard):
        return f"crypt/{_slug(card.clan)}"
    kind = _slug(card.types[0].value)
    if card.disciplines:
        code = card.disciplines[0]
        return f"library/{kind}/{_slug(DISCIPLINES.get(code) or VIRTUES[code])}"
    first = _slug(card.name)[0]
    return f"library/{kind}/{first if first.isalpha() else 'digits'}"


def _slug(text: str) -> str:
    plain = unicodedata.normalize("NFKD", text).encode("ascii", "ignore").decode().lower()
    return "-".join("".join(letter if letter.isalnum() else " " for letter in plain).split())
