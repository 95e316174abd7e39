"""Plays the moves of a scenario at a table, and says what does not hold."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from fnmatch import fnmatchcase
from typing import Any

import msgspec

from nocturne.kernel.decision import Decision, Refusal
from nocturne.kernel.errors import BadAnswer, NocturneError
from nocturne.kernel.event import Emitted, Event
from nocturne.kernel.strict_yaml import Document, Where
from nocturne.kernel.table import Table
from nocturne.lab.compare import Names, holds, reach, show
from nocturne.lab.moves import (
    Answers,
    Asked,
    Ended,
    Ending,
    EventName,
    Expect,
    Happened,
    InOrder,
    Keys,
    Lacks,
    NoEvent,
    Offers,
    Pass,
    Passes,
    Refuse,
    Rolls,
    SeatName,
    Sees,
    Sight,
    Until,
    move_forms,
    near,
)
from nocturne.lab.play import next_of_each
from nocturne.lab.spelling import Spelling

_MOST_PASSES = 5_000
_MOST_ROUNDS = 3
_MOST_SKIPPED = 200
_MOST_SHOWN = 60


class Failed(NocturneError):
    """Something in the scenario does not hold."""

    def __init__(self, message: str, where: Where | None = None, **args: object) -> None:
        super().__init__(message, **args)
        self.where = where


class Player:
    """Plays the moves of one case at a table.

    ``model``: a second table in the same position at which fewer are asked, for whom the case was written. It
    is given the same answers. Whoever is asked at this table only, and has but one answer, gives it without
    a word of the script. So a case is played as people play: with questions that protect a secret."""

    def __init__(
        self,
        document: Document,
        table: Table,
        names: dict[str, str],
        seats: list[str],
        *,
        model: Table | None = None,
    ) -> None:
        self.document = document
        self.table = table
        self.names = Names(names)
        self.seats = seats
        self.moves = dict(move_forms(document, seats))
        self.since = 0  # where in the log the move before began
        self.scripting = table.game.scripting()
        called = [*seats, *(f"seat{seat + 1}" for seat in range(len(seats), table.state.seats))]
        self.spelling = Spelling(self.names, called, self.scripting.forms, self._other)
        self.numbering = self.scripting.numbering(table.state)
        self.model = model
        self._check()
        self._keep_up()

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
                raise Failed("lab-event-there", event=self.spelling.event(event))
        elif isinstance(move, Rolls):
            for table in (self.table, self.model):
                if table is not None:
                    table.state.chance.force(*(roll - 1 for roll in move.rolls))
        elif isinstance(move, Ended):
            self._result(move.result)

    def finish(self) -> None:
        """After the last move: whatever was forced must have been used."""
        left = self.table.state.chance.forced
        if left:
            raise Failed("lab-rolls-left", rolls=", ".join(str(number + 1) for number in left))

    # -- answering

    def _give(self, seat: int, key: str) -> None:
        self._take(seat, key)
        if self.model is not None:
            self.model.answer(seat, key)
            self._keep_up()

    def _take(self, seat: int, key: str) -> None:
        self.table.answer(seat, key)
        self.spelling.renumber(self.numbering(self.table.state))
        self._check()

    def _keep_up(self) -> None:
        """Answers what the model does not ask, where there is one answer only."""
        for _ in range(_MOST_SKIPPED):
            answer = next(filter(None, map(self._skipped, self.table.decisions())), None)
            if answer is None:
                return
            self._take(*answer)
        raise Failed("lab-passes-endless", count=_MOST_SKIPPED)

    def _skipped(self, decision: Decision) -> tuple[int, str] | None:
        if self.model is None or len(keys := _keys(decision)) != 1:
            return None
        asked = self.model.pending(decision.seat)
        same = asked is not None and asked.question == decision.question and _keys(asked) == keys
        return None if same else (decision.seat, keys[0])

    def _meant(self, key: str, decision: Decision | None) -> str:
        """A key as it is written, with its names filled in: the option that is meant by it, if there is
        one."""
        filled = self.names.fill(key)
        if decision is None or decision.option(filled) is not None:
            return filled
        meant = self._other(filled)
        return filled if decision.option(meant) is None else meant

    def _check(self) -> None:
        wrong = list(self.table.game.check(self.table.state))
        if wrong:
            raise Failed("lab-invariant", detail="; ".join(wrong))

    def _other(self, key: str) -> str:
        return self.scripting.meant(self.table.state, key)

    def _answer(self, move: Answers, where: Where) -> None:
        self.since = len(self.table.log)
        for name, keys in move.by_seat:
            seat = self._seat(name)
            for key in keys:
                decision = self._decision(seat)
                meant = self._meant(key, decision)
                if decision.option(meant) is None:
                    reasons = self._reasons(self.table.why(seat, meant))
                    raise Failed(
                        "lab-not-offered", (*where, name), seat=self._name(seat), reasons=reasons,
                        key=self.spelling.key(meant), question=decision.question, why=bool(reasons),
                        near=near(self.spelling.key(meant), self._keys(decision)),
                        options=self._options(decision),
                    )  # fmt: skip
                self._give(seat, meant)

    def _pass(self, move: Pass) -> None:
        self.since = len(self.table.log)
        until = move.until
        if isinstance(until, str) and until not in self.seats and "-" in until:
            until = Until(question=until)
        elif until is not None and not isinstance(until, Until):
            until = Until(seat=until)
        stop_seat = None if until is None or until.seat is None else self._seat(until.seat)
        given = 0
        begun = self.scripting.turn(self.table.state)
        while decisions := self.table.decisions():
            if until is not None and any(_is(decision, stop_seat, until.question) for decision in decisions):
                return
            if move.times is not None and given >= move.times:
                return
            if given and self._turn_over(begun, move, until):
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

    def _turn_over(self, begun: int | None, move: Pass, until: Until | None) -> bool:
        """Whether passing ends because the turn does. What comes in a later turn may be waited for, but not
        for ever."""
        now = self.scripting.turn(self.table.state)
        if now is None or begun is None or now == begun:
            return False
        if until is not None and now - begun > _MOST_ROUNDS * self.table.state.seats:
            wanted = " ".join(str(part) for part in (until.seat, until.question) if part)
            raise Failed("lab-passes-turns", turns=now - begun, wanted=wanted, asked=self._now())
        return until is None and move.times is None

    def _refuse(self, move: Refuse) -> None:
        seat = self._seat(move.seat)
        decision = self.table.pending(seat)
        about = self._meant(move.refuse, decision)
        shown = self.spelling.key(about)
        if decision is not None and decision.option(about) is not None:
            raise Failed("lab-not-refused", seat=self._name(seat), key=shown, options=self._options(decision))
        if not any(refusal.key == about for refusal in self.table.why(seat, about)):
            self._must_know(about)
        before = self.table.digest()
        number = self.table.number
        try:
            self.table.answer(seat, about)
        except BadAnswer:
            pass
        else:
            raise Failed("lab-illegal-taken", seat=self._name(seat), key=shown)
        if self.table.digest() != before or self.table.number != number:
            raise Failed("lab-illegal-changed", seat=self._name(seat), key=shown)
        if not move.why and not move.rule:
            return
        refusals = self.table.why(seat, about)
        for refusal in refusals:
            why = refusal.why
            if (not move.why or why.message == move.why) and (not move.rule or why.rule == move.rule):
                return
        wanted = " ".join(part for part in (move.why, move.rule) if part)
        raise Failed("lab-other-reason", key=shown, wanted=wanted, reasons=self._reasons(refusals) or "-")

    def _must_know(self, key: str) -> None:
        """A key that is never offered in this game is a slip of the pen, and proves nothing."""
        if not self.scripting.knows(self.table.state, key):
            forms = self.scripting.forms
            word = key.partition(":")[0]
            fitting = [form for form in forms.forms if form.partition(":")[0] == word]
            raise Failed(
                "lab-key-unknown", key=self.spelling.key(key), near=near(word, forms.words()),
                known=word in forms.words(), forms=", ".join(fitting) or "-",
            )  # fmt: skip

    # -- looking

    def _expect(self, truth: Any, expected: dict[str, Any], where: Where) -> None:
        for path, value in expected.items():
            here = (*where, path)
            found = reach(truth, path, self.names)
            wants_none = isinstance(value, dict) and value.get("missing") is True
            if wants_none:
                if found.there:
                    raise Failed("lab-expect-there", here, path=path, actual=self.spelling.value(found.value))
            elif not found.there:
                raise Failed("lab-expect-no-path", here, path=path, step=found.step, known=found.known)
            elif not holds(found.value, value, self.names):
                actual = self.spelling.value(found.value, value)
                raise Failed("lab-expect", here, path=path, expected=show(value), actual=actual)

    def _sees(self, sight: Sight, where: Where) -> None:
        seat = None if sight.seat == "spectator" else self._seat(sight.seat)
        self._expect(msgspec.to_builtins(self.table.view(seat).table), sight.expect, where)

    def _offers(self, wanted: Keys) -> None:
        decision = self._decision(self._seat(wanted.seat))
        keys = [option.key for option in decision.options]
        for written in [*wanted.keys, *wanted.only]:
            pattern = self._meant(written, decision)
            if not any(fnmatchcase(key, pattern) for key in keys):
                raise Failed("lab-offer-missing", key=written, options=self._options(decision))
        if wanted.only:
            allowed = [self._meant(pattern, decision) for pattern in wanted.only]
            # What a seat may do at any time stands beside every question and needs no mention.
            for key in _keys(decision):
                if not any(fnmatchcase(key, pattern) for pattern in allowed):
                    shown = self.spelling.key(key)
                    raise Failed("lab-offer-unwanted", key=shown, options=self._options(decision))

    def _lacks(self, unwanted: Keys) -> None:
        decision = self.table.pending(self._seat(unwanted.seat))
        patterns = [self._meant(written, decision) for written in unwanted.keys]
        for pattern in patterns:
            word = pattern.partition(":")[0]
            if "*" not in pattern and "?" not in pattern and "[" not in pattern:
                self._must_know(pattern)
            elif not any(fnmatchcase(known, word) for known in self.scripting.forms.words() or (word,)):
                self._must_know(word)
        for option in decision.options if decision is not None else ():
            if decision is not None and any(fnmatchcase(option.key, pattern) for pattern in patterns):
                shown = self.spelling.key(option.key)
                raise Failed("lab-offer-unwanted", key=shown, options=self._options(decision))

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
                told_to = self.spelling.events(shown)
                raise Failed(
                    "lab-event-not-shown", event=show(move.event), seat=self._name(seat), told=told_to
                )
        elif self._find(told, move.event) is None:
            raise Failed("lab-event-missing", event=show(move.event), told=self.spelling.events(told))
        if move.hidden_from is not None:
            seat = self._seat(move.hidden_from)
            shown = [Emitted(event) for entry in told if (event := entry.shown_to(seat)) is not None]
            if (event := self._find(shown, move.event)) is not None:
                shown_event = self.spelling.event(event)
                raise Failed("lab-event-shown", event=shown_event, seat=self._name(seat))

    def _in_order(self, wanted: list[EventName]) -> None:
        rest = self._told()
        for place, name in enumerate(wanted):
            at = next((i for i, entry in enumerate(rest) if self._find([entry], name) is not None), None)
            if at is None:
                told = self._told()
                earlier = self._find(told, name) is not None
                raise Failed(
                    "lab-event-order" if place and earlier else "lab-event-missing",
                    event=show(name),
                    before=show(wanted[place - 1]),
                    told=self.spelling.events(told),
                )
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
        asked = "; ".join(
            f"{self._name(d.seat)} {d.question} [{self._options(d)}]" for d in self.table.decisions()
        ) or "-"  # fmt: skip
        standing = self.scripting.standing(self.table.state)
        return f"{asked} ({standing})" if standing else asked

    def _keys(self, decision: Decision) -> list[str]:
        return [self.spelling.key(option.key) for option in decision.options]

    def _options(self, decision: Decision) -> str:
        keys = self._keys(decision)
        return ", ".join(keys[:_MOST_SHOWN]) + (f", … ({len(keys)})" if len(keys) > _MOST_SHOWN else "")

    def _reasons(self, refusals: Iterable[Refusal]) -> str:
        return ", ".join(f"{refusal.why.message} {refusal.why.rule}".strip() for refusal in refusals)


def _keys(decision: Decision) -> list[str]:
    """The answers to a question, without what may be done beside it."""
    return [option.key for option in decision.options if not option.aside]


def _is(decision: Decision, seat: int | None, question: str) -> bool:
    return (seat is None or decision.seat == seat) and (not question or decision.question == question)
