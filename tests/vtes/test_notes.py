"""What a player is told before choosing: a block or a transfer that is in vain as things stand."""

from __future__ import annotations

from typing import Any

from nocturne.kernel.decision import in_order
from nocturne.kernel.table import Table, new_game
from nocturne.kernel.telling import Teller
from nocturne.kernel.words import words


def at(phase: str, *players: dict[str, Any]) -> Table:
    position = {"players": list(players), "phase": phase}
    return new_game("vtes", seats=len(players), options={"position": position, "windows": "able"})


def test_a_block_that_cannot_succeed_says_so_and_comes_last():
    # given Anson, who hunts with 1 stealth
    table = at("minion", {"ready": ["Anson"]}, {"ready": ["Malachi"]})
    hunt = next(option for option in table.decisions()[0].options if option.key.startswith("hunt"))
    table.answer(0, hunt.key)
    while table.decisions()[0].question != "vtes-ask-block":
        table.answer(table.decisions()[0].seat, "pass")
    # when Malachi, who has no intercept, could block
    decision = table.decisions()[0]
    *_, block = in_order(decision.options)
    # then the choice tells both numbers, in both languages
    assert block.key.startswith("block")
    assert block.doubtful
    assert block.note is not None
    assert block.note.args == {"intercept": 0, "stealth": 1}
    for lang, said in (("en", "intercept 0 against stealth 1"), ("fr", "interception 0 contre discrétion 1")):
        assert said in Teller(table.game, words(lang)).note(block.note, table.view(1))


def test_a_block_that_can_succeed_is_offered_without_a_word():
    table = at("minion", {"ready": ["Anson"]}, {"ready": ["Malachi"]})
    bleed = next(option for option in table.decisions()[0].options if option.key.startswith("bleed"))
    table.answer(0, bleed.key)
    while table.decisions()[0].question != "vtes-ask-block":
        table.answer(table.decisions()[0].seat, "pass")
    assert all(option.note is None for option in table.decisions()[0].options)


def test_a_transfer_beyond_the_capacity_is_marked_and_never_first():
    # given one vampire whose counters have reached the capacity, and one who waits for more
    full = {"card": "Anson", "blood": 8}
    table = at("influence", {"pool": 9, "uncontrolled": [full, "Malachi"]}, {})
    transfers = [option for option in table.decisions()[0].options if option.key.startswith("transfer")]
    # when the options are listed, then the transfer to the full one comes after all others
    assert [option.doubtful for option in transfers] == [True, False]
    listed = in_order(table.decisions()[0].options)
    assert listed[-1] == transfers[0]
    assert transfers[0].note is not None
    assert transfers[0].note.args == {"blood": 8, "capacity": 8}
