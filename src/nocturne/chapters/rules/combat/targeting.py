"""Targeting: whom an NPC, an ally or a summon goes for, and how ties are broken."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from nocturne.chapters.content.model import Target

_NO_WAY = 1_000


class Candidate(Struct, frozen=True):
    """Somebody who could be the target. ``path`` is the cost of the way there, None when there is none."""

    id: str
    initiative: int
    wounds: int
    straight: int
    path: int | None = None


def choose(kind: Target, candidates: Iterable[Candidate]) -> list[str]:
    """The targets that fit best; more than one when the coterie must choose (CHA-TGT-02, CHA-TGT-03)."""
    listed = list(candidates)
    if not listed:
        return []
    best = min(_rank(kind, one) for one in listed)
    tied = [one for one in listed if _rank(kind, one) == best]
    highest = max(one.initiative for one in tied)
    return sorted(one.id for one in tied if one.initiative == highest)


def _rank(kind: Target, one: Candidate) -> tuple[int, int]:
    """Smaller is a better target (CHA-GAP-25)."""
    match kind:
        case "closest":
            return (_NO_WAY if one.path is None else one.path, one.straight)
        case "most_wounded":
            return (-one.wounds, 0)
        case "least_wounded":
            return (one.wounds, 0)
        case "highest_initiative":
            return (-one.initiative, 0)
        case "lowest_initiative":
            return (one.initiative, 0)
        case "self":
            return (0, 0)
