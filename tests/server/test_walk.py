"""A walk along every route and every message as nobody, as another player and as a spectator: each is
refused, or told nothing that is hidden from whoever asks; nothing hidden stands in an error or in the log."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest
from fastapi.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from nocturne.server.live.table import LiveTable
from nocturne.server.wire.messages import MESSAGES

from .conftest import Caller, Json, Sitting, lift_limits

#: What every route is called with: its body (None: it takes none), and the parameters it needs.
FORMS: dict[tuple[str, str], Json | None] = {
    ("get", "/healthz"): None,
    ("get", "/readyz"): None,
    ("get", "/metrics"): None,
    ("get", "/api/me"): None,
    ("post", "/api/guest"): {"nickname": "Jack"},
    ("post", "/api/rename"): {"nickname": "Renfield"},
    ("post", "/api/register"): {"name": "Seward", "password": "a long password"},
    ("post", "/api/login"): {"name": "Mina", "password": "a long password"},
    ("post", "/api/logout"): {},
    ("get", "/api/account"): None,
    ("get", "/api/account/export"): None,
    ("get", "/api/account/sessions"): None,
    ("post", "/api/account/sessions/end"): {"id": "somebody's"},
    ("post", "/api/account/password"): {"password": "a guess", "new": "a long password"},
    ("post", "/api/account/email"): {"email": "jack@example.org", "password": "a guess"},
    ("post", "/api/account/forgotten"): {"name": "Mina"},
    ("post", "/api/account/confirm"): {"code": "a guess"},
    ("post", "/api/account/reset"): {"code": "a guess", "password": "a long password"},
    ("post", "/api/account/delete"): {"password": "a guess"},
    ("get", "/api/account/reminders"): None,
    ("post", "/api/account/reminders"): {"mail": True},
    ("post", "/api/account/vacation"): {"days": 2},
    ("post", "/api/account/push"): {"endpoint": "https://localhost/", "p256dh": "", "auth": ""},
    ("post", "/api/account/push/end"): {"endpoint": "https://localhost/"},
    ("post", "/api/reminders/stop/{code}"): {},
    ("post", "/api/play-now"): {"game": "candles"},
    ("post", "/api/tables"): {"game": "candles", "seats": [{"kind": "me"}, {"kind": "bot"}]},
    ("get", "/api/tables"): None,
    ("get", "/api/tables/mine"): None,
    ("get", "/api/tables/{ident}"): None,
    ("get", "/api/join/{code}"): None,
    ("post", "/api/tables/{ident}/sit"): {"seat": 0},
    ("post", "/api/tables/{ident}/leave"): {},
    ("post", "/api/tables/{ident}/invite"): {},
    ("get", "/api/tables/running"): None,
    ("post", "/api/tables/{ident}/ready"): {"on": True},
    ("post", "/api/tables/{ident}/deck"): {"precon": "V5:PTr"},
    ("post", "/api/tables/{ident}/seat"): {"seat": 0, "kind": "open"},
    ("post", "/api/tables/{ident}/fill"): {},
    ("post", "/api/tables/{ident}/swap"): {"seat": 0, "other": 1},
    ("post", "/api/tables/{ident}/settings"): {"decks": "any"},
    ("get", "/api/decks"): None,
    ("post", "/api/decks"): {"text": "1x Blur"},
    ("get", "/api/decks/public"): None,
    ("get", "/api/decks/{ident}"): None,
    ("post", "/api/decks/{ident}"): {"text": "1x Blur"},
    ("post", "/api/decks/{ident}/delete"): {},
    ("post", "/api/tables/{ident}/start"): {},
    ("post", "/api/tables/{ident}/rematch"): {},
    ("get", "/api/tables/{ident}/record"): None,
    ("get", "/api/tables/{ident}/replay"): None,
    ("get", "/api/tables/{ident}/replay/thing"): None,
    ("get", "/api/tables/{ident}/replay/advice"): None,
    ("get", "/api/tables/{ident}/replay/analysis"): None,
    ("get", "/api/tables/{ident}/replay/course"): None,
    ("post", "/api/tables/{ident}/branch"): {"at": 0, "seat": 0},
    ("get", "/api/tables/{ident}/history"): None,
    ("get", "/api/tables/{ident}/report"): None,
    ("get", "/api/tables/{ident}/log"): None,
    ("get", "/api/rules/{game}"): None,
    ("post", "/api/records"): {"record": "nothing of the kind"},
    ("get", "/api/games"): None,
    ("get", "/api/reach"): None,
    ("get", "/api/lessons"): None,
    ("post", "/api/lessons/{ident}"): {},
    ("get", "/api/{game}/precons"): None,
    ("post", "/api/{game}/deck"): {"text": "Crypt\n1x Nothing"},
    ("get", "/api/{game}/cards"): None,
    ("get", "/api/{game}/cards/list"): None,
    ("get", "/api/{game}/cards/search"): None,
    ("get", "/api/{game}/cards/{key}"): None,
    ("post", "/api/{game}/deck/written"): {"text": "1x Blur", "form": "twd"},
    ("post", "/api/{game}/deck/trial"): {"text": "1x Blur"},
    ("get", "/api/{game}/pictures"): None,
    ("get", "/api/{game}/archive"): None,
    ("get", "/api/{game}/archive/decks/{ident}"): None,
    ("get", "/api/{game}/archive/cards/{key}"): None,
    ("post", "/api/{game}/archive/suggestions"): {"text": "1x Blur"},
    ("get", "/api/ratings"): None,
    ("post", "/api/ratings"): {"on": False},
    ("get", "/api/drafts"): None,
    ("post", "/api/drafts"): {"game": "vtes", "name": "Dust", "source": "Third"},
    ("get", "/api/drafts/{ident}"): None,
    ("post", "/api/drafts/{ident}/join"): {},
    ("post", "/api/drafts/{ident}/leave"): {},
    ("post", "/api/drafts/{ident}/begin"): {},
    ("post", "/api/drafts/{ident}/take"): {"number": 0, "card": 1},
    ("post", "/api/drafts/{ident}/deck"): {"cards": None},
    ("post", "/api/drafts/{ident}/play"): {},
    ("get", "/api/clubs"): None,
    ("post", "/api/clubs"): {"name": "Dust"},
    ("get", "/api/clubs/{ident}"): None,
    ("post", "/api/clubs/{ident}/leave"): {},
    ("post", "/api/clubs/{ident}/settings"): {"name": "Dust"},
    ("post", "/api/clubs/{ident}/invite"): {},
    ("post", "/api/clubs/{ident}/role"): {"member": 1, "role": "removed"},
    ("post", "/api/clubs/{ident}/mute"): {"member": 1, "on": True},
    ("post", "/api/clubs/{ident}/delete"): {},
    ("post", "/api/clubs/{ident}/say"): {"text": "Good evening"},
    ("post", "/api/clubs/{ident}/unsay"): {"line": 1},
    ("post", "/api/clubs/{ident}/report"): {"line": 1},
    ("post", "/api/clubs/{ident}/calendar"): {"title": "Night", "starts": 2_000_000_000},
    ("post", "/api/clubs/{ident}/calendar/strike"): {"event": "a1"},
    ("get", "/api/club-invitations/{code}"): None,
    ("post", "/api/club-invitations/{code}"): {},
    ("get", "/api/calendars/{feed}"): None,
    ("get", "/api/tournaments"): None,
    ("post", "/api/tournaments"): {"game": "vtes", "name": "Dust"},
    ("get", "/api/tournaments/{ident}"): None,
    ("post", "/api/tournaments/{ident}/enter"): {"precon": "V5:PTr"},
    ("post", "/api/tournaments/{ident}/drop"): {"entry": 1},
    ("get", "/api/tournaments/{ident}/standings.csv"): None,
    ("get", "/api/tournaments/{ident}/standings.json"): None,
    ("get", "/api/tournaments/{ident}/archive"): None,
    ("post", "/api/tournaments/{ident}/round"): {},
    ("post", "/api/tournaments/{ident}/final"): {},
    ("post", "/api/tournaments/{ident}/choose"): {"prey": 1},
    ("post", "/api/tournaments/{ident}/final/begin"): {},
    ("post", "/api/tournaments/{ident}/close"): {},
    ("post", "/api/tournaments/{ident}/cancel"): {},
    ("post", "/api/tournaments/{ident}/judges"): {"name": "Mina"},
    ("post", "/api/tournaments/{ident}/tables/{table}/time"): {"minutes": 5},
    ("post", "/api/tournaments/{ident}/tables/{table}/ruling"): {"points": None},
    ("get", "/api/tournaments/{ident}/tables/{table}/record"): None,
}
#: What the last word of a route is asked with.
QUERIES = {
    "replay": "?at=0&seat=0",
    "thing": "?at=0&seat=0&about=card:1",
    "cards": "?ids=200001",
    "search": "?q=blur",
}
#: Routes that end a session, and would end the walk.
LAST = ("/api/logout", "/api/account/delete")  # a guest who may would be gone
#: What nobody at all may do; everything else tells nothing about anybody.
FOR_ANYBODY = {
    "/healthz",
    "/readyz",
    "/metrics",
    "/api/me",
    "/api/guest",
    "/api/register",
    "/api/login",
    "/api/logout",
    "/api/account/forgotten",
    "/api/account/confirm",
    "/api/account/reset",
    "/api/reminders/stop/{code}",
    "/api/tables",
    "/api/tables/running",
    "/api/tables/{ident}",
    "/api/join/{code}",
    "/api/games",
    "/api/reach",
    "/api/rules/{game}",
    "/api/lessons",
    "/api/{game}/precons",
    "/api/{game}/deck",
    "/api/{game}/deck/written",
    "/api/{game}/cards",
    "/api/{game}/cards/list",
    "/api/{game}/cards/search",
    "/api/{game}/cards/{key}",
    "/api/{game}/pictures",
    "/api/{game}/archive",
    "/api/{game}/archive/decks/{ident}",
    "/api/{game}/archive/cards/{key}",
    "/api/{game}/archive/suggestions",
    "/api/clubs",
    "/api/clubs/{ident}",
    "/api/club-invitations/{code}",
    "/api/calendars/{feed}",
    "/api/drafts",
    "/api/drafts/{ident}",
    "/api/decks/public",
    "/api/tournaments",
    "/api/tournaments/{ident}",
    "/api/tournaments/{ident}/standings.csv",
    "/api/tournaments/{ident}/standings.json",
    "/api/tournaments/{ident}/archive",
    "/api/tables/{ident}/record",
    "/api/tables/{ident}/replay",
    "/api/tables/{ident}/replay/thing",
    "/api/tables/{ident}/replay/advice",
    "/api/tables/{ident}/replay/analysis",
    "/api/tables/{ident}/replay/course",
}
#: A deck may be shown to anybody; one that is not, or is not there, is missing.
SHOWN = ("get", "/api/decks/{ident}")
#: The list of every printed card names those of any hand.
EVERY_CARD = "/api/{game}/cards/list"


class Scene(NamedTuple):
    """A game of VTES under way: Mina and Lucy play, Jack watches, and some things are Mina's alone."""

    client: TestClient
    mina: Caller
    lucy: Caller
    jack: Caller
    table: str
    code: str
    live: LiveTable
    asked: Json
    secrets: dict[str, str]
    tournament: str
    club: str


