"""Bots that look ahead: they think beside the table, and the table goes on when they have finished."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable

from nocturne.bots import ponders
from nocturne.kernel.decision import Decision
from nocturne.kernel.table import Table, new_game
from nocturne.kernel.view import View
from nocturne.server.live.streams import Player
from nocturne.server.live.thinking import Thinking
from nocturne.vtes.bot.search import Search
from tests.server.virtual import sit


class Slow:
    """Takes the last option, and notes where it was asked."""

    def __init__(self) -> None:
        self.threads: list[threading.Thread] = []

    def ponders(self, decision: Decision) -> bool:
        return True

    def choose(self, decision: Decision, look: Callable[[], View]) -> str:
        self.threads.append(threading.current_thread())
        look()
        return decision.options[-1].key


def asked(table: Table) -> Decision:
    decision = table.pending()
    assert decision is not None
    return decision


def test_a_bot_thinks_in_another_thread_and_wakes_the_table():
    async def play() -> None:
        table, bot, woken = new_game("candles", seats=2, seed="slow"), Slow(), asyncio.Event()
        thinking = Thinking(woken.set)
        decision = asked(table)
        assert ponders(bot, decision)
        assert thinking.is_busy(table, decision, bot)
        assert thinking.result(table, decision) is None
        await woken.wait()
        assert not thinking.is_busy(table, decision, bot)
        assert thinking.result(table, decision) == decision.options[-1].key
        assert bot.threads == [bot.threads[0]]
        assert bot.threads[0] is not threading.current_thread()

    asyncio.run(play())


def test_a_thought_about_a_decision_that_has_passed_is_dropped():
    async def play() -> None:
        table, bot, woken = new_game("candles", seats=2, seed="slow"), Slow(), asyncio.Event()
        thinking = Thinking(woken.set)
        former = asked(table)
        thinking.is_busy(table, former, bot)
        await woken.wait()
        table.answer(former.seat, former.options[0].key)
        assert thinking.result(table, asked(table)) is None
        assert thinking.is_busy(table, asked(table), bot)

    asyncio.run(play())


def test_a_table_of_strong_bots_goes_on():
    # Given a table where everybody looks ahead, when it is left alone, then it comes past the questions that
    # they ponder.
    async def play() -> None:
        table = new_game("vtes", seats=2, seed="strong table", snapshots=False)
        live = sit(table, "fast", [Player("bot", name, bot="strong") for name in ("Ada", "Bram")])
        pondered = 0
        while pondered < 3 and not live.over:
            decision = table.pending()
            pondered += decision is not None and ponders(Search(), decision)
            number = table.number
            while table.number == number and not live.over:
                await asyncio.sleep(0.01)
        assert pondered == 3
        await live.close()

    asyncio.run(play())
