"""How the tables look: faces that differ by shape, names above roads, a short text on one page."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.web.conftest import Visit
from tests.web.test_chapters import GATE, Reader
from tests.web.test_dracula import A_DAY, enter
from tests.web.test_dracula import sit_down as sit_at_the_hunt
from tests.web.test_vtes_layout import sit_down

VIEWS = pytest.mark.parametrize(
    ("lang", "phone"), [("en", False), ("fr", True)], ids=["english-desktop", "french-phone"]
)
#: The shapes of a drawing without their colours.
SHAPE = """arms => [...arms.querySelectorAll("path, circle, polygon, rect")]
  .map((one) => ["d", "points", "r", "x", "y", "transform"].map((name) => one.getAttribute(name)).join())
  .join(";")"""
#: Two vampires of one clan, two combat cards of one discipline.
ALIKE: dict[str, Any] = {
    "players": [
        {
            "pool": 20,
            "hand": ["Blur", "Acrobatics"],
            "library": ["Blur"] * 5,
            "ready": ["Tara", "Krid", "Selma the Repugnant"],
        },
        {"pool": 20, "library": ["Blur"] * 5, "ready": ["Anson"]},
    ]
}
#: Whether every name of a region is drawn after, and so above, every road and railway.
NAMES_ABOVE_ROADS = """() => {
  const roads = [...document.querySelectorAll(".europe .way")];
  const names = [...document.querySelectorAll(".europe .board > .ways + g text")];
  const after = (name, road) => road.compareDocumentPosition(name) & Node.DOCUMENT_POSITION_FOLLOWING;
  const many = roads.length > 50 && names.length > 5;
  return many && names.every((name) => roads.every((road) => after(name, road)));
}"""
#: How far what is told reaches over the window of the map, in pixels.
OVER_THE_MAP = """() => {
  const told = document.querySelector(".dracula .message").getBoundingClientRect();
  return told.bottom - document.querySelector(".europe .window").getBoundingClientRect().top;
}"""


def shapes(cards: Locator) -> list[str]:
    return [card.locator(".arms").first.evaluate(SHAPE) for card in cards.all()]


@VIEWS
def test_two_cards_of_a_kind_are_told_apart_by_shape(visit: Visit, lang: str, phone: bool):
    # given two Nosferatu in play and two combat cards of Celerity in hand
    page = visit(lang=lang, phone=phone)
    sit_down(page, ALIKE, 2)
    nosferatu = page.locator(".board.large button.card").filter(has_text="Krid")
    selma = page.locator(".board.large button.card").filter(has_text="Selma")
    # then their faces differ where no colour is seen
    assert len({*shapes(nosferatu), *shapes(selma)}) == 2
    held = page.locator(".hand button.card")
    expect(held).to_have_count(2)
    assert len(set(shapes(held))) == 2


@VIEWS
def test_names_lie_above_roads_and_what_is_told_beside_the_map(visit: Visit, lang: str, phone: bool):
    page = visit(lang=lang, phone=phone)
    enter(page, sit_at_the_hunt(A_DAY, page))
    assert page.evaluate(NAMES_ABOVE_ROADS)
    assert page.evaluate(OVER_THE_MAP) <= 1


def test_a_short_text_takes_one_page_and_a_rat_is_a_rat(visit: Visit):
    # given a short talk
    talk = {"page": "D.rigault.1", "kind": "dialogue"}
    reader = Reader(visit(), phone=False)
    reader.sit_down({"chapter": GATE, "characters": [{"character": "thomas", "at": "E3"}], "page": talk})
    # then its text and its choices stand on one page, and each says how many dice it is about
    page = reader.page
    expect(page.locator(".book .single")).to_be_visible()
    expect(page.locator(".book .left")).to_be_hidden()
    expect(page.locator(".book .way").first).to_contain_text("2 dice, 1 red")
    # and in the lesson a rat is not drawn as a person is
    page.goto("/#/lessons")
    page.click("[data-lesson=chapters-story]")
    drawn = [
        page.locator(".people button", has_text=name).locator("path").first for name in ("Quay rat", "Odile")
    ]
    expect(drawn[0]).to_be_attached(timeout=45_000)
    assert drawn[0].get_attribute("d") != drawn[1].get_attribute("d")
