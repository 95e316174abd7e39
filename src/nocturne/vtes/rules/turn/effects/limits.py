"""Remembering what may be done only once (see ``queries``)."""

from __future__ import annotations

from nocturne.vtes.state import VtesState


def note(g: VtesState, what: str, span: str = "turn") -> None:
    """Remember that it was done."""
    g.done.append(f"{span}/{what}")


def forget(g: VtesState, what: str, span: str = "turn") -> None:
    """A canceled action leaves no trace in the limits (VTES-FR-08)."""
    word = f"{span}/{what}"
    if word in g.done:
        g.done.remove(word)


def close(g: VtesState, span: str) -> None:
    """The span is over."""
    if g.done:
        prefix = f"{span}/"
        g.done = [word for word in g.done if not word.startswith(prefix)]
