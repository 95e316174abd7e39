"""Accounts: sessions are listed and ended, passwords changed, everything is exported, deleted, cleaned up."""

from __future__ import annotations

import json
import time

import pytest
from starlette.testclient import TestClient

from nocturne.server.api import create_app
from nocturne.server.people.accounts import SESSION_SECONDS
from nocturne.server.people.cleanup import GUEST_SECONDS, clean_up
from nocturne.server.store.database import Store, sessions

from .conftest import Caller, Json, lift_limits

pytestmark = [pytest.mark.usefixtures("_loaded"), pytest.mark.slow]

ACCOUNT = {"name": "Harker", "password": "garlic and hawthorn"}
OTHER = "silver and ash wood"


def entered(client: TestClient, path: str, form: Json, token: str | None = None) -> Caller:
    """Somebody who registers or logs in with a browser."""
    headers = {"x-nocturne": "1", "user-agent": f"Browser of {path}"}
    if token:
        headers["cookie"] = f"nocturne={token}"
    answer = client.post(path, json=form, headers=headers)
    assert answer.status_code == 200, answer.text
    client.cookies.clear()
    return Caller(client, answer.cookies["nocturne"])


def store_of(client: TestClient) -> Store:
    store: Store = client.app.state.services.store  # type: ignore[attr-defined]
    return store


def test_sessions_are_listed_and_ended(either_database: str):
    with TestClient(create_app(either_database, warm=False)) as client:
        one = entered(client, "/api/register", ACCOUNT)
        other = entered(client, "/api/login", ACCOUNT)
        found = one.get("/api/account/sessions")["sessions"]
        assert [session["current"] for session in found].count(True) == 1
        assert len(found) == 2
        # a session that is ended is nobody's any more, and no other can be named
        (theirs,) = [session for session in found if not session["current"]]
        one.post("/api/account/sessions/end", {"id": theirs["id"]})
        assert other.get("/api/me")["me"] is None
        one.post("/api/account/sessions/end", {"id": theirs["id"]}, status=404)
        # all others at once
        third = entered(client, "/api/login", ACCOUNT)
        one.post("/api/account/sessions/end")
        assert third.get("/api/me")["me"] is None
        assert one.get("/api/me")["me"]["name"] == "Harker"


def test_nobody_ends_the_session_of_somebody_else(mina: Caller, lucy: Caller):
    (own,) = mina.get("/api/account/sessions")["sessions"]
    lucy.post("/api/account/sessions/end", {"id": own["id"]}, status=404)
    assert mina.get("/api/me")["me"]["name"] == "Mina"


def test_a_new_password_ends_what_the_old_one_opened(client: TestClient):
    lift_limits(client.app)
    one = entered(client, "/api/register", ACCOUNT)
    other = entered(client, "/api/login", ACCOUNT)
    wrong = one.post("/api/account/password", {"password": "garlic", "new": OTHER}, status=400)
    assert wrong["error"]["code"] == "server-password-wrong"
    short = one.post("/api/account/password", {"password": ACCOUNT["password"], "new": "ash"}, status=400)
    assert short["error"]["code"] == "server-password-length"
    one.post("/api/account/password", {"password": ACCOUNT["password"], "new": OTHER})
    assert other.get("/api/me")["me"] is None
    assert one.get("/api/me")["me"]["name"] == "Harker"
    Caller(client).post("/api/login", ACCOUNT, status=400)
    client.cookies.clear()
    entered(client, "/api/login", {**ACCOUNT, "password": OTHER})


def play_out(caller: Caller) -> str:
    """A finished game."""
    table: str = caller.post("/api/play-now", {"game": "candles"})["table"]
    with caller.at(table) as sitting:
        sitting.send(type="chat", id="c", text="Good night")
        sitting.acknowledged("c")
        caller.get(f"/api/tables/{table}")
    with caller.at(table) as sitting:
        frame, count = sitting.question(), 0
        while frame["question"] is not None:
            count += 1
            sitting.answer(frame, str(count))
            frame = sitting.question()
    return table


def test_everything_is_taken_along_and_the_name_is_gone_after_deletion(either_database: str):
    with TestClient(create_app(either_database, warm=False)) as client:
        lift_limits(client.app)
        harker, mina = entered(client, "/api/register", ACCOUNT), Caller(client).enter("Mina")
        table = play_out(harker)
        harker.post("/api/decks", {"text": "1x Blur", "name": "Blurred"})
        seats = [{"kind": "me"}, {"kind": "open"}]
        room = mina.post("/api/tables", {"game": "candles", "seats": seats})["table"]
        harker.post(f"/api/tables/{room}/sit", {})
        own = harker.post("/api/tables", {"game": "candles", "seats": seats})["table"]
        # what is taken along can be played again
        kept = harker.get("/api/account/export")
        (finished,) = [game for game in kept["games"] if game["table"] == table]
        assert finished["names"][finished["seat"]] == "Harker"
        assert (
            client.post(
                "/api/records", json={"record": finished["record"], "seat": 0}, headers=mina._headers
            ).status_code
            == 200
        )
        assert [deck["name"] for deck in kept["decks"]] == ["Blurred"]
        assert [line["text"] for line in kept["said"]] == ["Good night"]
        assert [game["record"] for game in kept["games"] if game["table"] != table] == ["", ""]
        # only whoever knows the password deletes the account
        harker.post("/api/account/delete", {"password": "garlic"}, status=400)
        harker.post("/api/account/delete", {"password": ACCOUNT["password"]})
        assert harker.get("/api/me")["me"] is None
        Caller(client).post("/api/login", ACCOUNT, status=400)
        # the game stays for the others, the name does not
        left = mina.get(f"/api/tables/{table}")
        assert "Harker" not in json.dumps(left)
        record = client.get(f"/api/tables/{table}/record", headers=mina._headers).text
        assert "Harker" not in record
        assert [seat["kind"] for seat in mina.get(f"/api/tables/{room}")["seats"]] == ["person", "open"]
        assert mina.get(f"/api/tables/{own}")["status"] == "finished"
        # and the name is free again
        entered(client, "/api/register", ACCOUNT)


def test_old_sessions_and_guests_without_games_are_cleaned_up(either_database: str):
    with TestClient(create_app(either_database, warm=False)) as client:
        lift_limits(client.app)
        assert client.portal is not None
        run = client.portal.call
        store = store_of(client)
        idle, player = Caller(client).enter("Idle"), Caller(client).enter("Player")
        harker = entered(client, "/api/register", ACCOUNT)
        idle.post("/api/decks", {"text": "1x Blur", "name": "Blurred"})
        player.post("/api/play-now", {"game": "candles"})
        drafter = Caller(client).enter("Drafter")
        drafter.post("/api/drafts", {"game": "vtes", "name": "Ashes", "source": "Third"})
        # a day later nothing has changed
        assert run(store.run, lambda db: clean_up(db, time.time() + 86_400)).guests == 0
        # after a month the guest without a game is gone; who has a game, and an account, stays
        assert run(store.run, lambda db: clean_up(db, time.time() + GUEST_SECONDS + 60)).guests == 1
        assert idle.get("/api/me")["me"] is None
        assert player.get("/api/me")["me"]["name"] == "Player"
        assert drafter.get("/api/me")["me"]["name"] == "Drafter"
        assert harker.get("/api/me")["me"]["name"] == "Harker"
        # after their time all sessions are gone
        ended = run(store.run, lambda db: clean_up(db, time.time() + SESSION_SECONDS + 60))
        assert ended.sessions == 3
        assert run(store.read, lambda db: db.execute(sessions.select()).all()) == []
