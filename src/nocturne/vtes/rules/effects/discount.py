"""Cards in play that are locked, or burned, to make a card cheaper as it is played (The Shard, The Line).

What is saved is remembered as a passing effect on the card that is played, until it leaves the table: an
action card is paid for when its action succeeds. One that is locked only if the card is not canceled waits
for that.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from msgspec import Struct

from nocturne.kernel.decision import Question
from nocturne.kernel.later import later
from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.rules import counters
from nocturne.vtes.rules.perform import amount_for, as_seen_by, holds, matches
from nocturne.vtes.state import Lasting, VtesState
from nocturne.vtes.terms import NONE

if TYPE_CHECKING:
    from nocturne.vtes.rules import pay as paying
    from nocturne.vtes.rules.effects import playing
else:  # they import this module
    paying, playing = later("nocturne.vtes.rules", "pay", "effects.playing")

PLEDGES = "pledges"
QUERIES = ("discount", "kept-discount", "burn-discount", PLEDGES)
_SAVED, _PLEDGED = "saved", "pledged"
"""``what`` of the passing effect; ``note`` says of what: blood or pool."""


class Discount(Struct, frozen=True):
    """Something that can make a card cheaper: by so much blood, or so much pool."""

    source: int
    of: str
    amount: int
    kept: bool
    """It is not locked if the card is canceled."""
    burns: bool = False
    """It is burned instead of being locked."""
    pledged: bool = False
    """So many of its counters pay, as the cost is paid; it is not locked."""


def discounts(g: VtesState, seat: int, card: int, mode: v.Mode, minion: int) -> Iterator[Discount]:
    """What a Methuselah can use for a card that she, or a minion of hers, plays."""
    for query in QUERIES:
        for source in g.speakers.get(query, ()):
            now = g.play[source]
            if now.controller != seat or now.contested or (now.locked and query != PLEDGES):
                continue
            for modifier in g.face(source).statics:
                if modifier.query == query and _is_for(g, modifier, source, card, mode, minion):
                    worth = amount_for(g, modifier.amount, source, minion)
                    if query == PLEDGES:
                        for counters_used in range(1, min(worth, now.counters) + 1):
                            yield Discount(source, "blood", counters_used, kept=False, pledged=True)
                        continue
                    for of in ("blood", "pool") if modifier.note == "either" else (modifier.note,):
                        kept, burns = query == "kept-discount", query == "burn-discount"
                        yield Discount(source, of, worth, kept, burns)


def _is_for(g: VtesState, modifier: v.Modifier, source: int, card: int, mode: v.Mode, minion: int) -> bool:
    r = as_seen_by(g, source, minion)
    if modifier.applies is not None and (minion == NONE or not matches(g, r, modifier.applies, minion)):
        return False
    if modifier.cards is not None and not playing.such_as_played(g, r, modifier.cards, card, mode):
        return False
    return modifier.when is None or holds(g, r, modifier.when)


def payable(g: VtesState, seat: int, cost: v.Cost, minion: int, card: int, x: int, mode: v.Mode) -> bool:
    """Whether a card that costs too much can be paid for with something that makes it cheaper."""
    blood, pool = paying.reckon(g, seat, cost, minion, card, x, mode=mode)
    for one in discounts(g, seat, card, mode, minion):
        less = {"blood": 0, "pool": 0, one.of: one.amount}
        if _affordable(g, seat, minion, max(0, blood - less["blood"]), max(0, pool - less["pool"])):
            return True
    return False


def _affordable(g: VtesState, seat: int, minion: int, blood: int, pool: int) -> bool:
    if blood and (minion == NONE or g.play[minion].blood < blood):
        return False
    return pool <= g.players[seat].pool


def spares_blood(g: VtesState, card: int, mode: v.Mode, minion: int) -> bool:
    """Whether a card that costs blood need not cost any: then an ally may play it, too."""
    seat = g.play[minion].controller
    cost = paying.printed_cost(g.face(card), mode)
    blood, _pool = paying.reckon(g, seat, cost, minion, card, mode=mode)
    saved = any(effect.what == _SAVED and effect.card == card for effect in g.lasting)
    return (saved and not blood) or any(
        one.of == "blood" and one.amount >= blood for one in discounts(g, seat, card, mode, minion)
    )


def ask(g: VtesState, seat: int, card: int, mode: v.Mode, minion: int, x: int) -> Question | None:
    """Whether something is used to make a card cheaper; None when nothing can be."""
    cost = paying.printed_cost(g.face(card), mode)
    blood, pool = paying.reckon(g, seat, cost, minion, card, x, mode=mode)
    costs = {"blood": blood, "pool": pool}
    open_ended = not (isinstance(cost.blood, int) and isinstance(cost.pool, int))
    question = Question(seat, "vtes-ask-discount", card=f"card:{card}")
    ally = minion != NONE and not g.face(minion).vampire
    if _affordable(g, seat, minion, blood, pool) and not (ally and blood):
        question.offer("full-cost", "vtes-do-full-cost", ("discount", None))
    for one in discounts(g, seat, card, mode, minion):
        less = {**costs, one.of: max(0, costs[one.of] - one.amount)}
        useful = costs[one.of] > 0 or (open_ended and getattr(cost, one.of) != 0)
        if useful and _affordable(g, seat, minion, less["blood"], less["pool"]):
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


def use(g: VtesState, card: int, one: Discount) -> None:
    """It is used for a card: from now on that costs less."""
    if one.pledged:
        g.lasting.append(Lasting(_PLEDGED, one.amount, card=card, until="turn", this=one.source))
        return
    save(g, card, one.of, one.amount)
    if one.burns:
        counters.burn_card(g, one.source)
    elif not one.kept:
        counters.lock(g, one.source)


def save(g: VtesState, card: int, of: str, amount: int) -> None:
    """A card being played costs so much less blood, or pool."""
    g.lasting.append(Lasting(_SAVED, amount, card=card, until="turn", note=of))


def settle(g: VtesState, one: Discount) -> None:
    """The card was not canceled: what waited for that is locked."""
    if one.kept and one.source in g.play:
        counters.lock(g, one.source)


def saved(g: VtesState, card: int, blood: int, pool: int) -> tuple[int, int]:
    """What a card being played costs with what was used for it."""
    for effect in g.lasting:
        if effect.what == _PLEDGED and effect.card == card:
            blood = max(0, blood - _given(g, effect))
        if effect.what == _SAVED and effect.card == card:
            if effect.note == "blood":
                blood = max(0, blood - effect.amount)
            else:
                pool = max(0, pool - effect.amount)
    return blood, pool


def _given(g: VtesState, effect: Lasting) -> int:
    """What the counters announced for a card still come to."""
    return min(effect.amount, g.play[effect.this].counters) if effect.this in g.play else 0


def redeem(g: VtesState, card: int) -> None:
    """A card is being paid for: the counters announced for it are taken."""
    for effect in [one for one in g.lasting if one.what == _PLEDGED and one.card == card]:
        g.lasting.remove(effect)
        given = _given(g, effect)
        if given:
            save(g, card, "blood", given)
            counters.remove_counters(g, effect.this, given)


def forget(g: VtesState, card: int) -> None:
    """The card has left the table."""
    if any(effect.what in (_SAVED, _PLEDGED) and effect.card == card for effect in g.lasting):
        g.lasting = [
            effect for effect in g.lasting if effect.what not in (_SAVED, _PLEDGED) or effect.card != card
        ]
