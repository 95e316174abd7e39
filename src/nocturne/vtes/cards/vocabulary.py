"""The vocabulary of effects: what a card's tree is made of.

A tree is frozen, typed data: the modes in which a card can be played and the abilities it has in play, in a
closed set of words. It says what happens, never how; ``nocturne.vtes.rules`` carries it out. Every struct
here is tagged, so trees can be written as YAML, checked, stored, and rendered back as a sentence.

Reading guide: a ``Mode`` has requirements, a cost, windows, targets and effects. An effect names the things
it touches by *role*: ``minion`` (who plays the card), ``target`` (chosen when played), ``acting``,
``blocker``, ``opponent`` (in combat), ``bearer`` (what this card is on), ``this`` (the card itself); and
the players by ``you``, ``prey``, ``predator``, ``acting``, ``target`` (the chosen Methuselah, or the
controller of the target).
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from nocturne.vtes.cards.lexicon import CardType
from nocturne.vtes.terms import ActionKind, Phase, Window

Role: TypeAlias = Literal[
    "minion", "target", "second", "picked", "predator-picked", "acting", "hunted", "blocker", "opponent",
    "bearer", "this", "chosen", "defending", "weapon", "pointed", "second-pointed", "aimed", "action-card",
]  # fmt: skip
"""``opponent``: in combat, or about to be; ``aimed``: what the action in progress is aimed at, its first
target; ``action-card``: the card the action was taken with; ``weapon``: what the minion strikes with in the
current pair of strikes; ``pointed``: the card this one was told to point at (``PointAt``),
``second-pointed`` the next one."""
Party: TypeAlias = Literal[
    "you", "prey", "predator", "acting", "target", "targets", "not-targets", "allotted", "cast-for",
    "cast-against", "cast-only-for", "cast-only-against", "chosen", "each",
    "each-other", "controller", "owner", "active", "bearer", "pointed", "canceled", "bled",
    "most-points", "fewest-points", "opponent", "directed",
]  # fmt: skip
"""``active``: whose turn it is; ``targets``: every chosen Methuselah; ``not-targets``: all the others;
``allotted``: those who were given points; ``cast-for``, ``cast-against``: who cast votes or ballots on
that side of the latest referendum, with a minion or otherwise, ``cast-only-for``, ``cast-only-against``:
and none on the other;
``bearer``: the controller of what this card is on; ``pointed``: the Methuselah this card points at;
``canceled``: who plays the card that is being canceled; ``bled``: whom the current bleed is against;
``opponent``: the controller of the opposing minion;
``directed``: all at whom the current action is directed;
``most-points``, ``fewest-points``: among those who have points, all who have the most, or the fewest."""
KindOfCard: TypeAlias = Literal[
    "minion", "vampire", "ally", "imbued", "retainer", "equipment", "weapon", "location", "master", "event",
    "trophy", "monster", "crypt", "library", "minion-card", "minion-or-retainer", "any",
]  # fmt: skip
"""``monster``: a vampire, or an ally or retainer neither mortal nor animal (VTES-IMB-17); ``crypt``: any
crypt card; ``library``: any library card; ``minion-card``: one that is neither master nor event nor
conviction (VTES-T-41)."""


StrikeKind: TypeAlias = Literal[
    "hand", "ranged", "weapon", "melee", "gun", "card", "innate", "initial", "additional", "damaging",
    "dodge", "combat-ends",
]  # fmt: skip
"""What a strike is. A hand strike is neither ranged nor made with a weapon (VTES-6.4.5.1-03); ``innate``:
offered by the minion's own text; ``damaging``: it deals damage, be it 0."""

Forbidden: TypeAlias = Literal[
    "maneuver", "maneuver-close", "maneuver-long", "press", "press-continue", "press-end", "strike",
    "initial-strike",
    "strike-card", "not-hand", "dodge", "combat-ends", "additional", "equipment", "weapon-damage", "prevent",
    "grapple", "frenzy", "combat-card", "discipline-card", "diablerie",
]  # fmt: skip
"""What a minion may be forbidden: to maneuver (or only to one of the ranges), to press, to strike at all, in
the first pair of a round, or in some way (``not-hand``: with anything but a hand strike), to gain additional
strikes, to use equipment; ``weapon-damage``: his weapons' strikes inflict none; a keyword: he may not play
such cards."""


class Tree(Struct, frozen=True, forbid_unknown_fields=True, tag=True, tag_field="is", omit_defaults=True):
    """Base of every node."""


# -- amounts


class Count(Tree, frozen=True):
    """As many as there are cards in play that match."""

    of: Filter
    times: int = 1
    most: int | None = None


class Chosen(Tree, frozen=True):
    """The number X announced when the card was played."""

    times: int = 1


class Stat(Tree, frozen=True):
    """A number read off a card: capacity, blood, bleed, strength, counters, what it costs in blood or
    pool."""

    of: Role
    stat: Literal[
        "capacity", "blood", "bleed", "strength", "counters", "missing-blood", "missing-life", "cost"
    ]  # fmt: skip
    times: int = 1
    plus: int = 0


class Points(Tree, frozen=True):
    """The points allotted to the card or Methuselah concerned (``Allot``)."""

    times: int = 1


class Margin(Tree, frozen=True):
    """The votes by which the referendum passed (or failed); nothing if it passed by itself
    (VTES-6.3.2-13)."""

    times: int = 1
    most: int | None = None


class Targets(Tree, frozen=True):
    """As many as cards were chosen."""

    times: int = 1


class Methuselahs(Tree, frozen=True):
    """How many Methuselahs are in the game, or in a party."""

    party: Party = "each"


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


class PoolOf(Tree, frozen=True):
    """The pool a Methuselah has now."""

    party: Party


class VictoryPoints(Tree, frozen=True):
    """The victory points a Methuselah has, halves not counted."""

    party: Party = "you"
    times: int = 1


class DisciplinesUsed(Tree, frozen=True):
    """How many Disciplines a minion has used to play cards during the action, combats included; canceled
    cards count."""

    of: Role = "minion"


class Marks(Tree, frozen=True):
    """How many counters of a name are on a card (``Mark``)."""

    of: Role
    word: str


class PoolLost(Tree, frozen=True):
    """The pool a Methuselah has lost to the effects of the referendum (gains do not count against it)."""

    party: Party = "you"


class Half(Tree, frozen=True):
    """Half an amount, rounded down or up."""

    of: Amount
    up: bool = False


class PerEvery(Tree, frozen=True):
    """1 for every so many, what is left over not counted."""

    of: Amount
    every: int


class Tally(Tree, frozen=True):
    """What the combat has counted about a combatant: damage he successfully inflicted on the other, blood
    or life he lost to damage, in the current round, in the whole combat, or by the strike that has just
    resolved."""

    of: Role
    what: Literal["inflicted", "lost", "dealt"]
    """``dealt``: damage his strike would inflict, prevented or not (only by the strike)."""
    span: Literal["strike", "round", "combat"] = "round"
    times: int = 1
    most: int | None = None


