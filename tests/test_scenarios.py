"""Every scenario file is a test, and proves the rules it names."""

from __future__ import annotations

from pathlib import Path

import pytest

from nocturne.kernel.errors import NocturneError
from nocturne.lab.scenario import Scenario, find_scenarios, read_scenarios, run_scenario

HERE = Path(__file__).resolve().parent / "scenarios"
SINGLE_CARDS = "vtes/cards/"
"""More than a thousand scenarios of single cards, for the whole run; those of the rules are always run."""


def cases() -> list[object]:
    found: list[object] = []
    for file in find_scenarios([HERE]):
        name = file.relative_to(HERE).with_suffix("").as_posix()
        try:
            scenarios = read_scenarios(file)
        except NocturneError as error:
            found.append(pytest.param(error, id=name))
            continue
        for scenario in scenarios:
            marks = [pytest.mark.rule(*scenario.rules)] if scenario.rules else []
            if name.startswith(SINGLE_CARDS):
                marks.append(pytest.mark.slow)
            found.append(pytest.param(scenario, id=f"{name}: {scenario.title}", marks=marks))
    return found


@pytest.mark.parametrize("scenario", cases())
def test_scenario(scenario: Scenario | NocturneError):
    if isinstance(scenario, NocturneError):
        pytest.fail(str(scenario), pytrace=False)
    outcome = run_scenario(scenario)
    if outcome.failure is not None:
        pytest.fail(outcome.failure.text(), pytrace=False)


def vtes_files() -> list[object]:
    files = find_scenarios([HERE / "vtes"])
    return [pytest.param(file, id=file.relative_to(HERE).with_suffix("").as_posix()) for file in files]


@pytest.mark.slow
@pytest.mark.parametrize("file", vtes_files())
def test_it_holds_as_people_play(file: Path):
    """Most scenarios ask only who can do something. At a table more people are asked, so that a question
    tells nothing about a hand; what happens must be the same."""
    outcomes = [run_scenario(scenario, options={"windows": "deck"}) for scenario in read_scenarios(file)]
    failures = [outcome.failure.text() for outcome in outcomes if outcome.failure is not None]
    assert failures == []
