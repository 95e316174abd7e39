"""What a filter can ask of a card: small predicates, each of one idea.

A tree names a predicate by its fields: ``{kind: vampire, clans: [Tremere], locked: false}`` is a ``Filter``
with ``OfClan`` and ``Locked``. So no two predicates share the name of a field. Predicates that hold filters
or amounts stand in ``expressions``.

A field with ``True`` as its default is a mere flag: where a tree does not ask for it, it is not there.
"""

from __future__ import annotations

from typing import Literal

from nocturne.vtes.cards.lexicon import CardType
from nocturne.vtes.cards.vocabulary.words import Role, Tree

# -- Clan, sect, title, path


class OfClan(Tree, frozen=True):
    """Of one of these clans."""

    clans: tuple[str, ...]


class NotOfClan(Tree, frozen=True):
    """Of none of these clans."""

    not_clans: tuple[str, ...]


class OfClanNamed(Tree, frozen=True):
    """Of the clan that was named (``Name``)."""

    clan_named: bool = True


class OfSect(Tree, frozen=True):
    """Of one of these sects."""

    sects: tuple[str, ...]


class NotOfSect(Tree, frozen=True):
    """Of none of these sects."""

    not_sects: tuple[str, ...]


class Shares(Tree, frozen=True):
    """Has this in common with the minion who plays the card, or with another."""

    same: tuple[Literal["clan", "sect", "circle"], ...]
    same_as: Role = "minion"


class HoldsTitle(Tree, frozen=True):
    """Has one of these titles; the regent counts as a cardinal (VTES-10.2-05)."""

    titles: tuple[str, ...]


class HoldsNoTitle(Tree, frozen=True):
    """Has none of these titles."""

    not_titles: tuple[str, ...]


class Titled(Tree, frozen=True):
    """Has a title, whichever, or has none."""

    titled: bool


class TitleContested(Tree, frozen=True):
    """Its title is contested, or is not."""

    title_contested: bool


class Anarch(Tree, frozen=True):
    """Is an anarch, or is not."""

    anarch: bool


class FollowsPath(Tree, frozen=True):
    """Follows one of these paths."""

    paths: tuple[str, ...]


class FollowsNoPath(Tree, frozen=True):
    """Follows none of these paths."""

    not_paths: tuple[str, ...]


class Slave(Tree, frozen=True):
    """Is a slave of some clan (VTES-T-12), or is not."""

    slave: bool


class Enslaves(Tree, frozen=True):
    """The minion who plays the card is a slave of this one's clan, and both have the same controller."""

    enslaves: bool = True


# -- What is printed on it, and what it has become


class Named(Tree, frozen=True):
    """Has one of these names."""

    names: tuple[str, ...]


class WithKeywords(Tree, frozen=True):
    """Has all of these keywords."""

    keywords: tuple[str, ...]


class WithoutKeywords(Tree, frozen=True):
    """Has none of these keywords."""

    not_keywords: tuple[str, ...]


class OfType(Tree, frozen=True):
    """A library card of one of these types."""

    types: tuple[CardType, ...]


class Unique(Tree, frozen=True):
    """Is unique, or is not."""

    unique: bool


class WithTraits(Tree, frozen=True):
    """Has all of these traits."""

    traits: tuple[str, ...]


class WithoutTraits(Tree, frozen=True):
    """Has none of these traits."""

    not_traits: tuple[str, ...]


class RedList(Tree, frozen=True):
    """Is on the Red List, or is not."""

    red_list: bool


class HasDisciplines(Tree, frozen=True):
    """Has all of these Disciplines."""

    disciplines: tuple[str, ...]


class HasSuperior(Tree, frozen=True):
    """Has all of these Disciplines at the superior level."""

    superior: tuple[str, ...]


class HasNoDisciplines(Tree, frozen=True):
    """Has none of these Disciplines at all."""

    no_disciplines: tuple[str, ...]


class HasNoSuperior(Tree, frozen=True):
    """Has none of these Disciplines at superior (VTES-1.6.2-08)."""

    not_superior: tuple[str, ...]


class UsesCounters(Tree, frozen=True):
    """Its text puts counters on it, or takes them from it."""

    uses_counters: bool = True


class MildWeapon(Tree, frozen=True):
    """A weapon no regular strike of which inflicts more than this, his strength not counted, or aggravated
    damage."""

    most_damage: int


# -- What a library card requires, costs and does


class RequiresDiscipline(Tree, frozen=True):
    """Requires this Discipline, alone or among others (VTES-1.6.3-27); ``any``: some Discipline."""

    requires_discipline: str


class RequiresClan(Tree, frozen=True):
    """Requires one of these clans; ``any``: some clan."""

    requires_clans: tuple[str, ...]


class RequiresSect(Tree, frozen=True):
    """Requires one of these sects, or an anarch."""

    requires_sects: tuple[str, ...]


class RequiresPath(Tree, frozen=True):
    """Requires this path."""

    requires_path: str


class RequiresTitle(Tree, frozen=True):
    """Requires a title, whichever."""

    requires_title: bool = True


class BringsVampire(Tree, frozen=True):
    """As it is played, a vampire is put in play with it."""

    brings_vampire: bool = True


