"""Cards in play that can be used to make a card cheaper as it is played."""

from __future__ import annotations

from collections.abc import Iterator

from nocturne.kernel.decision import Question
from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.cards.lexicon import ACTION_TYPES
from nocturne.vtes.rules.cost.queries import pay, printed
from nocturne.vtes.rules.cost.queries.bill import Bill
from nocturne.vtes.rules.cost.queries.savings import PLEDGES, QUERIES, SAVED, Discount
from nocturne.vtes.rules.play.queries import playing
from nocturne.vtes.rules.text.queries.conditions import holds
from nocturne.vtes.rules.text.queries.filters import matches
from nocturne.vtes.rules.text.queries.modifiers import amount_for, as_seen_by
from nocturne.vtes.state import VtesState
from nocturne.vtes.terms import NONE


def discounts(g: VtesState, bill: Bill) -> Iterator[Discount]:
    """What a Methuselah can use for a card that she, or a minion of hers, plays."""
    for query in QUERIES:
        for source in g.modifier_sources.get(query, ()):
            now = g.play[source]
            if now.controller != bill.seat or now.contested or (now.locked and query != PLEDGES):
                continue
            for modifier in g.face(source).statics:
                if modifier.query == query and _is_for(g, modifier, source, bill):
                    worth = amount_for(g, modifier.amount, source, bill.minion)
                    if query == PLEDGES:
                        for counters_used in range(1, min(worth, now.counters) + 1):
                            yield Discount(source, "blood", counters_used, kept=False, pledged=True)
                        continue
                    for of in ("blood", "pool") if modifier.note == "either" else (modifier.note,):
                        burns = query == "burn-discount"
                        kept = query == "kept-discount" or (_is_action_card(bill) and not burns)
                        yield Discount(source, of, worth, kept, burns)


def _is_action_card(bill: Bill) -> bool:
    """What is used as an action card is announced is not locked if that is canceled (ruling G00130)."""
    return bill.mode is not None and bill.mode.type in ACTION_TYPES


def _is_for(g: VtesState, modifier: v.Modifier, source: int, bill: Bill) -> bool:
    minion, mode = bill.minion, bill.mode
    r = as_seen_by(g, source, minion)
    if modifier.applies is not None and (minion == NONE or not matches(g, r, modifier.applies, minion)):
        return False
    if modifier.cards is not None and (
        mode is None or not playing.such_as_played(g, r, modifier.cards, bill.card, mode)
    ):
        return False
    return modifier.when is None or holds(g, r, modifier.when)


def payable(g: VtesState, bill: Bill) -> bool:
    """Whether a card that costs too much can be paid for with something that makes it cheaper."""
    blood, pool = pay.amount_due(g, bill)
    for one in discounts(g, bill):
        less = {"blood": 0, "pool": 0, one.of: one.amount}
        if _affordable(g, bill, max(0, blood - less["blood"]), max(0, pool - less["pool"])):
            return True
    return False


def _affordable(g: VtesState, bill: Bill, blood: int, pool: int) -> bool:
    if blood and (bill.minion == NONE or g.play[bill.minion].blood < blood):
        return False
    return pool <= g.players[bill.seat].pool


def spares_blood(g: VtesState, card: int, mode: v.Mode, minion: int) -> bool:
    """Whether a card that costs blood need not cost any: then an ally may play it, too."""
    seat = g.play[minion].controller
    cost = printed.printed_cost(g.face(card), mode)
    bill = Bill(seat, cost, minion, card, mode=mode)
    blood, _pool = pay.amount_due(g, bill)
    saved = any(effect.what == SAVED and effect.card == card for effect in g.lasting)
    return (saved and not blood) or any(
        one.of == "blood" and one.amount >= blood for one in discounts(g, bill)
    )


def ask(g: VtesState, bill: Bill, late: bool = False) -> Question | None:
    """Whether something is used to make a card cheaper; None when nothing can be. ``late``: the cost is about
    to be paid; then only what is locked for that, and nobody must."""
    cost, minion = bill.cost, bill.minion
    blood, pool = pay.amount_due(g, bill)
    costs = {"blood": blood, "pool": pool}
    open_ended = not (isinstance(cost.blood, int) and isinstance(cost.pool, int))
    question = Question(bill.seat, "vtes-ask-discount", card=f"card:{bill.card}")
    ally = minion != NONE and not g.face(minion).vampire
    if late or (_affordable(g, bill, blood, pool) and not (ally and blood)):
        question.offer("full-cost", "vtes-do-full-cost", ("discount", None))
    for one in discounts(g, bill):
        if late and (one.pledged or one.burns):
            continue
        less = {**costs, one.of: max(0, costs[one.of] - one.amount)}
        useful = costs[one.of] > 0 or (open_ended and getattr(cost, one.of) != 0)
        if useful and _affordable(g, bill, less["blood"], less["pool"]):
            ref = f"card:{one.source}"
            if one.pledged:
                if one.amount <= costs["blood"] or open_ended:
                    question.offer(
                        f"pledge:{one.source}:{one.amount}", "vtes-do-pledge", ("discount", one),
                        args={"card": ref, "amount": one.amount}, subjects=(ref,),
                    )  # fmt: skip
                continue
            question.offer(
                f"discount:{one.source}:{one.of}",
                f"vtes-do-{'burn-' if one.burns else ''}discount-{one.of}", ("discount", one),
                args={"card": ref, "amount": one.amount}, subjects=(ref,),
            )  # fmt: skip
    return question if any(option.key != "full-cost" for option in question.options) else None
