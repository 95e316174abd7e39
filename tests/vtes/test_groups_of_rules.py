"""The hard corners of the rules: each has at least three scenarios, one of which tries to break the rule.

A scenario tries to break a rule when it does what the rule forbids (`refuse`), or shows that the table does
not offer it (`lacks`, `offers` with `only`).
"""

from functools import cache
from pathlib import Path
from typing import Any

import pytest

from nocturne.kernel import strict_yaml

SCENARIOS = Path(__file__).parents[1] / "scenarios" / "vtes"

GROUPS = {
    "as-played window": "1.6.1.1-05 1.6.1.1-06 1.6.1.1-13 1.6.1.1-14 T-21",
    "priority returns": "1.6.1.5-01 1.6.1.5-02 1.6.1.5-03 1.6.1.5-04 1.6.1.5-05",
    "wakes": "T-19 T-20 T-21",
    "canceled cards": "T-23 T-24 T-25 T-26",
    "lock to versus lock": "T-27 T-28",
    "needed stealth and intercept": "6.2.2.2-03 6.2.2.2-04 6.2.2.2-10",
    "decline, then the window after blocks": "6.2.2.1-05 6.2.2.1-08 6.2.2.2-07",
    "redirection": "6.2.2.2-08",
    "combat inside the block": "6.2.2.2-09 6.2.3-02",
    "fizzle": "6.2.3-05 6.2.3-08",
    "as if unblocked": "6.2.4-01 6.2.4-02 6.2.4-03 6.2.4-05",
    "limbo": "6.2-04",
    "no repeated action": "6.1.6-06 6.1.6-07 6.1.6-08 6.1.6-09",
    "mandatory and stuck": "6-06 6-07 6-09 6-10 6-11",
    "out-of-turn masters": "T-35 1.6.2-13 1.6.2-14 1.6.2-15",
    "trifles": "1.6.2-16 1.6.2-17 1.6.2-18",
    "ally as a vampire": "1.6.3-05 1.6.3-06 1.6.3-07 1.6.3-08 1.6.3-09 1.6.3-10 1.6.3-11",
    "a maneuver commits the strike": "6.4.2-08 6.4.2-09 6.4.2-10 6.4.3.1-02 6.4.3.1-03",
    "instant end when not ready": "6.4.3.2-05",
    "queued combat": "6.4.4-05",
    "combat ends and what comes with it": "6.4.5.6-01 6.4.5.6-03 6.4.5.6-04 6.4.5.6-05",
    "aggravated damage": "6.4.6-06 6.4.6-07 6.4.6-08 6.4.6-09 6.4.6-11 6.4.6-27",
    "inherited damage": "6.4.6-19 6.4.6-22 6.4.6-23 6.4.6-24",
    "polling": "6.3.2-05 6.3.2-06 6.3.2-07 6.3.2-10 6.3.2-11",
    "the prisci block": "6.3.3.4-01 6.3.3.4-02 6.3.3.4-03 6.3.3.4-05",
    "contests": "4.1-01 4.1-02 4.1-04 4.1-05 4.1-06 4.1-08",
    "contested and suspended titles": "4.2-01 4.2-03 4.2-04 10-06 10-07 10.5-10",
    "atomic diablerie": "6.5.5-01 6.5.5-02 6.5.5-03 6.5.5-04 6.5.5-05",
    "blood hunt": "6.5.6-01 6.5.6-02 6.5.6-03 6.5.6-05",
    "simultaneous ousting": "9.1-06",
}


@cache
def _cases() -> list[tuple[frozenset[str], bool]]:
    """Of each scenario: the rules it proves, and whether it tries to break one."""
    found = []
    for file in sorted(SCENARIOS.rglob("*.yaml")):
        document = strict_yaml.read(file).value
        for case in document.get("cases", [document]):
            rules = frozenset(rule.removeprefix("VTES-") for rule in case.get("rules", ()))
            found.append((rules, any(_forbids(move) for move in case["moves"])))
    return found


def _forbids(move: Any) -> bool:  # a move as YAML gives it
    if not isinstance(move, dict):
        return False
    offers = move.get("offers")
    return "refuse" in move or "lacks" in move or (isinstance(offers, dict) and "only" in offers)


@pytest.mark.parametrize("group", sorted(GROUPS))
def test_a_hard_corner_has_three_scenarios_and_a_try_to_break_it(group: str):
    ids = set(GROUPS[group].split())
    proving = [forbids for rules, forbids in _cases() if rules & ids]
    assert len(proving) >= 3
    assert any(proving)
