"""Contested cards, and how a card comes into play (VTES-4.1).

Everybody who brings a card into play calls ``enter_play``: a second copy of a unique card does not come
into play but into a contest. In the unlock phase each contested card and title is paid for, yielded, or
regained (``offer_contests`` and ``settle``, or ``unlock_contests`` for all of them one after the other).
"""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from nocturne.kernel.decision import Choice, Question, Why
from nocturne.kernel.frames import start, starts
from nocturne.kernel.state import Frame
from nocturne.vtes import events
from nocturne.vtes.frames.kinds import Kind
from nocturne.vtes.rules import counters, limits, queries, titles
from nocturne.vtes.rules.effects.open_hands import show_open_hands
from nocturne.vtes.rules.perform import INFLUENCED, WAITING
from nocturne.vtes.state import EVERYBODY, VtesState
from nocturne.vtes.terms import NONE, Phase, Region

CANNOT_PAY_CONTEST = Why("vtes-why-cannot-pay-contest", "VTES-4.1-04")
CANNOT_PAY_TITLE = Why("vtes-why-cannot-pay-title", "VTES-4.2-04")
NOT_READY_FOR_TITLE = Why("vtes-why-not-ready-for-title", "VTES-4.2-05")
MUST_YIELD_TITLE = Why("vtes-why-must-yield-title", "VTES-1.4-01")
CONTEST_OVER = Why("vtes-why-contest-over", "VTES-4.1-06")
TITLE_CONTEST_OVER = Why("vtes-why-title-contest-over", "VTES-4.2-07")

_MINION_REGIONS = (Region.READY, Region.TORPOR)


# -- coming into play


def enter_play(
    g: VtesState, card: int, seat: int, region: Region, *, on: int = NONE, contests: bool = True, **facts: Any
) -> bool:
    """A card comes into play under a seat's control; whoever calls has already taken it from where it was
    (a card of an uncontrolled region is still in ``g.play``, and is moved with what is on it). ``on`` is
    the card it is put on, for ``Region.ATTACHED``; ``facts`` are fields of ``InPlay``.

    True when it is in play; False when it is contested, or burned because she controls a copy. With
    ``contests`` False it contests nothing, neither card nor title.
    """
    rivals = copies(g, card) if contests else []
    for rival in [rival for rival in rivals if "gives-way" in g.face(rival).keywords]:
        rivals.remove(rival)
        counters.burn_card(g, rival)
    if any(seat in (g.play[r].controller, g.play[r].lender) for r in rivals) or any(
        "uncontestable" in g.face(rival).keywords for rival in rivals
    ):
        _burn_incoming(g, card, seat)  # VTES-4.1-07
        return False
    if not contests:
        facts["marks"] = (*facts.get("marks", ()), "contests-nothing")
    came_out = card in g.play and region is Region.READY
    if came_out and g.phase is Phase.INFLUENCE and g.active == seat:
        facts["marks"] = (*g.play[card].marks, *facts.get("marks", ()), f"{INFLUENCED}:{seat}")
    _place(g, card, seat, region, on, facts)
    if rivals and g.options.contested_entry == "contest_first":
        begin_contest(g, card)  # VTES-4.1-10: it never was in play
        return False
    g.emit(events.EnteredPlay(card, seat))
    if came_out:
        g.on_event(events.CameOut(card, seat))
    if rivals:
        g.enqueue(start(Kind.JOIN_CONTEST, card=card))  # after what its coming into play has set off
        return False
    if g.face(card).vampire and region in _MINION_REGIONS:
        titles.claim_title(g, card)
    show_open_hands(g)
    return True


def _place(g: VtesState, card: int, seat: int, region: Region, on: int, facts: dict[str, Any]) -> None:
    if card in g.play:
        g.knows[card] = EVERYBODY
        g.shift(card, region, seat)
        g.put(card, since=g.turn, late=g.is_late(), face_down=False, **facts)
        set_aside(g, card, False)
        counters.drain(g, card)
        for other in g.play[card].attached:
            _back_in_play(g, other)
        return
    g.enter(card, seat, region, **facts)
    if on != NONE:
        g.attach(card, on)
        if not g.face(card).speaks_of.isdisjoint(("clan", "sect")):
            titles.check_eligible(g, on)


