"""What is printed on a card, as a filter asks for it: the same wherever the card is."""

from __future__ import annotations

from functools import cache

from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.cards.faces import Face, face_of
from nocturne.vtes.cards.lexicon import CardType
from nocturne.vtes.state import VtesState


def printed_matches(g: VtesState, wanted: v.Filter, card: int, posing: bool = False) -> bool:
    """Whether a card matches by what is printed on it; ``posing``: it is an ally who counts as a vampire."""
    face = g.face(card)
    if wanted.names and face.name not in wanted.names:
        return False
    if wanted.keywords and not face.keywords.issuperset(wanted.keywords):
        return False
    if wanted.not_keywords and not face.keywords.isdisjoint(wanted.not_keywords):
        return False
    code = wanted.requires_discipline
    if code and code not in face.needed and not (code == "any" and face.needed):
        return False
    if wanted.unique is not None and face.unique != wanted.unique:
        return False
    if (wanted.requires_clans or wanted.requires_sects or wanted.requires_path) and not _requires(
        face, wanted
    ):
        return False
    if wanted.makes_anarch and not _makes_anarch(face.key):
        return False
    if wanted.out_of_turn is not None and wanted.out_of_turn != any(m.out_of_turn for m in face.modes):
        return False
    if wanted.requires_title and not _requires_title(face):
        return False
    if wanted.most_damage < 99 and not _is_mild(face, wanted.most_damage):
        return False
    if wanted.types and not any(kind in face.types for kind in wanted.types):
        return False
    if wanted.region == "ash" and not as_printed(face, wanted.kind):
        return False
    match wanted.kind:
        case "any":
            return True
        case "minion":
            return face.minion
        case "vampire":
            return face.vampire or posing
        case "ally":
            return face.ally and not posing
        case "imbued":
            return face.imbued
        case "retainer":
            return CardType.RETAINER in face.types
        case "equipment":
            # An equipment that is a location is no equipment while in play (VTES-6.1.3-08).
            return CardType.EQUIPMENT in face.types and "location" not in face.keywords
        case "master":
            return CardType.MASTER in face.types
        case "event":
            return CardType.EVENT in face.types
        case "monster":
            return _is_monster(face)
        case "crypt":
            return face.crypt is not None
        case "library":
            return face.library is not None
        case "minion-or-retainer":
            return face.minion or CardType.RETAINER in face.types
        case "minion-card":
            return face.library is not None and not _METHUSELAHS_OWN.intersection(face.types)
        case kind:
            return kind in face.keywords


def as_printed(face: Face, kind: str) -> bool:
    """Whether a card that lies in a pile can be of a kind: there it is what is printed. A library card that
    becomes a vampire, an ally, a retainer or equipment in play is none in an ash heap."""
    match kind:
        case "vampire":
            return face.crypt is not None
        case "ally":
            return face.imbued or CardType.ALLY in face.types
        case "minion":
            return face.crypt is not None or CardType.ALLY in face.types
        case "minion-or-retainer":
            return face.crypt is not None or not {CardType.ALLY, CardType.RETAINER}.isdisjoint(face.types)
        case "retainer":
            return CardType.RETAINER in face.types
        case "equipment" | "weapon":
            return CardType.EQUIPMENT in face.types
        case _:
            return True


def is_strike(mode: v.Mode) -> bool:
    """Whether a card is a strike in a mode."""
    return any(isinstance(effect, v.Strike) for effect in mode.effects)


def _requires(face: Face, wanted: v.Filter) -> bool:
    """Whether a library card requires a clan, a sect or a path."""
    printed = face.library
    if printed is None:
        return False
    any_clan = "any" in wanted.requires_clans and bool(printed.clans)
    if wanted.requires_clans and not any_clan and not set(wanted.requires_clans) & set(printed.clans):
        return False
    if wanted.requires_path and printed.path != wanted.requires_path:
        return False
    sects = () if printed.requirement is None else printed.requirement.sects
    return not wanted.requires_sects or any(sect.value in wanted.requires_sects for sect in sects)


def _requires_title(face: Face) -> bool:
    """Whether a library card can only be played by a titled vampire."""
    need = None if face.library is None else face.library.requirement
    return need is not None and bool(need.titles or need.titled or need.city_title)


def _is_mild(face: Face, most: int) -> bool:
    """Whether a weapon inflicts no more than this with a regular strike, and nothing aggravated; strikes from
    strength are reckoned with a strength of 1 (VTES-6.4.6-29)."""
    for strike in face.strikes:
        base = strike.damage if strike.damage is not None else strike.strength
        if isinstance(base, v.Depends):
            base = base.no  # against a generic opponent
        dealt = base if isinstance(base, int) else 0
        if strike.aggravated or dealt + (strike.damage is None and strike.strength is not None) > most:
            return False
    return True


_METHUSELAHS_OWN = frozenset({CardType.MASTER, CardType.EVENT, CardType.CONVICTION})
"""The types of library cards that are no minion cards (VTES-T-41)."""


@cache
def _makes_anarch(key: int) -> bool:
    """Whether the text of a card makes vampires anarchs."""
    return any(
        isinstance(node, v.Become) and (node.anarch or node.sect == "Anarch")
        for node in v.nodes(face_of(key).tree)
    )


def _is_monster(face: Face) -> bool:
    """VTES-IMB-17: any vampire, and any ally or retainer that is neither mortal nor animal."""
    if face.vampire:
        return True
    if face.imbued or not (face.ally or CardType.RETAINER in face.types):
        return False  # the imbued are mortals (VTES-IMB-01)
    return face.keywords.isdisjoint(("mortal", "animal"))
