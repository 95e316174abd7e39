"""The words of a written position: each must mean something, or what the writer thinks is there is not.

A mistake is told with its place in the file and the word that was probably meant.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable
from typing import Final

from nocturne.kernel.errors import BadPosition
from nocturne.kernel.words import Words
from nocturne.vtes.cards.catalogue import UnknownCard, catalogue
from nocturne.vtes.cards.faces import Face, face_of
from nocturne.vtes.cards.lexicon import CLANS, DISCIPLINES, VIRTUES, Sect, Title, Trait, clan_named
from nocturne.vtes.position.written import Placed, PlacedCard, PlacedPlayer, VtesPosition
from nocturne.vtes.terms import ActionKind

At = tuple[str | int, ...]

PILES: Final = ("hand", "library", "crypt", "ash", "removed", "research")
REGIONS: Final = ("ready", "torpor", "incapacitated", "uncontrolled", "area")
_TITLES: Final = (*(title.value for title in Title), "4 votes", "-")
_OUT: Final = ("", "ousted", "withdrawn")

_SEAT = r"(?:seat\d+|\d+)"
MARKS: Final = {
    "counter:NAME": r"counter:[a-z-]+",
    "counter:NAME@SEAT": rf"counter:[a-z-]+@{_SEAT}",
    "circle:NAME": r"circle:.+",
    "contests:NAME": r"contests:.+",
    "contests-nothing": r"contests-nothing",
    "diablerie:TURN": r"diablerie:\d+",
    "directed:SEATS": r"directed:\d+(?:-\d+)*",
    "influenced:SEAT": rf"influenced:{_SEAT}",
    "must:KIND": rf"must:(?:{'|'.join(kind.value for kind in ActionKind)})",
    "pointed:SEAT": rf"pointed:{_SEAT}",
    "points:NUMBER": r"points:\d+(?:\.\d+)?",
    "recruited": r"recruited",
    "vulnerable:WEAPON": r"vulnerable:[a-z-]+",
    "waiting": r"waiting",
    "wounded": r"wounded",
}
"""The marks a card may bear beside the traits of crypt cards, each with the pattern it has."""
_MARK = re.compile("|".join(f"(?:{pattern})" for pattern in MARKS.values()))
OWED: Final = {
    "unlock:SEAT": rf"unlock:{_SEAT}",
    "influence:SEAT": rf"influence:{_SEAT}",
    "discard:SEAT": rf"discard:{_SEAT}",
    "master:SEAT": rf"master:{_SEAT}",
    "weakened:SEAT": rf"weakened:{_SEAT}",
    "in-play:CARD": r"in-play:\d+",
    "minion-phase": r"minion-phase",
    "after-action": r"after-action",
    "after-combat": r"after-combat",
    "after-turn": r"after-turn",
    "diablerie": r"diablerie",
    "hunt": r"hunt",
    "leaving-torpor": r"leaving-torpor",
}
"""Until when a card that was played is not replaced."""
_OWED = re.compile("|".join(f"(?:{pattern})" for pattern in OWED.values()))
_BY_NAME = re.compile(r"seat(\d+)$")


def seat_named(word: str) -> str:
    """``counter:corruption@seat1`` -> ``counter:corruption@0``: seats by their names are counted from 1, bare
    numbers as the game counts them."""
    return _BY_NAME.sub(lambda match: str(int(match[1]) - 1), word)


def check(position: VtesPosition) -> None:
    """Refuse a position in which a word means nothing."""
    _check_seat(position, position.active, ("active",))
    if position.edge:
        _check_seat(position, position.edge, ("edge",))
    for number, name in enumerate(position.events_seen):
        _known(name, ("events_seen", number))
    for seat, player in enumerate(position.players):
        _check_player(position, player, ("players", seat))


def _check_player(position: VtesPosition, player: PlacedPlayer, at: At) -> None:
    _one_of("out", player.out, _OUT, (*at, "out"))
    for number, until in enumerate(player.owed):
        if not _OWED.fullmatch(until):
            raise _bad("owed", until, OWED, (*at, "owed", number))
    for zone in PILES:
        for number, placed in enumerate(getattr(player, zone)):
            _check_card(position, placed, (*at, zone, number))
    for region in REGIONS:
        for number, placed in enumerate(getattr(player, region)):
            _check_in_play(position, placed, (*at, region, number))


def _check_card(position: VtesPosition, placed: Placed, at: At) -> Face:
    name = placed if isinstance(placed, str) else placed.card
    face = face_of(_known(name, at if isinstance(placed, str) else (*at, "card")))
    if isinstance(placed, PlacedCard) and placed.owner != "":
        _check_seat(position, placed.owner, (*at, "owner"))
    return face


def _check_in_play(position: VtesPosition, placed: Placed, at: At) -> None:
    face = _check_card(position, placed, at)
    if isinstance(placed, str):
        return
    for field in ("lent_by", "remembers"):
        if getattr(placed, field) != "":
            _check_seat(position, getattr(placed, field), (*at, field))
    if placed.base:
        _known(placed.base, (*at, "base"))
    _one_of("title", placed.title, ("", *_TITLES), (*at, "title"))
    _one_of("sect", placed.sect, ("", *(sect.value for sect in Sect)), (*at, "sect"))
    if placed.clan and clan_named(placed.clan) is None:
        raise _bad("clan", placed.clan, CLANS, (*at, "clan"))
    for code in placed.taught:
        _one_of("discipline", code, (*DISCIPLINES, *VIRTUES), (*at, "taught", code))
    modes = max(1, len(face.modes))
    if not 1 <= placed.mode <= modes:
        raise BadPosition("vtes-position-mode", (*at, "mode"), card=face.name, mode=placed.mode, modes=modes)
    for number, mark in enumerate(placed.marks):
        _check_mark(mark, (*at, "marks", number))
    for number, other in enumerate(placed.on):
        _check_in_play(position, other, (*at, "on", number))


def _check_mark(mark: str, at: At) -> None:
    traits = [trait.value for trait in Trait]
    if mark in traits:
        return
    kind, _, word = mark.partition(":")
    if kind == "counter":
        word = word.partition("@")[0]
        if not _is_counter(word):
            raise _bad("counter", word, (), at)
    if not _MARK.fullmatch(mark):
        known = [f"counter:{mark}"] if _is_counter(mark) else [*traits, *MARKS]
        raise _bad("mark", mark, known, at, near=known[0] if len(known) == 1 else "")


def _is_counter(word: str) -> bool:
    """Whether some card speaks of counters of this name: they have a word for people."""
    return Words("en").has(f"vtes-counter-{word}")


def _check_seat(position: VtesPosition, written: int | str, at: At) -> None:
    if not str(written).isdigit() or not 1 <= int(written) <= len(position.players):
        raise BadPosition("vtes-position-seat", at, seat=str(written))


def _known(name: str, at: At) -> int:
    """The official id of a card."""
    try:
        return catalogue().named(name).id
    except UnknownCard as error:
        raise BadPosition(error.message, at, **error.args_for_message) from error


def _one_of(field: str, word: str, known: Iterable[str], at: At) -> None:
    if word not in known:
        raise _bad(field, word, known, at)


def _bad(field: str, word: str, known: Iterable[str], at: At, near: str = "") -> BadPosition:
    listed = [one for one in known if one]
    found = [near] if near else difflib.get_close_matches(word, listed, n=1)
    return BadPosition(
        "vtes-position-word", at, field=field, word=word, near=found[0] if found else "none",
        known=", ".join(listed) or "none",
    )  # fmt: skip
