"""``nocturne chapters watch``: checks a pack at every save and shows it in the browser.

The page waits on ``/version`` and loads itself anew when the pack has changed. The server listens on this
machine only.
"""

from __future__ import annotations

import argparse
import contextlib
import threading
import time
import webbrowser
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

from nocturne.chapters.authoring.preview import Preview, stamps
from nocturne.cli.chapters.finding import choose_pack
from nocturne.cli.terminal import console
from nocturne.kernel.errors import NocturneError
from nocturne.kernel.words import LANGUAGES, words

_LOOK = 0.2
"""How often the files are looked at, in seconds."""
_HOLD = 25.0
"""How long a page waits for news before it asks again."""


class Watcher:
    """A pack that is looked at again and again. ``version`` grows with every change that was taken in."""

    def __init__(self, folder: Path) -> None:
        self.preview = Preview(folder)
        self.version = 0
        self.changed = threading.Condition()
        self.stopped = False
        self._seen: dict[str, tuple[int, int]] = {}

    def look(self) -> bool:
        """Take in what was saved since the last look; first what can be read, then what the checker finds.
        True when something had changed."""
        now = stamps(self.preview.folder)
        if now == self._seen:
            return False
        self._seen = now
        for step in (self.preview.load, self._check):
            step()
            with self.changed:
                self.version += 1
                self.changed.notify_all()
        return True

    def _check(self) -> None:
        """Check what was read, until it is saved again."""
        self.preview.check(lambda: self.stopped or stamps(self.preview.folder) != self._seen)

    def run(self) -> None:
        """Look until stopped."""
        while not self.stopped:
            self.look()
            time.sleep(_LOOK)

    def wait(self, after: int) -> int:
        """The version, as soon as it is another than this one, or after a while."""
        with self.changed:
            self.changed.wait_for(lambda: self.version != after or self.stopped, timeout=_HOLD)
            return self.version

    def stop(self) -> None:
        """End all waiting."""
        with self.changed:
            self.stopped = True
            self.changed.notify_all()


def serve(watcher: Watcher, port: int) -> ThreadingHTTPServer:
    """A server for the preview; the caller runs it."""

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            url = urlsplit(self.path)
            asked = {key: values[0] for key, values in parse_qs(url.query).items()}
            lang = asked.get("lang", words().lang)
            lang = lang if lang in LANGUAGES else "en"
            chapter = asked.get("chapter", "")
            if url.path == "/version":
                after = asked.get("after", "")
                self._send(str(watcher.wait(int(after) if after.isdigit() else -1)), "text/plain")
            elif url.path == "/odds":
                self._send(watcher.preview.odds(chapter, lang), "text/html")
            elif url.path == "/":
                self._send(watcher.preview.html(chapter, lang, watcher.version), "text/html")
            else:
                self.send_error(404)

        def _send(self, text: str, kind: str) -> None:
            packed = text.encode()
            self.send_response(200)
            self.send_header("Content-Type", f"{kind}; charset=utf-8")
            self.send_header("Content-Length", str(len(packed)))
            self.send_header("Cache-Control", "no-store")
            self.end_headers()
            with contextlib.suppress(ConnectionError):  # the page was closed or loaded anew
                self.wfile.write(packed)

        def log_message(self, format: str, *args: object) -> None:
            """Requests are of no interest to the author."""

    try:
        server = ThreadingHTTPServer(("127.0.0.1", port), Handler)
    except OSError as error:
        detail = error.strerror or str(error)
        raise NocturneError("chapters-watch-port", port=port, detail=detail) from error
    server.daemon_threads = True
    return server


def run(arguments: argparse.Namespace) -> int:
    """The action; it ends with Ctrl-C."""
    _, folder = choose_pack(arguments.pack)
    watcher = Watcher(folder)
    watcher.look()
    server = serve(watcher, arguments.port)
    address = f"http://127.0.0.1:{server.server_address[1]}/"
    say = words()
    console().print(say("cli-watch-ready", folder=str(folder), address=address), soft_wrap=True)
    threading.Thread(target=watcher.run, daemon=True).start()
    if arguments.open:
        webbrowser.open(address)
    try:
        with contextlib.suppress(KeyboardInterrupt):
            server.serve_forever()
    finally:
        watcher.stop()
        server.server_close()
    return 0
