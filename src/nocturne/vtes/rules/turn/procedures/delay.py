"""Effects scheduled for a later moment: the end of the turn or the action, the next unlock phase."""

from __future__ import annotations

from nocturne.kernel.decision import Choice, Question
from nocturne.kernel.state import Frame
from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.context import EffectContext, context_of, scheduled
from nocturne.vtes.frames.action import ActionFacts
from nocturne.vtes.records import Delayed, Due
from nocturne.vtes.rules.text.effects.resolve import performs
from nocturne.vtes.rules.text.procedures.resolve import push_effects
from nocturne.vtes.state import VtesState
from nocturne.vtes.terms import NONE


def schedule(g: VtesState, r: EffectContext, path: str, when: Due, seat: int = NONE) -> None:
    """Remember the effects at a path of the tree, with the roles as they are now."""
    g.delayed.append(Delayed(when, scheduled(r, path), seat))


def run_due(g: VtesState, when: Due, seat: int = NONE) -> bool:
    """The moment has come: what was put off until now is carried out, the first first. False when nothing
    was."""
    if not g.delayed:
        return False  # nearly always
    due = [delayed for delayed in g.delayed if delayed.when == when and delayed.seat == seat]
    if not due:
        return False
    g.delayed = [delayed for delayed in g.delayed if delayed not in due]
    action = g.frame_of(ActionFacts)
    sources = {one.effects.source for one in due}
    if when == "after-resolution" and action is not None and len(sources) > 1 and NONE not in sources:
        g.push(Ordering(seat=action.seat, due=tuple(due)))
        return True
    for delayed in reversed(due):
        push_effects(g, context_of(delayed.effects))
    return True


class Ordering(Frame):
    """What happens by itself after an action has resolved: the acting Methuselah says in which order (ruling
    100502:6d08c888)."""

    seat: int
    due: tuple[Delayed, ...]

    def run(self, g: VtesState) -> Question | None:
        sources = dict.fromkeys(delayed.effects.source for delayed in self.due)
        if len(sources) < 2:
            g.pop()
            for delayed in reversed(self.due):
                push_effects(g, context_of(delayed.effects))
            return None
        question = Question(self.seat, "vtes-ask-first-of-all")
        for card in sources:
            ref = f"card:{card}"
            question.offer(f"next:{card}", "vtes-do-next", card, args={"card": ref}, subjects=(ref,))
        return question

    def take(self, g: VtesState, choice: Choice) -> None:
        first = [delayed for delayed in self.due if delayed.effects.source == choice.value]
        self.due = tuple(delayed for delayed in self.due if delayed not in first)
        for delayed in reversed(first):
            push_effects(g, context_of(delayed.effects))


def drop_scheduled(g: VtesState, *moments: Due) -> None:
    """These moments will not come any more: what waits for them is forgotten."""
    if any(delayed.when in moments for delayed in g.delayed):
        g.delayed = [delayed for delayed in g.delayed if delayed.when not in moments]


@performs(v.Later)
def _later(g: VtesState, r: EffectContext, effect: v.Later) -> None:
    when, hers = _MOMENTS[effect.when]
    schedule(g, r, r.part("do"), when, r.seat if hers else NONE)


_MOMENTS: dict[str, tuple[Due, bool]] = {
    "your-unlock": ("unlock", True),
    "influence-phase": ("influence", True),
    "end-of-your-turn": ("end-of-turn", True),
    "discard-phase": ("discard", True),
    "resolution": ("resolution", False),
    "after-resolution": ("after-resolution", False),
    "end-of-action": ("end-of-action", False),
    "end-of-turn": ("end-of-turn", False),
    "next-discard-phase": ("next-discard-phase", False),
}
"""By ``when``: the moment, and whether it is one of the player's own."""
