"""The player who does nothing."""

from __future__ import annotations

from functools import partial

from nocturne.bots import make_bot
from nocturne.kernel.registry import find_game
from nocturne.kernel.table import new_game


def test_an_idle_player_loses_without_having_done_anything():
    # given two, one of whom is idle
    game = find_game("vtes")
    table = new_game("vtes", seats=2, seed="alone", options={"preset": "current"})
    bots = [make_bot(game, "judgement", "one"), make_bot(game, "idle", "two")]
    taken = []
    while decision := table.pending():
        key = bots[decision.seat].choose(decision, partial(table.view, decision.seat))
        if decision.seat == 1 and len(decision.options) > 1:
            taken.append(key)
        table.answer(decision.seat, key)
    # then they let go by all that could be, and are ousted in the end
    assert set(taken) <= {"pass", "decline"}
    result = table.result()
    assert result is not None
    assert result.winners == (0,)
