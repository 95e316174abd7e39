"""The rules of VTES: a folder for each chapter of the rulebook, the rule's id beside the code.

A chapter has up to three layers. ``queries`` say what is true now and change nothing. ``effects`` change the
state at once. ``procedures`` take several steps or ask; they are frames and whatever begins one. A layer
knows the layers below it, in its own chapter and in the others. An effect begins a procedure by its kind
(``kernel.frames``), and what a chapter adds to the reading of card texts it registers (``@performs``,
``@judges``, ``@checks``, ``@computes``).

Begin at ``turn`` (the five phases), then ``play`` (windows, and playing a card), ``action`` and ``block``,
``politics``, ``combat``, ``torpor``, ``influence``, ``contest``, ``oust``. ``table`` answers what a thing is
worth right now; ``text`` reads the texts of cards and carries them out.
"""

from __future__ import annotations

from importlib import import_module
from pkgutil import walk_packages

from nocturne.kernel.state import Frame


def load_all() -> None:
    """Import every chapter, so that all effects have their performers and all actions their resolvers."""
    for module in walk_packages(__path__, f"{__name__}."):
        import_module(module.name)


def all_frames() -> tuple[type[Frame], ...]:
    """Every procedure of the rules that can be on the stack."""
    load_all()
    found: list[type[Frame]] = []
    waiting: list[type[Frame]] = list(Frame.__subclasses__())
    while waiting:
        kind = waiting.pop()
        waiting += kind.__subclasses__()
        if kind.__module__.startswith(f"{__name__}."):
            found.append(kind)
    return tuple(sorted(found, key=lambda kind: kind.__name__))
