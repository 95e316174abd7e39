"""What the tests of the kernel share."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable

import pytest


@pytest.fixture
def in_fresh_python() -> Callable[..., str]:
    """Runs some Python in a process of its own and gives what it printed."""

    def run(code: str, *args: str, hash_seed: str = "0") -> str:
        surroundings = {**os.environ, "PYTHONHASHSEED": hash_seed}
        done = subprocess.run(
            [sys.executable, "-c", code, *args], capture_output=True, text=True, env=surroundings, check=False
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    return run
