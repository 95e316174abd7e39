"""The waiting room: decks brought in secret, ready-marks, bots, who sits where, and the beginning."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest
from fastapi.testclient import TestClient

from nocturne.server.live.streams import Player
from nocturne.server.people.accounts import Person
from nocturne.server.tables.waiting import TableSettings, seating
from nocturne.vtes.decks import precons, write_deck

from .conftest import Caller, Json, lift_limits

pytestmark = pytest.mark.slow

NAME = "A Name That Nobody Else Has"
PRECON = precons()["V5:PTr"]
#: A legal deck of somebody's own: a sold one without one of its cards, under a name of its own.
OWN = write_deck(msgspec.structs.replace(PRECON, library=PRECON.library[1:], name=NAME))


def seats(*kinds: str) -> list[Json]:
    return [{"kind": kind} for kind in kinds]


def open_vtes(caller: Caller, *kinds: str, **more: object) -> str:
    form = {"game": "vtes", "seats": seats(*(kinds or ("me", "open", "bot", "bot"))), **more}
    table: str = caller.post("/api/tables", form)["table"]
    return table


@pytest.fixture(autouse=True)
def _unlimited(client: TestClient) -> None:
    lift_limits(client.app)


def begun_options(client: TestClient, table: str) -> dict[str, Any]:
    """What a game that has begun was begun with."""
    registry = client.app.state.services.registry  # type: ignore[attr-defined]
    kept = client.portal.call(registry.find, table)  # type: ignore[union-attr]
    options: dict[str, Any] = kept.head["options"]
    return options


def test_everybody_brings_their_own_deck_and_nobody_else_sees_it(
    mina: Caller, lucy: Caller, client: TestClient
):
    # given a table with a deck of Lucy's own, and a saved one of Mina's
    table = open_vtes(mina)
    lucy.post(f"/api/tables/{table}/sit", {})
    told = lucy.post(f"/api/tables/{table}/deck", {"text": OWN})
    assert told["problems"] == []
    assert told["table"]["deck"]["name"] == NAME
    saved = mina.post("/api/decks", {"name": "Mine", "text": OWN})
    brought = mina.post(f"/api/tables/{table}/deck", {"saved": saved["id"]})["table"]
    assert [seat["deck"] for seat in brought["seats"]] == [True, True, False, False]

    # then Mina is told that Lucy has one, and not which, before the game and in it
    heard = [mina.get(f"/api/tables/{table}"), mina.get("/api/tables"), mina.get("/api/tables/mine")]
    assert heard[0]["deck"]["name"] == NAME  # her own
    mina.post(f"/api/tables/{table}/deck", {"precon": "V5:PN"})
    heard = [mina.get(f"/api/tables/{table}"), mina.get("/api/tables"), mina.get("/api/tables/mine")]
    lucy.post(f"/api/tables/{table}/ready", {"on": True})
    heard.append(mina.post(f"/api/tables/{table}/start"))
    with mina.at(table) as sitting:
        heard.append(sitting.until(lambda frame: frame["type"] == "frame"))
        heard.append(mina.get(f"/api/tables/{table}/report"))
    assert NAME not in json.dumps(heard)
    assert mina.get(f"/api/tables/{table}/record", 400)["error"]["code"] == "server-record-unfinished"

    # and each plays what they brought, the bots what the house has
    decks = begun_options(client, table)["decks"]
    assert [deck and deck.get("name") for deck in decks] == [precons()["V5:PN"].name, NAME, None, None]


def test_a_deck_that_does_not_fit_is_refused_with_every_problem(mina: Caller):
    table = open_vtes(mina)
    small = write_deck(msgspec.structs.replace(PRECON, library=PRECON.library[:2]))
    told = mina.post(f"/api/tables/{table}/deck?lang=fr", {"text": small})
    assert told["table"]["deck"] is None
    assert any("bibliothèque" in problem for problem in told["problems"])
    # the same is told before it is brought, by the rules of the table
    asked = mina.post("/api/vtes/deck?lang=fr", {"text": small, "table": table})
    assert asked["problems"] == told["problems"]
    free = open_vtes(mina, options={"deck_size": "free"})
    assert mina.post("/api/vtes/deck", {"text": small, "table": free})["problems"] == []
    unreadable = mina.post(f"/api/tables/{table}/deck", {"text": "1x No Such Card"}, 400)
    assert "No Such Card" in unreadable["error"]["text"]


@pytest.mark.parametrize(
    ("allowed", "own", "sold", "house"),
    [("any", 0, 0, 0), ("precon", 1, 0, 0), ("house", 1, 1, 0), ("random", 1, 1, 1)],
)
def test_the_host_says_which_decks_are_allowed(mina: Caller, allowed: str, own: int, sold: int, house: int):
    table = open_vtes(mina, decks=allowed)
    other = next(code for code in precons() if code.startswith("V5") and code not in _house(mina))
    for form, problems in (({"text": OWN}, own), ({"precon": other}, sold), ({"precon": "V5:PTr"}, house)):
        told = mina.post(f"/api/tables/{table}/deck", form)
        assert len(told["problems"]) == problems, told["problems"]


def _house(caller: Caller) -> list[str]:
    games = {game["id"]: game for game in caller.get("/api/games")["games"]}
    return [deck["code"] for deck in games["vtes"]["house_decks"]]


def test_what_the_host_changes_makes_others_look_again(mina: Caller, lucy: Caller, client: TestClient):
    # given Lucy with a deck of her own, ready
    table = open_vtes(mina)
    lucy.post(f"/api/tables/{table}/sit", {})
    lucy.post(f"/api/tables/{table}/deck", {"text": OWN})
    assert lucy.post(f"/api/tables/{table}/ready")["seats"][1]["ready"]
    # when only preconstructed decks are allowed
    assert not mina.post(f"/api/tables/{table}/settings", {"decks": "precon"})["seats"][1]["ready"]
    # then she is told that hers does not fit, and cannot be ready with it
    assert lucy.get(f"/api/tables/{table}")["deck"]["problems"]
    assert lucy.post(f"/api/tables/{table}/ready", status=400)["error"]["code"] == "server-own-deck-unfit"
    # nor is her deck told to the host who begins all the same
    client.app.state.services.registry._looked.clear()  # type: ignore[attr-defined]
    refused = mina.post(f"/api/tables/{table}/start", status=400)["error"]
    assert refused["code"] == "server-deck-unfit"
    assert NAME not in refused["text"]
    lucy.post(f"/api/tables/{table}/deck", {})
    assert mina.post(f"/api/tables/{table}/start")["status"] == "playing"


def test_the_game_begins_when_all_who_are_here_are_ready(mina: Caller, lucy: Caller, client: TestClient):
    table = open_vtes(mina)
    lucy.post(f"/api/tables/{table}/sit", {})
    told = lucy.get(f"/api/tables/{table}")  # she is in the waiting room
    assert [seat["here"] for seat in told["seats"]] == [False, True, False, False]
    refused = mina.post(f"/api/tables/{table}/start", status=400)["error"]
    assert (refused["code"], "Lucy" in refused["text"]) == ("server-not-ready", True)
    lucy.post(f"/api/tables/{table}/ready")
    assert mina.post(f"/api/tables/{table}/start")["status"] == "playing"
    # nobody waits for somebody who has gone
    away = open_vtes(mina)
    lucy.post(f"/api/tables/{away}/sit", {})
    lucy.get(f"/api/tables/{away}")
    client.app.state.services.registry._looked[away] = {}  # type: ignore[attr-defined]
    assert mina.post(f"/api/tables/{away}/start")["status"] == "playing"


def test_the_host_fills_frees_moves_and_removes_seats(mina: Caller, lucy: Caller):
    table = open_vtes(mina, "me", "open", "open")
    lucy.post(f"/api/tables/{table}/sit", {"seat": 2})
    moved = mina.post(f"/api/tables/{table}/swap", {"seat": 0, "other": 2})
    assert [seat["name"] for seat in moved["seats"]] == ["Lucy", "", "Mina"]
    filled = mina.post(f"/api/tables/{table}/fill", {"bot": "random"})["seats"]
    assert [(seat["kind"], seat["bot"]) for seat in filled] == [
        ("person", ""),
        ("bot", "random"),
        ("person", ""),
    ]
    changed = mina.post(f"/api/tables/{table}/seat", {"seat": 1, "kind": "bot", "bot": "judgement"})["seats"][
        1
    ]
    assert (changed["bot"], changed["name"]) == ("judgement", filled[1]["name"])
    assert len(mina.post(f"/api/tables/{table}/seat", {"kind": "more"})["seats"]) == 4
    freed = mina.post(f"/api/tables/{table}/seat", {"seat": 0, "kind": "open"})["seats"]
    assert [seat["kind"] for seat in freed] == ["open", "bot", "person", "open"]
    assert len(mina.post(f"/api/tables/{table}/seat", {"seat": 3, "kind": "none"})["seats"]) == 3
    # a person who sits moves to another open seat by herself
    again = lucy.post(f"/api/tables/{table}/sit", {})
    assert again["seats"][0]["me"]
    for path, form, code in (
        ("seat", {"seat": 2, "kind": "open"}, "server-seat-of-host"),
        ("seat", {"seat": 9, "kind": "open"}, "server-seat-unknown"),
        ("swap", {"seat": 0, "other": 9}, "server-seat-unknown"),
        ("fill", {"bot": "x"}, "kernel-bot-unknown"),
    ):
        if path == "fill":
            mina.post(f"/api/tables/{table}/seat", {"seat": 1, "kind": "open"})
        assert mina.post(f"/api/tables/{table}/{path}", form, 400)["error"]["code"] == code
    refused = lucy.post(f"/api/tables/{table}/fill", {}, 400)["error"]
    assert refused["code"] == "server-only-host-settles"


def test_the_host_chooses_decks_for_bots_and_for_nobody_else(mina: Caller, lucy: Caller, client: TestClient):
    table = open_vtes(mina)
    lucy.post(f"/api/tables/{table}/sit", {})
    told = mina.post(f"/api/tables/{table}/deck", {"precon": "V5:PM", "seat": 2})["table"]
    assert told["bot_decks"] == [None, None, precons()["V5:PM"].name, None]
    assert lucy.get(f"/api/tables/{table}")["bot_decks"] is None
    for caller, seat in ((mina, 1), (lucy, 0), (lucy, 2)):
        form = {"precon": "V5:PM", "seat": seat}
        refused = caller.post(f"/api/tables/{table}/deck", form, 400)["error"]
        assert refused["code"] == "server-deck-not-yours"
    lucy.post(f"/api/tables/{table}/ready")
    mina.post(f"/api/tables/{table}/start")
    assert [bool(deck) for deck in begun_options(client, table)["decks"]] == [False, False, True, False]


def test_dracula_is_whom_the_host_chooses(mina: Caller, lucy: Caller):
    for first, dracula in (
        ({"first": "bot"}, "bot"),
        ({"chosen": 2}, "Lucy"),
        ({"first": "person"}, "person"),
    ):
        form = {"game": "dracula", "seats": seats("me", "bot", "open"), "order": "drawn", "first": "drawn"}
        table = mina.post("/api/tables", form)["table"]
        lucy.post(f"/api/tables/{table}/sit", {})
        told = mina.post(f"/api/tables/{table}/settings", first)["settings"]
        assert told["chosen"] == first.get("chosen")
        first_seat = mina.post(f"/api/tables/{table}/start")["seats"][0]
        assert dracula in (first_seat["kind"], first_seat["name"])


def test_lots_are_drawn_over_all_seats():
    players = [Player("person", "Mina", "m"), Player("bot", "Ada"), Player("person", "Lucy", "l")]
    drawn = {tuple(seating(players, TableSettings(order="drawn"))) for _ in range(300)}
    assert len(drawn) == 6
    assert seating(players, TableSettings()) == [0, 1, 2]
    assert {seating(players, TableSettings(first="person"))[0] for _ in range(100)} == {0, 2}
    assert {seating(players, TableSettings(order="drawn", first="bot"))[0] for _ in range(20)} == {1}
    assert seating(players, TableSettings(chosen="l")) == [2, 0, 1]
    assert players[0].holder == Person("m", "Mina", True).id


def test_a_rematch_finds_the_decks_where_they_were(mina: Caller, client: TestClient):
    table = open_vtes(mina, "me", "bot", options={"turn_limit": 1, "deck_size": "free"})
    mina.post(f"/api/tables/{table}/deck", {"text": OWN})
    mina.post(f"/api/tables/{table}/start")
    with mina.at(table) as sitting:
        frame, count = sitting.question(), 0
        while frame["question"] is not None:
            count += 1
            usual = frame["question"]["usual"] or frame["question"]["options"][0]["key"]
            sitting.send(type="answer", id=str(count), number=frame["question"]["number"], key=usual)
            frame = sitting.question()
    again = mina.post(f"/api/tables/{table}/rematch")
    assert again["deck"]["name"] == NAME
    # now that the game is over everybody may look at what was played
    assert NAME in client.get(f"/api/tables/{table}/record").text


def test_saved_decks_are_their_owners(mina: Caller, lucy: Caller):
    saved = mina.post("/api/decks", {"text": OWN})
    assert saved["name"] == NAME
    listed = mina.get("/api/decks")["decks"]
    assert [(one["id"], one["name"], "text" in one) for one in listed] == [(saved["id"], NAME, False)]
    assert mina.get(f"/api/decks/{saved['id']}")["text"] == OWN
    mina.post(f"/api/decks/{saved['id']}", {"name": "Renamed", "text": OWN})
    assert mina.get("/api/decks")["decks"][0]["name"] == "Renamed"
    assert lucy.get("/api/decks")["decks"] == []
    unknown = "server-deck-unknown"
    assert lucy.get(f"/api/decks/{saved['id']}", 404)["error"]["code"] == unknown
    for path in (f"/api/decks/{saved['id']}", f"/api/decks/{saved['id']}/delete"):
        assert lucy.post(path, {"text": OWN} if "delete" not in path else {}, 404)["error"]["code"] == unknown
    table = open_vtes(lucy)
    assert lucy.post(f"/api/tables/{table}/deck", {"saved": saved["id"]}, 404)["error"]["code"] == unknown
    mina.post(f"/api/decks/{saved['id']}/delete")
    assert mina.get("/api/decks")["decks"] == []
    for form, code in (
        ({"text": " "}, "server-deck-list-wrong"),
        ({"text": "1x No Such Card"}, "server-deck-list-empty"),
        ({"text": OWN, "name": "x" * 100}, "server-deck-name-wrong"),
    ):
        assert mina.post("/api/decks", form, 400)["error"]["code"] == code


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_bots_are_told_by_level_and_how_they_play(nobody: Caller, lang: str):
    for game in nobody.get(f"/api/games?lang={lang}")["games"]:
        assert game["bots"]
        for bot in game["bots"]:
            assert bot["title"] != bot["name"]
            assert bot["about"].endswith(".")
        assert "first" not in [bot["name"] for bot in game["bots"]]


def test_running_games_that_are_not_private_are_listed(mina: Caller, nobody: Caller):
    shown = open_vtes(mina)
    hidden = open_vtes(mina, private=True)
    for table in (shown, hidden):
        mina.post(f"/api/tables/{table}/start")
    running = nobody.get("/api/tables/running")["tables"]
    assert [(one["table"], one["watching"]) for one in running] == [(shown, 0)]
