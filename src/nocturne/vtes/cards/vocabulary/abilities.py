"""What a card in play offers or does by itself: abilities, actions, triggers."""

from __future__ import annotations

from typing import Literal

from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.cards.lexicon import CardType
from nocturne.vtes.cards.vocabulary.choices import Number, Target
from nocturne.vtes.cards.vocabulary.conditions import Condition
from nocturne.vtes.cards.vocabulary.costs import Cost
from nocturne.vtes.cards.vocabulary.filters import Filter
from nocturne.vtes.cards.vocabulary.words import Tree
from nocturne.vtes.terms import ActionKind, Window


class Ability(Tree, frozen=True):
    """Something a card in play lets its controller (or bearer) do in certain windows."""

    effects: tuple[v.Effect, ...]
    windows: tuple[Window, ...] = ()
    """Empty: whatever ``during`` says."""
    during: Literal["any-time", "action", "combat"] = "any-time"
    """Without windows: whenever its user has an opportunity, during an action, during a combat."""
    cost: Cost = Cost()
    condition: Condition | None = None
    targets: tuple[Target, ...] = ()
    usable_locked: bool = False
    """With the timing of a reaction: a locked minion can use it."""
    as_type: CardType | None = None
    """Used with the timing rules of this card type (powers, weapons' maneuvers ...)."""
    by: Literal["controller", "bearer", "minion", "any-minion", "combatant"] = "controller"
    """``minion``: any ready minion of the user who meets ``requires`` uses it; ``any-minion``: ready or in
    torpor; ``combatant``: her minion in combat."""
    requires: Filter | None = None
    once: Literal["", "turn", "action", "combat", "round", "phase", "referendum"] = ""
    times: int = 1
    """So often in the span of ``once``."""
    group: str = ""
    """Abilities of a card with the same word here share their ``once``."""
    shared: Literal["", "you", "all"] = ""
    """All copies of the card share their ``once``: those of one Methuselah, or those of all."""
    each: bool = False
    """Counted for every minion who uses it by himself."""
    cancels: Filter | None = None
    """For what cancels a card as it is played: which cards, of whom, and whose (see ``Mode``)."""
    cancels_by: Filter | None = None
    cancels_of: Literal["any", "other", "neighbor", "opponent", "on-him"] = "any"
    master_action: bool = False
    discard_action: bool = False
    number: Number | None = None
    user: Literal[
        "controller", "bearer", "active", "other-active", "pointed", "prey", "anybody"
    ] = "controller"  # fmt: skip
    """Whose it is to use: the controller of this card, the controller of the card it is on, whoever's turn it
    is, whoever's turn it is but the controller, the controller of the card it remembers, the prey of this
    card's controller, everybody."""
    any_turn: bool = False
    """Whether the windows of the phases mean everybody's phases; by default only the user's own."""
    mandatory: bool = False
    """It must be used before its phase ends ("during your unlock phase, burn ..."), once (VTES-T-22)."""
    name: str = ""


class ActionAbility(Tree, frozen=True):
    """An action that a card in play offers (VTES-6.1.6-05)."""

    effects: tuple[v.Effect, ...]
    kind: ActionKind = ActionKind.SPECIAL
    stealth: int = 0
    bleed: int = 0
    """For a bleed action: what is added to the minion's bleed."""
    cost: Cost = Cost()
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
    effects: tuple[v.Effect, ...]
    about: Filter | None = None
    """Which card the event must concern; None with ``self_only``: the bearer."""
    condition: Condition | None = None
    optional: bool = False
    self_only: bool = True
    cost: Cost = Cost()
    once: Literal["", "turn", "action", "combat", "round", "phase"] = ""
    leaving: bool = False
    """It is about this card itself leaving play, and happens although the card is gone."""
    parting: bool = False
    """It is about what this card is on, and happens although the card may be gone with that."""
    outlives: bool = False
    """It is about what this card is on being burned: this card is not burned with it, unless the effects put
    it nowhere. X (``Chosen``) is the capacity of what was burned, ``chosen`` who diablerized it, if so."""
