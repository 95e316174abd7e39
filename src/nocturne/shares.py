"""Shares of victories: what so many games say about how often something is won."""

from __future__ import annotations

from math import sqrt

SURE = 1.96
"""How many standard deviations a share of victories may be off by chance (19 times in 20 it is not)."""


def interval(won: float, games: int) -> tuple[float, float]:
    """Between which shares, in per cent, the true share of victories lies (Wilson): with few games, wide."""
    if not games:
        return 0.0, 100.0
    share, spread = won / games, SURE * SURE / games
    middle = (share + spread / 2) / (1 + spread)
    half = SURE * sqrt(share * (1 - share) / games + spread / (4 * games)) / (1 + spread)
    # Nothing lost, or nothing won, reaches the very end; the formula only comes within a rounding of it.
    low, high = 0.0 if not won else middle - half, 1.0 if won == games else middle + half
    return 100 * low, 100 * high
