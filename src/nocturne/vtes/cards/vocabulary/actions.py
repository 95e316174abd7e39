"""Effects on the action in progress: stealth and intercept, bleeding, blocking, what it comes to."""

from __future__ import annotations

from typing import TypeAlias

from nocturne.vtes.cards.vocabulary.expressions import Amount, Condition
from nocturne.vtes.cards.vocabulary.words import Role, Tree
from nocturne.vtes.terms import ActionKind


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


class CancelCombat(Tree, frozen=True):
    """The combat that the block of the current action would lead to does not take place; the block is
    resolved all the same."""


class Unblocked(Tree, frozen=True):
    """The blocked action goes on as if it had not been blocked (VTES-6.2.4-01): after the combat, or used
    before block resolution without one."""

    stealth: int = 0
    """With so much more stealth, needed or not."""


class Bleed(Tree, frozen=True):
    """Resolving a bleed action (the amount is the minion's, with what modifies it)."""

    most: int | None = None
    """It burns no more pool than this, whomever it is against by then."""


class Hunt(Tree, frozen=True):
    """Resolving a hunt: blood from the bank, or stolen from a minion."""

    amount: Amount = 1
    source: Role | None = None


class Equip(Tree, frozen=True):
    """This card is placed on the acting minion as equipment, retainer or power, or in the ready region as an
    ally, according to its type."""

    life: int | None = None
    """The life it begins with when this mode gives another than the printed one."""
    acts: bool = False
    """An ally who can act in the turn he is recruited."""
    lays: int = 0
    """So many cards from the top of the library are put on it, face down and out of play."""


class Bring(Tree, frozen=True):
    """The minion equips with a card in an ash heap, employs or recruits it as if he had played it: its
    requirements and its cost apply."""

    who: Role = "target"
    more: int = 0
    """So much more pool than it costs; or, below 0, so much less pool or blood."""


class TakeAction(Tree, frozen=True):
    """A minion can take one action now, as in his own minion phase; not if he is locked."""

    who: Role = "minion"


class ActAgain(Tree, frozen=True):
    """The acting minion can take the action in progress again this turn, with another copy of its card."""


class MarkDirection(Tree, frozen=True):
    """This card remembers at which Methuselahs the action is directed (``ActionIs.alike``)."""


class Must(Tree, frozen=True):
    """A minion has a mandatory action this turn (VTES-6-06)."""

    who: Role
    action: ActionKind


ActionEffect: TypeAlias = (
    Stealth | Intercept | BleedMore | BleedLess | Redirect | NoBleed | Mask | AttemptBlock | Wake
    | EndAction | FailBlock | CancelCombat | Unblocked | Bleed | Hunt | Equip | Bring
    | TakeAction | ActAgain | MarkDirection | Must
)  # fmt: skip
