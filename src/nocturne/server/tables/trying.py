"""Decks on trial: played by bots in a process of its own, which gives way to everything else, one at a time.

``python -m nocturne.server.tables.trying GAME`` is that process: it reads a deck and writes what came of it.
"""

from __future__ import annotations

import asyncio
import math
import os
import sys
from contextlib import suppress

import msgspec

from nocturne.kernel.errors import NocturneError
from nocturne.kernel.registry import find_game
from nocturne.lab.arena import Interval
from nocturne.lab.deck_trial import Trial, try_deck
from nocturne.server.errors import TooOften
from nocturne.server.games.shelves import deck_given, decks_of
from nocturne.server.tables.pool import Turns
from nocturne.server.tables.waiting import usual_bot
from nocturne.server.wire.trials import Between, CardTried, DeckTrial

#: How long a deck is played.
SECONDS = 20.0
#: After so long nobody waits any more: the machine has other things to do.
_PATIENCE = 120.0
#: Decks that may wait for their trial.
_MOST_WAITING = 5


class Trials:
    """Puts decks on trial."""

    def __init__(self) -> None:
        self._one = asyncio.Semaphore(1)
        self._turns = Turns(at_once=1, waiting=0)
        self._waiting = 0

    async def of(self, caller: str, game: str, text: str) -> DeckTrial:
        """What comes of a deck that can be played; refuses when too many wait, or one of this
        address does."""
        if self._waiting >= _MOST_WAITING:
            raise TooOften("server-trial-busy")
        self._waiting += 1
        try:
            async with self._turns.turn(caller), self._one:
                return await self._run(game, text)
        finally:
            self._waiting -= 1

    async def _run(self, game: str, text: str) -> DeckTrial:
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "nocturne.server.tables.trying", game,
            stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.DEVNULL,
        )  # fmt: skip
        try:
            told, _ = await asyncio.wait_for(process.communicate(text.encode()), _PATIENCE)
            return msgspec.json.decode(told, type=DeckTrial)
        except (TimeoutError, msgspec.DecodeError) as error:
            raise NocturneError("server-trial-too-long") from error
        finally:
            if process.returncode is None:
                with suppress(ProcessLookupError):
                    process.kill()
                await process.wait()


def check(game: str, text: str) -> None:
    """Refuse a deck that cannot be read, or has cards that cannot be played."""
    shelf = decks_of(game)
    if shelf.missing(deck_given(shelf, text)):
        raise NocturneError("server-trial-missing")


def tried(game: str, text: str, seconds: float = SECONDS) -> DeckTrial:
    """Put a deck on trial against the ready-made decks of its game."""
    shelf = decks_of(game)
    field = [deck for deck in shelf.ready_made().values() if not shelf.missing(deck)]
    level = usual_bot(find_game(game))
    return told(try_deck(game, deck_given(shelf, text), field, level=level, seconds=seconds))


def told(trial: Trial) -> DeckTrial:
    """A trial as it goes over the wire."""
    return DeckTrial(
        level=trial.level,
        seats=trial.seats,
        field=trial.field,
        alone=trial.alone.games,
        won=trial.alone.won,
        median=trial.alone.median,
        games=trial.games,
        points=_between(trial.points),
        victories=_between(trial.victories),
        turns=trial.turns,
        cards=[
            CardTried(one.name, one.copies, one.use.drawn, one.use.played, one.use.discarded, one.use.held)
            for one in trial.cards
        ],
        never=list(trial.never_played),
    )


def _between(found: Interval) -> Between:
    """Bounds that are not known are null."""
    bounds = (bound if math.isfinite(bound) else None for bound in (found.mean, found.low, found.high))
    mean, low, high = bounds
    return Between(mean or 0.0, low, high)


def main() -> None:
    """Read a deck, write what came of it."""
    with suppress(OSError, AttributeError):  # there are systems without it
        os.nice(15)
    sys.stdout.buffer.write(msgspec.json.encode(tried(sys.argv[1], sys.stdin.buffer.read().decode())))


if __name__ == "__main__":
    main()
