"""A finished game looked at again: by move and by turn, with the whole log beside it, at a speed, from a link
to a moment; and the rules, opened at the one that a "why" names."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Server, Visit, faults, open_the_rule
from tests.web.test_vtes import DUEL, ask

#: Whether another moment is shown than the one before.
FURTHER = "before => Number(document.querySelector('[type=range]').value) > before"
WORDS = {
    "en": {"on": "One turn on", "back": "One turn back", "link": "Copy a link to this moment", "log": "Log"},
    "fr": {
        "on": "Un tour en avant",
        "back": "Un tour en arrière",
        "link": "Copier un lien vers ce moment",
        "log": "Journal",
    },
}


def moment(page: Page) -> int:
    return int(page.get_by_role("slider").input_value())


def at(page: Page, number: int) -> None:
    """Wait for a moment, and for the table of it."""
    expect(page.get_by_role("slider")).to_have_value(str(number))
    page.wait_for_url(re.compile(rf"at={number}\b"))


@pytest.mark.parametrize(("lang", "phone"), [("en", False), ("fr", True)], ids=["desktop", "phone"])
def test_a_game_is_gone_through_by_turn_and_sent_as_a_link(
    visit: Visit, server: Server, lang: str, phone: bool
):
    page = visit(lang=lang, phone=phone)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ask(page, "/guest", {"nickname": "Mina"})
    table = server.finished(page, "dracula", 2)
    page.goto(f"/#/replay/{table}")
    page.reload()
    expect(page.get_by_role("slider")).to_be_visible()
    words = WORDS[lang]
    # when one goes on by turns, then each comes after the one before, and back leads the same way
    seen = [moment(page)]
    for _ in range(3):
        page.get_by_role("button", name=words["on"]).click()
        page.wait_for_function(FURTHER, arg=seen[-1])
        seen.append(moment(page))
    page.get_by_role("button", name=words["back"]).click()
    at(page, seen[2])
    # and by keys: an arrow is a move, with Shift a turn
    page.locator("main.table").focus()
    page.keyboard.press("Shift+ArrowRight")
    at(page, seen[3])
    page.keyboard.press("ArrowLeft")
    at(page, seen[3] - 1)
    page.keyboard.press("ArrowRight")
    at(page, seen[3])
    assert faults(page, targets=True) == []
    # and the whole log is beside it, folded by turn; the turn of the moment is open
    if phone:
        page.get_by_role("tab", name=words["log"]).click()
    turns = page.locator(".log .turn")
    expect(turns.nth(3)).to_be_attached()
    expect(page.locator(".log .fold[aria-expanded=true]")).to_have_count(1)
    expect(page.locator(".log .turn.here")).to_be_in_viewport()  # a long turn may hide its heading
    assert faults(page, targets=True) == []
    # when the link to the moment is sent to somebody else
    if phone:
        page.locator("#tab-ask").click()
    page.get_by_role("button", name=words["link"]).click()
    link = str(page.evaluate("navigator.clipboard.readText()"))
    other = visit(lang=lang, path=link.split("/", 3)[3])
    # then they see that moment
    expect(other.get_by_role("slider")).to_have_value(str(seen[3]))


def test_a_replay_plays_at_the_speed_that_is_set(visit: Visit, server: Server):
    page = visit()
    ask(page, "/guest", {"nickname": "Mina"})
    table = server.finished(page, "dracula", 2)
    page.goto(f"/#/replay/{table}?at=20")
    page.reload()
    expect(page.get_by_role("slider")).to_have_value("20")
    passed: dict[str, int] = {}
    for speed in ("slow", "instant"):
        page.get_by_label("Speed").select_option(speed)
        page.get_by_role("slider").fill("20")
        page.get_by_role("button", name="Play", exact=True).click()
        page.wait_for_timeout(4000)
        page.get_by_role("button", name="Pause").click()
        passed[speed] = moment(page) - 20
    assert 0 < passed["slow"] < passed["instant"], passed


@pytest.mark.parametrize(("lang", "phone"), [("en", False), ("fr", True)], ids=["desktop", "phone"])
def test_a_why_opens_the_rules_at_the_rule_it_names(visit: Visit, lang: str, phone: bool):
    page = visit(lang=lang, phone=phone)
    ask(page, "/guest", {"nickname": "Mina"})
    position = {"players": [{**DUEL["players"][0], "hand": ["Dodge"]}, DUEL["players"][1]]}
    form = {"game": "vtes", "seats": [{"kind": "me"}, {"kind": "bot"}], "private": True, "masking": "fast"}
    table = ask(page, "/tables", {**form, "options": {"position": position}})["table"]
    ask(page, f"/tables/{table}/start", {})
    page.goto(f"/#/table/{table}")
    page.reload()
    # given a card that cannot be played now; when it is asked why
    page.locator(".hand button.card", has_text="Dodge").click()
    page.locator("dialog .why").click()
    # then the book of rules opens at the rule that is named
    open_the_rule(page)
    assert faults(page, targets=True) == []
    # and words find other rules
    book = page.locator("dialog", has=page.get_by_role("searchbox"))
    book.get_by_role("searchbox").fill("torpor" if lang == "en" else "torpeur")
    assert book.locator("mark").count() > 3
    # when one goes to another page, then the book is closed with the table
    page.evaluate("location.hash = '#/lobby'")
    expect(page.locator("main h1")).to_be_visible()
    expect(page.locator("dialog")).to_have_count(0)
