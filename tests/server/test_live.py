"""At the table: asked, answered, told; coming back; a message twice; going back; watching."""

from __future__ import annotations

import time
from contextlib import ExitStack
from typing import Any

import pytest
from fastapi.testclient import TestClient
from msgspec import Raw
from starlette.websockets import WebSocketDisconnect

from nocturne.kernel.table import Table, new_game
from nocturne.server.live.streams import Outbox
from nocturne.server.render.views import update_of
from nocturne.server.wire.update import Update

from .conftest import Caller, Json, Sitting
from .virtual import NAMES, Witness, on_this_clock, settle, sit


def begin(host: Caller, *others: Caller, game: str = "candles", masking: str = "fast") -> str:
    """A table of these people, begun."""
    seats = [{"kind": "me"}, *[{"kind": "open"}] * len(others)]
    form = {"game": game, "seats": seats, "masking": masking}
    table: str = host.post("/api/tables", form)["table"]
    for other in others:
        other.post(f"/api/tables/{table}/sit", {})
    host.post(f"/api/tables/{table}/start")
    return table


def play_to_the_end(sitting: Sitting, frame: Json) -> Json:
    at = 0
    while frame["question"] is not None:
        at += 1
        sitting.answer(frame, f"answer-{at}")
        sitting.acknowledged(f"answer-{at}")
        sitting.send(type="lang", lang="fr" if at % 2 else "en")
        frame = sitting.until(lambda told: told["type"] == "frame" and told["fresh"])
    return frame


def test_a_game_against_bots_from_one_call_to_its_end(mina: Caller, nobody: Caller):
    table = mina.post("/api/play-now", {"game": "candles"})["table"]
    assert nobody.get(f"/api/tables/{table}/record", 400)["error"]["code"] == "server-record-unfinished"
    with mina.at(table) as sitting:
        frame = sitting.question()
        assert frame["names"]["seat:0"] == "Mina"
        assert frame["question"]["text"] == ["Round 1: play a card face down."]
        end = play_to_the_end(sitting, frame)
    assert len(end["result"]["points"]) == 3
    assert nobody.get(f"/api/tables/{table}")["status"] == "finished"
    record = nobody.client.get(f"/api/tables/{table}/record")
    assert record.text.count("\n") == end["number"] + 1


def test_a_finished_game_can_be_looked_at_again_from_every_seat(mina: Caller, nobody: Caller):
    table = mina.post("/api/play-now", {"game": "candles"})["table"]
    assert nobody.get(f"/api/tables/{table}/replay", 400)["error"]["code"] == "server-record-unfinished"
    with mina.at(table) as sitting:
        first = sitting.question()
        end = play_to_the_end(sitting, first)
    replay = f"/api/tables/{table}/replay"
    start = nobody.get(f"{replay}?at=0&seat=0")
    assert (start["table"], start["question"]) == (first["table"], first["question"])
    assert start["answers"] == end["number"]
    last = nobody.get(f"{replay}?at={end['number']}")
    assert last["result"] == end["result"]
    assert nobody.get(f"{replay}?at=99999", 404)["error"]["code"] == "server-replay-range"
    told = [nobody.get(f"{replay}?at={at}&seat=1&lang=fr")["log"] for at in (3, 2, 3)]
    assert told[0] == told[2]
    assert told[0]
    assert told[1] == []
    assert nobody.get(f"{replay}?at=0&seat=3", 404)["error"]["code"] == "server-replay-range"


def test_a_card_of_a_finished_game_is_shown_and_explained_as_it_was_then(mina: Caller, nobody: Caller):
    # given a game in which Mina could do nothing with Anson at first, because he was locked
    ready = ["Tara", {"card": "Anson", "locked": True}]
    options = {"position": {"players": [{"ready": ready}, {"pool": 1}]}}
    form = {"game": "vtes", "seats": [{"kind": "me"}, {"kind": "bot"}], "options": options, "private": True}
    table = mina.post("/api/tables", form)["table"]
    mina.post(f"/api/tables/{table}/start")
    with mina.at(table) as sitting:
        frame = sitting.question()
        while not frame["result"]:
            keys = [option["key"] for option in frame["question"]["options"]]
            at = next((at for at, key in enumerate(keys) if key.startswith("bleed")), 0)
            sitting.answer(frame, f"answer-{frame['number']}", at)
            frame = sitting.question()
    moment = nobody.get(f"/api/tables/{table}/replay?at=0&seat=0")
    [anson] = [ref for ref, name in moment["names"].items() if name.startswith("Anson")]
    # when anybody asks about him at that moment
    thing = f"/api/tables/{table}/replay/thing?at=0&about={anson}"
    told = nobody.get(f"{thing}&seat=0&lang=fr")
    # then he is told in full, and from Mina's seat with the reasons of that moment; a spectator has none
    assert told["described"]["name"].startswith("Anson")
    assert told["explained"]["reasons"]
    assert nobody.get(thing)["explained"] is None
    # and what is nowhere is not told
    assert nobody.get(f"{thing}99", 400)["error"]["code"] == "server-describe-unknown"


