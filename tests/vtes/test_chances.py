"""Chances: what part of the victory points each Methuselah can expect."""

from __future__ import annotations

import pytest

from tests.vtes.test_judgement import moment


def chances(mine: int, prey: int) -> tuple[float, ...]:
    """The chances where seat 0 and their prey have so much pool."""
    table, _ = moment(
        f"""  phase: minion
  players:
    - {{pool: {mine}, ready: [{{card: Malachi}}]}}
    - {{pool: {prey}}}
    - {{pool: 20}}"""
    )
    found = table.game.chances([table.view(seat) for seat in range(3)])
    assert found is not None
    return found


def test_chances_add_up_to_one_and_follow_the_pool():
    assert sum(chances(20, 20)) == pytest.approx(1.0)
    assert chances(20, 20)[0] > chances(5, 20)[0]
    assert chances(20, 3)[0] > chances(20, 20)[0]
    assert chances(20, 3)[1] < chances(20, 20)[1]