def _back_in_play(g: VtesState, card: int) -> None:
    """A card on a vampire who was uncontrolled for a while: another copy may have come into play since."""
    rivals = copies(g, card)
    if any(g.play[rival].controller == g.play[card].controller for rival in rivals):
        counters.burn_card(g, card)
    elif rivals:
        begin_contest(g, card)


def _burn_incoming(g: VtesState, card: int, seat: int) -> None:
    if card in g.play:
        g.show(card)
        counters.burn_card(g, card)
    else:
        g.to_ash(card)
        g.emit(events.Burned(card, g.owner[card], seat))


# -- contests


def contest_name(g: VtesState, card: int) -> str:
    """The name under which a card is unique; empty when it is not. Versions and groups of a vampire share it
    (VTES-1.5.6-09); a card can take part in a contest under another card's name."""
    for mark in g.play[card].marks if card in g.play else ():
        if mark.startswith("contests:"):
            return mark.partition(":")[2]
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
        if other != card
        and (now.region is not Region.UNCONTROLLED or WAITING in now.marks)
        and "contests-nothing" not in now.marks
        and contest_name(g, other) == name
        and (now.on == NONE or g.play[now.on].region is not Region.UNCONTROLLED)
    ]


@starts(Kind.JOIN_CONTEST)
class JoinContest(Frame):
    """By the option ``contested_entry`` the copy that came into play has had its effect and is contested
    now."""

    card: int

    def run(self, g: VtesState) -> None:
        g.pop()
        if self.card in g.play and copies(g, self.card):
            begin_contest(g, self.card)


def begin_contest(g: VtesState, card: int) -> None:
    """All copies are turned face down and are out of play (VTES-4.1-02). Control that was lent ends first
    (VTES-4.1-11)."""
    from nocturne.vtes.rules.control import end_lending

    for copy in (*copies(g, card), card):
        if g.play[copy].contesting:
            continue
        end_lending(g, copy)
        if copy not in g.play:
            continue  # it would have gone back to somebody who is out of the game (VTES-9.1-12)
        now = g.play[copy]
        incoming = copy == card and g.options.contested_entry == "contest_first"  # VTES-4.1-10
        leaves = not now.contested and not incoming
        if leaves and now.region is Region.READY:
            g.on_event(events.LeavingReady(copy, now.controller))
        g.put(copy, contested=True, contesting=True, face_down=True, title_contested=False)
        if leaves:
            counters.left_play(g, copy, now.controller)
        set_aside(g, copy, True)
        g.emit(events.ContestBegan(copy, g.play[copy].controller))


def set_aside(g: VtesState, host: int, aside: bool) -> None:
    """What is on a card that leaves play for a while is out of play with it; it can still be contested
    (VTES-4.1-09)."""
    for card in g.play[host].attached:
        if aside or not g.play[card].contesting:
            g.put(card, contested=aside)
        set_aside(g, card, aside)


def yield_card(g: VtesState, card: int) -> None:
    """A contested card is given up: burned with everything on it (VTES-4.1-05). The other copies stay face
    down until the unlock phase of their own controllers (VTES-4.1-08)."""
    g.emit(events.Yielded(g.play[card].controller, card))
    counters.burn_card(g, card)


def win_contest(g: VtesState, card: int) -> None:
    """No other copy is left: the card is unlocked and turned face up (VTES-4.1-06)."""
    now = g.play[card]
    hidden = now.on != NONE and g.play[now.on].contested  # it is on a card that is still out of play
    g.put(card, contested=hidden, contesting=False, face_down=False)
    g.emit(events.ContestWon(now.controller, card))
    if hidden:
        return
    set_aside(g, card, False)
    counters.unlock(g, card)
    face = g.face(card)
    if face.ally and now.region is Region.READY:
        # VTES-4.1-12: as if he had just been recruited.
        g.put(card, since=g.turn, marks=tuple(dict.fromkeys((*now.marks, "recruited"))))
    if face.vampire:
        titles.claim_title(g, card)


