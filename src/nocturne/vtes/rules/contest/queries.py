"""Contests due, what they cost, and which copies of a card are in play (VTES-4.1, VTES-4.2)."""

from __future__ import annotations

from functools import cache
from typing import Any, Literal

from msgspec import Struct

from nocturne.kernel.decision import Question, Why
from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.cards.faces import face_of
from nocturne.vtes.cards.lexicon import Title
from nocturne.vtes.done import Contested, TitleContested
from nocturne.vtes.marks import CONTESTS_NOTHING, WAITING, Contests
from nocturne.vtes.rules.table.queries import modified, traits
from nocturne.vtes.rules.titles.queries import titles
from nocturne.vtes.rules.turn import queries as turn_queries
from nocturne.vtes.state import VtesState
from nocturne.vtes.terms import NONE, Region

CANNOT_PAY_CONTEST = Why("vtes-why-cannot-pay-contest", "VTES-4.1-04")


CANNOT_PAY_TITLE = Why("vtes-why-cannot-pay-title", "VTES-4.2-04")


NOT_READY_FOR_TITLE = Why("vtes-why-not-ready-for-title", "VTES-4.2-05")


MUST_YIELD_TITLE = Why("vtes-why-must-yield-title", "VTES-1.4-01")


CONTEST_OVER = Why("vtes-why-contest-over", "VTES-4.1-06")


TITLE_CONTEST_OVER = Why("vtes-why-title-contest-over", "VTES-4.2-07")


def contest_name(g: VtesState, card: int) -> str:
    """The name under which a card is unique; empty when it is not. Versions and groups of a vampire share it
    (VTES-1.5.6-09); a card can take part in a contest under another card's name."""
    for mark in g.play[card].marked(Contests) if card in g.play else ():
        return mark.name
    face = g.face(card)
    return face.name if face.unique else ""


def copies(g: VtesState, card: int) -> list[int]:
    """The other copies of a unique card in play or in contest (VTES-4.1-01, VTES-4.1-03), be they on a card
    that is out of play itself (VTES-4.1-09)."""
    name = contest_name(g, card)
    if not name:
        return []
    return [
        other
        for other, now in sorted(g.play.items())
        if (now.marks or g.face(other).name == name)
        and other != card
        and (now.region is not Region.UNCONTROLLED or WAITING in now.marks)
        and CONTESTS_NOTHING not in now.marks
        and contest_name(g, other) == name
        and (now.on == NONE or g.play[now.on].region is not Region.UNCONTROLLED)
    ]


def is_own(g: VtesState, seat: int, copy: int) -> bool:
    """Whether a copy of a unique card is hers, be it lent to somebody else."""
    return seat in (g.play[copy].controller, g.play[copy].lender)


def acts_before_contest(g: VtesState, card: int) -> bool:
    """Whether a card can leave play, or change sides, by its own text as it enters, before it would be
    contested: by the option ``contested_entry``. Then it comes even where its Methuselah has a copy (rulings
    200076:1760e722, 201095:2838cd53)."""
    return g.options.contested_entry == "effect_first" and _leaves_as_it_enters(g.printed[card])


@cache
def _leaves_as_it_enters(key: int) -> bool:
    tree = face_of(key).tree
    return tree is not None and any(
        trigger.event == "EnteredPlay"
        and any(
            isinstance(effect, v.Put | v.Burn | v.Lend) and effect.who == "this" for effect in trigger.effects
        )
        for trigger in tree.triggers
    )


class Settling(Struct, frozen=True):
    """What is done about one contested card, or one contested title."""

    card: int
    title: bool
    how: Literal["pay", "yield", "regain"]


def contests_due(g: VtesState, seat: int) -> list[tuple[int, bool]]:
    """The contested cards (False) and titles (True) that a Methuselah must settle in this unlock phase and
    has not settled yet (VTES-4-04)."""
    contesting = [card for card, now in g.play.items() if now.contesting and now.controller == seat]
    due = [(card, False) for card in sorted(contesting) if not turn_queries.used(g, Contested(card))]
    player = g.players[seat]
    due += [
        (card, True)
        for card in (*player.ready, *player.torpor)
        if g.play[card].title_contested and not turn_queries.used(g, TitleContested(card))
    ]
    return due


