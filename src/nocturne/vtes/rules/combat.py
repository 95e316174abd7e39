"""Combat: its rounds and their steps (VTES-6.4.1).

``Combat`` is the procedure of one combat: before range, range, before strikes, the pairs of strikes,
presses, end of round, and what follows its end. Strikes are chosen and resolved in ``strike``, damage is
handled in ``damage``, what becomes of a vampire who cannot heal in ``torpor``; maneuvers, presses and the
other effects that steer a combat are in ``combat_effects``.
"""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, Any

from msgspec import Struct
from msgspec.structs import replace

from nocturne.kernel.decision import Choice, Question
from nocturne.kernel.event import Event
from nocturne.kernel.later import later
from nocturne.kernel.plain import Plain
from nocturne.kernel.state import Frame
from nocturne.vtes import events
from nocturne.vtes.rules import counters, limits, queries
from nocturne.vtes.rules.effects.open_hands import show_open_hands
from nocturne.vtes.rules.hand import SettleHands, release_owed
from nocturne.vtes.rules.perform import EffectContext, push_effects, taken_up
from nocturne.vtes.rules.window import Opportunity
from nocturne.vtes.state import Deed, VtesState
from nocturne.vtes.terms import NONE, ActionKind, Window

if TYPE_CHECKING:
    from nocturne.vtes.rules import action as actions
    from nocturne.vtes.rules import strike as striking
    from nocturne.vtes.rules import torpor as torpors
else:  # they import this module
    actions, striking, torpors = later("nocturne.vtes.rules", "action", "strike", "torpor")


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

_ENDED = frozenset({Stage.AFTERMATH, Stage.AFTER_COMBAT, Stage.OVER})
"""The combat has ended."""

_FIGHTING = frozenset(
    {Stage.BEFORE_RANGE, Stage.RANGE, Stage.BEFORE_STRIKES, Stage.STRIKES, Stage.ADDITIONAL, Stage.PRESS}
)
"""The steps that are left at once when a combatant is no longer ready (VTES-6.4.3.2-05)."""


class Standing(Struct, frozen=True, gc=False):
    """Something that happens every round at a step (``EachRound``)."""

    at: str
    deed: Deed
    until: str
    first: int
    """The first round in which it happens."""
    counts: bool = False
    """X is the number of rounds since."""


class Kept(Struct, frozen=True, gc=False):
    """An optional maneuver or press that a combatant may use once."""

    minion: int
    what: str
    only: str
    until: str
    """round, combat, or next-round."""
    source: int = NONE
    """The strike card that brought it, and takes it along when it is canceled (VTES-6.4.5.7-06)."""


class Extra(Struct, frozen=True, gc=False):
    """Damage added to one strike."""

    amount: int
    aggravated: bool = False


class Tied(Struct, frozen=True, gc=False):
    """Something tied to one strike (``Rider``)."""

    when: str
    deed: Deed


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


