"""Cards in play that help to pay for a card as its cost is paid: with their counters (Hackerspace), with
their blood (Regina Blake), or by making it cheaper once a turn (Nergal).

Who could not have announced the card otherwise must use them then; everybody else may (rulings on Nergal).
What they pay is saved for the card, as by anything else that makes it cheaper (``discount``).
"""

from __future__ import annotations

from nocturne.kernel.decision import Choice, Question
from nocturne.kernel.frames import start, starts
from nocturne.kernel.state import Frame
from nocturne.vtes.done import Funded
from nocturne.vtes.kinds import Kind
from nocturne.vtes.rules.cost import effects as cost_effects
from nocturne.vtes.rules.cost.queries import discount, printed
from nocturne.vtes.rules.cost.queries.bill import Bill
from nocturne.vtes.rules.cost.queries.funding import (
    BLOOD,
    EACH_TURN,
    GRANTED,
    ONCE,
    ONCE_POOL,
    funders_of,
    granted,
    lacking,
    none_helps,
    payable,
)
from nocturne.vtes.rules.cost.queries.pay import amount_due
from nocturne.vtes.rules.cost.queries.savings import QUERIES
from nocturne.vtes.rules.counters.effects import counters
from nocturne.vtes.rules.turn.effects import limits
from nocturne.vtes.state import VtesState


def begin(g: VtesState, bill: Bill, due: bool) -> bool:
    """Ask who helps to pay, where anybody can: True when she is asked first. ``due``: it must be enough."""
    if none_helps(g):
        return False
    if amount_due(g, bill) == (0, 0) or not any(True for _ in funders_of(g, bill)):
        return False
    if lacking(g, bill) != (0, 0) and not payable(g, bill):
        return False  # nothing is used for what cannot be paid all the same (ruling on Nergal)
    assert bill.mode is not None
    index = g.face(bill.card).modes.index(bill.mode)
    g.push(
        start(
            Kind.FUND,
            seat=bill.seat, card=bill.card, mode=index, minion=bill.minion, x=bill.x, targets=bill.targets,
            played=bill.played, due=due,
        )
    )  # fmt: skip
    return True


def offer_discount(g: VtesState, bill: Bill) -> bool:
    """A last chance to make an action card cheaper, just before its cost is paid (ruling G00130:5b1a97b0):
    True when her Methuselah is asked first."""
    if not any(query in g.modifier_sources for query in QUERIES) or discount.ask(g, bill, late=True) is None:
        return False
    assert bill.mode is not None
    index = g.face(bill.card).modes.index(bill.mode)
    g.push(
        Discounting(
            seat=bill.seat, card=bill.card, mode=index, minion=bill.minion, x=bill.x, targets=bill.targets
        )
    )
    return True


class Discounting(Frame):
    """Whether something is locked to make an action card cheaper that is about to be paid for."""

    seat: int
    card: int
    mode: int
    minion: int
    x: int
    targets: tuple[int, ...]

    def run(self, g: VtesState) -> Question | None:
        face = g.face(self.card)
        mode = face.modes[self.mode]
        cost = printed.printed_cost(face, mode)
        bill = Bill(self.seat, cost, self.minion, self.card, self.x, self.targets, mode)
        question = discount.ask(g, bill, late=True)
        if question is None:
            g.pop()
        return question

    def take(self, g: VtesState, choice: Choice) -> None:
        _, chosen = choice.value
        if chosen is None:
            g.pop()
            return
        cost_effects.use(g, self.card, chosen)
        cost_effects.settle(g, chosen)


@starts(Kind.FUND)
class Funding(Frame):
    """Each card that can help to pay is asked about in turn: how much of the cost it pays."""

    seat: int
    card: int
    mode: int
    minion: int
    x: int
    targets: tuple[int, ...]
    played: bool
    due: bool
    asked: tuple[tuple[int, str], ...] = ()

    def _bill(self, g: VtesState) -> Bill:
        face = g.face(self.card)
        mode = face.modes[self.mode]
        cost = printed.printed_cost(face, mode)
        return Bill(self.seat, cost, self.minion, self.card, self.x, self.targets, mode, self.played)

    def run(self, g: VtesState) -> Question | None:
        bill = self._bill(g)
        blood, pool = amount_due(g, bill)
        waiting = [
            (source, how, most, of)
            for source, how, most in funders_of(g, bill)
            for of, sum_ in (("blood", blood), ("pool", pool))
            if sum_
            and (source, of) not in self.asked
            and (how, of) not in ((ONCE, "pool"), (GRANTED, "pool"), (ONCE_POOL, "blood"))
        ]
        if not waiting:
            g.pop()
            return None
        source, how, most, of = waiting[0]
        most = min(most, blood if of == "blood" else pool)
        ref = f"card:{source}"
        question = Question(self.seat, "vtes-ask-funds", card=f"card:{self.card}", source=ref)
        for number in range(self._least(g, bill, most, of, waiting[1:]), most + 1):
            args = {"number": number, "of": of, "source": ref}
            value = (source, how, of, number)
            question.offer(f"fund:{number}", "vtes-do-fund", value, args=args, subjects=(ref,))
        if len(question.options) == 1:  # it must
            self.take(g, Choice(self.seat, question.options[0].key, question.values[0]))
            return None
        return question

    def _least(
        self, g: VtesState, bill: Bill, most: int, of: str, others: list[tuple[int, str, int, str]]
    ) -> int:
        """What it must pay at least, because nothing else can."""
        if not self.due:
            return 0
        blood, pool = lacking(g, bill)
        short = blood if of == "blood" else pool
        rest = {source: left for source, _how, left, kind in others if kind == of}
        return min(most, max(0, short - sum(rest.values())))

    def take(self, g: VtesState, choice: Choice) -> None:
        source, how, of, number = choice.value
        self.asked = (*self.asked, (source, of))
        if not number:
            return
        if how in EACH_TURN:
            limits.note(g, Funded(source))
        elif how == GRANTED:
            g.lasting.remove(granted(g, source)[0])
        elif how == BLOOD:
            counters.burn_blood(g, source, number)
        else:
            counters.remove_counters(g, source, number)
        cost_effects.save(g, self.card, of, number)
