"""Rulings on groups of cards that make an action fail or cancel its card, and on its replacement."""

from __future__ import annotations

from typing import Any

import pytest

from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.cards.lexicon import CardType
from nocturne.vtes.rules.action.queries import action as action_queries
from nocturne.vtes.terms import Window
from tests.vtes.ruled import Member, able, members, modes_at, nodes_of
from tests.vtes.sitting import Sitting

ACTOR = {"card": "Stavros", "as": "actor", "taught": {"cel": 2, "pre": 2, "dom": 2}}


def failing(card: Member) -> list[v.Mode | v.Ability]:
    """What of a card makes an action fail."""
    found: list[v.Mode | v.Ability] = [*card.face.abilities, *card.face.modes]
    return [one for one in found if any(isinstance(e, v.EndAction) and e.fails for e in v.nodes(one))]


@pytest.mark.rule("G00157:98cc00cd")
@pytest.mark.rule("102205:6ecfe0bd")
def test_after_an_action_that_failed_what_is_used_after_an_action_is_used():
    """Zephyr is for actions that were not successful."""
    for card in members("G00157:98cc00cd"):
        assert failing(card), card.name
    for card in members("102205:6ecfe0bd"):
        assert card.name == "Zephyr"
    victim = {"card": "Krid", "as": "he", "on": [{"card": "Body Bag", "as": "bag"}], "anarch": True}
    mine = {"pool": 20, "ready": [ACTOR], "hand": ["Mind Numb", "Zephyr"]}
    sitting = Sitting(mine, {"pool": 20, "ready": [victim]}, {"pool": 20})
    sitting.do(0, "action:@mind-numb:0:@actor", "target:@he").passes("vtes-window-action", 1)
    sitting.do(1, next(key for key in sitting.keys(1) if key.startswith("use:")))
    assert sitting.asked() == [(0, "vtes-window-after-action")]
    assert sitting.offered(0, "play:@zephyr:1:@actor")
    assert not sitting.g.play[sitting.id("he")].locked
    # By a card from hand.
    mole = {"card": "Don Cerro", "as": "don", "anarch": True, "taught": {"dom": 1}}
    mine = {"pool": 20, "ready": [ACTOR | {"card": "Krid"}], "hand": ["Zephyr"]}
    sitting = Sitting(mine, {"pool": 20, "ready": [mole], "hand": ["The Mole"]}, {"pool": 20})
    sitting.do(0, "bleed:@actor").passes("vtes-window-action", 1).do(1, "play:@the-mole:2:@don")
    assert sitting.asked() == [(0, "vtes-window-after-action")]
    assert sitting.offered(0, "play:@zephyr:1:@actor")


def announced(card: Member, *hand: str) -> Sitting:
    """An action that the card can make fail as it is announced."""
    on = [{"card": card.name, "as": "it"}]
    if card.name == "Screamer":
        theirs: dict[str, Any] = {"ready": [*on, {"card": "Loyal Street Gang", "as": "he"}]}
    elif card.name == "Yoruba Shrine":
        theirs = {"area": on, "ready": [{"card": "Krid", "as": "he", "clan": "Banu Haqim"}]}
    else:
        theirs = {"ready": [{"card": "Krid", "as": "he", "clan": "Lasombra", "on": on}]}
    mine = {"pool": 20, "ready": [ACTOR], "hand": ["Bum's Rush", *hand]}
    sitting = Sitting(mine, {"pool": 20, **theirs}, {"pool": 20}).do(0, "action:@bum-s-rush:0:@actor")
    if sitting.offered(0, "target:@he"):
        sitting.do(0, "target:@he")
    return sitting


@pytest.mark.rule("G00147:9009fd05")
def test_who_makes_an_action_fail_as_it_is_announced_does_so_before_anything_else_is_used():
    for card in members("G00147:9009fd05"):
        assert all(tuple(one.windows) == (Window.ANNOUNCED,) for one in failing(card)), card.name
        sitting = announced(card)
        seen = sitting.watch(1, event="CombatBegan")
        wanted = sitting.names.fill("use:@it:")
        moments = [question for question, key in seen if key.startswith(wanted)]
        assert moments[0] == "vtes-window-announced", (card.name, seen)
        ability = next(n for n, one in enumerate(card.face.abilities) if one in failing(card))
        fails = {question for question, key in seen if key.startswith(f"{wanted}{ability}:")}
        assert fails == {"vtes-window-announced"}, card.name


