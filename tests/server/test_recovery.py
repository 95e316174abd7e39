"""A forgotten password: letters with links that hold once, sent only to addresses that were confirmed."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from email.message import EmailMessage

import pytest
from starlette.testclient import TestClient

from nocturne.kernel.errors import NocturneError
from nocturne.server.api import create_app
from nocturne.server.people.mail import Mailer, checked_email
from nocturne.server.people.recovery import CODE_SECONDS
from nocturne.server.store.database import mail_codes

from .conftest import Caller, lift_limits
from .postbox import Postbox, postbox
from .test_accounts import ACCOUNT, OTHER, entered, store_of

pytestmark = [pytest.mark.usefixtures("_loaded"), pytest.mark.slow]

SITE = "https://nocturne.example"


@pytest.fixture
def letters() -> Iterator[Postbox]:
    with postbox() as running:
        yield running


@pytest.fixture
def client(either_database: str, letters: Postbox) -> Iterator[TestClient]:
    app = create_app(either_database, warm=False, mail=Mailer(letters.url, SITE))
    with TestClient(app) as client:
        lift_limits(client.app)
        yield client


def code_in(letter: EmailMessage, way: str) -> str:
    """The code of the link in a letter."""
    (code,) = re.findall(rf"{SITE}/#/account/{way}/(\S+)", letter.get_content())
    return str(code)


def with_address(client: TestClient, letters: Postbox) -> Caller:
    """An account with a confirmed address."""
    harker = entered(client, "/api/register", ACCOUNT)
    harker.post("/api/account/email", {"email": "harker@example.org", "password": ACCOUNT["password"]})
    letter = letters.wait_for(1)
    assert letter["To"] == "harker@example.org"
    assert harker.get("/api/account") == {"email": "", "mail": True}, "not before it is confirmed"
    Caller(client).post("/api/account/confirm", {"code": code_in(letter, "confirm")})
    assert harker.get("/api/account")["email"] == "harker@example.org"
    return harker


def test_a_letter_leads_to_a_new_password_once(client: TestClient, letters: Postbox):
    harker, nobody = with_address(client, letters), Caller(client)
    nobody.post("/api/account/forgotten", {"name": "HARKER"})
    code = code_in(letters.wait_for(2), "reset")
    # a code for one thing is good for nothing else, and a short password does not use it up
    nobody.post("/api/account/confirm", {"code": code}, status=400)
    nobody.post("/api/account/reset", {"code": code, "password": "ash"}, status=400)
    nobody.post("/api/account/reset", {"code": code, "password": OTHER})
    assert harker.get("/api/me")["me"] is None, "whoever was logged in is not any more"
    entered(client, "/api/login", {**ACCOUNT, "password": OTHER})
    again = nobody.post("/api/account/reset", {"code": code, "password": OTHER}, status=400)
    assert again["error"]["code"] == "server-code-wrong"


def test_a_code_holds_for_a_while_and_only_the_latest(client: TestClient, letters: Postbox):
    with_address(client, letters)
    nobody = Caller(client)
    codes = []
    for number in (2, 3):
        nobody.post("/api/account/forgotten", {"name": "Harker"})
        codes.append(code_in(letters.wait_for(number), "reset"))
    nobody.post("/api/account/reset", {"code": codes[0], "password": OTHER}, status=400)
    assert client.portal is not None
    old = mail_codes.update().values(created=time.time() - CODE_SECONDS["reset"] - 1)
    client.portal.call(store_of(client).run, lambda db: db.execute(old))
    nobody.post("/api/account/reset", {"code": codes[1], "password": OTHER}, status=400)


@pytest.mark.parametrize("name", ["Nobody", "Harker", "\x00"])
def test_it_is_not_told_whether_there_is_an_account_or_an_address(
    client: TestClient, letters: Postbox, name: str
):
    entered(client, "/api/register", ACCOUNT)  # without an address
    assert Caller(client).post("/api/account/forgotten", {"name": name}) == {}
    assert letters.letters == []


def test_an_address_needs_the_password_and_can_be_taken_away(client: TestClient, letters: Postbox):
    harker = with_address(client, letters)
    wrong = {"email": "thief@example.org", "password": "garlic"}
    harker.post("/api/account/email", wrong, status=400)
    harker.post("/api/account/email", {"email": "", "password": ACCOUNT["password"]})
    assert harker.get("/api/account")["email"] == ""
    Caller(client).enter("Mina").post("/api/account/email", wrong, status=400)


@pytest.mark.parametrize("written", ["mina", "a@b@c", "a b@c", "a@b\nBcc: d@e", "<a@b>", "@b", "a@"])
def test_what_is_no_address_is_refused(written: str):
    with pytest.raises(NocturneError):
        checked_email(written)


@pytest.mark.parametrize(
    ("url", "site"),
    [("http://a?from=a@b", SITE), ("smtp://host", SITE), ("smtp://host?from=a@b", "nocturne.example")],
)
def test_a_mail_server_written_wrongly_is_refused_at_the_start(url: str, site: str):
    with pytest.raises(NocturneError):
        Mailer(url, site)


def test_without_mail_nobody_is_promised_a_letter(database: str):
    with TestClient(create_app(database, warm=False)) as client:
        harker = entered(client, "/api/register", ACCOUNT)
        assert harker.get("/api/account") == {"email": "", "mail": False}
        refused = Caller(client).post("/api/account/forgotten", {"name": "Harker"}, status=400)
        assert refused["error"]["code"] == "server-no-mail"
