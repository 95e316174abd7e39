"""How a table asks: nothing that has one answer; what is in vain says so; several transfers are one; long
lists stand by minion; keys work everywhere."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .conftest import Visit, faults, faults_in_both_themes, patiently
from .test_chapters import Reader
from .test_dracula import A_DAY, overhear, sit_down
from .test_together import HUNT, together
from .test_vtes import ask, begin, choice, own

HUNTED: dict[str, Any] = {
    "players": [{"pool": 12, "ready": ["Anson"], "library": ["Blur"] * 5}, {"ready": ["Malachi", "Tara"]}]
}
WAITING: dict[str, Any] = {
    "players": [
        {"pool": 12, "uncontrolled": [{"card": "Anson", "blood": 5}, {"card": "Tara", "blood": 6}]},
        {"pool": 9, "ready": ["Malachi"]},
    ],
    "phase": "influence",
}


def sit_against_a_bot(page: Page, position: dict[str, Any], bots: int = 1, **options: object) -> None:
    """Mina alone at a position, bots opposite."""
    ask(page, "/guest", {"nickname": "Mina"})
    seats = [{"kind": "me"}, *[{"kind": "bot"}] * bots]
    wanted = {
        "game": "vtes",
        "seats": seats,
        "options": {"position": position, "windows": "able", **options},
        "private": True,
    }
    table = ask(page, "/tables", wanted)
    ask(page, f"/tables/{table['table']}/start", {})
    page.goto(f"/#/table/{table['table']}")
    page.reload()
    expect(page.locator(".vtes")).to_be_visible()


VAIN = {"en": "intercept 0 against stealth 1", "fr": "interception 0 contre discrétion 1"}


@pytest.mark.parametrize(("lang", "phone"), [("en", False), ("fr", True)], ids=["english", "french-phone"])
def test_a_block_in_vain_says_so_and_enter_declines(visit: Visit, lang: str, phone: bool):
    # given Anson, who hunts with 1 stealth, and Lucy, whose vampires have no intercept
    duel = begin(visit, HUNTED, lang, phone=phone)
    mina, lucy = duel.acting, duel.defending
    choice(mina, "hunt").click()
    # when Lucy is asked, then both blocks say why they would fail; declining is the first choice, and Enter
    expect(choice(lucy, "block").first).to_contain_text(VAIN[lang])
    expect(choice(lucy, "block").last).to_contain_text(VAIN[lang])
    expect(lucy.locator(".question .choice").first).to_have_attribute("data-key", "decline")
    expect(choice(lucy, "decline")).to_be_in_viewport(ratio=1)
    assert faults(lucy, targets=True) == []
    if phone:
        choice(lucy, "decline").tap()
        expect(choice(lucy, "block")).to_have_count(0)
        return
    # and Escape leads out of the chat, back to the table
    lucy.keyboard.press("c")
    expect(lucy.locator("#chat-text")).to_be_focused()
    lucy.keyboard.press("Escape")
    expect(lucy.locator("#chat-text")).not_to_be_focused()
    lucy.get_by_role("heading", name="do you block").click()
    lucy.keyboard.press("Enter")
    expect(choice(lucy, "block")).to_have_count(0)


PLANNING = {
    "en": {
        "more": "One more to Anson",
        "plan": "3 to Anson.*move Tara out",
        "beyond": "beyond the capacity",
        "menu": "More",
        "stops": "^When I am asked",
        "beginner": "^Beginner",
        "everything": "^Everything",
        "usual": "^Usual",
        "each": "Window by window",
        "search": "Find a window",
        "word": "block",
        "reset": "Back to the usual",
    },
    "fr": {
        "more": "Un de plus sur Anson",
        "plan": "3 sur Anson.*faire entrer Tara",
        "beyond": "au-delà de la capacité",
        "menu": "Plus",
        "stops": "^Quand me demander",
        "beginner": "^Débutant",
        "everything": "^Tout",
        "usual": "^Habituel",
        "each": "Fenêtre par fenêtre",
        "search": "Chercher une fenêtre",
        "word": "bloc",
        "reset": "Revenir à l’habituel",
    },
}


@pytest.mark.parametrize(("lang", "phone"), [("en", False), ("fr", True)], ids=["english", "french-phone"])
def test_several_transfers_are_given_as_one_and_stops_by_preset(visit: Visit, lang: str, phone: bool):
    # given two vampires who wait, one of them ready to be moved out
    mina, said = visit(lang=lang, phone=phone), PLANNING[lang]
    sit_against_a_bot(mina, WAITING)
    plan = mina.locator(".plan")
    # when I plan three transfers to Anson and to move Tara out, but Anson is to wait
    for _ in range(3):
        plan.get_by_role("button", name=said["more"]).click()
    plan.locator("li", has_text="Anson").get_by_role("checkbox").uncheck()
    expect(plan.locator("[data-plan]")).to_have_text(re.compile(said["plan"]))
    assert faults(mina, targets=True) == []
    plan.locator("[data-plan]").click()
    # then all of it is done, one answer after another
    expect(mina.locator(".board.large")).to_contain_text("8/8")
    expect(choice(mina, "transfer").first).to_be_visible()
    expect(mina.locator('.question .choice[data-key^="influence"]')).to_have_count(1)
    # and a further transfer to Anson is marked as beyond his capacity, and does not stand first
    beyond = mina.locator(".question .choice.against")
    expect(beyond).to_contain_text(said["beyond"])
    expect(mina.locator(".question .choice").first).not_to_contain_text(said["beyond"])

    # when I want to be asked as a beginner
    mina.get_by_role("button", name=said["menu"], exact=True).click()
    mina.get_by_role("button", name=re.compile(said["stops"])).click()
    dialog = mina.locator("dialog")
    expect(dialog.get_by_role("checkbox")).to_have_count(0)
    for preset in ("everything", "beginner"):
        dialog.get_by_role("radio", name=re.compile(said[preset])).click()
        expect(dialog.get_by_role("radio", name=re.compile(said[preset]))).to_be_checked()
    # then the full table opens only on demand and can be searched
    dialog.get_by_role("button", name=said["each"]).click()
    boxes = dialog.get_by_role("checkbox")
    expect(boxes.first).to_be_visible()
    everywhere = boxes.count()
    dialog.get_by_placeholder(said["search"]).fill(said["word"])
    expect(boxes.first).to_be_visible()
    assert 0 < boxes.count() < everywhere
    assert faults_in_both_themes(mina) == []
    dialog.get_by_role("button", name=said["reset"]).click()
    expect(dialog.get_by_role("radio", name=re.compile(said["usual"]))).to_be_checked()


# -- nothing that has one answer


def questions(told: list[str]) -> list[tuple[str, list[str]]]:
    """What somebody was asked over the connection: the question and the keys of its answers."""
    found = []
    for text in told:
        frame = json.loads(text)
        asked = frame.get("question") if frame.get("type") == "frame" else None
        if asked:
            found.append((asked["ask"], [option["key"] for option in asked["options"]]))
    return found


#: Mina, to whom much is done, and her prey: two turns of VTES with an attack, a block and cards to play.
BETWEEN: dict[str, Any] = {
    "players": [
        {"pool": 20, "hand": ["Dodge", "Blur"], "library": ["Blur"] * 20, "ready": ["Anson", "Tara"]},
        {"pool": 20, "library": ["Blur"] * 20, "ready": ["Malachi", "Krid"], "uncontrolled": ["Aleph"]},
    ]
}
#: Between two chapters: Thomas has no experience to spend.
EVENING: dict[str, Any] = {
    "prepare": "xp",
    "chapter": "ch.ice_house",
    "characters": [{"character": "thomas"}],
}
#: The tables at which everybody else is a bot, and how one sits down there.
AGAINST_BOTS: dict[str, Callable[[Page], str]] = {
    "dracula": lambda page: sit_down(A_DAY, page, dracula=True),
    "hunter": lambda page: sit_down(A_DAY, page),
    "vtes": lambda page: call_table(page, "vtes", BETWEEN, bots=1),
    "chapters": lambda page: call_table(page, "chapters", EVENING, bots=0),
}
ASKED = 16


def call_table(page: Page, game: str, position: dict[str, Any], bots: int) -> str:
    """A private table of one's own with bots on the other seats; gives its id."""
    ask(page, "/guest", {"nickname": "Mina"})
    seats = [{"kind": "me"}, *[{"kind": "bot"}] * bots]
    form = {"game": game, "seats": seats, "options": {"position": position}, "private": True}
    table = str(ask(page, "/tables", form)["table"])
    ask(page, f"/tables/{table}/start", {})
    return table


