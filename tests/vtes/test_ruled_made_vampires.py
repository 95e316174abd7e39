"""Rulings on library cards that become vampires, and on vampires made of Master: Discipline cards."""

from __future__ import annotations

from typing import Any

import pytest

from nocturne.vtes.cards.lexicon import DISCIPLINES
from nocturne.vtes.rules.control.effects.banishing import banish
from nocturne.vtes.rules.table.effects import leaving_play
from nocturne.vtes.rules.table.queries import modified
from nocturne.vtes.terms import Region
from tests.vtes.ruled import Member, members
from tests.vtes.sitting import Sitting

BAALI = {"card": "Nergal (G5)", "as": "baali", "blood": 5}


def made(card: Member, *others: Any, **facts: Any) -> Sitting:
    """A table where ``@made`` is a vampire: one that was put down so, or the Great Beast that came."""
    if card.name != "Call the Great Beast":
        ready = [{"card": card.name, "as": "made"}, *others]
        return Sitting({"pool": 20, "ready": ready, **facts}, {"pool": 20}, {"pool": 20})
    beast = {"card": card.name, "as": "made", "counters": 10}
    mine = {"pool": 20, "ready": [{**BAALI, "on": [beast]}, *others], **facts}
    sitting = Sitting(mine, {"pool": 20}, {"pool": 20}).do(0, "in-play:@made:0:@baali")
    sitting.passes("vtes-ask-name-discipline", 0)
    return sitting.do(0, "discipline:cel", "discipline:pot", "discipline:for")


@pytest.mark.rule("G00054:1e3e2967")
def test_a_card_that_becomes_a_vampire_is_none_in_the_ash_heap():
    for card in members("G00054:1e3e2967"):
        possessor = {"card": "Isabel Giovanni", "as": "isabel"}
        mine = {"pool": 20, "ready": [possessor], "hand": [{"card": "Possession", "as": "it"}]}
        for ash, offered in (([card.name], False), ([card.name, "Krid"], True)):
            sitting = Sitting({**mine, "ash": ash}, {"pool": 20})
            assert sitting.offered(0, "action:@it:0:@isabel") == offered, card.name
        sitting = made(card)
        g, it = sitting.g, sitting.id("made")
        assert g.face(it).vampire, card.name
        burned = Sitting({**mine, "ready": [possessor, {"card": card.name, "as": "gone"}]}, {"pool": 20})
        leaving_play.burn_card(burned.g, burned.id("gone"))
        assert not burned.offered(0, "action:@it:0:@isabel"), card.name


@pytest.mark.rule("G00054:fc1af78e")
def test_a_card_that_became_a_vampire_stays_one_in_the_uncontrolled_region():
    """There it gets blood by transfers, and comes back when it has enough."""
    for card in members("G00054:fc1af78e"):
        sitting = made(card)
        g, it = sitting.g, sitting.id("made")
        banish(g, it)
        g.put(it, blood=0)
        assert g.play[it].region is Region.UNCONTROLLED, card.name
        assert g.face(it).vampire, card.name
        capacity = modified.capacity(g, it)
        sitting.passes("vtes-ask-influence-phase", 0)
        for _ in range(min(capacity, 4)):
            sitting.do(0, "transfer:@made")
        assert g.play[it].blood == min(capacity, 4), card.name
        if capacity <= 4:
            sitting.do(0, "influence:@made")
            assert sitting.g.play[it].region is Region.READY, card.name


@pytest.mark.rule("G00113:ed7c9a35")
def test_a_vampire_made_of_agent_of_power_has_no_discipline_and_stays():
    """It has nothing of that card's text: it is not unique, and is not burned in the discard phase."""
    for card in members("G00113:ed7c9a35"):
        agents = [{"card": "Agent of Power", "as": "agent"}]
        if card.name == "Legion":
            maker = {"card": "Lucian, the Perfect", "as": "maker", "on": [{"card": card.name, "as": "it"}]}
            sitting = Sitting({"pool": 20, "ready": [maker], "hand": agents}, {"pool": 20}, {"pool": 20})
            sitting.do(0, "in-play:@it:0:@maker")
        else:
            maker = {"card": "Don Cerro", "as": "maker", "title": "archbishop", "city": "Nowhere"}
            maker |= {"sect": "Sabbat"}
            hand = [{"card": card.name, "as": "it"}, *agents]
            sitting = Sitting(
                {"pool": 20, "ready": [maker], "hand": hand}, {"pool": 20}, {"pool": 20}, phase="master"
            )
            sitting.do(0, "play:@it:0:-1").do(0, "number:1")
        for _ in range(20):
            if sitting.id("agent") in sitting.g.play:
                break
            found = [key for key in sitting.keys(0) if key.startswith(("hand:", "ash:"))]
            sitting.do(0, found[0]) if found else sitting.step()
        g, agent = sitting.g, sitting.id("agent")
        assert g.face(agent).vampire, card.name
        assert not g.face(agent).unique, card.name
        assert not any(modified.discipline(g, agent, code) for code in DISCIPLINES), card.name
        sitting.turns()
        assert agent in sitting.g.play, card.name
