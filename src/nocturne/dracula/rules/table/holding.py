"""Cards that lie in no hand, deck, discard or hideout for a moment, because a procedure keeps them."""

from __future__ import annotations

from nocturne.dracula.state import DraculaState
from nocturne.kernel.state import Frame


class Holder(Frame):
    """A procedure that may keep cards."""

    def held(self) -> list[tuple[str, int]]:
        """Those cards: ``("event" | "item" | "encounter", number)``."""
        return []


def cards_in_play(state: DraculaState) -> list[tuple[str, int]]:
    """Every card that procedures in progress keep, so that none is lost from the count."""
    return [card for frame in state.stack if isinstance(frame, Holder) for card in frame.held()]
