"""Dice: how many of which colour, what their faces mean, and what the odds are."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Annotated, Literal

from msgspec import Meta, Struct

from nocturne.kernel.chance import Chance

Face = Literal["blank", "ankh", "double", "skull"]


class Dice(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """CHA-GAP-01: the faces of the black and the red die."""

    black: Annotated[tuple[Face, ...], Meta(min_length=2, max_length=20)]
    red: Annotated[tuple[Face, ...], Meta(min_length=2, max_length=20)]


SUCCESSES: dict[Face, int] = {"blank": 0, "ankh": 1, "double": 2, "skull": 0}
"""CHA-DICE-01..04."""

BEAST: dict[Face, int] = {"ankh": 0, "double": 0, "blank": 1, "skull": 2}
"""CHA-BEAST-02: by how much Hunger rises."""

REROLLED = 3
"""CHA-WIL-02: a point of Willpower rolls up to so many black dice again."""


class Pool(Struct, frozen=True):
    """The dice of a test. Both are 0 when the test fails without a roll (CHA-TEST-02)."""

    black: int
    red: int

    @property
    def fails(self) -> bool:
        """Whether there is nothing to roll."""
        return self.black + self.red == 0


def pool(dice: int, hunger: int) -> Pool:
    """The dice of a test that comes to ``dice`` after all bonuses and penalties: none when that is 0 or
    less, else a red one for each point of Hunger, even when that is more (CHA-HUN-03, CHA-HUN-04, CHA-GAP-04,
    CHA-GAP-05)."""
    if dice <= 0:
        return Pool(0, 0)
    return Pool(max(0, dice - hunger), hunger)


def roll(chance: Chance, faces: tuple[Face, ...], count: int) -> tuple[Face, ...]:
    """So many dice of one colour."""
    return tuple(chance.pick(faces) for _ in range(count))


def successes(faces: Iterable[Face]) -> int:
    """What the dice give, without automatic successes."""
    return sum(SUCCESSES[face] for face in faces)


def skulls(faces: Iterable[Face]) -> int:
    """How many skulls lie there."""
    return sum(face == "skull" for face in faces)


def stirs_the_beast(red: Iterable[Face], total: int) -> bool:
    """CHA-DICE-05: more skulls than successes in all raise Hunger by 1."""
    return skulls(red) > total


def worth_rerolling(black: tuple[Face, ...]) -> tuple[int, ...]:
    """The dice to roll again first: blanks, then single ankhs; a double cannot get better."""
    order = sorted(range(len(black)), key=lambda i: SUCCESSES[black[i]])
    return tuple(i for i in order if SUCCESSES[black[i]] < 2)


@cache
def distribution(faces: tuple[Face, ...], count: int) -> tuple[float, ...]:
    """How likely each number of successes is on so many dice of one colour."""
    chances = [1.0]
    for _ in range(count):
        after = [0.0] * (len(chances) + 2)
        for so_far, chance in enumerate(chances):
            for face in faces:
                after[so_far + SUCCESSES[face]] += chance / len(faces)
        chances = after
    return tuple(chances)


def odds(dice: Dice, rolled: Pool, automatic: int, difficulty: int) -> float:
    """How likely a test succeeds, without re-rolls."""
    if rolled.fails:
        return 0.0
    black, red = distribution(dice.black, rolled.black), distribution(dice.red, rolled.red)
    return sum(
        b * r for i, b in enumerate(black) for j, r in enumerate(red) if i + j + automatic >= difficulty
    )
