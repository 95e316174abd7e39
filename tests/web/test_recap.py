"""Coming back to a hunt or to a chapter: what was missed is told in words, and the log holds its lines."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visit, faults
from tests.web.test_chapters import GATE, Reader
from tests.web.test_dracula import enter, sit_down

Json = dict[str, Any]
VIEWS = pytest.mark.parametrize(
    ("lang", "phone"), [("en", False), ("fr", True)], ids=["english-desktop", "french-phone"]
)
WORDS = {
    "en": {
        "lines": "Show these lines",
        "mine": "Only what concerns me",
        "first": "The game begins here.",
        "influence": re.compile(r"influence grew by \d"),
        "damage": re.compile(r"You took \d+ damage"),
    },
    "fr": {
        "lines": "Voir ces lignes",
        "mine": "Ce qui me concerne",
        "first": "La partie commence ici.",
        "influence": re.compile(r"influence de Dracula a augmenté de \d"),
        "damage": re.compile(r"Vous avez subi \d+ de dégâts"),
    },
}
#: A vampire behind Dracula is about to mature; the hunters are far away.
A_VAMPIRE_MATURES: Json = {
    "trail": [
        "munich",
        "zurich",
        "geneva",
        "paris",
        "nantes",
        {"at": "bordeaux", "encounters": ["reckless_vampire"]},
    ],
    "begin": "dracula",
    "influence": 2,
    "hunters": {"godalming": {"at": "rome"}},
}
#: Thomas beside the foreman, whose turn comes after his.
A_FOREMAN_STRIKES: Json = {
    "chapter": GATE,
    "characters": [
        {"character": "thomas", "at": "E3", "hunger": 0, "chosen": "card.punch", "hand": ["card.guard"]}
    ],
    "npcs": {"rigault": {"at": "E2", "facing": "S"}},
    "combat": {"enemies": ["rigault"], "turn": "thomas"},
}
#: Whether the last line of the log can be seen.
AT_THE_END = """() => {
  const log = document.querySelector("[role=log]");
  const last = [...log.querySelectorAll("p")].at(-1);
  return last && last.getBoundingClientRect().bottom - log.getBoundingClientRect().bottom < 1;
}"""


def leave_and_come_back(page: Page, key: str) -> None:
    """Give an answer and leave at once, before what follows was shown; then come back."""
    table = page.evaluate("location.hash")
    page.locator(f"[data-key^='{key}']:visible").first.click()
    expect(page.locator("[data-busy=true]")).to_have_count(0)
    page.goto("/#/lobby")
    expect(page.locator("#main h1")).to_be_visible()
    page.goto(f"/{table}")
    expect(page.locator(".room")).to_be_visible()


def is_told(page: Page, lang: str, sentence: re.Pattern[str], *, phone: bool) -> None:
    """The recap says so, and opens its lines; the log stands at its end and can be read and filtered."""
    said = WORDS[lang]
    recap = page.locator(".recap")
    expect(recap).to_be_visible()
    if phone:
        recap.locator("[aria-expanded=false]").click()  # on a phone it begins folded
    expect(recap).to_contain_text(sentence)
    assert faults(page, targets=True) == []
    recap.get_by_role("button", name=str(said["lines"])).click()
    log = page.locator("[role=log]")
    expect(log.locator(".target").first).to_be_in_viewport()
    # when only what concerned them is wanted, then lines are left out, and brought back
    everything = log.locator("[data-line]").count()
    mine = page.get_by_role("button", name=str(said["mine"]))
    mine.click()
    expect(mine).to_have_attribute("aria-pressed", "true")
    assert 0 < log.locator("[data-line]").count() <= everything
    mine.click()
    # and the log goes back to the first line and on to the last
    log.evaluate("log => log.scrollTo(0, 0)")
    expect(log.get_by_text(str(said["first"]))).to_be_in_viewport()
    log.evaluate("log => log.scrollTo(0, log.scrollHeight)")
    page.wait_for_function(AT_THE_END)


@VIEWS
def test_dracula_is_told_what_his_vampire_became(visit: Visit, lang: str, phone: bool):
    # given Dracula, behind whom a vampire matures
    page = visit(lang=lang, phone=phone, speed="slow")
    enter(page, sit_down(A_VAMPIRE_MATURES, page, dracula=True))
    page.locator(".choice[data-key=mature]").click()
    # when he is away while it does, then he is told so
    leave_and_come_back(page, "resolve")
    is_told(page, lang, WORDS[lang]["influence"], phone=phone)  # type: ignore[arg-type]


@VIEWS
def test_a_fighter_is_told_what_struck_them(visit: Visit, lang: str, phone: bool):
    # given Thomas in a combat
    reader = Reader(visit(lang=lang, phone=phone, speed="slow"), phone=phone)
    reader.sit_down(A_FOREMAN_STRIKES)
    reader.answer("end")
    # when he does not defend himself and is away while he is struck, then he is told how hard
    leave_and_come_back(reader.page, "pass")
    is_told(reader.page, lang, WORDS[lang]["damage"], phone=phone)  # type: ignore[arg-type]
