"""``nocturne serve`` as a person starts and stops it: the address, the browser, Ctrl-C, a port in use."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from nocturne.cli import main, serve
from nocturne.kernel.errors import NocturneError

COMMAND = [sys.executable, "-m", "nocturne.cli", "serve", "--port", "0", "--data"]


@contextmanager
def served(data: Path, *options: str, lang: str = "en") -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server in a process of its own, and its address."""
    surroundings = {**os.environ, "NOCTURNE_LANG": lang}
    process = subprocess.Popen(
        [*COMMAND, str(data), *options],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=surroundings,
    )
    try:
        assert process.stdout is not None
        found = re.search(r"http://\S+:\d+", process.stdout.readline())
        assert found is not None
        yield process, found[0]
    finally:
        process.kill()
        process.communicate()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("stop", "lang", "last"),
    [
        (signal.SIGINT, "en", "Every game is kept"),
        (signal.SIGTERM, "fr", "Toutes les parties sont gardées"),
    ],
)
def test_it_stops_cleanly(tmp_path: Path, stop: signal.Signals, lang: str, last: str):
    with served(tmp_path, lang=lang) as (process, address):
        with urllib.request.urlopen(f"{address}/healthz", timeout=30) as told:
            assert told.status == 200
        process.send_signal(stop)
        out, err = process.communicate(timeout=30)
        assert process.returncode == 0
        assert last in out
        assert err == ""


@pytest.mark.slow
def test_a_second_server_is_told_where_the_first_is_and_that_the_folder_is_taken(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    with served(tmp_path) as (_, address):
        port = address.rpartition(":")[2]
        assert main(["serve", "--port", port, "--data", str(tmp_path / "other")]) == 2
        told = capsys.readouterr().err
        assert address in told
        assert f"--port {int(port) + 1}" in told
        assert main(["serve", "--port", "0", "--data", str(tmp_path)]) == 2
        assert "--data" in capsys.readouterr().err


def test_a_port_another_program_has_is_refused_with_what_to_do(tmp_path: Path):
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        with pytest.raises(NocturneError) as refused:
            serve._listen("127.0.0.1", port)
    assert refused.value.message == "cli-serve-port-taken"
    assert refused.value.args_for_message["other"] == str(port + 1)


@pytest.mark.parametrize(
    ("display", "terminal", "opened"), [("", True, False), (":0", True, True), (":0", False, False)]
)
def test_a_browser_is_opened_only_where_there_is_a_screen(
    monkeypatch: pytest.MonkeyPatch, display: str, terminal: bool, opened: bool
):
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("DISPLAY", display)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    monkeypatch.setattr(sys.stdout, "isatty", lambda: terminal)
    assert serve.has_screen() is opened


@pytest.mark.parametrize("host", ["0.0.0.0", "::"])
def test_listening_everywhere_the_address_shown_is_one_that_can_be_opened(host: str):
    assert serve._address(host, 8000) in ("http://127.0.0.1:8000", "http://[::1]:8000")
