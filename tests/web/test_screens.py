"""Every screen, at three sizes and in both languages: no word is cut and no letter is too small to read.
axe-core finds nothing wrong in either theme."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.web.conftest import Visit, faults_in_both_themes, settled
from tools.browser import OURS, SIZES
from tools.screenshots import ALL_FACES, SCREENS, look_at

#: The longest name that somebody can have.
LONGEST = "Wilhelmina Murray-Harker"
#: Letters are at least so high, in pixels.
LEAST = 9
#: Pages that the documents do not show.
MORE = {"rules-dracula": look_at("rules/dracula"), "rules-chapters": look_at("rules/chapters")}
EVERY = {**SCREENS, **MORE}
#: They are walked in so many parts, which can be tested side by side.
PARTS = 4
#: Tables in play: the tests of each game check them with axe-core.
ELSEWHERE = {
    "vtes",
    "dracula",
    "count",
    "fight",
    "chapters",
    "book",
    "dice",
    "lesson",
    "lesson-vtes",
    "first-turn",
}
#: A window is scrolled to what is looked for, so a button may stand at its edge, partly out of sight.
SCROLLED = {"rule"}
#: Words that are partly out of sight where nobody can scroll to the rest, and letters smaller than the given
#: size. Words that are out of sight as a whole were left out on purpose. A map is moved and
#: zoomed, so its words may leave its window.
UNREADABLE = """(least) => {
  const found = [];
  const clips = (overflow) => overflow === "hidden" || overflow === "clip";
  const scrolls = (overflow) => overflow === "auto" || overflow === "scroll";
  const forVoices = (element) => {
    const { clipPath } = getComputedStyle(element);
    return clipPath === "inset(50%)" || element.matches("[aria-hidden] title, .unseen");
  };
  const cut = (words, element) => {
    for (let box = element; box && box !== document.documentElement; box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box);
      const room = box.getBoundingClientRect();
      const more = box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1;
      if (more && (scrolls(overflowX) || scrolls(overflowY))) return false;
      const shown = Math.min(words.bottom, room.bottom) - Math.max(words.top, room.top);
      const gone = shown < words.height / 4;
      const wider = words.right > room.right + 1.5 || words.left < room.left - 1.5;
      const higher = words.bottom > room.bottom + 3 || words.top < room.top - 3;
      if (gone && clips(overflowY)) return false;
      if (!gone && ((clips(overflowX) && wider) || (clips(overflowY) && higher))) return true;
    }
    return false;
  };
  const open = document.querySelector("dialog:modal") ?? document.body;
  const texts = document.createTreeWalker(open, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const element = texts.currentNode.parentElement;
    const told = texts.currentNode.textContent.trim();
    if (!told || element.closest("script, style, title, option")) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    const words = range.getBoundingClientRect();
    let around = element;
    while (around && !forVoices(around)) around = around.parentElement;
    if (around || words.width < 2 || words.height < 2) continue;
    const matrix = element.getScreenCTM?.();
    const zoom = matrix ? Math.hypot(matrix.a, matrix.b) : 1;
    const size = parseFloat(getComputedStyle(element).fontSize) * zoom;
    if (size < least - 0.1) found.push(`${size.toFixed(1)} px: ${told}`);
    if (!matrix && cut(words, element)) found.push(`cut: ${told}`);
  }
  for (const field of open.querySelectorAll("input[placeholder]")) {
    const pen = document.createElement("canvas").getContext("2d");
    const { font, paddingLeft, paddingRight } = getComputedStyle(field);
    pen.font = font;
    const room = field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    const cutShort = field.checkVisibility() && pen.measureText(field.placeholder).width > room;
    if (cutShort) found.push(`cut: ${field.placeholder}`);
  }
  if (document.documentElement.scrollWidth > innerWidth + 1) found.push("the page is wider than its window");
  return [...new Set(found)];
}"""


def unreadable(page: Page) -> list[str]:
    page.wait_for_function(ALL_FACES)
    page.evaluate("() => document.fonts.ready.then(() => undefined)")
    page.wait_for_timeout(300)  # movements have ended, and what depends on the size of the window is laid out

    def look() -> list[str]:
        found: list[str] = page.evaluate(UNREADABLE, LEAST)
        return found

    return settled(look, lambda found: not found)


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize(("lang", "phone"), [("en", False), ("fr", True)], ids=["english", "french-phone"])
def test_every_screen_is_readable(visit: Visit, lang: str, phone: bool, part: int) -> None:
    # given somebody with a long name
    page = visit(lang=lang, phone=phone)
    page.context.request.post("/api/guest", data={"nickname": LONGEST}, headers=OURS)
    found: list[str] = []
    # when they look at every screen
    for name in list(EVERY)[part::PARTS]:
        EVERY[name](page)
        for size in ("phone",) if phone else ("laptop", "desktop"):
            page.set_viewport_size(SIZES[size])  # type: ignore[arg-type]
            # then no word is cut and no letter is too small
            found += [f"{name}, {size}: {fault}" for fault in unreadable(page)]
        # and axe finds nothing
        if name not in ELSEWHERE:
            at_rest = name not in SCROLLED
            found += [f"{name}: {fault}" for fault in faults_in_both_themes(page, targets=at_rest)]
    assert found == []
