"""Looking ahead: what a position is worth, what a seat imagines, and what the levels take."""

from __future__ import annotations

from functools import partial

import pytest

import nocturne
from nocturne.bots import make_bot, ponders
from nocturne.kernel import codec
from nocturne.kernel.chance import Chance
from nocturne.kernel.decision import Decision
from nocturne.kernel.knowledge import Knowledge
from nocturne.kernel.registry import find_game
from nocturne.kernel.table import Table
from nocturne.vtes.bot.judgement import Judgement
from nocturne.vtes.bot.levels import Beginner
from nocturne.vtes.bot.search import Budget, Search
from nocturne.vtes.bot.value import terms, value
from nocturne.vtes.view.table import VtesTable
from tests.vtes.test_judgement import moment

_QUICK = Budget(options=3, worlds=1, answers=300)


def played(answers: int, seed: str = "ahead") -> Table:
    """A game of judged players after so many answers."""
    table = nocturne.new_game("vtes", seats=4, seed=seed, snapshots=False)
    bots = [Judgement(f"{seed}:{seat}") for seat in range(4)]
    while table.number < answers and (decision := table.pending()):
        table.answer(decision.seat, bots[decision.seat].choose(decision, partial(table.view, decision.seat)))
    return table


def next_turning_point(table: Table) -> Decision:
    """Go on by judgement until somebody is asked what is worth looking ahead for."""
    searching = Search()
    while (decision := table.pending()) is not None:
        if searching.ponders(decision):
            return decision
        table.answer(decision.seat, Judgement().choose(decision, partial(table.view, decision.seat)))
    raise AssertionError("the game is over")


def seen(table: Table, seat: int) -> VtesTable:
    view = table.view(seat).table
    assert isinstance(view, VtesTable)
    return view


# -- the value


def worth(pool: int = 20, prey: int = 20, ready: str = "") -> float:
    table, _ = moment(
        f"""  phase: minion
  players:
    - {{pool: {pool}, ready: [{ready}]}}
    - {{pool: {prey}}}
    - {{pool: 20}}"""
    )
    return value(seen(table, 0), 0)


def test_pool_counts_and_the_last_points_count_most():
    assert worth(pool=12) > worth(pool=11)
    assert worth(pool=4) - worth(pool=2) > worth(pool=14) - worth(pool=12)


def test_a_weak_prey_and_a_ready_vampire_are_worth_something():
    assert worth(prey=5) > worth(prey=15)
    assert worth(ready="{card: Malachi}") > worth()


def test_the_value_is_the_sum_of_its_terms():
    table = played(300)
    for seat in range(4):
        parts = terms(seen(table, seat), seat)
        assert value(seen(table, seat), seat) == pytest.approx(sum(term.amount for term in parts))
        assert len({term.name for term in parts}) == len(parts)


# -- what a seat imagines


@pytest.mark.parametrize("answers", [40, 200, 500])
def test_what_is_imagined_depends_on_nothing_the_seat_does_not_know(answers: int):
    # Given two games that differ only in what a seat cannot know, then it imagines the same.
    table = played(answers)
    for seat in range(4):
        other = table.imagine(seat, Chance.seeded("other"))
        assert other != table
        one, two = (Knowledge(at, seat).imagine(Chance.seeded("world")) for at in (table, other))
        assert codec.to_bytes(one.state) == codec.to_bytes(two.state)


def test_what_is_imagined_agrees_with_what_the_seat_knows():
    table = played(400)
    for seat in range(4):
        world = Knowledge(table, seat).imagine(Chance.seeded("world"))
        assert not list(table.game.check(world.state))
        assert world.view(seat).table == table.view(seat).table
        assert world.state.chance != table.state.chance  # nobody knows the luck to come


# -- looking ahead


def test_two_games_that_differ_in_secret_give_the_same_choice():
    table = played(150)
    decision = next_turning_point(table)
    other = table.imagine(decision.seat, Chance.seeded("other"))
    twin = other.pending(decision.seat)
    assert twin is not None
    one = Search("twin", _QUICK).choose(decision, Knowledge(table, decision.seat))
    assert one == Search("twin", _QUICK).choose(twin, Knowledge(other, decision.seat))


def test_the_same_seed_gives_the_same_choice_and_leaves_the_game_alone():
    table = played(200)
    decision = next_turning_point(table)
    before = table.digest()
    knows = Knowledge(table, decision.seat)
    first, again = (Search("same", _QUICK).prospects(decision, knows) for _ in range(2))
    assert first == again
    assert table.digest() == before


def test_it_ousts_the_prey_when_it_can():
    # Given a prey with one pool and nobody to block, when it looks ahead, then it bleeds.
    table, names = moment(
        """  phase: minion
  players:
    - {pool: 20, ready: [{card: Malachi, as: malachi}]}
    - {pool: 1}
    - {pool: 20}"""
    )
    decision = table.pending(0)
    assert decision is not None
    searching = Search("oust", _QUICK)
    assert searching.choose(decision, Knowledge(table, 0)) == f"bleed:{names['malachi']}"
    assert ponders(searching, decision)
    assert not ponders(Judgement(), decision)


# -- levels


def test_a_beginner_errs_among_reasonable_choices_only():
    # Given good, fair and bad choices, when a beginner chooses often, then the bad one is never taken.
    beginner = Beginner("errs")
    scores = [("good", 8.0), ("fair", 5.0), ("poor", 1.0), ("absurd", -5.0)]
    taken = [beginner.pick(scores) for _ in range(400)]
    assert 50 < taken.count("fair") < taken.count("good")
    assert not {"poor", "absurd"} & set(taken)


def test_every_level_sits_down():
    game = find_game("vtes")
    assert list(game.bots()) == ["judgement", "beginner", "strong", "master", "idle"]
    assert isinstance(make_bot(game, "experienced", 0), Judgement)
    assert isinstance(make_bot(game, "master", 0), Search)
