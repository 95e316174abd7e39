"""Reasons name what is missing, not only that something is."""

from __future__ import annotations

import pytest

from nocturne.kernel.telling import Teller
from nocturne.kernel.words import words
from nocturne.lab.scenario import parse_scenarios

_SOMEBODY_ELSES_EDGE = """
title: Instability while the predator has the Edge
game: vtes
names: [Anne, Bea, Cleo]
options: {windows: able}
position:
  phase: master
  edge: 3
  players:
    - {pool: 10, hand: [Instability, Blood Doll], ready: [Krid]}
    - {pool: 20}
    - {pool: 20}
moves:
  - Anne: pass
"""


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "its condition is not met: "),
        ("fr", "sa condition n’est pas remplie : "),
    ],
)
def test_a_condition_that_is_not_met_is_read_out(lang: str, said: str):
    # given a card that can be played only while the prey has the Edge, which another has
    (case,) = parse_scenarios(_SOMEBODY_ELSES_EDGE, "reasons.yaml")
    table, names = case.start()
    # when its owner asks why it cannot be played
    (refusal,) = table.why(0, f"play:{names['instability']}:0:-1")
    teller = Teller(table.game, words(lang), ("Anne", "Bea", "Cleo"))
    why = teller.why(refusal.why, table.view(0))
    # then the condition itself is told
    assert said in why
    assert "Edge" in why or "Avantage" in why
