"""A server on an empty database, and people who call it."""

from __future__ import annotations

import json
import os
import secrets
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NoReturn

import anyio
import pytest
from fastapi.testclient import TestClient
from sqlalchemy import create_engine
from starlette.testclient import WebSocketTestSession
from starlette.types import Message

from nocturne.loadtest.postgres import Postgres, postgres, programs
from nocturne.server.api import create_app
from nocturne.server.rates import Rate

Json = dict[str, Any]
#: How long anybody waits for a frame, in seconds; the machine may be busy.
_PATIENCE = 60


def lift_limits(app: Any) -> None:  # an application, whose state is anything
    """Let everybody call as often as she likes. Records stay limited: each needs a process of its own."""
    services = app.state.services
    for name, rate in vars(services).items():
        if isinstance(rate, Rate) and name != "imports":
            setattr(services, name, Rate(burst=1e9, per_second=1e9))


class Caller:
    """Somebody with a browser."""

    def __init__(self, client: TestClient, token: str | None = None) -> None:
        self.client = client
        self.token = token

    @property
    def _headers(self) -> dict[str, str]:
        cookie = {} if self.token is None else {"cookie": f"nocturne={self.token}"}
        return {"x-nocturne": "1", **cookie}

    def get(self, path: str, status: int = 200, **headers: str) -> Json:
        answer = self.client.get(path, headers={**self._headers, **headers})
        assert answer.status_code == status, answer.text
        told: Json = answer.json()
        return told

    def post(self, path: str, form: Json | None = None, status: int = 200) -> Json:
        answer = self.client.post(path, json=form or {}, headers=self._headers)
        assert answer.status_code == status, answer.text
        told: Json = answer.json()
        return told

    def enter(self, nickname: str) -> Caller:
        """The same browser, now with a nickname."""
        answer = self.client.post("/api/guest", json={"nickname": nickname}, headers=self._headers)
        assert answer.status_code == 200, answer.text
        token = answer.cookies["nocturne"]
        self.client.cookies.clear()
        return Caller(self.client, token)

    @contextmanager
    def at(self, table: str, query: str = "") -> Iterator[Sitting]:
        """A connection to a table."""
        with self.client.websocket_connect(f"/ws/tables/{table}{query}", headers=self._headers) as socket:
            yield Sitting(socket)


class Sitting:
    """A connection to a table: what was told, frame by frame."""

    def __init__(self, socket: WebSocketTestSession) -> None:
        self.socket = socket
        self.told: list[Json] = []

    def hear(self) -> Json:
        """The next frame; fails when none comes."""
        message = self.socket.portal.call(self._received)
        self.socket._raise_on_close(message)
        told: Json = json.loads(message["text"])
        self.told.append(told)
        return told

    async def _received(self) -> Message:
        with anyio.fail_after(_PATIENCE):
            return await self.socket._send_rx.receive()

    def until(self, wanted: Callable[[Json], object]) -> Json:
        """The next frame that is wanted; what comes before it is passed over."""
        for _ in range(500):
            told = self.hear()
            if wanted(told):
                return told
        raise AssertionError("it never came")

    def question(self) -> Json:
        """The next frame in which I am asked, or the game is over."""
        return self.until(lambda told: told["type"] == "frame" and (told["question"] or told["result"]))

    def acknowledged(self, ident: str) -> None:
        """Until the message of this id has counted; fails if it was refused."""
        told = self.until(lambda told: told["type"] in ("ack", "error") and told["id"] == ident)
        assert told["type"] == "ack", told

    def send(self, **message: object) -> None:
        self.socket.send_json(message)

    def answer(self, frame: Json, ident: str, at: int = 0) -> None:
        question = frame["question"]
        key = question["options"][at]["key"]
        self.send(type="answer", id=ident, number=question["number"], key=key)


@pytest.fixture(scope="session")
def _loaded() -> None:
    """The games are loaded once, not for each server."""
    from nocturne.kernel.registry import find_game, games

    for ident in games():
        find_game(ident)


@pytest.fixture
def database(tmp_path: Path) -> Iterator[str]:
    """The address of an empty database: a file, or a new one on the server NOCTURNE_TEST_DATABASE names."""
    server = os.environ.get("NOCTURNE_TEST_DATABASE")
    if not server:
        yield f"sqlite:///{tmp_path}/nocturne.db"
        return
    name = f"nocturne_{secrets.token_hex(6)}"
    engine = create_engine(server, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.exec_driver_sql(f"CREATE DATABASE {name}")
    try:
        yield f"{server.rpartition('/')[0]}/{name}"
    finally:
        with engine.connect() as connection:
            connection.exec_driver_sql(f"DROP DATABASE {name} WITH (FORCE)")
        engine.dispose()


@pytest.fixture(scope="session")
def own_postgres() -> Iterator[Postgres | None]:
    """A PostgreSQL server of the tests' own; None where it is not installed."""
    if programs() is None:
        yield None
        return
    with postgres() as server:
        yield server


@pytest.fixture(params=["sqlite", "postgresql"])
def either_database(
    request: pytest.FixtureRequest, tmp_path: Path, cannot_run: Callable[[str], NoReturn]
) -> str:
    """The address of an empty database, once of either kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/nocturne.db"
    server: Postgres | None = request.getfixturevalue("own_postgres")
    if server is None:
        cannot_run("PostgreSQL is not installed (Debian: apt install postgresql)")
    return server.new_database()


@pytest.fixture
def client(database: str, _loaded: None) -> Iterator[TestClient]:
    app = create_app(database, grace=0.3, warm=False)
    with TestClient(app) as client:
        yield client


@pytest.fixture
def nobody(client: TestClient) -> Caller:
    return Caller(client)


@pytest.fixture
def mina(nobody: Caller) -> Caller:
    return nobody.enter("Mina")


@pytest.fixture
def lucy(nobody: Caller) -> Caller:
    return nobody.enter("Lucy")
