"""Ways out of a game: conceding, ending it because all agree, leaving a seat to a bot until one is back."""

from __future__ import annotations

import pytest

from nocturne.kernel.errors import BadAnswer
from nocturne.kernel.table import CONCEDE, END, HOST, Table, new_game, replay
from nocturne.vtes.state import VtesState

from .conftest import Caller, Json, Sitting


def together(mina: Caller, lucy: Caller, game: str, **more: object) -> str:
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot"}]
    table: str = mina.post("/api/tables", {"game": game, "seats": seats, **more})["table"]
    lucy.post(f"/api/tables/{table}/sit", {})
    mina.post(f"/api/tables/{table}/start")
    return table


def wish(sitting: Sitting) -> Json:
    return sitting.until(lambda told: told["type"] == "ending")


def over(sitting: Sitting) -> Json:
    return sitting.until(lambda told: told["type"] == "frame" and told["result"])


def test_all_agree_to_end_the_game_with_the_points_as_they_stand(mina: Caller, lucy: Caller):
    table = together(mina, lucy, "vtes")
    with mina.at(table) as one, lucy.at(table) as other:
        # given an offer of Mina's, which Lucy refuses
        one.send(type="end", id="e1")
        asked = wish(other)["wish"]
        assert (asked["kind"], asked["seat"], asked["needs"], asked["mine"]) == ("end", 0, [1], True)
        other.send(type="agree", id="a1", on=False)
        assert wish(one)["wish"]["mine"] is False
        assert wish(one) == {**one.told[-1], "wish": None, "outcome": "refused"}
        # when she offers it again and Lucy agrees
        one.send(type="end", id="e2")
        other.send(type="agree", id="a2", on=True)
        # then the game is over for both, and nobody has won
        assert over(one)["result"] == over(other)["result"] == {"points": [0, 0, 0], "winners": []}
    assert mina.get(f"/api/tables/{table}")["status"] == "finished"
    lines = mina.client.get(f"/api/tables/{table}/record").text.splitlines()
    assert '"key":"end"' in lines[-1]
    assert '"seat":-1' in lines[-1]


def test_a_seat_is_left_to_a_bot_until_its_person_is_back(mina: Caller, lucy: Caller):
    table = together(mina, lucy, "dracula")
    with lucy.at(table) as other:
        with mina.at(table) as one:
            one.send(type="away", id="w")
            one.acknowledged("w")
            left = other.until(lambda told: told["type"] == "players" and told["players"][0]["left"])
            assert left["players"][1]["left"] is False
            # then she is asked nothing, although she sits there
            assert mina.get("/api/tables/mine")["tables"][0]["asked"] is False
            # until she says that she is back
            one.send(type="back", id="b")
            one.acknowledged("b")
        again = other.until(lambda told: told["type"] == "players" and not told["players"][0]["left"])
        assert again


def test_the_hunters_concede_together_and_dracula_alone(mina: Caller, lucy: Caller):
    table = together(mina, lucy, "dracula", first="bot")
    with mina.at(table) as one, lucy.at(table) as other:
        one.send(type="concede", id="c")
        told = wish(other)["wish"]
        assert (told["kind"], told["mine"]) == ("concede", True)
        other.send(type="agree", id="a", on=True)
        ended = over(one)
        assert ended["result"]["winners"] == [0]
        assert ended["log"][-1]["event"] == "HuntersGaveUp"
    again = together(mina, lucy, "dracula", first="bot")
    with mina.at(again) as one, lucy.at(again) as other:
        one.send(type="end", id="e")
        wish(other)
        other.send(type="agree", id="a", on=True)
        ended = over(one)
        assert ended["result"]["winners"] == []
        assert ended["log"][-1]["event"] == "EndAgreed"
    alone = mina.post("/api/play-now", {"game": "dracula"})["table"]
    with mina.at(alone) as one:
        one.send(type="concede", id="c")
        assert over(one)["result"]["winners"] == [1]


def next_turn(table: Table) -> VtesState:
    """Everybody answers as usual until the second turn has begun."""
    state = table.state
    assert isinstance(state, VtesState)
    while state.turn < 2:
        decision = table.pending()
        assert decision is not None
        table.answer(decision.seat, table.game.default_answer(decision) or decision.options[0].key)
    return state


def test_whoever_concedes_in_vtes_is_ousted_at_the_end_of_the_turn():
    table = new_game("vtes", seats=3, seed="given up", digests=True)
    table.answer(HOST, f"{CONCEDE}0")
    assert table.pending() is not None
    players = next_turn(table).players
    assert [player.out for player in players] == ["ousted", "", ""]
    assert (players[2].points, players[2].pool > 30) == (1, True)
    with pytest.raises(BadAnswer):
        table.answer(HOST, f"{CONCEDE}0")
    # and the record plays again to the same end
    assert replay(table.record()).digest() == table.digest()


@pytest.mark.parametrize(("concession", "points"), [("removed", 0), ("forbidden", None)])
def test_what_conceding_means_is_an_option(concession: str, points: int | None):
    table = new_game("vtes", seats=3, seed="given up", options={"concession": concession})
    if points is None:
        with pytest.raises(BadAnswer):
            table.answer(HOST, f"{CONCEDE}1")
        return
    table.answer(HOST, f"{CONCEDE}1")
    players = next_turn(table).players
    assert (players[1].out, players[0].points) == ("conceded", points)


@pytest.mark.parametrize("game", ["candles", "chapters", "dracula", "vtes"])
def test_every_game_can_be_ended_and_then_no_more(game: str):
    table = new_game(game, seed="ended")
    table.answer(HOST, END)
    assert table.result() is not None
    assert list(table.game.check(table.state)) == []
    with pytest.raises(BadAnswer):
        table.answer(HOST, END)
