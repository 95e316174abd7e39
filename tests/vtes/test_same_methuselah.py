"""Whether two parties are the same Methuselah, where one of them is several (an action directed at two)."""

from __future__ import annotations

import pytest

from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.context import EffectContext
from nocturne.vtes.rules.text.queries.conditions import holds
from tests.vtes.sitting import Sitting


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("each-other", "prey", True),
        ("prey", "each-other", True),
        ("each-other", "you", False),
        ("prey", "predator", False),
        ("prey", "prey", True),
        ("directed", "prey", False),
    ],
)
def test_parties_of_several_share_a_methuselah(one: v.Party, other: v.Party, same: bool):
    table = Sitting({"pool": 20}, {"pool": 20}, {"pool": 20})

    found = holds(table.g, EffectContext(seat=0, key=0, path="", source=-1), v.SameMethuselah(one, other))

    assert found == same