@pytest.fixture
def scene(client: TestClient, nobody: Caller) -> Iterator[Scene]:
    services = client.app.state.services  # type: ignore[attr-defined]
    lift_limits(client.app)
    answer = client.post(
        "/api/register",
        json={"name": "Mina", "password": "a long password"},
        headers={"x-nocturne": "1"},
    )
    mina = Caller(client, answer.cookies["nocturne"])
    client.cookies.clear()
    lucy, jack = nobody.enter("Lucy"), nobody.enter("Jack")
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot"}]
    form = {"game": "vtes", "seats": seats, "options": {}, "private": True}
    told = mina.post("/api/tables", form)
    table, code = told["table"], told["code"]
    lucy.post(f"/api/tables/{table}/sit", {"code": code})
    mina.post(f"/api/tables/{table}/start")
    tournament = mina.post("/api/tournaments", {"game": "vtes", "name": "Ashes"})["id"]
    mina.post(f"/api/tournaments/{tournament}/enter", {"precon": "V5:PN"})
    club = mina.post("/api/clubs", {"name": "Ashes"})
    mina.post(f"/api/clubs/{club['id']}/say", {"text": "Nobody else reads this"})
    with mina.at(table) as sitting, lucy.at(table) as other:
        asked = sitting.question()
        others = json.dumps(other.until(lambda told: told["type"] == "frame"))
        live = services.registry._live[table]
        hand = asked["table"]["players"][0]["hand"]
        names = {asked["names"][f"card:{card['card']}"] for card in hand}
        secrets = {name: "a card in Mina's hand" for name in names if name not in others}
        assert len(secrets) >= 3, "the walk needs cards that only Mina knows"
        secrets[live.table.head.seed] = "the seed"
        secrets[mina.token or ""] = "Mina's session"
        secrets[live.players[0].person] = "Mina's id"
        secrets |= {club["code"]: "the club's invitation", club["feed"]: "Mina's calendar"}
        secrets["Nobody else reads this"] = "what was said in a club"
        yield Scene(client, mina, lucy, jack, table, code, live, asked, secrets, tournament, club["id"])


