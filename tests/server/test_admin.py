"""``nocturne admin``: backups while the server runs, and everything back from one; checks, lists and bans."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from fastapi.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from nocturne.cli import main
from nocturne.server.api import create_app
from nocturne.server.store.copying import back_up, copied, restore

from .conftest import Caller

pytestmark = [pytest.mark.usefixtures("_loaded"), pytest.mark.slow]

ACCOUNT = {"name": "Harker", "password": "garlic and hawthorn"}


def play_a_little(client: TestClient) -> tuple[Caller, str]:
    """An account with a game under way."""
    mina = Caller(client).enter("Mina")
    table = mina.post("/api/play-now", {"game": "candles"})["table"]
    with mina.at(table) as sitting:
        sitting.answer(sitting.question(), "a")
        sitting.acknowledged("a")
        sitting.send(type="chat", id="c", text="Until tomorrow")
        sitting.acknowledged("c")
    answer = client.post("/api/register", json=ACCOUNT, headers=mina._headers)
    assert answer.status_code == 200
    client.cookies.clear()
    return Caller(client, answer.cookies["nocturne"]), table


def test_a_backup_of_a_running_server_restores_everything_anywhere(
    either_database: str, tmp_path: Path, request: pytest.FixtureRequest
):
    # given a backup that was made while the server ran
    file, new = tmp_path / "backup.db", tmp_path / "new.db"
    with TestClient(create_app(either_database, warm=False)) as client:
        harker, table = play_a_little(client)
        with harker.at(table) as sitting:
            number = sitting.question()["number"]
            counts = back_up(either_database, file)
    assert counts["people"] == 1
    assert counts["answers"] >= number > 0
    assert [path.name for path in tmp_path.glob("backup*")] == ["backup.db"]
    # when it is restored into an empty database
    assert restore(file, f"sqlite:///{new}") == counts
    # then the account has its game where it stood, with what was said; chat goes on after a restore
    with TestClient(create_app(f"sqlite:///{new}", warm=False)) as client:
        again = Caller(client, harker.token)
        assert again.get("/api/me")["me"] == {"name": "Harker", "guest": False}
        with again.at(table) as sitting:
            assert sitting.question()["number"] == number
            said = sitting.until(lambda told: told["type"] == "chat")
            assert [line["text"] for line in said["lines"]] == ["Until tomorrow"]


def test_a_backup_can_move_to_postgresql(tmp_path: Path, request: pytest.FixtureRequest):
    server = request.getfixturevalue("own_postgres")
    if server is None:
        request.getfixturevalue("cannot_run")("PostgreSQL is not installed (Debian: apt install postgresql)")
    old, file = f"sqlite:///{tmp_path}/old.db", tmp_path / "backup.db"
    with TestClient(create_app(old, warm=False)) as client:
        harker, table = play_a_little(client)
    back_up(old, file)
    url = server.new_database()
    restore(file, url)
    with TestClient(create_app(url, warm=False)) as client, Caller(client, harker.token).at(table) as sitting:
        sitting.question()
        sitting.send(type="chat", id="d", text="Good morning")  # numbered after those that were restored
        sitting.acknowledged("d")


def test_everything_is_copied_but_who_owns_what():
    assert {table.name for table in copied()} >= {"people", "sessions", "tables", "answers", "chat", "bans"}
    assert not {"servers", "leases"} & {table.name for table in copied()}


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A folder of a server that has stopped, with a game under way."""
    folder = tmp_path / "data"
    folder.mkdir()
    with TestClient(create_app(f"sqlite:///{folder}/nocturne.db", warm=False)) as client:
        play_a_little(client)
    return folder


def told(capsys: pytest.CaptureFixture[str], *arguments: str, status: int = 0) -> str:
    capsys.readouterr()
    assert main(["admin", *arguments]) == status, capsys.readouterr().err
    captured = capsys.readouterr()
    return captured.out + captured.err


def test_the_lists_tell_who_and_what_is_there(data: Path, capsys: pytest.CaptureFixture[str]):
    (table,) = json.loads(told(capsys, "tables", "--data", str(data), "--json"))
    assert (table["game"], table["status"]) == ("candles", "playing")
    assert table["answers"] > 0
    (person,) = json.loads(told(capsys, "people", "--data", str(data), "--json"))
    assert (person["name"], person["guest"], person["tables"]) == ("Harker", False, 1)
    assert table["id"] in told(capsys, "tables", "--data", str(data))


def test_every_game_is_played_again_and_a_damaged_one_is_named(
    data: Path, capsys: pytest.CaptureFixture[str]
):
    assert json.loads(told(capsys, "verify", "--data", str(data), "--json"))["damaged"] == []
    with closing(sqlite3.connect(data / "nocturne.db")) as db:
        db.execute("UPDATE answers SET digest = 'f' WHERE digest != ''")
        db.commit()
    found = json.loads(told(capsys, "verify", "--data", str(data), "--json", status=1))
    assert len(found["damaged"]) == 1
    assert found["damaged"][0]["table"] in told(capsys, "verify", "--data", str(data), status=1)


def test_who_is_banned_is_out_at_once_and_may_be_let_in_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr("nocturne.server.tables.registry._BANS_EVERY", 0.05)
    with TestClient(create_app(f"sqlite:///{tmp_path}/nocturne.db", warm=False)) as client:
        harker, table = play_a_little(client)
        with harker.at(table) as sitting:
            sitting.question()
            # when an operator bans them while they play, by any way of writing the name
            told(capsys, "ban", "HARKER", "--reason", "insults", "--data", str(tmp_path))
            # then the connection ends, the session is gone and the password opens nothing
            with pytest.raises(WebSocketDisconnect):
                sitting.until(lambda _: False)
        assert harker.get("/api/me")["me"] is None
        refused = Caller(client).post("/api/login", ACCOUNT, status=400)
        assert refused["error"]["code"] == "server-banned"
        (banned,) = json.loads(told(capsys, "bans", "--data", str(tmp_path), "--json"))
        assert (banned["name"], banned["reason"]) == ("Harker", "insults")
        # and once they are let in again, it does
        told(capsys, "unban", "Harker", "--data", str(tmp_path))
        Caller(client).post("/api/login", ACCOUNT)


def test_mistakes_are_told_with_what_to_do(data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    backup = tmp_path / "backup.db"
    told(capsys, "backup", str(backup), "--data", str(data))
    assert "already" in told(capsys, "backup", str(backup), "--data", str(data), status=2)
    assert "not empty" in told(capsys, "restore", str(backup), "--data", str(data), status=2)
    assert "nobody" in told(capsys, "ban", "Dracula", "--data", str(data), status=2)
    assert "no file" in told(capsys, "tables", "--data", str(tmp_path / "nowhere"), status=2)
    told(capsys, "restore", str(backup), "--data", str(tmp_path / "new"))
    assert len(json.loads(told(capsys, "tables", "--data", str(tmp_path / "new"), "--json"))) == 1


def test_a_damaged_file_is_found_before_anything_listens(data: Path, capsys: pytest.CaptureFixture[str]):
    """Given a database whose pages were overwritten in the middle."""
    file = data / "nocturne.db"
    whole = bytearray(file.read_bytes())
    for page in range(2, len(whole) // 4096):
        whole[page * 4096 : page * 4096 + 64] = b"\xff" * 64
    file.write_bytes(whole)
    capsys.readouterr()
    assert main(["serve", "--port", "0", "--data", str(data), "--no-browser"]) == 2
    err = " ".join(capsys.readouterr().err.split())
    assert "damaged" in err or "malformed" in err
    assert "nocturne admin restore" in err or "--data" in err
