"""A table: one game being played, with its record, its log and its way back.

>>> import nocturne
>>> table = nocturne.new_game("candles", seats=3, seed="a quiet night")
>>> table.pending().seat
0
>>> again = table.copy()
>>> again == table
True
"""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping
from pathlib import Path
from typing import Any

import msgspec

from nocturne.kernel import codec, record
from nocturne.kernel.chance import Chance
from nocturne.kernel.decision import Decision, Question, Refusal, Why
from nocturne.kernel.engine import advance, reseal, still_open, submit
from nocturne.kernel.errors import BadAnswer, BadOptions, BadPosition, BadRecord
from nocturne.kernel.event import Emitted, Event
from nocturne.kernel.game import Game
from nocturne.kernel.record import Answer, Head, Journal, Record
from nocturne.kernel.registry import find_game
from nocturne.kernel.state import Result, State
from nocturne.kernel.view import View
from nocturne.version import __version__

_SNAPSHOT_EVERY = 64
#: The option of every game under which a table's position stands, as scenarios write it.
POSITION = "position"
#: Who answers, and what, when the time of the whole table is up: it stands in the record like any answer.
HOST, TIME = -1, "time"
#: What else the table itself answers: all people agree to end the game; a seat concedes (its number follows).
END, CONCEDE = "end", "concede:"