def silent(scene: Scene, text: str, where: object) -> None:
    """Nothing hidden is said here."""
    for secret, what in scene.secrets.items():
        assert secret not in text, f"{where} tells {what}"


def test_every_route_is_in_the_walk(client: TestClient):
    described = client.get("/openapi.json").json()["paths"]
    found = {(method, path) for path, methods in described.items() for method in methods}
    assert found == set(FORMS)


@pytest.mark.slow
@pytest.mark.parametrize("who", ["nobody", "lucy", "jack"])
def test_no_route_tells_what_is_hidden_or_changes_what_is_anothers(
    scene: Scene, who: str, caplog: pytest.LogCaptureFixture
):
    caplog.set_level(logging.DEBUG)
    caller = {"nobody": Caller(scene.client), "lucy": scene.lucy, "jack": scene.jack}[who]
    before = scene.live.table.number, [player.name for player in scene.live.players]
    for (method, path), form in sorted(FORMS.items(), key=lambda one: one[0][1] in LAST):
        url = (
            path.replace("/api/tournaments/{ident}", f"/api/tournaments/{scene.tournament}")
            .replace("/api/clubs/{ident}", f"/api/clubs/{scene.club}")
            .replace("{ident}", scene.table)
            .replace("{table}", scene.table)
            .replace("{code}", scene.code)
            .replace("{feed}", f"{scene.code}.ics")
            .replace("/api/{game}", "/api/vtes")
            .replace("{key}", "200001")
        )
        url += QUERIES.get(path.rpartition("/")[2], "")
        answer = scene.client.request(method, url, json=form, headers=caller._headers)
        scene.client.cookies.clear()
        where = f"{method} {path} as {who}"
        silent(scene, ("" if path == EVERY_CARD else answer.text) + str(answer.headers), where)
        assert answer.status_code < 500, where
        if (method, path) == SHOWN:
            assert answer.status_code == 404, where
        elif path.startswith(("/api/clubs/", "/api/club-i", "/api/cal")) and who != "nobody":
            assert answer.status_code in (400, 401, 404), where
        elif who == "nobody" and path not in FOR_ANYBODY | {"/api/tables"}:
            assert answer.status_code == 401, where
        finished = ("record", "replay", "thing", "advice", "analysis", "course", "branch")
        if path.endswith((*finished, "start", "leave", "rematch")):
            assert answer.status_code in (400, 401), where
        if path == "/api/tables/{ident}" and who != "lucy":
            assert answer.json()["code"] is None, "the code of a private table"
    assert (scene.live.table.number, [player.name for player in scene.live.players]) == before
    silent(scene, caplog.text, "the log")


