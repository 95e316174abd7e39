"""Players that know only the kernel. A game may add its own through ``Game.bots``."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Protocol

from nocturne.kernel.decision import Decision
from nocturne.kernel.errors import NocturneError
from nocturne.kernel.game import Game
from nocturne.kernel.view import View


class Bot(Protocol):
    """A player. ``look`` gives the view of the seat that must decide; a bot that does not call it costs
    the table nothing. Whoever runs a game passes a ``Knowledge``, one for each seat and the whole game: by it
    a bot also reads what was told to its seat (``told``) and imagines what it cannot see (``imagine``). A bot
    that is given only a view plays without memory and does not look ahead."""

    def choose(self, decision: Decision, look: Callable[[], View]) -> str:
        """The key of the option it takes."""


class RandomBot:
    """Takes any option, each equally likely."""

    def __init__(self, seed: int | str = 0) -> None:
        # Nobody's secret hangs on these numbers, so Python's own quick generator will do.
        self._random = Random(f"bot:{seed}").random

    def choose(self, decision: Decision, look: Callable[[], View]) -> str:
        options = decision.options
        if len(options) == 1:
            return options[0].key
        return options[int(self._random() * len(options))].key


class FirstBot:
    """Always takes the first option: dull, and for that reason useful in tests."""

    def __init__(self, seed: int | str = 0) -> None:
        del seed

    def choose(self, decision: Decision, look: Callable[[], View]) -> str:
        return decision.options[0].key


def ponders(bot: Bot, decision: Decision) -> bool:
    """Whether a bot may think for long about a decision: a host with other work lets it do so elsewhere. A
    bot that ever does has a method ``ponders``."""
    asked: Callable[[Decision], bool] | None = getattr(bot, "ponders", None)
    return asked is not None and asked(decision)


_KERNEL_BOTS: dict[str, Callable[[Any], Bot]] = {"random": RandomBot, "first": FirstBot}


#: Levels that people read by another name than tables and records store.
_READ_AS = {"experienced": "judgement"}


def bot_names(game: Game[Any]) -> list[str]:
    """The players that can sit at a game."""
    return [*_KERNEL_BOTS, *game.bots()]


def make_bot(game: Game[Any], name: str, seed: int | str) -> Bot:
    """A player by name, its choices decided by a seed."""
    factory = _KERNEL_BOTS.get(name) or game.bots().get(_READ_AS.get(name, name))
    if factory is None:
        raise NocturneError("kernel-bot-unknown", bot=name, bots=", ".join(bot_names(game)))
    return factory(seed)
