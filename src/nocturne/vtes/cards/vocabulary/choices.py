"""What is chosen when a card is played, and as the terms of a referendum."""

from __future__ import annotations

from typing import Literal, TypeAlias

from nocturne.vtes.cards.vocabulary.expressions import Amount, Filter
from nocturne.vtes.cards.vocabulary.words import Tree


class Target(Tree, frozen=True):
    """Something chosen when the card is played (VTES-1.6.1.1-04): a card that matches, or a Methuselah."""

    card: Filter | None = None
    seat: Literal[
        "",
        "any",
        "other",
        "prey",
        "predator",
        "not-prey",
        "redirect",
        "ousted",
        "second-predator",
        "acting-prey",
        "neighbor",
    ] = ""
    """``neighbor``: your predator or your prey; ``second-predator``: your predator's predator;
    ``acting-prey``: the prey of the acting Methuselah; ``redirect``: neither you nor the acting Methuselah;
    ``ousted``: one who has no pool left."""
    number: Amount = 1
    up_to: bool = False
    least: Amount = 0
    """With ``up_to``: at least so many all the same."""
    pool: Literal["", "more", "less"] = ""
    """The Methuselah has more (less) pool than you."""
    controls: Filter | None = None
    """The Methuselah controls such a card (as ``chosen``)."""
    edge: bool | None = None


class Number(Tree, frozen=True):
    """X, announced when the card is played."""

    least: Amount = 0
    most: Amount = 99
    exactly: bool = False
    """No other number than the most (a vampire with a capacity of X)."""
    saving: bool = False
    """So much more at least as the chosen Methuselah would be below 0 pool."""


class Allot(Tree, frozen=True):
    """Points shared out one by one among cards or Methuselahs, as the terms of a referendum or while
    resolving."""

    points: Amount
    among: Target
    """Who may be given points; its number does not matter."""
    most_each: Amount = 99
    parts: int = 1
    """Among at least so many of them."""
    apart: bool = False
    """Not among those chosen before."""


class Name(Tree, frozen=True):
    """A word is named: a clan, a Discipline. A card put into play remembers it (``named``)."""

    what: Literal["clan", "discipline"] = "clan"
    superior: bool = False
    """Only a Discipline that the minion has at the superior level."""


class Either(Tree, frozen=True):
    """One thing, of any of several kinds."""

    of: tuple[Target, ...]


Term: TypeAlias = Target | Number | Allot | Name | Either
"""What is chosen as the terms of a referendum."""
