"""Modules that need each other: one imports the other as usual, the other imports the one *later*.

The chapters of a rulebook speak of each other, so some modules of a game need names from modules that import
them. An import inside a function does that, but costs about a microsecond at every call. ``later`` gives
something that stands for a module and becomes it at its first use; from then on it is as quick as the module.

    if TYPE_CHECKING:
        from nocturne.vtes.rules import combat as combats
    else:
        (combats,) = later("nocturne.vtes.rules", "combat")
"""

from __future__ import annotations

from importlib import import_module
from typing import Any


class Later:
    """Stands for a module that may not be imported yet."""

    def __init__(self, module: str) -> None:
        self.__dict__["later module"] = module

    def __getattr__(self, name: str) -> Any:  # Any: whatever the module holds
        if "later module" in self.__dict__:
            # Sharing the namespace, not copying it: what is defined or replaced afterwards is seen too.
            self.__dict__ = import_module(self.__dict__["later module"]).__dict__
            return getattr(self, name)
        raise AttributeError(f"module {self.__dict__['__name__']!r} has no attribute {name!r}")


def later(package: str, *modules: str) -> tuple[Later, ...]:
    """Stand-ins for modules of a package."""
    return tuple(Later(f"{package}.{module}") for module in modules)
