"""A table on a clock that only moves when nothing is left to do, and people who sit at it."""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any, ParamSpec, TypeVar

import msgspec

from nocturne.kernel.table import Table, new_game
from nocturne.server.live.streams import Outbox, Player, Saving, Stream
from nocturne.server.live.table import LiveTable
from nocturne.server.wire.messages import AnyMessage
from nocturne.server.wire.question import Masking

P = ParamSpec("P")
T = TypeVar("T")
Json = dict[str, Any]
NAMES = ("Mina", "Lucy", "Jack", "Arthur", "Quincey")


class VirtualLoop(asyncio.SelectorEventLoop):
    """A loop whose time jumps to the next timer instead of waiting for it."""

    def __init__(self) -> None:
        self._now = 1000.0
        super().__init__(_Jumping(self))

    def time(self) -> float:
        return self._now


class _Jumping(selectors.DefaultSelector):
    def __init__(self, loop: VirtualLoop) -> None:
        super().__init__()
        self._loop = loop

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        if timeout:
            self._loop._now += timeout
        return super().select(0 if timeout is not None else 1)


def run(play: Coroutine[Any, Any, T]) -> T:
    """Run to the end on such a clock."""
    loop = VirtualLoop()
    try:
        return loop.run_until_complete(play)
    finally:
        loop.close()


def on_this_clock(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """A test that is played on such a clock."""

    @wraps(test)
    def played(*args: P.args, **given: P.kwargs) -> None:
        run(test(*args, **given))

    return played


class Witness:
    """Somebody at a table: every frame she was sent, and when."""

    def __init__(self, live: LiveTable, person: str, lang: str, *, steps: bool = False) -> None:
        self.live = live
        self.stream: Stream
        self.outbox: Outbox
        self.stream, self.outbox = live.join(person, person, lang, -1, steps=steps)
        self.seen: list[tuple[float, Json]] = []
        self.frame: Json = {}
        self.sent = 0

    def hear(self) -> None:
        """Everything that has come meanwhile."""
        while not self.outbox.waiting.empty():
            packed = self.outbox.waiting.get_nowait()
            assert packed is not None, "cut off"
            told = msgspec.json.decode(packed)
            told.pop("seq")
            self.seen.append((round(asyncio.get_running_loop().time(), 3), told))
            if told["type"] == "frame":
                self.frame = told

    async def send(self, what: str, /, **fields: Any) -> Json:
        """A message, and what came of it once it counts."""
        self.sent += 1
        ident = str(self.sent)
        message = msgspec.convert({"type": what, "id": ident, **fields}, AnyMessage)
        await self.live.receive(self.stream, message)
        for _ in range(2000):
            await asyncio.sleep(0.01)
            self.hear()
            for _, told in reversed(self.seen):
                if told["type"] in ("ack", "error") and told["id"] == ident:
                    return told
        raise AssertionError("never acknowledged")


class SavedChanges:
    """Everything the table had saved."""

    def __init__(self) -> None:
        self.saved: list[Saving] = []

    async def save(self, saving: Saving) -> None:
        self.saved.append(msgspec.structs.replace(saving, automatic=set(saving.automatic)))


def people(table: Table) -> list[Player]:
    """A person on every seat."""
    return [Player("person", NAMES[seat], NAMES[seat]) for seat in range(table.head.seats)]


def sit(
    table: Table,
    masking: Masking,
    players: list[Player] | None = None,
    *,
    kept: SavedChanges | None = None,
    **terms: Any,
) -> LiveTable:
    """A table being played."""
    kept = kept or SavedChanges()
    return LiveTable(
        table,
        players or people(table),
        [],
        [],
        automatic=set(),
        grace=60.0,
        masking=masking,
        save=kept.save,
        **terms,
    )


def hunting(seed: str) -> Table:
    """A table of VTES: a vampire hunts, prey and predator may block, and all of them hold cards."""
    library = ["Blur", "Deflection", "Wake with Evening's Freshness", "Govern the Unaligned"] * 5
    players = []
    for at, (card, blood) in enumerate((("Madison", 3), ("Malachi", 2), ("Aleph", 2))):
        ready = [{"card": card, "blood": blood}]
        players.append({"pool": 20, "hand": library[at : at + 4], "library": library, "ready": ready})
    table = new_game("vtes", seats=3, seed=seed, options={"position": {"players": players}})
    for _ in range(50):
        if table.upcoming():
            return table
        decision = table.pending()
        assert decision is not None
        hunts = [option.key for option in decision.options if option.key.startswith("hunt:")]
        usual = table.game.default_answer(decision)
        table.answer(decision.seat, hunts[0] if hunts else usual or decision.options[0].key)
    raise AssertionError("nobody may block")


async def settle(*witnesses: Witness, seconds: float = 0.0) -> None:
    """Let the table come to rest, and some time go by."""
    ends = asyncio.get_running_loop().time() + seconds
    for _ in range(12):
        await asyncio.sleep(0)
        for witness in witnesses:
            witness.hear()
    while asyncio.get_running_loop().time() < ends:
        await asyncio.sleep(0.01)
        for witness in witnesses:
            witness.hear()
