"""Saved decks: notes, tags, who may see them, formats of other programs, and a guest who comes in."""

from __future__ import annotations

import pytest

from nocturne.server.tables.saved_decks import LONGEST_NOTES, MOST_TAGS
from nocturne.vtes.decks import FORMATS, Format, precons, read_deck, write_deck

from .conftest import Caller

pytestmark = pytest.mark.slow

SOLD = precons()["V5:PTr"]
LIST = write_deck(SOLD)
FORM = {"name": "Chantry", "text": LIST}


def test_notes_and_tags_stay_with_a_deck(mina: Caller):
    # given a deck with notes and tags
    saved = mina.post(
        "/api/decks", {**FORM, "notes": "Bleed.\nThen bleed.", "tags": ["bleed", " bleed ", "five  rounds"]}
    )
    assert saved["notes"] == "Bleed.\nThen bleed."
    assert saved["tags"] == ["bleed", "five rounds"]
    assert saved["visibility"] == "private"
    # when its list is saved anew without them, then they stay
    again = mina.post(f"/api/decks/{saved['id']}", {**FORM, "name": "Other"})
    assert (again["name"], again["notes"], again["tags"]) == ("Other", saved["notes"], saved["tags"])
    # and the list of decks tells the tags, not the texts
    (listed,) = mina.get("/api/decks")["decks"]
    assert listed["tags"] == saved["tags"]
    assert not {"text", "notes", "owner"} & set(listed)


@pytest.mark.parametrize("visibility", ["private", "link", "public"])
def test_who_may_see_a_deck(mina: Caller, lucy: Caller, nobody: Caller, visibility: str):
    # given a deck of Mina's
    ident = mina.post("/api/decks", {**FORM, "visibility": visibility})["id"]
    assert "owner" not in mina.get(f"/api/decks/{ident}")
    # then another, and somebody without a session, see it if it is shown to them, with her name
    for other in (lucy, nobody):
        told = other.get(f"/api/decks/{ident}", 404 if visibility == "private" else 200)
        if visibility == "private":
            assert told["error"]["code"] == "server-deck-unknown"
        else:
            assert (told["owner"], told["text"]) == ("Mina", LIST)
    # and only a public one is in the list for everybody
    shown = [deck["id"] for deck in nobody.get("/api/decks/public")["decks"]]
    assert (ident in shown) == (visibility == "public")
    # and nobody else changes or deletes it
    lucy.post(f"/api/decks/{ident}", FORM, 404)
    lucy.post(f"/api/decks/{ident}/delete", status=404)
    nobody.post(f"/api/decks/{ident}", FORM, 401)
    # when it is made private again, then the link is dead
    mina.post(f"/api/decks/{ident}", {**FORM, "visibility": "private"})
    lucy.get(f"/api/decks/{ident}", 404)


@pytest.mark.parametrize(
    ("more", "status", "code"),
    [
        ({"notes": "a" * (LONGEST_NOTES + 1)}, 400, "server-deck-notes-wrong"),
        ({"notes": "a\x00b"}, 400, "server-deck-notes-wrong"),
        ({"tags": ["a" * 25]}, 400, "server-deck-tag-wrong"),
        ({"tags": [" "]}, 400, "server-deck-tag-wrong"),
        ({"tags": ["a"] * 31}, 422, "server-bad-request"),
        ({"visibility": "some"}, 422, "server-bad-request"),
        ({"owner": "Lucy"}, 422, "server-bad-request"),
    ],
)
def test_what_is_too_much_or_wrong_is_refused(mina: Caller, more: dict[str, object], status: int, code: str):
    assert mina.post("/api/decks", {**FORM, **more}, status)["error"]["code"] == code


def test_a_deck_has_ten_tags_at_most(mina: Caller):
    saved = mina.post("/api/decks", {**FORM, "tags": [f"tag {at}" for at in range(20)]})
    assert len(saved["tags"]) == MOST_TAGS


@pytest.mark.parametrize("form", FORMATS)
def test_a_deck_is_written_for_other_programs(mina: Caller, form: Format):
    written = mina.post("/api/vtes/deck/written", {"text": LIST, "form": form})["text"]
    deck, problems = read_deck(written)
    assert not problems
    assert (deck.crypt, deck.library) == (SOLD.crypt, SOLD.library)
    assert mina.post("/api/vtes/deck/written", {"precon": "V5:PTr", "form": form})["text"] == write_deck(
        SOLD, form
    )


def test_a_list_that_would_lose_cards_is_not_written(mina: Caller):
    wrong = mina.post("/api/vtes/deck/written", {"text": "1x No Such Card", "form": "twd"}, 400)
    assert "No Such Card" in wrong["error"]["text"]
    unknown = mina.post("/api/vtes/deck/written", {"text": LIST, "form": "pdf"}, 400)
    assert unknown["error"]["code"] == "server-deck-format-unknown"
    mina.post("/api/candles/deck/written", {"text": LIST, "form": "twd"}, 404)


def test_the_decks_of_a_guest_come_with_them(nobody: Caller):
    # given an account with a deck, and a guest with another
    guest = nobody.enter("Mina")
    first = guest.post("/api/decks", FORM)["id"]
    account = enter(guest, "register")
    assert [deck["id"] for deck in account.get("/api/decks")["decks"]] == [first]
    passing = nobody.enter("Somebody")
    second = passing.post("/api/decks", FORM)["id"]
    # when the guest comes in by the account, then both decks are there
    again = enter(passing, "login")
    assert {deck["id"] for deck in again.get("/api/decks")["decks"]} == {first, second}
    assert passing.get("/api/decks")["decks"] == []


def enter(caller: Caller, how: str) -> Caller:
    """The same browser, now with an account."""
    form = {"name": "Mina Harker", "password": "a long password"}
    answer = caller.client.post(f"/api/{how}", json=form, headers=caller._headers)
    assert answer.status_code == 200, answer.text
    token = answer.cookies["nocturne"]
    caller.client.cookies.clear()
    return Caller(caller.client, token)
