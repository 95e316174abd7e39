"""The rules of a game read in another way: every open point answered at random."""

from __future__ import annotations

import typing
from collections.abc import Mapping
from typing import Any

from nocturne.kernel.chance import Chance


def any_reading(options: type, numbers: Mapping[str, tuple[int, int]], chance: Chance) -> dict[str, Any]:
    """One way of reading every open point; ``numbers``: the least and the most of those that are numbers.
    What is none of these, such as the name of a pack, is left as it is."""
    chosen: dict[str, Any] = {}
    for name, kind in typing.get_type_hints(options).items():
        if name in numbers:
            least, most = numbers[name]
            chosen[name] = least + chance.below(most - least + 1)
        elif kind is bool:
            chosen[name] = bool(chance.below(2))
        elif typing.get_origin(kind) is typing.Literal:
            chosen[name] = chance.pick(typing.get_args(kind))
    return chosen
