"""A card's whole tree: the modes in which it is played and all that it does in play."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from nocturne.vtes.cards.lexicon import ARTS, VIRTUES, CardType
from nocturne.vtes.cards.vocabulary.abilities import ActionAbility, Trigger
from nocturne.vtes.cards.vocabulary.choices import Name, Number, Target
from nocturne.vtes.cards.vocabulary.costs import Cost, Ransom
from nocturne.vtes.cards.vocabulary.effects import Ability, Effect, Strike
from nocturne.vtes.cards.vocabulary.expressions import Condition, Filter
from nocturne.vtes.cards.vocabulary.modifiers import Modifier
from nocturne.vtes.cards.vocabulary.words import Tree
from nocturne.vtes.terms import ActionKind, Window

Replacement: TypeAlias = Literal[
    "now", "after-action", "after-combat", "after-turn", "next-unlock", "influence-phase", "discard-phase",
    "while-in-play",
    "diablerie", "hunt", "leaving-torpor", "never",
]  # fmt: skip
"""When a card that was played is replaced; ``diablerie``, ``hunt``: after a vampire commits one, or hunts
successfully; ``leaving-torpor``: after a vampire moves from torpor to the ready region."""


class Need(Tree, frozen=True):
    """A Discipline at a level: 1 basic, 2 superior."""

    discipline: str
    level: int = 1

    @property
    def is_discipline(self) -> bool:
        """Whether it is a Discipline: a virtue is none, nor is Maleficia or Striga."""
        return self.discipline not in VIRTUES and self.discipline not in ARTS


class Mode(Tree, frozen=True):
    """One way of playing a card."""

    type: CardType
    effects: tuple[Effect, ...] = ()
    """Empty for a bleed: ``Bleed``; for equipment, retainers, allies and powers: ``Equip``."""
    also: CardType | None = None
    """The same can be played as a card of this type, too: it stands for two modes."""
    needs: tuple[Need, ...] = ()
    """All of these Disciplines (VTES-1.5.4-05)."""
    requires: Filter | None = None
    """What the minion must be, besides the clans and requirements printed as data."""
    cost: Cost | None = None
    """None: the printed cost."""
    windows: tuple[Window, ...] = ()
    """Empty: the usual windows of the type."""
    condition: Condition | None = None
    targets: tuple[Target, ...] = ()
    number: Number | None = None
    naming: Name | None = None
    """A word named when the card is played."""
    pays_within: bool = False
    """The cost is paid as part of the effect: nobody is ousted in between."""
    action: ActionKind = ActionKind.SPECIAL
    stealth: int = 0
    bleed: int = 0
    """For a bleed action: what is added to the minion's bleed."""
    meanwhile: tuple[Effect, ...] = ()
    """What an action card does from the announcement of its action on, whatever becomes of the action."""
    undirected: bool = False
    """The action is undirected, whomever it is aimed at."""
    replace: Replacement = "now"
    returns: bool = False
    """Instead of replacing it then, its player can take it from her ash heap."""
    trifle: bool = False
    out_of_turn: bool = False
    once_per: Literal["", "action", "combat", "turn", "game", "own-game"] = ""
    """Only one copy may be played in this span, or in the whole game, by anybody; with ``once_mode``, in this
    mode. ``own-game``: in the whole game by each Methuselah."""
    ransom: Ransom | None = None
    """How somebody can cancel this card as it is played."""
    cancels: Filter | None = None
    """For cards that cancel another as it is played: which cards."""
    cancels_by: Filter | None = None
    """Only cards that such a minion plays."""
    cancels_of: Literal["any", "other", "neighbor", "opponent", "on-him"] = "any"
    """Whose: anybody's, another Methuselah's, the predator's or prey's, what the opposing minion plays, or
    what is played on the minion who plays this."""
    reflex: bool = False
    """A reflex: a minion plays it to cancel a card played against him, whatever he is doing
    (VTES-1.6.3-24)."""
    removed: bool = False
    """Once played it is removed from the game, whatever becomes of its effect."""
    wakes: bool = False
    usable_locked: bool = False
    """With an action card: a locked minion can act with it."""
    any_time: bool = False
    """A reaction that needs no action: whenever a card is played."""
    by_any: bool = False
    """An action modifier that a minion other than the acting one may play (VTES-6.2-02), or a combat card for
    ready minions who are not in the combat."""
    once: Literal["", "strike", "round", "combat", "action", "turn", "unlock"] = ""
    """A minion can play this card only once in this span; with ``once_mode``, this mode of it. ``unlock``:
    between two of his unlock phases."""
    once_mode: bool = False
    once_word: str = ""
    """Counted together with all cards of this keyword: one aim each strike; ``ammo`` is counted by weapon."""
    keywords: tuple[str, ...] = ()
    """What only this mode is: frenzy, grapple ..."""
    name: str = ""
    """The message ``vtes-mode-<name>`` that tells it from other modes that need the same."""


class MergedTree(Tree, frozen=True):
    """What the text with the merged icon adds, only while the two cards are merged (VTES-1.5.6-08)."""

    statics: tuple[Modifier, ...] = ()
    abilities: tuple[Ability, ...] = ()
    actions: tuple[ActionAbility, ...] = ()
    triggers: tuple[Trigger, ...] = ()


class StandIn(Tree, frozen=True):
    """What a card represents that is put in play to stand for something else, or that becomes a vampire in
    play (``Arise``): a vampire without title, and unless it says so not unique and without clan or sect, with
    one level of every Discipline that the card would give. Nothing else of the card's own text applies."""

    statics: tuple[Modifier, ...] = ()
    abilities: tuple[Ability, ...] = ()
    actions: tuple[ActionAbility, ...] = ()
    capacity: int = 1
    strength: int = 1
    bleed: int = 1
    traits: tuple[str, ...] = ()
    unique: bool = False
    clan: str = ""
    sect: str = ""
    disciplines: tuple[str, ...] = ()
    """Besides those that the card would give; in capitals at the superior level."""
    blocks: bool = False
    """This very card can attempt to block actions directed at its controller, locked or not, and is such a
    vampire as long as the attempt lasts."""


class CardTree(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """All that a card does."""

    card: int
    text: str
    """The digest of the text it was made from."""
    modes: tuple[Mode, ...] = ()
    statics: tuple[Modifier, ...] = ()
    abilities: tuple[Ability, ...] = ()
    actions: tuple[ActionAbility, ...] = ()
    triggers: tuple[Trigger, ...] = ()
    keywords: tuple[str, ...] = ()
    """unique, location, weapon, gun, melee, trophy, mortal, animal, title, cold-iron, vehicle ... ``ally``
    and ``vampire`` are for library cards of another type that become one in play."""
    life: int = 0
    bleed: int = 0
    strength: int = 0
    one_each: str = ""
    """A minion can have only one card of this name (``name``), or with this keyword."""
    plays: tuple[str, ...] = ()
    """The Disciplines with which an ally plays cards as a vampire (VTES-1.6.3-05), at the basic level, one
    for each card; ``aus+obe``: a card may require both."""
    plays_as: str = ""
    """The sect of the vampire he then counts as; ``anarch`` for an anarch."""
    plays_capacity: int = 1
    """His capacity then (VTES-1.6.3-07)."""
    strikes: tuple[Strike, ...] = ()
    """The strikes a weapon, an ally or another card in play offers."""
    merged: MergedTree | None = None
    stand_in: StandIn | None = None
    """What the cards represent that this one puts in play to stand for something else."""
