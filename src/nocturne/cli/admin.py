"""``nocturne admin``: what operators of a server do beside it: backups, checks, lists, bans."""

from __future__ import annotations

import argparse
import asyncio
import os
import time
from collections.abc import Callable, Coroutine, Sequence
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any, TypeVar

from rich.table import Table as Grid
from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

from nocturne.cli.shelf import Hold, home
from nocturne.cli.terminal import console, print_json
from nocturne.kernel.errors import NocturneError
from nocturne.kernel.words import words
from nocturne.server.people import bans, reports
from nocturne.server.store import copying
from nocturne.server.store.database import Store, check_integrity
from nocturne.server.tables import auditing, club_store

T = TypeVar("T")


def run(arguments: argparse.Namespace) -> int:
    """The subcommand: one action."""
    try:
        return _ACTIONS[arguments.action](arguments)
    except DBAPIError as error:
        detail = str(error.orig).strip().rstrip(".")
        raise NocturneError("admin-database", detail=detail) from error


def _file(arguments: argparse.Namespace) -> Path:
    folder = Path(arguments.data).expanduser() if arguments.data else home() / "server"
    return (folder / "nocturne.db").resolve()


def _url(arguments: argparse.Namespace) -> str:
    """The database: the one that is named, else that of the environment, else the file of the folder."""
    named: str = arguments.database or os.environ.get("NOCTURNE_DATABASE", "")
    return named or f"sqlite:///{_file(arguments)}"


def _existing(arguments: argparse.Namespace) -> str:
    url = _url(arguments)
    if url.startswith("sqlite:///") and not Path(url.removeprefix("sqlite:///")).is_file():
        raise NocturneError("admin-no-file", file=url.removeprefix("sqlite:///"))
    return url


def _with_store(url: str, work: Callable[[Store], Coroutine[Any, Any, T]]) -> T:
    async def inside() -> T:
        store = Store(url)
        try:
            await store.prepare()
            return await work(store)
        finally:
            store.close()

    return asyncio.run(inside())


# -- copies


def _backup(arguments: argparse.Namespace) -> int:
    counts = copying.back_up(_existing(arguments), Path(arguments.file))
    return _tell_counts("admin-backed-up", arguments, counts)


def _restore(arguments: argparse.Namespace) -> int:
    url, file = _url(arguments), _file(arguments)
    with ExitStack() as stack:
        if url == f"sqlite:///{file}":
            file.parent.mkdir(parents=True, exist_ok=True)
            stack.enter_context(closing(_hold(file)))
        counts = copying.restore(Path(arguments.file), url)
    return _tell_counts("admin-restored", arguments, counts)


def _hold(file: Path) -> Hold:
    """No server may be using the folder."""
    try:
        return Hold(file)
    except NocturneError as held:
        raise NocturneError("cli-serve-data-taken", folder=str(file.parent)) from held


def _tell_counts(message: str, arguments: argparse.Namespace, counts: dict[str, int]) -> int:
    if arguments.json:
        print_json(counts)
    else:
        told = {name: counts[name] for name in ("people", "tables", "answers")}
        console().print(words()(message, file=str(arguments.file), **told), soft_wrap=True)
    return 0


# -- checks


def _verify(arguments: argparse.Namespace) -> int:
    async def check(store: Store) -> tuple[str, auditing.Audit | None]:
        damage = await store.read(check_integrity)
        return damage, None if damage else await auditing.audit(store)

    say = words()
    damage, found = _with_store(_existing(arguments), check)
    if found is None:
        raise NocturneError("admin-damaged", file=str(_file(arguments)), detail=damage)
    if arguments.json:
        print_json(found)
        return 1 if found.damaged else 0
    out = console()
    out.print(say("admin-verified", games=found.games, answers=found.answers, former=found.former))
    for one in found.damaged:
        cause = say(one.cause) if "-" in one.cause else one.cause
        out.print(say("admin-verify-damaged", table=one.table, cause=cause), style="red", soft_wrap=True)
    if not found.damaged:
        out.print(say("admin-verify-well"), style="bold")
    return 1 if found.damaged else 0


