"""Predicates on traits: clan, sect, title, capacity, Disciplines, blood."""

from __future__ import annotations

from collections.abc import Callable
from operator import ge, gt, le, lt

from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.cards.lexicon import Title, Trait
from nocturne.vtes.context import EffectContext
from nocturne.vtes.records import InPlay
from nocturne.vtes.rules.table.queries import modified, traits
from nocturne.vtes.rules.text.queries.amounts import number_of
from nocturne.vtes.rules.text.queries.filters import matcher_of
from nocturne.vtes.rules.text.queries.predicates import (
    Check,
    CheckElsewhere,
    checks,
    checks_among,
    checks_elsewhere,
)
from nocturne.vtes.rules.text.queries.roles import ROLES, as_vampire
from nocturne.vtes.rules.text.queries.stats import capacity_for, size_of
from nocturne.vtes.state import VtesState
from nocturne.vtes.terms import NONE

# -- clan, sect, title, path


@checks(v.OfClan)
def _of_clan(wanted: v.OfClan) -> Check:
    clans = frozenset(wanted.clans)

    def is_so(g: VtesState, r: EffectContext, card: int, now: InPlay) -> bool:
        if not g.face(card).minion:
            return False
        return traits.clan(g, card) in clans or not _taken_for(g, r, card).isdisjoint(clans)

    return is_so


def _taken_for(g: VtesState, r: EffectContext, card: int) -> frozenset[str]:
    """As a member of which clans a minion counts for the card that is being played: those it requires and
    for one of whom he is taken when he or his controller plays it, not once it is in play (ruling G00073)."""
    if _POSING.isdisjoint(g.modifier_sources) or r.source == NONE or r.source in g.play or card not in g.play:
        return frozenset()
    played = g.face(r.source).library
    if played is None or g.play[card].controller != r.seat:
        return frozenset()
    posed = modified.taken_for(g, card)
    if card == r.minion:
        posed |= {one.note for one, _source in modified.modifiers(g, "plays-as-clan", card)}
    return posed & set(played.clans)


_POSING = frozenset({"taken-for-clan", "plays-as-clan"})


@checks_elsewhere(v.OfClan)
def _crypt_card_of_clan(wanted: v.OfClan) -> CheckElsewhere:
    def is_so(g: VtesState, r: EffectContext, card: int) -> bool:
        face = g.face(card)
        return face.crypt is not None and face.clan in wanted.clans

    return is_so


@checks(v.OfSect)
def _of_sect(wanted: v.OfSect) -> Check:
    def is_so(g: VtesState, r: EffectContext, card: int, now: InPlay) -> bool:
        if as_vampire(g, r, card):
            return traits.sect_as_vampire(g, card)[0] in wanted.sects
        return g.face(card).minion and traits.sect(g, card) in wanted.sects

    return is_so


@checks(v.Anarch)
def _anarch(wanted: v.Anarch) -> Check:
    def is_so(g: VtesState, r: EffectContext, card: int, now: InPlay) -> bool:
        if as_vampire(g, r, card):
            return traits.sect_as_vampire(g, card)[1] == wanted.anarch
        return not g.face(card).minion or traits.is_anarch(g, card) == wanted.anarch

    return is_so


def _title(g: VtesState, card: int) -> str:
    return traits.title(g, card) if g.face(card).minion else ""


def _with_cardinal(titles: tuple[str, ...]) -> frozenset[str]:
    """The regent counts as a cardinal (VTES-10.2-05)."""
    return frozenset({*titles, Title.REGENT} if Title.CARDINAL in titles else titles)


@checks(v.HoldsTitle)
def _holds_title(wanted: v.HoldsTitle) -> Check:
    titles = _with_cardinal(wanted.titles)

    def is_so(g: VtesState, r: EffectContext, card: int, now: InPlay) -> bool:
        return _title(g, card) in titles or not _posed_titles(g, r, card).isdisjoint(titles)

    return is_so


