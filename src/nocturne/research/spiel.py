"""Every game in the form of OpenSpiel: a game makes states, a state has legal actions and can be cloned.

The form is OpenSpiel's, the package is not needed. What differs from it, because the games are larger:

- Chance is inside the state and follows from the seed. There are no chance nodes, so no outcomes to list.
- What seats answer in secret at the same time is asked one after another; nobody sees the others' answers.
- A question with one answer is answered at once, as in the environments.
- Points have no bounds, so a game has no least and greatest utility.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from nocturne.kernel import record
from nocturne.kernel.decision import Decision
from nocturne.kernel.registry import find_game
from nocturne.kernel.table import Table, new_game, replay
from nocturne.research.actions import numbered

TERMINAL = -4
"""``current_player`` of a finished game, as OpenSpiel numbers it."""


class SpielGame:
    """A game with a number of players and options. See ``nocturne.research.spiel_game``."""

    def __init__(
        self, game: str, players: int | None = None, options: Mapping[str, Any] | None = None
    ) -> None:
        self._game = find_game(game)
        self._options = dict(options or {})
        self._players = self._game.usual_seats if players is None else players
        self.encoding = self._game.encoding()

    def new_initial_state(self, seed: int | str = 0) -> SpielState:
        """A game at its first choice. The same seed and actions give the same game."""
        table = new_game(
            self._game.id, seats=self._players, seed=seed, options=self._options, snapshots=False
        )
        return SpielState(self, table)

    def deserialize_state(self, text: str) -> SpielState:
        """The state that ``SpielState.serialize`` wrote."""
        kept = record.parse(text.encode(), "state")
        if (kept.head.game, kept.head.seats) != (self._game.id, self._players):
            theirs, ours = f"{kept.head.game} for {kept.head.seats}", f"{self._game.id} for {self._players}"
            raise ValueError(f"the state is one of {theirs} players, the game is {ours}")
        return SpielState(self, replay(kept))

    def num_players(self) -> int:
        """How many play."""
        return self._players

    def num_distinct_actions(self) -> int:
        """Actions are numbers below this."""
        return self.encoding.actions

    def information_state_tensor_size(self) -> int:
        """How many numbers ``information_state_tensor`` has."""
        return sum(block.size for block in self.encoding.blocks)

    def max_game_length(self) -> int:
        """So many answers at most; a game that lasts longer has a fault."""
        return self._game.longest


class SpielState:
    """A game in progress."""

    def __init__(self, game: SpielGame, table: Table) -> None:
        self._game = game
        self._table = table
        self._keys: dict[int, str] | None = None
        self._decision = self._next_choice()

    def _next_choice(self) -> Decision | None:
        """The next question with more than one answer."""
        table = self._table
        while (decision := table.pending()) is not None and (only := decision.only_answer) is not None:
            table.answer(decision.seat, only.key)
        return decision

    def get_game(self) -> SpielGame:
        """The game it belongs to."""
        return self._game

    # -- playing

    def current_player(self) -> int:
        """Who chooses now; ``TERMINAL`` when the game is over."""
        return TERMINAL if self._decision is None else self._decision.seat

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self._decision is None

    def is_chance_node(self) -> bool:
        """Never: chance follows from the seed."""
        return False

    def _actions(self) -> dict[int, str]:
        """The keys of the legal actions, numbered when somebody first asks."""
        if self._keys is None:
            decision = self._decision
            self._keys = (
                {}
                if decision is None
                else numbered(decision.options, self._table.view(decision.seat), self._game.encoding)
            )
        return self._keys

    def legal_actions(self, player: int | None = None) -> list[int]:
        """The legal actions in ascending order; none for a player who is not to choose now."""
        if player is not None and player != self.current_player():
            return []
        return sorted(self._actions())

    def _key(self, action: int) -> str:
        key = self._actions().get(action)
        if key is None:
            raise ValueError(f"action {action} is not legal: see legal_actions()")
        return key

    def action_to_string(self, player: int, action: int) -> str:
        """The key of the choice a legal action stands for; no two actions of a choice have the same."""
        if player != self.current_player():
            raise ValueError(f"player {player} is not to choose now; it is {self.current_player()}")
        return self._key(action)

    def apply_action(self, action: int) -> None:
        """The current player takes a legal action."""
        key = self._key(action)
        self._table.answer(self.current_player(), key)
        self._keys = None
        self._decision = self._next_choice()

    def returns(self) -> list[float]:
        """The points of each player; zeros until the game is over."""
        result = self._table.result()
        return [0.0] * self._game.num_players() if result is None else [float(one) for one in result.points]

    # -- knowing

    def information_state_string(self, player: int | None = None) -> str:
        """What a player (None: the current one) knows, as JSON: the view, and all events told to them."""
        seat = self._seat(player)
        known = {"view": self._table.view(seat), "events": self._table.events(seat)}
        return msgspec.json.encode(known, order="deterministic").decode()

    def information_state_tensor(self, player: int | None = None) -> list[float]:
        """What a player (None: the current one) sees now, as numbers between -1 and 1. Events of the past are
        only in the string."""
        blocks = self._game.encoding.encode(self._table.view(self._seat(player)))
        return [number for block in self._game.encoding.blocks for number in blocks[block.name]]

    def _seat(self, player: int | None) -> int:
        seat = self.current_player() if player is None else player
        if not 0 <= seat < self._game.num_players():
            raise ValueError(f"there is no player {seat}: players are 0 to {self._game.num_players() - 1}")
        return seat

    # -- copying and writing

    def clone(self) -> SpielState:
        """An independent state at the same point."""
        return SpielState(self._game, self._table.copy())

    def serialize(self) -> str:
        """The state as text: a record, which is the beginning and all answers."""
        return self._table.record().lines().decode()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, SpielState) and self._table == other._table

    __hash__ = None  # type: ignore[assignment]  # a state changes
