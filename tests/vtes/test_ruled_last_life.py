"""Rulings on allies who play cards as vampires and pay for them with their last life."""

from __future__ import annotations

from functools import cache

import pytest

from nocturne.vtes.cards.catalogue import catalogue
from nocturne.vtes.cards.faces import Face, face_of
from nocturne.vtes.cards.lexicon import CardType
from nocturne.vtes.records import THIS_TURN, Lasting
from tests.vtes.ruled import Member, members
from tests.vtes.sitting import Sitting

INFERNAL = {"card": "Don Cerro", "as": "infernal", "marks": ["infernal"], "blood": 5}
"""Infernal Servitor does not stay without an infernal vampire."""


@cache
def costing(kind: CardType) -> tuple[Face, ...]:
    """Every playable card of a type that costs one blood and requires nothing but one Discipline."""
    found = []
    for card in catalogue():
        face = face_of(card.id)
        library = face.library
        if face.tree is None or library is None or kind not in library.types:
            continue
        plain = not (library.clans or library.requirement or library.pool_cost or library.path)
        if plain and library.blood_cost == 1 and any(len(one.needs) == 1 for one in face.modes):
            found.append(face)
    return tuple(found)


def on_the_last_life(card: Member, hand: list[str], blocker: str = "Lord Vauxhall") -> Sitting:
    """``@ally`` has one life and cards that cost one; ``@blocker`` is at the prey's."""
    ally = {"card": card.name, "as": "ally", "blood": 1, "mode": len(card.face.modes)}
    mine = {"pool": 20, "ready": [ally, INFERNAL], "hand": hand}
    theirs = {"pool": 20, "ready": [{"card": blocker, "as": "blocker"}]}
    return Sitting(mine, theirs, {"pool": 20})


def playable(sitting: Sitting) -> list[str]:
    """The cards the ally could play now."""
    ally = str(sitting.id("ally"))
    return [key for key in sitting.keys(0) if key.split(":")[0] == "play" and key.split(":")[3] == ally]


@pytest.mark.rule("G00011:a4d9ce1e")
def test_an_action_fails_when_a_modifier_costs_the_last_life():
    hand = [face.name for face in costing(CardType.ACTION_MODIFIER)]
    for card in members("G00011:a4d9ce1e"):
        sitting = on_the_last_life(card, hand, "Muddled Vampire Hunter").do(0, "bleed:@ally")
        while not playable(sitting):
            assert sitting.asked() != [(0, "vtes-ask-action")], card.name
            blocks = sitting.offered(1, "block:@blocker")
            sitting.do(1, "block:@blocker") if blocks else sitting.step()
        sitting.do(0, playable(sitting)[0]).passes("vtes-ask-action", 0)
        assert sitting.happened("Burned")[0].card == sitting.id("ally"), card.name
        assert sitting.happened("ActionEnded"), card.name
        assert not sitting.happened("ActionSucceeded"), card.name
        assert not sitting.happened("Blocked"), card.name


@pytest.mark.rule("G00011:a4d9ce1e")
def test_the_combat_ends_when_a_strike_costs_the_last_life():
    """A strike card, or for who has none to pay for any strike at Lucian, the Perfect."""
    hand = [face.name for face in costing(CardType.COMBAT)]
    for card in members("G00011:a4d9ce1e"):
        for blocker in ("Lord Vauxhall", "Lucian, the Perfect"):
            sitting = on_the_last_life(card, hand if blocker == "Lord Vauxhall" else [], blocker)
            sitting.do(0, "bleed:@ally").passes("vtes-ask-block", 1).do(1, "block:@blocker")
            while sitting.asked()[0] not in ((0, "vtes-ask-strike"), (0, "vtes-ask-action")):
                sitting.step()
            paid = playable(sitting) if blocker == "Lord Vauxhall" else ["strike:hand"]
            if not paid:
                assert card.name == "Marijava Thuggee", card.name
                continue
            before = sitting.g.play[sitting.id("blocker")].blood
            sitting.do(0, paid[0]).passes("vtes-ask-action", 0)
            assert sitting.happened("Burned")[0].card == sitting.id("ally"), card.name
            assert sitting.happened("CombatEnded"), card.name
            assert not sitting.happened("DamageInflicted"), card.name
            assert sitting.g.play[sitting.id("blocker")].blood == before, card.name


@pytest.mark.rule("G00011:bbc248a6")
def test_an_action_that_costs_the_last_life_resolves_fully():
    """Whoever it ousts is out before it is over. The card costs a life more, as Nocturn makes his own do."""
    for card in members("G00011:bbc248a6"):
        ally = {"card": card.name, "as": "ally", "blood": 1, "mode": len(card.face.modes)}
        for theirs in (20, 1):
            mine = {"pool": 20, "ready": [ally, INFERNAL], "hand": [{"card": "Computer Hacking", "as": "it"}]}
            sitting = Sitting(mine, {"pool": theirs}, {"pool": 20})
            who = sitting.id("ally")
            dearer = Lasting("card-cost", 1, card=who, until=THIS_TURN, note="Computer Hacking")
            sitting.g.lasting.append(dearer)
            sitting.do(0, "action:@it:0:@ally").watch(0, "vtes-ask-action")
            assert [one.card for one in sitting.happened("Burned")][:1] == [who], card.name
            assert sitting.happened("ActionSucceeded"), card.name
            assert sitting.happened("Bled"), card.name
            assert bool(sitting.happened("Ousted")) == (theirs == 1), card.name
