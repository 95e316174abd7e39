"""Chat and its moderation: what is said at a table, whom somebody does not want to hear, what is reported to
the operators, and what the host decides about those who watch."""

from __future__ import annotations

import time

from nocturne.kernel.errors import NocturneError
from nocturne.server.live.broadcast import Broadcast
from nocturne.server.live.saving import Saver
from nocturne.server.live.session import Session
from nocturne.server.live.streams import ChatReport, Spoken, Stream
from nocturne.server.render.segments import is_clean
from nocturne.server.wire import messages
from nocturne.server.wire.stream import ChatLine

LONGEST_CHAT = 500
#: How many lines one person may report at one table, and whom they may mute there.
MOST_REPORTS = 10
MOST_MUTED = 50
#: How many watchers a host may keep out of one table.
MOST_REMOVED = 200

TalkMessage = messages.Say | messages.Mute | messages.ReportLine | messages.RemoveWatcher | messages.Hush


class Talking:
    """Carries out the messages about the chat."""

    def __init__(self, session: Session, broadcast: Broadcast, saver: Saver) -> None:
        self._session = session
        self._broadcast = broadcast
        self._saver = saver

    async def carry_out(self, stream: Stream, message: TalkMessage) -> None:
        """Do what a message asks for; refuses what is not possible."""
        match message:
            case messages.Say():
                await self._say(stream, message)
            case messages.Mute():
                await self._mute(stream, message)
            case messages.ReportLine():
                await self._report(stream, message)
            case messages.RemoveWatcher():
                await self._remove(stream, message)
            case messages.Hush():
                await self._hush(stream, message)

    async def _say(self, stream: Stream, message: messages.Say) -> None:
        text = _checked(message.text)
        session, watches = self._session, stream.seat is None
        if watches and session.private:
            raise NocturneError("server-chat-watching")
        if watches and session.memory.hushed:
            raise NocturneError("server-chat-hushed")
        if session.may_speak is not None and not await session.may_speak(stream.person):
            raise NocturneError("server-club-muted")
        line = ChatLine(
            stream.name,
            text,
            self._moment(),
            stream.seat,
            "watcher" if watches else "player",
            host=stream.person == session.host,
        )
        spoken = Spoken(line, stream.person)
        session.memory.remember(stream.person, message.id)
        await self._saver.save(said=spoken)
        self._broadcast.say(spoken)

    def _moment(self) -> float:
        """Now, and later than the line before: by its moment a line is reported."""
        said = self._broadcast.chat
        return round(max(time.time(), said[-1].line.at + 0.001 if said else 0.0), 3)

    async def _mute(self, stream: Stream, message: messages.Mute) -> None:
        person = self._broadcast.person_called(message.name)
        if person is None or person == stream.person:
            raise NocturneError("server-mute-whom")
        muted = self._session.memory.muted
        own = [one for one in muted.get(stream.person, []) if one != person]
        if message.on and len(own) >= MOST_MUTED:
            raise NocturneError("server-mute-most", most=MOST_MUTED)
        muted[stream.person] = [*own, person] if message.on else own
        await self._saver.save()
        self._broadcast.tell_chat(stream)

    async def _report(self, stream: Stream, message: messages.ReportLine) -> None:
        reason = _checked(message.text) if message.text.strip() else ""
        memory = self._session.memory
        spoken = next((one for one in self._broadcast.chat if one.line.at == message.at), None)
        if spoken is None or spoken.person == stream.person:
            raise NocturneError("server-report-which")
        if memory.reported.get(stream.person, 0) >= MOST_REPORTS:
            raise NocturneError("server-report-most", most=MOST_REPORTS)
        memory.reported[stream.person] = memory.reported.get(stream.person, 0) + 1
        memory.remember(stream.person, message.id)
        report = ChatReport(stream.person, spoken.person, spoken.line.name, spoken.line.text, reason)
        await self._saver.save(reported=report)

    async def _remove(self, stream: Stream, message: messages.RemoveWatcher) -> None:
        session = self._session
        self._check_host(stream)
        found = [one for one in session.streams.values() if one.seat is None and one.name == message.name]
        if not found:
            raise NocturneError("server-remove-whom")
        (watcher,) = found
        session.memory.removed = [*session.memory.removed, watcher.person][-MOST_REMOVED:]
        await self._saver.save()
        for outbox in watcher.outboxes:
            outbox.close()
        session.streams.pop(watcher.person, None)
        self._broadcast.tell_players()

    async def _hush(self, stream: Stream, message: messages.Hush) -> None:
        self._check_host(stream)
        self._session.memory.hushed = message.on
        await self._saver.save()
        self._broadcast.tell_players()

    def _check_host(self, stream: Stream) -> None:
        if stream.person != self._session.host:
            raise NocturneError("server-only-host-settles")


def _checked(text: str) -> str:
    text = text.strip()
    if not text or len(text) > LONGEST_CHAT or not is_clean(text):
        raise NocturneError("server-chat-wrong", most=LONGEST_CHAT)
    return text
