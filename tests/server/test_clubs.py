"""Clubs: who comes in, who may do what, what is heard and seen, and what stays when somebody goes."""

from __future__ import annotations

import json
import time
from typing import NamedTuple

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from nocturne.cli import main
from nocturne.server.tables import clubs as module
from nocturne.server.tables.calendars import written
from nocturne.server.tables.club_store import NOBODY, Appointment

from .conftest import Caller, Json, lift_limits
from .test_moderation import said, sends
from .test_ratings import account

DAY = 24 * 3600.0


class Scene(NamedTuple):
    """Mina owns a club, Lucy is a member, Jack is a stranger with an account."""

    client: TestClient
    mina: Caller
    lucy: Caller
    jack: Caller
    club: str

    def path(self, *more: str) -> str:
        return "/".join(["/api/clubs", self.club, *more])

    def number(self, name: str) -> int:
        """The number of a member."""
        told = self.mina.get(self.path())["members"]
        found: int = next(one["number"] for one in told if one["name"] == name)
        return found

    def role(self, who: Caller, name: str, role: str, status: int = 200) -> Json:
        return who.post(self.path("role"), {"member": self.number(name), "role": role}, status)

    def mute(self, who: Caller, name: str, status: int = 200, *, on: bool = True) -> Json:
        return who.post(self.path("mute"), {"member": self.number(name), "on": on}, status)

    def joins(self, who: Caller, status: int = 200) -> Json:
        code = self.mina.get(self.path())["code"]
        return who.post(f"/api/club-invitations/{code}", status=status)


@pytest.fixture
def scene(client: TestClient) -> Scene:
    lift_limits(client.app)
    mina, lucy, jack = (account(client, name) for name in ("Mina", "Lucy", "Jack"))
    club = mina.post("/api/clubs", {"name": "Les Corbeaux", "about": "Lyon,\nevery Thursday."})["id"]
    found = Scene(client, mina, lucy, jack, club)
    found.joins(lucy)
    return found


def code_of(refusal: Json) -> str:
    code: str = refusal["error"]["code"]
    return code


# -- coming in


def test_a_member_comes_by_the_standing_invitation_and_a_stranger_sees_nothing(scene: Scene, nobody: Caller):
    # given a club that is not listed: for strangers it is not there
    for who in (scene.jack, nobody):
        assert code_of(who.get(scene.path(), 404)) == "server-club-unknown"
        assert who.get("/api/clubs")["clubs"] == []
    # when the owner lists it, then strangers find what it is, and no more
    form = {"name": "Les Corbeaux", "about": "Lyon", "listed": True}
    scene.mina.post(scene.path("settings"), form)
    scene.mina.post(scene.path("say"), {"text": "The cellar is booked."})
    told = nobody.get(scene.path())
    assert (told["name"], told["about"], told["count"], told["role"]) == ("Les Corbeaux", "Lyon", 2, None)
    assert not any(told[name] for name in ("code", "feed", "members", "said", "calendar", "tables"))
    assert [one["mine"] for one in nobody.get("/api/clubs")["clubs"]] == [False]
    # when Jack opens the invitation he is told whose it is, comes in and reads what was said
    code = scene.lucy.get(scene.path())["code"]
    assert scene.jack.get(f"/api/club-invitations/{code}")["name"] == "Les Corbeaux"
    assert scene.joins(scene.jack)["role"] == "member"
    assert [line["text"] for line in scene.jack.get(scene.path())["said"]] == ["The cellar is booked."]
    # and coming twice changes nothing; a guest is asked to register; a guess opens nothing
    assert scene.joins(scene.jack)["count"] == 3
    guest = nobody.enter("Renfield")
    assert code_of(scene.joins(guest, 400)) == "server-club-guest"
    assert code_of(guest.post("/api/clubs", {"name": "Flies"}, 400)) == "server-club-guest"
    assert code_of(scene.jack.get(f"/api/club-invitations/{code[:-1]}Z", 404)) == "server-club-invitation"
    # when an operator makes a new link, then the old one ends
    scene.mina.post(scene.path("invite"))
    assert code_of(scene.jack.post(f"/api/club-invitations/{code}", status=404)) == "server-club-invitation"


