"""Pictures of every screen for the documents and for whoever looks at the page with their own eyes.

Run with ``python -m tools.screenshots`` where the page is built and Chromium is installed:

- without arguments: what docs/pictures holds, on the desktop and on a phone, the main screens also in light
  colours, and the moving picture of a turn of VTES;
- ``--all FOLDER``: every screen at three sizes (1440x900, 1366x768, 390x844) in both themes, to be looked at;
- ``--only NAME,NAME``: only these screens; ``--moving``: only the moving picture.

They are small WebP files, named after what they show."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Locator, Page

from bench.large_table import SEATS, large_position
from tools.browser import OURS, SIZES, begin, chromium, serving, visitor
from tools.webp import Still, as_webp, moving

ROOT = Path(__file__).resolve().parents[1]
QUALITY = 0.82

Json = dict[str, Any]
ME: Json = {"kind": "me"}
BOT: Json = {"kind": "bot"}
#: Positions with something to see, as docs/dracula-positions.md and docs/chapters-positions.md write them.
A_HUNT: Json = {
    "trail": ["munich", {"at": "zurich", "encounters": ["bats"]}, "geneva", {"at": "paris", "face_up": True}],
    "time": "wednesday day",
    "influence": 4,
    "event_deck": ["long_night"],
    "hunters": {
        "godalming": {"at": "brussels", "items": ["rifle", "dogs"], "tickets": ["ticket_3_2"]},
        "seward": {"at": "rome", "items": ["garlic"], "events": ["hypnosis"]},
        "van_helsing": {"at": "budapest", "items": ["knife", "stake"]},
        "mina": {"at": "madrid", "items": ["pistol"]},
    },
}
A_FIGHT: Json = {
    "trail": [{"at": "paris", "face_up": True}, "nantes"],
    "begin": "night",
    "time": "thursday night",
    "hunters": {
        "godalming": {"at": "paris", "items": ["rifle"], "damage": 3},
        "van_helsing": {"at": "paris", "items": ["knife"]},
    },
    "fight": {"hunters": ["godalming", "van_helsing"], "hand": ["claws", "fangs", "mesmerize", "strength"]},
}
A_BALL: Json = {
    "chapter": "ch.frost_ball",
    "characters": [{"character": "thomas"}, {"character": "lucianna"}, {"character": "harold"}],
    "turn": "thomas",
}
A_TALK: Json = {
    "chapter": "ch.prologue_thomas",
    "characters": [{"character": "thomas", "at": "E3"}],
    "page": {"page": "D.rigault.1", "kind": "dialogue"},
}

#: What is shown in light colours in the documents, too.
ALSO_LIGHT = ("start", "vtes", "dracula", "chapters")
#: The moving picture: how long it watches, how wide and how good it is.
WATCHED = 16.0
WIDTH = 960
MOVING_QUALITY = 0.6


def look_at(path: str) -> Callable[[Page], None]:
    """A page of the house."""

    def go(page: Page) -> None:
        page.evaluate("path => { location.hash = '#/' + path }", path)
        page.wait_for_load_state("networkidle")  # what the page asks the server for is there

    return go


def sit_down(game: str, seats: list[Json], position: Json) -> Callable[[Page], None]:
    """A table in a given position, everybody else a bot."""

    def go(page: Page) -> None:
        form = {"game": game, "seats": seats, "options": {"position": position}, "private": True}
        begin(page, "/api/tables", form)

    return go


def lesson(game: str) -> Callable[[Page], None]:
    def go(page: Page) -> None:
        begin(page, f"/api/lessons/{game}")

    return go


def wait_for_others(page: Page) -> None:
    seats = [ME, {"kind": "open"}, BOT]
    form = {"game": "vtes", "seats": seats, "private": False}
    table = page.context.request.post("/api/tables", data=form, headers=OURS).json()["table"]
    look_at(f"wait/{table}")(page)


def choose_stops(page: Page) -> None:
    """The window of a VTES table in which one sets when one is asked."""
    sit_down("vtes", [ME, *[BOT] * (SEATS - 1)], large_position())(page)
    page.locator("header .menu > button").click()
    page.locator("[data-open=stops]").click()
    page.locator("dialog").wait_for()


def roll_dice(page: Page) -> None:
    """Dice that lie in their tray and may be rolled again."""
    sit_down("chapters", [ME], A_TALK)(page)
    page.locator(".book .way, .book .by").first.click()
    page.locator(".tray .die").first.wait_for()


#: Every screen, and how one gets there.
SCREENS: dict[str, Callable[[Page], None]] = {
    "start": look_at(""),
    "lobby": look_at("lobby"),
    "new-table": look_at("new/vtes"),
    "new-dracula": look_at("new/dracula"),
    "new-chapters": look_at("new/chapters"),
    "waiting-room": wait_for_others,
    "decks": look_at("decks"),
    "lessons": look_at("lessons"),
    "rules": look_at("rules"),
    "account": look_at("account"),
    "credits": look_at("credits"),
    "vtes": sit_down("vtes", [ME, *[BOT] * (SEATS - 1)], large_position()),
    "stops": choose_stops,
    "dracula": sit_down("dracula", [BOT, ME], A_HUNT),
    "count": sit_down("dracula", [ME, BOT], A_HUNT),
    "fight": sit_down("dracula", [ME, BOT], A_FIGHT),
    "chapters": sit_down("chapters", [ME, BOT, BOT], A_BALL),
    "book": sit_down("chapters", [ME], A_TALK),
    "dice": roll_dice,
    "lesson": lesson("chapters-story"),
    "lesson-vtes": lesson("vtes-first-turn"),
}


@dataclass(frozen=True)
class View:
    """How screens are looked at: the size of the window, the language, the theme."""

    size: str
    theme: str = "dark"

    @property
    def lang(self) -> str:
        return "fr" if self.size == "phone" else "en"

    def name(self, screen: str) -> str:
        return f"{screen}-{self.size}{'-light' if self.theme == 'light' else ''}"


class Album:
    """The folder of the pictures."""

    def __init__(self, folder: Path, browser: Browser) -> None:
        self.folder = folder
        self.darkroom = browser.new_page()
        folder.mkdir(parents=True, exist_ok=True)

    def keep(self, page: Page, name: str) -> None:
        page.wait_for_timeout(1200)  # letters and cards have come, movements have ended
        self.write(name, as_webp(self.darkroom, page.screenshot(), QUALITY))

    def write(self, name: str, packed: bytes) -> None:
        (self.folder / f"{name}.webp").write_bytes(packed)
        print(f"{name}.webp  {len(packed) / 1000:.0f} kB", flush=True)


def take_pictures(album: Album, browser: Browser, address: str, view: View, screens: list[str]) -> None:
    page = visitor(browser, address, size=view.size, lang=view.lang, theme=view.theme)
    for call in ("/api/games", "/api/lessons"):
        page.context.request.get(call)  # the games are loaded: no page waits for them
    for screen in screens:
        SCREENS[screen](page)
        album.keep(page, view.name(screen))
    page.context.close()


def _next_answer(page: Page) -> Locator | None:
    """What a player of the moving picture chooses: a bleed while there is one, else what is usual."""
    for wanted in ("[data-key^=bleed]", ".choice.usual", ".choice"):
        found = page.locator(wanted)
        if found.count():
            return found.first
    return None


def watch(page: Page, seconds: float) -> Iterator[tuple[bytes, int]]:
    """Pictures of a table where the turn goes on, each with how long it was to be seen."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        began = time.monotonic()
        png = page.screenshot()
        answer = _next_answer(page)
        if answer is not None and answer.is_enabled():
            answer.click()
        page.wait_for_timeout(120)
        yield png, round(1000 * (time.monotonic() - began))


