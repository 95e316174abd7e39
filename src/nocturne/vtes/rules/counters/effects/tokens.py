"""Counters with a name of their own: torture, hostage ... They are marks of the card they are on, one for
each counter, and count in no bank."""

from __future__ import annotations

from nocturne.vtes import events
from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.context import EffectContext
from nocturne.vtes.records import InPlay
from nocturne.vtes.rules.text.effects.resolve import performs
from nocturne.vtes.rules.text.queries.amounts import Number, amount, computes
from nocturne.vtes.rules.text.queries.predicates import Check, checks
from nocturne.vtes.rules.text.queries.roles import ROLES, card_of
from nocturne.vtes.state import VtesState

_COUNTER = "counter:"
"""Before the name of a counter: the mark that stands for it."""


_OF = "@"
"""Before the number of the Methuselah whose counter it is, where that matters."""


def count(now: InPlay, word: str) -> int:
    """How many counters of a name are on a card, whosever they are."""
    return len(_counters(now, word))


def _counters(now: InPlay, word: str) -> list[str]:
    """The marks that stand for the counters of a name."""
    name = _COUNTER + word
    return [mark for mark in now.marks if mark.partition(_OF)[0] == name]


def _own(word: str, seat: int) -> str:
    """The mark that stands for a counter of a Methuselah's own."""
    return f"{_COUNTER}{word}{_OF}{seat}"


def count_own(now: InPlay, word: str, seat: int) -> int:
    """How many counters of a name a Methuselah has on a card."""
    return now.marks.count(_own(word, seat))


def put_own(g: VtesState, card: int, word: str, seat: int, number: int) -> None:
    """A Methuselah puts counters of her own on a card."""
    if number > 0:
        g.put(card, marks=(*g.play[card].marks, *(_own(word, seat),) * number))
        g.emit(events.CountersNamed(card, f"vtes-counter-{word}", number))


def burn_own(g: VtesState, card: int, word: str, seat: int) -> None:
    """All counters of a name that a Methuselah has on a card are burned."""
    marks = g.play[card].marks
    left = tuple(mark for mark in marks if mark != _own(word, seat))
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
        counter = _own(effect.word, r.seat) if effect.own else _COUNTER + effect.word
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
        there = [counter for counter in there if counter == _own(effect.word, r.seat)]
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
