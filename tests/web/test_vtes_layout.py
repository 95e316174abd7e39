"""The room at a VTES table: six Methuselahs with ten minions each, at the sizes of common screens; few cards;
a phone. Hands are whole, cards can be read and hit, and both themes are accessible."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from nocturne.vtes.cards.catalogue import catalogue
from nocturne.vtes.cards.faces import face_of
from nocturne.vtes.position.large_table import large_position
from tests.web.conftest import Visit, faults, faults_in_both_themes, settled
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
    smallest: Math.min(...all(".other .name").map((name) => parseFloat(getComputedStyle(name).fontSize))),
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

#: Words that are not whole in sight: names that leave their card or lie under its blood, and what is cut by a
#: browser's own "…". A card that steps back because it is locked is a little narrower than its words.
CUT = """() => {
  const box = (element) => element.getBoundingClientRect();
  const all = (what, of = document) => [...of.querySelectorAll(what)].filter((one) => one.checkVisibility());
  const outside = (words, card) =>
    words.left < card.left - 2 || words.right > card.right + 2 ||
    words.top < card.top - 2 || words.bottom > card.bottom + 2;
  const over = (one, other) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 3;
  const cut = [];
  for (const line of all(".vtes .name span, .vtes .face > .name")) {
    const card = line.closest("button");
    if (!card) continue;
    const words = document.createRange();
    words.selectNodeContents(line);
    const blood = card.querySelector(".blood:not(.price)");
    if (outside(box(words), box(card)) || (blood && over(box(words), box(blood)))) cut.push(line.textContent);
  }
  for (const element of all(".vtes *")) {
    const style = getComputedStyle(element);
    const shortened = style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none";
    const { scrollWidth, scrollHeight, clientWidth, clientHeight } = element;
    const more = scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1;
    if (shortened && more) cut.push(element.textContent);
  }
  return cut;
}"""


def long_names(seats: int) -> list[str]:
    """The vampires with the longest names, one for each Methuselah."""
    vampires = [
        face for face in map(face_of, (card.id for card in catalogue())) if face.vampire and face.playable
    ]
    longest = sorted(vampires, key=lambda face: len(face.name), reverse=True)
    return [face.card.unique_name for face in longest[:seats]]


def crowded_position() -> dict[str, Any]:
    """Six with ten minions each, of whom one has a very long name."""
    position = large_position(SEATS, MINIONS)
    for player, name in zip(position["players"], long_names(SEATS), strict=True):
        player["ready"][-1] = name
    return position


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


def too_small(seen: dict[str, int], least: dict[str, int]) -> dict[str, int]:
    return {name: seen[name] for name, size in least.items() if seen[name] < size}


def test_six_with_ten_minions_each_are_readable_on_common_screens(visit: Visit):
    page = visit()
    sit_down(page, crowded_position(), SEATS)
    expect(page.locator(".other .board")).to_have_count(SEATS - 1)
    for width, height, narrowest in ((1366, 768, 80), (1440, 900, 80), (1920, 1080, 100)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function("size => document.querySelector('main.table').clientWidth < size", arg=width)
        # then the hand is whole in sight, with costs and disciplines
        expect(page.locator(".hand button.card")).to_have_count(7)
        page.wait_for_function(f"() => ({MEASURED})().hand === 7")
        page.wait_for_function(f"() => ({MEASURED})().minions.every((count) => count === {MINIONS})")
        # and every minion of everybody is in sight with its whole name; nothing covers a picture
        page.wait_for_function(f"() => ({CUT})().length === 0")
        least = {"smallest": 9, "narrowest": narrowest, "lowest": 24}
        found = settled(lambda: page.evaluate(MEASURED), lambda seen: not too_small(seen, least))  # noqa: B023
        assert too_small(found, least) == {}, width
        assert (found["hidden"], found["covered"], found["cut"]) == (0, 0, 0), (width, found)
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
    assert faults(page, targets=True) == []
    borne.tap()
    expect(page.get_by_role("dialog")).to_contain_text(".44 Magnum")
