"""Counters with a name of their own: torture, hostage ... They are marks of the card they are on, one for
each counter, and count in no bank."""

from __future__ import annotations

from nocturne.vtes import events
from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.context import EffectContext
from nocturne.vtes.marks import Counter
from nocturne.vtes.records import InPlay
from nocturne.vtes.rules.text.effects.resolve import performs
from nocturne.vtes.rules.text.queries.amounts import Number, amount, computes
from nocturne.vtes.rules.text.queries.predicates import Check, checks
from nocturne.vtes.rules.text.queries.roles import ROLES, card_of
from nocturne.vtes.state import VtesState
from nocturne.vtes.terms import NONE


def count(now: InPlay, word: str) -> int:
    """How many counters of a name are on a card, whosever they are."""
    return len(_counters(now, word))


def _counters(now: InPlay, word: str) -> list[Counter]:
    """The counters of a name on a card."""
    return [counter for counter in now.marked(Counter) if counter.name == word]


def count_own(now: InPlay, word: str, seat: int) -> int:
    """How many counters of a name a Methuselah has on a card."""
    return now.marks.count(Counter(word, seat))


def put_own(g: VtesState, card: int, word: str, seat: int, number: int) -> None:
    """A Methuselah puts counters of her own on a card."""
    if number > 0:
        g.put(card, marks=(*g.play[card].marks, *(Counter(word, seat),) * number))
        g.emit(events.CountersNamed(card, f"vtes-counter-{word}", number))


def burn_own(g: VtesState, card: int, word: str, seat: int) -> None:
    """All counters of a name that a Methuselah has on a card are burned."""
    marks = g.play[card].marks
    left = tuple(mark for mark in marks if mark != Counter(word, seat))
    if len(left) < len(marks):
        g.put(card, marks=left)
        g.emit(events.CountersNamed(card, f"vtes-counter-{word}", len(left) - len(marks)))


@performs(v.Mark)
def _mark(g: VtesState, r: EffectContext, effect: v.Mark) -> None:
    card = card_of(g, r, effect.who)
    if card not in g.play:
        return
    now = g.play[card]
    more = min(amount(g, r, effect.amount), effect.most - count(now, effect.word))
    if more > 0:
        counter = Counter(effect.word, r.seat if effect.own else NONE)
        g.put(card, marks=(*now.marks, *(counter,) * more))
        g.emit(events.CountersNamed(card, f"vtes-counter-{effect.word}", more))


@performs(v.Unmark)
def _unmark(g: VtesState, r: EffectContext, effect: v.Unmark) -> None:
    card = card_of(g, r, effect.who)
    if card not in g.play:
        return
    marks = list(g.play[card].marks)
    there = _counters(g.play[card], effect.word)
    if effect.own:
        there = [counter for counter in there if counter.seat == r.seat]
    less = min(amount(g, r, effect.amount), len(there))
    for counter in there[:less]:
        marks.remove(counter)
    if less > 0:
        g.put(card, marks=tuple(marks))
        g.emit(events.CountersNamed(card, f"vtes-counter-{effect.word}", -less))


@computes(v.Marks)
def _marks(value: v.Marks) -> Number:
    card_in = ROLES[value.of]

    def found(g: VtesState, r: EffectContext) -> int:
        card = card_in(g, r)
        return count(g.play[card], value.word) if card in g.play else 0

    return found


@checks(v.Marked)
def _marked(wanted: v.Marked) -> Check:
    def is_so(g: VtesState, r: EffectContext, card: int, now: InPlay) -> bool:
        if wanted.marked_own and count_own(now, wanted.marked_own, r.seat) < wanted.least_marked:
            return False
        return not wanted.marked or count(now, wanted.marked) >= wanted.least_marked

    return is_so


@checks(v.NotMarked)
def _not_marked(wanted: v.NotMarked) -> Check:
    return lambda g, r, card, now: not count(now, wanted.not_marked)
