"""Tournaments on the server: who may do what, what stays secret, time limits and judges."""

from __future__ import annotations

import time

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import select, update

from nocturne.kernel.record import parse
from nocturne.server.store.database import engine_for, tables, tournament_tables
from nocturne.server.tables.tournaments import MOST_TOURNAMENTS

from .conftest import Caller, Json, lift_limits

pytestmark = pytest.mark.slow

DECK = "V5:PTr"


def announce(caller: Caller, **more: object) -> str:
    told = caller.post("/api/tournaments", {"game": "vtes", "name": "Ashes", "rounds": 1, **more})
    return f"/api/tournaments/{told['id']}"


def code(told: Json) -> str:
    found: str = told["error"]["code"]
    return found


@pytest.fixture
def five(client: TestClient, nobody: Caller) -> list[Caller]:
    lift_limits(client.app)
    return [nobody.enter(name) for name in ("Mina", "Lucy", "Jack", "Arthur", "Quincey")]


@pytest.fixture
def begun(five: list[Caller]) -> str:
    """A tournament of Mina's in its only round, all five at one table."""
    path = announce(five[0])
    for one in five:
        one.post(f"{path}/enter", {"precon": DECK})
    five[0].post(f"{path}/round")
    return path


def end_by_time(client: TestClient, path: str, table: str, database: str) -> None:
    """The game's time is up two hours ago, by the database; the server looks, and it is over."""
    engine = engine_for(database)
    with engine.begin() as db:
        head = db.execute(select(tables.c.head).where(tables.c.id == table)).scalar_one()
        head["note"]["began"] -= 9000
        db.execute(update(tables).where(tables.c.id == table).values(head=head))
        db.execute(update(tournament_tables).values(ends=tournament_tables.c.ends - 9000))
    engine.dispose()
    for _ in range(200):
        told = client.get(path).json()
        states = {one["table"]: one["status"] for round_ in told["rounds"] for one in round_["tables"]}
        if states[table] == "finished":
            return
        time.sleep(0.1)
    raise AssertionError("it never ended")


# -- before it begins


def test_a_tournament_is_announced_entered_and_told_without_decks(five: list[Caller], nobody: Caller):
    mina, lucy, *_ = five
    path = announce(mina, place="Whitby", minutes=90)
    told = lucy.post(f"{path}/enter", {"precon": DECK})["tournament"]
    assert (told["place"], told["minutes"], told["stage"], told["organiser"]) == (
        "Whitby",
        90,
        "open",
        "Mina",
    )
    assert (told["deck"]["precon"], told["locked"], told["mine"], told["judge"]) == (
        DECK,
        False,
        False,
        False,
    )
    seen = nobody.get(path)
    assert seen["deck"] is None
    assert [(one["name"], one["me"]) for one in seen["entries"]] == [("Lucy", False)]
    (line,) = lucy.get("/api/tournaments")["tournaments"]
    assert (line["name"], line["entries"], line["mine"]) == ("Ashes", 1, True)
    # and an entry is taken back whole
    assert lucy.post(f"{path}/drop")["entries"] == []
    assert lucy.get(path)["deck"] is None


def test_a_deck_that_the_rules_refuse_does_not_enter(five: list[Caller]):
    path = announce(five[0])
    told = five[1].post(f"{path}/enter", {"text": "Crypt\n1x Anson\n\nLibrary\n1x Blur"})
    assert told["problems"]
    assert told["tournament"]["entries"] == []
    # nor does one that is not understood, none at all, or another's private one
    saved = five[0].post("/api/decks", {"text": "1x Blur", "name": "Mine"})["id"]
    five[1].post(f"{path}/enter", {"text": "1x Nothing of the kind"}, 400)
    assert code(five[1].post(f"{path}/enter", {}, 400)) == "vtes-deck-empty"
    assert code(five[1].post(f"{path}/enter", {"saved": saved}, 404)) == "server-deck-unknown"
    assert five[1].get(path)["entries"] == []