def _posed_titles(g: VtesState, r: EffectContext, card: int) -> frozenset[str]:
    """The titles that the minion who plays a card is taken to hold for it: those the card requires, and not
    once it is in play (ruling G00073)."""
    if (
        "plays-as-title" not in g.modifier_sources
        or card != r.minion
        or r.source == NONE
        or r.source in g.play
        or card not in g.play
    ):
        return frozenset()
    played = g.face(r.source).library
    if played is None or played.requirement is None:
        return frozenset()
    posed = {one.note for one, _source in modified.modifiers(g, "plays-as-title", card)}
    return frozenset(posed & {title.value for title in played.requirement.titles})


@checks(v.HoldsNoTitle)
def _holds_no_title(wanted: v.HoldsNoTitle) -> Check:
    titles = _with_cardinal(wanted.not_titles)
    return lambda g, r, card, now: _title(g, card) not in titles


@checks(v.Titled)
def _titled(wanted: v.Titled) -> Check:
    return lambda g, r, card, now: bool(_title(g, card)) == wanted.titled


@checks(v.FollowsPath)
def _follows_path(wanted: v.FollowsPath) -> Check:
    return lambda g, r, card, now: traits.path(g, card) in wanted.paths


@checks(v.FollowsNoPath)
def _follows_no_path(wanted: v.FollowsNoPath) -> Check:
    return lambda g, r, card, now: traits.path(g, card) not in wanted.not_paths


@checks(v.Slave)
def _slave(wanted: v.Slave) -> Check:
    return lambda g, r, card, now: bool(traits.slave_of(g, card)) == wanted.slave


@checks(v.Enslaves)
def _enslaves(wanted: v.Enslaves) -> Check:
    """Being a slave is printed; his masters are the vampires of that clan (VTES-T-12)."""

    def is_so(g: VtesState, r: EffectContext, card: int, now: InPlay) -> bool:
        clan = traits.slave_of(g, r.minion)
        served = bool(clan) and g.face(card).vampire and traits.clan(g, card) == clan
        return served and now.controller == g.play[r.minion].controller

    return is_so


# -- traits and Disciplines


@checks(v.WithTraits)
def _with_traits(wanted: v.WithTraits) -> Check:
    asked = [Trait(trait) for trait in wanted.traits]
    return lambda g, r, card, now: all(traits.has_trait(g, card, trait) for trait in asked)


@checks_elsewhere(v.WithTraits)
def _printed_traits(wanted: v.WithTraits) -> CheckElsewhere:
    asked = frozenset(Trait(trait) for trait in wanted.traits)
    return lambda g, r, card: g.face(card).traits.issuperset(asked)


@checks(v.WithoutTraits)
def _without_traits(wanted: v.WithoutTraits) -> Check:
    barred = [Trait(trait) for trait in wanted.not_traits]
    return lambda g, r, card, now: not any(traits.has_trait(g, card, trait) for trait in barred)


@checks_elsewhere(v.WithoutTraits)
def _no_printed_traits(wanted: v.WithoutTraits) -> CheckElsewhere:
    barred = frozenset(Trait(trait) for trait in wanted.not_traits)
    return lambda g, r, card: g.face(card).traits.isdisjoint(barred)


@checks(v.RedList)
def _red_list(wanted: v.RedList) -> Check:
    return lambda g, r, card, now: traits.has_trait(g, card, Trait.RED_LIST) == wanted.red_list


@checks(v.HasDisciplines)
def _has_disciplines(wanted: v.HasDisciplines) -> Check:
    return lambda g, r, card, now: all(modified.discipline(g, card, one) > 0 for one in wanted.disciplines)


@checks(v.HasSuperior)
def _has_superior(wanted: v.HasSuperior) -> Check:
    return lambda g, r, card, now: all(modified.discipline(g, card, one) > 1 for one in wanted.superior)


