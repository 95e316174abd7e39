"""Actions by fixed numbers.

A choice has a name that means the same in every game (``Encoding.names``), and a name has a number: the
same on every machine. Two names that are offered together and fall on the same number, or two choices of the
same name (two copies of a card), are told apart by taking the next free number, in the order of the options.
"""

from __future__ import annotations

from collections.abc import Sequence

from nocturne.kernel.decision import Option
from nocturne.kernel.encoding import Encoding, bucket
from nocturne.kernel.view import View


def numbered(options: Sequence[Option], view: View, encoding: Encoding) -> dict[int, str]:
    """The keys of the options by the numbers of their actions."""
    size = encoding.actions
    if len(options) > size:
        raise ValueError(f"{len(options)} options do not fit into {size} actions")
    found: dict[int, str] = {}
    for option, name in zip(options, encoding.names(options, view), strict=True):
        number = bucket(name, size)
        while number in found:
            number = (number + 1) % size
        found[number] = option.key
    return found
