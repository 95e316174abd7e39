"""Pictures of every screen for the documents and for whoever looks at the page with their own eyes.

Run with ``python -m tools.screenshots`` where the page is built and Chromium is installed:

- without arguments: what docs/pictures holds, on the desktop and on a phone, the main screens also in light
  colours, and the moving picture of a turn of VTES;
- ``--all FOLDER``: every screen at three sizes (1440x900, 1366x768, 390x844) in both themes, to be looked at;
- ``--only NAME,NAME``: only these screens; ``--moving``: only the moving picture.

They are small WebP files, named after what they show."""

from __future__ import annotations

import argparse
import base64
import random
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Locator, Page

from nocturne.kernel.table import POSITION, new_game
from nocturne.vtes.position.large_table import SEATS, large_position
from tools.browser import OURS, SIZES, begin, chromium, serving, visitor
from tools.webp import Still, as_webp, moving, what_changed

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

#: Behind me sits somebody with two vampires, and I have one pool left.
THE_LAST_POOL: Json = {
    "players": [
        {"pool": 1, "library": ["Blur"] * 40, "ready": ["Krid"]},
        {"pool": 12, "library": ["Blur"] * 40, "ready": ["Malachi"]},
        {"pool": 14, "library": ["Blur"] * 40, "ready": ["Tara", "Anson"]},
    ]
}
#: Two princes and a gun against a vampire without a title.
A_DUEL: Json = {
    "players": [
        {
            "pool": 12,
            "hand": ["Kine Resources Contested", "Blur", "Dodge"],
            "library": ["Blur"] * 20,
            "ready": [{"card": "Tara", "on": [".44 Magnum"]}, "Anson"],
        },
        {"pool": 9, "hand": ["Dodge"], "library": ["Blur"] * 20, "ready": ["Malachi"]},
    ]
}
#: Four at a table, for the moving picture: few cards, so that each of them is seen.
A_TURN: Json = {
    "players": [
        {
            "pool": 14,
            "hand": ["Kine Resources Contested", "Blur", "Dodge", "Acrobatics"],
            "library": ["Blur"] * 20,
            "ready": [{"card": "Tara", "on": [".44 Magnum"]}, "Anson"],
        },
        {"pool": 9, "hand": ["Dodge"], "library": ["Dodge"] * 20, "ready": ["Malachi", "Kalila"]},
        {"pool": 12, "library": ["Dodge"] * 20, "ready": ["Krid", "Alice Chen"]},
        {"pool": 11, "library": ["Dodge"] * 20, "ready": ["Selma the Repugnant", "Octane"]},
    ]
}
A_BRAWL: Json = {
    "chapter": "ch.prologue_thomas",
    "characters": [{"character": "thomas", "at": "E3", "hunger": 0}],
    "npcs": {"rigault": {"damage": 3}},
    "turn": "thomas",
}

#: What is shown in light colours in the documents, too.
ALSO_LIGHT = ("start", "vtes", "dracula", "chapters")
#: Whether every card of a VTES table that lies face up has its own face.
ALL_FACES = """() => [...document.querySelectorAll(".vtes .face:not(.back)")]
  .every((face) => face.querySelector(".arms .field"))"""
#: The moving picture: how long it watches, how wide and how good it is.
WATCHED = 20.0
WIDTH = 960
MOVING_QUALITY = 0.6
#: Seconds between two pictures at least, how long the last is looked at, and milliseconds before an answer.
APART = 0.12
LAST_LOOK = 2.0
THINKING = 1400


def look_at(path: str) -> Callable[[Page], None]:
    """A page of the house."""

    def go(page: Page) -> None:
        page.evaluate("path => { location.hash = '#/' + path }", path)
        page.reload()  # nothing of the page before is left
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


def answer(page: Page, *keys: str) -> None:
    """Give these answers one after another, as soon as each is offered; a key may lack its end."""
    for key in keys:
        page.locator(f'[data-key^="{key}"]:visible').first.click()
        page.wait_for_timeout(300)


