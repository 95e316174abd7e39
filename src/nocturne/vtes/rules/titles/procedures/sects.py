"""The action to become anarch (VTES-10)."""

from __future__ import annotations

from nocturne.kernel.decision import Question
from nocturne.vtes.rules.action.procedures.action import Action
from nocturne.vtes.rules.action.queries.minion import cardless
from nocturne.vtes.rules.titles.queries.sects import anarch_cost, why_not_become_anarch
from nocturne.vtes.state import VtesState
from nocturne.vtes.terms import ActionKind, Region


@cardless(rank=8)
def offer_become_anarch(g: VtesState, minion: int, question: Question) -> None:
    """An untitled vampire who is no anarch may become one: +1 stealth, undirected (VTES-10.5-02)."""
    now = g.play[minion]
    if now.region is not Region.READY or not g.face(minion).vampire:
        return
    cost = anarch_cost(g, minion)
    reason = why_not_become_anarch(g, minion, cost)
    action = (
        None
        if reason
        else Action(seat=now.controller, minion=minion, kind=ActionKind.BECOME_ANARCH, stealth=1)
    )
    ref = f"card:{minion}"
    question.offer(
        f"become-anarch:{minion}", "vtes-do-become-anarch", action,
        args={"minion": ref, "amount": cost}, subjects=(ref,), rules=("VTES-10.5-02",),
        unless=reason,
    )  # fmt: skip
