"""What the event cards do, one module for each field of play. Every effect registers itself by its card."""

from nocturne.dracula.rules.event_effects import (
    bodies,
    decks,
    fighting,
    lasting,
    moving,
    on_the_board,
    searching,
)

FRAMES = (
    *searching.FRAMES,
    *moving.FRAMES,
    *lasting.FRAMES,
    *fighting.FRAMES,
    *on_the_board.FRAMES,
    *bodies.FRAMES,
    *decks.FRAMES,
)
"""The procedures the effects begin."""
