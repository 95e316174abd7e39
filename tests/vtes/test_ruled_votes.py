"""A ruling on a group of cards that take votes away from titles."""

from __future__ import annotations

import pytest

from nocturne.vtes.records import THIS_TURN, Lasting
from tests.vtes.ruled import members
from tests.vtes.sitting import Sitting


def against(sitting: Sitting, seat: int) -> Sitting:
    """The referendum goes on to its end; a seat casts whatever it has against it."""
    while not sitting.happened("ReferendumFailed"):
        keys = sitting.keys(seat)
        cast = [key for key in keys if key.startswith("cast:minion:") and key.endswith("against")]
        points = [key for key in sitting.keys(0) if key.startswith("point:")]
        if cast:
            sitting.do(seat, cast[0])
        elif points:
            sitting.do(0, points[0])
        else:
            sitting.step()
    return sitting


@pytest.mark.rule("G00021:b3eafc45")
def test_the_votes_of_the_priscus_block_are_not_reduced():
    """A lasting ballot makes up for the one that Free States Rant takes away."""
    don = {"card": "Don Cerro", "as": "don", "sect": "Anarch", "anarch": True, "title": "-"}
    priscus = {"card": "Krid", "as": "priscus", "title": "priscus", "sect": "Sabbat"}
    for card in members("G00021:b3eafc45"):
        theirs = {"pool": 20, "ready": [priscus]}
        if card.face.actions:
            bearer = {**don, "on": [{"card": card.name, "as": "it"}]}
            sitting = Sitting({"pool": 20, "ready": [bearer, "Lord Vauxhall"]}, theirs, {"pool": 20})
            key = "in-play:@it:0:@lord-vauxhall"
        else:
            mine = {"pool": 20, "ready": [don], "hand": [{"card": card.name, "as": "it"}]}
            sitting = Sitting(mine, theirs, {"pool": 20})
            more = Lasting("ballots", 1, card=sitting.id("priscus"), until=THIS_TURN)
            sitting.g.lasting.append(more)
            key = "action:@it:0:@don"
        against(sitting.do(0, key), 1)
        (cast,) = sitting.happened("VotesCast")
        assert (cast.votes, cast.ballots) == (0, 1), card.name
        (failed,) = sitting.happened("ReferendumFailed")
        assert failed.against == 3, card.name