def test_a_deck_is_changed_until_the_first_round(five: list[Caller], begun: str):
    again = announce(five[1])
    five[2].post(f"{again}/enter", {"precon": DECK})
    told = five[2].post(f"{again}/enter", {"precon": "V5:PV"})["tournament"]
    assert (told["deck"]["precon"], len(told["entries"])) == ("V5:PV", 1)
    assert code(five[2].post(f"{begun}/enter", {"precon": "V5:PV"}, 400)) == "server-tournament-deck-locked"


@pytest.mark.parametrize(
    "form",
    [
        {"game": "vtes", "name": ""},
        {"game": "vtes", "name": "x" * 81},
        {"game": "vtes", "name": "Ashes\x00"},
        {"game": "candles", "name": "Ashes"},
        {"game": "nothing", "name": "Ashes"},
    ],
)
def test_what_no_tournament_can_be_is_refused(five: list[Caller], form: Json):
    five[0].post("/api/tournaments", form, 400)


@pytest.mark.parametrize(
    "form", [{"rounds": 0}, {"rounds": 10}, {"minutes": 0}, {"minutes": 525_601}, {"pace": {"days": 0}}]
)
def test_sizes_have_limits(five: list[Caller], form: Json):
    five[0].post("/api/tournaments", {"game": "vtes", "name": "Ashes", **form}, 422)


def test_nobody_organises_too_many_at_once(five: list[Caller]):
    paths = [announce(five[0]) for _ in range(MOST_TOURNAMENTS)]
    form = {"game": "vtes", "name": "One more"}
    assert code(five[0].post("/api/tournaments", form, 400)) == "server-tournament-most"
    five[0].post(f"{paths[0]}/cancel")
    five[0].post("/api/tournaments", form)


# -- who may do what


def test_only_the_organiser_runs_a_tournament(five: list[Caller], begun: str):
    table = five[1].get(begun)["rounds"][0]["tables"][0]["table"]
    for call in ("round", "final", "final/begin", "close", "cancel"):
        assert code(five[1].post(f"{begun}/{call}", {}, 400)) == "server-tournament-not-organiser", call
    refused: list[tuple[str, Json]] = [
        ("drop", {"entry": 1}),
        ("drop", {"on": False}),
        ("judges", {"name": "Lucy"}),
    ]
    for call, form in refused:
        assert code(five[1].post(f"{begun}/{call}", form, 400)) == "server-tournament-not-organiser", call
    refused = [("time", {"minutes": 5}), ("ruling", {"points": None})]
    for call, form in refused:
        path = f"{begun}/tables/{table}/{call}"
        assert code(five[1].post(path, form, 400)) == "server-tournament-not-judge", call
    assert code(five[1].get(f"{begun}/tables/{table}/record", 400)) == "server-tournament-not-judge"


def test_a_judge_cannot_reach_a_table_outside_the_tournament(five: list[Caller], begun: str):
    other = five[1].post("/api/play-now", {"game": "candles"})["table"]
    assert code(five[0].get(f"{begun}/tables/{other}/record", 404)) == "tournament-table-unknown"
    five[0].post(f"{begun}/tables/{other}/time", {"minutes": 5}, 404)
    five[0].post(f"{begun}/tables/nothing/ruling", {"points": None}, 404)


def test_a_judge_looks_into_a_game_unless_they_play_themselves(
    client: TestClient, five: list[Caller], begun: str
):
    """Mina organises and plays; Seward is a judge who does not play."""
    table = five[0].get(begun)["rounds"][0]["tables"][0]["table"]
    path = f"{begun}/tables/{table}/record"
    assert code(five[0].get(path, 400)) == "server-tournament-judge-plays"
    headers, form = {"x-nocturne": "1"}, {"name": "Seward", "password": "a long password"}
    token = client.post("/api/register", json=form, headers=headers).cookies["nocturne"]
    client.cookies.clear()
    seward = Caller(client, token)
    assert seward.client.get(path, headers=seward._headers).status_code == 400
    assert code(five[0].post(f"{begun}/judges", {"name": "Renfield"}, 400)) == (
        "server-tournament-judge-unknown"
    )
    assert five[0].post(f"{begun}/judges", {"name": "seward"})["judges"] == ["Seward"]
    read = parse(seward.client.get(path, headers=seward._headers).content, "record")
    assert read.head.seats == 5
    five[0].post(f"{begun}/judges", {"name": "Seward", "on": False})
    assert seward.client.get(path, headers=seward._headers).status_code == 400


