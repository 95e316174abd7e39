"""Circles of Blood Brothers: a vampire without one of their own joins another (VTES-T-33)."""

from __future__ import annotations

from functools import cache

from nocturne.kernel.decision import Choice, Question
from nocturne.kernel.state import Frame
from nocturne.vtes import events
from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.cards.catalogue import catalogue
from nocturne.vtes.context import EffectContext
from nocturne.vtes.marks import InCircle
from nocturne.vtes.rules.table.queries import traits
from nocturne.vtes.rules.text.effects.resolve import performs
from nocturne.vtes.rules.text.queries.roles import card_of
from nocturne.vtes.state import VtesState


@cache
def printed_circles() -> tuple[str, ...]:
    """The names of all circles that are printed on vampires."""
    return tuple(sorted({card.circle for card in catalogue().crypt.values() if card.circle}))


class ChooseCircle(Frame):
    """Which circle a vampire joins."""

    seat: int
    card: int

    def run(self, g: VtesState) -> Question:
        ref = f"card:{self.card}"
        question = Question(self.seat, "vtes-ask-circle", card=ref)
        for name in printed_circles():
            question.offer(f"circle:{name}", "vtes-do-circle", name, args={"circle": name})
        for player in g.players:
            for other in (*player.ready, *player.torpor):
                alone = f"card:{other}"
                if other != self.card and g.face(other).vampire and traits.circle(g, other) == alone:
                    question.offer(
                        f"circle-of:{other}", "vtes-do-circle-of", alone, args={"card": alone},
                        subjects=(alone,),
                    )  # fmt: skip
        return question

    def take(self, g: VtesState, choice: Choice) -> None:
        g.pop()
        if self.card in g.play:
            g.put(self.card, marks=(*g.play[self.card].marks, InCircle(choice.value)))
            if choice.value.startswith("card:"):
                g.emit(events.CircleShared(self.card, int(choice.value.partition(":")[2])))
            else:
                g.emit(events.CircleJoined(self.card, choice.value))


@performs(v.JoinCircle)
def _join_circle(g: VtesState, r: EffectContext, effect: v.JoinCircle) -> None:
    card = card_of(g, r, effect.who)
    if card in g.play and g.face(card).vampire:
        g.push(ChooseCircle(seat=r.seat, card=card))
