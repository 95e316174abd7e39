"""Limits: what may be done only once, remembered as words in the state.

A word such as ``bleed:14`` stands in ``done`` until the turn ends; a span in front (``action/``, ``round/``)
lets the procedure that owns the span clear its own words.
"""

from __future__ import annotations

from nocturne.vtes.state import VtesState


def used(g: VtesState, what: str, span: str = "turn") -> bool:
    """Whether it was done in this span."""
    return f"{span}/{what}" in g.done


def count(g: VtesState, what: str, span: str = "turn") -> int:
    """How often it was done in this span."""
    return g.done.count(f"{span}/{what}")
