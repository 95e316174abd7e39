"""Everybody who looks at a table, and what each of them is told: frames, who is here, chat, marks, proposals,
refusals, and what they ask about.

Only what is saved is shown. Whoever comes, or has missed too much, is shown the table afresh.
"""

from __future__ import annotations

import time
from collections import deque

import msgspec

from nocturne.kernel.decision import Decision
from nocturne.kernel.errors import BadAnswer, NocturneError
from nocturne.kernel.table import Table
from nocturne.server.course import Course, Terms
from nocturne.server.describing import thing_told, why_told
from nocturne.server.history import History
from nocturne.server.marks import Mark, SharedMarks
from nocturne.server.seen import Json, book_of, frame_of, question_number, question_of
from nocturne.server.segments import MarkingTeller
from nocturne.server.steps import StepRecorder
from nocturne.server.streams import Message, Player, Said, Seen, Stream
from nocturne.server.takeback import MOST, Outcome, Proposal, proposal_told

#: Log entries told to somebody who comes to the table, and lines of chat.
_LOG_BEFORE = 60
_CHAT_KEPT = 100


class Audience(Course):
    """A game under way and everybody who looks at it."""

    def __init__(
        self, table: Table, players: list[Player], terms: Terms, chat: list[Said], marks: list[Mark]
    ) -> None:
        super().__init__(table, players, terms)
        self.chat: deque[Said] = deque(chat, maxlen=_CHAT_KEPT)
        self.marks = SharedMarks(marks)
        self._saved = self.table.number
        """How many answers are on disk."""
        self._tellers: dict[str, MarkingTeller] = {}
        self._proposal: Proposal | None = None
        self._watched: dict[tuple[str, int, bool], Seen] = {}
        """What those who watch are shown now, by language, where the news begin, with or without steps."""
        self._recorders: dict[int | None, StepRecorder] = {}
        """The steps since the last frame, by seat (None: those who watch)."""
        if table.game.shows_between:
            table.watch = self._record_steps
        self._histories: dict[int | None, History] = {}
        """What each seat (None: those who watch) was shown of the log."""

    def _teller(self, lang: str) -> MarkingTeller:
        if lang not in self._tellers:
            names = tuple(player.name for player in self.players)
            self._tellers[lang] = MarkingTeller(self.table.game, lang, names)
        return self._tellers[lang]

    # -- the table

    def _show(self) -> None:
        if self._proposal is not None and self._proposal.at != self._asking.first_number():
            self._proposal = None
            self._tell_proposal("past")
        self._watched.clear()
        with self.table.game.looking():
            self._show_all()
        for recorder in self._recorders.values():
            recorder.begin(len(self.table.log))

    def _before_answer(self) -> None:
        """Keep what this moment looks like to those who want steps: the next answer may be shown together
        with what has happened so far. Elsewhere than at a fast table each answer is shown by itself."""
        if self._asking.masking == "fast":
            self._record_steps()

    def _record_steps(self) -> None:
        recorders = [
            self._recorders[seat]
            for seat in {stream.seat for stream in self.streams.values() if stream.steps and stream.outboxes}
            if seat in self._recorders
        ]
        if recorders:
            with self.table.game.looking():
                for recorder in recorders:
                    recorder.record(self.table)

    def _show_all(self) -> None:
        for person, stream in list(self.streams.items()):
            if not stream.outboxes and time.monotonic() - stream.left_at > self._grace:
                stream.forget()  # nothing is made for somebody who has been gone for long
                if stream.seat is None:
                    del self.streams[person]
            elif stream.behind:
                self._show_afresh(stream)
            else:
                self._show_to(stream, fresh=False)

    def _show_afresh(self, stream: Stream) -> None:
        """The whole table with the latest of the log, to somebody who may know nothing of it."""
        # What was not saved yet must not be seen: it is shown once it is.
        stream.behind = self.table.number != self._saved
        if stream.behind:
            return
        stream.shown = self._history(stream.seat).latest(self.table, _LOG_BEFORE)
        self._show_to(stream, fresh=True)
        stream.tell(self._players_frame())
        stream.tell({"type": "chat", "lines": msgspec.to_builtins(list(self.chat)), "fresh": True})
        if self._partners(stream.seat):
            stream.tell(self._marks_frame())
        if self._proposal is not None:
            self._tell_proposal(self._proposal, stream)

    def _history(self, seat: int | None) -> History:
        return self._histories.setdefault(seat, History(seat))

    def _show_to(self, stream: Stream, *, fresh: bool) -> None:
        asked = self._asked(stream.seat)
        if asked is not None:
            self._asking.note_shown(asked)
        since, stream.shown = stream.shown, len(self.table.log)
        if stream.seat is not None or fresh:
            stream.show(self._seen(stream, since, asked, fresh=fresh))
            return
        # All who watch see the same: however many they are, it is looked at and written once.
        which = (stream.lang, since, stream.steps)
        if which not in self._watched:
            self._watched[which] = self._seen(stream, since, None, fresh=False)
        stream.show(self._watched[which])

    def _seen(self, stream: Stream, since: int, asked: Decision | None, *, fresh: bool) -> Seen:
        """The table as one viewer sees it."""
        seat, asking, teller = stream.seat, self._asking, self._teller(stream.lang)
        first = self._history(seat).before(self.table, since)
        frame = frame_of(self.table, seat, since, teller, asked, first)
        steps = self._steps_of(stream, since, frame, fresh=fresh)
        if fresh and (book := book_of(self.table, seat, teller)):
            frame["book"] = book
        hidden = asking.is_hidden()
        frame["masked"] = hidden
        if hidden:
            frame["number"] = asking.first_number() if seat is None else question_number(self.table, seat)
            frame["waiting"] = [] if asked is None else [seat]
        else:
            early = (question.seat for question in self.table.upcoming())
            frame["waiting"] += [at for at in early if self._is_asked(at)]
        if seat is not None and self._is_out(seat):
            frame["out"] = {"finish": self._may_finish(), "finishing": self._hurried}
        frame["undo"] = seat is not None and self._may_undo(seat)
        if seat is not None and self._teaching is None and self.table.result() is None:
            frame["concession"] = self.table.game.concession(self.table.state, seat)
        if self._teaching is not None and seat == self._teaching.lesson.seat:
            frame["lesson"] = self._teaching.told(self.table, self._given, teller)
        frame["yields"] = None if seat is None else asking.standing(seat).told()
        beside: dict[str, float] = {}
        if self._clocks.pace.kind != "none":
            frame["clocks"] = self._clocks_told(seat)
            beside["now"] = round(self._now(), 1)
        return Seen.of(frame, fresh=fresh, steps=steps, **beside)

    def _steps_of(self, stream: Stream, since: int, frame: Json, *, fresh: bool) -> list[Json]:
        """What was recorded since a viewer's last frame. The next steps begin from this one."""
        recorder = self._recorders.get(stream.seat)
        if recorder is None:
            if not stream.steps:
                return []
            recorder = self._recorders[stream.seat] = StepRecorder(stream.seat)
        wanted = stream.steps and not fresh
        teller = self._teller(stream.lang)
        steps = recorder.told(self.table, since, frame["names"], teller) if wanted else []
        if not recorder.steps:
            recorder.begin(len(self.table.log))
        recorder.shown = bytes(frame["table"])
        return steps

    def _reported(self, person: str, lang: str) -> Json:
        """The table as somebody sees it, with everything she was told so far."""
        seat = self.seat_of(person)
        frame = frame_of(self.table, seat, 0, self._teller(lang), self._asked(seat))
        hidden = self._asking.is_hidden()
        if hidden:
            frame["number"] = self._asking.first_number()
            frame["waiting"] = []
        own = [] if seat is None else [one.key for one in self.table.answers if one.seat == seat]
        return {**frame, "type": "report", "answers": own, "masked": hidden}

    # -- what else is told

    def _tell_all(self, frame: Json) -> None:
        for stream in self.streams.values():
            if stream.outboxes or time.monotonic() - stream.left_at <= self._grace:
                stream.tell(frame)
            else:
                stream.forget()

    def _players_frame(self) -> Json:
        here = {stream.seat for stream in self.streams.values() if stream.outboxes}
        watching = sum(1 for stream in self.streams.values() if stream.outboxes and stream.seat is None)
        return {
            "type": "players",
            "players": [
                {"seat": seat, "name": player.name, "kind": player.kind, "here": seat in here}
                for seat, player in enumerate(self.players)
            ],
            "watching": watching,
        }

    def _partners(self, seat: int | None) -> frozenset[int]:
        """The seats that share their marks with a viewer: never anybody who only watches."""
        return frozenset() if seat is None else self.table.game.partners(seat, len(self.players))

    def _marks_frame(self) -> Json:
        return {"type": "marks", "marks": [msgspec.to_builtins(mark) for mark in self.marks]}

    def _tell_proposal(self, proposal: Proposal | Outcome, *streams: Stream) -> None:
        taken = self._desk.taken_back.get(proposal.seat, 0) if isinstance(proposal, Proposal) else 0
        left = MOST - taken
        for stream in streams or self.streams.values():
            if stream.outboxes:
                teller = self._teller(stream.lang)
                stream.tell(proposal_told(proposal, self.table, stream.seat, left, teller))

    def _acknowledge(self, stream: Stream, ident: str) -> None:
        if ident:
            stream.remember(ident)
            stream.tell({"type": "ack", "id": ident})

    def _refuse(self, stream: Stream, message: Message, mistake: NocturneError) -> None:
        words = self._teller(stream.lang).words
        text = words(mistake.message, **mistake.args_for_message)
        frame: Json = {"type": "error", "id": message.id, "error": {"code": mistake.message, "text": text}}
        if isinstance(mistake, BadAnswer) and stream.seat is not None:
            view, decision = self.table.view(stream.seat), self._asked(stream.seat)
            asked = decision and question_of(decision, view, self.table, self._teller(stream.lang))
            frame["question"] = asked
        stream.tell(frame)

    # -- what is asked about

    def _why(self, stream: Stream, message: Message) -> None:
        seat, hidden = self._seated(stream), self._asking.is_hidden()
        stream.tell(why_told(self.table, seat, message.about, self._teller(stream.lang), hidden=hidden))

    def _describe(self, stream: Stream, message: Message) -> None:
        stream.tell(thing_told(self.table, stream.seat, message.ref, self._teller(stream.lang)))

    def _seated(self, stream: Stream) -> int:
        if stream.seat is None:
            raise NocturneError("server-only-watching")
        return stream.seat
