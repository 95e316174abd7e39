"""The stored trees: what each playable card does, by official id.

Trees are data files in ``stored/``; a tree whose text digest no longer matches the official text is not used,
so that a reworded card is refused until somebody has read it again.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from nocturne.kernel.strict_yaml import read
from nocturne.vtes.cards.catalogue import catalogue
from nocturne.vtes.cards.vocabulary import CardTree

_STORED = Path(__file__).parent / "stored"


@cache
def stored_trees() -> dict[int, CardTree]:
    """Every stored tree, current or not."""
    trees: dict[int, CardTree] = {}
    for file in sorted(_STORED.glob("*.yaml")):
        for tree in read(file, most=20_000_000).convert((), list[CardTree]):
            trees[tree.card] = tree
    return trees


@cache
def tree_of(key: int) -> CardTree | None:
    """The tree of a card; None when it has none or its text has changed since."""
    tree = stored_trees().get(key)
    if tree is None or tree.text != catalogue()[key].text_digest:
        return None
    return tree