class Table:
    """A game in progress. ``digests`` keeps the digest of every state in the record (a tenth of a
    millisecond an answer); ``snapshots`` lets undo start from near instead of from the beginning."""

    def __init__(
        self, game: Game[Any], state: State, head: Head, *, digests: bool = False, snapshots: bool = True
    ) -> None:
        self.game = game
        self.state = state
        self.head = head
        self.answers: list[Answer] = []
        self.log: list[Emitted] = []
        self.journal: Journal | None = None
        self.watch: Callable[[], None] | None = None
        """Called between two decisions, each time something has happened: ``view`` and ``log`` show that
        moment. For whoever shows what figures do that nobody plays."""
        self._digests = digests
        self._snapshots: list[tuple[int, State, int]] | None = [] if snapshots else None
        self._log_starts: list[int] = []
        self._run()

    def _run(self) -> None:
        state = self.state
        self._asked = advance(state, None if self.watch is None else self._let_watch)
        self.questions: list[Question] = still_open(state, self._asked) if state.sealed else self._asked
        if state.emitted:
            self.log += state.emitted
            state.emitted = []
        self._decisions: dict[int, Decision] = {}
        self._upcoming: list[Question] | None = None

    def _log_emitted(self) -> bool:
        """Add what has happened to the log; whether there was anything."""
        happened = bool(self.state.emitted)
        if happened:
            self.log += self.state.emitted
            self.state.emitted = []
        return happened

    def _let_watch(self) -> None:
        if self._log_emitted() and self.watch is not None:
            self.questions, self._decisions = [], {}  # what was asked has been answered
            self.watch()

    # -- asking and answering

    @property
    def number(self) -> int:
        """How many answers have been given."""
        return len(self.answers)

    def decisions(self) -> list[Decision]:
        """Everything that is being asked now: one decision, or several to be answered in secret."""
        return [self._decision(at) for at in range(len(self.questions))]

    def _decision(self, at: int) -> Decision:
        """The decision of one of the questions, made once and only when somebody looks at it."""
        made = self._decisions.get(at)
        if made is None:
            made = self._decisions[at] = self.questions[at].decision(len(self.answers))
        return made

    def pending(self, seat: int | None = None) -> Decision | None:
        """The decision a seat (None: anybody) must make now, or None."""
        if seat is None:
            return self._decision(0) if self.questions else None
        for at, question in enumerate(self.questions):
            if question.seat == seat:
                return self._decision(at)
        return None

    def upcoming(self) -> list[Question]:
        """What other seats will be asked when the present question is answered as usual, in this order; by
        public facts. They may be asked at the same time, by whoever keeps their answers until then."""
        if self._upcoming is None:
            asked_in_turn = len(self.questions) == 1 and not self.questions[0].sealed
            self._upcoming = self.state.stack[-1].upcoming(self.state) if asked_in_turn else []
            for question in self._upcoming:
                self.state.add_asides(question)
        return self._upcoming

    def questions_to(self, seat: int) -> list[Question]:
        """What a seat is asked now or, if nothing, will be asked next."""
        now = [question for question in self.questions if question.seat == seat]
        return now or [question for question in self.upcoming() if question.seat == seat]

    def answer(
        self, seat: int, key: str, number: int | None = None, *, digest: str | None = None
    ) -> list[Emitted]:
        """Answer a decision and go on to the next; gives what happened. ``number`` of the decision
        guards against answering a question that has passed. ``digest``: as a record has it, not to be
        computed again."""
        if number is not None and number != len(self.answers):
            raise BadAnswer("kernel-answer-stale", number=number, current=len(self.answers))
        before = len(self.log)
        if self._snapshots is not None:
            self._keep_snapshot(before)
        if seat == HOST:
            self._call(key)
        elif submit(self.state, self._asked, seat, key):
            self._run()
        else:
            self.questions = still_open(self.state, self._asked)
            self._decisions = {}
        self._log_starts.append(before)
        if digest is None:
            digest = codec.digest(self.state) if self._digests else ""
        given = Answer(seat, key, digest)
        self.answers.append(given)
        if self.journal is not None:
            self.journal.add(given)
        return self.log[before:]

    def _call(self, key: str) -> None:
        """An answer of the table itself, which no seat gives."""
        if not self.questions:
            raise BadAnswer("kernel-answer-game-over")
        seat = key.removeprefix(CONCEDE)
        if key == TIME and self.game.minutes(self.state) is not None:
            self.game.call_time(self.state)
        elif key == END:
            self.game.end(self.state)
        elif key.startswith(CONCEDE) and seat.isdecimal() and int(seat) < self.state.seats:
            self.game.concede(self.state, int(seat))
        else:
            raise BadAnswer("kernel-answer-no-time-limit")
        if self.state.result is not None:
            self.state.sealed.clear()
        self._run()

    def why(self, seat: int, about: str) -> list[Refusal]:
        """Why a move (its key) or anything to do with a thing (``card:14``) is not possible now."""
        found: list[Refusal] = []
        for question in self.questions_to(seat):
            found += [r for r in question.refusals if about == r.key or about in r.subjects]
        found += self.game.why(self.state, seat, about)
        if not found and not self.questions_to(seat):
            if self.questions:
                why = Why("kernel-why-not-asked", args={"seat": f"seat:{self.questions[0].seat}"})
            else:
                why = Why("kernel-why-game-over")
            found.append(Refusal(about, "kernel-why-anything", why))
        return found

    def result(self) -> Result | None:
        """How the game ended; None while it goes on."""
        return self.state.result

    # -- looking

    def view(self, seat: int | None = None) -> View:
        """What a seat (None: a spectator) may see."""
        return View(
            self.game.id,
            seat,
            self.state.seats,
            len(self.answers),
            self.game.look(self.state, seat),
            None if seat is None else self.pending(seat),
            tuple(question.seat for question in self.questions),
            self.state.result,
        )

    def events(self, seat: int | None = None, since: int = 0) -> list[Event]:
        """What a seat was shown, from entry ``since`` of the log."""
        return [event for entry in self.log[since:] if (event := entry.shown_to(seat)) is not None]

    # -- copying, saving, going back

    def copy(self) -> Table:
        """An independent table at the same point."""
        twin = object.__new__(Table)
        twin.game = self.game
        twin.state = self.state.copy()
        twin.head = self.head
        twin.answers = self.answers[:]
        twin.log = self.log[:]
        twin.journal = None
        twin.watch = None
        twin._digests = self._digests
        twin._snapshots = None if self._snapshots is None else self._snapshots[:]
        twin._log_starts = self._log_starts[:]
        twin._asked = self._asked
        twin.questions = self.questions
        twin._decisions = self._decisions
        twin._upcoming = self._upcoming
        return twin

    def imagine(self, seat: int | None, chance: Chance) -> Table:
        """A table that agrees with everything a seat (None: a spectator) knows, the rest drawn again: for
        search under hidden information, and for the proof that views leak nothing."""
        twin = self.copy()
        twin.log = [Emitted(event) for event in self.events(seat)]
        twin._log_starts = [min(at, len(twin.log)) for at in self._log_starts]
        return twin._with(self.game.sample(self.state, seat, chance), seat, chance)

    def guess(self, seat: int, chance: Chance) -> Table:
        """A table as a seat imagines it, without the story so far: for bots that look ahead. Unlike
        ``imagine``, nothing in it may come from what the seat does not know (``Game.guess``)."""
        twin = self.copy()
        twin.log, twin.answers, twin._log_starts = [], [], []
        return twin._with(self.game.guess(self.state, seat, chance), seat, chance)

    def _with(self, state: State, seat: int | None, chance: Chance) -> Table:
        """This table with another state, as a seat imagines it."""
        self.state = state
        self._snapshots = None
        if state.sealed:
            reseal(state, seat, chance)
        self._run()
        return self

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Table) and self.game.id == other.game.id and self.state == other.state

    __hash__ = None  # type: ignore[assignment]  # a table changes

    def digest(self) -> str:
        """A fingerprint of the state: equal exactly when the states are."""
        return codec.digest(self.state)

    def note_digest(self) -> None:
        """Give the latest answer its digest, if it has none. For who stores several answers together: one
        digest proves them all, because each state follows from the one before."""
        if self.answers and not self.answers[-1].digest:
            self.answers[-1] = msgspec.structs.replace(self.answers[-1], digest=self.digest())

    def go_on_from(self, answers: list[Answer], log: list[Emitted], log_starts: list[int]) -> None:
        """A table made of a later state remembers how that came about."""
        self.answers, self.log, self._log_starts = answers, log, log_starts

    def record(self) -> Record:
        """The game so far, to be replayed."""
        return Record(self.head, self.answers[:])

    def save(self, path: Path | str, *, replace: bool = False) -> None:
        """Write the record to a file; refuses to overwrite unless told."""
        self.record().save(Path(path), replace=replace)

    def keep_journal(self, path: Path, *, replace: bool = False) -> None:
        """From now on every answer is on disk before ``answer`` returns."""
        self.journal = Journal(path, self.record(), replace=replace)

    def close(self) -> None:
        """Keep no journal any more; what was kept stays."""
        if self.journal is not None:
            self.journal.close()
            self.journal = None

    def undo_to(self, number: int) -> None:
        """Go back to the decision with this number, as if the later answers had not been given."""
        if not 0 <= number <= len(self.answers):
            raise BadAnswer("kernel-undo-range", number=number, most=len(self.answers))
        if number == len(self.answers):
            return
        answers = self.answers[:number]
        near, state, told = self._nearest_snapshot(number)
        self.state = state
        self.answers = answers[:near]
        self.log = self.log[:told]
        self._log_starts = self._log_starts[:near]
        journal, self.journal = self.journal, None
        watch, self.watch = self.watch, None
        self._run()
        for given in answers[near:]:
            self.answer(given.seat, given.key, digest=given.digest or None)
        self.journal, self.watch = journal, watch
        if journal is not None:
            journal.rewrite(self.record())

    def undo_point(self, seat: int, automatic: Container[int] = ()) -> int | None:
        """Where this seat may go back to on its own: its latest answer, if nobody else has answered
        since and nothing hidden or random came to light. None when there is no such way back. Answers
        with the numbers ``automatic`` were given for the seat, and are gone back over."""
        point = len(self.answers) - 1
        while point >= 0 and self.answers[point].seat == seat and point in automatic:
            point -= 1
        if point < 0 or self.answers[point].seat != seat:
            return None
        if any(entry.event.reveals for entry in self.log[self._log_starts[point] :]):
            return None
        return point

    def log_at(self, number: int) -> int:
        """Where in the log begins what the answer of this number brought about."""
        return self._log_starts[number] if number < len(self._log_starts) else len(self.log)

    def _keep_snapshot(self, told: int) -> None:
        number = len(self.answers)
        if self._snapshots is None or number % _SNAPSHOT_EVERY:
            return
        # A refused answer comes by here too: one snapshot of each decision is enough.
        if not self._snapshots or self._snapshots[-1][0] < number:
            self._snapshots.append((number, self.state.copy(), told))

    def _nearest_snapshot(self, number: int) -> tuple[int, State, int]:
        kept = self._snapshots
        if kept:
            while kept and kept[-1][0] > number:
                kept.pop()
            if kept:
                near, state, told = kept.pop()
                return near, state.copy(), told
        return 0, begin(self.game, self.head), 0


