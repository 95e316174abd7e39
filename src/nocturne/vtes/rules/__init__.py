"""The rules of VTES, one module per chapter of the rulebook; a rule's id stands beside the code that
implements it.

Begin at ``turn`` (the five phases), then ``window`` (who may use what, when), ``play`` (playing a card),
``action`` and ``block``, ``politics``, ``combat`` and ``damage``, ``torpor``, ``influence``, ``contest``,
``oust``.
``queries`` answers what a thing is worth right now; ``perform`` carries out the effects of cards.
"""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules

from nocturne.kernel.state import Frame


def load_all() -> None:
    """Import every chapter, so that all effects have their performers and all actions their resolvers."""
    for module in iter_modules(__path__, f"{__name__}."):
        import_module(module.name)
        if module.ispkg:
            for inner in iter_modules(import_module(module.name).__path__, f"{module.name}."):
                import_module(inner.name)


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
