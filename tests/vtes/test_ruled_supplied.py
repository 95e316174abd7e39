"""Rulings on effects that stand for a Discipline: what adds up, and what else they meet."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.cards.catalogue import catalogue
from nocturne.vtes.cards.faces import Face, face_of
from nocturne.vtes.cards.lexicon import DISCIPLINES
from nocturne.vtes.records import THIS_TURN, Lasting
from nocturne.vtes.rules.play.queries.found import ways_to_bring
from nocturne.vtes.rules.play.queries.requirement import why_not_meeting
from nocturne.vtes.rules.table.queries import modified
from tests.vtes.ruled import Member, members
from tests.vtes.sitting import Sitting

INFERNAL = {"card": "Don Cerro", "as": "infernal", "marks": ["infernal"]}
"""Infernal Servitor does not stay without an infernal vampire."""


def supplied(card: Member) -> set[str]:
    """The Disciplines whose cards somebody may play by a card's text; all of them where it names none."""
    tree = card.face.tree
    assert tree is not None
    notes = [one.note for one in tree.statics if one.query == "plays"]
    words = {code for plays in (*tree.plays, *notes) for code in plays.partition(":")[0].split("+")}
    return words & set(DISCIPLINES) or set(DISCIPLINES)


def who_plays(card: Member) -> dict[str, Any]:
    """The minion who has what a card gives, as it is at its superior level."""
    if card.face.minion:
        mode = 1 if card.face.vampire else len(card.face.modes)
        return {"card": card.name, "as": "minion", "blood": 1, "mode": mode}
    return {"card": "Anarch Convert", "as": "minion", "blood": 1, "on": [{"card": card.name, "as": "it"}]}


@cache
def at_superior(code: str) -> tuple[Face, ...]:
    """Every playable library card with a mode that requires this Discipline alone, at the superior level."""
    faces = (face_of(card.id) for card in catalogue())
    return tuple(
        face
        for face in faces
        if face.library is not None
        and not (face.library.clans or face.library.requirement)
        and any([(need.discipline, need.level) for need in mode.needs] == [(code, 2)] for mode in face.modes)
    )


@pytest.mark.rule("G00083:8b5021eb")
def test_what_supplies_a_discipline_twice_does_not_supply_it_at_superior():
    for card in members("G00083:8b5021eb"):
        for code in supplied(card):
            cards = at_superior(code)
            assert cards, code
            hand = [{"card": face.name, "as": f"c{face.key}"} for face in cards]
            ready = [who_plays(card), INFERNAL]
            sitting = Sitting({"pool": 20, "ready": ready, "hand": hand}, {"pool": 20})
            g, minion = sitting.g, sitting.id("minion")
            g.lasting.append(Lasting("plays", 1, card=minion, until=THIS_TURN, note=code))
            for face in cards:
                for mode in face.modes:
                    if any(need.level > 1 for need in mode.needs):
                        held = sitting.id(f"c{face.key}")
                        assert why_not_meeting(g, held, mode, minion) is not None, (card.name, face.name)


def bringers() -> list[tuple[Face, v.Mode, v.Fetch]]:
    """Every playable card with a mode that requires one Discipline at the basic level and brings another card
    into play."""
    found = []
    for card in catalogue():
        face = face_of(card.id)
        for mode in face.modes:
            if [need.level for need in mode.needs] == [1]:
                fetches = [one for one in v.nodes(mode) if isinstance(one, v.Fetch) and one.to == "equip"]
                found += [(face, mode, one) for one in fetches[:1]]
    return found


def brought(code: str, fetch: v.Fetch) -> list[Face]:
    """Every card of a type that is brought so, requires the same Discipline at the basic level, and could be
    brought by somebody who has it."""
    kinds = set(fetch.what.word("types")) or {fetch.what.kind.title()}
    faces = (face_of(card.id) for card in catalogue())
    fitting = [
        face
        for face in faces
        if face.library is not None
        and face.tree is not None
        and not (face.library.clans or face.library.requirement)
        and kinds & {kind.value for kind in face.library.types}
        and any([(need.discipline, need.level) for need in mode.needs] == [(code, 1)] for mode in face.modes)
    ]
    hand = [{"card": face.name, "as": f"c{face.key}"} for face in fitting]
    don = {"card": "Don Cerro", "as": "don", "taught": {code: 1}}
    sitting = Sitting({"pool": 20, "ready": [don], "hand": hand}, {"pool": 20})
    g, who = sitting.g, sitting.id("don")
    return [face for face in fitting if ways_to_bring(g, 0, sitting.id(f"c{face.key}"), who, False)]


@pytest.mark.rule("G00085:e84a10d4")
def test_a_discipline_that_is_supplied_for_a_card_is_supplied_for_what_it_brings():
    tried = 0
    for card in members("G00085:e84a10d4"):
        for face, mode, fetch in bringers():
            (need,) = mode.needs
            for other in brought(need.discipline, fetch):
                hand = [{"card": face.name, "as": "first"}, {"card": other.name, "as": "second"}]
                ready = [{**who_plays(card), "blood": 5}, INFERNAL]
                sitting = Sitting({"pool": 20, "ready": ready, "hand": [*hand, face.name]}, {"pool": 20})
                g, minion = sitting.g, sitting.id("minion")
                if modified.discipline(g, minion, need.discipline):
                    continue
                if card.name == "Inceptor":
                    copy = g.players[0].hand[-1]
                    g.players[0].hand.remove(copy)
                    g.put(sitting.id("it"), under=(copy,))
                if why_not_meeting(g, sitting.id("first"), mode, minion) is None:
                    tried += 1
                    ways = ways_to_bring(g, 0, sitting.id("second"), minion, False, by=face.key)
                    assert ways, (card.name, face.name, other.name)
    assert tried > 20
