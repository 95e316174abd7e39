"""What the server refuses, whoever calls: other pages, large bodies, too many calls; and its headers."""

from __future__ import annotations

import asyncio
import re
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import msgspec
import pytest
from fastapi.testclient import TestClient

import nocturne
from nocturne.kernel.errors import BadOptions
from nocturne.kernel.table import new_game
from nocturne.kernel.words import LANGUAGES, Words
from nocturne.server.api import create_app
from nocturne.server.errors import TooOften
from nocturne.server.games.options import check_recorded
from nocturne.server.people.accounts import MOST_HASHING, SESSION_SECONDS, People
from nocturne.server.rates import Rate
from nocturne.server.routes.guards import LARGEST_BODY

from .conftest import Caller, Json, lift_limits

pytestmark = pytest.mark.slow

#: Every route that changes something, or tells what only one person may know, and needs a session.
FOR_SOMEBODY = [
    ("POST", "/api/play-now", {"game": "candles"}),
    ("POST", "/api/tables", {"game": "candles", "seats": [{"kind": "me"}, {"kind": "bot"}]}),
    ("POST", "/api/tables/{table}/sit", {}),
    ("POST", "/api/tables/{table}/leave", {}),
    ("POST", "/api/tables/{table}/start", {}),
    ("GET", "/api/tables/mine", None),
    ("POST", "/api/tables/{table}/ready", {}),
    ("POST", "/api/tables/{table}/deck", {}),
    ("POST", "/api/tables/{table}/settings", {}),
    ("GET", "/api/decks", None),
    ("POST", "/api/decks", {"text": "1x Blur"}),
]


@pytest.mark.parametrize(("method", "path", "form"), FOR_SOMEBODY)
def test_nobody_is_told_to_come_in_first(nobody: Caller, method: str, path: str, form: object):
    answer = nobody.client.request(method, path, json=form, headers={"x-nocturne": "1"})
    assert answer.status_code == 401
    assert answer.json()["error"]["code"] == "server-who-are-you"


def test_every_route_that_changes_something_wants_our_own_page(client: TestClient):
    lift_limits(client.app)  # there are more routes than calls at once
    described = client.get("/openapi.json").json()["paths"]
    changing = [path for path, methods in described.items() if "post" in methods]
    assert len(changing) >= 9
    # Mail programs call this one: the secret code in its address is what it asks for.
    changing.remove("/api/reminders/stop/{code}")
    for path in changing:
        for headers in ({}, {"x-nocturne": "1", "origin": "https://elsewhere.example"}):
            answer = client.post(path, json={}, headers=headers)
            assert answer.status_code in (403, 422), path
            if answer.status_code == 403:
                assert answer.json()["error"]["code"] == "server-not-our-page"


def test_every_answer_carries_the_headers_that_keep_others_out(client: TestClient):
    for path in ("/healthz", "/api/me", "/nowhere", "/api/tables/mine"):
        headers = client.get(path).headers
        assert "default-src 'none'" in headers["content-security-policy"]
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"
    assert client.get("/api/me").headers["cache-control"] == "no-store"


def test_the_cookie_cannot_be_read_by_a_script(client: TestClient):
    answer = client.post("/api/guest", json={"nickname": "Mina"}, headers={"x-nocturne": "1"})
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie


def test_over_https_the_cookie_stays_there(client: TestClient):
    form, headers = {"nickname": "Mina"}, {"x-nocturne": "1"}
    plain = client.post("/api/guest", json=form, headers=headers)
    sealed = client.post("https://testserver/api/guest", json=form, headers=headers)
    assert "secure" not in plain.headers["set-cookie"].lower()
    assert "secure" in sealed.headers["set-cookie"].lower()


def test_a_session_ends_by_itself(client: TestClient, mina: Caller, monkeypatch: pytest.MonkeyPatch):
    assert mina.get("/api/me")["me"] is not None
    later = time.time() + SESSION_SECONDS + 1
    monkeypatch.setattr("nocturne.server.people.accounts.time.time", lambda: later)
    assert mina.get("/api/me")["me"] is None


def test_a_session_that_was_ended_is_of_no_use_any_more(mina: Caller):
    mina.post("/api/logout")
    assert mina.get("/api/me")["me"] is None


def test_passwords_are_looked_at_one_by_one_and_not_without_end():
    async def rush() -> list[object]:
        people = People(None)  # type: ignore[arg-type]  # no password gets as far as the store
        busy = 0

        def slow() -> int:
            nonlocal busy
            busy += 1
            time.sleep(0.002)
            assert busy == 1
            busy -= 1
            return 1

        waiting = [people._apart(slow) for _ in range(MOST_HASHING + 5)]
        done = await asyncio.gather(*waiting, return_exceptions=True)
        people.close()
        return list(done)

    done = asyncio.run(rush())
    assert done.count(1) == MOST_HASHING
    assert sum(isinstance(one, TooOften) for one in done) == 5


@pytest.mark.parametrize("origin", ["https://elsewhere.example", "null", "http://[", "http://testserver:1"])
def test_a_call_from_another_page_is_refused_whatever_its_address(mina: Caller, origin: str):
    headers = {**mina._headers, "origin": origin}
    answer = mina.client.post("/api/rename", json={"nickname": "Lucy"}, headers=headers)
    assert answer.status_code == 403
    assert mina.get("/api/me")["me"]["name"] == "Mina"


