"""Windows without tedium or leaks: what a person lets go by, where they are asked, when a window may close.

Yields and stops are private and live here. What is answered for somebody without asking them must not be told
from a pass they thought about, so at a masked table it counts only behind a moment that is drawn from the
table's seed and the number of the question, and from nobody's hand; what people answer themselves waits for
that moment too. The moment is further off where somebody may have something to think about.
"""

from __future__ import annotations

import math
from hashlib import shake_128
from typing import Any

from msgspec import Struct, field

from nocturne.kernel.game import Game, QuestionWindow
from nocturne.server.wire.question import Masking, StopPreset, YieldedCard, Yields

#: Between which moments, in seconds, a masked window closes in which nobody wants to be asked.
_SOONEST, _LATEST = 0.3, 1.2
#: And one in which somebody is asked if they have a choice: mostly as long as a person takes to pass, now and
#: then as long as one who thinks it over.
_BRIEFEST_THOUGHT, _LONGEST_THOUGHT = 0.8, 6.0
#: How long a window of a strict table is open.
STRICT_SECONDS = 10.0
#: Roles in which somebody is asked although they let an action go by: it has come to concern them.
_ALWAYS_ASKED = ("target", "combatant")
#: Cards that one person can have told the table never to ask about.
MOST_CARDS = 200


def delay(seed: str, number: int, masking: Masking, *, thought: bool = False) -> float:
    """How long after it was put a question may be answered, in seconds. ``thought``: somebody is asked, if
    they have a choice; whether they have is a secret."""
    if masking == "fast":
        return 0.0
    # A digest rather than the game's own luck: knowing when windows closed must tell nothing of the cards.
    drawn = int.from_bytes(shake_128(f"window:{seed}:{number}".encode()).digest(4), "big") / (1 << 32)
    if thought:
        return _BRIEFEST_THOUGHT * math.pow(_LONGEST_THOUGHT / _BRIEFEST_THOUGHT, drawn * drawn)
    return _SOONEST + (_LATEST - _SOONEST) * drawn


class Passed(Struct, frozen=True):
    """What somebody let go by: in which of the actions so far, as what, and (for a window) which."""

    activity: int = field(name="occasion")
    role: str
    window: str = ""
    facts: tuple[object, ...] = ()


class Early(Struct, frozen=True):
    """What somebody said before it was their turn: their answer, to which question (a fingerprint of all
    that it told them), and how long the log was then. It stands while nothing happens but passes of
    others."""

    key: str
    asked: str
    log: int


class Preferences(Struct):
    """What one person lets go by and where they want to be asked."""

    full: bool = False
    turn: bool = False
    window: Passed | None = None
    action: Passed | None = None
    passed: Passed | None = None
    """Their latest pass; it stands until something that concerns them changes."""
    cards: list[tuple[str, str]] = field(default_factory=list)
    """Windows and cards never to be asked about again."""
    stops: dict[str, bool] = field(default_factory=dict)
    """``role/window`` where they differ from the game's defaults."""
    early: Early | None = None

    def cancel(self) -> None:
        """Everything that was let go by is asked about again; stops stay."""
        self.full = self.turn = False
        self.window = self.action = self.passed = None
        self.cards.clear()

    def rewind(self) -> None:
        """The game went back: what was said about the present moment is void."""
        self.turn = False
        self.window = self.action = self.passed = self.early = None

    def is_stop(self, window: QuestionWindow, defaults: dict[str, bool]) -> bool:
        """Whether they are asked in a window at all."""
        place = f"{window.role}/{window.name}"
        return self.stops.get(place, defaults.get(place, True))

    def lets_go(self, window: QuestionWindow | None, activity: int, *, attention: bool) -> bool:
        """Whether they have said that they let this go by. ``attention``: the game says it needs theirs."""
        if self.turn and not attention:
            return True
        if window is None:
            return False
        if (window.name, window.card) in self.cards:
            return True
        here = Passed(activity, window.role, window.name, window.facts)
        if window.facts and here == self.passed:
            return True
        if self.window is not None and here.window == self.window.window and _same(here, self.window):
            return True
        return self.action is not None and _same(here, self.action)

    def note_pass(self, window: QuestionWindow | None, activity: int) -> None:
        """They passed, having been asked."""
        if window is not None and window.facts:
            self.passed = Passed(activity, window.role, window.name, window.facts)

    def to_wire(self) -> Yields:
        """As it is told to them alone."""
        return Yields(
            self.full,
            self.turn,
            None if self.window is None else self.window.window,
            self.action is not None,
            [YieldedCard(window, card) for window, card in self.cards],
            dict(sorted(self.stops.items())),
        )


def _same(here: Passed, there: Passed) -> bool:
    """Still the same action, in which they have not become somebody it concerns."""
    return here.activity == there.activity and (here.role == there.role or here.role not in _ALWAYS_ASKED)


class Gate(Struct):
    """The questions that are put at the moment: their number, and from when on answers to them count.
    ``closes``: when a strict table stops waiting."""

    number: int = -1
    opens: float = 0.0
    closes: float | None = None


def stop_defaults(game: Game[Any]) -> dict[str, bool]:
    """The game's own stops by ``role/window``."""
    return {f"{stop.role}/{stop.window}": stop.on for stop in game.stops()}


def stop_preset(game: Game[Any], preset: StopPreset) -> dict[str, bool]:
    """Where a preset differs from the game's own stops."""
    wanted = {
        f"{stop.role}/{stop.window}": {
            "beginner": stop.on and stop.easy,
            "usual": stop.on,
            "everything": True,
        }[preset]
        for stop in game.stops()
    }
    return {place: on for place, on in wanted.items() if on != stop_defaults(game)[place]}
