"""A card in play that becomes a vampire (Web of Knives Recruit, Call the Great Beast): it is moved to the
ready region and is from then on what ``stand_in`` in its tree describes, as long as it is in play."""

from __future__ import annotations

from nocturne.kernel.decision import Choice, Question
from nocturne.kernel.state import Frame
from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.cards.faces import face_of, own_key, stand_in_key
from nocturne.vtes.cards.lexicon import DISCIPLINES
from nocturne.vtes.context import EffectContext
from nocturne.vtes.rules import counters
from nocturne.vtes.rules.announce import disciplines_to_name
from nocturne.vtes.rules.contest import enter_play
from nocturne.vtes.rules.perform import performs
from nocturne.vtes.state import VtesState
from nocturne.vtes.terms import NONE, Region


@performs(v.Arise)
def _arise(g: VtesState, r: EffectContext, effect: v.Arise) -> None:
    """What was on the card is burned, its counters go to the bank; one of the same name may contest it."""
    card, key = r.source, own_key(r.key)
    if card not in g.play:
        return
    seat = g.play[card].controller
    for attached in g.play[card].attached:
        counters.burn_card(g, attached)
    now = g.leave(card)
    tree = face_of(key).tree
    assert tree is not None
    assert tree.stand_in is not None
    stood_for = tree.stand_in
    g.printed[card] = stand_in_key(key, key)
    g.bank += now.blood + now.counters - effect.blood
    enter_play(
        g, card, seat, Region.READY, blood=effect.blood, clan=stood_for.clan, sect=stood_for.sect
    )  # fmt: skip
    if card not in g.play:  # she has one of that name
        g.printed[card] = key
        g.bank += effect.blood
    elif effect.disciplines:
        g.push(ChooseDisciplines(seat=seat, card=card, number=effect.disciplines))


class ChooseDisciplines(Frame):
    """Which Disciplines a vampire has at the superior level, one after the other."""

    seat: int
    card: int
    number: int

    def run(self, g: VtesState) -> Question | None:
        if not self.number or self.card not in g.play or g.players[self.seat].out:
            g.pop()
            return None
        question = Question(self.seat, "vtes-ask-name-discipline", card=f"card:{self.card}")
        known = {code for code, _level in g.play[self.card].taught}
        for code in disciplines_to_name(g, NONE, v.Name("discipline")):
            if code not in known:
                args = {"discipline": DISCIPLINES[code], "code": code.upper()}
                question.offer(f"discipline:{code}", "vtes-do-discipline", code, args=args)
        return question

    def take(self, g: VtesState, choice: Choice) -> None:
        self.number -= 1
        g.put(self.card, taught=(*g.play[self.card].taught, (choice.value, 2)))
