"""Nocturne: a digital table that knows the rules of vampire games.

The whole public interface is a handful of names; each is loaded only when it is used, so that
``import nocturne`` stays light and pulls in no game.

>>> import nocturne
>>> table = nocturne.new_game("candles", seats=2, seed=7)
>>> while decision := table.pending():
...     _ = table.answer(decision.seat, decision.options[0].key)
>>> table.result() is not None
True
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from nocturne.version import __version__

_WHERE = {
    "Table": "nocturne.kernel.table",
    "new_game": "nocturne.kernel.table",
    "load": "nocturne.kernel.table",
    "replay": "nocturne.kernel.table",
    "games": "nocturne.kernel.registry",
    "NocturneError": "nocturne.kernel.errors",
}

if TYPE_CHECKING:
    from nocturne.kernel.errors import NocturneError as NocturneError
    from nocturne.kernel.registry import games as games
    from nocturne.kernel.table import Table as Table
    from nocturne.kernel.table import load as load
    from nocturne.kernel.table import new_game as new_game
    from nocturne.kernel.table import replay as replay


def __getattr__(name: str) -> object:
    if name in _WHERE:
        return getattr(import_module(_WHERE[name]), name)
    raise AttributeError(f"module 'nocturne' has no attribute {name!r}")


__all__ = ["NocturneError", "Table", "__version__", "games", "load", "new_game", "replay"]
