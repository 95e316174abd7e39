"""When: what must hold for something to be usable or to happen."""

from __future__ import annotations

from typing import Literal, TypeAlias

from nocturne.vtes.cards.vocabulary.amounts import Amount
from nocturne.vtes.cards.vocabulary.filters import Filter
from nocturne.vtes.cards.vocabulary.words import Party, Role, StrikeKind, Tree
from nocturne.vtes.terms import ActionKind, Phase


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
    bled: bool | None = None
    """It was a successful bleed: it burned 1 pool or more (VTES-6.1.1-06)."""
    of_prey: bool | None = None
    """It was a successful bleed of who was the acting Methuselah's prey then, though she may be out now."""
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


class Controls(Tree, frozen=True):
    """A party controls at least so many matching cards."""

    party: Party
    filter: Filter
    least: int = 1
    each: bool = False
    """Each of them does, not all together."""


class TitleIs(Tree, frozen=True):
    """A vampire has the benefit of this very title: prince of a city, justicar of a clan."""

    who: Role
    title: str
    place: str


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
    Holds | ActionIs | AboutToFight | HasBlocked | BlocksDeclined | CardPlayed | Controls | HasEdge | Acted
    | RangeIs
    | CombatIs | StrikeIs | StealthNeeded | PlayIs | Doomed | CanDiablerize | ReferendumIs | Compare | Not
    | All | AnyOf | PlayedIn
    | SameMethuselah | TitleIs | TurnIs | Tied
)  # fmt: skip
