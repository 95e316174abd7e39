"""The account's page: sessions, the password, everything in a file, and the way out for good."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visit, faults_in_both_themes
from tests.web.test_moderation import photographed
from tests.web.test_vtes import ask

LABELS = {
    "en": (
        "End",
        "Change the password",
        "Changed.",
        "Export everything",
        "Delete me",
        "Delete for good",
        "Everything about you is deleted.",
    ),
    "fr": (
        "Fermer",
        "Changer",
        "C’est changé.",
        "Tout exporter",
        "M’effacer",
        "Effacer pour de bon",
        "Tout ce qui vous concernait est effacé.",
    ),
}


def whoever(page: Page) -> object:
    """Who the server takes this browser for."""
    told: object = page.request.get("/api/me").json()["me"]
    return told


@pytest.mark.parametrize(("lang", "phone"), [("en", False), ("fr", True)], ids=["english", "french-phone"])
def test_an_account_is_looked_after_and_deleted(visit: Visit, lang: str, phone: bool):
    end, change, changed, export, delete, now, gone = LABELS[lang]
    account = {"name": f"Harker {lang}", "password": "garlic and hawthorn"}
    page, other = visit(lang=lang, phone=phone), visit()
    ask(page, "/register", account)
    ask(other, "/login", account)
    page.goto("/#/account")
    page.reload()
    # the other browser is listed and logged out
    expect(page.locator("section[aria-labelledby=sessions-title] li")).to_have_count(2)
    photographed(page, f"account-{lang}")
    assert faults_in_both_themes(page) == []
    page.get_by_role("button", name=end, exact=True).click()
    expect(page.locator("section[aria-labelledby=sessions-title] li")).to_have_count(1)
    assert whoever(other) is None
    # another password
    page.locator("#old-password").fill(account["password"])
    page.locator("#new-password").fill("silver and ash wood")
    page.get_by_role("button", name=change, exact=True).click()
    expect(page.get_by_text(changed)).to_be_visible()
    # everything in a file
    with page.expect_download() as saved:
        page.get_by_role("link", name=export).click()
    assert saved.value.suggested_filename == "nocturne-account.json"
    # and the way out, with the keyboard
    page.get_by_role("button", name=delete, exact=True).press("Enter")
    page.locator("#delete-password").fill("silver and ash wood")
    assert faults_in_both_themes(page) == []
    photographed(page, f"account-{lang}-delete")
    page.get_by_role("button", name=now).press("Enter")
    expect(page.get_by_text(gone)).to_be_visible()
    assert whoever(page) is None
