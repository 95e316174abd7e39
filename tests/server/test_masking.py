"""Windows tell nothing: with other hands the same course of play gives the others the same stream, frame by
frame and moment by moment; what is answered in secret is not seen before it counts."""

from __future__ import annotations

import asyncio

import pytest

from nocturne.kernel.chance import Chance
from nocturne.kernel.table import Table, new_game
from nocturne.lab.play import random_answer
from nocturne.server.live.asking import Asking
from nocturne.server.live.table import LiveTable
from nocturne.server.wire.messages import Answer
from nocturne.server.wire.question import Masking

from .virtual import NAMES, Json, Witness, hunting, run, settle, sit

#: So many games are tried at most until enough of them could be compared.
_MOST_GAMES = 30

Course = list[list[tuple[int, str, str]]]
"""What was answered, one after another, with what was asked; what is answered in secret together."""


def pair(
    game: str, seats: int, seed: str, viewer: int | None, answers: int, *, in_turn: bool = False
) -> tuple[Table, Table]:
    """A game after some answers, and one that differs only in what a viewer may not know. ``in_turn``:
    several are about to be asked one after another."""
    table = hunting(seed) if in_turn and game == "vtes" else new_game(game, seats=seats, seed=seed)
    chance = Chance.seeded(f"masking:{seed}")
    for _ in range(answers):
        if not table.questions:
            break
        table.answer(*random_answer(table, chance))
    # No answer is under way.
    while table.questions and (table.state.sealed or (in_turn and not table.upcoming())):
        table.answer(*random_answer(table, chance))
    other = table.imagine(viewer, chance.fork("other"))
    other.state.chance = table.state.chance.copy()
    # Who will be asked next is told by what everybody knows.
    assert [question.seat for question in table.upcoming()] == [
        question.seat for question in other.upcoming()
    ]
    # An imagined table remembers of the past what the viewer was told, and no more.
    table.log, table._log_starts = other.log[:], other._log_starts[:]
    return table, other


def common_course(one: Table, other: Table, viewer: int | None, steps: int, chance: Chance) -> Course:
    """Answers that both games take, up to the point where they are told apart by something that was shown."""
    one, other = one.copy(), other.copy()
    asking, theirs = (Asking(table, "masked", {}, lambda seat: False) for table in (one, other))
    course: Course = []
    together: list[tuple[int, str, str]] = []
    while len(course) < steps and one.questions:
        decision = one.decisions()[0]
        twin = other.pending(decision.seat)
        keys = set() if twin is None else {option.key for option in twin.options}
        choices = [option.key for option in decision.options if option.key in keys]
        if not choices:
            break
        passes = [key for key in choices if key in ("pass", "decline")]
        chosen = passes[0] if passes and chance.below(4) else chance.pick(choices)
        for mine in (asking.answer_for(decision, 0.0), theirs.answer_for(twin, 0.0) if twin else None):
            chosen = mine or chosen  # it is answered for somebody, in one of the games at least
        if chosen not in choices:
            break
        since, since_other = len(one.log), len(other.log)
        one.answer(decision.seat, chosen)
        other.answer(decision.seat, chosen)
        together.append((decision.seat, chosen, decision.question))
        shown = [one.events(viewer, since), other.events(viewer, since_other)]
        if any(event.reveals for events in shown for event in events):
            break
        if not one.state.sealed:
            course.append(together)
            together = []
    return course


