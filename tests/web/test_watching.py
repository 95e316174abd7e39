"""Watching a game in the browser, and the links one hands on: from the list of running games, from one
seat's side, before the game has begun, and from another machine."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from nocturne.server.routes.reach import Listening
from tests.web.conftest import Server, Visit, faults
from tests.web.test_vtes import ask

LABELS = {
    "en": {
        "running": "Games to watch",
        "watch": "Watch",
        "from": "Look from",
        "more": "More",
        "share": "Share this table",
        "link": "Link to watch",
        "begun": "nobody can sit down any more",
    },
    "fr": {
        "running": "Parties à regarder",
        "watch": "Regarder",
        "from": "Vue de",
        "more": "Plus",
        "share": "Partager cette table",
        "link": "Lien pour regarder",
        "begun": "on ne peut plus s’asseoir",
    },
}


@pytest.mark.parametrize(
    ("game", "lang", "phone"),
    [("vtes", "en", False), ("vtes", "fr", True), ("dracula", "fr", True), ("chapters", "en", False)],
)
def test_a_public_game_is_found_watched_from_one_side_and_shared(
    visit: Visit, game: str, lang: str, phone: bool
):
    # given a public game of Mina's
    mina, said = visit(), LABELS[lang]
    ask(mina, "/guest", {"nickname": f"Mina {game} {lang}"})
    seats = [{"kind": "me"}, {"kind": "bot"}]
    table = ask(mina, "/tables", {"game": game, "seats": seats, "private": False})["table"]
    ask(mina, f"/tables/{table}/start", {})
    # when somebody finds it in the lobby and watches
    visitor = visit(lang=lang, phone=phone, path="#/lobby")
    running = visitor.locator("section", has=visitor.get_by_role("heading", name=said["running"]))
    row = running.locator("article", has_text=f"Mina {game} {lang}")
    row.get_by_role("link", name=said["watch"]).click()
    expect(visitor.locator(".room")).to_be_visible()
    # then they look at it from Mina's side, and are shown nothing that is hers alone
    visitor.get_by_label(said["from"]).select_option(label=f"Mina {game} {lang}")
    if game == "vtes":
        expect(visitor.locator(".board.large .name").first).to_have_text(re.compile("Mina"))
        expect(visitor.locator(".turn strong")).to_have_text(re.compile("Mina"))  # the turn is not theirs
        expect(visitor.locator(".hand .card .face[data-printed], .hand .lit")).to_have_count(0)
    expect(visitor.locator("[data-key]")).to_have_count(0)
    assert faults(visitor) == []
    # and hand on a link by which others watch
    if phone:
        visitor.get_by_role("button", name=said["more"], exact=True).click()
    visitor.get_by_role("button", name=said["share"]).click()
    dialog = visitor.locator("dialog")
    expect(dialog.get_by_label(said["link"], exact=True)).to_have_value(re.compile(f"#/table/{table}$"))
    expect(dialog).to_contain_text(said["begun"])
    assert faults(visitor) == []


def test_a_link_to_watch_is_good_before_the_game_begins(visit: Visit):
    # given a private table that waits, and its link to watch
    mina = visit(path="#/new/dracula")
    mina.get_by_label("How many seats").select_option("2")
    mina.get_by_role("checkbox", name=re.compile("^Private table")).check()
    mina.get_by_role("button", name="Open the table").click()
    link = mina.get_by_label("Link to watch", exact=True).input_value()
    # when somebody opens it too early, then they are told so, and take no seat
    visitor = visit(path="#" + link.split("#")[1])
    expect(visitor.get_by_text("This game has not begun.")).to_be_visible()
    expect(visitor.get_by_role("link", name="Waiting room")).to_be_visible()
    # and see the game as soon as it begins
    mina.get_by_role("button", name=re.compile("^Begin")).click()
    expect(visitor.locator(".room")).to_be_visible()
    expect(visitor.get_by_label("Look from")).to_be_visible()
    # a table that its host closes is said to be closed
    other = visit(path="#/new/vtes")
    other.get_by_role("button", name="Open the table").click()
    path = other.get_by_label("Link to watch", exact=True).input_value().split("#")[1]
    late = visit(path="#" + path)
    expect(late.get_by_text("This game has not begun.")).to_be_visible()
    other.get_by_role("button", name="Close the table").click()
    expect(late.get_by_text("This table was closed.")).to_be_visible()


@pytest.mark.parametrize(("lang", "phone"), [("en", False), ("fr", True)], ids=["english", "french-phone"])
def test_an_invitation_says_who_can_open_it(
    visit: Visit, server: Server, monkeypatch: pytest.MonkeyPatch, lang: str, phone: bool
):
    monkeypatch.setattr("nocturne.server.routes.reach.own_address", lambda _family: "192.168.1.7")
    words = {
        "en": ("Only this machine can open these links.", "Link to sit down"),
        "fr": ("Seule cette machine peut ouvrir ces liens.", "Lien pour s’asseoir"),
    }[lang]
    mina = visit(lang=lang, phone=phone)
    ask(mina, "/guest", {"nickname": "Mina"})
    form = {"game": "vtes", "seats": [{"kind": "me"}, {"kind": "open"}], "private": True}
    table = ask(mina, "/tables", form)["table"]
    # given a server that listens on this machine alone
    server.app.state.listening = Listening("127.0.0.1", 8000)
    mina.goto(f"/#/wait/{table}")
    mina.reload()
    expect(mina.get_by_text(words[0])).to_be_visible()
    expect(mina.get_by_text("./play --host 0.0.0.0")).to_be_visible()
    assert faults(mina) == []
    # when it listens for the whole network, then the links bear its address there, and there is a QR code
    server.app.state.listening = Listening("0.0.0.0", 8000)
    mina.reload()
    field = mina.get_by_label(words[1], exact=True)
    expect(field).to_have_value(re.compile("^http://192.168.1.7:8000/#/join/"))
    expect(mina.get_by_role("img", name=re.compile("QR"))).to_be_visible()
    expect(mina.get_by_text(words[0])).to_have_count(0)
    server.app.state.listening = None
