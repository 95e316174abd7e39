"""What the words of a card's text refer to, and the paths by which a state speaks of parts of trees."""

from __future__ import annotations

from functools import cache
from typing import Any

from msgspec import Struct

from nocturne.kernel.plain import Plain
from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.cards.faces import face_of
from nocturne.vtes.records import ScheduledEffects
from nocturne.vtes.terms import NONE


class Share(Struct, frozen=True, omit_defaults=True, gc=False):
    """Points allotted to a card or to a Methuselah."""

    points: int
    card: int = NONE
    seat: int = NONE


class EffectContext(Plain, kw_only=True):
    """What the words of a card's text refer to while its effects are read: who plays, with what, at whom.

    ``path`` leads to the list of effects inside the tree of ``key`` ("modes.0.effects"), so that the state
    holds no tree. It is empty where only a condition or an amount is read. ``targets`` and ``victims`` are
    the cards and Methuselahs chosen when it was announced.
    """

    seat: int
    key: int
    path: str = ""
    source: int = NONE
    minion: int = NONE
    targets: tuple[int, ...] = ()
    victims: tuple[int, ...] = ()
    chosen: int = NONE
    chosen_seat: int = NONE
    x: int = 0
    shares: tuple[Share, ...] = ()
    """Points that were allotted."""
    word: str = ""
    """A word that was named: a clan."""
    aim: int = NONE
    """The retainer a strike is aimed at (VTES-6.4.7-03)."""
    weapon: int = NONE
    """The weapon a strike card uses, and which of its strikes."""
    weapon_strike: int = NONE
    named: int = NONE
    """The card in hand that was named when this was announced."""
    index: int = 0
    """Which effect of the list at ``path`` is being carried out."""

    def part(self, *steps: int | str) -> str:
        """The path to a part of the effect being carried out: ``r.part("do")``."""
        return ".".join([self.path, str(self.index), *map(str, steps)])

    def inner(self, *steps: int | str, **changes: Any) -> EffectContext:
        """The context of a nested list of effects: the same roles, another path."""
        facts: dict[str, Any] = {
            "seat": self.seat, "key": self.key, "source": self.source, "minion": self.minion,
            "targets": self.targets, "victims": self.victims, "chosen": self.chosen,
            "chosen_seat": self.chosen_seat, "x": self.x, "shares": self.shares, "word": self.word,
            "named": self.named,
        }  # fmt: skip
        return EffectContext(path=self.part(*steps), **{**facts, **changes})


def scheduled(r: EffectContext, path: str) -> ScheduledEffects:
    """The effects at a path, with the roles of what is being carried out now, to be done later."""
    return ScheduledEffects(
        r.seat, r.key, path, r.source, r.minion, r.targets, r.victims, r.chosen, r.chosen_seat, r.x
    )


def context_of(later: ScheduledEffects) -> EffectContext:
    """The context of what was put off, as it was then."""
    return EffectContext(
        seat=later.seat, key=later.key, path=later.path, source=later.source, minion=later.minion,
        targets=later.targets, victims=later.victims, chosen=later.chosen, chosen_seat=later.chosen_seat,
        x=later.x,
    )  # fmt: skip


@cache
def node_at(key: int, path: str) -> Any:
    """What is at a path inside a card's tree; a step such as ``2:3`` is a part of a list."""
    node: Any = face_of(key).tree
    for step in path.split("."):
        if ":" in step:
            first, _, last = step.partition(":")
            node = node[int(first) : int(last)]
        else:
            node = node[int(step)] if step.isdigit() else getattr(node, step)
    return node


def effects_at(key: int, path: str) -> tuple[v.Effect, ...]:
    """The list of effects at a path inside a card's tree."""
    found: tuple[v.Effect, ...] = node_at(key, path)
    return found


@cache
def needs_of(key: int, path: str) -> frozenset[str]:
    """The Disciplines required by the mode of a card that a path leads into."""
    steps = path.split(".")
    if steps[0] != "modes" or len(steps) < 2:
        return frozenset()
    return frozenset(need.discipline for need in face_of(key).modes[int(steps[1])].needs)
