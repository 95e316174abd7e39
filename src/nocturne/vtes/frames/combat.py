"""The facts of a combat in progress: its combatants, their strikes, the damage being handled."""

from __future__ import annotations

from enum import StrEnum
from typing import Literal, TypeAlias

from msgspec import Struct, field
from msgspec.structs import replace

from nocturne.kernel.plain import Plain
from nocturne.kernel.state import Frame
from nocturne.vtes.context import EffectContext, context_of
from nocturne.vtes.frames.torpor import Fate
from nocturne.vtes.records import ScheduledEffects
from nocturne.vtes.state import VtesState
from nocturne.vtes.terms import NONE


class Stage(StrEnum):
    """How far a combat has come: the step that is going on."""

    BEGIN = "begin"
    BEFORE_COMBAT = "before-combat"
    BEFORE_RANGE = "before-range"
    RANGE = "range"
    BEFORE_STRIKES = "before-strikes"
    STRIKES = "strikes"
    ADDITIONAL = "additional"
    PRESS = "press"
    END_OF_ROUND = "end-of-round"
    END_OF_COMBAT = "end-of-combat"
    AFTERMATH = "aftermath"
    AFTER_COMBAT = "after-combat"
    OVER = "over"


BEGINNING = frozenset({Stage.BEGIN, Stage.BEFORE_COMBAT})
"""The combat is about to begin."""


ENDED = frozenset({Stage.AFTERMATH, Stage.AFTER_COMBAT, Stage.OVER})
"""The combat has ended."""


FIGHTING = frozenset(
    {Stage.BEFORE_RANGE, Stage.RANGE, Stage.BEFORE_STRIKES, Stage.STRIKES, Stage.ADDITIONAL, Stage.PRESS}
)
"""The steps that are left at once when a combatant is no longer ready (VTES-6.4.3.2-05)."""


class Recurring(Struct, frozen=True, gc=False):
    """Something that happens every round at a step (``EachRound``)."""

    at: str
    effects: ScheduledEffects = field(name="deed")
    until: Literal["round", "combat"]
    first: int
    """The first round in which it happens."""
    counts: bool = False
    """X is the number of rounds since."""


MoveUntil: TypeAlias = Literal["round", "combat", "next-round"]


class OptionalMove(Struct, frozen=True, gc=False):
    """An optional maneuver or press that a combatant may use once."""

    minion: int
    what: str
    only: str
    until: MoveUntil
    source: int = NONE
    """The strike card that brought it, and takes it along when it is canceled (VTES-6.4.5.7-06)."""


class Extra(Struct, frozen=True, gc=False):
    """Damage added to one strike."""

    amount: int
    aggravated: bool = False


class Tied(Struct, frozen=True, gc=False):
    """Something tied to one strike (``Rider``)."""

    when: str
    effects: ScheduledEffects = field(name="deed")


class Blow(Struct, frozen=True, omit_defaults=True, gc=False):
    """A strike as it was chosen. ``path`` leads to its description in the tree of ``key``; without a key
    it is the plain hand strike."""

    minion: int
    seat: int
    key: int = 0
    path: str = ""
    source: int = NONE
    """The card it comes from: a strike card, a weapon, another card in play."""
    card: bool = False
    """It comes from a strike card (and not from a card in play)."""
    weapon: int = NONE
    weapon_strike: int = NONE
    """For a strike card that uses a weapon: which of the weapon's strikes."""
    aim: int = NONE
    """The retainer struck at; NONE: the opposing minion (VTES-6.4.7-03)."""
    targets: tuple[int, ...] = ()
    victims: tuple[int, ...] = ()
    x: int = 0
    fixed: int = NONE
    """Base damage that was settled when the strike was announced."""
    extras: tuple[Extra, ...] = ()
    tied: tuple[Tied, ...] = ()
    none: bool = False
    """He makes no strike in this pair."""


class Side(Plain, kw_only=True):
    """One combatant: what he has chosen, and what the combat has counted about him."""

    minion: int
    seat: int
    blow: Blow | None = None
    """The strike chosen for the current pair."""
    committed: Blow | None = None
    """The strike whose maneuver he used: his initial strike of the round (VTES-6.4.2-09)."""
    bound: bool = False
    """He could have chosen not to strike when he committed himself, so he must make that strike."""
    additional: int = 0
    """Additional strikes gained and not yet made."""
    only: tuple[str, ...] = ()
    """What kinds these must be of."""
    given: Blow | None = None
    """The very strike these must be."""
    dealt_strike: int = 0
    """What his strike would inflict, before any of it is prevented."""
    inflicted_strike: int = 0
    inflicted_round: int = 0
    inflicted_combat: int = 0
    lost_strike: int = 0
    lost_round: int = 0
    lost_combat: int = 0
    taken_round: int = 0
    """Damage successfully inflicted on him this round, whatever its source."""
    taken_normal_round: int = 0
    taken_combat: int = 0
    """The same in the whole combat."""
    struck_round: int = 0
    """Damage his strikes successfully inflicted on the other this round."""


