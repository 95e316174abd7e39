"""The environments for learning programs: PettingZoo's own tests, masks, fixed numbers, copies, secrets."""

from __future__ import annotations

import doctest
import subprocess
import sys
from itertools import islice
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from gymnasium import spaces
from gymnasium.utils.env_checker import data_equivalence
from pettingzoo.test import api_test, seed_test

from nocturne.dracula.components.board import HOSPITAL_SPACES
from nocturne.dracula.state import DraculaState
from nocturne.kernel.chance import Chance
from nocturne.kernel.decision import Option
from nocturne.kernel.encoding import bucket
from nocturne.kernel.registry import find_game
from nocturne.kernel.table import new_game
from nocturne.research import make
from nocturne.research.actions import numbered
from nocturne.research.environment import GameEnv, Observations

ROOT = Path(__file__).resolve().parents[2]
GAMES = pytest.mark.parametrize(("game", "seats"), [("vtes", 3), ("dracula", 2), ("chapters", 2)])


def played(game: str, seats: int, steps: int, seed: int = 1, **settings: Any) -> GameEnv:
    """An environment after so many legal actions, drawn by a seed."""
    env = make(game, seats, **settings)
    env.reset(seed=seed)
    drawn = np.random.default_rng(seed)
    for _ in range(steps):
        legal = sorted(env.actions())
        if not legal:
            break
        env.step(legal[drawn.integers(len(legal))])
    return env


# PettingZoo warns of observations that are dictionaries; its own environments with masks are excepted by
# name. Before anybody has chosen a character, a table of CHAPTERS is empty.
@pytest.mark.filterwarnings("ignore:Observation")
@pytest.mark.parametrize("observations", ["flat", "structured"])
@GAMES
def test_it_passes_the_api_and_seed_tests_of_pettingzoo(game: str, seats: int, observations: Observations):
    api_test(make(game, seats, observations=observations), num_cycles=40)
    seed_test(lambda: make(game, seats, observations=observations), num_cycles=15)


@GAMES
def test_the_mask_shows_exactly_the_options_and_only_to_who_is_asked(game: str, seats: int):
    env = played(game, seats, 0)
    for agent in islice(env.agent_iter(), 60):
        observed, _, terminated, truncated, _ = env.last()
        assert not terminated
        assert not truncated
        # given what the game asks
        decision = env.table.pending()
        assert decision is not None
        legal = np.flatnonzero(observed["action_mask"])
        # then each option has an action of its own, and nobody else has any
        assert sorted(key for key in map(env.key_of, legal.tolist()) if key) == sorted(
            option.key for option in decision.options
        )
        others = [other for other in env.agents if other != agent]
        assert not any(env.observe(other)["action_mask"].any() for other in others)
        # and what is sampled by the mask is taken
        action = env.action_space(agent).sample(observed["action_mask"])
        env.step(action)
        assert env.table.answers


def test_an_action_that_is_not_legal_is_refused():
    env = played("dracula", 2, 10)
    illegal = int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[0])
    before = env.table.digest()
    with pytest.raises(ValueError, match=f"action {illegal} is not legal"):
        env.step(illegal)
    assert env.table.digest() == before


@GAMES
def test_what_is_observed_fits_the_spaces(game: str, seats: int):
    for observations in ("flat", "structured"):
        env = played(game, seats, 80, observations=observations)
        for agent in env.agents:
            observed = env.observe(agent)
            assert env.observation_space(agent).contains(observed)
    # and both say the same: the vector is the blocks, one after another
    flat, structured = (played(game, seats, 80, observations=kind) for kind in ("flat", "structured"))
    for agent in flat.agents:
        blocks = structured.observe(agent)["observation"]
        joined = np.concatenate([blocks[block.name].ravel() for block in find_game(game).encoding().blocks])
        assert np.array_equal(flat.observe(agent)["observation"], joined)


def test_a_hunter_in_a_hospital_is_observed_there():
    shown = set()
    for space in HOSPITAL_SPACES:
        # given a hunter in a hospital, which is no location of the board
        table = new_game("dracula", seats=2, seed=7)
        assert isinstance(table.state, DraculaState)
        table.state.hunters[0].place = space
        # when anybody looks
        shown.add(tuple(table.game.encoding().encode(table.view(0))["places"]))
    # then each hospital is a place of its own
    assert len(shown) == len(HOSPITAL_SPACES)


