"""A card enters play, and is contested if it must be (VTES-4.1)."""

from __future__ import annotations

from typing import Any

from nocturne.kernel.frames import start
from nocturne.vtes import events
from nocturne.vtes.done import Contested, TitleContested
from nocturne.vtes.kinds import Kind
from nocturne.vtes.marks import CONTESTS_NOTHING, RECRUITED, Influenced
from nocturne.vtes.rules.contest import queries as contest_queries
from nocturne.vtes.rules.contest.queries import Settling, acts_before_contest, contest_cost, copies, is_own
from nocturne.vtes.rules.control.effects.control import end_lending
from nocturne.vtes.rules.counters.effects import counters, pool
from nocturne.vtes.rules.hand.effects.open_hands import show_open_hands
from nocturne.vtes.rules.table.effects import leaving_play
from nocturne.vtes.rules.titles.effects import titles
from nocturne.vtes.rules.titles.queries import titles as title_queries
from nocturne.vtes.rules.turn.effects import limits
from nocturne.vtes.state import EVERYBODY, VtesState
from nocturne.vtes.terms import NONE, Phase, Region

_MINION_REGIONS = (Region.READY, Region.TORPOR)


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
        leaving_play.burn_card(g, rival)
    own = any(is_own(g, seat, rival) for rival in rivals) and not acts_before_contest(g, card)
    if own or any("uncontestable" in g.face(rival).keywords for rival in rivals):
        burn_incoming(g, card, seat)  # VTES-4.1-07
        return False
    if not contests:
        facts["marks"] = (*facts.get("marks", ()), CONTESTS_NOTHING)
    came_out = card in g.play and region is Region.READY
    if came_out and g.phase is Phase.INFLUENCE and g.active == seat:
        facts["marks"] = (*g.play[card].marks, *facts.get("marks", ()), Influenced(seat))
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
        leaving_play.burn_card(g, card)
    elif rivals:
        begin_contest(g, card)


def burn_incoming(g: VtesState, card: int, seat: int) -> None:
    """A copy that comes where its Methuselah has another is burned (VTES-4.1-07)."""
    if card in g.play:
        g.show(card)
        leaving_play.burn_card(g, card)
    else:
        g.to_ash(card)
        g.emit(events.Burned(card, g.owner[card], seat))


def begin_contest(g: VtesState, card: int) -> None:
    """All copies are turned face down and are out of play (VTES-4.1-02). Control that was lent ends first
    (VTES-4.1-11)."""
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
            leaving_play.left_play(g, copy, now.controller)
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
    leaving_play.burn_card(g, card)


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
        g.put(card, since=g.turn, marks=tuple(dict.fromkeys((*now.marks, RECRUITED))))
    if face.vampire:
        titles.claim_title(g, card)


def settle(g: VtesState, settling: Settling) -> None:
    """Pay for a contest, yield, or take back what nobody contests any more."""
    card = settling.card
    if settling.title:
        limits.note(g, TitleContested(card))
        _settle_title(g, settling)
        return
    limits.note(g, Contested(card))
    match settling.how:
        case "pay":
            seat, cost = g.play[card].controller, contest_cost(g, card)
            g.emit(events.ContestPaid(seat, card, cost))
            pool.burn_pool(g, seat, cost)
        case "yield":
            yield_card(g, card)
        case "regain":
            win_contest(g, card)


def _settle_title(g: VtesState, settling: Settling) -> None:
    card = settling.card
    match settling.how:
        case "pay":
            cost = contest_queries.title_contest_cost(g, card, title_queries.title_rivals(g, card))
            g.emit(events.TitleContestPaid(card, cost))
            counters.burn_blood(g, card, cost)
        case "yield":
            titles.yield_title(g, card)
        case "regain":
            titles.regain_title(g, card)
