"""Cards that have not changed are not looked at anew, and nobody can tell."""

from __future__ import annotations

import random

import nocturne
from nocturne.kernel.chance import Chance
from nocturne.vtes.position.large_table import position_with
from nocturne.vtes.state import VtesState
from nocturne.vtes.view import cards


def test_a_view_made_of_kept_cards_is_the_same_as_one_made_anew():
    chance = random.Random("kept")
    table = nocturne.new_game("vtes", seats=5, seed="kept", options={"house": "random", "turn_limit": 30})
    compared = 0
    while (decision := table.pending()) and table.number < 900:
        table.answer(decision.seat, chance.choice(decision.options).key)
        if table.number % 2:
            continue
        seat = chance.choice([None, 0, 1, 2, 3, 4])
        kept = table.game.look(table.state, seat)
        cards._kept.clear()
        assert table.game.look(table.state, seat) == kept
        compared += 1
    assert compared > 50


def test_the_same_card_with_another_face_is_not_taken_for_the_former():
    """An imagined table shares what its cards in play say with the real one, but not what is printed."""
    table = nocturne.new_game("vtes", seats=3, seed="imagined")
    chance = random.Random("imagined")
    for _ in range(60):
        decision = table.pending()
        assert decision is not None
        table.answer(decision.seat, chance.choice(decision.options).key)
    for number in range(5):
        other = table.imagine(0, Chance.seeded(number))
        for seat in (0, 1, 2):
            table.game.look(table.state, seat)
            seen = other.game.look(other.state, seat)
            cards._kept.clear()
            assert other.game.look(other.state, seat) == seen


def test_a_bearer_is_looked_at_anew_when_a_card_on_it_changes():
    table = nocturne.new_game("vtes", seats=5, seed="bearers", options={"position": position_with(60)})
    state = table.state
    assert isinstance(state, VtesState)
    bearers = [card for card, now in state.play.items() if now.attached]
    assert len(bearers) == 10
    for bearer in bearers:
        for change in ({"contested": True}, {"counters": 2}, {"contested": False}):
            before = table.game.look(state, 0)
            state.put(state.play[bearer].attached[0], **change)
            kept = table.game.look(state, 0)
            assert kept != before
            cards._kept.clear()
            assert table.game.look(state, 0) == kept
