"""Correspondence: one digest when it is somebody's turn, none while they look; clocks stand on vacation."""

from __future__ import annotations

import asyncio
import json
import re
import threading
import time
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import pytest
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from sqlalchemy import select, update
from starlette.testclient import TestClient

from nocturne.server.api import create_app
from nocturne.server.live.clocks import Clock, Clocks, Pace
from nocturne.server.people.mail import Mailer
from nocturne.server.people.push import encoded
from nocturne.server.store.correspondence import reminders, vacations
from nocturne.server.store.database import people, seated, tables
from nocturne.server.tables.reminding import Reminding, Rules

from .conftest import Caller, Json, lift_limits
from .postbox import Postbox, postbox
from .test_accounts import ACCOUNT, entered, store_of

pytestmark = pytest.mark.usefixtures("_loaded")

SITE = "https://nocturne.example"
DAY = 86_400.0


class Hook(ThreadingHTTPServer):
    """A server on this machine that keeps what is posted to it."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _Kept)
        self.calls: list[tuple[str, dict[str, str], bytes]] = []
        self.status = 201

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_address[1]}"


class _Kept(BaseHTTPRequestHandler):
    server: Hook

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["content-length"]))
        self.server.calls.append((self.path, {k.lower(): v for k, v in self.headers.items()}, body))
        self.send_response(self.server.status)
        self.end_headers()

    def log_message(self, format: str, *args: Any) -> None:
        pass


@pytest.fixture
def hook() -> Iterator[Hook]:
    with Hook() as running:
        thread = threading.Thread(target=running.serve_forever, args=[0.05], daemon=True)
        thread.start()
        yield running
        running.shutdown()
        thread.join()


@pytest.fixture
def letters() -> Iterator[Postbox]:
    with postbox() as running:
        yield running


def rules(hook: Hook) -> Rules:
    """Everything allowed, and looked at only when a test says so."""
    hosts = [hook.url]
    return Rules(site=SITE, webhook_hosts=hosts, push_hosts=hosts, minutes=0.0, quiet=0.0, every=3600.0)


@pytest.fixture
def client(database: str, letters: Postbox, hook: Hook) -> Iterator[TestClient]:
    app = create_app(database, warm=False, mail=Mailer(letters.url, SITE), reminding=rules(hook))
    with TestClient(app) as client:
        lift_limits(client.app)
        yield client


def reminding_of(client: TestClient) -> Reminding:
    found: Reminding = client.app.state.services.reminding  # type: ignore[attr-defined]
    return found


def remind(client: TestClient, *others: Reminding) -> None:
    """Everybody is reminded who has to be, by all these servers at once."""

    async def all_of_them() -> None:
        await asyncio.gather(*(one.remind() for one in (reminding_of(client), *others)))

    assert client.portal is not None
    client.portal.call(all_of_them)


def attend(client: TestClient) -> None:
    assert client.portal is not None
    client.portal.call(reminding_of(client).attend)


def run(client: TestClient, work: Any) -> Any:
    """Something done with the database of a server."""
    assert client.portal is not None
    return client.portal.call(store_of(client).run, work)


def with_address(client: TestClient) -> Caller:
    harker = entered(client, "/api/register", ACCOUNT)
    run(client, lambda db: db.execute(update(people).values(email="harker@example.org")))
    return harker


def sat_down(client: TestClient, harker: Caller, count: int = 1) -> list[str]:
    """Tables by correspondence at which Harker is asked, and looks no more."""
    found: list[str] = []
    for _ in range(count):
        form = {"game": "candles", "seats": [{"kind": "me"}, {"kind": "open"}]}
        pace = {"kind": "correspondence", "days": 3}
        table = harker.post("/api/tables", {**form, "pace": pace})["table"]
        lucy = Caller(client).enter(f"Lucy {len(found)}")
        lucy.post(f"/api/tables/{table}/sit")
        harker.post(f"/api/tables/{table}/ready", {"on": True})
        lucy.post(f"/api/tables/{table}/ready", {"on": True})
        harker.post(f"/api/tables/{table}/start")
        with harker.at(table) as sitting:
            assert sitting.question()["question"]
        found.append(table)
    return found


def test_one_letter_tells_of_all_tables_and_ends_letters(client: TestClient, letters: Postbox):
    harker = with_address(client)
    one, other = sat_down(client, harker, 2)
    remind(client)
    assert not letters.letters, "nobody is reminded who never asked for it"
    harker.post("/api/account/reminders", {"mail": True})
    remind(client)
    letter = letters.wait_for(1)
    text = letter.get_content()
    assert letter["To"] == "harker@example.org"
    assert "2" in letter["Subject"]
    assert all(f"{SITE}/#/table/{table}" in text for table in (one, other))
    assert "Lucy 0" in text
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    remind(client)
    assert len(letters.letters) == 1, "of what they were reminded of they are not again"

    (code,) = re.findall(rf"{SITE}/#/account/quiet/(\S+)", text)
    assert letter["List-Unsubscribe"] == f"<{SITE}/api/reminders/stop/{code}>"
    # as a mail program calls it: from no page, with a body of its own
    answer = client.post(f"/api/reminders/stop/{code}", data={"List-Unsubscribe": "One-Click"})
    assert answer.status_code == 200
    assert not harker.get("/api/account/reminders")["mail"]
    Caller(client).post("/api/reminders/stop/guess", status=400)


def test_a_new_question_is_a_new_reminder_within_the_limits(client: TestClient, letters: Postbox):
    harker = with_address(client)
    sat_down(client, harker)
    harker.post("/api/account/reminders", {"mail": True, "hours": 1})
    remind(client)
    letters.wait_for(1)
    run(client, lambda db: db.execute(update(seated).values(told=-1)))
    remind(client)
    assert len(letters.letters) == 1, "within the hour there is no other"
    long_ago = {"told": time.time() - 3700}
    run(client, lambda db: db.execute(update(reminders).values(**long_ago, sent=12)))
    remind(client)
    assert len(letters.letters) == 1, "no more than so many a day"
    run(client, lambda db: db.execute(update(reminders).values(**long_ago, sent=11)))
    remind(client)
    letters.wait_for(2)


def test_who_looks_at_the_table_is_not_reminded(client: TestClient, letters: Postbox):
    reminding = reminding_of(client)
    reminding.rules = Rules(site=SITE, minutes=0.0, quiet=60.0)
    harker = with_address(client)
    (table,) = sat_down(client, harker)
    harker.post("/api/account/reminders", {"mail": True})
    earlier = run(client, lambda db: db.execute(select(tables.c.desk)).scalar())
    for clock in earlier["clocks"].values():
        clock["since"] = clock["since"] and clock["since"] - 3600

    def long_asked(db: Any) -> None:
        db.execute(update(tables).values(desk=earlier))
        db.execute(update(seated).values(seen=0.0))

    with harker.at(table) as sitting:
        sitting.question()
        run(client, long_asked)
        attend(client)
        remind(client)
        assert not letters.letters
        # out of sight, in a tab behind others
        sitting.send(type="look", on=False, id="away")
        sitting.acknowledged("away")
        run(client, long_asked)
        attend(client)
        remind(client)
        letters.wait_for(1)


def test_of_several_servers_one_sends(client: TestClient, letters: Postbox, hook: Hook):
    harker = with_address(client)
    sat_down(client, harker)
    harker.post("/api/account/reminders", {"mail": True})
    services = client.app.state.services  # type: ignore[attr-defined]
    others = [Reminding(services.store, services.registry, services.mailer, rules(hook)) for _ in range(3)]
    remind(client, *others)
    letters.wait_for(1)
    remind(client, *others)
    assert len(letters.letters) == 1
    for one in others:
        one.close()


def test_a_webhook_is_called_where_the_operator_allows_it(client: TestClient, hook: Hook):
    harker = with_address(client)
    (table,) = sat_down(client, harker)
    refused = {"mail": False, "webhook": "http://127.0.0.1:9/"}
    assert "127.0.0.1" in harker.post("/api/account/reminders", refused, status=400)["error"]["text"]
    harker.post("/api/account/reminders", {"mail": False, "webhook": f"{hook.url}/turn?of=harker"})
    hook.status = 500
    remind(client)
    assert len(hook.calls) == 1
    remind(client)
    assert len(hook.calls) == 1, "what failed is tried again, but not at once"
    hook.status = 200
    run(client, lambda db: db.execute(update(reminders).values(claimed=time.time() - 700)))
    remind(client)
    path, _headers, body = hook.calls[1]
    told = json.loads(body)
    assert path == "/turn?of=harker"
    assert [turn["table"] for turn in told["turns"]] == [table]
    assert f"{SITE}/#/table/{table}" in told["content"]


class Browser:
    """A browser that takes notices: its keys, and how it reads them."""

    def __init__(self) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self.point = self._key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        self.auth = b"sixteen letters!"

    def form(self, endpoint: str) -> Json:
        return {"endpoint": endpoint, "p256dh": encoded(self.point), "auth": encoded(self.auth)}

    def read(self, body: bytes) -> Json:
        salt, size, sender = body[:16], body[20], body[21:86]
        assert size == 65
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        shared = self._key.exchange(ec.ECDH(), theirs)
        info = b"WebPush: info\0" + self.point + sender
        secret = HKDF(hashes.SHA256(), 32, self.auth, info).derive(shared)
        key = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret)
        nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret)
        told: Json = json.loads(AESGCM(key).decrypt(nonce, body[86:], None).rstrip(b"\x02"))
        return told


def test_a_browser_is_sent_a_notice_only_it_can_read(client: TestClient, hook: Hook):
    harker, browser = with_address(client), Browser()
    (table,) = sat_down(client, harker)
    told = harker.get("/api/account/reminders")
    assert told["ways"]["push_key"]
    harker.post("/api/account/push", browser.form("https://169.254.169.254/"), status=400)
    harker.post("/api/account/push", {**browser.form(f"{hook.url}/one"), "p256dh": "no"}, status=400)
    harker.post("/api/account/push", browser.form(f"{hook.url}/one"))
    assert len(harker.get("/api/account/reminders")["browsers"]) == 1
    remind(client)
    path, headers, body = hook.calls[0]
    assert path == "/one"
    assert headers["content-encoding"] == "aes128gcm"
    assert headers["authorization"].endswith(f"k={told['ways']['push_key']}")
    assert browser.read(body)["link"] == f"{SITE}/#/table/{table}"
    # a browser that takes none any more is forgotten
    hook.status = 410
    run(client, lambda db: db.execute(update(seated).values(told=-1)))
    remind(client)
    assert harker.get("/api/account/reminders")["browsers"] == []


def test_on_vacation_a_clock_stands_within_the_limit(client: TestClient, letters: Postbox):
    harker = with_address(client)
    (table,) = sat_down(client, harker)
    harker.post("/api/account/reminders", {"mail": True})
    before = run(client, lambda db: db.execute(select(tables.c.due)).scalar())
    harker.post("/api/account/vacation", {"days": 31}, status=400)
    harker.post("/api/account/vacation", {"days": 10})
    harker.post("/api/account/vacation", {"days": 1}, status=400)
    mine = harker.get("/api/account/reminders")["vacation"]
    assert (mine["days"], mine["left"]) == (30, 20)
    remind(client)
    assert not letters.letters, "who is away is not called"
    with harker.at(table) as sitting:
        frame = sitting.question()
        clock = next(one for one in frame["clocks"] if one["seat"] == frame["seat"])
        assert abs(clock["due"] - before - 10 * DAY) < 60
        seen = sitting.until(lambda told: told["type"] == "players")["players"][frame["seat"]]
        assert seen["vacation"] is not None
    harker.post("/api/account/vacation", {"days": 0})
    mine = harker.get("/api/account/reminders")["vacation"]
    assert (mine["left"], mine["begins"]) == (30, None), "days not taken are given back"


def test_a_table_that_nobody_has_open_waits_for_who_is_away(client: TestClient):
    """Given a question whose days are over, but for a vacation in between: it is not answered for them."""
    harker = with_address(client)
    (table,) = sat_down(client, harker)
    registry = client.app.state.services.registry  # type: ignore[attr-defined]
    desk = run(client, lambda db: db.execute(select(tables.c.desk)).scalar())
    for clock in desk["clocks"].values():
        clock["since"] = clock["since"] and clock["since"] - 5 * DAY
    now = time.time()
    (person,) = run(
        client, lambda db: list(db.execute(select(people.c.id).where(people.c.login == "harker")).scalars())
    )
    away = {"person": person, "begins": now - 4 * DAY, "ends": now + DAY}

    def long_ago(db: Any) -> None:
        db.execute(vacations.insert().values(**away))
        db.execute(update(tables).values(desk=desk, due=now - 2 * DAY))

    assert client.portal is not None
    client.portal.call(registry._drop, table)
    run(client, long_ago)
    client.portal.call(registry._look_at, table)
    live = registry._live[table]
    limit = time.monotonic() + 30
    while run(client, lambda db: db.execute(select(tables.c.due)).scalar()) < now:
        assert time.monotonic() < limit, "when its clock runs out was not written anew"
        time.sleep(0.01)
    seat = next(at for at, one in enumerate(live.players) if one.person == person)
    due = live.clocks.due(seat)
    assert due is None or due > now
    assert live.autoplay.is_asked(seat)


def test_days_of_vacation_count_only_while_the_clock_would_run():
    clocks = Clocks(Pace("correspondence", days=2), {0: Clock(0.0, 100 * DAY, 3)}, 0.0)
    assert clocks.due(0) == 102 * DAY
    clocks.vacations = {0: [(90 * DAY, 95 * DAY), (99 * DAY, 101 * DAY), (102 * DAY, 103 * DAY)]}
    assert clocks.due(0) == 104 * DAY
    assert clocks.away_until(0, 102.5 * DAY) == 103 * DAY
    assert clocks.away_until(0, 103.5 * DAY) is None
