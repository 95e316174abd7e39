"""The players with judgement: what they believe, and that they are worth playing against."""

from __future__ import annotations

from functools import partial

import nocturne
from nocturne.bots import make_bot
from nocturne.dracula.belief import along_the_trail, believe
from nocturne.dracula.board import Place, board
from nocturne.dracula.view import DraculaTable
from nocturne.kernel.registry import find_game
from nocturne.kernel.table import Table

_GAMES = 20


def play(dracula: str, hunters: str, seed: str) -> Table:
    game = find_game("dracula")
    table = nocturne.new_game("dracula", seats=2, seed=seed, snapshots=False)
    bots = [make_bot(game, dracula, f"{seed}/d"), make_bot(game, hunters, f"{seed}/h")]
    while decision := table.pending():
        seat = decision.seat
        table.answer(seat, bots[seat].choose(decision, partial(table.view, seat)))
    return table


def share_of_dracula(dracula: str, hunters: str) -> float:
    results = [play(dracula, hunters, f"judgement {i}").result() for i in range(_GAMES)]
    return sum(1 for result in results if result is not None and 0 in result.winners) / _GAMES


def test_dracula_with_judgement_beats_hunters_without():
    assert share_of_dracula("judgement", "random") >= 0.85


def test_hunters_with_judgement_beat_dracula_without():
    # 30 games say less than 300; for those: nocturne sim dracula --games 300 --bots random,judgement
    assert share_of_dracula("random", "judgement") <= 0.25


def test_the_belief_never_excludes_where_dracula_is_unless_he_used_a_power():
    # Given a game of Dracula with judgement, when the hunters reckon, then his place is mostly possible.
    possible, asked = 0, 0
    table = nocturne.new_game("dracula", seats=2, seed="belief", snapshots=False)
    game = find_game("dracula")
    bots = [make_bot(game, "judgement", "d"), make_bot(game, "judgement", "h")]
    while decision := table.pending():
        seat = decision.seat
        if decision.question == "dracula-ask-action-day":
            seen = table.view(1).table
            truth = table.view(0).table
            assert isinstance(seen, DraculaTable)
            assert isinstance(truth, DraculaTable)
            if truth.dracula.place is not None and table.state.stack:
                belief = believe(seen, board())
                assert abs(sum(belief.values()) - 1.0) < 1e-6
                asked += 1
                possible += belief.get(Place(board().refs.index(truth.dracula.place)), 0.0) > 0
        table.answer(seat, bots[seat].choose(decision, partial(table.view, seat)))
    assert asked > 10
    assert possible >= 0.8 * asked


def test_every_card_of_the_trail_gets_a_belief():
    table = play("random", "random", "trail")
    seen = table.view(1).table
    assert isinstance(seen, DraculaTable)
    beliefs = along_the_trail(seen, board())
    assert len(beliefs) == sum(1 for hideout in seen.trail if hideout is not None)