@checks(v.HasNoDisciplines)
def _has_no_disciplines(wanted: v.HasNoDisciplines) -> Check:
    barred = wanted.no_disciplines
    return lambda g, r, card, now: not any(modified.discipline(g, card, one) > 0 for one in barred)


@checks(v.HasNoSuperior)
def _has_no_superior(wanted: v.HasNoSuperior) -> Check:
    barred = wanted.not_superior
    return lambda g, r, card, now: not any(modified.discipline(g, card, one) > 1 for one in barred)


# -- capacity and age


@checks(v.CapacityBetween)
def _capacity_between(wanted: v.CapacityBetween) -> Check:
    least, most = wanted.least_capacity, wanted.most_capacity

    def is_so(g: VtesState, r: EffectContext, card: int, now: InPlay) -> bool:
        return not g.face(card).minion or least <= capacity_for(g, r, card) <= most

    return is_so


@checks_elsewhere(v.CapacityBetween)
def _printed_capacity(wanted: v.CapacityBetween) -> CheckElsewhere:
    def is_so(g: VtesState, r: EffectContext, card: int) -> bool:
        face = g.face(card)
        return face.crypt is None or wanted.least_capacity <= face.capacity <= wanted.most_capacity

    return is_so


@checks(v.ComparedInAge)
def _compared_in_age(wanted: v.ComparedInAge) -> Check:
    card_in, compare = ROLES[wanted.compared_to], _COMPARED[wanted.compared]

    def is_so(g: VtesState, r: EffectContext, card: int, now: InPlay) -> bool:
        if not g.face(card).minion:
            return True
        other = card_in(g, r)
        return other in g.play and compare(capacity_for(g, r, card), capacity_for(g, r, other))

    return is_so


_COMPARED: dict[str, Callable[[int, int], bool]] = {
    "younger": lt,
    "older": gt,
    "not-older": le,
    "not-younger": ge,
}


@checks_among(v.Oldest)
def _oldest(others: v.Filter) -> Check:
    def is_so(g: VtesState, r: EffectContext, card: int, now: InPlay) -> bool:
        size = capacity_for(g, r, card)
        return not any(
            capacity_for(g, r, other) > size
            for other in matcher_of(others).matching(g, r)
            if g.play[other].controller == now.controller
        )

    return is_so


@checks_among(v.OldestOfAll)
def _oldest_of_all(others: v.Filter) -> Check:
    def is_so(g: VtesState, r: EffectContext, card: int, now: InPlay) -> bool:
        size = modified.capacity(g, card)
        return all(modified.capacity(g, other) <= size for other in matcher_of(others).matching(g, r))

    return is_so


# -- blood, size, bleed


@checks(v.Full)
def _full(wanted: v.Full) -> Check:
    return lambda g, r, card, now: (now.blood >= modified.capacity(g, card)) == wanted.full


@checks(v.BloodBetween)
def _blood_between(wanted: v.BloodBetween) -> Check:
    least, most = wanted.least_blood, number_of(wanted.most_blood)
    return lambda g, r, card, now: least <= now.blood <= most(g, r)


@checks(v.Within)
def _within(wanted: v.Within) -> Check:
    most = number_of(wanted.within)
    return lambda g, r, card, now: size_of(g, card) <= most(g, r)


@checks_elsewhere(v.Within)
def _printed_size(wanted: v.Within) -> CheckElsewhere:
    most = number_of(wanted.within)
    return lambda g, r, card: size_of(g, card) <= most(g, r)


@checks(v.BleedAtLeast)
def _bleed_at_least(wanted: v.BleedAtLeast) -> Check:
    return lambda g, r, card, now: modified.bleed(g, card) >= wanted.least_bleed


@checks(v.Hurt)
def _hurt(wanted: v.Hurt) -> Check:
    return lambda g, r, card, now: (now.blood < traits.starting_life(g, card)) == wanted.hurt
