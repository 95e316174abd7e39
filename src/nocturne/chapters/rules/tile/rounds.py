"""What rounds bring, in the main sequence and in combat: fire that spreads, trackers that run down."""

from __future__ import annotations

from enum import IntEnum

from nocturne.chapters.components.fire import spread
from nocturne.chapters.components.hexes import Hex
from nocturne.chapters.rules.table import lookup
from nocturne.chapters.rules.table.board import SOLID, on_tile, token_hexes
from nocturne.chapters.rules.table.frames import Asked, in_chapter
from nocturne.chapters.rules.table.votes import ask, decided, small_seats
from nocturne.chapters.rules.tile.arrivals import offer_hexes
from nocturne.chapters.rules.tile.placing import add_token
from nocturne.chapters.rules.tile.trackers import turn_tracker
from nocturne.chapters.state import ChaptersState, Token
from nocturne.kernel.decision import Choice, Question
from nocturne.kernel.state import Frame


class FireStep(IntEnum):
    """The steps of spreading fire."""

    FIND = 0
    SPREAD = 1


class SpreadFire(Frame, kw_only=True):
    """CHA-FIRE-04: at the start of a round every fire token of the round before brings one more beside it."""

    sources: list[Hex] = []

    @in_chapter
    def run(self, state: ChaptersState) -> Asked:
        if self.step == FireStep.FIND:
            self.step = FireStep.SPREAD
            self.sources = fresh_fire(state)
            return None
        if not self.sources:
            state.pop()
            return None
        room = self._room(state)
        if len(room) < 2:
            self._burn(state, room[0] if room else None)
            return None
        return ask(small_seats(state), lambda seat: self._question(seat, room))

    def _room(self, state: ChaptersState) -> list[Hex]:
        figures = [hex_ for _, _, hex_ in on_tile(state)]
        fire, tile = token_hexes(state, "fire"), lookup.tile_of(state)
        return spread(self.sources[0], tile, fire, figures, token_hexes(state, *SOLID))

    def _question(self, seat: int, room: list[Hex]) -> Question:
        question = Question(seat, "chapters-ask-fire")
        offer_hexes(question, room, "CHA-FIRE-06")
        return question

    def take_all(self, state: ChaptersState, choices: list[Choice]) -> None:
        self._burn(state, decided(state, choices))

    def _burn(self, state: ChaptersState, place: Hex | None) -> None:
        self.sources.pop(0)
        if place is not None:
            add_token(state, Token("fire", place, born=state.play.round))


def fresh_fire(state: ChaptersState) -> list[Hex]:
    """The fire tokens that came in the round before this one; those of the set-up count so in the first round
    (CHA-GAP-16)."""
    last = state.play.round - 1
    fresh = [t.hex for t in state.play.tokens if t.type == "fire" and t.born == last]
    return fresh if last > 0 or state.options.setup_fire_spreads else []


def tick_trackers(state: ChaptersState, *, combat: bool) -> None:
    """CHA-RND-02, CHA-GAP-51: after a round every tracker goes down by 1."""
    counted = state.options.trackers_count
    if counted == "all_rounds" or (counted == "combat_rounds") == combat:
        for tracker in [one for one in state.play.trackers if not one.by_hand]:
            turn_tracker(state, tracker, -1)