@pytest.mark.parametrize(
    "options",
    [
        r'{"decks": ["\ud800"]}',
        r'{"position": {"players": "\ud800"}}',
        '{"turn_limit": NaN}',
        '{"turn_limit": 1e999}',
        f'{{"turn_limit": {10**40}}}',
        f'{{"position": {{"players": [{{"pool": {10**40}}}, {{}}]}}}}',
    ],
)
def test_options_that_nothing_can_keep_are_refused(mina: Caller, options: str):
    seats = '[{"kind": "me"}, {"kind": "bot"}]'
    body = f'{{"game": "vtes", "private": true, "seats": {seats}, "options": {options}}}'
    headers = {**mina._headers, "content-type": "application/json"}
    answer = mina.client.post("/api/tables", content=body, headers=headers)
    assert answer.status_code == 400, answer.text
    assert answer.json()["error"]["code"] == "server-options-wrong"


def test_a_deck_of_thousands_of_cards_is_refused(mina: Caller):
    deck = "Crypt\n12x Madison\nLibrary\n" + "99x Deflection\n" * 9
    form = {"game": "vtes", "seats": [{"kind": "me"}, {"kind": "bot"}]}
    told = mina.post("/api/tables", {**form, "options": {"deck_size": "free", "decks": [deck]}}, 400)
    assert told["error"]["code"] == "server-deck-too-large"


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"decks": [{"crypt": [[201338, 12]], "library": [[100518, 10**6]]}]}, "server-deck-too-large"),
        ({"position": {"players": [{"hand": ["Blur"] * 9000}, {}]}}, "server-position-too-large"),
    ],
)
def test_neither_comes_in_with_a_record(options: Json, message: str):
    head = new_game("vtes", seats=2).head
    with pytest.raises(BadOptions) as refused:
        check_recorded(msgspec.structs.replace(head, options={**head.options, **options}))
    assert refused.value.message == message


@pytest.mark.parametrize(
    ("path", "code"),
    [
        ("/api/tables/%00", "server-table-unknown"),
        ("/api/join/a%00b", "server-invitation-over"),
        ("/api/tables/%ed%a0%80", "server-table-unknown"),
    ],
)
def test_an_address_no_table_can_have_is_not_even_looked_for(nobody: Caller, path: str, code: str):
    assert nobody.get(path, 404)["error"]["code"] == code


def test_a_login_no_account_can_have_is_not_even_looked_for(nobody: Caller):
    wrong = nobody.post("/api/login", {"name": "Mi\0na", "password": "a long password"}, 400)
    assert wrong["error"]["code"] == "server-login-wrong"


def test_decks_and_reports_are_asked_for_now_and_then(mina: Caller):
    table = mina.post("/api/play-now", {"game": "candles"})["table"]
    told = [mina.client.get(f"/api/tables/{table}/report", headers=mina._headers) for _ in range(7)]
    assert {one.status_code for one in told} == {200, 429}
    form = {"text": "1x Deflection"}
    told = [mina.client.post("/api/vtes/deck", json=form, headers=mina._headers) for _ in range(40)]
    assert {one.status_code for one in told} == {200, 429}


def test_a_long_reading_holds_nobody_up(mina: Caller, monkeypatch: pytest.MonkeyPatch):
    """Given a deck that takes long to be read, when others call meanwhile, then they do not wait for it."""
    reading, done = threading.Event(), threading.Event()

    def slow(*_args: object) -> dict[str, bool]:
        reading.set()
        assert done.wait(60)
        return {"read": True}

    monkeypatch.setattr("nocturne.server.routes.decks.deck_report", slow)
    with ThreadPoolExecutor(1) as other:
        deck = other.submit(mina.post, "/api/vtes/deck", {"text": "much"})
        assert reading.wait(60)
        assert mina.get("/api/me")["me"]["name"] == "Mina"
        assert not deck.done()
        done.set()
        assert deck.result(60) == {"read": True}


def test_when_loading_fails_nobody_waits_for_it(
    database: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    def fail() -> None:
        raise ValueError("hidden")

    monkeypatch.setattr("nocturne.server.api.load", fail)
    with TestClient(create_app(database)) as client:
        assert client.get("/api/me").json()["me"] is None
    assert "loading stopped by ValueError" in caplog.text
    assert "hidden" not in caplog.text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_body_that_is_too_large_is_refused(client: TestClient, lang: str):
    large = b'{"text":"' + b"x" * LARGEST_BODY + b'"}'
    answer = client.post(f"/api/vtes/deck?lang={lang}", content=large, headers={"x-nocturne": "1"})
    assert answer.status_code == 413
    assert answer.json()["error"]["text"] == Words(lang)("server-too-large")


def test_who_calls_too_often_waits():
    rate = Rate(burst=3, per_second=0.001)
    assert [rate.allows("one") for _ in range(5)] == [True, True, True, False, False]
    assert rate.allows("other")


def test_another_player_cannot_begin_or_look_into_a_table_of_others(mina: Caller, lucy: Caller):
    table = mina.post("/api/play-now", {"game": "candles"})["table"]
    for call in ("sit", "leave", "start"):
        refused = lucy.post(f"/api/tables/{table}/{call}", {}, 400)
        assert refused["error"]["code"] == "server-table-begun"
    assert "seed" not in str(lucy.get(f"/api/tables/{table}"))


def test_every_message_of_the_server_is_there_in_both_languages():
    folder = Path(nocturne.__file__).parent
    code = "\n".join(file.read_text("utf-8") for file in folder.rglob("*.py"))
    named = set(re.findall(r'"(server-[a-z-]+)"', code))
    for lang in LANGUAGES:
        written = (folder / "locale" / lang / "server.ftl").read_text("utf-8")
        assert set(re.findall(r"^(server-[a-z-]+) =", written, re.M)) == named
    assert named
