"""Correspondence: people are reminded of their turn, and their clocks stand while they are away.

A reminder is one digest of all the tables that wait for somebody. It is sent when a question has waited for a
while that they were not reminded of, and never of a table they look at. The database says who is asked, who
looked when and who was reminded of what, so any server may send it. Whoever does claims the person first:
one sends, not all; and if that one ends before it is sent, another does a little later.
"""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Collection
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, select, update
from sqlalchemy.exc import IntegrityError

from nocturne.kernel.words import words
from nocturne.server.faults import log_fault
from nocturne.server.games.catalogue import title
from nocturne.server.live.clocks import Clocks, Pace, TableMemory
from nocturne.server.metrics import REMINDERS
from nocturne.server.people import push
from nocturne.server.people.mail import Mailer
from nocturne.server.people.outgoing import NotPublic, Outgoing
from nocturne.server.people.reminders import LOOKED_BACK, Target, away_at, drop_target, own_key, targets_of
from nocturne.server.store.correspondence import reminders
from nocturne.server.store.database import Store, people, seated, tables
from nocturne.server.tables.registry import TableRegistry

#: Where the makers of browsers take notices.
PUSH_SERVICES = (
    "fcm.googleapis.com",
    "updates.push.services.mozilla.com",
    "web.push.apple.com",
    "*.push.apple.com",
    "*.notify.windows.com",
)
#: After so many seconds without a word from the server that claimed somebody, another may.
_CLAIM = 600.0
#: Tables named in a notice of a browser, which is short.
_NAMED = 3
_DAY = 86_400
#: A push service says with these that a browser wants no notices any more.
_GONE = (404, 410)


class Rules(Struct, frozen=True, kw_only=True):
    """What the operator allows. ``site``: where people reach the server; without it links lead nowhere, so
    nobody is reminded. ``ways``: of ``mail``, ``push`` and ``webhook``. ``minutes``: at least so long between
    two reminders to one person, of whom each gets so many ``a_day``. ``vacation``: days a year. ``quiet``:
    seconds a question waits, and somebody has not looked, before they are reminded; ``every``: how often is
    looked, in seconds."""

    site: str = ""
    ways: Collection[str] = ("mail", "push", "webhook")
    webhook_hosts: Collection[str] = ()
    push_hosts: Collection[str] = PUSH_SERVICES
    minutes: float = 30.0
    a_day: int = 12
    vacation: int = 30
    quiet: float = 300.0
    every: float = 20.0


class Turn(NamedTuple):
    """Somebody is asked at a table. ``due``: when their time is up."""

    table: str
    game: str
    others: list[str]
    number: int
    since: float
    due: float
    told: int
    seen: float


class Correspondent(NamedTuple):
    """Somebody who wants to be reminded, and may be now."""

    id: str
    name: str
    email: str
    webhook: str
    lang: str
    stop: str
    claimed: float
    turns: list[Turn]


