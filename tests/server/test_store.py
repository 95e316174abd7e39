"""The store: what is committed together, what a failing job takes back, and the form of the database."""

from __future__ import annotations

import asyncio
import io
import threading
import time
from functools import partial
from pathlib import Path

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.operations import Operations
from alembic.script import ScriptDirectory
from fastapi.testclient import TestClient
from sqlalchemy import Connection, Engine, Executable, event, insert, select
from sqlalchemy.dialects import postgresql
from sqlalchemy.sql import ClauseElement

import nocturne
import nocturne.server.store.database as module
from nocturne.kernel.record import Answer, Record
from nocturne.server.api import create_app
from nocturne.server.live.streams import Saving
from nocturne.server.people.accounts import Person
from nocturne.server.people.bans import ban
from nocturne.server.people.mail import Mailer
from nocturne.server.store.database import Store, newest_form, people
from nocturne.server.tables.leases import Leases
from nocturne.server.tables.reminding import Rules
from nocturne.server.tables.stored import StoredTable, enter, record_of, saved
from tests.server.test_ratings import account as account_of
from tests.server.test_ratings import finished

from .conftest import Caller
from .test_push import AUTH, BROWSER


def add(name: str):
    def work(db: Connection) -> str:
        db.execute(insert(people).values(id=name, name=name, created=0.0))
        return name

    return work


async def names(store: Store) -> list[str]:
    return await store.read(lambda db: sorted(db.execute(select(people.c.id)).scalars()))


def test_jobs_that_come_at_the_same_moment_are_committed_together(database: str):
    async def play() -> tuple[list[str], int]:
        store = Store(database)
        await store.prepare()
        commits = 0

        def count(_connection: object) -> None:
            nonlocal commits
            commits += 1

        event.listen(store._engine, "commit", count)
        busy = threading.Event()
        held = asyncio.create_task(store.run(lambda db: busy.wait()))
        await asyncio.sleep(0)
        others = [asyncio.create_task(store.run(add(f"p{number}"))) for number in range(20)]
        await asyncio.sleep(0)
        busy.set()
        await asyncio.gather(held, *others)
        found = await names(store)
        store.close()
        return found, commits

    found, commits = asyncio.run(play())
    assert len(found) == 20
    assert commits <= 3


def test_a_job_that_fails_takes_back_its_own_work_only(database: str):
    def half(db: Connection) -> None:
        add("half")(db)
        raise ValueError("on purpose")

    async def play() -> list[str]:
        store = Store(database)
        await store.prepare()
        done = await asyncio.gather(
            store.run(add("one")), store.run(half), store.run(add("two")), return_exceptions=True
        )
        assert [type(one) for one in done] == [str, ValueError, str]
        found = await names(store)
        store.close()
        return found

    assert asyncio.run(play()) == ["one", "two"]


def test_when_the_commit_fails_all_are_told(database: str):
    async def play() -> None:
        store = Store(database)
        await store.prepare()

        def refuse(_connection: object) -> None:
            raise OSError("the disk is full")

        event.listen(store._engine, "commit", refuse)
        for work in (add("one"), add("two")):
            with pytest.raises(OSError, match="full"):
                await store.run(work)
        event.remove(store._engine, "commit", refuse)
        assert await names(store) == []
        store.close()

    asyncio.run(play())


def test_sqlite_syncs_every_commit(tmp_path: Path):
    async def play() -> tuple[object, object]:
        store = Store(f"sqlite:///{tmp_path}/a.db")
        mode = await store.run(lambda db: db.exec_driver_sql("PRAGMA journal_mode").scalar())
        sync = await store.run(lambda db: db.exec_driver_sql("PRAGMA synchronous").scalar())
        store.close()
        return mode, sync

    assert asyncio.run(play()) == ("wal", 2)


def migrations() -> ScriptDirectory:
    config = Config()
    config.set_main_option("script_location", str(Path(module.__file__).with_name("migrations")))
    return ScriptDirectory.from_config(config)


def test_the_present_form_is_the_newest_of_the_migrations():
    assert migrations().get_current_head() == newest_form()


def test_the_migrations_lead_to_the_tables_that_are_used(database: str):
    async def play() -> list[object]:
        store = Store(database)
        await store.prepare()
        differences = await store.run(
            lambda db: compare_metadata(MigrationContext.configure(db), module.metadata)
        )
        store.close()
        return list(differences)

    assert asyncio.run(play()) == []


def test_the_migrations_can_be_written_for_postgresql():
    written = io.StringIO()
    context = MigrationContext.configure(
        dialect_name="postgresql", opts={"as_sql": True, "output_buffer": written}
    )
    with Operations.context(context):
        for script in reversed(list(migrations().walk_revisions())):
            script.module.upgrade()
    for table in module.metadata.tables:
        assert f"CREATE TABLE {table} " in written.getvalue()


@pytest.mark.usefixtures("_loaded")
@pytest.mark.slow
def test_everything_that_is_asked_of_the_database_can_be_asked_of_postgresql(
    database: str, monkeypatch: pytest.MonkeyPatch
):
    """Given people who come in, open a table, play, talk and look back: no statement is for SQLite alone."""
    asked: list[Executable] = []
    monkeypatch.setattr("nocturne.server.live.saving.SNAPSHOT_EVERY", 2)

    def note(_connection: object, statement: Executable, *_rest: object) -> None:
        asked.append(statement)

    mail = Mailer("smtp://127.0.0.1:9?from=nocturne@example.org", "https://nocturne.example")
    event.listen(Engine, "before_execute", note)
    try:
        with TestClient(
            create_app(database, grace=0.1, warm=False, mail=mail, reminding=Rules(site=mail.site))
        ) as client:
            live_a_little(Caller(client))
    finally:
        event.remove(Engine, "before_execute", note)
    dialect = postgresql.dialect()  # type: ignore[no-untyped-call]
    texts = {str(one.compile(dialect=dialect)) for one in asked if isinstance(one, ClauseElement)}
    for table in module.metadata.tables:
        assert any(f"INTO {table}" in text or f"UPDATE {table}" in text for text in texts), table
    assert any("FOR UPDATE" in text for text in texts)


