"""Players that know only the kernel."""

from __future__ import annotations

from collections import Counter

import pytest

import nocturne
from nocturne.bots import FirstBot, RandomBot, bot_names, make_bot
from nocturne.kernel.decision import Decision, Option
from nocturne.kernel.registry import find_game
from nocturne.kernel.view import View

DECISION = Decision(0, "kernel-why-anything", tuple(Option(key, "kernel-why-anything") for key in "abc"), 0)


def never() -> View:
    raise AssertionError("a bot that needs no view must not cost one")


def test_a_random_bot_takes_every_option_equally_often_and_by_its_seed():
    bot = RandomBot("seed")
    taken = [bot.choose(DECISION, never) for _ in range(3000)]
    assert all(900 < n < 1100 for n in Counter(taken).values())
    again = RandomBot("seed")
    assert [again.choose(DECISION, never) for _ in range(3000)] == taken


def test_the_first_bot_takes_the_first_option():
    assert FirstBot().choose(DECISION, never) == "a"


def test_bots_are_made_by_name():
    game = find_game("candles")
    assert {"random", "first"} <= set(bot_names(game))
    assert isinstance(make_bot(game, "random", 7), RandomBot)
    with pytest.raises(nocturne.NocturneError, match="random"):
        make_bot(game, "clairvoyant", 7)
