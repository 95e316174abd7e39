"""Willpower and fatigue, and Humanity."""

from __future__ import annotations

from nocturne.chapters.events.figures import (
    Fatigued,
    HumanityLost,
    LostToTheBeast,
    WillpowerChanged,
)
from nocturne.chapters.rules.harm.damage import (
    take_out,
)
from nocturne.chapters.rules.harm.tracks import fit_tracks
from nocturne.chapters.rules.table import character_values, modifiers
from nocturne.chapters.state import ChaptersState


def can_spend_willpower(state: ChaptersState, ident: str) -> bool:
    """CHA-FAT-02: not when fatigued; the point that overflows a full track can still be spent
    (CHA-GAP-39)."""
    vampire = state.vampire(ident)
    if vampire.fatigued or modifiers.forbidden(state, ident, "willpower"):
        return False
    full = vampire.willpower >= character_values.willpower_track(state, ident)
    return not full or state.options.last_willpower == "works"


def lose_willpower(state: ChaptersState, ident: str, amount: int = 1) -> None:
    """Willpower is spent or lost; more than the track holds brings fatigue (CHA-FAT-01)."""
    vampire = state.vampire(ident)
    if vampire.state != "active":
        return
    track = character_values.willpower_track(state, ident)
    spent = min(amount, track - vampire.willpower)
    if spent > 0:
        vampire.willpower += spent
        state.emit(WillpowerChanged(ident, -spent, vampire.willpower))
    if spent < amount and not vampire.fatigued:
        vampire.fatigued = True
        state.emit(Fatigued(ident))


def regain_willpower(state: ChaptersState, ident: str, amount: int) -> None:
    """Points of Willpower come back; fatigue stays until the chapter ends (CHA-FAT-05)."""
    vampire = state.vampire(ident)
    back = min(amount, vampire.willpower)
    if back > 0:
        vampire.willpower -= back
        state.emit(WillpowerChanged(ident, back, vampire.willpower))


def lose_humanity(state: ChaptersState, ident: str, amount: int) -> None:
    """CHA-HUM-03, CHA-HUM-04; at 0 the character is lost to the Beast (CHA-GAP-41)."""
    player = next(one for one in state.campaign.players if one.character == ident)
    least = 0 if state.options.humanity_zero == "lost" else 1
    now = max(least, player.humanity - amount)
    if now == player.humanity:
        return
    player.humanity = now
    state.emit(HumanityLost(ident, now))
    fit_tracks(state)  # another Humanity card (CHA-HUM-05)
    if now == 0:
        state.emit(LostToTheBeast(ident))
        if state.chapter is not None and ident in state.play.vampires:
            take_out(state, ident, "lost")
