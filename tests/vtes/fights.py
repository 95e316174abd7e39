"""Combats in generated positions: somebody bleeds, somebody blocks, and they fight."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.vtes.sitting import Sitting


def fight(
    mine: dict[str, Any],
    theirs: dict[str, Any],
    hand: Sequence[Any] = (),
    their_hand: Sequence[Any] = (),
    beside: Sequence[Any] = (),
    **facts: Any,
) -> Sitting:
    """Seat 1 bleeds with ``@a``, seat 2 blocks with ``@b``; the combat is about to begin or has begun.
    ``beside``: other minions of seat 1."""
    sitting = Sitting(
        {"pool": 20, "ready": [{"card": "Don Cerro", "as": "a", **mine}, *beside], "hand": list(hand)},
        {"pool": 20, "ready": [{"card": "Lord Vauxhall", "as": "b", **theirs}], "hand": list(their_hand)},
        **facts,
    )
    sitting.do(0, "bleed:@a").passes("vtes-ask-block", 1)
    return sitting.do(1, "block:@b")


def until_strike(sitting: Sitting, seat: int = 0) -> Sitting:
    """On to the moment in which a combatant chooses a strike."""
    return sitting.passes("vtes-ask-strike", seat)


def blood(sitting: Sitting, name: str) -> int:
    """The blood or life of a card in play."""
    return sitting.g.play[sitting.id(name)].blood


def over(sitting: Sitting) -> Sitting:
    """On to the end of the action."""
    return sitting.passes("vtes-ask-action", 0)
