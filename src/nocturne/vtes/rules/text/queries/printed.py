"""What is printed on a card, as a filter asks for it: the same wherever the card is."""

from __future__ import annotations

from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.cards.faces import Face
from nocturne.vtes.cards.lexicon import ARTS, VIRTUES, CardType, Sect
from nocturne.vtes.rules.text.queries.predicates import CheckPrinted, checks_printed


def is_of_kind(face: Face, kind: str, posing: bool = False) -> bool:
    """Whether a card is of a kind; ``posing``: it is an ally who counts as a vampire."""
    match kind:
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
        case "non-minion":
            return not face.minion
        case "minion-card":
            return face.library is not None and not _METHUSELAHS_OWN.intersection(face.types)
        case _:
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


@checks_printed(v.Named)
def _named(wanted: v.Named) -> CheckPrinted:
    return lambda face: face.name in wanted.names


@checks_printed(v.WithKeywords)
def _with_keywords(wanted: v.WithKeywords) -> CheckPrinted:
    return lambda face: face.keywords.issuperset(wanted.keywords)


@checks_printed(v.WithoutKeywords)
def _without_keywords(wanted: v.WithoutKeywords) -> CheckPrinted:
    return lambda face: face.keywords.isdisjoint(wanted.not_keywords)


@checks_printed(v.OfType)
def _of_type(wanted: v.OfType) -> CheckPrinted:
    return lambda face: any(kind in face.types for kind in wanted.types)


@checks_printed(v.Unique)
def _unique(wanted: v.Unique) -> CheckPrinted:
    return lambda face: face.unique == wanted.unique


@checks_printed(v.OutOfTurn)
def _out_of_turn(wanted: v.OutOfTurn) -> CheckPrinted:
    return lambda face: any(mode.out_of_turn for mode in face.modes) == wanted.out_of_turn


@checks_printed(v.RequiresDiscipline)
def _requires_discipline(wanted: v.RequiresDiscipline) -> CheckPrinted:
    code = wanted.requires_discipline
    if code == "any":
        return lambda face: any(need not in ARTS and need not in VIRTUES for need in face.needed)
    return lambda face: code in face.needed


@checks_printed(v.RequiresClan)
def _requires_clan(wanted: v.RequiresClan) -> CheckPrinted:
    if "any" in wanted.requires_clans:
        return lambda face: face.library is not None and bool(face.library.clans)
    return lambda face: (
        face.library is not None and not set(wanted.requires_clans).isdisjoint(face.library.clans)
    )


@checks_printed(v.RequiresPath)
def _requires_path(wanted: v.RequiresPath) -> CheckPrinted:
    return lambda face: face.library is not None and face.library.path == wanted.requires_path


@checks_printed(v.RequiresSect)
def _requires_sect(wanted: v.RequiresSect) -> CheckPrinted:
    def is_so(face: Face) -> bool:
        need = None if face.library is None else face.library.requirement
        return need is not None and any(need.requires_sect(Sect(sect)) for sect in wanted.requires_sects)

    return is_so


@checks_printed(v.RequiresTitle)
def _requires_title(wanted: v.RequiresTitle) -> CheckPrinted:
    """It can only be played by a titled vampire."""

    def is_so(face: Face) -> bool:
        need = None if face.library is None else face.library.requirement
        return need is not None and bool(need.titles or need.titled or need.city_title)

    return is_so


@checks_printed(v.MakesAnarch)
def _makes_anarch(wanted: v.MakesAnarch) -> CheckPrinted:
    return lambda face: any(
        isinstance(node, v.Become) and (node.anarch or node.sect == "Anarch") for node in v.nodes(face.tree)
    )


@checks_printed(v.MildWeapon)
def _mild_weapon(wanted: v.MildWeapon) -> CheckPrinted:
    return lambda face: _is_mild(face, wanted.most_damage)


def _is_mild(face: Face, most: int) -> bool:
    """Whether a weapon inflicts no more than this with a regular strike, and nothing aggravated; strikes from
    strength are computed with a strength of 1 (VTES-6.4.6-29)."""
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


def _is_monster(face: Face) -> bool:
    """VTES-IMB-17: any vampire, and any ally or retainer that is neither mortal nor animal."""
    if face.vampire:
        return True
    if face.imbued or not (face.ally or CardType.RETAINER in face.types):
        return False  # the imbued are mortals (VTES-IMB-01)
    return face.keywords.isdisjoint(("mortal", "animal"))
