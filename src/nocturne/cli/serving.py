"""One server process: what it has to know, and how it serves until it is told to stop."""

from __future__ import annotations

import asyncio
import logging
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from typing import TYPE_CHECKING

from msgspec import Struct

from nocturne.kernel.errors import NocturneError

if TYPE_CHECKING:
    import uvicorn

    from nocturne.server.tables.reminding import Rules

#: How long open connections may take to end once the server is told to stop, in seconds.
_FAREWELL = 3
#: How long one thread may go on while another wants its turn, in seconds. Python's own 5 ms would make the
#: thread that saves wait that long after each of its many short calls of the database.
_SWITCH = 0.0005


class Launch(Struct):
    """What a server process has to know. ``shared``: other servers may use the database, and reach this one
    at ``inside``. ``ident``: the id it was given, empty for any. ``loaded``: the games are, because it was
    forked from a process that has loaded them."""

    database: str
    host: str
    port: int
    grace: float
    card_images: str | None
    deck_archive: str | None
    log: str
    hosts: list[str]
    proxies: list[str]
    mail: str = ""
    site: str = ""
    reminders: list[str] = []
    reminder_minutes: float = 30.0
    reminders_a_day: int = 12
    webhook_hosts: list[str] = []
    push_hosts: list[str] = []
    vacation_days: int = 30
    shared: bool = False
    inside: str = "127.0.0.1"
    ident: str = ""
    loaded: bool = False


def serve(
    launch: Launch,
    listening: socket.socket,
    *,
    started: Callable[[], None],
    stopping: Callable[[Callable[[], None]], None] = lambda stop: None,
) -> None:
    """Serve until told to stop. ``started`` is called once calls are taken; ``stopping`` is handed a function
    that stops the server, in its loop."""
    try:
        import uvicorn
    except ModuleNotFoundError as missing:
        raise NocturneError("cli-serve-missing", package=str(missing.name)) from missing

    if launch.log == "json":
        _log_json()

    class Server(uvicorn.Server):
        @contextmanager
        def capture_signals(self) -> Iterator[None]:
            """Ours is installed already; uvicorn's raises the signal again at the end, like a crash."""
            yield

    async def run() -> None:
        sockets = [listening]
        if launch.shared:
            sockets.append(inside := _listen_inside(launch.inside))
            server = Server(_configuration(launch, inside.getsockname()[1]))
        else:
            server = Server(_configuration(launch, None))
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, server.handle_exit)
        stopping(lambda: server.handle_exit(signal.SIGTERM, None))
        serving = asyncio.ensure_future(server.serve(sockets))
        while not (server.started or serving.done()):
            await asyncio.sleep(0.01)
        if server.started:
            started()
        await serving

    sys.setswitchinterval(_SWITCH)
    asyncio.run(run())


def _listen_inside(host: str) -> socket.socket:
    """Where other servers of the database reach this one, at any port that is free."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, 0), family=family, backlog=1024)
    except OSError as error:
        detail = str(error.strerror).partition(" (while")[0]
        raise NocturneError("cli-serve-inside", host=host, detail=detail) from error


def _configuration(launch: Launch, inside: int | None) -> uvicorn.Config:
    """How the application is served."""
    import uvicorn

    from nocturne.server.api import create_app
    from nocturne.server.door import Limits, protocols
    from nocturne.server.games.archives import find_archive
    from nocturne.server.games.pictures import read_pictures
    from nocturne.server.people.mail import Mailer
    from nocturne.server.routes.reach import Listening

    host = f"[{launch.inside}]" if ":" in launch.inside else launch.inside
    app = create_app(
        launch.database,
        grace=launch.grace,
        pictures=read_pictures(launch.card_images),
        archives=find_archive(launch.deck_archive),
        listening=Listening(launch.host, launch.port),
        alone=not launch.shared,
        hosts=launch.hosts,
        mail=Mailer(launch.mail, launch.site) if launch.mail else None,
        reminding=_reminding(launch),
        inside="" if inside is None else f"{host}:{inside}",
        ident=launch.ident,
        warm=not launch.loaded,
    )
    http, websocket = protocols(Limits(proxies=launch.proxies, inside=inside))
    return uvicorn.Config(
        app,
        log_level="warning",
        log_config=None if launch.log == "json" else uvicorn.config.LOGGING_CONFIG,
        http=http,
        ws=websocket,
        forwarded_allow_ips=launch.proxies,
        ws_max_size=64 * 1024,
        server_header=False,
        timeout_graceful_shutdown=_FAREWELL,
    )


def _reminding(launch: Launch) -> Rules:
    """How people are reminded of their turn by correspondence."""
    from nocturne.server.tables.reminding import PUSH_SERVICES, Rules

    return Rules(
        site=launch.site,
        ways=launch.reminders,
        minutes=launch.reminder_minutes,
        a_day=launch.reminders_a_day,
        webhook_hosts=launch.webhook_hosts,
        push_hosts=launch.push_hosts or PUSH_SERVICES,
        vacation=launch.vacation_days,
    )


def _log_json() -> None:
    """One object in each line of the log, ours and that of the libraries."""
    from nocturne.server.faults import JsonLines

    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=logging.WARNING, handlers=[handler])


def prepare(url: str, named: str) -> None:
    """Open the database once, before anything listens: whoever has one that cannot be used is told so."""
    from sqlalchemy.exc import DBAPIError

    from nocturne.server.store.database import Store, check_integrity

    async def look() -> None:
        with closing(Store(url)) as store:
            if damage := await store.read(check_integrity):
                raise NocturneError("admin-damaged", file=named, detail=damage)
            await store.prepare()

    try:
        asyncio.run(look())
    except (DBAPIError, NocturneError) as error:
        if isinstance(error, NocturneError) and error.message in ("admin-damaged", "server-database-url"):
            raise
        detail = str(error.orig if isinstance(error, DBAPIError) else error).strip().rstrip(".")
        raise NocturneError("cli-serve-database", file=named, detail=detail) from error
