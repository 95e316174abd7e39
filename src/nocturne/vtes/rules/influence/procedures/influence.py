"""The influence phase: transfers, and crypt cards that become minions (VTES-7)."""

from __future__ import annotations

from functools import cache
from typing import ClassVar

from nocturne.kernel.decision import Choice, Note, Prepared, Question, Why
from nocturne.kernel.state import Frame
from nocturne.vtes import events
from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.context import EffectContext
from nocturne.vtes.marks import Influenced
from nocturne.vtes.rules.contest.effects import enter_play
from nocturne.vtes.rules.cost.queries.printed import convictions_on
from nocturne.vtes.rules.counters.effects import counters, pool
from nocturne.vtes.rules.hand.effects.replacing import release_owed
from nocturne.vtes.rules.hand.procedures.fetch import Search
from nocturne.vtes.rules.influence.effects import merge, partners
from nocturne.vtes.rules.influence.queries import (
    TOO_FEW_COUNTERS,
    hers,
    scarce_cost,
    transfers,
    why_not_controlled,
    why_not_influence,
)
from nocturne.vtes.rules.table.queries import modified
from nocturne.vtes.rules.text.effects.resolve import performs
from nocturne.vtes.rules.text.queries.amounts import amount
from nocturne.vtes.rules.text.queries.roles import card_of
from nocturne.vtes.rules.turn.procedures.delay import run_due
from nocturne.vtes.rules.turn.procedures.phase import PhaseFrame
from nocturne.vtes.state import VtesState
from nocturne.vtes.terms import Phase, Region, Window

CRYPT_COST = 4


NO_POOL = Why("vtes-why-no-pool", "VTES-7-03")


NO_COUNTERS = Why("vtes-why-no-counters", "VTES-7-04")


TOO_FEW_TRANSFERS = Why("vtes-why-too-few-transfers", "VTES-7-01")


EMPTY_CRYPT = Why("vtes-why-empty-crypt", "VTES-7-05")


class InfluencePhase(PhaseFrame):
    """The fourth phase. Every use of transfers is one small choice."""

    window: ClassVar[Window] = Window.INFLUENCE

    def begin(self, g: VtesState) -> None:
        release_owed(g, "influence", self.seat)
        mark = Influenced(self.seat)
        for card in [card for card, now in g.play.items() if mark in now.marks]:
            g.put(card, marks=tuple(other for other in g.play[card].marks if other != mark))
        g.players[self.seat].transfers = transfers(g, self.seat)
        run_due(g, "influence", self.seat)

    def offer(self, g: VtesState, question: Question) -> None:
        seat, player = self.seat, g.players[self.seat]
        no_pool = None if player.pool else NO_POOL
        no_transfer = _too_few(player.transfers, 1) or no_pool
        no_return = _too_few(player.transfers, 2)
        for card in hers(g, seat):
            transfer, back, influence = _choices_for(card)
            not_out = why_not_influence(g, seat, card)
            if no_transfer or not_out is TOO_FEW_COUNTERS:
                question.offer_prepared(transfer, no_transfer)
            else:
                _offer_transfer(g, card, question)
            question.offer_prepared(back, no_return or (None if g.play[card].blood else NO_COUNTERS))
            question.offer_prepared(influence, not_out)
        no_crypt = _too_few(player.transfers, CRYPT_COST) or no_pool
        question.offer_prepared(_crypt_choice(seat), no_crypt or (None if player.crypt else EMPTY_CRYPT))
        for card, other in partners(g, seat):
            refs = (f"card:{card}", f"card:{other}")
            question.offer(
                f"merge:{card}:{other}", "vtes-do-merge", Merge(seat=seat, card=card, other=other),
                args={"card": refs[0]}, subjects=refs, rules=("VTES-7-06",), unless=no_crypt,
            )  # fmt: skip

    def choose(self, g: VtesState, choice: Choice) -> None:
        kind, card = choice.value
        g.push(kind(seat=self.seat, card=card))

    def might_choose(self, g: VtesState) -> bool:
        # Whether the counters on a face-down card suffice is hers to know.
        invested = g.options.windows != "able" and any(g.play[card].blood for card in hers(g, self.seat))
        return invested or super().might_choose(g)

    def end(self, g: VtesState) -> None:
        g.players[self.seat].transfers = 0  # VTES-7-08
        if g.options.influence_timing == "end_of_phase":
            g.push(InfluenceAll(seat=self.seat))


@cache
def _choices_for(card: int) -> tuple[Prepared, Prepared, Prepared]:
    """What may be done with an uncontrolled card: a transfer to it, one back, bringing it out."""
    args, subjects = {"card": f"target:{card}"}, (f"card:{card}",)
    return (
        Prepared(
            f"transfer:{card}", "vtes-do-transfer", (Transfer, card),
            args=args, subjects=subjects, rules=("VTES-7-03",),
        ),
        Prepared(
            f"back:{card}", "vtes-do-transfer-back", (TransferBack, card),
            args=args, subjects=subjects, rules=("VTES-7-04",),
        ),
        Prepared(
            f"influence:{card}", "vtes-do-influence", (Influence, card),
            args=args, subjects=subjects, rules=("VTES-7-09",),
        ),
    )  # fmt: skip


