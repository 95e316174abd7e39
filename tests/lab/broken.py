"""Games of Candles with one thing wrong each: what the fuzzer and the search for leaks must find."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from nocturne.examples.candles import Candles, CandlesState, CandlesTable, Revealed, Round
from nocturne.kernel.chance import Chance
from nocturne.kernel.decision import Choice, Question
from nocturne.kernel.event import Event, Seat
from nocturne.kernel.state import Result


class Wrong(Candles):
    """A game whose procedure is ``frame``."""

    frame: type[Round] = Round

    def new(self, options: Any, seats: int, chance: Chance) -> CandlesState:
        self.frames = (self.frame,)
        state = super().new(options, seats, chance)
        state.stack[:] = [self.frame()]
        return state


class Uncounted(Candles):
    """Its invariant breaks in round 3."""

    def check(self, state: CandlesState) -> Iterable[str]:
        if state.round == 3:
            yield "round three is unlucky"


class CrashingRound(Round):
    def take(self, state: CandlesState, choice: Choice) -> None:
        if state.round == 2:
            raise ZeroDivisionError("no candle to divide")
        super().take(state, choice)


class Crashing(Wrong):
    frame = CrashingRound


class RestlessRound(Round):
    """Changes the state by asking."""

    asked: int = 0

    def run(self, state: CandlesState) -> Question | list[Question] | None:
        self.asked += 1
        return super().run(state)


class Restless(Wrong):
    frame = RestlessRound


class HastyRound(Round):
    """Goes on without the winner of round 3 when she is asked again, as after loading."""

    asked: bool = False

    def run(self, state: CandlesState) -> Question | list[Question] | None:
        if state.round == 3 and self.winner >= 0:
            if self.asked:
                self.winner, state.round = -1, state.round + 1
            self.asked = True
        return super().run(state)


class Hasty(Wrong):
    frame = HastyRound


_FORESEEN: list[int] = []


class ForeseeingRound(Round):
    """Whom it asks ahead depends on something outside the state."""

    def upcoming(self, state: CandlesState) -> list[Question]:
        _FORESEEN.append(1)
        question = Question(len(_FORESEEN) % state.seats, "candles-ask-snuff")
        question.offer("pass", "candles-do-pass")
        return [question]


class Foreseeing(Wrong):
    frame = ForeseeingRound


class MeddlingRound(Round):
    """Changes the state by looking ahead."""

    def upcoming(self, state: CandlesState) -> list[Question]:
        state.candles[0] += 1
        return []


class Meddling(Wrong):
    frame = MeddlingRound


_REMEMBERED: list[int] = []


class RememberingRound(Round):
    """Keeps something outside the state, where no copy reaches it."""

    def take(self, state: CandlesState, choice: Choice) -> None:
        super().take(state, choice)
        _REMEMBERED.append(1)
        state.candles[0] += len(_REMEMBERED) % 2


class Remembering(Wrong):
    frame = RememberingRound


class DoubledRound(Round):
    def run(self, state: CandlesState) -> Question | list[Question] | None:
        asked = super().run(state)
        if isinstance(asked, Question):
            asked.offer("pass", "candles-do-pass")
        return asked


class Doubled(Wrong):
    frame = DoubledRound


class SingingRound(Round):
    """To sing is to pass."""

    def take(self, state: CandlesState, choice: Choice) -> None:
        super().take(state, Choice(choice.seat, "pass", None) if choice.key == "sing" else choice)


class WordlessRound(SingingRound):
    def run(self, state: CandlesState) -> Question | list[Question] | None:
        asked = super().run(state)
        if isinstance(asked, Question):
            asked.offer("sing", "candles-do-sing")
        return asked


class Wordless(Wrong):
    frame = WordlessRound


class NamelessRound(SingingRound):
    """Forgets an argument of its message."""

    def run(self, state: CandlesState) -> Question | list[Question] | None:
        asked = super().run(state)
        if isinstance(asked, Question):
            asked.offer("sing", "candles-do-snuff")
        return asked


class Nameless(Wrong):
    frame = NamelessRound


class EndlessRound(Round):
    def take(self, state: CandlesState, choice: Choice) -> None:
        super().take(state, choice)
        state.round, state.hands = 1, [[1], *([card] for card in range(2, state.seats + 1))]


class Endless(Wrong):
    frame = EndlessRound
    longest = 30


class Unfinished(Wrong):
    class Stopping(Round):
        def take(self, state: CandlesState, choice: Choice) -> None:
            state.pop()

    frame = Stopping


class Misjudged(Wrong):
    class Judging(Round):
        def run(self, state: CandlesState) -> Question | list[Question] | None:
            asked = super().run(state)
            if state.result is not None:
                state.result = Result((1.0,), (7,))
            return asked

    frame = Judging


class Fickle(Candles):
    """Shows two different views of one state."""

    looks = 0

    def look(self, state: CandlesState, seat: int | None) -> CandlesTable:
        self.looks += 1
        seen = super().look(state, seat)
        return CandlesTable(self.looks, seen.hands, seen.candles)


class Blind(Candles):
    """In round 2 the last seat cannot be shown the table."""

    def look(self, state: CandlesState, seat: int | None) -> CandlesTable:
        if state.round == 2 and seat == state.seats - 1:
            raise IndexError("no such candle")
        return super().look(state, seat)


# -- leaks


class Peeping(Candles):
    """Its view shows the highest card of the first hand instead of the round."""

    def look(self, state: CandlesState, seat: int | None) -> CandlesTable:
        seen = super().look(state, seat)
        return CandlesTable(max(state.hands[0], default=0), seen.hands, seen.candles)


class Whispered(Event, frozen=True):
    seat: Seat
    card: int


class WhisperingRound(Round):
    """Tells everybody the highest card the winner still holds."""

    def take(self, state: CandlesState, choice: Choice) -> None:
        state.emit(Whispered(self.winner, max(state.hands[self.winner], default=0)))
        super().take(state, choice)


class Whispering(Wrong):
    frame = WhisperingRound


class TellingRound(SingingRound):
    """Offers an option whose label depends on a rival's hand."""

    def run(self, state: CandlesState) -> Question | list[Question] | None:
        asked = super().run(state)
        if isinstance(asked, Question):
            rival = (self.winner + 1) % state.seats
            asked.offer("sing", "candles-do-play", args={"card": max(state.hands[rival], default=0)})
        return asked


