"""The player of quick judgement: what it does at the moments that matter, and that it is worth playing
against."""

from __future__ import annotations

from functools import partial

import pytest

import nocturne
from nocturne.bots import make_bot
from nocturne.kernel.registry import find_game
from nocturne.kernel.table import Table
from nocturne.lab.scenario import parse_scenarios
from nocturne.vtes.bot.judgement import Judgement
from nocturne.vtes.bot.worth import mode_worth
from nocturne.vtes.cards.catalogue import catalogue
from nocturne.vtes.cards.faces import face_of

_HEAD = """
title: a moment
game: vtes
names: [Anne, Bea, Cleo]
options: {windows: able}
position:
"""


def moment(position: str) -> tuple[Table, dict[str, str]]:
    """A table, and what its position calls things."""
    (scenario,) = parse_scenarios(f"{_HEAD}{position}\nmoves: [asked: Anne]\n", "moment")
    return scenario.start()


def answer(table: Table, key: str) -> None:
    decision = table.pending()
    assert decision is not None
    table.answer(decision.seat, key)


def judge(table: Table, seat: int) -> str:
    decision = table.pending(seat)
    assert decision is not None
    return Judgement("here").choose(decision, partial(table.view, seat))


def test_it_bleeds_rather_than_pass():
    # Given a ready vampire with blood, when its minion phase comes, then it bleeds the prey.
    table, names = moment(
        """  phase: minion
  players:
    - {pool: 20, ready: [{card: Malachi, as: malachi}]}
    - {pool: 20}
    - {pool: 20}"""
    )
    assert judge(table, 0) == f"bleed:{names['malachi']}"


def test_it_blocks_the_bleed_that_would_oust_it():
    table, names = moment(
        """  phase: minion
  players:
    - {pool: 20, ready: [{card: Malachi, as: malachi}]}
    - {pool: 1, ready: [{card: Aleph, as: aleph}]}
    - {pool: 20}"""
    )
    answer(table, f"bleed:{names['malachi']}")
    assert judge(table, 1) == f"block:{names['aleph']}"


def test_it_adds_bleed_only_when_nobody_blocks_any_more():
    table, names = moment(
        """  phase: minion
  players:
    - {pool: 20, ready: [{card: Quentin King III, as: quentin}], hand: [{card: Confusion, as: confusion}]}
    - {pool: 20, ready: [{card: Aleph, as: aleph}]}
    - {pool: 20}"""
    )
    answer(table, f"bleed:{names['quentin']}")
    while (decision := table.pending()) is not None and decision.question != "vtes-window-unblocked":
        table.answer(decision.seat, judge(table, decision.seat) if decision.seat == 0 else "decline")
    assert table.events(0)
    assert judge(table, 0).startswith(f"play:{names['confusion']}:")


def test_it_finishes_a_vampire_it_has_begun():
    table, names = moment(
        """  phase: influence
  players:
    - pool: 20
      uncontrolled: [{card: Malachi, as: malachi, blood: 3}, {card: Aleph, as: aleph}]
    - {pool: 20}
    - {pool: 20}"""
    )
    assert judge(table, 0) == f"transfer:{names['malachi']}"


def test_it_rescues_its_own_and_nobody_elses():
    table, names = moment(
        """  phase: minion
  players:
    - {pool: 20, ready: [{card: Malachi, as: malachi, blood: 6}], torpor: [{card: Aleph, as: aleph}]}
    - {pool: 20, torpor: [{card: Quentin King III, as: quentin}]}
    - {pool: 20}"""
    )
    decision = table.pending(0)
    assert decision is not None
    foreign = f"rescue:{names['malachi']}:{names['quentin']}:"
    assert any(option.key.startswith(foreign) for option in decision.options)
    assert not judge(table, 0).startswith(foreign)


def test_it_puts_no_pool_on_a_vampire_that_is_in_play():
    table, names = moment(
        """  phase: influence
  players:
    - pool: 20
      ready: [Malachi]
      uncontrolled: [{card: Malachi, as: copy, blood: 3}, {card: Aleph, as: aleph}]
    - {pool: 20}
    - {pool: 20}"""
    )
    assert judge(table, 0) == f"transfer:{names['aleph']}"


def test_it_moves_blood_to_its_pool_and_not_back():
    table, names = moment(
        """  phase: master
  players:
    - pool: 20
      ready: [{card: Malachi, as: malachi, blood: 5, on: [{card: Blood Doll, as: doll}]}]
    - {pool: 20}
    - {pool: 20}"""
    )
    assert judge(table, 0) == f"use:{names['doll']}:0:{names['malachi']}"


def test_it_takes_what_it_finds():
    table, names = moment(
        """  phase: influence
  players:
    - pool: 20
      uncontrolled: [{card: 'Jack "Hannibal137" Harmon', as: jack, blood: 4}]
      library: [Blur, Strike with Conviction, Flash]
    - {pool: 20}
    - {pool: 20}"""
    )
    answer(table, f"influence:{names['jack']}")
    answer(table, judge(table, 0))
    assert judge(table, 0) == "library:101886"


def test_it_does_not_pay_its_last_pool():
    table, names = moment(
        """  phase: master
  players:
    - {pool: 1, hand: [{card: Haven Uncovered, as: haven}, {card: Arcane Library, as: shelf}]}
    - {pool: 20, ready: [Malachi]}
    - {pool: 20}"""
    )
    assert judge(table, 0) != f"play:{names['shelf']}:0:-1"


def test_it_discards_what_nobody_can_play():
    table, names = moment(
        """  phase: discard
  players:
    - pool: 20
      ready: [Malachi]
      hand: [{card: Confusion, as: confusion}, Blood Doll]
      library: [Blur]
    - {pool: 20}
    - {pool: 20}"""
    )
    assert judge(table, 0) == f"discard:{names['confusion']}"


def test_worth_is_read_off_the_tree():
    # Three blood for a vampire to come are worth more than they cost.
    assert mode_worth(face_of(catalogue().named("Govern the Unaligned").id), 1) > 2.0


@pytest.mark.slow
def test_five_of_them_play_to_the_end():
    table = nocturne.new_game("vtes", seats=5, seed="five minds", options={"turn_limit": 30}, snapshots=False)
    game = find_game("vtes")
    bots = [make_bot(game, "judgement", seat) for seat in range(5)]
    while decision := table.pending():
        seat = decision.seat
        table.answer(seat, bots[seat].choose(decision, partial(table.view, seat)))
        assert table.number < 20_000
    assert table.result() is not None


@pytest.mark.slow
def test_one_of_them_among_four_at_random_takes_most_of_the_points():
    # Six games say less than 200; for those: nocturne sim vtes --games 200 --seats 5
    # --bots judgement,random,random,random,random --option house=random --option turn_limit=60
    game = find_game("vtes")
    mine, all_points = 0.0, 0.0
    for number in range(6):
        options = {"house": "random", "turn_limit": 60}
        table = nocturne.new_game("vtes", seats=5, seed=f"mind {number}", options=options, snapshots=False)
        place = number % 5
        bots = [
            make_bot(game, "judgement" if seat == place else "random", f"{number}/{seat}")
            for seat in range(5)
        ]
        while decision := table.pending():
            seat = decision.seat
            table.answer(seat, bots[seat].choose(decision, partial(table.view, seat)))
        result = table.result()
        assert result is not None
        mine += result.points[place]
        all_points += sum(result.points)
    assert mine >= 0.6 * all_points > 0
