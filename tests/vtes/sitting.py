"""A table in a generated position, for tests that play the same moves with many cards.

A position is written as in scenario files, as plain data; the moves are the keys of options, with ``@names``.
"""

from __future__ import annotations

from typing import Any

import msgspec

from nocturne.kernel import codec, record
from nocturne.kernel.chance import Chance
from nocturne.kernel.decision import Decision
from nocturne.kernel.record import Head
from nocturne.kernel.registry import find_game
from nocturne.kernel.table import Table, read_options
from nocturne.lab.compare import Names
from nocturne.lab.play import next_of_each
from nocturne.version import __version__
from nocturne.vtes.position.written import VtesPosition
from nocturne.vtes.state import VtesState

CURRENT = {"windows": "able", "preset": "current"}
"""Rulings are judged by the rules of today; only those who can do something are asked."""
_MOST_PASSES = 400


class Sitting:
    """Methuselahs at a table. Seats are counted from 0."""

    def __init__(self, *players: dict[str, Any], options: dict[str, Any] | None = None, **facts: Any) -> None:
        game = find_game("vtes")
        position = msgspec.convert({"players": list(players), **facts}, VtesPosition)
        chosen = read_options(game, CURRENT if options is None else options)
        built = game.set_up(position, chosen, len(players), Chance.seeded("sitting"))
        plain = msgspec.to_builtins(chosen)
        digest = codec.digest(built.state)
        self.head = Head(record.FORMAT, __version__, "vtes", len(players), "sitting", plain, digest)
        self.names = Names({**built.names, **{f"seat{seat + 1}": str(seat) for seat in range(len(players))}})
        self.table = Table(game, built.state, self.head)

    @property
    def g(self) -> VtesState:
        """The state."""
        assert isinstance(self.table.state, VtesState)
        return self.table.state

    def id(self, name: str) -> int:
        """The number of a card by its name in the position."""
        return int(self.names.fill(f"@{name}"))

    def change(self, name: str, **facts: Any) -> Sitting:
        """Something about a card in play is changed by hand, and whoever is asked is asked anew."""
        self.g.put(self.id(name), **facts)
        told = self.table.log
        self.table = Table(self.table.game, self.g, self.head)
        self.table.log[:0] = told
        return self

    def keys(self, seat: int) -> list[str]:
        """What a seat may answer now; nothing when it is not asked."""
        decision = self.table.pending(seat)
        return [] if decision is None else [option.key for option in decision.options]

    def offered(self, seat: int, key: str) -> bool:
        """Whether a seat may answer so; a key that ends with ``*`` stands for all that begin so."""
        wanted = self.names.fill(key)
        keys = self.keys(seat)
        return any(one.startswith(wanted[:-1]) for one in keys) if key.endswith("*") else wanted in keys

    def asked(self) -> list[tuple[int, str]]:
        """Who is asked what."""
        return [(decision.seat, decision.question) for decision in self.table.decisions()]

    def do(self, seat: int, *keys: str) -> Sitting:
        """Answers of a seat, one after the other."""
        for key in keys:
            self.table.answer(seat, self.names.fill(key))
        return self

    def passes(self, question: str = "", seat: int | None = None) -> Sitting:
        """Everybody gives the harmless answer until a question comes up or a seat is asked, or as long as
        that is possible."""
        for _ in range(_MOST_PASSES):
            decisions = self.table.decisions()
            if (question or seat is not None) and any(_is(one, question, seat) for one in decisions):
                return self
            answers = ((d.seat, self.table.game.default_answer(d)) for d in next_of_each(self.table))
            given = next(((who, key) for who, key in answers if key is not None), None)
            if given is None:
                break
            self.table.answer(*given)
        else:
            raise AssertionError(f"after {_MOST_PASSES} passes the game goes on")
        if question or seat is not None:
            raise AssertionError(f"{question or seat} never came up; asked: {self.asked()}")
        return self

    def step(self) -> None:
        """The first who is asked gives the harmless answer, or the first one there is."""
        decision = next_of_each(self.table)[0]
        answer = self.table.game.default_answer(decision)
        self.table.answer(decision.seat, decision.options[0].key if answer is None else answer)

    def watch(self, seat: int, until: str = "", event: str = "", times: int = 1) -> list[tuple[str, str]]:
        """What a seat is offered at which question while everybody gives harmless answers, up to a question,
        or until an event has happened so many times."""
        seen: list[tuple[str, str]] = []
        for _ in range(_MOST_PASSES):
            if any(question == until for _, question in self.asked()):
                return seen
            if event and len(self.happened(event)) >= times:
                return seen
            for who, question in self.asked():
                seen += [(question, key) for key in self.keys(seat) if who == seat]
            self.step()
        raise AssertionError(f"{until or event} never came up")

    def turns(self, number: int = 1) -> Sitting:
        """Everybody gives the harmless answer until so many turns are over."""
        until = self.g.turn + number
        while self.g.turn < until:
            answers = ((d.seat, self.table.game.default_answer(d)) for d in next_of_each(self.table))
            given = next(((who, key) for who, key in answers if key is not None), None)
            assert given is not None, f"somebody must choose: {self.asked()}"
            self.table.answer(*given)
        return self

    def why(self, seat: int, key: str) -> list[str]:
        """Why a seat may not answer so: the ids of the reasons."""
        return [refusal.why.message for refusal in self.table.why(seat, self.names.fill(key))]

    def happened(self, kind: str) -> list[Any]:
        """The events of a kind, from the beginning."""
        return [told.event for told in self.table.log if type(told.event).__name__ == kind]


def _is(decision: Decision, question: str, seat: int | None) -> bool:
    return (not question or decision.question == question) and (seat is None or decision.seat == seat)
