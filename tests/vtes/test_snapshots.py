"""A table of VTES opened from its plain data asks what it asked before."""

from __future__ import annotations

from nocturne.kernel import codec
from nocturne.kernel.registry import find_game
from nocturne.kernel.table import Table, new_game


def test_who_has_had_her_opportunity_between_actions_is_not_asked_again_after_loading():
    # Given a minion phase before which another, whose vampire may act in it, has let it go by
    ready = [
        {"pool": 20, "ready": ["Don Cerro"]},
        {"pool": 20, "ready": [{"card": "Jeremy MacNeil", "on": ["Enkil Cog"]}]},
    ]
    options = {"windows": "able", "position": {"players": ready}}
    table = new_game("vtes", seats=2, seed=1, options=options, digests=True)
    assert [question.seat for question in table.questions] == [1]
    table.answer(1, "pass")
    # when the table is opened from its plain data, then the same question stands
    state = codec.from_bytes(find_game("vtes"), codec.to_bytes(table.state))
    again = Table(find_game("vtes"), state, table.head, digests=True)
    assert [question.seat for question in table.questions] == [0]
    assert [question.seat for question in again.questions] == [0]
    assert again.digest() == table.digest()
