"""Ratings in the browser: wanted with one click, shown by game and kind of table, and forgotten again."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from sqlalchemy import insert, select

from nocturne.server.store.database import people, ratings
from tests.web.conftest import Server, Visit, faults_in_both_themes
from tests.web.test_tournaments import called, guest


@pytest.mark.parametrize(("lang", "phone"), [("en", False), ("fr", True)], ids=["english", "french-phone"])
def test_ratings_are_wanted_shown_and_forgotten(visit: Visit, server: Server, lang: str, phone: bool):
    # given somebody with an account
    english = lang == "en"
    page = visit(lang=lang, phone=phone)
    name = f"Mina {lang}"
    called(guest(page, name), "/api/register", name=name, password="garlic and roses")
    page.goto("/#/account")
    page.reload()
    # when they want ratings, then there are none yet
    on = "Rate my games from now on" if english else "Classer mes parties à partir de maintenant"
    page.get_by_role("button", name=on).click()
    expect(page.locator("[data-ratings=true]")).to_be_visible()
    # when a game of theirs was rated, then it stands there
    row = {"game": "vtes", "kind": "live", "mean": 26.0, "unsure": 5.0, "games": 3}
    who = select(people.c.id).where(people.c.name == name).scalar_subquery()
    server.do(server.services.store.run(lambda db: db.execute(insert(ratings).values(person=who, **row))))
    page.reload()
    expect(page.locator("[data-ratings] tbody tr")).to_contain_text("1560 ± 600")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert faults_in_both_themes(page) == []
    # and when they want no more of it, it is gone
    page.locator("[data-ratings] button").click()
    expect(page.locator("[data-ratings=false]")).to_be_visible()
    expect(page.locator("[data-ratings] tbody tr")).to_have_count(0)
