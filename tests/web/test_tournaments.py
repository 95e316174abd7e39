"""Tournaments in the browser: announced, entered, seated, judged and closed."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import APIRequestContext, Page, expect

from tests.web.conftest import Server, Visit, faults_in_both_themes
from tools.browser import OURS

DECK = "V5:PTr"
Json = dict[str, Any]


def called(caller: APIRequestContext, path: str, **form: object) -> Json:
    told = caller.post(path, data=json.dumps(form), headers={**OURS, "content-type": "application/json"})
    assert told.ok, told.text()
    found: Json = told.json()
    return found


def guest(page: Page, name: str) -> APIRequestContext:
    called(page.context.request, "/api/guest", nickname=name)
    return page.context.request


def seen_faults(page: Page) -> list[str]:
    """From the top: what the bar of the page half covers is no target. Nothing is wider than the screen."""
    page.evaluate("scrollTo(0, 0)")
    assert page.evaluate("document.documentElement.scrollWidth <= screen.width"), "wider than the screen"
    return faults_in_both_themes(page)


def others(visit: Visit, path: str, count: int) -> list[Page]:
    """More people who have entered."""
    found = []
    for number in range(count):
        page = visit(quiet=True)
        called(guest(page, f"Guest {number + 1}"), f"/api/{path}/enter", precon=DECK)
        found.append(page)
    return found


@pytest.mark.parametrize(("lang", "phone"), [("en", False), ("fr", True)], ids=["english", "french-phone"])
def test_a_tournament_is_announced_and_entered(visit: Visit, lang: str, phone: bool):
    # given somebody who finds the tournaments in the lobby
    english = lang == "en"
    page = visit(lang=lang, phone=phone, path="#/lobby")
    page.get_by_role("link", name="Tournaments" if english else "Tournois").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Tournaments" if english else "Tournois")
    assert seen_faults(page) == []
    # when they announce one
    page.get_by_text("Announce a tournament" if english else "Annoncer un tournoi").click()
    page.get_by_label("Name" if english else "Nom", exact=True).fill(f"Ashes {lang}")
    assert seen_faults(page) == []
    page.get_by_role("button", name="Announce it" if english else "L’annoncer").click()
    # then it has a page, and they enter with a deck that is checked before
    expect(page.get_by_role("heading", level=1)).to_have_text(f"Ashes {lang}")
    page.get_by_role("button", name="Enter with a deck" if english else "S’inscrire avec un deck").click()
    page.locator(f"[data-precon='{DECK}']").click()
    page.get_by_role("button", name="Enter with this deck" if english else "S’inscrire avec ce deck").click()
    expect(page.locator("[data-own-deck]")).to_contain_text("Tremere")
    expect(page.locator("[data-entry]")).to_have_count(1)
    assert seen_faults(page) == []
    # and it stands in the list
    page.get_by_role("link", name="All tournaments" if english else "Tous les tournois").click()
    expect(page.locator("[data-tournament]").filter(has_text=f"Ashes {lang}")).to_be_visible()


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_an_organiser_leads_a_tournament_to_its_end(visit: Visit, server: Server, phone: bool):
    # given five people, the organiser among them
    page = visit(phone=phone)
    told = called(guest(page, "Mina"), "/api/tournaments", game="vtes", name="Dust", rounds=1)
    path = f"tournaments/{told['id']}"
    called(page.context.request, f"/api/{path}/enter", precon=DECK)
    people = others(visit, path, 4)
    page.goto(f"/#/{path}")
    page.reload()
    expect(page.locator("[data-entry]")).to_have_count(5)
    # when the round begins, then everybody finds their table
    page.get_by_role("button", name="Begin round 1").click()
    expect(page.locator("[data-round='1'] article")).to_have_count(1)
    expect(page.get_by_role("link", name="To my table").first).to_be_visible()
    expect(page.get_by_text("Your deck is locked.")).to_be_visible()
    people[0].goto(f"/#/{path}")
    people[0].reload()
    people[0].get_by_role("link", name="To my table").first.click()
    people[0].wait_for_url("**/#/table/**")
    # and a judge gives time and rules
    page.get_by_role("button", name="10 more minutes").click()
    page.get_by_role("button", name="Rule on it").click()
    fields = page.locator("dialog input")
    for at, points in enumerate((3, 1, 1, 0, 0)):
        fields.nth(at).fill(str(points))
    page.get_by_role("button", name="Let it count so").click()
    expect(page.get_by_text("as ruled by a judge")).to_be_visible()
    expect(page.locator("[data-standing]").first).to_contain_text("1360")
    assert seen_faults(page) == []
    # then the finalists take their places, and the organiser does it for those who are away
    page.get_by_role("button", name="Name the finalists").click()
    for count in range(1, 5):
        places = page.locator("[data-final] li")
        expect(places).to_have_count(count)
        places.last.get_by_role("button").click()
    expect(page.get_by_text("Everybody has a place.")).to_be_visible()
    assert seen_faults(page) == []
    page.get_by_role("button", name="Begin the final").click()
    expect(page.get_by_role("heading", name="Final", exact=True)).to_be_visible()
    final = page.locator("[data-round='2']")
    final.get_by_role("button", name="Rule on it").click()
    fields.nth(2).fill("2")
    page.get_by_role("button", name="Let it count so").click()
    page.get_by_role("button", name="Close the tournament").click()
    # and the results can be taken home
    expect(page.get_by_text("has won the tournament.")).to_be_visible()
    with page.expect_download() as found:
        page.get_by_role("link", name="The winner’s deck").click()
    text = found.value.path().read_text("utf-8")
    assert text.startswith("Dust\nOnline\n")
    assert "2vp in the final" in text
    assert seen_faults(page) == []
    assert server.do(server.services.tournaments.facts(path.partition("/")[2])).stored.plan.stage == "over"


def test_nothing_of_a_tournament_is_wider_than_a_phone(visit: Visit):
    page = visit(phone=True)
    told = called(guest(page, "Mina"), "/api/tournaments", game="vtes", name="W" * 80, place="Whitby " * 11)
    called(page.context.request, f"/api/tournaments/{told['id']}/enter", precon=DECK)
    page.goto(f"/#/tournaments/{told['id']}")
    page.reload()
    expect(page.locator("[data-entry]")).to_have_count(1)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
