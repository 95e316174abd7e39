"""Searching the cards in the browser: the same answers as in Python, links, fields, the page of a card."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from nocturne.vtes.cards.search import search
from tests.web.conftest import Visit, faults_in_both_themes

#: Questions with every field, relation and order: Python and the page must agree on all of them.
QUESTIONS = [
    "",
    "govern",
    "wwef",
    'stealth "optional maneuver"',
    "name:rack",
    "text:torpor -text:rescue",
    "type:action",
    "type:pol",
    "type:combat,reaction dis:POT",
    "clan:brujah sort:-cap",
    "clan:assamite group:5-6 sort:group",
    "dis:dominate dis:OBF",
    "cap>=9 cap<11",
    "group:any",
    "pool:3 sort:type",
    "blood:x",
    "cost>3 sort:-cost",
    "conviction>=1",
    "title:prince sort:clan",
    "titre:justicar tri:-year",
    "sect:anarch sort:-name",
    'set:"fifth edition" -is:unique',
    "set:v5 year:2020-2022 sort:year",
    "année<1995 is:crypt",
    'artist:"lawrence snelly"',
    "is:trifle -is:playable",
    "is:banned",
    "lyyli yösydän",
    "sacré-cœur",
    "-cap>2 is:crypt",
]
DRAWN = 30


def found(page: Page) -> list[int]:
    return [
        int(one) for one in page.locator("[data-card]").evaluate_all("all => all.map(a => a.dataset.card)")
    ]


def test_the_page_finds_what_python_finds(visit: Visit):
    page = visit(path="#/cards")
    field = page.get_by_role("searchbox", name="Search the cards")
    expect(page.locator("[data-count]")).to_have_attribute("data-count", str(len(search(""))))
    for question in QUESTIONS:
        # when the same is asked here and there
        field.fill(question)
        # then as many cards are found, the same ones first
        wanted = [card.id for card in search(question)]
        expect(page.locator("[data-count]")).to_have_attribute("data-count", str(len(wanted)))
        assert found(page)[:DRAWN] == wanted[:DRAWN], question


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_fields_write_the_question_and_a_link_holds_it(visit: Visit, phone: bool):
    page = visit(path="#/cards", lang="fr", phone=phone)
    field = page.get_by_role("searchbox", name="Chercher parmi les cartes")
    # given somebody who chooses in the fields, which a phone shows when they are opened
    if phone:
        page.get_by_text("Champs", exact=True).click()
    page.get_by_role("combobox", name="Clan", exact=True).select_option("Tremere")
    page.get_by_role("combobox", name="Capacité à partir de").select_option("9")
    page.get_by_role("combobox", name="Ordre").select_option("-cap")
    # then the line says the same
    expect(field).to_have_value("clan:Tremere cap>=9 sort:-cap")
    wanted = [card.id for card in search("clan:tremere cap>=9 sort:-cap")]
    expect(page.locator("[data-count]")).to_have_attribute("data-count", str(len(wanted)))
    assert found(page) == wanted
    assert faults_in_both_themes(page) == []
    # and whoever is given the link sees the same, in fields too
    other = visit(path=page.url.split("/", 3)[3], phone=phone)
    expect(other.locator("[data-count]")).to_have_attribute("data-count", str(len(wanted)))
    if phone:
        other.get_by_text("Fields", exact=True).click()
    expect(other.get_by_role("combobox", name="Clan", exact=True)).to_have_value("Tremere")
    # when a field is cleared, its term goes
    other.get_by_role("combobox", name="Clan", exact=True).select_option("any")
    expect(other.get_by_role("searchbox")).to_have_value("cap>=9 sort:-cap")


def test_what_is_not_understood_is_said(visit: Visit):
    page = visit(path="#/cards?q=colour:red")
    expect(page.get_by_text("Cards cannot be searched by “colour”")).to_be_visible()


@pytest.mark.parametrize(("lang", "phone"), [("en", False), ("fr", True)], ids=["english", "french-phone"])
def test_a_card_has_a_page_of_its_own(visit: Visit, lang: str, phone: bool):
    # given a search
    page = visit(path="#/cards?q=govern%20the%20unaligned", lang=lang, phone=phone)
    # when the card is followed
    page.locator("[data-card='100845']").click()
    # then its page tells what is printed, what it does here, rulings and sets
    expect(page.get_by_role("heading", level=1, name="Govern the Unaligned")).to_be_visible()
    expect(page).to_have_url(re.compile("#/cards/100845$"))
    for title in (
        ("On the card", "What it does here") if lang == "en" else ("Sur la carte", "Ce qu’elle fait ici")
    ):
        expect(page.get_by_role("heading", name=title)).to_be_visible()
    expect(page.get_by_role("link", name="Jyhad")).to_be_visible()
    assert faults_in_both_themes(page) == []
    # and the way back leads to the search
    page.go_back()
    expect(page.get_by_role("searchbox")).to_have_value("govern the unaligned")


def test_a_card_that_cannot_be_played_says_why(visit: Visit):
    refused = next(card for card in search("-is:playable type:combat"))
    page = visit(path=f"#/cards/{refused.id}")
    expect(page.get_by_text("This table cannot play the card yet")).to_be_visible()
    page = visit(path="#/cards/7", quiet=True)
    expect(page.get_by_role("alert")).to_have_text("There is no such card.")


def test_the_keyboard_reaches_the_search(visit: Visit):
    page = visit(path="#/cards")
    expect(page.locator("[data-count]")).to_be_visible()
    page.keyboard.press("/")
    page.keyboard.type("wwef")
    expect(page.locator("[data-count]")).to_have_attribute("data-count", "1")