def test_after_the_end_the_same_table_is_opened_again(mina: Caller, lucy: Caller):
    table = mina.post("/api/play-now", {"game": "candles"})["table"]
    refused = mina.post(f"/api/tables/{table}/rematch", status=400)
    assert refused["error"]["code"] == "server-rematch-unfinished"
    with mina.at(table) as sitting:
        play_to_the_end(sitting, sitting.question())
    again = mina.post(f"/api/tables/{table}/rematch")
    assert (again["status"], again["host"]) == ("open", True)
    assert [seat["kind"] for seat in again["seats"]] == ["person", "bot", "bot"]
    assert mina.post(f"/api/tables/{again['table']}/start")["status"] == "playing"
    assert lucy.post(f"/api/tables/{table}/rematch", status=400)["error"]["code"] == "server-only-watching"


def test_a_connection_that_does_not_keep_up_is_cut_and_holds_nobody_up():
    outbox = Outbox()
    for number in range(1000):
        outbox.put(str(number).encode())
    waiting = [outbox.waiting.get_nowait() for _ in range(outbox.waiting.qsize())]
    assert None in waiting
    assert len(waiting) <= 65


def test_names_in_sentences_tell_what_they_name(mina: Caller, lucy: Caller):
    table = begin(mina, lucy)
    with mina.at(table, "?lang=fr") as one, lucy.at(table) as two:
        one.answer(one.question(), "a")
        two.answer(two.question(), "b")
        told = two.until(lambda told: told["type"] == "frame" and told["log"] and not told["fresh"])
        said = [line["text"] for line in told["log"]]
        assert {"ref": "seat:0", "text": "Mina"} in said[0]
        spoken = one.until(lambda told: told["type"] == "frame" and told["log"] and not told["fresh"])
        assert any("révèle" in str(line) for line in spoken["log"])


def test_who_comes_back_gets_exactly_what_was_missed(mina: Caller, lucy: Caller):
    table = begin(mina, lucy)
    with lucy.at(table) as two:
        two.question()
        with mina.at(table) as one:
            one.question()
            last = one.until(lambda told: told["type"] == "chat")["seq"]
            one.send(type="chat", id="c", text="Good evening")
            missed = [one.until(lambda told: told["type"] == "chat"), one.hear()]
        with mina.at(table, f"?since={last}") as again:
            back = [again.hear(), again.hear()]
            while back[0]["type"] == "players":
                back = [back[1], again.hear()]
            assert back == missed
        with mina.at(table, "?since=1") as afresh:
            assert afresh.hear()["fresh"]


@pytest.mark.parametrize("away", [0.0, 0.6])
def test_who_comes_back_sees_what_others_did_meanwhile(mina: Caller, lucy: Caller, away: float):
    table = begin(mina, lucy)
    with lucy.at(table) as two:
        asked = two.question()
        with mina.at(table) as one:
            one.question()
            one.send(type="ping")
            last = one.until(lambda told: told["type"] == "pong")["seq"]
        two.until(lambda told: told["type"] == "players" and told["players"][0]["here"])
        two.until(lambda told: told["type"] == "players" and not told["players"][0]["here"])
        time.sleep(away)  # longer than the grace time, what was missed is no longer kept frame by frame
        two.answer(asked, "b")
        two.acknowledged("b")
        with mina.at(table, f"?since={last}") as again:
            frame = again.until(lambda told: told["type"] == "frame")
            assert frame["number"] >= 1
            assert frame["fresh"] is (away > 0)


def test_a_message_sent_twice_counts_once_and_a_stale_answer_is_refused(mina: Caller, lucy: Caller):
    table = begin(mina, lucy)
    with mina.at(table) as one, lucy.at(table) as two:
        frame = one.question()
        one.answer(frame, "same")
        one.until(lambda told: told["type"] == "ack")
        one.answer(frame, "same", at=1)
        assert one.until(lambda told: told["type"] in ("ack", "error"))["type"] == "ack"
        two.answer(two.question(), "other")
        two.until(lambda told: told["type"] == "ack")
        one.answer(frame, "late")  # the round is over: that question has passed
        refused = one.until(lambda told: told["type"] == "error")
        assert refused["error"]["code"] == "kernel-answer-stale"
        assert refused["id"] == "late"
        assert "question" in refused


def test_an_answer_that_is_no_option_is_refused_with_the_question(mina: Caller, lucy: Caller):
    with mina.at(begin(mina, lucy)) as one:
        frame = one.question()
        one.send(type="answer", id="x", number=frame["number"], key="dance")
        refused = one.until(lambda told: told["type"] == "error")
        assert refused["error"]["code"] == "kernel-answer-not-an-option"
        assert refused["question"] == frame["question"]


