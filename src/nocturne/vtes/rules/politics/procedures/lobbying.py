"""Calling a referendum that is listed elsewhere: on a political card in hand, or by a card in play.

The action is another one's: the political card is named when it is announced and stays in hand until the
action succeeds. Only then it is played, for its own cost, and nobody can cancel it any more.
"""

from __future__ import annotations

from nocturne.kernel.decision import Question
from nocturne.vtes import events
from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.context import EffectContext
from nocturne.vtes.done import Attempted
from nocturne.vtes.records import Until
from nocturne.vtes.rules.action.queries import minion
from nocturne.vtes.rules.cost.effects import pay
from nocturne.vtes.rules.cost.queries.bill import Bill
from nocturne.vtes.rules.hand.effects.replacing import replace_card
from nocturne.vtes.rules.play.effects import play
from nocturne.vtes.rules.play.effects.playing import note_name
from nocturne.vtes.rules.play.procedures.found import PlayByEffect
from nocturne.vtes.rules.politics.queries.lobbying import offered_calls, ways_to_call
from nocturne.vtes.rules.text.effects.resolve import performs
from nocturne.vtes.rules.text.procedures.resolve import push_effects
from nocturne.vtes.rules.text.queries.roles import card_of
from nocturne.vtes.rules.turn.effects import limits
from nocturne.vtes.state import EVERYBODY, VtesState


@performs(v.CallListed)
def _call_listed(g: VtesState, r: EffectContext, effect: v.CallListed) -> None:
    card = card_of(g, r, effect.who)
    if card in g.play:
        _call_in_play(g, r, card)
    elif card in g.players[r.seat].hand:
        g.push(Lobbied(seat=r.seat, card=card, minion=r.minion))


def _call_in_play(g: VtesState, r: EffectContext, card: int) -> None:
    for index in offered_calls(g, r.minion, card)[:1]:
        offered = g.face(card).actions[index]
        if offered.once:
            limits.note(g, Attempted(card, index), Until(offered.once))
        if pay(g, Bill(r.seat, offered.cost, r.minion, card)):
            push_effects(
                g,
                EffectContext(
                    seat=r.seat, key=g.printed[card], path=f"actions.{index}.effects", source=card,
                    minion=r.minion, targets=minion.aimed_at(g, card, index),
                )
            )  # fmt: skip


class Lobbied(PlayByEffect):
    """A political card being played because the action that named it has succeeded; it lies in limbo until
    its referendum is over."""

    def first_choice(self, g: VtesState) -> Question | None:
        return None  # it is not what the action costs: nothing makes that cheaper (ruling 100334:0aebb609)

    def ways(self, g: VtesState) -> list[int]:
        return ways_to_call(g, self.minion, self.card)

    def carry_out(self, g: VtesState) -> None:
        face = g.face(self.card)
        mode = face.modes[self.mode]
        g.players[self.seat].hand.remove(self.card)
        g.limbo.append(self.card)
        g.knows[self.card] = EVERYBODY
        way = f"{face.key}:{self.mode}"
        g.emit(events.Played(self.seat, face.key, self.card, self.minion, self.mode, way))
        self.tell_choices(g)
        play.note_played(g, self.seat, face.key, mode, self.minion)
        note_name(g, face)
        replace_card(g, self.seat, self.card)
        if pay(g, self.bill(g)):
            push_effects(g, self.roles(g))
