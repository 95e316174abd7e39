"""Everybody who looks at a table, and what each of them is told: updates, who is here, chat, marks,
proposals, refusals.

Only what is saved is shown. Whoever comes, or has missed too much, is shown the table afresh.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable

from msgspec import UNSET, Raw

from nocturne.kernel.decision import Decision
from nocturne.kernel.errors import BadAnswer, NocturneError
from nocturne.server.live.asking import Asking
from nocturne.server.live.autoplay import Autoplay
from nocturne.server.live.clocks import Clocks
from nocturne.server.live.marks import SharedMarks
from nocturne.server.live.session import Session
from nocturne.server.live.streams import Rendered, Spoken, Stream
from nocturne.server.live.takeback import MOST, Proposal, proposal_to_wire
from nocturne.server.live.undo import Undo
from nocturne.server.render.history import History
from nocturne.server.render.segments import MarkingTeller
from nocturne.server.render.steps import StepRecorder
from nocturne.server.render.views import book_of, question_number, question_of, update_of, viewed_fields
from nocturne.server.wire.messages import Message
from nocturne.server.wire.stream import (
    Ack,
    Chat,
    Error,
    FromTable,
    Mark,
    Marks,
    Player,
    Players,
    Problem,
)
from nocturne.server.wire.update import Out, Outcome, Report, Step, Update
from nocturne.version import __version__

#: Log entries told to somebody who comes to the table, and lines of chat.
_LOG_BEFORE = 60
_CHAT_KEPT = 100
#: Names of watchers that are told.
_MOST_WATCHERS = 50


class Broadcast:
    """Tells everybody at a table what they may know. ``also_fresh`` are told things beside the table to
    somebody who is shown it afresh."""

    def __init__(
        self, session: Session, asking: Asking, clocks: Clocks, autoplay: Autoplay, undo: Undo
    ) -> None:
        self._session = session
        self._asking = asking
        self._clocks = clocks
        self._autoplay = autoplay
        self._undo = undo
        self.chat: deque[Spoken] = deque(maxlen=_CHAT_KEPT)
        self.marks = SharedMarks([])
        self.proposal: Proposal | None = None
        self.also_fresh: list[Callable[[Stream], None]] = []
        self.recorders: dict[int | None, StepRecorder] = {}
        """The steps since the last update, by seat (None: those who watch)."""
        self._tellers: dict[str, MarkingTeller] = {}
        self._watched: dict[tuple[str, int, bool], Rendered] = {}
        """What those who watch are shown now, by language, where the news begin, with or without steps."""
        self._histories: dict[int | None, History] = {}
        """What each seat (None: those who watch) was shown of the log."""

    def teller(self, lang: str) -> MarkingTeller:
        """Who tells the table in a language."""
        if lang not in self._tellers:
            names = tuple(player.name for player in self._session.players)
            self._tellers[lang] = MarkingTeller(self._session.table.game, lang, names)
        return self._tellers[lang]

    def history(self, seat: int | None) -> History:
        """What a seat was shown of the log."""
        return self._histories.setdefault(seat, History(seat))

    # -- the table

    def show(self) -> None:
        """Send everybody what has changed for them."""
        if self.proposal is not None and self.proposal.at != self._asking.first_number():
            self.proposal = None
            self.tell_proposal("past")
        self._watched.clear()
        with self._session.table.game.looking():
            self._show_all()
        for recorder in self.recorders.values():
            recorder.begin(len(self._session.table.log))

    def record_answer(self) -> None:
        """Record what this moment looks like to those who want steps: the next answer may be shown together
        with what has happened so far. Elsewhere than at a fast table each answer is shown by itself."""
        if self._asking.masking == "fast":
            self.record_steps()

    def record_steps(self) -> None:
        """Record the present moment for those who want steps."""
        streams = self._session.streams.values()
        wanted = {stream.seat for stream in streams if stream.steps and stream.outboxes}
        recorders = [self.recorders[seat] for seat in wanted if seat in self.recorders]
        if recorders:
            with self._session.table.game.looking():
                for recorder in recorders:
                    recorder.record(self._session.table)

    def _show_all(self) -> None:
        for person, stream in list(self._session.streams.items()):
            if self._is_gone(stream):
                stream.forget()  # nothing is made for somebody who has been gone for long
                if stream.seat is None:
                    del self._session.streams[person]
            elif stream.behind:
                self.show_afresh(stream)
            else:
                self._show_to(stream, fresh=False)

    def _is_gone(self, stream: Stream) -> bool:
        return not stream.outboxes and time.monotonic() - stream.left_at > self._session.grace

    def show_afresh(self, *streams: Stream) -> None:
        """The whole table with the latest of the log, to somebody who may know nothing of it."""
        table = self._session.table
        for stream in streams:
            # What was not saved yet must not be seen: it is shown once it is.
            stream.behind = table.number != self._session.saved
            if stream.behind:
                continue
            stream.shown = self.history(stream.seat).latest(table, _LOG_BEFORE)
            self._show_to(stream, fresh=True)
            stream.tell(self._players())
            self.tell_chat(stream)
            if self.partners(stream.seat):
                stream.tell(self._marks())
            if self.proposal is not None:
                self.tell_proposal(self.proposal, stream)
            for tell in self.also_fresh:
                tell(stream)

    def show_all_afresh(self) -> None:
        """The whole table to everybody: it went back."""
        self.show_afresh(*self._session.streams.values())

    def _show_to(self, stream: Stream, *, fresh: bool) -> None:
        asked = self._autoplay.asked(stream.seat)
        if asked is not None:
            self._asking.note_shown(asked)
        since, stream.shown = stream.shown, len(self._session.table.log)
        if stream.seat is not None or fresh:
            stream.show(Rendered.of(self._update(stream, since, asked, fresh=fresh)))
            return
        # All who watch see the same: however many they are, it is looked at and encoded once.
        which = (stream.lang, since, stream.steps)
        if which not in self._watched:
            self._watched[which] = Rendered.of(self._update(stream, since, None, fresh=False))
        stream.show(self._watched[which])

    def _update(self, stream: Stream, since: int, asked: Decision | None, *, fresh: bool) -> Update[Raw]:
        """The table as one viewer sees it."""
        session, seat, teller = self._session, stream.seat, self.teller(stream.lang)
        table = session.table
        first = self.history(seat).before(table, since)
        update = update_of(table, seat, since, teller, asked, first, self._asking.looks.view(seat))
        update.fresh = fresh
        update.steps = self._steps(stream, since, update) or UNSET
        if fresh:
            update.book = book_of(table, seat, teller) or UNSET
        self._mask(update, seat, asked)
        if seat is not None:
            self._tell_seat(update, seat, teller)
        if self._clocks.pace.kind != "none":
            update.clocks = self._autoplay.clocks_for(seat)
            update.now = round(session.now(), 1)
        return update

    def _mask(self, update: Update[Raw], seat: int | None, asked: Decision | None) -> None:
        """Whom the table waits for, as far as it may be told."""
        table, asking = self._session.table, self._asking
        update.masked = asking.is_hidden()
        if update.masked:
            update.number = asking.first_number() if seat is None else question_number(table, seat)
            update.waiting = [] if asked is None or seat is None else [seat]
        else:
            early = (question.seat for question in table.upcoming())
            update.waiting += [at for at in early if self._autoplay.is_asked(at)]

    def _tell_seat(self, update: Update[Raw], seat: int, teller: MarkingTeller) -> None:
        """What only somebody on a seat is told."""
        session, table = self._session, self._session.table
        if session.is_out(seat):
            update.out = Out(session.may_finish(), session.hurried)
        update.undo = self._undo.is_possible(seat)
        update.yields = self._asking.preferences(seat).to_wire()
        if session.teaching is None and table.result() is None:
            update.concession = table.game.concession(table.state, seat)
        if session.teaching is not None and seat == session.teaching.lesson.seat:
            update.lesson = session.teaching.to_wire(table, session.automatic, teller)

    def _steps(self, stream: Stream, since: int, update: Update[Raw]) -> list[Step]:
        """What was recorded since a viewer's last update. The next steps begin from this one."""
        table = self._session.table
        recorder = self.recorders.get(stream.seat)
        if recorder is None:
            if not stream.steps:
                return []
            recorder = self.recorders[stream.seat] = StepRecorder(stream.seat)
        wanted = stream.steps and not update.fresh
        teller = self.teller(stream.lang)
        steps = recorder.to_wire(table, since, update.names, teller) if wanted else []
        if not recorder.steps:
            recorder.begin(len(table.log))
        recorder.shown = bytes(update.table)
        return steps

    def report(self, person: str, lang: str, masking: str) -> Report:
        """The table as somebody sees it, with everything they were told so far."""
        table, seat = self._session.table, self._session.seat_of(person)
        update = update_of(table, seat, 0, self.teller(lang), self._autoplay.asked(seat))
        update.masked = self._asking.is_hidden()
        if update.masked:
            update.number, update.waiting = self._asking.first_number(), []
        own = [] if seat is None else [one.key for one in table.answers if one.seat == seat]
        return Report(**viewed_fields(update), answers=own, nocturne=__version__, masking=masking)

    # -- what else is told

    def tell_all(self, told: FromTable) -> None:
        """Something to everybody who is here, or may come back soon."""
        for stream in self._session.streams.values():
            if self._is_gone(stream):
                stream.forget()
            else:
                stream.tell(told)

    def tell_players(self) -> None:
        """Who is here, to everybody."""
        self.tell_all(self._players())

    def _players(self) -> Players:
        streams, left = self._session.streams.values(), self._session.memory.left
        now = self._session.now()
        here = {stream.seat for stream in streams if stream.outboxes}
        watching = sorted(stream.name for stream in streams if stream.outboxes and stream.seat is None)
        players = [
            Player(
                seat,
                player.name,
                player.kind,
                seat in here,
                seat in left,
                self._clocks.away_until(seat, now),
            )
            for seat, player in enumerate(self._session.players)
        ]
        return Players(
            players,
            len(watching),
            watching[:_MOST_WATCHERS],
            self._session.memory.hushed or self._session.private,
            self._session.seat_of(self._session.host),
        )

    def say(self, spoken: Spoken) -> None:
        """A line of chat, to everybody who wants to hear who said it."""
        self.chat.append(spoken)
        for stream in self._session.streams.values():
            if self._is_gone(stream):
                stream.forget()
            elif spoken.person not in self._muted(stream):
                stream.tell(Chat([spoken.line], fresh=False))

    def tell_chat(self, stream: Stream) -> None:
        """All that was said, as somebody wants to hear it."""
        muted = self._muted(stream)
        lines = [spoken.line for spoken in self.chat if spoken.person not in muted]
        names = {person: name for name, person in self._names().items()}
        stream.tell(Chat(lines, fresh=True, muted=[names[one] for one in muted if one in names]))

    def _muted(self, stream: Stream) -> list[str]:
        return self._session.memory.muted.get(stream.person, [])

    def _names(self) -> dict[str, str]:
        """Everybody who is here or has spoken, by the name they have at the table."""
        session = self._session
        spoken = {one.line.name: one.person for one in self.chat if one.person}
        watching = {one.name: one.person for one in session.streams.values()}
        return spoken | watching | {one.name: one.person for one in session.players if one.person}

    def person_called(self, name: str) -> str | None:
        """Who has a name at the table, or spoke under it."""
        return self._names().get(name)

    def partners(self, seat: int | None) -> frozenset[int]:
        """The seats that share their marks with a viewer: never anybody who only watches."""
        if seat is None:
            return frozenset()
        return self._session.table.game.partners(seat, len(self._session.players))

    def tell_marks(self, partners: frozenset[int]) -> None:
        """The marks, to those who share them."""
        for stream in self._session.streams.values():
            if stream.outboxes and stream.seat in partners:
                stream.tell(self._marks())

    def _marks(self) -> Marks:
        marks: list[Mark] = list(self.marks)
        return Marks(marks)

    def tell_proposal(self, proposal: Proposal | Outcome, *streams: Stream) -> None:
        """A proposal to take a move back, or what became of it."""
        taken_back = self._session.memory.taken_back
        taken = taken_back.get(proposal.seat, 0) if isinstance(proposal, Proposal) else 0
        for stream in streams or self._session.streams.values():
            if stream.outboxes:
                teller = self.teller(stream.lang)
                stream.tell(
                    proposal_to_wire(proposal, self._session.table, stream.seat, MOST - taken, teller)
                )

    def acknowledge(self, stream: Stream, ident: str) -> None:
        """A message has counted."""
        if ident:
            stream.remember(ident)
            stream.tell(Ack(ident))

    def refuse(self, stream: Stream, message: Message, mistake: NocturneError) -> None:
        """A message was refused; after a bad answer with the question that stands now."""
        teller = self.teller(stream.lang)
        problem = Problem(mistake.message, teller.words(mistake.message, **mistake.args_for_message))
        if not isinstance(mistake, BadAnswer) or stream.seat is None:
            stream.tell(Error(message.id, problem))
            return
        table = self._session.table
        view, decision = table.view(stream.seat), self._autoplay.asked(stream.seat)
        question = None if decision is None else question_of(decision, view, table, teller)
        stream.tell(Error(message.id, problem, question))
