"""When: what must hold for something to be usable or to happen."""

from __future__ import annotations

from typing import Literal

from nocturne.vtes.cards.vocabulary.words import Party, Role, StrikeKind, Tree
from nocturne.vtes.terms import Phase


class AboutToFight(Tree, frozen=True):
    """A minion is about to enter combat with another: he has blocked him, or an effect begins a combat."""

    who: Role = "minion"
    whom: Role = "acting"


class HasBlocked(Tree, frozen=True):
    """A minion has successfully blocked the current action."""

    who: Role = "minion"


class BlocksDeclined(Tree, frozen=True):
    """Nobody wants to block the current action any more: it is about to succeed, or has succeeded."""


class CardPlayed(Tree, frozen=True):
    """A card of one of these names has been played in this span, by anybody."""

    names: tuple[str, ...] = ()
    span: Literal["action", "combat", "round", "turn"] = "action"
    by: Role | None = None
    """By this minion, as an action modifier or reaction."""
    requires: str = ""
    """Instead of a name: a card that requires this Discipline, played by that minion in the action."""


class TitleIs(Tree, frozen=True):
    """A vampire has the benefit of this very title: prince of a city, justicar of a clan."""

    who: Role
    title: str
    place: str


class HasEdge(Tree, frozen=True):
    """A party has the Edge."""

    party: Party


class PlayingForAnte(Tree, frozen=True):
    """The table plays for ante, with cards that change hands for good. No table here does."""


class Acted(Tree, frozen=True):
    """A minion of a party has taken an action this turn, other than a mandatory one."""

    party: Party = "you"


class RangeIs(Tree, frozen=True):
    """The range of the round of combat."""

    long: bool


class SameMethuselah(Tree, frozen=True):
    """Two parties are one and the same Methuselah; of several, one belongs to both: an action directed at two
    Methuselahs is directed at each of them."""

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
    between: Role | None = None
    """This minion is one of the two combatants, or was until he left play in it."""
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


class Doomed(Tree, frozen=True):
    """A minion is being burned or going to torpor right now, or no longer ready (VTES-6.4.6-14)."""

    who: Role = "minion"
    to_torpor: bool = False
    """Set: he is going to torpor, nothing else."""


class Damaged(Tree, frozen=True):
    """Damage has just been successfully inflicted on a minion in combat."""

    who: Role = "minion"


class CanDiablerize(Tree, frozen=True):
    """A vampire is able to commit diablerie: nothing forbids it to him."""

    who: Role = "minion"
