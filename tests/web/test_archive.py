"""The server's archive of decks in the browser: the deck of the week, a card's decks, what decks like mine
also play; and the first turns of a deck, alone."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from nocturne.server.api import create_app
from nocturne.server.games.archives import find_archive
from nocturne.vtes.cards.catalogue import catalogue
from nocturne.vtes.decks import Deck, precons, write_deck
from tests.web.conftest import PAGE, Server, Visit, faults_in_both_themes, listening
from tests.web.test_decks import saved_deck

HEAD = "Ashes of Whitby\nWhitby, England\nMay 3rd 2024\n3R+F\n17 players\nMina Harker\n\n"
SHARED = catalogue().named("Blind Spot").id


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with an archive of its own: three decks of the Tremere that share a card, and another."""
    assert (PAGE / "index.html").is_file(), "the page is not built"
    folder = tmp_path_factory.mktemp("archive")
    sold = precons()["V5:PTr"]
    for number in range(3):
        cards = dict((*sold.crypt, *sold.library[number:]))
        deck = Deck.of({**cards, SHARED: number + 1}, f"Chantry {number}")
        (folder / f"chantry{number}.txt").write_text(HEAD + write_deck(deck), "utf-8")
    (folder / "rose.txt").write_text(HEAD + write_deck(precons()["V5:PTo"]), "utf-8")
    database = tmp_path_factory.mktemp("server") / "nocturne.db"
    app = create_app(f"sqlite:///{database}", grace=60, archives=find_archive(str(folder)))
    with listening(app) as running:
        yield running


@pytest.mark.parametrize(("lang", "phone"), [("en", False), ("fr", True)], ids=["english", "french-phone"])
def test_the_deck_of_the_week_is_shown_and_kept(visit: Visit, lang: str, phone: bool):
    english = lang == "en"
    page = visit(lang=lang, phone=phone, path="#/decks")
    week = page.locator("[data-week]")
    expect(week.get_by_role("heading")).to_have_text(
        "Deck of the week" if english else "Le deck de la semaine"
    )
    name = week.locator("strong").inner_text()
    # when it is looked at, then it has a page with its list and numbers
    week.locator("[data-archived]").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(name)
    expect(page.get_by_text("Whitby, England")).to_be_visible()
    expect(page.locator("[data-pool]")).to_be_visible()
    expect(page.locator("[data-opening] tbody tr").first).to_contain_text("%")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert faults_in_both_themes(page) == []
    # and a copy of it is saved
    page.evaluate("scrollTo(0, 0)")
    page.get_by_role("button", name="Save a copy" if english else "Enregistrer une copie").click()
    page.wait_for_url(re.compile(r"#/decks/[0-9a-f]{16}$"))
    expect(page.get_by_role("heading", level=1)).to_have_text(name)


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_card_shows_which_decks_play_it(visit: Visit, phone: bool):
    page = visit(phone=phone, path=f"#/cards/{SHARED}")
    played = page.locator("[data-played]")
    expect(played).to_contain_text("3 of the 4 decks of the archive play it, with 2 copies on average.")
    # the deck with most copies is the first, and leads to its page
    expect(played.locator("[data-archived]").first).to_have_attribute("data-archived", "chantry2")
    assert faults_in_both_themes(page) == []
    played.locator("[data-archived]").first.click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Chantry 2")


def test_a_deck_is_told_what_decks_like_it_also_play(visit: Visit):
    page = visit()
    page.goto(f"/#/decks/{saved_deck(page)}")
    page.reload()
    # given a deck without the card that decks like it share, it is suggested, and one click adds it
    row = page.locator(f"[data-suggestion='{SHARED}']")
    expect(row).to_contain_text("in 3 decks, 2 copies on average")
    assert faults_in_both_themes(page) == []
    row.get_by_role("button").click()
    expect(page.locator(f"[data-built='{SHARED}'] b")).to_have_text("1")
    expect(row).to_have_count(0)


def test_the_first_turns_are_played_alone(visit: Visit):
    page = visit()
    page.goto(f"/#/decks/{saved_deck(page)}")
    page.reload()
    page.get_by_role("button", name="Play the first turns alone").click()
    page.wait_for_url("**/#/table/**")
    expect(page.locator("[data-choice], .question, [data-question]").first).to_be_visible()
