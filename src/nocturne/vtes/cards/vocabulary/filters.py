"""Which cards: the one filter with which trees pick, count and compare cards."""

from __future__ import annotations

from typing import Literal

from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.cards.lexicon import CardType
from nocturne.vtes.cards.vocabulary.words import KindOfCard, Role, Tree
from nocturne.vtes.terms import ActionKind


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
    most_blood: v.Amount = 99
    full: bool | None = None
    """A vampire with as much blood as his capacity."""
    hurt: bool | None = None
    """An ally or retainer with less life than he came with."""
    within: v.Amount | None = None
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
