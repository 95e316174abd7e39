"""Pictures of every page and table, on the desktop and on a phone, for the documents.

Run with ``python -m tools.screenshots [FOLDER]`` where the page is built and Chromium is installed; without a
folder they go to docs/pictures. They are small WebP files, named after what they show."""

from __future__ import annotations

import base64
import sys
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page

from bench.large_table import SEATS, large_position
from tools.browser import begin, chromium, serving, visitor

ROOT = Path(__file__).resolve().parents[1]
PAGES = {"start": "", "lobby": "lobby", "new-table": "new/vtes", "decks": "decks", "lessons": "lessons"}
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

#: A PNG as WebP: the browser itself knows how to make one.
_AS_WEBP = """async ([png, quality]) => {
  const image = new Image();
  image.src = png;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = image.width;
  canvas.height = image.height;
  canvas.getContext("2d").drawImage(image, 0, 0);
  return canvas.toDataURL("image/webp", quality).split(",")[1];
}"""


class Album:
    """The folder of the pictures."""

    def __init__(self, folder: Path, browser: Browser) -> None:
        self.folder = folder
        self._darkroom = browser.new_page()
        folder.mkdir(parents=True, exist_ok=True)

    def keep(self, page: Page, name: str) -> None:
        page.wait_for_timeout(1200)  # letters and cards have come, movements have ended
        png = "data:image/png;base64," + base64.b64encode(page.screenshot()).decode()
        packed = base64.b64decode(self._darkroom.evaluate(_AS_WEBP, [png, QUALITY]))
        (self.folder / f"{name}.webp").write_bytes(packed)
        print(f"{name}.webp  {len(packed) / 1000:.0f} kB")


def picture_tables(album: Album, browser: Browser, address: str, *, phone: bool) -> None:
    size = "phone" if phone else "desktop"
    page = visitor(browser, address, phone=phone)

    def sit_down(game: str, seats: list[Json], position: Json) -> None:
        form = {"game": game, "seats": seats, "options": {"position": position}, "private": True}
        begin(page, "/api/tables", form)

    sit_down("vtes", [ME, *[BOT] * (SEATS - 1)], large_position())
    album.keep(page, f"vtes-{size}")
    sit_down("dracula", [BOT, ME], A_HUNT)
    album.keep(page, f"dracula-{size}")
    sit_down("dracula", [ME, BOT], A_FIGHT)
    album.keep(page, f"fight-{size}")
    sit_down("chapters", [ME, BOT, BOT], A_BALL)
    album.keep(page, f"chapters-{size}")
    sit_down("chapters", [ME], A_TALK)
    album.keep(page, f"book-{size}")
    begin(page, "/api/lessons/chapters")
    album.keep(page, f"lesson-{size}")
    page.context.close()


def picture_pages(album: Album, browser: Browser, address: str, *, phone: bool) -> None:
    page = visitor(browser, address, phone=phone, lang="fr" if phone else "en")
    for name, path in PAGES.items():
        page.goto(f"{address}/#/{path}")
        page.wait_for_load_state("networkidle")  # what the page asks the server for is there
        album.keep(page, f"{name}-{'phone' if phone else 'desktop'}")
    page.context.close()


def main(arguments: list[str]) -> None:
    folder = Path(arguments[0]) if arguments else ROOT / "docs" / "pictures"
    with serving() as address, chromium() as browser:
        album = Album(folder, browser)
        for phone in (False, True):
            picture_pages(album, browser, address, phone=phone)
            picture_tables(album, browser, address, phone=phone)


if __name__ == "__main__":
    main(sys.argv[1:])
