"""Saved decks in the browser: saved, shared, written for other programs, looked at in numbers, and played."""

from __future__ import annotations

import re

import msgspec
import pytest
from playwright.sync_api import Page, expect

from nocturne.server.tables.trying import tried
from nocturne.vtes.cards.catalogue import catalogue
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


def copies(name: str) -> int:
    """How many of a card the deck as it was sold has."""
    card = catalogue().named(name).id
    return dict((*SOLD.crypt, *SOLD.library)).get(card, 0)


@pytest.mark.parametrize(("lang", "phone"), [("en", False), ("fr", True)], ids=["english", "french-phone"])
def test_a_deck_is_built_card_by_card(visit: Visit, lang: str, phone: bool):
    english = lang == "en"
    page = visit(lang=lang, phone=phone)
    page.goto(f"/#/decks/{saved_deck(page)}")
    page.reload()
    field = page.locator("textarea.list")
    search = page.get_by_role("combobox", name="Find a card" if english else "Chercher une carte")
    undo = page.get_by_role("button", name="Undo" if english else "Annuler")
    redo = page.get_by_role("button", name="Redo" if english else "Rétablir")
    # when a card is found with the keyboard and added with one key, twice
    page.locator("h1").click()
    page.keyboard.press("/")
    expect(search).to_be_focused()
    search.fill("villein")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    villein = catalogue().named("Villein").id
    row = page.locator(f"[data-built='{villein}']")
    had = copies("Villein")
    expect(row.locator("b")).to_have_text(str(had + 2))
    expect(field).to_have_value(re.compile(rf"^{had + 2}x Villein$", re.M))
    # then a minus takes one away, and every step can be taken back and done again
    row.get_by_role("button").first.click()
    expect(row.locator("b")).to_have_text(str(had + 1))
    undo.click()
    undo.click()
    undo.click()
    expect(field).to_have_value(LIST)
    redo.click()
    expect(field).to_have_value(re.compile(rf"^{had + 1}x Villein$", re.M))
    page.locator("h1").click()
    page.keyboard.press("Control+z")
    expect(field).to_have_value(LIST)
    page.keyboard.press("Control+y")
    expect(field).to_have_value(re.compile(rf"^{had + 1}x Villein$", re.M))
    assert faults_in_both_themes(page) == []


def test_a_draft_outlives_the_page_and_an_earlier_version_comes_back(visit: Visit):
    page = visit()
    page.goto(f"/#/decks/{saved_deck(page)}")
    page.reload()
    first = page.locator("[data-built]").first
    field = page.locator("textarea.list")
    # given a card that was added and not saved
    first.get_by_role("button").last.click()
    expect(field).not_to_have_value(LIST)
    changed = field.input_value()
    # when the page is opened again, then it is there, and undo brings the saved list
    page.reload()
    expect(field).to_have_value(changed)
    page.get_by_role("button", name="Undo").click()
    expect(field).to_have_value(LIST)
    page.get_by_role("button", name="Redo").click()
    # when it is saved, then the list before it is an earlier version
    page.get_by_role("button", name="Save", exact=True).click()
    page.get_by_text("Earlier versions (1)").click()
    page.get_by_role("button", name=re.compile("^until ")).click()
    expect(field).to_have_value(LIST)
    assert faults_in_both_themes(page) == []


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


def test_from_the_search_to_the_table(visit: Visit):
    """The whole way on a phone: search, import, save, build, save again, write, try, play."""
    # given somebody who finds a card
    page = visit(phone=True, path="#/cards")
    page.get_by_role("searchbox").fill("name:villein")
    expect(page.get_by_role("link", name="Villein").first).to_be_visible()
    # when a list from another program is read and saved
    page.goto("/#/decks")
    page.get_by_role("button", name="Paste a list").click()
    page.get_by_label("One card to a line").fill(write_deck(SOLD, "lackey"))
    page.get_by_label("Name of the deck").fill("Chantry")
    page.get_by_role("button", name="Save among my decks").click()
    page.locator("[data-deck]").first.click()
    expect(page.locator("[data-playable=true]")).to_be_visible()
    # and a card is added with the keyboard, and saved
    page.locator("[data-built]").first.get_by_role("button").last.press("Enter")
    page.get_by_role("button", name="Save", exact=True).click()
    # then it is written for another program as it stands now
    page.get_by_label("For other programs").locator("select").select_option("jol")
    with page.expect_download() as found:
        page.get_by_role("button", name="Save as a file").click()
    deck, problems = read_deck(found.value.path().read_text("utf-8"))
    assert not problems
    assert sum(count for _, count in deck.crypt) == sum(count for _, count in SOLD.crypt) + 1
    # when it is tried (here after one game, which is told at once)
    told = msgspec.json.encode(tried("vtes", LIST, 0.1))
    page.route("**/deck/trial?*", lambda route: route.fulfill(body=told, content_type="application/json"))
    page.get_by_role("button", name="Test it: let bots play it").click()
    expect(page.get_by_role("heading", name="What bots made of it")).to_be_visible()
    page.get_by_text("What each card did").click()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert faults_in_both_themes(page) == []
    # and played
    page.get_by_role("button", name="Play this deck now").click()
    page.wait_for_url("**/#/table/**")
