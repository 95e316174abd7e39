"""A mail server for tests: it speaks SMTP on a free port of this machine, and keeps the letters."""

from __future__ import annotations

import email.policy
import socketserver
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from email.message import EmailMessage
from email.parser import BytesParser


class Postbox(socketserver.ThreadingTCPServer):
    """The letters that came in."""

    allow_reuse_address = True
    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _Conversation)
        self.letters: list[EmailMessage] = []

    @property
    def url(self) -> str:
        """The address as an operator writes it."""
        return f"smtp://127.0.0.1:{self.server_address[1]}?from=nocturne@example.org"

    def wait_for(self, count: int) -> EmailMessage:
        """The letter of this number, from 1."""
        limit = time.monotonic() + 30
        while len(self.letters) < count:
            assert time.monotonic() < limit, "no letter came"
            time.sleep(0.01)
        return self.letters[count - 1]


class _Conversation(socketserver.StreamRequestHandler):
    server: Postbox

    def handle(self) -> None:
        self._say("220 postbox")
        while line := self.rfile.readline():
            verb = line.split()[0].upper() if line.split() else b""
            if verb == b"DATA":
                self._say("354 go on")
                self._keep()
            elif verb == b"QUIT":
                self._say("221 bye")
                return
            elif verb in (b"EHLO", b"HELO", b"MAIL", b"RCPT", b"RSET", b"NOOP"):
                self._say("250 postbox")
            else:
                self._say("502 not here")

    def _keep(self) -> None:
        lines = []
        while (line := self.rfile.readline()) not in (b".\r\n", b""):
            lines.append(line.removeprefix(b".") if line.startswith(b"..") else line)
        parser = BytesParser(EmailMessage, policy=email.policy.default)
        self.server.letters.append(parser.parsebytes(b"".join(lines)))
        self._say("250 kept")

    def _say(self, text: str) -> None:
        self.wfile.write(f"{text}\r\n".encode())


@contextmanager
def postbox() -> Iterator[Postbox]:
    """A mail server that runs."""
    with Postbox() as running:
        thread = threading.Thread(target=running.serve_forever, args=[0.05], daemon=True)
        thread.start()
        try:
            yield running
        finally:
            running.shutdown()
            thread.join()
