"""A player with some judgement of the game: talks, searches, fights and feeds rather than wander about.

It knows only what the decision offers; it never looks at the table, so it costs next to nothing.
"""

from __future__ import annotations

from collections.abc import Callable

from nocturne.kernel.chance import Chance
from nocturne.kernel.decision import Decision, Option
from nocturne.kernel.view import View

_WORTH = {
    "attack": 60, "guard": 12, "investigate": 50, "talk": 40, "capture": 30, "feed": 10, "move": 8,
    "option": 10, "defend": 40, "spend": 10, "reroll": 6, "keep": 10, "test": 20, "lay": 10, "announce":
    1, "card": 10, "same": 50, "retry": 30, "give-up": 1, "raise": 40, "hunt": 20, "bag": 60, "mend": 4,
    "surge": 2, "power": 4, "buy": 15, "item": 20, "ally": 20, "end": 6, "done": 10, "pass": 5, "yes":
    20, "no": 2, "stop": 5, "first": 10, "use": 3, "fight": 2, "stealth": 1, "sprint": 1, "face": 0,
    "suspend": 0, "give": 0, "take": 0, "ruling": 0, "rule": 0, "recover": 1, "time-out": 0, "character":
    10, "modifier": 0,
}  # fmt: skip


class CoterieBot:
    """Chooses among the options by a rough worth of their kind, with some chance."""

    def __init__(self, seed: int | str = 0) -> None:
        self.chance = Chance.seeded(f"coterie:{seed}")

    def choose(self, decision: Decision, look: Callable[[], View]) -> str:
        weights = [_worth(option, decision) for option in decision.options]
        total = sum(weights)
        if total <= 0:
            return decision.options[0].key
        at = self.chance.below(total)
        for option, weight in zip(decision.options, weights, strict=True):
            at -= weight
            if at < 0:
                return option.key
        return decision.options[-1].key


def _worth(option: Option, decision: Decision) -> int:
    """How good an option looks. Many options of one kind share the weight of the kind."""
    kind, _, rest = option.key.partition(":")
    weight = _WORTH.get(kind, 10)
    if kind == "spend":
        return 1 + 3 * int(rest)
    if kind == "face" and len(decision.options) > 1:
        return 0
    alike = sum(other.key.partition(":")[0] == kind for other in decision.options)
    return 0 if not weight else max(1, 10 * weight // alike)
