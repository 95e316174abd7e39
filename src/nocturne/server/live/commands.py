"""What a person may tell a table to do: each kind of message, and what comes of it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import NamedTuple

from nocturne.kernel.decision import Decision
from nocturne.kernel.errors import BadAnswer, NocturneError
from nocturne.kernel.words import LANGUAGES
from nocturne.server.live.asking import Asking
from nocturne.server.live.autoplay import Autoplay
from nocturne.server.live.broadcast import Broadcast
from nocturne.server.live.coaching import Coach
from nocturne.server.live.endings import Endings
from nocturne.server.live.saving import Saver
from nocturne.server.live.seats import Seats
from nocturne.server.live.session import HeldAnswer, Session
from nocturne.server.live.streams import Stream
from nocturne.server.live.takeback import MOST, Proposal, propose
from nocturne.server.live.talking import Talking
from nocturne.server.live.undo import Undo
from nocturne.server.render.describing import describe_thing, explain
from nocturne.server.render.views import question_number
from nocturne.server.wire import messages
from nocturne.server.wire.messages import AnyMessage, Message
from nocturne.server.wire.stream import Pong
from nocturne.server.wire.update import Outcome


class Parts(NamedTuple):
    """The parts of a live table."""

    session: Session
    seats: Seats
    asking: Asking
    autoplay: Autoplay
    undo: Undo
    broadcast: Broadcast
    endings: Endings
    saver: Saver
    coach: Coach


class Commands:
    """Carries out messages. ``go_on`` lets the table play on, saves and shows."""

    def __init__(self, parts: Parts, go_on: Callable[[], Awaitable[None]]) -> None:
        self._session = parts.session
        self._seats = parts.seats
        self._asking = parts.asking
        self._autoplay = parts.autoplay
        self._undo = parts.undo
        self._broadcast = parts.broadcast
        self._endings = parts.endings
        self._saver = parts.saver
        self._coach = parts.coach
        self._talking = Talking(parts.session, parts.broadcast, parts.saver)
        self._go_on = go_on

    async def carry_out(self, stream: Stream, message: AnyMessage) -> None:
        """Do what a message asks for; refuses what is not possible."""
        match message:
            case messages.Ping():
                stream.tell(Pong())
            case messages.Speak():
                self._speak(stream, message.lang)
            case messages.Steps():
                stream.steps = message.on
            case messages.Look():
                pass  # it is of the connection it came by, where it was noted
            case messages.AskWhy():
                self._explain(stream, message.about)
            case messages.Describe():
                teller = self._broadcast.teller(stream.lang)
                stream.tell(describe_thing(self._session.table, stream.seat, message.ref, teller))
            case (
                messages.Say()
                | messages.Mute()
                | messages.ReportLine()
                | messages.RemoveWatcher()
                | messages.Hush()
            ):
                await self._talking.carry_out(stream, message)
            case messages.PutMark():
                await self._mark(stream, message)
            case _:
                await self._play(self._session.seated(stream), stream, message)

    async def _play(self, seat: int, stream: Stream, message: AnyMessage) -> None:
        """What only somebody on a seat may ask for."""
        match message:
            case messages.Answer():
                await self._answer_question(stream, seat, message)
            case messages.Yield():
                await self._yield(stream, seat, message)
            case messages.AskAdvice():
                self._check_number(seat, message.number)
                self._coach.ask(stream, self._decision_of(seat))
            case messages.Undo():
                await self._take_own_back(seat, message)
            case messages.TakeBackMove():
                await self._propose(seat, message)
            case messages.Consent():
                await self._consent(seat, message)
            case _:
                self._change_seat(seat, message)
                await self._go_on()

    def _change_seat(self, seat: int, message: AnyMessage) -> None:
        """Something about a seat that may let the table go on."""
        match message:
            case messages.SetStop() if message.preset is not None:
                self._asking.preset_stops(seat, message.preset)
            case messages.SetStop():
                self._asking.stop(seat, message.role, message.window, on=message.on)
            case messages.Away():
                self._endings.check_leaving()
                self._seats.leave_to_bot(seat)
                self._endings.forget_seat(seat)
                self._broadcast.tell_players()
            case messages.Back():
                self.come_back(seat)
            case messages.End():
                self._endings.wish_for("end", seat, message)
            case messages.Concede():
                self._endings.wish_for("concede", seat, message)
            case messages.Agree():
                self._endings.answer(seat, message, agrees=message.on)

    def come_back(self, seat: int) -> None:
        """Somebody takes their seat back from a bot."""
        if self._seats.come_back(seat):
            self._broadcast.tell_players()

    # -- answering

    async def _answer_question(self, stream: Stream, seat: int, message: messages.Answer) -> None:
        late = message.number != question_number(self._session.table, seat)
        if late and self._asking.says_late(seat, message.number, message.key):
            await self._go_on()
            return
        self._check_number(seat, message.number)
        await self._answer(stream, message, self._decision_of(seat), message.key)

    def _check_number(self, seat: int, number: int) -> None:
        current = question_number(self._session.table, seat)
        if number != current:
            raise BadAnswer("kernel-answer-stale", number=number, current=current)

    def _decision_of(self, seat: int) -> Decision:
        """What a seat is asked now. Whom the table waits for instead is not told."""
        if self._session.is_held(seat):
            raise NocturneError("server-answer-held")
        decision = self._asking.asked(seat)
        if decision is None:
            over = self._session.table.result()
            raise BadAnswer("kernel-answer-game-over" if over else "server-not-asked")
        if self._asking.said_early(decision) is not None:
            raise NocturneError("server-answer-held")
        return decision

    async def _answer(self, stream: Stream, message: Message, decision: Decision, key: str) -> None:
        """A person answers. At a masked table an answer before its time is held: it is one in secret if it
        would close a window, any other if it may be a secret that there was a choice."""
        session, table = self._session, self._session.table
        if session.teaching is not None:
            try:
                session.teaching.check(table, session.automatic, decision, key)
            except NocturneError:
                self._broadcast.show()
                raise
        too_soon = not self._autoplay.may_close()
        if table.pending(decision.seat) is None or (
            too_soon and not decision.sealed and self._asking.hides_choice(decision)
        ):
            self._asking.say_early(decision, key)
            await self._go_on()
            return
        too_soon = too_soon and decision.sealed and len(table.questions) == 1
        if decision.option(key) is not None:
            self._asking.note_answer(decision, key)
        if too_soon and decision.option(key) is not None:
            session.held = HeldAnswer(stream, message.id, decision.seat, key)
        else:
            table.answer(decision.seat, key)
        await self._go_on()

    async def _yield(self, stream: Stream, seat: int, message: messages.Yield) -> None:
        if message.kind == "full":
            self._asking.preferences(seat).full = message.on
            await self._go_on()
            return
        if message.kind == "none":
            self._asking.preferences(seat).cancel()
            await self._go_on()
            return
        self._check_number(seat, message.number)
        decision = self._decision_of(seat)
        usual = self._asking.usual(decision)
        if usual is None:
            raise NocturneError("server-no-usual-answer")
        self._asking.let_go(decision, message.kind)
        await self._answer(stream, message, decision, usual)

    # -- going back

    async def _take_own_back(self, seat: int, message: Message) -> None:
        point = self._undo.point(seat)
        if not self._undo.is_possible(seat):
            raise NocturneError("server-undo-impossible")
        self._session.memory.remember(self._session.players[seat].person, message.id)
        if point is None or self._undo.is_early(seat, point):
            self._asking.preferences(seat).early = None
            await self._go_on()
            return
        secret = self._undo.take_back(seat, point)
        await self._save_rewound(point)
        if secret:
            self._asking.preferences(seat).rewind()
            await self._go_on()
        else:
            self._broadcast.show_all_afresh()

    async def _save_rewound(self, point: int) -> None:
        """The game went back: what was recorded for the next update is void."""
        self._broadcast.recorders.clear()
        self._saver.rewind(point)
        await self._saver.save(shortened=True)

    async def _propose(self, seat: int, message: Message) -> None:
        """Ask the others to let a move be taken back; without others it is taken back at once."""
        session = self._session
        if session.memory.taken_back.get(seat, 0) >= MOST:
            raise NocturneError("server-takeback-most", most=MOST)
        at = self._asking.first_number()
        proposal = propose(session.table, seat, session.automatic, session.people(), at)
        self._broadcast.proposal = proposal
        await self._settle_proposal(proposal, seat, message)

    async def _consent(self, seat: int, message: messages.Consent) -> None:
        proposal = self._broadcast.proposal
        if proposal is None or seat not in (*proposal.needs, proposal.seat):
            raise NocturneError("server-takeback-none")
        if not message.on:  # one is enough to refuse, and who asked may think better of it
            self._broadcast.proposal = None
            self._broadcast.tell_proposal("withdrawn" if seat == proposal.seat else "refused")
            await self._go_on()
            return
        if seat not in proposal.agreed and seat != proposal.seat:
            proposal.agreed.append(seat)
        await self._settle_proposal(proposal, seat, message)

    async def _settle_proposal(self, proposal: Proposal, seat: int, message: Message) -> None:
        session = self._session
        outcome: Proposal | Outcome = proposal
        if proposal.settled:
            outcome = "agreed"
            session.memory.remember(session.players[seat].person, message.id)
            self._broadcast.proposal = None
            session.held = None
            self._asking.rewind()
            self._undo.rewind(proposal.point)
            taken = session.memory.taken_back
            taken[proposal.seat] = taken.get(proposal.seat, 0) + 1
            await self._save_rewound(proposal.point)
            self._broadcast.show_all_afresh()
        self._broadcast.tell_proposal(outcome)
        await self._go_on()

    # -- talking

    def _speak(self, stream: Stream, lang: str) -> None:
        if lang not in LANGUAGES:
            raise NocturneError("server-lang-unknown", languages=", ".join(LANGUAGES))
        stream.lang = lang
        self._broadcast.show_afresh(stream)

    def _explain(self, stream: Stream, about: str) -> None:
        seat, hidden = self._session.seated(stream), self._asking.is_hidden()
        teller = self._broadcast.teller(stream.lang)
        stream.tell(explain(self._session.table, seat, about, teller, hidden=hidden))

    async def _mark(self, stream: Stream, message: messages.PutMark) -> None:
        partners = self._broadcast.partners(self._session.seated(stream))
        if not partners:
            raise NocturneError("server-mark-not-yours")
        if not self._session.table.game.markable(message.ref):
            raise NocturneError("server-mark-unknown")
        mark = self._broadcast.marks.put(message.ref, message.mark, stream.name)
        await self._saver.save(mark=(message.ref, mark))
        self._broadcast.tell_marks(partners)