def begin(game: Game[Any], head: Head) -> State:
    """The first state of a record."""
    options = read_options(game, head.options)
    return _first_state(game, options, head.options.get(POSITION), head.seats, Chance.seeded(head.seed))


def _first_state(
    game: Game[Any], options: Any, position: Mapping[str, Any] | None, seats: int, chance: Chance
) -> State:
    """The state a game begins in: its own beginning, or a position as scenarios write it."""
    if position is None:
        state: State = game.new(options, seats, chance)
        return state
    try:
        state = game.set_up(msgspec.convert(position, game.position), options, seats, chance).state
    except msgspec.ValidationError as error:
        raise BadPosition("kernel-position-wrong", game=game.id, detail=str(error)) from error
    except (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError) as error:
        # Each game checks what people get wrong; what is absurd fails where it is used first.
        raise BadPosition("kernel-position-wrong", game=game.id, detail=type(error).__name__) from error
    if state.seats != seats:
        raise BadPosition("kernel-position-seats", game=game.id, seats=seats, placed=state.seats)
    broken = next(iter(game.check(state)), None)
    if broken is not None:
        raise BadPosition("kernel-position-wrong", game=game.id, detail=broken)
    return state


def read_options(game: Game[Any], options: Mapping[str, Any]) -> Any:
    """The game's options from plain data, without the position that may stand among them; names the one that
    is wrong."""
    try:
        return game.read_options({name: value for name, value in options.items() if name != POSITION})
    except msgspec.ValidationError as error:
        known = ", ".join(game.options.__struct_fields__) or "-"
        raise BadOptions("kernel-options-wrong", game=game.id, detail=str(error), known=known) from error


