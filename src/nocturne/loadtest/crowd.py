"""A crowd of clients that behave like people: they enter, sit down, think, answer, watch, chat, lose their
connection and come back. They speak to a server only through its protocol, each from an address of its own.
"""

from __future__ import annotations

import asyncio
import http.client
import random
import time
from array import array
from collections import deque
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from nocturne.kernel.errors import NocturneError

Json = dict[str, Any]
"""An object of JSON, as it came or as it will be sent."""

#: How long people think, in seconds: the median for a pass or a choice of two, and for a larger choice.
_THINK_SHORT, _THINK_LONG = 1.2, 3.0
_THINK_SPREAD = 0.6
_THINK_LEAST, _THINK_MOST = 0.3, 20.0
#: How often the usual answer is taken where there is one, and how often other things are done beside answers.
_USUAL = 0.5
_CHATS, _LOOKS, _DROPS = 0.02, 0.02, 0.005
#: A connection that hears nothing for so long is dead.
_SILENCE = 120.0
#: Answers at a table that somebody may not have been shown yet.
_NEWS = 16


class Received(Struct):
    """What a client reads of a frame; it shows the rest."""

    type: str
    seq: int = 0
    id: str = ""
    number: int = -1
    fresh: bool = False
    seat: int | None = None
    question: Question | None = None
    result: Json | None = None


class Choice(Struct):
    """An option of a question."""

    key: str
    subjects: list[str]


class Question(Struct):
    """What is being asked."""

    number: int
    options: list[Choice]
    usual: str | None
    early: bool = False


class Given(Struct, frozen=True):
    """An answer somebody gave: to the question of this number, among these keys, perhaps before it was their
    turn."""

    number: int
    key: str
    keys: list[str]
    early: bool


class News(NamedTuple):
    """Somebody at a table has answered: when so many answers had been given, and at what moment."""

    by: Guest
    number: int
    sent: float


_read = msgspec.json.Decoder(Received).decode


class Tally:
    """What a crowd has seen. Latencies are in seconds."""

    def __init__(self) -> None:
        self.forget()

    def forget(self) -> None:
        """Begin to count anew."""
        self.shown = array("d")  # from an answer to the first frame that shows its effect
        self.settled = array("d")  # from an answer to its acknowledgement, when the bots have answered too
        self.others = array("d")  # from an answer to the first frame of everybody else that shows its effect
        self.frames = 0
        self.octets = 0
        self.refused = 0
        self.lost = 0  # connections that ended without having been ended
        self.finished = 0
        self.reconnected = 0


class Caller:
    """Somebody's browser: a session, and calls of the API."""

    def __init__(self, at: str, address: str) -> None:
        self.at = at
        self.address = address
        self._token = ""

    @property
    def cookie(self) -> str:
        """The header that says who calls."""
        return f"nocturne={self._token}; lang=en"

    async def enter(self, name: str) -> None:
        """Come in as a guest."""
        await self.post("/api/guest", {"nickname": name})

    async def post(self, path: str, form: Json) -> Json:
        """Call and be answered; a refusal is an error."""
        return await asyncio.to_thread(self._call, "POST", path, msgspec.json.encode(form))

    async def get(self, path: str) -> Json:
        """Ask for something."""
        return await asyncio.to_thread(self._call, "GET", path, None)

    def _call(self, method: str, path: str, body: bytes | None) -> Json:
        host, _, port = self.at.rpartition(":")
        connection = http.client.HTTPConnection(host, int(port), timeout=60, source_address=(self.address, 0))
        headers = {"x-nocturne": "1", "content-type": "application/json", "cookie": self.cookie}
        try:
            connection.request(method, path, body, headers)
            answer = connection.getresponse()
            text = answer.read()
            if answer.status != 200:
                raise NocturneError("bench-server-refused", path=path, answer=text.decode()[:300])
            for part in answer.headers.get_all("set-cookie") or []:
                if part.startswith("nocturne="):
                    self._token = part.split("=", 1)[1].split(";", 1)[0]
            return msgspec.json.decode(text, type=Json)
        finally:
            connection.close()

    def connect(self, table: str, since: int) -> connect:
        """A connection to a table, as a browser makes it."""
        return connect(
            f"ws://{self.at}/ws/tables/{table}?since={since}",
            additional_headers={"cookie": self.cookie},
            local_addr=(self.address, 0),
            max_queue=None,
            open_timeout=60,
            ping_interval=None,
        )


