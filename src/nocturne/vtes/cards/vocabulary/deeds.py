"""What a filter can ask of what a minion has done, or must do: predicates like those of ``predicates``."""

from __future__ import annotations

from typing import Literal

from nocturne.vtes.cards.vocabulary.words import Tree
from nocturne.vtes.terms import ActionKind


class TookNo(Tree, frozen=True):
    """It has taken no action of these kinds this turn."""

    not_taken: tuple[ActionKind, ...]


class DidNotBleed(Tree, frozen=True):
    """It has not successfully bled this turn."""

    not_bled: bool = True


class BledYou(Tree, frozen=True):
    """It has successfully bled you for at least so much pool since the end of your last turn."""

    bled_you: int


class MustHunt(Tree, frozen=True):
    """A hunt is mandatory for him now (VTES-6-06), or is not."""

    must_hunt: bool


class Diablerist(Tree, frozen=True):
    """Has committed diablerie since the end of your last turn, or has not."""

    diablerist: bool


class Voted(Tree, frozen=True):
    """How the minion cast votes or ballots in the latest referendum; ``not``: he abstained."""

    voted: Literal["for", "against", "any", "not"]
