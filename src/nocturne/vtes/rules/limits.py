"""Limits: what may be done only once, remembered as words in the state.

A word such as ``bleed:14`` stands in ``done`` until the turn ends; a span in front (``action/``,
``round/``) lets the procedure that owns the span clear its own words when it is over.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nocturne.kernel.frames import start
from nocturne.kernel.later import later
from nocturne.vtes.frames.kinds import Kind
from nocturne.vtes.state import VtesState

if TYPE_CHECKING:
    from nocturne.vtes.rules import control as controlling
    from nocturne.vtes.rules import hand as hands
else:  # they import this module
    controlling, hands = later("nocturne.vtes.rules", "control", "hand")


def note(g: VtesState, what: str, span: str = "turn") -> None:
    """Remember that it was done."""
    g.done.append(f"{span}/{what}")


def used(g: VtesState, what: str, span: str = "turn") -> bool:
    """Whether it was done in this span."""
    return f"{span}/{what}" in g.done


def count(g: VtesState, what: str, span: str = "turn") -> int:
    """How often it was done in this span."""
    return g.done.count(f"{span}/{what}")


def forget(g: VtesState, what: str, span: str = "turn") -> None:
    """A canceled action leaves no trace in the limits (VTES-FR-08)."""
    word = f"{span}/{what}"
    if word in g.done:
        g.done.remove(word)


def close(g: VtesState, span: str) -> None:
    """The span is over."""
    prefix = f"{span}/"
    if any(word.startswith(prefix) for word in g.done):
        g.done = [word for word in g.done if not word.startswith(prefix)]


def expire(g: VtesState, until: str) -> None:
    """Passing effects that last until now end; what was lent goes back."""
    controlling.loans_over(g, until)
    if any(effect.until == until for effect in g.lasting):
        if any(effect.until == until and effect.what == "hand-size" for effect in g.lasting):
            g.enqueue(start(Kind.SETTLE_HANDS))
        g.lasting = [effect for effect in g.lasting if effect.until != until]
