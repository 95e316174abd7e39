"""Candles: a tiny game of hidden cards, and the walk-through of ``docs/adding-a-game.md``.

Each round all play a card face down and reveal them together: the highest takes the round's number of
candles and may snuff one of a rival. Most candles win."""

from collections.abc import Iterable
from typing import Any

from msgspec import Struct

from nocturne.kernel.chance import Chance
from nocturne.kernel.decision import Choice, Question, Why
from nocturne.kernel.event import Event, Seat, audience
from nocturne.kernel.game import Game, Position
from nocturne.kernel.state import Frame, State

ROUNDS = 5


class Dealt(Event, frozen=True):
    seat: Seat
    cards: tuple[int, ...] = ()


class Revealed(Event, frozen=True):
    reveals = True
    seat: Seat
    card: int


class Snuffed(Event, frozen=True):
    seat: Seat
    rival: Seat


class CandlesState(State, kw_only=True):
    round: int = 1
    hands: list[list[int]]
    candles: list[int]


class Round(Frame):
    winner: int = -1

    def run(self, state: CandlesState) -> Question | list[Question] | None:
        if self.winner >= 0:  # CANDLES-04: the winner may snuff one candle of a rival who has any
            snuff = Question(self.winner, "candles-ask-snuff")
            snuff.offer("pass", "candles-do-pass")
            for rival in [seat for seat in range(state.seats) if seat != self.winner]:
                named = {"rival": f"seat:{rival}"}
                why = None if state.candles[rival] else Why("candles-why-no-candle", "CANDLES-04")
                snuff.offer(f"snuff:{rival}", "candles-do-snuff", rival, args=named, unless=why)
            return snuff
        if state.round > ROUNDS:  # CANDLES-05: most candles win
            winners = tuple(s for s, lit in enumerate(state.candles) if lit == max(state.candles))
            state.finish(tuple(state.candles), winners)
            return None
        asked = [Question(seat, "candles-ask-card", round=state.round) for seat in range(state.seats)]
        for question in asked:  # CANDLES-01: all choose in secret
            for card in state.hands[question.seat]:
                question.offer(f"play:{card}", "candles-do-play", card, args={"card": card})
        return asked

    def take_all(self, state: CandlesState, choices: list[Choice]) -> None:
        for choice in choices:  # CANDLES-02: the cards are revealed together
            state.hands[choice.seat].remove(choice.value)
            state.emit(Revealed(choice.seat, choice.value))
        self.winner = max((choice.value, choice.seat) for choice in choices)[1]
        state.candles[self.winner] += state.round  # CANDLES-03: the highest takes the candles

    def take(self, state: CandlesState, choice: Choice) -> None:
        if choice.key != "pass":
            state.candles[choice.value] -= 1
            state.emit(Snuffed(self.winner, choice.value))
        self.winner, state.round = -1, state.round + 1


class CandlesTable(Struct, frozen=True):
    round: int
    hands: list[list[int]]
    candles: list[int]


class Candles(Game[CandlesState]):
    id, seats, usual_seats = "candles", (2, 5), 3
    state, frames, position = CandlesState, (Round,), CandlesTable

    def new(self, options: Any, seats: int, chance: Chance) -> CandlesState:
        deck = list(range(1, ROUNDS * seats + 1))
        chance.shuffle(deck)
        hands = [sorted(deck[seat::seats]) for seat in range(seats)]
        state = CandlesState(seats=seats, chance=chance, stack=[Round()], hands=hands, candles=[0] * seats)
        for seat, hand in enumerate(hands):
            state.emit(Dealt(seat, tuple(hand)), to=audience(seat), others=Dealt(seat))
        return state

    def set_up(self, position: CandlesTable, options: Any, seats: int, chance: Chance) -> Position:
        state = self.new(options, len(position.hands), chance)
        state.change(round=position.round, hands=position.hands, candles=position.candles)
        return Position(state)

    def look(self, state: CandlesState, seat: int | None) -> CandlesTable:
        hands = [hand[:] if s == seat else [0] * len(hand) for s, hand in enumerate(state.hands)]
        return CandlesTable(state.round, hands, state.candles[:])

    def sample(self, state: CandlesState, seat: int | None, chance: Chance) -> CandlesState:
        other = state.copy()
        unseen = [card for s, hand in enumerate(state.hands) if s != seat for card in hand]
        chance.shuffle(unseen)
        other.hands = [h if s == seat else sorted(unseen.pop() for _ in h) for s, h in enumerate(other.hands)]
        return other

    def check(self, state: CandlesState) -> Iterable[str]:
        held = [card for hand in state.hands for card in hand]
        if len(set(held)) < len(held) or min(state.candles) < 0:
            yield f"a card is doubled or a candle missing: {state.hands} {state.candles}"


game = Candles()