@pytest.mark.rule("G00147:f0685ed6")
def test_the_acting_methuselah_is_the_first_to_use_what_is_used_as_an_action_is_announced():
    """Seduction is played before the action fails."""
    for card in members("G00147:f0685ed6"):
        sitting = announced(card, "Seduction")
        sitting.passes("vtes-window-announced", 0)
        if any(seat == 1 for seat, _ in sitting.asked()):  # both are asked at once, the actor comes first
            sitting.do(1, next(key for key in sitting.keys(1) if key.startswith("use:")))
        sitting.do(0, next(key for key in sitting.keys(0) if key.startswith("play:")))
        told = [one.event for one in sitting.table.log]
        seduction = [n for n, one in enumerate(told) if getattr(one, "card", -1) == sitting.id("seduction")]
        used = [n for n, one in enumerate(told) if type(one).__name__ == "AbilityUsed"]
        assert seduction, card.name
        assert seduction[0] < min(used, default=len(told)), card.name


def cancels_actions(card: Member) -> list[v.Filter]:
    """Which cards a card cancels as they are played."""
    found: list[v.Mode | v.Ability] = [*card.face.abilities]
    if card.face.library is not None and card.face.modes:
        found += [mode for _, mode in modes_at(card)]
    return [one.cancels for one in found if one.cancels is not None]


def heeds_plays(card: Member) -> bool:
    """Whether a card cancels by itself, as something is played."""
    heard = [one for one in nodes_of(card, v.Trigger) if one.event == "Played"]
    return any(isinstance(node, v.CancelCard) for one in heard for node in v.nodes(one))


ACTION_CARDS = frozenset(
    {CardType.ACTION, CardType.ALLY, CardType.EQUIPMENT, CardType.RETAINER, CardType.POLITICAL_ACTION}
)


@pytest.mark.rule("G00061:06331794")
def test_what_cancels_action_cards_cancels_allies_retainers_and_political_actions_too():
    for card in members("G00061:06331794"):
        found = cancels_actions(card)
        assert found or heeds_plays(card), card.name
        for wanted in found:
            types = [set(one.types) for one in wanted.such if isinstance(one, v.OfType)]
            assert all(types_of >= ACTION_CARDS for types_of in types), card.name
    for name in ("Raven Spy", "Loyal Street Gang", "Kine Resources Contested", "Ivory Bow", "Arson"):
        don = {"card": "Don Cerro", "as": "don", "taught": {"ani": 1}}
        mine = {"pool": 20, "ready": [don], "hand": [{"card": name, "as": "it"}]}
        theirs = {"pool": 20, "hand": ["Direct Intervention"], "area": ["The Rack"]}
        sitting = Sitting(mine, theirs, {"pool": 20}).do(0, "action:@it:0:@don")
        sitting.passes("vtes-window-as-played", 1).do(1, "play:@direct-intervention:0:-1")
        assert sitting.happened("Canceled"), name
        assert not sitting.g.play[sitting.id("don")].locked, name


@pytest.mark.rule("G00061:e84f8cb2")
def test_a_card_that_is_not_played_from_hand_is_not_canceled():
    """Piper brings the ally into play: Piper can be canceled, the ally cannot."""
    for card in members("G00061:e84f8cb2"):
        assert cancels_actions(card) or heeds_plays(card), card.name
    don = {"card": "Don Cerro", "as": "don", "anarch": True, "sect": "Anarch"}
    mine = {"pool": 20, "ready": [don], "hand": ["Piper", {"card": "Loyal Street Gang", "as": "gang"}]}
    theirs = {"pool": 20, "hand": ["Direct Intervention"], "ready": [{"card": "Louhi", "as": "louhi"}]}
    sitting = Sitting(mine, {"pool": 20}, theirs, phase="master").do(0, "play:@piper:0:-1")
    seen = set(sitting.watch(2, "vtes-ask-action"))
    assert sitting.id("gang") in sitting.g.play
    assert not any(key.startswith(("play:", "use:")) for _, key in seen), seen


def not_replaced(card: Member) -> tuple[int, v.Mode]:
    return next((n, mode) for n, mode in modes_at(card) if mode.type is not CardType.COMBAT)


