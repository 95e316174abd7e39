"""Who calls, in what language, and how often: what every route of the server asks for first."""

from __future__ import annotations

import asyncio
from typing import Annotated

from fastapi import Depends, Request
from starlette.requests import HTTPConnection

from nocturne.kernel.words import Words, words
from nocturne.server.errors import Forbidden, TooOften, Unauthorised
from nocturne.server.people.accounts import People, Person
from nocturne.server.people.mail import Mailer
from nocturne.server.rates import Rate, network_of
from nocturne.server.routes.guards import is_same_origin, language
from nocturne.server.routes.health import Health
from nocturne.server.routes.passing import FOR_MACHINES, is_passed
from nocturne.server.routes.sharing import Sharing
from nocturne.server.store.database import Store
from nocturne.server.store.notices import Notices
from nocturne.server.tables.clubs import Clubs
from nocturne.server.tables.drafts import Drafts
from nocturne.server.tables.leases import Leases
from nocturne.server.tables.ratings import Ratings
from nocturne.server.tables.registry import TableRegistry
from nocturne.server.tables.reminding import Reminding, Rules
from nocturne.server.tables.tournaments import Tournaments
from nocturne.server.tables.trying import Trials

COOKIE = "nocturne"


def spoken(request: Request) -> Words:
    return words(language(request))


def caller(connection: HTTPConnection) -> str:
    """By what a caller is counted."""
    return "" if connection.client is None else network_of(connection.client.host)


class Services:
    """What the routes share: the store's people and tables, and how often somebody may call."""

    def __init__(
        self,
        store: Store,
        grace: float,
        leases: Leases | None = None,
        mailer: Mailer | None = None,
        rules: Rules | None = None,
    ) -> None:
        self.store = store
        self.mailer = mailer
        self.people = People(store)
        self.registry = TableRegistry(store, grace, leases)
        self.tournaments = Tournaments(store, self.registry)
        self.ratings = Ratings(store)
        self.drafts_held = Drafts(store, self.registry)
        self.reminding = Reminding(store, self.registry, mailer, rules)
        self.clubs = Clubs(store)
        self.trials_held = Trials()
        self.health = Health(store, self.registry.leases)
        self.loaded = asyncio.Event()  # the games can be played
        self.listed = asyncio.Event()  # the lists of the start page are read too
        self.calls = Rate(burst=120, per_second=30)
        self.entries = Rate(burst=20, per_second=0.2)
        # What takes longer than a call should: records are played again, decks are read, whole games told.
        self.imports = Rate(burst=5, per_second=0.05)
        self.decks = Rate(burst=30, per_second=1)
        self.searches = Rate(burst=60, per_second=5)
        self.reports = Rate(burst=5, per_second=0.1)
        self.replays = Rate(burst=120, per_second=20)
        self.advice = Rate(burst=30, per_second=1)
        self.histories = Rate(burst=60, per_second=10)
        self.trials = Rate(burst=3, per_second=0.02)
        self.words = Rate(burst=20, per_second=0.5)
        self.connections = Rate(burst=60, per_second=5)
        self.notices = Notices(store, self.registry.leases.me.id)
        self.sharing = Sharing(self.notices, self.registry, self._rates)

    def _rates(self) -> dict[str, Rate]:
        return {name: one for name, one in vars(self).items() if isinstance(one, Rate)}

    async def person(self, connection: HTTPConnection) -> Person | None:
        """Who calls."""
        agent = connection.headers.get("user-agent", "")
        return await self.people.of_session(connection.cookies.get(COOKIE, ""), agent)


def services_of(request: Request) -> Services:
    services: Services = request.app.state.services
    return services


async def entrance(connection: HTTPConnection) -> None:
    """Every call: not too often, and a change only from our own page. A WebSocket is looked at where it is
    taken, for it is refused in another way."""
    if connection.scope["type"] != "http":
        return
    services: Services = connection.app.state.services
    if connection.scope["path"] not in FOR_MACHINES:
        await services.loaded.wait()
    if not is_passed(connection) and not services.calls.allows(caller(connection)):
        raise TooOften("server-too-often")
    if connection.scope["method"] not in ("GET", "HEAD"):
        by_mail = connection.scope["path"].startswith("/api/reminders/stop/")  # a secret code is enough
        ours = connection.headers.get("x-nocturne") == "1" and is_same_origin(connection.headers)
        if not (ours or by_mail):
            raise Forbidden("server-not-our-page")


def seldom(request: Request, rate: Rate) -> None:
    """Refuse a call that is made more often than its kind may be. One that was passed on was counted where it
    came in."""
    if not is_passed(request) and not rate.allows(caller(request)):
        raise TooOften("server-too-often")


async def _someone(request: Request) -> Person:
    person = await services_of(request).person(request)
    if person is None:
        raise Unauthorised("server-who-are-you")
    return person


ServicesHere = Annotated[Services, Depends(services_of)]
Someone = Annotated[Person, Depends(_someone)]
Say = Annotated[Words, Depends(spoken)]
