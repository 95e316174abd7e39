"""CHAPTERS in the browser: from the start page into the prologue, a test, a fight, the end of a chapter."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from nocturne.chapters.content.pack import content
from tests.web.conftest import Server, Visit, faults, faults_in_both_themes, go_on, open_the_rule, patiently

Json = dict[str, Any]
GATE = "ch.prologue_thomas"
#: A guest opens a private table at a position and begins.
SIT_DOWN = """async ({position, bots}) => {
  const headers = {"X-Nocturne": "1", "Content-Type": "application/json"};
  const call = async (path, body) =>
    (await fetch(`/api/${path}`, {method: "POST", headers, body: JSON.stringify(body)})).json();
  await call("guest", {nickname: "Ann"});
  const seats = [{kind: "me"}, ...Array(bots).fill({kind: "bot"})];
  const made = await call("tables", {game: "chapters", seats, options: {position}, private: true});
  if (!made.table) throw new Error(JSON.stringify(made));
  await call(`tables/${made.table}/start`, {});
  return made.table;
}"""


class Reader:
    """Somebody who plays Thomas in a browser, with a mouse or with fingers."""

    def __init__(self, page: Page, *, phone: bool) -> None:
        self.page = page
        self.phone = phone

    def answer(self, key: str) -> None:
        """Touch the button of an offered answer."""
        self.page.locator(f"[data-key='{key}']").first.click()
        self.settled()

    def settled(self) -> None:
        """Wait until the server has answered what was sent."""
        expect(self.page.locator("[data-busy=true]")).to_have_count(0)

    def hex(self, name: str) -> Locator:
        return self.page.locator(f"[data-hex='{name}']")

    def go(self, name: str) -> None:
        """Go to a lit hex; with fingers the first touch only shows the way."""
        expect(self.hex(name)).to_have_attribute("data-lit", "true")
        if self.phone:
            self.hex(name).tap(force=True)
            if self.page.locator(".again").is_visible():
                self.hex(name).tap(force=True)
        else:
            self.hex(name).click(force=True)
        self.settled()

    def read(self) -> None:
        """Read on to the last page; close the book unless that page asks something."""
        expect(self.page.locator(".book")).to_be_visible()
        self.turn()
        while self.page.locator("[data-turn]").is_visible():
            self.turn()
        if not self.page.locator(".book .way").first.is_visible():
            self.page.locator("[data-close-book]").click()
            expect(self.page.locator(".book")).to_be_hidden()

    def turn(self) -> None:
        """Turn a page, as soon as there is another."""
        if self.page.locator("[data-turn]").is_visible():
            self.page.locator("[data-turn]").click()
        self.page.wait_for_timeout(100)

    def become_thomas(self) -> None:
        """From the start page through the choice of a character to the prologue's first words."""
        self.page.click("[data-play=chapters]")
        self.answer("character:thomas")
        for _ in range(2):  # two disciplines, a card of each
            expect(self.page.locator(".pair .thing")).to_have_count(2)
            before = self.page.locator(".between .asked").inner_text()
            self.page.locator(".pair .thing").first.click()
            expect(self.page.locator(".between .asked")).not_to_have_text(before)
        self.answer(f"chapter:{GATE}")
        until(lambda: self.page.locator(".book").is_visible(), lambda: self.step("done"))

    def step(self, key: str) -> None:
        button = self.page.locator(f"[data-key='{key}']").first
        if button.is_visible():
            button.click()
        self.page.wait_for_timeout(150)

    def sit_down(self, position: Json, bots: int = 0) -> None:
        """At a table of one's own that stands as it is written."""
        expect(self.page.locator("[data-play=chapters]")).to_be_visible()
        table = self.page.evaluate(SIT_DOWN, {"position": position, "bots": bots})
        self.page.goto("about:blank")  # who one is, the page asks only once
        self.page.goto(f"/#/table/{table}")

    def at_the_gate(self, **more: object) -> None:
        """In front of the gate, at Thomas' first turn."""
        thomas = {"character": "thomas", "at": "C6", **more}
        self.sit_down({"chapter": GATE, "characters": [thomas], "turn": "thomas"})
        expect(self.page.locator("[data-key=end]")).to_be_visible()


def until(reached: Callable[[], bool], try_again: Callable[[], None]) -> None:
    for _ in patiently():
        if reached():
            return
        try_again()
    assert reached(), "the story went another way"


@pytest.fixture(params=[("en", False), ("fr", True)], ids=["english-desktop", "french-phone"])
def reader(visit: Visit, request: pytest.FixtureRequest) -> Reader:
    lang, phone = request.param
    return Reader(visit(lang=lang, phone=phone), phone=phone)


