"""What other procedures must know of a fight in progress, and of harm about to befall a hunter.

Cards played in between (Great Strength, Lucy's Revenge) and a defeat reach the fight through here.
"""

from __future__ import annotations

from typing import ClassVar

from nocturne.dracula.events.fights import HunterLeftFight
from nocturne.dracula.rules.table.holding import Holder
from nocturne.dracula.state import GODALMING, NO_CARD, DraculaState
from nocturne.kernel.state import Frame


class Melee(Holder):
    """A fight as seen from outside: who is still in it, and Lucy's Revenge if it lies before Godalming."""

    hunters: tuple[int, ...]
    lucy: int = NO_CARD


class Harm(Frame):
    """Damage or a bite about to happen to a hunter, unless something sets ``prevented``."""

    hunter: int
    prevented: bool = False

    is_bite: ClassVar[bool] = False


def fight_of(state: DraculaState, hunter: int) -> Melee | None:
    """The fight a hunter takes part in now."""
    for frame in reversed(state.stack):
        if isinstance(frame, Melee) and hunter in frame.hunters:
            return frame
    return None


def leave_fight(state: DraculaState, hunter: int) -> None:
    """A hunter is no longer in the fight, if there is one."""
    fight = fight_of(state, hunter)
    if fight is not None:
        fight.hunters = tuple(other for other in fight.hunters if other != hunter)
        state.emit(HunterLeftFight(hunter))


def lucys_revenge(state: DraculaState, victim: int) -> Melee | None:
    """The fight in which Godalming may spend Lucy's Revenge for himself."""
    if victim != GODALMING:
        return None
    fight = fight_of(state, GODALMING)
    return fight if fight is not None and fight.lucy != NO_CARD else None
