"""Playing a card because an effect says so: how it is played, and its targets, are settled as for any card,
but nobody can cancel it."""

from __future__ import annotations

from nocturne.kernel.decision import Choice, Question
from nocturne.vtes.rules.play import Play
from nocturne.vtes.state import VtesState
from nocturne.vtes.terms import NONE


class PlayByEffect(Play):
    """A card that an effect plays. Where it could be played in several ways the player chooses; where in none
    any more, nothing comes of it."""

    settled_mode: bool = False

    def ways(self, g: VtesState) -> list[int]:
        """The modes in which it could be played now."""
        raise NotImplementedError

    def carry_out(self, g: VtesState) -> None:
        """Play it in the mode that was settled on."""
        raise NotImplementedError

    def shows_itself(self) -> bool:
        return False  # everybody knows already that it is played

    def run(self, g: VtesState) -> Question | None:
        match self.step:
            case 0:
                question = self._ask_mode(g) or self.ask_announcement(g)
                if question is not None:
                    return question
                self.step = 1
                if self.mode != NONE:
                    self.carry_out(g)
            case _:
                g.pop()
                self._leave_limbo(g)
        return None

    def _ask_mode(self, g: VtesState) -> Question | None:
        if self.settled_mode:
            return None
        ways = self.ways(g)
        if len(ways) > 1:
            question = Question(self.seat, "vtes-ask-way", card=f"card:{self.card}")
            for way in ways:
                args = {"card": f"card:{self.card}", "way": f"way:{g.printed[self.card]}:{way}"}
                question.offer(f"way:{way}", "vtes-do-way", ("way", way), args=args)
            return question
        self.settled_mode = True
        self.mode = ways[0] if ways else NONE
        return None

    def ask_announcement(self, g: VtesState) -> Question | None:
        return None if self.mode == NONE else super().ask_announcement(g)

    def take(self, g: VtesState, choice: Choice) -> None:
        if choice.key.startswith("way:"):
            self.mode, self.settled_mode = choice.value[1], True
            return
        super().take(g, choice)
