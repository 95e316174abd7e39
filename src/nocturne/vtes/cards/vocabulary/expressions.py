"""Filters, amounts and conditions that hold each other: a filter compares an amount, an amount counts what a
filter picks, a condition asks about both."""

from __future__ import annotations

from typing import Literal, TypeAlias

from nocturne.vtes.cards.lexicon import CardType
from nocturne.vtes.cards.vocabulary.amounts import (
    ActionStat,
    Cards,
    Chosen,
    DisciplinesUsed,
    Margin,
    Marks,
    Methuselahs,
    Points,
    PoolLost,
    PoolOf,
    Stat,
    Tally,
    Targets,
    VictoryPoints,
    WeaponDamage,
)
from nocturne.vtes.cards.vocabulary.conditions import (
    AboutToFight,
    Acted,
    BlocksDeclined,
    CanDiablerize,
    CardPlayed,
    CombatIs,
    Doomed,
    HasBlocked,
    HasEdge,
    PlayedIn,
    RangeIs,
    SameMethuselah,
    StealthNeeded,
    StrikeIs,
    Tied,
    TitleIs,
    TurnIs,
)
from nocturne.vtes.cards.vocabulary.words import KindOfCard, Party, Role, Tree
from nocturne.vtes.terms import ActionKind


class Count(Tree, frozen=True):
    """As many as there are cards in play that match."""

    of: Filter
    times: int = 1
    most: int | None = None


class Sum(Tree, frozen=True):
    """Several amounts together, no more than ``most``."""

    of: tuple[Amount, ...]
    most: int | None = None


class Least(Tree, frozen=True):
    """The smallest of several amounts."""

    of: tuple[Amount, ...]


class Depends(Tree, frozen=True):
    """One amount if a condition holds, another if not."""

    when: Condition
    yes: Amount
    no: Amount = 0


class Half(Tree, frozen=True):
    """Half an amount, rounded down or up."""

    of: Amount
    up: bool = False


class PerEvery(Tree, frozen=True):
    """1 for every so many, what is left over not counted."""

    of: Amount
    every: int


class Holds(Tree, frozen=True):
    """A card in a role matches."""

    who: Role
    filter: Filter


class ActionIs(Tree, frozen=True):
    """About the current action: every field that is set must hold."""

    kinds: tuple[ActionKind, ...] = ()
    directed: bool | None = None
    at_you: bool | None = None
    by_card: bool | None = None
    by: Literal["", "you", "other", "prey", "predator"] = ""
    """Whose minion acts."""
    from_this: bool | None = None
    """It is an action that this very card offers."""
    card: Filter | None = None
    """It is taken with such a card: the ally to be recruited, say. Of equip actions (``kinds``) also: to get
    such a card from another minion, or from an ash heap."""
    at: Filter | None = None
    """It is aimed at such a card in play."""
    alike: bool | None = None
    """It is directed at the same Methuselahs as the one this card remembers (``MarkDirection``)."""
    for_anarchs: bool | None = None
    """It requires an anarch (a baron, say), or makes the acting minion one."""
    needs_clans: tuple[str, ...] = ()
    """It requires a minion of one of these clans, or the Discipline in ``needs_discipline``: the card it is
    taken with as it was played, or a card in play of whoever takes the action it offers."""
    needs_discipline: str = ""
    succeeded: bool | None = None
    blocked: bool | None = None
    """It was blocked, and was not ended otherwise."""
    first_success: bool | None = None
    """It is the minion's first action of its kind this turn to succeed."""
    bled: bool | None = None
    """It was a successful bleed: it burned 1 pool or more (VTES-6.1.1-06)."""
    of_prey: bool | None = None
    """It was a successful bleed of who was the acting Methuselah's prey then, though she may be out now."""
    first: bool | None = None
    """It is the first action of the minion phase."""
    reacted: bool | None = None
    """A reaction card was played during it, be it canceled."""
    cost_blood: bool | None = None
    """Blood was paid for it."""


class Controls(Tree, frozen=True):
    """A party controls at least so many matching cards."""

    party: Party
    filter: Filter
    least: int = 1
    each: bool = False
    """Each of them does, not all together."""


class ReferendumIs(Tree, frozen=True):
    """About the referendum in progress, or the latest one of the action: every field that is set must
    hold."""

    kind: Literal["", "political", "blood-hunt"] = ""
    """``political``: the referendum of a political action."""
    caller: Filter | None = None
    """Who called it."""
    called_by: Role | None = None
    on: Role | None = None
    """The blood hunt is on this minion."""
    under_way: bool | None = None
    """It is going on now, and not over."""
    passed: bool | None = None
    automatic: bool | None = None
    cast: bool | None = None
    """Whether any vote or ballot has been cast."""
    least_margin: int = 0
    chose: Filter | None = None
    """Such a card was chosen in its terms."""


