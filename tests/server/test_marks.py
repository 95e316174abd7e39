"""Marks on the map: shared by the hunters, unknown to Dracula and to those who watch, kept with the table."""

from __future__ import annotations

from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from nocturne.kernel.registry import find_game
from nocturne.server.api import create_app

from .conftest import Caller, Json, Sitting
from .test_live import begin


def refused(sitting: Sitting, **message: object) -> str:
    sitting.send(type="mark", id="wrong", **message)
    told = sitting.until(lambda told: told["type"] in ("ack", "error") and told["id"] == "wrong")
    code: str = told["error"]["code"]
    return code


def marks_of(sitting: Sitting) -> list[Json]:
    marks: list[Json] = sitting.until(lambda told: told["type"] == "marks")["marks"]
    return marks


def settled(sitting: Sitting, ident: str) -> None:
    """Everything sent up to now has come: what is asked last is answered last."""
    sitting.send(type="chat", id=ident, text=ident)
    sitting.acknowledged(ident)


def test_hunters_share_their_suspicions_and_nobody_else_hears_of_them(nobody: Caller):
    dracula, mina, jack, renfield = (nobody.enter(name) for name in ("Vlad", "Mina", "Jack", "Renfield"))
    table = begin(dracula, mina, jack, game="dracula")
    with (
        dracula.at(table) as his,
        mina.at(table) as hers,
        jack.at(table) as jacks,
        renfield.at(table) as watched,
    ):
        assert marks_of(hers) == []
        hers.send(type="mark", id="m1", ref="city:paris", mark="suspect")
        hers.acknowledged("m1")
        assert marks_of(jacks) == []  # on arrival
        assert marks_of(jacks) == [{"ref": "city:paris", "kind": "suspect", "name": "Mina"}]
        jacks.send(type="mark", id="m2", ref="sea:black_sea", mark="watch")
        jacks.send(type="mark", id="m3", ref="city:paris", mark="")
        jacks.acknowledged("m3")
        last = [told for told in jacks.told if told["type"] == "marks"][-1]
        assert last["marks"] == [{"ref": "sea:black_sea", "kind": "watch", "name": "Jack"}]
        for unaware in (his, watched):
            settled(unaware, "still here")
            assert not [told for told in unaware.told if told["type"] == "marks"]
            assert refused(unaware, ref="city:paris", mark="suspect") in (
                "server-mark-not-yours",
                "server-only-watching",
            )


@pytest.mark.parametrize(
    ("message", "code"),
    [
        ({"ref": "city:atlantis", "mark": "suspect"}, "server-mark-unknown"),
        ({"ref": "item:3", "mark": "suspect"}, "server-mark-unknown"),
        ({"ref": "city:paris", "mark": "x" * 40}, "server-mark-wrong"),
    ],
)
def test_a_mark_that_makes_no_sense_is_refused(mina: Caller, lucy: Caller, message: Json, code: str):
    table = begin(mina, lucy, game="dracula")
    with lucy.at(table) as sitting:
        assert refused(sitting, **message) == code


def test_at_a_table_of_another_game_nobody_marks(mina: Caller):
    table = mina.post("/api/play-now", {"game": "candles"})["table"]
    with mina.at(table) as sitting:
        assert refused(sitting, ref="city:paris", mark="suspect") == "server-mark-not-yours"


def test_marks_are_there_again_after_the_server_has_been_away(tmp_path: Path):
    where = f"sqlite:///{tmp_path}/nocturne.db"
    with TestClient(create_app(where, grace=0.3, warm=False)) as client:
        mina, lucy = Caller(client).enter("Mina"), Caller(client).enter("Lucy")
        table = begin(mina, lucy, game="dracula")
        with lucy.at(table) as sitting:
            sitting.send(type="mark", id="m1", ref="city:rome", mark="cleared")
            sitting.acknowledged("m1")
    with TestClient(create_app(where, grace=0.3, warm=False)) as client:
        with Caller(client, lucy.token).at(table) as sitting:
            assert marks_of(sitting) == [{"ref": "city:rome", "kind": "cleared", "name": "Lucy"}]
        with Caller(client, mina.token).at(table) as his:
            settled(his, "after")
            assert not [told for told in his.told if told["type"] == "marks"]


def test_what_is_printed_can_be_asked_about_though_nobody_holds_it(mina: Caller, lucy: Caller):
    table = begin(mina, lucy, game="dracula")
    with mina.at(table) as sitting:
        for ref, name in (("item:rifle", "Rifle"), ("hunter:3", "Mina Harker"), ("combat:fangs", "Fangs")):
            sitting.send(type="describe", id=ref, ref=ref)
            told = sitting.until(lambda told: told["type"] in ("card", "error"))
            assert told["name"] == name
            assert told["lines"]
        # One copy of a card that is not seen stays unknown: where it lies could be asked for.
        sitting.send(type="describe", id="copy", ref="item:7")
        told = sitting.until(lambda told: told["type"] in ("card", "error"))
        assert told["error"]["code"] == "server-describe-unknown"
        sitting.send(type="why", id="place", about="city:paris")
        assert sitting.until(lambda told: told["type"] in ("why", "error"))["type"] == "why"


def test_only_the_hunters_plan_together():
    game = find_game("dracula")
    assert game.partners(0, 4) == frozenset()
    assert game.partners(2, 4) == frozenset({1, 2, 3})
    assert game.markable("city:castle_dracula")
    assert game.markable("sea:north_sea")
    assert not game.markable("hospital:rome")