@pytest.mark.parametrize("kind", AGAINST_BOTS)
def test_against_bots_no_question_has_one_answer(visit: Visit, kind: str):
    # given a game against bots
    page = visit(lang="fr" if kind == "dracula" else "en")
    table = AGAINST_BOTS[kind](page)
    told = overhear(page)
    page.goto(f"/#/table/{table}")
    page.reload()
    # when I answer for a while with the first number and the space bar, whatever I am asked
    expect(page.locator("[data-busy=false]").first).to_be_attached()
    for at, _ in enumerate(patiently()):
        if page.locator("dialog.ceremony, .over").count() or len(questions(told)) >= ASKED:
            break
        page.keyboard.press("1" if at % 3 else "Space")
        page.wait_for_timeout(100)
    asked = questions(told)
    # then I was asked something each time
    assert len(asked) >= ASKED // 2, asked
    assert [ask for ask, keys in asked if len(keys) < 2] == []


def test_among_people_a_single_answer_is_given_behind_the_delay(visit: Visit):
    # given a masked table, at which Lucy may only decline: her one vampire is locked
    locked = {"card": "Malachi", "locked": True}
    mina, other = HUNT["players"]
    position = {"players": [{**mina, "hand": ["Bonding"]}, {**other, "ready": [locked], "hand": ["Dodge"]}]}
    acting, lucy, _ = together(visit, "vtes", position, masking="masked")
    heard = overhear(lucy)
    lucy.reload()
    expect(lucy.locator(".vtes")).to_be_visible()
    # when Tara hunts
    acting.locator("[data-key^='hunt:']", has_text="Tara").first.click()
    # then it succeeds by itself, after a while, and Lucy was not asked for anything
    expect(own(acting, "Tara").locator(".unseen")).to_have_text(re.compile("4 of 6 blood"))
    assert [ask for ask, keys in questions(heard) if len(keys) < 2] == []


