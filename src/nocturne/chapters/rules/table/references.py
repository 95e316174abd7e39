"""References to figures as options name them, made once for each figure. Nobody may change the results."""

from __future__ import annotations

from functools import cache
from typing import Any


@cache
def subject(kind: str, ident: str) -> tuple[str, ...]:
    """The one thing an option is about: ``("figure:marek",)``."""
    return (f"{kind}:{ident}",)


@cache
def argument(name: str, kind: str, ident: str) -> dict[str, Any]:
    """The one argument of a label: ``{"npc": "figure:marek"}``."""
    return {name: f"{kind}:{ident}"}