class ActionStat(Tree, frozen=True):
    """A number of the action in progress: its bleed, its stealth."""

    stat: Literal["bleed", "stealth", "taken"]
    """``taken``: the pool the bleed has burned."""
    times: int = 1


class Cards(Tree, frozen=True):
    """How many cards a party has somewhere."""

    party: Party = "you"
    zone: Literal["hand", "library", "crypt", "ash"] = "hand"
    fewest: bool = False
    """Only those of the one in the party who has the fewest there."""


class WeaponDamage(Tree, frozen=True):
    """What a weapon would inflict if its bearer struck a generic opponent with it (VTES-6.4.6-29); as the
    damage of a strike, settled when the strike is announced."""

    of: Role = "target"
    plus: int = 0


Amount: TypeAlias = (
    int | Count | Chosen | Stat | Points | Margin | Targets | Methuselahs | Sum | Least | Half
    | PerEvery | Tally | WeaponDamage | ActionStat | Cards | Depends | PoolOf | VictoryPoints
    | DisciplinesUsed | Marks | PoolLost
)  # fmt: skip
"""Where an amount is for each of several Methuselahs, each one is ``chosen`` while hers is reckoned."""


# -- picking things


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
    makes_anarch: bool = False
    """A library card that makes vampires anarchs."""
    requires_path: str = ""
    """A library card that requires this path."""
    requires_title: bool = False
    """A library card that requires a title, whichever."""
    most_pool_cost: int = 99
    """A library card that costs the minion's controller at most so much pool now."""
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
    most_blood: int = 99
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


# -- conditions


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
    """It is taken with such a card: the ally to be recruited, say."""
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
    first: bool | None = None
    """It is the first action of the minion phase."""
    reacted: bool | None = None
    """A reaction card was played during it, be it canceled."""
    cost_blood: bool | None = None
    """Blood was paid for it."""


class AboutToFight(Tree, frozen=True):
    """A minion is about to enter combat with another: he has blocked him, or an effect begins a combat."""

    who: Role = "minion"
    whom: Role = "acting"


class HasBlocked(Tree, frozen=True):
    """A minion has successfully blocked the current action."""

    who: Role = "minion"


class CardPlayed(Tree, frozen=True):
    """A card of one of these names has been played in this span, by anybody."""

    names: tuple[str, ...] = ()
    span: Literal["action", "combat", "round", "turn"] = "action"
    by: Role | None = None
    """By this minion, as an action modifier or reaction."""
    requires: str = ""
    """Instead of a name: a card that requires this Discipline, played by that minion in the action."""


class Controls(Tree, frozen=True):
    """A party controls at least so many matching cards."""

    party: Party
    filter: Filter
    least: int = 1
    each: bool = False
    """Each of them does, not all together."""


class HasEdge(Tree, frozen=True):
    """A party has the Edge."""

    party: Party


class Acted(Tree, frozen=True):
    """A minion of a party has taken an action this turn, other than a mandatory one."""

    party: Party = "you"


class RangeIs(Tree, frozen=True):
    """The range of the round of combat."""

    long: bool


class SameMethuselah(Tree, frozen=True):
    """Two parties are one and the same Methuselah."""

    one: Party
    other: Party


class Tied(Tree, frozen=True):
    """Two or more have the most points, or the fewest."""

    which: Literal["most", "fewest"]


class PlayedIn(Tree, frozen=True):
    """This card in play was played in one of these modes (VTES-1.6.3-28)."""

    modes: tuple[int, ...]


class TurnIs(Tree, frozen=True):
    """Whose turn it is, and which phase."""

    yours: bool | None = None
    phases: tuple[Phase, ...] = ()
    acted: bool | None = None
    """Whether a minion has attempted an action in it."""


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


class CombatIs(Tree, frozen=True):
    """Facts about the combat in progress; every one that is set must hold."""

    first_round: bool | None = None
    initial: bool | None = None
    """The current pair of strikes is the first one of the round."""
    ending: bool | None = None
    """The combat is about to end: no press continues it, or an effect ends it."""
    over: bool | None = None
    """It has ended, and only what follows from it is still to happen."""
    both_ready: bool | None = None
    queued: bool | None = None
    """Another combat waits for the end of this one."""
    by_block: bool | None = None
    """It comes from a block."""
    was_blocked: Role | None = None
    """This minion is the one whose action was blocked."""
    was_blocker: Role | None = None
    quiet_rounds: int = 0
    """So many rounds in a row, this one included, have passed without a card being played."""


class StrikeIs(Tree, frozen=True):
    """A combatant has chosen his strike for this pair, and it is of all these kinds and none of those."""

    who: Role = "minion"
    kinds: tuple[StrikeKind, ...] = ()
    not_kinds: tuple[StrikeKind, ...] = ()
    aggravated: bool | None = None
    works: bool | None = None
    """It has an effect at the range of the round."""
    requires: str = ""
    """The strike card requires this Discipline."""


class StealthNeeded(Tree, frozen=True):
    """Somebody attempts to block, and as things stand he would (VTES-6.2.2.2-03)."""


class PlayIs(Tree, frozen=True):
    """About the card being played, while only cancels may be used: every field that is set must hold."""

    by: Role | None = None
    """This minion plays it."""
    card: Filter | None = None
    """It is such a card, as it is played."""


class Doomed(Tree, frozen=True):
    """A minion is being burned or going to torpor right now, or no longer ready (VTES-6.4.6-14)."""

    who: Role = "minion"
    to_torpor: bool = False
    """Set: he is going to torpor, nothing else."""


class CanDiablerize(Tree, frozen=True):
    """A vampire is able to commit diablerie: nothing forbids it to him."""

    who: Role = "minion"


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


Condition: TypeAlias = (
    Holds | ActionIs | AboutToFight | HasBlocked | CardPlayed | Controls | HasEdge | Acted | RangeIs
    | CombatIs | StrikeIs | StealthNeeded | PlayIs | Doomed | CanDiablerize | ReferendumIs | Compare | Not
    | All | AnyOf | PlayedIn
    | SameMethuselah | TurnIs | Tied
)  # fmt: skip


# -- effects on the action in progress


class Stealth(Tree, frozen=True):
    """More stealth for the acting minion; only at need (VTES-6.2.2.2-03), unless ``ahead``."""

    amount: Amount = 1
    ahead: bool = False
    """Even if it is not needed yet."""


class Intercept(Tree, frozen=True):
    """More intercept for a minion; only at need (VTES-6.2.2.2-04), unless ``ahead``."""

    amount: Amount = 1
    ahead: bool = False
    who: Role = "minion"


class BleedMore(Tree, frozen=True):
    """More (or less) bleed for this action. ``limited``: one limited increase an action."""

    amount: Amount
    limited: bool = False
    when: Condition | None = None
    """It counts only as long as this holds, and only then against the limit."""


class BleedLess(Tree, frozen=True):
    """The bleed in progress is reduced."""

    amount: Amount


class Redirect(Tree, frozen=True):
    """The bleed goes to another Methuselah, the chosen one; blocks begin anew (VTES-6.2.2.2-08)."""