class Combat(Frame):
    """One combat between two ready minions. ``acting`` has the first opportunity at every step
    (VTES-6.4.1-02)."""

    acting: int
    defending: int
    after_block: bool = False
    """It comes from a block."""
    by_block: bool = False
    """It comes from blocking ``acting`` himself, and no slave has taken his place."""
    opening: tuple[Deed, ...] = ()
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
    standing: tuple[Standing, ...] = ()
    kept: tuple[Kept, ...] = ()
    aftermath: tuple[Deed, ...] = ()
    """What happens when it has ended."""
    delayed: tuple[int, ...] = ()
    """Vampires who go to torpor when it has ended."""
    queued: tuple[int, int] | None = None
    """The combat that follows this one."""
    queued_opening: tuple[Deed, ...] = ()
    let_end: bool = False
    """It is about to end and cannot be made to go on."""
    reserved: bool = False
    """What happens when it has ended will begin another combat: nothing else can queue one."""
    diablerie: bool = False
    """A diablerie has been committed in it (VTES-6.2.4-04)."""

    # -- who

    def other(self, minion: int) -> int:
        """The opponent of a combatant; NONE for a card that is not in this combat."""
        if minion == self.acting:
            return self.defending
        return self.acting if minion == self.defending else NONE

    def has_ended(self) -> bool:
        """Whether it has ended, be it that something is still to follow from it."""
        return self.stage in _ENDED

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

    def broken(self, g: VtesState) -> bool:
        """Whether it ends at once: by an effect, or because a combatant is not ready (VTES-6.4.3.2-05)
        or has come under the other's control (VTES-6.4-03)."""
        if self.ended or not (queries.is_ready(g, self.acting) and queries.is_ready(g, self.defending)):
            return True
        return g.play[self.acting].controller == g.play[self.defending].controller

    def ending(self, g: VtesState) -> bool:
        """Whether it is about to end, as things stand."""
        return self.broken(g) or not self.continuing

    # -- the steps

    def run(self, g: VtesState) -> None:
        if self.stage in _FIGHTING and self.broken(g):
            self._end_round(g)
            return
        match self.stage:
            case Stage.BEGIN:
                self._begin(g)
            case Stage.BEFORE_COMBAT:
                self._enter(g)
            case Stage.BEFORE_RANGE:
                self.stage = Stage.RANGE
                if not self.range_set:
                    self.open(g, Window.RANGE)
            case Stage.RANGE:
                self.stage = Stage.BEFORE_STRIKES
                g.tell(events.RangeDetermined(range_word(self.long)))
                self.open(g, Window.BEFORE_STRIKES)  # VTES-FR-14
                self.hear_both(g, events.StrikesComing)
            case Stage.BEFORE_STRIKES:
                self.stage = Stage.STRIKES
                self._strike(g)
            case Stage.STRIKES:
                self._after_pair(g)
            case Stage.ADDITIONAL:
                self._after_gaining(g)
            case Stage.PRESS:
                self._end_round(g)
            case Stage.END_OF_ROUND:
                self._next_round_or_end(g)
            case Stage.END_OF_COMBAT if not self.ending(g):
                self._next_round_or_end(g)  # prolonged at the last moment
            case Stage.END_OF_COMBAT:
                self.stage = Stage.AFTERMATH
                g.tell(events.CombatEnded(self.acting, self.defending))
                self.happen(g, "end-of-combat")
                for deed in reversed(self.aftermath):
                    push_effects(g, taken_up(deed))
            case Stage.AFTERMATH:
                self._close(g)
            case Stage.AFTER_COMBAT:
                self.stage = Stage.OVER
                release_owed(g, "after-combat")
            case Stage.OVER:
                g.pop()
                self._follow(g)

    def open(self, g: VtesState, window: Window) -> None:
        """A window in which the acting side comes first."""
        first, second = self.seats(g)
        g.push(Opportunity(window=window, first=first, second=second))

    def _begin(self, g: VtesState) -> None:
        """A block has its own window before the combat; other combats have one here."""
        if self.after_block:
            self._enter(g)
            return
        self.stage = Stage.BEFORE_COMBAT
        if not self.broken(g):
            self.open(g, Window.BEFORE_COMBAT)

    def _enter(self, g: VtesState) -> None:
        if self.broken(g):  # VTES-6.4-02, VTES-6.4-03
            g.pop()
            return
        first, second = self.seats(g)
        self.sides = [Side(minion=self.acting, seat=first), Side(minion=self.defending, seat=second)]
        for seat in (first, second):
            counters.spoil_withdrawal(g, seat)
        g.tell(events.CombatBegan(self.acting, self.defending))
        self._begin_round(g)
        hands_in_combat(g)

    def _begin_round(self, g: VtesState) -> None:
        """A round opens with the window before range, after what happens by itself (VTES-FR-13)."""
        self.stage = Stage.BEFORE_RANGE
        self.round += 1
        self.long = (
            self.long_by_default if self.next_range == NONE else bool(self.next_range)
        )  # VTES-6.4.2-01
        self.range_set = self.next_range != NONE
        self.next_range = self.last_maneuver = self.last_press = NONE
        self.pair = 0
        self.continuing = False
        self.quiet_rounds = self.quiet_rounds + 1 if self.quiet and self.round > 1 else 0
        self.quiet = True
        for side in self.sides:
            side.blow = side.committed = None
            side.additional = 0
            side.only = ()
            side.inflicted_round = side.lost_round = side.taken_round = side.taken_normal_round = 0
        g.tell(events.RoundBegan(self.round))
        self.open(g, Window.BEFORE_RANGE)
        self.happen(g, "before-range")
        for deed in reversed(self.opening):
            push_effects(g, taken_up(deed))
        self.opening = ()
        self.hear_both(g, events.RoundOpened)

    def happen(self, g: VtesState, at: str) -> None:
        """Carry out what happens every round at a step; what was played first comes first."""
        for standing in reversed(self.standing):
            if standing.at == at and standing.first <= self.round:
                push_effects(g, self.deed(standing))

    def deed(self, standing: Standing) -> EffectContext:
        """What a recurring effect does this round."""
        r = taken_up(standing.deed)
        if standing.counts:
            r.x = self.round - standing.first
        return r

    def hear_both(self, g: VtesState, kind: type[events.CombatMoment]) -> None:
        """Cards in play that listen for a moment of the combat are told of it, once for each combatant.
        Nothing is logged: by itself it is no event of the table."""
        if g.lasting or kind.__name__ in g.ears:
            for minion in self.minions():
                moment: Event = kind(minion, self.other(minion))
                g.hear(moment)

    def _strike(self, g: VtesState) -> None:
        g.push(striking.Pair())

    def _after_pair(self, g: VtesState) -> None:
        """A pair is over: the strikes still to be made come first (VTES-6.4.3.3-06), then more may be
        gained."""
        if any(side.additional for side in self.sides):
            self._strike(g)
            return
        self.stage = Stage.ADDITIONAL
        self.open(g, Window.ADDITIONAL)

    def _after_gaining(self, g: VtesState) -> None:
        if any(side.additional for side in self.sides):
            self.stage = Stage.STRIKES
            self._strike(g)
            return
        self.stage = Stage.PRESS
        self.open(g, Window.PRESS)
        self.happen(g, "press")
        self.hear_both(g, events.PressStep)

    def _end_round(self, g: VtesState) -> None:
        """After all presses, or at once when the round breaks off (VTES-6.4.4-04, VTES-FR-15)."""
        self.stage = Stage.END_OF_ROUND
        self.open(g, Window.END_OF_ROUND)
        self.happen(g, "end-of-round")
        self.hear_both(g, events.RoundClosing)

    def _next_round_or_end(self, g: VtesState) -> None:
        limits.close(g, "round")
        limits.expire(g, "round")
        self.kept = tuple(kept for kept in self.kept if kept.until != "round")
        self.standing = tuple(standing for standing in self.standing if standing.until != "round")
        if not self.ending(g):
            _promote(g, self)
            self._begin_round(g)
            return
        self.stage = Stage.END_OF_COMBAT
        self.continuing = False
        self.open(g, Window.END_OF_COMBAT)

    def prolong(self, g: VtesState) -> None:
        """It would end but goes on with a new round: what was to follow its end does not (VTES-6.2.4-03)."""
        self.ended = False
        self.continuing = True
        self.aftermath = ()
        self.reserved = False
        no_continuation(g)

    def _close(self, g: VtesState) -> None:
        self.stage = Stage.AFTER_COMBAT
        limits.close(g, "combat")
        limits.expire(g, "combat")
        limits.expire(g, "next-round")
        self.open(g, Window.AFTER_COMBAT)
        hands_in_combat(g)
        self.hear_both(g, events.CombatOver)
        if self.delayed:
            g.push(torpors.Fates(fates=tuple(torpors.Fate(card, "torpor") for card in self.delayed)))

    def _follow(self, g: VtesState) -> None:
        if self.queued is not None:
            acting, defending = self.queued
            g.push(Combat(acting=acting, defending=defending, opening=self.queued_opening))


