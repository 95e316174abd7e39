"""Records that come from outside: verified before they are kept, and what is wrong with others is said."""

from __future__ import annotations

import asyncio
import json

import pytest

from nocturne.kernel.chance import Chance
from nocturne.kernel.record import parse
from nocturne.kernel.table import new_game
from nocturne.lab.play import random_answer
from nocturne.server.errors import TooOften
from nocturne.server.tables.verifying import Verified, Verifier, verified

from .conftest import Caller

pytestmark = pytest.mark.slow


def played(answers: int, seed: str = "brought") -> str:
    """The record of a game of Candles after so many answers."""
    table = new_game("candles", seats=2, seed=seed, digests=True)
    chance = Chance.seeded(seed)
    while table.questions and table.number < answers:
        table.answer(*random_answer(table, chance))
    return table.record().lines().decode()


def test_a_finished_game_is_brought_and_looked_at_again(mina: Caller, nobody: Caller):
    written = played(1000)
    told = mina.post("/api/records", {"record": written})
    assert (told["status"], told["private"]) == ("finished", True)
    assert told["result"]["points"]
    last = nobody.get(f"/api/tables/{told['table']}/replay?at={written.count(chr(10)) - 1}")
    assert last["result"] == told["result"]
    again = parse(nobody.client.get(f"/api/tables/{told['table']}/record").content, "again")
    assert again.answers == parse(written.encode(), "sent").answers
    assert told["table"] in [one["table"] for one in mina.get("/api/tables/mine")["tables"]]


def test_an_unfinished_game_goes_on_against_bots(mina: Caller):
    told = mina.post("/api/records", {"record": played(3), "seat": 1})
    assert told["status"] == "playing"
    assert [seat["me"] for seat in told["seats"]] == [False, True]
    with mina.at(told["table"]) as sitting:
        frame = sitting.question()
        assert frame["seat"] == 1
        assert frame["number"] >= 3
        sitting.answer(frame, "a")
        sitting.acknowledged("a")


def spoilt(kind: str) -> str:
    head, *answers = played(6).splitlines()
    if kind == "torn":
        return "\n".join([head, *answers])[:-5]
    if kind == "digest":
        wrong = {**json.loads(answers[2]), "digest": "0" * 32}
        return "\n".join([head, *answers[:2], json.dumps(wrong), *answers[3:], ""])
    if kind == "illegal":
        return "\n".join([head, json.dumps({"seat": 0, "key": "fly"}), ""])
    if kind == "other engine":
        return "\n".join([json.dumps({**json.loads(head), "engine": "0.0.1"}), *answers, ""])
    if kind == "campaign":
        plain = json.loads(head) | {"game": "chapters", "seats": 1, "options": {"campaign": "/etc/passwd"}}
        return json.dumps(plain) + "\n"
    if kind == "time":
        return "\n".join([head, json.dumps({"seat": -1, "key": "time"}), ""])
    return kind


@pytest.mark.parametrize(
    ("kind", "code"),
    [
        ("", "kernel-record-empty"),
        ("a shopping list", "kernel-record-not-ours"),
        ("torn", "kernel-record-cut-short"),
        ("other engine", "kernel-record-other-engine"),
        ("digest", "kernel-record-digest-differs"),
        ("illegal", "kernel-record-answer-illegal"),
        ("time", "kernel-record-answer-illegal"),
        ("campaign", "server-option-not-here"),
    ],
)
def test_what_is_wrong_with_a_record_is_said(mina: Caller, kind: str, code: str):
    if kind in ("", "a shopping list", "torn", "other engine"):  # told without a process
        error = mina.post("/api/records", {"record": spoilt(kind)}, 400)["error"]
        assert error["code"] == code
        assert "⟦" not in error["text"]
    else:
        assert verified(spoilt(kind).encode()).message == code


def test_a_record_played_wrong_is_refused_by_the_process_that_plays_it(mina: Caller, nobody: Caller):
    error = mina.post("/api/records", {"record": spoilt("illegal")}, 400)["error"]
    assert error["code"] == "kernel-record-answer-illegal"
    assert "fly" in error["text"]
    assert nobody.post("/api/records", {"record": played(3)}, 401)
    assert mina.post("/api/records", {"record": "x" * 500_001}, 422)


def test_an_address_brings_no_more_than_one_record_beside_the_one_that_is_played(
    monkeypatch: pytest.MonkeyPatch,
):
    written = played(3)

    async def bring() -> None:
        go_on, begun = asyncio.Event(), []

        async def plays(self: Verifier, sent: bytes) -> Verified:
            begun.append(sent)
            await go_on.wait()
            return verified(sent)

        monkeypatch.setattr(Verifier, "_run", plays)
        verifier = Verifier()
        tasks = [asyncio.create_task(verifier.verify("here", written)) for _ in range(2)]
        await asyncio.sleep(0)
        # given one that is played and one that waits, then a third is refused until they are done
        with pytest.raises(TooOften):
            await verifier.verify("here", written)
        assert len(begun) == 1
        go_on.set()
        await asyncio.gather(*tasks)
        assert (await verifier.verify("here", written))[1] is None

    asyncio.run(bring())


def test_a_report_holds_what_one_sees_and_no_more(mina: Caller, lucy: Caller, nobody: Caller):
    table = mina.post("/api/play-now", {"game": "candles"})["table"]
    with mina.at(table) as sitting:
        frame = sitting.question()
        report = mina.get(f"/api/tables/{table}/report?lang=fr")
        assert report["table"] == frame["table"]
        assert report["question"]["options"]
        assert "record" not in report
        watched = lucy.get(f"/api/tables/{table}/report")
        assert watched["question"] is None
        assert "seed" not in str(watched)
    assert nobody.get(f"/api/tables/{table}/report", 401)