async def stream(
    table: Table, viewer: int | None, course: Course, masking: Masking, *, early: bool, pensive: float = 0.0
) -> tuple[list[tuple[float, Json]], int]:
    """What a viewer is sent, and when; and how often somebody else spoke before her turn, which she does as
    soon as she can if ``early``. Everybody answers as soon as she is asked, or ``pensive`` later: that part
    of the time the table gives her to think, where it is a secret that she has a choice."""
    live: LiveTable = sit(table, masking)
    everybody = [Witness(live, NAMES[seat], "en") for seat in range(table.head.seats)]
    watching = everybody[viewer] if viewer is not None else Witness(live, "Watcher", "fr")
    witnesses = [*everybody, watching] if viewer is None else everybody
    clock = asyncio.get_running_loop().time
    number, spoken = table.number, 0
    await settle(*witnesses)
    for at, together in enumerate(course):
        for seat, one in enumerate(everybody):
            if early and seat != viewer and (key := _to_come(one.frame["question"], seat, course[at:])):
                await live.receive(one.stream, Answer(number=one.frame["question"]["number"], key=key))
                await settle(*witnesses)
                spoken += 1
        for seat, key, _ in together:
            question = everybody[seat].frame["question"]
            if question is None or question["early"]:
                continue  # it is answered for her
            asked = table.pending(seat)
            if seat != viewer and asked is not None and live.asking.hides_choice(asked):
                await asyncio.sleep(pensive * (live.asking.gate(clock()).opens - clock()))
            await live.receive(everybody[seat].stream, Answer(number=question["number"], key=key))
            await settle(*witnesses)
        number += len(together)
        await settle(*witnesses)
        if table.number < number:
            await asyncio.sleep(live.asking.gate(clock()).opens - clock())
            await settle(*witnesses)
        given = table.answers[number - len(together) : number]
        wanted = [(seat, key) for seat, key, _ in together]
        assert sorted((answer.seat, answer.key) for answer in given) == sorted(wanted)
    await live.close()
    return watching.seen, spoken


def _to_come(question: Json | None, seat: int, course: Course) -> str | None:
    """What somebody who is asked before her turn is going to answer."""
    if question is None or not question["early"]:
        return None
    for together in course:
        for whose, key, asked in together:
            if whose == seat and asked == question["ask"]:
                return key if any(option["key"] == key for option in question["options"]) else None
    return None


@pytest.mark.parametrize("masking", ["masked", "strict"])
@pytest.mark.parametrize(
    ("game", "seats", "before", "steps"),
    [("vtes", 4, 60, 14), ("vtes", 3, 150, 14), ("dracula", 5, 30, 10), ("chapters", 2, 12, 6)],
)
def test_other_hands_give_the_others_the_same_stream(
    game: str, seats: int, before: int, steps: int, masking: Masking, seed: str
):
    chance = Chance.seeded(f"{game}:{seats}:{masking}:{seed}")
    told = compared = differed = 0
    # In CHAPTERS there is little to hide, and every answer shows something.
    enough, different = (0, 0) if game == "chapters" else (4, 2)
    for turn in range(_MOST_GAMES):
        viewer = None if turn == 0 else chance.below(seats)
        one, other = pair(game, seats, f"{seed}:{turn}", viewer, before + chance.below(20))
        course = common_course(one, other, viewer, steps, chance)
        hands_differ = one.digest() != other.digest()
        mine, _ = run(stream(one, viewer, course, masking, early=False))
        theirs, _ = run(stream(other, viewer, course, masking, early=True, pensive=0.9))
        assert mine == theirs, f"NOCTURNE_SEED={seed}: {game}, viewer {viewer}, {course}"
        told += len(mine)
        differed += hands_differ
        compared += len(course) if hands_differ else 0
        # Some courses end at once, because something comes to light: then there is another game.
        if turn >= 2 and differed >= different and compared >= enough:
            break
    assert told >= 3
    assert differed >= different
    assert compared >= enough


@pytest.mark.parametrize(("game", "seats", "before"), [("vtes", 3, 0), ("dracula", 5, 20)])
def test_nobody_can_tell_that_somebody_has_spoken_before_her_turn(
    game: str, seats: int, before: int, seed: str
):
    """The hands of the others are other hands, and they answer before they must: it is not to be seen."""
    chance = Chance.seeded(f"early:{game}:{seed}")
    spoken = 0
    for turn in range(_MOST_GAMES):
        viewer = None if turn == 0 else chance.below(seats)
        one, other = pair(game, seats, f"early:{seed}:{turn}", viewer, before, in_turn=True)
        course = common_course(one, other, viewer, 6, chance)
        mine, _ = run(stream(one, viewer, course, "masked", early=False))
        theirs, early = run(stream(other, viewer, course, "masked", early=True))
        assert mine == theirs, f"NOCTURNE_SEED={seed}: {game}, viewer {viewer}, {course}"
        spoken += early if one.digest() != other.digest() else 0
        if spoken > 2:
            break
    assert spoken > 2
