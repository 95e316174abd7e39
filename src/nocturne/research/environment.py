"""A game as an AEC environment of PettingZoo: one agent for each seat, a mask of the legal actions.

An agent is asked only where it has a choice: a question with one answer is answered for it. Rewards come at
the end and are the points of the game's result. An agent that leaves the game early waits for its end.
"""

from __future__ import annotations

from functools import partial
from typing import Any, Literal

import numpy as np
from gymnasium import spaces
from msgspec import Struct
from pettingzoo.utils.env import AECEnv

from nocturne.kernel.table import Table, new_game
from nocturne.kernel.view import View
from nocturne.research.actions import numbered

Observations = Literal["flat", "structured"]
_SEEDS = 1 << 31


class Saved(Struct, frozen=True):
    """An environment at some moment, to come back to as often as one likes."""

    table: Table
    steps: int
    agents: tuple[str, ...]
    selected: str
    rewards: dict[str, float]
    summed: dict[str, float]
    terminated: dict[str, bool]
    truncated: dict[str, bool]


class GameEnv(AECEnv):
    """A game. See ``nocturne.research.make``."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        *,
        observations: Observations = "flat",
        options: dict[str, Any] | None = None,
        most_steps: int | None = None,
    ) -> None:
        super().__init__()
        self._new = partial(new_game, game, seats=seats, options=options or {}, snapshots=False)
        self._table = self._new(seed=0)
        self.game = self._table.game
        self._encoding = self.game.encoding()
        self._structured = observations == "structured"
        self._most_steps = self.game.longest if most_steps is None else most_steps
        self.metadata = {"name": f"nocturne_{game}_v0", "render_modes": [], "is_parallelizable": False}
        self.render_mode = None
        self.possible_agents = [f"seat_{seat}" for seat in range(self._table.head.seats)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._chance = np.random.default_rng()
        self._keys: dict[int, str] = {}
        self._views: dict[int, View] = {}
        self._action_spaces = {agent: spaces.Discrete(self._encoding.actions) for agent in self._seats}
        self._observation_spaces = {agent: self._observed() for agent in self._seats}

    # -- spaces

    def _observed(self) -> spaces.Dict:
        blocks = {
            block.name: spaces.Box(-1.0, 1.0, block.shape, np.float32) for block in self._encoding.blocks
        }
        size = sum(block.size for block in self._encoding.blocks)
        table = spaces.Dict(blocks) if self._structured else spaces.Box(-1.0, 1.0, (size,), np.float32)
        mask = spaces.Box(0, 1, (self._encoding.actions,), np.int8)
        return spaces.Dict({"observation": table, "action_mask": mask})

    def observation_space(self, agent: str) -> spaces.Dict:
        """What an agent may observe."""
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """The numbers of all actions; the mask tells which are legal."""
        return self._action_spaces[agent]

    # -- playing

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game. The same seed gives the same game; without one, the next is drawn."""
        del options
        if seed is not None:
            self._chance = np.random.default_rng(seed)
        self._table = self._new(seed=int(self._chance.integers(_SEEDS)))
        self._steps = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[0]
        self._go_on()

    def step(self, action: int | None) -> None:
        """The selected agent takes an action, by its number."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        key = None if action is None else self._keys.get(int(action))
        if key is None:
            raise ValueError(f"action {action} is not legal for {agent}: see the action mask")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._table.answer(self._seats[agent], key)
        self._steps += 1
        self._go_on()
        self._accumulate_rewards()

    def _go_on(self) -> None:
        """Come to the next choice, or to the end."""
        table = self._table
        while (decision := table.pending()) is not None and (only := decision.only_answer) is not None:
            table.answer(decision.seat, only.key)
        result = table.result()
        self._keys, self._views = {}, {}
        if result is not None:
            for agent, points in zip(self.possible_agents, result.points, strict=True):
                self.rewards[agent] = float(points)
            self.terminations = dict.fromkeys(self.agents, True)
        elif self._steps >= self._most_steps:
            self.truncations = dict.fromkeys(self.agents, True)
        elif decision is not None:
            self.agent_selection = self.possible_agents[decision.seat]
            self._keys = numbered(decision.options, self._view(decision.seat), self._encoding)

    def _view(self, seat: int) -> View:
        """What a seat sees now, looked at once."""
        if seat not in self._views:
            self._views[seat] = self._table.view(seat)
        return self._views[seat]

    def key_of(self, action: int) -> str | None:
        """The key of the choice an action stands for now; None where it is not legal."""
        return self._keys.get(action)

    def actions(self) -> dict[int, str]:
        """The legal actions of the selected agent, each with the key of its choice."""
        return dict(self._keys)

    @property
    def table(self) -> Table:
        """The game itself, with all that is hidden from agents: for the bots of an experiment, not for its
        learners."""
        return self._table

    # -- observing

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent sees, as numbers, and which actions it has."""
        blocks = self._encoding.encode(self._view(self._seats[agent]))
        mask = np.zeros(self._encoding.actions, np.int8)
        if agent == self.agent_selection and self._keys:
            mask[list(self._keys)] = 1
        return {"observation": self._arrays(blocks), "action_mask": mask}

    def _arrays(self, blocks: dict[str, list[float]]) -> Any:
        wanted = self._encoding.blocks
        if self._structured:
            return {
                block.name: np.array(blocks[block.name], np.float32).reshape(block.shape) for block in wanted
            }
        return np.array([number for block in wanted for number in blocks[block.name]], np.float32)

    def render(self) -> None:
        """Nothing is drawn; ``nocturne replay`` shows a saved record."""

    def close(self) -> None:
        """There is nothing to close."""

    # -- copying and going back

    def save(self) -> Saved:
        """This moment, to be restored here or in another environment of the same kind."""
        return Saved(
            self._table.copy(),
            self._steps,
            tuple(self.agents),
            self.agent_selection,
            dict(self.rewards),
            dict(self._cumulative_rewards),
            dict(self.terminations),
            dict(self.truncations),
        )

    def restore(self, saved: Saved) -> None:
        """Go back to a saved moment; it stays as it is."""
        self._table, self._steps = saved.table.copy(), saved.steps
        self.agents, self.agent_selection = list(saved.agents), saved.selected
        self.rewards, self._cumulative_rewards = dict(saved.rewards), dict(saved.summed)
        self.terminations, self.truncations = dict(saved.terminated), dict(saved.truncated)
        self.infos = {agent: {} for agent in self.agents}
        self._keys, self._views = {}, {}
        decision = self._table.pending()
        if decision is not None and not any(saved.truncated.values()):
            self._keys = numbered(decision.options, self._view(decision.seat), self._encoding)

    def copy(self) -> GameEnv:
        """An independent environment at the same moment. Only what ``reset`` draws without a seed differs."""
        twin = object.__new__(GameEnv)
        twin.__dict__.update(self.__dict__)
        twin._chance = np.random.default_rng()
        twin.restore(self.save())
        return twin
