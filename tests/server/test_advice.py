"""The coach at a live table: only among bots, only about what is asked now, never in the loop."""

from __future__ import annotations

import asyncio
import threading
from typing import Any

import pytest

from nocturne.kernel.advice import Advice, Suggestion
from nocturne.kernel.decision import Decision, Note
from nocturne.kernel.knowledge import Knowledge
from nocturne.kernel.table import Table, new_game
from nocturne.server.live.streams import Player
from tests.server.virtual import Witness, sit

Json = dict[str, Any]


def alone(table: Table) -> list[Player]:
    """One person among bots."""
    bots = [Player("bot", f"Bot {seat}", bot="random") for seat in range(1, table.head.seats)]
    return [Player("person", "Mina", "Mina"), *bots]


async def asked(witness: Witness) -> Json:
    """What the person is asked, once they are."""
    for _ in range(2000):
        await asyncio.sleep(0.01)
        witness.hear()
        if witness.frame.get("question"):
            question: Json = witness.frame["question"]
            return question
    raise AssertionError("never asked")


async def advised(witness: Witness) -> Json:
    """The advice that comes."""
    for _ in range(2000):
        await asyncio.sleep(0.01)
        witness.hear()
        for _, told in witness.seen:
            if told["type"] == "advice":
                return told
    raise AssertionError("no advice came")


@pytest.mark.parametrize(("game", "seats"), [("vtes", 2), ("dracula", 2), ("chapters", 2)])
def test_a_person_among_bots_is_advised_in_their_language(game: str, seats: int):
    async def play() -> None:
        table = new_game(game, seats=seats, seed="coach", snapshots=False)
        live = sit(table, "fast", alone(table))
        mina = Witness(live, "Mina", "fr")
        question = await asked(mina)
        # when they ask what to do
        assert (await mina.send("advice", number=question["number"]))["type"] == "ack"
        advice = await advised(mina)
        # then they are told choices they have, what each brings, and what that is based on
        assert advice["number"] == question["number"]
        keys = {option["key"] for option in question["options"]}
        assert {one["key"] for one in advice["suggestions"]} <= keys
        assert advice["suggestions"][0]["standing"] == "best"
        assert all(one["notes"] and one["label"] for one in advice["suggestions"])
        assert "ugé" in str(advice["basis"]) or "ssayé" in str(advice["basis"])
        await live.close()

    asyncio.run(play())


def test_there_is_no_advice_where_another_person_plays():
    async def play() -> None:
        table = new_game("candles", seats=2, seed="company")
        live = sit(table, "fast")
        mina = Witness(live, "Mina", "en")
        question = await asked(mina)
        refused = await mina.send("advice", number=question["number"])
        assert refused["error"]["code"] == "server-advice-company"
        assert "bot" in refused["error"]["text"]
        await live.close()

    asyncio.run(play())


def test_a_question_that_has_passed_gets_no_advice():
    async def play() -> None:
        table = new_game("candles", seats=2, seed="passed")
        live = sit(table, "fast", alone(table))
        mina = Witness(live, "Mina", "en")
        question = await asked(mina)
        refused = await mina.send("advice", number=question["number"] + 1)
        assert refused["error"]["code"] == "kernel-answer-stale"
        await live.close()

    asyncio.run(play())


def test_the_coach_thinks_elsewhere_and_once_and_what_comes_too_late_is_dropped(
    monkeypatch: pytest.MonkeyPatch,
):
    # Given a game that thinks until it is allowed to speak
    table = new_game("candles", seats=2, seed="late")
    may_speak, threads = threading.Event(), []

    def slowly(decision: Decision, knows: Knowledge) -> Advice:
        threads.append(threading.current_thread())
        assert may_speak.wait(30)
        return Advice(Note("kernel-seat", {"number": 1}), (Suggestion(decision.options[0].key, "best"),))

    monkeypatch.setattr(table.game, "advise", slowly)

    async def play() -> None:
        live = sit(table, "fast", alone(table))
        mina = Witness(live, "Mina", "en")
        question = await asked(mina)
        # when advice is asked for twice, and the question answered before it comes
        for _ in range(2):
            assert (await mina.send("advice", number=question["number"]))["type"] == "ack"
        await mina.send("answer", number=question["number"], key=question["options"][0]["key"])
        may_speak.set()
        while not threads:
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.2)
        mina.hear()
        # then it was thought of once, in another thread, and nothing is told
        assert len(threads) == 1
        assert threads[0] is not threading.current_thread()
        assert not [told for _, told in mina.seen if told["type"] == "advice"]
        # and the next question can be asked about
        following = await asked(mina)
        assert following["number"] > question["number"]
        await mina.send("advice", number=following["number"])
        assert (await advised(mina))["number"] == following["number"]
        await live.close()

    asyncio.run(play())
