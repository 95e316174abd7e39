"""Told before one chooses: the dice of a test, a hand for the first combat, nothing of the plot."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from nocturne.chapters.content.pages import Option
from nocturne.chapters.events.dice import Rolled
from nocturne.chapters.game import game
from nocturne.chapters.rules.table.lookup import book
from nocturne.chapters.rules.table.page_options import is_hidden
from nocturne.kernel.decision import Option as Offered
from nocturne.server.render.describing import explain
from nocturne.server.render.segments import MarkingTeller
from nocturne.server.render.views import update_of
from tests.chapters.playing import Night, one, turn
from tests.chapters.test_pages import reading

HIDDEN = {"en": "Something you do not know yet", "fr": "Quelque chose que vous ne savez pas encore"}


def offered(night: Night, key: str) -> Offered:
    found = night.decision(key).option(key)
    assert found is not None
    return found


def an_option(**more: Any) -> Option:
    text = {"fr": "L'indice.", "en": "The clue."}
    return msgspec.convert({"text": text, "goto": "D.host.2", **more}, Option)


def test_an_option_that_would_tell_the_plot_is_a_neutral_sentence_until_the_fact_is_known():
    # given an option for those who know a clue that nobody has found
    night = reading("D.host.1", one("thomas", "C4"))
    for lang, hidden in HIDDEN.items():
        teller = MarkingTeller(game, lang, ("Mina",))
        # when the page is shown to the player
        frame = msgspec.json.decode(msgspec.json.encode(update_of(night.table, 0, 0, teller)))
        refused = {one["key"]: one for one in frame["question"]["refused"]}
        # then neither the option nor the reason tells what it is about
        assert refused["option:8"]["label"] == [hidden]
        told = explain(night.table, 0, "option:8", teller, hidden=False)
        everything = msgspec.json.encode([frame, told]).decode()
        assert "The clue." not in everything
        assert "L'indice." not in everything
        assert "CHA-INV-10" not in everything
        # and what a character cannot do is no secret
        assert str(refused["option:2"]["label"]).count(hidden) == 0
    # when the clue is found, then the option has its words
    knowing = reading("D.host.1", one("thomas", "C4"), clues=[2])
    assert offered(knowing, "option:8").label == "chapters-do-option"


@pytest.mark.parametrize(
    ("condition", "locked", "hidden"),
    [
        ({"flag": "betrayed"}, None, True),
        ({"completed": "ch.arena"}, None, True),
        ({"clue": 2, "discipline": {"id": "auspex"}}, None, True),
        ({"any": [{"flag": "betrayed"}, {"clue": 1}]}, None, True),
        ({"all": [{"flag": "betrayed"}, {"status": 5}]}, None, True),
        ({"not": {"flag": "betrayed"}}, None, False),
        ({"any": [{"flag": "betrayed"}, {"status": 5}]}, None, False),
        ({"discipline": {"id": "auspex"}}, None, False),
        ({"item": "item.charm"}, None, False),
        ({"status": 5}, None, False),
        ({"flag": "betrayed"}, "shown", False),
        ({"status": 5}, "hidden", True),
    ],
)
def test_facts_are_secret_abilities_are_not_and_the_author_has_the_last_word(
    condition: dict[str, Any], locked: str | None, hidden: bool
):
    night = reading("D.host.1", one("thomas", "C4"))
    assert is_hidden(night.state, an_option(**{"if": condition, "locked": locked})) is hidden


def test_the_dice_of_a_test_are_told_on_the_option():
    # given a page with a test of SOCIAL + Persuasion
    night = reading("D.host.1", one("thomas", "C4", hunger=2))
    note = offered(night, "option:0:thomas").note
    assert note is not None
    # when the test is taken, then exactly so many dice are rolled, as many of them red
    night.do("option:0:thomas")
    (rolled,) = night.ever(Rolled)
    assert (note.args["dice"], note.args["red"]) == (len(rolled.faces), rolled.red)


def test_a_hand_is_suggested_for_the_first_combat_and_only_then():
    # given Aren's first combat
    night = turn(one("aren", "C4"), npcs={"guard": {"at": "F4", "facing": "NE"}})
    night.do("fight:guard")
    suggested = offered(night, "suggested")
    cards = [ref.removeprefix("card:") for ref in suggested.args["cards"]]
    # when the suggestion is taken, then it is the hand: strikes and guards, no weapon that is not carried
    night.do("suggested")
    assert sorted(night["aren"]["hand"]) == sorted(cards)
    printed = book(night.state).combat_cards
    assert any(printed[card].kind != "defence" for card in cards)
    assert any(printed[card].kind != "attack" for card in cards)
    assert all(printed[card].weapon is None for card in cards)
