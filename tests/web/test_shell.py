"""The page around the games: coming in, sitting down, the language, the connection."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit


@pytest.mark.parametrize("game", ["vtes", "dracula", "chapters"])
@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_one_click_leads_to_a_running_table(visit: Visit, game: str, lang: str, phone: bool):
    # given somebody who has never been here
    page = visit(lang=lang, phone=phone)
    expect(page.locator("html")).to_have_attribute("lang", lang)
    # when she chooses a game
    page.click(f"[data-play={game}]")
    # then she sits at a table and is asked something, with answers to choose from
    expect(page.locator("[data-key]").first).to_be_visible()
    assert page.evaluate("location.hash").startswith("#/table/")
