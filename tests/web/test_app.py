"""The page as an app: it can be installed, opens without a network, and is shown in light or dark colours."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visit, faults

pytestmark = pytest.mark.usefixtures("server")

#: Comes to an end when the worker has taken over and keeps what the page has fetched.
KEPT = """async () => {
  const cache = await caches.open("nocturne-page");
  const kept = async () => (await cache.keys()).some((request) => request.url.includes("/assets/Lobby"));
  while (!navigator.serviceWorker.controller || !(await kept())) await new Promise(requestAnimationFrame);
}"""
#: The addresses of everything that was kept.
ALL_KEPT = """async () => {
  const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
  const kept = await Promise.all(caches_.map((one) => one.keys()));
  return kept.flat().map((request) => request.url);
}"""


def background(page: Page) -> str:
    colour: str = page.evaluate("getComputedStyle(document.documentElement).backgroundColor")
    return colour


def test_the_page_can_be_installed(visit: Visit) -> None:
    # given the page, when the browser reads its manifest
    page = visit(app=True)
    line = page.context.new_cdp_session(page)
    manifest = line.send("Page.getAppManifest")
    # then it finds no fault in it, and every icon is there in the size it says
    assert manifest["errors"] == []
    assert manifest["url"].endswith("/manifest.webmanifest")
    page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    # a window of an automated browser counts as private, which cannot install anything
    errors = line.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [error["errorId"] for error in errors if error["errorId"] != "in-incognito"] == []
    sizes = page.evaluate(
        """async () => {
          const told = await (await fetch("manifest.webmanifest")).json();
          return Promise.all(told.icons.filter((icon) => icon.type === "image/png").map(async (icon) => {
            const image = new Image();
            image.src = icon.src;
            await image.decode();
            return [icon.sizes, `${image.naturalWidth}x${image.naturalHeight}`];
          }));
        }"""
    )
    assert sizes
    assert all(said == found for said, found in sizes)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_page_opens_without_a_network_and_goes_on_with_one(visit: Visit, lang: str) -> None:
    # given somebody who has been in the lobby
    page = visit(app=True, lang=lang, path="#/lobby", quiet=True)
    page.evaluate(KEPT)
    heading = page.locator("#main h1").inner_text()
    # when the network is gone and the page is loaded again
    page.context.set_offline(True)
    page.reload()
    # then the page is there, and says that there is no connection and that it is tried again
    expect(page.locator("#main h1")).to_have_text(heading)
    said = {"en": "No connection to the server", "fr": "Pas de connexion au serveur"}[lang]
    expect(page.locator(".offline")).to_contain_text(said)
    assert faults(page) == []
    # and nothing that the server said was kept
    kept = page.evaluate(ALL_KEPT)
    assert not [url for url in kept if "/api/" in url or "/ws/" in url]
    # and when the network is back, so is everything else, and nobody has to press anything
    expect(page.locator(".offline button")).to_be_visible()
    with page.expect_response(lambda answer: "/api/tables" in answer.url and answer.ok):
        page.context.set_offline(False)
    expect(page.locator(".offline p")).to_be_hidden()
    expect(page.locator("#main h1")).to_have_text(heading)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_server_that_falls_silent_is_tried_again_at_the_press_of_a_button(visit: Visit, lang: str) -> None:
    # given somebody whose browser has a network, but whose server does not answer
    page = visit(lang=lang, quiet=True)
    expect(page.locator("#main h1")).to_be_visible()
    page.wait_for_load_state("networkidle")
    # the page's clock stands still: it tries by itself only when the test lets time pass
    page.clock.install()
    page.clock.pause_at(datetime.now(UTC) + timedelta(minutes=1))
    page.route("**/api/**", lambda route: route.abort())
    # when they go to the lobby, then the notice is there
    page.goto("/#/lobby")
    button = page.locator(".offline button")
    expect(button).to_have_text({"en": "Try now", "fr": "Réessayer"}[lang])
    first = button.element_handle()
    # and while it is tried in vain, by itself or at the press of the button, it stays the same notice
    with page.expect_event("requestfailed", lambda request: request.url.endswith("/api/me")):
        page.clock.fast_forward(20_000)
    with page.expect_event("requestfailed", lambda request: request.url.endswith("/api/me")):
        button.click()
    expect(button).to_be_visible()
    assert first.evaluate("(button) => button.isConnected")
    # and when the server answers again, the button finds it at once, and the lobby is loaded
    page.unroute("**/api/**")
    with page.expect_response(lambda answer: "/api/tables" in answer.url and answer.ok):
        button.click()
    expect(page.locator(".offline p")).to_be_hidden()
    expect(page.locator("#main h1")).to_be_visible()


def test_the_theme_follows_the_system_until_one_is_chosen(visit: Visit) -> None:
    # given a system with light colours
    page = visit()
    page.emulate_media(color_scheme="light")
    light = background(page)
    page.emulate_media(color_scheme="dark")
    dark = background(page)
    assert light != dark
    # when light is chosen, then it is light on a dark system, also after a reload
    page.locator("[data-theme-choice=light]").click()
    expect(page.locator("[data-theme-choice=light]")).to_have_attribute("aria-pressed", "true")
    assert background(page) == light
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    assert background(page) == light
    # and "as the system" follows it again
    page.locator("[data-theme-choice=auto]").click()
    expect(page.locator("html")).not_to_have_attribute("data-theme", "light")
    assert background(page) == dark