def under_the_tray(page: Page) -> list[str]:
    """The buttons that the dice tray covers: there should be none."""
    found: list[str] = page.evaluate(
        """() => {
          const tray = document.querySelector(".tray").getBoundingClientRect();
          const buttons = [...document.querySelectorAll(".chapters button, aside button")];
          return buttons
            .filter((one) => !one.closest(".tray") && one.checkVisibility())
            .filter((one) => {
              const { left, right, top, bottom } = one.getBoundingClientRect();
              const [x, y] = [(left + right) / 2, (top + bottom) / 2];
              if (x < tray.left || x > tray.right || y < tray.top || y > tray.bottom) return false;
              return document.elementFromPoint(x, y)?.closest(".tray") !== null;
            })
            .map((one) => one.textContent.trim());
        }"""
    )
    return found


def test_play_now_leads_to_the_first_page_of_a_prologue(reader: Reader) -> None:
    # given somebody on the start page, when she plays Thomas in his prologue
    reader.become_thomas()
    # then the book lies open: title, objective, the first words with their drop cap
    page = reader.page
    french = page.locator("html").get_attribute("lang") == "fr"
    sheet = page.locator(".book .right")
    expect(sheet).to_contain_text("Octobre" if french else "October")
    expect(page.locator(".book")).to_contain_text("La grille" if french else "The Gate")
    reader.read()
    # and after her place is chosen the next page is told, then it is her turn
    reader.go("C6")
    expect(sheet).to_contain_text("Nadège Corbin")
    reader.read()
    expect(page.locator("[data-key=end]")).to_be_visible()


def test_a_test_is_rolled_and_the_story_goes_on(reader: Reader) -> None:
    # given Thomas beside somebody who can be talked to
    reader.at_the_gate()
    page = reader.page
    # when he talks and makes a speech
    reader.answer("talk:nadege")
    expect(page.locator(".book .way")).to_have_count(2)
    expect(page.locator(".book .way small").first).to_contain_text("3")
    assert faults_in_both_themes(page) == []
    reader.answer("option:0:thomas")
    # then the dice lie there; a black one can be taken up and rolled again for a point of Willpower
    expect(page.locator(".tray .die").first).to_be_visible()
    assert faults_in_both_themes(page) == []
    assert under_the_tray(page) == []
    if page.locator("button.die").count():
        page.locator("button.die").first.click()
        expect(page.locator("button.die").first).to_have_attribute("aria-pressed", "true")
        page.locator("[data-reroll]").click()
        reader.settled()
    if page.locator("[data-key=keep]").is_visible():
        reader.answer("keep")
    # and what came of it is told on the next page, the choice noted on the one before
    expect(page.locator(".book .right .paragraph").first).to_be_visible()
    expect(page.locator(".tray .verdict")).to_be_visible()
    assert under_the_tray(page) == []
    page.locator("nav button").first.click()
    expect(page.locator(".book .right .note.choice")).to_be_visible()
    expect(page.locator(".book .right .note.test")).to_be_visible()


def test_a_fight_from_the_first_blow_to_the_end_of_the_chapter(reader: Reader) -> None:
    # given Thomas in front of the foreman, who has been hurt before; when he strikes first
    page = reader.page
    thomas = {"character": "thomas", "at": "E3", "hunger": 0}
    npcs = {"rigault": {"damage": 3}, "breaker": {"damage": 1}}
    reader.sit_down({"chapter": GATE, "characters": [thomas], "npcs": npcs, "turn": "thomas"})
    reader.answer("talk:rigault")
    reader.answer("option:2")
    reader.read()
    # when the combat begins, then he picks five cards, and the track shows who acts when
    expect(page.locator(".hand.choosing .card.lit").first).to_be_visible()
    for card in ("punch", "sweep", "guard", "bite", "high_kick"):
        page.locator(f".hand [data-ref='card:card.{card}']").last.click()
        reader.settled()
    expect(page.locator(".track li button")).to_have_count(3)
    assert faults_in_both_themes(page) == []
    # and the combat is fought, card by card, until the chapter is won: that is told over the table as it was
    won = page.locator("dialog.ceremony[data-kind=chapter-won]")
    until(won.is_visible, lambda: fight_on(reader))
    expect(page.locator("ol.track")).to_be_visible()
    expect(page.locator(".book")).to_be_hidden()
    expect(page.locator(".chapters [data-key]")).to_have_count(0)  # what was asked then is answered
    assert faults(page) == []
    # when one goes on from it, then the book goes on
    go_on(page)
    expect(page.locator(".book")).to_contain_text(re.compile("Rigault|Nadège"))
    # then the chapter ends on the page, and the campaign goes on after it
    ended = page.locator(".book .right .kind", has_text=re.compile("The end|Fin"))
    until(ended.is_visible, reader.turn)
    until(page.locator("[data-close-book]").is_visible, reader.turn)
    page.locator("[data-close-book]").click()
    until(lambda: page.locator(".trait").first.is_visible(), lambda: page.wait_for_timeout(150))
    expect(page.locator(".purse b")).to_have_text("3")


