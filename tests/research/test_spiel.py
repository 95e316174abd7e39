"""Games in the form of OpenSpiel: random games in which every step is checked."""

from __future__ import annotations

import random
import subprocess
import sys

import pytest

from nocturne.kernel.chance import Chance
from nocturne.research import spiel_game
from nocturne.research.spiel import TERMINAL, SpielState

GAMES = pytest.mark.parametrize(
    ("game", "players"), [("candles", 3), ("vtes", 2), ("dracula", 2), ("chapters", 2)]
)
_ROUND_TRIPS = 25
"""Reading a state plays it again: so often at each step from the beginning, then at every 200th."""


def known(state: SpielState) -> list[str]:
    return [state.information_state_string(player) for player in range(state.get_game().num_players())]


def check_step(state: SpielState) -> None:
    player, actions = state.current_player(), state.legal_actions()
    assert len(actions) > 1, "a question with one answer is answered at once"
    assert actions == sorted(set(actions))
    assert 0 <= actions[0] <= actions[-1] < state.get_game().num_distinct_actions()
    names = [state.action_to_string(player, action) for action in actions]
    assert len(set(names)) == len(names)
    assert state.legal_actions(1 - player if player < 2 else 0) == []
    assert state.returns() == [0.0] * state.get_game().num_players()
    tensor = state.information_state_tensor()
    assert len(tensor) == state.get_game().information_state_tensor_size()
    assert max(map(abs, tensor)) <= 1


@pytest.mark.slow
@GAMES
def test_a_random_game_holds_at_every_step(game: str, players: int, seed: str):
    drawn = random.Random(seed)
    spiel = spiel_game(game, players)
    state = spiel.new_initial_state(seed)
    step = 0
    while not state.is_terminal():
        check_step(state)
        # a clone is equal, and goes its own way to the same place
        twin = state.clone()
        assert twin == state
        assert twin.legal_actions() == state.legal_actions()
        action = drawn.choice(state.legal_actions())
        if step < _ROUND_TRIPS or step % 200 == 0:
            again = spiel.deserialize_state(state.serialize())
            assert again == state
            assert again.serialize() == state.serialize()
            assert known(again) == known(twin) == known(state)
        written = state.serialize()
        state.apply_action(action)
        assert twin.serialize() == written
        twin.apply_action(action)
        assert twin == state
        step += 1
    # at the end there is nothing to choose, and the points are returned
    assert state.current_player() == TERMINAL
    assert state.legal_actions() == []
    again = spiel.deserialize_state(state.serialize())
    assert again == state
    assert again.is_terminal()
    assert len(again.returns()) == players
    assert again.returns() == state.returns()
    if game != "chapters":  # a chapter can be lost by everybody
        assert any(state.returns())


@GAMES
def test_what_a_player_cannot_know_is_not_in_their_information_state(game: str, players: int):
    spiel = spiel_game(game, players)
    state = spiel.new_initial_state(7)
    drawn = random.Random(7)
    for _ in range(10):
        state.apply_action(drawn.choice(state.legal_actions()))
    for player in range(players):
        # given a game that differs only in what the player cannot know
        other = SpielState(spiel, state._table.imagine(player, Chance.seeded("other")))
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.information_state_tensor(player) == state.information_state_tensor(player)


def test_the_information_state_remembers_what_the_view_forgets():
    spiel = spiel_game("candles", 2)
    state = spiel.new_initial_state(7)
    before = state.information_state_string(0)
    assert "Revealed" not in before
    state.apply_action(state.legal_actions()[0])
    state.apply_action(state.legal_actions()[0])
    assert state.information_state_string(0).count("Revealed") == 2


def test_what_is_wrong_is_refused():
    spiel = spiel_game("candles", 3)
    state = spiel.new_initial_state(7)
    illegal = next(action for action in range(4096) if action not in state.legal_actions())
    before = state.serialize()
    with pytest.raises(ValueError, match=f"action {illegal} is not legal"):
        state.apply_action(illegal)
    assert state.serialize() == before
    with pytest.raises(ValueError, match="player 2 is not to choose now; it is 0"):
        state.action_to_string(2, state.legal_actions()[0])
    with pytest.raises(ValueError, match="no player 3: players are 0 to 2"):
        state.information_state_string(3)
    with pytest.raises(ValueError, match="candles for 3 players, the game is candles for 2"):
        spiel_game("candles", 2).deserialize_state(before)


def test_it_needs_no_extra():
    code = (
        "import sys; from nocturne.research import spiel_game; spiel_game('candles').new_initial_state();"
        "print([name for name in ('numpy', 'pettingzoo', 'gymnasium', 'pyspiel') if name in sys.modules])"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == "[]"
