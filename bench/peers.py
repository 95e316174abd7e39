"""Other engines at work, to have something to compare with. Runs in an environment of its own.

Started by `nocturne bench --peers` with the name of one engine; reads lines `play SECONDS` or `copy SECONDS`
and answers each with a line `COUNT ELAPSED`. Every engine plays as its own authors' random player does, one
game after the other, games' set-up included, and is copied in the middle of a game by its own means.
"""

import random
import sys
import time
from collections.abc import Callable
from copy import deepcopy
from typing import Any, Protocol


class Engine(Protocol):
    def decide(self) -> None:
        """Make one random decision; begin another game when one is over."""

    def middle(self) -> Callable[[], object]:
        """What copies a state from the middle of a game."""


class Catanatron:
    """Catan for four; a decision is one tick of the game, forced ones included."""

    def __init__(self) -> None:
        from catanatron import Color, Game, RandomPlayer

        self.begin: Callable[[], Any] = lambda: Game([RandomPlayer(color) for color in Color])
        self.game = self.begin()

    def decide(self) -> None:
        if self.game.winning_color() is not None or self.game.state.num_turns >= 1000:
            self.game = self.begin()
        self.game.play_tick()

    def middle(self) -> Callable[[], object]:
        game = self.begin()
        for _ in range(200):
            game.play_tick()
        copy: Callable[[], object] = game.copy
        return copy


class RLCard:
    """A card game of RLCard; a decision is one step of its environment, with the observation it makes."""

    def __init__(self, name: str, middle: int) -> None:
        import rlcard

        self.env = rlcard.make(name, config={"seed": 1})
        self.half = middle
        self.state, self.player = self.env.reset()

    def decide(self) -> None:
        if self.env.is_over():
            self.state, self.player = self.env.reset()
        action = random.choice(list(self.state["legal_actions"]))
        self.state, self.player = self.env.step(action)

    def middle(self) -> Callable[[], object]:
        self.state, self.player = self.env.reset()
        for _ in range(self.half):
            self.decide()
        return lambda: deepcopy(self.env.game)


class Chess:
    """Chess by python-chess; a decision is a move among the legal ones."""

    def __init__(self) -> None:
        import chess

        self.begin: Callable[[], Any] = chess.Board
        self.board = chess.Board()

    def decide(self) -> None:
        moves = list(self.board.legal_moves)
        while not moves or self.board.halfmove_clock >= 150 or self.board.is_insufficient_material():
            self.board = self.begin()
            moves = list(self.board.legal_moves)
        self.board.push(random.choice(moves))

    def middle(self) -> Callable[[], object]:
        self.board = self.begin()
        for _ in range(60):
            self.decide()
        board = self.board
        return lambda: board.copy(stack=False)


ENGINES: dict[str, Callable[[], Engine]] = {
    "catanatron": Catanatron,
    "rlcard-mahjong": lambda: RLCard("mahjong", 40),
    "rlcard-gin-rummy": lambda: RLCard("gin-rummy", 30),
    "python-chess": Chess,
}


def repeat(do: Callable[[], object], seconds: float, batch: int) -> tuple[int, float]:
    """Do it for so long, looking at the clock once a batch."""
    count = 0
    start = time.process_time()
    while True:
        for _ in range(batch):
            do()
        count += batch
        elapsed = time.process_time() - start
        if elapsed >= seconds:
            return count, elapsed


def main(name: str) -> None:
    random.seed(1)
    engine = ENGINES[name]()
    copy = engine.middle()
    for line in sys.stdin:
        what, seconds = line.split()
        do, batch = (engine.decide, 50) if what == "play" else (copy, 20)
        count, elapsed = repeat(do, float(seconds), batch)
        print(count, elapsed, flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
