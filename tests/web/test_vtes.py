"""The VTES table in a real browser: a turn with a block, a combat and a referendum, by mouse, by keyboard
alone and under a thumb; a closer look; decks that are well and decks that are not; the end of a game."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import PHONE, Visit, faults_in_both_themes, go_on, patiently

#: Two Methuselahs: Tara and Anson are princes, Malachi has no title. Windows are only offered to who can use
#: something.
DUEL: dict[str, Any] = {
    "players": [
        {
            "pool": 12,
            "hand": ["Kine Resources Contested"],
            "library": ["Blur"] * 5,
            "ready": [{"card": "Tara", "on": [".44 Magnum"]}, "Anson"],
        },
        {"pool": 9, "hand": ["Dodge"], "library": ["Blur"] * 5, "ready": ["Malachi"]},
    ]
}


def ask(page: Page, path: str, body: dict[str, Any]) -> dict[str, Any]:
    """A call in the name of whoever sits at this page."""
    answer = page.request.post(f"/api{path}", data=body, headers={"X-Nocturne": "1"})
    assert answer.ok, answer.text()
    told: dict[str, Any] = answer.json()
    return told


@dataclass
class Duel:
    """Two people at a table, each with a page of her own."""

    acting: Page
    defending: Page


def begin(visit: Visit, position: dict[str, Any], lang: str = "en", *, phone: bool = False) -> Duel:
    """Mina and Lucy sit down at a position."""
    acting, defending = visit(lang=lang, phone=phone), visit(lang=lang, phone=phone)
    for page, name in ((acting, "Mina"), (defending, "Lucy")):
        ask(page, "/guest", {"nickname": name})
    seats = [{"kind": "me"}, {"kind": "open"}]
    options = {"position": position, "windows": "able"}
    wanted = {"game": "vtes", "seats": seats, "options": options, "private": True, "masking": "fast"}
    table = ask(acting, "/tables", wanted)
    ask(defending, f"/tables/{table['table']}/sit", {"code": table["code"]})
    ask(acting, f"/tables/{table['table']}/start", {})
    for page in (acting, defending):
        page.goto(f"/#/table/{table['table']}")
        page.reload()
        expect(page.locator(".vtes")).to_be_visible()
    return Duel(acting, defending)


def own(page: Page, name: str) -> Locator:
    """A card on my side of the table."""
    return page.locator(".board.large button.card", has_text=re.compile(rf"^\s*{name}"))


def said_of(card: Locator) -> Locator:
    """What is read out of a card."""
    return card.locator(".unseen")


def touch(thing: Locator) -> None:
    """Click a thing once it is lit."""
    expect(thing).to_have_class(re.compile(r"\blit\b"))
    thing.click()


def pool_of(page: Page, name: str) -> Locator:
    return page.locator("article.board", has=page.locator(".name", has_text=name)).locator(".pool b")


def choice(page: Page, key: str) -> Locator:
    """An answer in the list beside the table."""
    return page.locator(f'.question .choice[data-key^="{key}"]')


# -- by mouse


def test_a_turn_with_block_combat_and_referendum_by_mouse(visit: Visit):
    duel = begin(visit, DUEL)
    mina, lucy = duel.acting, duel.defending
    # given my turn: both of my minions are lit, and Lucy is my prey and predator
    expect(mina.locator(".role.both")).to_be_visible()

    # when Tara bleeds: several things may be done with her, so they are listed beside her
    touch(own(mina, "Tara"))
    mina.locator('.offered .choice[data-key^="bleed"]').click()
    # then the table tells the action in words, and who may block it
    for page in (mina, lucy):
        expect(page.locator(".action h2")).to_have_text("Tara bleeds Lucy for 1")
        expect(page.locator(".blockers")).to_contain_text("Lucy may block")
    # when Lucy, who is asked in words, touches Malachi, who can only block
    expect(lucy.locator(".question h2")).to_have_text("Tara bleeds for 1 (stealth 0): do you block?")
    touch(own(lucy, "Malachi"))

    # then the combat has the stage: range, and the strikes one by one
    expect(mina.locator(".combat .range")).to_contain_text("close range")
    expect(mina.locator(".combat [aria-current=step]")).to_have_text("range")
    mina.locator(".question .choice.usual").click()
    expect(mina.locator(".combat [aria-current=step]")).to_have_text("strikes")
    expect(mina.locator(".question .choice", has_text="Magnum")).to_contain_text("a ranged strike")
    assert faults_in_both_themes(mina) == []
    touch(mina.locator("button.borne", has_text=".44 Magnum"))
    expect(lucy.locator(".combat .strike").first).to_have_text(".44 Magnum")
    choice(lucy, "strike:hand").click()
    # and it has cost them blood; who acted and who blocked is locked: turned, with a sign and a word
    expect(mina.locator(".combat")).to_have_count(0)
    expect(said_of(own(mina, "Tara"))).to_have_text(re.compile("5 of 6 blood.*locked"))
    expect(said_of(own(lucy, "Malachi"))).to_have_text(re.compile("4 of 6 blood.*locked"))
    expect(own(mina, "Tara").locator(".sign")).to_have_text("locked")
    # and the log names what hurt whom
    expect(mina.locator("[role=log]")).to_contain_text("Malachi takes 2 damage from Tara (.44 Magnum).")

    # when Anson calls a referendum with the card of my hand that is marked as playable
    held = mina.locator(".hand button", has_text="Kine Resources Contested")
    expect(held.locator(".mark")).to_have_text("playable")
    held.click()
    # then it is told who can play it and how
    expect(mina.locator(".offered")).to_contain_text("Anson acts with Kine Resources Contested")
    mina.locator(".offered .choice").click()
    pass_until(lucy, choice(mina, "point:seat:1"), lambda: lucy.locator(".question .choice.usual").click())
    for points in (1, 2, 3):  # the last can only be my own
        mina.locator(".standing button.name", has_text="Lucy").click()
        expect(mina.locator(".referendum")).to_contain_text(f"Lucy: {points}")
    # then the votes are counted before everybody's eyes
    expect(lucy.locator(".referendum")).to_contain_text("Kine Resources Contested")
    expect(lucy.locator(".referendum")).to_contain_text("Lucy: 3")
    assert faults_in_both_themes(mina) == []
    touch(own(mina, "Anson"))
    mina.locator('.offered .choice[data-key$=":for"]').click()
    finish(duel, lambda page: page.locator(".question .choice.usual").click())
    # and the referendum takes its toll
    expect(pool_of(mina, "Lucy")).to_have_text("6")
    expect(pool_of(mina, "Mina")).to_have_text("11")


# -- by keyboard alone


def press_to(page: Page, key: str) -> None:
    """Give an answer of the list by the number that stands before it."""
    number = choice(page, key).first.locator("kbd").inner_text()
    page.keyboard.press(number)


def tab_to(page: Page, wanted: str) -> None:
    """Walk with the tabulator until a thing whose label begins so has the focus."""
    for _ in range(80):
        page.keyboard.press("Tab")
        label = page.evaluate("document.activeElement?.querySelector('.unseen')?.textContent ?? ''")
        if label.startswith(wanted):
            return
    raise AssertionError(f"the tabulator never comes to {wanted}")


def test_the_same_turn_by_keyboard_alone_in_french(visit: Visit):
    duel = begin(visit, DUEL, lang="fr")
    mina, lucy = duel.acting, duel.defending
    # given my turn; when I walk to Tara, open what may be done with her and choose the first
    expect(choice(mina, "bleed").first).to_be_visible()
    tab_to(mina, "Tara, sang : 6 sur 6")
    assert mina.evaluate("getComputedStyle(document.activeElement).outlineStyle") != "none"
    mina.keyboard.press("Enter")
    expect(mina.locator(".offered")).to_be_visible()
    mina.keyboard.press("Enter")
    expect(mina.locator(".action h2")).to_have_text("Tara tente un bleed de 1 contre Lucy")
    # then Lucy blocks with a number, and they fight
    expect(choice(lucy, "block")).to_be_visible()
    press_to(lucy, "block")
    expect(mina.locator(".combat [aria-current=step]")).to_have_text("portée")
    mina.keyboard.press("p")
    expect(choice(mina, "strike:hand")).to_be_visible()
    press_to(mina, "strike:hand")
    expect(choice(lucy, "strike:hand")).to_be_visible()
    press_to(lucy, "strike:hand")
    expect(said_of(own(mina, "Tara"))).to_have_text(re.compile("sang : 5 sur 6.*engagé"))
    # when I play the card of my hand from where it lies
    expect(choice(mina, "action").first).to_be_visible()
    tab_to(mina, "Kine Resources Contested, jouable maintenant")
    mina.keyboard.press("Enter")
    expect(mina.locator(".offered .choice")).to_be_focused()
    mina.keyboard.press("1")
    pass_until(lucy, choice(mina, "point:seat:1"), lambda: lucy.keyboard.press("p"))
    for points in (1, 2, 3):  # the last can only be my own
        press_to(mina, "point:seat:1")
        expect(mina.locator(".referendum")).to_contain_text(f"Lucy : {points}")
    expect(choice(mina, "cast:minion").first).to_be_visible()
    press_to(mina, "cast:minion")
    finish(duel, lambda page: page.keyboard.press("p"))
    # then the referendum has passed
    expect(pool_of(mina, "Lucy")).to_have_text("6")
    expect(pool_of(mina, "Mina")).to_have_text("11")


# -- under a thumb

#: What is cut off: words that do not fit where they stand, and whatever is wider than the screen. A card's
#: face may shorten what it says, because touching it shows the whole.
CUT = """() => {
  const cut = [];
  for (const whole of [document.documentElement, document.querySelector("main.table")])
    if (whole.scrollWidth > whole.clientWidth) cut.push(`${whole.tagName} is wider than the screen`);
  for (const element of document.querySelectorAll(".room *")) {
    if (element.closest(".face, .unseen, .borne, svg") || !element.checkVisibility()) continue;
    const words = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    const clipped = getComputedStyle(element).overflowX !== "visible";
    if (words && clipped && element.scrollWidth > element.clientWidth + 1) cut.push(element.textContent);
  }
  return cut;
}"""
THUMB = 40


def tap(thing: Locator) -> None:
    """Touch a thing with a thumb: it can be brought into sight, lies under nothing, and is large enough."""
    box = None
    while box is None:  # the answers are made anew with each question: wait for those that stay
        thing.scroll_into_view_if_needed()
        box = thing.bounding_box()
    assert box["height"] >= THUMB, f"{thing.inner_text()} is only {box['height']} high"
    assert box["x"] >= 0, f"{thing.inner_text()} leaves the screen"
    assert box["x"] + box["width"] <= PHONE["width"] + 1, f"{thing.inner_text()} leaves the screen"
    thing.tap()  # fails where something else would be hit


def test_an_action_with_a_card_and_a_target_fits_on_a_phone(visit: Visit):
    # given a vampire with a long name and a card that makes the sentence long
    actor = {"hand": ["Bonding", "Govern the Unaligned"], "ready": ["Aaradhya, The Callous Tyrant"]}
    position = {"players": [actor, {"hand": ["Dodge"], "ready": ["Malachi"]}]}
    mina, lucy = (duel := begin(visit, position, lang="fr", phone=True)).acting, duel.defending
    # when he acts with it
    tap(choice(mina, "action").first)
    for page in (mina, lucy):
        expect(page.locator(".action h2")).to_contain_text("Govern the Unaligned")
        expect(page.locator(".action .seat")).to_be_in_viewport(ratio=1)
        assert page.evaluate(CUT) == []


def test_an_action_is_seen_in_a_window_of_middle_width(visit: Visit):
    # given a window in which the table is as narrow as a phone's, though there is room beside it
    actor = {"hand": ["Govern the Unaligned"], "ready": ["Aaradhya, The Callous Tyrant"]}
    duel = begin(visit, {"players": [actor, {"hand": ["Dodge"], "ready": ["Malachi"]}]})
    for page in (duel.acting, duel.defending):
        page.set_viewport_size({"width": 1024, "height": 768})
    # when somebody acts
    choice(duel.acting, "action").first.click()
    # then both see who acts on whom
    for page in (duel.acting, duel.defending):
        expect(page.locator(".action h2")).to_be_in_viewport(ratio=1)
        expect(page.locator(".action .seat")).to_be_in_viewport(ratio=1)


def test_the_same_turn_under_a_thumb(visit: Visit):
    duel = begin(visit, DUEL, lang="fr", phone=True)
    mina, lucy = duel.acting, duel.defending
    # given my turn on a phone; when I touch Tara and choose to bleed
    expect(own(mina, "Tara")).to_have_class(re.compile(r"\blit\b"))
    tap(own(mina, "Tara"))
    tap(mina.locator('.offered .choice[data-key^="bleed"]'))
    # then Lucy sees the action before anything else, and can answer without moving the page
    expect(lucy.locator(".action h2")).to_be_in_viewport(ratio=1)
    expect(lucy.locator(".question h2")).to_have_text(
        "Tara tente un bleed de 1 (discrétion 0)\u00a0: bloquez-vous\u202f?"
    )
    for answer in (choice(lucy, "block"), choice(lucy, "decline")):
        expect(answer).to_be_in_viewport(ratio=1)
    assert lucy.evaluate(CUT) == []
    tap(choice(lucy, "block"))
    # and the combat has the stage
    expect(mina.locator(".combat .range")).to_be_in_viewport(ratio=1)
    assert mina.evaluate(CUT) == []
    assert faults_in_both_themes(mina) == []
    tap(mina.locator(".question .choice.usual"))
    tap(choice(mina, "strike:hand"))
    tap(choice(lucy, "strike:hand"))
    expect(said_of(own(mina, "Tara"))).to_have_text(re.compile("sang : 5 sur 6.*engagé"))
    # when I touch the card of my hand, it is shown large with what may be done
    mina.get_by_role("button", name="Replier").tap()
    tap(mina.locator(".hand button", has_text="Kine Resources Contested"))
    tap(mina.locator('dialog .choice[data-key^="action"]').first)
    pass_until(lucy, choice(mina, "point:seat:1"), lambda: tap(lucy.locator(".question .choice.usual")))
    for points in (1, 2, 3):  # the last can only be my own
        tap(choice(mina, "point:seat:1"))
        expect(mina.locator(".referendum")).to_contain_text(f"Lucy : {points}")
    # then the votes stand above the question
    expect(choice(mina, "cast:minion").first).to_be_visible()
    expect(mina.locator(".referendum .bars")).to_be_in_viewport(ratio=1)
    assert mina.evaluate(CUT) == []
    assert faults_in_both_themes(mina) == []
    tap(choice(mina, "cast:minion").first)
    finish(duel, lambda page: tap(page.locator(".question .choice.usual")))
    expect(pool_of(mina, "Mina")).to_have_text("11")


def pass_until(page: Page, awaited: Locator, press: Callable[[], None]) -> None:
    """Pass at a page while it is asked, until what is awaited at the other is there."""
    for _ in patiently():
        if awaited.count():
            return
        if page.locator(".question .choice.usual").count():
            press()
        page.wait_for_timeout(250)
    expect(awaited).to_be_visible()


def finish(duel: Duel, press: Callable[[Page], None]) -> None:
    """Both say that they are finished, until the referendum is over."""
    for _ in patiently():
        if not duel.acting.locator(".referendum").count():
            return
        for page in (duel.acting, duel.defending):
            if page.locator(".question .choice.usual").count():
                press(page)
                page.wait_for_timeout(250)
    expect(duel.acting.locator(".referendum")).to_have_count(0)


# -- a closer look


def test_a_card_is_shown_in_full_with_the_reason_why_nothing_can_be_done(visit: Visit):
    duel = begin(visit, DUEL)
    lucy = duel.defending
    # given Mina's turn; when Lucy touches her own vampire, with whom she can do nothing now
    own(lucy, "Malachi").click()
    # then it stands there in full: its state, the printed text, and what it does at this table
    shown = lucy.locator("dialog")
    expect(shown).to_contain_text("6 of 6 blood")
    expect(shown).to_contain_text("Independent.")
    expect(shown.get_by_role("heading", name="At this table")).to_be_visible()
    # and she is told why
    shown.locator(".why").click()
    expect(shown.locator(".reasons p").first).not_to_be_empty()
    lucy.keyboard.press("Escape")
    expect(shown).to_have_count(0)


def test_an_ash_heap_is_opened_and_a_name_in_the_log_is_looked_up(visit: Visit):
    ashes = {"players": [{"ash": ["Govern the Unaligned"], "ready": ["Tara"]}, {"ready": ["Malachi"]}]}
    mina = begin(visit, ashes).acting
    # when I open my ash heap, its card can be looked at
    mina.locator(".board.large .heap").click()
    mina.locator("dialog li button", has_text="Govern the Unaligned").click()
    expect(mina.locator("dialog")).to_contain_text("On the card")
    mina.keyboard.press("Escape")
    # and so can a name that the log tells
    touch(own(mina, "Tara"))
    mina.locator('.offered .choice[data-key^="bleed"]').click()
    mina.locator("button.name", has_text="Tara").last.click()
    expect(mina.locator("dialog")).to_contain_text("Brujah")


# -- the end


def test_the_last_point_of_pool_ends_the_game_for_both_and_it_can_be_looked_at_again(visit: Visit):
    # given Lucy with a single point of pool and nobody to block
    last = {"players": [{"ready": ["Tara", {"card": "Anson", "locked": True}]}, {"pool": 1}]}
    duel = begin(visit, last)
    # when Tara bleeds her
    touch(own(duel.acting, "Tara"))
    duel.acting.locator('.offered .choice[data-key^="bleed"]').click()
    # then she is ousted, and both see who has won
    for page in (duel.acting, duel.defending):
        expect(page.locator("dialog.ceremony")).to_contain_text("Lucy is ousted.")
        go_on(page)
        expect(page.locator(".middle .end")).to_contain_text("Mina wins the game")
        expect(page.locator(".over")).to_be_visible()
    expect(duel.acting.locator(".role.gone")).to_have_text("ousted")

    # when Mina looks at the game again, from her own seat, and opens a card of that moment
    page = duel.acting
    page.get_by_role("link", name="Watch again").click()
    page.get_by_label("Seen by").select_option("Mina")
    own(page, "Anson").click()
    # then it is there as at the table: its state, the printed text, our reading, and why he could do nothing
    shown = page.locator("dialog")
    expect(shown).to_contain_text("locked")
    expect(shown).to_contain_text("On the card")
    expect(shown).to_contain_text("At this table")
    shown.locator(".why").click()
    expect(shown.locator(".reasons p").first).to_contain_text("locked")
    page.keyboard.press("Escape")
    # and so is one that only the log names
    page.keyboard.press("End")
    expect(page.locator(".middle .end")).to_contain_text("Mina wins the game")
    page.locator(".log button.name", has_text="Tara").last.click()
    expect(shown).to_contain_text("Brujah")


# -- decks


GOOD = "Fifth Edition: Toreador"


def test_a_preconstructed_deck_is_played_at_once(visit: Visit):
    page = visit(path="#/decks")
    # given the decks by name
    page.get_by_label("Search by name").fill("toreador")
    page.locator("[data-precon]", has_text=re.compile(f"^{GOOD}")).click()
    # then it is well, and its cards are there to be read
    sheet = page.locator(".sheet")
    expect(sheet).to_have_attribute("data-playable", "true")
    expect(sheet).to_contain_text("crypt 12, library 77")
    # when I play it against one bot
    page.locator("select").select_option("1")
    page.get_by_role("button", name="Play this deck now").click()
    expect(page.locator(".vtes .hand .card")).to_have_count(7)


BAD = """Deck Name: Not yet
2x Anson
1x Blod Doll
3x Trumped-Up Charges
what is this
"""


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_deck_that_is_not_well_is_told_everything_that_is_wrong(visit: Visit, phone: bool):
    page = visit(path="#/decks", phone=phone)
    page.get_by_role("button", name="Paste a list").click()
    page.locator("textarea").fill(BAD)
    sheet = page.locator(".sheet")
    # then a misspelt name is told with near ones, a line that is no card with its number
    expect(sheet).to_contain_text("Blood Doll")
    expect(sheet).to_contain_text("Line 5")
    # and sizes that do not fit, and cards that cannot be played yet
    expect(sheet).to_contain_text("The crypt has 2 cards")
    expect(sheet).to_contain_text("3× Trumped-Up Charges")
    expect(page.get_by_role("button", name="Play this deck now")).to_be_disabled()
    # when the language changes, so do the words
    page.locator(".tongue, [lang]").get_by_text("FR").first.click()
    expect(sheet).to_contain_text("La crypte compte 2 cartes")


def test_a_deck_comes_from_a_file(visit: Visit):
    page = visit(path="#/decks")
    page.locator("input[type=file]").set_input_files(
        {"name": "deck.txt", "mimeType": "text/plain", "buffer": BAD.encode()}
    )
    expect(page.locator(".sheet")).to_contain_text("Not yet")
    expect(page.locator("textarea")).to_have_value(BAD)
