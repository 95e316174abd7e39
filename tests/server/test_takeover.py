"""A server of several processes, one of which is killed again and again: nothing is lost, and everybody comes
back by themselves."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NoReturn

import pytest

from nocturne.loadtest.postgres import Postgres
from nocturne.loadtest.takeover import outlive


@pytest.mark.slow
def test_a_killed_worker_loses_nothing_and_its_tables_go_on(
    own_postgres: Postgres | None, tmp_path: Path, seed: str, cannot_run: Callable[[str], NoReturn]
):
    """A tenth of what ``nocturne bench server --workers 3 --kill 100`` does."""
    if own_postgres is None:
        cannot_run("PostgreSQL is not installed (Debian: apt install postgresql)")
    # given games on three workers; when one of them is killed, ten times over
    database = own_postgres.new_database()
    outlived = asyncio.run(outlive(tmp_path, database, workers=3, kills=10, tables=5, seed=seed))
    # then each time everybody was shown their table again (or it would have ended here), and nothing is lost
    assert outlived.losses == [], f"NOCTURNE_SEED={seed}"
    assert outlived.kills >= outlived.struck > 0
    assert outlived.verified == outlived.games >= 5
    assert outlived.kept + outlived.early >= outlived.answers > 0
    assert (tmp_path / "errors.txt").read_text("utf-8") == ""


@pytest.mark.slow
def test_workers_that_cannot_start_are_not_tried_for_ever(
    own_postgres: Postgres | None, tmp_path: Path, cannot_run: Callable[[str], NoReturn]
):
    if own_postgres is None:
        cannot_run("PostgreSQL is not installed (Debian: apt install postgresql)")
    # given an address that is not this machine's, so that no worker can listen for the others
    command = [sys.executable, "-m", "nocturne.cli", "serve", "--port", "0", "--inside", "192.0.2.1"]
    options = ["--workers", "2", "--database", own_postgres.new_database(), "--no-browser"]
    surroundings = {**os.environ, "NOCTURNE_LANG": "en"}
    ran = subprocess.run(
        [*command, *options], capture_output=True, text=True, timeout=300, env=surroundings, check=False
    )
    # then the command ends, and says why
    assert ran.returncode != 0
    assert ran.stdout == ""
    assert "--inside" in ran.stderr
    assert "Workers end as soon as they are started (status 1)" in ran.stderr