def call_a_referendum(page: Page) -> None:
    sit_down("vtes", [ME, BOT], A_DUEL)(page)
    page.locator("[data-key^=action]").first.wait_for(state="attached")
    group = page.locator("[data-group]", has_text="Anson")
    if group.count():
        group.first.click()
    answer(page, "action")
    votes = page.locator("[data-key^=cast]:visible").first
    while not votes.is_visible():
        answer(page, "point:")


def choose_a_hand(page: Page) -> None:
    """The cards of a first combat in CHAPTERS, and the hand that is suggested."""
    sit_down("chapters", [ME], A_BRAWL)(page)
    answer(page, "talk:rigault", "option:2")
    suggested = page.locator("[data-key=suggested]")
    while not suggested.is_visible() or page.locator(".book").is_visible():
        page.locator("[data-turn]:visible, [data-close-book]:visible").first.click()
        page.wait_for_timeout(300)


def fight_a_brawl(page: Page) -> None:
    choose_a_hand(page)
    answer(page, "suggested")
    page.locator("ol.track").wait_for()


def be_ousted(page: Page) -> None:
    """The last pool is bled away: how it was is told over the table."""
    sit_down("vtes", [ME, BOT, BOT], THE_LAST_POOL)(page)
    moment = page.locator("dialog.ceremony")
    end = time.monotonic() + 60
    while not moment.is_visible() and time.monotonic() < end:
        usual = page.locator('[data-key="pass"]:visible, .choice.usual:visible').first
        if usual.is_visible():
            usual.click()
        page.wait_for_timeout(200)


def finished(page: Page, game: str, seats: int, **options: Any) -> str:
    """A game that was played to its end by chance, always the same; gives its table."""
    table = new_game(game, seats=seats, seed="pictures", options=options)
    chance = random.Random("pictures")
    while decision := table.pending():
        table.answer(decision.seat, chance.choice(decision.options).key)
    form = {"record": table.record().lines().decode(), "seat": 0}
    told = page.context.request.post("/api/records", data=form, headers=OURS)
    assert told.ok, told.text()
    return str(told.json()["table"])


def look_again(page: Page) -> None:
    """A finished game of VTES in its middle, with the eyes of the first seat."""
    table = finished(page, "vtes", 3, **{POSITION: THE_LAST_POOL})
    look_at(f"replay/{table}?at=12&seat=0")(page)
    page.get_by_role("slider").wait_for()


def see_the_end(page: Page) -> None:
    look_at(f"table/{finished(page, 'dracula', 2)}")(page)
    page.locator(".room").wait_for()


def walk_the_trail(page: Page) -> None:
    """All the ways of Dracula after the hunt, day by day."""
    see_the_end(page)
    page.locator(".over button").first.click()
    page.locator("dialog .days li").first.wait_for()


def ask_why(page: Page) -> None:
    """Why nothing can be done with a card, and the rule that says so."""
    sit_down("vtes", [ME, BOT], A_DUEL)(page)
    page.locator(".hand button.card", has_text="Dodge").click()
    page.locator("dialog .why").click()
    page.locator("dialog .reasons").wait_for()


def open_a_rule(page: Page) -> None:
    ask_why(page)
    page.locator("dialog .reasons .id").first.click()
    page.locator("dialog [aria-current=true]").wait_for()


def open_the_menu(page: Page) -> None:
    sit_down("vtes", [ME, BOT], A_DUEL)(page)
    page.locator("header .menu > button").click()


def look_on(page: Page) -> None:
    """The table of somebody else, as those see it who watch."""
    host = page.context.browser.new_context(base_url=page.url.split("#")[0])  # type: ignore[union-attr]
    host.request.post("/api/guest", data={"nickname": "Lucy"}, headers=OURS)
    form = {"game": "vtes", "seats": [ME, *[BOT] * (SEATS - 1)], "private": False}
    table = host.request.post("/api/tables", data=form, headers=OURS).json()["table"]
    host.request.post(f"/api/tables/{table}/start", headers=OURS)
    host.close()
    look_at(f"table/{table}")(page)
    page.locator(".room").wait_for()


