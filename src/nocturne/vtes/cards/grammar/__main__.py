"""Print the tree that the grammar makes of a card, ready for its file in ``stored/``.

    python -m nocturne.vtes.cards.grammar "Govern the Unaligned"

For a text that it cannot read whole, it prints the words that nothing could take.
"""

from __future__ import annotations

import sys

from nocturne.vtes.cards.catalogue import catalogue
from nocturne.vtes.cards.filing import place_of
from nocturne.vtes.cards.grammar.compile import Refusal, compile_card
from nocturne.vtes.cards.grammar.writing import written


def main(names: list[str]) -> int:
    """Print what the grammar makes of each card; 1 when one of them is refused."""
    refused = 0
    for name in names:
        card = catalogue().named(name)
        made = compile_card(card)
        print(f"# stored/{place_of(card)}.yaml")
        if isinstance(made, Refusal):
            refused = 1
            print(f"# {card.unique_name}: {made.words!r} in {made.where!r}")
        else:
            print(written([made.tree]))
    return refused


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
