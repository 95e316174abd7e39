"""Rulings on groups of cards that want blood burned beside what they cost, or require several Disciplines."""

from __future__ import annotations

import pytest

from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.context import EffectContext
from nocturne.vtes.rules.cost import effects as cost_effects
from nocturne.vtes.rules.cost.queries.bill import Bill
from nocturne.vtes.rules.cost.queries.pay import amount_due, why_not_pay
from nocturne.vtes.rules.cost.queries.printed import printed_cost
from nocturne.vtes.rules.play.queries.playing import such_as_played
from nocturne.vtes.rules.text.queries.filters import matches
from tests.vtes.ruled import Member, members, modes_at
from tests.vtes.sitting import Sitting


def in_hand(card: Member, blood: int) -> Sitting:
    """A table at which somebody with so much blood may play a card."""
    mine = {
        "pool": 20,
        "ready": [{"card": "Don Cerro", "as": "don", "blood": blood}],
        "hand": [{"card": card.name, "as": "it"}],
    }
    return Sitting(mine, {"pool": 20})


def bill_for(sitting: Sitting, card: Member, mode: v.Mode) -> Bill:
    cost = printed_cost(card.face, mode)
    return Bill(0, cost, sitting.id("don"), sitting.id("it"), 1, mode=mode)


@pytest.mark.rule("G00097:188e96c8")
def test_who_cannot_burn_the_blood_cannot_play_the_card():
    for card in members("G00097:188e96c8"):
        burning = [mode for _, mode in modes_at(card) if printed_cost(card.face, mode).burning]
        assert burning, card.name
        for mode in burning:
            poor, rich = in_hand(card, 0), in_hand(card, 6)
            assert why_not_pay(poor.g, bill_for(poor, card, mode)) is not None, card.name
            assert why_not_pay(rich.g, bill_for(rich, card, mode)) is None, card.name


@pytest.mark.rule("G00065:461a59ec")
def test_what_makes_a_card_cheaper_does_not_spare_the_blood_it_burns():
    for card in members("G00065:461a59ec"):
        found = False
        for _, mode in modes_at(card):
            burned = printed_cost(card.face, mode).burning
            found = found or any(
                isinstance(node, v.BurnBlood) or (isinstance(node, v.Cost) and node.burning)
                for node in v.nodes(mode)
            )
            if isinstance(burned, int) and burned:
                sitting = in_hand(card, 6)
                g, bill = sitting.g, bill_for(sitting, card, mode)
                cost_effects.save(g, bill.card, "blood", 5)
                cost_effects.save(g, bill.card, "pool", 5)
                assert amount_due(g, bill) == (0, 0), card.name
                assert cost_effects.pay(g, bill), card.name
                assert g.play[bill.minion].blood == 6 - burned, card.name
        assert found, card.name


@pytest.mark.rule("G00086:381be3d6")
def test_a_card_requires_the_disciplines_it_is_played_with_and_elsewhere_all():
    for card in members("G00086:381be3d6"):
        library = card.face.library
        assert library is not None, card.name
        sitting = in_hand(card, 1)
        g, it = sitting.g, sitting.id("it")
        r = EffectContext(seat=0, key=card.key)
        codes = {need.discipline for mode in card.face.modes for need in mode.needs}
        assert len(codes) > 1, card.name
        for code in codes:
            wanted = v.Filter.of(region="any", requires_discipline=code)
            assert matches(g, r, wanted, it), (card.name, code)
            for mode in card.face.modes:
                needed = any(need.discipline == code for need in mode.needs)
                assert such_as_played(g, r, wanted, it, mode) == needed, (card.name, code)
