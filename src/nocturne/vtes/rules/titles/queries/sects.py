"""Filters and costs of clans, sects and anarchs (VTES-10)."""

from __future__ import annotations

from nocturne.kernel.decision import Why
from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.context import EffectContext
from nocturne.vtes.frames.action import ActionFacts
from nocturne.vtes.records import InPlay
from nocturne.vtes.rules import why
from nocturne.vtes.rules.action.queries.able import why_not_act
from nocturne.vtes.rules.action.queries.action import costs
from nocturne.vtes.rules.action.queries.minion import why_not_again
from nocturne.vtes.rules.cost.queries.bill import Bill
from nocturne.vtes.rules.cost.queries.pay import why_not_pay
from nocturne.vtes.rules.table.queries import modified, traits
from nocturne.vtes.rules.text.queries.predicates import Check, checks
from nocturne.vtes.rules.text.queries.roles import ROLES
from nocturne.vtes.state import VtesState
from nocturne.vtes.terms import ActionKind


def word_of(sect: str) -> str:
    """The message that names a sect."""
    return f"vtes-sect-{sect.lower()}"


def why_not_become_anarch(g: VtesState, minion: int, blood: int) -> Why | None:
    """Why a vampire may not take the action of becoming anarch, which costs so much blood."""
    if traits.is_anarch(g, minion):
        return why.ANARCH_ALREADY
    if traits.title(g, minion):
        return why.TITLED
    reason = why_not_act(g, minion, ActionKind.BECOME_ANARCH)
    reason = reason or why_not_again(g, minion, ActionKind.BECOME_ANARCH)
    if reason is not None:
        return reason
    return why_not_pay(g, Bill(g.play[minion].controller, v.Cost(blood=blood), minion, minion))


def anarch_cost(g: VtesState, minion: int) -> int:
    """2 blood, or 1 when his controller has another ready anarch (VTES-10.5-03)."""
    others = traits.ready_minions(g, g.play[minion].controller)
    usual = 1 if any(other != minion and traits.is_anarch(g, other) for other in others) else 2
    return max(0, modified.modified(g, "anarch-cost", minion, usual))


@costs(ActionKind.BECOME_ANARCH)
def _anarch_cost(g: VtesState, action: ActionFacts) -> v.Cost:
    return v.Cost(blood=anarch_cost(g, action.minion))


def _clan(g: VtesState, card: int) -> str:
    return traits.clan(g, card) if g.face(card).minion else ""


@checks(v.NotOfClan)
def _not_of_clan(wanted: v.NotOfClan) -> Check:
    return lambda g, r, card, now: _clan(g, card) not in wanted.not_clans


@checks(v.OfClanNamed)
def _of_clan_named(wanted: v.OfClanNamed) -> Check:
    return lambda g, r, card, now: _clan(g, card) == r.word


@checks(v.NotOfSect)
def _not_of_sect(wanted: v.NotOfSect) -> Check:
    return lambda g, r, card, now: traits.sect(g, card) not in wanted.not_sects


_SHARED = {"clan": traits.clan, "sect": traits.sect, "circle": traits.circle}


@checks(v.Shares)
def _shares(wanted: v.Shares) -> Check:
    card_in, shared = ROLES[wanted.same_as], [_SHARED[what] for what in wanted.same]

    def is_so(g: VtesState, r: EffectContext, card: int, now: InPlay) -> bool:
        other = card_in(g, r)
        return other in g.play and all(read(g, card) == read(g, other) for read in shared)

    return is_so


@checks(v.TitleContested)
def _title_contested(wanted: v.TitleContested) -> Check:
    return lambda g, r, card, now: now.title_contested == wanted.title_contested
