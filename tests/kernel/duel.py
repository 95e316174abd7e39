"""Duel: a game in which one seat owes two sealed answers, and whose state listens to its events.

It borrows the words of Candles.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from msgspec import Struct

from nocturne.kernel.chance import Chance
from nocturne.kernel.decision import Choice, Question
from nocturne.kernel.event import Event, Seat
from nocturne.kernel.game import Game
from nocturne.kernel.state import Frame, State


class Bid(Event, frozen=True):
    reveals = True
    seat: Seat
    hands: tuple[int, int]


class DuelState(State, kw_only=True):
    listens: ClassVar[bool] = True
    heard: list[str] = []
    scores: list[int]

    def on_event(self, event: Event) -> None:
        self.heard.append(type(event).__name__)


class Duel(Frame):
    """Each seat chooses in secret for its left hand and for its right hand."""

    def run(self, state: DuelState) -> list[Question] | None:
        if self.step == 2:
            state.finish(tuple(state.scores), ())
            return None
        asked = [Question(seat, "candles-ask-card", round=hand) for seat in range(2) for hand in range(2)]
        for number, question in enumerate(asked):
            for strength in range(3):
                card = 10 * (number % 2) + strength
                question.offer(
                    f"hand{number % 2}:{strength}", "candles-do-play", strength, args={"card": card}
                )
        return asked

    def take_all(self, state: DuelState, choices: list[Choice]) -> None:
        assert [choice.seat for choice in choices] == [0, 0, 1, 1]
        for seat in range(2):
            left, right = (choice.value for choice in choices[2 * seat : 2 * seat + 2])
            state.emit(Bid(seat, (left, right)))
            state.scores[seat] += left + right
        self.step += 1


class DuelTable(Struct, frozen=True):
    scores: list[int]


class DuelGame(Game[DuelState]):
    id, seats, usual_seats = "candles", (2, 2), 2
    state, frames = DuelState, (Duel,)

    def new(self, options: Any, seats: int, chance: Chance) -> DuelState:
        return DuelState(seats=seats, chance=chance, stack=[Duel()], scores=[0, 0])

    def look(self, state: DuelState, seat: int | None) -> DuelTable:
        return DuelTable(state.scores[:])

    def check(self, state: DuelState) -> Iterable[str]:
        return ()

    def sample(self, state: DuelState, seat: int | None, chance: Chance) -> DuelState:
        return state.copy()


duel = DuelGame()
