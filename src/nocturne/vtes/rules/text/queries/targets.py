"""What may be chosen for a target, and whether there is enough to choose from."""

from __future__ import annotations

from functools import cache
from typing import Any

from nocturne.kernel.decision import Question
from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.context import EffectContext
from nocturne.vtes.rules.table.queries import modified
from nocturne.vtes.rules.text.queries.amounts import amount
from nocturne.vtes.rules.text.queries.compiled import Closures
from nocturne.vtes.rules.text.queries.filters import matching
from nocturne.vtes.rules.text.queries.roles import card_of, seats_of
from nocturne.vtes.state import EVERYBODY, VtesState


def hides(g: VtesState, r: EffectContext, which: v.Filter) -> bool:
    """Whether it is not for everybody to know which cards fit: face-down ones may, or may not."""
    if which.region != "uncontrolled":
        return False
    return any(g.knows[card] != EVERYBODY for card in matching(g, r, _uncontrolled(which.controller)))


@cache
def _uncontrolled(controller: Any) -> v.Filter:
    return v.Filter(region="uncontrolled", controller=controller)


def offer_targets(
    g: VtesState,
    r: EffectContext,
    target: v.Target,
    question: Question,
    taken: tuple[int, ...],
    label: str = "vtes-do-target",
    args: dict[str, Any] | None = None,
) -> None:
    """Offer every legal target of a kind; the value is ("card", id) or ("seat", seat). ``label`` and ``args``
    say what choosing a card does."""
    if target.card is not None:
        for card in matching(g, r, target.card):
            if card not in taken:
                ref = f"card:{card}"
                shown = {"card": f"target:{card}", **(args or {})}
                question.offer(f"target:{card}", label, ("card", card), args=shown, subjects=(ref,))
        return
    for seat in target_seats(g, r, target):
        if seat not in taken:
            ref = f"seat:{seat}"
            question.offer(
                f"seat:{seat}", "vtes-do-target-seat", ("seat", seat), args={"seat": ref}, subjects=(ref,)
            )


def target_seats(g: VtesState, r: EffectContext, target: v.Target) -> list[int]:
    """The Methuselahs that may be chosen."""
    you = r.seat
    others = [seat for seat in g.clockwise(you) if seat != you]
    match target.seat:
        case "any":
            found = [you, *others]
        case "other":
            found = others
        case "prey":
            found = [g.prey(you)]
        case "predator":
            found = [g.predator(you)]
        case "neighbor":
            found = [seat for seat in others if seat in (g.prey(you), g.predator(you))]
        case "not-prey":
            found = [seat for seat in others if seat != g.prey(you)]
        case "redirect":
            found = _may_be_bled(g, r, others)
        case "second-predator":
            found = _may_be_bled(g, r, [g.predator(g.predator(you))])
        case "acting-prey":
            found = _may_be_bled(g, r, [g.prey(seat) for seat in seats_of(g, r, "acting")])
        case "ousted":  # whom you have the pool to keep in the game
            own = g.players[you].pool
            found = [seat for seat in others if g.players[seat].pool <= 0 and g.players[seat].short < own]
        case _:
            found = []
    return [seat for seat in found if _seat_matches(g, r, target, seat)]


def _may_be_bled(g: VtesState, r: EffectContext, seats: list[int]) -> list[int]:
    """Those whom the acting minion may bleed: a bleed is redirected to nobody else."""
    bleeding, own = card_of(g, r, "acting"), seats_of(g, r, "acting")
    return [seat for seat in seats if seat not in own and modified.may_bleed(g, bleeding, seat)]


def _seat_matches(g: VtesState, r: EffectContext, target: v.Target, seat: int) -> bool:
    pool, own = g.players[seat].pool, g.players[r.seat].pool
    if (target.pool == "more" and pool <= own) or (target.pool == "less" and pool >= own):
        return False
    if target.edge is not None and (g.edge == seat) != target.edge:
        return False
    return target.controls is None or _controls(g, r, target.controls, seat)


def _controls(g: VtesState, r: EffectContext, wanted: v.Filter, seat: int) -> bool:
    """Whether a Methuselah, who is ``chosen``, controls such a card."""
    before, r.chosen_seat = r.chosen_seat, seat
    found = any(True for _ in matching(g, r, wanted))
    r.chosen_seat = before
    return found


def has_target(g: VtesState, r: EffectContext, target: v.Target) -> bool:
    """Whether there are as many legal targets as must be chosen (VTES-1.6.1.1-08)."""
    needed = amount(g, r, target.least if target.up_to else target.number)
    if needed <= 0:
        return True
    if target.card is not None:
        return sum(1 for _ in zip(matching(g, r, target.card), range(needed), strict=False)) == needed
    return len(target_seats(g, r, target)) >= needed


def has_targets(g: VtesState, r: EffectContext, targets: tuple[v.Target, ...]) -> bool:
    """Whether there is something to choose for each of several targets. One that is compared with the first
    ("a younger vampire", "another") must be there for some first target."""
    if not any(target.card is not None and _BESIDE_TARGET.of(target.card) for target in targets):
        return all(has_target(g, r, target) for target in targets)
    first = targets[0].card
    return first is not None and any(leaves_targets(g, r, targets, card) for card in matching(g, r, first))


def leaves_targets(g: VtesState, r: EffectContext, targets: tuple[v.Target, ...], first: int) -> bool:
    """Whether a first target leaves something to choose for those that are compared with it."""
    before, r.targets = r.targets, (first,)
    found = all(has_target(g, r, target) for target in targets[1:])
    r.targets = before
    return found


def _beside_target(wanted: v.Filter) -> bool:
    """Whether a filter compares a card with the first target."""
    beside = "target" in (wanted.word("compared_to"), wanted.word("same_as"), *wanted.word("other_than"))
    return beside or any(_beside_target(one) for one in wanted.word("any_of"))


_BESIDE_TARGET: Closures[bool] = Closures()
_BESIDE_TARGET.register(v.Filter, _beside_target)
