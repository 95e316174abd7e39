"""How many: what a number in a tree can be besides a number."""

from __future__ import annotations

from typing import Literal

from nocturne.vtes.cards.vocabulary.words import Party, Role, Tree


class Chosen(Tree, frozen=True):
    """The number X announced when the card was played."""

    times: int = 1


class Stat(Tree, frozen=True):
    """A number read off a card: capacity, blood, bleed, strength, counters, what it costs in blood or
    pool, what it costs in pool (an imbued: nothing)."""

    of: Role
    stat: Literal[
        "capacity", "blood", "bleed", "strength", "counters", "missing-blood", "missing-life", "cost",
        "pool-cost",
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


class Tally(Tree, frozen=True):
    """What the combat has counted about a combatant: damage he successfully inflicted on the other, blood
    or life he lost to damage, in the current round, in the whole combat, or by the strike that has just
    resolved."""

    of: Role
    what: Literal["inflicted", "lost", "dealt", "struck"]
    """``dealt``: damage his strike would inflict, prevented or not (only by the strike); ``struck``: damage
    his strikes successfully inflicted on the other (only in the round)."""
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
