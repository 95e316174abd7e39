"""Which cards the grammar reads whole."""

from __future__ import annotations

from collections.abc import Iterator

from nocturne.vtes.cards.catalogue import catalogue
from nocturne.vtes.cards.grammar.compile import Compiled, compile_card
from nocturne.vtes.cards.printed import Card, CryptCard


def readable() -> Iterator[tuple[Card, Compiled]]:
    """Every card with something to execute that the grammar reads whole, in the order of the list."""
    for card in catalogue():
        if has_text(card):
            made = compile_card(card)
            if isinstance(made, Compiled):
                yield card, made


def has_text(card: Card) -> bool:
    """Whether a text has anything to execute; sect, title, traits and bonuses of vampires are facts."""
    if isinstance(card, CryptCard):
        return bool(card.special_text or (card.merged is not None and card.merged.special_text))
    return True
