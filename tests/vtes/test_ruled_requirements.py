"""Rulings on groups of cards about what cards and actions require, and who meets it."""

from __future__ import annotations

import pytest

from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.cards.catalogue import catalogue
from nocturne.vtes.cards.faces import Face, face_of
from nocturne.vtes.cards.lexicon import DISCIPLINES, CardType, Sect, Title
from nocturne.vtes.context import EffectContext
from nocturne.vtes.frames.action import ActionFacts, Announced
from nocturne.vtes.records import THIS_TURN, Lasting
from nocturne.vtes.rules.action.queries import action as action_queries
from nocturne.vtes.rules.play.queries.found import ways_to_bring
from nocturne.vtes.rules.play.queries.playing import such_as_played
from nocturne.vtes.rules.play.queries.requirement import why_not_meeting
from nocturne.vtes.rules.table.queries import modified
from nocturne.vtes.rules.text.queries.filters import matches
from tests.vtes.ruled import Member, members, modes_at
from tests.vtes.sitting import Sitting


def minion_of(card: Member) -> dict[str, object]:
    """The minion who has what a card gives: the card itself, or a vampire who bears it."""
    if card.face.minion:
        return {"card": card.name, "as": "minion", "blood": 1}
    return {"card": "Anarch Convert", "as": "minion", "on": [{"card": card.name, "as": "it"}]}


INFERNAL = {"card": "Don Cerro", "as": "infernal", "marks": ["infernal"]}
"""Infernal Servitor does not stay without an infernal vampire."""


def needing_two() -> list[Face]:
    """Every playable library card with a mode that requires exactly two Disciplines at the basic level."""
    return [
        face
        for face in (face_of(card.id) for card in catalogue())
        if face.tree is not None and any(_is_pair(mode) for mode in face.modes)
    ]


def _is_pair(mode: v.Mode) -> bool:
    return len(mode.needs) == 2 and all(need.level == 1 for need in mode.needs)


@pytest.mark.rule("G00084:8fa5228d")
def test_one_discipline_of_several_is_supplied():
    cards = needing_two()
    assert len(cards) > 30
    for card in members("G00084:8fa5228d"):
        hand = [{"card": face.name, "as": f"c{face.key}"} for face in cards]
        sitting = Sitting({"pool": 20, "ready": [minion_of(card), INFERNAL], "hand": hand}, {"pool": 20})
        g, minion = sitting.g, sitting.id("minion")
        if card.name == "Inceptor":
            g.put(sitting.id("it"), under=tuple(sitting.id(f"c{face.key}") for face in cards))
        for face in cards:
            one = sitting.id(f"c{face.key}")
            for mode in face.modes:
                owned = [modified.discipline(g, minion, need.discipline) for need in mode.needs]
                if _is_pair(mode) and not any(owned):
                    assert why_not_meeting(g, one, mode, minion) is not None, (card.name, face.name)


@pytest.mark.rule("G00085:a2eabdb7")
def test_effects_that_supply_a_discipline_are_not_added_up():
    for card in members("G00085:a2eabdb7"):
        ally = card.face.minion and not card.face.vampire
        who = minion_of(card) if ally else {**minion_of(card), "on": ["Inceptor"]}
        hand = [{"card": "Bear's Skin", "as": "skin"}]
        sitting = Sitting({"pool": 20, "ready": [who, INFERNAL], "hand": hand}, {"pool": 20})
        g, it, minion = sitting.g, sitting.id("skin"), sitting.id("minion")
        for other in g.play[minion].attached:
            g.put(other, under=(it,))
        mode = g.face(it).modes[0]
        assert not any(modified.discipline(g, minion, need.discipline) for need in mode.needs), card.name
        assert why_not_meeting(g, it, mode, minion) is not None, card.name


def supplied(card: Member) -> set[str]:
    """The Disciplines whose cards somebody may play by a card's text; all of them where it names none."""
    tree = card.face.tree
    assert tree is not None
    notes = [one.note for one in tree.statics if one.query in ("plays", "as-superior")]
    words = {code for plays in (*tree.plays, *notes) for code in plays.partition(":")[0].split("+")}
    return words & set(DISCIPLINES) or set(DISCIPLINES)


@pytest.mark.rule("G00085:9552e9dd")
def test_who_plays_cards_of_a_discipline_does_not_have_it():
    for card in members("G00085:9552e9dd"):
        sitting = Sitting({"pool": 20, "ready": [minion_of(card), INFERNAL]}, {"pool": 20})
        minion = sitting.id("minion")
        for code in supplied(card):
            wanted = v.Filter.of(kind="minion", disciplines=(code,))
            has = matches(sitting.g, EffectContext(seat=0, key=card.key), wanted, minion)
            crypt = sitting.g.face(minion).crypt
            assert has == (crypt is not None and code in crypt.disciplines), (card.name, code)


_OF_CLAN = {
    "Ventrue": "Political Ally",
    "Tremere": "Ponticulus",
    "Toreador": "Resplendent Protector",
    "Brujah": "The Knights",
    "Gangrel": "Double Deuce",
    "Ventrue antitribu": "Political Antagonist",
}
"""A card for each clan that somebody recruits or employs."""


