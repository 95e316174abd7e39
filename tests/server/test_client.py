"""``docs/client.md``: the client on that page plays whole games, also when the server is killed."""

from __future__ import annotations

import re
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

import pytest

from nocturne.loadtest.capacity import Served

pytestmark = pytest.mark.slow

PAGE = Path(__file__).parents[2] / "docs" / "client.md"


def program() -> str:
    (code,) = re.findall(r"^```python\n(.*?)^```", PAGE.read_text("utf-8"), re.M | re.S)
    return str(code)


def test_the_client_is_short():
    assert len(program().splitlines()) < 100


def test_the_client_plays_a_whole_game(tmp_path: Path):
    (tmp_path / "client.py").write_text(program(), "utf-8")
    served = Served(tmp_path)
    try:
        ran = subprocess.run(
            [sys.executable, tmp_path / "client.py", f"http://{served.at}", "candles"],
            capture_output=True,
            text=True,
            timeout=300,
            check=False,
        )
    finally:
        served.end()
    assert ran.stderr == ""
    assert re.fullmatch(
        r"Seat 0 has played candles to the end: points \[.*\], winners \[.*\]\.\n", ran.stdout
    )


def answers_stored(folder: Path) -> int:
    with closing(sqlite3.connect(folder / "nocturne.db", timeout=60)) as db:
        (count,) = db.execute("SELECT count(*) FROM answers").fetchone()
    return int(count)


@pytest.mark.slow
def test_the_client_comes_back_to_a_server_that_was_killed(tmp_path: Path):
    (tmp_path / "client.py").write_text(program(), "utf-8")
    served = Served(tmp_path)
    port = served.at.rpartition(":")[2]
    playing = subprocess.Popen(
        [sys.executable, tmp_path / "client.py", f"http://{served.at}", "dracula"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        for kill in (1, 2):
            while answers_stored(tmp_path) < 6 * kill and playing.poll() is None:
                time.sleep(0.1)
            served.end()
            served = Served(tmp_path, "--port", port)
        told, wrong = playing.communicate(timeout=500)
    finally:
        playing.kill()
        served.end()
    assert wrong == ""
    assert told.startswith("Seat 0 has played dracula to the end")
