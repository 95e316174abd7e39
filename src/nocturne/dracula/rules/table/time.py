"""The time track: moving its marker, and whether it is night."""

from __future__ import annotations

from nocturne.dracula.components.box import WEEK, TokenId, components
from nocturne.dracula.events.hunters import DespairAdded, RumorGained, TimeAdvanced
from nocturne.dracula.rules.table.tokens import left_in_box
from nocturne.dracula.state import DraculaState, Phase

WEEKDAYS = ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")


def night(state: DraculaState) -> bool:
    """Whether a fight now is fought by night: at dusk and at night (FOD-COMB-04), or after a Nocturnal
    Visit."""
    return state.phase in (Phase.DUSK, Phase.NIGHT) or state.lasting.like_night


def advance_time(state: DraculaState) -> None:
    """The marker goes one space on. From Sunday's night to Monday's day a despair token is placed, as long as
    there are any, and Dracula gains a rumor (FOD-DAWN-02..05, FOD-DESP-04, FOD-RUMO-03)."""
    state.time = (state.time + 1) % WEEK
    part = "day" if state.day else "night"
    weekday = f"dracula-weekday-{WEEKDAYS[state.time // 2]}"
    state.emit(TimeAdvanced(weekday, f"dracula-time-{part}", state.time, state.round))
    if state.time == 0 and state.despair < components().tokens[TokenId.DESPAIR]:
        state.despair += 1
        state.emit(DespairAdded(state.despair))
        if left_in_box(state, TokenId.RUMOR):
            state.rumors += 1
            state.emit(RumorGained(state.rumors))