def test_clubs_and_members_have_names_that_look_like_no_other(scene: Scene, monkeypatch: pytest.MonkeyPatch):
    for name in ("les corbeaux", "Les C\u043erbeaux", "LES  CORBEAUX."):  # with a Cyrillic o
        assert code_of(scene.jack.post("/api/clubs", {"name": name}, 400)) == "server-club-name-taken"
    for name in ("", "\u200b", "\u2800", "x" * 61, "a\nb\x07"):
        assert code_of(scene.jack.post("/api/clubs", {"name": name}, 400)) == "server-club-name-wrong"
    other = scene.jack.post("/api/clubs", {"name": "Owls"})["id"]
    form = {"name": "Les C0rbeaux"}
    assert code_of(scene.jack.post(f"/api/clubs/{other}/settings", form, 400)) == "server-club-name-taken"
    # a member whose name looks like that of another gets a number
    double = account(scene.client, "Luc\u0443")
    assert [one["name"] for one in scene.joins(double)["members"]] == ["Mina", "Lucy", "Luc\u0443 2"]
    monkeypatch.setattr(module, "MOST_OWNED", 1)
    assert code_of(scene.jack.post("/api/clubs", {"name": "Crows"}, 400)) == "server-club-most-owned"
    monkeypatch.setattr(module, "MOST_MEMBERS", 3)
    assert code_of(scene.joins(scene.jack, 400)) == "server-club-full"


# -- who may do what


def test_only_operators_remove_and_mute_and_only_below_them(scene: Scene):
    scene.joins(scene.jack)
    # given members: they may do nothing about others
    number = scene.number("Jack")
    for path, form in (
        ("role", {"member": number, "role": "removed"}),
        ("mute", {"member": number, "on": True}),
        ("settings", {"name": "Mine"}),
        ("invite", {}),
        ("role", {"member": number, "role": "operator"}),
        ("delete", {}),
    ):
        assert code_of(scene.lucy.post(scene.path(path), form, 403)).startswith("server-club-o"), path
    # when Lucy becomes an operator, then she may remove and mute members, and nobody above
    scene.role(scene.mina, "Lucy", "operator")
    scene.mute(scene.lucy, "Jack")
    assert code_of(scene.mute(scene.lucy, "Mina", 403)) == "server-club-not-above"
    assert code_of(scene.role(scene.lucy, "Mina", "removed", 403)) == "server-club-not-above"
    assert code_of(scene.role(scene.lucy, "Jack", "operator", 403)) == "server-club-owner"
    assert code_of(scene.role(scene.mina, "Mina", "removed", 403)) == "server-club-not-above"
    assert code_of(scene.jack.post(scene.path("say"), {"text": "Why?"}, 403)) == "server-club-muted"
    form = {"title": "Revenge", "starts": time.time() + DAY}
    assert code_of(scene.jack.post(scene.path("calendar"), form, 403)) == "server-club-muted"
    # when she removes Jack, then the club is not there for him, nor does the invitation bring him back
    scene.role(scene.lucy, "Jack", "removed")
    assert code_of(scene.jack.get(scene.path(), 404)) == "server-club-unknown"
    assert code_of(scene.joins(scene.jack, 403)) == "server-club-removed"
    assert [one["role"] for one in scene.lucy.get(scene.path())["members"]] == [
        "owner",
        "operator",
        "removed",
    ]
    # until an operator lets him come again
    scene.role(scene.lucy, "Jack", "member")
    assert not scene.joins(scene.jack)["muted"]
    assert "removed" not in {one["role"] for one in scene.jack.get(scene.path())["members"]}


def test_whoever_leaves_while_muted_is_not_unmuted_by_coming_again(scene: Scene):
    scene.mute(scene.mina, "Lucy")
    scene.lucy.post(scene.path("leave"))
    assert code_of(scene.joins(scene.lucy, 403)) == "server-club-removed"
    # whoever leaves otherwise comes and goes
    scene.joins(scene.jack)
    scene.jack.post(scene.path("leave"))
    assert code_of(scene.jack.get(scene.path(), 404)) == "server-club-unknown"
    assert scene.joins(scene.jack)["role"] == "member"


