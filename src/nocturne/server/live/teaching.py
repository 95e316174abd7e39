"""A lesson at a table: which step the learner has come to, what is said there, what the others do."""

from __future__ import annotations

from typing import Any

from nocturne.kernel.decision import Decision
from nocturne.kernel.errors import BadAnswer
from nocturne.kernel.table import Table
from nocturne.kernel.words import Words
from nocturne.lessons import Lesson, Step, lessons
from nocturne.lessons.facts import facts
from nocturne.server.render.segments import MarkingTeller, segments
from nocturne.server.wire import calls
from nocturne.server.wire.text import GameId
from nocturne.server.wire.update import LessonStep


class Teaching:
    """A lesson being taught. ``given`` are the answers that were given for the learner: the others are the
    steps they have done."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.hint = False
        """Their latest choice was not the one of the step."""

    def done(self, table: Table, given: set[int]) -> int:
        """How many steps are done."""
        answered = enumerate(table.answers)
        return sum(1 for at, one in answered if one.seat == self.lesson.seat and at not in given)

    def step(self, table: Table, given: set[int]) -> Step | None:
        """The step they have come to; None when all are done."""
        return self.lesson.step(self.done(table, given))

    def answer_for(self, table: Table, given: set[int], decision: Decision) -> str | None:
        """What is answered for the learner where no step waits; None where one does."""
        step = self.step(table, given)
        if step is None or self.lesson.waits_for(step, decision):
            return None
        return self.lesson.passing(decision)

    def reply(self, table: Table, given: set[int], decision: Decision) -> str:
        """What another seat answers."""
        return self.lesson.reply(self.done(table, given), decision)

    def check(self, table: Table, given: set[int], decision: Decision, key: str) -> None:
        """Refuse, kindly, what is possible but not the step."""
        step = self.step(table, given)
        if step is None or decision.option(key) is None:
            return
        wanted = self.lesson.expected(step, decision)
        self.hint = wanted is not None and key not in wanted
        if self.hint:
            raise BadAnswer("lesson-wrong")

    def to_wire(self, table: Table, given: set[int], teller: MarkingTeller) -> LessonStep:
        """The lesson as the learner is told it."""
        done = self.done(table, given)
        step = self.lesson.step(done)
        view = table.view(self.lesson.seat)
        decision = view.decision
        asked = step is not None and decision is not None and self.lesson.waits_for(step, decision)
        message = f"lesson-{self.lesson.id}-{'end' if step is None else step.id}"
        if step is not None and not asked:
            message = "lesson-watch"  # what the step says is true only once it is reached
        expects = self.lesson.expected(step, decision) if asked and step and decision else None
        return LessonStep(
            id=self.lesson.id,
            step=min(done + 1, len(self.lesson.steps)),
            steps=len(self.lesson.steps),
            text=segments(teller.say(message, self.lesson.refs | facts(self.lesson, view), view)),
            hint=teller.words("lesson-wrong") if self.hint else None,
            expects=expects,
            points=self.lesson.points(step, expects) if asked and step else [],
            done=step is None,
        )


def teaching_of(note: dict[str, Any]) -> Teaching | None:  # the note of a record holds anything
    """The lesson a game was begun as, if it was."""
    lesson = lessons().get(str(note.get("lesson", "")))
    return None if lesson is None else Teaching(lesson)


def every_lesson(words: Words) -> calls.Lessons:
    """Every lesson there is."""
    return calls.Lessons(
        [
            calls.Lesson(
                id=lesson.id,
                game=GameId(lesson.game),
                title=words(f"lesson-{lesson.id}-title"),
                about=words(f"lesson-{lesson.id}-about"),
                steps=len(lesson.steps),
                number=lesson.number,
            )
            for lesson in lessons().values()
        ]
    )