# -- many choices

BUSY: dict[str, Any] = {
    "players": [
        {
            "pool": 20,
            "hand": ["Govern the Unaligned", "Kine Resources Contested", "Bonding"],
            "library": ["Blur"] * 9,
            "ready": ["Tara", "Anson", "Malachi", "Aaradhya, The Callous Tyrant"],
        },
        {"pool": 12, "library": ["Blur"] * 9},
        {"pool": 12, "library": ["Blur"] * 9},
    ]
}


def test_many_choices_stand_by_minion_and_are_reached_with_keys_alone(visit: Visit):
    mina = visit()
    mina.set_viewport_size({"width": 1366, "height": 768})
    sit_against_a_bot(mina, BUSY, bots=2)
    headings = mina.locator(".question .heading .name")
    expect(headings).to_have_text(["Tara", "Anson", "Malachi", "Aaradhya, The Callous Tyrant"])
    # given the first of them open, bleeding first, and the end of the phase in sight
    expect(mina.locator(".question .choices .choice").first).to_have_attribute(
        "data-key", re.compile("^bleed")
    )
    expect(mina.locator(".question .choice.usual")).to_be_in_viewport(ratio=1)
    # when I leave it with Escape, wherever the focus is, then numbers stand before the headings
    assert mina.evaluate("document.activeElement === document.body")
    mina.keyboard.press("Escape")
    expect(mina.locator(".heading[aria-expanded=true]")).to_have_count(0)
    mina.keyboard.press("3")
    expect(mina.locator(".heading[aria-expanded=true]")).to_contain_text("Malachi")
    # when I search instead, Escape leads out of the field
    mina.get_by_placeholder(re.compile("^Find among")).fill("hunts")
    expect(mina.locator(".question .choices .choice").first).to_contain_text("hunts")
    mina.keyboard.press("Escape")
    mina.keyboard.press("Escape")
    expect(mina.get_by_placeholder(re.compile("^Find among"))).not_to_be_focused()
    # and a card in hand says who can play it and how
    mina.locator(".hand button", has_text="Govern the Unaligned").click()
    offered = mina.locator(".offered")
    expect(offered).to_contain_text("Aaradhya, The Callous Tyrant")
    mina.keyboard.press("Escape")
    expect(offered).to_have_count(0)
    # and so does a minion, whose first choice is given by its number
    own(mina, "Anson").click()
    expect(offered).to_contain_text("Anson bleeds")
    mina.keyboard.press("1")
    expect(mina.locator(".log, [role=log]").first).to_contain_text("Anson bleeds")


