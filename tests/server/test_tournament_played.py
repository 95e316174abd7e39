"""A tournament of seventeen people from registration to the archive's text, with two drops, a late entry and
a server that is killed in the middle of a round."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import httpx2
import pytest
from websockets.sync.client import connect

from nocturne.loadtest.capacity import Served
from nocturne.vtes.decks import precons, read_deck

Json = dict[str, Any]
#: Preconstructed decks that can be played whole by the tournament's rules.
DECKS = ("V5:PTo", "V5:PTr", "V5:PV", "V5:PM", "V5:PN")
#: No bot holds a seat for being empty.
ALONE = ("--grace", "600")


class Someone:
    """Somebody with a browser, whichever server answers it."""

    def __init__(self, name: str, served: Served) -> None:
        self.name, self.served = name, served
        answer = self._call("POST", "/api/guest", {"nickname": name})
        self.token = answer.cookies["nocturne"]

    def _call(self, method: str, path: str, form: Json | None) -> httpx2.Response:
        cookie = {"cookie": f"nocturne={self.token}"} if hasattr(self, "token") else {}
        headers = {"x-nocturne": "1", **cookie}
        return httpx2.request(
            method, f"http://{self.served.at}{path}", json=form, headers=headers, timeout=120
        )

    def post(self, path: str, form: Json | None = None, status: int = 200) -> Json:
        answer = self._call("POST", path, form or {})
        assert answer.status_code == status, answer.text
        told: Json = answer.json()
        return told

    def get(self, path: str) -> Json:
        told: Json = json.loads(self.text(path))
        return told

    def text(self, path: str, status: int = 200) -> str:
        answer = self._call("GET", path, None)
        assert answer.status_code == status, answer.text
        return answer.text

    def tell(self, table: str, kind: str) -> None:
        """Say something at a table; returns when it has counted."""
        cookie = {"cookie": f"nocturne={self.token}"}
        with connect(f"ws://{self.served.at}/ws/tables/{table}", additional_headers=cookie) as socket:
            socket.send(json.dumps({"type": kind, "id": kind}))
            while (told := json.loads(socket.recv(timeout=120)))["type"] not in ("ack", "error"):
                pass
            over = "server-leave-not"  # the others were quicker
            assert told["type"] == "ack" or told["error"]["code"] == over, told

    def watch_to_the_end(self, table: str) -> None:
        cookie = {"cookie": f"nocturne={self.token}"}
        with connect(f"ws://{self.served.at}/ws/tables/{table}", additional_headers=cookie) as socket:
            while True:
                told = json.loads(socket.recv(timeout=300))
                if told["type"] == "frame" and told["result"]:
                    return
                if told["type"] == "frame" and told["question"]:
                    socket.send(json.dumps({"type": "away", "id": f"away{told['number']}"}))


def give_up(people: dict[str, Someone], table: Json) -> None:
    """Everybody at a table but the one whose name comes first concedes, and they see the end. It is the
    turn of the first seat: whoever sits there goes last, so that all leave at the end of the same turn.
    Then each predator has a point, and who is left one more."""
    names = [seat["name"] for seat in table["seats"]]
    best = min(names)
    for name in reversed(names):
        if name != best:
            people[name].tell(table["table"], "concede")
    people[best].watch_to_the_end(table["table"])


def play_round(people: dict[str, Someone], path: str, organiser: Someone) -> None:
    told = organiser.get(path)
    for table in told["rounds"][-1]["tables"]:
        if table["status"] == "playing":
            give_up(people, table)
    assert organiser.get(path)["playing"] is False


@pytest.mark.slow
def test_seventeen_people_play_a_tournament_to_the_archives_text(tmp_path: Path):
    served = Served(tmp_path, *ALONE)
    try:
        # given sixteen people with decks, which nobody else is told
        people = {name: Someone(name, served) for name in (f"P{number:02}" for number in range(1, 18))}
        organiser = people["P01"]
        form = {"game": "vtes", "name": "Ashes", "rounds": 2, "minutes": 120}
        path = f"/api/tournaments/{organiser.post('/api/tournaments', form)['id']}"
        for number, one in enumerate(list(people.values())[:16]):
            entered = one.post(f"{path}/enter", {"precon": DECKS[number % len(DECKS)]})
            assert entered["problems"] == []
        own = entered["tournament"]["deck"]["precon"]
        assert own == DECKS[15 % len(DECKS)]
        # when the first round begins, they sit at four tables with their decks, and those are locked
        told = organiser.post(f"{path}/round")
        assert [len(table["seats"]) for table in told["rounds"][0]["tables"]] == [4] * 4
        refused = people["P02"].post(f"{path}/enter", {"precon": DECKS[0]}, 400)
        assert refused["error"]["code"] == "server-tournament-deck-locked"
        refused = organiser.post(f"{path}/round", status=400)
        assert refused["error"]["code"] == "tournament-still-playing"
        # when the server is killed in the middle of the round, then every table is where it was
        first, *others = told["rounds"][0]["tables"]
        give_up(people, first)
        served.end()
        served = Served(tmp_path, *ALONE)
        for one in people.values():
            one.served = served
        again = organiser.get(path)
        states = {table["table"]: table["status"] for table in again["rounds"][0]["tables"]}
        assert states == {first["table"]: "finished", **{table["table"]: "playing" for table in others}}
        play_round(people, path, organiser)
        # a record tells all decks, and is for judges until the tournament is over
        record = f"tables/{first['table']}/record"
        assert json.loads(people["P02"].text(f"/api/{record}", 400))["error"]["code"] == (
            "server-record-tournament"
        )
        people["P02"].text(f"{path}/{record}", 400)
        assert '"key":"concede:' in organiser.text(f"{path}/{record}")
        # when two drop and somebody comes late, then the next round is seated with fifteen
        people["P15"].post(f"{path}/drop")
        organiser.post(f"{path}/drop", {"entry": 16})
        people["P17"].post(f"{path}/enter", {"precon": DECKS[1]})
        told = organiser.post(f"{path}/round")
        assert [len(table["seats"]) for table in told["rounds"][1]["tables"]] == [5] * 3
        preys = [
            (seat["name"], after["name"])
            for one in told["rounds"]
            for table in one["tables"]
            for seat, after in zip(table["seats"], [*table["seats"][1:], table["seats"][0]], strict=True)
        ]
        assert len(set(preys)) == len(preys)
        play_round(people, path, organiser)
        # then the five best choose their seats, the lowest first, and play the final
        told = organiser.post(f"{path}/final")
        seeds = [one["name"] for one in told["standings"][:5]]
        assert "P01" in seeds  # who has won every game
        names = {one["entry"]: one["name"] for one in told["entries"]}
        while (chooser := told["final"]["next"]) is not None:
            told = people[names[chooser]].post(f"{path}/choose", {"prey": told["final"]["row"][0]})
        told = organiser.post(f"{path}/final/begin")
        assert sorted(seat["name"] for seat in told["rounds"][-1]["tables"][0]["seats"]) == sorted(seeds)
        play_round(people, path, organiser)
        assert json.loads(organiser.text(f"{path}/archive", 400))["error"]["code"] == (
            "server-tournament-not-over"
        )
        told = organiser.post(f"{path}/close")
        # and the results go to the archive, and the record is everybody's
        assert (told["stage"], told["winner"]) == ("over", "P01")
        assert [one["place"] for one in told["standings"][:6]] == [1, 2, 2, 2, 2, 6]
        assert len(told["standings"]) == 17
        sheet = organiser.text(f"{path}/standings.csv").splitlines()
        assert sheet[0] == "place,name,gw,vp,tp,games,seed,final_vp"
        assert sheet[1] == f"1,P01,2,4,120,2,{seeds.index('P01') + 1},2"
        text = people["P17"].text(f"{path}/archive")
        assert text.splitlines()[0] == "Ashes"
        assert "2R+F\n17 players\nP01\n\n-- 2gw4 + 2vp in the final" in text
        deck, unread = read_deck(text)
        won = precons()[DECKS[0]]
        assert (unread, deck.crypt, deck.library) == ((), won.crypt, won.library)
        people["P02"].text(f"/api/{record}")
    finally:
        served.end()
