"""Chance: the seeded random source that is part of every state.

A key and a counter, turned into numbers by SHAKE-128. Copying it copies two small values; the numbers
depend neither on Python's version nor on its hash seed; and nobody can compute the next card from the
cards already seen, which a generator like the Mersenne Twister would allow.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import shake_128
from typing import TypeVar

from nocturne.kernel.errors import BadChance
from nocturne.kernel.plain import Plain

T = TypeVar("T")

_WORD = 8  # bytes per number
_SPAN = 1 << (8 * _WORD)


class Chance(Plain):
    """A stream of random numbers: ``key`` tells which stream, ``count`` how far it has been read.
    ``forced`` is empty in a real game; a scenario puts there the numbers that ``below`` gives next."""

    key: bytes
    count: int = 0
    forced: tuple[int, ...] = ()

    @classmethod
    def seeded(cls, seed: int | str) -> Chance:
        """The stream of a seed; the same seed gives the same game everywhere."""
        return cls(shake_128(f"nocturne:{seed}".encode()).digest(16))

    def _bytes(self, length: int) -> bytes:
        count = self.count
        self.count = count + 1
        return shake_128(self.key + count.to_bytes(8, "big")).digest(length)

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, every one equally likely."""
        if self.forced:
            return self._next_forced(n)
        limit = _SPAN - _SPAN % n
        while True:
            word = int.from_bytes(self._bytes(_WORD), "big")
            if word < limit:
                return word % n

    def force(self, *numbers: int) -> None:
        """Fix what ``below`` gives next. A die is forced by its face less one, a pick by the item's index;
        ``shuffle`` is never forced: a position that needs an order writes it down."""
        self.forced += numbers

    def _next_forced(self, n: int) -> int:
        number, self.forced = self.forced[0], self.forced[1:]
        if not 0 <= number < n:
            raise BadChance("kernel-chance-forced", number=number + 1, most=n)
        return number

    def roll(self, sides: int = 6) -> int:
        """A die with the given number of sides."""
        return self.below(sides) + 1

    def pick(self, items: Sequence[T]) -> T:
        """One of the items, every one equally likely."""
        return items[self.below(len(items))]

    def shuffle(self, items: list[T]) -> None:
        """Shuffle in place (Fisher-Yates); one reading of the stream however long the list."""
        n = len(items)
        if n < 2:
            return
        # 64 bits for each swap: the bias of the remainder is below n / 2**64.
        stream = self._bytes(_WORD * (n - 1))
        at = 0
        for i in range(n - 1, 0, -1):
            j = int.from_bytes(stream[at : at + _WORD], "big") % (i + 1)
            at += _WORD
            items[i], items[j] = items[j], items[i]

    def sample(self, items: Sequence[T], k: int) -> list[T]:
        """``k`` different items, in random order."""
        pool = list(items)
        self.shuffle(pool)
        return pool[:k]

    def fork(self, label: str) -> Chance:
        """An independent stream, for someone (a bot, a search) whose draws must not disturb the game's."""
        return Chance(shake_128(self.key + label.encode()).digest(16))
