"""Filters, amounts and conditions that hold each other: a filter compares an amount, an amount counts what a
filter picks, a condition asks about both."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, Literal, TypeAlias, TypeVar, get_args, get_origin

from msgspec import NODEFAULT
from msgspec.structs import fields, replace

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
    Damaged,
    Doomed,
    HasBlocked,
    HasEdge,
    PlayedIn,
    PlayingForAnte,
    RangeIs,
    SameMethuselah,
    StealthNeeded,
    StrikeIs,
    Tied,
    TitleIs,
    TurnIs,
)
from nocturne.vtes.cards.vocabulary.deeds import BledYou, Diablerist, DidNotBleed, MustHunt, TookNo, Voted
from nocturne.vtes.cards.vocabulary.predicates import (
    AboutToBurn,
    Anarch,
    AttachedTo,
    Bearing,
    Bears,
    BleedAtLeast,
    BringsVampire,
    CanBeCalled,
    CapacityBetween,
    ComparedInAge,
    DoesNotBear,
    Enslaves,
    Entered,
    EquippableFor,
    FollowsNoPath,
    FollowsPath,
    Fought,
    Full,
    HasDisciplines,
    HasNoDisciplines,
    HasNoSuperior,
    HasSuperior,
    HoldsNoTitle,
    HoldsTitle,
    Hurt,
    InCombat,
    InNoRole,
    InRole,
    Laden,
    Locked,
    MakesAnarch,
    Marked,
    MayBlock,
    MildWeapon,
    Named,
    NeedsSuperior,
    Noted,
    NotMarked,
    NotNoted,
    NotOfClan,
    NotOfSect,
    NotSelf,
    OfClan,
    OfClanNamed,
    OfSect,
    OfType,
    Oldest,
    OldestOfAll,
    Opposing,
    OutOfTurn,
    PoolAtMost,
    PoolCostAtMost,
    RedirectsBleed,
    RedList,
    RequiresClan,
    RequiresDiscipline,
    RequiresPath,
    RequiresSect,
    RequiresTitle,
    RestrictsStrikes,
    Shares,
    Slave,
    StrikeCard,
    Struck,
    Targetable,
    TitleContested,
    Titled,
    Unique,
    UsesCounters,
    WithKeywords,
    Without,
    WithoutKeywords,
    WithoutTraits,
    WithTraits,
)
from nocturne.vtes.cards.vocabulary.words import KindOfCard, Party, Role, Tree
from nocturne.vtes.terms import ActionKind

PredicateT = TypeVar("PredicateT", bound=Tree)


class Count(Tree, frozen=True):
    """As many as there are cards in play that match."""

    of: Filter
    times: int = 1
    most: int | None = None


class Clans(Tree, frozen=True):
    """As many as there are clans among the vampires in play that match."""

    of: Filter


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
    bleeds: bool | None = None
    """It is a bleed for 1 or more that nothing has made unsuccessful so far."""
    bled: bool | None = None
    """It was a successful bleed: it burned 1 pool or more (VTES-6.1.1-06)."""
    of_prey: bool | None = None
    """It was a successful bleed of who was the acting Methuselah's prey then, though she may be out now."""
    first: bool | None = None
    """It is the first action of the minion phase."""
    first_unforced: bool | None = None
    """Only mandatory actions have been taken before it this turn, by anybody."""
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


class BloodBetween(Tree, frozen=True):
    """Has so much blood, or life."""

    least_blood: int = 0
    most_blood: Amount = 99


class Within(Tree, frozen=True):
    """Of no more than this: a vampire's capacity, a library card's cost in blood or pool (X is 0)."""

    within: Amount


class BorneBy(Tree, frozen=True):
    """Attached to a card that matches."""

    bearer: Filter


class Contracted(Tree, frozen=True):
    """A contract is on it for which such a minion was chosen."""

    contract: Filter


class Fighting(Tree, frozen=True):
    """In combat with a card that matches."""

    fighting: Filter


class MatchesAny(Tree, frozen=True):
    """One of these matches, too: an ally or a younger vampire."""

    any_of: tuple[Filter, ...]


class MatchesNot(Tree, frozen=True):
    """This does not match: a location, but not one that requires a Giovanni."""

    but_not: Filter


