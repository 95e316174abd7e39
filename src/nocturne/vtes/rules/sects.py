"""Clans, sects and anarchs: how vampires change them (VTES-10)."""

from __future__ import annotations

from nocturne.kernel.decision import Question, Why
from nocturne.vtes import events
from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.cards.lexicon import CLANS, Sect, Trait
from nocturne.vtes.context import EffectContext
from nocturne.vtes.frames.action import ActionFacts
from nocturne.vtes.rules import counters, queries, titles, why
from nocturne.vtes.rules.action import Action, costs, resolves
from nocturne.vtes.rules.minion import cardless, why_not_act, why_not_again
from nocturne.vtes.rules.pay import why_not_pay
from nocturne.vtes.rules.perform import card_of, checks, performs
from nocturne.vtes.state import Change, InPlay, VtesState
from nocturne.vtes.terms import ActionKind, Region


def word_of(sect: str) -> str:
    """The message that names a sect."""
    return f"vtes-sect-{sect.lower()}"


def change_sect(g: VtesState, card: int, sect: str, until: str = "") -> None:
    """A vampire joins a sect: his clan stays (VTES-10.2-07), he is anarch no more (VTES-10.5-05), a title
    that does not fit is suspended (VTES-10-06). ``until``: for a turn or as long as a card is in play (see
    ``Change``)."""
    if queries.sect(g, card) == sect:
        return
    was_anarch = queries.is_anarch(g, card)
    _set_sect(g, card, sect, anarch=sect == Sect.ANARCH, until=until)
    g.emit(events.SectChanged(card, word_of(sect)))
    if was_anarch and not queries.is_anarch(g, card):
        g.emit(events.AnarchNoMore(card))
    titles.check_eligible(g, card)


def _set_sect(g: VtesState, card: int, sect: str, anarch: bool, until: str) -> None:
    now = g.play[card]
    if until:
        g.put(card, passing=(*now.passing, Change(until, sect=sect, anarch=anarch)))
    else:
        # What lasts overrides what was to pass before.
        passing = tuple(Change(c.until, clan=c.clan) for c in now.passing if c.clan)
        g.put(card, sect=sect, anarch=anarch, passing=passing)


def change_clan(g: VtesState, card: int, clan: str, until: str = "") -> None:
    """A vampire changes clan; if it is one of another sect he changes sect with it (VTES-10-04), unless the
    option ``clan_change_sect`` says otherwise."""
    if queries.clan(g, card) == clan:
        return
    now = g.play[card]
    if until:
        g.put(card, passing=(*now.passing, Change(until, clan=clan)))
    else:
        passing = tuple(Change(c.until, sect=c.sect, anarch=c.anarch) for c in now.passing if c.sect)
        g.put(card, clan=clan, passing=passing)
    g.emit(events.ClanChanged(card, clan))
    usual = CLANS.get(clan)
    if usual is not None and g.options.clan_change_sect == "follows_clan":
        change_sect(g, card, usual.value, until)
    titles.check_eligible(g, card)


def become_anarch(g: VtesState, card: int, until: str = "") -> None:
    """A vampire becomes anarch, and thereby Independent (VTES-10.5-04)."""
    if queries.is_anarch(g, card):
        return
    sect = Sect.ANARCH if g.options.anarch == "sect" else Sect.INDEPENDENT
    _set_sect(g, card, sect.value, anarch=True, until=until)
    g.emit(events.BecameAnarch(card))
    titles.check_eligible(g, card)


def leave_anarchs(g: VtesState, card: int) -> None:
    """A vampire is anarch no more and stays Independent."""
    if queries.is_anarch(g, card):
        _set_sect(g, card, Sect.INDEPENDENT.value, anarch=False, until="")
        g.emit(events.AnarchNoMore(card))
        titles.check_eligible(g, card)


# -- the action of becoming anarch


@cardless
def offer_become_anarch(g: VtesState, minion: int, question: Question) -> None:
    """An untitled vampire who is no anarch may become one: +1 stealth, undirected (VTES-10.5-02)."""
    now = g.play[minion]
    if now.region is not Region.READY or not g.face(minion).vampire:
        return
    action = Action(seat=now.controller, minion=minion, kind=ActionKind.BECOME_ANARCH, stealth=1)
    ref = f"card:{minion}"
    question.offer(
        f"become-anarch:{minion}", "vtes-do-become-anarch", action,
        args={"minion": ref, "amount": anarch_cost(g, minion)}, subjects=(ref,), rules=("VTES-10.5-02",),
        unless=why_not_become_anarch(g, minion),
    )  # fmt: skip