class NoBleed(Tree, frozen=True):
    """The bleed that would succeed burns no pool and is not successful."""


class Mask(Tree, frozen=True):
    """The acting minion unlocks, the minion who plays this locks and goes on with the action in his stead."""


class AttemptBlock(Tree, frozen=True):
    """A minion attempts to block the current action. ``anyone``: whomever the action is aimed at."""

    who: Role = "minion"
    anyone: bool = False


class Wake(Tree, frozen=True):
    """The minion may block and react as though unlocked until the action ends (VTES-T-19)."""

    who: Role = "minion"


class EndAction(Tree, frozen=True):
    """The action ends at once, unsuccessful: no blocker is locked, no combat follows."""

    bar: bool = False
    """The acting minion cannot perform the same action again this turn."""
    fails: bool = False
    """It comes to its resolution and fails: what is used after an action can be used."""
    canceled: bool = False
    """It does not come to its resolution: it can be taken again, unless it had been blocked before."""


class FailBlock(Tree, frozen=True):
    """The current block attempt fails, or the block before it is resolved; ``bar``: that minion may not
    block this action again."""

    bar: bool = False
    bar_all: bool = False
    """Nor may any other minion of his controller."""


class Unblocked(Tree, frozen=True):
    """The blocked action goes on as if it had not been blocked (VTES-6.2.4-01): after the combat, or used
    before block resolution without one."""

    stealth: int = 0
    """With so much more stealth, needed or not."""


class Bleed(Tree, frozen=True):
    """Resolving a bleed action (the amount is the minion's, with what modifies it)."""


class Hunt(Tree, frozen=True):
    """Resolving a hunt: blood from the bank, or stolen from a minion."""

    amount: Amount = 1
    source: Role | None = None


class EnterCombat(Tree, frozen=True):
    """A combat between the minion and another; during a combat it is queued (VTES-6.4.4-05). ``first``: what
    happens as its first round begins, with the same roles (forbidding strikes, granting presses ...)."""

    who: Role = "target"
    minion: Role = "minion"
    first: tuple[Effect, ...] = ()
    as_acting: bool = False
    """The other one is considered the acting minion of that combat."""


class Equip(Tree, frozen=True):
    """This card is placed on the acting minion as equipment, retainer or power, or in the ready region as an
    ally, according to its type."""

    life: int | None = None
    """The life it begins with when this mode gives another than the printed one."""
    acts: bool = False
    """An ally who can act in the turn he is recruited."""


class CallReferendum(Tree, frozen=True):
    """A referendum: terms to choose, what holds during it, what happens if it passes (and if it fails)."""

    passes: tuple[Effect, ...] = ()
    fails: tuple[Effect, ...] = ()
    terms: tuple[Term, ...] = ()
    during: tuple[Modifier, ...] = ()
    automatic: bool = False
    """It passes without any vote (VTES-6.3.2-12)."""


class GainVotes(Tree, frozen=True):
    """Votes (or ballots) in the current referendum: a minion's own, or of ``this`` card as a source of its
    own."""

    amount: Amount = 0
    who: Role = "minion"
    ballots: Amount = 0
    side: Literal["", "for", "against"] = ""
    """They can only be cast on this side."""


class BurnForVotes(Tree, frozen=True):
    """While this resolves all Methuselahs in turn can burn pool, or blood of their ready vampires that match,
    one by one and in answer to each other, until nobody burns more."""

    votes: Amount
    """For each counter burned by the ``chosen`` Methuselah, or vampire."""
    blood: Filter | None = None
    """Whose blood; None: pool."""


class TakeAction(Tree, frozen=True):
    """A minion can take one action now, as in his own minion phase; not if he is locked."""

    who: Role = "minion"


class MarkDirection(Tree, frozen=True):
    """This card remembers at which Methuselahs the action is directed (``ActionIs.alike``)."""


class Abstain(Tree, frozen=True):
    """A minion abstains; what he has cast is canceled (VTES-6.3.2-10)."""

    who: Role = "target"


class ChangeVotes(Tree, frozen=True):
    """The votes and ballots a minion has cast go to the side you choose; ``force``: he casts all he has."""

    who: Role = "target"
    force: bool = False


class FailReferendum(Tree, frozen=True):
    """The referendum in progress fails, whatever the votes."""


class NextPasses(Tree, frozen=True):
    """The next referendum a matching vampire calls passes by itself."""

    caller: Filter = Filter()
    until: Literal["", "turn"] = ""


class AtTally(Tree, frozen=True):
    """Something that happens when the referendum in progress is resolved: in any case, if it passes, if it
    fails."""

    do: tuple[Effect, ...]
    outcome: Literal["any", "passes", "fails"] = "any"


class InReferendum(Tree, frozen=True):
    """A modifier that holds until the referendum in progress is over."""

    modifier: Modifier


# -- effects on cards and counters


class BurnPool(Tree, frozen=True):
    """A party burns pool."""

    party: Party
    amount: Amount


class GainPool(Tree, frozen=True):
    """A party gains pool from the bank."""

    party: Party
    amount: Amount


class MovePool(Tree, frozen=True):
    """Pool goes from one Methuselah to others, as far as there is any."""

    source: Party
    to: Party
    amount: Amount


class TakeEdge(Tree, frozen=True):
    """A party gets the Edge."""

    party: Party = "you"


class BurnEdge(Tree, frozen=True):
    """The Edge is burned: nobody has it."""


class BurnLife(Tree, frozen=True):
    """An ally or retainer burns life, by no damage; without life he is burned."""

    who: Role
    amount: Amount


class BurnBlood(Tree, frozen=True):
    """A minion burns blood (allies: ignored, VTES-6.1.5-09)."""

    who: Role
    amount: Amount
    life: bool = False
    """Blood or life: allies are not spared."""


class GainBlood(Tree, frozen=True):
    """A minion gains blood from the bank."""

    who: Role
    amount: Amount


class MoveBlood(Tree, frozen=True):
    """Counters move between a card and your pool, or between two cards, as far as there are any. Those of
    crypt cards, allies and retainers are blood or life."""

    amount: Amount
    source: Role | Literal["pool"]
    to: Role | Literal["pool"]
    party: Party = "you"
    """Whose pool it is."""


class AddCounters(Tree, frozen=True):
    """Counters put on this card from the bank."""

    amount: Amount
    who: Role = "this"


class Corrupt(Tree, frozen=True):
    """Corruption counters of yours are put on a minion. ``steal``: if there are as many of yours on him as
    his capacity or cost, you may burn them to steal him."""

    who: Role = "target"
    amount: Amount = 1
    steal: bool = True


class RemoveAtRandom(Tree, frozen=True):
    """Library cards in the ash heap of a party are removed from the game at random."""

    party: Party = "you"
    amount: Amount = 1


class Must(Tree, frozen=True):
    """A minion has a mandatory action this turn (VTES-6-06)."""

    who: Role
    action: ActionKind


class Lock(Tree, frozen=True):
    """A card is locked."""

    who: Role


class Unlock(Tree, frozen=True):
    """A card is unlocked."""

    who: Role


