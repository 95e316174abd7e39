"""Filters on traits: clan, sect, title, capacity, Disciplines, blood."""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace

from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.cards.lexicon import Title, Trait
from nocturne.vtes.context import EffectContext
from nocturne.vtes.records import InPlay
from nocturne.vtes.rules.play.queries import found
from nocturne.vtes.rules.politics.queries import lobbying
from nocturne.vtes.rules.table.queries import modified, traits
from nocturne.vtes.rules.text.queries import amounts
from nocturne.vtes.rules.text.queries.filters import checks, checks_unplayed, matching
from nocturne.vtes.rules.text.queries.roles import as_vampire, card_of
from nocturne.vtes.rules.text.queries.stats import capacity_for, size_of
from nocturne.vtes.state import VtesState
from nocturne.vtes.terms import NONE


@checks_unplayed
def _within_unplayed(g: VtesState, r: EffectContext, wanted: v.Filter, card: int) -> bool:
    return wanted.within is None or size_of(g, card) <= amounts.amount(g, r, wanted.within)


@checks_unplayed
def _callable_unplayed(g: VtesState, r: EffectContext, wanted: v.Filter, card: int) -> bool:
    return not wanted.callable or lobbying.can_call(g, r.minion, card)


@checks_unplayed
def _equippable_unplayed(g: VtesState, r: EffectContext, wanted: v.Filter, card: int) -> bool:
    more = wanted.equip_for
    return more is None or bool(found.ways_to_bring(g, r.seat, card, r.minion, False, more))


@checks("on")
def _on_matches(g: VtesState, r: EffectContext, wanted: v.Filter, card: int, now: InPlay) -> bool:
    return wanted.on is not None and now.on == card_of(g, r, wanted.on)


@checks("clans")
def _clan_matches(g: VtesState, r: EffectContext, wanted: v.Filter, card: int, now: InPlay) -> bool:
    if not g.face(card).minion:
        return False
    return traits.clan(g, card) in wanted.clans or not _taken_for(g, r, card).isdisjoint(wanted.clans)


def _taken_for(g: VtesState, r: EffectContext, card: int) -> frozenset[str]:
    """As a member of which clans a minion counts for the card that is being played: those it requires and
    for one of whom he is taken when his controller plays it, not once it is in play."""
    if (
        "taken-for-clan" not in g.modifier_sources
        or r.source == NONE
        or r.source in g.play
        or card not in g.play
    ):
        return frozenset()
    played = g.face(r.source).library
    if played is None or g.play[card].controller != r.seat:
        return frozenset()
    return modified.taken_for(g, card) & set(played.clans)


@checks("sects")
def _sect_matches(g: VtesState, r: EffectContext, wanted: v.Filter, card: int, now: InPlay) -> bool:
    if as_vampire(g, r, card):
        return traits.sect_as_vampire(g, card)[0] in wanted.sects
    return g.face(card).minion and traits.sect(g, card) in wanted.sects


@checks("anarch")
def _anarch_matches(g: VtesState, r: EffectContext, wanted: v.Filter, card: int, now: InPlay) -> bool:
    if as_vampire(g, r, card):
        return traits.sect_as_vampire(g, card)[1] == wanted.anarch
    return not g.face(card).minion or traits.is_anarch(g, card) == wanted.anarch


@checks("titles", "not_titles", "titled")
def _title_matches(g: VtesState, r: EffectContext, wanted: v.Filter, card: int, now: InPlay) -> bool:
    held = traits.title(g, card) if g.face(card).minion else ""
    if wanted.titles and held not in wanted.titles and not _as_cardinal(held, wanted.titles):
        return False
    if held in wanted.not_titles or _as_cardinal(held, wanted.not_titles):
        return False
    return wanted.titled is None or bool(held) == wanted.titled


def _as_cardinal(held: str, titles: tuple[str, ...]) -> bool:
    """The regent counts as a cardinal (VTES-10.2-05)."""
    return held == Title.REGENT and Title.CARDINAL in titles


