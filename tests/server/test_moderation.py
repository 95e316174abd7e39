"""Chat and its moderation: muting for oneself, reports that operators see, and what a host decides."""

from __future__ import annotations

import json
from itertools import count

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from nocturne.cli import main
from nocturne.server.api import create_app
from nocturne.server.live.talking import MOST_REPORTS

from .conftest import Caller, Json, Sitting

pytestmark = [pytest.mark.usefixtures("_loaded"), pytest.mark.slow]


_idents = count()


@pytest.fixture
def jack(nobody: Caller) -> Caller:
    return nobody.enter("Jack")


def table_of(mina: Caller, *others: Caller) -> str:
    """A public table that has begun: Mina is its host."""
    seats = [{"kind": "me"}, *([{"kind": "open"}] * len(others) or [{"kind": "bot"}])]
    table: str = mina.post("/api/tables", {"game": "candles", "seats": seats})["table"]
    for other in others:
        other.post(f"/api/tables/{table}/sit", {})
        other.post(f"/api/tables/{table}/ready", {"on": True})
    mina.post(f"/api/tables/{table}/start")
    return table


def sends(sitting: Sitting, **message: object) -> Json:
    """What comes of a message."""
    ident = f"m{next(_idents)}"
    sitting.send(id=ident, **message)
    return sitting.until(lambda told: told["type"] in ("ack", "error") and told["id"] == ident)


def said(sitting: Sitting, text: str) -> Json:
    """The line of the chat with this text, once it comes."""
    told = sitting.until(
        lambda told: told["type"] == "chat" and any(line["text"] == text for line in told["lines"])
    )
    line: Json = next(line for line in told["lines"] if line["text"] == text)
    return line


def chat_of(sitting: Sitting) -> Json:
    """The whole chat as it is told to whoever comes."""
    return sitting.until(lambda told: told["type"] == "chat" and told["fresh"])


def test_whoever_is_muted_is_heard_by_the_others_only(mina: Caller, lucy: Caller, jack: Caller):
    table = table_of(mina, lucy)
    with mina.at(table) as one, lucy.at(table) as other, jack.at(table) as watcher:
        assert sends(watcher, type="chat", text="Boo")["type"] == "ack"
        said(one, "Boo")
        # when Mina mutes whoever watches
        assert sends(one, type="mute", name="Jack")["type"] == "ack"
        # then what was said is gone for her, and what is said reaches the others alone
        assert sends(watcher, type="chat", text="Boo again")["type"] == "ack"
        said(other, "Boo again")
        assert sends(other, type="chat", text="Ignore him")["type"] == "ack"
        told = one.until(lambda told: told["type"] == "chat" and not told["fresh"])
        assert [line["text"] for line in told["lines"]] == ["Ignore him"]
    with mina.at(table) as again:
        chat = chat_of(again)
        assert [line["text"] for line in chat["lines"]] == ["Ignore him"]
        assert chat["muted"] == ["Jack"]
        assert sends(again, type="mute", name="Jack", on=False)["type"] == "ack"
    with mina.at(table) as again:
        assert len(chat_of(again)["lines"]) == 3


@pytest.mark.parametrize("name", ["Mina", "Nobody"])
def test_only_somebody_else_who_is_here_can_be_muted(mina: Caller, name: str):
    with mina.at(table_of(mina)) as one:
        assert sends(one, type="mute", name=name)["error"]["code"] == "server-mute-whom"


def test_operators_see_what_is_reported_and_settle_it(
    either_database: str, capsys: pytest.CaptureFixture[str]
):
    database = either_database
    with TestClient(create_app(database, warm=False)) as client:
        mina, lucy = Caller(client).enter("Mina"), Caller(client).enter("Lucy")
        table = table_of(mina, lucy)
        with mina.at(table) as one, lucy.at(table) as other:
            assert sends(other, type="chat", text="Something foul")["type"] == "ack"
            line = said(one, "Something foul")
            assert sends(one, type="report", at=line["at"], text="foul")["type"] == "ack"
            # nobody reports their own words, nor words that were never said
            assert sends(other, type="report", at=line["at"])["error"]["code"] == "server-report-which"
            assert sends(one, type="report", at=1.0)["error"]["code"] == "server-report-which"
            for _ in range(MOST_REPORTS - 1):
                assert sends(one, type="report", at=line["at"])["type"] == "ack"
            assert sends(one, type="report", at=line["at"])["error"]["code"] == "server-report-most"
        found = admin(database, capsys, "reports", "--json")
        first = found[0]
        assert len(found) == MOST_REPORTS
        assert (first["table"], first["name"], first["said"]) == (table, "Lucy", "Something foul")
        assert (first["reporter"], first["reason"]) == ("Mina", "foul")
        # the id is what a ban takes
        assert main(["admin", "ban", first["person"], "--database", database]) == 0
        assert main(["admin", "settle", str(first["id"]), "--database", database]) == 0
        assert len(admin(database, capsys, "reports", "--json")) == MOST_REPORTS - 1
        assert main(["admin", "settle", str(first["id"]), "--database", database]) != 0


def admin(database: str, capsys: pytest.CaptureFixture[str], *arguments: str) -> list[Json]:
    capsys.readouterr()
    assert main(["admin", *arguments, "--database", database]) == 0
    found: list[Json] = json.loads(capsys.readouterr().out)
    return found


def test_the_host_removes_a_watcher_who_does_not_come_back(mina: Caller, lucy: Caller, jack: Caller):
    table = table_of(mina, lucy)
    with mina.at(table) as host, lucy.at(table) as player:
        with jack.at(table) as watcher:
            seen = host.until(lambda told: told["type"] == "players" and told["watchers"])
            assert (seen["watchers"], seen["host"]) == (["Jack"], 0)
            # only the host may
            refused = sends(player, type="remove", name="Jack")
            assert refused["error"]["code"] == "server-only-host-settles"
            assert sends(host, type="remove", name="Jack")["type"] == "ack"
            with pytest.raises(WebSocketDisconnect):
                watcher.until(lambda told: False)
        with pytest.raises(WebSocketDisconnect) as closed, jack.at(table) as watcher:
            watcher.hear()
        assert closed.value.code == 4410
        # nobody who plays can be removed
        assert sends(host, type="remove", name="Lucy")["error"]["code"] == "server-remove-whom"


def test_the_host_lets_only_those_who_play_speak(mina: Caller, lucy: Caller, jack: Caller):
    table = table_of(mina, lucy)
    with mina.at(table) as host, lucy.at(table) as player, jack.at(table) as watcher:
        assert sends(watcher, type="hush")["error"]["code"] == "server-only-host-settles"
        assert sends(host, type="hush")["type"] == "ack"
        assert watcher.until(lambda told: told["type"] == "players" and told["hushed"])
        assert sends(watcher, type="chat", text="Boo")["error"]["code"] == "server-chat-hushed"
        assert sends(player, type="chat", text="Quiet")["type"] == "ack"
        assert sends(host, type="hush", on=False)["type"] == "ack"
        assert sends(watcher, type="chat", text="Boo")["type"] == "ack"
