"""Triggers: what cards in play do by themselves after an event.

The state keeps an index of who listens to which kind of event; a listener that is concerned gets a procedure
of its own, which begins as soon as the procedure that caused the event pauses (``State.enqueue``).
"""

from __future__ import annotations

from enum import IntEnum

from nocturne.kernel.decision import Choice, Question
from nocturne.kernel.event import Event
from nocturne.kernel.frames import starts
from nocturne.kernel.state import Frame
from nocturne.vtes import events
from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.context import EffectContext
from nocturne.vtes.done import SetOffTrigger
from nocturne.vtes.kinds import Kind
from nocturne.vtes.records import Until
from nocturne.vtes.rules.cost.effects import pay
from nocturne.vtes.rules.cost.queries.bill import Bill
from nocturne.vtes.rules.cost.queries.pay import why_not_pay
from nocturne.vtes.rules.table.queries import modified
from nocturne.vtes.rules.text.effects.trigger import opponent_leaves, seat_of, subject_of, thing_of
from nocturne.vtes.rules.text.procedures.resolve import push_effects
from nocturne.vtes.rules.text.queries.conditions import holds
from nocturne.vtes.rules.text.queries.filters import matches
from nocturne.vtes.rules.turn import queries as turn_queries
from nocturne.vtes.rules.turn.effects import limits
from nocturne.vtes.state import VtesState, on_event
from nocturne.vtes.terms import NONE, Region


@on_event(1)
def notice_event(g: VtesState, event: Event) -> None:
    """An event happened: cards in play that listen to it are set off, and those that watch how things stand
    look again."""
    if not g.listeners:
        return
    if isinstance(event, events.LeavingReady) and "OpponentLeaving" in g.listeners:
        opponent_leaves(g, event)
    listeners = g.listeners.get(type(event).__name__)
    if listeners:
        notice(g, event, listeners)
    if "Changed" in g.listeners:
        watch(g)


def notice(g: VtesState, event: Event, listeners: tuple[int, ...]) -> None:
    """An event happened that some cards in play listen to."""
    name = type(event).__name__
    due: list[tuple[int, bool, int, int]] = []
    for card in listeners:
        for index, trigger in _triggers_on(g, card, name):
            if not (trigger.leaving or trigger.outlives) and _concerned(g, card, trigger, event):
                due.append((_turn_order(g, card), not trigger.optional, card, index))
    # A Methuselah orders what her own cards do at one moment: what she may do comes before what must happen,
    # so that she can still prevent it (a counter put on a card that would burn for want of one).
    about, party, thing = subject_of(event), seat_of(event), thing_of(event)
    for _order, _must, card, index in sorted(due):
        seat = g.play[card].controller
        g.enqueue(Triggered(seat=seat, card=card, index=index, about=about, party=party, thing=thing))


def _triggers_on(g: VtesState, card: int, event: str) -> list[tuple[int, v.Trigger]]:
    """What a card in play does on an event, by number; nothing while it is out of play or silenced."""
    now, tree = g.play[card], g.face(card).tree
    if now.contested or now.region is Region.UNCONTROLLED or tree is None or modified.silenced(g, card):
        return []
    return [(index, trigger) for index, trigger in enumerate(tree.triggers) if trigger.event == event]


def watch(g: VtesState) -> None:
    """Something happened: as soon as the present procedure pauses, the cards that watch how things stand look
    whether their condition holds."""
    if not any(isinstance(frame, Watching) for frame in g.queue):
        g.enqueue(Watching())


class Watching(Frame):
    """The triggers on ``Changed`` whose condition holds now."""

    def run(self, g: VtesState) -> None:
        g.pop()
        due: list[Triggered] = []
        for card in sorted(g.listeners.get("Changed", ()), key=lambda one: (_turn_order(g, one), one)):
            for index, _trigger in _triggers_on(g, card, "Changed"):
                triggered = Triggered(seat=g.play[card].controller, card=card, index=index)
                if triggered.is_due(g):
                    due.append(triggered)
        for triggered in reversed(due):
            g.push(triggered)


def _turn_order(g: VtesState, card: int) -> int:
    ring = g.seating or range(g.seats)
    return (ring.index(g.play[card].controller) - ring.index(g.active)) % g.seats


