"""The log beside the table: it follows what happens until somebody scrolls up, and brings them back."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.web.conftest import PATIENCE, Visit, faults, patiently
from tests.web.test_chapters import Reader
from tests.web.test_dracula import A_DAY, enter
from tests.web.test_dracula import sit_down as sit_at_the_hunt
from tests.web.test_vtes import ask

TURNS = 30
#: Where the last line of the log lies: its turn, and how far it is below what is in sight, in pixels.
LAST_LINE = """() => {
  const log = document.querySelector("[role=log]");
  const last = [...log.querySelectorAll("p")].at(-1).getBoundingClientRect();
  const turn = [...log.querySelectorAll(".turn")].at(-1)?.textContent.match(/\\d+/);
  return { turn: Number(turn ?? 0), below: last.bottom - log.getBoundingClientRect().bottom };
}"""
#: The log stands still at its last line, and somebody is asked or the game is over.
SETTLED = f"""() => {{
  const asked = document.querySelector(".question [data-key]:not(:disabled), section.over");
  return asked && ({LAST_LINE})().below < 1;
}}"""


#: A long game: everybody has much pool, and vampires who act.
LONG: dict[str, Any] = {
    "players": [
        {"pool": 120, "library": ["Blur"] * 60, "ready": [minion]}
        for minion in ("Krid", "Malachi", "Tara", "Anson")
    ]
}


def sit_down(page: Page, bots: int) -> str:
    """Mina plays VTES against bots that choose at random; gives the table."""
    ask(page, "/guest", {"nickname": "Mina"})
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * bots]
    table = ask(
        page, "/tables", {"game": "vtes", "seats": seats, "options": {"position": LONG}, "private": True}
    )
    ask(page, f"/tables/{table['table']}/start", {})
    page.goto(f"/#/table/{table['table']}")
    page.reload()
    expect(page.locator(".vtes")).to_be_visible()
    return str(table["table"])


def pass_turn(page: Page, *, act: bool = False) -> None:
    """Let everything go by until there is a choice of one's own; to act, or where that cannot be, take the
    first answer."""
    number = page.locator(".question").get_attribute("data-number")
    page.keyboard.press("1" if act or not page.locator(".question .choice.usual").count() else "n")
    page.wait_for_function(
        "(number) => document.querySelector('section.over') ||"
        " document.querySelector('.question')?.dataset.number !== number",
        arg=number,
    )


#: Whether so much of the log lies above what is in sight.
LONG_LOG = """() => {
  const log = document.querySelector("[role=log]");
  return log.scrollHeight - log.clientHeight > 300;
}"""


#: Whether some of the log lies above what is in sight; whether its last line is in sight.
SOME_LOG = """() => {
  const log = document.querySelector("[role=log]");
  return log.scrollHeight - log.clientHeight > 100;
}"""
AT_THE_END = f"() => ({LAST_LINE})().below < 1"


def hunt_on(page: Page) -> None:
    """Answer what a hunter is asked, whatever it is, and wait for the next question."""
    question = page.locator(".question[data-number]")
    expect(question.locator("[data-key]:not(:disabled)").first).to_be_attached()
    number = question.get_attribute("data-number")
    question.locator("[data-key]:not(:disabled)").last.dispatch_event("click")
    page.wait_for_function(
        "(number) => ![undefined, number].includes(document.querySelector('.question')?.dataset.number)",
        arg=number,
    )


def test_the_log_of_a_hunt_waits_for_a_reader_and_folds_by_turn(visit: Visit):
    # given a hunt that has gone on for a while, in a low window
    page = visit()
    enter(page, sit_at_the_hunt(A_DAY, page))
    page.set_viewport_size({"width": 1366, "height": 560})
    for _ in range(40):
        if page.evaluate(LONG_LOG) and page.locator("[role=log] .turn").count() > 2:
            break
        hunt_on(page)
    page.wait_for_function(SETTLED, timeout=2 * PATIENCE)
    # when somebody scrolls up, then new lines are counted on the button that brings them back
    page.locator("[role=log]").hover()
    page.mouse.wheel(0, -250)
    latest = page.get_by_role("button", name="latest")
    expect(latest).to_be_visible()
    hunt_on(page)
    expect(latest).to_have_text(re.compile(r"latest \(\d+\)"))
    latest.click()
    expect(latest).to_have_count(0)
    page.wait_for_function(SETTLED, timeout=2 * PATIENCE)
    # and folded by turn, only the latest is open
    page.get_by_role("button", name="Fold by turn").click()
    heads = page.locator("[role=log] .head [aria-expanded]")
    expect(page.locator("[role=log] .head [aria-expanded=true]")).to_have_count(1)
    assert heads.count() > 1
    heads.first.click()
    expect(page.locator("[role=log] .head [aria-expanded=true]")).to_have_count(2)
    assert faults(page) == []


def test_the_log_of_a_chapter_waits_for_a_reader_and_folds_by_round(visit: Visit):
    # given a chapter of some rounds, in a low window
    reader = Reader(visit(lang="fr"), phone=False)
    page = reader.page
    page.set_viewport_size({"width": 1366, "height": 560})
    reader.at_the_gate()
    log = page.locator("[role=log]")
    rounds = log.locator(".turn")
    while not page.evaluate(SOME_LOG):
        before = rounds.count()
        reader.go(("B6", "C6")[before % 2])
        reader.answer("end")
        expect(rounds).to_have_count(before + 1)
    page.wait_for_function(AT_THE_END)
    # when somebody scrolls up, then new lines are counted on the button that brings them back
    log.hover()
    page.mouse.wheel(0, -150)
    latest = page.get_by_role("button", name="fin du journal")
    expect(latest).to_be_visible()
    reader.answer("end")
    expect(latest).to_have_text(re.compile(r"\(\d+\)"))
    latest.click()
    expect(latest).to_have_count(0)
    page.wait_for_function(AT_THE_END)
    # and folded by round, only the latest is open
    page.get_by_role("button", name="Replier par tour").click()
    heads = page.locator("[role=log] .head [aria-expanded]")
    assert heads.count() > 2
    expect(page.locator("[role=log] .head [aria-expanded=true]")).to_have_count(1)
    heads.first.click()
    expect(page.locator("[role=log] .head [aria-expanded=true]")).to_have_count(2)
    assert faults(page) == []


def test_the_log_shows_its_last_line_through_thirty_turns_and_waits_for_a_reader(visit: Visit):
    page = visit()
    # given a game that is played without touching the log
    sit_down(page, 3)
    seen: set[int] = set()
    while not seen or max(seen) - min(seen) < TURNS:
        # then at every decision the last line is in sight, and nothing waits to be shown
        page.wait_for_function(SETTLED, timeout=2 * PATIENCE)
        expect(page.locator("[data-pace]")).to_have_attribute("data-pace", "present")
        seen.add(page.evaluate(LAST_LINE)["turn"])
        assert not page.locator("section.over").count(), f"the game was over in turn {max(seen)}"
        pass_turn(page, act=len(seen) < 4)
    assert len(seen) >= TURNS // 4, "my own turns, at least"

    # when somebody scrolls up, the log stays where they read
    page.wait_for_function(SETTLED, timeout=2 * PATIENCE)
    page.locator("[role=log]").hover()
    page.mouse.wheel(0, -400)
    latest = page.get_by_role("button", name="latest")
    expect(latest).to_be_visible()
    for _ in range(3):
        expect(page.locator(".question [data-key]").first).to_be_enabled()
        pass_turn(page)
    expect(latest).to_have_text(re.compile(r"latest \(\d+\)"))
    assert page.evaluate(LAST_LINE)["below"] > 100
    assert faults(page) == []
    # and the button brings them back
    latest.click()
    expect(latest).to_have_count(0)
    page.wait_for_function(SETTLED, timeout=2 * PATIENCE)
    pass_turn(page)
    page.wait_for_function(SETTLED, timeout=2 * PATIENCE)

    # when they want to read it from the beginning, older lines are fetched
    first = page.get_by_text("The game begins here.")
    page.locator("[role=log]").focus()
    for _ in patiently():
        page.keyboard.press("Home")
        if first.count():
            break
        page.wait_for_function("() => !document.querySelector('.beginning [aria-disabled=true]')")
    page.keyboard.press("Home")
    expect(first).to_be_in_viewport()
    numbers = page.evaluate(
        "[...document.querySelectorAll('[role=log] [data-line]')].map((line) => +line.dataset.line)"
    )
    assert numbers == sorted(set(numbers))
    assert numbers[0] < 3
    assert len(numbers) > 100

    # when the log is folded by turn, only the latest is open, and one more where they open it
    page.get_by_role("button", name="Fold by turn").click()
    heads = page.locator("[role=log] .head [aria-expanded]")
    assert heads.count() > TURNS / 2  # a turn in which nothing happened is no line
    expect(page.locator("[role=log] .head [aria-expanded=true]")).to_have_count(1)
    heads.first.click()
    expect(page.locator("[role=log] .head [aria-expanded=true]")).to_have_count(2)
    assert faults(page) == []
    # when only what concerned Mina is wanted, the others' own affairs are gone
    page.get_by_role("button", name="Fold by turn").click()
    before = page.locator("[role=log] [data-line]").count()
    page.get_by_role("button", name="Only what concerns me").click()
    expect(page.locator("[role=log] p", has_text=re.compile("^Mina ")).first).to_be_attached()
    assert page.locator("[role=log] [data-line]").count() < before / 2
