"""Too little pool for all who were to get some of it: whoever caused that shares out what there is, one by
one."""

from __future__ import annotations

from nocturne.kernel.decision import Choice, Question
from nocturne.kernel.state import Frame
from nocturne.vtes.rules import counters
from nocturne.vtes.state import VtesState


class Shortage(Frame):
    """Pool of ``source`` for several Methuselahs; ``due`` is what each of them may still get."""

    seat: int
    source: int
    due: tuple[tuple[int, int], ...]

    def run(self, g: VtesState) -> Question | None:
        waiting = [seat for seat, moved in self.due if moved and not g.players[seat].out]
        if not waiting or not g.players[self.source].pool:
            g.pop()
            return None
        question = Question(self.seat, "vtes-ask-shortage", victim=f"seat:{self.source}")
        for seat in waiting:
            ref = f"seat:{seat}"
            question.offer(f"seat:{seat}", "vtes-do-target-seat", seat, args={"seat": ref}, subjects=(ref,))
        return question

    def take(self, g: VtesState, choice: Choice) -> None:
        to: int = choice.value
        self.due = tuple((seat, moved - (seat == to)) for seat, moved in self.due)
        counters.move_pool(g, self.source, to, 1)
