"""Drafts over the API: who may do what, what nobody else is told, and that nothing is lost by a kill."""

from __future__ import annotations

import pytest
from fastapi.testclient import TestClient

from nocturne.server.api import create_app
from tests.server.conftest import Caller, Json, lift_limits

pytestmark = pytest.mark.slow


def opened(host: Caller, **more: object) -> Json:
    form = {"game": "vtes", "name": "Ashes", "source": "Third", "seats": 4, **more}
    return host.post("/api/drafts", form)


def test_a_draft_of_two_people_and_two_bots_comes_to_a_table(mina: Caller, lucy: Caller, nobody: Caller):
    # given a draft that waits for people
    lift_limits(mina.client.app)  # more than a hundred calls in a second or two
    path = f"/api/drafts/{opened(mina)['id']}"
    assert [one["name"] for one in nobody.get("/api/drafts")["drafts"]] == ["Ashes"]
    lucy.post(f"{path}/join")
    told = mina.post(f"{path}/begin")
    assert [seat["bot"] for seat in told["seats"]] == [False, False, True, True]
    # when both take cards until there are none
    people = [mina, lucy]
    while told["stage"] == "drafting":
        for one in people:
            own = one.get(path)
            if own["pack"]:
                told = one.post(f"{path}/take", {"number": len(own["pool"]), "card": own["pack"][0]})
    # then each has as many, and nobody is told of the others'
    assert [seat["cards"] for seat in told["seats"]] == [66] * 4
    assert nobody.get(path)["pool"] is None
    assert mina.get(path)["pool"] != lucy.get(path)["pool"]
    # when decks are made, one by hand and one by the server
    pool = mina.get(path)["pool"]
    assert mina.post(f"{path}/play", status=400)["error"]["code"] == "server-not-ready"
    small = mina.post(f"{path}/deck", {"cards": pool[:5]})
    assert len(small["problems"]) == 2
    assert small["draft"]["deck"] is None
    whole = mina.post(f"{path}/deck", {"cards": pool})
    assert sorted(whole["draft"]["deck"]) == sorted(pool)
    assert lucy.get(path)["deck"] is None
    lucy.post(f"{path}/deck", {"cards": None})
    # then the game begins, with the bots at it
    table = mina.post(f"{path}/play")["table"]
    room = lucy.get(f"/api/tables/{table}")
    assert room["status"] == "playing"
    assert [seat["kind"] for seat in room["seats"]] == ["person", "person", "bot", "bot"]
    assert table in {one["table"] for one in lucy.get("/api/tables/mine")["tables"]}
    # and neither the draft nor the table tells a stranger of a deck
    assert nobody.get(path)["deck"] is None
    assert "decks" not in nobody.get(f"/api/tables/{table}").get("options", {})


def test_who_may_do_what(mina: Caller, lucy: Caller, nobody: Caller):
    path = f"/api/drafts/{opened(mina, seats=2)['id']}"
    nobody.post(f"{path}/join", status=401)
    assert lucy.post(f"{path}/begin", status=403)["error"]["code"] == "server-draft-not-host"
    for step, form in (("take", {"number": 0, "card": 1}), ("deck", {"cards": None}), ("leave", {})):
        assert lucy.post(f"{path}/{step}", form, 400)["error"]["code"] == "server-draft-not-in"
    assert mina.post(f"{path}/deck", {}, 400)["error"]["code"] == "server-draft-not-building"
    lucy.post(f"{path}/join")
    jack = nobody.enter("Jack")
    assert jack.post(f"{path}/join", status=400)["error"]["code"] == "server-draft-full"
    mina.post(f"{path}/begin")
    assert mina.post(f"{path}/begin", status=400)["error"]["code"] == "server-draft-begun"
    assert jack.post(f"{path}/join", status=400)["error"]["code"] == "server-draft-begun"
    # a card that lies before somebody else is not mine to take, nor one twice
    pack = lucy.get(path)["pack"]
    other = next(card for card in pack if card not in mina.get(path)["pack"])
    assert (
        mina.post(f"{path}/take", {"number": 0, "card": other}, 400)["error"]["code"]
        == "limited-card-not-there"
    )
    own = mina.get(path)["pack"][0]
    mina.post(f"{path}/take", {"number": 0, "card": own})
    assert mina.post(f"{path}/take", {"number": 0, "card": own}, 400)["error"]["code"] == "limited-no-pack"
    assert jack.post(f"{path}/play", status=403)["error"]["code"] == "server-draft-not-host"
    nobody.get("/api/drafts/0000", 404)
    nobody.get("/api/drafts/..%2Fme", 404)


def test_what_cannot_be_opened_is_refused(mina: Caller):
    def code(**more: object) -> str:
        form = {"game": "vtes", "name": "Ashes", "source": "Third", "seats": 4, **more}
        told: str = mina.post("/api/drafts", form, 400)["error"]["code"]
        return told

    assert code(source="V5") == "limited-source-unknown"
    assert code(game="dracula") == "server-draft-no-game"
    assert code(seats=9) == "kernel-seats-wrong"
    assert code(name="  ") == "server-draft-name-wrong"
    assert code(cube="1x Blur") == "limited-cube-small"
    for _ in range(5):
        opened(mina)
    assert code() == "server-draft-most"


def test_the_hosts_leaving_ends_it_and_others_are_replaced(mina: Caller, lucy: Caller):
    path = f"/api/drafts/{opened(mina, kind='sealed', seats=2)['id']}"
    lucy.post(f"{path}/join")
    told = mina.post(f"{path}/begin")
    assert (told["stage"], len(told["pool"])) == ("building", 66)
    told = lucy.post(f"{path}/leave")
    assert [seat["bot"] for seat in told["seats"]] == [False, True]
    assert told["seats"][1]["ready"]
    assert told["pool"] is None
    assert mina.post(f"{path}/leave")["stage"] == "cancelled"
    mina.post(f"{path}/deck", {"cards": None}, 400)
    assert mina.get("/api/drafts")["drafts"] == []


@pytest.mark.usefixtures("_loaded")
def test_a_draft_outlives_the_server(database: str):
    # given somebody in the middle of a draft
    with TestClient(create_app(database, warm=False)) as client:
        mina = Caller(client).enter("Mina")
        path = f"/api/drafts/{opened(mina)['id']}"
        told = mina.post(f"{path}/begin")
        for number in range(5):
            told = mina.post(f"{path}/take", {"number": number, "card": told["pack"][0]})
    # when another server reads it back, then it is as it was, and goes on
    with TestClient(create_app(database, warm=False)) as client:
        again = Caller(client, mina.token)
        assert again.get(path) == told
        assert len(again.post(f"{path}/take", {"number": 5, "card": told["pack"][0]})["pool"]) == 6
