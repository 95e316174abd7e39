"""“What would you do?”: by button and by key, in both languages, on a phone; and not where others play."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Server, Visit, faults
from tests.web.test_vtes import ask

#: A prey without pool to spare and without anybody to block.
LAST_POOL: dict[str, Any] = {
    "phase": "minion",
    "players": [
        {"pool": 20, "ready": [{"card": "Malachi", "blood": 3}], "library": ["Blur"] * 9},
        {"pool": 1, "library": ["Blur"] * 9},
        {"pool": 20, "library": ["Blur"] * 9},
    ],
}
WORDS = {
    "en": ("What would you do?", "Best", "You gain a victory point", "imagined games"),
    "fr": ("Que feriez-vous ?", "Le meilleur", "Vous gagnez un point de victoire", "parties imaginées"),
}


def sit_down(page: Page, kinds: list[str]) -> str:
    """A table that begins there."""
    ask(page, "/guest", {"nickname": "Ada"})
    seats = [{"kind": kind} for kind in kinds]
    form = {"game": "vtes", "seats": seats, "options": {"position": LAST_POOL}, "private": True}
    made: str = ask(page, "/tables", form)["table"]
    return made


@pytest.mark.parametrize(("lang", "phone"), [("en", False), ("fr", True)], ids=["desktop", "phone"])
def test_the_coach_names_the_best_choice_and_says_what_it_brings(visit: Visit, lang: str, phone: bool):
    page = visit(lang=lang, phone=phone)
    table = sit_down(page, ["me", "bot", "bot"])
    ask(page, f"/tables/{table}/start", {})
    page.goto(f"/#/table/{table}")
    page.reload()
    button, best, point, basis = WORDS[lang]
    # when the person asks
    asking = page.locator(".question .advise")
    expect(asking).to_contain_text(button)
    if phone:
        asking.click()
    else:
        page.keyboard.press("w")
    # then the best choice comes first, with what it brings and what that is based on
    advice = page.locator(".advice")
    first = advice.locator("[data-suggested]").first
    expect(first).to_contain_text(best)
    expect(first).to_contain_text(point)
    expect(advice).to_contain_text(basis)
    assert faults(page, targets=True) == []
    # and when it is taken, the coach says no more about it
    number = page.locator(".question").get_attribute("data-number")
    first.locator(".take").click()
    expect(page.locator(f".question[data-number='{number}']")).to_have_count(0)
    expect(advice).to_have_count(0)


def test_there_is_no_coach_where_another_person_plays(visit: Visit):
    ada, bram = visit(), visit()
    table = sit_down(ada, ["me", "open", "bot"])
    ask(bram, "/guest", {"nickname": "Bram"})
    ask(bram, f"/tables/{table}/sit", {"code": ask(ada, f"/tables/{table}/invite", {})["code"]})
    ask(ada, f"/tables/{table}/start", {})
    ada.goto(f"/#/table/{table}")
    ada.reload()
    expect(ada.locator(".question [data-key]").first).to_be_visible()
    expect(ada.locator(".question .advise")).to_have_count(0)
    ada.keyboard.press("w")
    expect(ada.locator(".advice")).to_have_count(0)


def test_a_choice_of_a_finished_game_is_reconsidered(visit: Visit, server: Server):
    page = visit()
    ask(page, "/guest", {"nickname": "Mina"})
    table = server.finished(page, "dracula", 2)
    # given the first choice of a bot in the replay, seen with its eyes
    page.goto(f"/#/replay/{table}?at=0&seat=1")
    page.reload()
    # when it is asked what would have been best
    page.locator(".controls .advise").click()
    # then the choices are told, the one that was taken among them, and nothing can be chosen any more
    advice = page.locator(".advice")
    expect(advice.locator("[data-suggested]").first).to_contain_text("Best")
    expect(advice.locator(".taken")).to_have_count(1)
    expect(advice.locator("button.take")).to_have_count(0)
    assert faults(page, targets=True) == []
    # and at another moment it is gone
    page.keyboard.press("ArrowRight")
    expect(advice).to_have_count(0)


@pytest.mark.parametrize(("lang", "phone"), [("en", False), ("fr", True)], ids=["desktop", "phone"])
def test_a_finished_game_is_analysed_and_leads_to_its_moments(
    visit: Visit, server: Server, lang: str, phone: bool
):
    page = visit(lang=lang, phone=phone)
    ask(page, "/guest", {"nickname": "Mina"})
    table = server.finished(page, "dracula", 2)
    page.goto(f"/#/replay/{table}?at=0&seat=1")
    page.reload()
    analysis = page.locator(".analysis")
    # when it is analysed, then the curve stands there, and choices for which there was a better one
    analysis.get_by_role("button").click()
    expect(analysis.locator("svg[role=img] polyline")).to_have_count(2)
    better = analysis.locator("[data-better]").first
    expect(better).to_be_visible()
    assert faults(page, targets=True) == []
    # and each leads to its moment
    moment = better.get_attribute("data-better")
    better.click()
    expect(page.get_by_role("slider")).to_have_value(str(moment))
