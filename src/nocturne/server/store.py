"""The store: people, sessions, tables, answers, chat and marks in a database.

All work happens in one thread of its own, one transaction at a time, so that the loop that serves the tables
never waits for a disk. On SQLite the journal is written ahead and synced at every commit: an answer that was
saved survives the plug being pulled.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from alembic import command
from alembic.config import Config
from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Connection,
    Float,
    ForeignKey,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    create_engine,
    event,
)

T = TypeVar("T")

metadata = MetaData()

people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(24), nullable=False),
    Column("login", String(24), unique=True),  # folded name of an account; empty for a guest
    Column("password", String(200)),
    Column("created", Float, nullable=False),
)
sessions = Table(
    "sessions",
    metadata,
    Column("token", String(64), primary_key=True),  # a digest: the cookie itself is kept nowhere
    Column("person", ForeignKey("people.id"), nullable=False),
    Column("created", Float, nullable=False),
)
tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("code", String(8), unique=True, nullable=False),
    Column("game", String(32), nullable=False),
    Column("status", String(8), nullable=False, index=True),
    Column("private", Boolean, nullable=False),
    Column("host", ForeignKey("people.id"), nullable=False),
    Column("seats", JSON, nullable=False),
    Column("options", JSON, nullable=False),
    Column("head", JSON),
    Column("result", JSON),
    Column("created", Float, nullable=False),
    Column("touched", Float, nullable=False),
)
seated = Table(
    "seated",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("person", ForeignKey("people.id"), primary_key=True, index=True),
)
answers = Table(
    "answers",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("key", Text, nullable=False),
    Column("digest", String(32), nullable=False),
    Column("given", Boolean, nullable=False),  # for the person, who had no choice or let it go by
)
chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table", ForeignKey("tables.id"), nullable=False, index=True),
    Column("name", String(24), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)
marks = Table(
    "marks",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("ref", String(64), primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("name", String(24), nullable=False),
)


class Store:
    """A database, and the thread that works on it."""

    def __init__(self, url: str) -> None:
        self._engine = create_engine(url)
        if self._engine.dialect.name == "sqlite":
            event.listen(self._engine, "connect", _safe_sqlite)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="store")

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Do some work in one transaction; returns once it is committed."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._transaction, work)

    def _transaction(self, work: Callable[[Connection], T]) -> T:
        with self._engine.begin() as connection:
            return work(connection)

    async def prepare(self) -> None:
        """Bring the database to the present form of its tables."""
        await self.run(_migrate)

    def close(self) -> None:
        """Finish what was begun, then let the database go."""
        self._thread.shutdown()
        self._engine.dispose()


def _safe_sqlite(connection: Any, _record: object) -> None:  # a connection of the driver, without types
    for setting in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {setting}")


def _migrate(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
