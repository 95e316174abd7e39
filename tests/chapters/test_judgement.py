"""The player with judgement: it plays every pack to its end, and what it chooses has reasons."""

from functools import partial

import pytest

from nocturne.bots import bot_names, make_bot
from nocturne.kernel.registry import find_game
from nocturne.kernel.table import Table, new_game

GAME = find_game("chapters")


def play(pack: str, seats: int, seed: str, most: int = 6_000) -> Table:
    table = new_game("chapters", seats=seats, seed=seed, options={"pack": pack}, snapshots=False)
    players = [make_bot(GAME, "judgement", f"{seed}:{seat}") for seat in range(seats)]
    while decision := table.pending():
        table.answer(
            decision.seat, players[decision.seat].choose(decision, partial(table.view, decision.seat))
        )
        assert table.number < most, f"not over after {most} answers"
    return table


def test_it_is_one_of_the_games_players():
    assert "judgement" in bot_names(GAME)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_it_plays_a_pack_to_its_end(seats):
    table = play("depot", seats, "end")
    assert table.result() is not None


def test_its_choices_follow_from_its_seed():
    assert play("depot", 2, "same").digest() == play("depot", 2, "same").digest()
