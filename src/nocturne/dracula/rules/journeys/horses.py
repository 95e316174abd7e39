"""Items outside fights and searches: Fast Horses.

Banners are in ``rules.combat.card_effects``, the Garlic Wreath in ``rules.combat.opening``, Dogs and Stakes
in ``rules.encounters.meeting``.
"""

from __future__ import annotations

from nocturne.dracula.components.box import components
from nocturne.dracula.events.cards import HorsesRan
from nocturne.dracula.rules.journeys.travel import RoadJourney, road_reach
from nocturne.dracula.rules.table.cards import discard_items
from nocturne.dracula.state import DraculaState, Phase
from nocturne.kernel.decision import Why
from nocturne.kernel.state import Frame

NOT_BY_DAY = Why("dracula-why-horses-day", "FOD-ACT-03")
NO_ROAD = Why("dracula-why-no-road", "FOD-ROAD-01")


def why_not_horses(state: DraculaState, hunter: int) -> Why | None:
    """What keeps a hunter from riding now."""
    if state.phase is not Phase.DAY:
        return NOT_BY_DAY
    return None if road_reach(state, hunter, 1) else NO_ROAD


class FastHorses(Frame):
    """Day action: a random ticket of the pool tells how many roads the horses run; without a yellow value
    they run one and are lost."""

    hunter: int
    card: int
    free: bool = False  # it always costs the action

    def run(self, state: DraculaState) -> None:
        state.pop()
        pool = state.ticket_pool
        ticket = state.chance.pick(pool)
        yellow = components().ticket_tokens[ticket].yellow
        state.emit(HorsesRan(self.hunter, ticket))
        state.push(RoadJourney(hunter=self.hunter, reach=max(1, yellow)))
        if yellow == 0:
            discard_items(state, self.hunter, [self.card])


FRAMES: tuple[type[Frame], ...] = (FastHorses,)