class Burn(Tree, frozen=True):
    """A card is burned."""

    who: Role


class PutOn(Tree, frozen=True):
    """This card is put on another and stays in play."""

    who: Role


class PutInPlay(Tree, frozen=True):
    """This card stays in play in front of its player; ``ready``: in the ready region, as the minion its
    keywords say."""

    ready: bool = False
    counters: Amount = 0


class PointAt(Tree, frozen=True):
    """This card in play remembers a card, which is ``pointed`` from now on (The Rack), a second one, which is
    ``second-pointed``, or with ``party`` a Methuselah, or several."""

    who: Role = "target"
    party: Party | None = None


class Mark(Tree, frozen=True):
    """Counters with a name of their own (hostage, torture ...) are put on a card; ``most``: it can have no
    more than that."""

    who: Role
    word: str
    amount: Amount = 1
    most: int = 99
    own: bool = False
    """They remain those of the Methuselah who put them there ("your corruption counters")."""


class Unmark(Tree, frozen=True):
    """Counters of a name are burned from a card: all, or some; whosever they are."""

    who: Role
    word: str
    amount: Amount = 99
    own: bool = False
    """Only yours."""


class MoveCounters(Tree, frozen=True):
    """Counters of a card (not blood or life) move, as far as there are any."""

    amount: Amount
    source: Role | Literal["pool", "bank", "blood"]
    """``blood``: the blood of ``minion``."""
    to: Role | Literal["pool", "bank", "blood"]


class Put(Tree, frozen=True):
    """A card, wherever it is, goes to a pile of its owner; what was on it is burned (VTES-1.1-07).
    ``library`` and ``crypt`` are shuffled afterwards."""

    who: Role
    to: Literal[
        "hand", "ash", "removed", "top", "bottom", "library", "crypt", "crypt-bottom", "uncontrolled"
    ]  # fmt: skip


class DrawCrypt(Tree, frozen=True):
    """A party draws crypt cards to her uncontrolled region."""

    party: Party = "you"
    amount: Amount = 1


class ShowCrypt(Tree, frozen=True):
    """Each Methuselah of a party shows the top card of her crypt to everybody; its cost (for a vampire his
    capacity) are her points in what follows (VTES-IMB-30). A single card shown is ``chosen``."""

    party: Party = "you"
    do: tuple[Effect, ...] = ()


class TakeFromCrypt(Tree, frozen=True):
    """The top card of your crypt, or the bottom one, goes to your uncontrolled or ready region, or is shown
    and removed from the game; it is ``chosen`` in what follows. From an empty crypt nothing comes and
    nothing follows."""

    bottom: bool = False
    to: Literal["uncontrolled", "ready", "removed"] = "uncontrolled"
    contests: bool = True
    """False: in play it contests no other minion and no title."""
    only: Filter | None = None
    """The card is shown first; one that is not such is shuffled back, and nothing follows."""
    do: tuple[Effect, ...] = ()


class DealAnew(Tree, frozen=True):
    """Each Methuselah of a party moves all crypt cards of her uncontrolled region to her crypt, the counters
    on them to her pool, burns what else is on them, shuffles and deals herself as many."""

    party: Party = "each"


class ShuffleCrypt(Tree, frozen=True):
    """A party's crypts are shuffled."""

    party: Party = "you"


class ShuffleHand(Tree, frozen=True):
    """A party's whole hand is shuffled into the library; then she draws up."""

    party: Party = "you"


class Mill(Tree, frozen=True):
    """A party's top library cards are burned."""

    party: Party
    amount: Amount = 1


class Sift(Tree, frozen=True):
    """Draw cards without discarding, then put as many back from the hand; ``up_to``: as many as one likes."""

    amount: Amount
    to: Literal["bottom", "top", "ash"] = "bottom"
    up_to: bool = False
    by: Party = "you"


class Fetch(Tree, frozen=True):
    """Find cards in piles of one's own and move them. A deck that was looked through is shuffled, and the
    searcher may fail to find (VTES-T-29). ``on``: the card is put on the card in this role."""

    zones: tuple[Literal["library", "ash", "hand", "crypt"], ...]
    what: Filter = Filter(region="any")
    number: Amount = 1
    up_to: bool = True
    to: Literal[
        "hand", "ash", "removed", "top", "bottom", "library", "uncontrolled", "play", "equip", "under",
        "under-face-down",
    ] = "hand"  # fmt: skip
    """``under``: it is put on this card in play, out of play; ``equip``: the minion equips with it, employs
    or recruits it as if he had played it, its requirements and cost apply."""
    minion: Role = "minion"
    """With ``equip``: who does."""
    anyhow: bool = False
    """With ``equip``: whatever it requires, though its cost is paid."""
    on: Role | None = None
    pays: Literal["", "half"] = ""
    """With ``on``: half its cost is paid, rounded down, blood by what it is put on."""
    by: Party = "you"
    of: Party | None = None
    """Whose piles, if not the searcher's own."""
    reveal: bool = False
    """The card is shown to everybody."""


class Browse(Tree, frozen=True):
    """You look at up to so many cards from the top of your library and move up to ``take`` of them to your
    hand; the library is shuffled."""

    amount: Amount
    take: int = 1


class TakeBack(Tree, frozen=True):
    """One of the cards that lie on this card, out of play, goes elsewhere."""

    to: Literal["hand", "top"] = "top"


class Reorder(Tree, frozen=True):
    """You look at so many cards from the top of your library and put them back in any order."""

    amount: Amount


class ShowLibrary(Tree, frozen=True):
    """The top card of your library is shown to everybody and stays where it is; it is ``chosen`` in what
    follows. An empty library shows nothing."""

    do: tuple[Effect, ...] = ()


class LookAt(Tree, frozen=True):
    """The player looks at hidden cards of a party: hand, uncontrolled region, top of the library."""

    party: Party
    zone: Literal["hand", "uncontrolled", "library"] = "hand"
    amount: Amount = 99
    card: Role | None = None
    """Only this card."""
    by: Party = "you"


class GainMasterActions(Tree, frozen=True):
    """A party gets more (or fewer) master phase actions: now in her master phase, else in her next one."""

    party: Party = "you"
    amount: Amount = 1


class GainTransfers(Tree, frozen=True):
    """More transfers in this influence phase."""

    amount: Amount = 1


class GainDiscardActions(Tree, frozen=True):
    """More discard phase actions in this discard phase."""

    amount: Amount = 1


class Note(Tree, frozen=True):
    """Remember for this turn, or this action, that something happened to a card, under a word
    (``Filter.not_noted``, ``Filter.noted``)."""

    word: str
    who: Role = "target"
    span: Literal["turn", "action", "combat", "round"] = "turn"
    """Or for a shorter time."""


class SendToTorpor(Tree, frozen=True):
    """A vampire goes to torpor. ``after_combat``: he is spared until the combat ends, but counts as
    wounded."""

    who: Role
    after_combat: bool = False


class Diablerize(Tree, frozen=True):
    """The minion commits diablerie on a vampire; one going to torpor is diablerized instead (VTES-6.5.5)."""

    who: Role = "opponent"
    by: Role = "minion"


