"""The log beside the table: it follows what happens until somebody scrolls up, and brings them back."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.web.conftest import PATIENCE, Visit, faults
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
  const asked = document.querySelector(".question [data-key]:not(:disabled), .over");
  return asked && ({LAST_LINE})().below < 1;
}}"""


def sit_down(page: Page, bots: int, **options: Any) -> str:
    """Mina plays VTES against bots that choose at random, which makes long games; gives the table."""
    ask(page, "/guest", {"nickname": "Mina"})
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * bots]
    table = ask(page, "/tables", {"game": "vtes", "seats": seats, "options": options, "private": True})
    ask(page, f"/tables/{table['table']}/start", {})
    page.goto(f"/#/table/{table['table']}")
    page.reload()
    expect(page.locator(".vtes")).to_be_visible()
    return str(table["table"])


def pass_turn(page: Page) -> None:
    """Let everything go by until there is a choice of one's own; else take the first answer."""
    number = page.locator(".question").get_attribute("data-number")
    page.keyboard.press("n" if page.locator(".question .choice.usual").count() else "1")
    page.wait_for_function(
        "(number) => document.querySelector('.over') ||"
        " document.querySelector('.question')?.dataset.number !== number",
        arg=number,
    )


def test_the_log_shows_its_last_line_through_thirty_turns_and_waits_for_a_reader(visit: Visit):
    page = visit()
    # given a game that is played without touching the log
    sit_down(page, 3)
    seen: set[int] = set()
    while max(seen, default=0) < TURNS:
        # then at every decision the last line is in sight
        page.wait_for_function(SETTLED, timeout=2 * PATIENCE)
        seen.add(page.evaluate(LAST_LINE)["turn"])
        assert not page.locator(".over").count(), f"the game was over in turn {max(seen)}"
        pass_turn(page)
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
