"""A ruling on what prevents damage that is not aggravated: how a minion treats damage does not change it."""

from __future__ import annotations

from typing import Any

import pytest

from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.records import THIS_TURN, Lasting
from tests.vtes.fights import fight
from tests.vtes.ruled import Member, able, members, modes_at, nodes_of
from tests.vtes.sitting import Sitting

HARDENED = {"card": "Elemental Stoicism", "mode": 3}
"""The bearer treats aggravated damage as normal."""


def struck(card: Member, weapon: str) -> tuple[Sitting, str]:
    """``@a`` is struck with a weapon; the key of what prevents damage, on the card that a ruling is on."""
    mine: dict[str, Any] = {"card": "Don Cerro", "blood": 5, "on": [HARDENED]}
    hand: list[Any] = []
    key = "use:@it:0:*"
    beside: list[Any] = []
    if card.face.minion and card.name == "Randall":
        beside = [{"card": card.name, "as": "it"}]
    elif card.face.minion:
        mine |= {"card": card.name}
        key = "use:@a:0:*"
    elif "Combat" in {kind.value for kind in card.face.library.types}:  # type: ignore[union-attr]
        index, mode = next((n, one) for n, one in modes_at(card) if any(True for _ in prevents(one)))
        mine |= {**able(card, mode, **{"as": "a"}), "blood": 5, "on": [HARDENED]}
        hand, key = [{"card": card.name, "as": "it"}], f"play:@it:{index}:@a"
    else:
        mine |= {"sect": "Laibon", "on": [HARDENED, {"card": card.name, "as": "it"}]}
    sitting = fight(mine, {"on": [{"card": weapon, "as": "weapon"}]}, hand, beside=beside)
    harmless = Lasting("strength", -9, card=sitting.id("a"), until=THIS_TURN)
    sitting.g.lasting.append(harmless)
    sitting.watch(1, event="RangeDetermined")
    while (1, "vtes-ask-strike") not in sitting.asked():
        sitting.step()
    sitting.do(1, "strike:@weapon:0")
    return sitting, key


def prevents(part: object) -> list[v.Prevent]:
    return [node for node in v.nodes(part) if isinstance(node, v.Prevent) and not node.aggravated]


@pytest.mark.rule("G00033:3c2fc5e4")
def test_aggravated_damage_that_counts_as_normal_is_not_prevented_as_normal():
    for card in members("G00033:3c2fc5e4"):
        assert any(not one.aggravated for one in nodes_of(card, v.Prevent)), card.name
        for weapon, offered in ((".44 Magnum", True), ("Ivory Bow", False)):
            sitting, key = struck(card, weapon)
            wanted = sitting.names.fill(key)
            seen = sitting.watch(0, "vtes-ask-action")
            found = [one for _, one in seen if one == wanted or one.startswith(wanted.rstrip("*"))]
            assert bool(found) == offered, (card.name, weapon)
            assert sitting.happened("DamageInflicted"), card.name
            assert not sitting.happened("WentToTorpor"), (card.name, weapon)
