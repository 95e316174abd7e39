"""All cards that compile, as the files of ``stored/compiled/``."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.cards.catalogue import catalogue
from nocturne.vtes.cards.grammar.compile import Compiled, compile_card
from nocturne.vtes.cards.grammar.writing import written
from nocturne.vtes.cards.printed import Card, CryptCard

COMPILED: Final = Path(__file__).parent.parent / "stored" / "compiled"

_HEAD: Final = (
    "# Made from the printed texts by the grammar; not edited by hand, but made anew:\n"
    "# python -m nocturne.vtes.cards.grammar\n\n"
)


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


def compiled_files() -> dict[str, str]:
    """The files by name: crypt cards by clan, library cards by type."""
    found: dict[str, list[v.CardTree]] = {}
    for card, made in readable():
        found.setdefault(_file_of(card), []).append(made.tree)
    return {name: _HEAD + written(trees) for name, trees in sorted(found.items())}


def _file_of(card: Card) -> str:
    if isinstance(card, CryptCard):
        return "imbued.yaml" if card.imbued else "crypt.yaml"
    return f"{card.types[0].value.lower().replace(' ', '-')}.yaml"