def messages(scene: Scene) -> Iterator[Json]:
    """Every type of message, with whatever of Mina's somebody could put into it."""
    question = scene.asked["question"]
    hidden = [f"card:{card['card']}" for card in scene.asked["table"]["players"][0]["hand"]]
    values: dict[str, list[Any]] = {
        "number": [question["number"]],
        "key": [option["key"] for option in question["options"]][:3],
        "about": [*hidden, question["options"][0]["key"]],
        "ref": hidden,
        "text": ["\ue000card:1\ue001x\ue002", "Good evening"],
    }
    for message_type in MESSAGES:
        kind, fields = str(message_type.__struct_config__.tag), set(message_type.__struct_fields__)
        # Fewer in all than the rate of messages allows; what asks about cards is tried with every one.
        for at in range(len(hidden) if kind in ("why", "describe", "mark") else 2):
            message = {"type": kind, "id": f"{kind}-{at}"}
            message |= {name: chosen[at % len(chosen)] for name, chosen in values.items() if name in fields}
            yield message


@pytest.mark.slow
@pytest.mark.parametrize("who", ["lucy", "jack"])
def test_no_message_tells_what_is_hidden_or_answers_for_another(
    scene: Scene, who: str, caplog: pytest.LogCaptureFixture
):
    caplog.set_level(logging.DEBUG)
    caller = scene.lucy if who == "lucy" else scene.jack
    with caller.at(scene.table) as sitting:
        kinds = set()
        for message in messages(scene):
            kinds.add(message["type"])
            before = scene.live.table.number
            sitting.send(**message)
            told = until_answered(sitting, message)
            silent(scene, json.dumps(told, ensure_ascii=False), f"{message} as {who}")
            if message["type"] in ("answer", "undo", "yield", "stop"):
                assert told[-1]["type"] == "error" or who == "lucy", message
            if who == "jack":
                assert scene.live.table.number == before, message
        assert kinds == {kind.__struct_config__.tag for kind in MESSAGES}
    silent(scene, caplog.text, "the log")


