"""What everybody sees at a moment is looked at once, and never an old moment."""

from __future__ import annotations

import pytest

from nocturne.kernel.chance import Chance
from nocturne.kernel.table import new_game
from nocturne.lab.play import random_answer
from nocturne.server.render.looks import Looks


@pytest.mark.parametrize("game", ["candles", "dracula", "vtes"])
def test_a_view_that_was_looked_at_is_the_present_one(game: str, seed: str):
    """Given a game that goes on, and goes back now and then."""
    table = new_game(game, seed=f"looks:{seed}")
    looks, chance = Looks(table), Chance.seeded(f"looks:{seed}")
    for number in range(60):
        if table.questions and (number % 9 or not table.number):
            table.answer(*random_answer(table, chance))
        else:
            table.undo_to(max(0, table.number - 1 - chance.below(3)))
        if chance.below(4):  # not every moment is looked at
            for viewer in (None, 0, 1):
                assert looks.view(viewer) == table.view(viewer), f"NOCTURNE_SEED={seed}: {number}"
                assert looks.view(viewer) is looks.view(viewer)