class Guest:
    """Somebody at a table: plays there, or only watches."""

    def __init__(
        self,
        caller: Caller,
        table: str,
        tally: Tally,
        chance: random.Random,
        pace: float,
        news: deque[News] | None = None,
    ) -> None:
        self._news = deque(maxlen=_NEWS) if news is None else news
        self._seen_news = 0.0
        self.caller = caller
        self.table = table
        self.tally = tally
        self.over = asyncio.Event()
        self._chance = chance
        self._pace = pace
        self._since = -1
        self._thinking: asyncio.Task[None] | None = None
        self._question: Question | None = None  # what is asked, as far as this client knows
        self._asked = -1  # the number of the question that is being thought about
        self._number = -1
        self._answered: tuple[int, float] | None = None
        self._sent: dict[str, float] = {}
        self._given: dict[str, Given] = {}
        self._fresh = asyncio.Event()
        #: Where they sit; the most answers ever seen given; their answers that were acknowledged; whether an
        #: earlier point was ever shown after a later one.
        self.seat: int | None = None
        self.seen = 0
        self.counted: list[Given] = []
        self.went_back = False
        self._count = 0
        self._dropping = False

    async def stay(self) -> None:
        """Be at the table until the game is over, over as many connections as it takes."""
        while not self.over.is_set():
            try:
                async with self.caller.connect(self.table, self._since) as socket:
                    await self._sit(socket)
            except (ConnectionClosed, TimeoutError, OSError, InvalidHandshake):
                pass
            finally:
                self._stop_thinking()
                self._fresh.clear()
            if self.over.is_set():
                return
            if self._dropping:
                self.tally.reconnected += 1
            else:
                self.tally.lost += 1
            self._dropping = False
            self._answered = None
            self._sent.clear()
            await asyncio.sleep(self._pace * self._chance.uniform(0.5, 2.0))

    async def _sit(self, socket: ClientConnection) -> None:
        self._asked = -1
        while not self.over.is_set():
            if self._question is not None and self._asked != self._question.number:
                self._asked = self._question.number
                self._stop_thinking()
                self._thinking = asyncio.create_task(self._answer(socket, self._question))
            # Not wait_for: before Python 3.12 it swallows a cancellation that comes together with a message.
            async with asyncio.timeout(_SILENCE):
                text = await socket.recv(decode=False)
            now = time.perf_counter()
            told = _read(text)
            self.tally.frames += 1
            self.tally.octets += len(text)
            self._since = told.seq if told.fresh else max(self._since, told.seq)
            match told.type:
                case "frame":
                    self._see(told, now)
                case "ack":
                    if (given := self._given.pop(told.id, None)) is not None:
                        self.counted.append(given)
                    if (sent := self._sent.pop(told.id, None)) is not None:
                        self.tally.settled.append(now - sent)
                case "error":
                    if self._sent.pop(told.id, None) is not None:
                        self.tally.refused += 1
                        self._question = told.question
                        self._asked = -1
            self._fresh.set()

    def _see(self, told: Received, now: float) -> None:
        self.went_back = self.went_back or told.number < self.seen
        self._number = told.number
        self.seat = told.seat
        self.seen = max(self.seen, told.number)
        self._question = told.question
        if self._answered is not None and told.number > self._answered[0]:
            self.tally.shown.append(now - self._answered[1])
            self._answered = None
        self._see_others(told.number, now)
        if told.question is None:
            self._stop_thinking()
        if told.result is not None:
            self.over.set()

    def _see_others(self, number: int, now: float) -> None:
        """What others at the table have answered, as soon as it is shown here."""
        for news in self._news:
            if news.sent > self._seen_news and number > news.number:
                self._seen_news = news.sent
                if news.by is not self:
                    self.tally.others.append(now - news.sent)

    async def shown_again(self) -> None:
        """Until something has been told over the present connection."""
        if not self.over.is_set():
            await self._fresh.wait()

    def _stop_thinking(self) -> None:
        if self._thinking is not None:
            self._thinking.cancel()
            self._thinking = None

    async def _answer(self, socket: ClientConnection, question: Question) -> None:
        chance = self._chance
        median = _THINK_SHORT if len(question.options) <= 2 else _THINK_LONG
        think = median * chance.lognormvariate(0, _THINK_SPREAD)
        await asyncio.sleep(self._pace * min(max(think, _THINK_LEAST), _THINK_MOST))
        if chance.random() < _DROPS:
            self._dropping = True
            await socket.close()
            return
        if chance.random() < _CHATS:
            await self._send(socket, {"type": "chat", "text": "Hmm."})
        option = chance.choice(question.options)
        if chance.random() < _LOOKS and option.subjects:
            await self._send(socket, {"type": "describe", "ref": option.subjects[0]})
        usual = question.usual is not None and chance.random() < _USUAL
        key = question.usual if usual else option.key
        now = time.perf_counter()
        self._sent[f"m{self._count + 1}"] = now
        keys = [one.key for one in question.options]
        self._given[f"m{self._count + 1}"] = Given(question.number, str(key), keys, question.early)
        if not question.early:  # what is said before one's turn is shown later, or is asked anew
            self._answered = (self._number, now)
            self._news.append(News(self, self._number, now))
        await self._send(socket, {"type": "answer", "number": question.number, "key": key})

    async def _send(self, socket: ClientConnection, message: Json) -> None:
        self._count += 1
        await socket.send(msgspec.json.encode({**message, "id": f"m{self._count}"}), text=True)


