"""What goes over the wire: messages from people, frames to them, and everything that is kept of both."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict, deque
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from nocturne.kernel.record import Answer
from nocturne.kernel.state import Result
from nocturne.server.clocks import Desk
from nocturne.server.guards import Rate
from nocturne.server.marks import Mark
from nocturne.server.seen import Json
from nocturne.server.windows import Preset, Standing, YieldKind

#: Frames kept for a viewer who comes back, and frames a connection may lag behind before it is cut.
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


class Said(Struct):
    """A line of chat."""

    name: str
    text: str
    at: float


class Saving(Struct):
    """What must be on disk before anything is shown: answers from a number on, and how the game ended, if it
    did. ``shortened``: what was saved from that number on is gone. ``standings`` and
    ``desk``: what else is kept of its people, if that has changed. ``snapshot``: the table after the last of
    the answers, now and then, so that it is opened quickly. ``said``: a line of chat; ``mark``: a place and
    the mark on it now."""

    start: int
    answers: list[Answer]
    given: set[int]
    result: Result | None
    shortened: bool = False
    standings: dict[int, Standing] | None = None
    desk: Desk | None = None
    due: float | None = None
    snapshot: bytes | None = None
    said: Said | None = None
    mark: tuple[str, Mark | None] | None = None


class Message(Struct, forbid_unknown_fields=True):
    """What a client may send; each type uses some of the fields."""

    type: Literal[
        "answer", "undo", "chat", "mark", "why", "describe", "yield", "stop", "back", "takeback", "consent",
        "lang", "steps", "finish", "ping",
        "away", "end", "concede", "agree",
    ]  # fmt: skip
    id: Annotated[str, Meta(max_length=64)] = ""
    number: Annotated[int, Meta(ge=-1, le=1 << 50)] = -1
    key: str = ""
    text: str = ""
    about: str = ""
    ref: str = ""
    kind: YieldKind = "once"
    role: str = ""
    window: str = ""
    preset: Preset | None = None
    mark: str = ""
    on: bool = True
    lang: str = ""


class Outbox:
    """One connection's frames on their way. A connection that does not keep up is cut; when it comes back it
    is sent what it missed."""

    def __init__(self) -> None:
        self.frames: asyncio.Queue[bytes | None] = asyncio.Queue(_MOST_WAITING + 1)

    def put(self, frame: bytes) -> None:
        """Send a frame; None in the queue ends the connection."""
        if self.frames.qsize() < _MOST_WAITING:
            self.frames.put_nowait(frame)
        else:
            while not self.frames.empty():
                self.frames.get_nowait()
            self.close()

    def close(self) -> None:
        """End the connection once what was sent before is out."""
        if not self.frames.full():
            self.frames.put_nowait(None)


class Seen(Struct, frozen=True):
    """A table as one viewer sees it, about to be sent: ``body`` is all that stands there, ``news`` what has
    happened, with what changes by itself (a clock). ``newsworthy``: sent even if the body is the same."""

    body: bytes
    news: bytes
    newsworthy: bool

    @classmethod
    def of(cls, frame: Json, *, fresh: bool, steps: list[Json], **beside: float) -> Seen:
        """A frame, written."""
        log = frame.pop("log")
        between = {"steps": steps} if steps else {}
        news = msgspec.json.encode({"fresh": fresh, "log": log, **between, **beside})
        return cls(msgspec.json.encode(frame), news, bool(log) or fresh)


class Stream:
    """What one person is told at one table, numbered, over as many connections as she has open."""

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
        self.steps = False  # whether frames that group several answers tell what was between
        self.behind = False  # came while something was being saved: must be shown all of it after that
        self.done: OrderedDict[str, None] = OrderedDict()
        self.messages = Rate(burst=60, per_second=20)  # over all her connections
        self._last = b""

    @property
    def full(self) -> bool:
        """Whether she has as many connections as she may."""
        return len(self.outboxes) >= _MOST_CONNECTIONS

    def tell(self, frame: Json) -> None:
        """Send a numbered frame and keep it for those who come back."""
        self.sequence += 1
        self._send(msgspec.json.encode({"seq": self.sequence, **frame}))

    def show(self, seen: Seen) -> None:
        """Send the table as it is now with the news. Nothing is sent where nothing has changed, so that a
        frame never tells of something that happened out of sight."""
        if seen.body == self._last and not seen.newsworthy:
            return
        self._last = seen.body
        self.sequence += 1
        self._send(b'{"seq":%d,%b,%b' % (self.sequence, seen.news[1:-1], seen.body[1:]))

    def remember(self, ident: str) -> None:
        """A message has counted; the same one sent again will not."""
        self.done[ident] = None
        if len(self.done) > _REMEMBERED:
            self.done.popitem(last=False)

    def _send(self, packed: bytes) -> None:
        self.kept.append((self.sequence, packed))
        for outbox in self.outboxes:
            outbox.put(packed)

    def forget(self) -> None:
        """From now on something is missed that is not kept: who comes back is shown the table afresh."""
        self.sequence += 1
        self.kept.clear()

    def missed(self, since: int) -> list[bytes] | None:
        """The frames after number ``since``; None when they are not all here any more."""
        if since == self.sequence:
            return []
        if not self.kept or not self.kept[0][0] - 1 <= since < self.sequence:
            return None
        return [packed for number, packed in self.kept if number > since]


def read_message(text: str) -> Message | None:
    """A client's message; None when it is none."""
    try:
        return msgspec.json.decode(text, type=Message)
    except (msgspec.DecodeError, RecursionError):
        return None
