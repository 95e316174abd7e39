"""Points that can be allotted as the terms of a referendum (VTES-6.3.1-03)."""

from __future__ import annotations

from typing import Any

from nocturne.kernel.decision import Question, Why
from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.cards.faces import face_of
from nocturne.vtes.context import EffectContext, Share
from nocturne.vtes.rules.contest.queries import is_own
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
    are points to give and enough to give them to. Without that it cannot be called (ruling G00158), nor to
    put a unique card in play beside her own copy."""
    return all(
        can_be_met(g, r, effect.terms) and not _is_there_already(g, r, effect)
        for effect in effects
        if isinstance(effect, v.CallReferendum)
    )


def _is_there_already(g: VtesState, r: EffectContext, call: v.CallReferendum) -> bool:
    """Whether a referendum would put a unique card in play of which its Methuselah has a copy there."""
    face = face_of(r.key)
    return (
        face.unique
        and any(isinstance(effect, v.PutInPlay) for effect in call.passes)
        and any(g.face(card).name == face.name and is_own(g, r.seat, card) for card in g.play)
    )


def can_be_met(g: VtesState, r: EffectContext, terms: tuple[v.Term, ...]) -> bool:
    """Whether each of these terms can be met, whatever has been chosen before (``targets`` and ``victims``):
    some first choice must leave something to choose for the rest."""
    if not terms:
        return True
    term, rest = terms[0], terms[1:]
    if isinstance(term, v.Allot):
        return _can_be_allotted(g, r, term) and can_be_met(g, r, rest)
    if not isinstance(term, v.Target):
        return can_be_met(g, r, rest)
    if not has_target(g, r, term):
        return False
    if not rest or term.up_to or amount(g, r, term.number) != 1:
        return True  # what depends on several choices is not known yet
    return any(leaves_terms(g, r, rest, kind, who) for kind, who in _receivers(g, r, term))


def leaves_terms(g: VtesState, r: EffectContext, rest: tuple[v.Term, ...], kind: str, who: int) -> bool:
    """Whether a choice leaves something to choose for the terms that follow."""
    before = r.targets, r.victims
    if kind == "card":
        r.targets = (*r.targets, who)
    else:
        r.victims = (*r.victims, who)
    found = can_be_met(g, r, rest)
    r.targets, r.victims = before
    return found


def _can_be_allotted(g: VtesState, r: EffectContext, term: v.Allot) -> bool:
    receivers = _receivers(g, r, term.among)
    if term.apart:
        chosen = {*(("card", card) for card in r.targets), *(("seat", seat) for seat in r.victims)}
        receivers = [receiver for receiver in receivers if receiver not in chosen]
    points = amount(g, r, term.points)
    room = len(receivers) * amount(g, r, term.most_each)
    return 0 < points <= room and len(receivers) >= term.parts


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