@checks("traits", "not_traits", "red_list")
def _trait_matches(g: VtesState, r: EffectContext, wanted: v.Filter, card: int, now: InPlay) -> bool:
    if any(not traits.has_trait(g, card, Trait(trait)) for trait in wanted.traits):
        return False
    if any(traits.has_trait(g, card, Trait(trait)) for trait in wanted.not_traits):
        return False
    return wanted.red_list is None or traits.has_trait(g, card, Trait.RED_LIST) == wanted.red_list


@checks("paths", "not_paths")
def _path_matches(g: VtesState, r: EffectContext, wanted: v.Filter, card: int, now: InPlay) -> bool:
    followed = traits.path(g, card)
    return followed not in wanted.not_paths and (not wanted.paths or followed in wanted.paths)


@checks("slave", "enslaves")
def _slave_matches(g: VtesState, r: EffectContext, wanted: v.Filter, card: int, now: InPlay) -> bool:
    """Being a slave is printed; his masters are the vampires of that clan (VTES-T-12)."""
    if wanted.slave is not None and bool(traits.slave_of(g, card)) != wanted.slave:
        return False
    if not wanted.enslaves:
        return True
    clan = traits.slave_of(g, r.minion)
    served = bool(clan) and g.face(card).vampire and traits.clan(g, card) == clan
    return served and now.controller == g.play[r.minion].controller


@checks("disciplines", "no_disciplines", "not_superior")
def _discipline_matches(g: VtesState, r: EffectContext, wanted: v.Filter, card: int, now: InPlay) -> bool:
    if any(modified.discipline(g, card, code) > 0 for code in wanted.no_disciplines):
        return False
    if any(modified.discipline(g, card, code) == 0 for code in wanted.disciplines):
        return False
    return not any(modified.discipline(g, card, code) > 1 for code in wanted.not_superior)


@checks("least_capacity", "most_capacity", "compared")
def _capacity_matches(g: VtesState, r: EffectContext, wanted: v.Filter, card: int, now: InPlay) -> bool:
    if not g.face(card).minion:
        return True
    size = capacity_for(g, r, card)
    if not wanted.least_capacity <= size <= wanted.most_capacity:
        return False
    if not wanted.compared:
        return True
    other = card_of(g, r, wanted.compared_to)
    return other in g.play and _compared(size, capacity_for(g, r, other), wanted.compared)


def _compared(size: int, other: int, how: str) -> bool:
    match how:
        case "younger":
            return size < other
        case "older":
            return size > other
        case "not-older":
            return size <= other
        case _:
            return size >= other


@checks("oldest")
def _oldest(g: VtesState, r: EffectContext, wanted: v.Filter, card: int, now: InPlay) -> bool:
    size = capacity_for(g, r, card)
    return not any(
        capacity_for(g, r, other) > size
        for other in matching(g, r, _of_any_age(wanted))
        if g.play[other].controller == now.controller
    )


@cache
def _of_any_age(wanted: v.Filter) -> v.Filter:
    return replace(wanted, oldest=False, oldest_of_all=False)


@checks("full")
def _full(g: VtesState, r: EffectContext, wanted: v.Filter, card: int, now: InPlay) -> bool:
    return (now.blood >= modified.capacity(g, card)) == wanted.full


@checks("least_blood", "most_blood")
def _blood_matches(g: VtesState, r: EffectContext, wanted: v.Filter, card: int, now: InPlay) -> bool:
    return wanted.least_blood <= now.blood <= amounts.amount(g, r, wanted.most_blood)


@checks("within")
def _within_matches(g: VtesState, r: EffectContext, wanted: v.Filter, card: int, now: InPlay) -> bool:
    return wanted.within is None or size_of(g, card) <= amounts.amount(g, r, wanted.within)


@checks("oldest_of_all")
def _oldest_of_all_matches(g: VtesState, r: EffectContext, wanted: v.Filter, card: int, now: InPlay) -> bool:
    others = _of_any_age(wanted)
    size = modified.capacity(g, card)
    return all(modified.capacity(g, other) <= size for other in matching(g, r, others))


@checks("least_bleed")
def _bleed_matches(g: VtesState, r: EffectContext, wanted: v.Filter, card: int, now: InPlay) -> bool:
    return modified.bleed(g, card) >= wanted.least_bleed
