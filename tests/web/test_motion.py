"""The movement of what happens: torpor and votes, a lair and an encounter, dice. Each is drawn over the table
where it happens, for a moment, by whoever it is done."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.test_chapters import Reader
from tests.web.test_dracula import enter
from tests.web.test_dracula import sit_down as sit_at_the_hunt
from tests.web.test_moments import sit_down
from tests.web.test_together import choose, together

Json = dict[str, Any]
#: Notes every cue with its words and what lies under it, every card held up, and every die that rolls.
NOTE = """() => {
  window.noted = new Set();
  const under = (cue) => {
    const { x, y, width, height } = cue.getBoundingClientRect();
    const [left, top] = [x + width / 2, y + height / 2];
    for (const one of document.querySelectorAll("main [data-ref], main [data-place], main [data-anchor]")) {
      const box = one.getBoundingClientRect();
      if (left < box.left - 2 || left > box.right + 2 || top < box.top - 2 || top > box.bottom + 2) continue;
      noted.add(`${cue.dataset.cue} on ${one.dataset.anchor ?? one.dataset.ref ?? one.dataset.place}`);
    }
  };
  const look = () => {
    for (const cue of document.querySelectorAll("[data-cue]")) {
      if (cue.seen) continue;
      cue.seen = true;
      noted.add(cue.dataset.cue);
      if (cue.dataset.cue === "words") noted.add(cue.textContent);
      if (cue.dataset.cue === "ring") under(cue);
    }
    if (document.querySelector("[data-spotlight]")) noted.add("spotlight");
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
  document.addEventListener("animationstart", ({ animationName, target }) => {
    if (target.matches(".die") && animationName.endsWith("roll")) noted.add("die");
  });
}"""
NOTED = "(wanted) => wanted.every((one) => window.noted.has(one))"

#: Selma, who can attack Octane or call a referendum; Octane is locked, has no blood, and nobody else can act.
SELMA: Json = {
    "phase": "minion",
    "turn": 10,
    "players": [
        {
            "pool": 14,
            "library": ["Blur"] * 20,
            "hand": ["Kine Resources Contested", "Bum's Rush"],
            "ready": ["Selma the Repugnant"],
        },
        {"pool": 30, "library": ["Blur"] * 20, "ready": [{"card": "Octane", "blood": 0, "locked": True}]},
        {"pool": 30, "library": ["Blur"] * 20, "uncontrolled": ["Alice Chen"]},
    ],
}
#: Agrippina can hide, Isabel can look for whoever hides.
HIDE_AND_SEEK: Json = {
    "phase": "minion",
    "turn": 10,
    "players": [
        {"pool": 20, "hand": ["Faceless Night"], "library": ["Blur"] * 9, "ready": ["Agrippina"]},
        {"pool": 20, "hand": ["Enhanced Senses"], "library": ["Blur"] * 9, "ready": ["Isabel de Leon"]},
    ],
}
#: How far the ends of a line are from what it is drawn between, in pixels.
ENDS = """([from, to]) => {
  const line = document.querySelector("[data-arrow]");
  const layer = line.closest("[data-motion-layer]").getBoundingClientRect();
  const apart = (at, what) => {
    const { left, right, top, bottom } = document.querySelector(what).getBoundingClientRect();
    const [x, y] = [at.x + layer.x, at.y + layer.y];
    return Math.max(left - x, x - right, top - y, y - bottom, 0);
  };
  return [apart(line.getPointAtLength(0), from), apart(line.getPointAtLength(line.getTotalLength()), to)];
}"""
#: Keeps what was shown large of a card: how wide it was, how large its words were, and what was said of it.
LARGE = """() => {
  window.large = null;
  const look = () => {
    const shown = document.querySelector("[data-spotlight]");
    const words = shown?.querySelector(".text");
    if (!words) return;
    const size = parseFloat(getComputedStyle(words).fontSize);
    window.large = { width: shown.querySelector(".face").offsetWidth, size, said: shown.textContent };
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true });
}"""
#: A hideout of Dracula's has come to the end of the trail.
LAST_SPACE: Json = {
    "trail": ["munich", "zurich", "geneva", "paris", "nantes", {"at": "bordeaux", "encounters": ["rats"]}],
    "begin": "dracula",
    "encounters": ["bats", "wolves", "spy", "saboteur", "hoax"],
    "hunters": {"godalming": {"at": "rome"}},
}
#: Lord Godalming stands where Dracula has left rats.
RATS: Json = {
    "trail": ["strasbourg", {"at": "paris", "face_up": True, "encounters": ["rats"]}],
    "begin": "night",
    "time": "monday night",
    "hunters": {"godalming": {"at": "paris"}, "seward": {"at": "london"}},
}


def answer_until(page: Page, seen: list[str], *prefixes: str) -> None:
    """Give the first answer of one of these kinds, else the usual one, else the last, until all of this was
    seen."""
    for _ in range(40):
        asked = page.locator(".question[data-number] [data-key]:not(:disabled)")
        page.wait_for_function(
            f"(wanted) => ({NOTED})(wanted) || document.querySelector('.question[data-number] [data-key]')",
            arg=seen,
        )
        if page.evaluate(NOTED, seen):
            return
        number = page.locator(".question").get_attribute("data-number")
        wanted = [asked.and_(page.locator(f"[data-key^='{prefix}']")) for prefix in prefixes]
        usual = page.locator(".question .choice.usual")
        choices = [one.first for one in wanted if one.count()]
        choices += [usual.last] if usual.count() else [asked.last]
        choices[0].click()
        page.wait_for_function(
            "(number) => document.querySelector('.question')?.dataset.number !== number", arg=number
        )
    raise AssertionError(f"not seen: {seen}, but {page.evaluate('[...window.noted]')}")


@pytest.mark.parametrize(
    ("prefixes", "seen"),
    [
        (("action:1:", "target:", "strike:"), ["strike", "ring", "torpor"]),
        (("action:0:", "point:", "cast:"), ["drop", "2 for"]),
    ],
    ids=["torpor", "votes"],
)
def test_torpor_and_votes_have_their_movement(visit: Visit, prefixes: tuple[str, ...], seen: list[str]):
    page = visit(speed="quick", moving=True)
    sit_down(page, "vtes", SELMA, 2)
    page.evaluate(NOTE)
    expect(page.locator(".question[data-number]")).to_be_visible()
    answer_until(page, seen, *prefixes)


def test_an_action_is_a_line_with_stealth_and_intercept_as_they_change(visit: Visit):
    # given Agrippina, who bleeds Lucy
    mina, lucy, _ = together(visit, "vtes", HIDE_AND_SEEK, speed="quick", moving=True, masking="fast")
    lucy.evaluate(LARGE)
    choose(mina, "bleed")
    # then a line leads from her to Lucy's pool, with her stealth and what she bleeds for
    about = {page: page.locator("[data-motion-layer] .about span") for page in (mina, lucy)}
    expect(about[mina]).to_have_text(["stealth 0", "bleed 1"])
    expect(about[lucy]).to_have_text(["discrétion 0", "bleed 1"])
    for word in about[lucy].all():
        expect(word).to_be_in_viewport(ratio=1)
    agrippina = ".board.large button.card"
    mina.wait_for_function(f"(ends) => Math.max(...({ENDS})(ends)) < 12", arg=[agrippina, ".other .pool"])
    # when Isabel attempts to block, then her intercept stands there too, and a line leads from her
    choose(lucy, "block")
    expect(about[mina]).to_have_text(["stealth 0", "intercept 0", "bleed 1"])
    expect(mina.locator("[data-arrow]")).to_have_count(2)
    # when Agrippina hides, then both see it change
    choose(mina, "play")
    expect(about[mina]).to_have_text(["stealth 1", "intercept 0", "bleed 1"])
    expect(about[lucy]).to_have_text(["discrétion 1", "interception 0", "bleed 1"])
    for word in about[lucy].all():
        expect(word).to_be_in_viewport(ratio=1)
    # and Lucy is shown the card on her phone, large enough to read, with who plays it
    lucy.wait_for_function("() => window.large")
    large = lucy.evaluate("window.large")
    assert large["width"] >= 120, large
    assert large["size"] >= 15, large
    assert "Mina" in large["said"], large
    assert "Agrippina" in large["said"], large
    # when Isabel looks for her, then the intercept has changed
    choose(lucy, "play")
    expect(about[mina]).to_have_text(["stealth 1", "intercept 1", "bleed 1"])


def test_a_lair_has_its_movement_where_it_is(visit: Visit):
    # given Dracula, whose last hideout slides off the trail
    page = visit(speed="quick", moving=True)
    enter(page, sit_at_the_hunt(LAST_SPACE, page, dracula=True))
    page.evaluate(NOTE)
    # when he makes a lair of it
    page.locator("[data-key=lair]").first.click()
    # then a ring spreads from that city
    page.wait_for_function(NOTED, arg=["ring on city:bordeaux"])


def test_an_encounter_is_held_up_and_marked_where_it_lies(visit: Visit):
    # given a hunter where Dracula has been; when they search the city
    page = visit(speed="quick", moving=True)
    enter(page, sit_at_the_hunt(RATS, page))
    page.evaluate(NOTE)
    page.locator("[data-key=search]").first.click()
    # then what lies there is held up, and a ring spreads from the city
    page.wait_for_function(NOTED, arg=["spotlight", "ring on city:paris"])


def test_dice_are_seen_to_roll(visit: Visit):
    # given Thomas, who talks to somebody; when he makes a speech
    reader = Reader(visit(speed="quick", moving=True), phone=False)
    reader.at_the_gate()
    reader.page.evaluate(NOTE)
    reader.answer("talk:nadege")
    reader.answer("option:0:thomas")
    # then the dice roll into their tray
    reader.page.wait_for_function(NOTED, arg=["die"])
    expect(reader.page.locator(".tray .die").first).to_be_visible()
