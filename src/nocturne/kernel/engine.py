"""The driver: run procedures until somebody must choose, take an answer, go on.

These few functions are the whole kernel at work. They know only states; ``table`` adds records and undo.
"""

from __future__ import annotations

from nocturne.kernel.decision import Choice, Question
from nocturne.kernel.errors import BadAnswer, RulesFault
from nocturne.kernel.state import Sealed, State

#: Frames run between two decisions; a procedure that never asks is a bug, not a long game.
_MOST_STEPS = 200_000


def advance(state: State) -> list[Question]:
    """Run until somebody must choose. Empty when the game is over."""
    stack = state.stack
    for _ in range(_MOST_STEPS):
        if state.queue:
            # The first queued runs first, so it must end up on top.
            stack.extend(reversed(state.queue))
            state.queue.clear()
        if not stack:
            return []
        asked = stack[-1].run(state)
        if asked is None:
            continue
        if isinstance(asked, Question):
            questions = [asked]
        else:
            questions = asked
            for question in questions:
                question.sealed = True
        for question in questions:
            if not question.options:
                raise RulesFault(f"{type(stack[-1]).__name__} asks {question.label} without any option")
        if state.sealed:
            answered = {sealed.seat for sealed in state.sealed}
            return [question for question in questions if question.seat not in answered]
        return questions
    raise RulesFault(f"{type(stack[-1]).__name__} runs without end")


def all_questions(state: State) -> list[Question]:
    """The questions of the frame on top, those already answered in secret included."""
    asked = state.stack[-1].run(state)
    if asked is None:
        raise RulesFault(f"{type(state.stack[-1]).__name__} changed its mind about asking")
    return [asked] if isinstance(asked, Question) else asked


def submit(state: State, questions: list[Question], seat: int, key: str) -> None:
    """Give an answer. Raises ``BadAnswer`` and leaves the state alone when it is not acceptable."""
    question = find_question(questions, seat)
    choice = question.choice(key)
    if choice is None:
        accepted = [option.key for option in question.options]
        shown = ", ".join(accepted[:12]) + (", …" if len(accepted) > 12 else "")
        raise BadAnswer("kernel-answer-not-an-option", answer=key, accepted=shown, count=len(accepted))
    frame = state.stack[-1]
    if not question.sealed:
        frame.take(state, choice)
        return
    state.sealed.append(Sealed(seat, key))
    if len(questions) > 1:
        return
    everyone = all_questions(state)
    answers = {sealed.seat: sealed.key for sealed in state.sealed}
    choices: list[Choice] = []
    for asked in everyone:
        given = asked.choice(answers[asked.seat])
        if given is None:
            raise RulesFault(f"the sealed answer {answers[asked.seat]!r} is no longer an option")
        choices.append(given)
    state.sealed.clear()
    frame.take_all(state, choices)


def find_question(questions: list[Question], seat: int) -> Question:
    """The question a seat must answer now."""
    for question in questions:
        if question.seat == seat:
            return question
    if not questions:
        raise BadAnswer("kernel-answer-game-over")
    raise BadAnswer("kernel-answer-not-asked", seat=seat + 1, asked=questions[0].seat + 1)
