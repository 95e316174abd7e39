"""What must be on disk before anything is shown."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import msgspec

from nocturne.kernel.snapshot import packed
from nocturne.server.live.asking import Asking
from nocturne.server.live.clocks import Clocks, TableMemory
from nocturne.server.live.rebuilding import SNAPSHOT_EVERY
from nocturne.server.live.session import Session
from nocturne.server.live.streams import ChatReport, Saving, Spoken
from nocturne.server.live.windows import Preferences
from nocturne.server.wire.stream import Mark


class Saver:
    """Hands what has changed to the store, and knows what it has handed over."""

    def __init__(
        self,
        session: Session,
        asking: Asking,
        clocks: Clocks,
        save_to: Callable[[Saving], Awaitable[None]],
    ) -> None:
        self._session = session
        self._asking = asking
        self._clocks = clocks
        self._save_to = save_to
        self.snapshot_at = 0
        self._preferences = msgspec.json.encode(asking.preferences_by_seat)
        self._memory = msgspec.json.encode(session.memory)
        self._due: float | None = None

    def forget_due(self) -> None:
        """What the store has of when the next clock runs out may be wrong: it is written anew."""
        self._due = None

    async def save(
        self,
        *,
        shortened: bool = False,
        said: Spoken | None = None,
        reported: ChatReport | None = None,
        mark: tuple[str, Mark | None] | None = None,
    ) -> None:
        """Save everything that is new; returns once it is on disk."""
        session, table = self._session, self._session.table
        preferences, memory = self._changed_preferences(), self._changed_memory()
        due = self._clocks.first_due()
        people = preferences is not None or memory is not None or (due is not None and due != self._due)
        else_new = said is not None or reported is not None or mark is not None
        if not (table.number > session.saved or shortened or people or else_new):
            return
        if table.number > session.saved:
            table.note_digest()
        result = table.result()
        saving = Saving(
            session.saved,
            table.answers[session.saved :],
            session.automatic,
            result,
            shortened=shortened,
            preferences=preferences,
            memory=memory,
            due=due,
            due_too=memory is not None or due is not None,
            snapshot=self._snapshot(finished=result is not None),
            said=said,
            reported=reported,
            mark=mark,
        )
        await self._save_to(saving)
        session.saved, self._due = table.number, due

    def rewind(self, point: int) -> None:
        """The game went back: the next snapshot is counted from there."""
        self.snapshot_at = min(self.snapshot_at, point)

    def _snapshot(self, *, finished: bool) -> bytes | None:
        """The table to be stored whole, if it is time for that: a long game must not be played again for
        everybody who comes back to it."""
        table = self._session.table
        behind = table.number - self.snapshot_at
        if behind < SNAPSHOT_EVERY and not (finished and behind and table.number > SNAPSHOT_EVERY):
            return None
        self.snapshot_at = table.number
        return packed(table)

    def _changed_memory(self) -> TableMemory | None:
        written = msgspec.json.encode(self._session.memory)
        if written == self._memory:
            return None
        self._memory = written
        return self._session.memory

    def _changed_preferences(self) -> dict[int, Preferences] | None:
        written = msgspec.json.encode(self._asking.preferences_by_seat)
        if written == self._preferences:
            return None
        self._preferences = written
        return self._asking.preferences_by_seat
