"""Sending a slave into the combat in the place of the acting minion (VTES-T-13)."""

from __future__ import annotations

from nocturne.kernel.decision import Choice, Question
from nocturne.kernel.state import Frame
from nocturne.vtes import events
from nocturne.vtes.frames.action import ActionFacts
from nocturne.vtes.rules.action.queries import action as action_queries
from nocturne.vtes.rules.combat.queries.combat import willing_slaves
from nocturne.vtes.rules.counters.effects import counters
from nocturne.vtes.rules.table.queries import traits
from nocturne.vtes.state import VtesState
from nocturne.vtes.terms import NONE, ActionKind


def may_send_slave(g: VtesState, action: ActionFacts) -> None:
    """A slave may take the place of a blocked vampire of his master clan (VTES-T-13): as soon as he is
    blocked, before anybody else uses something, or once that is over. Nobody is asked again if nothing was
    used in between."""
    blocking = action.blocking
    if action.kind is ActionKind.LEAVE_TORPOR or blocking.slave != NONE or blocking.no_combat:
        return
    if blocking.slave_refused == len(action.used) or not traits.is_ready(g, blocking.blocker):
        return
    if action.minion in g.play and willing_slaves(g, action.minion):
        g.push(SendSlave())


class SendSlave(Frame):
    """Whether a slave takes the place of the blocked vampire, who unlocks."""

    def run(self, g: VtesState) -> Question:
        action = action_queries.current(g)
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
        action, slave = action_queries.current(g), choice.value
        if slave is None:
            action.blocking.slave_refused = len(action.used)
            return
        action.blocking.slave = slave
        counters.lock(g, slave)
        counters.unlock(g, action.minion)
        g.emit(events.SlaveSent(slave, action.minion))