def contest_cost(g: VtesState, card: int) -> int:
    """1 pool (VTES-4.1-04), unless something makes it dearer."""
    seat = g.play[card].controller
    rivals = {g.play[other].controller for other in copies(g, card)}
    base = modified.seat_modified(g, "contest-cost", seat, 1)
    return max(0, sum((modified.seat_modified(g, "rival-contest-cost", r, 0) for r in sorted(rivals)), base))


def offer_contests(g: VtesState, seat: int, question: Question) -> None:
    """Offer what may be done about each contest that is due; the values are for ``settle``."""
    for card, title in contests_due(g, seat):
        (_offer_title if title else _offer_card)(g, seat, card, question)


def _offer_card(g: VtesState, seat: int, card: int, question: Question) -> None:
    won = not copies(g, card)
    cost = contest_cost(g, card)
    short = None if g.players[seat].pool >= cost else CANNOT_PAY_CONTEST
    ref = f"card:{card}"
    args: dict[str, Any] = {"card": ref, "amount": cost}
    if won:
        question.offer(
            f"contest:{card}:regain", "vtes-do-contest-regain", Settling(card, False, "regain"), args=args,
            subjects=(ref,), rules=("VTES-4.1-06",),
        )  # fmt: skip
    question.offer(
        f"contest:{card}:pay", "vtes-do-contest-pay", Settling(card, False, "pay"), args=args,
        subjects=(ref,), rules=("VTES-4.1-04",), unless=CONTEST_OVER if won else short,
    )  # fmt: skip
    question.offer(
        f"contest:{card}:yield", "vtes-do-contest-yield", Settling(card, False, "yield"), args=args,
        subjects=(ref,), rules=("VTES-4.1-05",), unless=CONTEST_OVER if won else None,
    )  # fmt: skip


def _offer_title(g: VtesState, seat: int, card: int, question: Question) -> None:
    rivals = titles.title_rivals(g, card)
    won = not rivals
    cost = title_contest_cost(g, card, rivals)
    ref = f"card:{card}"
    args: dict[str, Any] = {"minion": ref, "amount": cost, "title": f"word:{_title_word(g, card)}"}
    if won:
        question.offer(
            f"title:{card}:regain", "vtes-do-title-regain", Settling(card, True, "regain"), args=args,
            subjects=(ref,), rules=("VTES-4.2-07",),
        )  # fmt: skip
    question.offer(
        f"title:{card}:pay", "vtes-do-title-pay", Settling(card, True, "pay"), args=args,
        subjects=(ref,), rules=("VTES-4.2-03",),
        unless=TITLE_CONTEST_OVER if won else why_not_pay_title(g, card, cost),
    )  # fmt: skip
    question.offer(
        f"title:{card}:yield", "vtes-do-title-yield", Settling(card, True, "yield"), args=args,
        subjects=(ref,), rules=("VTES-4.2-04",), unless=TITLE_CONTEST_OVER if won else None,
    )  # fmt: skip


def _title_word(g: VtesState, card: int) -> str:
    return titles.word_of(traits.held_title(g, card))


def why_not_pay_title(g: VtesState, card: int, cost: int) -> Why | None:
    """Why a vampire must yield the title he contests: not ready (VTES-4.2-05), not enough blood
    (VTES-4.2-04)."""
    if not traits.is_ready(g, card):
        return NOT_READY_FOR_TITLE
    if any(modified.modified(g, "rivals-yield", rival, 0) > 0 for rival in titles.title_rivals(g, card)):
        return MUST_YIELD_TITLE
    return None if g.play[card].blood >= cost else CANNOT_PAY_TITLE


def title_contest_cost(g: VtesState, card: int, rivals: list[int]) -> int:
    """1 blood (VTES-4.2-03), and 1 more for a baron against a prince or an archbishop (VTES-10.5-09)."""
    base = 1
    if traits.held_title(g, card) == Title.BARON and any(
        traits.held_title(g, rival) in (Title.PRINCE, Title.ARCHBISHOP) for rival in rivals
    ):
        base += 1
    base = modified.modified(g, "title-contest-cost", card, base)
    return max(0, sum((modified.modified(g, "rival-title-contest-cost", r, 0) for r in rivals), base))
