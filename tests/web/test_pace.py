"""The pace: what bots do is shown move by move at the speed that is set, and no decision is hidden by it."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import Server, Visit, faults, patiently
from tests.web.test_chapters import Reader
from tests.web.test_dracula import enter, sit_down
from tests.web.test_recap import A_FOREMAN_STRIKES
from tests.web.test_shell import until
from tests.web.test_together import answers_at
from tests.web.test_vtes import ask

BOTS = (("Tara", "Malachi", "Aleph"), ("Madison", "Krid", "Anastasz di Zagreb"))
#: Mina, who can do little, between two bots with minions that act and cards to play.
ROUND: dict[str, Any] = {
    "players": [
        {"pool": 30, "hand": ["Blur"], "library": ["Blur"] * 20, "ready": ["Anson"]},
        *[
            {
                "pool": 30,
                "hand": ["Blood Doll", "Govern the Unaligned", "Deflection"],
                "library": ["Blood Doll", "Govern the Unaligned", "Conditioning"] * 8,
                "ready": [vampire, other],
                "uncontrolled": [waiting],
            }
            for vampire, other, waiting in (
                ("Tara", "Malachi", "Aleph"),
                ("Madison", "Krid", "Anastasz di Zagreb"),
            )
        ],
    ]
}

#: Notes everything that was shown over the table, however briefly.
NOTE = """
() => {
  window.noted = new Set();
  const look = () => {
    if (document.querySelector("[data-spotlight]")) noted.add("spotlight");
    if (document.querySelector("[data-arrow]")) noted.add("arrow");
    for (const cue of document.querySelectorAll("[data-cue]")) noted.add(cue.dataset.cue);
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
}
"""

#: Whether no movement waits for its start.
SET_OFF = "() => document.getAnimations().every((one) => !one.pending)"


def sit(page: Page, position: dict[str, Any] | None = ROUND, **wanted: Any) -> str:
    """Mina sits down with bots on the other seats."""
    ask(page, "/guest", {"nickname": "Mina"})
    seats = [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}]
    options = {} if position is None else {"position": position}
    form = {"game": "vtes", "seats": seats, "options": options, "private": True, **wanted}
    table: str = ask(page, "/tables", form)["table"]
    ask(page, f"/tables/{table}/start", {})
    page.goto(f"/#/table/{table}")
    page.reload()
    expect(page.locator(".vtes")).to_be_visible()
    page.evaluate(NOTE)
    return table


def bar(page: Page) -> Locator:
    return page.locator("[data-pace]")


def waiting(page: Page) -> int:
    return int(bar(page).get_attribute("data-waiting") or 0)


def question(page: Page) -> Locator:
    return page.locator(".question[data-number]")


def answer(page: Page) -> None:
    """Give the usual answer to what is asked, else the last of the list, by mouse."""
    usual = page.locator(".question .choice.usual")
    (usual if usual.count() else page.locator(".question .choice")).last.click()


def until_bots_play(page: Page) -> None:
    """Answer until something waits to be shown, with the game held still at that moment."""
    for _ in range(40):
        expect(question(page)).to_be_visible()
        page.keyboard.press("k")
        expect(bar(page)).to_have_attribute("data-pace", "paused")
        answer(page)
        expect(page.locator("[data-busy=false]")).to_have_count(1)
        if waiting(page) > 3:
            # so much waits until she is asked again
            expect(bar(page)).to_have_attribute("data-asked", "true")
            return
        page.keyboard.press("f")
    raise AssertionError("the bots did nothing")


def test_moves_are_shown_one_by_one_and_held_stepped_and_skipped(visit: Visit, server: Server):
    # given Mina, who has paused and lets the bots play
    page = visit(speed="normal", moving=True)
    table = sit(page)
    until_bots_play(page)
    # then one move is shown and the others wait, and so does what she is asked
    before = waiting(page)
    expect(question(page)).to_have_count(0)
    expect(page.locator(".question")).to_contain_text("The others play.")
    # when she takes a step, by key or button, then one more is shown
    page.keyboard.press(".")
    expect(bar(page)).to_have_attribute("data-waiting", str(before - 1))
    page.get_by_role("button", name=re.compile("^One step")).click()
    expect(bar(page)).to_have_attribute("data-waiting", str(before - 2))
    assert not faults(page)
    # when it goes on, then the rest comes by itself
    page.get_by_role("button", name=re.compile("^Go on")).click()
    expect(bar(page)).not_to_have_attribute("data-waiting", str(before - 2))
    # when she presses the key of an answer while they play
    page.keyboard.press("k")
    given = len([one for one in answers_at(server, table) if one[0] == 0])
    if waiting(page):
        page.keyboard.press("1")
        # then nothing is answered: everything is shown, and she is asked
        expect(question(page)).to_be_visible()
        assert len([one for one in answers_at(server, table) if one[0] == 0]) == given
    # and the speed she sets is kept
    page.locator(".pace select").select_option("quick")
    page.reload()
    expect(page.locator(".pace select")).to_have_value("quick")
    page.keyboard.press("<")
    expect(page.locator(".pace select")).to_have_value("normal")


def dracula_moves(page: Page) -> None:
    """A hunt in which everybody but Dracula is a bot; he has moved."""
    hunters = {"godalming": {"at": "rome"}, "seward": {"at": "madrid"}}
    table = sit_down({"trail": ["munich"], "begin": "dracula", "hunters": hunters}, page, dracula=True)
    enter(page, table)
    page.keyboard.press("k")
    page.keyboard.press("1")


def the_foreman_strikes(page: Page) -> None:
    """A combat in which Thomas has done what he wants to, and does not defend himself."""
    reader = Reader(page, phone=False)
    reader.sit_down(A_FOREMAN_STRIKES)
    reader.answer("end")
    page.keyboard.press("k")
    page.locator("[data-key=pass]:visible").first.click()


@pytest.mark.parametrize("play", [dracula_moves, the_foreman_strikes], ids=["dracula", "chapters"])
def test_every_game_is_held_stepped_and_skipped(visit: Visit, play: Callable[[Page], None]):
    # given somebody who has paused; when the others play, then all they do waits to be shown
    page = visit(speed="normal", moving=True)
    play(page)
    for _ in range(10):
        expect(bar(page)).to_have_attribute("data-pace", "paused")
        page.wait_for_function("() => document.querySelector('[data-asked=true], .question[data-number]')")
        if waiting(page) > 1:
            break
        page.keyboard.press("f")
        page.keyboard.press("k")
        page.keyboard.press("1")
    # when they take a step, then one more is shown
    before = waiting(page)
    assert before > 1
    page.keyboard.press(".")
    expect(bar(page)).to_have_attribute("data-waiting", str(before - 1))
    # and when they skip, then everything is shown, and they are asked
    page.keyboard.press("f")
    expect(bar(page)).to_have_attribute("data-waiting", "0")
    expect(page.locator("[data-key]:visible, .hand .lit").first).to_be_visible()


def test_who_pauses_holds_nobody_else(visit: Visit, server: Server):
    # given Mina and Lucy, who plays on a phone, with a bot behind her; Mina pauses before she ends her turn
    mina, lucy = visit(speed="normal", moving=True), visit(lang="fr", phone=True)
    for page, name in ((mina, "Mina"), (lucy, "Lucy")):
        ask(page, "/guest", {"nickname": name})
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot"}]
    form = {
        "game": "vtes",
        "seats": seats,
        "options": {"position": ROUND},
        "private": True,
        "masking": "fast",
    }
    made = ask(mina, "/tables", form)
    table: str = made["table"]
    ask(lucy, f"/tables/{table}/sit", {"code": made["code"]})
    ask(mina, f"/tables/{table}/start", {})
    for page in (mina, lucy):
        page.goto(f"/#/table/{table}")
        page.reload()
        expect(page.locator(".vtes")).to_be_visible()
    for _ in patiently():
        until(lambda: question(mina).count() + question(lucy).count() > 0)
        if question(lucy).count() and waiting(mina):
            break
        if question(mina).count():
            mina.keyboard.press("k")
            expect(bar(mina)).to_have_attribute("data-pace", "paused")
            answer(mina)
            expect(mina.locator("[data-busy=false]")).to_have_count(1)
            mina.wait_for_timeout(300)
        if waiting(mina) and not question(lucy).count():
            mina.keyboard.press("f")
        elif not waiting(mina) and question(lucy).count():
            answer(lucy)
    # when Lucy answers meanwhile, then the game goes on for her, and Mina is shown it when she likes
    before, held = len(answers_at(server, table)), waiting(mina)
    assert held > 0
    number = question(lucy).get_attribute("data-number")
    answer(lucy)
    expect(lucy.locator(f'.question[data-number="{number}"]')).to_have_count(0)
    assert len(answers_at(server, table)) > before
    expect(bar(mina)).to_have_attribute("data-pace", "paused")
    assert waiting(mina) >= held
    mina.keyboard.press("f")
    expect(bar(mina)).to_have_attribute("data-waiting", "0")


def test_cards_lines_and_pool_have_their_movement(visit: Visit):
    # given a table at which moves are shown quickly
    page = visit(speed="quick", moving=True)
    sit(page)
    # when Mina lets everything pass for a while
    for _ in patiently():
        noted = set(page.evaluate("[...window.noted]"))
        if {"spotlight", "arrow", "drop", "words", "ring"} <= noted:
            break
        if question(page).count() and not waiting(page):
            answer(page)
        page.wait_for_timeout(100)
    # then cards were held up, lines drawn, and pool and blood flowed
    assert {"spotlight", "arrow", "drop", "words", "ring"} <= noted
    # and whatever glides has set off: no card stands still on its way
    page.wait_for_function(SET_OFF)


def test_a_question_on_a_clock_is_shown_at_once(visit: Visit):
    # given a table with clocks, paused: bots' moves wait to be shown
    page = visit(speed="slow", moving=True)
    sit(page, pace={"kind": "live", "seconds": 300, "bank": 0})
    for _ in range(40):
        expect(question(page)).to_be_visible()
        page.keyboard.press("k")
        number = question(page).get_attribute("data-number")
        answer(page)
        # then what she is asked next is there all the same
        expect(question(page)).not_to_have_attribute("data-number", number or "")
        expect(question(page).locator(".choice").first).to_be_visible()
        if waiting(page):
            break
        page.keyboard.press("f")
    assert waiting(page), "the bots did nothing"
    # and while it goes on, what led to it is shown soon after
    page.keyboard.press("k")
    expect(bar(page)).to_have_attribute("data-waiting", "0")


def test_without_movement_and_on_a_phone_the_pace_stays(visit: Visit):
    # given a phone whose system asks for less movement
    page = visit(lang="fr", phone=True, speed="normal")
    sit(page)
    expect(page.locator("html")).to_have_attribute("data-motion", "off")
    until_bots_play(page)
    # then moves are still shown one by one, and the buttons are large enough for a thumb
    before = waiting(page)
    step = page.locator('.pace [aria-keyshortcuts="."]')
    box = step.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 44
    step.tap()
    expect(bar(page)).to_have_attribute("data-waiting", str(before - 1))
    # and nothing flies
    assert not {"drop", "ring"} & set(page.evaluate("[...window.noted]"))
    assert not faults(page)
    page.locator('.pace [aria-keyshortcuts="f"]').tap()
    expect(question(page)).to_be_visible()
    expect(bar(page)).to_be_hidden()
