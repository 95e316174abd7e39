"""Effects scheduled for a later moment: the end of the turn or the action, the next unlock phase."""

from __future__ import annotations

from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.context import EffectContext, deed_of, taken_up
from nocturne.vtes.records import Delayed
from nocturne.vtes.rules.text.effects.resolve import performs
from nocturne.vtes.rules.text.procedures.resolve import push_effects
from nocturne.vtes.state import VtesState


def schedule(g: VtesState, r: EffectContext, path: str, when: str) -> None:
    """Remember the effects at a path of the tree, with the roles as they are now."""
    g.delayed.append(Delayed(when, deed_of(r, path)))


def run_due(g: VtesState, when: str) -> bool:
    """The moment has come: what was put off until now is carried out, the first first. False when nothing
    was."""
    if not g.delayed:
        return False  # nearly always
    due = [delayed for delayed in g.delayed if delayed.when == when]
    if not due:
        return False
    g.delayed = [delayed for delayed in g.delayed if delayed.when != when]
    for delayed in reversed(due):
        push_effects(g, taken_up(delayed.deed))
    return True


def drop_scheduled(g: VtesState, *moments: str) -> None:
    """These moments will not come any more: what waits for them is forgotten."""
    if any(delayed.when in moments for delayed in g.delayed):
        g.delayed = [delayed for delayed in g.delayed if delayed.when not in moments]


@performs(v.Later)
def _later(g: VtesState, r: EffectContext, effect: v.Later) -> None:
    match effect.when:
        case "your-unlock":
            when = f"unlock:{r.seat}"
        case "influence-phase":
            when = f"influence:{r.seat}"
        case "end-of-your-turn":
            when = f"end-of-turn:{r.seat}"
        case "discard-phase":
            when = f"discard:{r.seat}"
        case other:
            when = other
    schedule(g, r, r.part("do"), when)