# -- lists


def _tables(arguments: argparse.Namespace) -> int:
    found = _read(arguments, auditing.table_lines)
    rows = [
        [one.id, one.game, one.status, ", ".join(one.people), str(one.answers), _day(one.touched)]
        for one in found
    ]
    return _list(arguments, found, ("table", "game", "status", "people", "answers", "touched"), rows)


def _people(arguments: argparse.Namespace) -> int:
    say = words()
    found = _read(arguments, auditing.person_lines)
    rows = [
        [
            one.id,
            one.name,
            say("admin-guest" if one.guest else "admin-account"),
            str(one.tables),
            say("admin-banned") if one.banned else "",
            _day(one.created),
        ]
        for one in found
    ]
    return _list(arguments, found, ("id", "name", "kind", "tables", "banned", "since"), rows)


def _bans(arguments: argparse.Namespace) -> int:
    found = _read(arguments, bans.all_bans)
    rows = [[one.person, one.name, one.reason, _day(one.created)] for one in found]
    return _list(arguments, found, ("id", "name", "reason", "since"), rows)


def _reports(arguments: argparse.Namespace) -> int:
    found = _read(arguments, reports.open_reports)
    rows = [
        [
            str(one.id),
            one.table or one.club,
            one.name,
            one.person,
            one.said,
            one.reason,
            one.reporter,
            _day(one.created),
        ]
        for one in found
    ]
    columns = ("id", "where", "name", "person", "said", "reason", "reporter", "since")
    return _list(arguments, found, columns, rows)


def _settle(arguments: argparse.Namespace) -> int:
    _with_store(
        _existing(arguments), lambda store: store.run(lambda db: reports.settle(db, arguments.report))
    )
    console().print(words()("admin-report-settled", id=arguments.report))
    return 0


def _clubs(arguments: argparse.Namespace) -> int:
    found = _read(arguments, auditing.club_lines)
    rows = [
        [one.id, one.name, one.owner, str(one.members), str(one.tables), _day(one.created)] for one in found
    ]
    return _list(arguments, found, ("id", "name", "owner", "members", "tables", "since"), rows)


def _close_club(arguments: argparse.Namespace) -> int:
    def work(db: Connection) -> str:
        club = club_store.read(db, arguments.club)
        club_store.end(db, club.id)
        return club.name

    name = _with_store(_existing(arguments), lambda store: store.run(work))
    console().print(words()("admin-club-closed", name=name))
    return 0


def _read(arguments: argparse.Namespace, work: Callable[[Connection], T]) -> T:
    return _with_store(_existing(arguments), lambda store: store.read(work))


def _list(arguments: argparse.Namespace, found: object, columns: Sequence[str], rows: list[list[str]]) -> int:
    if arguments.json:
        print_json(found)
        return 0
    say = words()
    grid = Grid(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for column in columns:
        grid.add_column(say(f"admin-column-{column}"), overflow="fold", no_wrap=column in ("id", "table"))
    for row in rows:
        grid.add_row(*row)
    console().print(grid)
    return 0


def _day(seconds: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(seconds))


# -- bans


def _ban(arguments: argparse.Namespace) -> int:
    def work(db: Connection) -> str:
        return bans.ban(db, arguments.name, arguments.reason)

    name = _with_store(_existing(arguments), lambda store: store.run(work))
    console().print(words()("admin-ban-done", name=name))
    return 0


def _unban(arguments: argparse.Namespace) -> int:
    name = _with_store(
        _existing(arguments), lambda store: store.run(lambda db: bans.unban(db, arguments.name))
    )
    console().print(words()("admin-unban-done", name=name))
    return 0


_ACTIONS: dict[str, Callable[[argparse.Namespace], int]] = {
    "backup": _backup,
    "restore": _restore,
    "verify": _verify,
    "tables": _tables,
    "people": _people,
    "ban": _ban,
    "unban": _unban,
    "bans": _bans,
    "reports": _reports,
    "settle": _settle,
    "clubs": _clubs,
    "close-club": _close_club,
}
