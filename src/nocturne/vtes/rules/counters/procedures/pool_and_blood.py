"""Burning cards and moving pool where there is a choice; too little pool for all who were to get some."""

from __future__ import annotations

from nocturne.kernel.decision import Choice, Question
from nocturne.kernel.state import Frame
from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.context import EffectContext
from nocturne.vtes.rules.counters.effects import pool
from nocturne.vtes.rules.table.effects import leaving_play
from nocturne.vtes.rules.text.effects.resolve import performs
from nocturne.vtes.rules.text.queries.amounts import amount_for_seat
from nocturne.vtes.rules.text.queries.roles import card_of, seats_of
from nocturne.vtes.rules.torpor.procedures import falling
from nocturne.vtes.state import VtesState


@performs(v.MovePool)
def _move_pool(g: VtesState, r: EffectContext, effect: v.MovePool) -> None:
    """One side is a single Methuselah; the amount is that of the others, each ``chosen`` in turn."""
    sources, receivers = seats_of(g, r, effect.source), seats_of(g, r, effect.to)
    due = [
        (source, to, amount_for_seat(g, r, effect.amount, to if len(sources) == 1 else source))
        for source in sources
        for to in receivers
    ]
    if len(sources) == 1 and len(due) > 1 and sum(moved for *_, moved in due) > g.players[sources[0]].pool:
        g.push(Shortage(seat=r.seat, source=sources[0], due=tuple((to, moved) for _, to, moved in due)))
        return
    for source, to, moved in due:
        pool.move_pool(g, source, to, moved)


@performs(v.Burn)
def _burn(g: VtesState, r: EffectContext, effect: v.Burn) -> None:
    card = card_of(g, r, effect.who)
    if card in g.limbo:
        g.limbo.remove(card)
        g.to_ash(card)
    elif card in g.play and g.face(card).minion:
        falling.burn_minion(g, card, r.minion)
    else:
        leaving_play.burn_card(g, card)


class Shortage(Frame):
    """Pool of ``source`` for several Methuselahs; ``due`` is what each of them may still get."""

    seat: int
    source: int
    due: tuple[tuple[int, int], ...]

    def run(self, g: VtesState) -> Question | None:
        waiting = [seat for seat, moved in self.due if moved and not g.players[seat].out]
        if not waiting or not g.players[self.source].pool:
            g.pop()
            return None
        question = Question(self.seat, "vtes-ask-shortage", victim=f"seat:{self.source}")
        for seat in waiting:
            ref = f"seat:{seat}"
            question.offer(f"seat:{seat}", "vtes-do-target-seat", seat, args={"seat": ref}, subjects=(ref,))
        return question

    def take(self, g: VtesState, choice: Choice) -> None:
        to: int = choice.value
        self.due = tuple((seat, moved - (seat == to)) for seat, moved in self.due)
        pool.move_pool(g, self.source, to, 1)
