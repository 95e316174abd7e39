"""Pictures of every page and table, on the desktop and on a phone, for the documents.

Run with ``python -m tools.screenshots [FOLDER]`` where the page is built and Chromium is installed; without a
folder they go to docs/pictures. They are small WebP files, named after what they show."""

from __future__ import annotations

import base64
import sys
from pathlib import Path

from playwright.sync_api import Browser, Page

from bench.large_table import SEATS, large_position
from tools.browser import begin, chromium, serving, visitor

ROOT = Path(__file__).resolve().parents[1]
PAGES = {"start": "", "lobby": "lobby", "new-table": "new/vtes", "decks": "decks", "lessons": "lessons"}
QUALITY = 0.82

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


def play_on(page: Page, answers: int) -> None:
    """Give a few answers, the first that is offered each time, so that there is something to see."""
    for _ in range(answers):
        answer = page.locator("[data-key]:visible").first
        if answer.count():
            answer.click()
        page.wait_for_timeout(500)


def picture_tables(album: Album, browser: Browser, address: str, *, phone: bool) -> None:
    size = "phone" if phone else "desktop"
    page = visitor(browser, address, phone=phone)
    seats = [{"kind": "me"}, *[{"kind": "bot"}] * (SEATS - 1)]
    large = {"game": "vtes", "seats": seats, "options": {"position": large_position()}, "private": True}
    begin(page, "/api/tables", large)
    album.keep(page, f"vtes-{size}")
    begin(page, "/api/play-now", {"game": "dracula"})
    play_on(page, 8)
    album.keep(page, f"dracula-{size}")
    begin(page, "/api/play-now", {"game": "chapters"})
    play_on(page, 6)
    album.keep(page, f"chapters-{size}")
    begin(page, "/api/lessons/chapters")
    album.keep(page, f"lesson-{size}")
    page.context.close()


def picture_pages(album: Album, browser: Browser, address: str, *, phone: bool) -> None:
    page = visitor(browser, address, phone=phone, lang="fr" if phone else "en")
    for name, path in PAGES.items():
        page.goto(f"{address}/#/{path}")
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
