"""Decisions of several players: all say what they want in secret, then somebody settles what they disagree
on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any

from nocturne.chapters.events.campaign import Voted
from nocturne.chapters.rules.table import character_values
from nocturne.chapters.rules.table.frames import Asked
from nocturne.chapters.state import ChaptersState
from nocturne.kernel.decision import Choice, Question


def ask(seats: Iterable[int], make: Callable[[int], Question]) -> Asked:
    """The same question to several seats; to a single one it is an ordinary question."""
    questions = [make(seat) for seat in dict.fromkeys(seats)]
    return questions[0] if len(questions) == 1 else questions


def ask_alike(seats: Iterable[int], part: Question, label: str, **args: Any) -> Asked:
    """A question to several seats who have the same choices: those of ``part``."""

    def make(seat: int) -> Question:
        question = Question(seat, label, **args)
        question.include(part)
        return question

    return ask(seats, make)


def emit_votes(state: ChaptersState, choices: list[Choice]) -> None:
    """What everybody wanted, once all have said so."""
    if len(choices) > 1:
        for choice in choices:
            state.emit(Voted(choice.seat, choice.key))


def agreed(choices: list[Choice]) -> Choice | None:
    """The choice all made, or None."""
    return choices[0] if len({choice.key for choice in choices}) == 1 else None


def majority(choices: list[Choice]) -> Choice:
    """The choice most made; of several, that of the first player among them."""
    votes = Counter(choice.key for choice in choices)
    most = max(votes.values())
    return next(choice for choice in choices if votes[choice.key] == most)


def decided(state: ChaptersState, choices: list[Choice]) -> Any:  # Any: what the options stand for
    """What most have chosen, once everybody's choice has been told."""
    emit_votes(state, choices)
    return majority(choices).value


def most_agree(choices: list[Choice], voters: int) -> bool:
    """Whether more than half say yes (CHA-GEN-02)."""
    return sum(choice.key == "yes" for choice in choices) * 2 > voters


def decider(state: ChaptersState, among: list[str], attr: str, starter: str) -> str:
    """CHA-DLG-04, CHA-INV-06: whoever has the highest attribute; of several, whoever started the sequence,
    else the first player (CHA-GAP-49)."""
    levels = {who: character_values.level(state.player_of(who), attr) for who in among}
    best = [who for who in among if levels[who] == max(levels.values())]
    if state.options.deciding_tie == "starter" and starter in best:
        return starter
    return min(best, key=state.seat_of)


def small_seats(state: ChaptersState) -> list[int]:
    """Who decides in small things that the rules leave to the players: the first player, or all by vote."""
    if state.options.small_decisions == "vote" and state.chapter is not None and state.active():
        return [state.seat_of(who) for who in state.active()]
    return [state.first_seat()]