def fight_on(reader: Reader) -> None:
    """One more answer of a combat: strike whom one can, keep what fell, lay what is there."""
    page = reader.page
    for wanted in (
        "attack:rigault",
        "attack:breaker",
        "keep",
        "pass",
        "end",
        "spend:0",
        "first:thomas",
        "first:rigault",
    ):
        button = page.locator(f"[data-key='{wanted}']").first
        if button.is_visible():
            button.click()
            reader.settled()
            return
    card = page.locator(".hand .card.lit").first
    if card.is_visible():
        card.click()
        page.wait_for_timeout(200)
        lay = page.locator(".offered [data-key^='lay:']").first
        if lay.is_visible():
            lay.click()
            reader.settled()
        return
    page.wait_for_timeout(100)


def test_the_prologue_can_be_played_with_the_keyboard_alone(visit: Visit) -> None:
    page = visit()
    reader = Reader(page, phone=False)
    press = page.keyboard.press
    # given the start page, when only keys are used: Tab and Enter, then the numbers
    page.locator("[data-play=chapters]").focus()
    press("Enter")
    thomas = page.locator("[data-key='character:thomas']")
    thomas.focus()
    press("Enter")
    for _ in range(2):
        expect(page.locator(".pair .thing")).to_have_count(2)
        before = page.locator(".between .asked").inner_text()
        press("1")
        expect(page.locator(".between .asked")).not_to_have_text(before)
    expect(page.locator(f"[data-key='chapter:{GATE}']")).to_be_visible()
    page.locator(f"[data-key='chapter:{GATE}']").focus()
    press("Enter")

    def pass_on() -> None:
        press(" ")
        page.wait_for_timeout(200)

    expect(page.locator(".between .asked")).to_be_visible()
    until(lambda: page.locator(".book").is_visible(), pass_on)
    # then the book is turned and closed with Enter, and the place is chosen on the tile with the arrows
    press("Enter")
    expect(page.locator(".book")).to_be_hidden()
    press("m")
    expect(page.locator("[data-hex]:focus")).to_have_count(1)
    reader.hex("B6").focus()
    press("ArrowRight")
    expect(reader.hex("C6")).to_be_focused()
    press("Enter")
    expect(page.locator(".book .right")).to_contain_text("Rain, cast iron")
    press("Enter")
    expect(page.locator(".book")).to_be_hidden()
    # and on his turn: lines of sight, the book again, talking by its number, the choice by its number
    press("s")
    expect(page.locator(".sights button[aria-pressed=true]")).to_have_count(1)
    press("s")
    press("b")
    expect(page.locator(".book")).to_be_visible()
    press("Escape")
    expect(page.locator(".book")).to_be_hidden()
    press("1")
    expect(page.locator(".book .way")).to_have_count(2)
    press("2")
    expect(page.locator(".book .right")).to_contain_text("empty-handed")


def test_where_one_cannot_go_one_is_told_why(visit: Visit) -> None:
    # given Thomas at the gate, when a hex out of reach is touched
    reader = Reader(visit(), phone=False)
    reader.at_the_gate()
    page = reader.page
    expect(reader.hex("A1")).not_to_have_attribute("data-lit", "true")
    reader.hex("H3").click(force=True)
    # then the window says so, with the rule
    page.locator("dialog .why").click()
    expect(page.locator("dialog .reasons")).to_contain_text("CHA-")
    open_the_rule(page)


def test_what_cannot_be_done_now_is_grey_and_says_why(visit: Visit) -> None:
    # given Thomas beside the foreman; when he looks at what he cannot do, and asks
    reader = Reader(visit(), phone=False)
    reader.at_the_gate(at="E3")
    page = reader.page
    page.locator("[data-group=not]").click()
    page.locator("[data-refused='talk:nadege']").click()
    expect(page.locator("dialog .reasons")).to_contain_text("CHA-DLG-01")
    page.keyboard.press("Escape")
    # then in a dialogue what he has not found the means for stands grey on the page
    reader.answer("talk:rigault")
    page.locator(".book .shut").click()
    expect(page.locator("dialog .reasons")).to_contain_text("CHA-")
    page.keyboard.press("Escape")
    expect(page.locator(".book .way")).to_have_count(3)