def test_a_club_is_handed_over_left_and_deleted(scene: Scene):
    assert code_of(scene.mina.post(scene.path("leave"), status=400)) == "server-club-owner-leaves"
    scene.role(scene.mina, "Lucy", "owner")
    assert scene.mina.get(scene.path())["role"] == "operator"
    assert code_of(scene.mina.post(scene.path("delete"), status=403)) == "server-club-owner"
    scene.mina.post(scene.path("leave"))
    scene.lucy.post(scene.path("say"), {"text": "Alone."})
    scene.lucy.post(scene.path("delete"))
    assert code_of(scene.lucy.get(scene.path(), 404)) == "server-club-unknown"
    # the name is free again
    scene.jack.post("/api/clubs", {"name": "Les Corbeaux"})


# -- what is said


def test_lines_are_taken_away_by_who_said_them_and_by_operators(scene: Scene):
    scene.lucy.post(scene.path("say"), {"text": "first"})
    told = scene.mina.post(scene.path("say"), {"text": "second"})["said"]
    assert [(line["name"], line["me"]) for line in told] == [("Lucy", False), ("Mina", True)]
    first, second = told
    form = {"line": second["id"]}
    assert code_of(scene.lucy.post(scene.path("unsay"), form, 403)) == "server-club-operators"
    assert [line["text"] for line in scene.mina.post(scene.path("unsay"), {"line": first["id"]})["said"]] == [
        "second"
    ]
    assert code_of(scene.jack.post(scene.path("unsay"), form, 404)) == "server-club-unknown"
    for wrong in ("", " ", "x" * 501, "a\ue000b"):
        assert code_of(scene.lucy.post(scene.path("say"), {"text": wrong}, 400)) == "server-chat-wrong"


def test_the_operators_of_the_server_see_reports_and_clubs_and_may_close_one(
    scene: Scene, database: str, capsys: pytest.CaptureFixture[str]
):
    line = scene.lucy.post(scene.path("say"), {"text": "Something ugly"})["said"][0]["id"]
    form = {"line": line, "reason": "it is ugly"}
    assert code_of(scene.jack.post(scene.path("report"), form, 404)) == "server-club-unknown"
    assert code_of(scene.lucy.post(scene.path("report"), form, 400)) == "server-report-which"
    scene.mina.post(scene.path("report"), form)
    assert main(["admin", "reports", "--json", "--database", database]) == 0
    (told,) = json.loads(capsys.readouterr().out)
    assert (told["club"], told["table"], told["said"], told["reason"]) == (
        scene.club,
        "",
        "Something ugly",
        "it is ugly",
    )
    assert main(["admin", "reports", "--database", database]) == 0
    assert main(["admin", "clubs", "--json", "--database", database]) == 0
    listed = json.loads(capsys.readouterr().out.partition("[")[2].join(["[", ""]))
    assert [(one["name"], one["owner"], one["members"]) for one in listed] == [("Les Corbeaux", "Mina", 2)]
    assert main(["admin", "close-club", scene.club, "--database", database]) == 0
    assert main(["admin", "close-club", scene.club, "--database", database]) != 0
    assert code_of(scene.mina.get(scene.path(), 404)) == "server-club-unknown"


# -- tables


def opened(scene: Scene, who: Caller, seats: int = 2) -> str:
    form = {"game": "candles", "seats": [{"kind": "me"}, *[{"kind": "open"}] * (seats - 1)]}
    table: str = who.post("/api/tables", {**form, "club": scene.club})["table"]
    return table