class Rescue(Tree, frozen=True):
    """A vampire who is being burned goes to torpor instead (``to_torpor``), or nothing becomes of him; one
    going to torpor does not go; one being diablerized is not."""

    who: Role = "minion"
    to_torpor: bool = False


class Draw(Tree, frozen=True):
    """A party draws cards, then discards down to her hand size (VTES-1.6.1.2-03)."""

    party: Party = "you"
    amount: Amount = 1


class DiscardFromHand(Tree, frozen=True):
    """A party discards cards, then draws up to her hand size."""

    party: Party = "you"
    amount: Amount = 1
    random: bool = False
    by: Literal["party", "you"] = "party"
    """Who chooses: the party, or the player of this card, who looks at the hand to do so."""
    which: Filter | None = None
    """Only such cards."""
    replaced: Literal["now", "master-phase"] = "now"


class MoveToReady(Tree, frozen=True):
    """A vampire in torpor goes to the ready region."""

    who: Role


class InfluenceMore(Tree, frozen=True):
    """Counters from the bank (or pool) on an uncontrolled vampire."""

    who: Role = "target"
    amount: Amount = 1
    source: Literal["bank", "pool"] = "bank"


class Become(Tree, frozen=True):
    """A vampire changes title, sect or clan, or becomes anarch (or no longer)."""

    who: Role
    clan_named: bool = False
    """Of the clan that was named (``Name``)."""
    like: Role | None = None
    """Of the clan, and unless ``sect`` says otherwise the sect, of this vampire."""
    title: str = ""
    """A title, or "2 votes". A title of its own name is unique when ``city`` gives that name."""
    city: str = ""
    sect: str = ""
    clan: str = ""
    anarch: bool | None = None
    trait: str = ""
    """He gets one of the special words: Black Hand ..."""
    until: Literal["", "turn", "card"] = ""
    """For sect and clan: for good, for this turn, or as long as this card is in play."""


class JoinCircle(Tree, frozen=True):
    """A vampire belongs to a circle that you choose: any that is printed, or that of a vampire in play
    without one, who is a circle of his own (VTES-T-33)."""

    who: Role = "this"


class CopyTitle(Tree, frozen=True):
    """A vampire receives the title of another, and contests it with him."""

    who: Role = "minion"
    of: Role = "target"


class LoseTitle(Tree, frozen=True):
    """A vampire loses his title; ``contested``: he yields the one he contests, and keeps any other."""

    who: Role
    contested: bool = False


class TakeControl(Tree, frozen=True):
    """A party gains control of a card: for good, or for a while."""

    who: Role
    party: Party = "you"
    until: Literal["", "turn", "action", "combat"] = ""
    onto: Role | None = None
    """A card that is on another is moved to this one."""


class Rearrange(Tree, frozen=True):
    """Blood, equipment and retainers are moved between two minions, as the player likes: blood in one
    direction, each card once."""

    one: Role = "target"
    other: Role = "second"


class Exchange(Tree, frozen=True):
    """You exchange a card from your hand for a card in your ash heap."""

    who: Role = "target"


class MoveTo(Tree, frozen=True):
    """A card attached to one card is moved to another."""

    who: Role = "this"
    to: Role = "target"


class Banish(Tree, frozen=True):
    """A minion goes to the uncontrolled region of his owner, or permanent controller, with everything on
    him."""

    who: Role = "target"
    owner: bool = False
    """His owner's, whoever controls him for good."""


class BringOut(Tree, frozen=True):
    """A crypt card in an uncontrolled region, or an ash heap, is moved to your ready region."""

    who: Role = "target"


class CancelCard(Tree, frozen=True):
    """The card being played is canceled (VTES-T-23). ``pays``: whether its cost is paid all the same."""

    pays: bool = True
    bar: Literal["", "action", "turn"] = ""
    """``action``: the minion who played it cannot play that card again in this action; ``turn``: nobody can
    in this turn."""


class CancelNext(Tree, frozen=True):
    """The next such card is canceled as it is played. ``pays``: whether its cost is paid all the same."""

    cards: Filter
    until: Literal["action", "turn", "combat"] = "action"
    pays: bool = True


class CancelReferendum(Tree, frozen=True):
    """The referendum is canceled: nothing comes of it (VTES-6.3.2-14)."""

    to_hand: bool = False
    """The political card that called it goes back to its owner's hand."""
    bar: bool = False
    """The minions of that Methuselah cannot perform the same action again this turn."""


class Inflict(Tree, frozen=True):
    """Damage that is not a strike. During strike resolution it is handled together with the strikes'
    damage."""

    who: Role
    amount: Amount
    aggravated: bool = False
    preventable: bool = True
    environmental: bool = True
    """False: the minion deals it (VTES-6.4.6-17)."""
    from_strike: bool = False
    """It counts as damage from the minion's strike, as more of it (VTES-6.4.6-25)."""


# -- effects in combat


class Strike(Tree, frozen=True):
    """A strike. With neither ``damage`` nor ``strength`` it deals no damage, whatever is added
    (VTES-6.4.6-21)."""

    damage: Amount | None = None
    strength: Amount | None = None
    """Set: strength plus this; not ranged and without a weapon, a hand strike (VTES-6.4.5.1-03)."""
    uses: tuple[Literal["hand", "melee", "gun", "ranged-weapon", "weapon"], ...] = ()
    """The card makes a hand strike or a strike with a weapon of his; ``plus`` is added to its damage."""
    plus: Amount = 0
    most: int | None = None
    """Damage above this is ignored."""
    ranged: bool = False
    aggravated: bool = False
    first: bool = False
    dodge: bool = False
    ends_combat: bool = False
    steal_blood: Amount = 0
    steal: Literal["", "equipment", "weapon"] = ""
    destroy: Literal["", "equipment", "weapon", "retainer", "equipment-or-retainer"] = ""
    effects: tuple[Effect, ...] = ()
    """What else it does to its target when it resolves. Of a strike that ends combat: after the combat,
    except that unlocking comes before (VTES-6.4.5.6-04)."""
    anyway: tuple[Effect, ...] = ()
    """What happens in its resolution even if it is dodged or out of range: damage to the striker ..."""
    inflicted: tuple[Effect, ...] = ()
    """What follows if it successfully inflicted any damage."""
    afterwards: tuple[Effect, ...] = ()
    """What follows its resolution: burning the weapon, ending the combat ..."""
    no_weapon_damage: bool = False
    """Once it resolves, the opposing vampire's strikes with weapons inflict no damage this round, those that
    resolve with it included."""
    undodgeable: bool = False
    unpreventable: bool = False
    not_prevented_by: tuple[str, ...] = ()
    """Cards that require one of these Disciplines cannot prevent its damage; ``equipment`` likewise."""
    only_prevented_by: tuple[str, ...] = ()
    maneuver: bool = False
    """Provides an optional maneuver (VTES-6.4.2-08); of a card in play: one each combat."""
    maneuver_to: Literal["", "close", "long"] = ""
    press: bool = False
    """Provides an optional press this round."""
    press_only: Literal["", "continue", "end"] = ""
    more: MoreStrikes | None = None
    """Provides additional strikes, gained once this pair is completed."""
    when: Condition | None = None
    """For a strike of a card in play: when it can be used."""
    by_opponent: bool = False
    """For a strike of a card in play: the minion in combat with its bearer can use it, and not the bearer."""
    once: Literal["", "round", "combat", "turn"] = ""
    cost: Cost | None = None


