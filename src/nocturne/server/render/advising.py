"""Advice put into words for one viewer."""

from __future__ import annotations

from nocturne.kernel.advice import Advice
from nocturne.kernel.decision import Decision, Note
from nocturne.kernel.view import View
from nocturne.server.render.segments import MarkingTeller, segments
from nocturne.server.wire.stream import Advised, AdvisedNote, Suggested
from nocturne.server.wire.text import Segment


def advised(
    advice: Advice | None, decision: Decision, number: int, view: View, teller: MarkingTeller
) -> Advised:
    """What a game would choose at the question of a number; nothing where it has no opinion."""
    if advice is None:
        return Advised(number, [], [])

    def told(note: Note) -> list[Segment]:
        return segments(teller.note(note, view))

    suggestions = [
        Suggested(
            one.key,
            segments(teller.option(option, view)),
            one.standing,
            [AdvisedNote(told(note), note.against) for note in one.notes],
        )
        for one in advice.suggestions
        if (option := decision.option(one.key)) is not None
    ]
    return Advised(number, told(advice.basis), suggestions)
