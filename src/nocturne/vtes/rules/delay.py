"""Effects put off to a later moment: at the end of the turn, of the action, in one's next unlock phase."""

from __future__ import annotations

from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.rules.perform import Resolve, performs
from nocturne.vtes.state import Delayed, VtesState


def put_off(g: VtesState, r: Resolve, path: str, when: str) -> None:
    """Remember the effects at a path of the tree, with the roles as they are now."""
    g.delayed.append(
        Delayed(
            when, r.seat, r.key, path, r.source, r.minion, r.targets, r.victims, r.chosen, r.chosen_seat, r.x
        )
    )


def bring_up(g: VtesState, when: str) -> bool:
    """The moment has come: what was put off until now is carried out, the first first. False when nothing
    was."""
    due = [delayed for delayed in g.delayed if delayed.when == when]
    if not due:
        return False
    g.delayed = [delayed for delayed in g.delayed if delayed.when != when]
    for delayed in reversed(due):
        g.push(
            Resolve(
                seat=delayed.seat, key=delayed.key, path=delayed.path, source=delayed.source,
                minion=delayed.minion, targets=delayed.targets, victims=delayed.victims,
                chosen=delayed.chosen, chosen_seat=delayed.chosen_seat, x=delayed.x,
            )
        )  # fmt: skip
    return True


def drop(g: VtesState, *moments: str) -> None:
    """These moments will not come any more: what waits for them is forgotten."""
    if any(delayed.when in moments for delayed in g.delayed):
        g.delayed = [delayed for delayed in g.delayed if delayed.when not in moments]


@performs(v.Later)
def _later(g: VtesState, r: Resolve, effect: v.Later) -> None:
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
    put_off(g, r, r.part("do"), when)