class MakesAnarch(Tree, frozen=True):
    """Makes vampires anarchs."""

    makes_anarch: bool = True


class PoolCostAtMost(Tree, frozen=True):
    """Costs the minion's controller at most so much pool now."""

    most_pool_cost: int


class EquippableFor(Tree, frozen=True):
    """The minion could equip with it now, employ or recruit it, for so much more pool (or, below 0, so much
    less pool or blood) than it costs."""

    equip_for: int


class OutOfTurn(Tree, frozen=True):
    """A master card that is played out of turn, or is not."""

    out_of_turn: bool


class CanBeCalled(Tree, frozen=True):
    """A political card whose referendum the minion could call, or a card in play that offers him one."""

    callable: bool = True


class StrikeCard(Tree, frozen=True):
    """Of a card being played: a strike card."""

    strike_card: bool = True


class RestrictsStrikes(Tree, frozen=True):
    """Of a card being played: it would restrict the minion's choice of strikes. To keep him from striking at
    all, or from additional strikes, is no such thing."""

    restricts: bool = True


class RedirectsBleed(Tree, frozen=True):
    """Of a card being played: it changes the target of a bleed."""

    redirects: bool = True


class NeedsSuperior(Tree, frozen=True):
    """Of a card being played: it requires a Discipline at the superior level."""

    needs_superior: bool = True


# -- Which card it is


class NotSelf(Tree, frozen=True):
    """Neither the minion who plays the card nor the card itself."""

    not_self: bool = True


class InRole(Tree, frozen=True):
    """It is the card in this role."""

    role: Role


class InNoRole(Tree, frozen=True):
    """It is none of the cards in these roles."""

    other_than: tuple[Role, ...]


class AttachedTo(Tree, frozen=True):
    """Attached to the card in this role."""

    on: Role


class Bears(Tree, frozen=True):
    """The card in this role is on it."""

    bears: Role


class DoesNotBear(Tree, frozen=True):
    """The card in this role is not on it."""

    not_bearing: Role


class Bearing(Tree, frozen=True):
    """A card of one of these names or keywords is on it."""

    bearing: tuple[str, ...]


class Without(Tree, frozen=True):
    """No card of these names or keywords is on it."""

    without: tuple[str, ...]


class Laden(Tree, frozen=True):
    """Cards lie on it, out of play; or none do."""

    laden: bool


# -- How it is now


class Locked(Tree, frozen=True):
    """Is locked, or is not."""

    locked: bool


class CapacityBetween(Tree, frozen=True):
    """Has a capacity within these limits."""

    least_capacity: int = 0
    most_capacity: int = 99


class ComparedInAge(Tree, frozen=True):
    """Younger or older than the minion who plays the card (VTES-1.5.2-02), or than another."""

    compared: Literal["younger", "older", "not-older", "not-younger"]
    compared_to: Role = "minion"


class Oldest(Tree, frozen=True):
    """None that matches and has the same controller is older."""

    oldest: bool = True


class OldestOfAll(Tree, frozen=True):
    """None that matches is older, whoever controls it."""

    oldest_of_all: bool = True


class Full(Tree, frozen=True):
    """A vampire with as much blood as his capacity, or with less."""

    full: bool


class Hurt(Tree, frozen=True):
    """An ally or retainer with less life than he came with, or with as much."""

    hurt: bool


class BleedAtLeast(Tree, frozen=True):
    """Has so much bleed, or more."""

    least_bleed: int


class PoolAtMost(Tree, frozen=True):
    """Its controller has at most so much pool."""

    most_pool: int


class Marked(Tree, frozen=True):
    """Counters of this name are on it (``Mark``), or counters of this name that are yours."""

    marked: str = ""
    marked_own: str = ""
    least_marked: int = 1
    """At least so many of them."""


class NotMarked(Tree, frozen=True):
    """No counter of this name is on it."""

    not_marked: str


class Noted(Tree, frozen=True):
    """Something was noted about it under this word (``Note``)."""

    noted: str


class NotNoted(Tree, frozen=True):
    """Nothing was noted about it under this word."""

    not_noted: str


class Entered(Tree, frozen=True):
    """It came into play in this turn; or into your ready region in your latest influence phase; or into play
    after your last minion phase."""

    entered: Literal["this-turn", "last-influence", "since-minion-phase"]


class AboutToBurn(Tree, frozen=True):
    """It is just about to be burned."""

    doomed: bool = True


class Targetable(Tree, frozen=True):
    """Nothing keeps it from being a target of this minion's action."""

    targetable: bool = True


class MayBlock(Tree, frozen=True):
    """Nothing keeps him from attempting to block the action in progress, but perhaps being locked."""

    may_block: bool = True


class InCombat(Tree, frozen=True):
    """The combat has begun and has not ended; or he is in none."""

    in_combat: bool


class Fought(Tree, frozen=True):
    """In the combat in progress, or in the one that has just ended and is being brought to its close."""

    fought: bool = True


class Opposing(Tree, frozen=True):
    """In combat with the card in this role."""

    opposing: Role


class Struck(Tree, frozen=True):
    """The target of a strike being made that works at this range; or of one that would deal aggravated
    damage."""

    struck: Literal["strike", "aggravated"]
