"""The blunders that the arena counts."""

from __future__ import annotations

from functools import partial

import pytest

from nocturne.lab.arena import Interval, measure
from nocturne.lab.simulate import Played
from nocturne.vtes.bot.blunders import Blunder, blunder
from tests.vtes.test_judgement import moment


def chosen(position: str, key: str) -> Blunder:
    """Which blunder a choice of the first seat is; ``@name`` is a card of the position."""
    table, names = moment(position)
    decision = table.pending(0)
    assert decision is not None
    for name, card in names.items():
        key = key.replace(f"@{name}", card)
    offered = next(option.key for option in decision.options if f"{option.key}:".startswith(f"{key}:"))
    return blunder(decision, offered, partial(table.view, 0))


@pytest.mark.parametrize(
    ("prey", "told"),
    [
        ("{pool: 1}", "missed-ousting"),
        ("{pool: 3}", ""),  # one bleed is not enough
        ("{pool: 1, ready: [{card: Anson}]}", ""),  # somebody could block
    ],
)
def test_to_pass_is_a_blunder_when_a_plain_bleed_would_oust(prey: str, told: Blunder):
    position = f"""  phase: minion
  players:
    - {{pool: 20, ready: [{{card: Malachi, as: malachi}}]}}
    - {prey}
    - {{pool: 20}}"""
    assert chosen(position, "pass") == told
    assert chosen(position, "bleed:@malachi") == ""


@pytest.mark.parametrize(("mine", "told"), [(True, ""), (False, "foreign-rescue")])
def test_to_rescue_another_methuselahs_vampire_is_a_blunder(mine: bool, told: Blunder):
    fallen = "torpor: [{card: Aleph, as: fallen}]"
    position = f"""  phase: minion
  players:
    - {{pool: 20, ready: [{{card: Malachi, as: malachi, blood: 6}}]{", " + fallen if mine else ""}}}
    - {{pool: 20{"" if mine else ", " + fallen}}}
    - {{pool: 20}}"""
    assert chosen(position, "rescue:@malachi:@fallen") == told


@pytest.mark.parametrize(("pool", "told"), [(1, "suicide"), (2, "")])
def test_to_pay_the_last_pool_is_a_blunder(pool: int, told: Blunder):
    position = f"""  phase: master
  players:
    - {{pool: {pool}, hand: [{{card: Vessel, as: vessel}}], ready: [Malachi]}}
    - {{pool: 20}}
    - {{pool: 20}}"""
    assert chosen(position, "play:@vessel:0") == told


def test_the_arena_counts_blunders_by_level():
    # Given a game that was played, then the report counts the blunders of each level's seats.
    rounds = [
        [
            Played(
                0,
                ("beginner", "judgement"),
                (0.0, 2.0),
                (1,),
                thinking=({}, {}),
                blunders=({"suicide": 2}, {}),
            ),
            Played(
                1,
                ("judgement", "beginner"),
                (2.0, 0.0),
                (0,),
                thinking=({}, {}),
                blunders=({}, {"suicide": 1}),
            ),
        ]
    ]
    nothing = Interval(0.0, 0.0, 0.0)
    assert measure("beginner", rounds, nothing).blunders == {"suicide": 3}
    assert measure("judgement", rounds, nothing).blunders == {}
