"""What a production may ask about the card it reads, and the rule book all productions are written into."""

from __future__ import annotations

from functools import cached_property
from typing import Literal

from msgspec import Struct

from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.cards.grammar.chart import Rules
from nocturne.vtes.cards.grammar.tokens import words_of
from nocturne.vtes.cards.lexicon import CardType
from nocturne.vtes.cards.printed import Card, CryptCard

RULES = Rules()
"""Every production of the grammar; the modules of this package write theirs into it."""


class Context:
    """The card being read. ``spoken_of`` tells whether an earlier sentence was about the card itself, so that
    a pronoun at the head of the next one has its antecedent."""

    def __init__(self, card: Card, spoken_of: bool = False, in_play: bool = False) -> None:
        self.card = card
        self.spoken_of = spoken_of
        self.in_play = in_play
        """Whether the sentence is about what a card that was played does from then on."""

    @cached_property
    def own_names(self) -> frozenset[tuple[str, ...]]:
        """The ways in which a vampire or an ally calls himself: any run of the words of his name."""
        if not isinstance(self.card, CryptCard) and self.card.types != (CardType.ALLY,):
            return frozenset()
        words = words_of(self.card.name)
        runs = {
            words[start:end]
            for start in range(len(words))
            for end in range(start + 1, len(words) + 1)
            if words[start] not in _SMALL and words[end - 1] not in _SMALL
        }
        return frozenset(runs | {("the", *run) for run in runs} | {words})

    @property
    def speaker(self) -> Literal["this", "minion", "bearer", ""]:
        """The role of the one whom "another" and "younger" are said from: the minion himself, who plays the
        card, or who bears it; nobody for cards of a Methuselah's own."""
        if isinstance(self.card, CryptCard) or self.card.types == (CardType.ALLY,):
            return "this"
        if self.in_play or self.card.types[0] in (CardType.EQUIPMENT, CardType.RETAINER):
            return "bearer"
        return "" if self.card.types[0] in (CardType.MASTER, CardType.EVENT) else "minion"


_SMALL = frozenset(
    {"of", "the", "de", "du", "di", "von", "van", "der", "le", "la", "del", "al", ",", ".", '"', "a"}
)
"""Words that are no name by themselves."""


class Who(Struct, frozen=True):
    """Whom a card in play speaks of as its own: itself, or what it is on. A text that names a kind of bearer
    works only for that kind (VTES-T-32)."""

    role: Literal["this", "bearer"]
    kind: v.Filter | None = None

    def matches(self, wanted: v.Filter) -> v.Condition:
        """The condition that he matches."""
        return v.Holds(self.role, wanted)

    @property
    def condition(self) -> v.Condition | None:
        """The condition that he is of the kind the text names."""
        return None if self.kind is None else v.Holds(self.role, self.kind)


class Given(Struct, frozen=True):
    """What a sentence adds to a card in play."""

    statics: tuple[v.Modifier, ...] = ()
    abilities: tuple[v.Ability, ...] = ()
    actions: tuple[v.ActionAbility, ...] = ()
    triggers: tuple[v.Trigger, ...] = ()
    strikes: tuple[v.Strike, ...] = ()

    def __add__(self, other: Given) -> Given:
        return Given(
            self.statics + other.statics,
            self.abilities + other.abilities,
            self.actions + other.actions,
            self.triggers + other.triggers,
            self.strikes + other.strikes,
        )
