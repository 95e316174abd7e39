"""Every example of docs/scenarios.md is run: whole files as they are, lists of moves from the first example's
position, and examples that fail must fail as the page says."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from nocturne.kernel.errors import NocturneError
from nocturne.kernel.words import words
from nocturne.lab.moves import FORMS
from nocturne.lab.scenario import parse_scenarios, run_scenario

PAGE = Path(__file__).resolve().parents[2] / "docs" / "scenarios.md"
BLOCKS = re.findall(r"^```([a-z ]*)\n(.*?)^```$", PAGE.read_text("utf-8"), re.DOTALL | re.MULTILINE)
HEAD = """\
title: An example
game: candles
names: [Alice, Bob, Carol]
position:
  round: 4
  hands: [[2, 9], [4, 12], [1, 15]]
  candles: [2, 1, 0]
moves:
"""


def whole(text: str) -> str:
    return HEAD + text if text.startswith("- ") else text


def failure_of(text: str) -> str | None:
    try:
        for case in parse_scenarios(whole(text), "example.yaml"):
            outcome = run_scenario(case)
            if outcome.failure is not None:
                return outcome.failure.text(words("en"))
    except NocturneError as error:
        return words("en")(error.message, **error.args_for_message)
    return None


@pytest.mark.parametrize("text", [text for kind, text in BLOCKS if kind == "yaml"])
def test_example_holds(text: str):
    assert failure_of(text) is None


FAILING = [(text, BLOCKS[i + 1][1]) for i, (kind, text) in enumerate(BLOCKS) if kind == "yaml fails"]


@pytest.mark.parametrize(("text", "said"), FAILING)
def test_failing_example_fails_as_the_page_says(text: str, said: str):
    assert failure_of(text) == said.strip()


def test_the_page_has_an_example_of_every_form():
    written = "\n".join(text for kind, text in BLOCKS if kind.startswith("yaml"))
    assert [word for word in FORMS if not re.search(rf"\b{word}:", written)] == []