def play_now(game: str) -> Callable[[Page], None]:
    def go(page: Page) -> None:
        begin(page, "/api/play-now", {"game": game})

    return go


#: Every screen, and how one gets there.
SCREENS: dict[str, Callable[[Page], None]] = {
    "start": look_at(""),
    "lobby": look_at("lobby"),
    "new-table": look_at("new/vtes"),
    "new-dracula": look_at("new/dracula"),
    "new-chapters": look_at("new/chapters"),
    "waiting-room": wait_for_others,
    "cards": look_at("cards?q=clan:tremere"),
    "card": look_at("cards/100845"),
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
    "first-turn": play_now("vtes"),
    "referendum": call_a_referendum,
    "ousted": be_ousted,
    "watching": look_on,
    "menu": open_the_menu,
    "why": ask_why,
    "rule": open_a_rule,
    "hand": choose_a_hand,
    "brawl": fight_a_brawl,
    "characters": play_now("chapters"),
    "replay": look_again,
    "end": see_the_end,
    "trail": walk_the_trail,
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
        page.wait_for_function(ALL_FACES)
        page.wait_for_timeout(1200)  # letters have come, movements have ended
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
    for wanted in ("[data-key^=bleed]:visible", ".choice.usual:visible", ".choice:visible"):
        found = page.locator(wanted)
        if found.count():
            return found.first
    return None


def watch(page: Page, seconds: float) -> list[tuple[float, bytes]]:
    """Pictures of a table where the turn goes on, each with the second at which it was there."""
    line = page.context.new_cdp_session(page)
    seen: list[tuple[float, bytes]] = []

    def note(told: Json) -> None:
        line.send("Page.screencastFrameAck", {"sessionId": told["sessionId"]})
        when = float(told["metadata"]["timestamp"])
        if not seen or when - seen[-1][0] >= APART:
            seen.append((when, base64.b64decode(told["data"])))

    line.on("Page.screencastFrame", note)
    line.send("Page.startScreencast", {"format": "png"})
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        page.wait_for_timeout(THINKING)
        answer = _next_answer(page)
        if answer is not None and answer.is_enabled():
            answer.click()
    line.remove_listener("Page.screencastFrame", note)
    line.send("Page.stopScreencast")
    return seen


def take_moving_picture(album: Album, browser: Browser, address: str) -> None:
    """A turn of VTES with the moves of everybody, at the usual speed."""
    page = visitor(browser, address, speed="normal")
    sit_down("vtes", [ME, BOT, BOT, BOT], A_TURN)(page)
    page.wait_for_function(ALL_FACES)
    page.wait_for_timeout(1500)
    seen = watch(page, WATCHED)
    page.context.close()
    film = browser.new_page()
    stills: list[Still] = []
    ends = [when for when, _ in seen[1:]] + [seen[-1][0] + LAST_LOOK]
    for (when, png), end in zip(seen, ends, strict=True):
        shown = round(1000 * (end - when))
        still = what_changed(film, png, MOVING_QUALITY, WIDTH, shown)
        if still is not None:
            stills.append(still)
        elif stills:
            stills[-1] = replace(stills[-1], shown=stills[-1].shown + shown)
    film.close()
    size = SIZES["desktop"]
    album.write("vtes-turn", moving(stills, (WIDTH, round(size["height"] * WIDTH / size["width"]))))


#: Screens with a whole printed text, which the documents do not hold.
PRINTED = frozenset({"card"})


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(
        prog="python -m tools.screenshots", description="Pictures of every screen."
    )
    parser.add_argument("folder", nargs="?", type=Path, default=ROOT / "docs" / "pictures")
    parser.add_argument("--all", action="store_true", help="every screen at three sizes, in both themes")
    parser.add_argument("--only", default="", help=f"some of: {', '.join(SCREENS)}")
    parser.add_argument("--moving", action="store_true", help="only the moving picture of a turn")
    asked = parser.parse_args(arguments)
    usual = [name for name in SCREENS if asked.all or name not in PRINTED]
    screens = [name for name in asked.only.split(",") if name] or usual
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
