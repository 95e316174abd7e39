"""The moves of a scenario: how each form is written, and what it does at the table.

A form is a small struct, so that a misspelt word is found, with its line, before anything is played.
"""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Iterator
from fnmatch import fnmatchcase
from typing import Any

import msgspec
from msgspec import Struct

from nocturne.kernel.decision import Decision, Refusal
from nocturne.kernel.errors import BadAnswer, NocturneError
from nocturne.kernel.event import Emitted, Event
from nocturne.kernel.strict_yaml import Document, Where
from nocturne.kernel.table import Table
from nocturne.lab.compare import Names, holds, reach, show
from nocturne.lab.play import next_of_each

SeatName = int | str
"""A seat as a scenario writes it: counted from 1, or by its name."""

_MOST_PASSES = 5_000
_MOST_SHOWN = 60


class Failed(NocturneError):
    """Something in the scenario does not hold."""

    def __init__(self, message: str, where: Where | None = None, **args: object) -> None:
        super().__init__(message, **args)
        self.where = where


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
                near=_near(seat, [*names, *FORMS]),
            )
        listed = keys if isinstance(keys, list) else [keys]
        if not listed or not all(isinstance(key, str) for key in listed):
            raise document.error((*where, seat), "lab-answer-form", seat=seat)
        by_seat.append((seat, listed))
    return Answers(by_seat)


