"""A card that an effect has found is equipped, employed or recruited by a minion as if he had played it.

Its way of being played, its targets and its cost are settled as for any card (VTES-6.1.3-06), but it is not
played: nobody can cancel it, and it is not replaced.
"""

from __future__ import annotations

from nocturne.kernel.decision import Choice, Question
from nocturne.vtes.rules import queries
from nocturne.vtes.rules.effects.playing import why_not_bear
from nocturne.vtes.rules.pay import pay, printed_cost, why_not_pay
from nocturne.vtes.rules.perform import has_target
from nocturne.vtes.rules.play import Play
from nocturne.vtes.rules.requirement import why_not_meeting
from nocturne.vtes.state import VtesState
from nocturne.vtes.terms import NONE


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
    if why_not_pay(g, seat, printed_cost(face, mode), minion, card, mode=mode) is not None:
        return False
    roles = Play(seat=seat, card=card, mode=way, minion=minion).roles(g)
    return all(has_target(g, roles, target) for target in mode.targets)


class Found(Play):
    """A found card being brought into play; it lies in limbo meanwhile."""

    anyhow: bool = False
    settled_mode: bool = False

    def shows_itself(self) -> bool:
        return False  # everybody has seen it

    def run(self, g: VtesState) -> Question | None:
        match self.step:
            case 0:
                question = self._ask_mode(g) or self.ask_announcement(g)
                if question is not None:
                    return question
                self.step = 1
                self._bring(g)
            case _:
                g.pop()
                self._leave_limbo(g)
        return None

    def _ask_mode(self, g: VtesState) -> Question | None:
        if self.settled_mode:
            return None
        ways = ways_to_bring(g, self.seat, self.card, self.minion, self.anyhow)
        if len(ways) > 1:
            question = Question(self.seat, "vtes-ask-way", card=f"card:{self.card}")
            for way in ways:
                args = {"card": f"card:{self.card}", "way": f"way:{g.printed[self.card]}:{way}"}
                question.offer(f"way:{way}", "vtes-do-way", ("way", way), args=args)
            return question
        self.settled_mode = True
        self.mode = ways[0] if ways else NONE
        if self.mode == NONE:
            self.step = 1  # it cannot be brought into play any more
        return None

    def ask_announcement(self, g: VtesState) -> Question | None:
        return None if self.mode == NONE else super().ask_announcement(g)

    def take(self, g: VtesState, choice: Choice) -> None:
        if choice.key.startswith("way:"):
            self.mode, self.settled_mode = choice.value[1], True
            return
        super().take(g, choice)

    def _bring(self, g: VtesState) -> None:
        if self.mode == NONE:
            return
        mode = g.face(self.card).modes[self.mode]
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