def hands_in_combat(g: VtesState) -> None:
    """A combat has begun or is over: some cards in play change the hand of whoever fights their bearer, or of
    their controller as long as somebody fights."""
    if any(
        modifier.party == "opponent" or modifier.when is not None
        for source in g.speakers.get("hand-size", ())
        for modifier in g.face(source).statics
    ):
        g.later(SettleHands())
    show_open_hands(g)


def _promote(g: VtesState, combat: Combat) -> None:
    """What was to hold in the next round holds from now on until that round ends."""
    combat.kept = tuple(
        replace(kept, until="round") if kept.until == "next-round" else kept for kept in combat.kept
    )
    if any(effect.until == "next-round" for effect in g.lasting):
        g.lasting = [
            replace(effect, until="round") if effect.until == "next-round" else effect for effect in g.lasting
        ]


def range_word(long: bool) -> str:
    """The word for a range."""
    return "vtes-range-long" if long else "vtes-range-close"


def current_combat(g: VtesState) -> Combat | None:
    """The combat in progress, if there is one."""
    combat: Combat | None = g.frame_of(Combat)
    return combat


def card_played(g: VtesState) -> None:
    """A card is played, by anybody: if there is a combat, its round is not a quiet one."""
    combat = current_combat(g)
    if combat is not None:
        combat.quiet = False


def no_continuation(g: VtesState) -> None:
    """The blocked action will not go on as if unblocked (VTES-6.2.4-03, VTES-6.2.4-04)."""
    action = g.frame_of(actions.Action)
    if action is not None:
        action.continues = False