class Player:
    """Plays the moves of one case at a table."""

    def __init__(self, document: Document, table: Table, names: dict[str, str], seats: list[str]) -> None:
        self.document = document
        self.table = table
        self.names = Names(names)
        self.seats = seats
        self.moves = dict(move_forms(document, seats))
        self.since = 0  # where in the log the move before began
        self._check()

    def places(self) -> Iterator[Where]:
        """The moves in their order, as places in the file."""
        return iter(self.moves)

    def play(self, where: Where) -> None:
        """Make one move."""
        move = self.moves[where]
        if isinstance(move, Answers):
            self._answer(move, where)
        elif isinstance(move, Passes):
            self._pass(move.passes or Pass())
        elif isinstance(move, Refuse):
            self._refuse(move)
        elif isinstance(move, Expect):
            truth = self.table.game.inspect(self.table.state)
            self._expect(truth, move.expect, (*where, "expect"))
        elif isinstance(move, Sees):
            self._sees(move.sees, (*where, "sees", "expect"))
        elif isinstance(move, Offers):
            self._offers(move.offers)
        elif isinstance(move, Lacks):
            self._lacks(move.lacks)
        elif isinstance(move, Asked):
            self._asked(move)
        elif isinstance(move, Happened):
            self._happened(move)
        elif isinstance(move, InOrder):
            self._in_order(move.events)
        elif isinstance(move, NoEvent):
            if (event := self._find(self._told(), move.no_event)) is not None:
                raise Failed("lab-event-there", event=spell_event(event))
        elif isinstance(move, Rolls):
            self.table.state.chance.force(*(roll - 1 for roll in move.rolls))
        elif isinstance(move, Ended):
            self._result(move.result)

    def finish(self) -> None:
        """After the last move: whatever was forced must have been used."""
        left = self.table.state.chance.forced
        if left:
            raise Failed("lab-rolls-left", rolls=", ".join(str(number + 1) for number in left))

    # -- answering

    def _give(self, seat: int, key: str) -> None:
        self.table.answer(seat, key)
        self._check()

    def _check(self) -> None:
        wrong = list(self.table.game.check(self.table.state))
        if wrong:
            raise Failed("lab-invariant", detail="; ".join(wrong))

    def _answer(self, move: Answers, where: Where) -> None:
        self.since = len(self.table.log)
        for name, keys in move.by_seat:
            seat = self._seat(name)
            for key in keys:
                filled = self.names.fill(key)
                decision = self._decision(seat)
                if decision.option(filled) is None:
                    reasons = self._reasons(self.table.why(seat, filled))
                    raise Failed(
                        "lab-not-offered", (*where, name), seat=self._name(seat), key=filled, reasons=reasons,
                        question=decision.question, options=self._options(decision), why=bool(reasons),
                        near=_near(filled, (option.key for option in decision.options)),
                    )  # fmt: skip
                self._give(seat, filled)

    def _pass(self, move: Pass) -> None:
        self.since = len(self.table.log)
        until = move.until
        if isinstance(until, str) and until not in self.seats and "-" in until:
            until = Until(question=until)
        elif until is not None and not isinstance(until, Until):
            until = Until(seat=until)
        stop_seat = None if until is None or until.seat is None else self._seat(until.seat)
        given = 0
        while decisions := self.table.decisions():
            if until is not None and any(_is(decision, stop_seat, until.question) for decision in decisions):
                return
            if move.times is not None and given >= move.times:
                return
            answers = ((d.seat, self.table.game.default_answer(d)) for d in next_of_each(self.table))
            seat, key = next((answer for answer in answers if answer[1]), (0, None))
            if key is None:
                break
            if given >= _MOST_PASSES:
                raise Failed("lab-passes-endless", count=_MOST_PASSES)
            self._give(seat, key)
            given += 1
        if until is not None or (move.times is not None and given < move.times):
            raise Failed("lab-passes-stuck", given=given, asked=self._now())
        if given == 0:
            raise Failed("lab-passes-none", asked=self._now())

    def _refuse(self, move: Refuse) -> None:
        seat = self._seat(move.seat)
        about = self.names.fill(move.refuse)
        decision = self.table.pending(seat)
        if decision is not None and decision.option(about) is not None:
            raise Failed("lab-not-refused", seat=self._name(seat), key=about, options=self._options(decision))
        before = self.table.digest()
        number = self.table.number
        try:
            self.table.answer(seat, about)
        except BadAnswer:
            pass
        else:
            raise Failed("lab-illegal-taken", seat=self._name(seat), key=about)
        if self.table.digest() != before or self.table.number != number:
            raise Failed("lab-illegal-changed", seat=self._name(seat), key=about)
        if not move.why and not move.rule:
            return
        refusals = self.table.why(seat, about)
        for refusal in refusals:
            why = refusal.why
            if (not move.why or why.message == move.why) and (not move.rule or why.rule == move.rule):
                return
        wanted = " ".join(part for part in (move.why, move.rule) if part)
        raise Failed("lab-other-reason", key=about, wanted=wanted, reasons=self._reasons(refusals) or "-")

    # -- looking

    def _expect(self, truth: Any, expected: dict[str, Any], where: Where) -> None:
        for path, value in expected.items():
            here = (*where, path)
            found = reach(truth, path, self.names)
            wants_none = isinstance(value, dict) and value.get("missing") is True
            if wants_none:
                if found.there:
                    raise Failed("lab-expect-there", here, path=path, actual=show(found.value))
            elif not found.there:
                raise Failed("lab-expect-no-path", here, path=path, step=found.step, known=found.known)
            elif not holds(found.value, value, self.names):
                raise Failed("lab-expect", here, path=path, expected=show(value), actual=show(found.value))

    def _sees(self, sight: Sight, where: Where) -> None:
        seat = None if sight.seat == "spectator" else self._seat(sight.seat)
        self._expect(msgspec.to_builtins(self.table.view(seat).table), sight.expect, where)

    def _offers(self, wanted: Keys) -> None:
        decision = self._decision(self._seat(wanted.seat))
        keys = [option.key for option in decision.options]
        for pattern in map(self.names.fill, [*wanted.keys, *wanted.only]):
            if not any(fnmatchcase(key, pattern) for key in keys):
                raise Failed("lab-offer-missing", key=pattern, options=self._options(decision))
        if wanted.only:
            allowed = [self.names.fill(pattern) for pattern in wanted.only]
            for key in keys:
                if not any(fnmatchcase(key, pattern) for pattern in allowed):
                    raise Failed("lab-offer-unwanted", key=key, options=self._options(decision))

    def _lacks(self, unwanted: Keys) -> None:
        decision = self.table.pending(self._seat(unwanted.seat))
        for option in decision.options if decision is not None else ():
            for pattern in map(self.names.fill, unwanted.keys):
                if decision is not None and fnmatchcase(option.key, pattern):
                    raise Failed("lab-offer-unwanted", key=option.key, options=self._options(decision))

    def _asked(self, move: Asked) -> None:
        decisions = self.table.decisions()
        if move.asked is not None:
            listed = move.asked if isinstance(move.asked, list) else [move.asked]
            wanted = sorted(self._seat(seat) for seat in listed if seat != "nobody")
            if wanted != sorted({decision.seat for decision in decisions}):
                shown = ", ".join(map(self._name, wanted)) or "-"
                raise Failed("lab-asked-other", wanted=shown, asked=self._now())
        if move.question and not any(decision.question == move.question for decision in decisions):
            raise Failed("lab-asked-other", wanted=move.question, asked=self._now())

    # -- events

    def _told(self) -> list[Emitted]:
        return self.table.log[self.since :]

    def _happened(self, move: Happened) -> None:
        told = self._told()
        if move.to is not None:
            seat = self._seat(move.to)
            shown = [Emitted(event) for entry in told if (event := entry.shown_to(seat)) is not None]
            if self._find(shown, move.event) is None:
                raise Failed(
                    "lab-event-not-shown", event=show(move.event), seat=self._name(seat), told=_list(shown)
                )
        elif self._find(told, move.event) is None:
            raise Failed("lab-event-missing", event=show(move.event), told=_list(told))
        if move.hidden_from is not None:
            seat = self._seat(move.hidden_from)
            shown = [Emitted(event) for entry in told if (event := entry.shown_to(seat)) is not None]
            if (event := self._find(shown, move.event)) is not None:
                raise Failed("lab-event-shown", event=spell_event(event), seat=self._name(seat))

    def _in_order(self, wanted: list[EventName]) -> None:
        rest = self._told()
        for name in wanted:
            at = next((i for i, entry in enumerate(rest) if self._find([entry], name) is not None), None)
            if at is None:
                raise Failed("lab-event-missing", event=show(name), told=_list(self._told()))
            rest = rest[at + 1 :]

    def _find(self, told: list[Emitted], wanted: EventName) -> Event | None:
        fields_by_name = {wanted: None} if isinstance(wanted, str) else wanted
        for name, fields in fields_by_name.items():
            for entry in told:
                event = entry.event
                if type(event).__name__ != name:
                    continue
                plain = msgspec.to_builtins(event)
                for field in fields or {}:
                    if field not in plain:
                        known = ", ".join(event.__struct_fields__)
                        raise Failed("lab-event-field", event=name, field=field, known=known)
                if all(holds(plain[field], value, self.names) for field, value in (fields or {}).items()):
                    return event
        return None

    def _result(self, wanted: Ending) -> None:
        result = self.table.result()
        if result is None:
            raise Failed("lab-not-over", asked=self._now())
        winners = ", ".join(map(self._name, result.winners)) or "-"
        if wanted.winners is not None and sorted(map(self._seat, wanted.winners)) != sorted(result.winners):
            raise Failed("lab-result", expected=show(wanted.winners), actual=winners)
        if wanted.points is not None and tuple(wanted.points) != result.points:
            raise Failed("lab-result", expected=show(wanted.points), actual=show(result.points))

    # -- naming

    def _seat(self, name: SeatName) -> int:
        number = int(name) if isinstance(name, int) or name.isdigit() else 0
        if number == 0 and name in self.seats:
            number = self.seats.index(str(name)) + 1
        if not 1 <= number <= self.table.state.seats:
            known = ", ".join([*self.seats, *(str(seat + 1) for seat in range(self.table.state.seats))])
            raise Failed("lab-no-seat", seat=str(name), known=known)
        return number - 1

    def _name(self, seat: int) -> str:
        return self.seats[seat] if seat < len(self.seats) else str(seat + 1)

    def _decision(self, seat: int) -> Decision:
        decision = self.table.pending(seat)
        if decision is None:
            raise Failed("lab-asked-other", wanted=self._name(seat), asked=self._now())
        return decision

    def _now(self) -> str:
        """Who is being asked what, and what may be answered."""
        return "; ".join(
            f"{self._name(d.seat)} {d.question} [{self._options(d)}]" for d in self.table.decisions()
        ) or "-"  # fmt: skip

    def _options(self, decision: Decision) -> str:
        keys = [option.key for option in decision.options]
        return ", ".join(keys[:_MOST_SHOWN]) + (f", … ({len(keys)})" if len(keys) > _MOST_SHOWN else "")

    def _reasons(self, refusals: Iterable[Refusal]) -> str:
        return ", ".join(f"{refusal.why.message} {refusal.why.rule}".strip() for refusal in refusals)


def spell_event(event: Event) -> str:
    """An event as a scenario writes it."""
    fields = msgspec.to_builtins(event)
    fields.pop("event", None)
    return f"{type(event).__name__} {show(fields)}"


def _list(told: list[Emitted]) -> str:
    return "; ".join(spell_event(entry.event) for entry in told) or "-"


def _is(decision: Decision, seat: int | None, question: str) -> bool:
    return (seat is None or decision.seat == seat) and (not question or decision.question == question)


def _near(word: str, known: Iterable[str]) -> str:
    found = difflib.get_close_matches(word, list(known), n=1)
    return found[0] if found else "none"
