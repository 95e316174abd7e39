"""Saved decks in the browser: saved, shared, written for other programs, looked at in numbers, and played."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from nocturne.vtes.decks import precons, read_deck, write_deck
from tests.web.conftest import Visit, faults_in_both_themes
from tools.browser import OURS

SOLD = precons()["V5:PTr"]
LIST = write_deck(SOLD)


def saved_deck(page: Page, **more: str) -> str:
    """A deck of whoever looks at this page; gives its id."""
    page.context.request.post("/api/guest", data={"nickname": "Mina"}, headers=OURS)
    form = {"name": "Chantry", "text": LIST, **more}
    told = page.context.request.post("/api/decks", data=form, headers=OURS)
    assert told.ok, told.text()
    return str(told.json()["id"])


@pytest.mark.parametrize(("lang", "phone"), [("en", False), ("fr", True)], ids=["english", "french-phone"])
def test_a_deck_has_a_page_with_what_it_is_made_of(visit: Visit, lang: str, phone: bool):
    # given a saved deck
    page = visit(lang=lang, phone=phone)
    ident = saved_deck(page)
    # when it is looked for among the decks
    page.goto("/#/decks")
    page.reload()
    page.locator(f"[data-deck='{ident}']").click()
    # then its page shows that it is well, and what it is made of
    expect(page.get_by_role("heading", level=1, name="Chantry")).to_be_visible()
    expect(page.locator("[data-playable=true]")).to_be_visible()
    capacities = "Capacities" if lang == "en" else "Capacités"
    expect(page.get_by_role("heading", name=capacities)).to_be_visible()
    # and hands are drawn from it
    page.get_by_role("button", name="Draw a hand" if lang == "en" else "Tirer une main").click()
    expect(page.locator(".hand").first.locator("li")).to_have_count(4)
    expect(page.locator(".hand").last.locator("li")).to_have_count(7)
    page.get_by_role("button", name="Draw one more" if lang == "en" else "Tirer une carte").click()
    expect(page.locator(".hand").last.locator("li")).to_have_count(8)
    assert faults_in_both_themes(page) == []


def test_a_list_is_checked_as_one_types_and_taken_back(visit: Visit):
    page = visit()
    page.goto(f"/#/decks/{saved_deck(page)}")
    page.reload()
    expect(page.locator("[data-playable=true]")).to_be_visible()
    field = page.get_by_label("One card to a line")
    # when most of the library goes, then the deck is not well
    field.fill(LIST.partition("Library")[0])
    expect(page.locator("[data-playable=false]")).to_be_visible()
    expect(page.get_by_role("button", name="Play this deck now")).to_be_disabled()
    # and undo brings it back
    page.get_by_role("button", name="Undo").click()
    expect(field).to_have_value(LIST)
    expect(page.locator("[data-playable=true]")).to_be_visible()


def test_a_deck_is_shared_by_its_link(visit: Visit):
    # given a private deck, which nobody else finds
    mina = visit()
    ident = saved_deck(mina)
    lucy = visit(path=f"#/decks/{ident}", quiet=True)
    expect(lucy.get_by_role("alert")).to_have_text("There is no such deck, or it is not for you to see.")
    # when it is saved with a tag for everybody
    mina.goto(f"/#/decks/{ident}")
    mina.reload()
    mina.get_by_label("Who may see it").select_option("public")
    mina.get_by_label("Tags, with commas").fill("bleed, five rounds")
    mina.get_by_role("button", name="Save", exact=True).click()
    expect(mina.get_by_role("button", name="Copy the link")).to_be_visible()
    # then others see it by its link and in the list, with its owner, and save a copy
    lucy.goto("/#/decks")
    lucy.reload()
    lucy.locator(f"[data-deck='{ident}']").click()
    expect(lucy.get_by_text("A deck of Mina")).to_be_visible()
    lucy.get_by_role("button", name="Save a copy").click()
    expect(lucy).not_to_have_url(re.compile(ident))
    expect(lucy.get_by_text("A deck of Mina")).to_have_count(0)


def test_a_deck_is_written_for_another_program(visit: Visit):
    page = visit()
    page.goto(f"/#/decks/{saved_deck(page)}")
    page.reload()
    page.get_by_label("For other programs").locator("select").select_option("lackey")
    with page.expect_download() as found:
        page.get_by_role("button", name="Save as a file").click()
    deck, problems = read_deck(found.value.path().read_text("utf-8"))
    assert not problems
    assert (deck.crypt, deck.library) == (SOLD.crypt, SOLD.library)


def test_a_deck_is_brought_to_a_table(visit: Visit):
    page = visit()
    page.goto(f"/#/decks/{saved_deck(page)}")
    page.reload()
    page.get_by_role("button", name="Bring it to a table").click()
    expect(page.get_by_role("heading", name="Your deck")).to_be_visible()
    expect(page.locator("li[data-seat].me")).to_contain_text("has a deck")
