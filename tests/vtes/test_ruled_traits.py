"""Rulings on groups of cards about what a card is: traits, sects, titles, kinds of minions."""

from __future__ import annotations

import pytest

from nocturne.vtes.cards.lexicon import Trait
from nocturne.vtes.rules.table.queries import traits
from tests.vtes.ruled import members
from tests.vtes.sitting import Sitting


@pytest.mark.rule("G00012:c1e9edad")
def test_black_hand_is_a_trait_that_no_sect_gives():
    """Printed or gained (Mateusz Kazimirski), they keep it in every sect, and no title comes with it."""
    for card in members("G00012:c1e9edad"):
        marks = [] if Trait.BLACK_HAND in card.face.traits else ["Black Hand"]
        for sect in ("Camarilla", "Sabbat", "Independent", "Laibon"):
            sitting = Sitting(
                {"ready": [{"card": card.name, "as": "hand", "sect": sect, "marks": marks}]}, {}
            )
            assert traits.has_trait(sitting.g, sitting.id("hand"), Trait.BLACK_HAND), (card.name, sect)
            assert "Hand" not in traits.title(sitting.g, sitting.id("hand"))
