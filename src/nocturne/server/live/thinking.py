"""Bots that look ahead think in a thread of their own, so that no other table waits for them.

A thought is about one decision of one seat, on a copy of the table. The table goes on meanwhile: it is woken
when the thought is finished, and a thought about a decision that has passed is dropped.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import NamedTuple

from nocturne.bots import Bot
from nocturne.kernel.decision import Decision
from nocturne.kernel.knowledge import Knowledge
from nocturne.kernel.table import Table


@cache
def thinkers() -> ThreadPoolExecutor:
    """Where bots and the coach think. All tables share one thread: two would only take turns."""
    return ThreadPoolExecutor(1, thread_name_prefix="bot")


class _Thought(NamedTuple):
    number: int
    seat: int
    answer: asyncio.Future[str]


class Thinking:
    """The thought of the bot whose turn it is. ``wake`` is called when it is finished."""

    def __init__(self, wake: Callable[[], None]) -> None:
        self._wake = wake
        self._thought: _Thought | None = None

    def is_busy(self, table: Table, decision: Decision, bot: Bot) -> bool:
        """Whether a bot still thinks about a decision; it begins to if it has not."""
        thought = self._thought
        if thought is None or thought[:2] != (table.number, decision.seat):
            knows = Knowledge(table.copy(), decision.seat)
            loop = asyncio.get_running_loop()
            answer = loop.run_in_executor(thinkers(), bot.choose, decision, knows)
            self._thought = _Thought(table.number, decision.seat, answer)
            answer.add_done_callback(lambda _: self._wake())
            return True
        return not thought.answer.done()

    def result(self, table: Table, decision: Decision) -> str | None:
        """What was found for a decision; None if nobody has thought about it."""
        thought = self._thought
        if thought is None or thought[:2] != (table.number, decision.seat) or not thought.answer.done():
            return None
        self._thought = None
        return thought.answer.result()
