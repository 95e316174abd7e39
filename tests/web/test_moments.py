"""What did I miss, great moments and sound at a real table: Mina is bled out, told how, and sees the end."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.web.conftest import PATIENCE, Server, Visit, faults
from tests.web.test_vtes import ask

#: Behind Mina sits somebody with two vampires; she has three pool and one vampire who could block.
BLEEDING: dict[str, Any] = {
    "players": [
        {"pool": 3, "library": ["Blur"] * 40, "ready": ["Krid"]},
        {"pool": 30, "library": ["Blur"] * 40, "ready": ["Malachi"]},
        {"pool": 30, "library": ["Blur"] * 40, "ready": ["Tara", "Anson"]},
    ]
}
#: Notes the pitch of every tone that is heard, and 0 for a noise.
LISTENING = """
  window.heard = [];
  for (const [source, pitch] of [
    [OscillatorNode, (tone) => Math.round(tone.frequency.value)],
    [AudioBufferSourceNode, () => 0],
  ]) {
    const start = source.prototype.start;
    source.prototype.start = function (...when) {
      window.heard.push(pitch(this));
      return start.apply(this, when);
    };
  }
"""
#: The lower bell of one's turn, the lowest tone of "I am attacked", steel, the second tone of a defeat, the
#: top of a victory, dice.
TURN, ATTACKED, COMBAT, DEFEAT, VICTORY, DICE = 659, 110, 1320, 311, 523, 0


def hears(page: Page, *pitches: int) -> None:
    """Wait until these tones have been heard."""
    for pitch in pitches:
        page.wait_for_function("pitch => window.heard.includes(pitch)", arg=pitch)


def sit_down(page: Page, game: str, position: dict[str, Any], bots: int) -> str:
    ask(page, "/guest", {"nickname": "Mina"})
    seats = [{"kind": "me"}, *[{"kind": "bot"}] * bots]
    wanted = {"game": game, "seats": seats, "options": {"position": position}, "private": True}
    table = str(ask(page, "/tables", wanted)["table"])
    ask(page, f"/tables/{table}/start", {})
    page.goto(f"/#/table/{table}")
    page.reload()
    expect(page.locator(".room")).to_be_visible()
    return table


def test_a_player_who_is_bled_out_is_told_what_they_missed_and_how_it_ended(visit: Visit):
    page = visit(speed="quick")
    page.add_init_script(LISTENING)
    sit_down(page, "vtes", BLEEDING, 2)
    recap = page.locator(".recap")
    ceremony = page.locator("dialog[data-kind=ousted]")
    missed = ""
    for _ in range(40):
        expect(page.locator(".question [data-key]:not(:disabled)").or_(ceremony).first).to_be_visible(
            timeout=4 * PATIENCE
        )
        if ceremony.count():
            break
        if not missed and recap.count() and "bled you" in recap.inner_text():
            # given a bleed that was let go by: the recap names who bled, and how much was lost
            expect(recap).to_contain_text(re.compile(r"(Tara|Anson) \(.+\) bled you for \d"))
            assert faults(page) == []
            # when its lines are wanted, the log marks them
            recap.get_by_role("button", name="Show these lines").click()
            expect(page.locator("[role=log] .target", has_text="bleeds").first).to_be_in_viewport()
            missed = recap.inner_text()
            recap.get_by_role("button", name="Dismiss").click()
            expect(recap).to_have_count(0)
        number = page.locator(".question").get_attribute("data-number")
        page.get_by_role("button", name="Until it concerns me").click()
        page.wait_for_function(
            "(number) => document.querySelector('dialog') ||"
            " document.querySelector('.question')?.dataset.number !== number",
            arg=number,
        )
    assert missed
    # when the last pool is gone, that is a moment of its own: who, and by what last effect
    expect(ceremony).to_contain_text("You are ousted.")
    expect(ceremony).to_contain_text(re.compile(r"(Tara|Anson) bleeds Mina for \d"))
    # and the table behind it is as it was: what she had still lies there
    expect(page.locator(".board.large button.card", has_text="Krid")).to_be_attached()
    assert faults(page) == []
    # when she lets the bots finish, the end is told too, with who has won
    ceremony.get_by_role("button", name="Finish quickly").click()
    over = page.locator("dialog[data-kind=over]")
    expect(over).to_be_visible(timeout=4 * PATIENCE)
    expect(over.locator("h2")).to_contain_text(re.compile("wins|Nobody"))
    over.get_by_role("button", name="To the result").click()
    # and then the points by seat and turn
    points = page.locator("section.over table")
    expect(points.locator("tbody tr")).to_have_count(3)
    expect(points.locator("tr", has_text="Mina")).to_contain_text(re.compile(r"Ousted in turn \d+"))
    expect(points.locator("tr").nth(1)).to_contain_text(re.compile(r"Turn \d+: \+1"))
    assert faults(page) == []
    # and they have heard that it was their turn, that they were attacked, and that they have lost
    hears(page, TURN, ATTACKED, DEFEAT)


def test_sounds_are_switched_one_by_one_and_the_volume_is_kept(visit: Visit):
    page = visit(lang="fr")
    page.add_init_script(LISTENING)
    sit_down(page, "vtes", BLEEDING, 2)
    # given nothing was touched: nothing was heard
    assert page.evaluate("window.heard") == []
    page.get_by_role("button", name="Plus").click()
    page.get_by_role("button", name=re.compile("^Son")).click()
    sounds = page.locator("dialog")
    expect(sounds.get_by_role("switch")).to_have_count(5)
    # when the volume is changed, it is heard at once, and kept
    volume = sounds.get_by_role("slider")
    volume.focus()
    page.keyboard.press("ArrowRight")
    page.wait_for_function("() => window.heard.length > 0")
    expect(sounds.locator("output")).to_have_text(re.compile("60"))
    # when one is switched off, then it is not heard, but the others are: the volume is told by that of a turn
    turn, dice = (sounds.get_by_role("switch", name=name) for name in ("C’est à moi", "Un jet de dés"))
    hears(page, TURN)
    turn.click()
    page.evaluate("window.heard.length = 0")
    volume.press("ArrowRight")
    dice.click()
    dice.click()
    hears(page, DICE)
    assert TURN not in page.evaluate("window.heard")
    volume.press("ArrowLeft")
    turn.click()
    dice.click()
    assert faults(page) == []
    page.reload()
    page.get_by_role("button", name="Plus").click()
    page.get_by_role("button", name=re.compile("^Son")).click()
    expect(sounds.locator("output")).to_have_text(re.compile("60"))
    expect(sounds.get_by_role("switch", name="Un jet de dés")).not_to_be_checked()
    expect(sounds.get_by_role("switch", name="C’est à moi")).to_be_checked()


def test_after_a_hunt_the_whole_trail_is_walked_day_by_day(visit: Visit, server: Server):
    page = visit(phone=True)
    ask(page, "/guest", {"nickname": "Mina"})
    table = server.finished(page, "dracula", 2)
    # when somebody comes to a hunt that is over and asks for the whole trail
    page.goto(f"/#/table/{table}")
    page.reload()
    page.get_by_role("button", name="Dracula’s whole trail").click()
    trail = page.locator("dialog")
    # then every move is there with its day, and they go through them
    days = trail.locator(".days li")
    expect(days.first).to_be_visible()
    assert days.count() > 3
    # on a map in the colours of the table's, land and sea apart
    fills = trail.locator(".map .region").evaluate_all(
        "regions => new Set(regions.map((one) => getComputedStyle(one).fill)).size"
    )
    assert fills == 7
    trail.get_by_role("button", name="Pause").click()
    trail.get_by_role("slider").press("End")
    expect(days.last.locator("[aria-current=step]")).to_be_attached()
    expect(trail.locator("[role=img]")).to_have_attribute("aria-label", re.compile(r"Step (\d+) of \1: \S+"))
    assert faults(page) == []