class Maneuver(Tree, frozen=True):
    """A maneuver; ``to``: only usable to get to this range."""

    to: Literal["", "close", "long"] = ""


class Press(Tree, frozen=True):
    """A press: to continue or to end. ``automatic``: nobody's press, made by the effect itself."""

    only: Literal["", "continue", "end"] = ""
    automatic: bool = False


class Keep(Tree, frozen=True):
    """An optional maneuver or press to be used once, or not at all (VTES-6.4.2-11)."""

    what: Literal["maneuver", "press", "either"]
    only: Literal["", "close", "long", "continue", "end"] = ""
    until: Literal["round", "combat", "next-round"] = "round"
    """``next-round``: only if another round follows, in that round."""
    who: Role = "minion"


class MoreStrikes(Tree, frozen=True):
    """Additional strikes. Only one ``limited`` source a round (VTES-6.4.3.3-05)."""

    amount: Amount = 1
    limited: bool = True
    only: tuple[StrikeKind, ...] = ()
    """They must be of all these kinds."""
    strike: Strike | None = None
    """They must be this very strike. Only with a strike that provides them."""


class Prevent(Tree, frozen=True):
    """Damage is prevented while it is being resolved; ``amount`` None: all of it."""

    amount: Amount | None
    half: bool = False
    """Half of it, rounded up."""
    aggravated: bool = True
    """Whether it can prevent aggravated damage."""
    normal: bool = True
    strike: bool = False
    """Only damage from the opposing minion's strike (VTES-6.4.6-25)."""
    kinds: tuple[StrikeKind, ...] = ()
    """Only damage from a strike of one of these kinds."""
    not_kinds: tuple[StrikeKind, ...] = ()
    """Only damage from anything but a strike of one of these kinds."""
    carries: bool = False
    """What is not used up can be used on later damage of the same combat."""
    until: Literal["", "round", "combat"] = ""
    """Set: of every strike from now on for so long, without further ado."""
    anyone: bool = False
    """Damage to any minion or retainer, not only to the one who plays it."""
    whom: Filter | None = None
    """Damage to such a minion, instead of the one who uses it."""


class DamageMore(Tree, frozen=True):
    """More (or less) damage from the minion's strikes. It takes on the properties of the base damage and
    may have its own (VTES-6.4.6-22, VTES-6.4.6-23)."""

    amount: Amount
    kinds: tuple[StrikeKind, ...] = ()
    """Strikes of all these kinds; none: any that deals damage."""
    requires: str = ""
    """Only strike cards that require this Discipline."""
    this_weapon: bool = False
    """Only strikes with the weapon of the current strike, or with this card."""
    aggravated: bool = False
    until: Literal["strike", "round", "combat", "turn"] = "strike"
    who: Role = "minion"


class Rider(Tree, frozen=True):
    """Something tied to a combatant's current strike."""

    when: Literal["inflicted", "dodged", "resolved"]
    do: tuple[Effect, ...]
    who: Role = "minion"


class EachRound(Tree, frozen=True):
    """Something that happens in every round from now on, at a step of its own; ``resolution``: with the
    initial strikes that have no first strike."""

    at: Literal["before-range", "resolution", "press", "end-of-round"]
    do: tuple[Effect, ...]
    until: Literal["round", "combat"] = "combat"
    next_rounds_only: bool = False
    counts: bool = False
    """X (``Chosen``) is then the number of rounds since it began, 0 in the first."""


class AtOnce(Tree, frozen=True):
    """All damage that these effects inflict is handled together, as one moment's."""

    do: tuple[Effect, ...]


class AfterCombat(Tree, frozen=True):
    """Something that happens when the combat has ended; not if it is prolonged."""

    do: tuple[Effect, ...]
    prolonged: bool = False
    """Even if it is prolonged in between."""
    queues: bool = False
    """A combat will come of it: no other can be queued meanwhile."""


class Forbid(Tree, frozen=True):
    """A minion (or both combatants) may not do certain things for a while."""

    what: tuple[Forbidden, ...]
    who: Role | Literal["both"] = "opponent"
    until: Literal["round", "combat", "action", "turn", "next-round"] = "round"


class Grant(Tree, frozen=True):
    """A minion has an ability for a while; ``once`` of the ability counts within that time."""

    ability: Ability
    who: Role = "minion"
    until: Literal["round", "combat", "action", "turn", "next-round"] = "round"


class SetRange(Tree, frozen=True):
    """The range is set and the maneuver step skipped (VTES-6.4.2-06). ``long`` None: the player chooses."""

    long: bool | None
    next_round: bool = False
    default: bool = False
    """Only where rounds begin, for the rest of the combat: maneuvers remain possible."""


class NewRound(Tree, frozen=True):
    """The combat that would end goes on with another round instead."""


class EndCombat(Tree, frozen=True):
    """The combat ends."""


class LetEnd(Tree, frozen=True):
    """The combat that is about to end can no longer be made to go on."""


class Commit(Tree, frozen=True):
    """This minion's initial strike in this round must be with this weapon."""


class ChoosesFirst(Tree, frozen=True):
    """This minion chooses his strike before the other in the current pair."""

    who: Role = "opponent"


class ChooseAgain(Tree, frozen=True):
    """A minion's chosen strike is canceled, with everything it brings (VTES-6.4.5.7-06), and he chooses
    anew; or, with ``lost``, has no strike."""

    who: Role = "minion"
    lost: bool = False


class MoveEquipment(Tree, frozen=True):
    """A card on one minion goes to another (VTES-6.4.5.3-01)."""

    what: Role = "chosen"
    to: Role = "minion"


# -- control flow


class May(Tree, frozen=True):
    """The player chooses whether to do it, at a cost that must be paid in full."""

    do: tuple[Effect, ...]
    cost: Cost | None = None
    by: Party = "you"
    """Who chooses."""


class If(Tree, frozen=True):
    """Only when a condition holds."""

    condition: Condition
    do: tuple[Effect, ...]
    otherwise: tuple[Effect, ...] = ()


class As(Tree, frozen=True):
    """A party does it herself: for the effects she is ``you``."""

    party: Party
    do: tuple[Effect, ...]


class Pick(Tree, frozen=True):
    """Something chosen while resolving; it becomes the ``chosen`` card or Methuselah."""

    what: Target
    do: tuple[Effect, ...]
    by: Party = "you"
    random: bool = False
    """Chance chooses."""


class ForEach(Tree, frozen=True):
    """Once for every matching card, which is ``chosen`` in turn."""

    of: Filter
    do: tuple[Effect, ...]


class Branch(Tree, frozen=True):
    """One of several things that may be chosen."""

    do: tuple[Effect, ...]
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
    do: tuple[Effect, ...]


