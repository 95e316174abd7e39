"""``nocturne serve``, which is what ``./play`` starts: the server for the browser, on this machine until told
otherwise. It opens a browser where there is a screen for one, and stops at Ctrl-C without a word of alarm."""

from __future__ import annotations

import argparse
import asyncio
import errno
import json
import logging
import os
import signal
import socket
import sys
import threading
import urllib.request
import webbrowser
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from nocturne.cli.shelf import Hold, home
from nocturne.cli.terminal import Terminal
from nocturne.kernel.errors import NocturneError
from nocturne.kernel.words import words

if TYPE_CHECKING:
    import uvicorn
    from fastapi import FastAPI

#: How long open connections may take to end once the server is told to stop, in seconds.
_FAREWELL = 3
#: How long one thread may go on while another wants its turn, in seconds. Python's own 5 ms would make the
#: thread that saves wait that long after each of its many short calls of the database.
_SWITCH = 0.0005


def run(arguments: argparse.Namespace) -> int:
    """The subcommand: serves until it is stopped."""
    with _stopping_at_once():
        return _serve(arguments)


def _serve(arguments: argparse.Namespace) -> int:
    folder = Path(arguments.data).expanduser() if arguments.data else home() / "server"
    with closing(_listen(arguments.host, arguments.port)) as listening, closing(_take(folder)):
        return _until_stopped(arguments, folder, listening)


def _until_stopped(arguments: argparse.Namespace, folder: Path, listening: socket.socket) -> int:
    try:
        import uvicorn

        from nocturne.server.api import create_app
        from nocturne.server.games.pictures import read_pictures
        from nocturne.server.routes.reach import Listening
    except ModuleNotFoundError as missing:
        raise NocturneError("cli-serve-missing", package=str(missing.name)) from missing

    if arguments.log == "json":
        _log_json()
    pictures = read_pictures(arguments.card_images)
    say, terminal = words(), Terminal()
    address = _address(arguments.host, listening.getsockname()[1])
    database = (folder / "nocturne.db").resolve()
    asyncio.run(_prepare(database))
    reached = Listening(arguments.host, listening.getsockname()[1])
    app = create_app(
        f"sqlite:///{database}",
        grace=arguments.grace,
        pictures=pictures,
        listening=reached,
        alone=True,
        hosts=arguments.allowed_hosts or (),
    )

    class Server(uvicorn.Server):
        @contextmanager
        def capture_signals(self) -> Iterator[None]:
            """Ours is installed already; uvicorn's raises the signal again at the end, like a crash."""
            yield

    server = Server(_configuration(app, arguments))

    async def serve() -> None:
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, server.handle_exit)
        serving = asyncio.ensure_future(server.serve([listening]))
        while not (server.started or serving.done()):
            await asyncio.sleep(0.01)
        if server.started:
            terminal.line(say("cli-serve-at", address=address, folder=str(folder)))
            sys.stdout.flush()
            if not arguments.no_browser and has_screen():
                threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
        await serving

    sys.setswitchinterval(_SWITCH)
    asyncio.run(serve())
    terminal.line(say("cli-serve-stopped"))
    return 0


def _configuration(app: FastAPI, arguments: argparse.Namespace) -> uvicorn.Config:
    """How the application is served."""
    import uvicorn

    from nocturne.server.door import Limits, protocols

    proxies = arguments.trusted_proxies or ["127.0.0.1", "::1"]
    http, websocket = protocols(Limits(proxies=proxies))
    return uvicorn.Config(
        app,
        log_level="warning",
        log_config=None if arguments.log == "json" else uvicorn.config.LOGGING_CONFIG,
        http=http,
        ws=websocket,
        forwarded_allow_ips=proxies,
        ws_max_size=64 * 1024,
        server_header=False,
        timeout_graceful_shutdown=_FAREWELL,
    )


def _log_json() -> None:
    """One object in each line of the log, ours and that of the libraries."""
    from nocturne.server.faults import JsonLines

    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=logging.WARNING, handlers=[handler])


async def _prepare(database: Path) -> None:
    """Open the database once, before anything listens: whoever has one that cannot be used is told so."""
    from sqlalchemy.exc import DBAPIError

    from nocturne.server.store.database import Store, check_integrity

    store = Store(f"sqlite:///{database}")
    try:
        if damage := await store.read(check_integrity):
            raise NocturneError("admin-damaged", file=str(database), detail=damage)
        await store.prepare()
    except (DBAPIError, NocturneError) as error:
        if isinstance(error, NocturneError) and error.message == "admin-damaged":
            raise
        detail = str(error.orig if isinstance(error, DBAPIError) else error).rstrip(".")
        raise NocturneError("cli-serve-database", file=str(database), detail=detail) from error
    finally:
        store.close()


@contextmanager
def _stopping_at_once() -> Iterator[None]:
    """Being told to stop before there is anything to stop is no fault either."""

    def leave(number: int, frame: object) -> None:
        raise SystemExit(0)

    before = {number: signal.signal(number, leave) for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def has_screen() -> bool:
    """Whether a browser with windows can be opened; one inside the terminal would take it from the server."""
    if not sys.stdout.isatty():
        return False
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _take(folder: Path) -> Hold:
    """The folder, for this server alone: two that played the same games would undo each other's answers."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        return Hold(folder / "nocturne.db")
    except OSError as error:
        raise NocturneError("cli-serve-data", folder=str(folder), detail=str(error.strerror)) from error
    except NocturneError as held:
        raise NocturneError("cli-serve-data-taken", folder=str(folder)) from held


def _listen(host: str, port: int) -> socket.socket:
    """The socket, taken before anything is loaded: whoever asks for a port in use is told at once."""
    if not 0 <= port <= 65535:
        raise NocturneError("cli-serve-port", host=host, port=str(port), detail="0-65535")
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family, backlog=1024)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            address = _address(host, port)
            message = "cli-serve-here-already" if _is_nocturne(address) else "cli-serve-port-taken"
            other = str(port + 1 if port < 65535 else 8000)
            raise NocturneError(message, host=host, port=str(port), address=address, other=other) from error
        # Python adds the address to the words of the system, which the message tells already.
        detail = str(error.strerror).partition(" (while")[0]
        raise NocturneError("cli-serve-port", host=host, port=str(port), detail=detail) from error


def _address(host: str, port: int) -> str:
    """Where a browser on this machine finds it."""
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]", "": "127.0.0.1"}.get(host)
    return f"http://{shown or (f'[{host}]' if ':' in host else host)}:{port}"


def _is_nocturne(address: str) -> bool:
    """Whether it is one of us that listens there."""
    try:
        with urllib.request.urlopen(f"{address}/healthz", timeout=1) as told:
            return bool(json.loads(told.read(1000))["well"])
    except (OSError, ValueError, KeyError, TypeError):
        return False
