"""Lessons: each is played to its end in both languages, wrong choices change nothing, and it can be left."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import nocturne
from nocturne.kernel.words import LANGUAGES, Words
from nocturne.lessons import lessons

from .conftest import Caller, Json, Sitting

LESSONS = ["vtes", "dracula", "chapters"]


def text_of(frame: Json) -> str:
    return "".join(part if isinstance(part, str) else part["text"] for part in frame["lesson"]["text"])


def step_of(sitting: Sitting) -> Json:
    """The next frame in which a step waits, or the lesson is done."""
    return sitting.until(
        lambda told: told["type"] == "frame" and (told["lesson"]["done"] or told["question"] is not None)
    )


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("ident", LESSONS)
def test_a_lesson_is_played_to_its_end(mina: Caller, ident: str, lang: str):
    table = mina.post(f"/api/lessons/{ident}")
    assert table["private"]
    assert table["status"] == "playing"
    seen: list[str] = []
    with mina.at(table["table"], f"?lang={lang}") as sitting:
        frame = step_of(sitting)
        for number in range(1, len(lessons()[ident].steps) + 1):
            lesson, question = frame["lesson"], frame["question"]
            assert (lesson["id"], lesson["step"], lesson["done"]) == (ident, number, False)
            assert "⟦" not in str(frame)
            seen.append(text_of(frame))
            assert lesson["expects"]
            assert set(lesson["expects"]) <= {option["key"] for option in question["options"]}
            sitting.send(type="answer", id=str(number), number=question["number"], key=lesson["expects"][0])
            frame = step_of(sitting)
            if frame["lesson"]["step"] == number and not frame["lesson"]["done"]:
                frame = step_of(sitting)
        assert frame["lesson"]["done"]
        assert text_of(frame) not in seen
        assert frame["lesson"]["expects"] is None


def test_a_wrong_choice_is_explained_and_changes_nothing(mina: Caller):
    table = mina.post("/api/lessons/vtes")["table"]
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
        right = step_of(sitting)
        assert right["lesson"]["hint"] is None
        assert right["lesson"]["step"] == 2


def test_a_lesson_can_be_left_and_come_back_to(mina: Caller, lucy: Caller):
    table = mina.post("/api/lessons/dracula")["table"]
    with mina.at(table) as sitting:
        frame = step_of(sitting)
        key = frame["lesson"]["expects"][0]
        sitting.send(type="answer", id="a", number=frame["question"]["number"], key=key)
        sitting.acknowledged("a")
    with mina.at(table) as again, lucy.at(table) as watcher:
        assert step_of(again)["lesson"]["step"] == 2
        assert "lesson" not in watcher.hear()


def test_every_step_is_told_in_both_languages_and_nothing_else_is(nobody: Caller):
    wanted = {"lesson-wrong"}
    for lesson in lessons().values():
        names = {"title", "about", "end", *(step.id for step in lesson.steps)}
        wanted |= {f"lesson-{lesson.id}-{name}" for name in names}
    for lang in LANGUAGES:
        file = Path(nocturne.__file__).parent / "locale" / lang / "lesson.ftl"
        assert set(re.findall(r"^(lesson-[a-z-]+) =", file.read_text("utf-8"), re.M)) == wanted
    told = nobody.get("/api/lessons?lang=fr")["lessons"]
    assert {lesson["id"] for lesson in told} == set(LESSONS)
    assert nobody.post("/api/lessons/none", status=401)


def test_there_is_no_lesson_of_another_name(mina: Caller):
    assert mina.post("/api/lessons/none", status=404)["error"]["code"] == "server-lesson-unknown"