@pytest.mark.rule("G00072:8ec6a175")
def test_what_is_not_played_is_not_brought_as_if_by_somebody_else():
    for card in members("G00072:8ec6a175"):
        notes = [
            modifier.note
            for modifier in card.face.statics
            if modifier.query in ("plays-as-clan", "taken-for-clan") and modifier.note in _OF_CLAN
        ]
        assert notes or any(one.query == "plays-as-title" for one in card.face.statics), card.name
        for clan in notes:
            mine = {
                "pool": 20,
                "ready": [{"card": card.name, "as": "he"}],
                "hand": [{"card": _OF_CLAN[clan], "as": "it"}],
            }
            sitting = Sitting(mine, {"pool": 20})
            g, it, he = sitting.g, sitting.id("it"), sitting.id("he")
            assert ways_to_bring(g, 0, it, he, False) == [], (card.name, clan)
            assert sitting.offered(0, "action:@it:0:@he"), (card.name, clan)


@pytest.mark.rule("G00073:8d84d017")
def test_who_plays_a_card_as_if_of_a_clan_is_of_it_for_what_the_card_does_as_it_is_played():
    """Not for what it does from being in play, and not for a card that does not require the clan."""
    for card in members("G00073:8d84d017"):
        posing = ("plays-as-clan", "taken-for-clan")
        titles = [one.note for one in card.face.statics if one.query == "plays-as-title"]
        for title in titles:
            hand = [{"card": "Alastor", "as": "it"}, {"card": "Bonding", "as": "other"}]
            mine = {"pool": 20, "ready": [{"card": card.name, "as": "he"}], "hand": hand}
            posed_by(Sitting(mine, {"pool": 20}), v.Filter.of(kind="vampire", titles=(title,)), card)
        notes = [one.note for one in card.face.statics if one.query in posing and one.note in _OF_CLAN]
        assert notes or titles, card.name
        for clan in notes:
            hand = [{"card": _OF_CLAN[clan], "as": "it"}, {"card": "Bonding", "as": "other"}]
            mine = {"pool": 20, "ready": [{"card": card.name, "as": "he"}], "hand": hand}
            posed_by(Sitting(mine, {"pool": 20}), v.Filter.of(kind="vampire", clans=(clan,)), card)


def posed_by(sitting: Sitting, wanted: v.Filter, card: Member) -> None:
    """``@he`` is such a vampire for ``@it``, which requires one, not for another card nor for one in play."""
    g, he = sitting.g, sitting.id("he")
    for name, counts in (("it", True), ("other", False), ("he", False)):
        source = sitting.id(name)
        r = EffectContext(seat=0, key=g.printed[source], source=source, minion=he)
        assert matches(g, r, wanted, he) == counts, (card.name, name)


@pytest.mark.rule("G00037:548e1408")
def test_requiring_a_baron_is_requiring_an_anarch():
    wanted = v.Filter.of(region="any", requires_sects=(Sect.ANARCH.value,))
    for card in members("G00037:548e1408"):
        library = card.face.library
        assert library is not None
        assert library.requirement is not None
        assert Title.BARON in library.requirement.titles, card.name
        mine = {"pool": 20, "ready": [{"card": "Don Cerro", "as": "don"}], "hand": [card.name]}
        sitting = Sitting({**mine, "hand": [{"card": card.name, "as": "it"}]}, {"pool": 20})
        g, it = sitting.g, sitting.id("it")
        r = EffectContext(seat=0, key=card.key)
        for index, mode in enumerate(card.face.modes):
            assert such_as_played(g, r, wanted, it, mode), card.name
            if mode.type in (CardType.ACTION, CardType.POLITICAL_ACTION):
                said = Announced(card=it, key=card.key, mode=index)
                action = ActionFacts(minion=sitting.id("don"), seat=0, kind=mode.action, announced=said)
                assert action_queries.for_anarchs(g, action), card.name


@pytest.mark.rule("G00138:16b4f22f")
def test_an_action_of_a_card_in_play_requires_what_its_text_lists():
    for card in members("G00138:16b4f22f"):
        asked = 0
        sitting = Sitting({"pool": 20, "ready": [{"card": "Don Cerro", "as": "don"}]}, {"pool": 20})
        for index, offered in enumerate(card.face.actions):
            if offered.requires is None or not offered.requires.such:
                continue
            asked += 1
            said = Announced(card=sitting.id("don"), key=card.key, in_play=True, mode=index)
            action = ActionFacts(minion=sitting.id("don"), seat=0, kind=offered.kind, announced=said)
            for clan in offered.requires.word("clans"):
                assert action_queries.demands(sitting.g, action, (clan,), ""), card.name
                assert not action_queries.demands(sitting.g, action, ("Nobody",), ""), card.name
            anarch = offered.requires.find(v.Anarch)
            assert action_queries.for_anarchs(sitting.g, action) == (anarch is not None), card.name
        assert asked, card.name


@pytest.mark.rule("G00137:9a4272a9")
def test_no_card_that_gives_an_additional_strike_where_those_are_forbidden():
    for card in members("G00137:9a4272a9"):
        forbids = [node for _, mode in modes_at(card) for node in v.nodes(mode) if isinstance(node, v.Forbid)]
        assert any("additional" in node.what for node in forbids), card.name
    for forbidden in (False, True):
        hand = [{"card": "Acrobatics", "as": "it"}, {"card": "Sideslip", "as": "other"}]
        theirs = {"pool": 20, "ready": [{"card": "Krid", "as": "krid", "taught": {"cel": 2}}], "hand": hand}
        sitting = Sitting({"pool": 20, "ready": [{"card": "Don Cerro", "as": "don"}]}, theirs, {"pool": 20})
        if forbidden:
            krid = sitting.id("krid")
            sitting.g.lasting.append(Lasting("forbid", 1, card=krid, until=THIS_TURN, note="additional"))
        sitting.do(0, "bleed:@don").do(1, "block:@krid").passes("vtes-ask-strike", 1)
        assert sitting.offered(1, "play:@other:0:@krid")
        assert sitting.offered(1, "play:@it:1:@krid") != forbidden
