"""The store: people, their decks and sessions, tables, answers, snapshots, chat, marks, leases, bans,
tournaments, drafts and ratings in a database.

All changes happen in one thread of its own, so that the loop that serves the tables never waits for a disk.
What many tables save at the same moment is committed together: one sync for all of them, and each goes on
only after it. On SQLite the journal is written ahead and synced at every commit: an answer that was saved
survives the plug being pulled.
"""

from __future__ import annotations

import asyncio
import re
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from queue import SimpleQueue
from typing import Any, TypeVar

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Connection,
    Engine,
    Float,
    ForeignKey,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    create_engine,
    event,
    false,
    inspect,
)
from sqlalchemy.exc import ArgumentError, NoSuchModuleError

from nocturne.kernel.errors import NocturneError

T = TypeVar("T")

_MIGRATIONS = Path(__file__).with_name("migrations")
#: Jobs committed together at most, so that the first of them does not wait for ever.
_MOST_TOGETHER = 256
_READERS = 2

metadata = MetaData()

people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(24), nullable=False),
    Column("login", String(24), unique=True),  # folded name of an account; empty for a guest
    Column("password", String(200)),
    Column("email", String(260)),  # confirmed by letter
    Column("created", Float, nullable=False),
)
sessions = Table(
    "sessions",
    metadata,
    Column("token", String(64), primary_key=True),  # a digest: the cookie itself is kept nowhere
    Column("person", ForeignKey("people.id"), nullable=False),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False, server_default="0"),  # when it was last used, by the hour
    Column("agent", String(200), nullable=False, server_default=""),  # the browser, as it calls itself
)
mail_codes = Table(
    "mail_codes",
    metadata,
    Column("code", String(64), primary_key=True),  # a digest: the code itself is in the letter alone
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("kind", String(8), nullable=False),
    Column("email", String(260), nullable=False),
    Column("created", Float, nullable=False),
)
tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("code", String(8), unique=True, nullable=False),  # the beginning of an invitation's code
    Column("code_rest", String(8), nullable=False, server_default=""),
    Column("invited", Float, nullable=False, server_default="0"),  # since when the invitation holds
    Column("game", String(32), nullable=False),
    Column("status", String(8), nullable=False, index=True),
    Column("private", Boolean, nullable=False),
    Column("host", ForeignKey("people.id"), nullable=False),
    Column("seats", JSON, nullable=False),
    Column("options", JSON, nullable=False),
    Column("head", JSON),
    Column("result", JSON),
    Column("masking", String(8), nullable=False),  # empty: not settled before the game begins
    Column("standings", JSON, nullable=False),  # what each seat lets go by
    Column("pace", JSON, nullable=False),
    Column("desk", JSON, nullable=False),  # clocks, moves taken back
    Column("due", Float, index=True),  # when somebody's time is up by correspondence
    Column("settings", JSON, nullable=False),  # what the host allows, and who sits where
    Column("club", String(16), nullable=False, server_default="", index=True),  # whose table it is
    Column("created", Float, nullable=False),
    Column("touched", Float, nullable=False),
)
seated = Table(
    "seated",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("person", ForeignKey("people.id"), primary_key=True, index=True),
    Column("seen", Float, nullable=False, server_default="0"),  # when they looked last, by correspondence
    Column("told", Integer, nullable=False, server_default="-1"),  # of which question they were reminded
)
brought = Table(
    "brought",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("holder", String(40), primary_key=True),  # a person's id, or "bot:" and a bot's name
    Column("deck", JSON, nullable=False),
    Column("precon", String(32), nullable=False),  # the code of a preconstructed deck; empty for any other
)
decks = Table(
    "decks",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("name", String(80), nullable=False),
    Column("text", Text, nullable=False),
    Column("cards", Integer, nullable=False),
    Column("changed", Float, nullable=False),
    Column("notes", Text, nullable=False, server_default=""),
    Column("tags", JSON, nullable=False, server_default="[]"),
    Column("visibility", String(8), nullable=False, server_default="private", index=True),
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
snapshots = Table(
    "snapshots",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("packed", LargeBinary, nullable=False),
)
chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table", ForeignKey("tables.id"), nullable=False, index=True),
    Column("name", String(24), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("seat", Integer),
    Column("role", String(8), nullable=False, server_default=""),  # empty: not noted
    Column("host", Boolean, nullable=False, server_default=false()),
    Column("person", String(32), nullable=False, server_default=""),  # empty: not noted
)
reports = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table", ForeignKey("tables.id"), index=True),  # none for what was said in a club
    Column("club", String(16), nullable=False, server_default=""),
    Column("reporter", String(32), nullable=False),
    Column("person", String(32), nullable=False),  # whose words they are; empty: not noted
    Column("name", String(24), nullable=False),
    Column("said", Text, nullable=False),
    Column("reason", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("settled", Boolean, nullable=False, server_default=false()),  # an operator has looked at it
)
marks = Table(
    "marks",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("ref", String(64), primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("name", String(24), nullable=False),
)

servers = Table(
    "servers",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("address", String(200), nullable=False),  # where other servers reach it; empty if they cannot
    Column("secret", String(64), nullable=False),  # by which it knows a call of another server
    Column("seen", Float, nullable=False),  # by the database's clock
)
leases = Table(
    "leases",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("server", String(32), nullable=False, index=True),  # empty: nobody owns it now
    Column("fence", Integer, nullable=False),  # grows with every new owner
)
bans = Table(
    "bans",
    metadata,
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("reason", Text, nullable=False),  # for operators: it is told to nobody else
    Column("created", Float, nullable=False),
)
tournaments = Table(
    "tournaments",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("name", String(80), nullable=False),
    Column("organiser", ForeignKey("people.id"), nullable=False, index=True),
    Column("stage", String(16), nullable=False, index=True),
    Column("settings", JSON, nullable=False),  # place, time, pace, judges
    Column("plan", JSON, nullable=False),  # entries, rounds, final
    Column("version", Integer, nullable=False),  # grows with every change
    Column("created", Float, nullable=False),
    Column("touched", Float, nullable=False),
)
entrants = Table(
    "entrants",
    metadata,
    Column("tournament", ForeignKey("tournaments.id"), primary_key=True),
    Column("person", ForeignKey("people.id"), primary_key=True, index=True),
    Column("entry", Integer, nullable=False),  # their number in the tournament
    Column("deck", JSON, nullable=False),
    Column("precon", String(32), nullable=False),
)
tournament_tables = Table(
    "tournament_tables",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("tournament", ForeignKey("tournaments.id"), nullable=False, index=True),
    Column("ends", Float, nullable=False, index=True),  # when its time is up
)

drafts = Table(
    "drafts",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("name", String(80), nullable=False),
    Column("host", ForeignKey("people.id"), nullable=False, index=True),
    Column("stage", String(16), nullable=False, index=True),
    Column("source", String(32), nullable=False),  # the set its packs are of; empty for a cube
    Column("cube", Text, nullable=False),
    Column("plan", JSON, nullable=False),  # who sits where, packs, pools, decks
    Column("table", ForeignKey("tables.id")),  # where the decks are played
    Column("created", Float, nullable=False),
    Column("touched", Float, nullable=False),
)

ratings_wanted = Table(
    "ratings_wanted",
    metadata,
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("since", Float, nullable=False),  # games that ended before do not count
)
ratings = Table(
    "ratings",
    metadata,
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("game", String(32), primary_key=True),
    Column("kind", String(16), primary_key=True),
    Column("mean", Float, nullable=False),
    Column("unsure", Float, nullable=False),
    Column("games", Integer, nullable=False),
)
rated_tables = Table(
    "rated_tables",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("ended", Float, nullable=False, index=True),
)


class Job:
    """Some work to be committed, and who waits for it."""

    def __init__(self, work: Callable[[Connection], Any]) -> None:  # what it gives is the caller's affair
        self.work = work
        self.loop = asyncio.get_running_loop()
        self.done: asyncio.Future[Any] = self.loop.create_future()
        self.given: Any = None
        self.error: BaseException | None = None

    def tell(self) -> None:
        """In the loop's own thread: hand over what came of it."""
        if self.done.cancelled():
            return
        if self.error is not None:
            self.done.set_exception(self.error)
        else:
            self.done.set_result(self.given)


class Store:
    """A database, the thread that writes into it and those that read."""

    def __init__(self, url: str) -> None:
        self._engine = engine_for(url)
        self._writing = self._engine.execution_options(nocturne_writing=True)
        self.is_file = self._engine.dialect.name == "sqlite"
        """Whether the database is a file of this machine, without a server of its own."""
        named = self._engine.url.database
        self.folder = Path(named).parent if self.is_file and named else None
        """Where that file is."""
        self.plain_url = self._engine.url.set(drivername=self._engine.dialect.name).render_as_string(False)
        """The address as a driver takes it, with its password."""
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._writer = threading.Thread(target=self._write, name="store", daemon=True)
        self._writer.start()
        self._readers = ThreadPoolExecutor(_READERS, thread_name_prefix="store-reader")

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Do some work that changes something; returns once it is committed, and synced to the disk. The work
        may be done twice, and must do no more than read and write the database."""
        job = Job(work)
        self._jobs.put(job)
        given: T = await job.done
        return given

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Do some work that changes nothing; it waits for nobody's commit."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, work)

    def _read(self, work: Callable[[Connection], T]) -> T:
        with self._engine.connect() as connection:
            return work(connection)

    def waiting(self) -> int:
        """How many jobs wait to be written."""
        return self._jobs.qsize()

    # -- the writing thread

    def _write(self) -> None:
        while (job := self._jobs.get()) is not None:
            jobs = [job]
            # What has come in while the last commit was being synced goes to the disk together.
            while len(jobs) < _MOST_TOGETHER and not self._jobs.empty():
                following = self._jobs.get()
                if following is None:
                    self._jobs.put(None)
                    break
                jobs.append(following)
            self._commit(jobs)
            # A loop that has ended meanwhile has nobody left who waits.
            for loop in {job.loop for job in jobs}:
                with suppress(RuntimeError):
                    loop.call_soon_threadsafe(_tell, [job for job in jobs if job.loop is loop])

    def _commit(self, jobs: list[Job]) -> None:
        """One transaction for all. When one of them fails, which is rare, nothing of it has happened, and
        each is done again by itself: so a failing job takes back what it did and no more."""
        try:
            with self._writing.begin() as connection:
                for job in jobs:
                    job.given = job.work(connection)
        except Exception as error:
            if len(jobs) == 1:
                jobs[0].error = error
            else:
                for job in jobs:
                    self._commit([job])

    async def prepare(self) -> None:
        """Bring the database to the present form of its tables."""
        await self.run(migrate)

    def close(self) -> None:
        """Finish what was begun, then let the database go."""
        self._jobs.put(None)
        self._writer.join()
        self._readers.shutdown()
        self._engine.dispose()


def engine_for(url: str) -> Engine:
    """Connections to a database, with what is needed to trust a file."""
    if url.startswith(("postgresql://", "postgres://")):
        url = f"postgresql+psycopg://{url.partition('://')[2]}"
    try:
        engine = create_engine(url, pool_pre_ping=not url.startswith("sqlite"))
    except (ArgumentError, ModuleNotFoundError, NoSuchModuleError) as error:
        raise NocturneError("server-database-url", detail=type(error).__name__) from error
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _safe_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
    return engine


def _tell(jobs: list[Job]) -> None:
    for job in jobs:
        job.tell()


def _safe_sqlite(connection: Any, _record: object) -> None:  # a connection of the driver, without types
    # Python's driver would begin transactions where it thinks fit; SQLAlchemy says where they begin.
    connection.isolation_level = None
    for setting in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        connection.execute(f"PRAGMA {setting}")


def _begin_sqlite(connection: Connection) -> None:
    """A writer takes the lock before it reads: what it decides by must still be true when it writes."""
    writing = connection.get_execution_options().get("nocturne_writing", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")


def check_integrity(db: Connection) -> str:
    """What is wrong with the database, in its own words; empty if nothing is. PostgreSQL looks after
    its own files."""
    if db.dialect.name != "sqlite":
        return ""
    found = db.exec_driver_sql("PRAGMA quick_check(1)").scalar()
    return "" if found == "ok" else str(found)


def clock_of(db: Connection) -> float:
    """The time by the database's clock, in seconds of the epoch: one clock for all servers."""
    if db.dialect.name == "sqlite":
        return time.time()  # a file is used by servers of one machine only
    now: float = db.exec_driver_sql("SELECT extract(epoch FROM clock_timestamp())::float8").scalar_one()
    return now


def newest_form() -> str:
    """The name of the migration that no other follows."""
    forms = _forms()
    (newest,) = forms.keys() - forms.values()
    return newest


def _forms() -> dict[str, str]:
    """Every form the database has had, and the one before it."""
    found: dict[str, str] = {}
    for file in (_MIGRATIONS / "versions").glob("*.py"):
        text = file.read_text("utf-8")
        (name,) = re.findall(r'^revision = "(\w+)"', text, re.M)
        found[name] = "".join(re.findall(r'^down_revision = "(\w+)"', text, re.M))
    return found


def migrate(connection: Connection) -> None:
    """To the newest form. Alembic takes long to load, and mostly there is nothing for it to do."""
    if inspect(connection).has_table("alembic_version"):
        version = connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar()
        if version == newest_form():
            return
        if version is not None and version not in _forms():
            raise NocturneError("server-database-newer")
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
