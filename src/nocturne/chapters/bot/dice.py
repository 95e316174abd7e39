"""Willpower: which dice to roll again, by the odds."""

from __future__ import annotations

from nocturne.chapters.bot.eyes import Eyes, at_least
from nocturne.chapters.components import dice
from nocturne.kernel.decision import Decision

_HOPE = 0.22
"""A point of Willpower is spent on a test that has at least this chance."""
_GAIN = 1.1
"""How many more successes a point must promise where the total counts."""


def reroll(decision: Decision, eyes: Eyes) -> str:
    """A test: keep, or the set of dice most likely to save it."""
    spare = eyes.spare_willpower()
    difficulty = int(decision.args["difficulty"])
    total = int(decision.args["total"])
    if spare <= 0 or (difficulty and total >= difficulty):
        return "keep"
    best, key = 0.0, "keep"
    for option in decision.options:
        if not option.key.startswith("reroll:"):
            continue
        faces = option.key.partition(":")[2].split("-")
        given_up = sum(_successes(face) for face in faces)
        spread = eyes.spread(len(faces))
        if difficulty:
            worth = at_least(spread, difficulty - total + given_up)
            least = _HOPE if spare > 1 else 2 * _HOPE
        else:
            worth = sum(n * chance for n, chance in enumerate(spread)) - given_up
            least = _GAIN if spare > 2 else 1.6
        if worth > max(best, least):
            best, key = worth, option.key
    return key


def reroll_hunt(decision: Decision, eyes: Eyes) -> str:
    """A hunt comes before the chapter, so Willpower is spent on it only when nothing came of the dice."""
    faces = [str(face).partition(":")[2] for face in decision.args["faces"]]
    blanks = sum(face == "blank" for face in faces)
    if blanks < 3 or eyes.player.willpower >= 1:
        return "keep"
    wanted = "reroll:" + "-".join(["blank"] * min(blanks, dice.REROLLED))
    return wanted if decision.option(wanted) is not None else "keep"


def _successes(face: str) -> int:
    return {"ankh": 1, "double": 2}.get(face, 0)
