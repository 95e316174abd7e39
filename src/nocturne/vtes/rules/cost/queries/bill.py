"""What is to be paid: by whom, for what, in which way."""

from __future__ import annotations

from msgspec import Struct

from nocturne.vtes.cards import vocabulary as v


class Bill(Struct, frozen=True, gc=False):
    """A cost to be paid for ``card``: a card being played, or one in play whose text wants it."""

    seat: int
    cost: v.Cost
    minion: int
    """Who pays blood; NONE: nobody."""
    card: int
    x: int = 0
    targets: tuple[int, ...] = ()
    mode: v.Mode | None = None
    """How a card is being played."""
    played: bool = True
    """False: it is equipped with, employed or recruited without being played."""
    aimed: bool = False
    """A strike card is aimed at a card on the opposing minion, not at that minion."""
