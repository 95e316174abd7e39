"""Several server processes on one PostgreSQL: nothing anybody sees depends on which of them they reached."""

from __future__ import annotations

import http.client
import json
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, closing, suppress
from pathlib import Path
from typing import Any, NoReturn

import pytest
from sqlalchemy import Select, create_engine, select
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from nocturne.cli import main
from nocturne.loadtest.capacity import Served
from nocturne.loadtest.postgres import Postgres
from nocturne.server.store.database import leases, servers

pytestmark = pytest.mark.slow
Json = dict[str, Any]
#: How long anything may take, in seconds; the machine may be busy.
_PATIENCE = 60
_ADDRESSES = iter(range(2, 250))


class House:
    """Two servers of one database, each a process with a port of its own."""

    def __init__(self, url: str, folder: Path) -> None:
        self.url = url
        options = ("--database", url)
        self.servers: list[Served] = []
        self.ids: list[str] = []
        for at in range(2):
            self.servers.append(Served(folder, *options, errors=folder / f"errors{at}.txt"))
            self.ids += [ident for ident in self._alive() if ident not in self.ids]

    def _alive(self) -> list[str]:
        return self._look(select(servers.c.id))

    def _look(self, asked: Select[Any]) -> list[str]:
        engine = create_engine(self.url)
        with closing(engine.connect()) as db:
            found: list[str] = list(db.execute(asked).scalars())
        engine.dispose()
        return found

    def owner(self, table: str) -> Served:
        """The server that owns a table now."""
        [owner] = self._look(select(leases.c.server).where(leases.c.table == table))
        return self.servers[self.ids.index(owner)]

    def inside(self) -> list[tuple[str, str]]:
        """The internal addresses and secrets of the servers."""
        engine = create_engine(self.url)
        with engine.connect() as db:
            rows = db.exec_driver_sql("SELECT address, secret FROM servers").all()
        engine.dispose()
        return [(row.address, row.secret) for row in rows]


@pytest.fixture(scope="module")
def built(own_postgres: Postgres | None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House | None]:
    if own_postgres is None:
        yield None
        return
    house = House(own_postgres.new_database(), tmp_path_factory.mktemp("house"))
    yield house
    for served in house.servers:
        served.end()


@pytest.fixture
def house(built: House | None, cannot_run: Callable[[str], NoReturn]) -> House:
    if built is None:
        cannot_run("PostgreSQL is not installed (Debian: apt install postgresql)")
    return built


class Sitting:
    """A connection to a table; closed by the test, or by the server."""

    def __init__(self, opened: AbstractContextManager[ClientConnection]) -> None:
        self._open = ExitStack()
        self.socket = self._open.enter_context(opened)

    def until(self, wanted: Callable[[Json], object]) -> Json:
        """The next thing that is wanted; what comes before it is passed over."""
        while True:
            told: Json = json.loads(self.socket.recv(_PATIENCE))
            if wanted(told):
                return told

    def frame(self) -> Json:
        return self.until(lambda told: told["type"] == "frame")

    def send(self, **message: object) -> None:
        self.socket.send(json.dumps(message))

    def acknowledged(self, ident: str) -> None:
        told = self.until(lambda told: told["type"] in ("ack", "error") and told["id"] == ident)
        assert told["type"] == "ack", told

    def ended(self) -> int:
        """The code with which the connection was closed; waits until it is."""
        with pytest.raises(ConnectionClosed) as closed:
            self.until(lambda told: False)
        received = closed.value.rcvd
        return 0 if received is None else received.code


