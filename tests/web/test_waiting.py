"""The waiting room in the browser: own decks, unseen; ready-marks; bots and settings; links to hand on."""

from __future__ import annotations

import re

import msgspec
import pytest
from playwright.sync_api import expect

from nocturne.kernel.words import Words
from nocturne.vtes.decks import precons, write_deck
from nocturne.vtes.options import PRESETS
from tests.web.conftest import Visit, faults, faults_in_both_themes

_SOLD = precons()["V5:PTr"]
#: A deck of somebody's own: it lacks some cards of the one that is sold.
DECK = write_deck(msgspec.structs.replace(_SOLD, library=_SOLD.library[8:]))


def test_everybody_brings_a_deck_and_the_host_begins_when_all_are_ready(visit: Visit):
    # given a table of VTES that Mina opens, which goes to the waiting room
    mina = visit(path="#/new/vtes")
    mina.get_by_label("How many seats").select_option("3")
    mina.get_by_role("button", name="Open the table").click()
    expect(mina.get_by_role("heading", name="Your deck")).to_be_visible()
    link = mina.get_by_label("Link to sit down").input_value()
    mina.get_by_role("button", name="QR code").first.click()
    expect(mina.get_by_role("img", name=re.compile("QR code of"))).to_be_visible()

    # when Lucy comes by the link on her phone, in French
    lucy = visit(lang="fr", phone=True, path="#" + link.split("#")[1])
    lucy.get_by_role("button", name="S’asseoir ici").first.click()
    # and pastes a list, saves it and brings it
    lucy.get_by_role("button", name="Choisir un deck…").click()
    lucy.get_by_role("button", name="Coller une liste").click()
    lucy.locator("textarea").fill("1x Blur")
    expect(lucy.locator(".sheet")).to_have_attribute("data-playable", "false")
    expect(lucy.get_by_role("button", name="Prendre ce deck")).to_be_disabled()
    lucy.locator("textarea").fill(DECK)
    expect(lucy.locator(".sheet")).to_have_attribute("data-playable", "true")
    lucy.get_by_label("Nom du deck").fill("Mon secret")
    lucy.get_by_role("button", name="Enregistrer dans mes decks").click()
    lucy.get_by_role("button", name="Mes decks (1)").click()
    lucy.locator("[data-saved]", has_text="Mon secret").click()
    expect(lucy.locator(".sheet")).to_have_attribute("data-playable", "true")
    assert faults(lucy) == []
    lucy.get_by_role("button", name="Prendre ce deck").click()
    expect(lucy.locator("section", has=lucy.get_by_role("heading", name="Votre deck"))).to_contain_text(
        "Tremere"
    )

    # then Mina sees that she has one, and not which
    seat = mina.locator("li[data-seat]", has_text="has a deck")
    expect(seat).to_have_count(1)
    expect(mina.locator("main")).not_to_contain_text("Tremere")
    begin = mina.get_by_role("button", name=re.compile("^Begin"))
    expect(begin).to_be_disabled()
    # when Mina brings hers from a file, which is wrong at first, then she is told at once what is wrong
    mina.get_by_role("button", name="Choose a deck…").click()
    for text in ("1x Blur", DECK):
        mina.locator("input[type=file]").set_input_files(
            {"name": "deck.txt", "mimeType": "text/plain", "buffer": text.encode()}
        )
        playable = "true" if text == DECK else "false"
        expect(mina.locator(".sheet")).to_have_attribute("data-playable", playable)
        if text != DECK:
            expect(mina.locator(".sheet")).to_contain_text("The crypt has 0 cards")
    mina.get_by_role("button", name="Use this deck").click()
    mine = mina.locator("section", has=mina.get_by_role("heading", name="Your deck"))
    expect(mine).to_contain_text("Tremere")
    # and Lucy sees nothing of it
    expect(lucy.locator("li[data-seat]", has_text="Tremere")).to_have_count(0)
    allowed = mina.get_by_role("combobox", name=re.compile("^Decks"))
    # when only the five of the house are allowed, then Lucy is told what that means for hers
    allowed.select_option("house")
    expect(lucy.get_by_role("alert").first).to_contain_text("À cette table")
    allowed.select_option("any")
    expect(lucy.get_by_role("alert")).to_have_count(0)
    # when the rest are bots and Lucy is ready, then they play
    mina.get_by_role("button", name="Bots on all open seats").click()
    expect(mina.locator("li[data-seat]", has_text="Experienced")).to_have_count(1)
    assert faults_in_both_themes(mina) == []
    lucy.get_by_role("button", name="Je suis prêt").click()
    begin.click()
    for page in (mina, lucy):
        expect(page.locator(".room")).to_be_visible()