class PlayIs(Tree, frozen=True):
    """About the card being played, while only cancels may be used: every field that is set must hold."""

    by: Role | None = None
    """This minion plays it."""
    card: Filter | None = None
    """It is such a card, as it is played."""


class Compare(Tree, frozen=True):
    """Two amounts compared."""

    left: Amount
    how: Literal["more", "at-least", "equal"]
    right: Amount


class Not(Tree, frozen=True):
    """The contrary."""

    of: Condition


class All(Tree, frozen=True):
    """All of these."""

    of: tuple[Condition, ...]


class AnyOf(Tree, frozen=True):
    """At least one of these."""

    of: tuple[Condition, ...]


class Filter(Tree, frozen=True):
    """Which cards match. Every field that is set must hold."""

    kind: KindOfCard = "any"
    region: Literal[
        "ready", "torpor", "uncontrolled", "unseen", "controlled", "ash", "hand", "incapacitated", "any"
    ] = "controlled"  # fmt: skip
    """``hand``: a card in your own hand; ``uncontrolled``: only those you may know; ``unseen``: in an
    uncontrolled region, where a card you do not know matches whatever it is (VTES-IMB-27)."""
    controller: Literal[
        "you", "other", "prey", "predator", "neighbor", "any", "same-as-minion", "target", "chosen", "active",
        "bled",
    ] = "any"  # fmt: skip
    """``neighbor``: the predator or the prey. Of a card in an ash heap: whose heap it is."""
    clans: tuple[str, ...] = ()
    not_clans: tuple[str, ...] = ()
    clan_named: bool = False
    """Of the clan that was named (``Name``)."""
    sects: tuple[str, ...] = ()
    not_sects: tuple[str, ...] = ()
    same: tuple[Literal["clan", "sect", "circle"], ...] = ()
    """Shared with the minion who plays the card."""
    titles: tuple[str, ...] = ()
    """Any of these; the regent counts as a cardinal (VTES-10.2-05)."""
    not_titles: tuple[str, ...] = ()
    titled: bool | None = None
    anarch: bool | None = None
    locked: bool | None = None
    traits: tuple[str, ...] = ()
    not_traits: tuple[str, ...] = ()
    paths: tuple[str, ...] = ()
    """Follows one of these paths."""
    not_paths: tuple[str, ...] = ()
    slave: bool | None = None
    """Is a slave of some clan (VTES-T-12)."""
    enslaves: bool = False
    """The minion who plays the card is a slave of his clan, and both have the same controller."""
    disciplines: tuple[str, ...] = ()
    least_capacity: int = 0
    most_capacity: int = 99
    compared: Literal["", "younger", "older", "not-older", "not-younger"] = ""
    """Compared with the minion who plays the card (VTES-1.5.2-02), or with another:"""
    compared_to: Role = "minion"
    """Whom ``compared`` and ``same`` compare with."""
    oldest: bool = False
    """None that matches and has the same controller is older."""
    not_self: bool = False
    role: Role | None = None
    """It is the card in this role."""
    other_than: tuple[Role, ...] = ()
    """It is none of the cards in these roles."""
    superior: tuple[str, ...] = ()
    """Has all of these Disciplines at the superior level."""
    requires_discipline: str = ""
    """A library card that requires this Discipline, alone or among others (VTES-1.6.3-27); ``any``: some
    Discipline."""
    requires_clans: tuple[str, ...] = ()
    """A library card that requires one of these clans; ``any``: some clan."""
    requires_sects: tuple[str, ...] = ()
    """A library card that requires one of these sects, or an anarch."""
    brings_vampire: bool = False
    """A library card, as it is played, with which a vampire is put in play."""
    makes_anarch: bool = False
    """A library card that makes vampires anarchs."""
    requires_path: str = ""
    """A library card that requires this path."""
    requires_title: bool = False
    """A library card that requires a title, whichever."""
    most_pool_cost: int = 99
    """A library card that costs the minion's controller at most so much pool now."""
    equip_for: int | None = None
    """A card that the minion could equip with now, employ or recruit, for so much more pool (or, below 0, so
    much less pool or blood) than it costs."""
    most_damage: int = 99
    """A weapon no regular strike of which inflicts more than this, his strength not counted, or aggravated
    damage."""
    bearer: Filter | None = None
    """Attached to a card that matches."""
    diablerist: bool | None = None
    """Has committed diablerie since the end of your last turn."""
    unique: bool | None = None
    red_list: bool | None = None
    names: tuple[str, ...] = ()
    keywords: tuple[str, ...] = ()
    not_keywords: tuple[str, ...] = ()
    on: Role | None = None
    """Attached to the card in this role."""
    contract: Filter | None = None
    """A contract is on it for which such a minion was chosen."""
    bears: Role | None = None
    """The card in this role is on it."""
    not_bearing: Role | None = None
    """The card in this role is not on it."""
    without: tuple[str, ...] = ()
    """No card of these names or keywords is on it."""
    bearing: tuple[str, ...] = ()
    """A card of one of these names or keywords is on it."""
    no_disciplines: tuple[str, ...] = ()
    """None of these Disciplines at all."""
    not_superior: tuple[str, ...] = ()
    """None of these Disciplines at superior (VTES-1.6.2-08)."""
    not_noted: str = ""
    """Nothing was noted about it under this word (``Note``)."""
    noted: str = ""
    """Something was."""
    most_pool: int = 99
    """Its controller has at most so much pool."""
    out_of_turn: bool | None = None
    """A master card that is played out of turn, or not."""
    types: tuple[CardType, ...] = ()
    least_blood: int = 0
    most_blood: Amount = 99
    full: bool | None = None
    """A vampire with as much blood as his capacity."""
    hurt: bool | None = None
    """An ally or retainer with less life than he came with."""
    within: Amount | None = None
    """Of no more than this: a vampire's capacity, a library card's cost in blood or pool (X is 0)."""
    least_bleed: int = 0
    oldest_of_all: bool = False
    """None that matches is older, whoever controls it."""
    entered: Literal["", "this-turn", "last-influence", "since-minion-phase"] = ""
    """It came into play in this turn; or into your ready region in your latest influence phase; or into play
    after your last minion phase."""
    opposing: Role | None = None
    """In combat with the card in this role."""
    in_combat: bool | None = None
    """The combat has begun and has not ended."""
    fighting: Filter | None = None
    """In combat with a card that matches."""
    fought: bool = False
    """In the combat in progress, or in the one that has just ended and is being brought to its close."""
    struck: Literal["", "strike", "aggravated"] = ""
    """The target of a strike being made that works at this range; or of one that would deal aggravated
    damage."""
    voted: Literal["", "for", "against", "any", "not"] = ""
    """How the minion cast votes or ballots in the latest referendum; ``not``: he abstained."""
    contested: bool = False
    """Looks among contested cards, which nothing else can touch (VTES-1.6.1.4-03)."""
    title_contested: bool | None = None
    may_block: bool = False
    """Nothing keeps him from attempting to block the action in progress, but perhaps being locked."""
    callable: bool = False
    """A political card whose referendum the minion could call, or a card in play that offers him one."""
    strike_card: bool = False
    """Of a card being played: a strike card."""
    restricts: bool = False
    """Of a card being played: it would restrict the minion's choice of strikes. To keep him from striking at
    all, or from additional strikes, is no such thing."""
    redirects: bool = False
    """Of a card being played: it changes the target of a bleed."""
    needs_superior: bool = False
    """Of a card being played: it requires a Discipline at the superior level."""
    laden: bool | None = None
    """Cards lie on it, out of play; or none do."""
    uses_counters: bool = False
    """Its text puts counters on it, or takes them from it."""
    doomed: bool = False
    """It is just about to be burned."""
    marked: str = ""
    """A counter of this name is on it (``Mark``)."""
    marked_own: str = ""
    """A counter of this name that is yours is on it."""
    least_marked: int = 1
    """At least so many of the counters that are asked for."""
    not_marked: str = ""
    not_taken: tuple[ActionKind, ...] = ()
    """It has taken no action of these kinds this turn."""
    any_of: tuple[Filter, ...] = ()
    """One of these matches, too: an ally or a younger vampire."""


Amount: TypeAlias = (
    int | Count | Chosen | Stat | Points | Margin | Targets | Methuselahs | Sum | Least | Half
    | PerEvery | Tally | WeaponDamage | ActionStat | Cards | Depends | PoolOf | VictoryPoints
    | DisciplinesUsed | Marks | PoolLost
)  # fmt: skip
"""Where an amount is for each of several Methuselahs, each one is ``chosen`` while hers is reckoned."""


Condition: TypeAlias = (
    Holds | ActionIs | AboutToFight | HasBlocked | BlocksDeclined | CardPlayed | Controls | HasEdge | Acted
    | RangeIs
    | CombatIs | StrikeIs | StealthNeeded | PlayIs | Doomed | CanDiablerize | ReferendumIs | Compare | Not
    | All | AnyOf | PlayedIn
    | SameMethuselah | TitleIs | TurnIs | Tied
)  # fmt: skip
