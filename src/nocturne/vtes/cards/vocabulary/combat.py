"""Effects in combat: strikes, maneuvers and presses, damage and its prevention."""

from __future__ import annotations

from typing import Literal, TypeAlias

from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.cards.vocabulary.abilities import Ability
from nocturne.vtes.cards.vocabulary.amounts import Amount
from nocturne.vtes.cards.vocabulary.conditions import Condition
from nocturne.vtes.cards.vocabulary.costs import Cost
from nocturne.vtes.cards.vocabulary.filters import Filter
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
    effects: tuple[v.Effect, ...] = ()
    """What else it does to its target when it resolves. Of a strike that ends combat: after the combat,
    except that unlocking comes before (VTES-6.4.5.6-04)."""
    anyway: tuple[v.Effect, ...] = ()
    """What happens in its resolution even if it is dodged or out of range: damage to the striker ..."""
    inflicted: tuple[v.Effect, ...] = ()
    """What follows if it successfully inflicted any damage."""
    afterwards: tuple[v.Effect, ...] = ()
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
    this_weapon: bool = False
    """They must be made with this card."""


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


class Rider(Tree, frozen=True):
    """Something tied to a combatant's current strike."""

    when: Literal["inflicted", "dodged", "resolved"]
    do: tuple[v.Effect, ...]
    who: Role = "minion"


class EachRound(Tree, frozen=True):
    """Something that happens in every round from now on, at a step of its own; ``resolution``: with the
    initial strikes that have no first strike."""

    at: Literal["before-range", "resolution", "press", "end-of-round"]
    do: tuple[v.Effect, ...]
    until: Literal["round", "combat"] = "combat"
    next_rounds_only: bool = False
    counts: bool = False
    """X (``Chosen``) is then the number of rounds since it began, 0 in the first."""


class AtOnce(Tree, frozen=True):
    """All damage that these effects inflict is handled together, as one moment's."""

    do: tuple[v.Effect, ...]


class AfterCombat(Tree, frozen=True):
    """Something that happens when the combat has ended; not if it is prolonged."""

    do: tuple[v.Effect, ...]
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
    until: Literal["resolution", "round", "combat", "action", "turn", "next-round"] = "round"


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
    Inflict | Strike | Maneuver | Press | Keep | MoreStrikes | Prevent | DamageMore | Rider | EachRound
    | AtOnce | AfterCombat | Forbid | Grant | SetRange | NewRound | EndCombat | LetEnd | Commit
    | ChoosesFirst | ChooseAgain | MoveEquipment
)  # fmt: skip
