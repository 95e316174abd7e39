"""What the procedures of a chapter share: they end by themselves when what they belong to is over."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from nocturne.chapters.components.hexes import Hex
from nocturne.chapters.state import ChaptersState
from nocturne.kernel.decision import Question
from nocturne.kernel.frames import start
from nocturne.kernel.state import Frame

Asked = Question | list[Question] | None


FrameT = TypeVar("FrameT", bound=Frame)
Run = Callable[[FrameT, ChaptersState], Asked]


def in_chapter(run: Run[FrameT]) -> Run[FrameT]:
    """A procedure of a chapter. When the chapter has been won or lost, whatever was still to do is
    dropped."""

    def guarded(self: FrameT, state: ChaptersState) -> Asked:
        if state.chapter is None or state.chapter.outcome:
            state.pop()
            return None
        return run(self, state)

    return guarded


def in_combat(run: Run[FrameT]) -> Run[FrameT]:
    """A procedure of a combat, dropped when the combat is over."""

    def guarded(self: FrameT, state: ChaptersState) -> Asked:
        play = state.chapter
        if play is None or play.outcome or play.fight is None or play.fight.over:
            state.pop()
            return None
        return run(self, state)

    return guarded


def open_page(state: ChaptersState, page: str, *, involved: list[str] | None = None, actor: str = "") -> None:
    """Have an event page read by all active characters, as soon as what runs now has stopped."""
    everybody = list(state.active()) if involved is None else involved
    state.enqueue(
        start("reading", page=page, kind="event", involved=everybody, actor=actor or state.play.last_actor)
    )


class TurnFacts(Frame, kw_only=True):
    """The turn of one character, as far as other procedures change it: what it has done and gained."""

    who: str
    moving: bool = False
    moved: bool = False  # the movement is over
    points: int = 0
    more: int = 0  # Movement gained before the movement began
    path: list[Hex] = []
    blood: bool = False
    acted: bool = False
    refused: list[str] = []  # trades the other player has refused this turn
    turned: bool = False  # just now: turning again at once would undo it
    moves_again: int = 0
    acts_again: int = 0

    def gain(self, state: ChaptersState, movement: int, again: str | None) -> None:
        """A power gives more hexes, one more movement or one more action."""
        if movement:
            if self.moving:
                self.points += movement
            else:
                self.more += movement
        if again == "move":
            if self.moved:
                self.change(moved=False, moving=False)
            else:
                self.moves_again += 1
        if again == "action":
            if self.acted:
                self.acted = False
            else:
                self.acts_again += 1

    def trade_refused(self, state: ChaptersState, key: str) -> None:
        """CHA-ITM-06: both must agree; a trade that does not come about costs nothing, and is not asked for
        again this turn."""
        self.refused.append(key)
        self.gain(state, 0, "action")