def test_a_clubs_tables_are_seen_and_joined_by_members_alone(scene: Scene):
    # given a table of the club
    table = opened(scene, scene.mina)
    form = {"game": "candles", "seats": [{"kind": "me"}, {"kind": "bot"}], "club": scene.club}
    assert code_of(scene.jack.post("/api/tables", form, 403)) == "server-club-table"
    # then no list of strangers has it, no invitation leads to it, and nobody but members sees it
    assert scene.jack.get("/api/tables")["tables"] == []
    assert scene.mina.get(f"/api/tables/{table}")["code"] is None
    refused = "server-club-table-invited"
    assert code_of(scene.mina.post(f"/api/tables/{table}/invite", status=400)) == refused
    assert code_of(scene.mina.post(f"/api/tables/{table}/settings", {"private": False}, 400)) == refused
    assert code_of(scene.jack.get(f"/api/tables/{table}", 403)) == "server-club-table"
    assert code_of(scene.jack.post(f"/api/tables/{table}/sit", {}, 403)) == "server-club-table"
    # when a member finds it on the page of the club, then they sit down without an invitation
    assert [one["table"] for one in scene.lucy.get(scene.path())["tables"]] == [table]
    scene.lucy.post(f"/api/tables/{table}/sit", {})
    scene.lucy.post(f"/api/tables/{table}/ready", {"on": True})
    scene.mina.post(f"/api/tables/{table}/start")
    # and the game is watched by members alone
    with scene.jack.at(table) as sitting, pytest.raises(WebSocketDisconnect) as closed:
        sitting.hear()
    assert closed.value.code == 4411
    for path in ("log", "report", "history"):
        assert code_of(scene.jack.get(f"/api/tables/{table}/{path}", 403)) == "server-club-table"
    scene.joins(scene.jack)
    with scene.jack.at(table) as sitting:
        sitting.until(lambda told: told["type"] == "frame")


def test_who_is_muted_or_removed_is_not_heard_at_the_clubs_tables(scene: Scene):
    table = opened(scene, scene.mina)
    waiting, own = opened(scene, scene.mina), opened(scene, scene.lucy)
    scene.lucy.post(f"/api/tables/{waiting}/sit", {})
    scene.lucy.post(f"/api/tables/{table}/sit", {})
    scene.lucy.post(f"/api/tables/{table}/ready", {"on": True})
    scene.mina.post(f"/api/tables/{table}/start")
    with scene.lucy.at(table) as sitting:
        assert sends(sitting, type="chat", text="Good evening")["type"] == "ack"
        # when she is muted, then no word of hers comes to the table, at once
        scene.mute(scene.mina, "Lucy")
        refused = sends(sitting, type="chat", text="I say!")
        assert refused["error"]["code"] == "server-club-muted"
        scene.mute(scene.mina, "Lucy", on=False)
        assert sends(sitting, type="chat", text="Thank you")["type"] == "ack"
        # when she is removed, then she gets up from tables that wait, and hers is closed
        scene.role(scene.mina, "Lucy", "removed")
    assert [one["kind"] for one in scene.mina.get(f"/api/tables/{waiting}")["seats"]] == ["person", "open"]
    assert scene.mina.get(f"/api/tables/{own}")["status"] == "finished"
    # and the game she plays goes on, but she is silent there
    with scene.lucy.at(table) as sitting:
        said(sitting, "Thank you")
        assert sends(sitting, type="chat", text="Well!")["type"] == "error"
    # when the club is deleted, then those who play go on as at any private table
    scene.mina.post(scene.path("delete"))
    with scene.lucy.at(table) as sitting:
        assert sends(sitting, type="chat", text="Still here")["type"] == "ack"


# -- the calendar


