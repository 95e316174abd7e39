"""Several people at one table: clocks that run out, a move taken back because the other agrees, and a coterie
that decides together."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Server, Visit, patiently
from tests.web.test_vtes import ask

Json = dict[str, Any]

#: Nothing is in any hand: Mina hunts, Lucy may block.
HUNT: Json = {
    "players": [
        {"pool": 12, "library": ["Blur"] * 5, "ready": [{"card": "Tara", "blood": 3}, "Anson"]},
        {"pool": 12, "library": ["Blur"] * 5, "ready": ["Malachi"]},
    ]
}
SHOP: Json = {
    "prepare": "shop",
    "chapter": "ch.ice_house",
    "characters": [{"character": "thomas"}, {"character": "lucianna"}],
    "coterie": {"boons": 3},
}


def together(
    visit: Visit, game: str, position: Json, *, speed: str = "instant", moving: bool = False, **terms: object
) -> tuple[Page, Page, str]:
    """Mina on a desktop and Lucy on a phone, in French, sit down at one table; their pages and its id."""
    mina, lucy = visit(speed=speed, moving=moving), visit(lang="fr", phone=True, speed=speed, moving=moving)
    for page, name in ((mina, "Mina"), (lucy, "Lucy")):
        ask(page, "/guest", {"nickname": name})
    seats = [{"kind": "me"}, {"kind": "open"}]
    wanted = {"game": game, "seats": seats, "options": {"position": position}, "private": True, **terms}
    made = ask(mina, "/tables", wanted)
    table = str(made["table"])
    ask(lucy, f"/tables/{table}/sit", {"code": made["code"]})
    ask(mina, f"/tables/{table}/start", {})
    for page in (mina, lucy):
        page.goto("about:blank")  # who one is, the page asks only once
        page.goto(f"/#/table/{table}")
        expect(page.locator(".room")).to_be_visible()
    return mina, lucy, table


def choose(page: Page, key: str) -> None:
    page.locator(f"[data-key^='{key}']").first.click()


def leave(server: Server, table: str, seat: int, seconds: float) -> None:
    """Nearly all of somebody's time goes by at once: so much is left."""

    async def turn() -> None:
        live = await server.services.registry.live(table)
        clock, due = live.clocks.of(seat), live.clocks.due(seat)
        assert clock.since is not None, "her clock stands still"
        assert due is not None
        clock.since -= due - live.session.now() - seconds
        live.wake()

    server.do(turn())


def answers_at(server: Server, table: str) -> list[tuple[int, str]]:
    """Everything that was answered at a table."""

    async def look() -> list[tuple[int, str]]:
        return [(one.seat, one.key) for one in (await server.services.registry.live(table)).table.answers]

    return server.do(look())


def test_a_clock_runs_warns_and_runs_out_and_one_comes_back(visit: Visit, server: Server):
    # given a table with five minutes for every question, at which Mina is asked
    pace = {"kind": "live", "seconds": 300, "bank": 0}
    mina, lucy, table = together(visit, "vtes", HUNT, pace=pace)
    clock = mina.locator(".clocks [data-clock='0']")
    # then she sees it run, and is warned when little is left
    expect(clock.locator("b")).to_have_text(re.compile(r"[34]:\d\d"))
    seen = clock.locator("b").inner_text()
    expect(clock.locator("b")).not_to_have_text(seen)
    expect(clock).not_to_have_class(re.compile("warned"))
    leave(server, table, 0, 9.5)
    expect(clock).to_have_class(re.compile("warned"))
    expect(clock.get_by_label("little time left")).to_be_visible()
    expect(mina.get_by_text("You have little time left.")).to_be_visible()
    # when it runs out, then a bot plays for her
    leave(server, table, 0, 0)
    expect(clock).to_contain_text("a bot plays for you")
    expect(mina.locator("section.question h2")).to_have_count(0)
    # and what the bot does is not hers to undo
    expect(mina.locator("section.question [aria-keyshortcuts=u]")).to_have_count(0)
    # until she says that she is here again; Lucy passes, so that there is something to ask
    mina.get_by_role("button", name="I am here again").click()
    expect(mina.get_by_text("a bot plays for you")).to_have_count(0)
    for _ in patiently():
        if mina.locator("section.question h2").is_visible():
            break
        if lucy.locator("[data-key=decline], [data-key=pass]").first.is_visible():
            lucy.locator("[data-key=decline], [data-key=pass]").first.click()
        lucy.wait_for_timeout(200)
    expect(mina.locator("section.question h2")).to_be_visible()
    expect(clock.locator("b")).to_have_text(re.compile(r"[345]:\d\d"))


@pytest.mark.parametrize("agrees", [True, False], ids=["agreed", "refused"])
def test_a_move_is_taken_back_only_if_the_other_agrees(visit: Visit, server: Server, agrees: bool):
    # given a hunt that Lucy did not block: Mina cannot undo it alone any more
    mina, lucy, table = together(visit, "vtes", HUNT, masking="fast")
    mina.locator("[data-key^='hunt:']", has_text="Tara").first.click()
    choose(lucy, "decline")
    expect(mina.locator("[data-key=pass]").first).to_be_visible()
    hunted = answers_at(server, table)
    expect(mina.get_by_role("button", name="Undo")).to_be_hidden()
    # when she asks to take it back, then the move is named and Lucy is asked
    mina.get_by_role("button", name="More").click()
    mina.get_by_role("button", name="Ask to take back my last move").click()
    expect(mina.get_by_role("region", name="A move taken back")).to_contain_text("Lucy")
    wish = lucy.get_by_role("region", name="Un coup repris")
    expect(wish).to_contain_text("Tara")
    if agrees:
        wish.get_by_role("button", name="Accepter").click()
        # then both are where they were before the hunt
        expect(mina.get_by_text("The move is taken back.")).to_be_visible()
        expect(mina.locator("[data-key^='hunt:']").first).to_be_visible()
        assert len(answers_at(server, table)) < len(hunted)
    else:
        wish.get_by_role("button", name="Refuser").click()
        # then everything stays as it is, and Mina is told so
        expect(mina.get_by_text("Not agreed: the move stands.")).to_be_visible()
        assert answers_at(server, table) == hunted
    expect(mina.get_by_role("region", name="A move taken back")).to_have_count(0)
    expect(wish).to_have_count(0)


def test_what_one_player_of_a_coterie_proposes_the_other_agrees_to(visit: Visit, server: Server):
    # given two players in the shop; when one would like a knife
    mina, lucy, table = together(visit, "chapters", SHOP)
    mina.locator(".shelves [data-ref='item:item.knife']").click()
    # then nothing is bought before the other has agreed
    expect(mina.locator("[data-key='buy:item.knife']")).to_have_count(0)
    expect(lucy.locator("[data-key=yes]").first).to_be_visible()
    expect(mina.locator(".coterie [data-ref='item:item.knife']")).to_have_count(0)
    choose(lucy, "yes")
    # and then it is theirs, for both to see
    for page in (mina, lucy):
        expect(page.locator(".coterie [data-ref='item:item.knife']")).to_be_visible()
        expect(page.locator(".coterie .numbers b").first).to_have_text("2")
    assert answers_at(server, table)[-2:] == [(0, "buy:item.knife"), (1, "yes")]
