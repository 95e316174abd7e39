"""Nothing is lost: after a restart, or a kill -9, every game stands at its last acknowledged answer."""

from __future__ import annotations

import json
import re
import urllib.request
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient
from websockets.sync.client import connect

from nocturne.kernel import record
from nocturne.kernel.table import replay
from nocturne.loadtest.capacity import Served
from nocturne.server.api import create_app

from .conftest import Caller

Json = dict[str, Any]


def test_a_game_goes_on_after_a_restart_and_its_record_plays_out(database: str):
    with TestClient(create_app(database, warm=False)) as client:
        mina = Caller(client).enter("Mina")
        table = mina.post("/api/play-now", {"game": "candles"})["table"]
        with mina.at(table) as sitting:
            sitting.answer(sitting.question(), "a")
            sitting.acknowledged("a")
            sitting.send(type="chat", id="c", text="Until tomorrow")
            sitting.acknowledged("c")
    with TestClient(create_app(database, warm=False)) as client:
        again = Caller(client, mina.token)
        with again.at(table) as sitting:
            frame = sitting.question()
            assert frame["number"] >= 3
            said = sitting.until(lambda told: told["type"] == "chat")
            assert [line["text"] for line in said["lines"]] == ["Until tomorrow"]
            count = 0
            while frame["question"] is not None:
                count += 1
                sitting.answer(frame, str(count))
                sitting.acknowledged(str(count))
                sitting.send(type="lang", lang="en")
                frame = sitting.until(lambda told: told["type"] == "frame" and told["fresh"])
        lines = client.get(f"/api/tables/{table}/record").content
    kept = record.parse(lines, "kept")
    assert kept.answers[-1].digest
    assert replay(kept, verify=True).result() is not None


def test_what_is_sent_again_after_a_restart_does_not_count_again(database: str):
    """Given somebody who took an answer back and said something, and was never told that it counted."""
    with TestClient(create_app(database, warm=False)) as client:
        mina = Caller(client).enter("Mina")
        seats = [{"kind": "me"}, {"kind": "open"}]
        form = {"game": "candles", "seats": seats, "masking": "fast", "private": True}
        opened = mina.post("/api/tables", form)
        table = opened["table"]
        lucy = Caller(client).enter("Lucy")
        lucy.post(f"/api/tables/{table}/sit", {"code": opened["code"]})
        mina.post(f"/api/tables/{table}/start")
        with mina.at(table) as sitting:
            sitting.answer(sitting.question(), "first")
            sitting.acknowledged("first")
            sitting.send(type="chat", id="said", text="Until tomorrow")
            sitting.send(type="undo", id="back")
            frame = sitting.question()
            sitting.acknowledged("back")
            sitting.answer(frame, "second")
            sitting.acknowledged("second")
    # when the server starts again and she sends it again, then it is acknowledged and nothing changes
    with TestClient(create_app(database, warm=False)) as client:
        with Caller(client, mina.token).at(table) as sitting:
            before = sitting.until(lambda told: told["type"] == "frame")
            for kind, ident in (("undo", "back"), ("chat", "said")):
                sitting.send(type=kind, id=ident, text="Until tomorrow")
                sitting.acknowledged(ident)
        with Caller(client, mina.token).at(table) as sitting:
            after = sitting.until(lambda told: told["type"] == "frame")
            said = sitting.until(lambda told: told["type"] == "chat")
    assert before["question"] is None
    assert (after["number"], after["question"]) == (before["number"], None)
    assert [line["text"] for line in said["lines"]] == ["Until tomorrow"]


class Server(Served):
    """A server in a process of its own, and how it is called."""

    def post(self, path: str, form: Json, token: str = "") -> tuple[Json, str]:
        headers = {"x-nocturne": "1", "content-type": "application/json", "cookie": f"nocturne={token}"}
        call = urllib.request.Request(f"http://{self.at}{path}", json.dumps(form).encode(), headers)
        with urllib.request.urlopen(call, timeout=60) as answer:
            cookie = re.search(r"nocturne=([^;]+)", answer.headers.get("set-cookie", ""))
            return json.loads(answer.read()), cookie[1] if cookie else token


@pytest.mark.slow
def test_an_acknowledged_answer_survives_a_kill(tmp_path: Path):
    served = Server(tmp_path)
    try:
        _, token = served.post("/api/guest", {"nickname": "Mina"})
        table = served.post("/api/play-now", {"game": "candles"}, token)[0]["table"]
        given: list[str] = []
        for _ in range(2):
            given.append(_answer_once(served.at, table, token, given))
            served.end()
            served = Server(tmp_path)
        assert _hand(served.at, table, token).isdisjoint(given)
    finally:
        served.end()


def _answer_once(at: str, table: str, token: str, before: list[str]) -> str:
    """Give the first answer there is, wait until it counts; gives its key."""
    with connect(
        f"ws://{at}/ws/tables/{table}", additional_headers={"cookie": f"nocturne={token}"}
    ) as socket:
        while True:
            told = json.loads(socket.recv(timeout=60))
            if told["type"] == "frame" and told["question"]:
                break
        question = told["question"]
        key = next(o["key"] for o in question["options"] if o["key"].startswith(("play", "pass")))
        assert key not in before
        message = {"type": "answer", "id": "it", "number": question["number"], "key": key}
        socket.send(json.dumps(message))
        while json.loads(socket.recv(timeout=60))["type"] != "ack":
            pass
    return str(key)


def _hand(at: str, table: str, token: str) -> set[str]:
    with connect(
        f"ws://{at}/ws/tables/{table}", additional_headers={"cookie": f"nocturne={token}"}
    ) as socket:
        told = json.loads(socket.recv(timeout=60))
        return {f"play:{card}" for card in told["table"]["hands"][0]}
