"""What the page weighs on its first load, and whether a large table is shown without a long pause.

Run with ``python -m bench.page`` where the page is built and Chromium is installed. It ends with 1 when the
first load is over 400 kB, or a task needed more than 100 ms while a five-player table of VTES with sixty
cards in play was updated by the answers of its players: shown at once, and move by move with everything that
moves over the table."""

from __future__ import annotations

import json
import sys
from typing import Any

from playwright.sync_api import Browser, Page

from nocturne.vtes.position.large_table import SEATS, large_position
from tools.browser import begin, chromium, serving, visitor

MOST_BYTES = 400_000
LONGEST_TASK = 100.0
ANSWERS = 24
#: At which speeds moves are shown while it is measured; at the second they have their movement.
SPEEDS = ("instant", "normal")
#: Collects what is drawn over the table: lines, drops, words, cards that are held up.
COUNT_MOVEMENT = """() => {
  window.moved = new Set();
  const look = () => {
    for (const one of document.querySelectorAll("[data-cue], [data-arrow], [data-spotlight]")) moved.add(one);
  };
  new MutationObserver(look).observe(document.querySelector(".above"), { subtree: true, childList: true });
}"""
_CATEGORIES = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline", "__metadata"]


def weigh(browser: Browser, address: str, path: str = "") -> dict[str, int]:
    """Bytes that came over the line for a first visit, by kind."""
    context = browser.new_context(base_url=address)
    page = context.new_page()
    line = context.new_cdp_session(page)
    line.send("Network.enable")
    kinds: dict[str, str] = {}
    weight: dict[str, int] = {}

    def answered(event: dict[str, Any]) -> None:
        kinds[event["requestId"]] = event["type"]

    def finished(event: dict[str, Any]) -> None:
        kind = kinds.get(event["requestId"], "Other")
        weight[kind] = weight.get(kind, 0) + int(event["encodedDataLength"])

    line.on("Network.responseReceived", answered)
    line.on("Network.loadingFinished", finished)
    page.goto(f"{address}/{path}")
    page.wait_for_load_state("networkidle")
    context.close()
    return weight


def play(page: Page, answers: int) -> None:
    """Give answers, passes where there are any, and wait until their effect is shown; what the others do
    before the next question is watched for a while."""
    for _ in range(answers):
        if page.locator(".choice").count():
            page.keyboard.press("p" if page.locator(".choice.usual").count() else "1")
        page.wait_for_timeout(350)


def measure(browser: Browser, address: str, speed: str) -> float:
    """The longest task of the page at a large table, in milliseconds of the processor; tells what it saw."""
    page = visitor(browser, address, speed=speed)
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * (SEATS - 1)]
    form = {
        "game": "vtes",
        "seats": seats,
        "options": {"position": large_position()},
        "masking": "fast",
        "private": True,
    }
    # Opening a table is not updating it: what is printed on its cards has come, and is drawn.
    with page.expect_response("**/api/vtes/cards**"):
        begin(page, "/api/tables", form)
    page.locator("[data-ref]").first.wait_for()
    page.wait_for_timeout(2500)
    page.evaluate(COUNT_MOVEMENT)
    cards = page.locator(".table [data-ref^='card:']").count()
    browser.start_tracing(page=page, categories=_CATEGORIES)
    play(page, ANSWERS)
    tasks = tasks_of(browser.stop_tracing())
    moved = page.evaluate("window.moved.size")
    page.context.close()
    longest, clock = tasks[0]
    print(f"VTES, {SEATS} players, {cards} cards, {ANSWERS} answers, speed {speed}, {moved} movements;")
    print(f"  {len(tasks)} tasks; the longest took {longest:.0f} ms of the processor (at most")
    print(f"  {LONGEST_TASK:.0f}), {clock:.0f} ms by the clock")
    if speed != "instant" and not moved:
        raise SystemExit("nothing moved: the measure says nothing about movement")
    return longest


def tasks_of(trace: bytes) -> list[tuple[float, float]]:
    """The tasks of the page's main thread, the longest first: milliseconds of the processor and of the clock.

    The processor's are what the page needs; the clock's are also those of whatever else the machine does."""
    events = json.loads(trace)["traceEvents"]
    main = {
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"
    }
    tasks = [
        event
        for event in events
        if event["name"].endswith("RunTask") and (event["pid"], event["tid"]) in main
    ]
    return sorted(((task.get("tdur", 0) / 1000, task.get("dur", 0) / 1000) for task in tasks), reverse=True)


def main() -> int:
    with serving() as address, chromium() as browser:
        weight = weigh(browser, address)
        total = sum(weight.values())
        print(f"first load: {total / 1000:.0f} kB compressed (at most {MOST_BYTES / 1000:.0f})")
        for kind, size in sorted(weight.items(), key=lambda pair: -pair[1]):
            print(f"  {kind:<12}{size / 1000:7.1f} kB")
        longest = max([measure(browser, address, speed) for speed in SPEEDS])
    return 0 if total <= MOST_BYTES and longest <= LONGEST_TASK else 1


if __name__ == "__main__":
    sys.exit(main())
