"""Naming what a card can do: its modes, the actions and abilities it offers in play, for labels and the log.

Options and events refer to them as ``way:KEY:INDEX``, ``deed:KEY:INDEX`` and ``power:KEY:INDEX``; the words
come from the readings of the card's tree.
"""

from __future__ import annotations

from functools import lru_cache

from nocturne.kernel.words import Words
from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.cards.faces import face_of
from nocturne.vtes.cards.render import Reader, mode_label

_LONGEST = 90
"""What is longer to say than this is left to the card itself."""


def name_way(ref: str, words: Words) -> str:
    """`` ([AUS]: +2 intercept for this minion)``; nothing where a card can do only one thing."""
    kind, key, index = ref.split(":")
    return _named(kind, int(key), int(index), words)


@lru_cache(maxsize=4096)
def _named(kind: str, key: int, index: int, words: Words) -> str:
    tree = face_of(key).tree
    if tree is None:
        return ""
    if kind == "way":
        if len(tree.modes) < 2:
            return ""
        return words(
            "vtes-way", label=mode_label(tree, index, words), does=_does(tree.modes[index].effects, words)
        )
    several: tuple[v.ActionAbility | v.Ability, ...] = tree.actions if kind == "deed" else tree.abilities
    if len(several) < 2:
        return ""
    return words("vtes-deed", does=_does(several[index].effects, words), number=index + 1)


def _does(effects: tuple[v.Effect, ...], words: Words) -> str:
    said = Reader(words).effects(effects) if effects else ""
    return said if 0 < len(said) <= _LONGEST else "none"
