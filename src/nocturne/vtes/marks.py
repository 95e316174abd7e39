"""Marks: what cards and rules leave on a card in play for others to find, each a small record.

A position writes a mark as a word, ``recruited`` or ``counter:torture@1``, and so does a view. ``spelled``
and ``mark_from`` lead from one to the other.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from msgspec import Struct

from nocturne.vtes.cards.lexicon import Trait
from nocturne.vtes.terms import NONE, ActionKind


class Recruited(Struct, frozen=True, gc=False, tag="recruited"):
    """An ally who came into play by the recruit action: he cannot act that turn (VTES-6.1.5-04)."""


class Waiting(Struct, frozen=True, gc=False, tag="waiting"):
    """In the uncontrolled region, and controlled all the same (VTES-FR-22, VTES-IMB-35)."""


class Wounded(Struct, frozen=True, gc=False, tag="wounded"):
    """A vampire who is wounded though he is not in torpor (yet)."""


class ContestsNothing(Struct, frozen=True, gc=False, tag="contests-nothing"):
    """Contests neither card nor title."""


class Contests(Struct, frozen=True, gc=False, tag="contests"):
    """Takes part in contests under another card's name."""

    name: str


class Vulnerable(Struct, frozen=True, gc=False, tag="vulnerable"):
    """Damage from weapons with this trait is aggravated (VTES-T-18)."""

    weapon: str


class HasTrait(Struct, frozen=True, gc=False, tag="trait"):
    """Bears a special word that is not printed on it."""

    trait: Trait


class InCircle(Struct, frozen=True, gc=False, tag="circle"):
    """A vampire who has joined a circle (VTES-T-33)."""

    circle: str


class Counter(Struct, frozen=True, gc=False, omit_defaults=True, tag="counter"):
    """A counter with a name of its own: torture, hostage ...; it counts in no bank."""

    name: str
    seat: int = NONE
    """The Methuselah whose counter it is, where that matters."""


class Diablerized(Struct, frozen=True, gc=False, tag="diablerie"):
    """A vampire who committed diablerie in a turn."""

    turn: int


class Influenced(Struct, frozen=True, gc=False, tag="influenced"):
    """Came to a Methuselah's ready region in her latest influence phase."""

    seat: int


class DirectedAt(Struct, frozen=True, gc=False, tag="directed"):
    """Remembers at whom an action was directed."""

    seats: tuple[int, ...]
    """In order."""


class Remembers(Struct, frozen=True, gc=False, tag="pointed"):
    """Remembers a Methuselah, beside the first one."""

    seat: int


class Must(Struct, frozen=True, gc=False, tag="must"):
    """Must take an action of this kind."""

    kind: ActionKind


class BroughtPoints(Struct, frozen=True, gc=False, tag="points"):
    """Has brought its controller victory points."""

    points: float


Mark: TypeAlias = (
    Recruited | Waiting | Wounded | ContestsNothing | Contests | Vulnerable | HasTrait | InCircle | Counter
    | Diablerized | Influenced | DirectedAt | Remembers | Must | BroughtPoints
)  # fmt: skip

RECRUITED, WAITING, WOUNDED, CONTESTS_NOTHING = Recruited(), Waiting(), Wounded(), ContestsNothing()


def spelled(mark: Mark) -> str:
    """A mark as a word."""
    match mark:
        case HasTrait():
            return mark.trait.value
        case Counter():
            return f"counter:{mark.name}" + (f"@{mark.seat}" if mark.seat != NONE else "")
        case DirectedAt():
            return f"directed:{'-'.join(map(str, mark.seats))}"
        case Must():
            return f"must:{mark.kind.value}"
    tag = str(mark.__struct_config__.tag)
    fields = [str(getattr(mark, field)) for field in mark.__struct_fields__]
    return ":".join([tag, *fields])


def mark_from(word: str) -> Mark:
    """The mark that a word stands for."""
    tag, _, rest = word.partition(":")
    made = _FROM_WORDS.get(tag)
    return HasTrait(Trait(word)) if made is None else made(rest)


def _counter(rest: str) -> Counter:
    name, _, seat = rest.partition("@")
    return Counter(name, int(seat or NONE))


_FROM_WORDS: dict[str, Callable[[str], Mark]] = {
    "recruited": lambda rest: RECRUITED,
    "waiting": lambda rest: WAITING,
    "wounded": lambda rest: WOUNDED,
    "contests-nothing": lambda rest: CONTESTS_NOTHING,
    "contests": Contests,
    "vulnerable": Vulnerable,
    "circle": InCircle,
    "counter": _counter,
    "diablerie": lambda rest: Diablerized(int(rest)),
    "influenced": lambda rest: Influenced(int(rest)),
    "directed": lambda rest: DirectedAt(tuple(map(int, rest.split("-")))),
    "pointed": lambda rest: Remembers(int(rest)),
    "must": lambda rest: Must(ActionKind(rest)),
    "points": lambda rest: BroughtPoints(float(rest)),
}
