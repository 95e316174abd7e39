"""Ways out of a game in the browser: conceding, ending it by agreement, leaving a seat to a bot,
withdrawing."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import Visit, faults, go_on
from tests.web.test_asking import sit_against_a_bot
from tests.web.test_together import HUNT, together
from tests.web.test_vtes import ask, choice

Json = dict[str, Any]

#: What is read at a table, by language.
SAID: dict[str, dict[str, Any]] = {
    "en": {
        "more": "More",
        "way": "Leave or end the game",
        "concede": "Concede",
        "sure": re.compile("Yes: Concede"),
        "means": "your predator gets a victory point and 6 pool",
        "how": "Mina concedes",
        "watch": "Watch on",
    },
    "fr": {
        "more": "Plus",
        "way": "Quitter ou finir la partie",
        "concede": "Abandonner",
        "sure": re.compile(r"Oui\s: Abandonner"),
        "means": "votre prédateur gagne un point de victoire et 6 points de pool",
        "how": "Mina abandonne",
        "watch": "Regarder la suite",
    },
}
THREE: Json = {
    "players": [
        {"pool": 12, "library": ["Blur"] * 9, "ready": ["Anson"]},
        {"pool": 9, "library": ["Blur"] * 9},
        {"pool": 8, "library": ["Blur"] * 9},
    ]
}


def ways_out(page: Page, lang: str = "en") -> Locator:
    """Open the window in which one leaves or ends a game."""
    said = SAID[lang]
    page.get_by_role("button", name=said["more"], exact=True).click()
    page.get_by_role("button", name=re.compile(f"^{said['way']}")).click()
    return page.locator("dialog")


@pytest.mark.parametrize(("lang", "phone"), [("en", False), ("fr", True)], ids=["english", "french-phone"])
def test_whoever_concedes_is_asked_twice_and_told_what_it_means(visit: Visit, lang: str, phone: bool):
    mina, said = visit(lang=lang, phone=phone), SAID[lang]
    sit_against_a_bot(mina, THREE, bots=2)
    # given the window with the ways out, which says what conceding means at this table
    window = ways_out(mina, lang)
    expect(window).to_contain_text(said["means"])
    assert faults(mina) == []
    # when I concede, then I am asked once more, and may think better of it
    window.get_by_role("button", name=said["concede"], exact=True).click()
    expect(window.get_by_role("button", name=said["sure"])).to_be_focused()
    mina.keyboard.press("Tab")
    mina.keyboard.press("Enter")
    window.get_by_role("button", name=said["concede"], exact=True).click()
    window.get_by_role("button", name=said["sure"]).click()
    # then I am out at the end of the turn, because I conceded, and choose what to do now
    moment = mina.locator("dialog.ceremony")
    expect(moment).to_contain_text(said["how"])
    assert faults(mina) == []
    moment.get_by_role("button", name=said["watch"]).click()
    expect(mina.locator(".out .button").first).to_be_visible()
    # and nothing says that a bot plays for me until I am back
    expect(mina.locator("aside section.panel")).to_have_count(0)


def test_nobody_concedes_where_the_table_forbids_it(visit: Visit):
    mina = visit()
    sit_against_a_bot(mina, THREE, bots=2, concession="forbidden")
    window = ways_out(mina)
    expect(window.get_by_role("button", name="Leave my seat to a bot")).to_be_visible()
    expect(window.get_by_role("button", name="Concede")).to_have_count(0)


def test_all_agree_to_end_the_game_or_it_goes_on(visit: Visit):
    mina, lucy, _ = together(visit, "vtes", HUNT, masking="fast")
    # given an offer of Mina's that Lucy refuses on her phone
    ways_out(mina).get_by_role("button", name="Offer to end the game").click()
    expect(mina.get_by_role("region", name="An offer to end the game")).to_contain_text("Lucy")
    offer = lucy.get_by_role("region", name="Une proposition de finir la partie")
    expect(offer).to_contain_text("Mina")
    assert faults(lucy) == []
    offer.get_by_role("button", name="Refuser").tap()
    expect(mina.get_by_text("Not agreed: the game goes on.")).to_be_visible()
    # when it is Lucy who offers it, and Mina agrees
    window = ways_out(lucy, "fr")
    window.get_by_role("button", name="Proposer de finir la partie").tap()
    mine = mina.get_by_role("region", name="An offer to end the game")
    mine.get_by_role("button", name="Agree").press("Enter")
    # then it is over for both
    for page in (mina, lucy):
        go_on(page)
        expect(page.locator(".over")).to_be_visible()


def test_a_seat_is_left_to_a_bot_until_one_is_back(visit: Visit):
    mina, lucy, table = together(visit, "vtes", HUNT, masking="fast")
    # when Mina leaves her seat to a bot, then she is in the lobby and Lucy sees who plays there now
    ways_out(mina).get_by_role("button", name="Leave my seat to a bot").click()
    expect(mina.get_by_role("heading", name="Lobby", level=1)).to_be_visible()
    lucy.get_by_role("button", name="Plus", exact=True).tap()
    expect(
        lucy.locator(".phone .seats li", has_text="Mina").get_by_label("a laissé sa place à un bot")
    ).to_be_visible()
    lucy.keyboard.press("Escape")
    # when she comes back to the table, then it is hers again
    mina.goto(f"/#/table/{table}")
    expect(mina.locator(".seats li", has_text="Mina").first.get_by_label("here")).to_be_visible()
    expect(mina.get_by_text("A bot plays for you.")).to_have_count(0)


@pytest.mark.parametrize(("lang", "phone"), [("en", False), ("fr", True)], ids=["english", "french-phone"])
def test_withdrawing_is_offered_where_the_rules_have_it(visit: Visit, lang: str, phone: bool):
    # given an empty library and less than a full hand at the beginning of my turn
    position = {
        "phase": "unlock",
        "players": [
            {"pool": 20, "ready": ["Anson"], "hand": ["Dodge"], "hand_size": 7},
            {"pool": 20, "library": ["Blur"] * 9},
            {"pool": 20, "library": ["Blur"] * 9},
        ],
    }
    mina = visit(lang=lang, phone=phone)
    sit_against_a_bot(mina, position, bots=2)
    # when I announce it, then everybody sees that I am withdrawing
    withdraw = choice(mina, "withdraw")
    expect(withdraw).to_contain_text({"en": "withdraw from the game", "fr": "retraite"}[lang])
    withdraw.click()
    expect(mina.locator(".board.large")).to_contain_text({"en": "withdrawing", "fr": "se retire"}[lang])


def test_the_hunters_give_up_at_once_where_nobody_else_must_agree(visit: Visit):
    mina = visit()
    ask(mina, "/guest", {"nickname": "Mina"})
    form = {"game": "dracula", "seats": [{"kind": "bot"}, {"kind": "me"}], "private": True}
    table = ask(mina, "/tables", form)["table"]
    ask(mina, f"/tables/{table}/start", {})
    mina.goto(f"/#/table/{table}")
    mina.reload()
    expect(mina.locator(".room")).to_be_visible()
    window = ways_out(mina)
    expect(window).to_contain_text("The hunt is over at once, and your side has lost.")
    window.get_by_role("button", name="Concede").click()
    window.get_by_role("button", name="Yes: Concede").press("Enter")
    go_on(mina)
    expect(mina.locator(".over")).to_be_visible()
