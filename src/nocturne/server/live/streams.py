"""Connections to a table: what is on its way to a viewer, what was sent, and what must be saved first."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict, deque
from typing import Any, Literal

import msgspec
from msgspec import UNSET, Struct

from nocturne.kernel.record import Answer
from nocturne.kernel.state import Result
from nocturne.server.live.clocks import TableMemory
from nocturne.server.live.windows import Preferences
from nocturne.server.rates import Rate
from nocturne.server.wire.stream import ChatLine, FromTable, Mark
from nocturne.server.wire.update import Update

#: Updates stored for a viewer who comes back, and updates a connection may lag behind before it is cut.
_WINDOW = 64
_MOST_WAITING = 64
#: Connections one person may have to one table.
_MOST_CONNECTIONS = 10
#: Messages remembered so that one sent twice counts once.
_REMEMBERED = 256


class Player(Struct):
    """Who sits on a seat. ``person`` is empty for a bot and for an open seat. ``ready``: they say that
    the game may begin."""

    kind: Literal["person", "bot", "open"]
    name: str = ""
    person: str = ""
    bot: str = ""
    ready: bool = False

    @property
    def holder(self) -> str:
        """By what the store knows whoever sits here; empty for an open seat."""
        return self.person or (f"bot:{self.name}" if self.kind == "bot" else "")


class Spoken(Struct, frozen=True):
    """A line of chat, and who said it, which is told to nobody; empty where it was not noted."""

    line: ChatLine
    person: str = ""


class ChatReport(Struct, frozen=True):
    """What somebody (``reporter``) tells the operators about a line of chat, and whose line it is."""

    reporter: str
    person: str
    name: str
    said: str
    reason: str


class Saving(Struct):
    """What must be on disk before anything is shown: answers from a number on, and how the game ended, if it
    did. ``shortened``: what was saved from that number on is gone. ``preferences`` and
    ``memory``: what else is stored of its people, if that has changed. ``due``: when the next clock by
    correspondence runs out, written if ``due_too``. ``snapshot``: the table after the last of the answers,
    now and then, so that it is opened quickly. ``said``: a line of chat; ``reported``: one
    that somebody reports; ``mark``: a place and the mark on it now."""

    start: int
    answers: list[Answer]
    automatic: set[int]
    result: Result | None
    shortened: bool = False
    preferences: dict[int, Preferences] | None = None
    memory: TableMemory | None = None
    due: float | None = None
    due_too: bool = False
    snapshot: bytes | None = None
    said: Spoken | None = None
    reported: ChatReport | None = None
    mark: tuple[str, Mark | None] | None = None


class Outbox:
    """What is on its way over one connection. A connection that does not keep up is cut; when it comes
    back it is sent what it missed."""

    def __init__(self) -> None:
        self.looking = True  # until it is told that the table is out of sight
        self.waiting: asyncio.Queue[bytes | None] = asyncio.Queue(_MOST_WAITING + 1)

    def put(self, packed: bytes) -> None:
        """Send something; None in the queue ends the connection."""
        if self.waiting.qsize() < _MOST_WAITING:
            self.waiting.put_nowait(packed)
        else:
            while not self.waiting.empty():
                self.waiting.get_nowait()
            self.close()

    def close(self) -> None:
        """End the connection once what was sent before is out."""
        if not self.waiting.full():
            self.waiting.put_nowait(None)


class Rendered(Struct, frozen=True):
    """An update, encoded: ``standing`` is all that stands there, without the news and what changes by itself
    (a clock). ``newsworthy``: sent even if that is the same."""

    update: bytes
    standing: bytes
    newsworthy: bool

    @classmethod
    def of(cls, update: Update[Any]) -> Rendered:
        """An update, encoded."""
        quiet = msgspec.structs.replace(update, log=[], fresh=False, steps=UNSET, now=UNSET)
        newsworthy = bool(update.log) or update.fresh
        return cls(msgspec.json.encode(update), msgspec.json.encode(quiet), newsworthy)


class Stream:
    """What one person is told at one table, numbered, over as many connections as they have open."""

    def __init__(self, person: str, name: str, seat: int | None, lang: str) -> None:
        self.person = person
        self.name = name
        self.seat = seat
        self.lang = lang
        # Numbers grow from the clock's, so that those of a server before this one are all smaller.
        self.sequence = int(time.time() * 1000)
        self.kept: deque[tuple[int, bytes]] = deque(maxlen=_WINDOW)
        self.outboxes: set[Outbox] = set()
        self.left_at = 0.0
        self.shown = 0
        self.steps = False  # whether updates that group several answers tell what was between
        self.behind = False  # came while something was being saved: must be shown all of it after that
        self.done: OrderedDict[str, None] = OrderedDict()
        self.messages = Rate(burst=60, per_second=20)  # over all their connections
        self._last = b""

    @property
    def full(self) -> bool:
        """Whether they have as many connections as they may."""
        return len(self.outboxes) >= _MOST_CONNECTIONS

    def tell(self, told: FromTable) -> None:
        """Send something numbered and keep it for those who come back."""
        self._send(msgspec.json.encode(told))

    def show(self, rendered: Rendered) -> None:
        """Send the table as it is now with the news. Nothing is sent where nothing has changed, so that an
        update never tells of something that happened out of sight."""
        if rendered.standing == self._last and not rendered.newsworthy:
            return
        self._last = rendered.standing
        self._send(rendered.update)

    def remember(self, ident: str) -> None:
        """A message has counted; the same one sent again will not."""
        self.done[ident] = None
        if len(self.done) > _REMEMBERED:
            self.done.popitem(last=False)

    def _send(self, encoded: bytes) -> None:
        """Put the next number in front of an encoded object, and send it."""
        self.sequence += 1
        packed = b'{"seq":%d,%b' % (self.sequence, encoded[1:])
        self.kept.append((self.sequence, packed))
        for outbox in self.outboxes:
            outbox.put(packed)

    def forget(self) -> None:
        """From now on something is missed that is not kept: who comes back is shown the table afresh."""
        self.sequence += 1
        self.kept.clear()

    def missed(self, since: int) -> list[bytes] | None:
        """What was sent after number ``since``; None when they are not all here any more."""
        if since == self.sequence:
            return []
        if not self.kept or not self.kept[0][0] - 1 <= since < self.sequence:
            return None
        return [packed for number, packed in self.kept if number > since]
