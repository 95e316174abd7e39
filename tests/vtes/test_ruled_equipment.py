"""Rulings on groups of cards that minions carry, and on what is burned by the burn option."""

from __future__ import annotations

from typing import Any

import pytest

from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.cards.lexicon import CardType
from nocturne.vtes.context import EffectContext
from nocturne.vtes.rules.text.queries.filters import matches
from tests.vtes.ruled import Member, able, members
from tests.vtes.sitting import Sitting

EQUIPMENT, LOCATION = v.Filter(kind="equipment", region="any"), v.Filter(kind="location", region="any")


def is_such(sitting: Sitting, name: str, wanted: v.Filter) -> bool:
    r = EffectContext(seat=0, key=sitting.g.printed[sitting.id(name)])
    return matches(sitting.g, r, wanted, sitting.id(name))


@pytest.mark.rule("G00047:716dd0ca")
def test_equipment_that_represents_a_location_is_only_that_in_play():
    for card in members("G00047:716dd0ca"):
        assert card.face.types == (CardType.EQUIPMENT,), card.name
        held = [{"card": card.name, "as": "held"}]
        bearer = {"card": "Don Cerro", "as": "don", "on": [{"card": card.name, "as": "it"}]}
        hands: dict[str, Any] = {"pool": 20, "ready": [bearer], "hand": held}
        hands |= {"ash": [{"card": card.name, "as": "burned"}]}
        sitting = Sitting(hands, {"pool": 20})
        assert is_such(sitting, "it", LOCATION), card.name
        assert not is_such(sitting, "it", EQUIPMENT), card.name
        for name in ("held", "burned"):
            face = sitting.g.face(sitting.id(name))
            assert CardType.EQUIPMENT in face.types, card.name
            of_type = v.Filter(region="any", such=(v.OfType(types=(CardType.EQUIPMENT,)),))
            assert is_such(sitting, name, of_type), (card.name, name)
        assert not sitting.offered(0, "take:*"), card.name


@pytest.mark.rule("G00013:891b3406")
def test_equipment_in_play_is_taken_by_a_minion_who_does_not_meet_its_requirement():
    for card in members("G00013:891b3406"):
        library = card.face.library
        assert library is not None
        needed = library.requirement
        assert library.clans or needed is not None, card.name
        bearer = able(card, None, on=[{"card": card.name, "as": "it"}], **{"as": "bearer"})
        other = {"card": "Lord Vauxhall", "as": "other", "clan": "Caitiff", "sect": "Camarilla"}
        mine = {"pool": 20, "ready": [bearer, other], "hand": [{"card": card.name, "as": "second"}]}
        sitting = Sitting(mine, {"pool": 20})
        assert not sitting.offered(0, "action:@second:0:@other"), card.name
        sitting.do(0, "take:@other:@bearer")
        while sitting.g.play[sitting.id("it")].on != sitting.id("other"):
            assert sitting.g.turn == 10, card.name
            keys = sitting.keys(0)
            chosen = [key for key in keys if key == sitting.names.fill("target:@it")]
            chosen += [key for key in keys if key in ("done", "none")]
            sitting.do(0, chosen[0]) if chosen else sitting.step()


def has_burn_option(card: Member, *able_ones: dict[str, Any]) -> bool:
    """Whether a second copy can be burned by the burn option while one is in play."""
    copy = {"card": card.name, "as": "copy"}
    lord: dict[str, Any] = {"card": "Lord Vauxhall", "as": "lord", "clan": "Caitiff"}
    mine: dict[str, Any] = {"pool": 20, "ready": [lord, *able_ones]}
    if card.face.types[0] in (CardType.EQUIPMENT, CardType.RETAINER):
        lord["on"] = [copy]
    elif card.face.ally:
        mine["ready"].append(copy)
    else:
        mine["area"] = [copy]
    mine["hand"] = [{"card": card.name, "as": "it"}]
    return Sitting(mine, {"pool": 20}, phase="unlock").offered(0, "burn-option:@it")


@pytest.mark.rule("G00092:10f2fabd")
def test_a_copy_in_play_does_not_give_the_burn_option():
    for card in members("G00092:10f2fabd"):
        assert card.face.burn_option, card.name
        assert "unique" in card.face.keywords, card.name
        assert not has_burn_option(card, able(card)), card.name
        assert has_burn_option(card), card.name