def test_one_may_take_back_an_answer_until_somebody_else_has_answered(mina: Caller, lucy: Caller):
    table = begin(mina, lucy)
    with mina.at(table) as one, lucy.at(table) as two:
        frame = one.question()
        one.answer(frame, "a")
        assert one.until(lambda told: told["type"] == "frame" and told["number"] == 1)["undo"]
        one.send(type="undo", id="u")
        back = one.until(lambda told: told["type"] == "frame" and told["number"] == 0)
        assert back["question"] == frame["question"]
        one.answer(back, "b")
        one.until(lambda told: told["type"] == "ack" and told["id"] == "b")
        two.answer(two.question(), "c")
        two.until(lambda told: told["type"] == "ack")
        one.send(type="undo", id="v")
        assert one.until(lambda told: told["type"] == "error")["error"]["code"] == "server-undo-impossible"


def test_why_not_is_answered_with_the_rule_and_only_about_what_one_sees(mina: Caller, lucy: Caller):
    table = begin(mina, lucy)
    with mina.at(table) as one:
        one.question()
        one.send(type="why", id="w", about="seat:1")
        assert one.until(lambda told: told["type"] == "why")["about"] == "seat:1"
        for about in ("card:3", "../x", "word:cli-help-play"):
            one.send(type="why", id=about, about=about)
            refused = one.until(lambda told: told["type"] == "error")
            assert refused["error"]["code"] == "server-why-unknown"


def test_a_spectator_sees_no_hand_and_changes_nothing(mina: Caller, lucy: Caller, nobody: Caller):
    table = begin(mina, lucy)
    watcher = nobody.enter("Watcher")
    with watcher.at(table) as sitting:
        frame = sitting.hear()
        assert frame["question"] is None
        assert frame["table"]["hands"] == [[0] * 5] * 2
        for message in (
            {"type": "answer", "number": 0, "key": "play:1"},
            {"type": "undo"},
            {"type": "yield"},
            {"type": "why", "about": "seat:0"},
        ):
            sitting.send(id="x", **message)
            refused = sitting.until(lambda told: told["type"] == "error")
            assert refused["error"]["code"] == "server-only-watching"


def test_nobody_is_let_in_without_a_session_or_from_another_page(mina: Caller, nobody: Caller):
    table = mina.post("/api/play-now", {"game": "candles"})["table"]
    for caller, where, code in ((nobody, table, 4401), (mina, "nowhere", 4404), (mina, "no%00where", 4404)):
        with pytest.raises(WebSocketDisconnect) as closed, caller.at(where) as sitting:
            sitting.hear()
        assert closed.value.code == code
    headers = {"cookie": f"nocturne={mina.token}", "origin": "https://elsewhere.example"}
    with (
        pytest.raises(WebSocketDisconnect) as closed,
        mina.client.websocket_connect(f"/ws/tables/{table}", headers=headers),
    ):
        pass
    assert closed.value.code == 1000, "it was never opened"


def test_one_person_has_so_many_connections_and_messages_whatever_their_number(mina: Caller):
    table = mina.post("/api/play-now", {"game": "candles"})["table"]
    with ExitStack() as open_ones:
        sittings = [open_ones.enter_context(mina.at(table)) for _ in range(10)]
        for sitting in sittings:
            sitting.question()
        with pytest.raises(WebSocketDisconnect) as closed, mina.at(table) as sitting:
            sitting.hear()
        assert closed.value.code == 4403
        # 60 messages at once, over all of them
        for sitting in sittings:
            for number in range(8):
                sitting.send(type="ping", id=str(number))
        refused = sittings[-1].until(lambda told: told["type"] == "error")
        assert refused["error"]["code"] == "server-too-often"


def test_who_only_looked_in_is_forgotten(client: TestClient, mina: Caller, lucy: Caller):
    table = mina.post("/api/play-now", {"game": "candles"})["table"]
    live = client.app.state.services.registry._live  # type: ignore[attr-defined]
    with mina.at(table) as sitting:
        frame = sitting.question()
        with lucy.at(table) as watching:
            watching.hear()
        assert len(live[table].streams) == 2
        time.sleep(0.4)  # longer than the grace time
        sitting.answer(frame, "a")
        sitting.acknowledged("a")
        assert [stream.name for stream in live[table].streams.values()] == ["Mina"]


def test_who_leaves_the_house_leaves_her_tables_too(mina: Caller):
    table = mina.post("/api/play-now", {"game": "candles"})["table"]
    with mina.at(table) as sitting:
        sitting.question()
        mina.post("/api/logout")
        with pytest.raises(WebSocketDisconnect):
            sitting.until(lambda told: False)
    with pytest.raises(WebSocketDisconnect) as closed, mina.at(table) as sitting:
        sitting.hear()
    assert closed.value.code == 4401