def strike_canceled(g: VtesState, minion: int) -> None:
    """VTES-T-25: a canceled strike card is no strike: the minion has none yet and is asked for one again."""


# -- how combats begin


def begin_block_combat(g: VtesState, action: Any) -> None:
    """What a successful block leads to (VTES-6.4-01, VTES-6.5.2-03); it begins when the frames above are
    done."""
    g.push(BlockCombat())
    may_send_slave(g, action)


class BlockCombat(Frame):
    """The combat after a block begins, with a slave in the place of the blocked vampire if one was sent."""

    def run(self, g: VtesState) -> None:
        g.pop()
        action = actions.current(g)
        acting, blocker = action.minion, action.blocker
        if acting not in g.play or blocker not in g.play or action.no_combat:
            return
        if action.kind is ActionKind.LEAVE_TORPOR:
            # A vampire in torpor cannot fight: the blocker may diablerize him instead.
            g.push(torpors.BlockedInTorpor(victim=acting, blocker=blocker))
        elif action.slave == NONE:
            g.push(Combat(acting=acting, defending=blocker, after_block=True, by_block=True))
        elif queries.is_ready(g, action.slave):
            g.push(Combat(acting=action.slave, defending=blocker, after_block=True))


def may_send_slave(g: VtesState, action: Any) -> None:
    """A slave may take the place of a blocked vampire of his master clan (VTES-T-13): as soon as he is
    blocked, before anybody else uses something, or once that is over. Nobody is asked again if nothing was
    used in between."""
    if action.kind is ActionKind.LEAVE_TORPOR or action.slave != NONE or action.no_combat:
        return
    if action.slave_refused == len(action.used) or not queries.is_ready(g, action.blocker):
        return
    if action.minion in g.play and willing_slaves(g, action.minion):
        g.push(SendSlave())


class SendSlave(Frame):
    """Whether a slave takes the place of the blocked vampire, who unlocks."""

    def run(self, g: VtesState) -> Question:
        action = actions.current(g)
        question = Question(action.seat, "vtes-ask-slave", minion=f"card:{action.minion}")
        question.offer("pass", "vtes-do-no-slave")
        for slave in willing_slaves(g, action.minion):
            ref = f"card:{slave}"
            question.offer(
                f"slave:{slave}", "vtes-do-slave", slave, args={"minion": ref}, subjects=(ref,),
                rules=("VTES-T-13",),
            )  # fmt: skip
        return question

    def take(self, g: VtesState, choice: Choice) -> None:
        g.pop()
        action, slave = actions.current(g), choice.value
        if slave is None:
            action.slave_refused = len(action.used)
            return
        action.slave = slave
        counters.lock(g, slave)
        counters.unlock(g, action.minion)
        g.tell(events.SlaveSent(slave, action.minion))


def willing_slaves(g: VtesState, blocked: int) -> list[int]:
    """Ready unlocked slaves of the blocked vampire's clan with the same controller."""
    if not g.face(blocked).vampire:
        return []
    clan = queries.clan(g, blocked)
    found = []
    for minion in queries.ready_minions(g, g.play[blocked].controller):
        crypt = g.face(minion).crypt
        if crypt is not None and crypt.slave_of == clan and minion != blocked and not g.play[minion].locked:
            found.append(minion)
    return found


def begin_combat(
    g: VtesState, one: int, other: int, opening: tuple[Deed, ...] = (), acts: int = NONE
) -> None:
    """An effect causes a combat. During a combat it is queued, unless one is queued already
    (VTES-6.4.4-05). ``acts``: who is considered the acting minion, if the effect says so."""
    if NONE in (one, other) or one == other:
        return
    acting, defending = _who_is_acting(g, one, other)
    if acts == defending:
        acting, defending = defending, acting
    combat = current_combat(g)
    if combat is None:
        g.push(Combat(acting=acting, defending=defending, opening=opening))
        return
    no_continuation(g)
    if combat.queued is None:
        combat.queued = (acting, defending)
        combat.queued_opening = opening
        g.tell(events.CombatQueued(acting, defending))


def _who_is_acting(g: VtesState, one: int, other: int) -> tuple[int, int]:
    """The acting minion keeps the first opportunity; else the minion of the acting Methuselah has it."""
    action = g.frame_of(actions.Action)
    if action is not None and action.minion in (one, other):
        return (one, other) if action.minion == one else (other, one)
    first = g.active if action is None else action.seat
    now = g.play.get(other)
    return (other, one) if now is not None and now.controller == first else (one, other)
