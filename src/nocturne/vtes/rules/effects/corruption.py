"""Corruption counters: each Methuselah's own, on minions; with as many as a minion is worth he can be stolen.

They are kept as marks of the minion, one for each Methuselah who has any on him.
"""

from __future__ import annotations

from nocturne.kernel.decision import Choice, Question
from nocturne.kernel.state import Frame
from nocturne.vtes import events
from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.rules import control
from nocturne.vtes.rules.combat import current_combat
from nocturne.vtes.rules.perform import Resolve, amount, card_of, performs, size_of
from nocturne.vtes.state import VtesState

_MARK = "corruption"


def corruption(g: VtesState, card: int, seat: int) -> int:
    """How many corruption counters of a Methuselah are on a minion."""
    for mark in g.play[card].marks:
        word, _, rest = mark.partition(":")
        if word == _MARK and rest.partition(":")[0] == str(seat):
            return int(rest.partition(":")[2])
    return 0


def set_corruption(g: VtesState, card: int, seat: int, number: int) -> None:
    """Change how many there are."""
    own = f"{_MARK}:{seat}:"
    others = tuple(mark for mark in g.play[card].marks if not mark.startswith(own))
    g.put(card, marks=(*others, f"{own}{number}") if number else others)
    g.tell(events.Corrupted(card, seat, number))


@performs(v.Corrupt)
def _corrupt(g: VtesState, r: Resolve, effect: v.Corrupt) -> None:
    card = card_of(g, r, effect.who)
    if card not in g.play or not g.face(card).minion:
        return
    set_corruption(g, card, r.seat, corruption(g, card, r.seat) + amount(g, r, effect.amount))
    if effect.steal and corruption(g, card, r.seat) >= size_of(g, card):
        g.push(Seduce(seat=r.seat, card=card, key=r.key))


class Seduce(Frame):
    """Whether the counters are burned to steal the minion; a combat with him ends with that."""

    seat: int
    card: int
    key: int

    def run(self, g: VtesState) -> Question | None:
        if self.card not in g.play or g.play[self.card].controller == self.seat:
            g.pop()
            return None
        question = Question(self.seat, "vtes-ask-may", card=f"printed:{self.key}")
        question.offer("yes", "vtes-do-yes", subjects=(f"card:{self.card}",))
        question.offer("no", "vtes-do-no")
        return question

    def take(self, g: VtesState, choice: Choice) -> None:
        g.pop()
        if choice.key != "yes":
            return
        set_corruption(g, self.card, self.seat, 0)
        combat = current_combat(g)
        if combat is not None and self.card in combat.minions():
            combat.ended = True
        control.take_control(g, self.card, self.seat)
