"""Letters to people, where the operator has set up mail.

The mail server is written ``smtp://user:password@host:587?from=nocturne@example.org``, or ``smtps://`` for a
connection that is encrypted from the start. Letters are sent in a thread of their own, one after another.
"""

from __future__ import annotations

import asyncio
import re
import smtplib
import ssl
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from urllib.parse import parse_qs, unquote, urlsplit

from nocturne.kernel.errors import NocturneError
from nocturne.server.faults import log_fault

#: Letters that may wait to be sent; and how long a mail server may take, in seconds.
_MOST_WAITING = 200
_PATIENCE = 20.0
_PORTS = {"smtp": 587, "smtps": 465}
#: Anything before and after one sign; no blank, no line break: an address goes into the head of a letter.
_ADDRESS = re.compile(r"[^\s@<>,;:\"\\]{1,64}@[^\s@<>,;:\"\\]{1,190}")


def checked_email(address: str) -> str:
    """An address as it is stored; refuses what is none."""
    address = address.strip()
    if not _ADDRESS.fullmatch(address) or not address.isprintable():
        raise NocturneError("server-email-wrong")
    return address


class Mailer:
    """Sends letters. ``site`` is where people reach the server: links in letters begin with it."""

    def __init__(self, url: str, site: str) -> None:
        parts = urlsplit(url)
        sender = parse_qs(parts.query).get("from", [""])[0]
        if parts.scheme not in _PORTS or not parts.hostname or not _ADDRESS.fullmatch(sender):
            raise NocturneError("server-mail-url")
        if urlsplit(site).scheme not in ("http", "https"):
            raise NocturneError("server-mail-site")
        self.site = site.rstrip("/")
        self._parts, self._sender = parts, sender
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="mail")
        self._waiting = 0

    @property
    def sender(self) -> str:
        """The address letters come from."""
        return self._sender

    def send(self, to: str, subject: str, text: str) -> None:
        """Have a letter sent; nobody waits for it. What goes wrong is noted, without the address."""
        try:
            sent = self._begin(to, subject, text, {})
        except OSError as fault:
            log_fault("mail", fault)
            return
        sent.add_done_callback(_note)

    async def deliver(self, to: str, subject: str, text: str, headers: Mapping[str, str]) -> None:
        """Send a letter; returns once the mail server has it."""
        await self._begin(to, subject, text, headers)

    def _begin(self, to: str, subject: str, text: str, headers: Mapping[str, str]) -> asyncio.Future[None]:
        if self._waiting >= _MOST_WAITING:
            raise OSError("too many letters wait")
        letter = EmailMessage()
        letter["From"], letter["To"], letter["Subject"] = self._sender, to, subject
        letter["Date"], letter["Message-ID"] = formatdate(), make_msgid(domain=self._sender.partition("@")[2])
        for name, value in headers.items():
            letter[name] = value
        letter.set_content(text)
        self._waiting += 1
        sent = asyncio.get_running_loop().run_in_executor(self._thread, self._deliver, letter)
        sent.add_done_callback(self._sent)
        return sent

    def _sent(self, sent: asyncio.Future[None]) -> None:
        self._waiting -= 1

    def _deliver(self, letter: EmailMessage) -> None:
        parts, secure = self._parts, ssl.create_default_context()
        host, port = parts.hostname or "", parts.port or _PORTS[parts.scheme]
        at_once = parts.scheme == "smtps"
        with (
            smtplib.SMTP_SSL(host, port, timeout=_PATIENCE, context=secure)
            if at_once
            else smtplib.SMTP(host, port, timeout=_PATIENCE)
        ) as server:
            if not at_once and server.ehlo()[0] == 250 and server.has_extn("starttls"):
                server.starttls(context=secure)
            if parts.username:
                server.login(unquote(parts.username), unquote(parts.password or ""))
            server.send_message(letter)

    def close(self) -> None:
        """Let the thread go; what waits is not sent."""
        self._thread.shutdown(wait=False, cancel_futures=True)


def _note(sent: asyncio.Future[None]) -> None:
    if not sent.cancelled() and (fault := sent.exception()) is not None:
        log_fault("mail", fault)
