"""Drafts, sealed games and duels of precons in the browser."""

from __future__ import annotations

import pytest
from playwright.sync_api import APIRequestContext, Page, expect

from tests.web.conftest import Visit, faults_in_both_themes
from tests.web.test_tournaments import called, guest


def takes(caller: APIRequestContext, path: str) -> None:
    """Somebody takes the first card of every pack that lies before them."""
    while (told := caller.get(f"/api/{path}").json())["pack"]:
        called(caller, f"/api/{path}/take", number=len(told["pool"]), card=told["pack"][0])


def seen_faults(page: Page) -> list[str]:
    page.evaluate("scrollTo(0, 0)")
    return faults_in_both_themes(page)


def test_a_draft_of_four_is_taken_built_and_played(visit: Visit):
    # given somebody who opens a draft of four, found in the lobby
    page = visit(path="#/lobby")
    page.get_by_role("link", name="Drafts").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Drafts")
    page.get_by_text("Open a draft").click()
    page.get_by_label("Name", exact=True).fill("Ashes")
    assert seen_faults(page) == []
    page.get_by_role("button", name="Open it").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Ashes")
    path = page.url.partition("#/")[2].replace("limited", "drafts")
    # when another person takes part, and two bots
    other = visit(path="#" + page.url.partition("#")[2])
    other.get_by_role("button", name="Take part").click()
    expect(other.locator("[data-drafter].me")).to_be_visible()
    lucy = other.context.request
    expect(page.locator("[data-drafter]")).to_have_count(2)
    expect(page.get_by_text("Bots take the 2 seats that are free.")).to_be_visible()
    page.get_by_role("button", name="Open the packs").click()
    # then eleven cards lie before them, and one is taken with the keyboard
    cards = page.locator("[data-pack] [data-draft-card]")
    expect(cards).to_have_count(11)
    assert seen_faults(page) == []
    cards.first.focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-pool] li")).to_have_count(1)
    # and all others with the mouse or by whoever else is at it, until six packs are empty
    for number in range(1, 66):
        takes(lucy, path)
        expect(page.locator(f"[data-pack='{number}']")).to_be_visible()
        cards.first.click()
        if number < 65:
            expect(page.locator("[data-pool] li")).to_have_count(number + 1)
    takes(lucy, path)
    expect(page.locator("[data-building]")).to_be_visible()
    # when a deck is too small, then it says so; a card comes back by a click; at last one is made for them
    pool = page.locator("[data-building] [data-draft-card]")
    expect(pool).to_have_count(66)
    assert seen_faults(page) == []
    pool.last.click()
    expect(pool.last).to_have_attribute("aria-pressed", "false")
    page.get_by_role("button", name="Build it for me").click()
    expect(page.locator("[data-made]")).to_be_visible()
    expect(page.get_by_role("button", name="Begin the game")).to_be_disabled()
    called(lucy, f"/api/{path}/deck", cards=None)
    page.get_by_role("button", name="Begin the game").click()
    # then all four sit at a table
    page.get_by_role("link", name="To the table").click()
    page.wait_for_url("**/#/table/**")
    expect(other.get_by_role("link", name="To the table")).to_be_visible()


def test_a_sealed_pool_is_built_by_hand_on_a_phone_in_french(visit: Visit):
    page = visit(lang="fr", phone=True)
    told = called(guest(page, "Mina"), "/api/drafts", game="vtes", name="Cendres", kind="sealed", source="CE")
    page.goto(f"/#/limited/{told['id']}")
    page.reload()
    page.get_by_role("button", name="Ouvrir les paquets").click()
    cards = page.locator("[data-building] [data-draft-card]")
    expect(cards).to_have_count(66)
    # when all but ten vampires are left out, then the deck is refused with its reason
    for at in range(14):
        cards.nth(at).click()
    page.get_by_role("button", name="Mon deck est prêt").click()
    expect(page.get_by_role("alert").first).to_contain_text("10")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert seen_faults(page) == []
    for at in range(2):
        cards.nth(at).click()
    page.get_by_role("button", name="Mon deck est prêt").click()
    expect(page.locator("[data-made]")).to_contain_text("crypte 12")
    page.get_by_role("button", name="Commencer la partie").click()
    page.get_by_role("link", name="Vers la table").click()
    page.wait_for_url("**/#/table/**")


@pytest.mark.parametrize(("way", "url"), [("Against a bot", "table"), ("Against somebody", "wait")])
def test_a_duel_of_precons_begins_with_one_click(visit: Visit, way: str, url: str):
    page = visit(path="#/limited")
    page.get_by_role("button", name=way).click()
    page.wait_for_url(f"**/#/{url}/**")
    if url == "wait":
        expect(page.locator("li[data-seat].me")).to_contain_text("has a deck")
