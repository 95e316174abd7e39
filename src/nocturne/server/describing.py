"""A thing in full, such as what a card does: the game's own description as lines of plain text."""

from __future__ import annotations

import io
from typing import Any

from rich.console import Console
from rich.text import Text

from nocturne.kernel.game import Game
from nocturne.kernel.view import View
from nocturne.kernel.words import Words

#: Wide enough that no line is broken: the one who shows it knows how much room there is.
_WIDTH = 4000


def describe(game: Game[Any], ref: str, words: Words, view: View) -> list[str]:
    """The description's lines; none where the game has nothing to say."""
    detail = game.describe(ref, words, view, _WIDTH)
    if detail is None:
        return []
    written = io.StringIO()
    console = Console(file=written, width=_WIDTH, color_system=None, legacy_windows=False)
    console.print(Text.from_markup(detail) if isinstance(detail, str) else detail)
    return [line.strip() for line in written.getvalue().splitlines() if line.strip()]