def why_not_become_anarch(g: VtesState, minion: int) -> Why | None:
    """Why a vampire may not take the action of becoming anarch."""
    if queries.is_anarch(g, minion):
        return why.ANARCH_ALREADY
    if queries.title(g, minion):
        return why.TITLED
    reason = why_not_act(g, minion, ActionKind.BECOME_ANARCH)
    reason = reason or why_not_again(g, minion, ActionKind.BECOME_ANARCH)
    if reason is not None:
        return reason
    cost = v.Cost(blood=anarch_cost(g, minion))
    return why_not_pay(g, g.play[minion].controller, cost, minion, minion)


def anarch_cost(g: VtesState, minion: int) -> int:
    """2 blood, or 1 when his controller has another ready anarch (VTES-10.5-03)."""
    others = queries.ready_minions(g, g.play[minion].controller)
    usual = 1 if any(other != minion and queries.is_anarch(g, other) for other in others) else 2
    return max(0, queries.modified(g, "anarch-cost", minion, usual))


@costs(ActionKind.BECOME_ANARCH)
def _anarch_cost(g: VtesState, action: ActionFacts) -> v.Cost:
    return v.Cost(blood=anarch_cost(g, action.minion))


@resolves(ActionKind.BECOME_ANARCH)
def _become_anarch(g: VtesState, action: ActionFacts) -> None:
    become_anarch(g, action.minion)


# -- effects and filters


@performs(v.Become)
def _become(g: VtesState, r: EffectContext, effect: v.Become) -> None:
    card = card_of(g, r, effect.who)
    if card not in g.play or not g.face(card).vampire:
        return
    until = ""
    if effect.until == "turn":
        until = f"turn:{g.turn}"
    elif effect.until == "card":
        until = f"card:{r.source}"
    clan, sect, anarch = _wanted(g, r, effect)
    city = queries.title_place(g, card) if effect.same_city else effect.city
    if clan:
        change_clan(g, card, clan, until)
    if sect:
        change_sect(g, card, sect, until)
    if anarch:
        become_anarch(g, card, until)
    if effect.anarch is not None:
        if effect.anarch:
            become_anarch(g, card, until)
        else:
            leave_anarchs(g, card)
    if effect.title:
        _become_titled(g, r, effect.title, city, card)
    if effect.trait and not queries.has_trait(g, card, Trait(effect.trait)):
        g.put(card, marks=(*g.play[card].marks, Trait(effect.trait).value))
        g.emit(events.TraitGained(card, effect.trait))


def _wanted(g: VtesState, r: EffectContext, effect: v.Become) -> tuple[str, str, bool]:
    """The clan and sect a vampire takes, and whether he becomes anarch with it: as told, as named, or like
    another."""
    clan = r.word if effect.clan_named else effect.clan
    if effect.like is None:
        return clan, effect.sect, False
    model = card_of(g, r, effect.like)
    if model not in g.play:
        return clan, effect.sect, False
    anarch = not effect.sect and queries.is_anarch(g, model)
    return clan or queries.clan(g, model), effect.sect or queries.sect(g, model), anarch


def _become_titled(g: VtesState, r: EffectContext, title: str, city: str, card: int) -> None:
    """The card that stands for the title stays on the vampire only if he may have it (VTES-10-05,
    VTES-T-15)."""
    by = r.source if r.source in g.play and g.play[r.source].on == card else -1
    if not titles.gain_title(g, card, title, city, by) and by != -1:
        counters.burn_card(g, by)


@checks("not_clans", "clan_named")
def _clans_match(g: VtesState, r: EffectContext, wanted: v.Filter, card: int, now: InPlay) -> bool:
    clan = queries.clan(g, card) if g.face(card).minion else ""
    return clan not in wanted.not_clans and (not wanted.clan_named or clan == r.word)


@checks("not_sects")
def _sects_match(g: VtesState, r: EffectContext, wanted: v.Filter, card: int, now: InPlay) -> bool:
    return queries.sect(g, card) not in wanted.not_sects


_SHARED = {"clan": queries.clan, "sect": queries.sect, "circle": queries.circle}


@checks("same")
def _same_match(g: VtesState, r: EffectContext, wanted: v.Filter, card: int, now: InPlay) -> bool:
    other = card_of(g, r, wanted.compared_to)
    return other in g.play and all(_SHARED[what](g, card) == _SHARED[what](g, other) for what in wanted.same)


@checks("title_contested")
def _title_contested_match(g: VtesState, r: EffectContext, wanted: v.Filter, card: int, now: InPlay) -> bool:
    return now.title_contested == wanted.title_contested