class CombatFacts(Frame):
    """One combat between two ready minions. ``acting`` has the first opportunity at every step
    (VTES-6.4.1-02)."""

    acting: int
    defending: int
    after_block: bool = False
    """It comes from a block."""
    by_block: bool = False
    """It comes from blocking ``acting`` himself, and no slave has taken his place."""
    considered: bool = False
    """The effect that caused it says that ``acting`` is considered the acting minion in it."""
    opening: tuple[ScheduledEffects, ...] = ()
    """What happens as the first round begins."""
    stage: Stage = Stage.BEGIN
    sides: list[Side] = []
    round: int = 0
    long: bool = False
    """The range of the round."""
    range_set: bool = False
    """An effect has set it: no maneuvers, and nothing sets it again (VTES-6.4.2-06)."""
    long_by_default: bool = False
    next_range: int = NONE
    """The range an effect has set for the next round: 0 close, 1 long."""
    last_maneuver: int = NONE
    """Who maneuvered last: not twice in succession (VTES-6.4.2-04)."""
    last_press: int = NONE
    pair: int = 0
    """Pairs of strikes made this round."""
    chooses_first: int = NONE
    ended: bool = False
    """An effect has ended it."""
    continuing: bool = False
    """An unanswered press leads to another round."""
    quiet: bool = True
    """No card has been played in this round."""
    quiet_rounds: int = 0
    """Rounds before this one, in a row, in which none was."""
    recurring: tuple[Recurring, ...] = field(default=(), name="standing")
    optional_moves: tuple[OptionalMove, ...] = field(default=(), name="kept")
    aftermath: tuple[ScheduledEffects, ...] = ()
    """What happens when it has ended."""
    delayed: tuple[int, ...] = ()
    """Vampires who go to torpor when it has ended."""
    queued: tuple[int, int] | None = None
    """The combat that follows this one."""
    queued_opening: tuple[ScheduledEffects, ...] = ()
    let_end: bool = False
    """It is about to end and cannot be made to go on."""
    reserved: bool = False
    """What happens when it has ended will begin another combat: nothing else can queue one."""
    diablerie: bool = False
    """A diablerie has been committed in it (VTES-6.2.4-04)."""
    hurt: tuple[int, ...] = ()
    """On whom damage was last successfully inflicted."""

    def other(self, minion: int) -> int:
        """The opponent of a combatant; NONE for a card that is not in this combat."""
        if minion == self.acting:
            return self.defending
        return self.acting if minion == self.defending else NONE

    def has_ended(self) -> bool:
        """Whether it has ended, be it that something is still to follow from it."""
        return self.stage in ENDED

    def is_followed(self) -> bool:
        """Whether another combat is to follow it."""
        return self.queued is not None or self.reserved

    def going_on(self) -> bool:
        """Whether it has begun and is not over."""
        return bool(self.sides) and self.stage not in (Stage.AFTER_COMBAT, Stage.OVER)

    def minions(self) -> tuple[int, int]:
        """Both combatants, the acting one first."""
        return (self.acting, self.defending)

    def side(self, minion: int) -> Side:
        """What is known about a combatant."""
        return self.sides[0] if minion == self.acting else self.sides[1]

    def seats(self, g: VtesState) -> tuple[int, ...]:
        """The Methuselahs whose minions are fighting, the acting one first."""
        return (self.seat(g, self.acting), self.seat(g, self.defending))

    def seat(self, g: VtesState, minion: int) -> int:
        """Who controls a combatant, or did when he left play."""
        now = g.play.get(minion)
        if now is not None:
            return now.controller
        return self.side(minion).seat if self.sides else NONE

    def due_this_round(self, recurring: Recurring) -> EffectContext:
        """What a recurring effect does this round."""
        r = context_of(recurring.effects)
        if recurring.counts:
            r.x = self.round - recurring.first
        return r


class Hit(Struct, frozen=True, omit_defaults=True, gc=False):
    """Damage from one source to one victim."""

    victim: int
    normal: int
    aggravated: int = 0
    dealer: int = NONE
    """The minion who deals it; environmental damage has none (VTES-6.4.6-17)."""
    strike: bool = False
    """It is damage from a strike: to the opposing target, not side damage (VTES-6.4.6-25)."""
    kinds: tuple[str, ...] = ()
    """What the strike is."""
    preventable: bool = True
    barred: tuple[str, ...] = ()
    """Cards that require one of these Disciplines (or: equipment) cannot prevent it."""
    only: tuple[str, ...] = ()
    """If set, only cards that require one of these Disciplines can."""
    source: int = NONE
    """The card in play whose effect inflicts it: a retainer, say, or the weapon that strikes."""
    further: bool = False
    """It is added to damage of the same strike that was inflicted before (an aim)."""

    @property
    def total(self) -> int:
        return self.normal + self.aggravated

    def less(self, normal: int, aggravated: int = 0) -> Hit:
        """What is left of it."""
        return replace(self, normal=self.normal - normal, aggravated=self.aggravated - aggravated)


class DamageFacts(Frame):
    """Damage being resolved. ``victim`` is the one whose damage may be prevented now."""

    hits: tuple[Hit, ...]
    fates: tuple[Fate, ...] = ()
    """What else becomes of minions at the same time."""
    victims: tuple[int, ...] = ()
    at: int = 0

    @property
    def victim(self) -> int:
        return self.victims[self.at - 1] if 0 < self.at <= len(self.victims) else NONE

    def left(self, victim: int) -> int:
        """The damage to a victim that is not prevented yet."""
        return sum(hit.total for hit in self.hits if hit.victim == victim)


class StrikeChoiceFacts(Frame):
    """A combatant is choosing a strike."""

    minion: int