class Filter(Tree, frozen=True):
    """Which cards match: of a kind, in a region, of a controller, and such that every predicate holds.

    A tree writes a filter as one mapping, with the fields of the predicates in it (see ``predicates``);
    ``Filter.of`` takes them in the same way, and ``words`` gives them back.
    """

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
    contested: bool = False
    """Looks among contested cards, which nothing else can touch (VTES-1.6.1.4-03)."""
    such: tuple[Predicate, ...] = ()

    @classmethod
    def of(cls, **words: Any) -> Filter:
        """A filter by the words of the files: ``Filter.of(kind="vampire", clans=("Tremere",))``."""
        own = {word: words.pop(word) for word in OWN_WORDS if word in words}
        return cls(**own, such=tuple(_predicates(words)))

    def words(self) -> dict[str, Any]:
        """What the filter says, by the words of the files, always in the same order."""
        said = {word: getattr(self, word) for word in OWN_WORDS}
        found = {word: value for word, value in said.items() if value != unsaid(word)}
        for predicate in self.such:
            for word in predicate.__struct_fields__:
                value = getattr(predicate, word)
                if value != unsaid(word):
                    found[word] = value
        return found

    def word(self, word: str) -> Any:
        """What a word of the files is here; what it is where nothing is said, if it is not there."""
        if word in OWN_WORDS:
            return getattr(self, word)
        predicate = self.find(WORDS[word])
        return unsaid(word) if predicate is None else getattr(predicate, word)

    def but(self, **words: Any) -> Filter:
        """The same filter, with other values for some words."""
        return Filter.of(**{**self.words(), **words})

    def find(self, kind: type[PredicateT]) -> PredicateT | None:
        """The predicate of a kind, if the filter has it."""
        for predicate in self.such:
            if isinstance(predicate, kind):
                return predicate
        return None

    def without(self, *kinds: type) -> Filter:
        """The same filter without predicates of some kinds."""
        return replace(self, such=tuple(one for one in self.such if not isinstance(one, kinds)))


OWN_WORDS = ("kind", "region", "controller", "contested")
"""The words that belong to no predicate."""


Predicate: TypeAlias = (
    OfClan | NotOfClan | OfClanNamed | OfSect | NotOfSect | Shares | HoldsTitle | HoldsNoTitle | Titled
    | Anarch | Locked | WithTraits | WithoutTraits | FollowsPath | FollowsNoPath | Slave | Enslaves
    | HasDisciplines | CapacityBetween | ComparedInAge | Oldest | NotSelf | InRole | InNoRole | HasSuperior
    | RequiresDiscipline | RequiresClan | RequiresSect | BringsVampire | MakesAnarch | RequiresPath
    | RequiresTitle | PoolCostAtMost | EquippableFor | MildWeapon | BorneBy | Diablerist | Unique | RedList
    | Named | WithKeywords | WithoutKeywords | AttachedTo | Contracted | Bears | DoesNotBear | Without
    | Bearing | HasNoDisciplines | HasNoSuperior | NotNoted | Noted | PoolAtMost | OutOfTurn | OfType
    | BloodBetween | Full | Hurt | Within | BleedAtLeast | OldestOfAll | Entered | Opposing | InCombat
    | Fighting | Fought | Struck | Voted | TitleContested | MayBlock | CanBeCalled | StrikeCard
    | RestrictsStrikes | RedirectsBleed | NeedsSuperior | Laden | UsesCounters | AboutToBurn | Targetable
    | Marked | NotMarked | TookNo | DidNotBleed | BledYou | MustHunt | MatchesAny | MatchesNot
)  # fmt: skip
"""The order is the one in which filters hold them and are read aloud."""


WORDS: dict[str, type[Any]] = {word: kind for kind in get_args(Predicate) for word in kind.__struct_fields__}
"""By word of the files: the predicate it is a field of."""


def _predicates(words: dict[str, Any]) -> Iterator[Predicate]:
    """The predicates that some words of the files mean."""
    said: dict[type, dict[str, Any]] = {}
    for word, value in words.items():
        if word not in WORDS:
            raise TypeError(f"no predicate of a filter has a field {word!r}")
        if value is not None and value != unsaid(word):
            said.setdefault(WORDS[word], {})[word] = value
    for kind in get_args(Predicate):
        if kind in said:
            yield kind(**said[kind])


@cache
def unsaid(word: str) -> Any:
    """What a word of the files is where nothing is said."""
    if word in OWN_WORDS:
        return getattr(_ANYTHING, word)
    field = next(field for field in fields(WORDS[word]) if field.name == word)
    if field.default is not NODEFAULT:
        return False if field.default is True else field.default
    if get_origin(field.type) is tuple:
        return ()
    return "" if field.type is str or get_origin(field.type) is Literal else None


_ANYTHING = Filter()


Amount: TypeAlias = (
    int | Count | Clans | Chosen | Stat | Points | Margin | Targets | Methuselahs | Sum | Least | Half
    | PerEvery | Tally | WeaponDamage | ActionStat | Cards | Depends | PoolOf | VictoryPoints
    | DisciplinesUsed | Marks | PoolLost
)  # fmt: skip
"""Where an amount is for each of several Methuselahs, each one is ``chosen`` while hers is computed."""


Condition: TypeAlias = (
    Holds | ActionIs | AboutToFight | HasBlocked | BlocksDeclined | CardPlayed | Controls | HasEdge | Acted
    | RangeIs
    | CombatIs | StrikeIs | StealthNeeded | PlayIs | Doomed | Damaged
    | CanDiablerize | ReferendumIs | Compare | Not
    | All | AnyOf | PlayedIn
    | PlayingForAnte | SameMethuselah | TitleIs | TurnIs | Tied
)  # fmt: skip