@GAMES
def test_two_games_that_differ_in_secret_look_the_same(game: str, seats: int):
    table = played(game, seats, 60).table
    encoding = table.game.encoding()
    for seat in range(seats):
        other = table.imagine(seat, Chance.seeded("other"))
        assert encoding.encode(other.view(seat)) == encoding.encode(table.view(seat))


def test_the_same_card_has_the_same_action_in_every_game():
    # Given two tables at which the same vampire has another number
    def bleeds(before: list[str]) -> set[int]:
        ready = [*before, "Malachi"]
        players: list[dict[str, object]] = [{"pool": 20, "ready": ready}, {"pool": 20}]
        options = {"position": {"phase": "minion", "players": players}}
        table = new_game("vtes", seats=2, seed=1, options=options)
        decision = table.pending(0)
        assert decision is not None
        actions = numbered(decision.options, table.view(0), table.game.encoding())
        return {action for action, key in actions.items() if key.startswith("bleed:")}

    # then bleeding with them is the same action
    (alone,) = bleeds([])
    assert alone in bleeds(["Aleph"])
    assert len(bleeds(["Aleph"])) == 2


def test_options_that_fall_on_one_number_have_actions_of_their_own():
    # Given so many options that some of their names must share a number
    options = [Option(f"take:{number}", "kernel-seat") for number in range(500)]
    table = new_game("candles", seats=2, seed=1)
    encoding = table.game.encoding()
    assert len({bucket(option.key, encoding.actions) for option in options}) < len(options)
    # then each has an action, and the first of them the number of its name
    actions = numbered(options, table.view(0), encoding)
    assert sorted(actions.values()) == sorted(option.key for option in options)
    assert actions[bucket(options[0].key, encoding.actions)] == options[0].key


@GAMES
def test_a_moment_can_be_saved_and_restored_and_a_copy_goes_its_own_way(game: str, seats: int):
    env = played(game, seats, 30)
    saved, twin = env.save(), env.copy()
    before = [env.observe(agent) for agent in env.agents]
    # when the original goes on
    for _ in range(5):
        env.step(min(env.actions()))
    # then the copy stands where it stood, and goes on alike
    assert data_equivalence([twin.observe(agent) for agent in twin.agents], before)
    for _ in range(5):
        twin.step(min(twin.actions()))
    assert twin.table == env.table
    # and the saved moment comes back, as often as one likes
    for _ in range(2):
        env.restore(saved)
        assert data_equivalence([env.observe(agent) for agent in env.agents], before)
        env.step(max(env.actions()))


def test_the_end_brings_the_points_of_the_game_and_a_long_game_is_cut_off():
    # when a game is played to its end
    env = played("candles", 3, 10_000)
    result = env.table.result()
    assert result is not None
    assert all(env.terminations.values())
    assert [env.rewards[agent] for agent in env.possible_agents] == list(result.points)
    # then every agent takes its leave, and nobody is left
    for _ in env.agent_iter():
        env.step(None)
    assert env.agents == []
    # and when it may not last so long
    short = played("dracula", 2, 12, most_steps=12)
    assert all(short.truncations.values())
    assert not any(short.terminations.values())


def test_a_game_without_an_encoding_of_its_own_has_a_plain_one():
    env = played("candles", 3, 2)
    observed = env.observe("seat_0")["observation"]
    assert isinstance(env.observation_space("seat_0"), spaces.Dict)
    assert observed.any()
    assert np.abs(observed).max() <= 1


def test_importing_the_package_loads_nothing_heavy():
    heavy = "'numpy', 'pettingzoo', 'gymnasium'"
    code = f"import sys, nocturne.research; print([name for name in ({heavy}) if name in sys.modules])"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == "[]"


def test_the_examples_of_the_page_run():
    page = ROOT / "docs" / "research.md"
    results = doctest.testfile(str(page), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert results.attempted > 10
    assert results.failed == 0
