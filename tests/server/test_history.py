"""The log from its first line: numbered by what each viewer was shown, told in pages, and nothing else."""

from __future__ import annotations

import pytest

from nocturne.kernel.chance import Chance
from nocturne.kernel.table import Table, new_game
from nocturne.lab.play import random_answer
from nocturne.server.render.history import History
from nocturne.server.render.segments import MarkingTeller
from nocturne.server.render.views import update_of
from nocturne.server.wire.update import LogLine
from tests.server.conftest import Caller


def teller_of(table: Table) -> MarkingTeller:
    return MarkingTeller(table.game, "en", tuple("ABCDEF"[: table.head.seats]))


def pages_of(table: Table, seat: int | None, count: int) -> list[LogLine]:
    """All of the log a viewer was shown, read backwards page by page."""
    history, found, before = History(seat), list[LogLine](), 1_000_000
    while before:
        page = history.lines(table, before, count, teller_of(table))
        found = page.lines + found
        before = page.start
    return found


@pytest.mark.parametrize("game", ["candles", "vtes", "dracula", "chapters"])
def test_pages_give_all_a_viewer_was_shown_and_tell_nothing_of_the_rest(game: str, seed: str):
    # given a game played by chance for a while
    table, chance = new_game(game, seed=seed), Chance.seeded(f"history:{seed}")
    for _ in range(60):
        if table.questions:
            table.answer(*random_answer(table, chance))
    for seat in (None, *range(table.head.seats)):
        events = table.events(seat)
        # when it is read back in pages
        lines = pages_of(table, seat, 7)
        # then every event that was shown is there, by its number (a heading over nothing may be left out)
        assert all(type(events[line.line]).__name__ == line.event for line in lines)
        numbers = [line.line for line in lines]
        assert numbers == sorted(set(numbers))
        left_out = set(range(len(events))) - set(numbers)
        assert all(events[number].heading for number in left_out)
        # and an update numbers its lines alike
        since = len(table.log) // 2
        first = History(seat).before(table, since)
        update = update_of(table, seat, since, teller_of(table), first=first)
        assert update.log == update_of(table, seat, since, teller_of(table)).log
        assert [line.line for line in update.log] == [n for n in numbers if n >= first] or left_out
        # and whatever is hidden from the viewer changes none of it
        assert pages_of(table.imagine(seat, chance.fork(f"{seat}")), seat, 7) == lines


def test_after_a_move_was_taken_back_the_lines_are_counted_anew():
    table, chance = new_game("candles", seed="again"), Chance.seeded("again")
    history = History(0)
    for _ in range(6):
        table.answer(*random_answer(table, chance))
    before = history.before(table, len(table.log))
    assert before == len(table.events(0))
    # when three answers are taken back and others given
    table.undo_to(3)
    while table.questions and len(table.log) < before + 4:
        table.answer(*random_answer(table, Chance.seeded(f"other {table.number}")))
    assert history.before(table, len(table.log)) == len(table.events(0))
    shown = [line.event for line in history.lines(table, 1_000_000, 200, teller_of(table)).lines]
    assert shown == [type(event).__name__ for event in table.events(0)][-200:]


def test_older_lines_are_fetched_by_whoever_may_look(mina: Caller, nobody: Caller):
    table = mina.post("/api/play-now", {"game": "vtes"})["table"]
    with mina.at(table) as sitting:
        frame = sitting.question()
        # when somebody asks for all that was told before the last line
        last = frame["log"][-1]["line"]
        told = mina.get(f"/api/tables/{table}/log?before={last}&count=5&lang=fr")
        # then they are told five lines, numbered as in the frame, in their language; headings with nothing
        # below them are left out
        numbers = [line["line"] for line in told["lines"]]
        assert numbers == sorted(set(numbers) & {*range(last - 5, last)})
        assert told["from"] == last - 5
        # and the first page ends at the beginning
        first = mina.get(f"/api/tables/{table}/log?before=3")
        assert first["from"] == 0
    # somebody who watches reads what those who watch were shown: no card of a hand
    lines = nobody.enter("Lucy").get(f"/api/tables/{table}/log?count=200")["lines"]
    assert all(line["data"]["card"] is None for line in lines if line["event"] == "Drew")
    assert any(line["event"] == "Drew" for line in lines)
    # and what is wrong is refused
    nobody.get(f"/api/tables/{table}/log", 401)
    mina.get("/api/tables/nowhere/log", 404)
    mina.get(f"/api/tables/{table}/log?count=1000", 422)
