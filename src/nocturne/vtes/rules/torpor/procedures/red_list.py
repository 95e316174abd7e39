"""Marking minions of the Red List, and the trophies for burning one (VTES-1.6.2-09 to -12)."""

from __future__ import annotations

from nocturne.kernel.decision import Choice, Question, Why
from nocturne.kernel.frames import starts
from nocturne.kernel.state import Frame
from nocturne.vtes import events
from nocturne.vtes.cards.lexicon import Trait
from nocturne.vtes.kinds import Kind
from nocturne.vtes.records import THIS_TURN, Lasting
from nocturne.vtes.rules import why
from nocturne.vtes.rules.control.effects.control import move_card
from nocturne.vtes.rules.counters.effects import counters
from nocturne.vtes.rules.hand.procedures.fetch import Search
from nocturne.vtes.rules.table.queries import traits
from nocturne.vtes.rules.torpor.effects import MARKED, is_marked
from nocturne.vtes.state import VtesState

MARKED_ALREADY = Why("vtes-why-marked-already", "VTES-T-03")


def offer_marks(g: VtesState, seat: int, question: Question) -> None:
    """A master phase action marks a Red List minion until the end of the turn (VTES-T-03)."""
    for other in g.clockwise(seat):
        player = g.players[other]
        for card in (*player.ready, *player.torpor, *player.incapacitated):
            if g.play[card].contested or not traits.has_trait(g, card, Trait.RED_LIST):
                continue
            reason = why.NO_MASTER_ACTION if g.players[seat].master_actions < 1 else None
            if reason is None and is_marked(g, card, seat):
                reason = MARKED_ALREADY
            ref = f"card:{card}"
            question.offer(
                f"mark:{card}", "vtes-do-mark", Mark(seat=seat, card=card), args={"card": ref},
                subjects=(ref,), rules=("VTES-T-03",), unless=reason,
            )  # fmt: skip


class Mark(Frame):
    """A Red List minion is marked."""

    seat: int
    card: int

    def run(self, g: VtesState) -> None:
        g.pop()
        g.players[self.seat].master_actions -= 1
        g.lasting.append(Lasting(MARKED, card=self.card, seat=self.seat, until=THIS_TURN))
        g.emit(events.Marked(self.seat, self.card))


@starts(Kind.TROPHIES)
class Trophies(Frame):
    """First those in play that are on no vampire, offered to their controllers clockwise (VTES-1.6.2-10,
    VTES-1.6.2-11), then the one the vampire's controller may find for him."""

    vampire: int
    asked: tuple[int, ...] = ()

    def _next(self, g: VtesState) -> int | None:
        for seat in g.clockwise(g.play[self.vampire].controller):
            for card in g.players[seat].area:
                unplaced = "trophy" in g.face(card).keywords and not g.play[card].contested
                if unplaced and card not in self.asked:
                    return card
        return None

    def run(self, g: VtesState) -> Question | None:
        if self.vampire not in g.play:
            g.pop()
            return None
        trophy = self._next(g)
        if trophy is None:
            g.pop()
            seat = g.play[self.vampire].controller
            g.push(
                Search(
                    seat=seat, zones=("library", "ash", "hand"), wanted="trophy", to="on", host=self.vampire,
                    number=1, up_to=True,
                )
            )  # fmt: skip
            return None
        refs = (f"card:{trophy}", f"card:{self.vampire}")
        question = Question(g.play[trophy].controller, "vtes-ask-award", card=refs[0], minion=refs[1])
        question.offer("yes", "vtes-do-yes", trophy, subjects=refs, rules=("VTES-1.6.2-10",))
        question.offer("no", "vtes-do-no", trophy)
        return question

    def take(self, g: VtesState, choice: Choice) -> None:
        trophy = choice.value
        self.asked = (*self.asked, trophy)
        if choice.key == "yes":
            # From now on it belongs with the vampire and cannot be awarded again (VTES-1.6.2-12).
            move_card(g, trophy, self.vampire)
            counters.drain(g, self.vampire)