# -- in the unlock phase


class Settling(Struct, frozen=True):
    """What is done about one contested card, or one contested title."""

    card: int
    title: bool
    how: Literal["pay", "yield", "regain"]


def contests_due(g: VtesState, seat: int) -> list[tuple[int, bool]]:
    """The contested cards (False) and titles (True) that a Methuselah must settle in this unlock phase and
    has not settled yet (VTES-4-04)."""
    contesting = sorted(card for card, now in g.play.items() if now.contesting and now.controller == seat)
    due = [(card, False) for card in contesting if not limits.used(g, f"contest:{card}")]
    player = g.players[seat]
    due += [
        (card, True)
        for card in (*player.ready, *player.torpor)
        if g.play[card].title_contested and not limits.used(g, f"title-contest:{card}")
    ]
    return due


def contest_cost(g: VtesState, card: int) -> int:
    """1 pool (VTES-4.1-04), unless something makes it dearer."""
    seat = g.play[card].controller
    rivals = {g.play[other].controller for other in copies(g, card)}
    base = queries.seat_modified(g, "contest-cost", seat, 1)
    return max(0, sum((queries.seat_modified(g, "rival-contest-cost", r, 0) for r in sorted(rivals)), base))


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
    cost = titles.title_contest_cost(g, card, rivals)
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
    return titles.word_of(queries.held_title(g, card))


def why_not_pay_title(g: VtesState, card: int, cost: int) -> Why | None:
    """Why a vampire must yield the title he contests: not ready (VTES-4.2-05), not enough blood
    (VTES-4.2-04)."""
    if not queries.is_ready(g, card):
        return NOT_READY_FOR_TITLE
    if any(queries.modified(g, "rivals-yield", rival, 0) > 0 for rival in titles.title_rivals(g, card)):
        return MUST_YIELD_TITLE
    return None if g.play[card].blood >= cost else CANNOT_PAY_TITLE


def settle(g: VtesState, settling: Settling) -> None:
    """Pay for a contest, yield, or take back what nobody contests any more."""
    card = settling.card
    if settling.title:
        limits.note(g, f"title-contest:{card}")
        _settle_title(g, settling)
        return
    limits.note(g, f"contest:{card}")
    match settling.how:
        case "pay":
            seat, cost = g.play[card].controller, contest_cost(g, card)
            g.emit(events.ContestPaid(seat, card, cost))
            counters.burn_pool(g, seat, cost)
        case "yield":
            yield_card(g, card)
        case "regain":
            win_contest(g, card)


def _settle_title(g: VtesState, settling: Settling) -> None:
    card = settling.card
    match settling.how:
        case "pay":
            cost = titles.title_contest_cost(g, card, titles.title_rivals(g, card))
            g.emit(events.TitleContestPaid(card, cost))
            counters.burn_blood(g, card, cost)
        case "yield":
            titles.yield_title(g, card)
        case "regain":
            titles.regain_title(g, card)


class UnlockContests(Frame):
    """The contests of a Methuselah in her unlock phase, in the order she chooses (VTES-4-02)."""

    seat: int

    def run(self, g: VtesState) -> Question | None:
        question = Question(self.seat, "vtes-ask-contests")
        offer_contests(g, self.seat, question)
        if g.players[self.seat].out or not question.options:
            g.pop()
            return None
        if len(question.options) == 1:
            settle(g, question.values[0])  # nothing to choose: regained, or yielded for lack of blood
            return None
        return question

    def take(self, g: VtesState, choice: Choice) -> None:
        settle(g, choice.value)


def unlock_contests(g: VtesState, seat: int) -> None:
    """Have a Methuselah settle all her contests."""
    if contests_due(g, seat):
        g.push(UnlockContests(seat=seat))
