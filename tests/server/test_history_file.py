"""The file of a game as one viewer has known it: it can be looked at again and holds nothing else."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import msgspec
import pytest

from nocturne.kernel.chance import Chance
from nocturne.kernel.table import Table, new_game
from nocturne.lab.play import random_answer
from nocturne.server.render.segments import MarkingTeller
from nocturne.server.tables.history_file import History, changes, history_of

from .conftest import Caller, Json
from .test_masking import Course, common_course, pair


def applied(value: Any, made: list[list[Any]]) -> Any:
    """What the page does with the changes of a moment."""
    value = json.loads(json.dumps(value))
    for path, *new in made:
        if not path:
            return new[0]
        inner = value
        for name in path[:-1]:
            inner = inner[name]
        if new:
            inner[path[-1]] = new[0]
        else:
            del inner[path[-1]]
    return value


def played(game: str, answers: int, seed: str) -> Table:
    table = new_game(game, seed=seed, digests=True)
    chance = Chance.seeded(f"history:{seed}")
    while table.questions and table.number < answers:
        table.answer(*random_answer(table, chance))
    return table


@pytest.mark.parametrize(("game", "answers"), [("vtes", 90), ("dracula", 60), ("chapters", 50)])
@pytest.mark.parametrize("seat", [0, None])
def test_a_file_shows_what_the_viewer_sees_now_and_saw_before(
    game: str, answers: int, seat: int | None, seed: str
):
    # given a game under way; when a viewer takes a file of it
    table = played(game, answers, seed)
    file: Json = msgspec.json.decode(msgspec.json.encode(asyncio.run(history_of(table.record(), seat, "fr"))))
    # then its last moment is what they see now, and its lines are all they were told
    frame = file["moments"][0]["frame"]
    for moment in file["moments"][1:]:
        frame = applied(frame, moment["changes"])
    now = table.view(seat)
    assert frame["table"] == msgspec.json.decode(msgspec.json.encode(now.table))
    assert (frame["question"] is not None) == (now.decision is not None)
    told = sum(len(moment["log"]) for moment in file["moments"])
    assert 0 < told <= len(table.events(seat))
    # and their own answers are there, and nobody else's
    mine = [answer["key"] for moment in file["moments"] for answer in moment["answers"]]
    assert mine == [given.key for given in table.answers if given.seat == seat]
    assert "⟦" not in str(file)


def seen(table: Table, viewer: int | None, course: Course) -> bytes:
    """The moments of a viewer while a table takes these answers."""
    table = table.copy()
    history = History(viewer, MarkingTeller(table.game, "en", ()))
    history._told = len(table.log)
    history.note(table)
    for seat, key, _ in (one for together in course for one in together):
        if seat == viewer:
            history.answer(table, key)
        table.answer(seat, key)
        history.note(table)
    return msgspec.json.encode(history.moments())


@pytest.mark.parametrize(
    ("game", "seats", "before", "steps"), [("vtes", 4, 60, 14), ("vtes", 3, 150, 14), ("dracula", 5, 30, 10)]
)
def test_with_other_hands_of_the_others_the_file_is_the_same(
    game: str, seats: int, before: int, steps: int, seed: str
):
    chance = Chance.seeded(f"history:{game}:{seats}:{seed}")
    compared = 0
    for turn in range(30):
        viewer = None if turn == 0 else chance.below(seats)
        one, other = pair(game, seats, f"history:{seed}:{turn}", viewer, before + chance.below(20))
        course = common_course(one, other, viewer, steps, chance)
        assert seen(one, viewer, course) == seen(other, viewer, course), f"NOCTURNE_SEED={seed}: {viewer}"
        compared += len(course) if one.digest() != other.digest() else 0
        if turn >= 2 and compared >= 4:
            return
    raise AssertionError("too few games could be compared")


def test_what_others_answer_unseen_makes_no_moment():
    """Both choose a card in secret: that one of them has is not to be read off the other's file."""
    table = new_game("candles", seats=2, seed="unseen")
    history = History(0, MarkingTeller(table.game, "en", ()))
    history.note(table)
    before = msgspec.json.encode(history.moments())
    theirs = table.pending(1)
    assert theirs is not None
    table.answer(1, theirs.options[0].key)
    history.note(table)
    assert msgspec.json.encode(history.moments()) == before


def test_a_file_can_be_taken_from_a_game_under_way(mina: Caller, lucy: Caller, nobody: Caller):
    table = mina.post("/api/play-now", {"game": "dracula"})["table"]
    with mina.at(table) as sitting:
        frame = sitting.question()
        answer = mina.client.get(f"/api/tables/{table}/history?lang=en", headers=mina._headers)
        assert "history.json" in answer.headers["content-disposition"]
        file = answer.json()
        assert (file["nocturne-history"], file["game"], file["seat"]) == (1, "dracula", frame["seat"])
        last = file["moments"][0]["frame"]
        for moment in file["moments"][1:]:
            last = applied(last, moment["changes"])
        assert last["table"] == frame["table"]
        # nothing of it tells the seed or the options, and whoever only watches is told what a watcher sees
        assert not {"seed", "options", "head"} & set(file)
        watched = lucy.get(f"/api/tables/{table}/history")
        assert watched["seat"] is None
        assert not any(moment["answers"] for moment in watched["moments"])
    assert nobody.get(f"/api/tables/{table}/history", 401)
    opened = mina.post("/api/tables", {"game": "candles", "seats": [{"kind": "me"}, {"kind": "open"}]})
    refused = mina.get(f"/api/tables/{opened['table']}/history", 400)["error"]
    assert refused["code"] == "server-table-not-begun"


def test_changes_name_what_is_new_and_what_is_gone():
    old = {"a": [1, {"b": 2}], "c": 3, "d": [1, 2]}
    new = {"a": [1, {"b": 5}], "d": [1], "e": None}
    made = changes(old, new)
    assert made == [[["c"]], [["a", 1, "b"], 5], [["d"], [1]], [["e"], None]]
    assert applied(old, made) == new
