"""``nocturne serve``, which is what ``./play`` starts: the server for the browser, on this machine until told
otherwise. It opens a browser where there is a screen for one, and stops at Ctrl-C without a word of alarm."""

from __future__ import annotations

import argparse
import errno
import json
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

from nocturne.cli.french import take_french_cards
from nocturne.cli.serving import Launch, prepare, serve
from nocturne.cli.shelf import Hold, home
from nocturne.cli.terminal import Terminal
from nocturne.cli.workers import Workers
from nocturne.kernel.errors import NocturneError
from nocturne.kernel.words import words


def run(arguments: argparse.Namespace) -> int:
    """The subcommand: serves until it is stopped."""
    with _stopping_at_once():
        return _serve(arguments)


def _serve(arguments: argparse.Namespace) -> int:
    take_french_cards(arguments.french_cards)
    named: str = arguments.database or os.environ.get("NOCTURNE_DATABASE", "")
    if named and not named.startswith("sqlite:"):
        with closing(_listen(arguments.host, arguments.port)) as listening:
            return _on_server(arguments, named, listening)
    if arguments.workers > 1:
        raise NocturneError("cli-serve-workers-file")
    file = _file(arguments, named)
    with closing(_listen(arguments.host, arguments.port)) as listening, closing(_take(file)):
        launch = _launch(arguments, f"sqlite:///{file.resolve()}", listening)
        prepare(launch.database, str(file.resolve()))
        serve(launch, listening, started=lambda: _started(arguments, listening, str(file.parent)))
    Terminal().line(words()("cli-serve-stopped"))
    return 0


def _on_server(arguments: argparse.Namespace, named: str, listening: socket.socket) -> int:
    """Serve on a database with a server of its own, which others may use as well."""
    shown = shown_database(named)
    prepare(named, shown)
    launch = _launch(arguments, named, listening)
    launch.shared, launch.inside = True, arguments.inside
    if arguments.workers > 1:
        if not hasattr(os, "fork"):
            raise NocturneError("cli-serve-workers-system")
        Workers(launch, listening, arguments.workers, lambda: _started(arguments, listening, shown)).run()
    else:
        serve(launch, listening, started=lambda: _started(arguments, listening, shown))
    Terminal().line(words()("cli-serve-stopped"))
    return 0


def _file(arguments: argparse.Namespace, named: str) -> Path:
    """The file of the database: the one that is named, else that of the folder."""
    if named:
        return Path(named.removeprefix("sqlite:///")).expanduser()
    folder = Path(arguments.data).expanduser() if arguments.data else home() / "server"
    return folder / "nocturne.db"


def _launch(arguments: argparse.Namespace, database: str, listening: socket.socket) -> Launch:
    return Launch(
        database=database,
        host=arguments.host,
        port=listening.getsockname()[1],
        grace=arguments.grace,
        card_images=arguments.card_images,
        deck_archive=arguments.deck_archive,
        log=arguments.log,
        hosts=list(arguments.allowed_hosts or ()),
        mail=arguments.mail or os.environ.get("NOCTURNE_MAIL", ""),
        site=arguments.site or os.environ.get("NOCTURNE_SITE", ""),
        reminders=list(arguments.reminders),
        reminder_minutes=arguments.reminder_minutes,
        reminders_a_day=arguments.reminders_a_day,
        webhook_hosts=list(arguments.webhook_hosts or ()),
        push_hosts=list(arguments.push_hosts or ()),
        vacation_days=arguments.vacation_days,
        proxies=list(arguments.trusted_proxies or ("127.0.0.1", "::1")),
    )


def shown_database(named: str) -> str:
    """The address of a database without its password."""
    from sqlalchemy.engine import make_url
    from sqlalchemy.exc import ArgumentError

    try:
        url = make_url(named)
    except ArgumentError as error:
        raise NocturneError("server-database-url", detail=type(error).__name__) from error
    return url.set(drivername="postgresql").render_as_string()


def _started(arguments: argparse.Namespace, listening: socket.socket, kept: str) -> None:
    """It serves: say where, and open a browser."""
    address = _address(arguments.host, listening.getsockname()[1])
    Terminal().line(words()("cli-serve-at", address=address, folder=kept))
    sys.stdout.flush()
    if not arguments.no_browser and has_screen():
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


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


def _take(file: Path) -> Hold:
    """The database, for this server alone: two that played the same games would undo each other's answers."""
    folder = file.parent
    try:
        folder.mkdir(parents=True, exist_ok=True)
        return Hold(file)
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
