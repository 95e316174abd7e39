"""A real server with the built page, and people with a real Chromium who come to it.

Every test in this folder needs a browser and is slow: ``./test --quick`` leaves them out. A test takes
``visit`` and says who comes: ``visit(lang="fr", phone=True)`` gives a page of its own, on the start page.
"""

from __future__ import annotations

import asyncio
import os
import random
import shutil
import socket
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NoReturn, TypeVar

import msgspec
import pytest
import uvicorn
from fastapi import FastAPI
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect, sync_playwright

from nocturne.kernel.record import Head
from nocturne.kernel.registry import find_game
from nocturne.kernel.table import Table, begin
from nocturne.server.api import create_app
from nocturne.server.live.streams import Saving
from nocturne.server.rates import Rate
from nocturne.server.routes.services import COOKIE, Services
from nocturne.server.tables.waiting import Seat
from unavailable import CANNOT_RUN

T = TypeVar("T")

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
PAGE = ROOT / "src" / "nocturne" / "server" / "page"
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"

DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
#: Moves are shown at this speed until somebody sets another one: most tests look at the table as it is now.
SPEED = """
if (location.protocol.startsWith("http") && !localStorage.getItem("nocturne.settings"))
  localStorage.setItem("nocturne.settings", JSON.stringify({speed: "%s"}));
"""
#: Whether no colour is on its way to another; those on their way are brought there, because what is out of
#: sight may never get there by itself.
AT_REST = """() => {
  const moving = document.getAnimations().filter((one) => one instanceof CSSTransition);
  for (const one of moving) one.finish();
  return moving.length === 0;
}"""
#: Whether nothing moves any more that comes to an end.
STILL = """() => !document.getAnimations().some((one) =>
  one.playState === "running" && Number.isFinite(one.effect?.getComputedTiming().endTime))"""
#: What is far out of sight is drawn too. Else it keeps the colours of the theme before until it is seen.
DRAW_ALL = """() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("* { content-visibility: visible !important }");
  document.adoptedStyleSheets.push(sheet);
}"""
#: What axe-core finds. A button at the edge of what is scrolled is no small target: it comes in sight.
FAULTS = """async (asked) => {
  const scrolls = (box) => /auto|scroll/.test(getComputedStyle(box).overflow);
  const beyond = (one, box) =>
    one.top < box.top - 1 || one.bottom > box.bottom + 1 ||
    one.left < box.left - 1 || one.right > box.right + 1;
  const isAtAnEdge = ({ target }) => {
    const found = document.querySelector(target[0]);
    for (let box = found?.parentElement; box; box = box.parentElement)
      if (scrolls(box) && beyond(found.getBoundingClientRect(), box.getBoundingClientRect())) return true;
    return false;
  };
  const { violations } = await axe.run(document, { resultTypes: ["violations"], ...asked });
  for (const one of violations)
    if (one.id === "target-size") one.nodes = one.nodes.filter((node) => !isAtAnEdge(node));
  return violations.filter((one) => one.nodes.length);
}"""
#: The machine may be busy: how long anything may take to appear, in milliseconds.
PATIENCE = 30_000


