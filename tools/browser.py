"""A server on a free port and a Chromium that looks at it, for what measures or pictures the page."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

#: The windows everything has to look well in.
SIZES = {
    "desktop": {"width": 1440, "height": 900},
    "laptop": {"width": 1366, "height": 768},
    "phone": {"width": 390, "height": 844},
}
#: The machine may be busy: how long anything may take to appear, in milliseconds.
PATIENCE = 60_000
OURS = {"X-Nocturne": "1"}


@contextmanager
def serving() -> Iterator[str]:
    """The address of a server with an empty house, which is gone afterwards."""
    with tempfile.TemporaryDirectory() as folder:
        command = [
            sys.executable,
            "-m",
            "nocturne.cli",
            "serve",
            "--port",
            "0",
            "--data",
            folder,
            "--no-browser",
        ]
        # A pipe is no terminal: without this the address would wait in a buffer.
        unbuffered = {**os.environ, "PYTHONUNBUFFERED": "1", "NOCTURNE_LANG": "en"}
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=unbuffered) as server:
            assert server.stdout is not None  # it was asked for above
            if hasattr(os, "setpriority"):
                # Elsewhere the server is another machine: here it gives way to the browser that is looked at.
                os.setpriority(os.PRIO_PROCESS, server.pid, 15)
            said = server.stdout.readline()
            address = next((word for word in said.split() if word.startswith("http")), "")
            if not address:
                raise SystemExit(f"the server did not start: {said}")
            try:
                yield address
            finally:
                server.terminate()


@contextmanager
def chromium() -> Iterator[Browser]:
    """Debian's Chromium, or the one NOCTURNE_CHROMIUM names."""
    known = ("chromium-headless-shell", "chromium")
    found = os.environ.get("NOCTURNE_CHROMIUM") or next(filter(None, map(shutil.which, known)), None)
    if found is None:
        raise SystemExit(
            "Chromium is missing (Debian: apt install chromium), or name one: NOCTURNE_CHROMIUM=/path"
        )
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=found, args=["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"]
        )
        yield browser
        browser.close()


def visitor(
    browser: Browser,
    address: str,
    *,
    size: str = "desktop",
    lang: str = "en",
    name: str = "Mina",
    speed: str = "instant",
    theme: str = "dark",
) -> Page:
    """Somebody with a name, on the start page, to whom moves are shown at this speed."""
    phone = size == "phone"
    context = browser.new_context(
        base_url=address,
        viewport=SIZES[size],  # type: ignore[arg-type]
        color_scheme="light" if theme == "light" else "dark",
        locale={"en": "en-GB", "fr": "fr-FR"}[lang],
        is_mobile=phone,
        has_touch=phone,
        device_scale_factor=1,
    )
    context.set_default_timeout(PATIENCE)
    kept = json.dumps(json.dumps({"speed": speed}))
    ours = "location.protocol.startsWith('http')"
    context.add_init_script(f"if ({ours}) localStorage['nocturne.settings'] ??= {kept}")
    context.request.post("/api/guest", data={"nickname": name}, headers=OURS)
    page = context.new_page()
    page.goto(address)
    return page


def begin(page: Page, call: str, form: dict[str, Any] | None = None) -> str:
    """Begin a table with a call that makes one, and sit down at it; gives its id."""
    told = page.context.request.post(call, data=form or {}, headers=OURS)
    assert told.ok, told.text()
    table = told.json()
    if table["status"] == "open":
        table = page.context.request.post(f"/api/tables/{table['table']}/start", headers=OURS).json()
    page.evaluate("table => { location.hash = '#/table/' + table }", table["table"])
    page.locator(".room").wait_for()
    return str(table["table"])
