"""Events of dice: rolls, re-rolls, tests."""

from __future__ import annotations

from typing import Annotated, ClassVar

from nocturne.chapters.events.references import (
    Attr,
    Faces,
    Skill,
    Who,
)
from nocturne.kernel.event import Event, Ref


class Rolled(Event, frozen=True):
    """``faces`` of the black dice, then of the ``red`` ones."""

    reveals: ClassVar[bool] = True
    who: Who
    attr: Attr
    skill: Skill
    faces: Faces
    red: int = 0


class Rerolled(Event, frozen=True):
    reveals: ClassVar[bool] = True
    who: Who
    faces: Faces
    red: int = 0


class NoDice(Event, frozen=True):
    who: Who
    attr: Attr
    skill: Skill


class SkillTested(Event, frozen=True):
    reveals: ClassVar[bool] = True
    who: Who
    total: int
    difficulty: int = 0
    success: bool = True


class BeastTested(Event, frozen=True):
    reveals: ClassVar[bool] = True
    who: Who
    face: Annotated[str, Ref("face")]


class KissRolled(Event, frozen=True):
    """CHA-FLAW-12"""

    reveals: ClassVar[bool] = True
    who: Who
    face: Annotated[str, Ref("face")]