def take_moving_picture(album: Album, browser: Browser, address: str) -> None:
    """A turn of VTES with the moves of everybody, at the usual speed."""
    page = visitor(browser, address, speed="quick")
    sit_down("vtes", [ME, *[BOT] * (SEATS - 1)], large_position())(page)
    page.wait_for_timeout(1500)
    stills: list[Still] = []
    before = b""
    for png, shown in watch(page, WATCHED):
        if png == before:
            last = stills.pop()
            stills.append(Still(last.webp, last.shown + shown))
        else:
            stills.append(Still(as_webp(album.darkroom, png, MOVING_QUALITY, WIDTH), shown))
        before = png
    size = SIZES["desktop"]
    album.write("vtes-turn", moving(stills, (WIDTH, round(size["height"] * WIDTH / size["width"]))))
    page.context.close()


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(
        prog="python -m tools.screenshots", description="Pictures of every screen."
    )
    parser.add_argument("folder", nargs="?", type=Path, default=ROOT / "docs" / "pictures")
    parser.add_argument("--all", action="store_true", help="every screen at three sizes, in both themes")
    parser.add_argument("--only", default="", help=f"some of: {', '.join(SCREENS)}")
    parser.add_argument("--moving", action="store_true", help="only the moving picture of a turn")
    asked = parser.parse_args(arguments)
    screens = [name for name in asked.only.split(",") if name] or list(SCREENS)
    if unknown := [name for name in screens if name not in SCREENS]:
        parser.error(f"no such screen: {', '.join(unknown)}; there are {', '.join(SCREENS)}")
    with serving() as address, chromium() as browser:
        album = Album(asked.folder, browser)
        if not asked.moving:
            for size in SIZES if asked.all else ("desktop", "phone"):
                take_pictures(album, browser, address, View(size), screens)
                light = screens if asked.all else [name for name in screens if name in ALSO_LIGHT]
                take_pictures(album, browser, address, View(size, "light"), light)
        if asked.moving or not asked.only:
            take_moving_picture(album, browser, address)


if __name__ == "__main__":
    main(sys.argv[1:])
