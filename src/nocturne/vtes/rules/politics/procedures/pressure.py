"""Counters burned for votes while a card resolves, one by one and in answer to each other (VTES-6.3.3)."""

from __future__ import annotations

from nocturne.kernel.decision import Choice, Question
from nocturne.kernel.state import Frame
from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.context import EffectContext, node_at
from nocturne.vtes.frames.politics import Gained, ReferendumFacts
from nocturne.vtes.rules.counters.effects import counters, pool
from nocturne.vtes.rules.politics.effects import votes as politics_votes
from nocturne.vtes.rules.table.queries import traits
from nocturne.vtes.rules.text.effects.resolve import performs
from nocturne.vtes.rules.text.queries.amounts import amount
from nocturne.vtes.rules.text.queries.filters import matches
from nocturne.vtes.state import VtesState
from nocturne.vtes.terms import NONE


class Pressure(Frame):
    """Who burns what for votes. All are asked in turn; it is over when all have passed in succession."""

    resolve: int
    """How deep in the stack the effect is."""
    path: str
    seat: int
    """Whose turn it is to burn or pass."""
    passes: int = 0

    def _effect(self, g: VtesState) -> tuple[EffectContext, v.BurnForVotes]:
        r: EffectContext = g.stack[self.resolve].context
        effect: v.BurnForVotes = node_at(r.key, self.path)
        return r, effect

    def _votes(self, g: VtesState, card: int = NONE) -> int:
        """What one counter is worth, to the Methuselah or for one of her vampires."""
        r, effect = self._effect(g)
        before = r.chosen, r.chosen_seat
        r.chosen, r.chosen_seat = card, self.seat
        votes = amount(g, r, effect.votes)
        r.chosen, r.chosen_seat = before
        return votes

    def _vampires(self, g: VtesState) -> list[int]:
        r, effect = self._effect(g)
        if effect.blood is None:
            return []
        ready = [card for card in traits.ready_minions(g, self.seat) if g.play[card].blood]
        return [card for card in ready if matches(g, r, effect.blood, card)]

    def run(self, g: VtesState) -> Question | None:
        ref = g.frame_of(ReferendumFacts)
        if ref is None or ref.over() or self.passes >= sum(1 for _ in g.alive()):
            g.pop()
            return None
        r, effect = self._effect(g)
        question = Question(self.seat, "vtes-ask-pressure", card=f"printed:{r.key}")
        question.offer("pass", "vtes-do-pass")
        if effect.blood is None and g.players[self.seat].pool:
            question.offer("burn-pool", "vtes-do-burn-pool-for-votes", NONE, args={"votes": self._votes(g)})
        for vampire in self._vampires(g):
            shown = f"card:{vampire}"
            args = {"minion": shown, "votes": self._votes(g, vampire)}
            question.offer(
                f"burn-blood:{vampire}", "vtes-do-burn-blood-for-votes", vampire, args=args, subjects=(shown,)
            )
        if len(question.options) == 1:
            self._pass(g)
            return None
        return question

    def _pass(self, g: VtesState) -> None:
        self.passes += 1
        self.seat = g.prey(self.seat)

    def take(self, g: VtesState, choice: Choice) -> None:
        if choice.key == "pass":
            self._pass(g)
            return
        ref = g.frame_of(ReferendumFacts)
        assert isinstance(ref, ReferendumFacts)
        seat, vampire = self.seat, choice.value
        votes = self._votes(g, vampire)
        if vampire == NONE:
            source = g.stack[self.resolve].context.source
            politics_votes.gain(g, ref, Gained(f"card:{source}-{seat}", seat, votes=votes, card=source))
            pool.burn_pool(g, seat, 1)
        else:
            politics_votes.gain(g, ref, Gained(f"minion:{vampire}", seat, votes=votes, card=vampire))
            counters.burn_blood(g, vampire, 1)
        self.passes = 0
        self.seat = g.prey(seat)


@performs(v.BurnForVotes)
def _burn_for_votes(g: VtesState, r: EffectContext, effect: v.BurnForVotes) -> None:
    g.push(Pressure(resolve=len(g.stack) - 1, path=r.part(), seat=r.seat))
