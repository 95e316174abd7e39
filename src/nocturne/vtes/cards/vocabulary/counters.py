"""Effects on what is counted: pool and the Edge, blood, life and other counters, the transfers and actions of
a phase; and on what a card is marked with: being locked, what it points at."""

from __future__ import annotations

from typing import Literal, TypeAlias

from nocturne.vtes.cards.vocabulary.expressions import Amount
from nocturne.vtes.cards.vocabulary.words import Party, Role, Tree


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


class Lock(Tree, frozen=True):
    """A card is locked."""

    who: Role


class Unlock(Tree, frozen=True):
    """A card is unlocked."""

    who: Role


class PointAt(Tree, frozen=True):
    """This card in play remembers a card, which is ``pointed`` from now on (The Rack), a second one, which is
    ``second-pointed``, or with ``party`` a Methuselah, or several."""

    who: Role = "target"
    party: Party | None = None
    by: Role = "this"
    """Which card remembers it, if not this one."""


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


class InfluenceMore(Tree, frozen=True):
    """Counters from the bank (or pool) on an uncontrolled vampire."""

    who: Role = "target"
    amount: Amount = 1
    source: Literal["bank", "pool"] = "bank"


CounterEffect: TypeAlias = (
    BurnPool | GainPool | MovePool | TakeEdge | BurnEdge | BurnLife | BurnBlood | GainBlood | MoveBlood
    | AddCounters | Corrupt | Lock | Unlock | PointAt | Mark | Unmark | MoveCounters | GainMasterActions
    | GainTransfers | GainDiscardActions | Note | InfluenceMore
)  # fmt: skip
