"""Faces: what is printed on a card, ready for the rules: facts of the catalogue joined with the card's tree.

A face is made once per process and card and never changes; states refer to it by the card's official id.
"""

from __future__ import annotations

from functools import cache

from nocturne.vtes.cards.catalogue import catalogue
from nocturne.vtes.cards.lexicon import Bonus, CardType, Sect, Title, Trait
from nocturne.vtes.cards.printed import CryptCard, LibraryCard
from nocturne.vtes.cards.trees import tree_of
from nocturne.vtes.cards.vocabulary import CardTree
from nocturne.vtes.terms import Window

_EMPTY = CardTree(0, "")


class Face:
    """One printed card, as the rules see it."""

    __slots__ = (
        "abilities",
        "actions",
        "advanced",
        "bleed",
        "burn_option",
        "capacity",
        "card",
        "clan",
        "clans",
        "crypt",
        "disciplines",
        "imbued",
        "key",
        "keywords",
        "library",
        "life",
        "listens",
        "modes",
        "name",
        "playable",
        "sect",
        "statics",
        "strength",
        "strikes",
        "title",
        "traits",
        "tree",
        "types",
        "unique",
        "vampire",
        "windows",
    )

    def __init__(self, card: CryptCard | LibraryCard, tree: CardTree | None) -> None:
        self.key = card.id
        self.name = card.name
        self.card = card
        self.tree = tree
        known = tree or _EMPTY
        self.modes = known.modes
        self.statics = known.statics
        self.abilities = known.abilities
        self.actions = known.actions
        self.strikes = known.strikes
        self.keywords = frozenset(known.keywords)
        self.listens = frozenset(trigger.event for trigger in known.triggers)
        self.windows = frozenset(window for mode in known.modes for window in mode.windows)
        self.crypt = card if isinstance(card, CryptCard) else None
        self.library = card if isinstance(card, LibraryCard) else None
        if isinstance(card, CryptCard):
            self._read_crypt(card, known)
        else:
            self._read_library(card, known)

    def _read_crypt(self, card: CryptCard, known: CardTree) -> None:
        self.types: tuple[CardType, ...] = ()
        self.imbued = card.imbued
        self.vampire = not card.imbued
        self.advanced = card.advanced
        self.capacity = card.capacity
        self.clan = card.clan
        self.clans: tuple[str, ...] = (card.clan,)
        self.disciplines: dict[str, int] = dict(card.disciplines)
        self.sect: Sect | None = card.sect
        self.title: Title | None = card.title
        self.traits = frozenset(card.traits)
        self.unique = Trait.NON_UNIQUE not in card.traits  # VTES-1.5.1-01
        self.bleed = 1 + card.bonuses.get(Bonus.BLEED, 0)
        self.strength = 1 + card.bonuses.get(Bonus.STRENGTH, 0)
        self.life = card.capacity if card.imbued else 0  # VTES-IMB-03
        self.burn_option = False
        self.playable = self.tree is not None or not card.special_text

    def _read_library(self, card: LibraryCard, known: CardTree) -> None:
        self.types = card.types
        self.imbued = self.vampire = self.advanced = False
        self.capacity = card.capacity or 1
        self.clan = ""
        self.clans = card.clans
        self.disciplines = {}
        self.sect = None
        self.title = None
        self.traits = frozenset()
        self.unique = "unique" in self.keywords
        self.bleed = known.bleed
        self.strength = known.strength
        self.life = known.life
        self.burn_option = card.burn_option
        self.playable = self.tree is not None

    @property
    def ally(self) -> bool:
        """Whether it is an ally once in play; the imbued are (VTES-T-40)."""
        return self.imbued or CardType.ALLY in self.types

    @property
    def minion(self) -> bool:
        """Whether it is a minion once in play."""
        return self.vampire or self.ally

    def is_type(self, kind: CardType) -> bool:
        """Whether it can be played as a card of this type."""
        return kind in self.types

    def __repr__(self) -> str:
        return f"<Face {self.key} {self.name}>"


@cache
def face_of(key: int) -> Face:
    """The face of a card by its official id."""
    return Face(catalogue()[key], tree_of(key))


def window_bit(window: Window) -> int:
    """The bit of a window in ``Methuselah.windows``."""
    return 1 << _WINDOWS.index(window)


_WINDOWS = tuple(Window)
