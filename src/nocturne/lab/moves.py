"""The moves of a scenario: how each form is written.

A form is a small struct, so that a misspelt word is found, with its line, before anything is played. What
a move does at the table is in ``player``.
"""

from __future__ import annotations

import difflib
from collections.abc import Iterable
from typing import Any

from msgspec import Struct

from nocturne.kernel.strict_yaml import Document, Where

SeatName = int | str
"""A seat as a scenario writes it: counted from 1, or by its name."""


class Form(Struct, forbid_unknown_fields=True, frozen=True):
    """Base of the forms of a move."""


class Refuse(Form, frozen=True):
    """A seat may not do this, for this reason."""

    seat: SeatName
    refuse: str
    why: str = ""
    rule: str = ""


class Expect(Form, frozen=True):
    """This holds in the whole truth of the game."""

    expect: dict[str, Any]


class Sight(Form, frozen=True):
    seat: SeatName
    expect: dict[str, Any]


class Sees(Form, frozen=True):
    """A seat (or the ``spectator``) is shown this."""

    sees: Sight


class Keys(Form, frozen=True):
    seat: SeatName
    keys: list[str] = []
    only: list[str] = []


class Offers(Form, frozen=True):
    """A seat is offered these options (``only``: these and no other)."""

    offers: Keys


class Lacks(Form, frozen=True):
    """A seat is not offered these options."""

    lacks: Keys


class Asked(Form, frozen=True):
    """Exactly these seats are being asked, and this is the question."""

    asked: SeatName | list[SeatName] | None = None
    question: str = ""


EventName = str | dict[str, dict[str, Any] | None]
"""``Bled`` or ``{Bled: {amount: 2}}``."""


class Happened(Form, frozen=True):
    """This was told since the move before: to anybody, ``to`` a seat, or hidden from one."""

    event: EventName
    to: SeatName | None = None
    hidden_from: SeatName | None = None


class InOrder(Form, frozen=True):
    """These were told since the move before, in this order (others may stand between them)."""

    events: list[EventName]


class NoEvent(Form, frozen=True):
    """Nothing like this was told since the move before."""

    no_event: EventName


class Until(Form, frozen=True):
    seat: SeatName | None = None
    question: str = ""


class Pass(Form, frozen=True):
    until: SeatName | Until | None = None
    times: int | None = None


class Passes(Form, frozen=True):
    """Everybody gives the harmless answer, as long as there is one."""

    passes: Pass | None = None


class Rolls(Form, frozen=True):
    """What the dice show next (or which item a random choice takes), counted from 1."""

    rolls: list[int]


class Ending(Form, frozen=True):
    winners: list[SeatName] | None = None
    points: list[float] | None = None


class Ended(Form, frozen=True):
    """The game is over, and this is how it ended."""

    result: Ending


class Answers(Struct, frozen=True):
    """Seats and the keys of the options they take, in this order."""

    by_seat: list[tuple[str, list[str]]]


FORMS: dict[str, type[Form]] = {
    "refuse": Refuse, "expect": Expect, "sees": Sees, "offers": Offers, "lacks": Lacks, "asked": Asked,
    "question": Asked, "event": Happened, "events": InOrder, "no_event": NoEvent, "passes": Passes,
    "rolls": Rolls, "result": Ended,
}  # fmt: skip

VERBS = frozenset({*FORMS, "seat", "why", "rule", "to", "hidden_from", "spectator", "nobody"})
"""Words that mean something in a move, so no seat can be called so."""


def move_forms(document: Document, names: list[str]) -> list[tuple[Where, Form | Answers]]:
    """Every move of a scenario in its form; a misspelt one is a ``BadFile`` with its line."""
    found: list[tuple[Where, Form | Answers]] = []
    for i, written in enumerate(document.at(("moves",))):
        where: Where = ("moves", i)
        if written == "passes":
            found.append((where, Passes()))
        elif not isinstance(written, dict) or not written:
            raise document.error(where, "lab-move-form", known=", ".join(FORMS))
        elif verb := next((key for key in written if key in FORMS), None):
            found.append((where, document.convert(where, FORMS[verb])))
        else:
            found.append((where, _answers(document, where, written, names)))
    return found


def _answers(document: Document, where: Where, written: dict[str, Any], names: list[str]) -> Answers:
    by_seat = []
    for seat, keys in written.items():
        if seat not in names and not seat.isdecimal():
            seats, known = ", ".join(names) or "1, 2, …", ", ".join(FORMS)
            raise document.error(
                (*where, seat),
                "lab-move-word",
                word=seat,
                seats=seats,
                known=known,
                near=near(seat, [*names, *FORMS]),
            )
        listed = keys if isinstance(keys, list) else [keys]
        if not listed or not all(isinstance(key, str) for key in listed):
            raise document.error((*where, seat), "lab-answer-form", seat=seat)
        by_seat.append((seat, listed))
    return Answers(by_seat)


def near(word: str, known: Iterable[str]) -> str:
    """The known word that looks most like this one, or ``none``."""
    found = difflib.get_close_matches(word, list(known), n=1)
    return found[0] if found else "none"