def test_the_way_is_shown_before_it_is_walked(visit: Visit) -> None:
    reader = Reader(visit(), phone=False)
    reader.at_the_gate()
    page = reader.page
    reader.hex("D3").hover(force=True)
    expect(page.locator(".way .cost text")).to_have_text("3")
    # and sight on demand shows the foreman's triangle with its modifiers
    page.locator(".tool").first.click()
    page.locator(".sights button", has_text="Rigault").click()
    expect(page.locator(".modifier").first).to_be_visible()


def test_the_language_can_change_in_the_middle_of_a_page(visit: Visit) -> None:
    # given an open page in English
    reader = Reader(visit(), phone=False)
    reader.at_the_gate()
    page = reader.page
    reader.answer("talk:nadege")
    expect(page.locator(".book .right")).to_contain_text("Mister Fine Words")
    # when French is chosen, then the same page is there in French, with its choices
    page.get_by_role("button", name="Français").click()
    expect(page.locator(".book .right")).to_contain_text("beau parleur")
    expect(page.locator(".book .way").first).to_contain_text("discours")
    # and after the next page one can leaf back to it
    reader.answer("option:1")
    expect(page.locator(".book .right")).to_contain_text("les mains vides")
    page.locator("nav button").first.click()
    expect(page.locator(".book .right")).to_contain_text("beau parleur")
    expect(page.locator(".book .right .note.choice")).to_contain_text("premier rang")


def test_what_the_coterie_decides_is_said_to_be_decided_together(visit: Visit) -> None:
    # given a dialogue of two characters, one of them a bot's
    reader = Reader(visit(), phone=False)
    characters = [{"character": "thomas"}, {"character": "lucianna"}]
    page = {"page": "D.florian.1", "kind": "dialogue"}
    reader.sit_down({"chapter": "ch.frost_ball", "characters": characters, "page": page}, bots=1)
    # then the book says that everybody chooses, and the choice is told once all have chosen
    expect(reader.page.locator(".book .together")).to_be_visible()
    reader.answer("option:0:thomas")
    expect(reader.page.locator("[role=log]")).to_contain_text("Ann:")


def test_the_shop_sells_what_the_boons_buy(reader: Reader) -> None:
    # given a coterie with boons before a chapter, when a knife is bought
    coterie = {"boons": 3}
    position = {"prepare": "shop", "chapter": "ch.ice_house", "characters": [{"character": "thomas"}]}
    reader.sit_down({**position, "coterie": coterie})
    page = reader.page
    page.locator(".shelves [data-ref='item:item.knife']").click()
    # then a boon is gone and the knife belongs to the coterie
    expect(page.locator(".coterie .numbers b").first).to_have_text("2")
    expect(page.locator(".coterie [data-ref='item:item.knife']")).to_be_visible()
    assert faults(page) == []
    # and after the shop a hunt is offered, with the district and its danger
    reader.answer("done")
    expect(page.locator("[data-key^='hunt:'] small").first).to_be_visible()


def test_the_boards_open_with_everything_on_them(reader: Reader) -> None:
    reader.at_the_gate()
    page = reader.page
    page.locator(".board .who").first.click()
    expect(page.locator("dialog .skill")).to_have_count(12)
    expect(page.locator("dialog .power")).to_have_count(2)
    page.keyboard.press("Escape")
    page.locator("[data-open=evidence]").click()
    expect(page.locator("dialog .board")).to_contain_text("H1")
    assert faults(page) == []
    page.keyboard.press("Escape")
    page.locator("[data-open=coterie]").click()
    expect(page.locator("dialog .coterie")).to_be_visible()