def test_the_calendar_is_changed_by_who_entered_it_and_read_by_other_programs(scene: Scene):
    starts = round(time.time()) + 7 * DAY
    form = {"title": "Game night", "place": "Cellar, rue Juiverie", "starts": starts, "minutes": 240}
    (event,) = scene.lucy.post(scene.path("calendar"), form)["calendar"]
    assert (event["title"], event["starts"], event["name"], event["mine"]) == (
        "Game night",
        starts,
        "Lucy",
        True,
    )
    scene.joins(scene.jack)
    strike = {"event": event["id"]}
    refused = scene.jack.post(scene.path("calendar", "strike"), strike, 403)
    assert code_of(refused) == "server-club-operators"
    assert (
        code_of(scene.jack.post(scene.path("calendar"), {**form, **strike}, 403)) == "server-club-operators"
    )
    scene.mina.post(scene.path("calendar"), {**form, **strike, "title": "Long night"})
    # then a member's own address tells it to programs that carry no session, until they are removed
    feed = scene.jack.get(scene.path())["feed"]
    assert feed != scene.mina.get(scene.path())["feed"]
    told = scene.client.get(f"/api/calendars/{feed}.ics")
    assert told.headers["content-type"].startswith("text/calendar")
    assert "SUMMARY:Long night\r\nLOCATION:Cellar\\, rue Juiverie\r\n" in told.text
    assert time.strftime("DTSTART:%Y%m%dT%H%M%SZ", time.gmtime(starts)) in told.text
    scene.role(scene.mina, "Jack", "removed")
    assert scene.client.get(f"/api/calendars/{feed}.ics").status_code == 404
    assert scene.lucy.post(scene.path("calendar", "strike"), strike)["calendar"] == []
    for wrong in (time.time() - 3 * DAY, time.time() + 4 * 366 * DAY):
        refused = scene.lucy.post(scene.path("calendar"), {**form, "starts": wrong}, 400)
        assert code_of(refused) == "server-club-when"


def test_long_lines_of_a_calendar_are_folded_and_signs_escaped():
    note = "Bring: dice; a deck, \\and\nnerves " + "\u00e9" * 80
    one = Appointment("a1", "p", "Mina", "Night", "", note, 0.0, 90, 0.0)
    told = written("Owls", [one], "en")
    lines = told.split("\r\n")
    assert all(len(line.encode()) <= 75 for line in lines)
    whole = told.replace("\r\n ", "")
    assert "DESCRIPTION:Bring: dice\\; a deck\\, \\\\and\\nnerves " + "\u00e9" * 80 in whole
    assert "DTSTART:19700101T000000Z\r\nDTEND:19700101T013000Z" in whole
    assert (lines[0], lines[-2], lines[-1]) == ("BEGIN:VCALENDAR", "END:VCALENDAR", "")


# -- accounts


@pytest.mark.parametrize(("heir", "others"), [("Jack", ("Lucy", "Jack")), ("Lucy", ("Lucy",))])
def test_an_account_takes_its_name_out_of_clubs_and_hands_over_what_it_owns(
    scene: Scene, heir: str, others: tuple[str, ...]
):
    callers = {"Lucy": scene.lucy, "Jack": scene.jack}
    if "Jack" in others:
        scene.joins(scene.jack)
        scene.role(scene.mina, "Jack", "operator")
    scene.mina.post(scene.path("say"), {"text": "Farewell"})
    scene.mina.post(scene.path("calendar"), {"title": "Wake", "starts": time.time() + DAY})
    told = scene.mina.get("/api/account/export")
    assert [(one["club"], one["role"]) for one in told["clubs"]] == [("Les Corbeaux", "owner")]
    assert [one.get("text", one.get("title")) for one in told["said_in_clubs"]] == ["Farewell", "Wake"]
    scene.mina.post("/api/account/delete", {"password": "garlic and roses"})
    told = callers[heir].get(scene.path())
    assert [one["name"] for one in told["members"] if one["role"] == "owner"] == [heir]
    assert "Mina" not in json.dumps(told)
    assert [line["name"] for line in told["said"]] == [NOBODY]
    assert [one["name"] for one in told["calendar"]] == [NOBODY]


def test_a_club_ends_with_its_last_account(scene: Scene, monkeypatch: pytest.MonkeyPatch):
    for who in (scene.lucy, scene.mina):
        who.post("/api/account/delete", {"password": "garlic and roses"})
    scene.jack.post("/api/clubs", {"name": "Les Corbeaux"})


def test_words_come_no_faster_than_somebody_types(client: TestClient):
    mina = account(client, "Mina")
    club = mina.post("/api/clubs", {"name": "Owls"})["id"]

    def says() -> int:
        answer = client.post(f"/api/clubs/{club}/say", json={"text": "hoot"}, headers=mina._headers)
        return answer.status_code

    assert 429 in [says() for _ in range(30)]
