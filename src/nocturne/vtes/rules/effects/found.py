"""A card that an effect has found is equipped, employed or recruited by a minion as if he had played it.

Its way of being played, its targets and its cost are settled as for any card (VTES-6.1.3-06), but it is not
played: nobody can cancel it, and it is not replaced.
"""

from __future__ import annotations

from msgspec.structs import replace

from nocturne.vtes.rules import queries
from nocturne.vtes.rules.effects import funding
from nocturne.vtes.rules.effects.by_effect import PlayByEffect
from nocturne.vtes.rules.effects.playing import why_not_bear
from nocturne.vtes.rules.pay import pay, printed_cost, why_not_pay
from nocturne.vtes.rules.perform import has_target
from nocturne.vtes.rules.play import Play
from nocturne.vtes.rules.requirement import why_not_meeting
from nocturne.vtes.state import VtesState


def ways_to_bring(g: VtesState, seat: int, card: int, minion: int, anyhow: bool) -> list[int]:
    """The modes in which a minion can bring a found card into play. Whatever it requires (``anyhow``), a
    mode he does not qualify for is only taken where there is no other: then it is the basic one."""
    face = g.face(card)
    if minion not in g.play or why_not_bear(g, card, minion) is not None:
        return []
    # Who may not play a type of card neither recruits nor employs one in any other way.
    if any(queries.modified(g, "may-play", minion, 0, note=kind.value) < 0 for kind in face.types):
        return []
    if any(mode.once_per == "game" for mode in face.modes) and face.key in g.events_seen:
        return []
    ways = [i for i, mode in enumerate(face.modes) if why_not_meeting(g, card, mode, minion) is None]
    if not ways and anyhow:
        ways = [0]
    return [way for way in ways if _can_be_brought(g, seat, card, way, minion)]


def _can_be_brought(g: VtesState, seat: int, card: int, way: int, minion: int) -> bool:
    face = g.face(card)
    mode = face.modes[way]
    cost = printed_cost(face, mode)
    if why_not_pay(g, seat, cost, minion, card, mode=mode) is not None:
        bill = funding.Bill(seat, card, mode, cost, minion, played=False)
        if not funding.payable(g, bill):
            return False
    roles = Play(seat=seat, card=card, mode=way, minion=minion).roles(g)
    return all(has_target(g, roles, target) for target in mode.targets)


class Found(PlayByEffect):
    """A found card being brought into play; it lies in limbo meanwhile."""

    anyhow: bool = False
    from_hand: bool = False

    def ways(self, g: VtesState) -> list[int]:
        return ways_to_bring(g, self.seat, self.card, self.minion, self.anyhow)

    def carry_out(self, g: VtesState) -> None:
        mode = g.face(self.card).modes[self.mode]
        if not self.funded:
            self.funded = True
            bill = replace(self.bill(g), played=False)
            if funding.begin(g, bill, funding.needed(g, bill)):
                self.step = 0  # it is carried out once that is settled
                return
        if mode.once_per == "game":
            g.events_seen.append(g.printed[self.card])
        self.tell_choices(g)
        if pay(g, self.seat, self.cost(g), self.minion, self.card, self.x, self.targets, mode):
            g.push(self.roles(g))

    def _leave_limbo(self, g: VtesState) -> None:
        """What came to nothing is burned."""
        if self.card in g.limbo:
            g.limbo.remove(self.card)
            g.to_ash(self.card)
