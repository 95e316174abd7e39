"""What operators rely on: health that looks, readiness, metrics, a log that names the cause."""

from __future__ import annotations

import json
import logging
import re
import sqlite3
from collections.abc import Iterator

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import event
from sqlalchemy.exc import OperationalError
from starlette.websockets import WebSocketDisconnect

from nocturne.server.api import create_app
from nocturne.server.faults import JsonLines, cause_of, log_fault
from nocturne.server.routes.health import Health
from nocturne.server.store.database import Store

from .conftest import Caller


def services_of(client: TestClient):
    return client.app.state.services  # type: ignore[attr-defined]


@pytest.fixture
def full_disk(client: TestClient) -> Iterator[None]:
    """Nothing can be committed any more."""

    def refuse(_connection: object) -> None:
        raise OperationalError("COMMIT", {}, sqlite3.OperationalError("database or disk is full"))

    store: Store = services_of(client).store
    event.listen(store._engine, "commit", refuse)
    yield
    event.remove(store._engine, "commit", refuse)


def test_a_server_that_works_says_so(client: TestClient):
    told = client.get("/healthz").json()
    assert told["well"] is True
    assert told["checks"] == {"database": "ok", "disk": "ok", "loop": "ok"}


@pytest.mark.usefixtures("full_disk")
def test_a_database_that_cannot_be_written_is_not_well(client: TestClient):
    answer = client.get("/healthz")
    assert answer.status_code == 503
    assert answer.json()["well"] is False
    assert answer.json()["checks"]["database"] == "disk-full"


def test_a_disk_that_is_nearly_full_is_not_well(client: TestClient, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("nocturne.server.routes.health.LEAST_FREE", 1 << 80)
    assert client.get("/healthz").json()["checks"]["disk"] == "disk-full"


def test_a_loop_that_stands_still_is_not_well(client: TestClient):
    health: Health = services_of(client).health
    health.lag = 60.0
    answer = client.get("/healthz")
    assert answer.status_code == 503
    assert answer.json()["checks"]["loop"] == "late"


def test_a_server_is_ready_once_the_games_are_loaded(client: TestClient):
    assert client.get("/readyz").json() == {"ready": True}
    services_of(client).listed.clear()
    answer = client.get("/readyz")
    assert (answer.status_code, answer.json()) == (503, {"ready": False})


def samples(text: str) -> dict[str, float]:
    return {name: float(value) for name, value in re.findall(r"^([^#\s]\S*) (\S+)$", text, re.M)}


@pytest.mark.usefixtures("_loaded")
def test_metrics_count_what_happens_and_only_this_machine_reads_them(database: str):
    with TestClient(create_app(database, warm=False), client=("127.0.0.1", 5)) as here:
        before = samples(here.get("/metrics").text)
        mina = Caller(here).enter("Mina")
        table = mina.post("/api/play-now", {"game": "candles"})["table"]
        with mina.at(table) as sitting:
            sitting.answer(sitting.question(), "a")
            sitting.acknowledged("a")
            answer = here.get("/metrics")
        after = samples(answer.text)
        assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
        assert after["nocturne_tables_live"] == 1
        assert after["nocturne_connections"] == 1
        assert after["nocturne_answers_total"] > before["nocturne_answers_total"]
        assert after["nocturne_answer_seconds_count"] > before["nocturne_answer_seconds_count"]
        buckets = [value for name, value in after.items() if name.startswith("nocturne_save_seconds_bucket")]
        assert buckets == sorted(buckets)
        assert buckets[-1] == after["nocturne_save_seconds_count"]
    with TestClient(create_app(database, warm=False), client=("203.0.113.9", 5)) as elsewhere:
        assert elsewhere.get("/metrics").status_code == 404


@pytest.mark.parametrize(
    ("fault", "cause"),
    [
        (OSError(28, "No space left on device"), "disk-full"),
        (PermissionError(13, "Permission denied"), "no-permission"),
        (OperationalError("", {}, sqlite3.OperationalError("database or disk is full")), "disk-full"),
        (
            OperationalError("", {}, sqlite3.DatabaseError("database disk image is malformed")),
            "database-malformed",
        ),
        (OperationalError("", {}, sqlite3.OperationalError("database is locked")), "database-busy"),
        (ConnectionRefusedError("connection refused"), "database-unreachable"),
        (ValueError("disk full"), "program"),
    ],
)
def test_the_cause_of_a_fault_is_named(fault: Exception, cause: str):
    assert cause_of(fault) == cause


def test_a_line_of_the_log_can_be_read_by_a_program_and_tells_no_secret(caplog: pytest.LogCaptureFixture):
    try:
        raise OSError(28, "the hand of seat 2 is Deflection")
    except OSError as fault:
        log_fault("table", fault)
    (record,) = caplog.records
    told = json.loads(JsonLines().format(record))
    assert told["event"] == "fault"
    assert told["cause"] == "disk-full"
    assert told["what"] == "table"
    assert re.fullmatch(r".*test_operators\.py:\d+", told["at"])
    assert "Deflection" not in caplog.text + json.dumps(told)
    other = logging.LogRecord("uvicorn", logging.WARNING, "", 1, "it is %s", ("late",), None)
    assert json.loads(JsonLines().format(other))["text"] == "it is late"


def test_a_full_disk_is_named_and_nothing_that_was_not_saved_is_shown(
    client: TestClient, mina: Caller, caplog: pytest.LogCaptureFixture, request: pytest.FixtureRequest
):
    # given a game under way, when the disk is full and somebody answers
    table = mina.post("/api/play-now", {"game": "candles"})["table"]
    with mina.at(table) as sitting:
        frame = sitting.question()
        request.getfixturevalue("full_disk")
        sitting.answer(frame, "a")
        with pytest.raises(WebSocketDisconnect):
            sitting.acknowledged("a")
        # then the answer was not acknowledged, nothing of it was shown, and the log names the cause
        assert not any(told["type"] == "frame" and told["number"] > frame["number"] for told in sitting.told)
    assert "table stopped by OperationalError (disk-full)" in caplog.text
