"""People come in, open tables, sit down and begin; everything is refused in words of their language."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from nocturne.vtes.options import PRESETS, VtesOptions

from .conftest import Caller, Json

TWO = [{"kind": "me"}, {"kind": "open"}]


def open_table(caller: Caller, **more: object) -> Json:
    return caller.post("/api/tables", {"game": "candles", "seats": TWO, **more})


def test_a_guest_is_known_by_her_nickname(nobody: Caller, mina: Caller):
    assert nobody.get("/api/me")["me"] is None
    assert mina.get("/api/me")["me"] == {"name": "Mina", "guest": True}


@pytest.mark.parametrize("name", ["", "   ", "a" * 25, "tab\tbed\x07", "\ue000card:1\ue001x\ue002"])
def test_a_name_that_cannot_be_shown_is_refused(nobody: Caller, name: str):
    assert nobody.post("/api/guest", {"nickname": name}, 400)["error"]["code"] == "server-name-wrong"


def test_an_account_is_found_again_by_name_and_password(nobody: Caller):
    account = {"name": "Abraham", "password": "garlic and hawthorn"}
    assert nobody.post("/api/register", account) == {"name": "Abraham", "guest": False}
    nobody.client.cookies.clear()
    taken = nobody.post("/api/register", {**account, "name": "ABRAHAM"}, 400)
    assert taken["error"]["code"] == "server-name-taken"
    assert nobody.post("/api/login", account)["name"] == "Abraham"
    assert nobody.get("/api/me")["me"]["name"] == "Abraham"
    nobody.post("/api/logout")
    assert nobody.get("/api/me")["me"] is None
    for wrong in ({**account, "password": "stake"}, {**account, "name": "Nobody"}):
        assert nobody.post("/api/login", wrong, 400)["error"]["code"] == "server-login-wrong"


def test_a_guest_takes_another_name_and_keeps_her_games(mina: Caller):
    table = mina.post("/api/play-now", {"game": "candles"})["table"]
    assert mina.post("/api/rename", {"nickname": "Wilhelmina"}) == {"name": "Wilhelmina", "guest": True}
    assert mina.get("/api/me")["me"]["name"] == "Wilhelmina"
    assert [one["table"] for one in mina.get("/api/tables/mine")["tables"]] == [table]
    assert mina.post("/api/rename", {"nickname": " "}, 400)["error"]["code"] == "server-name-wrong"


def test_a_guest_who_registers_keeps_her_games(mina: Caller):
    table = mina.post("/api/play-now", {"game": "candles"})["table"]
    account = {"name": "Harker", "password": "garlic and hawthorn"}
    guest = Caller(mina.client, mina.token)
    mina.client.cookies.clear()
    assert mina.post("/api/register", account) == {"name": "Harker", "guest": False}
    mina.token = mina.client.cookies["nocturne"]
    mina.client.cookies.clear()
    # who else has the guest's cookie does not get the account with it
    assert guest.get("/api/me")["me"] is None
    assert [one["table"] for one in mina.get("/api/tables/mine")["tables"]] == [table]
    # an account keeps its name, and is not turned into another one
    assert mina.post("/api/rename", {"nickname": "X"}, 400)["error"]["code"] == "server-rename-account"
    mina.client.cookies.clear()
    assert mina.post("/api/register", {**account, "name": "Second"})["name"] == "Second"
    mina.client.cookies.clear()
    assert mina.get("/api/me")["me"]["name"] == "Harker"


def test_nobody_takes_a_name_for_nothing(nobody: Caller):
    assert nobody.post("/api/rename", {"nickname": "X"}, 401)["error"]["code"] == "server-who-are-you"


def test_my_games_tell_where_i_am_asked(mina: Caller, lucy: Caller):
    # given a game alone against bots and one with another person, who has not begun it
    alone = mina.post("/api/play-now", {"game": "candles"})["table"]
    shared = open_table(mina)["table"]
    lucy.post(f"/api/tables/{shared}/sit", {})

    def asked() -> dict[str, object]:
        return {one["table"]: one["asked"] for one in mina.get("/api/tables/mine")["tables"]}

    assert asked() == {alone: True, shared: None}
    mina.post(f"/api/tables/{shared}/start")
    assert asked() == {alone: True, shared: None}  # nobody has come to it yet
    # when she sits at it, then it is known whether she is asked
    with mina.at(shared) as sitting:
        frame = sitting.question()
        assert asked()[shared] is True
        sitting.answer(frame, "1")
        sitting.acknowledged("1")
        now = sitting.told[-2] if sitting.told[-1]["type"] == "ack" else sitting.told[-1]
        assert asked()[shared] is (now["question"] is not None)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_option_and_its_values_have_names(nobody: Caller, lang: str):
    for game in nobody.get(f"/api/games?lang={lang}")["games"]:
        for option in game["options"]:
            assert option["about"] or option["kind"] == "decks", option["name"]
            if option["kind"] == "choice":
                assert len(option["labels"]) == len(option["choices"]), option["name"]
                assert all(option["labels"]), option["name"]


def test_errors_are_told_in_the_language_of_the_caller(nobody: Caller):
    english = nobody.get("/api/tables/nowhere", 404)["error"]
    french = nobody.get("/api/tables/nowhere?lang=fr", 404)["error"]
    assert english == {"code": "server-table-unknown", "text": "There is no such table."}
    assert french["text"] == "Cette table n’existe pas."
    accepted = {"accept-language": "de, fr-CA;q=0.8"}
    assert nobody.get("/api/tables/nowhere", 404, **accepted)["error"] == french


def test_a_table_is_opened_found_by_its_code_and_begun(mina: Caller, lucy: Caller, nobody: Caller):
    table = open_table(mina)
    assert [one["table"] for one in nobody.get("/api/tables")["tables"]] == [table["table"]]
    assert nobody.get(f"/api/join/{table['code'].lower()}")["table"] == table["table"]
    sat = lucy.post(f"/api/tables/{table['table']}/sit", {})
    assert [seat["name"] for seat in sat["seats"]] == ["Mina", "Lucy"]
    refused = lucy.post(f"/api/tables/{table['table']}/start", status=400)
    assert refused["error"]["code"] == "server-only-host-starts"
    assert mina.post(f"/api/tables/{table['table']}/start")["status"] == "playing"
    assert nobody.get("/api/tables")["tables"] == []
    assert [one["table"] for one in lucy.get("/api/tables/mine")["tables"]] == [table["table"]]


def test_a_private_table_is_not_listed_and_its_code_is_told_to_those_who_sit(mina: Caller, lucy: Caller):
    table = open_table(mina, private=True)
    assert lucy.get("/api/tables")["tables"] == []
    assert lucy.get(f"/api/tables/{table['table']}")["code"] is None
    assert mina.get(f"/api/tables/{table['table']}")["code"] == table["code"]


def test_who_leaves_frees_the_seat_and_the_host_ends_the_table(mina: Caller, lucy: Caller):
    table = open_table(mina)["table"]
    lucy.post(f"/api/tables/{table}/sit", {})
    assert lucy.post(f"/api/tables/{table}/leave")["seats"][1]["kind"] == "open"
    assert mina.post(f"/api/tables/{table}/leave")["status"] == "finished"
    assert lucy.post(f"/api/tables/{table}/sit", {}, 400)["error"]["code"] == "server-table-begun"


@pytest.mark.parametrize(
    ("form", "code"),
    [
        ({"game": "chess", "seats": TWO}, "kernel-game-unknown"),
        ({"game": "candles", "seats": [{"kind": "me"}]}, "kernel-seats-wrong"),
        ({"game": "candles", "seats": [{"kind": "open"}] * 2}, "server-one-seat-is-yours"),
        ({"game": "candles", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "x"}]}, "kernel-bot-unknown"),
        ({"game": "candles", "seats": TWO, "options": {"wind": 3}}, "kernel-options-wrong"),
        ({"game": "vtes", "seats": TWO, "options": {"decks": ["/etc/passwd"]}}, "vtes-deck-line-unreadable"),
        ({"game": "vtes", "seats": TWO, "options": {"decks": [{"crypt": []}]}}, "server-decks-wrong"),
        ({"game": "chapters", "seats": TWO, "options": {"pack": "../.."}}, "server-pack-unknown"),
        ({"game": "chapters", "seats": TWO, "options": {"campaign": "x"}}, "server-option-not-here"),
    ],
)
def test_a_table_that_cannot_be_played_is_refused(mina: Caller, form: Json, code: str):
    assert mina.post("/api/tables", form, 400)["error"]["code"] == code


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_game_is_told_with_its_options(nobody: Caller, lang: str):
    told = {game["id"]: game for game in nobody.get(f"/api/games?lang={lang}")["games"]}
    assert {"candles", "chapters", "dracula", "vtes"} <= told.keys()
    for game in told.values():
        assert game["title"]
        assert game["seats"]["least"] <= game["seats"]["usual"] <= game["seats"]["most"]
        assert "⟦" not in str(game)
    assert len(told["vtes"]["house_decks"]) == 5
    kinds = {option["name"]: option["kind"] for option in told["vtes"]["options"]}
    assert (kinds["decks"], kinds["imbued"], kinds["deck_size"], kinds["turn_limit"]) == (
        "decks",
        "switch",
        "choice",
        "number",
    )
    assert "campaign" not in {option["name"] for option in told["chapters"]["options"]}


def test_decks_and_faces_are_told(nobody: Caller):
    good = nobody.post("/api/vtes/deck", {"precon": "V5:PTr"})
    assert (good["playable"], good["missing"], good["unread"]) == (True, [], [])
    bad = nobody.post("/api/vtes/deck", {"text": "1x A Card That Never Was\n"})
    assert not bad["playable"]
    assert bad["unread"]
    ids = [good["crypt"][0]["id"], good["library"][0]["id"], 999999999]
    crypt, library = nobody.get(f"/api/vtes/cards?ids={','.join(map(str, ids))}")["cards"]
    assert crypt["capacity"] > 0
    assert library["types"]
    assert crypt["text"]
    # what lies on the table as one card made of two has a face as well; what cannot be made has none
    merged, stand_in = 200036_200035, 101092_100312
    ids = [merged, stand_in, 200036_200001, 100312_100312]
    faces = nobody.get(f"/api/vtes/cards?ids={','.join(map(str, ids))}")["cards"]
    assert [(face["id"], face["name"]) for face in faces] == [
        (merged, "Al-Ashrad, Amr of Alamut (ADV)"),
        (stand_in, "Celerity"),
    ]
    assert any(deck["code"] == "V5:PTr" for deck in nobody.get("/api/vtes/precons")["precons"])


def test_a_private_table_begins_from_a_position(mina: Caller):
    # given a table of VTES with two minions facing each other
    players = [{"ready": ["Tara"], "pool": 5}, {"ready": ["Malachi"], "pool": 3}]
    wanted = {
        "game": "vtes",
        "seats": [{"kind": "me"}, {"kind": "bot"}],
        "options": {"position": {"players": players}},
    }
    # when it is open to everybody, it is refused
    assert mina.post("/api/tables", wanted, 400)["error"]["code"] == "server-position-private"
    # then as a private one it can be begun
    table = mina.post("/api/tables", {**wanted, "private": True})
    assert mina.post(f"/api/tables/{table['table']}/start")["status"] == "playing"


@pytest.mark.parametrize(
    ("position", "code"),
    [
        ({"players": [{"ready": ["Nobody at All"]}, {}]}, "vtes-card-unknown"),
        ({"players": [{}, {}, {}]}, "kernel-position-seats"),
        ({"players": [{}, {}], "active": 9}, "vtes-position-seat"),
        ({"players": [{}, {}], "phase": "tea"}, "kernel-position-wrong"),
        ({"players": [{"hand": ["Blur"] * 10_000}, {}]}, "server-position-too-large"),
        ([], "kernel-position-wrong"),
    ],
)
def test_a_position_that_cannot_be_set_up_is_refused_in_words(mina: Caller, position: object, code: str):
    seats = [{"kind": "me"}, {"kind": "bot"}]
    wanted = {"game": "vtes", "seats": seats, "options": {"position": position}, "private": True}
    assert mina.post("/api/tables", wanted, 400)["error"]["code"] == code


def test_a_code_that_another_table_has_is_drawn_again(mina: Caller, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("nocturne.server.tables.stored._CODE_LETTERS", "B")
    monkeypatch.setattr("nocturne.server.tables.lobby.new_code", lambda: "OTHERSOTHERS2")
    assert [open_table(mina)["code"] for _ in range(2)] == ["B" * 13, "OTHERSOTHERS2"]


def begun_with(caller: Caller, table: str) -> Json:
    """The options a game was begun with, as its record keeps them."""
    app: Any = caller.client.app
    assert caller.client.portal is not None
    options: Json = caller.client.portal.call(app.state.services.registry.find, table).head["options"]
    return options


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_rules_one_may_play_by_are_named_with_a_sentence_each(nobody: Caller, lang: str):
    told = {game["id"]: game for game in nobody.get(f"/api/games?lang={lang}")["games"]}
    presets = told["vtes"]["presets"]
    assert [one["name"] for one in presets] == list(PRESETS)
    assert all(one["title"] and one["about"].endswith(".") for one in presets)
    assert [one["name"] for one in presets if one["proposed"]] == ["current"]
    assert "presets" not in told["dracula"]


def test_whoever_plays_at_once_plays_by_the_rules_of_today(mina: Caller):
    # given a table at which somebody plays at once, when it begins
    table = mina.post("/api/play-now", {"game": "vtes"})["table"]
    # then the rules are those of today, and they stay so in its record
    rules = begun_with(mina, table)["rules"]
    assert rules["anarch"] == "sect"
    assert msgspec.convert(rules, VtesOptions) == PRESETS["current"]


def test_rules_that_nobody_knows_are_refused_with_those_there_are(mina: Caller):
    form = {"game": "vtes", "seats": [{"kind": "me"}, {"kind": "bot"}], "options": {"preset": "yesterday"}}
    told = mina.post("/api/tables", form, 400)["error"]["text"]
    assert "yesterday" in told
    assert "current" in told