class Telling(Wrong):
    frame = TellingRound


class WaitingRound(Round):
    """Asks the winner only when a rival holds an even card: whether it is asked tells."""

    def run(self, state: CandlesState) -> Question | list[Question] | None:
        if self.winner >= 0:
            rival = (self.winner + 1) % state.seats
            if sum(state.hands[rival]) % 2:
                self.winner, state.round = -1, state.round + 1
                return None
        return super().run(state)


class Waiting(Wrong):
    frame = WaitingRound


class Unveiled(Revealed, frozen=True):
    """The same event as ``Revealed``, but nobody said that it reveals."""

    reveals = False


class UnveilingRound(Round):
    def take_all(self, state: CandlesState, choices: list[Choice]) -> None:
        told = len(state.emitted)
        super().take_all(state, choices)
        state.emitted[told:] = []
        for choice in choices:
            state.emit(Unveiled(choice.seat, choice.value))


class Unveiling(Wrong):
    frame = UnveilingRound


class Careless(Candles):
    """Samples by changing the state it was given."""

    def sample(self, state: CandlesState, seat: int | None, chance: Chance) -> CandlesState:
        state.candles[0] += 1
        return super().sample(state, seat, chance)


class Dreaming(Candles):
    """Samples states that cannot be."""

    def sample(self, state: CandlesState, seat: int | None, chance: Chance) -> CandlesState:
        other = super().sample(state, seat, chance)
        other.candles[0] = -1
        return other


class Stumbling(Candles):
    """Samples states in which the game cannot go on."""

    def sample(self, state: CandlesState, seat: int | None, chance: Chance) -> CandlesState:
        other = super().sample(state, seat, chance)
        if state.round == 3:
            other.hands = [[] for _ in other.hands]
        return other


uncounted, crashing, restless, remembering = Uncounted(), Crashing(), Restless(), Remembering()
hasty, foreseeing, meddling = Hasty(), Foreseeing(), Meddling()
doubled, wordless, nameless, endless = Doubled(), Wordless(), Nameless(), Endless()
unfinished, misjudged, fickle, blind = Unfinished(), Misjudged(), Fickle(), Blind()
peeping, whispering, telling, waiting, unveiling = Peeping(), Whispering(), Telling(), Waiting(), Unveiling()
careless, dreaming, stumbling = Careless(), Dreaming(), Stumbling()
