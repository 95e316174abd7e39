"""Effects made of other effects: choices, conditions, repetition, and what happens later or lasts."""

from __future__ import annotations

from typing import Literal, TypeAlias

from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.cards.vocabulary.amounts import Amount
from nocturne.vtes.cards.vocabulary.choices import Allot, Number, Target
from nocturne.vtes.cards.vocabulary.conditions import Condition
from nocturne.vtes.cards.vocabulary.costs import Cost
from nocturne.vtes.cards.vocabulary.filters import Filter
from nocturne.vtes.cards.vocabulary.modifiers import Modifier
from nocturne.vtes.cards.vocabulary.words import Party, Role, Tree


class May(Tree, frozen=True):
    """The player chooses whether to do it, at a cost that must be paid in full."""

    do: tuple[v.Effect, ...]
    cost: Cost | None = None
    by: Party = "you"
    """Who chooses."""


class If(Tree, frozen=True):
    """Only when a condition holds."""

    condition: Condition
    do: tuple[v.Effect, ...]
    otherwise: tuple[v.Effect, ...] = ()


class As(Tree, frozen=True):
    """A party does it herself: for the effects she is ``you``."""

    party: Party
    do: tuple[v.Effect, ...]


class Pick(Tree, frozen=True):
    """Something chosen while resolving; it becomes the ``chosen`` card or Methuselah."""

    what: Target
    do: tuple[v.Effect, ...]
    by: Party = "you"
    random: bool = False
    """Chance chooses."""


class ForEach(Tree, frozen=True):
    """Once for every matching card, which is ``chosen`` in turn."""

    of: Filter
    do: tuple[v.Effect, ...]


class Branch(Tree, frozen=True):
    """One of several things that may be chosen."""

    do: tuple[v.Effect, ...]
    condition: Condition | None = None
    name: str = ""
    """The message that names it: ``vtes-branch-<name>``."""


class OneOf(Tree, frozen=True):
    """One of several things happens: a party chooses among those that are possible. ``may``: or nothing."""

    of: tuple[Branch, ...]
    by: Party = "you"
    may: bool = False


class Repeat(Tree, frozen=True):
    """Several times over."""

    times: Amount
    do: tuple[v.Effect, ...]


class Later(Tree, frozen=True):
    """Something that happens at a later moment, if the game gets there."""

    do: tuple[v.Effect, ...]
    when: Literal[
        "end-of-turn", "end-of-action", "your-unlock", "end-of-your-turn", "resolution", "after-resolution",
        "influence-phase", "discard-phase", "next-discard-phase",
    ] = "end-of-turn"  # fmt: skip
    """``influence-phase``, ``discard-phase``: in your next one; ``next-discard-phase``: in the next one,
    whosever turn it is; ``resolution``: just before the action resolves, blocked or not;
    ``after-resolution``: once it has resolved, all combats over (not if it never came to that)."""


class Roll(Tree, frozen=True):
    """A die is rolled; X (``Chosen``) is what it shows. Two sides are a coin: 1 heads, 2 tails."""

    sides: int
    do: tuple[v.Effect, ...]


class PickNumber(Tree, frozen=True):
    """A number X chosen while resolving (``Chosen``)."""

    number: Number
    do: tuple[v.Effect, ...]
    by: Party = "you"


class Whenever(Tree, frozen=True):
    """For a while, something happens by itself after an event. The card the event is about is ``chosen``."""

    event: str
    do: tuple[v.Effect, ...]
    about: Filter | None = None
    """Which card the event must be about."""
    condition: Condition | None = None
    until: Literal["action", "turn", "combat", "round", "game"] = "action"
    """``game``: for good, and only once, however often the card is played."""
    times: Amount | None = None
    """So many times at most."""


class ForTargets(Tree, frozen=True):
    """Once for every card that was chosen, or was given points; it is ``chosen`` in turn."""

    do: tuple[v.Effect, ...]
    allotted: bool = False


class ShareOut(Tree, frozen=True):
    """Points shared out while resolving; then the effects happen with them."""

    points: Allot
    do: tuple[v.Effect, ...]
    by: Party = "you"


class EachPicks(Tree, frozen=True):
    """Each Methuselah of a party may choose something in turn, she being ``chosen``; then the effects
    happen with all the choices. ``picked`` is what the Methuselah concerned chose, ``predator-picked`` what
    her predator chose."""

    what: Target
    do: tuple[v.Effect, ...]
    party: Party = "each"


class Lasts(Tree, frozen=True):
    """A modifier that holds for a while after the play."""

    modifier: Modifier
    who: Role = "minion"
    until: Literal[
        "action", "turn", "combat", "round", "unlock", "next-round", "before-unlock", "before-discard", "game"
    ] = "action"  # fmt: skip
    """``unlock``: the end of the next unlock phase; ``before-unlock``, ``before-discard``: the beginning of
    her next unlock or discard phase; ``game``: for good."""
    party: Party | None = None
    """Set: it concerns a Methuselah (hand size, transfers) and not a card."""


Flow: TypeAlias = (
    May | If | As | Pick | ForEach | OneOf | Repeat | Later | Roll | PickNumber | Whenever | ForTargets
    | ShareOut | EachPicks | Lasts
)  # fmt: skip
