"""Invitations: they cannot be guessed, end in time, and are what a private table asks for."""

from __future__ import annotations

import math
import time

import pytest
from sqlalchemy import update

from nocturne.server.store.database import tables
from nocturne.server.tables import stored
from nocturne.server.tables.registry import TableRegistry

from .conftest import Caller, Json

pytestmark = pytest.mark.slow


def open_table(caller: Caller, *, private: bool = True) -> Json:
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    return caller.post("/api/tables", {"game": "vtes", "seats": seats, "private": private})


def grow_old(caller: Caller, table: str) -> None:
    """A day goes by."""
    services = caller.client.app.state.services  # type: ignore[attr-defined]
    assert caller.client.portal is not None
    change = update(tables).where(tables.c.id == table).values(invited=time.time() - 86_401)
    caller.client.portal.call(services.store.run, lambda db: db.execute(change))


def test_a_code_has_at_least_sixty_bits(mina: Caller):
    code = open_table(mina)["code"]
    assert set(code) <= set(stored._CODE_LETTERS)
    assert len(code) * math.log2(len(stored._CODE_LETTERS)) >= 60
    assert open_table(mina)["code"] != code


def test_a_private_table_is_for_those_who_were_invited(mina: Caller, lucy: Caller):
    table = open_table(mina)
    sit = f"/api/tables/{table['table']}/sit"
    # given somebody who knows the table but not its code, or not the whole of it
    for code in ("", table["code"][:8], table["code"][:-1] + "?"):
        refused = lucy.post(sit, {"code": code}, 403)
        assert refused["error"]["code"] == "server-invitation-needed"
    # when they were invited, then they may sit down, and move without showing it again
    assert lucy.post(sit, {"code": table["code"].lower()})["seats"][1]["name"] == "Lucy"
    assert lucy.post(sit, {"seat": 2})["seats"][2]["name"] == "Lucy"
    # at a table for everybody nobody is asked for it
    lucy.post(f"/api/tables/{open_table(mina, private=False)['table']}/sit", {})


@pytest.mark.parametrize("wrong", ["BBBBBBBBBBBBB", "nowhere", "BBBBBBBB"])
def test_a_code_of_no_table_finds_none(nobody: Caller, wrong: str):
    assert nobody.get(f"/api/join/{wrong}", 404)["error"]["code"] == "server-invitation-over"


def test_the_beginning_of_a_code_finds_no_table(mina: Caller, nobody: Caller):
    code = open_table(mina)["code"]
    nobody.get(f"/api/join/{code}")
    for other in (code[:8], code[:-1], code[:8] + "B" * 5, code + "B"):
        nobody.get(f"/api/join/{other}", 404)


def test_an_invitation_ends_when_the_table_begins(mina: Caller, lucy: Caller):
    table = open_table(mina)
    lucy.get(f"/api/join/{table['code']}")
    mina.post(f"/api/tables/{table['table']}/start")
    lucy.get(f"/api/join/{table['code']}", 404)
    assert mina.get(f"/api/tables/{table['table']}")["code"] is None


def test_an_invitation_ends_after_a_day_and_the_host_makes_another(mina: Caller, lucy: Caller):
    table = open_table(mina)
    ident, old = table["table"], table["code"]
    grow_old(mina, ident)
    lucy.get(f"/api/join/{old}", 404)
    lucy.post(f"/api/tables/{ident}/sit", {"code": old}, 403)
    assert mina.get(f"/api/tables/{ident}")["code"] is None
    # only the host invites anew, and the old code stays dead
    assert lucy.post(f"/api/tables/{ident}/invite", {}, 400)["error"]["code"] == "server-only-host-settles"
    new = mina.post(f"/api/tables/{ident}/invite")["code"]
    assert new not in (None, old)
    lucy.get(f"/api/join/{old}", 404)
    assert lucy.get(f"/api/join/{new}")["table"] == ident
    lucy.post(f"/api/tables/{ident}/sit", {"code": new})


def test_a_report_lets_go_of_the_table_it_opened(mina: Caller):
    table = mina.post("/api/play-now", {"game": "candles"})["table"]
    registry: TableRegistry = mina.client.app.state.services.registry  # type: ignore[attr-defined]
    # given a game nobody is at
    assert registry.live_tables() == 0
    # when a report of it is asked for, then it is in memory only for a while
    mina.get(f"/api/tables/{table}/report")
    for _ in range(600):
        if registry.live_tables() == 0:
            break
        time.sleep(0.05)
    assert registry.live_tables() == 0
