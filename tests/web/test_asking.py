"""How a table asks: what is in vain says so, several transfers are one, keys work everywhere."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

from .conftest import Visit, faults
from .test_vtes import ask, begin, choice

HUNTED: dict[str, Any] = {
    "players": [{"pool": 12, "ready": ["Anson"], "library": ["Blur"] * 5}, {"ready": ["Malachi", "Tara"]}]
}
WAITING: dict[str, Any] = {
    "players": [
        {"pool": 12, "uncontrolled": [{"card": "Anson", "blood": 5}, {"card": "Tara", "blood": 6}]},
        {"pool": 9, "ready": ["Malachi"]},
    ],
    "phase": "influence",
}


def sit_against_a_bot(page: Page, position: dict[str, Any]) -> None:
    """Mina alone at a position, a bot opposite."""
    ask(page, "/guest", {"nickname": "Mina"})
    seats = [{"kind": "me"}, {"kind": "bot"}]
    wanted = {
        "game": "vtes",
        "seats": seats,
        "options": {"position": position, "windows": "able"},
        "private": True,
    }
    table = ask(page, "/tables", wanted)
    ask(page, f"/tables/{table['table']}/start", {})
    page.goto(f"/#/table/{table['table']}")
    page.reload()
    expect(page.locator(".vtes")).to_be_visible()


def test_a_block_in_vain_says_so_and_enter_declines(visit: Visit):
    # given Anson, who hunts with 1 stealth, and Lucy, whose vampires have no intercept
    duel = begin(visit, HUNTED)
    mina, lucy = duel.acting, duel.defending
    choice(mina, "hunt").click()
    # when Lucy is asked, then both blocks say why they would fail; declining is the first choice, and Enter
    expect(choice(lucy, "block").first).to_contain_text("intercept 0 against stealth 1")
    expect(lucy.locator(".question .choice").first).to_have_attribute("data-key", "decline")
    assert faults(lucy) == []
    # and Escape leads out of the chat, back to the table
    lucy.keyboard.press("c")
    expect(lucy.locator("#chat-text")).to_be_focused()
    lucy.keyboard.press("Escape")
    expect(lucy.locator("#chat-text")).not_to_be_focused()
    lucy.get_by_role("heading", name="do you block").click()
    lucy.keyboard.press("Enter")
    expect(choice(lucy, "block")).to_have_count(0)


def test_several_transfers_are_given_as_one_and_stops_by_preset(visit: Visit):
    # given two vampires who wait, one of them ready to be moved out
    mina = visit()
    sit_against_a_bot(mina, WAITING)
    plan = mina.locator(".plan")
    # when I plan three transfers to Anson and to move Tara out, but Anson is to wait
    for _ in range(3):
        plan.get_by_role("button", name="One more to Anson").click()
    plan.locator("li", has_text="Anson").get_by_role("checkbox").uncheck()
    expect(plan.locator("[data-plan]")).to_have_text(re.compile("3 to Anson.*move Tara out"))
    assert faults(mina) == []
    plan.locator("[data-plan]").click()
    # then all of it is done, one answer after another
    expect(mina.locator(".board.large")).to_contain_text("8/8")
    expect(choice(mina, "transfer").first).to_be_visible()
    expect(mina.locator('.question .choice[data-key^="influence"]')).to_have_count(1)
    # and a further transfer to Anson is marked as beyond his capacity
    expect(mina.locator(".question .choice.against")).to_contain_text("beyond the capacity")

    # when I want to be asked as a beginner
    mina.get_by_role("button", name="More", exact=True).click()
    mina.get_by_role("button", name=re.compile("^When I am asked")).click()
    dialog = mina.locator("dialog")
    expect(dialog.get_by_role("checkbox")).to_have_count(0)
    dialog.get_by_role("radio", name=re.compile("^Beginner")).check()
    expect(dialog.get_by_role("radio", name=re.compile("^Beginner"))).to_be_checked()
    # then the full table opens only on demand and can be searched
    dialog.get_by_role("button", name="Window by window").click()
    dialog.get_by_placeholder("Find a window").fill("block")
    expect(dialog.get_by_role("checkbox").first).to_be_visible()
    assert faults(mina) == []
    dialog.get_by_role("button", name="Back to the usual").click()
    expect(dialog.get_by_role("radio", name=re.compile("^Usual"))).to_be_checked()
