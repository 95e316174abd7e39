"""Putting the top cards of one's library in another order, one after the other."""

from __future__ import annotations

from nocturne.kernel.decision import Choice, Question
from nocturne.kernel.event import audience
from nocturne.kernel.state import Frame
from nocturne.vtes import events
from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.context import EffectContext
from nocturne.vtes.rules.perform import amount, performs
from nocturne.vtes.state import EVERYBODY, VtesState


class Reordering(Frame):
    """The cards are chosen in the order in which they will be drawn; ``left`` are those not chosen yet."""

    seat: int
    key: int
    left: tuple[int, ...]
    order: tuple[int, ...] = ()

    def run(self, g: VtesState) -> Question | None:
        if len(self.left) > 1:
            question = Question(self.seat, "vtes-ask-reorder", card=f"printed:{self.key}")
            for card in self.left:
                ref = f"card:{card}"
                question.offer(f"next:{card}", "vtes-do-next", card, args={"card": ref}, subjects=(ref,))
            return question
        g.pop()
        order = (*self.order, *self.left)
        library = g.players[self.seat].library
        # What is on top comes last in the list.
        library[len(library) - len(order) :] = reversed(order)
        return None

    def take(self, g: VtesState, choice: Choice) -> None:
        self.order = (*self.order, choice.value)
        self.left = tuple(card for card in self.left if card != choice.value)


@performs(v.Reorder)
def _reorder(g: VtesState, r: EffectContext, effect: v.Reorder) -> None:
    library = g.players[r.seat].library
    seen = tuple(reversed(library[len(library) - min(amount(g, r, effect.amount), len(library)) :]))
    if not seen:
        return
    for card in seen:
        if g.knows[card] != EVERYBODY:
            g.knows[card] |= audience(r.seat)
    whole = events.Looked(r.seat, r.seat, seen)
    g.emit(whole, to=audience(r.seat), others=events.Looked(r.seat, r.seat))
    g.push(Reordering(seat=r.seat, key=r.key, left=seen))
