"""``nocturne deck test``: text, JSON and the page; and decks it cannot test."""

from __future__ import annotations

import json
import re
from pathlib import Path

from nocturne.vtes.decks import precons, write_deck
from tests.cli.conftest import Command

QUICK = ("--games", "1", "--seats", "2", "--level", "random", "--jobs", "1", "--field", "V5:PV")


def test_a_deck_is_tested_as_text_and_as_a_page(nocturne: Command, tmp_path: Path):
    page = tmp_path / "trial.html"
    ran = nocturne("deck", "test", "V5:PTr", *QUICK, "--page", str(page))
    assert ran.status == 0
    assert "The deck is legal." in ran.out
    assert "Govern the Unaligned" in ran.out
    # and the page has the same sentences, its pictures inside, and fetches nothing
    written = page.read_text("utf-8")
    assert "The deck is legal." in written
    assert written.count("<svg") == 2
    assert not re.search(r"(src|href)=|url\(|@import", written)


def test_it_speaks_french(nocturne: Command):
    assert "Le deck est légal." in nocturne("deck", "test", "V5:PTr", *QUICK, "--lang", "fr").out


def test_a_deck_from_a_file_is_told_as_json(nocturne: Command, tmp_path: Path):
    file = tmp_path / "mine.txt"
    file.write_text(write_deck(precons()["V5:PV"], "twd"), encoding="utf-8")
    told = json.loads(nocturne("deck", "test", str(file), *QUICK, "--json").out)
    assert told["legal"] is True
    assert told["games"] == 1
    assert told["points"]["low"] is None, "one game says nothing about the spread"
    assert sum(row["copies"] for row in told["cards"]) == precons()["V5:PV"].library_size


def test_what_cannot_be_tested_is_told_plainly(nocturne: Command, tmp_path: Path):
    ran = nocturne("deck", "test", "nothing.txt", *QUICK)
    assert (ran.status, "nothing.txt" in ran.err) == (2, True)
    strange = tmp_path / "strange.txt"
    strange.write_text("4x A Card That Never Was\n", encoding="utf-8")
    ran = nocturne("deck", "test", str(strange), *QUICK)
    assert (ran.status, "A Card That Never Was" in ran.err) == (2, True)