class Person:
    """Somebody with a browser and an address of their own."""

    def __init__(self, token: str = "") -> None:
        self.token = token
        self.address = f"127.0.9.{next(_ADDRESSES)}"

    @property
    def cookie(self) -> str:
        return f"nocturne={self.token}; lang=en"

    def ask(self, server: Served, path: str, form: Json | None = None) -> tuple[int, Json]:
        host, _, port = server.at.rpartition(":")
        call = http.client.HTTPConnection(host, int(port), timeout=60, source_address=(self.address, 0))
        headers = {"x-nocturne": "1", "content-type": "application/json", "cookie": self.cookie}
        try:
            body = None if form is None else json.dumps(form)
            call.request("GET" if form is None else "POST", path, body, headers)
            answer = call.getresponse()
            told = answer.read()
            for part in answer.headers.get_all("set-cookie") or []:
                if part.startswith("nocturne="):
                    self.token = part.split("=", 1)[1].split(";", 1)[0]
            return answer.status, json.loads(told)
        finally:
            call.close()

    def call(self, server: Served, path: str, form: Json | None = None) -> Json:
        status, told = self.ask(server, path, form)
        assert status == 200, told
        return told

    def at(self, server: Served, table: str) -> Sitting:
        headers = {"cookie": self.cookie}
        return Sitting(connect(f"ws://{server.at}/ws/tables/{table}", additional_headers=headers))


def entered(server: Served, name: str) -> Person:
    person = Person()
    person.call(server, "/api/guest", {"nickname": name})
    return person


def open_table(host: Person, other: Person, server: Served) -> str:
    form = {"game": "candles", "seats": [{"kind": "me"}, {"kind": "open"}], "masking": "fast"}
    table: str = host.call(server, "/api/tables", form)["table"]
    other.call(server, f"/api/tables/{table}/sit", {})
    return table


def began(house: House) -> tuple[Person, Person, str]:
    """Mina and Lucy at a table that has begun."""
    first, second = house.servers
    mina, lucy = entered(first, "Mina"), entered(second, "Lucy")
    table = open_table(mina, lucy, first)
    mina.call(first, f"/api/tables/{table}/start", {})
    return mina, lucy, table


def answer(sitting: Sitting, ident: str) -> None:
    """Answer what is asked, and be told that it counts."""
    asked = sitting.until(lambda told: told["type"] == "frame" and told["question"])["question"]
    sitting.send(type="answer", id=ident, number=asked["number"], key=asked["options"][0]["key"])
    sitting.acknowledged(ident)


def test_two_people_play_over_two_servers(house: House):
    first, second = house.servers
    mina, lucy, table = began(house)
    # given a table that Mina's server owns
    here = mina.at(first, table)
    answer(here, "a")
    # when Lucy comes to it by the other, then she plays there, and each is told what the other does
    there = lucy.at(second, table)
    answer(there, "b")
    there.send(type="chat", id="c", text="Good evening")
    there.acknowledged("c")
    said = here.until(lambda told: told["type"] == "chat" and told["lines"])
    assert [line["text"] for line in said["lines"]] == ["Good evening"]
    # and the lists, the log and the report are the same at both
    for path in ("/api/tables/mine", f"/api/tables/{table}/log"):
        assert lucy.call(first, path) == lucy.call(second, path)
    assert lucy.call(second, "/api/tables/mine")["tables"][0]["asked"] is not None
    assert lucy.call(second, f"/api/tables/{table}/report")["game"] == "candles"
    for one in (here, there):
        one.socket.close()


def test_the_owner_tells_whoever_it_refuses_the_same_way(house: House):
    first, second = house.servers
    mina, _lucy, table = began(house)
    here = mina.at(first, table)
    here.frame()
    # somebody without a session is refused for good, whichever server they ask
    assert [Person("nobody").at(server, table).ended() for server in (first, second)] == [4401, 4401]
    assert Person("nobody").ask(second, f"/api/tables/{table}/log")[0] == 401
    here.socket.close()


def test_a_logout_at_one_server_ends_the_connections_at_the_other(house: House):
    first, second = house.servers
    mina, lucy, table = began(house)
    here, there = mina.at(first, table), lucy.at(second, table)
    here.frame()
    there.frame()
    # when Mina, who is connected with the first, logs out at the second
    mina.call(second, "/api/logout", {})
    # then she is connected no more, and may not come back; Lucy still is
    here.ended()
    assert mina.at(first, table).ended() == 4401
    there.send(type="chat", id="c", text="Gone already?")
    there.acknowledged("c")
    there.socket.close()


