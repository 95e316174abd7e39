"""Changing clan and sect, becoming anarch (VTES-10)."""

from __future__ import annotations

from msgspec.structs import replace

from nocturne.vtes import events
from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.cards.lexicon import CLANS, Sect, Trait
from nocturne.vtes.context import EffectContext
from nocturne.vtes.frames.action import ActionFacts
from nocturne.vtes.marks import HasTrait
from nocturne.vtes.records import Change
from nocturne.vtes.rules.action.queries.action import resolves
from nocturne.vtes.rules.table.effects import leaving_play
from nocturne.vtes.rules.table.queries import traits
from nocturne.vtes.rules.text.effects.resolve import performs
from nocturne.vtes.rules.text.queries.roles import card_of
from nocturne.vtes.rules.titles.effects import titles
from nocturne.vtes.rules.titles.queries.sects import word_of
from nocturne.vtes.state import VtesState
from nocturne.vtes.terms import ActionKind


def change_sect(g: VtesState, card: int, sect: str, span: Change | None = None) -> None:
    """A vampire joins a sect: his clan stays (VTES-10.2-07), he is anarch no more (VTES-10.5-05), a title
    that does not fit is suspended (VTES-10-06). ``span``: for a turn, or as long as a card is in play."""
    if traits.sect(g, card) == sect:
        return
    was_anarch = traits.is_anarch(g, card)
    _set_sect(g, card, sect, anarch=sect == Sect.ANARCH, span=span)
    g.emit(events.SectChanged(card, word_of(sect)))
    if was_anarch and not traits.is_anarch(g, card):
        g.emit(events.AnarchNoMore(card))
    titles.check_eligible(g, card)


def _set_sect(g: VtesState, card: int, sect: str, anarch: bool, span: Change | None) -> None:
    now = g.play[card]
    if span is not None:
        g.put(card, passing=(*now.passing, replace(span, sect=sect, anarch=anarch)))
    else:
        # What lasts overrides what was to pass before.
        passing = tuple(replace(c, sect="", anarch=False) for c in now.passing if c.clan)
        g.put(card, sect=sect, anarch=anarch, passing=passing)


def take_printed_sect(g: VtesState, card: int, before: tuple[str, bool]) -> None:
    """A vampire is of the sect on the card, whatever was changed in play; ``before``: sect and whether anarch
    up to now."""
    now = g.play[card]
    passing = tuple(replace(c, sect="", anarch=False) for c in now.passing if c.clan)
    g.put(card, sect="", anarch=False, passing=passing)
    sect, anarch = traits.sect(g, card), traits.is_anarch(g, card)
    if sect != before[0]:
        g.emit(events.SectChanged(card, word_of(sect)))
    if before[1] and not anarch:
        g.emit(events.AnarchNoMore(card))
    elif anarch and not before[1]:
        g.emit(events.BecameAnarch(card))
    titles.check_eligible(g, card)


def change_clan(g: VtesState, card: int, clan: str, span: Change | None = None) -> None:
    """A vampire changes clan; if it is one of another sect he changes sect with it (VTES-10-04), unless the
    option ``clan_change_sect`` says otherwise."""
    if traits.clan(g, card) == clan:
        return
    now = g.play[card]
    if span is not None:
        g.put(card, passing=(*now.passing, replace(span, clan=clan)))
    else:
        passing = tuple(replace(c, clan="") for c in now.passing if c.sect)
        g.put(card, clan=clan, passing=passing)
    g.emit(events.ClanChanged(card, clan))
    usual = CLANS.get(clan)
    if usual is not None and g.options.clan_change_sect == "follows_clan":
        change_sect(g, card, usual.value, span)
    titles.check_eligible(g, card)


def become_anarch(g: VtesState, card: int, span: Change | None = None) -> None:
    """A vampire becomes anarch, and thereby Independent (VTES-10.5-04)."""
    if traits.is_anarch(g, card):
        return
    sect = Sect.ANARCH if g.options.anarch == "sect" else Sect.INDEPENDENT
    _set_sect(g, card, sect.value, anarch=True, span=span)
    g.emit(events.BecameAnarch(card))
    titles.check_eligible(g, card)


def leave_anarchs(g: VtesState, card: int) -> None:
    """A vampire is anarch no more and stays Independent."""
    if traits.is_anarch(g, card):
        _set_sect(g, card, Sect.INDEPENDENT.value, anarch=False, span=None)
        g.emit(events.AnarchNoMore(card))
        titles.check_eligible(g, card)


@resolves(ActionKind.BECOME_ANARCH)
def _become_anarch(g: VtesState, action: ActionFacts) -> None:
    become_anarch(g, action.minion)


@performs(v.Become)
def _become(g: VtesState, r: EffectContext, effect: v.Become) -> None:
    card = card_of(g, r, effect.who)
    if card not in g.play or not g.face(card).vampire:
        return
    span: Change | None = None
    if effect.until == "turn":
        span = Change(turn=g.turn)
    elif effect.until == "card":
        span = Change(card=r.source)
    clan, sect, anarch = _wanted(g, r, effect)
    city = traits.title_place(g, card) if effect.same_city else effect.city
    if clan:
        change_clan(g, card, clan, span)
    if sect:
        change_sect(g, card, sect, span)
    if anarch:
        become_anarch(g, card, span)
    if effect.anarch is not None:
        if effect.anarch:
            become_anarch(g, card, span)
        else:
            leave_anarchs(g, card)
    if effect.title:
        _become_titled(g, r, effect.title, city, card)
    if effect.trait and not traits.has_trait(g, card, Trait(effect.trait)):
        g.put(card, marks=(*g.play[card].marks, HasTrait(Trait(effect.trait))))
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
    anarch = not effect.sect and traits.is_anarch(g, model)
    return clan or traits.clan(g, model), effect.sect or traits.sect(g, model), anarch


def _become_titled(g: VtesState, r: EffectContext, title: str, city: str, card: int) -> None:
    """The card that stands for the title stays on the vampire only if he may have it (VTES-10-05,
    VTES-T-15)."""
    by = r.source if r.source in g.play and g.play[r.source].on == card else -1
    if not titles.gain_title(g, card, title, city, by) and by != -1:
        leaving_play.burn_card(g, by)