@cache
def _crypt_choice(seat: int) -> Prepared:
    return Prepared(
        "crypt", "vtes-do-draw-crypt", DrawCrypt(seat=seat),
        subjects=(f"crypt:{seat}",), rules=("VTES-7-05",),
    )  # fmt: skip


def _offer_transfer(g: VtesState, card: int, question: Question) -> None:
    """A transfer to a card that may have counters enough already, which is noted."""
    question.offer(
        f"transfer:{card}", "vtes-do-transfer", (Transfer, card), args={"card": f"target:{card}"},
        subjects=(f"card:{card}",), rules=("VTES-7-03",), note=_beyond_capacity(g, card),
    )  # fmt: skip


def _too_few(have: int, wanted: int) -> Why | None:
    return None if have >= wanted else TOO_FEW_TRANSFERS


def _beyond_capacity(g: VtesState, card: int) -> Note | None:
    """A counter above the capacity is burned when the vampire comes into play (VTES-7-10)."""
    blood, capacity = g.play[card].blood, modified.capacity(g, card)
    if blood < capacity:
        return None
    return Note("vtes-note-beyond-capacity", {"blood": blood, "capacity": capacity}, against=True)


class Transfer(Frame):
    """1 transfer: a counter from her pool to an uncontrolled card (VTES-7-03)."""

    seat: int
    card: int

    def run(self, g: VtesState) -> None:
        g.pop()
        g.players[self.seat].transfers -= 1
        pool.pool_to_card(g, self.seat, self.card, 1)


class TransferBack(Frame):
    """2 transfers: a counter from an uncontrolled card back to her pool (VTES-7-04)."""

    seat: int
    card: int

    def run(self, g: VtesState) -> None:
        g.pop()
        g.players[self.seat].transfers -= 2
        counters.card_to_pool(g, self.seat, self.card, 1)


class DrawCrypt(Frame):
    """4 transfers and 1 pool: the top crypt card (VTES-7-05, VTES-FR-20)."""

    seat: int

    def run(self, g: VtesState) -> None:
        g.pop()
        g.players[self.seat].transfers -= CRYPT_COST
        pool.burn_pool(g, self.seat, 1)
        g.deal_crypt(self.seat)


class Merge(Frame):
    """4 transfers and 1 pool: base and advanced version become one (VTES-7-06, VTES-1.5.6-03)."""

    seat: int
    card: int
    other: int

    def run(self, g: VtesState) -> None:
        g.pop()
        g.players[self.seat].transfers -= CRYPT_COST
        pool.burn_pool(g, self.seat, 1)
        merge(g, self.card, self.other)


class Influence(Frame):
    """A crypt card is moved to the ready region, face up and unlocked (VTES-2.3-06, VTES-FR-19)."""

    seat: int
    card: int

    def run(self, g: VtesState) -> None:
        g.pop()
        bring_out(g, self.seat, self.card)


def bring_out(g: VtesState, seat: int, card: int) -> None:
    """The counters become blood or life (VTES-1.5.2-04); those above capacity are burned (VTES-7-10). A
    scarce vampire costs pool first, be he contested or not (VTES-T-09 to -11)."""
    scarce = scarce_cost(g, card)
    g.emit(events.Influenced(seat, card))
    if scarce:
        pool.burn_pool(g, seat, scarce)
    over = g.play[card].blood - modified.capacity(g, card)
    if over > 0:
        g.put(card, blood=g.play[card].blood - over)
        g.bank += over
    arrived = enter_play(g, card, seat, Region.READY, locked=False)
    if arrived and g.face(card).imbued and not convictions_on(g, card):
        g.push(Search(seat=seat, zones=("library", "hand", "ash"), to="on", wanted="conviction", host=card))


class InfluenceAll(Frame):
    """By the option everybody with enough counters becomes controlled when the phase ends (VTES-FR-21), one
    after the other as their player chooses."""

    seat: int

    def run(self, g: VtesState) -> Question | None:
        able = [] if g.players[self.seat].out else self._able(g)
        if len(able) > 1:
            question = Question(self.seat, "vtes-ask-influence-next")
            for card in able:
                ref = f"card:{card}"
                question.offer(
                    f"influence:{card}", "vtes-do-influence", card, args={"card": ref}, subjects=(ref,),
                    rules=("VTES-FR-21",),
                )  # fmt: skip
            return question
        if able:
            bring_out(g, self.seat, able[0])
        else:
            g.pop()
        return None

    def _able(self, g: VtesState) -> list[int]:
        return [card for card in hers(g, self.seat) if why_not_controlled(g, self.seat, card) is None]

    def take(self, g: VtesState, choice: Choice) -> None:
        bring_out(g, self.seat, choice.value)


@performs(v.InfluenceMore)
def _influence_more(g: VtesState, r: EffectContext, effect: v.InfluenceMore) -> None:
    card = card_of(g, r, effect.who)
    if card not in g.play or g.play[card].region is not Region.UNCONTROLLED:
        return
    added = amount(g, r, effect.amount)
    if effect.source == "pool":
        pool.pool_to_card(g, r.seat, card, added)
    else:
        counters.gain_blood(g, card, added)


@performs(v.GainTransfers)
def _gain_transfers(g: VtesState, r: EffectContext, effect: v.GainTransfers) -> None:
    if g.phase is Phase.INFLUENCE and modified.seat_modified(g, "no-transfers", g.active, 0) <= 0:
        g.players[g.active].transfers += amount(g, r, effect.amount)