def patiently(seconds: float = 3 * PATIENCE / 1000) -> Iterator[None]:
    """Try again and again, for as long as a busy machine may need and not a number of times."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        yield


def settled(look: Callable[[], T], is_well: Callable[[T], bool]) -> T:
    """What is seen once it is well, or what is still seen after a while: a page is laid out step by step, and
    a busy machine takes its time."""
    for _ in patiently(PATIENCE / 1000):
        if is_well(seen := look()):
            break
        time.sleep(0.2)
    return seen


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.slow)


def _cannot(reason: str) -> NoReturn:
    pytest.skip(CANNOT_RUN + reason)


@dataclass(frozen=True)
class Server:
    """A server on a free port, with all of its own routes and the page."""

    address: str
    app: FastAPI
    loop: asyncio.AbstractEventLoop

    @property
    def services(self) -> Services:
        services: Services = self.app.state.services
        return services

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something inside the server, between two of its own steps."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(60)

    def cut(self, table: str) -> None:
        """Close every connection to a table, as a broken line would."""

        async def close() -> None:
            for stream in (await self.services.registry.live(table)).streams.values():
                for outbox in stream.outboxes:
                    outbox.close()

        self.do(close())

    def finished(self, page: Page, game: str, seats: int, seed: str = "told again") -> str:
        """A game that whoever looks at this page has played to its end; the choices were made by chance."""

        cookies = {cookie.get("name"): cookie.get("value", "") for cookie in page.context.cookies()}

        async def play() -> str:
            person = await self.services.people.of_session(cookies[COOKIE])
            assert person is not None, "nobody is known by this page: call /api/guest first"
            registry = self.services.registry
            wanted: list[tuple[Seat, str]] = [("me", "")]
            wanted += [("bot", "")] * (seats - 1)
            kept = await registry.create(person, game, wanted, {}, private=True)
            kept = await registry.start(person, kept.id)
            head = msgspec.convert(kept.head, Head)
            table = Table(find_game(game), begin(find_game(game), head), head, digests=True)
            chance = random.Random(seed)
            while decision := table.pending():
                table.answer(decision.seat, chance.choice(decision.options).key)
            lease = await registry.leases.take(kept.id)
            await registry._save(lease, Saving(0, list(table.answers), set(), table.result()))
            await registry.leases.release(lease)
            return kept.id

        return self.do(play())


@contextmanager
def listening(app: FastAPI) -> Iterator[Server]:
    """An application that is served on a free port, without limits to how often it is called."""
    listening = socket.create_server(("127.0.0.1", 0))
    running = uvicorn.Server(
        uvicorn.Config(app, log_level="error", ws="websockets-sansio", timeout_graceful_shutdown=2)
    )
    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_until_complete, args=[running.serve([listening])], daemon=True)
    thread.start()
    limit = time.monotonic() + 60
    while not running.started:
        assert thread.is_alive(), "the server did not start"
        assert time.monotonic() < limit, "the server was not there after a minute"
        time.sleep(0.02)
    # All of our people come from one address, and more of them than a house has.
    services = app.state.services
    services.calls = services.entries = services.connections = Rate(burst=100_000, per_second=10_000)
    services.decks = services.reports = services.replays = services.histories = Rate(
        burst=100_000, per_second=10_000
    )
    yield Server(f"http://127.0.0.1:{listening.getsockname()[1]}", app, loop)
    running.should_exit = True
    thread.join(20)
    loop.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    if not (PAGE / "index.html").is_file():
        _cannot("the page is not built (./test builds it; see build/page.log)")
    database = tmp_path_factory.mktemp("server") / "nocturne.db"
    with listening(create_app(f"sqlite:///{database}", grace=60)) as running:
        yield running


# Closed with each module: an open Playwright keeps the thread's asyncio for itself.
@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    # The shell is the same browser without windows of its own: it needs less of the machine.
    known = ("chromium-headless-shell", "chromium")
    found = os.environ.get("NOCTURNE_CHROMIUM") or next(filter(None, map(shutil.which, known)), None)
    if found is None:
        _cannot("Chromium is not installed (Debian: apt install chromium)")
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=found, args=["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"]
        )
        yield browser
        browser.close()


Visit = Callable[..., Page]


@pytest.fixture
def visit(server: Server, chromium: Browser) -> Iterator[Visit]:
    """Somebody comes with a browser of their own: ``visit(lang="fr", phone=True, path="#/lobby")``. Moves are
    shown at once and nothing moves, unless somebody wants to see it: ``visit(speed="normal", moving=True)``.

    What the browser complains about (errors, things the content policy forbids) fails the test; a test that
    cuts the line on purpose says so with ``quiet=True``."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def come(
        *,
        lang: str = "en",
        phone: bool = False,
        path: str = "",
        quiet: bool = False,
        speed: str = "instant",
        moving: bool = False,
        app: bool = False,
    ) -> Page:
        context = chromium.new_context(
            base_url=server.address,
            viewport=PHONE if phone else DESKTOP,  # type: ignore[arg-type]
            locale={"en": "en-GB", "fr": "fr-FR"}[lang],
            has_touch=phone,
            is_mobile=phone,
            reduced_motion="no-preference" if moving else "reduce",
            # Only who tests the installed page lets its worker keep files.
            service_workers="allow" if app else "block",
        )
        context.add_init_script(SPEED % speed)
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        page = context.new_page()
        if not quiet:

            def note(message: ConsoleMessage) -> None:
                if message.type == "error":
                    complaints.append(message.text)

            page.on("console", note)
            page.on("pageerror", lambda error: complaints.append(str(error)))
        page.goto(f"{server.address}/{path}")
        return page

    yield come
    for context in contexts:
        context.close()
    assert not complaints, "\n".join(complaints)


def go_on(page: Page) -> None:
    """A great moment is told (an ousting, the end of a game): go on from it."""
    moment = page.locator("dialog.ceremony")
    moment.locator(".button.first").click()
    expect(moment).to_have_count(0)


def open_the_rule(page: Page) -> None:
    """The reasons of a "why" name a rule: the book of rules opens at it, and it is in sight."""
    rule = page.locator("dialog .reasons .id").first
    named = rule.inner_text().split()[-1]
    rule.click()
    expect(page.locator(f"[data-rule='{named}'][aria-current=true]")).to_be_in_viewport(ratio=0.9)


def faults(page: Page, *, targets: bool = False, only: str = "") -> list[str]:
    """All that axe-core finds wrong on a page, or by one rule; with the sizes of buttons if they are
    asked for. What is still fading in has not got its colours."""
    page.wait_for_function(STILL)
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    asked = {"runOnly": [only]} if only else {"rules": {"target-size": {"enabled": targets}}}
    found = page.evaluate(FAULTS, asked)

    def told(node: dict[str, Any]) -> str:
        return f"{node['html'][:160]} {node['failureSummary'].splitlines()[-1].strip()}"

    return [
        f"{fault['id']} ({fault['impact']}): {[told(node) for node in fault['nodes'][:3]]}" for fault in found
    ]


def faults_in_both_themes(page: Page, *, targets: bool = True) -> list[str]:
    """All that axe-core finds wrong on a page in dark colours, and with the colours of the light theme."""
    page.evaluate(DRAW_ALL)
    page.emulate_media(color_scheme="dark")
    page.wait_for_function(AT_REST)
    found = [f"dark: {fault}" for fault in faults(page, targets=targets)]
    # The theme changes colours and nothing else.
    page.emulate_media(color_scheme="light")
    page.wait_for_function(AT_REST)
    return found + [f"light: {fault}" for fault in faults(page, only="color-contrast")]
