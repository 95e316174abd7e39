"""A table as the store has it: how it is written there and read back, with its answers, its chat and its
marks."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Iterable
from typing import Any, Literal

import msgspec
from msgspec import Struct, field
from sqlalchemy import Connection, delete, insert, select, update

from nocturne.kernel.errors import NocturneError
from nocturne.kernel.record import Answer, Head, Record
from nocturne.server.errors import Missing
from nocturne.server.live.clocks import Pace, TableMemory
from nocturne.server.live.streams import Player, Saving, Spoken
from nocturne.server.live.windows import Preferences
from nocturne.server.people.accounts import Person
from nocturne.server.store.database import (
    answers,
    chat,
    marks,
    reports,
    seated,
    snapshots,
    tables,
    tournament_tables,
)
from nocturne.server.tables.leases import Lease, guard
from nocturne.server.tables.waiting import TableSettings
from nocturne.server.wire.calls import TableStatus
from nocturne.server.wire.question import Masking
from nocturne.server.wire.stream import ChatLine, Mark

_CODE_LETTERS = "BCDFGHJKLMNPQRSTVWXZ23456789"
#: So many letters of a code are an index of the database; the other column holds the rest.
_FOUND_BY = 8
#: An invitation ends when the table begins, and after so many seconds.
_INVITED = 24 * 3600.0
#: Tables one person may have open or in play at once.
_MOST_TABLES = 20
_INSERT_ANSWERS = insert(answers)


def _new_id() -> str:
    return secrets.token_hex(8)


def new_code() -> str:
    """The code of an invitation: 62 bits, which nobody guesses."""
    return "".join(secrets.choice(_CODE_LETTERS) for _ in range(13))


def found_by(code: str) -> str:
    """The part of a code by which the table is looked for; the rest of it is compared."""
    return code[:_FOUND_BY]


class StoredTable(Struct, kw_only=True):
    """A table as the store has it; without more, one that has just been opened."""

    id: str = field(default_factory=_new_id)
    code: str = field(default_factory=new_code)
    game: str
    status: TableStatus = "open"
    private: bool
    host: str
    seats: list[Player]
    options: dict[str, Any]
    head: dict[str, Any] | None = None
    result: dict[str, Any] | None = None
    masking: Masking | Literal[""]
    preferences: dict[int, Preferences] = field(default_factory=dict, name="standings")
    pace: Pace = Pace()
    memory: TableMemory = field(default_factory=TableMemory, name="desk")
    due: float | None = None
    settings: TableSettings = TableSettings()
    created: float = field(default_factory=time.time)
    touched: float = field(default_factory=time.time)
    invited: float = field(default_factory=time.time)
    club: str = ""
    """The club whose table it is: its members come without an invitation, and nobody else comes."""

    def is_inviting(self) -> bool:
        """Whether the invitation still holds."""
        return self.status == "open" and not self.club and time.time() < self.invited + _INVITED

    def invites(self, code: str) -> bool:
        """Whether this is the code of the invitation, and it still holds."""
        right = secrets.compare_digest(self.code.encode(), code.upper().encode("utf-8", "replace"))
        return right and self.is_inviting()

    def invite_anew(self) -> None:
        """Another invitation; the one before ends."""
        self.code, self.invited = new_code(), time.time()


# msgspec learns what a type is made of when it first reads one, and crashes when two threads of the store do
# so at the same moment: these are learnt before there are threads.
for _type in (StoredTable, Head, Answer):
    msgspec.json.Decoder(_type)


# -- writing


def enter(db: Connection, stored: StoredTable, person: Person, given: Iterable[Answer] = ()) -> None:
    """A new table of somebody who has not too many, with the answers it begins with."""
    mine = select(tables.c.id).where(tables.c.host == person.id, tables.c.status != "finished")
    mine = mine.where(tables.c.id.not_in(select(tournament_tables.c.table)))
    if len(db.execute(mine).all()) >= _MOST_TABLES:
        raise NocturneError("server-too-many-tables", most=_MOST_TABLES)
    place(db, stored, person.id)
    if rows := _rows(stored.id, 0, given, set()):
        db.execute(_INSERT_ANSWERS, rows)


def place(db: Connection, stored: StoredTable, *others: str) -> None:
    """Write a new table; ``others`` have it among theirs beside those who sit there."""
    db.execute(insert(tables).values(**_columns(stored)))
    _note_seated(db, stored, *others)


def change(db: Connection, stored: StoredTable) -> None:
    """Write a table anew that has not begun."""
    stored.touched = time.time()
    db.execute(update(tables).where(tables.c.id == stored.id).values(**_columns(stored)))
    _note_seated(db, stored)


def saved(lease: Lease, saving: Saving, *, touched: float | None) -> Callable[[Connection], None]:
    """The work of writing what has happened at a table being played, as it is now: the table may go on before
    it is written. Nothing is written unless the lease is still the newest. ``touched``: when it happened, if
    that is to be noted."""
    ident = lease.table
    changed: dict[str, Any] = {} if touched is None else {"touched": touched}
    if saving.preferences is not None:
        changed["standings"] = msgspec.to_builtins(saving.preferences, str_keys=True)
    if saving.memory is not None:
        changed["desk"] = msgspec.to_builtins(saving.memory, str_keys=True)
    if saving.due_too:
        changed["due"] = saving.due
    if saving.result is not None:
        result = msgspec.to_builtins(saving.result)
        changed |= {"touched": time.time(), "status": "finished", "due": None, "result": result}
    rows = _rows(ident, saving.start, saving.answers, saving.automatic)

    def write(db: Connection) -> None:
        guard(db, lease)
        if saving.shortened:
            db.execute(delete(answers).where(answers.c.table == ident, answers.c.number >= saving.start))
        if rows:
            db.execute(_INSERT_ANSWERS, rows)
        if changed:
            db.execute(update(tables).where(tables.c.id == ident).values(**changed))
        if saving.snapshot is not None:
            db.execute(delete(snapshots).where(snapshots.c.table == ident))
            db.execute(insert(snapshots).values(table=ident, packed=saving.snapshot))
        if saving.said is not None:
            line = msgspec.to_builtins(saving.said.line)
            db.execute(insert(chat).values(table=ident, person=saving.said.person, **line))
        if saving.reported is not None:
            report = msgspec.to_builtins(saving.reported)
            db.execute(insert(reports).values(table=ident, created=time.time(), **report))
        if saving.mark is not None:
            ref, mark = saving.mark
            db.execute(delete(marks).where(marks.c.table == ident, marks.c.ref == ref))
            if mark is not None:
                db.execute(insert(marks).values(table=ident, **msgspec.to_builtins(mark)))

    return write


def _rows(ident: str, start: int, new: Iterable[Answer], given: set[int]) -> list[dict[str, Any]]:
    return [
        {"table": ident, "number": number, "given": number in given, **msgspec.structs.asdict(one)}
        for number, one in enumerate(new, start=start)
    ]


def _columns(stored: StoredTable) -> dict[str, Any]:
    """A table as it is written: the keys of JSON are texts."""
    plain: dict[str, Any] = msgspec.to_builtins(stored, str_keys=True)
    return {**plain, "code": found_by(stored.code), "code_rest": stored.code[_FOUND_BY:]}


def _note_seated(db: Connection, stored: StoredTable, *others: str) -> None:
    """Keep who sits at a table, and who else has it among theirs, where it can be asked for by person."""
    db.execute(delete(seated).where(seated.c.table == stored.id))
    people = {one.person for one in stored.seats if one.person}.union(others)
    if people:
        db.execute(insert(seated), [{"table": stored.id, "person": one} for one in sorted(people)])


# -- reading


def from_row(row: Any) -> StoredTable:  # a row of SQLAlchemy, whose columns it does not type
    """A table as it was read."""
    plain = {name: row[name] for name in StoredTable.__struct_encode_fields__}
    plain["code"] += row["code_rest"]
    return msgspec.convert(plain, StoredTable, strict=False)


def read(db: Connection, which: Any, *, lock: bool = False) -> StoredTable:  # a clause of SQL
    """The table a clause finds."""
    asked = select(tables).where(which)
    row = db.execute(asked.with_for_update() if lock else asked).mappings().first()
    if row is None:
        raise Missing("server-table-unknown")
    return from_row(row)


def record_of(db: Connection, stored: StoredTable) -> tuple[Record, set[int]]:
    """A game's record, and the numbers of the answers that were given for people."""
    rows = db.execute(select(answers).where(answers.c.table == stored.id).order_by(answers.c.number)).all()
    given = {row.number for row in rows if row.given}
    head = msgspec.convert(stored.head, Head)
    return Record(head, [Answer(row.seat, row.key, row.digest) for row in rows]), given


def snapshot_of(db: Connection, ident: str) -> bytes | None:
    """The latest snapshot of a game."""
    found: bytes | None = db.execute(select(snapshots.c.packed).where(snapshots.c.table == ident)).scalar()
    return found


def chat_of(db: Connection, ident: str) -> list[Spoken]:
    """The latest of what was said at a table."""
    latest = select(chat).where(chat.c.table == ident).order_by(chat.c.id.desc()).limit(100)
    rows = reversed(db.execute(latest).all())
    return [
        Spoken(ChatLine(row.name, row.text, row.at, row.seat, row.role, row.host), row.person) for row in rows
    ]


def marks_of(db: Connection, ident: str) -> list[Mark]:
    """The marks on places."""
    rows = db.execute(select(marks).where(marks.c.table == ident)).all()
    return [Mark(row.ref, row.kind, row.name) for row in rows]
