"""What happens is seen in every game: NPCs act one after another, the hunt has its movement, great moments
are told in words, on a phone too, and nothing covers the end of the log."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import PATIENCE, Visit, faults, go_on, patiently
from tests.web.test_chapters import GATE, Reader, fight_on
from tests.web.test_dracula import THE_END, enter
from tests.web.test_dracula import sit_down as sit_at_the_hunt
from tests.web.test_moments import COMBAT, DICE, LISTENING, VICTORY, hears, sit_down

Json = dict[str, Any]
SIZES = pytest.mark.parametrize(
    ("lang", "phone"), [("en", False), ("fr", True)], ids=["english-desktop", "french-phone"]
)
#: Notes what was drawn over the table, and whether a blow was drawn where no fight was to be seen any more.
NOTE = """() => {
  window.noted = new Set();
  const look = () => {
    if (document.querySelector("[data-spotlight]")) noted.add("spotlight");
    for (const cue of document.querySelectorAll("[data-cue]")) noted.add(cue.dataset.cue);
    const strikes = document.querySelector("[data-cue=strike]");
    if (strikes && !strikes.seen) {
      strikes.seen = true;
      noted.strikes = (noted.strikes ?? 0) + 1;
      if (!document.querySelector("ol.track")) noted.add("a blow without a fight");
    }
    const influence = document.querySelector(".influence")?.getBoundingClientRect();
    for (const words of document.querySelectorAll("[data-cue=words]")) {
      const { x, y, width } = words.getBoundingClientRect();
      const middle = x + width / 2;
      if (influence && middle > influence.left && middle < influence.right && y < influence.bottom)
        noted.add(`influence ${words.textContent}`);
    }
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""
#: How far the last line of the log is hidden behind what is told in passing, in pixels.
COVERED = """() => {
  const toast = document.querySelector(".toast");
  const last = [...document.querySelectorAll("[role=log] p")].at(-1);
  if (!toast || !last) return null;
  const log = document.querySelector("[role=log]").getBoundingClientRect();
  const bottom = last.getBoundingClientRect().bottom;
  return Math.max(bottom - toast.getBoundingClientRect().top, bottom - log.bottom);
}"""


def noted(page: Page) -> set[str]:
    return set(page.evaluate("[...window.noted]"))


@SIZES
def test_a_fight_is_shown_blow_by_blow_and_the_chapter_ends_with_a_moment(
    visit: Visit, lang: str, phone: bool
) -> None:
    # given Thomas at blows with two whom nobody plays, each of whom one good blow will fell
    reader = Reader(visit(lang=lang, phone=phone, speed="quick", moving=True), phone=phone)
    page = reader.page
    page.add_init_script(LISTENING)
    thomas = {"character": "thomas", "at": "E3", "hunger": 0}
    npcs = {"rigault": {"damage": 3}, "breaker": {"damage": 1}}
    reader.sit_down({"chapter": GATE, "characters": [thomas], "npcs": npcs, "turn": "thomas"})
    reader.answer("talk:rigault")
    reader.answer("option:2")
    reader.read()
    expect(page.locator(".hand.choosing .card.lit").first).to_be_visible()
    page.evaluate(NOTE)
    # when he takes the hand that is suggested to him, and they fight to the end
    reader.answer("suggested")
    expect(page.locator(".hand .card")).to_have_count(5)
    ended = page.locator("dialog.ceremony")
    for _ in patiently(300):
        if ended.is_visible():
            break
        if page.locator("[data-waiting='0']").count():
            fight_on(reader)
        else:
            page.wait_for_timeout(200)
    expect(ended).to_be_visible()
    # then their cards were held up and every blow was seen while the fight went on
    seen = noted(page)
    assert {"spotlight", "strike"} <= seen
    assert page.evaluate("window.noted.strikes") >= 2, "a blow that fells somebody is drawn too"
    assert "a blow without a fight" not in seen
    # and the combat and its dice were heard
    hears(page, COMBAT, DICE)
    # and the end is a moment of its own: a short title, the story below it, what was done and what stays
    title = ended.locator("h2").inner_text()
    assert len(title) < 60, title
    expect(ended.locator(".rest")).to_be_visible()
    expect(ended.locator(".label")).not_to_have_count(0)
    sentences = ended.locator("li").all_inner_texts()
    assert len(sentences) == len(set(sentences)), "nothing is told twice"
    assert faults(page) == []
    go_on(page)


def test_movement_is_switched_off_at_the_table_and_the_pace_stays(visit: Visit) -> None:
    # given a browser that lets things move
    page = visit(speed="normal", moving=True)
    sit_down(page, "vtes", LAST_POOL, 2)
    expect(page.locator("html")).to_have_attribute("data-motion", "on")
    # when Mina switches movement off in the menu of the table
    page.get_by_role("button", name="More").click()
    page.get_by_label(re.compile("^Movement")).select_option("off")
    # then it is off, also when she comes back, and the speed is what it was
    expect(page.locator("html")).to_have_attribute("data-motion", "off")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-motion", "off")
    expect(page.locator(".pace select")).to_have_value("normal")


@SIZES
def test_the_hunt_ends_with_a_moment_and_influence_is_seen_to_grow(
    visit: Visit, lang: str, phone: bool
) -> None:
    # given Dracula a step before victory, with moves shown one after another
    page = visit(lang=lang, phone=phone, speed="normal", moving=True)
    page.add_init_script(LISTENING)
    enter(page, sit_at_the_hunt(THE_END, page, dracula=True))
    page.evaluate(NOTE)
    # when he lets the vampire behind him mature
    page.locator(".choice[data-key=mature]").click()
    page.locator(".choice[data-key^=resolve]").click()
    # then the moment says who has won and by what, over the map as it was
    ended = page.locator("dialog.ceremony[data-kind=dracula]")
    expect(ended).to_be_visible()
    expect(ended.locator("h2")).to_contain_text("Dracula")
    expect(ended.locator(".how li").first).to_be_visible()
    expect(page.locator(".influence")).to_have_attribute("aria-label", re.compile("12"))
    assert any(one.startswith("influence +") for one in noted(page)), noted(page)
    hears(page, VICTORY)
    assert faults(page) == []
    # when he goes on, then the result and the way of the whole trail are there
    go_on(page)
    expect(page.locator(".over")).to_be_visible()
    expect(page.get_by_role("button", name=re.compile("whole trail|piste"))).to_be_visible()


#: Mina has one pool, and nobody who could block.
LAST_POOL: Json = {
    "players": [
        {"pool": 1, "library": ["Blur"] * 20, "uncontrolled": ["Krid"]},
        {"pool": 30, "library": ["Blur"] * 20, "ready": ["Malachi"]},
        {"pool": 30, "library": ["Blur"] * 20, "ready": ["Tara", "Anson"]},
    ]
}


def test_who_is_ousted_on_a_phone_is_told_how_and_leaves(visit: Visit) -> None:
    # given Mina, who plays in French on a phone and has one pool left
    page = visit(lang="fr", phone=True, speed="quick", moving=True)
    sit_down(page, "vtes", LAST_POOL, 2)
    ousted = page.locator("dialog.ceremony[data-kind=ousted]")
    for _ in range(30):
        expect(page.locator(".question [data-key]:not(:disabled)").or_(ousted).first).to_be_visible(
            timeout=4 * PATIENCE
        )
        if ousted.count():
            break
        page.locator(".question [data-key]").last.tap()
        page.wait_for_timeout(300)
    # then she is told by what last effect, all of it on the screen
    expect(ousted).to_contain_text(re.compile("(Tara|Anson)"))
    expect(ousted.get_by_role("heading")).to_be_in_viewport(ratio=1)
    for choice in ("Regarder", "Finir", "Quitter"):
        expect(ousted.get_by_text(re.compile(choice)).first).to_be_in_viewport(ratio=1)
    assert faults(page) == []
    # when she leaves, then she is on the start page
    ousted.get_by_text(re.compile("Quitter")).tap()
    expect(page.locator("[data-play=vtes]")).to_be_visible()


def test_what_is_told_in_passing_never_covers_the_end_of_the_log(visit: Visit) -> None:
    # given Mina, who is bled again and again
    page = visit(speed="quick")
    position = {**LAST_POOL, "players": [{**LAST_POOL["players"][0], "pool": 30}, *LAST_POOL["players"][1:]]}
    sit_down(page, "vtes", position, 2)
    notes = 0
    for _ in patiently():
        if page.locator(".toast").count():
            # then the last line comes in sight above the note
            page.wait_for_function(f"() => (({COVERED})() ?? 0) < 1", timeout=PATIENCE)
            notes += 1
            if notes > 3:
                break
        if page.locator(".question [data-key]:not(:disabled)").count():
            usual = page.locator(".question .choice.usual")
            (usual if usual.count() else page.locator(".question .choice")).last.click()
        page.wait_for_timeout(200)
    assert notes, "nothing was told in passing"
    # when she leaves while something is told, then it is not told on the page she goes to
    expect(page.locator(".toast").first).to_be_visible()
    page.locator("a.brand").click()
    expect(page.locator("[data-play=vtes]")).to_be_visible()
    expect(page.locator(".toast")).to_have_count(0, timeout=1000)
