"""Windows for event cards as a person thinks of them: which one it is, and on which side she plays.

Whoever could hold a fitting card is asked in every one of them, so that a question tells nothing; by default
a person is asked in all, and may say where she does not want to be.
"""

from __future__ import annotations

from functools import cache

from nocturne.dracula.components.box import Timing
from nocturne.dracula.state import DRACULA, DraculaState
from nocturne.kernel.decision import Decision, Option
from nocturne.kernel.game import QuestionWindow, Stop

_WINDOW = "dracula-ask-window-"
#: The moments at which somebody is asked for an event; at the others the event is one of her actions.
WINDOWS = (
    Timing.DAWN,
    Timing.DAY,
    Timing.DUSK,
    Timing.DRACULA_PHASE,
    Timing.DRACULA_PHASE_END,
    Timing.HUNTER_MOVED_BY_ROAD,
    Timing.HUNTER_CHANGED_REGION,
    Timing.TICKET_SPENT,
    Timing.EVENT_PLAYED,
    Timing.HUNTER_SEARCHES,
    Timing.HUNTER_HURT,
    Timing.COMBAT_CARD_CANCELLED,
)


def window_of(decision: Decision) -> QuestionWindow | None:
    """The window a question belongs to; None for any other choice."""
    if not decision.question.startswith(_WINDOW):
        return None
    card = decision.args.get("card")
    role = "dracula" if decision.seat == 0 else "hunters"
    return QuestionWindow(
        decision.question.removeprefix(_WINDOW), role, card if isinstance(card, str) else ""
    )


#: What a hunter may do by what lies on the board, and the things on it.
_OPEN_ANSWERS = frozenset({"pass", "done", "supply", "reserve", "act", "wait"})
_OPEN_THINGS = frozenset({"city", "sea", "link", "hunter"})


def hides_choice(decision: Decision) -> bool:
    """Whether the others cannot tell if a seat has more than one answer. Where Dracula may go is never
    known; of hunters it is known where two of their answers are about what lies on the board."""
    if decision.seat == DRACULA:
        return True
    return sum(map(_lies_open, decision.options)) < 2


def _lies_open(option: Option) -> bool:
    if not option.subjects:
        return option.key in _OPEN_ANSWERS
    return all(ref.partition(":")[0] in _OPEN_THINGS for ref in option.subjects)


def activity_of(state: DraculaState) -> str:
    """What can be let go by as a whole: a phase of a round."""
    return f"{state.round}:{state.phase.value}"


@cache
def stops() -> tuple[Stop, ...]:
    """Every side and window; one is asked in all of them unless one says otherwise."""
    return tuple(Stop(role, window.value, True) for role in ("dracula", "hunters") for window in WINDOWS)
