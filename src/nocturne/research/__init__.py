"""Environments for programs that learn: every game as an AEC environment of PettingZoo, and in the form of
OpenSpiel.

The environments of PettingZoo need the extra ``research`` (``pip install "nocturne[research]"``). Importing
this package loads nothing of it; the environment does.

>>> from nocturne.research import make
>>> env = make("dracula", seats=2)
>>> env.reset(seed=7)
>>> env.agent_selection
'seat_1'
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from nocturne.research.environment import GameEnv, Observations
    from nocturne.research.spiel import SpielGame


def make(
    game: str,
    seats: int | None = None,
    *,
    observations: Observations = "flat",
    options: dict[str, Any] | None = None,
    most_steps: int | None = None,
) -> GameEnv:
    """An environment for a game. ``observations``: one vector, or a block of numbers for each part of the
    table. ``options`` are the game's. After ``most_steps`` decisions an episode is truncated; without it,
    when the game lasts longer than any should."""
    from nocturne.research.environment import GameEnv

    return GameEnv(game, seats, observations=observations, options=options, most_steps=most_steps)


def spiel_game(game: str, players: int | None = None, *, options: dict[str, Any] | None = None) -> SpielGame:
    """A game in the form of OpenSpiel, which needs no extra. ``options`` are the game's."""
    from nocturne.research.spiel import SpielGame

    return SpielGame(game, players, options)
