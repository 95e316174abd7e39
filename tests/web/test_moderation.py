"""Chat in the browser: muting, reporting, and what the host decides about those who watch."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visit, faults
from tests.web.test_vtes import ask

LABELS = {
    "en": {
        "mute": "Mute Renfield",
        "report": "Report this line",
        "send": "Report",
        "told": "Reported.",
        "watch": "One person watches",
        "speak": "Those who watch may speak",
        "remove": "Remove Renfield",
        "pane": "Chat",
    },
    "fr": {
        "mute": "Mettre Renfield en sourdine",
        "report": "Signaler cette ligne",
        "send": "Signaler",
        "told": "C’est signalé.",
        "watch": "Une personne regarde",
        "speak": "Les personnes qui regardent peuvent parler",
        "remove": "Écarter Renfield",
        "pane": "Discussion",
    },
}


def photographed(page: Page, name: str) -> None:
    """A picture for whoever wants to look at the page: NOCTURNE_PICTURES names the folder."""
    if folder := os.environ.get("NOCTURNE_PICTURES"):
        page.screenshot(path=Path(folder) / f"{name}.png")


@pytest.mark.parametrize(("lang", "phone"), [("en", False), ("fr", True)], ids=["english", "french-phone"])
def test_a_watcher_is_reported_muted_and_removed(visit: Visit, lang: str, phone: bool):
    said = LABELS[lang]
    # given a public game that somebody watches, who is rude
    mina = visit(lang=lang, phone=phone)
    ask(mina, "/guest", {"nickname": "Mina"})
    seats = [{"kind": "me"}, {"kind": "bot"}]
    table = ask(mina, "/tables", {"game": "dracula", "seats": seats, "private": False})["table"]
    ask(mina, f"/tables/{table}/start", {})
    mina.goto(f"/#/table/{table}")
    mina.reload()
    renfield = visit()
    ask(renfield, "/guest", {"nickname": "Renfield"})
    renfield.goto(f"/#/table/{table}")
    renfield.reload()
    expect(renfield.locator(".room")).to_be_visible()
    renfield.keyboard.press("c")
    renfield.locator("#chat-text").fill("You play like a fly")
    renfield.keyboard.press("Enter")
    if phone:
        mina.get_by_role("tab", name=said["pane"]).click()
    else:
        mina.keyboard.press("c")
        mina.keyboard.press("Escape")
    line = mina.locator(".chat .lines p", has_text="You play like a fly")
    expect(line).to_be_visible()
    # when the host reports the line with a word about it
    line.get_by_role("button", name="Renfield").press("Enter")
    expect(mina.get_by_role("button", name=said["mute"])).to_be_visible()
    assert faults(mina) == []
    photographed(mina, f"chat-{lang}-open")
    mina.get_by_role("button", name=said["report"]).click()
    mina.locator("#chat-why").fill("rude")
    assert faults(mina) == []
    mina.get_by_role("button", name=said["send"], exact=True).click()
    expect(mina.get_by_text(said["told"])).to_be_visible()
    # and lets only those who play speak, then the watcher is told
    mina.locator("summary", has_text=said["watch"]).click()
    photographed(mina, f"chat-{lang}-host")
    mina.get_by_label(said["speak"]).uncheck()
    expect(renfield.get_by_text("Only those who play may speak here.")).to_be_visible()
    # and mutes, then the line is gone
    line.get_by_role("button", name="Renfield").click()
    mina.get_by_role("button", name=said["mute"]).click()
    expect(line).to_have_count(0)
    # and removes the watcher, then they are shown out
    mina.get_by_role("button", name=said["remove"]).click()
    expect(renfield.get_by_text("The host does not want you to watch this game.")).to_be_visible()
    assert faults(mina) == []