# -- time


def test_at_the_time_limit_the_game_ends_with_half_a_point_each_though_nobody_looks(
    client: TestClient, five: list[Caller], begun: str, database: str
):
    table = five[0].get(begun)["rounds"][0]["tables"][0]["table"]
    # given that the game has ended it stays as secret as it was
    end_by_time(client, begun, table, database)
    told = five[0].get(begun)
    assert [seat["points"] for seat in told["rounds"][0]["tables"][0]["seats"]] == [0.5] * 5
    assert {(one["wins"], one["points"], one["ranks"]) for one in told["standings"]} == {(0, 0.5, 36)}
    told_all = ("replay?at=0&seat=0", "replay/course?seat=0", "replay/advice", "replay/analysis")
    for path in ("record", *told_all, "log?seat=1"):
        assert code(five[1].get(f"/api/tables/{table}/{path}", 400)) == "server-record-tournament", path
    assert code(five[1].post(f"/api/tables/{table}/branch", {"at": 0, "seat": 1}, 400)) == (
        "server-record-tournament"
    )
    assert five[1].get(f"/api/tables/{table}/report").get("record") is None
    # then it counts as a judge rules, and is everybody's when the tournament is over
    ruled = five[0].post(f"{begun}/tables/{table}/ruling", {"points": [0, 3, 1, 1, 0]})
    assert ruled["rounds"][0]["tables"][0]["ruled"]
    assert ruled["standings"][0]["name"] == ruled["rounds"][0]["tables"][0]["seats"][1]["name"]
    five[0].post(f"{begun}/close")
    assert five[1].client.get(f"/api/tables/{table}/record").status_code == 200


def test_a_judge_extends_the_time_of_a_game(
    client: TestClient, five: list[Caller], begun: str, database: str
):
    told = five[0].get(begun)["rounds"][0]["tables"][0]
    table, before = told["table"], told["ends"]
    longer = five[0].post(f"{begun}/tables/{table}/time", {"minutes": 200})
    assert longer["rounds"][0]["tables"][0]["ends"] == before + 200 * 60
    live = client.app.state.services.registry._live[table]  # type: ignore[attr-defined]
    # then two hours later it still plays, also when it is read back from the store
    assert live.table.head.note["extended"] == 200 * 60
    began = live.table.head.note["began"]
    live.table.head.note["began"] = began - 130 * 60
    live.wake()
    with five[1].at(table) as sitting:
        assert sitting.until(lambda told: told["type"] == "frame")["result"] is None
    live.table.head.note["began"] = began - 330 * 60
    live.wake()
    with five[1].at(table) as sitting:
        assert sitting.until(lambda told: told["type"] == "frame" and told["result"])
    assert code(five[0].post(f"{begun}/tables/{table}/time", {"minutes": 5}, 400)) == (
        "server-tournament-table-over"
    )


def test_a_cancelled_tournament_is_over_for_good(five: list[Caller], begun: str):
    assert five[0].post(f"{begun}/cancel")["stage"] == "cancelled"
    for call in ("round", "final", "close"):
        five[0].post(f"{begun}/{call}", {}, 400)
    assert code(five[0].get(f"{begun}/archive", 400)) == "server-tournament-not-over"


def test_late_entries_are_refused_where_the_organiser_wants_none(five: list[Caller], nobody: Caller):
    path = announce(five[0], late=False, rounds=2)
    for one in five[:4]:
        one.post(f"{path}/enter", {"precon": DECK})
    five[0].post(f"{path}/round")
    assert code(five[4].post(f"{path}/enter", {"precon": DECK}, 400)) == "tournament-entries-closed"


def test_by_correspondence_the_tables_have_clocks_of_days(five: list[Caller]):
    path = announce(five[0], pace={"kind": "correspondence", "days": 3}, minutes=43_200)
    for one in five:
        one.post(f"{path}/enter", {"precon": DECK})
    told = five[0].post(f"{path}/round")
    table = five[0].get(f"/api/tables/{told['rounds'][0]['tables'][0]['table']}")
    assert table["pace"] == {"kind": "correspondence", "days": 3}
    assert {seat["kind"] for seat in table["seats"]} == {"person"}
