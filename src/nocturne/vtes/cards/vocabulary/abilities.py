"""What a card in play offers or does by itself: abilities, actions, triggers."""

from __future__ import annotations

from typing import Literal

from nocturne.vtes.cards.vocabulary.choices import Target
from nocturne.vtes.cards.vocabulary.costs import FREE, Cost
from nocturne.vtes.cards.vocabulary.effects import Effect
from nocturne.vtes.cards.vocabulary.expressions import Condition, Filter
from nocturne.vtes.cards.vocabulary.words import Tree
from nocturne.vtes.terms import ActionKind


class ActionAbility(Tree, frozen=True):
    """An action that a card in play offers (VTES-6.1.6-05)."""

    effects: tuple[Effect, ...]
    kind: ActionKind = ActionKind.SPECIAL
    stealth: int = 0
    bleed: int = 0
    """For a bleed action: what is added to the minion's bleed."""
    cost: Cost = FREE
    targets: tuple[Target, ...] = ()
    condition: Condition | None = None
    by: Literal["bearer", "minion", "other-minion", "any-minion"] = "bearer"
    """The minion this card is (or is on); any minion of the card's controller; of others; of anybody."""
    requires: Filter | None = None
    against: Literal["", "this", "bearer"] = ""
    """The action is aimed at this card, or at the card it is on: its first target."""
    once: Literal["", "turn"] = ""
    """It can be attempted only so often, by whomever."""
    locks: bool = False
    """This card is locked as the action is announced."""
    burns: bool = False
    """This card is burned as the action is announced; what it was aimed at remains ``target``."""
    undirected: bool = False
    """The action is undirected, whomever it is aimed at."""
    blocked_by: Filter | None = None
    """Such minions can attempt to block it, too, whoever controls them."""
    name: str = ""


class Trigger(Tree, frozen=True):
    """Something that happens by itself after an event. The thing the event is about is ``chosen``."""

    event: str
    effects: tuple[Effect, ...]
    about: Filter | None = None
    """Which card the event must concern; None with ``self_only``: the bearer."""
    condition: Condition | None = None
    optional: bool = False
    self_only: bool = True
    cost: Cost = FREE
    once: Literal["", "turn", "action", "combat", "round", "phase"] = ""
    leaving: bool = False
    """It is about this card itself leaving play, and happens although the card is gone."""
    parting: bool = False
    """It is about what this card is on, and happens although the card may be gone with that."""
    outlives: bool = False
    """It is about what this card is on being burned: this card is not burned with it, unless the effects put
    it nowhere. X (``Chosen``) is the capacity of what was burned, ``chosen`` who diablerized it, if so."""
