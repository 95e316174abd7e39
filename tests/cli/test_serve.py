"""``nocturne serve`` as a person starts and stops it: the address, the browser, Ctrl-C, a port in use."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

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


def call(address: str, form: dict[str, str], cookie: str) -> tuple[str, dict[str, str]]:
    """A call of the API; the cookie it gives, and the answer."""
    headers = {"x-nocturne": "1", "content-type": "application/json", "cookie": cookie}
    asked = urllib.request.Request(address, json.dumps(form).encode(), headers)
    with urllib.request.urlopen(asked, timeout=60) as answer:
        return answer.headers.get("set-cookie", "").partition(";")[0], json.loads(answer.read())


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
        # while somebody plays
        cookie, _ = call(f"{address}/api/guest", {"nickname": "Mina"}, "")
        _, table = call(f"{address}/api/play-now", {"game": "candles"}, cookie)
        at = address.replace("http", "ws", 1) + "/ws/tables/"
        with connect(at + table["table"], additional_headers={"cookie": cookie}) as playing:
            assert json.loads(playing.recv(timeout=30))["type"] == "frame"
            # who may not come in is told why, as a browser can hear it
            for session, where, code in ((cookie, "nowhere", 4404), ("", table["table"], 4401)):
                with connect(at + where, additional_headers={"cookie": session}) as refused:
                    with pytest.raises(ConnectionClosed):
                        refused.recv(timeout=30)
                    assert refused.close_code == code
            process.send_signal(stop)
            with suppress(ConnectionClosed):
                for _ in range(100):
                    playing.recv(timeout=30)
            assert playing.close_code == 1012, "the service starts again"
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


def test_a_folder_that_cannot_be_written_in_is_refused_with_what_to_do(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    (tmp_path / "file").write_text("a file, and no folder", "utf-8")
    assert main(["serve", "--port", "0", "--data", str(tmp_path / "file" / "folder")]) == 2
    told = capsys.readouterr().err
    assert str(tmp_path / "file" / "folder") in told
    assert "--data" in told


@pytest.mark.parametrize(("form", "words"), [("", "not a database"), ("tomorrow", "newer version")])
def test_a_database_that_cannot_be_used_is_refused_with_what_to_do(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], form: str, words: str
):
    database = tmp_path / "nocturne.db"
    if form:
        with closing(sqlite3.connect(database)) as made:
            made.execute("CREATE TABLE alembic_version (version_num VARCHAR(32))")
            made.execute("INSERT INTO alembic_version VALUES (?)", [form])
            made.commit()
    else:
        database.write_text("these are somebody's notes and no tables at all", "utf-8")
    assert main(["serve", "--port", "0", "--data", str(tmp_path), "--no-browser"]) == 2
    told = " ".join(capsys.readouterr().err.split())
    assert words in told
    assert "--data" in told


@pytest.mark.parametrize(("host", "port"), [("192.0.2.1", 0), ("127.0.0.1", 99999)])
def test_an_address_that_is_not_ours_is_refused_once(host: str, port: int):
    with pytest.raises(NocturneError) as refused:
        serve._listen(host, port)
    assert refused.value.message == "cli-serve-port"
    assert "192.0.2.1" not in str(refused.value.args_for_message["detail"])


def test_several_workers_on_a_file_are_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    assert main(["serve", "--workers", "2", "--port", "0", "--data", str(tmp_path)]) != 0
    told = capsys.readouterr().err
    assert "PostgreSQL" in told
    assert "--workers" in told


def test_the_password_of_a_database_is_not_shown():
    shown = serve.shown_database("postgresql://nocturne:secret@db.example:5432/games")
    assert shown == "postgresql://nocturne:***@db.example:5432/games"
