"""The page around the games: coming in, sitting down, the language, the connection, looking again."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.web.conftest import PATIENCE, Server, Visit, faults_in_both_themes
from tests.web.test_chapters import Reader
from tests.web.test_dracula import A_DAY, enter
from tests.web.test_dracula import sit_down as sit_at_the_hunt


def sit_down(page: Page, game: str = "dracula") -> str:
    """One click from the start page; gives the id of the table."""
    page.click(f"[data-play={game}]")
    expect(page.locator("[data-key]").first).to_be_visible()
    return str(page.evaluate("location.hash")).split("/")[-1]


def number_of(server: Server, table: str) -> int:
    """How many answers have been given at a table."""

    async def look() -> int:
        return (await server.services.registry.live(table)).table.number

    return server.do(look())


def answered(server: Server, table: str, before: int) -> bool:
    """Whether there has been another answer since."""
    return number_of(server, table) > before


def until(holds: Callable[[], bool], wait: Callable[[], None] = lambda: time.sleep(0.05)) -> None:
    """Wait for something that happens in the server."""
    patience = time.monotonic() + PATIENCE / 1000
    while not holds():
        assert time.monotonic() < patience, "it never happened"
        wait()


def questions(page: Page) -> str:
    return page.locator("section.question h2").inner_text()


@pytest.mark.parametrize("game", ["vtes", "dracula", "chapters"])
@pytest.mark.parametrize(("lang", "phone"), [("en", False), ("fr", True)], ids=["english", "french-phone"])
def test_one_click_leads_to_a_running_table(visit: Visit, game: str, lang: str, phone: bool):
    # given somebody who has never been here
    page = visit(lang=lang, phone=phone)
    expect(page.locator("html")).to_have_attribute("lang", lang)
    # when she chooses a game, then she sits at a table and is asked something, with answers to choose from
    sit_down(page, game)
    assert page.evaluate("location.hash").startswith("#/table/")
    # and nothing stands in the way of anybody there
    assert faults_in_both_themes(page) == []


def test_the_name_one_has_can_be_chosen_before(visit: Visit):
    page = visit()
    page.fill("#nickname", "Carmilla")
    sit_down(page)
    expect(page.locator(".seats .me")).to_contain_text("Carmilla")


def test_the_language_changes_at_any_moment_without_losing_anything(visit: Visit):
    page = visit(lang="en")
    sit_down(page)
    said = questions(page)
    page.get_by_role("button", name="Français").click()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.locator("section.question h2")).not_to_have_text(said)
    expect(page.get_by_role("tab", name="Journal")).to_be_visible()
    page.get_by_role("button", name="English").click()
    expect(page.locator("section.question h2")).to_have_text(said)


def test_a_cut_line_comes_back_by_itself(visit: Visit, server: Server):
    # given a table being played
    page = visit(quiet=True)
    table = sit_down(page)
    before = number_of(server, table)
    # when the server's side breaks
    server.cut(table)
    expect(page.locator("[data-line=open]")).to_be_attached()
    # then the game goes on where it was
    page.locator(".choice").first.click()
    until(lambda: number_of(server, table) > before)


def test_an_answer_given_offline_counts_once_one_is_back(visit: Visit, server: Server):
    page = visit(quiet=True)
    table = sit_down(page)
    before = number_of(server, table)
    # when she is offline, then she is told so, and what she chooses waits
    page.context.set_offline(True)
    expect(page.locator("[data-line=lost]")).to_be_attached()
    key = page.locator(".choice").first.get_attribute("data-key")
    page.locator(".choice").first.click()
    assert number_of(server, table) == before
    # when she is back, then it counts, once
    page.context.set_offline(False)
    until(lambda: number_of(server, table) > before)
    expect(page.locator("[data-line=open]")).to_be_attached()

    async def given() -> list[str]:
        answers = (await server.services.registry.live(table)).table.answers[before:]
        return [answer.key for answer in answers if answer.seat == 0]

    assert server.do(given())[:1] == [key]


def test_leaving_and_coming_back_finds_the_same_question(visit: Visit):
    page = visit()
    sit_down(page)
    asked = questions(page)
    page.reload()
    expect(page.locator("section.question h2")).to_have_text(asked)
    page.goto(page.url.split("#")[0])
    page.get_by_role("link", name="Go on").first.click()
    expect(page.locator("section.question h2")).to_have_text(asked)


def test_two_people_and_a_spectator_at_one_table(visit: Visit):
    # given a table of Dracula for two people
    mina = visit(path="#/new/dracula")
    mina.get_by_label("Private table").check()
    mina.get_by_role("button", name="Open the table").click()
    code = mina.locator(".code").inner_text()
    # when the other comes by the code, and sits down
    lucy = visit(lang="fr", phone=True, path="#/lobby")
    lucy.fill("#code", code.lower())
    lucy.get_by_role("button", name="Rejoindre").click()
    lucy.get_by_role("button", name="S’asseoir ici").click()
    expect(mina.locator("ol li")).to_have_count(2)
    # then the game waits until she is ready
    begin = mina.get_by_role("button", name="Begin", exact=True)
    expect(begin).to_be_disabled()
    lucy.get_by_role("button", name="Je suis prêt").click()
    expect(begin).to_be_enabled()
    mina.get_by_role("button", name="Begin", exact=True).click()
    # then both are at the table, and one of them is asked
    expect(mina.locator(".room")).to_be_visible()
    expect(lucy.locator(".room")).to_be_visible()
    expect(mina.locator(".seats").get_by_label("here")).to_have_count(2)
    # and a third person watches, sees the table and may choose nothing
    jack = visit(path=str(mina.evaluate("location.hash")))
    expect(jack.locator(".room")).to_be_visible()
    expect(jack.locator(".choice")).to_have_count(0)
    expect(jack.get_by_text("You are watching.")).to_be_visible()
    expect(mina.get_by_text("1 watching")).to_be_visible()
    # what one says is read by all
    mina.keyboard.press("c")
    mina.locator("#chat-text").fill("Good evening")
    mina.keyboard.press("Enter")
    jack.get_by_role("tab", name="Chat").click()
    expect(jack.get_by_role("log", name="Chat")).to_contain_text("Good evening")
    expect(lucy.get_by_role("tab", name="Discussion")).to_contain_text("1")


def test_with_the_keyboard_alone(visit: Visit, server: Server):
    # given the start page; when she goes to a game with Tab and presses Enter
    page = visit()
    expect(page.locator("[data-play=vtes]")).to_be_visible()
    for _ in range(30):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement?.dataset?.play") == "vtes":
            break
    page.keyboard.press("Enter")
    # then P lets go by what she could play before her first influence phase, where there are several answers
    expect(page.locator(".choice").first).to_be_visible()
    table = str(page.evaluate("location.hash")).split("/")[-1]
    while "influence phase" not in (asked := questions(page)):
        before = number_of(server, table)
        page.keyboard.press("p")
        until(partial(answered, server, table, before))
        expect(page.locator("section.question h2")).not_to_have_text(asked)
        expect(page.locator(".choice").first).to_be_visible()
    before = number_of(server, table)
    # a number chooses, and U takes it back
    page.keyboard.press("1")
    until(lambda: number_of(server, table) > before)
    expect(page.get_by_role("button", name="Undo")).to_be_visible()
    page.keyboard.press("u")
    until(lambda: number_of(server, table) == before)
    expect(page.get_by_role("button", name="Undo")).to_be_hidden()
    # Enter goes to the list, arrows and Tab go through it, Enter chooses
    page.evaluate("document.activeElement?.blur()")
    page.keyboard.press("Enter")
    expect(page.locator(".choice:focus")).to_have_count(1)
    now = number_of(server, table)
    page.keyboard.press("Enter")
    until(lambda: number_of(server, table) > now)
    # the other keys: help, log, chat
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Help")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog", name="Help")).to_be_hidden()
    page.keyboard.press("c")
    expect(page.locator("#chat-text")).to_be_focused()


def at_the_gate(page: Page) -> None:
    Reader(page, phone=False).at_the_gate()


def at_a_hunt(page: Page) -> None:
    enter(page, sit_at_the_hunt(A_DAY, page))


@pytest.mark.parametrize("come", [at_a_hunt, at_the_gate], ids=["dracula", "chapters"])
def test_the_keys_are_the_same_at_every_table(visit: Visit, server: Server, come: Callable[[Page], None]):
    # given a table; when somebody writes to the others, then a number is a letter of theirs
    page = visit()
    come(page)
    table = str(page.evaluate("location.hash")).split("/")[-1]
    before = number_of(server, table)
    page.keyboard.press("c")
    expect(page.locator("#chat-text")).to_be_focused()
    page.keyboard.press("1")
    expect(page.locator("#chat-text")).to_have_value("1")
    # and Escape leads back to the table
    page.keyboard.press("Escape")
    expect(page.locator("#chat-text")).not_to_be_focused()
    assert number_of(server, table) == before
    # when they press Enter, then they are at the answers, and with another one is given
    page.keyboard.press("Enter")
    expect(page.locator("[data-key]:focus")).to_have_count(1)
    page.keyboard.press("Enter")
    until(partial(answered, server, table, before), lambda: page.wait_for_timeout(50))
    # and a number gives an answer too
    before = number_of(server, table)
    expect(page.locator("[data-busy=true]")).to_have_count(0)
    page.evaluate("document.activeElement?.blur()")
    expect(page.locator("[data-key]:visible").first).to_be_visible()
    page.keyboard.press("1")
    until(partial(answered, server, table, before), lambda: page.wait_for_timeout(50))
    # and Escape closes what is open over the table
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Help")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog", name="Help")).to_have_count(0)


def test_the_next_question_may_be_answered_before_the_last_answer_is_acknowledged(
    visit: Visit, server: Server
):
    # given a line on which acknowledgements are lost
    page = visit()
    asked = -1  # the number of the latest question that has come through

    def lose_acknowledgements(line: WebSocketRoute) -> None:
        behind = line.connect_to_server()

        def pass_on(told: str | bytes) -> None:
            nonlocal asked
            message = json.loads(told)
            if message["type"] == "ack":
                return
            line.send(told)
            if message["type"] == "frame" and message["question"] is not None:
                asked = message["question"]["number"]

        behind.on_message(pass_on)

    def has_come(number: int) -> bool:
        return asked >= number

    def let_through() -> None:
        page.wait_for_timeout(50)

    page.route_web_socket(re.compile("/ws/"), lose_acknowledgements)
    table = sit_down(page, "chapters")
    # when each question is answered as soon as it is there, then every answer counts
    for _ in range(3):
        before = number_of(server, table)
        until(partial(has_come, before), let_through)
        page.wait_for_timeout(200)
        page.keyboard.press("1")
        until(partial(answered, server, table, before), let_through)


def test_space_gives_the_usual_answer(visit: Visit, server: Server):
    page = visit()
    table = sit_down(page, "vtes")
    expect(page.locator(".choice.usual")).to_be_visible()
    key = page.locator(".choice.usual").get_attribute("data-key")
    before = number_of(server, table)
    page.evaluate("document.activeElement?.blur()")
    page.keyboard.press("Space")
    until(lambda: number_of(server, table) > before)

    async def given() -> str:
        return (await server.services.registry.live(table)).table.answers[before].key

    assert server.do(given()) == key


def test_why_not_names_the_rule(visit: Visit):
    # given a table of VTES; when she opens a card of hers and asks why she can do nothing with it
    page = visit()
    sit_down(page, "vtes")
    page.locator(".log, [role=log]").first.wait_for()
    page.locator("[role=log] button.name").last.click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    dialog.get_by_role("button", name=re.compile("^Why")).first.click()
    # then there is an answer
    expect(dialog.locator(".reasons")).not_to_be_empty()


def test_a_finished_game_is_looked_at_again(visit: Visit, server: Server):
    # given a game that is over
    page = visit()
    page.context.request.post("/api/guest", data={"nickname": "Mina"}, headers={"X-Nocturne": "1"})
    table = server.finished(page, "dracula", 2)
    # when she opens it from the lobby
    page.goto(f"{server.address}/#/lobby")
    page.reload()
    page.get_by_role("link", name="Watch again").click()
    slider = page.get_by_role("slider")
    expect(slider).to_be_visible()
    # then she goes through it step by step, from any seat
    page.get_by_role("button", name="One answer on").click()
    expect(page.get_by_text("Answer 1 of")).to_be_visible()
    page.get_by_role("button", name="To the end").click()
    expect(page.get_by_text(re.compile("wins?[.]"))).to_be_visible()
    page.keyboard.press("Home")
    expect(page.get_by_text("Answer 0 of")).to_be_visible()
    page.get_by_label("Seen by").select_option("0")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_text("Answer 0 of")).to_be_hidden()  # it goes on by itself
    page.get_by_role("button", name="Pause").click()
    # a line of the log leads to its moment, whose address can be sent to somebody
    line = page.locator("li .to").last
    number = int(line.inner_text().replace(",", ""))
    line.click()
    expect(page.get_by_text(f"Answer {number:,} of")).to_be_visible()
    page.wait_for_url(re.compile(rf"at={number}&seat=0$"))
    page.reload()
    expect(page.get_by_text(f"Answer {number:,} of")).to_be_visible()
    # and the record can be kept
    with page.expect_download() as download:
        page.get_by_role("button", name="Save the record").click()
    assert download.value.suggested_filename == f"{table}.nocturne"
    record = Path(download.value.path()).read_bytes()
    # the table itself says how it ended
    page.goto(f"{server.address}/#/table/{table}")
    expect(page.get_by_role("heading", name="The game is over")).to_be_visible()
    # and one can play on from a moment, against bots, and keep what one has known of that game so far
    page.goto(f"{server.address}/#/replay/{table}?at=3&seat=1")
    page.get_by_role("button", name="Play from here against bots").click()
    expect(page.locator(".choice").first).to_be_visible()
    page.get_by_role("button", name="More").click()
    with page.expect_download() as known:
        page.get_by_role("button", name="Save what I know of this game").click()
    # and somebody else can bring them in from the files
    other = visit(path="#/lobby")
    other.locator("input[type=file]").set_input_files(
        {
            "name": "known.json",
            "mimeType": "application/json",
            "buffer": Path(known.value.path()).read_bytes(),
        }
    )
    expect(other.get_by_role("slider")).to_be_visible(timeout=PATIENCE)
    other.goto(f"{server.address}/#/lobby")
    picker = other.locator("input[type=file]")
    picker.set_input_files({"name": "night.nocturne", "mimeType": "text/plain", "buffer": record})
    expect(other.get_by_role("slider")).to_be_visible(timeout=PATIENCE)


def test_a_report_can_be_saved(visit: Visit):
    page = visit()
    table = sit_down(page)
    page.get_by_role("button", name="More").click()
    with page.expect_download() as download:
        page.get_by_role("button", name="Save a report").click()
    told = json.loads(Path(download.value.path()).read_text(encoding="utf-8"))
    assert told["table"] == table
    assert told["frame"]["game"] == "dracula"
    assert told["record"] is None  # it would tell what is hidden: only of a finished game


def test_an_account_keeps_ones_games(visit: Visit):
    page = visit()
    sit_down(page)
    page.goto(page.url.split("#")[0] + "#/account")
    page.fill("#name", f"Renfield {id(page) % 10_000}")
    page.fill("#password", "flies and spiders")
    page.get_by_role("button", name="Make an account").click()
    expect(page.get_by_role("button", name="Sign out")).to_be_visible()
    page.goto(page.url.split("#")[0] + "#/lobby")
    expect(page.get_by_role("link", name="Go on")).to_be_visible()