@pytest.mark.parametrize(
    "text", ["", "{", "[]", '{"type":"fly"}', '{"type":"answer","number":"one"}', "[" * 5000]
)
def test_what_is_no_message_is_refused_and_the_table_goes_on(mina: Caller, lucy: Caller, text: str):
    with mina.at(begin(mina, lucy)) as one:
        frame = one.question()
        one.socket.send_text(text)
        assert one.until(lambda told: told["type"] == "error")["error"]["code"] == "server-not-understood"
        one.answer(frame, "a")
        one.until(lambda told: told["type"] == "ack")


def test_a_seat_left_alone_goes_to_a_bot_and_comes_back(mina: Caller, lucy: Caller):
    table = begin(mina, lucy)
    with mina.at(table) as one:
        with lucy.at(table) as two:
            two.question()
        one.answer(one.question(), "a")
        after = one.until(lambda told: told["type"] == "frame" and told["number"] >= 2)
        assert after["log"]
        with lucy.at(table) as back:
            assert back.hear()["number"] >= 2


@pytest.mark.parametrize("game", ["vtes", "dracula", "chapters"])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_game_is_asked_and_told_whole(mina: Caller, game: str, lang: str):
    table = mina.post("/api/play-now", {"game": game})["table"]
    with mina.at(table, f"?lang={lang}") as sitting:
        for number in range(6):
            frame = sitting.question()
            assert "⟦" not in str(frame)
            assert all(option["label"] for option in frame["question"]["options"])
            sitting.answer(frame, str(number))
            sitting.acknowledged(str(number))
            sitting.send(type="lang", lang=lang)


def test_a_card_is_described_to_those_who_see_it(mina: Caller):
    table = mina.post("/api/play-now", {"game": "vtes"})["table"]
    with mina.at(table) as sitting:
        frame = sitting.question()
        mine = frame["table"]["players"][0]["hand"][0]["card"]
        sitting.send(type="describe", id="d", ref=f"card:{mine}")
        told = sitting.until(lambda told: told["type"] in ("card", "error"))
        assert told["name"] == frame["names"][f"card:{mine}"]
        assert len(told["lines"]) > 2
        shown = {int(ref.removeprefix("card:")) for ref in frame["names"] if ref.startswith("card:")}
        hidden = next(card for card in range(500) if card not in shown)
        sitting.send(type="describe", id="h", ref=f"card:{hidden}")
        refused = sitting.until(lambda told: told["type"] in ("card", "error"))
        assert refused["error"]["code"] == "server-describe-unknown"


def test_what_chapters_refuses_is_named_and_can_be_asked_about(mina: Caller):
    # given Thomas at the gate, too far from the foreman to talk to him
    thomas = {"character": "thomas", "at": "C6"}
    position = {"chapter": "ch.prologue_thomas", "characters": [thomas], "turn": "thomas"}
    form = {"game": "chapters", "seats": [{"kind": "me"}], "options": {"position": position}, "private": True}
    table = mina.post("/api/tables", form)["table"]
    mina.post(f"/api/tables/{table}/start")
    with mina.at(table) as sitting:
        question = sitting.question()["question"]
        refused = {one["key"]: one for one in question["refused"]}
        assert not refused.keys() & {option["key"] for option in question["options"]}
        assert refused["talk:rigault"]["subjects"] == ["figure:rigault"]
        # when he asks about it, then there is a reason
        sitting.send(type="why", id="w", about="talk:rigault")
        told = sitting.until(lambda told: told["type"] in ("why", "error"))
        assert told["reasons"][0]["rule"] == "CHA-DLG-01"


@on_this_clock
async def test_however_many_watch_the_table_is_looked_at_for_them_once(monkeypatch: pytest.MonkeyPatch):
    looked: list[int | None] = []

    def look(table: Table, seat: int | None, *rest: Any) -> Update[Raw]:
        looked.append(seat)
        return update_of(table, seat, *rest)

    live = sit(new_game("candles", seats=2, seed="watched"), "fast")
    players = [Witness(live, name, "en") for name in NAMES[:2]]
    watchers = [Witness(live, f"watcher {number}", "fr" if number % 2 else "en") for number in range(20)]
    await settle(*players, *watchers)
    monkeypatch.setattr("nocturne.server.live.broadcast.update_of", look)
    for one in players:
        await one.send("answer", number=0, key=one.frame["question"]["options"][0]["key"])
    await settle(*players, *watchers)
    shown = len([seat for seat in looked if seat == 0])
    assert shown >= 2
    assert looked.count(None) <= 2 * shown, "once for each language"
    for number, one in enumerate(watchers):
        assert one.frame == watchers[number % 2].frame
        assert one.frame["number"] == live.table.number
    await live.close()
