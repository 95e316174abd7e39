"""Every chapter of the rules keeps its layers. Circles of imports are looked for in the whole package."""

from __future__ import annotations

from pathlib import Path

import nocturne.vtes.rules

RULES = Path(nocturne.vtes.rules.__file__).parent


def test_a_chapter_holds_queries_effects_and_procedures_only() -> None:
    chapters = [folder for folder in RULES.iterdir() if folder.is_dir() and folder.name != "__pycache__"]

    names = {path.stem for chapter in chapters for path in chapter.iterdir()}

    assert names - {"__init__", "__pycache__"} == {"queries", "effects", "procedures"}
