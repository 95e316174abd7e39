"""``nocturne arena``."""

from __future__ import annotations

import json
import math
from pathlib import Path

from .conftest import Command


def test_the_command_prints_a_table_json_and_a_picture(nocturne: Command, tmp_path: Path):
    picture = tmp_path / "levels.svg"
    arguments = ["arena", "candles", "--levels", "random,first", "--games", "2", "--seats", "2"]
    ran = nocturne(*arguments, "--picture", str(picture))
    assert ran.status == 0
    assert "random" in ran.out
    assert "±" in ran.out
    assert picture.read_text(encoding="utf-8").startswith("<svg")
    told = json.loads(nocturne(*arguments[:4], "--games", "1", "--json").out)
    assert told["levels"][0]["points"]["low"] is None  # one round has no interval
    assert math.isfinite(told["levels"][0]["points"]["mean"])