def test_limits_hold_for_all_servers_together(house: House):
    first, second = house.servers
    # given somebody who has used up, at one server, how often one may come in
    pushy = Person()
    came_in = 0
    while pushy.ask(first, "/api/guest", {"nickname": "Pushy"})[0] == 200:
        came_in += 1
        assert came_in < 100
    # then the other does not let them in that often again
    tries = 0
    while pushy.ask(second, "/api/guest", {"nickname": "Pushy"})[0] == 200:
        tries += 1
        assert tries < 10, "another server forgets how often somebody has called"
        time.sleep(0.3)
    # and somebody else is let in
    entered(second, "Lucy")


def test_whoever_waits_at_one_server_is_waited_for_at_the_other(house: House):
    first, second = house.servers
    mina, lucy = entered(first, "Mina"), entered(second, "Lucy")
    table = open_table(mina, lucy, first)
    # given Lucy, who looks at the waiting room by the second server and is not ready
    lucy.call(second, f"/api/tables/{table}")
    time.sleep(1)  # until the first has been told, as after any look of hers
    # when the host begins at the first, then it waits for Lucy
    status, told = mina.ask(first, f"/api/tables/{table}/start", {})
    assert (status, told["error"]["code"]) == (400, "server-not-ready")


def test_somebody_banned_is_put_out_everywhere(house: House):
    first, second = house.servers
    name = "Renfield"
    renfield = Person()
    renfield.call(first, "/api/register", {"name": name, "password": "flies and spiders"})
    table = renfield.call(first, "/api/play-now", {"game": "candles"})["table"]
    here = renfield.at(first, table)
    here.frame()
    there = renfield.at(second, table)
    there.frame()
    assert main(["admin", "ban", name, "--database", house.url]) == 0
    here.ended()
    there.ended()
    assert [renfield.at(server, table).ended() for server in (first, second)] == [4401, 4401]


def test_the_internal_address_is_for_servers_only(house: House):
    mina = entered(house.servers[0], "Mina")
    for address, secret in house.inside():
        host, _, port = address.rpartition(":")
        # without the secret, or with a wrong one, nobody is let in; whoever looks after the process is
        for path, headers, status in (
            ("/api/me", {}, 403),
            ("/api/me", {"x-nocturne-secret": "guess"}, 403),
            ("/api/me", {"x-nocturne-secret": secret}, 200),
            ("/healthz", {}, 200),
            ("/inside/tables?tables=a", {"x-nocturne-secret": secret}, 200),
        ):
            call = http.client.HTTPConnection(host, int(port), timeout=60)
            call.request("GET", path, headers={**headers, "cookie": mina.cookie})
            assert call.getresponse().status == status, path
            call.close()
    # and at the port for everybody, what servers ask each other is not there
    assert mina.ask(house.servers[0], "/inside/tables?tables=a")[0] == 404


def test_a_killed_server_leaves_its_tables_to_the_other(house: House):
    mina, lucy, table = began(house)
    here = mina.at(house.servers[0], table)
    answer(here, "a")
    first = house.owner(table)  # on a busy machine the second may have taken it from one that was late
    second = next(server for server in house.servers if server is not first)
    there = lucy.at(second, table)
    there.frame()
    # when the owner is killed
    first.process.send_signal(signal.SIGKILL)
    # then the connections that came by the other end with "come back", not with a refusal
    assert there.ended() in (1012, 1013)
    with suppress(ConnectionClosed):
        here.ended()
    # and the other has the table, at the last acknowledged answer
    for person in (lucy, mina):
        sitting = person.at(second, table)
        frame = sitting.frame()
        assert frame["number"] >= 1
        sitting.send(type="chat", id="c", text="Here again")
        sitting.acknowledged("c")
        sitting.socket.close()