def until_answered(sitting: Sitting, message: Json) -> list[Json]:
    """Everything that is told until the message has counted or was refused."""
    heard: list[Json] = []
    while not heard or not (heard[-1].get("id") == message["id"] and heard[-1]["type"] in ("ack", "error")):
        heard.append(sitting.hear())
    return heard


@pytest.mark.slow
def test_nobody_is_not_even_connected(scene: Scene):
    for token in (None, "not a token"):
        with (
            pytest.raises(WebSocketDisconnect) as refused,
            Caller(scene.client, token).at(scene.table) as sitting,
        ):
            sitting.hear()
        assert refused.value.code == 4401


@pytest.mark.slow
def test_a_fault_of_ours_tells_neither_the_caller_nor_the_log_what_was_wrong(
    scene: Scene, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    secret = next(iter(scene.secrets))

    async def fail(*_args: object) -> None:
        raise ValueError(f"hidden: {secret}")

    services = scene.client.app.state.services  # type: ignore[attr-defined]
    monkeypatch.setattr(services.registry, "open_tables", fail)
    for lang, word in (("en", "went wrong"), ("fr", "mal passé")):
        answer = scene.client.get(f"/api/tables?lang={lang}")
        assert answer.status_code == 500
        assert answer.json()["error"]["code"] == "server-fault"
        assert word in answer.json()["error"]["text"]
        silent(scene, answer.text, "the answer")
    assert "ValueError" in caplog.text
    silent(scene, caplog.text, "the log")