class Later(Tree, frozen=True):
    """Something that happens at a later moment, if the game gets there."""

    do: tuple[Effect, ...]
    when: Literal[
        "end-of-turn", "end-of-action", "your-unlock", "end-of-your-turn", "resolution", "after-resolution",
        "influence-phase", "discard-phase",
    ] = "end-of-turn"  # fmt: skip
    """``influence-phase``, ``discard-phase``: in your next one; ``resolution``: just before the action
    resolves, blocked or not; ``after-resolution``: once it has resolved, all combats over (not if it never
    came to that)."""


class Roll(Tree, frozen=True):
    """A die is rolled; X (``Chosen``) is what it shows. Two sides are a coin: 1 heads, 2 tails."""

    sides: int
    do: tuple[Effect, ...]


class PickNumber(Tree, frozen=True):
    """A number X chosen while resolving (``Chosen``)."""

    number: Number
    do: tuple[Effect, ...]
    by: Party = "you"


class Whenever(Tree, frozen=True):
    """For a while, something happens by itself after an event. The card the event is about is ``chosen``."""

    event: str
    do: tuple[Effect, ...]
    about: Filter | None = None
    """Which card the event must be about."""
    condition: Condition | None = None
    until: Literal["action", "turn", "combat", "round", "game"] = "action"
    """``game``: for good, and only once, however often the card is played."""
    times: Amount | None = None
    """So many times at most."""


class ForTargets(Tree, frozen=True):
    """Once for every card that was chosen, or was given points; it is ``chosen`` in turn."""

    do: tuple[Effect, ...]
    allotted: bool = False


class ShareOut(Tree, frozen=True):
    """Points shared out while resolving; then the effects happen with them."""

    points: Allot
    do: tuple[Effect, ...]
    by: Party = "you"


class EachPicks(Tree, frozen=True):
    """Each Methuselah of a party may choose something in turn, she being ``chosen``; then the effects
    happen with all the choices. ``picked`` is what the Methuselah concerned chose, ``predator-picked`` what
    her predator chose."""

    what: Target
    do: tuple[Effect, ...]
    party: Party = "each"


class SwapPlaces(Tree, frozen=True):
    """You change places at the table with a Methuselah."""

    party: Party = "target"


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


Effect: TypeAlias = (
    Stealth | Intercept | BleedMore | BleedLess | Redirect | NoBleed | Mask | AttemptBlock | Wake | EndAction
    | FailBlock | Unblocked | Bleed | Hunt | EnterCombat | Equip | CallReferendum | GainVotes
    | BurnForVotes | TakeAction | MarkDirection | Abstain | ChangeVotes | FailReferendum
    | NextPasses | AtTally | InReferendum | BurnPool
    | GainPool | MovePool | TakeEdge | BurnEdge | BurnLife | BurnBlood | GainBlood | MoveBlood | AddCounters
    | Corrupt | RemoveAtRandom
    | Must | Lock | Unlock
    | Burn | PutOn | PutInPlay | PointAt | Mark | Unmark | MoveCounters | Put | DrawCrypt | ShowCrypt
    | TakeFromCrypt | DealAnew | ShuffleCrypt | ShuffleHand | Mill | Sift | Fetch | Browse | TakeBack
    | Reorder | ShowLibrary | LookAt
    | GainMasterActions | GainTransfers | GainDiscardActions | Note | SendToTorpor | Diablerize | Rescue
    | Draw | DiscardFromHand | MoveToReady | InfluenceMore | Become | JoinCircle | CopyTitle | LoseTitle
    | TakeControl | Rearrange | Exchange | MoveTo | Banish | BringOut | CancelCard | CancelNext
    | CancelReferendum | Inflict | Strike | Maneuver
    | Press | Keep | MoreStrikes | Prevent | DamageMore | Rider | EachRound | AtOnce | AfterCombat | Forbid
    | Grant | LetEnd
    | SetRange | NewRound | EndCombat | Commit | ChoosesFirst | ChooseAgain | MoveEquipment | May | If | As
    | Pick
    | ForEach | OneOf | Repeat | Later | Roll | PickNumber | Whenever | ForTargets | EachPicks | SwapPlaces
    | ShareOut | Lasts
)  # fmt: skip


# -- what a card in play does


