"""Sentences in which names are marked say the same as plain ones."""

from __future__ import annotations

import pytest

from nocturne.kernel.table import new_game
from nocturne.kernel.telling import SeatWords, Teller
from nocturne.server.render.segments import MarkingTeller, segments
from nocturne.vtes import events
from nocturne.vtes.cards.faces import face_of


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_where_there_is_nothing_to_name_a_marked_sentence_names_nothing(lang: str):
    # given a card whose only ability has no name of its own
    names = tuple("ABCDE")
    table = new_game("vtes", seats=5, seed="segments")
    aisha = 200030
    assert face_of(aisha).tree is not None
    used = events.AbilityUsed(0, table.view(0).table.players[0].hand[0].card, None, f"{aisha}:0")
    view = table.view(0)
    # when its use is told with marks and without
    marked = MarkingTeller(table.game, lang, names).event(used, view)
    plain = Teller(table.game, SeatWords(lang, names), names).event(used, view)
    # then both say the same
    said = "".join(part if isinstance(part, str) else part.text for part in segments(marked))
    assert said == plain
    assert "none" not in said