def test_many_choices_under_a_thumb_in_french(visit: Visit):
    mina = visit(lang="fr", phone=True)
    sit_against_a_bot(mina, BUSY, bots=2)
    # the end of the phase is in sight without moving the page
    expect(mina.locator(".question .choice.usual")).to_be_in_viewport(ratio=1)
    assert faults(mina, targets=True) == []
    mina.locator(".heading", has_text="Tara").tap()
    mina.locator(".heading", has_text="Anson").tap()
    bleed = choice(mina, "bleed")
    expect(bleed).to_have_count(1)
    bleed.tap()
    expect(mina.locator(".question [data-key^=bleed]")).to_have_count(0)


# -- words


DOLL = {"card": "Anson", "on": ["Blood Doll"]}


@pytest.mark.parametrize(("lang", "phone"), [("en", False), ("fr", True)], ids=["english", "french-phone"])
def test_a_choice_says_what_it_does_and_is_never_cut(visit: Visit, lang: str, phone: bool):
    # given a Vessel in hand and a vampire who bears a Blood Doll
    position = {
        "phase": "master",
        "players": [
            {"hand": ["Vessel"], "ready": [DOLL, "Tara"], "library": ["Blur"] * 5},
            {"ready": ["Malachi"], "library": ["Blur"] * 5},
        ],
    }
    mina = visit(lang=lang, phone=phone)
    sit_against_a_bot(mina, position)
    choice(mina, "play").first.click()
    # when it asks for its vampire, then each says what is put on whom; then for the Blood Doll it burns
    on = {"en": "Vessel on Tara (6/6)", "fr": "Vessel sur Tara (6/6)"}[lang]
    mina.locator(".question .choice", has_text=on).click()
    burns = mina.locator(".question .choice", has_text="Blood Doll").first
    expect(burns).to_contain_text(
        {"en": "Burn Blood Doll (on Anson", "fr": "Brûler Blood Doll (sur Anson"}[lang]
    )
    cut = mina.locator(".question .choice").evaluate_all(
        "all => all.filter((one) => one.textContent.includes('…') || one.scrollWidth > one.clientWidth + 1)"
        ".map((one) => one.textContent)"
    )
    assert cut == []


# -- what the story has not told


@pytest.mark.parametrize(("lang", "phone"), [("en", False), ("fr", True)], ids=["english", "french-phone"])
def test_what_the_story_has_not_told_stays_unknown(visit: Visit, lang: str, phone: bool):
    unknown = {"en": "Something you do not know yet", "fr": "Quelque chose que vous ne savez pas encore"}[
        lang
    ]
    photograph = {"en": "photograph she gave up", "fr": "Lui décrire la photo"}[lang]
    talk: dict[str, Any] = {
        "chapter": "ch.prologue_gabe",
        "characters": [{"character": "gabe"}],
        "page": {"page": "D.maelle.1", "kind": "dialogue"},
    }
    # given a talk of which one choice asks for a clue that was not found
    reader = Reader(visit(lang=lang, phone=phone), phone=phone)
    told = overhear(reader.page)
    reader.sit_down(talk)
    shut = reader.page.locator(".book .shut")
    expect(shut).to_have_text(re.compile(unknown))
    # then nothing the page was told has its words
    assert photograph not in "".join(told)
    shut.click()
    expect(reader.page.locator("dialog .reasons")).to_contain_text(
        {"en": "something that you do not know yet", "fr": "ne savez pas encore"}[lang]
    )
    # when it was found, then it can be chosen
    again = Reader(visit(lang=lang, phone=phone), phone=phone)
    again.sit_down({**talk, "clues": [1]})
    expect(again.page.locator(".book .way", has_text=photograph)).to_be_visible()


def test_the_shop_does_not_name_what_the_story_has_not_shown(visit: Visit):
    shop: dict[str, Any] = {
        "prepare": "shop",
        "chapter": "ch.ice_house",
        "characters": [{"character": "thomas"}],
        "coterie": {"boons": 6},
    }
    reader = Reader(visit(), phone=False)
    told = overhear(reader.page)
    reader.sit_down(shop)
    expect(reader.page.locator(".shelves [data-ref='item:item.knife']")).to_be_visible()
    expect(reader.page.locator("[data-refused='ware:unknown']")).to_have_text(
        re.compile("Something you do not know yet")
    )
    assert "sun_shard" not in "".join(told)
    # when they have tasted it, then it is for sale
    again = Reader(visit(), phone=False)
    again.sit_down({**shop, "coterie": {"boons": 6, "flags": ["tasted_sun"]}})
    expect(again.page.locator(".shelves [data-ref='item:item.sun_shard']")).to_be_visible()
