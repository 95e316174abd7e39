"""Lessons: each is played to its end in both languages, what it says is true of the table, wrong choices
change nothing, and it can be left."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest

import nocturne
from nocturne.kernel.table import Table
from nocturne.kernel.words import LANGUAGES, Words
from nocturne.lessons import Lesson, lessons
from nocturne.server.live.teaching import Teaching
from nocturne.server.render.segments import MarkingTeller

from .conftest import Caller, Json, Sitting

pytestmark = pytest.mark.slow

#: The lessons of each game, in the order of learning.
LESSONS = [
    "vtes-first-turn",
    "vtes-bleed",
    "vtes-combat",
    "vtes-politics",
    "vtes-masters",
    "dracula-hunters",
    "dracula-count",
    "chapters-story",
    "chapters-combat",
]
#: Lessons are short.
LEAST, MOST = 6, 12


def text_of(told: Json) -> str:
    return "".join(part if isinstance(part, str) else part["text"] for part in told["text"])


class Reached(NamedTuple):
    """A step that waits, and the table as the lesson has brought it about."""

    step: str
    told: Json
    text: str
    table: Table


def steps_of(lesson: Lesson, lang: str) -> Iterator[Reached]:
    """Learn a lesson, doing what each step says; the end is the last of them."""
    table, teaching, given = lesson.begin(), Teaching(lesson), set[int]()
    teller = MarkingTeller(table.game, lang, ("Vera", "Prey", "Predator")[: lesson.seats])
    for _ in range(200):
        step = teaching.step(table, given)
        told = msgspec.to_builtins(teaching.to_wire(table, given, teller))
        if step is None:
            yield Reached("end", told, text_of(told), table)
            return
        decision = table.decisions()[0]
        if decision.seat != lesson.seat:
            table.answer(decision.seat, teaching.reply(table, given, decision))
            continue
        passing = teaching.answer_for(table, given, decision)
        if passing is not None:
            assert text_of(told) == Words(lang)("lesson-watch")  # nothing is said before it is true
            assert told["points"] == []
            given.add(table.number)
            table.answer(decision.seat, passing)
            continue
        yield Reached(step.id, told, text_of(told), table)
        table.answer(decision.seat, told["expects"][0])
    raise AssertionError(f"the lesson stands still before {step}")


def numbers(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", text)]


def pool(table: Table, seat: int) -> int:
    state: Any = table.state
    return int(state.players[seat].pool)


def log_text(table: Table, seat: int) -> str:
    teller = MarkingTeller(table.game, "en", ("Vera", "Prey", "Predator")[: table.head.seats])
    sentences = [teller.event(event, table.view(seat)) for event in table.events(seat)]
    return re.sub("\ue000[^\ue001]*\ue001|\ue002", "", "\n".join(sentences))


#: What a text claims in words or in numbers of its own, held against the table and its log (as the learner is
#: told it, in English): by lesson and step.
CLAIMS: dict[str, dict[str, Callable[[Reached, str], object]]] = {
    "vtes-first-turn": {
        "master": lambda at, log: numbers(at.text) == [25],
        "transfer": lambda at, log: numbers(at.text)[:2] == [3, 1],
        "again": lambda at, log: numbers(at.text) == [2, 24],
        "arrival": lambda at, log: numbers(at.text) == [3, 3],
        "bleed": lambda at, log: numbers(at.text) == [23],
        "edge": lambda at, log: numbers(at.text) == [22, 1] and "takes the Edge" in log,
        "end": lambda at, log: pool(at.table, 0) == 24 and "gains 1 pool" in log,
    },
    "vtes-bleed": {
        "stealth": lambda at, log: numbers(at.text)[:2] == [0, 0],
        "second": lambda at, log: "block by Octane fails" in log and pool(at.table, 1) == 11,
        "more": lambda at, log: numbers(at.text)[0] == 1 and "Prey does not block" in log,
        "wake": lambda at, log: numbers(at.text) == [8],
        "block": lambda at, log: numbers(at.text) == [0, 0],
        "edge": lambda at, log: log.count("takes 1 damage") == 2 and pool(at.table, 0) == 16,
    },
    "vtes-combat": {
        "block": lambda at, log: numbers(at.text) == [4],
        "range": lambda at, log: "maneuvers to long range" in log,
        "grapple": lambda at, log: "fought at close range" in log,
        "strike": lambda at, log: numbers(at.text)[2] == 3,
        "taste": lambda at, log: "takes 5 damage" in log and "Octane goes to torpor" in log,
        "torpor": lambda at, log: numbers(at.text) == [7],
    },
    "vtes-politics": {
        "terms": lambda at, log: numbers(at.text) == [4, 9],
        "more": lambda at, log: numbers(at.text) == [3],
        "third": lambda at, log: numbers(at.text) == [2],
        "vote": lambda at, log: numbers(at.text)[:2] == [0, 0],
        "card": lambda at, log: numbers(at.text) == [2, 2] and "votes against (Alice Chen)" in log,
        "enough": lambda at, log: numbers(at.text) == [3, 2],
        "result": lambda at, log: numbers(at.text) == [3, 6, 1, 16] and "referendum passes, 3 to 2" in log,
    },
    "vtes-masters": {
        "master": lambda at, log: numbers(at.text) == [5, 3, 16],
        "doll": lambda at, log: numbers(at.text)[0] == 7,
        "wait": lambda at, log: numbers(at.text) == [1, 2] and pool(at.table, 1) - 1 == 2,
        "decline": lambda at, log: numbers(at.text) == [3],
        "bounce": lambda at, log: numbers(at.text) == [3],
        "next": lambda at, log: numbers(at.text) == [6, 12, 16] and "Prey is ousted" in log,
    },
    "dracula-hunters": {
        "supply": lambda at, log: "revealed: Paris" in log,
        "search": lambda at, log: "Night" in log,
        "rats": lambda at, log: "comes upon Rats" in log,
        "corner": lambda at, log: "Space 2 of the trail is revealed: Strasbourg" in log,
        "punch": lambda at, log: "Dracula is found: Zurich" in log,
        "dodge": lambda at, log: "Plotting is cancelled" in log and "takes 1 damage" in log,
        "end": lambda at, log: "Claws is cancelled" in log,
    },
    "dracula-count": {
        "ambush": lambda at, log: "revealed: Paris" in log,
        "hide": lambda at, log: "suffers 4 damage" in log,
        "found": lambda at, log: "Dracula is found: Zurich" in log and "revealed: Hide" in log,
        "strength": lambda at, log: "must fight Dracula" in log and "Wednesday, Night" in log,
        "flee": lambda at, log: "Punch of Van Helsing is cancelled: Strength" in log,
        "flight": lambda at, log: "reveals Escape as Bat" in log,
        "end": lambda at, log: "fled" in log,
    },
    "chapters-story": {
        "dice": lambda at, log: "rolls SOCIAL" in log,
        "onward": lambda at, log: "success" in log and "at two" in log,
        "guess": lambda at, log: "Twelve ice crates, two reopened" in log and "pink" in log,
        "end": lambda at, log: "Clue 1 is found" in log and "Ledger page" in log,
    },
    "chapters-combat": {
        "shield": lambda at, log: "rolls PHYSICAL + Brawl" in log,
        "resist": lambda at, log: "Resistance +7" in log,
        "second": lambda at, log: "0 damage" in log,
        "attack": lambda at, log: "heals 2" in log and "Beast test" in log,
        "end": lambda at, log: "combat is won" in log,
    },
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("ident", LESSONS)
def test_what_a_lesson_says_is_true(ident: str, lang: str):
    lesson = lessons()[ident]
    assert LEAST <= len(lesson.steps) <= MOST
    reached = []
    # given each step in turn, when it waits
    for at in steps_of(lesson, lang):
        reached.append(at.step)
        assert "⟦" not in at.text
        assert "{" not in at.text
        # then what it says holds
        if (claim := CLAIMS[ident].get(at.step)) is not None:
            assert claim(at, log_text(at.table, lesson.seat)), f"{ident}, {at.step}: {at.text}"
        # and it points at something that is there: an offered answer, or a thing the learner sees
        if at.step != "end":
            assert at.told["points"]
            offered = {f"key:{key}" for key in at.told["expects"]}
            keys = {point for point in at.told["points"] if point.startswith("key:")}
            assert keys <= offered, f"{ident}, {at.step} points at {keys - offered}"
    assert reached == [*(step.id for step in lesson.steps), "end"]
    assert set(CLAIMS[ident]) <= set(reached)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_lesson_counts_the_votes_as_the_question_does(lang: str):
    # given the lesson of politics, when votes are asked for
    lesson = lessons()["vtes-politics"]
    polls = 0
    for at in steps_of(lesson, lang):
        decision = at.table.view(lesson.seat).decision
        if decision is None or decision.question != "vtes-ask-poll":
            continue
        polls += 1
        asked = [int(decision.args[side]) for side in ("favor", "against")]
        # then both give the same numbers, and no result is told before the votes are counted
        assert numbers(at.text)[:2] == asked, f"{at.step}: {at.text} / {asked}"
        assert not re.search(r"\b(passe[sd]?|adopté)\b", at.text), at.text
    assert polls == 3


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("ident", [ident for ident in LESSONS if ident.startswith("vtes")])
def test_a_card_one_sees_is_not_called_face_down(ident: str, lang: str):
    for at in steps_of(lessons()[ident], lang):
        for sentence in re.split(r"[.;:!?] ", at.text):
            if re.search("face.down|face cachée", sentence):
                assert re.search("for the others|pour les autres", sentence), at.text


def step_of(sitting: Sitting, number: int = 1) -> Json:
    """The next frame in which this step waits, or the lesson is done."""

    def wanted(told: Json) -> bool:
        if told["type"] != "frame":
            return False
        lesson = told["lesson"]
        return bool(lesson["done"] or (lesson["expects"] and lesson["step"] >= number))

    return sitting.until(wanted)


@pytest.mark.parametrize(("ident", "lang"), [*zip(LESSONS, LANGUAGES * 5, strict=False)])
def test_a_lesson_is_learned_at_a_table(mina: Caller, ident: str, lang: str):
    table = mina.post(f"/api/lessons/{ident}")
    assert table["private"]
    assert table["status"] == "playing"
    with mina.at(table["table"], f"?lang={lang}") as sitting:
        for number in range(1, len(lessons()[ident].steps) + 1):
            frame = step_of(sitting, number)
            lesson, question = frame["lesson"], frame["question"]
            assert (lesson["id"], lesson["step"], lesson["done"]) == (ident, number, False)
            assert "⟦" not in str(frame)
            assert set(lesson["expects"]) <= {option["key"] for option in question["options"]}
            sitting.send(type="answer", id=str(number), number=question["number"], key=lesson["expects"][0])
        last = step_of(sitting, number + 1)["lesson"]
        assert (last["done"], last["points"], last["expects"]) == (True, [], None)


def test_a_wrong_choice_is_explained_and_changes_nothing(mina: Caller):
    table = mina.post("/api/lessons/vtes-first-turn")["table"]
    with mina.at(table, "?lang=fr") as sitting:
        frame = step_of(sitting)
        number = frame["question"]["number"]
        sitting.send(type="answer", id="w", number=number, key="pass")
        hinted = sitting.until(lambda told: told["type"] == "frame")
        assert hinted["lesson"]["hint"] == Words("fr")("lesson-wrong")
        refused = sitting.until(lambda told: told["type"] == "error")
        assert refused["error"]["code"] == "lesson-wrong"
        assert refused["question"]["number"] == number
        sitting.send(type="answer", id="r", number=number, key=frame["lesson"]["expects"][0])
        right = step_of(sitting, 2)
        assert right["lesson"]["hint"] is None
        assert right["lesson"]["step"] == 2


def test_a_lesson_can_be_left_and_come_back_to(mina: Caller, lucy: Caller):
    table = mina.post("/api/lessons/dracula-hunters")["table"]
    with mina.at(table) as sitting:
        frame = step_of(sitting)
        key = frame["lesson"]["expects"][0]
        sitting.send(type="answer", id="a", number=frame["question"]["number"], key=key)
        sitting.acknowledged("a")
    with mina.at(table) as again, lucy.at(table) as watcher:
        assert step_of(again)["lesson"]["step"] == 2
        assert "lesson" not in watcher.hear()


def test_every_step_is_told_in_both_languages_and_nothing_else_is(nobody: Caller):
    wanted = {"lesson-wrong", "lesson-watch"}
    for lesson in lessons().values():
        names = {"title", "about", "end", *(step.id for step in lesson.steps)}
        wanted |= {f"lesson-{lesson.id}-{name}" for name in names}
    for lang in LANGUAGES:
        file = Path(nocturne.__file__).parent / "locale" / lang / "lesson.ftl"
        assert set(re.findall(r"^(lesson-[a-z-]+) =", file.read_text("utf-8"), re.M)) == wanted
    told = nobody.get("/api/lessons?lang=fr")["lessons"]
    assert [lesson["id"] for lesson in told] == LESSONS
    assert nobody.post("/api/lessons/none", status=401)


def test_there_is_no_lesson_of_another_name(mina: Caller):
    assert mina.post("/api/lessons/none", status=404)["error"]["code"] == "server-lesson-unknown"
