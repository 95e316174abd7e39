"""Parts of trees as closures, each made once.

A card's tree never changes. So what a condition, an amount or a filter asks is worked out at its first
question: constants are bound, roles are looked up, and what says nothing is left out. From then on the
closure is called. Closures stand outside the state.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

ClosureT = TypeVar("ClosureT")

_MOST = 200_000
"""More than all stored trees need. Nodes that rules make on the fly would pile up without a limit."""


class Closures(Generic[ClosureT]):
    """The closures of one sort of node, by node. A chapter registers how to make those of a kind."""

    def __init__(self) -> None:
        self._makers: dict[type, Callable[[Any], ClosureT]] = {}
        self._made: dict[int, ClosureT] = {}
        # A node is known by its identity, which is far quicker than by its content. It is kept here, so that
        # no other node can get the same identity.
        self._nodes: list[object] = []

    def register(self, kind: type, maker: Callable[[Any], ClosureT]) -> None:
        """From now on nodes of a kind are made into closures like this."""
        self._makers[kind] = maker

    def of(self, node: object) -> ClosureT:
        """The closure of a node."""
        made = self._made.get(id(node))
        return self._make(node) if made is None else made

    def kinds(self) -> frozenset[type]:
        """The kinds of nodes that can be made into closures."""
        return frozenset(self._makers)

    def __len__(self) -> int:
        return len(self._made)

    def _make(self, node: object) -> ClosureT:
        if len(self._nodes) >= _MOST:
            self._made.clear()
            self._nodes.clear()
        made = self._makers[type(node)](node)
        self._made[id(node)] = made
        self._nodes.append(node)
        return made
