"""What a seat may not know must not change what it sees: hands, decks, uncontrolled vampires, answers given
in secret; whether a question alone gives something away depends on the option ``windows``."""

from __future__ import annotations

import pytest

from nocturne.lab.scenario import parse_scenarios


@pytest.mark.parametrize("windows", ["deck", "public"])
@pytest.mark.slow
def test_nothing_hidden_shows(no_leaks, windows: str):
    options = {"house": "random", "windows": windows, "turn_limit": 30}
    no_leaks("vtes", 3, compared=200, every=23, options=options)


def test_nor_with_the_starters(no_leaks):
    no_leaks("vtes", 2, compared=100, every=41, seats=4, options={"turn_limit": 60})


@pytest.mark.slow
@pytest.mark.parametrize("windows", ["deck", "public"])
def test_nothing_hidden_shows_in_many_longer_games(no_leaks, windows: str):
    options = {"house": "random", "windows": windows, "turn_limit": 80}
    no_leaks("vtes", 10, compared=5_000, every=41, options=options)


_FACE_DOWN = """
title: a phase
game: vtes
names: [Anne, Bea, Cleo]
options: {{windows: {windows}}}
position:
  phase: {phase}
  players:
    - {{pool: 20, ready: [Malachi], area: ["Mbare Market, Harare"], uncontrolled: [{down}]}}
    - {{pool: 20}}
    - {{pool: 20}}
moves: [asked: Anne]
"""


@pytest.mark.parametrize("windows", ["deck", "public"])
@pytest.mark.parametrize("phase", ["unlock", "master", "influence", "discard"])
def test_a_question_does_not_tell_who_lies_face_down(windows: str, phase: str):
    # Given a location for Laibon in the uncontrolled region, when one lies there or not, then its controller
    # is asked the same.
    asked = []
    for down in ("Ganhuru", "Aleph"):
        text = _FACE_DOWN.format(windows=windows, phase=phase, down=down)
        (scenario,) = parse_scenarios(text, "phase")
        decision = scenario.start()[0].pending()
        assert decision is not None
        asked.append((decision.seat, decision.question))
    assert asked[0] == asked[1] == (0, f"vtes-ask-{phase}-phase")
