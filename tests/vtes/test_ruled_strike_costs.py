"""Rulings on what makes strikes cost more."""

from __future__ import annotations

from typing import Any

import pytest

from nocturne.vtes import events
from tests.vtes.fights import blood, fight
from tests.vtes.ruled import Member, members
from tests.vtes.sitting import Sitting

BATS = {"card": "Aid from Bats", "as": "bats"}
"""A strike card that itself costs nothing."""


def dear(card: Member, striker: dict[str, Any], hand: list[Any]) -> Sitting:
    """``@a`` fights somebody at whom strikes, or strike cards, cost one more."""
    sitting = fight(striker, {"card": card.name}, hand)
    while (0, "vtes-ask-strike") not in sitting.asked():
        sitting.step()
    return sitting


def paid_first(sitting: Sitting) -> int:
    """The blood that ``@a`` has burned before any damage is done."""
    told = [one.event for one in sitting.table.log]
    hurt = next(n for n, one in enumerate(told) if isinstance(one, events.DamageInflicted))
    burned = [one for one in told[:hurt] if isinstance(one, events.BurnedBlood)]
    return sum(one.amount for one in burned if one.card == sitting.id("a"))


@pytest.mark.rule("G00074:7fd62fbf")
def test_a_strike_card_costs_more_where_strikes_do():
    for card in members("G00074:7fd62fbf"):
        sitting = dear(card, {"card": "Madison", "blood": 3, "taught": {"ani": 1}}, [BATS])
        sitting.do(0, "play:@bats:0:@a")
        assert paid_first(sitting) == 1, card.name


@pytest.mark.rule("G00074:2a5095fd")
def test_what_a_strike_costs_is_paid_as_it_is_chosen_and_may_be_the_last_life():
    """Allies pay at Lucian: Algirdas speaks of vampires. The Hordes strike with the life left."""
    for card in members("G00074:2a5095fd"):
        vampire = dear(card, {"card": "Madison", "blood": 3, "taught": {"ani": 1}}, [BATS]).do(
            0, "play:@bats:0:@a"
        )
        assert paid_first(vampire) == 1, card.name
        if card.name != "Lucian, the Perfect":
            continue
        ally = {"card": "The Vozhd of Juiz de Fora", "blood": 1}
        sitting = dear(card, ally, [BATS])
        before = blood(sitting, "b")
        sitting.do(0, "play:@bats:0:@a").watch(0, "vtes-ask-action")
        assert sitting.id("a") in [one.card for one in sitting.happened("Burned")], card.name
        assert not sitting.happened("DamageInflicted"), card.name
        assert blood(sitting, "b") == before, card.name
    hordes = {"card": "Shambling Hordes", "blood": 3}
    sitting = fight(hordes, {"card": "Lucian, the Perfect"})
    while (0, "vtes-ask-strike") not in sitting.asked():
        sitting.step()
    sitting.do(0, "strike:hand").watch(0, "vtes-ask-action")
    hurt = [one.amount for one in sitting.happened("DamageInflicted") if one.card == sitting.id("b")]
    assert hurt == [2]