def live_a_little(nobody: Caller) -> None:
    mina = nobody.enter("Mina")
    mina.post("/api/rename", {"nickname": "Wilhelmina"})
    seats = [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}, {"kind": "bot"}, {"kind": "bot"}]
    table = mina.post("/api/tables", {"game": "dracula", "seats": seats[::-1]})["table"]
    deck = mina.post("/api/decks", {"text": "1x Blur\n1x Tara", "name": "Two cards"})["id"]
    mina.post(f"/api/decks/{deck}", {"text": "2x Blur\n1x Tara", "name": "Three cards"})
    room = mina.post("/api/tables", {"game": "vtes", "seats": seats})["table"]
    mina.post(f"/api/tables/{room}/deck", {"precon": "V5:PTr"})
    mina.post(f"/api/decks/{deck}/delete")
    mina.post(f"/api/tables/{table}/start")
    with mina.at(table) as sitting:
        sitting.question()
        sitting.send(type="chat", id="c", text="Good evening")
        sitting.acknowledged("c")
        with nobody.enter("Renfield").at(table) as watcher:
            (line,) = watcher.until(lambda told: told["type"] == "chat")["lines"]
            watcher.send(type="report", id="r", at=line["at"], text="rude")
            watcher.acknowledged("r")
        sitting.send(type="mark", id="m", ref="city:london", mark="suspect")
        sitting.acknowledged("m")
    draft = mina.post("/api/drafts", {"game": "vtes", "name": "Ashes", "source": "Third"})["id"]
    mina.post(f"/api/drafts/{draft}/begin")
    short = mina.post("/api/play-now", {"game": "candles"})["table"]
    with mina.at(short) as sitting:
        frame = sitting.question()
        count = 0
        while frame["question"] is not None:
            count += 1
            sitting.answer(frame, str(count))
            frame = sitting.question()
    for path in ("record", "replay?at=1", "report"):
        assert mina.client.get(f"/api/tables/{short}/{path}", headers=mina._headers).status_code == 200
    mina.post(f"/api/tables/{short}/rematch")
    for path in ("/api/tables", "/api/tables/mine"):
        mina.get(path)
    tournament = mina.post("/api/tournaments", {"game": "vtes", "name": "Ashes"})["id"]
    for one in (mina, *map(nobody.enter, ("Lucy", "Jack", "Arthur"))):
        one.post(f"/api/tournaments/{tournament}/enter", {"precon": "V5:PTr"})
    mina.post(f"/api/tournaments/{tournament}/round")
    account = {"name": "Harker", "password": "garlic and hawthorn"}
    mina.post("/api/register", account)
    nobody.client.cookies.clear()
    nobody.post("/api/login", account)
    token = nobody.client.cookies["nocturne"]
    harker = Caller(nobody.client, token)
    harker.post("/api/account/email", {"email": "harker@example.org", "password": account["password"]})
    harker.post("/api/account/reminders", {"mail": True})
    harker.get("/api/account/reminders")
    harker.post("/api/account/vacation", {"days": 2})
    browser = {"endpoint": "https://web.push.apple.com/a", "p256dh": BROWSER, "auth": AUTH}
    harker.post("/api/account/push", browser)
    nobody.post("/api/logout")
    for name in ("Quincey", "John"):
        account_of(nobody.client, name).post("/api/ratings", {"on": True})
    finished(nobody.client, ["Quincey", "John"], [2, 0])
    arthur = account_of(nobody.client, "Arthur")
    club = arthur.post("/api/clubs", {"name": "Ashes", "listed": True})
    arthur.post(f"/api/clubs/{club['id']}/say", {"text": "Good evening"})
    date = {"title": "Night", "starts": time.time() + 3600}
    arthur.post(f"/api/clubs/{club['id']}/calendar", date)
    nobody.client.get(f"/api/calendars/{club['feed']}.ics")
    nobody.get("/api/clubs")
    store: Store = nobody.client.app.state.services.store  # type: ignore[attr-defined]
    assert nobody.client.portal is not None
    nobody.client.portal.call(store.run, partial(ban, named="Harker", reason="insults"))


def test_answers_given_for_people_are_told_from_their_own(database: str):
    # given a game whose second answer was given for somebody, and a later one that was not
    kept = StoredTable(game="candles", private=True, host="p0", seats=[], options={}, masking="")
    kept.head = msgspec.to_builtins(nocturne.new_game("candles", seed=7).record().head)
    three = [Answer(0, "pass", ""), Answer(1, "pass", ""), Answer(0, "pass", "")]

    async def play() -> tuple[Record, set[int]]:
        store = Store(database)
        await store.prepare()
        await store.run(add("p0"))
        await store.run(lambda db: enter(db, kept, Person("p0", "p0", False), three[:1]))
        lease = await Leases(store).take(kept.id)
        await store.run(saved(lease, Saving(1, three[1:], {1}, None), touched=None))
        found = await store.read(lambda db: record_of(db, kept))
        store.close()
        return found

    # then exactly that one is read back as given, and those a game begins with are people's own
    record, given = asyncio.run(play())
    assert (record.answers, given) == (three, {1})
