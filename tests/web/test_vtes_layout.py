"""The room at a VTES table: six Methuselahs with ten minions each, at the sizes of common screens; few cards;
a phone. Hands are whole, cards can be read and hit, and both themes are accessible."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from nocturne.vtes.position.large_table import large_position
from tests.web.conftest import Visit, faults, faults_in_both_themes
from tests.web.test_vtes import ask

SEATS, MINIONS = 6, 10
#: What is measured of the hand, of everybody's minions, and of what lies on the table.
MEASURED = """() => {
  const box = (element) => element.getBoundingClientRect();
  const above = (one, other) => one.top >= other.top - 1 && one.bottom <= other.bottom + 1;
  const beside = (one, other) => one.left >= other.left - 1 && one.right <= other.right + 1;
  const inside = (one, other) => above(one, other) && beside(one, other);
  const all = (what, of = document) => [...of.querySelectorAll(what)];
  const table = box(document.querySelector("main.table"));
  const printed = all(".hand .rail, .hand .price, .hand .kind").filter((part) => part.checkVisibility());
  const widths = all(".other .region:not(.uncontrolled) button.card").map((card) => card.offsetWidth);
  return {
    hand: all(".hand button.card").filter((card) => inside(box(card), table)).length,
    hidden: printed.filter((part) => !inside(box(part), table)).length,
    minions: all(".other .board").map((board) => {
      const regions = box(board.querySelector(".regions"));
      return all(".region.ready button.card", board).filter((card) => above(box(card), regions)).length;
    }),
    narrowest: Math.min(...widths),
    lowest: Math.min(...all("button.card, button.borne").map((card) => card.offsetHeight)),
    cut: all(".plate .kind span").filter((told) => {
      const room = box(told.parentElement);
      return box(told).top < room.bottom - 1 && box(told).right > room.right + 1;
    }).length,
    covered: all(".board .face .foot .blood").filter((blood) => {
      const picture = blood.closest(".face").querySelector(".arms");
      return box(blood).top < box(picture).bottom - 1 && !blood.closest(".locked");
    }).length,
  };
}"""


def sit_down(page: Page, position: dict[str, Any], seats: int) -> None:
    ask(page, "/guest", {"nickname": "Mina"})
    wanted = [{"kind": "me"}, *[{"kind": "bot"}] * (seats - 1)]
    options = {"position": position}
    form = {"game": "vtes", "seats": wanted, "options": options, "private": True, "masking": "fast"}
    table = ask(page, "/tables", form)
    ask(page, f"/tables/{table['table']}/start", {})
    page.goto(f"/#/table/{table['table']}")
    page.reload()
    expect(page.locator(".arms .field").first).to_be_attached()


def test_six_with_ten_minions_each_are_readable_on_common_screens(visit: Visit):
    page = visit()
    sit_down(page, large_position(SEATS, MINIONS), SEATS)
    expect(page.locator(".other .board")).to_have_count(SEATS - 1)
    for width, height, narrowest in ((1366, 768, 80), (1440, 900, 80), (1920, 1080, 100)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function("size => document.querySelector('main.table').clientWidth < size", arg=width)
        # then the hand is whole in sight, with costs and disciplines
        expect(page.locator(".hand button.card")).to_have_count(7)
        page.wait_for_function(f"({MEASURED})().hand === 7")
        page.wait_for_function(f"({MEASURED})().minions.every((count) => count === {MINIONS})")
        found = page.evaluate(MEASURED)
        assert found["hidden"] == 0, (width, found)
        # and every minion of everybody is in sight, wide enough for its name; nothing covers a picture
        assert found["narrowest"] >= narrowest, (width, found)
        assert found["covered"] == 0, (width, found)
        assert found["cut"] == 0, (width, found)
        assert found["lowest"] >= 24, (width, found)
    assert faults_in_both_themes(page) == []


def test_few_cards_grow_with_the_screen(visit: Visit):
    page = visit()
    lying = {"ready": ["Tara"], "hand": ["Dodge"], "library": ["Blur"] * 5}
    sit_down(page, {"players": [lying, {**lying, "ready": ["Anson"]}, {**lying, "ready": ["Malachi"]}]}, 3)
    anson = page.locator(".other button.card", has_text="Anson")
    widths: list[int] = []
    for width, height in ((1366, 768), (1920, 1080), (2560, 1440)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function("size => innerWidth === size", arg=width)
        least = widths[-1] if widths else 110
        page.wait_for_function(
            "([least]) => document.querySelector('.other button.card').offsetWidth > least", arg=[least]
        )
        widths.append(anson.evaluate("card => card.offsetWidth"))


def test_what_a_card_bears_can_be_hit_with_a_thumb(visit: Visit):
    page = visit(phone=True, lang="fr")
    bearing = {"card": "Tara", "on": [".44 Magnum"]}
    lying = {"hand": ["Dodge"], "library": ["Blur"] * 5}
    sit_down(page, {"players": [{**lying, "ready": [bearing]}, {**lying, "ready": ["Anson"]}]}, 2)
    borne = page.locator("button.borne", has_text=".44 Magnum")
    borne.scroll_into_view_if_needed()
    box = borne.bounding_box()
    assert box is not None
    assert box["height"] >= 43
    assert faults(page, every=True) == []
    borne.tap()
    expect(page.get_by_role("dialog")).to_contain_text(".44 Magnum")
