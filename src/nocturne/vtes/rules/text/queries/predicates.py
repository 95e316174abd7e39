"""How the predicates of filters become checks. Chapters register theirs; ``filters`` puts them together.

A card in play is asked other questions than one elsewhere: in a hand, a pile, or being played. What is
printed is the same everywhere. So a predicate has a check by what is printed, or one for cards in play and
one for cards elsewhere; where it has none, it must be listed here as meaning nothing there.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.cards.faces import Face
from nocturne.vtes.context import EffectContext
from nocturne.vtes.records import InPlay
from nocturne.vtes.state import VtesState

Check = Callable[[VtesState, EffectContext, int, InPlay], bool]
"""Whether a predicate holds for a card in play."""
CheckElsewhere = Callable[[VtesState, EffectContext, int], bool]
"""Whether it holds for a card that is not in play."""
CheckPrinted = Callable[[Face], bool]
"""Whether it holds by what is printed on a card, wherever that is."""
CheckAsPlayed = Callable[[VtesState, EffectContext, int, v.Mode], bool]
"""Whether it holds for a card as it is played in a mode."""

PredicateT = TypeVar("PredicateT", bound=v.Tree)
CheckT = TypeVar("CheckT")
Maker = Callable[[PredicateT], CheckT]

IN_PLAY: dict[type, Maker[Any, Check]] = {}
ELSEWHERE: dict[type, Maker[Any, CheckElsewhere]] = {}
PRINTED: dict[type, Maker[Any, CheckPrinted]] = {}
AS_PLAYED: dict[type, Maker[Any, CheckAsPlayed]] = {}
AMONG: dict[type, Callable[[v.Filter], Check]] = {}


def checks(kind: type[PredicateT]) -> Callable[[Maker[PredicateT, Check]], Maker[PredicateT, Check]]:
    """Register how a predicate is checked on a card in play."""
    return _registers(IN_PLAY, kind)


def checks_elsewhere(
    kind: type[PredicateT],
) -> Callable[[Maker[PredicateT, CheckElsewhere]], Maker[PredicateT, CheckElsewhere]]:
    """Register how a predicate is checked on a card that is not in play."""
    return _registers(ELSEWHERE, kind)


def checks_printed(
    kind: type[PredicateT],
) -> Callable[[Maker[PredicateT, CheckPrinted]], Maker[PredicateT, CheckPrinted]]:
    """Register how a predicate is checked by what is printed on a card."""
    return _registers(PRINTED, kind)


def checks_as_played(
    kind: type[PredicateT],
) -> Callable[[Maker[PredicateT, CheckAsPlayed]], Maker[PredicateT, CheckAsPlayed]]:
    """Register how a predicate is checked on a card as it is played, if that differs from the card itself."""
    return _registers(AS_PLAYED, kind)


def checks_among(
    kind: type[PredicateT],
) -> Callable[[Callable[[v.Filter], Check]], Callable[[v.Filter], Check]]:
    """Register how a card in play is compared with the others that match. The maker is given the filter
    without what compares."""

    def register(maker: Callable[[v.Filter], Check]) -> Callable[[v.Filter], Check]:
        AMONG[kind] = maker
        return maker

    return register


def _registers(
    known: dict[type, Maker[Any, CheckT]], kind: type[PredicateT]
) -> Callable[[Maker[PredicateT, CheckT]], Maker[PredicateT, CheckT]]:
    def register(maker: Maker[PredicateT, CheckT]) -> Maker[PredicateT, CheckT]:
        known[kind] = maker
        return maker

    return register


OF_CARDS_PLAYED: frozenset[type] = frozenset(
    {v.StrikeCard, v.RestrictsStrikes, v.RedirectsBleed, v.NeedsSuperior}
)
"""Only asked of a card as it is played."""

ONLY_ELSEWHERE: frozenset[type] = OF_CARDS_PLAYED | {v.EquippableFor, v.PoolCostAtMost}
"""They mean nothing for a card in play: every one passes."""

ONLY_IN_PLAY: frozenset[type] = OF_CARDS_PLAYED | {
    v.NotOfClan, v.OfClanNamed, v.OfSect, v.NotOfSect, v.Shares, v.HoldsTitle, v.HoldsNoTitle, v.Titled,
    v.TitleContested, v.Anarch, v.FollowsPath, v.FollowsNoPath, v.Slave, v.Enslaves, v.RedList,
    v.HasDisciplines, v.HasSuperior, v.HasNoDisciplines, v.HasNoSuperior, v.UsesCounters, v.BringsVampire,
    v.NotSelf, v.AttachedTo, v.Bears, v.DoesNotBear, v.Bearing, v.Without, v.Laden,
    v.Locked, v.ComparedInAge, v.Oldest, v.OldestOfAll, v.Full, v.Hurt, v.BleedAtLeast, v.PoolAtMost,
    v.Marked, v.NotMarked, v.NotNoted, v.Entered, v.TookNo, v.MustHunt, v.Diablerist, v.AboutToBurn,
    v.DidNotBleed, v.BledYou,
    v.MayBlock, v.InCombat, v.Fought, v.Opposing, v.Struck, v.Voted, v.BloodBetween, v.BorneBy,
    v.Contracted, v.Fighting, v.Targetable,
}  # fmt: skip
"""They mean nothing for a card elsewhere: every one passes."""


def check_of(predicate: v.Predicate, wanted: v.Filter) -> Check | None:
    """How a predicate of a filter is checked on a card in play; None: not at all."""
    if type(predicate) in AMONG:
        return AMONG[type(predicate)](wanted.without(*AMONG))
    return _made(IN_PLAY, ONLY_ELSEWHERE, predicate)


def check_elsewhere_of(predicate: v.Predicate) -> CheckElsewhere | None:
    """How a predicate is checked on a card that is not in play; None: not at all."""
    return _made(ELSEWHERE, ONLY_IN_PLAY, predicate)


def _made(
    makers: dict[type, Maker[Any, CheckT]], passed: frozenset[type], predicate: v.Predicate
) -> CheckT | None:
    kind = type(predicate)
    if kind in makers:
        return makers[kind](predicate)
    if kind in PRINTED or kind in passed:
        return None
    raise NotImplementedError(f"nothing checks {kind.__name__}")
