"""The levels of VTES bots, from one that errs like a beginner to one that looks far ahead; and one that does
nothing."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from types import MappingProxyType
from typing import Any

from nocturne.vtes.bot.idle import Idle
from nocturne.vtes.bot.judgement import Judgement
from nocturne.vtes.bot.search import Budget, Search

_REASONABLE, _PART = 4.0, 0.6
"""A beginner also takes what is worse than the best by this much, or by this part of the best."""


class Beginner(Judgement):
    """Sees the same options and misjudges them: any that is worth something may be taken."""

    def pick(self, scores: list[tuple[str, float]]) -> str:
        best = max(score for _, score in scores)
        least = max(0.0, best - max(_REASONABLE, _PART * best))
        reasonable = [one for one in scores if one[1] >= least]
        if not reasonable:
            return super().pick(scores)
        # The better an option looks, the likelier it is taken.
        weights = [1.0 + score - least for _, score in reasonable]
        drawn = self.chance.below(1 << 20) / (1 << 20) * sum(weights)
        for (key, _), weight in zip(reasonable, weights, strict=True):
            drawn -= weight
            if drawn < 0:
                return key
        return reasonable[-1][0]


LEVELS: Mapping[str, Callable[[int | str], Any]] = MappingProxyType(
    {
        "judgement": Judgement,
        "beginner": Beginner,
        "strong": partial(Search, budget=Budget(options=4, worlds=2, answers=800)),
        "master": partial(Search, budget=Budget(options=6, worlds=5, answers=3000)),
        "idle": Idle,
    }
)
"""The usual one first."""
