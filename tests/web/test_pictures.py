"""Printed cards by choice, against an image server of our own: nothing is fetched before somebody agrees,
what is missing stays our own face, and whoever declines again is shown none."""

from __future__ import annotations

import struct
import threading
import zlib
from collections.abc import Iterator
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from nocturne.server.api import create_app
from nocturne.server.games.pictures import Pictures, Remote, read_pictures
from nocturne.vtes.cards.catalogue import catalogue
from nocturne.vtes.hosting.cards import picture_name
from tests.web.conftest import PATIENCE, Server, Visit, faults, listening
from tests.web.test_vtes import DUEL, ask


def picture() -> bytes:
    """A small red PNG of the shape of a card."""
    width, height = 63, 88
    rows = b"".join(b"\0" + b"\xb3\x20\x2e" * width for _ in range(height))

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return (
        b"\x89PNG\r\n\x1a\n"
        + chunk(b"IHDR", head)
        + chunk(b"IDAT", zlib.compress(rows))
        + chunk(b"IEND", b"")
    )


@dataclass
class Images:
    """The image server: what it was asked for, and by whose leave."""

    host: str = ""
    asked: list[str] = field(default_factory=list)
    referrers: list[str | None] = field(default_factory=list)


@pytest.fixture(scope="module")
def images() -> Iterator[Images]:
    told = Images()

    class Shelf(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            told.asked.append(self.path)
            told.referrers.append(self.headers.get("referer"))
            there = "anson" not in self.path
            self.send_response(200 if there else 404)
            self.send_header("content-type", "image/png")
            self.end_headers()
            if there:
                self.wfile.write(picture())

        def log_message(self, format: str, *args: object) -> None:
            """Nothing is printed."""

    shelf = ThreadingHTTPServer(("127.0.0.1", 0), Shelf)
    told.host = f"127.0.0.1:{shelf.server_address[1]}"
    threading.Thread(target=shelf.serve_forever, daemon=True).start()
    yield told
    shelf.shutdown()
    shelf.server_close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, images: Images) -> Iterator[Server]:
    """A server that offers pictures of our image server, as it would offer those of krcg's."""
    database = tmp_path_factory.mktemp("pictures") / "nocturne.db"
    offered = Pictures(Remote(f"http://{images.host}/{{name}}.png"))
    with listening(create_app(f"sqlite:///{database}", pictures=offered)) as running:
        yield running


def sit_down(page: Page) -> None:
    """Mina sits down to a duel with a bot."""
    ask(page, "/guest", {"nickname": "Mina"})
    seats = [{"kind": "me"}, {"kind": "bot"}]
    wanted = {
        "game": "vtes",
        "seats": seats,
        "options": {"position": DUEL},
        "private": True,
        "masking": "fast",
    }
    table = ask(page, "/tables", wanted)["table"]
    ask(page, f"/tables/{table}/start", {})
    page.goto(f"/#/table/{table}")
    page.reload()


def choose(page: Page) -> None:
    """Turn the switch in the menu of the table; the page is loaded anew."""
    page.get_by_role("button", name="More").click()
    with page.expect_navigation():
        page.get_by_role("switch", name="Printed cards").click()
    expect(page.locator(".vtes")).to_be_visible()


def test_printed_cards_are_fetched_only_from_who_was_agreed_to(visit: Visit, images: Images):
    # given a table with our own faces; the browser's complaint about the missing picture is expected
    page = visit(quiet=True)
    sit_down(page)
    tara = page.locator(".board.large button.card", has_text="Tara")
    anson = page.locator(".board.large button.card", has_text="Anson")
    expect(tara.locator(".arms .field")).to_be_visible()
    # then nothing was fetched, and the switch says where from it would be
    assert images.asked == []
    page.get_by_role("button", name="More").click()
    expect(page.locator(".pictures")).to_contain_text(images.host)
    assert faults(page) == []
    page.keyboard.press("Escape")
    page.reload()

    # when I agree
    choose(page)
    # then the printed cards stand on the table and in my hand; the one that is missing is our own face
    expect(tara.locator("img.scan.whole")).to_have_count(1)
    expect(page.locator(".hand img.scan.whole")).to_have_count(1)
    expect(anson.locator("img")).to_have_count(0)
    expect(anson.locator(".arms .field")).to_be_visible()
    expect(tara.locator(".blood")).to_be_visible()
    assert any("tara" in path for path in images.asked)
    assert any("anson" in path for path in images.asked)
    assert set(images.referrers) == {None}

    # when I decline again, then nothing more is fetched
    choose(page)
    expect(tara.locator(".arms .field")).to_be_visible()
    expect(page.locator("img.scan")).to_have_count(0)
    images.asked.clear()
    page.reload()
    expect(tara.locator(".arms .field")).to_be_visible()
    assert images.asked == []


def test_the_operator_shows_everybody_the_cards_of_a_folder(
    chromium: Browser, tmp_path: Path, images: Images
):
    # given a folder with the picture of one card, named to the server as ``--card-images`` names it
    folder = tmp_path / "cards"
    folder.mkdir()
    (folder / f"{picture_name(catalogue().named('Tara'))}.png").write_bytes(picture())
    images.asked.clear()
    app = create_app(f"sqlite:///{tmp_path / 'nocturne.db'}", pictures=read_pictures(str(folder)))
    with listening(app) as running, chromium.new_context(base_url=running.address) as context:
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        page.goto(f"{running.address}/")
        # when somebody who has chosen nothing sits down
        sit_down(page)
        # then that card is shown as printed, the others with our own faces, and nobody else is asked for any
        tara = page.locator(".board.large button.card", has_text="Tara")
        expect(tara.locator("img.scan.whole")).to_have_count(1)
        shown = tara.locator("img.scan").first.get_attribute("src") or ""
        assert shown.startswith("/card-images/"), shown
        anson = page.locator(".board.large button.card", has_text="Anson")
        expect(anson.locator(".arms .field")).to_be_visible()
        expect(anson.locator("img")).to_have_count(0)
        assert images.asked == []
        # and whoever does not want it turns it off for themselves
        choose(page)
        expect(tara.locator(".arms .field")).to_be_visible()
        expect(page.locator("img.scan")).to_have_count(0)
