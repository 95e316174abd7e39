"""The driver: run procedures until somebody must choose, take an answer, go on.

These few functions are the whole kernel at work. They know only states; ``table`` adds records and undo.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from nocturne.kernel.chance import Chance
from nocturne.kernel.decision import Aside, Choice, Option, Question
from nocturne.kernel.errors import BadAnswer, RulesFault
from nocturne.kernel.state import Frame, Sealed, State

#: Frames run between two decisions; a procedure that never asks is a bug, not a long game.
_MOST_STEPS = 200_000


def advance(state: State, between: Callable[[], None] | None = None) -> list[Question]:
    """Run until somebody must choose: everything the procedure on top asks, including what was already
    answered in secret (see ``still_open``). Empty when the game is over. ``between`` is called after each
    run of a procedure that asked nothing; it may look at the state, but must not change it."""
    stack = state.stack
    for _ in range(_MOST_STEPS):
        if state.queue:
            # The first queued runs first, so it must end up on top.
            stack.extend(reversed(state.queue))
            state.queue.clear()
        elif not stack:
            return []
        asked = stack[-1].run(state)
        if asked is None:
            if between is not None:
                between()
            continue
        if isinstance(asked, Question):
            state.add_asides(asked)
            if not asked.options:
                raise _without_options(stack[-1], asked)
            return [asked]
        questions: list[Question] = asked
        if not questions:
            raise RulesFault(f"{type(stack[-1]).__name__} asks, but nobody")
        for question in questions:
            question.sealed = True
            if not question.options:
                raise _without_options(stack[-1], question)
        return questions
    raise RulesFault(f"{type(stack[-1]).__name__} runs without end")


def _without_options(frame: Frame, question: Question) -> RulesFault:
    return RulesFault(f"{type(frame).__name__} asks {question.label} without any option")


def still_open(state: State, asked: list[Question]) -> list[Question]:
    """The questions nobody has answered yet."""
    if not state.sealed:
        return asked
    answered = {sealed.question for sealed in state.sealed}
    return [question for i, question in enumerate(asked) if i not in answered]


def submit(state: State, asked: list[Question], seat: int, key: str) -> bool:
    """Give an answer to one of the questions of ``advance``. True when the procedure has gone on; False when
    the answer is kept in secret until the others are in. Raises ``BadAnswer`` and leaves the state alone when
    the answer is not acceptable."""
    if len(asked) == 1 and asked[0].seat == seat:
        index, question = 0, asked[0]
    else:
        index, question = _find(state, asked, seat)
    choice = question.choice(key)
    if choice is None:
        raise not_an_option(question.options, key)
    frame = state.stack[-1]
    if not question.sealed:
        if isinstance(choice.value, Aside):
            choice.value.carry_out(state)
        else:
            frame.take(state, choice)
        return True
    if len(state.sealed) + 1 < len(asked):
        state.sealed.append(Sealed(index, seat, key))
        return False
    choices: dict[int, Choice] = {index: choice}
    for sealed in state.sealed:
        given = asked[sealed.question].choice(sealed.key)
        if given is None:
            raise RulesFault(f"the sealed answer {sealed.key!r} is no longer an option")
        choices[sealed.question] = given
    state.sealed.clear()
    frame.take_all(state, [choices[at] for at in range(len(asked))])
    return True


def not_an_option(options: Sequence[Option], key: str) -> BadAnswer:
    """What is wrong with an answer that is none of these."""
    shown = ", ".join(option.key for option in options[:12]) + (", …" if len(options) > 12 else "")
    return BadAnswer("kernel-answer-not-an-option", answer=key, accepted=shown, count=len(options))


def reseal(state: State, seat: int | None, chance: Chance) -> None:
    """Draw again what the other seats have answered in secret: a seat that imagines their cards cannot know
    their answers either."""
    asked = advance(state)
    state.sealed = [
        sealed
        if sealed.seat == seat
        else Sealed(sealed.question, sealed.seat, chance.pick(asked[sealed.question].options).key)
        for sealed in state.sealed
    ]


def _find(state: State, asked: list[Question], seat: int) -> tuple[int, Question]:
    """The first question a seat must still answer."""
    answered = {sealed.question for sealed in state.sealed} if state.sealed else ()
    for index, question in enumerate(asked):
        if question.seat == seat and index not in answered:
            return index, question
    if not asked:
        raise BadAnswer("kernel-answer-game-over")
    waiting = still_open(state, asked)[0].seat
    raise BadAnswer("kernel-answer-not-asked", seat=seat + 1, asked=waiting + 1)
