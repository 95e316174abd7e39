"""Who is who at a table: names that cannot be taken for each other, and chat that tells who speaks."""

from __future__ import annotations

import pytest

from nocturne.server.render.names import LONGEST_NAME, distinct, is_legible, skeleton

from .conftest import Caller, Json


@pytest.mark.parametrize(
    "other",
    ["MINA", "M1na", "M\u0456n\u0430", "Mina.", "M i n a", "Mi\u0301na", "\uff2dina", "M\u03b9na", "Mlna"],
)
def test_names_that_look_alike_have_one_skeleton(other: str):
    assert skeleton(other) == skeleton("Mina")


@pytest.mark.parametrize("other", ["Nina", "Mine", "Minna", "Lucy", "Mina 2"])
def test_other_names_do_not(other: str):
    assert skeleton(other) != skeleton("Mina")


def test_a_name_that_looks_like_another_is_shown_with_a_number():
    assert distinct("Mina", ["Lucy"]) == "Mina"
    assert distinct("M1na", ["Mina", "Lucy"]) == "M1na 2"
    assert distinct("Mina", ["Mina", "MINA 2"]) == "Mina 3"
    longest = "x" * LONGEST_NAME
    assert len(distinct(longest, [longest])) <= LONGEST_NAME


@pytest.mark.parametrize("name", ["\u3164", "Mina\u2800", "M\u0301\u0301\u0301ina", "...", "\u200bMina"])
def test_a_name_nobody_can_read_is_refused(nobody: Caller, name: str):
    assert nobody.post("/api/guest", {"nickname": name}, 400)["error"]["code"] == "server-name-wrong"


@pytest.mark.parametrize("name", ["\u00c9lise", "\u5438\u8840", "Vi\u1ec7t", "O'Neil", "\U0001f987"])
def test_names_of_all_languages_are_legible(name: str):
    assert is_legible(name)


def begun(mina: Caller, other: Caller, **terms: object) -> str:
    form = {"game": "candles", "seats": [{"kind": "me"}, {"kind": "open"}], "masking": "fast", **terms}
    table = mina.post("/api/tables", form)
    sat = other.post(f"/api/tables/{table['table']}/sit", {"code": table["code"]})
    assert [seat["name"] for seat in sat["seats"]] == ["Mina", "M1na 2"]
    mina.post(f"/api/tables/{table['table']}/start")
    ident: str = table["table"]
    return ident


def said(caller: Caller, table: str, text: str) -> Json:
    """Somebody speaks; the line as they are told it themselves."""
    with caller.at(table) as sitting:
        sitting.send(type="chat", id="c", text=text)
        told = sitting.until(lambda told: told["type"] == "chat" and text in str(told["lines"][-1:]))
        line: Json = told["lines"][-1]
        return line


def test_chat_tells_seat_host_and_watcher(mina: Caller, nobody: Caller):
    """Given two who play, and one who watches, all by the same name or nearly."""
    false = nobody.enter("M1na")
    table = begun(mina, false)
    lines = [said(mina, table, "a"), said(false, table, "b"), said(nobody.enter("MINA"), table, "c")]
    told = [(one["name"], one["seat"], one["role"], one["host"]) for one in lines]
    assert told == [
        ("Mina", 0, "player", True),
        ("M1na 2", 1, "player", False),
        ("MINA 3", None, "watcher", False),
    ]
    # and who comes later is told the same
    with nobody.enter("Lucy").at(table) as sitting:
        chat = sitting.until(lambda told: told["type"] == "chat" and told["lines"])
        assert [(one["name"], one["seat"], one["role"], one["host"]) for one in chat["lines"]] == told


def test_at_a_private_table_only_those_who_play_speak(mina: Caller, nobody: Caller):
    false = nobody.enter("M1na")
    table = begun(mina, false, private=True)
    said(false, table, "Good evening")
    with nobody.enter("Lucy").at(table) as watching:
        watching.send(type="chat", id="c", text="Have that card")
        refused = watching.until(lambda told: told.get("id") == "c")
        assert refused["error"]["code"] == "server-chat-watching"