class Modifier(Tree, frozen=True):
    """A change to one of the engine's defaults, for the bearer or for all cards that match ``applies``."""

    query: Literal[
        "bleed", "strength", "stealth", "intercept", "capacity", "hand-size", "transfers", "master-actions",
        "discard-actions", "votes", "hunt", "damage", "cost", "bleed-against", "discipline", "unlocks",
        "may-block", "may-act",
        # Blood he must burn to attempt to block (``note`` "blood": allies, who have none, cannot; "life":
        # blood or life; "library": cards from the top of his controller's library). Below 0: blocking does
        # not lock him; he cannot unlock; she cannot get the Edge, which is burned instead.
        "block-cost", "locks-to-block", "may-unlock", "may-take-edge",
        # Below 0: he may not take directed actions, play cards of the name, keyword or type in ``note`` (with
        # ``party``: Methuselahs may not; a type: nor equip with, employ or recruit such), be blocked.
        # Above 0: the hand is open; a card to be replaced costs this card a counter instead; victory points
        # go to the controller of this card, until that was one point: then it is burned. Blood or pool more
        # or less for equipment he equips with.
        # The first card that requires a Discipline he plays in a turn has no effect if the top card of his
        # controller's library, which is shown, is a master; and he burns so much blood if it required the
        # Discipline in ``note``.
        "veiled",
        # Above 0: cards that require a Discipline and that he plays during an action are replaced when that
        # is over, or the hand is empty.
        "weakened",
        # Below 0: he cannot gain blood by hunting.
        "gains-by-hunting",
        # Below 0: he cannot be moved from torpor to the ready region; he cannot be diablerized.
        "may-leave-torpor", "may-be-diablerized",
        # All the pool one bleed can burn. Blood, pool or ``either`` (``note``) that a card costs less if this
        # one is locked as it is played; or locked once it was not canceled; or if this one is burned.
        "discount", "kept-discount", "burn-discount",
        # Above 0: the next card played that would cancel a minion card of somebody else than its player is
        # canceled, its cost is not paid, and this card is burned.
        "foils",
        # Below 0: he cannot bleed the controller of this card, nor can his bleed be sent to her.
        "may-bleed",
        "equip-cost", "most-bled", "may-direct", "may-play", "may-be-blocked", "open-hand",
        # Cards drawn more whenever a card is replaced, before the hand is cut down to its size.
        # Above 0: cards of the type in ``note`` that he plays are not replaced before the end of the action.
        "instead-of-drawing", "draw-more", "replaced-late",
        "points-instead",
        # Combat: what note says (see ``Forbidden``) is forbidden; first strike, strikes that cannot be
        # dodged, whose damage is aggravated, more damage (aggravated) of strikes of the kind in ``note``;
        # aggravated damage taken as normal; immunities; more or less from every strike or damaging effect
        # against him (``note`` "opponent": that the opposing minion makes); all that can be inflicted on him
        # in a round (``note`` "normal": of normal damage); he may choose not to strike.
        "forbid", "first-strike", "undodgeable", "aggravated", "aggravated-damage", "as-normal",
        "immune-normal", "immune-aggravated", "damage-taken", "most-damage", "not-strike", "rescue-cost",
        # Politics (votes with a side in ``note`` are only for that side): a minion's ballots; below 0 what he
        # casts on the side in ``note`` does not count; below 0 he may not vote, or not for or against
        # (``note``); blood he burns to cast; votes he gets for each blood burned (``note`` "once": for one);
        # votes of a card in play for its controller; what the Edge and a political card burned for a vote
        # are worth; votes counted on the side in ``note`` whoever casts; below 0 no blood hunt can be called
        # on him.
        "ballots", "counted", "may-vote", "vote-cost", "blood-votes", "own-votes", "edge-votes",
        "political-votes", "tally", "blood-hunt",
        # Above 0: whoever contests his title must yield it. Below 0: he cannot play such cards (``cards``).
        # He plays minion cards as if he were of the clan, or had the title, in ``note``. What it costs a
        # vampire to become anarch; what rescuing this one from torpor costs more; blood more or less that
        # his strikes steal; above 0: she has no transfers; damage he takes as aggravated.
        # Above 0: his votes count double when they are counted; he has no abilities (of a retainer); the
        # action of his own text with the number in ``note`` is mandatory ("unless-hunt-0": not if he must
        # hunt). Blood that his actions of the kind
        # in ``note`` cost more. Below 0: he cannot take actions to enter combat with others (``against``);
        # have such cards on him (``cards``).
        "doubled", "silenced", "must-take", "action-cost", "may-attack", "may-bear",
        # Life more or less with which an ally is recruited, or a retainer employed.
        "starting-life",
        "rivals-yield", "may-play-such", "plays-as-clan", "plays-as-title", "anarch-cost", "rescued-cost",
        "steal", "no-transfers", "takes-aggravated",
        # The bearer counts as of the clan or sect in ``note``.
        "clan", "sect",
        # The ally it is about plays cards that require the Discipline in ``note`` as a vampire
        # (``for:Combat``: only combat cards). Above 0: a vampire plays cards as though he had one
        # Discipline more, any one, at the basic level; every Discipline card on him gives the superior
        # level; he plays cards that require the Discipline in ``note`` as though he had it at superior
        # (``under``: copies of the cards that lie on this one, whatever they require).
        # What lies on this card can be played as if from hand: by the minion it is or is on, by those that
        # ``applies`` names, or with ``party`` by its controller and all her minions (``note`` "removed": it
        # is removed from the game when it would be burned).
        "lends",
        "plays", "any-discipline", "superior-by-cards", "as-superior",
        # Blood he pays more or less for cards of the name or type in ``note``, or for ``cards``; pool for
        # these; whichever of the two they cost; above 0: half the blood for such ``cards``, rounded down,
        # or none at all, before anything else changes it. ``by-action``: only by an action to equip, employ
        # or recruit.
        # Blood more for the next such card that anybody it is about plays, and only for that one.
        "next-cost",
        "card-cost", "card-pool-cost", "card-any-cost", "half-cost", "no-cost",
        # Below 0: he cannot hunt; with ``note`` "normal" only by an action that a card offers. Below 0: life
        # that he would gain goes to the bank.
        "may-hunt", "may-gain-life",
        # What a contest costs its controller in pool, or a vampire in blood, and what it costs the others
        # more. Pool a Methuselah pays more for cards (``note``: their name or type); pool that cards aimed
        # at this one cost more (same ``note``); below 0 other Methuselahs' actions may not be aimed at him.
        "pool-cost", "target-pool-cost", "may-be-targeted", "may-react",
        "contest-cost", "rival-contest-cost", "title-contest-cost", "rival-title-contest-cost",
    ]  # fmt: skip
    amount: Amount = 0
    applies: Filter | None = None
    """None: the bearer (or, for a card attached to nothing, its controller)."""
    when: Condition | None = None
    note: str = ""
    """The Discipline gained, the action concerned, the kind of strike ...; ``named``: the word that was named
    when the card was played."""
    sets: bool = False
    """The amount replaces what is printed (a strength of 2); other modifiers are added to it."""
    party: Party | None = None
    """The Methuselahs it is about, for a default of theirs. None: the controller of this card."""
    against: Filter | None = None
    """For what concerns actions aimed at him: the acting minion it is about; for rescues: whom he rescues;
    for damage: the minion who deals it, or the card it comes from."""
    cards: Filter | None = None
    """For what concerns cards he plays, or actions aimed at him with a card: which. They are what they are
    played as: of that type, requiring those Disciplines (VTES-1.6.3-26)."""


class Cost(Tree, frozen=True):
    """What is paid. ``lock``: this card is locked as a cost (VTES-T-27); ``burn``: it is burned."""

    blood: Amount = 0
    pool: Amount = 0
    conviction: int = 0
    lock: bool = False
    lock_minion: bool = False
    burn: bool = False
    edge: bool = False
    counters: int = 0
    transfers: int = 0
    life: Amount = 0
    """Life burned from this card."""
    burning: Amount = 0
    """Blood the minion must burn for the effect: no cost, so nothing reduces it."""
    discard: Filter | None = None
    """Such a card is discarded from hand."""
    discards: int = 1
    """So many of them."""
    random: int = 0
    """So many cards are discarded from hand at random."""


class Ransom(Tree, frozen=True):
    """What is given up to cancel a card as it is played, by the controller of a minion (VTES-T-23)."""

    who: Role
    """Whose controller may pay; it is his blood or life that is burned."""
    cost: Cost


class Ability(Tree, frozen=True):
    """Something a card in play lets its controller (or bearer) do in certain windows."""

    effects: tuple[Effect, ...]
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
    by: Literal["controller", "bearer", "minion", "combatant"] = "controller"
    """``minion``: any ready minion of the user who meets ``requires`` uses it; ``combatant``: her minion in
    combat."""
    requires: Filter | None = None
    once: Literal["", "turn", "action", "combat", "round", "phase", "referendum"] = ""
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

    effects: tuple[Effect, ...]
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
    cost: Cost = Cost()
    once: Literal["", "turn", "action", "combat", "round", "phase"] = ""
    leaving: bool = False
    """It is about this card itself leaving play, and happens although the card is gone."""
    parting: bool = False
    """It is about what this card is on, and happens although the card may be gone with that."""
    outlives: bool = False
    """It is about what this card is on being burned: this card is not burned with it, unless the effects put
    it nowhere. X (``Chosen``) is the capacity of what was burned, ``chosen`` who diablerized it, if so."""


class Need(Tree, frozen=True):
    """A Discipline at a level: 1 basic, 2 superior."""

    discipline: str
    level: int = 1


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
    replace: Literal[
        "now", "after-action", "after-combat", "after-turn", "next-unlock", "discard-phase",
        "while-in-play", "diablerie", "never",
    ] = "now"  # fmt: skip
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
