"""The store: what is committed together, what a failing job takes back, and the form of the database."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path

import pytest
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, event, insert, select

from nocturne.server.store import Store, newest_form, people


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


def test_the_present_form_is_the_newest_of_the_migrations():
    import nocturne.server.store as module

    config = Config()
    config.set_main_option("script_location", str(Path(module.__file__).with_name("migrations")))
    assert ScriptDirectory.from_config(config).get_current_head() == newest_form()
