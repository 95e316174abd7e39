"""Going to torpor, leaving it, being rescued, trophies for the Red List (VTES-6.5)."""

from __future__ import annotations

from nocturne.kernel.frames import start
from nocturne.vtes import events
from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.context import EffectContext
from nocturne.vtes.done import Cardless
from nocturne.vtes.frames.action import ActionFacts
from nocturne.vtes.frames.torpor import DiablerieFacts, DoomFacts
from nocturne.vtes.kinds import Kind
from nocturne.vtes.marks import WOUNDED, Mark
from nocturne.vtes.records import Passing
from nocturne.vtes.rules.action.queries.action import costs, resolves
from nocturne.vtes.rules.combat.queries.combat import current_combat
from nocturne.vtes.rules.control.effects import control
from nocturne.vtes.rules.counters.effects import counters
from nocturne.vtes.rules.hand.effects.replacing import release_owed
from nocturne.vtes.rules.imbued.effects import leave_incapacitated
from nocturne.vtes.rules.table.queries import modified
from nocturne.vtes.rules.text.effects.resolve import performs
from nocturne.vtes.rules.text.queries.roles import card_of
from nocturne.vtes.rules.torpor.queries import held_in_torpor, payment_of
from nocturne.vtes.rules.turn.queries import all_done
from nocturne.vtes.state import VtesState
from nocturne.vtes.terms import ActionKind, Region

MARKED: Passing = "red-list-mark"


COST = v.Cost(blood=1)


def is_marked(g: VtesState, card: int, seat: int) -> bool:
    """Whether a Methuselah has marked a minion this turn."""
    return any(e.what == MARKED and e.card == card and e.seat == seat for e in g.lasting)


def fought_marked(g: VtesState, minion: int) -> bool:
    """Whether he has taken the action this turn, whomever it was against."""
    taken = all_done(g, Cardless)
    return any(one.minion == minion and one.kind is ActionKind.ENTER_COMBAT for one in taken)


@costs(ActionKind.ENTER_COMBAT)
def _cost(g: VtesState, action: ActionFacts) -> v.Cost:
    return COST  # the only action of this kind without a card: to fight a marked minion (VTES-T-04)


def red_list_burned(g: VtesState, vampire: int) -> None:
    """A vampire has burned a Red List minion, in combat or by a directed action, diablerie included: the
    trophies are settled at once, before any blood hunt (VTES-T-06, VTES-T-07)."""
    if vampire in g.play and g.face(vampire).vampire:
        g.push(start(Kind.TROPHIES, vampire=vampire))


def stolen_instead(g: VtesState, ally: int) -> bool:
    """Whether an ally who would be burned goes over to the vampire he fights, by that one's text; he does."""
    combat = current_combat(g)
    if not g.face(ally).ally or combat is None or combat.has_ended() or ally not in combat.minions():
        return False
    thief = combat.other(ally)
    if thief not in g.play or modified.modified(g, "steals-burned-allies", thief, 0) <= 0:
        return False
    if not g.play[ally].blood:
        counters.gain_blood(g, ally, 1)
    control.take_control(g, ally, g.play[thief].controller)
    counters.lock(g, ally)
    return True


def go_to_torpor(g: VtesState, vampire: int) -> None:
    """A ready vampire is moved to the torpor region with everything on him (VTES-6.5.1-01, VTES-6.5.1-02)."""
    if g.play[vampire].region is not Region.READY:
        return
    _unmark(g, vampire, WOUNDED)
    g.on_event(events.Fallen(vampire, g.play[vampire].controller))
    g.shift(vampire, Region.TORPOR)
    g.emit(events.WentToTorpor(vampire))


def leave_torpor(g: VtesState, vampire: int) -> None:
    """From the torpor region to the ready region; he is no longer wounded (VTES-6.5.2-02, VTES-6.5.3-03)."""
    if g.play[vampire].region is not Region.TORPOR or held_in_torpor(g, vampire):
        return
    _unmark(g, vampire, WOUNDED)
    g.shift(vampire, Region.READY)
    g.emit(events.LeftTorpor(vampire))
    release_owed(g, "leaving-torpor")


def _unmark(g: VtesState, card: int, mark: Mark) -> None:
    marks = g.play[card].marks
    if mark in marks:
        g.put(card, marks=tuple(m for m in marks if m != mark))


def award_trophies(g: VtesState, minion: int) -> None:
    """A vampire who burned a Red List minion may receive trophies (VTES-T-06)."""
    red_list_burned(g, minion)


@performs(v.MoveToReady)
def _move_to_ready(g: VtesState, r: EffectContext, effect: v.MoveToReady) -> None:
    card = card_of(g, r, effect.who)
    if card in g.play and g.play[card].region is Region.INCAPACITATED:
        leave_incapacitated(g, card)  # VTES-IMB-25
    elif card in g.play:
        leave_torpor(g, card)


@performs(v.Rescue)
def _rescue(g: VtesState, r: EffectContext, effect: v.Rescue) -> None:
    """What was about to become of a minion does not."""

    card = card_of(g, r, effect.who)
    for frame in reversed(g.stack):
        if isinstance(frame, DiablerieFacts) and frame.victim == card and not frame.has_begun():
            frame.canceled = True
        if isinstance(frame, DoomFacts) and frame.card == card:
            if not effect.to_torpor:
                frame.spared = True
            elif g.face(card).vampire:
                frame.kind = "torpor"
            return  # an ally whom a card would send to torpor is burned (VTES-1.6.3-10)


@resolves(ActionKind.LEAVE_TORPOR)
def resolve_leave_torpor(g: VtesState, action: ActionFacts) -> None:
    """VTES-6.5.2-02."""
    leave_torpor(g, action.minion)


@resolves(ActionKind.RESCUE)
def resolve_rescue(g: VtesState, action: ActionFacts) -> None:
    """VTES-6.5.3-03: the rescued vampire neither locks nor unlocks."""
    victim = action.targets[0]
    now = g.play.get(victim)
    if now is None or now.region is not Region.TORPOR:
        return
    due = payment_of(action).other
    action.outcome.paid += due
    if counters.burn_blood(g, victim, due) < due:
        action.outcome.fizzled = True  # VTES-6.2.3-05
        g.emit(events.ActionFizzled(action.minion))
        return
    leave_torpor(g, victim)
    g.emit(events.Rescued(victim, action.minion))
