"""Cards in play that help to pay for a card as its cost is paid: with their counters (Hackerspace), with
their blood (Regina Blake), or by making it cheaper once a turn (Nergal).

Who could not have announced the card otherwise must use them then; everybody else may (rulings on Nergal).
What they pay is saved for the card, as by anything else that makes it cheaper (``discount``).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from msgspec import Struct

from nocturne.kernel.decision import Choice, Question
from nocturne.kernel.frames import start, starts
from nocturne.kernel.later import later
from nocturne.kernel.state import Frame
from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.frames.kinds import Kind
from nocturne.vtes.rules import counters, limits
from nocturne.vtes.rules.effects import discount
from nocturne.vtes.rules.perform import amount_for, as_seen_by, holds, matches
from nocturne.vtes.state import VtesState
from nocturne.vtes.terms import NONE

if TYPE_CHECKING:
    from nocturne.vtes.rules import pay as paying
    from nocturne.vtes.rules.effects import playing
else:  # they import this module
    paying, playing = later("nocturne.vtes.rules", "pay", "effects.playing")

FUNDS = "funds"
_ONCE, _ONCE_POOL, _BLOOD = "once", "once-pool", "blood"
_EACH_TURN = (_ONCE, _ONCE_POOL, "once-any")


class Bill(Struct, frozen=True):
    """A card to be paid for."""

    seat: int
    card: int
    mode: v.Mode
    cost: v.Cost
    minion: int
    x: int = 0
    targets: tuple[int, ...] = ()
    played: bool = True
    """False: it is equipped with, employed or recruited without being played."""

    def owed(self, g: VtesState) -> tuple[int, int]:
        """Blood and pool it costs now."""
        return paying.reckon(g, self.seat, self.cost, self.minion, self.card, self.x, self.targets, self.mode)

    def lacking(self, g: VtesState) -> tuple[int, int]:
        """What there is too little of."""
        blood, pool = self.owed(g)
        held = 0 if self.minion not in g.play else g.play[self.minion].blood
        return max(0, blood - held), max(0, pool - g.players[self.seat].pool)


def _funders(g: VtesState, bill: Bill) -> Iterator[tuple[int, str, int]]:
    """The cards that can help, each with how and how much at most."""
    for source in g.speakers.get(FUNDS, ()):
        now = g.play[source]
        if now.controller != bill.seat or now.contested:
            continue
        for modifier in g.face(source).statics:
            if modifier.query != FUNDS or not _is_for(g, modifier, source, bill):
                continue
            most = amount_for(g, modifier.amount, source, bill.minion)
            if modifier.note in _EACH_TURN:
                left = 0 if limits.used(g, f"{FUNDS}:{source}") else most
            else:
                left = min(most, now.blood if modifier.note == _BLOOD else now.counters)
            if left > 0:
                yield source, modifier.note, left


def _is_for(g: VtesState, modifier: v.Modifier, source: int, bill: Bill) -> bool:
    if not bill.played and modifier.note != "counters":
        return False
    r = as_seen_by(g, source, bill.minion)
    if modifier.applies is not None and (
        bill.minion == NONE or not matches(g, r, modifier.applies, bill.minion)
    ):
        return False
    if modifier.cards is not None and not playing.such_as_played(g, r, modifier.cards, bill.card, bill.mode):
        return False
    return modifier.when is None or holds(g, r, modifier.when)


def payable(g: VtesState, bill: Bill) -> bool:
    """Whether a card that costs too much can be paid for with such help."""
    if FUNDS not in g.speakers:
        return False
    blood, pool = bill.lacking(g)
    funders = list(_funders(g, bill))
    only_blood = sum(most for _, how, most in funders if how == _ONCE)
    only_pool = sum(most for _, how, most in funders if how == _ONCE_POOL)
    anything = sum(most for _, how, most in funders if how not in (_ONCE, _ONCE_POOL))
    return max(0, blood - only_blood) + max(0, pool - only_pool) <= anything


def needed(g: VtesState, bill: Bill) -> bool:
    """Whether a card cannot be paid for without such help."""
    return FUNDS in g.speakers and bill.lacking(g) != (0, 0)


def begin(g: VtesState, bill: Bill, due: bool) -> bool:
    """Ask who helps to pay, where anybody can: True when she is asked first. ``due``: it must be enough."""
    if FUNDS not in g.speakers:
        return False
    if bill.owed(g) == (0, 0) or not any(True for _ in _funders(g, bill)):
        return False
    if bill.lacking(g) != (0, 0) and not payable(g, bill):
        return False  # nothing is used for what cannot be paid all the same (ruling on Nergal)
    index = g.face(bill.card).modes.index(bill.mode)
    g.push(
        start(
            Kind.FUND,
            seat=bill.seat, card=bill.card, mode=index, minion=bill.minion, x=bill.x, targets=bill.targets,
            played=bill.played, due=due,
        )
    )  # fmt: skip
    return True


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
        cost = paying.printed_cost(face, mode)
        return Bill(self.seat, self.card, mode, cost, self.minion, self.x, self.targets, self.played)

    def run(self, g: VtesState) -> Question | None:
        bill = self._bill(g)
        blood, pool = bill.owed(g)
        waiting = [
            (source, how, most, of)
            for source, how, most in _funders(g, bill)
            for of, sum_ in (("blood", blood), ("pool", pool))
            if sum_
            and (source, of) not in self.asked
            and (how, of) not in ((_ONCE, "pool"), (_ONCE_POOL, "blood"))
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
        blood, pool = bill.lacking(g)
        lacking = blood if of == "blood" else pool
        rest = {source: left for source, _how, left, kind in others if kind == of}
        return min(most, max(0, lacking - sum(rest.values())))

    def take(self, g: VtesState, choice: Choice) -> None:
        source, how, of, number = choice.value
        self.asked = (*self.asked, (source, of))
        if not number:
            return
        if how in _EACH_TURN:
            limits.note(g, f"{FUNDS}:{source}")
        elif how == _BLOOD:
            counters.burn_blood(g, source, number)
        else:
            counters.remove_counters(g, source, number)
        discount.save(g, self.card, of, number)
