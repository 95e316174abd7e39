"""The door: slow headers and bodies are cut, an address has so many connections, others are served."""

from __future__ import annotations

import asyncio
import json
import socket
import threading
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest
import uvicorn
from fastapi.testclient import TestClient
from starlette.websockets import WebSocketDisconnect
from websockets.sync.client import connect as socket_to

from nocturne.server.api import create_app
from nocturne.server.door import Limits, protocols
from nocturne.server.rates import network_of

from .conftest import Caller

pytestmark = [pytest.mark.usefixtures("_loaded"), pytest.mark.slow]

#: One who does not mean well, and one who does.
STRANGER, FRIEND = "127.0.0.2", "127.0.0.3"


@contextmanager
def served(folder: Path, limits: Limits) -> Iterator[int]:
    """A server with such limits; gives its port."""
    http, websocket = protocols(limits)
    app = create_app(f"sqlite:///{folder}/nocturne.db", warm=False)
    listening = socket.create_server(("127.0.0.1", 0), backlog=512)
    running = uvicorn.Server(
        uvicorn.Config(app, log_level="error", http=http, ws=websocket, timeout_graceful_shutdown=1)
    )
    thread = threading.Thread(target=lambda: asyncio.run(running.serve([listening])), daemon=True)
    thread.start()
    try:
        yield listening.getsockname()[1]
    finally:
        running.should_exit = True
        thread.join(30)


@pytest.fixture
def connect() -> Iterator[Callable[..., socket.socket]]:
    with ExitStack() as stack:

        def open_one(port: int, address: str, sent: bytes = b"") -> socket.socket:
            made = stack.enter_context(
                socket.create_connection(("127.0.0.1", port), 30, source_address=(address, 0))
            )
            made.sendall(sent)
            return made

        yield open_one


def is_cut(connection: socket.socket) -> bool:
    """Whether the server ended a connection without a word; waits for it."""
    try:
        return connection.recv(100) == b""
    except ConnectionError:
        return True


def asked(connection: socket.socket) -> bytes:
    connection.sendall(b"GET /readyz HTTP/1.1\r\nHost: localhost\r\n\r\n")
    return connection.recv(12)


def test_headers_and_bodies_that_do_not_come_are_cut(tmp_path: Path, connect: Callable[..., socket.socket]):
    with served(tmp_path, Limits(header_seconds=0.3, body_seconds=0.3)) as port:
        half = connect(port, STRANGER, b"GET / HTTP/1.1\r\nHost: local")
        silent = connect(port, STRANGER)
        body = connect(
            port,
            STRANGER,
            b"POST /api/guest HTTP/1.1\r\nHost: localhost\r\nX-Nocturne: 1\r\nContent-Length: 400\r\n\r\n{",
        )
        assert all(map(is_cut, (half, silent, body)))


def test_a_trickle_of_headers_gains_no_time(tmp_path: Path, connect: Callable[..., socket.socket]):
    with served(tmp_path, Limits(header_seconds=0.5)) as port:
        trickle = connect(port, STRANGER, b"GET / HTTP/1.1\r\n")
        trickle.settimeout(0.05)
        for number in range(600):
            try:
                trickle.sendall(b"X-%d: 1\r\n" % number)
                assert trickle.recv(100) == b""
                return
            except TimeoutError:
                continue
            except ConnectionError:
                return
        pytest.fail("it was never cut")


def test_the_second_request_over_a_connection_has_its_own_time(
    tmp_path: Path, connect: Callable[..., socket.socket]
):
    with served(tmp_path, Limits(header_seconds=1.0)) as port:
        kept = connect(port, FRIEND)
        for _ in range(3):
            assert asked(kept) == b"HTTP/1.1 200"
            threading.Event().wait(0.5)
            while b"}" not in kept.recv(4096):
                pass


