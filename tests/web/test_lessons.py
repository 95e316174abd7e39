"""Every lesson in the browser, learned to its end: each step points at what it means, in sight, and doing
what it says leads on."""

from __future__ import annotations

import re
import time
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, expect

from nocturne.lessons import lessons
from tests.web.conftest import Server, Visit, faults

#: Every lesson, the desktop and the phone by turns, and so the languages.
VIEWS = [
    ("vtes-first-turn", "en", False),
    ("vtes-bleed", "fr", True),
    ("vtes-combat", "en", False),
    ("vtes-politics", "fr", True),
    ("vtes-masters", "en", False),
    ("dracula-hunters", "en", True),
    ("dracula-count", "fr", False),
    ("chapters-story", "fr", True),
    ("chapters-combat", "en", False),
]
#: How long the first table of a game may take on a busy machine, in milliseconds.
COLD = 60_000
#: Whether the first ring is where people look: in the window, its middle not under the sheet of a phone.
IN_SIGHT = """() => {
  const ring = document.querySelector(".ring")?.getBoundingClientRect();
  if (!ring || !ring.width) return false;
  const [x, y] = [ring.left + ring.width / 2, ring.top + ring.height / 2];
  return x > 0 && x < innerWidth && y > 0 && y < innerHeight;
}"""


@dataclass(frozen=True)
class Now:
    """Where the lesson stands: the step, the answer it waits for and what it points at."""

    done: bool
    step: int
    answer: str
    points: list[str]


@dataclass
class Pupil:
    """Somebody who learns."""

    page: Page
    server: Server
    lang: str

    @property
    def table(self) -> str:
        return str(self.page.evaluate("location.hash")).split("/")[-1]

    def now(self) -> Now:
        table = self.table

        async def look() -> Now:
            live = await self.server.services.registry.live(table)
            assert live.session.teaching is not None
            told: dict[str, Any] = msgspec.to_builtins(
                live.session.teaching.to_wire(
                    live.table, live.session.automatic, live.broadcast.teller(self.lang)
                )
            )
            decision = live.table.view(live.session.teaching.lesson.seat).decision
            if told["done"] or decision is None:
                return Now(told["done"], told["step"], "", [])
            keys = told["expects"] or [option.key for option in decision.options]
            return Now(False, told["step"], keys[0], told["points"])

        return self.server.do(look())

    def is_reading(self, key: str) -> bool:
        """Whether pages of the book come before this answer."""
        book = self.page.locator(".book")
        return book.is_visible() and not book.locator(f'[data-key="{key}"]').is_visible()

    def do(self, key: str) -> None:
        """One touch towards an answer: a page of the book, the menu it lies in, or the answer itself."""
        page = self.page
        said = page.locator(".lesson").inner_text()
        leaf = page.locator("[data-turn]:visible, [data-close-book]:visible").first
        if leaf.is_visible() and self.is_reading(key):
            leaf.dispatch_event("click")  # the book lies open over the tile
            return
        answer = page.locator(f'[data-key="{key}"]:visible, [data-fight="{key}"]:visible').first
        kind = {"mend": "blood"}.get(key, key.split(":")[0])
        group = page.locator(f'[data-group="{kind}"][aria-expanded=false]')
        held = page.locator(".hand .card.lit").filter(
            has_text=re.compile(key.rpartition(".")[2] or "$^", re.IGNORECASE)
        )
        if not answer.is_visible() and group.count():
            group.first.click()
        elif not answer.is_visible() and key.startswith("lay:") and held.count():
            held.first.dispatch_event("click")  # what can be done with a card is asked beside it
        elif answer.is_visible():
            answer.dispatch_event("click")
            with suppress(AssertionError):  # where it does not lead on, what is done now is asked again
                expect(page.locator(".lesson")).not_to_have_text(said, use_inner_text=True, timeout=3000)
        else:
            time.sleep(0.1)


@pytest.mark.parametrize(("lesson", "lang", "phone"), VIEWS)
def test_a_lesson_is_learned_to_its_end(visit: Visit, server: Server, lesson: str, lang: str, phone: bool):
    # given the page of lessons; when somebody begins one
    page = visit(lang=lang, phone=phone, path="#/lessons")
    page.click(f"[data-lesson={lesson}]")
    card = page.locator(".lesson")
    expect(card).to_be_visible(timeout=COLD)
    pupil = Pupil(page, server, lang)
    pointed: set[int] = set()
    patience = time.monotonic() + 90
    while not (now := pupil.now()).done:
        assert time.monotonic() < patience, f"the lesson stands still at {now}"
        if now.points and now.step not in pointed and not pupil.is_reading(now.answer):
            # then the step is told, and what it means is ringed on the screen, in sight
            expect(card).to_contain_text(re.compile(rf"\b{now.step}\b"))
            expect(card).to_be_visible()
            page.wait_for_function(IN_SIGHT)
            pointed.add(now.step)
        if now.answer:
            pupil.do(now.answer)
        else:
            time.sleep(0.1)
    # and doing what it says leads to the end
    assert pointed == set(range(1, len(lessons()[lesson].steps) + 1))
    expect(card.get_by_role("link")).to_be_visible()
    expect(page.locator(".ring")).to_have_count(0)


def test_the_lessons_can_be_read_on_a_phone(visit: Visit):
    page = visit(phone=True, lang="fr", path="#/lessons")
    lines = page.locator("main li")
    expect(lines).to_have_count(len(lessons()))
    # the words have the width of the screen: the button does not stand beside them
    widths = lines.evaluate_all("lines => lines.map((one) => one.firstElementChild.offsetWidth)")
    assert min(widths) > 250
    assert faults(page, targets=True) == []
