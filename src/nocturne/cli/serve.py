"""``nocturne serve``: the server for the browser, on this machine until told otherwise."""

from __future__ import annotations

import argparse
import socket
from pathlib import Path

from nocturne.cli.shelf import home
from nocturne.cli.terminal import Terminal
from nocturne.kernel.errors import NocturneError
from nocturne.kernel.words import words


def run(arguments: argparse.Namespace) -> int:
    """The subcommand: serves until it is stopped."""
    try:
        import uvicorn

        from nocturne.server.api import create_app
    except ModuleNotFoundError as missing:
        raise NocturneError("cli-serve-missing", package=str(missing.name)) from missing

    say, terminal = words(), Terminal()
    folder = Path(arguments.data).expanduser() if arguments.data else home() / "server"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise NocturneError("cli-home-unwritable", folder=str(folder), detail=str(error.strerror)) from error
    listening = _listen(arguments.host, arguments.port)
    port = listening.getsockname()[1]
    host = f"[{arguments.host}]" if ":" in arguments.host else arguments.host
    app = create_app(f"sqlite:///{(folder / 'nocturne.db').resolve()}", grace=arguments.grace)
    config = uvicorn.Config(
        app, log_level="warning", ws="websockets-sansio", ws_max_size=64 * 1024, server_header=False
    )
    terminal.line(say("cli-serve-at", address=f"http://{host}:{port}", folder=str(folder)))
    uvicorn.Server(config).run(sockets=[listening])
    return 0


def _listen(host: str, port: int) -> socket.socket:
    """The socket, taken before anything is loaded: whoever asks for a port in use is told at once."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family, backlog=1024)
    except (OSError, OverflowError) as error:
        raise NocturneError("cli-serve-port", host=host, port=str(port), detail=str(error)) from error