def new_game(
    game: str,
    *,
    seats: int | None = None,
    seed: int | str = 0,
    options: Mapping[str, Any] | None = None,
    digests: bool = False,
    snapshots: bool = True,
) -> Table:
    """A new table. The same game, seats, seed and options always give the same game. The option ``position``
    lets it begin as a scenario does: a table for a puzzle or a lesson."""
    found = find_game(game)
    count = found.usual_seats if seats is None else seats
    least, most = found.seats
    if not least <= count <= most:
        raise BadOptions("kernel-seats-wrong", game=game, seats=count, least=least, most=most)
    written = options or {}
    chosen = read_options(found, written)
    position = written.get(POSITION)
    if position is None:
        chosen = found.settle(chosen, count, Chance.seeded(str(seed)))
    state = _first_state(found, chosen, position, count, Chance.seeded(str(seed)))
    plain: dict[str, Any] = msgspec.to_builtins(chosen)
    if position is not None:
        plain[POSITION] = position
    head = Head(record.FORMAT, __version__, game, count, str(seed), plain, codec.digest(state))
    return Table(found, state, head, digests=digests, snapshots=snapshots)


def replay(
    kept: Record,
    *,
    verify: bool = True,
    upto: int | None = None,
    name: str = "record",
    digests: bool | None = None,
) -> Table:
    """Play a record again. With ``verify`` every digest it holds must come out the same; a record of a former
    engine is verified by its answers and becomes one of this engine. ``digests`` tells whether the table
    keeps digests from here on; by default it does when the record has any."""
    game = find_game(kept.head.game)
    least, most = game.seats
    if not least <= kept.head.seats <= most:
        raise BadOptions("kernel-seats-wrong", game=game.id, seats=kept.head.seats, least=least, most=most)
    state = begin(game, kept.head)
    head = kept.head
    start = codec.digest(state)
    former = record.is_former(head)
    if former:
        head = msgspec.structs.replace(head, nocturne=record.FORMAT, engine=__version__, start=start)
    if verify and start != head.start:
        raise BadRecord("kernel-record-start-differs", file=name)
    if digests is None:
        digests = any(answer.digest for answer in kept.answers)
    table = Table(game, state, head, digests=digests)
    for step, given in enumerate(kept.answers[:upto], start=1):
        if former:
            answer_new_questions(table, given)
        try:
            table.answer(given.seat, given.key)
        except BadAnswer as error:
            illegal = "kernel-record-answer-illegal"
            raise BadRecord(illegal, file=name, answer=step, detail=str(error)) from error
        if not verify or former or not given.digest:
            continue
        if (table.answers[-1].digest or table.digest()) != given.digest:
            raise BadRecord("kernel-record-digest-differs", file=name, answer=step)
    return table


_MOST_NEW = 16
"""So many questions in a row at most that a former engine did not ask: a window, asked around a table."""


def answer_new_questions(table: Table, given: Answer) -> None:
    """Rules are mended, and a window that a former engine did not open asks somebody who had nothing to say
    then: they pass, until the recorded answer fits. Where it never does, nothing is changed."""
    if _fits(table, given):
        return
    trial = table.copy()
    passes: list[tuple[int, str]] = []
    while len(passes) < _MOST_NEW:
        decision = trial.pending()
        key = None if decision is None else trial.game.default_answer(decision)
        if decision is None or key is None:
            return
        trial.answer(decision.seat, key)
        passes.append((decision.seat, key))
        if _fits(trial, given):
            for seat, harmless in passes:
                table.answer(seat, harmless)
            return


def _fits(table: Table, given: Answer) -> bool:
    decision = table.pending(given.seat)
    return decision is not None and decision.option(given.key) is not None


def load(path: Path | str, *, verify: bool = True, mend: bool = False) -> Table:
    """The table a record file leads to."""
    kept = record.read(Path(path), mend=mend)
    return replay(kept, verify=verify, name=str(path))
