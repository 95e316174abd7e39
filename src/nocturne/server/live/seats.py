"""Who answers for a seat: its person, its own bot, or a bot that holds it for somebody who is gone."""

from __future__ import annotations

from nocturne.bots import Bot, make_bot, ponders
from nocturne.kernel.decision import Decision
from nocturne.kernel.knowledge import Knowledge
from nocturne.server.live.clocks import Clocks
from nocturne.server.live.session import Session
from nocturne.server.live.thinking import Thinking


class Seats:
    """The seats of a table, and the bots on them."""

    def __init__(self, session: Session, clocks: Clocks, thinking: Thinking) -> None:
        self._session = session
        self._clocks = clocks
        self._thinking = thinking
        self._gone_since: dict[int, float] = {}
        self._bots: dict[int, Bot] = {}
        self._knows: dict[int, Knowledge] = {}

    def by_bot(self, seat: int) -> bool:
        """Whether a bot answers for a seat: its own, or the one that holds it for somebody who left it, whose
        time was up, or who has been gone too long while others wait."""
        session = self._session
        if seat in session.memory.left or session.players[seat].kind == "bot" or self._clocks.is_lapsed(seat):
            return True
        if self._clocks.pace.kind == "correspondence":
            return False  # nobody need be here
        gone = self._gone_since.get(seat)
        if gone is None or session.clock() - gone < session.grace:
            return False
        return any(stream.outboxes and stream.seat is not None for stream in session.streams.values())

    def is_thinking(self, decision: Decision) -> bool:
        """Whether the bot on a seat needs more time: one that looks ahead thinks in a thread of its own."""
        bot = self._bot(decision.seat)
        return ponders(bot, decision) and self._thinking.is_busy(self._session.table, decision, bot)

    def choose(self, decision: Decision) -> str:
        """What the bot on a seat answers."""
        bot = self._bot(decision.seat)
        thought = self._thinking.result(self._session.table, decision)
        return bot.choose(decision, self._knows[decision.seat]) if thought is None else thought

    def _bot(self, seat: int) -> Bot:
        """The bot on a seat; it sits down when it is first asked."""
        table = self._session.table
        if seat not in self._bots:
            kind = self._session.players[seat].bot or next(iter(table.game.bots()), "random")
            # The number of answers is part of the seed: a bot that sits down again does not repeat its draws.
            self._bots[seat] = make_bot(table.game, kind, f"{table.head.seed}:{seat}:{table.number}")
            self._knows[seat] = Knowledge(table, seat)
        return self._bots[seat]

    # -- coming and going

    def connect(self, seat: int) -> None:
        """Somebody's first connection opens."""
        self._gone_since.pop(seat, None)

    def disconnect(self, seat: int) -> None:
        """Somebody's last connection has closed."""
        self._gone_since[seat] = self._session.clock()

    def leave_to_bot(self, seat: int) -> None:
        """Somebody leaves their seat to a bot until they come back."""
        self._session.memory.left = sorted({*self._session.memory.left, seat})

    def come_back(self, seat: int) -> bool:
        """Somebody takes their seat back; whether a bot had been left there."""
        memory = self._session.memory
        left = seat in memory.left
        if self._clocks.come_back(seat) or left:
            self._bots.pop(seat, None)
        memory.left = [one for one in memory.left if one != seat]
        return left

    def forget_bots(self) -> None:
        """The game went back: bots begin anew."""
        self._bots.clear()
