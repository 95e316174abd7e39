"""The hunters' character sheets."""

from __future__ import annotations

from nocturne.dracula.components.box import Hunter, components
from nocturne.dracula.state import DraculaState


def sheet(hunter: int) -> Hunter:
    """A hunter's character sheet."""
    return components().hunters[hunter]


def weakened(state: DraculaState, hunter: int) -> bool:
    """Bitten at least once; Mina always (FOD-WEAK-01, FOD-WEAK-05)."""
    return state.hunters[hunter].bites > 0 or sheet(hunter).always_weakened