def test_the_host_chooses_dracula_and_the_order_of_seats(visit: Visit):
    mina = visit(path="#/new/dracula")
    mina.get_by_label("How many seats").select_option("3")
    mina.get_by_role("button", name="Open the table").click()
    mina.get_by_role("button", name="Bots on all open seats").click()
    mina.get_by_label("Seat order").select_option("seats")
    # with the keyboard: the second seat goes up
    names = mina.locator("li[data-seat] .who p:first-child b")
    expect(names).to_have_count(3)
    second = names.nth(1).inner_text()
    mina.locator("li[data-seat='1']").get_by_role("button", name=re.compile("^Move up")).press("Enter")
    expect(mina.locator("li[data-seat='0']")).to_contain_text(second)
    mina.get_by_label("Dracula is").select_option(label=second)
    mina.get_by_role("button", name="Begin", exact=True).click()
    expect(mina.locator(".room")).to_be_visible()
    expect(mina.locator(".seats .name").first).to_have_text(second)


@pytest.mark.parametrize("chosen", ["person", "bot", "drawn"])
def test_dracula_is_a_person_a_bot_or_drawn(visit: Visit, chosen: str):
    # given a hunt for Mina and a bot, which says how it plays
    mina = visit(path="#/new/dracula")
    mina.get_by_label("How many seats").select_option("2")
    mina.get_by_role("button", name="Open the table").click()
    mina.get_by_role("button", name="Bots on all open seats").click()
    bot = mina.locator("li[data-seat]", has_text="Experienced")
    expect(bot).to_contain_text(Words("en")("bots-judgement-about-dracula"))
    names = mina.locator("li[data-seat] .who p:first-child b")
    expect(names).to_have_count(2)
    person, other = (
        mina.locator("li[data-seat].me .who b").first.inner_text(),
        bot.locator("b").first.inner_text(),
    )
    # when she says who is Dracula, and the hunt begins
    settled = mina.get_by_label("Dracula is")
    settled.select_option(chosen)
    expect(settled).to_have_value(chosen)
    expect(settled).to_be_enabled()
    mina.get_by_role("button", name="Begin", exact=True).click()
    # then he is whom she said
    first = mina.locator(".seats .name").first
    expect(first).to_be_visible()
    assert first.inner_text() in {"person": [person], "bot": [other], "drawn": [person, other]}[chosen]


def test_a_preconstructed_deck_is_brought_and_bots_say_how_they_play(visit: Visit):
    # given a table of VTES on a phone, in French
    page = visit(lang="fr", phone=True, path="#/new/vtes")
    page.locator("main button.first[type=submit]").tap()
    mine = page.locator("section", has=page.get_by_role("heading", name="Votre deck"))
    # when a deck that is sold is chosen
    mine.get_by_role("button", name="Choisir un deck…").tap()
    page.locator("[data-precon='V5:PTr']").tap()
    expect(page.locator(".sheet")).to_have_attribute("data-playable", "true")
    page.get_by_role("button", name="Prendre ce deck").tap()
    # then it is theirs
    expect(mine).to_contain_text("Tremere")
    expect(page.locator("li[data-seat].me")).to_contain_text("a un deck")
    # and each level of bot says how it plays
    page.get_by_role("button", name="Des bots à toutes les places libres").tap()
    bots = page.locator("li[data-seat]:not(.me)")
    for level in ("beginner", "strong", "master", "judgement", "random"):
        bots.first.locator("select").select_option(level)
        about = "bots-random-about" if level == "random" else f"bots-{level}-about-vtes"
        expect(bots.first).to_contain_text(Words("fr")(about))
    assert faults(page) == []


@pytest.mark.parametrize(("lang", "phone"), [("en", False), ("fr", True)], ids=["english", "french-phone"])
def test_by_which_rules_one_plays_is_chosen_and_told(visit: Visit, lang: str, phone: bool):
    # given a new table of VTES: the rules of today are proposed, each set of rules with a sentence
    page = visit(lang=lang, phone=phone, path="#/new/vtes")
    expect(page.locator(".presets label")).to_have_count(len(PRESETS))
    expect(page.locator(".presets .chosen input")).to_have_value("current")
    # when somebody takes those of a tournament, then the options below are as they say
    page.locator(".presets input[value=tournament]").check()
    page.locator("details summary").click()
    words = Words(lang)
    expect(page.get_by_label(words("vtes-option-deck_size"))).to_have_value("tournament")
    assert faults(page) == []
    # and everybody in the waiting room reads it
    page.locator("form button[type=submit]").click()
    expect(page.locator(".settled")).to_contain_text(words("vtes-preset-tournament"))