def _concerned(g: VtesState, card: int, trigger: v.Trigger, event: Event) -> bool:
    about = subject_of(event)
    now = g.play[card]
    if trigger.about is None:
        bearer = now.on if now.on != NONE else card
        own = about in (bearer, card) or (about == NONE and seat_of(event) == now.controller)
        return own or not trigger.self_only
    r = EffectContext(seat=now.controller, key=g.printed[card], source=card, minion=about)
    return about in g.play and matches(g, r, trigger.about, about)


@starts(Kind.PART)
class Parted(Frame):
    """A trigger of a card that is gone. ``minion`` is what it was on, if anything."""

    seat: int
    card: int
    index: int
    host: int = NONE

    def run(self, g: VtesState) -> None:
        g.pop()
        tree = g.face(self.card).tree
        assert tree is not None
        roles = EffectContext(
            seat=self.seat, key=g.printed[self.card], path=f"triggers.{self.index}.effects", source=self.card,
            minion=self.card if self.host == NONE else self.host,
        )  # fmt: skip
        condition = tree.triggers[self.index].condition
        if not g.players[self.seat].out and (condition is None or holds(g, roles, condition)):
            push_effects(g, roles)


class OutlivingStep(IntEnum):
    """How far the trigger of a card whose bearer is gone has come."""

    TRIGGER = 0
    BURN = 1


@starts(Kind.OUTLIVE)
class Outliving(Frame, kw_only=True):
    """A trigger of a card whose bearer is gone; what it leaves nowhere is burned."""

    step: OutlivingStep = OutlivingStep.TRIGGER
    seat: int
    card: int
    index: int
    size: int
    """The capacity of the bearer."""
    diablerist: int = NONE
    """Who diablerized the bearer, if that is how he went; he is ``chosen``."""

    def run(self, g: VtesState) -> None:
        if self.step is OutlivingStep.TRIGGER:
            self.step = OutlivingStep.BURN
            push_effects(
                g,
                EffectContext(
                    seat=self.seat, key=g.printed[self.card], path=f"triggers.{self.index}.effects",
                    source=self.card, minion=self.card, x=self.size, chosen=self.diablerist,
                )
            )  # fmt: skip
            return
        g.pop()
        if self.card in g.limbo:
            g.limbo.remove(self.card)
            g.to_ash(self.card)
            g.emit(events.Burned(self.card, g.owner[self.card], self.seat))


class Triggered(Frame):
    """One trigger: its condition is checked when its turn comes, an optional one is asked for."""

    seat: int
    card: int
    index: int
    about: int = NONE
    party: int = NONE
    thing: int = NONE

    def _trigger(self, g: VtesState) -> v.Trigger:
        tree = g.face(self.card).tree
        assert tree is not None
        return tree.triggers[self.index]

    def _roles(self, g: VtesState) -> EffectContext:
        now = g.play.get(self.card)
        minion = self.card if now is None or now.on == NONE else now.on
        return EffectContext(
            seat=self.seat, key=g.printed[self.card], path=f"triggers.{self.index}.effects", source=self.card,
            minion=minion, chosen=self.about, chosen_seat=self.party,
            targets=() if self.thing == NONE else (self.thing,),
        )  # fmt: skip

    def run(self, g: VtesState) -> Question | None:
        if not self.is_due(g):
            g.pop()
            return None
        if not self._trigger(g).optional:
            self._happen(g)
            return None
        question = Question(self.seat, "vtes-ask-trigger", card=f"card:{self.card}")
        question.offer("yes", "vtes-do-yes", subjects=(f"card:{self.card}",))
        question.offer("no", "vtes-do-no")
        return question

    def is_due(self, g: VtesState) -> bool:
        """Whether it can happen now."""
        trigger = self._trigger(g)
        if g.players[self.seat].out or (self.card not in g.play and not trigger.parting):
            return False
        roles = self._roles(g)
        if trigger.once and turn_queries.used(g, SetOffTrigger(self.card, self.index), Until(trigger.once)):
            return False
        if trigger.condition is not None and not holds(g, roles, trigger.condition):
            return False
        return why_not_pay(g, Bill(self.seat, trigger.cost, roles.minion, self.card)) is None

    def _happen(self, g: VtesState) -> None:
        roles, once = self._roles(g), self._trigger(g).once
        g.pop()
        if once:
            limits.note(g, SetOffTrigger(self.card, self.index), Until(once))
        if pay(g, Bill(self.seat, self._trigger(g).cost, roles.minion, self.card)):
            push_effects(g, roles)

    def take(self, g: VtesState, choice: Choice) -> None:
        if choice.key == "yes":
            self._happen(g)
        else:
            g.pop()
