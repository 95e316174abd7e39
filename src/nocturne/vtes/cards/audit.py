"""The audit: a random sample of cards with trees, each with its printed text, what its tree says and the
rulings on it, for a person to compare.

    python -m nocturne.vtes.cards.audit --seed 20261116 --cards 120

The same seed, number and set of cards draw the same sample; ``docs/card-audit.md`` tells what was found.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterable

from nocturne.kernel.words import Words, words
from nocturne.vtes.cards.catalogue import catalogue
from nocturne.vtes.cards.render.reader import read_tree
from nocturne.vtes.cards.trees import how_made, stored_trees, tree_of
from nocturne.vtes.rulings import rulings_of


def sample(seed: int, number: int, keys: Iterable[int] | None = None) -> list[int]:
    """So many cards with a tree of today's text, drawn by a seed, in the order of their ids."""
    every = sorted(key for key in (stored_trees() if keys is None else keys) if tree_of(key) is not None)
    return sorted(random.Random(seed).sample(every, min(number, len(every))))


def sheet(key: int, speak: Words) -> str:
    """What a reviewer compares: text, reading, rulings."""
    card = catalogue()[key]
    lines = [
        f"{key} {card.unique_name} ({how_made(key)})",
        *(f"  | {line}" for line in card.text.split("\n")),
    ]
    lines += [f"  = {line}" for line in read_tree(stored_trees()[key], speak)]
    lines += [f"  ! {ruling}" for ruling in rulings_of(key)]
    return "\n".join(lines)


def main() -> None:
    """Print the sheets of a sample."""
    parser = argparse.ArgumentParser(prog="python -m nocturne.vtes.cards.audit")
    parser.add_argument("--seed", type=int, default=20261116)
    parser.add_argument("--cards", type=int, default=120)
    parser.add_argument("--language", choices=("en", "fr"), default="en")
    chosen = parser.parse_args()
    speak = words(chosen.language)
    for key in sample(chosen.seed, chosen.cards):
        print(sheet(key, speak), end="\n\n")


if __name__ == "__main__":
    main()
