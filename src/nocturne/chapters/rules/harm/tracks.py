"""The Damage and Willpower tracks after something that made them longer is gone."""

from __future__ import annotations

from nocturne.chapters.rules.table import character_values
from nocturne.chapters.state import ChaptersState


def fit_tracks(state: ChaptersState) -> None:
    """Something that made tracks longer is gone: points beyond their ends go with it, and nobody falls for
    it."""
    if state.chapter is None:
        return
    for ident in state.active():
        vampire = state.vampire(ident)
        vampire.damage = min(vampire.damage, character_values.most_damage(state, ident))
        vampire.willpower = min(vampire.willpower, character_values.willpower_track(state, ident))
