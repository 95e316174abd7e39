"""The numbers a lesson speaks of, read off what the learner sees: a text never says what the table does not.

Every argument of the question is one (``$favor``, ``$points``). A game adds its own by
``Hosting.lesson_facts``.
"""

from __future__ import annotations

from typing import Any

from nocturne.kernel.registry import find_game
from nocturne.kernel.view import View
from nocturne.lessons import Lesson


def facts(lesson: Lesson, view: View) -> dict[str, Any]:
    """The numbers for the texts of a lesson."""
    found: dict[str, Any] = {}
    if view.decision is not None:
        found |= {name: value for name, value in view.decision.args.items() if isinstance(value, int)}
    return found | find_game(lesson.game).hosting().lesson_facts(lesson.refs, view)
