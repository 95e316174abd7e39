"""Clocks and take-backs: time runs while one is asked, is kept, and ends; a move goes back when all agree."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest
from fastapi.testclient import TestClient
from hypothesis import given
from hypothesis import strategies as st

from nocturne.kernel.record import Record
from nocturne.kernel.table import HOST, TIME, new_game, replay
from nocturne.server.api import create_app
from nocturne.server.live.clocks import Clock, Clocks, Pace, TableMemory
from nocturne.server.live.streams import Player
from nocturne.server.wire.question import Masking

from .conftest import Caller
from .virtual import NAMES, Json, Witness, run, settle, sit

LIVE = Pace("live", seconds=10, bank=20)
LETTERS = Pace("correspondence", days=2)


@given(st.lists(st.floats(0, 30), max_size=8))
def test_the_bank_pays_only_for_what_the_seconds_do_not(thought: list[float]):
    clocks = Clocks(LIVE, {}, 0.0)
    now, left = 1000.0, 20.0
    for number, seconds in enumerate(thought):
        clocks.run({0: number}, [0], now)
        assert clocks.due(0) == now + 10 + left
        now += seconds
        clocks.run({}, [0], now)
        left = max(0.0, left - max(0.0, seconds - 10))
        assert abs(clocks.of(0).bank - left) < 1e-6
        left = clocks.of(0).bank
        assert clocks.due(0) is None
        now += 1000  # others think: that costs her nothing


def test_time_while_the_server_is_away_counts_only_by_correspondence():
    assert Clocks(LIVE, {0: Clock(20.0, 100.0, 3)}, 5000.0).due(0) == 5030.0
    assert Clocks(LETTERS, {0: Clock(0.0, 100.0, 3)}, 5000.0).due(0) == 100.0 + 2 * 86_400


def clock_of(frame: Json, seat: int) -> Json:
    return next(clock for clock in frame["clocks"] if clock["seat"] == seat)


def test_while_a_bot_plays_for_her_she_takes_nothing_back():
    async def play() -> None:
        table = new_game("candles", seats=2, seed="clock")
        live = sit(table, "fast", pace=LIVE)
        mina = Witness(live, NAMES[0], "en")
        await settle(mina)
        await mina.send("answer", number=0, key=mina.frame["question"]["options"][0]["key"])
        assert mina.frame["undo"]
        live.clocks.lapse(0, live.session.now())
        await mina.send("chat", text="Where was I?")
        assert (await mina.send("undo"))["error"]["code"] == "server-undo-impossible"
        assert (await mina.send("back"))["type"] == "ack"
        assert (await mina.send("undo"))["type"] == "ack"
        assert table.number == 0
        await live.close()

    run(play())


def test_whose_time_is_up_is_played_by_a_bot_until_she_is_back():
    async def play() -> None:
        table = new_game("candles", seats=2, seed="clock")
        live = sit(table, "fast", pace=LIVE)
        mina, lucy = (Witness(live, NAMES[at], "en") for at in range(2))
        await settle(mina, lucy)
        assert clock_of(mina.frame, 1)["due"] is not None
        await mina.send("answer", number=0, key=mina.frame["question"]["options"][0]["key"])
        assert clock_of(mina.frame, 0)["due"] is None
        await settle(mina, lucy, seconds=22.0)
        assert clock_of(lucy.frame, 1)["warned"]
        await settle(mina, lucy, seconds=10.0)
        assert clock_of(lucy.frame, 1)["lapsed"]
        assert table.number >= 2
        await lucy.send("back")
        assert not clock_of(lucy.frame, 1)["lapsed"]
        await live.close()

    run(play())


def test_by_correspondence_the_question_is_answered_and_the_next_gives_days_again():
    async def play() -> None:
        table = new_game("candles", seats=2, seed="letters")
        desk = TableMemory()
        live = sit(table, "fast", pace=LETTERS, memory=desk)
        await settle(seconds=1.0)
        due = live.clocks.first_due()
        assert due is not None
        await live.close()
        # Two days later the table is read back.
        for clock in desk.clocks.values():
            assert clock.since is not None
            clock.since -= 3 * 86_400
        again = sit(table, "fast", pace=LETTERS, memory=desk)
        await settle(seconds=1.0)
        # Both cards, and the snuffing of candles that nobody has: that question has one answer.
        assert table.number == 3
        later = again.clocks.first_due()
        assert later is not None
        assert later > due - 5
        await again.close()

    run(play())


def test_the_time_limit_of_a_table_ends_the_game_and_stands_in_the_record():
    async def play() -> Record:
        options = {"time_limit_minutes": 1, "time_out_points": "half"}
        table = new_game("vtes", seats=2, seed="limit", options=options, digests=True)
        live = sit(table, "fast")
        noted = {"began": live.session.now()}
        table.head = msgspec.structs.replace(table.head, note=noted)
        mina = Witness(live, NAMES[0], "en")
        await mina.send("ping")
        await live.close()
        live = sit(table, "fast")
        table.head = msgspec.structs.replace(table.head, note={"began": live.session.now() - 61})
        await settle(seconds=1.0)
        await live.close()
        assert table.result() is not None
        return table.record()

    record = run(play())
    assert (record.answers[-1].seat, record.answers[-1].key) == (HOST, TIME)
    again = replay(record, verify=True).result()
    assert again is not None
    assert again.points == (0.5, 0.5)


def test_a_move_is_taken_back_when_all_agree_and_three_times_at_most():
    async def play() -> None:
        table = new_game("candles", seats=2, seed="back")
        live = sit(table, "fast")
        mina, lucy = (Witness(live, NAMES[at], "en") for at in range(2))
        await settle(mina, lucy)
        for count in range(3):
            for one in (mina, lucy):
                await settle(mina, lucy)
                question = one.frame["question"]
                await one.send("answer", number=question["number"], key=question["options"][0]["key"])
            await settle(mina, lucy)
            number = table.number
            assert (await mina.send("takeback"))["type"] == "ack"
            await settle(mina, lucy)
            asked = [told for _, told in lucy.seen if told["type"] == "takeback"][-1]["proposal"]
            assert (asked["seat"], asked["mine"], asked["left"]) == (0, True, 3 - count)
            assert asked["move"]
            await lucy.send("consent", on=True)
            assert table.number < number
            await settle(mina, lucy)
            assert outcome_told(mina) == outcome_told(lucy) == "agreed"
            assert mina.frame["question"] is not None
        refused = await mina.send("takeback")
        assert refused["error"]["code"] in ("server-takeback-most", "server-takeback-nothing")
        await live.close()

    run(play())


def test_one_refusal_ends_it_and_nobody_else_may_speak():
    async def play() -> None:
        table = new_game("candles", seats=3, seed="refused")
        live = sit(table, "fast")
        mina, lucy, jack = (Witness(live, NAMES[at], "en") for at in range(3))
        await settle(mina, lucy, jack)
        assert (await mina.send("takeback"))["error"]["code"] == "server-takeback-nothing"
        await mina.send("answer", number=0, key=mina.frame["question"]["options"][0]["key"])
        await mina.send("takeback")
        await lucy.send("consent", on=True)
        assert table.number == 1
        await jack.send("consent", on=False)
        assert table.number == 1
        assert (await lucy.send("consent", on=True))["error"]["code"] == "server-takeback-none"
        await settle(mina, lucy, jack)
        assert outcome_told(mina) == "refused"
        # Who asked may think better of it, and once the table has gone on there is nothing left to say.
        await mina.send("takeback")
        await mina.send("consent", on=False)
        assert outcome_told(mina) == "withdrawn"
        await mina.send("takeback")
        for one in (lucy, jack):
            await one.send("answer", number=0, key=one.frame["question"]["options"][0]["key"])
        await settle(mina, lucy, jack)
        assert outcome_told(mina) == "past"
        await live.close()

    run(play())


def outcome_told(one: Witness) -> str:
    """What somebody was told last about a move to be taken back."""
    told = [told for _, told in one.seen if told["type"] == "takeback"][-1]
    assert told["proposal"] is None
    return str(told["outcome"])


def test_against_bots_a_move_is_simply_taken_back():
    async def play() -> None:
        table = new_game("candles", seats=2, seed="alone")
        players = [Player("person", "Mina", "Mina"), Player("bot", "Ada", bot="random")]
        live = sit(table, "fast", players)
        mina = Witness(live, "Mina", "fr")
        await settle(mina)
        await mina.send("answer", number=0, key=mina.frame["question"]["options"][0]["key"])
        await mina.send("takeback")
        assert table.number == 0
        await live.close()

    run(play())


def test_a_table_tells_its_pace(mina: Caller):
    seats = [{"kind": "me"}, {"kind": "bot"}]
    form: dict[str, Any] = {"game": "candles", "seats": seats}
    told = mina.post("/api/tables", {**form, "pace": {"kind": "live", "seconds": 20, "bank": 60}})
    assert told["pace"] == {"kind": "live", "seconds": 20, "bank": 60}
    mina.post(f"/api/tables/{told['table']}/start")
    with mina.at(told["table"]) as sitting:
        frame = sitting.question()
        assert clock_of(frame, 0)["due"] > frame["now"]
    assert mina.post("/api/tables", {**form, "pace": {"kind": "live", "seconds": 1}}, 422)
    strict: Masking = "strict"
    refused = mina.post("/api/tables", {**form, "masking": strict, "pace": {"kind": "correspondence"}}, 400)
    assert refused["error"]["code"] == "server-pace-strict"


@pytest.mark.usefixtures("_loaded")
def test_clocks_and_stops_survive_a_restart(tmp_path: Path):
    url = f"sqlite:///{tmp_path}/nocturne.db"
    stop = {"role": "other", "window": "as-played"}
    with TestClient(create_app(url, warm=False)) as client:
        mina = Caller(client).enter("Mina")
        form = {
            "game": "vtes",
            "seats": [{"kind": "me"}, {"kind": "bot"}],
            "pace": {"kind": "correspondence"},
        }
        table = mina.post("/api/tables", form)["table"]
        mina.post(f"/api/tables/{table}/start")
        with mina.at(table) as sitting:
            before = clock_of(sitting.question(), 0)
            sitting.send(type="stop", id="s", on=True, **stop)
            sitting.acknowledged("s")
    with TestClient(create_app(url, warm=False)) as client, Caller(client, mina.token).at(table) as sitting:
        frame = sitting.question()
        assert clock_of(frame, 0) == before
        assert frame["yields"]["stops"] == {"other/as-played": True}


def test_a_table_that_cannot_be_opened_stops_no_other_clock(
    client: TestClient, mina: Caller, monkeypatch: pytest.MonkeyPatch
):
    """Given two tables by correspondence at which time is up, the first of which does not open."""
    registry = client.app.state.services.registry  # type: ignore[attr-defined]
    opened: list[str] = []

    async def late() -> list[str]:
        return ["broken", "sound"]

    async def live(ident: str) -> None:
        opened.append(ident)
        if ident == "broken":
            raise ValueError("hidden")

    async def looked_at_twice() -> None:
        looking = asyncio.create_task(registry.look_at_clocks())
        async with asyncio.timeout(30):
            while len(opened) < 4:
                await asyncio.sleep(0.01)
        looking.cancel()

    monkeypatch.setattr(registry, "_late", late)
    monkeypatch.setattr(registry, "live", live)
    monkeypatch.setattr("nocturne.server.tables.registry._LOOK_EVERY", 0.01)
    asyncio.run(looked_at_twice())
    assert opened[:4] == ["broken", "sound"] * 2