def test_one_address_has_so_many_connections_and_others_are_served(
    tmp_path: Path, connect: Callable[..., socket.socket]
):
    with served(tmp_path, Limits(of_address=5)) as port:
        held = [connect(port, STRANGER, b"GET / HTTP/1.1\r\n") for _ in range(5)]
        assert all(is_cut(connect(port, STRANGER)) for _ in range(3))
        assert asked(connect(port, FRIEND)) == b"HTTP/1.1 200"
        # and a place that is given back can be taken
        held.pop().close()
        threading.Event().wait(0.3)
        assert asked(connect(port, STRANGER)) == b"HTTP/1.1 200"


def test_a_proxy_calls_for_many(tmp_path: Path, connect: Callable[..., socket.socket]):
    with served(tmp_path, Limits(of_address=2, proxies=[STRANGER])) as port:
        assert all(asked(connect(port, STRANGER)) == b"HTTP/1.1 200" for _ in range(6))


def test_where_all_places_are_taken_the_silent_ones_go(tmp_path: Path, connect: Callable[..., socket.socket]):
    with served(tmp_path, Limits(of_address=50, in_all=10)) as port:
        held = [connect(port, f"127.0.0.{9 + number}", b"GET / HTTP/1.1\r\n") for number in range(10)]
        # when somebody comes who means well, then they are served and the oldest of the silent is gone
        assert asked(connect(port, FRIEND)) == b"HTTP/1.1 200"
        assert is_cut(held[0])


def test_half_sent_headers_by_the_hundred_keep_nobody_out(
    tmp_path: Path, connect: Callable[..., socket.socket]
):
    with served(tmp_path, Limits(of_address=100)) as port:
        for _ in range(300):
            connect(port, STRANGER, b"GET / HTTP/1.1\r\nHost: lo")
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/readyz", timeout=30) as answer:
            assert answer.status == 200


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("203.0.113.9", "203.0.113.9"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("::ffff:203.0.113.9", "203.0.113.9"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
    ],
)
def test_a_household_of_ipv6_counts_as_one(address: str, network: str):
    assert network_of(address) == network


def test_only_the_names_that_are_allowed_are_served(database: str):
    app = create_app(database, warm=False, hosts=["nocturne.example"])
    with TestClient(app, base_url="http://nocturne.example:8000") as client:
        assert client.get("/api/me").status_code == 200
        mina = Caller(client).enter("Mina")
        table = mina.post("/api/play-now", {"game": "candles"})["table"]
        refused = client.get("/api/me", headers={"host": "evil.example"})
        assert (refused.status_code, refused.json()["error"]["code"]) == (421, "server-wrong-host")
        assert client.get("/healthz", headers={"host": "10.0.0.7"}).status_code == 200
        elsewhere = {"host": "evil.example", "cookie": f"nocturne={mina.token}"}
        with (
            pytest.raises(WebSocketDisconnect),
            client.websocket_connect(f"/ws/tables/{table}", headers=elsewhere),
        ):
            pass


def test_whoever_came_by_https_comes_that_way_again(client: TestClient):
    assert "strict-transport-security" not in client.get("/api/me").headers
    assert client.get("https://testserver/api/me").headers["strict-transport-security"].startswith("max-age=")


def test_the_time_for_a_body_does_not_run_at_a_table(tmp_path: Path):
    """Given limits shorter than any game."""
    with served(tmp_path, Limits(header_seconds=0.5, body_seconds=0.5)) as port:
        address = f"http://127.0.0.1:{port}"
        headers = {"x-nocturne": "1", "content-type": "application/json"}

        def post(path: str, form: bytes) -> tuple[str, bytes]:
            call = urllib.request.Request(address + path, form, headers)
            with urllib.request.urlopen(call, timeout=30) as answer:
                return answer.headers.get("set-cookie", "").partition(";")[0], answer.read()

        headers["cookie"] = post("/api/guest", b'{"nickname": "Mina"}')[0]
        table = json.loads(post("/api/play-now", b'{"game": "candles"}')[1])["table"]
        where = f"ws://127.0.0.1:{port}/ws/tables/{table}"
        with socket_to(where, additional_headers={"cookie": headers["cookie"]}) as sitting:
            # when somebody sits at a table for longer than that and says nothing
            time.sleep(1.5)
            # then they are still there
            sitting.send(json.dumps({"type": "ping"}))
            while json.loads(sitting.recv(30))["type"] != "pong":
                pass
