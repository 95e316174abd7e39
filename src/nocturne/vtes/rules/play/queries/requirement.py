"""Requirements: which minion may play a card (VTES-1.6.1.3).

Disciplines, clan, sect, title, capacity and a cost in blood are demanded of a vampire (VTES-1.6.3-04). Two
things bend that: some vampires play a card without having its Discipline, and some allies play certain cards
"as a vampire" (VTES-1.6.3-05); what the latter means while such a card does its work is read off the roles in
``perform`` (``as_vampire``).
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from msgspec.structs import replace

from nocturne.kernel.decision import Why
from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.cards.faces import face_of
from nocturne.vtes.cards.lexicon import CITY_TITLES, VIRTUES, CardType, Sect, Title, Trait
from nocturne.vtes.cards.printed import LibraryCard, Requirement
from nocturne.vtes.context import EffectContext
from nocturne.vtes.rules import why
from nocturne.vtes.rules.cost.queries import discount
from nocturne.vtes.rules.play.queries.timing import is_awake
from nocturne.vtes.rules.table.queries import modified, traits
from nocturne.vtes.rules.text.queries.filters import matches
from nocturne.vtes.rules.text.queries.modifiers import holds_for
from nocturne.vtes.state import VtesState

AS_SUPERIOR: v.Query = "as-superior"
"""The query of those who play cards as though they had a Discipline at the superior level."""


def why_not_meeting(
    g: VtesState, card: int, mode: v.Mode, minion: int, *, in_earnest: bool = False, by: int = 0
) -> Why | None:
    """Why a minion does not meet a card's requirements (VTES-1.6.1.3-01), or None. ``in_earnest``: not
    by playing it as if they were of another clan or had another title. ``by``: the printed card that brings
    it into play."""
    face, now = g.face(card), g.play[minion]
    printed = face.library
    if now.contested:
        return why.NOT_READY
    if mode.type is CardType.POWER:
        if not g.face(minion).imbued:
            return why.IMBUED_ONLY  # VTES-IMB-11
        if any(g.face(other).name == face.name for other in now.attached):
            return why.SAME_POWER  # VTES-IMB-13
    vampire = g.face(minion).vampire or plays_as_vampire(g, minion, mode)
    reason = _why_no_discipline(g, card, minion, mode, vampire, by)
    if reason is None and printed is not None:
        reason = _why_not_printed(g, card, minion, printed, mode, vampire, in_earnest)
    if reason is None and mode.requires is not None:
        index = face.modes.index(mode)
        r = EffectContext(
            seat=now.controller, key=face.key, path=f"modes.{index}.effects", source=card, minion=minion
        )
        if not matches(g, r, _of_the_awake(g, mode, minion), minion):
            return why.REQUIREMENT
    return reason


def is_far_from(g: VtesState, card: int, mode: v.Mode, minion: int) -> bool:
    """Whether it is clear at once that a minion does not meet a card's requirements: a Discipline or clan is
    missing, and nothing on the table makes up for it. Where it is False they have to be looked at in full."""
    if mode.needs and modified.lacks_by_print(g, minion, mode.needs):
        return True
    printed = g.face(card).library
    return (
        printed is not None
        and bool(printed.clans)
        and traits.clan(g, minion) not in printed.clans
        and not modified.is_modified(g, "plays-as-clan", minion)
        and not modified.is_modified(g, "taken-for-clan", minion)
    )


def _of_the_awake(g: VtesState, mode: v.Mode, minion: int) -> v.Filter:
    """What a mode requires of a minion. The awake play reactions as though unlocked (VTES-T-19), also those
    whose text says that an unlocked minion plays them."""
    assert mode.requires is not None
    asked = mode.requires.find(v.Locked)
    if mode.type is CardType.REACTION and asked is not None and not asked.locked and is_awake(g, minion):
        return _locked_or_not(mode.requires)
    return mode.requires


@cache
def _locked_or_not(required: v.Filter) -> v.Filter:
    return required.without(v.Locked)


def _why_no_discipline(
    g: VtesState, card: int, minion: int, mode: v.Mode, vampire: bool, by: int
) -> Why | None:
    lacking = [need for need in mode.needs if _lacks(g, minion, need)]
    if not lacking:
        return None
    if not vampire and any(need.discipline not in VIRTUES for need in mode.needs):
        return why.NOT_A_VAMPIRE  # VTES-1.6.3-04
    if plays_as_vampire(g, minion, mode):
        return None
    # Whatever supplies a Discipline supplies one of those that a card requires, and what several effects
    # supply is not added up (VTES-1.6.1.3-04; rulings G00084 and G00085).
    if len(lacking) == 1 and _is_supplied(g, card, minion, lacking[0], by):
        return None
    return _no_discipline(lacking[0])


@cache
def _no_discipline(need: v.Need) -> Why:
    printed = f"[{need.discipline.upper() if need.level > 1 else need.discipline}]"
    return replace(why.NO_DISCIPLINE, args={"discipline": printed})


def _lacks(g: VtesState, minion: int, need: v.Need) -> bool:
    """Whether a minion lacks a Discipline of their own; an ally has none, whatever is put on them."""
    if not g.face(minion).vampire and need.discipline not in VIRTUES:
        return True
    return modified.discipline(g, minion, need.discipline) < need.level


def _is_supplied(g: VtesState, card: int, minion: int, need: v.Need, by: int) -> bool:
    """Whether an effect stands for a Discipline that a minion lacks."""
    if need.level == 1 and need.is_discipline and modified.modified(g, "any-discipline", minion, 0) > 0:
        return True
    speaks = AS_SUPERIOR in g.modifier_sources or AS_SUPERIOR in g.face(minion).speaks_of
    return speaks and _as_superior(g, card, minion, need.discipline, by)


def _as_superior(g: VtesState, card: int, minion: int, code: str, by: int) -> bool:
    """Whether a vampire plays a card as though he had a Discipline at the superior level: that Discipline, or
    a card of which a copy lies on a card of his. Whatever the latter requires is met for what it brings into
    play, too (ruling G00085)."""
    for modifier, source in modified.modifiers(g, AS_SUPERIOR, minion):
        now = g.play[source]
        if modifier.note == "under":
            copies = {g.printed[other] for other in now.under}
            if g.printed[card] in copies or (by in copies and code in _required_by(by)):
                return True
        elif code == (now.word if modifier.note == "named" else modifier.note):
            return True
    return False


@cache
def _required_by(key: int) -> frozenset[str]:
    """The Disciplines that a printed card requires at any of its levels."""
    return frozenset(need.discipline for mode in face_of(key).modes for need in mode.needs)


def plays_as_vampire(g: VtesState, minion: int, mode: v.Mode) -> bool:
    """Whether an ally plays a mode as a vampire (VTES-1.6.3-05): all Disciplines it requires are among those
    he may use so, at the basic level."""
    if g.face(minion).vampire or not mode.needs or any(need.level > 1 for need in mode.needs):
        return False
    wanted = {need.discipline for need in mode.needs}
    return any(wanted <= known for known in _lent_disciplines(g, minion, mode.type))


def _lent_disciplines(g: VtesState, minion: int, kind: CardType) -> Iterator[set[str]]:
    """The Disciplines an ally may use as a vampire, each set for one and the same card: by his own text, and
    by modifiers, which may speak of one type of card only."""
    tree = g.face(minion).tree
    if tree is not None:
        for codes in tree.plays:
            yield set(codes.split("+"))
    notes = [
        modifier.note
        for modifier, source in modified.modifiers(g, "plays", minion)
        if modifier.when is None or holds_for(g, modifier.when, source, minion)
    ]
    notes += [effect.note for effect in modified.passing(g, "plays", minion)]
    for note in notes:
        code, _, only = note.partition(":")
        if not only or only == kind.value:
            yield set(code.split("+"))


def _why_not_printed(
    g: VtesState,
    card: int,
    minion: int,
    printed: LibraryCard,
    mode: v.Mode,
    vampire: bool,
    in_earnest: bool,
) -> Why | None:
    if (
        printed.clans
        and traits.clan(g, minion) not in printed.clans
        and (in_earnest or _as_clans(g, minion, mode).isdisjoint(printed.clans))
    ):
        return why.NO_CLAN if vampire or g.face(minion).imbued else why.NOT_A_VAMPIRE
    if printed.blood_cost and not vampire and not discount.spares_blood(g, card, mode, minion):
        return why.NOT_A_VAMPIRE  # VTES-1.6.3-04
    if printed.path and traits.path(g, minion) != printed.path:
        return why.NO_PATH if vampire else why.NOT_A_VAMPIRE
    if printed.flight and not traits.has_trait(g, minion, Trait.FLIGHT):
        return why.NO_FLIGHT
    need = printed.requirement
    if need is None:
        return None
    # A sentence that was not understood must stand in the card's tree, or nobody meets it.
    titles = frozenset[str]() if in_earnest else _posing(g, "plays-as-title", minion, mode)
    unread = need.unread and not (mode.requires or mode.condition)
    if unread or not _meets(g, minion, need, vampire, titles):
        return why.REQUIREMENT
    return _why_too_early(g, need)


def _as_clans(g: VtesState, minion: int, mode: v.Mode) -> frozenset[str]:
    """As a member of which clans a minion plays a card, or their Methuselah does by them."""
    return _posing(g, "plays-as-clan", minion, mode) | modified.taken_for(g, minion)


_PLAYED_BY_HER = frozenset({CardType.MASTER, CardType.EVENT, CardType.CONVICTION})


def _posing(g: VtesState, query: v.Query, minion: int, mode: v.Mode) -> frozenset[str]:
    """As a member of which clans, or with which titles, a minion plays the cards he plays himself."""
    if query not in g.modifier_sources or mode.type in _PLAYED_BY_HER:
        return frozenset()
    return frozenset(
        modifier.note
        for modifier, source in modified.modifiers(g, query, minion)
        if modifier.when is None or holds_for(g, modifier.when, source, minion)
    )


def _why_too_early(g: VtesState, need: Requirement) -> Why | None:
    """So many Gehenna events must be in play."""
    found = sum(
        "gehenna" in g.face(card).keywords and not g.play[card].contested
        for player in g.players
        for card in player.area
    )
    return why.TOO_FEW_GEHENNA if found < need.gehenna_events else None


def _meets(
    g: VtesState, minion: int, need: Requirement, vampire: bool, posing: frozenset[str] = frozenset()
) -> bool:
    """Whether a minion meets what a library card requires in words; ``posing``: titles he is taken to have,
    and with them their sect."""
    face = g.face(minion)
    if (need.minion == "vampire" and not vampire) or (need.minion == "imbued" and not face.imbued):
        return False
    if need.ready and not traits.is_ready(g, minion):
        return False
    posed = posing & set(need.titles)
    sects = {traits.sect_of_title(title) for title in posed}
    return (
        (_sect_fits(g, minion, need, vampire) or bool(sects & set(need.sects)))
        and (bool(posed) or _title_fits(g, minion, need))
        and _traits_fit(g, minion, need)
        and _capacity_fits(g, minion, need, vampire)
    )


def _sect_fits(g: VtesState, minion: int, need: Requirement, vampire: bool) -> bool:
    sect, anarch = traits.sect(g, minion), traits.is_anarch(g, minion)
    if vampire and not g.face(minion).vampire:
        sect, anarch = traits.sect_as_vampire(g, minion)
    if need.sects and not any(
        (anarch if wanted is Sect.ANARCH else sect == wanted.value) for wanted in need.sects
    ):
        return False
    return not any(sect == refused.value for refused in need.not_sects)


def _title_fits(g: VtesState, minion: int, need: Requirement) -> bool:
    held = traits.title(g, minion) if g.face(minion).vampire else ""
    if need.titles:
        wide = {Title.CARDINAL, Title.REGENT} if held == Title.REGENT else {held}  # VTES-10.2-05
        if not wide & set(need.titles):
            return False
    if need.titled is not None and bool(held) != need.titled:
        return False
    return not need.city_title or held in CITY_TITLES


def _traits_fit(g: VtesState, minion: int, need: Requirement) -> bool:
    if any(not traits.has_trait(g, minion, trait) for trait in need.traits):
        return False
    if any(traits.has_trait(g, minion, trait) for trait in need.not_traits):
        return False
    crypt = g.face(minion).crypt
    return not need.slave or (crypt is not None and bool(crypt.slave_of))


def _capacity_fits(g: VtesState, minion: int, need: Requirement, vampire: bool) -> bool:
    if not need.least_capacity and not need.most_capacity:
        return True
    as_vampire = vampire and not g.face(minion).vampire
    size = traits.capacity_as_vampire(g, minion) if as_vampire else modified.capacity(g, minion)
    return size >= need.least_capacity and (not need.most_capacity or size <= need.most_capacity)


def why_nobody_meets(g: VtesState, seat: int, card: int, mode: v.Mode) -> Why | None:
    """A master card with a requirement needs a ready minion of hers who meets it (VTES-1.6.1.3-02)."""
    printed = g.face(card).library
    if printed is None:
        return None
    need = printed.requirement
    if need is not None and need.gehenna_events:
        return _why_too_early(g, need)
    if not (printed.clans or printed.path or need or mode.requires or mode.needs):
        return None
    if any(why_not_meeting(g, card, mode, minion) is None for minion in traits.ready_minions(g, seat)):
        return None
    return why.NO_READY_REQUIREMENT