class Company(Struct, frozen=True):
    """Who comes to a table together: how many play, and watch; ``bots`` None: as many as the game is usually
    played with. ``masking``: how its windows close. At a masked table the wait that is drawn for each window
    is measured as well."""

    people: int
    watching: int = 0
    bots: int | None = None
    options: Json = {}
    masking: str = "fast"


def company(index: int) -> Company:
    """Small and larger companies in turn; whichever game three of them play, the next three play it with
    others."""
    people = 1 + (index + index // 3) % 3
    return Company(people, 1 if people == 1 else 0)


class Party:
    """Those who come to one table after another: some play, bots take the other seats, some watch."""

    def __init__(
        self,
        at: str,
        index: int,
        game: str,
        tally: Tally,
        pace: float = 1.0,
        together: Company | None = None,
    ) -> None:
        self.game = game
        self.tally = tally
        self.company = together or company(index)
        count = self.company.people + self.company.watching
        self.callers = [Caller(at, _own_address(index * 8 + number)) for number in range(count)]
        self.tables: list[str] = []
        self.guests: list[Guest] = []
        self.begun = asyncio.Event()
        self._chance = random.Random(f"{index}:{game}")
        self._pace = pace

    @property
    def connections(self) -> int:
        """How many connections it keeps open."""
        return len(self.callers)

    async def enter(self) -> None:
        """Come in, all of them."""
        for number, caller in enumerate(self.callers):
            await caller.enter(f"Guest {number + 1}")

    async def begin(self) -> list[Guest]:
        """Sit down at a new table and begin."""
        company = self.company
        host, *others = self.callers[: company.people]
        about = (await host.get("/api/games"))["games"]
        seats = next(one["seats"] for one in about if one["id"] == self.game)
        people = min(company.people, seats["most"])
        usual = max(seats["usual"] - people, seats["least"] - people, 0)
        bots = usual if company.bots is None else company.bots
        kinds = [{"kind": "me"}, *[{"kind": "open"}] * (people - 1), *[{"kind": "bot"}] * bots]
        form = {
            "game": self.game,
            "seats": kinds,
            "options": company.options,
            "private": True,
            "masking": company.masking,
        }
        opened = await host.post("/api/tables", form)
        table = opened["table"]
        for caller in others[: people - 1]:
            await caller.post(f"/api/tables/{table}/sit", {"code": opened["code"]})
        await host.post(f"/api/tables/{table}/start", {})
        self.tables.append(table)
        news: deque[News] = deque(maxlen=_NEWS)
        self.guests = [
            Guest(caller, table, self.tally, self._chance, self._pace, news) for caller in self.callers
        ]
        return self.guests

    async def play(self) -> None:
        """Game after game, until cancelled."""
        await self.enter()
        while True:
            guests = await self.begin()
            self.begun.set()
            await asyncio.gather(*(guest.stay() for guest in guests))
            self.tally.finished += 1


def _own_address(number: int) -> str:
    """An address of this machine for each caller, so that the limits hold for each as they do for people."""
    return f"127.{1 + number // 62500}.{number // 250 % 250}.{1 + number % 250}"
