"""La Fureur de Dracula as the kernel plays it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from nocturne.dracula.components.board import PLACES, board
from nocturne.dracula.components.box import Side
from nocturne.dracula.events.tracks import DraculaGaveUp, EndAgreed, HuntersGaveUp
from nocturne.dracula.options import DraculaOptions
from nocturne.dracula.position.checking import check
from nocturne.dracula.position.inspecting import inspect
from nocturne.dracula.position.setting_up import set_up
from nocturne.dracula.position.written import DraculaPosition
from nocturne.dracula.rules import event_effects
from nocturne.dracula.rules.combat import steps
from nocturne.dracula.rules.encounters import allies, matured, maturing, meeting
from nocturne.dracula.rules.harm import hurt, strikes
from nocturne.dracula.rules.journeys import horses, travel
from nocturne.dracula.rules.playing import event_cards, show_cards
from nocturne.dracula.rules.round import dracula_phase, hunter_phase, rounds, setup
from nocturne.dracula.rules.round.setup import new_state
from nocturne.dracula.rules.supplies import supply, trade
from nocturne.dracula.rules.table.victory import win
from nocturne.dracula.state import DRACULA, DraculaState
from nocturne.dracula.view.draw import draw
from nocturne.dracula.view.naming import describe, find, is_of_the_box, name
from nocturne.dracula.view.reasons import why
from nocturne.dracula.view.sampling import sample
from nocturne.dracula.view.table import DraculaTable, look
from nocturne.dracula.view.windows import activity_of, hides_choice, stops, window_of
from nocturne.kernel.advice import Advice
from nocturne.kernel.chance import Chance
from nocturne.kernel.decision import Decision, Refusal
from nocturne.kernel.encoding import Encoding
from nocturne.kernel.game import Game, Position, QuestionWindow, Stop
from nocturne.kernel.knowledge import Knowledge
from nocturne.kernel.state import Frame
from nocturne.kernel.view import View
from nocturne.kernel.words import Words

_OWN_FRAMES: tuple[type[Frame], ...] = (
    setup.SetUp,
    rounds.Round,
    rounds.Dawn,
    rounds.Dusk,
    rounds.Confrontation,
    hunter_phase.HunterPhase,
    hunter_phase.HunterTurn,
    hunter_phase.LongNightToll,
    travel.Arrival,
    travel.RoadJourney,
    travel.SeaJourney,
    travel.RailJourney,
    supply.Supply,
    supply.ReceiveEvent,
    supply.EventLimit,
    supply.ItemLimit,
    supply.ReserveTicket,
    trade.Trade,
    show_cards.ShowCards,
    dracula_phase.DraculaPhase,
    dracula_phase.Movement,
    dracula_phase.EncounterStep,
    maturing.MatureHideout,
)


class Dracula(Game[DraculaState]):
    """Seat 0 is Dracula; the other seats share the four hunters."""

    id = "dracula"
    seats = (2, 5)
    usual_seats = 2
    state = DraculaState
    options = DraculaOptions
    position = DraculaPosition
    frames = tuple(
        dict.fromkeys(
            (
                *_OWN_FRAMES,
                *hurt.FRAMES,
                *steps.FRAMES,
                *event_cards.FRAMES,
                *event_effects.FRAMES,
                *meeting.FRAMES,
                *strikes.FRAMES,
                *matured.FRAMES,
                *horses.FRAMES,
                *allies.FRAMES,
            )
        )
    )
    #: After three weeks every city adds three influence and every sea costs blood, so that no game lasts much
    #: longer than four; a round rarely takes more than a hundred answers.
    longest = 20_000

    def new(self, options: DraculaOptions, seats: int, chance: Chance) -> DraculaState:
        return new_state(options, seats, chance)

    def look(self, state: DraculaState, seat: int | None) -> DraculaTable:
        return look(state, seat)

    def check(self, state: DraculaState) -> Iterable[str]:
        return check(state)

    def ending(self, state: DraculaState) -> str:
        won = state.result is not None and 0 in state.result.winners
        return "dracula-ending-dracula" if won else "dracula-ending-hunters"

    def side(self, seat: int, seats: int) -> frozenset[int]:
        return frozenset({DRACULA}) if seat == DRACULA else frozenset(range(1, seats))

    def concession(self, state: DraculaState, seat: int) -> str:
        return "side" if state.result is None else ""

    def end(self, state: DraculaState) -> None:
        state.emit(EndAgreed())
        super().end(state)

    def concede(self, state: DraculaState, seat: int) -> None:
        state.emit(DraculaGaveUp() if seat == DRACULA else HuntersGaveUp())
        win(state, Side.HUNTERS if seat == DRACULA else Side.DRACULA)

    def chances(self, views: Sequence[View]) -> tuple[float, ...] | None:
        from nocturne.dracula.bot.chances import chances

        return chances(views)

    def encoding(self) -> Encoding:
        from nocturne.dracula.view.encoding import DraculaEncoding

        return DraculaEncoding()

    def advise(self, decision: Decision, look: Callable[[], View], taken: str = "") -> Advice | None:
        from nocturne.dracula.bot.coach import advise

        return advise(decision, look, taken) if isinstance(look, Knowledge) else None

    def bots(self) -> Mapping[str, Callable[[int | str], Any]]:
        # Loaded when asked for: most tables of people need no judgement of ours.
        from nocturne.dracula.bot.judgement import Beginner, Judgement

        return {"judgement": Judgement, "beginner": Beginner}

    def sample(self, state: DraculaState, seat: int | None, chance: Chance) -> DraculaState:
        return sample(state, seat, chance)

    def inspect(self, state: DraculaState) -> dict[str, Any]:
        return inspect(state)

    def set_up(self, position: DraculaPosition, options: Any, seats: int, chance: Chance) -> Position:
        return Position(set_up(position, options, seats, chance))

    def why(self, state: DraculaState, seat: int, about: str) -> Iterable[Refusal]:
        return why(state, seat, about)

    def name(self, ref: str, words: Words, view: View | None) -> str:
        return name(ref, words, view)

    def find(self, text: str, words: Words, view: View) -> Iterable[str]:
        return find(text, words)

    def describe(self, ref: str, words: Words, view: View, width: int) -> Any:
        return describe(ref, words, view)

    def draw(self, view: View, words: Words, width: int) -> Any:
        return draw(view, words, width)

    def known_to_all(self, ref: str) -> bool:
        return is_of_the_box(ref)

    def partners(self, seat: int, seats: int) -> frozenset[int]:
        """The hunters share their suspicions."""
        return frozenset() if seat == DRACULA else frozenset(range(seats)) - {DRACULA}

    def markable(self, ref: str) -> bool:
        return ref in board().refs[:PLACES]

    def window(self, decision: Decision, view: View) -> QuestionWindow | None:
        return window_of(decision)

    def hides_choice(self, state: DraculaState, decision: Decision) -> bool:
        return hides_choice(decision)

    def activity(self, state: DraculaState) -> str:
        return activity_of(state)

    def stops(self) -> tuple[Stop, ...]:
        return stops()

    def default_answer(self, decision: Decision) -> str | None:
        """Passing, ending a trade, keeping what was drawn."""
        for option in decision.options:
            if option.key in ("pass", "done", "keep") or option.key.startswith("keep:"):
                return option.key
        return None


game = Dracula()