class Reminding:
    """Reminds people, and knows who looks at their table and who is away."""

    def __init__(
        self, store: Store, registry: TableRegistry, mailer: Mailer | None, rules: Rules | None = None
    ) -> None:
        self._store = store
        self._registry = registry
        self.rules = rules or Rules()
        self._site = self.rules.site.rstrip("/")
        self._mailer = mailer if self._has("mail") else None
        self._webhooks = Outgoing(self.rules.webhook_hosts if self._has("webhook") else ())
        self._pushes = Outgoing(self.rules.push_hosts if self._has("push") else ())
        self._signer: push.Signer | None = None

    def _has(self, way: str) -> bool:
        return bool(self._site) and way in self.rules.ways

    # -- what there is

    @property
    def by_mail(self) -> bool:
        """Whether reminders go by letter."""
        return self._mailer is not None

    @property
    def webhooks(self) -> Outgoing:
        """The addresses that may be called; none where there are no webhooks."""
        return self._webhooks

    @property
    def pushes(self) -> Outgoing:
        """The push services that may be called; none where there are no notices of browsers."""
        return self._pushes

    async def signer(self) -> push.Signer | None:
        """The key by which push services know this server and all others of its database."""
        if self._signer is None and self._pushes.hosts:
            fresh = push.Signer.new()
            try:
                kept = await self._store.run(lambda db: own_key(db, fresh))
            except IntegrityError:  # another server was quicker
                kept = await self._store.run(lambda db: own_key(db, fresh))
            contact = self._site if self._mailer is None else f"mailto:{self._mailer.sender}"
            self._signer = push.Signer(kept, contact)
        return self._signer

    # -- for ever

    async def keep_attending(self) -> None:
        """For ever: note who looks at their table, and read who is away."""
        while True:
            try:
                await self.attend()
            except Exception as fault:  # the database may be back at the next look
                log_fault("correspondence", fault)
            await asyncio.sleep(self.rules.every)

    async def attend(self) -> None:
        """Once: for the tables that are in memory here."""
        live = self._registry.by_correspondence()
        if not live:
            return
        looking = [(ident, person) for ident, one in live.items() for person in one.lookers()]
        if looking:
            await self._store.run(lambda db: _note_lookers(db, looking))
        persons = sorted({player.person for one in live.values() for player in one.players if player.person})
        since = time.time() - LOOKED_BACK
        away = await self._store.read(lambda db: away_at(db, persons, since))
        for one in live.values():
            one.set_vacations(away)

    async def keep_reminding(self) -> None:
        """For ever: remind whoever has to be."""
        while True:
            await asyncio.sleep(self.rules.every)
            try:
                await self.remind()
            except Exception as fault:
                log_fault("reminding", fault)

    async def remind(self) -> None:
        """Once: everybody who has to be."""
        if not (self.by_mail or self._webhooks.hosts or self._pushes.hosts):
            return
        now = time.time()
        for one in await self._store.read(lambda db: to_remind(db, self.rules, now)):
            if await self._store.run(lambda db, one=one: _claim(db, one, now)):  # type: ignore[misc]
                await self._send(one)

    def close(self) -> None:
        """Let the threads go."""
        self._webhooks.close()
        self._pushes.close()

    # -- one reminder

    async def _send(self, one: Correspondent) -> None:
        """By every way they want. Reminded is who was reached by one; nobody else is until the claim ends."""
        ways = (self._by_mail(one), self._by_push(one), self._by_webhook(one))
        if any(await asyncio.gather(*ways)):
            await self._store.run(lambda db: _reminded(db, one, time.time()))

    def _link(self, turn: Turn) -> str:
        return f"{self._site}/#/table/{turn.table}"

    def _line(self, turn: Turn, lang: str) -> str:
        say = words(lang)
        hours = max(0, math.floor((turn.due - time.time()) / 3600))
        left = say("server-reminder-hours", hours=hours) if hours < 48 else ""
        left = left or say("server-reminder-days", days=hours // 24)
        named = ", ".join(turn.others) or "\u2013"
        return say("server-reminder-line", game=title(turn.game, say), others=named, left=left)

    async def _by_mail(self, one: Correspondent) -> bool:
        if self._mailer is None or not one.email:
            return False
        say = words(one.lang)
        lines = "\n\n".join(f"{self._line(turn, one.lang)}\n{self._link(turn)}" for turn in one.turns)
        stop = f"{self._site}/#/account/quiet/{one.stop}"
        text = say("server-reminder-text", name=one.name, tables=lines, stop=stop)
        headers = {
            "List-Unsubscribe": f"<{self._site}/api/reminders/stop/{one.stop}>",
            "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
            "Auto-Submitted": "auto-generated",
        }
        subject = say("server-reminder-subject", count=len(one.turns))
        try:
            await self._mailer.deliver(one.email, subject, text, headers)
        except Exception as fault:
            log_fault("mail", fault)
            return False
        REMINDERS.add(label="mail")
        return True

    def _summary(self, one: Correspondent) -> tuple[str, str, str]:
        """The title, the text and the address of a short notice."""
        heading = words(one.lang)("server-reminder-subject", count=len(one.turns))
        body = "\n".join(self._line(turn, one.lang) for turn in one.turns[:_NAMED])
        return heading, body, self._link(one.turns[0]) if len(one.turns) == 1 else f"{self._site}/"

    async def _by_push(self, one: Correspondent) -> bool:
        signer = await self.signer()
        if signer is None:
            return False
        heading, body, link = self._summary(one)
        told = {"title": heading, "body": body[: push.LONGEST // 4], "link": link}
        found = await self._store.read(lambda db: targets_of(db, one.id))
        return any([await self._push(signer, target, msgspec.json.encode(told)) for target in found])

    async def _push(self, signer: push.Signer, target: Target, message: bytes) -> bool:
        try:
            body = push.encrypt(message, push.decoded(target.p256dh), push.decoded(target.auth))
            status = await self._pushes.post(target.endpoint, body, signer.headers(target.endpoint))
        except Exception as fault:
            log_fault("push", fault)
            return False
        if status in _GONE:
            await self._store.run(lambda db: drop_target(db, target.id))
        if not 200 <= status < 300:
            return False
        REMINDERS.add(label="push")
        return True

    async def _by_webhook(self, one: Correspondent) -> bool:
        if not one.webhook or not self._webhooks.hosts:
            return False
        heading, body, link = self._summary(one)
        text = f"{heading}\n{body}\n{link}"
        turns = [
            {"table": turn.table, "game": turn.game, "link": self._link(turn), "due": turn.due}
            for turn in one.turns
        ]
        # Chat services show one of the first two, by their kind.
        told = {"text": text, "content": text, "type": "turn", "turns": turns}
        try:
            status = await self._webhooks.post(
                one.webhook, msgspec.json.encode(told), {"Content-Type": "application/json"}
            )
        except NotPublic:
            return False  # a name that leads where it must not: nothing of ours is at fault
        except Exception as fault:
            log_fault("webhook", fault)
            return False
        if not 200 <= status < 300:
            return False
        REMINDERS.add(label="webhook")
        return True


# -- what the database says


def to_remind(db: Connection, rules: Rules, now: float) -> list[Correspondent]:
    """Everybody who has to be reminded now, of all the tables that wait for them."""
    asked = (
        select(reminders, people.c.name, people.c.email)
        .join(people, people.c.id == reminders.c.person)
        .where(reminders.c.claimed < now - _CLAIM)
        .where(reminders.c.told < now - 60 * rules.minutes)
    )
    rows = [row for row in db.execute(asked) if _may(row, rules, now)]
    away = away_at(db, [row.person for row in rows], now - LOOKED_BACK)
    found = []
    for row in rows:
        vacations = away.get(row.person, [])
        if any(begins <= now < ends for begins, ends in vacations):
            continue
        turns = [turn for turn in turns_of(db, row.person, vacations) if turn.seen < now - rules.quiet]
        if not any(turn.number != turn.told and turn.since < now - rules.quiet for turn in turns):
            continue
        email = (row.email or "") if row.mail else ""
        found.append(
            Correspondent(row.person, row.name, email, row.webhook, row.lang, row.stop, row.claimed, turns)
        )
    return found


def _may(row: Any, rules: Rules, now: float) -> bool:  # a row of SQL
    """Whether somebody may be reminded once more today, and wants it so soon."""
    today = row.sent if row.day == int(now // _DAY) else 0
    return today < rules.a_day and row.told < now - 3600 * row.hours


def turns_of(db: Connection, person: str, vacations: list[tuple[float, float]]) -> list[Turn]:
    """The tables by correspondence at which somebody is asked, the one that ends first at the front."""
    asked = (
        select(tables.c.id, tables.c.game, tables.c.seats, tables.c.pace, tables.c.desk, seated)
        .join(seated, seated.c.table == tables.c.id)
        .where(seated.c.person == person, tables.c.status == "playing", tables.c.due.is_not(None))
    )
    found = []
    for row in db.execute(asked):
        clocks = Clocks(
            msgspec.convert(row.pace, Pace), msgspec.convert(row.desk, TableMemory, strict=False).clocks, 0.0
        )
        names = [(seat.get("person"), seat.get("name", "")) for seat in row.seats]
        seat = next((at for at, (ident, _name) in enumerate(names) if ident == person), None)
        if seat is None:
            continue
        clocks.vacations[seat] = vacations
        due = clocks.due(seat)
        if due is None:
            continue
        others = [name for ident, name in names if ident != person and name]
        clock = clocks.of(seat)
        since = clock.since or 0.0
        found.append(Turn(row.id, row.game, others, clock.number, since, due, row.told, row.seen))
    return sorted(found, key=lambda turn: turn.due)


def _note_lookers(db: Connection, looking: list[tuple[str, str]]) -> None:
    now = time.time()
    for table, person in looking:
        theirs = (seated.c.table == table, seated.c.person == person)
        db.execute(update(seated).where(*theirs).values(seen=now))


def _claim(db: Connection, one: Correspondent, now: float) -> bool:
    """Whether it is for this server to remind somebody: no other has begun to."""
    as_read = (reminders.c.person == one.id, reminders.c.claimed == one.claimed)
    return bool(db.execute(update(reminders).where(*as_read).values(claimed=now)).rowcount)


def _reminded(db: Connection, one: Correspondent, now: float) -> None:
    """Somebody was reminded of all these."""
    day = int(now // _DAY)
    mine = reminders.c.person == one.id
    row = db.execute(select(reminders.c.day, reminders.c.sent).where(mine)).first()
    before = row.sent if row is not None and row.day == day else 0
    db.execute(update(reminders).where(mine).values(told=now, claimed=0.0, day=day, sent=before + 1))
    for turn in one.turns:
        theirs = (seated.c.table == turn.table, seated.c.person == one.id)
        db.execute(update(seated).where(*theirs).values(told=turn.number))
