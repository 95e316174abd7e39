"""Copies of a whole database: into one file while the server runs, and back into an empty database.

A copy is an SQLite file, whatever it is a copy of. So a backup can be looked into anywhere, and restored into
another kind of database.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import Connection, Engine, Table, func, insert, inspect, select

from nocturne.kernel.errors import NocturneError
from nocturne.server.store import clubs as clubs  # its tables are copied, too
from nocturne.server.store import correspondence as correspondence  # its tables are copied too
from nocturne.server.store.database import (
    check_integrity,
    engine_for,
    leases,
    metadata,
    migrate,
    newest_form,
    people,
    servers,
)

#: Which server owns what is true of running servers only.
_LEFT_OUT = (servers, leases)
_TOGETHER = 500


def copied() -> list[Table]:
    """What a copy holds, in an order in which it can be written."""
    return [table for table in metadata.sorted_tables if table not in _LEFT_OUT]


def back_up(url: str, file: Path) -> dict[str, int]:
    """Copy a database into a new file, as it stands at one moment; gives how many rows of each table."""
    if file.exists():
        raise NocturneError("admin-file-there", file=str(file))
    part = file.with_name(f"{file.name}.part")
    part.unlink(missing_ok=True)
    try:
        with _opened(url) as source, _opened(f"sqlite:///{part}") as target:
            counts = _copy(source, target)
            with target.connect() as db:  # one file, and none beside it
                db.exec_driver_sql("COMMIT")
                db.exec_driver_sql("PRAGMA journal_mode=DELETE")
        with part.open("rb") as written:
            os.fsync(written.fileno())
        part.replace(file)
    finally:
        for rest in (part, Path(f"{part}-wal"), Path(f"{part}-shm")):
            rest.unlink(missing_ok=True)
    return counts


def restore(file: Path, url: str) -> dict[str, int]:
    """Copy a backup into an empty database."""
    if not file.is_file():
        raise NocturneError("admin-no-file", file=str(file))
    with _opened(f"sqlite:///{file}") as source, _opened(url) as target:
        with source.connect() as db:
            if damage := check_integrity(db):
                raise NocturneError("admin-damaged", file=str(file), detail=damage)
        return _copy(source, target)


@contextmanager
def _opened(url: str) -> Iterator[Engine]:
    engine = engine_for(url)
    try:
        yield engine
    finally:
        engine.dispose()


def _copy(source: Engine, target: Engine) -> dict[str, int]:
    """All or nothing."""
    moment = {} if source.dialect.name == "sqlite" else {"isolation_level": "REPEATABLE READ"}
    with source.execution_options(**moment).connect() as taken, target.begin() as given:
        _check_form(taken)
        migrate(given)
        if given.execute(select(func.count()).select_from(people)).scalar_one():
            raise NocturneError("admin-not-empty")
        return {table.name: _copy_table(table, taken, given) for table in copied()}


def _check_form(db: Connection) -> None:
    found = None
    if inspect(db).has_table("alembic_version"):
        found = db.exec_driver_sql("SELECT version_num FROM alembic_version").scalar()
    if found != newest_form():
        raise NocturneError("admin-other-form")


def _copy_table(table: Table, source: Connection, target: Connection) -> int:
    count = 0
    for rows in source.execute(select(table)).mappings().partitions(_TOGETHER):
        target.execute(insert(table), [dict(row) for row in rows])
        count += len(rows)
    if count and table.autoincrement_column is not None and target.dialect.name == "postgresql":
        column = table.autoincrement_column.name
        target.exec_driver_sql(
            f"SELECT setval(pg_get_serial_sequence('{table.name}', '{column}'), "
            f"(SELECT max({column}) FROM {table.name}))"
        )
    return count
