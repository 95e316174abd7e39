"""Effects in combat: strikes, maneuvers and presses, damage and its prevention."""

from __future__ import annotations

from typing import Literal, TypeAlias

from nocturne.vtes.cards.vocabulary.expressions import Amount, Filter
from nocturne.vtes.cards.vocabulary.words import Forbidden, Role, StrikeKind, Tree


class Inflict(Tree, frozen=True):
    """Damage that is not a strike. During strike resolution it is handled together with the strikes'
    damage."""

    who: Role
    amount: Amount
    aggravated: bool = False
    preventable: bool = True
    environmental: bool = True
    """False: the minion deals it (VTES-6.4.6-17)."""
    by_this: bool = False
    """Neither a minion nor the environment inflicts it, but this card."""
    from_strike: bool = False
    """It counts as damage from the minion's strike, as more of it (VTES-6.4.6-25)."""


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
    until: Literal["", "resolution", "round", "combat"] = ""
    """Set: of every strike from now on for so long, without further ado; ``resolution``: of those that
    resolve together with this one."""
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


class Forbid(Tree, frozen=True):
    """A minion (or both combatants) may not do certain things for a while."""

    what: tuple[Forbidden, ...]
    who: Role | Literal["both"] = "opponent"
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


CombatEffect: TypeAlias = (
    Inflict | Maneuver | Press | Keep | Prevent | DamageMore | Forbid | SetRange | NewRound | EndCombat
    | LetEnd | Commit | ChoosesFirst | ChooseAgain | MoveEquipment
)  # fmt: skip
