"""The table of Dracula in a real browser: the map by mouse and by keys, fights with sealed cards, shared
marks, the end of a game; and that nothing of where Dracula is reaches a hunter's page."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket, expect

from tests.web.conftest import Server, Visit, faults, faults_in_both_themes, open_the_rule

Json = dict[str, Any]

#: How long a table may take to be laid for the first time on a busy machine, in milliseconds.
COLD = 45_000

#: Four hunters at different doors; Dracula waits in Munich, which nobody knows.
A_DAY: Json = {
    "trail": ["munich"],
    "time": "wednesday day",
    "event_deck": ["long_night"],
    "hunters": {
        "godalming": {"at": "paris", "items": ["rifle"], "tickets": ["ticket_3_2"]},
        "seward": {"at": "rome", "items": ["dogs"], "events": ["hypnosis"]},
        "van_helsing": {"at": "amsterdam"},
        "mina": {"at": "london"},
    },
}
A_FIGHT: Json = {
    "trail": [{"at": "paris", "face_up": True}],
    "begin": "night",
    "time": "wednesday night",
    "hunters": {"godalming": {"at": "paris", "items": ["rifle"]}},
    "fight": {"hunters": ["godalming"], "hand": ["claws", "fangs"]},
}
#: A vampire is about to mature, and with it Dracula's victory.
THE_END: Json = {
    "trail": [
        "munich",
        "zurich",
        "geneva",
        "paris",
        "nantes",
        {"at": "bordeaux", "encounters": ["reckless_vampire"]},
    ],
    "begin": "dracula",
    "influence": 12,
    "hunters": {"godalming": {"at": "rome"}},
}

#: A table as it is written, but for how large its map is drawn just now.
BUT_FOR_THE_SIZE = """table => {
  const copy = table.cloneNode(true);
  copy.querySelector(".europe .sheet").removeAttribute("style");
  return copy.outerHTML;
}"""

CALL = """async ([path, body]) => {
  const answer = await fetch(path, {
    method: "POST",
    headers: { "x-nocturne": "1", "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return await answer.json();
}"""


def call(page: Page, path: str, body: Json | None = None) -> Json:
    answer: Json = page.evaluate(CALL, [path, body or {}])
    return answer


def sit_down(position: Json, *people: Page, dracula: bool = False) -> str:
    """A table that begins there. The people hunt a bot, or the first of them is Dracula himself."""
    host, *others = people
    for number, page in enumerate(people):
        call(page, "/api/guest", {"nickname": f"Person {number}"})
    mine: list[Json] = [{"kind": "me"}, *[{"kind": "open"}] * len(others)]
    seats = mine if dracula else [{"kind": "bot"}, *mine]
    if dracula and not others:
        seats.append({"kind": "bot"})
    form = {"game": "dracula", "seats": seats, "options": {"position": position}, "private": True}
    made = call(host, "/api/tables", form)
    table: str = made["table"]
    for page in others:
        call(page, f"/api/tables/{table}/sit", {"code": made["code"]})
    call(host, f"/api/tables/{table}/start")
    return table


def enter(page: Page, table: str) -> None:
    page.goto(f"{page.url.split('#')[0]}#/table/{table}")
    page.reload()
    expect(page.locator(".europe .place")).to_have_count(70, timeout=COLD)


def overhear(page: Page) -> list[str]:
    """Everything the page is told over its connection, as it was sent."""
    told: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda payload: told.append(str(payload)))

    page.on("websocket", listen)
    return told


def place(ident: str) -> str:
    return f"[data-place='city:{ident}']"


def touch(page: Page, ident: str) -> None:
    """Click on a city: its dot, not its label."""
    page.locator(f"{place(ident)} .reach").click()


def transform(page: Page) -> str:
    style: str = page.locator(".europe .sheet").evaluate("sheet => sheet.style.transform")
    return style


def at_rest(page: Page) -> str:
    """The whole map in its window, once the sheets below have taken their room for good."""
    page.evaluate("document.fonts.ready.then(() => true)")
    seen = ""
    for _ in range(50):
        page.keyboard.press("0")
        before, seen = seen, transform(page)
        if seen == before:
            break
        page.wait_for_timeout(100)
    return seen


@pytest.mark.parametrize(("lang", "phone"), [("en", False), ("fr", True)], ids=["english", "french-phone"])
def test_from_the_start_page_to_a_first_move_on_the_map(visit: Visit, lang: str, phone: bool):
    # given somebody who plays at once: as Dracula, who chooses where he begins
    page = visit(lang=lang, phone=phone)
    page.click("[data-play=dracula]")
    expect(page.locator(".place.lit").first).to_be_attached(timeout=COLD)
    asked = page.locator(".question h2").inner_text()
    lit = page.locator(".place.lit").first
    name = lit.locator("text").first.text_content()
    expect(lit).to_have_attribute("aria-label", re.compile(f"^{name}, "))
    # when he touches a lit city
    lit.dispatch_event("click")
    # then he is there, on the map and on his trail, and is asked something else
    expect(page.locator(".figure.dracula")).to_be_attached()
    expect(page.locator(f'[data-space][aria-label*="{name}"]').first).to_be_attached()
    expect(page.locator(".question h2")).not_to_have_text(asked)


def test_a_hunter_travels_by_mouse_and_takes_the_train(visit: Visit):
    page = visit()
    enter(page, sit_down(A_DAY, page))
    # given Lord Godalming in Paris: what he can reach by road is lit and says how
    lit = page.locator(".place.lit")
    expect(lit.first).to_be_attached()
    expect(page.locator(place("brussels"))).to_have_attribute("aria-label", re.compile("By road to Brussels"))
    assert page.locator(f"{place('brussels')} .means").count() == 1
    # when the ticket on his sheet is touched, the railways' ends are lit instead
    page.locator(".sheet.godalming [data-card^='ticket:']").click()
    expect(page.locator(place("cologne"))).to_have_attribute("aria-label", re.compile("By rail to Cologne"))
    # and a click on the map takes him there
    touch(page, "cologne")
    expect(page.locator(".sheet.godalming .who")).to_contain_text("Cologne")
    expect(page.locator(".sheet.seward.acting")).to_be_attached()


def test_the_map_and_its_places_by_keyboard_alone(visit: Visit):
    page = visit()
    enter(page, sit_down(A_DAY, page))
    frame = page.locator(".europe .window")
    # the map: arrows and plus and minus move it, zero brings it back
    frame.focus()
    first = at_rest(page)
    page.keyboard.press("+")
    page.keyboard.press("+")
    page.keyboard.press("ArrowRight")
    assert transform(page) != first
    assert at_rest(page) == first
    # the places: Tab goes in, arrows go from one to the next, Page Down to what can be chosen
    page.keyboard.press("Tab")
    expect(page.locator(place("paris"))).to_be_focused()
    page.keyboard.press("ArrowUp")
    assert page.evaluate("document.activeElement.dataset.place") != "city:paris"
    page.keyboard.press("PageDown")
    chosen = page.evaluate("document.activeElement.dataset.place")
    assert page.locator(f"[data-place='{chosen}'].lit").count() == 1
    # an unlit place tells more and why it cannot be chosen
    page.keyboard.press("i")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    # Enter moves there
    page.locator(f"[data-place='{chosen}']").focus()
    page.keyboard.press("Enter")
    name = page.locator(f"[data-place='{chosen}'] text").first.text_content()
    expect(page.locator(".sheet.godalming .who")).to_contain_text(name or "?")


def test_a_place_that_cannot_be_reached_says_why(visit: Visit):
    page = visit()
    enter(page, sit_down(A_DAY, page))
    touch(page, "vienna")
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("Austro-Hungarian")
    dialog.locator(".why").click()
    # then the rule behind it is told: its words, and its id small beneath
    expect(dialog.locator(".reasons .rule").first).to_contain_text("A road move goes to an adjacent city.")
    expect(dialog.locator(".reasons .rule button").first).to_contain_text("FOD-ROAD-01")
    # and it leads to the book of rules
    open_the_rule(page)


#: How far figures stand out of the map's window, in pixels: the worst of them.
OUT_OF_SIGHT = """() => {
  const window_ = document.querySelector(".europe .window").getBoundingClientRect();
  const boxes = [...document.querySelectorAll(".figure circle")].map((one) => one.getBoundingClientRect());
  return Math.max(...boxes.map((box) => Math.max(box.right - window_.right, window_.left - box.left)));
}"""


def test_figures_at_the_edge_of_the_map_are_seen_whole(visit: Visit):
    # given everybody on the Black Sea, at the right edge of the map
    hunters = {name: {"at": "black_sea"} for name in A_DAY["hunters"]}
    page = visit()
    enter(page, sit_down({"trail": ["munich"], "time": "wednesday day", "hunters": hunters}, page))
    page.locator(".europe .window").focus()
    at_rest(page)
    # then each of them is wholly in sight
    expect(page.locator(".figure")).to_have_count(len(hunters))
    assert page.evaluate(OUT_OF_SIGHT) <= 0


def test_several_answers_about_one_city_are_listed_beside_it(visit: Visit):
    # given Dracula, who may walk to a city or run there as a wolf
    page = visit()
    enter(page, sit_down({"trail": ["munich"], "begin": "dracula"}, page, dracula=True))
    expect(page.locator(f"{place('nuremberg')}.lit")).to_be_attached()
    # when he touches it
    touch(page, "nuremberg")
    # then both are offered, and one of them is taken
    offered = page.locator(".offered .choice")
    expect(offered).to_have_count(2)
    offered.first.click()
    expect(page.locator("[data-space='space:1']")).to_have_attribute("aria-label", re.compile("Nuremberg"))


def test_combat_cards_are_laid_in_secret_and_turn_over_together(visit: Visit):
    # given two people in a fight
    dracula, hunters = visit(), visit(lang="fr")
    heard = overhear(hunters)
    table = sit_down(A_FIGHT, dracula, hunters, dracula=True)
    enter(dracula, table)
    enter(hunters, table)
    # when Dracula lays Claws
    dracula.locator("[data-fight='combat:claws']").click()
    expect(dracula.locator("[data-fight]")).to_have_count(0)
    # then he sees it lie there, and the hunter's page does not know what he has chosen
    expect(dracula.locator(".his .fightcard.up:not(.small)")).to_have_attribute(
        "aria-label", re.compile("^Claws, ")
    )
    hunters.wait_for_timeout(300)
    assert hunters.locator(".his .fightcard.up:not(.small)").count() == 0
    assert not any("claws" in told or "Griffes" in told for told in heard)
    # and when the hunter shoots, both see both cards
    hunters.locator("[data-fight='item:rifle']").click()
    for page, claws in ((dracula, "Claws"), (hunters, "Griffes")):
        expect(page.locator(".reveal figure")).to_have_count(2)
        expect(page.locator(".reveal")).to_contain_text(claws)


def test_on_a_phone_the_cards_of_a_fight_are_laid_and_read_with_a_finger(visit: Visit):
    page = visit(phone=True)
    enter(page, sit_down(A_FIGHT, page))
    # what a card does is told without laying it
    page.locator(".held .about").first.tap()
    expect(page.get_by_role("dialog")).to_contain_text(re.compile("Rifle"))
    page.keyboard.press("Escape")
    page.locator("[data-fight='combat:punch']").tap()
    expect(page.locator(".reveal figure")).to_have_count(2)


def test_a_finished_game_is_seen_again_with_the_eyes_of_either_side(visit: Visit, server: Server):
    # given a game that is over, on a phone; when it is looked at again, then the map is there
    page = visit(phone=True)
    page.context.request.post("/api/guest", data={"nickname": "Mina"}, headers={"X-Nocturne": "1"})
    table = server.finished(page, "dracula", 2)
    page.goto(f"{server.address}/#/replay/{table}")
    slider = page.get_by_role("slider")
    expect(page.locator(".europe .place")).to_have_count(70, timeout=COLD)
    last = int(slider.get_attribute("max") or 0)
    slider.fill(str(last // 4))
    expect(page.get_by_text(f"Answer {last // 4:,} of {last:,}")).to_be_visible()
    # and with Dracula's eyes it shows where he was, with a hunter's what they held
    page.get_by_label("Seen by").select_option("0")
    expect(page.locator(".figure.dracula")).to_be_attached()
    expect(page.locator("[data-power]").first).to_be_attached()
    page.get_by_label("Seen by").select_option("1")
    expect(page.locator("[data-power]")).to_have_count(0)
    # and nothing serious stands in the way of a screen reader
    assert faults(page) == []


def test_hunters_share_their_suspicions_and_dracula_sees_none(visit: Visit):
    # given Dracula and two people who hunt him
    dracula, mina, jack = visit(), visit(), visit(lang="fr")
    heard = overhear(dracula)
    table = sit_down(A_DAY, dracula, mina, jack, dracula=True)
    for page in (dracula, mina, jack):
        enter(page, table)
    # when one of them marks a city
    mina.locator(".tool.suspect").click()
    touch(mina, "prague")
    # then the other sees it, and who put it there
    expect(jack.locator(f"{place('prague')} .mark.suspect")).to_be_attached()
    expect(jack.locator(place("prague"))).to_have_attribute("aria-label", re.compile("Suspect.*Person 1"))
    # and Dracula neither sees nor is told anything
    assert dracula.locator(".mark").count() == 0
    assert not any(json.loads(told)["type"] == "marks" for told in heard)
    # and by keyboard it is changed and taken away again
    jack.locator(place("prague")).focus()
    for kind in ("watch", "cleared"):
        jack.keyboard.press("m")
        expect(jack.locator(f"{place('prague')} .mark.{kind}")).to_be_attached()
    jack.keyboard.press("m")
    expect(mina.locator(f"{place('prague')} .mark")).to_have_count(0)


def test_a_hunters_page_is_the_same_wherever_dracula_hides(visit: Visit):
    """Two tables that differ only in Dracula's place: the hunters' pages are alike, letter by letter."""
    pages: list[str] = []
    for hidden in ("munich", "salonica"):
        page = visit()
        heard = overhear(page)
        enter(page, sit_down({**A_DAY, "trail": [hidden]}, page))
        expect(page.locator(".sheet.godalming.acting")).to_be_attached()
        frames = [told for told in map(json.loads, heard) if told["type"] == "frame"]
        assert frames
        for told in frames:
            assert told["table"]["dracula"]["place"] is None
            assert told["table"]["trail"][0]["place"] is None
        assert page.locator(".figure.dracula").count() == 0
        bot = frames[-1]["names"]["seat:0"]
        # How large the map is drawn may differ by a pixel with the length of a name.
        html: str = page.locator("main .dracula").first.evaluate(BUT_FOR_THE_SIZE)
        pages.append(re.sub(rf"\b{bot}\b", "Dracula’s player", html))
    assert pages[0] == pages[1]


def test_the_language_changes_in_the_middle_of_a_game(visit: Visit):
    page = visit()
    enter(page, sit_down(A_DAY, page))
    expect(page.locator(f"{place('london')} text").first).to_have_text("London")
    page.get_by_role("button", name="FR").or_(page.locator("[lang=fr], [data-lang=fr]")).first.click()
    expect(page.locator(f"{place('london')} text").first).to_have_text("Londres")
    expect(page.locator(".question h2")).to_contain_text("que faites-vous")


def test_on_a_phone_sheets_and_trail_open_from_below(visit: Visit):
    page = visit(phone=True)
    enter(page, sit_down(A_DAY, page))
    expect(page.locator(".sheet.mina")).to_be_hidden()
    page.locator("[data-drawer-tab=hunters]").click()
    expect(page.locator(".sheet.mina")).to_be_visible()
    page.locator("[data-drawer-tab=trail]").click()
    expect(page.locator("[data-space='space:1']")).to_be_visible()
    expect(page.locator(".sheet.mina")).to_be_hidden()
    page.locator("[data-drawer-tab=trail]").click()
    expect(page.locator("[data-space='space:1']")).to_be_hidden()


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize("position", [A_DAY, A_FIGHT], ids=["day", "fight"])
def test_nothing_stands_in_the_way_of_anybody_in_a_hunt(visit: Visit, position: Json, phone: bool):
    page = visit(phone=phone, lang="fr" if phone else "en")
    enter(page, sit_down(position, page))
    assert faults_in_both_themes(page) == []