def test_a_finished_campaign_is_read_again(reader: Reader, server: Server) -> None:
    # given a campaign that is over, when it is looked at again from its end
    page = reader.page
    page.context.request.post("/api/guest", data={"nickname": "Ann"}, headers={"X-Nocturne": "1"})
    table = server.finished(page, "chapters", 1)
    page.goto(f"{server.address}/#/replay/{table}")
    slider = page.get_by_role("slider")
    last = int(slider.get_attribute("max") or 0)
    assert last > 10
    page.keyboard.press("End")
    french = page.locator("html").get_attribute("lang") == "fr"
    won = re.compile(r"Victoire\s: Ann|Personne ne gagne" if french else "(Ann|Nobody) wins")
    expect(page.locator(".controls .asked")).to_have_text(won)
    # then the whole story can be leafed through, and the keys go from answer to answer all the same
    if not page.locator(".book").is_visible():
        page.locator("[data-open=book]").click()
    expect(page.locator(".book .right .paragraph").first).to_be_visible()
    page.keyboard.press("ArrowLeft")
    expect(slider).to_have_value(str(last - 1))
    page.keyboard.press("Home")
    expect(page.locator(".between h2")).to_be_visible()
    page.get_by_label("Vue par" if french else "Seen by").select_option("Ann")
    expect(page.locator("[data-key^='character:']").first).to_be_visible()


# -- every act, and the road between chapters

#: A chapter of each act, and a hex beside somebody who can be talked to.
CHAPTERS = {"one": ("ch.frost_ball", "C6"), "two": ("ch.big_sister", "E5"), "three": ("ch.trial", "F5")}


@pytest.mark.parametrize("act", CHAPTERS)
def test_a_chapter_of_every_act_is_played_from_its_first_page_and_stands_on_the_road(
    reader: Reader, act: str
) -> None:
    # given somebody at the first page of a chapter, when it is read and played through: pages, talks,
    # tests and rounds, until it is over and its conclusion read
    ident, place = CHAPTERS[act]
    chapter = content("black_water").chapters[ident]
    before = [one for one in ("ch.ice_house", "ch.frost_ball") if one != chapter.id]
    reader.sit_down(
        {
            "chapter": chapter.id,
            "characters": [{"character": "thomas", "at": place}],
            "coterie": {"completed": before},
            "page": {"page": chapter.first},
        }
    )
    page = reader.page
    asked: set[str] = set()
    until(lambda: page.locator("[data-road]").is_visible(), lambda: play_on(page, asked))
    assert any(key.startswith("talk:") for key in asked)
    # then the road shows what was played, in order, what is open, and nothing that was missed
    stops = page.locator("[data-stop]")
    played = [f"chapter:{one}" for one in (*before, chapter.id)]
    shown = [str(stop.get_attribute("data-stop")) for stop in stops.all()]
    assert shown[: len(played)] == played
    assert len(shown) <= len(played) + 9
    assert faults(page) == []


def test_the_coterie_reads_what_it_has_done_and_nothing_that_it_missed(reader: Reader) -> None:
    # given a coterie that freed the Ferryman, threw the shards away and has a truce, at the end of a chapter
    reader.sit_down(
        {
            "chapter": "ch.dawn_water",
            "characters": [{"character": "thomas"}],
            "coterie": {
                "completed": ["ch.ice_house", "ch.frost_ball"],
                "flags": ["tull_free", "shards_broken", "brandt_truce"],
            },
            "page": {"page": "E.decide", "kind": "event"},
        }
    )
    page = reader.page
    # when the chapter is over
    until(lambda: page.locator("[data-memories]").first.is_visible(), lambda: go_through(page))
    # then people, deeds and debts are told in the language of the page, and nothing of what did not happen
    told = {kind: page.locator(f"[data-memories={kind}] li") for kind in ("people", "deeds", "debts")}
    expect(told["people"].filter(has_text="Ambroise Tull")).to_have_count(1)
    expect(told["deeds"].filter(has_text="canal")).to_have_count(1)
    expect(told["debts"].filter(has_text="Brandt")).to_have_count(1)
    assert sum(one.count() for one in told.values()) <= 5
    assert faults(page) == []


def play_on(page: Page, asked: set[str]) -> None:
    """Read on; on one's turn talk to everybody beside, once, and then let the round pass."""
    if page.locator(".book, dialog.ceremony").first.is_visible():
        go_through(page)
        return
    for wanted in ("keep", "test:", "spend:", "talk:", "investigate:", "end", "pass", "done"):
        for button in page.locator(f"[data-key^='{wanted}']").all():
            key = button.get_attribute("data-key") or ""
            again = wanted in ("talk:", "investigate:") and key in asked
            if not again and button.is_visible():
                asked.add(key)
                button.click()
                expect(page.locator("[data-busy=true]")).to_have_count(0)
                return
    page.wait_for_timeout(100)


def go_through(page: Page) -> None:
    """Turn a page, take the first way on, or go on from the end of the chapter."""
    ways = ("dialog.ceremony .button.first", "[data-turn]", ".book .way", "[data-close-book]")
    for selector in ways:
        button = page.locator(selector).first
        if button.is_visible():
            button.click()
            break
    page.wait_for_timeout(200)