def played_action(card: Member, *hand: str) -> Sitting:
    index, mode = not_replaced(card)
    who = able(card, mode)
    who["taught"] = {**who["taught"], "cel": 2, "for": 2}
    place = {"card": "The Rack", "as": "rack"}
    he = {"card": "Don Cerro", "as": "he"}
    cards = [{"card": card.name, "as": "it"}, *hand]
    mine = {"pool": 20, "ready": [who], "hand": cards, "hand_size": len(cards), "library": ["Dodge"] * 9}
    sitting = Sitting(mine, {"pool": 20, "ready": [he], "area": [place]}, {"pool": 20})
    sitting.do(0, f"action:@it:{index}:@player")
    for target in ("target:@he", "target:@rack"):
        if sitting.offered(0, target):
            sitting.do(0, target)
    return sitting


@pytest.mark.rule("G00020:84e0c646")
def test_an_action_card_that_waits_for_the_end_of_the_action_is_not_replaced_by_a_block():
    for card in members("G00020:84e0c646"):
        sitting = played_action(card)
        sitting.passes("vtes-ask-block", 1)
        action_queries.current(sitting.g).stealth = 0
        sitting.do(1, "block:@he")
        sitting.watch(0, "vtes-ask-action")
        told = [type(one.event).__name__ for one in sitting.table.log]
        replaced = "CardMoved" if not_replaced(card)[1].returns else "Drew"
        assert told.index("Blocked") < told.index("CombatEnded") < told.index(replaced), card.name


@pytest.mark.rule("G00020:b359223e")
def test_an_action_card_that_waits_for_the_end_of_the_action_is_replaced_when_nothing_more_is_played():
    for card in members("G00020:b359223e"):
        sitting = played_action(card, "Freak Drive")
        while sitting.asked() != [(0, "vtes-window-after-action")]:
            assert sitting.g.turn == 10, card.name
            sitting.step()
        assert not sitting.happened("Drew"), card.name
        sitting.do(0, "play:@freak-drive:0:@player")
        sitting.watch(0, "vtes-ask-action")
        told = [one.event for one in sitting.table.log]
        drive = [n for n, one in enumerate(told) if getattr(one, "card", -1) == sitting.id("freak-drive")]
        replaced = [n for n, one in enumerate(told) if type(one).__name__ in ("Drew", "CardMoved")]
        assert drive[0] < replaced[0] < replaced[-1], card.name


@pytest.mark.rule("100352:a5f2b05a")
@pytest.mark.rule("100224:a5f2b05a")
@pytest.mark.rule("101201:a5f2b05a")
@pytest.mark.rule("101758:a5f2b05a")
@pytest.mark.rule("101309:af82800b")
@pytest.mark.rule("100323:a9864d73")
@pytest.mark.rule("100828:4fa43792")
@pytest.mark.rule("101224:5dca2d07")
@pytest.mark.rule("101223:a5d5cb34")
@pytest.mark.rule("101935:3e987a4e")
def test_after_an_action_that_was_ended_nothing_more_is_played_in_it():
    """Freak Drive and Zephyr come too late, and so does a wake."""
    ending = (
        *members("100352:a5f2b05a"), *members("100224:a5f2b05a"), *members("101201:a5f2b05a"),
        *members("101758:a5f2b05a"), *members("101309:af82800b"), *members("100323:a9864d73"),
        *members("100828:4fa43792"), *members("101224:5dca2d07"), *members("101223:a5d5cb34"),
        *members("101935:3e987a4e"),
    )  # fmt: skip
    for card in ending:
        found = nodes_of(card, v.EndAction)
        assert found, card.name
        assert not any(one.fails for one in found), card.name
    actor = {"card": "Don Cerro", "as": "don", "taught": {"for": 2, "cel": 2}}
    mine = {"pool": 20, "ready": [actor], "hand": ["Change of Target", "Freak Drive", "Zephyr"]}
    sleeper = {"card": "Earl", "as": "earl", "locked": True}
    theirs = {"pool": 20, "ready": [{"card": "Krid", "as": "krid"}, sleeper]}
    sitting = Sitting(mine, theirs | {"hand": ["On the Qui Vive"]}, {"pool": 20})
    sitting.do(0, "bleed:@don").passes("vtes-ask-block", 1).do(1, "block:@krid")
    sitting.passes("vtes-window-blocked", 0).do(0, "play:@change-of-target:0:@don")
    while sitting.asked()[0][1] in ("vtes-window-blocked", "vtes-window-as-played"):
        sitting.do(1, "pass")  # asked at once with the acting player; then while the card is being played
    assert sitting.asked() == [(0, "vtes-ask-action")]
