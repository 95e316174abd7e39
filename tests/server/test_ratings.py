"""Ratings: only for those who want them, never with bots, each game once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import select

from nocturne.server.api import create_app
from nocturne.server.live.clocks import Pace
from nocturne.server.live.streams import Player
from nocturne.server.routes.services import Services
from nocturne.server.store.database import people, ratings
from nocturne.server.tables.leaving import forget
from nocturne.server.tables.ratings import rated
from nocturne.server.tables.stored import StoredTable, place
from tests.server.conftest import Caller, Json

pytestmark = pytest.mark.slow


def account(client: TestClient, name: str) -> Caller:
    """Somebody with an account."""
    guest = Caller(client).enter(name)
    answer = client.post(
        "/api/register",
        json={"name": name, "password": "garlic and roses"},
        headers={"x-nocturne": "1", "cookie": f"nocturne={guest.token}"},
    )
    assert answer.status_code == 200, answer.text
    token = answer.cookies["nocturne"]
    client.cookies.clear()
    return Caller(client, token)


def services_of(client: TestClient) -> Services:
    app: Any = client.app  # of Starlette, whose state is anything
    services: Services = app.state.services
    return services


def finished(client: TestClient, names: Sequence[str], points: Sequence[float], **more: Any) -> None:
    """A game that these people have just finished; a name that nobody has is a bot's. Then it is rated."""
    services = services_of(client)

    async def work() -> None:
        known = await services.store.read(
            lambda db: {row.name: row.id for row in db.execute(select(people.c.name, people.c.id))}
        )
        seats = [
            Player("person", one, known[one]) if one in known else Player("bot", one, bot="judgement")
            for one in names
        ]
        stored = StoredTable(
            game="vtes",
            status="finished",
            private=False,
            host=known[names[0]],
            seats=seats,
            options={},
            masking="masked",
            result={"points": list(points), "winners": []},
            **more,
        )
        await services.store.run(lambda db: place(db, stored))
        await services.ratings.rate()
        await services.ratings.rate()  # a second look changes nothing

    assert client.portal is not None
    client.portal.call(work)


def mine(caller: Caller) -> list[Json]:
    found: list[Json] = caller.get("/api/ratings")["ratings"]
    return found


@pytest.fixture
def pair(client: TestClient) -> tuple[Caller, Caller]:
    """Two who want ratings."""
    both = account(client, "Mina"), account(client, "Lucy")
    for one in both:
        assert one.get("/api/ratings") == {"on": False, "ratings": []}
        assert one.post("/api/ratings", {"on": True})["on"]
    return both


def test_a_game_among_people_is_rated_once(client: TestClient, pair: tuple[Caller, Caller]):
    mina, lucy = pair
    finished(client, ["Mina", "Lucy"], [2, 0])
    (best,), (other,) = mine(mina), mine(lucy)
    assert (best["kind"], best["games"], other["games"]) == ("free", 1, 1)
    assert best["rating"] > 1500 > other["rating"]
    assert best["rating"] - 1500 == 1500 - other["rating"]
    # and a second game makes it surer
    finished(client, ["Lucy", "Mina"], [0, 2])
    assert mine(mina)[0]["games"] == 2
    assert mine(mina)[0]["unsure"] < best["unsure"]


def test_kinds_of_tables_are_rated_apart(client: TestClient, pair: tuple[Caller, Caller]):
    finished(client, ["Mina", "Lucy"], [2, 0])
    finished(client, ["Mina", "Lucy"], [0, 2], pace=Pace("correspondence"))
    kinds = {one["kind"]: one["rating"] for one in mine(pair[0])}
    assert kinds["free"] > 1500 > kinds["correspondence"]


def test_what_does_not_count(client: TestClient, pair: tuple[Caller, Caller]):
    jack = account(client, "Jack")
    finished(client, ["Mina", "Lucy", "Dracula"], [2, 1, 0])  # a bot sat there
    finished(client, ["Mina", "Lucy"], [1, 1])  # nobody did better
    finished(client, ["Mina", "Jack"], [2, 0])  # only one of them wants it
    assert [mine(one) for one in (*pair, jack)] == [[], [], []]
    # somebody who does not want it is no part of what the others are rated by
    finished(client, ["Mina", "Jack", "Lucy"], [1, 3, 0])
    assert mine(jack) == []
    assert mine(pair[0])[0]["rating"] > 1500


def test_games_that_ended_before_one_wanted_it_do_not_count(client: TestClient, pair: tuple[Caller, Caller]):
    finished(client, ["Mina", "Lucy"], [2, 0], touched=1000.0)
    assert mine(pair[0]) == []


def test_whoever_wants_no_more_is_forgotten(client: TestClient, pair: tuple[Caller, Caller]):
    finished(client, ["Mina", "Lucy"], [2, 0])
    assert pair[0].post("/api/ratings", {"on": False}) == {"on": False, "ratings": []}
    assert pair[0].post("/api/ratings", {"on": True}) == {"on": True, "ratings": []}
    assert len(mine(pair[1])) == 1


def test_the_ratings_of_a_deleted_account_are_gone(client: TestClient, pair: tuple[Caller, Caller]):
    finished(client, ["Mina", "Lucy"], [2, 0])
    services = services_of(client)

    async def left() -> int:
        mina = await services.people.of_session(pair[0].token or "")
        assert mina is not None
        await services.store.run(lambda db: forget(db, mina))
        return await services.store.read(lambda db: len(db.execute(select(ratings)).all()))

    assert client.portal is not None
    assert client.portal.call(left) == 1


def test_ratings_are_for_accounts(mina: Caller, nobody: Caller):
    assert mina.post("/api/ratings", {"on": True}, 400)["error"]["code"] == "server-ratings-guest"
    nobody.get("/api/ratings", 401)
    nobody.post("/api/ratings", {"on": True}, 401)
    mina.post("/api/ratings", {"on": "yes"}, 422)


@pytest.mark.usefixtures("_loaded")
def test_ratings_outlive_the_server(database: str):
    with TestClient(create_app(database, warm=False)) as client:
        both = account(client, "Mina"), account(client, "Lucy")
        for one in both:
            one.post("/api/ratings", {"on": True})
        finished(client, ["Mina", "Lucy"], [2, 0])
        before = mine(both[0])
    with TestClient(create_app(database, warm=False)) as client:
        assert mine(Caller(client, both[0].token)) == before
        finished(client, ["Mina", "Lucy"], [2, 0])
        assert mine(Caller(client, both[0].token))[0]["games"] == 2


def test_five_at_a_table_are_placed_by_their_points():
    after = rated([(25.0, 25.0 / 3)] * 5, [0.5, 3, 0.5, 0, 1])
    means = [mean for mean, _ in after]
    assert means[1] > means[4] > means[0] == pytest.approx(means[2])
    assert means[3] == min(means)
