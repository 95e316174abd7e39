"""Points that can be allotted as the terms of a referendum (VTES-6.3.1-03)."""

from __future__ import annotations

from typing import Any

from nocturne.kernel.decision import Question, Why
from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.context import EffectContext, Share
from nocturne.vtes.rules.text.queries.amounts import amount
from nocturne.vtes.rules.text.queries.filters import matching
from nocturne.vtes.rules.text.queries.targets import has_target, target_seats
from nocturne.vtes.state import VtesState
from nocturne.vtes.terms import NONE

MOST_EACH = Why("vtes-why-points-most-each", "VTES-1.4-01")


MORE_PARTS = Why("vtes-why-points-more-parts", "VTES-1.4-01")


def offer_points(
    g: VtesState, r: EffectContext, allot: v.Allot, shares: tuple[Share, ...],
    before: tuple[tuple[str, int], ...], question: Question,
) -> None:  # fmt: skip
    """Offer everybody (or every card) who may be given the next point; nothing once all points are given.

    The last points are kept for others as long as too few have been given any.
    """
    left = amount(g, r, allot.points) - sum(share.points for share in shares)
    if left <= 0:
        return
    receivers = _receivers(g, r, allot.among)
    if allot.apart:
        receivers = [receiver for receiver in receivers if receiver not in before]
    lacking = min(allot.parts, len(receivers)) - len(shares)
    most = amount(g, r, allot.most_each)
    question.args["points"] = left
    for kind, who in receivers:
        has = points_of(shares, kind, who)
        reason: Why | None = None
        if has >= most:
            reason = MOST_EACH
        elif has and left <= lacking:
            reason = MORE_PARTS
        ref = f"{kind}:{who}"
        args: dict[str, Any] = {"who": ref, "points": has}
        question.offer(
            f"point:{kind}:{who}", "vtes-do-point", (kind, who), args=args, subjects=(ref,), unless=reason
        )


def has_legal_terms(g: VtesState, r: EffectContext, effects: tuple[v.Effect, ...]) -> bool:
    """Whether the terms of a referendum can be met as it is called: there is somebody to choose, and there
    are enough to give all points to. Without that it cannot be called."""
    for effect in effects:
        if not isinstance(effect, v.CallReferendum) or not effect.terms:
            continue
        term = effect.terms[0]  # what depends on an earlier choice is not known yet
        if isinstance(term, v.Allot):
            room = len(_receivers(g, r, term.among)) * amount(g, r, term.most_each)
            if room < amount(g, r, term.points):
                return False
        elif isinstance(term, v.Target) and not has_target(g, r, term):
            return False
    return True


def _receivers(g: VtesState, r: EffectContext, among: v.Target) -> list[tuple[str, int]]:
    found = [("seat", seat) for seat in target_seats(g, r, among)] if among.seat else []
    if among.card is not None:
        found += [("card", card) for card in matching(g, r, among.card)]
    return found


def points_of(shares: tuple[Share, ...], kind: str, who: int) -> int:
    """The points given to somebody so far."""
    return sum(share.points for share in shares if (share.card if kind == "card" else share.seat) == who)


def add_point(shares: tuple[Share, ...], kind: str, who: int) -> tuple[Share, ...]:
    """One more point for somebody."""
    has = points_of(shares, kind, who)
    others = tuple(s for s in shares if (s.card if kind == "card" else s.seat) != who)
    card, seat = (who, NONE) if kind == "card" else (NONE, who)
    return (*others, Share(has + 1, card=card, seat=seat))
