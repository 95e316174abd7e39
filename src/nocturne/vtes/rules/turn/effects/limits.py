"""Remembering what was done (see ``queries``)."""

from __future__ import annotations

from nocturne.vtes.done import WORDS, Done, Remembered
from nocturne.vtes.records import THIS_TURN, Until
from nocturne.vtes.state import VtesState


def note(g: VtesState, what: Done, until: Until = THIS_TURN) -> None:
    """Remember that it was done."""
    word = WORDS[type(what)]
    g.done[word] = (*g.done.get(word, ()), Remembered(what, until))


def forget(g: VtesState, what: Done, until: Until = THIS_TURN) -> None:
    """A canceled action leaves no trace in the limits (VTES-FR-08)."""
    word = WORDS[type(what)]
    known = list(g.done.get(word, ()))
    if Remembered(what, until) in known:
        known.remove(Remembered(what, until))
        _keep(g, word, tuple(known))


def close(g: VtesState, until: Until) -> None:
    """The span is over."""
    for word, known in list(g.done.items()) if g.done else ():
        _keep(g, word, tuple([one for one in known if one.until != until]))


def _keep(g: VtesState, word: str, left: tuple[Remembered, ...]) -> None:
    """What nothing is remembered of is not there, so that asking is quick."""
    if left:
        g.done[word] = left
    else:
        del g.done[word]
