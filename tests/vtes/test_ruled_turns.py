"""Rulings on groups of cards about turns and phases: when something unlocks, how often it can be used, when a
card is replaced."""

from __future__ import annotations

import pytest

from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.terms import Window
from tests.vtes.ruled import able, members, modes_at, nodes_of
from tests.vtes.sitting import Sitting


@pytest.mark.rule("G00005:07b3b7d2")
def test_the_infernal_who_would_stay_locked_anyway_unlock_for_a_pool():
    """What keeps a minion locked is the same for all of them; the infernal pay as always."""
    for card in members("G00005:07b3b7d2"):
        kept = [one for one in nodes_of(card, v.Modifier) if one.query == "unlocks"]
        assert [one.amount for one in kept] == [-1] * len(kept) != [], card.name
        tree = card.face.tree
        assert tree is not None
        if any(one.query == "unlocks" and one.applies is None for one in tree.statics):
            locked = {"card": "Krid", "as": "he", "locked": True, "marks": ["infernal"], "on": [card.name]}
            sitting = Sitting({"pool": 10, "ready": [locked]}, {}, phase="unlock")
            sitting.do(0, "infernal:@he")
            assert not sitting.g.play[sitting.id("he")].locked, card.name
            assert sitting.g.players[0].pool == 9


@pytest.mark.rule("G00005:07b3b7d2")
def test_a_passing_effect_that_keeps_the_infernal_locked_is_paid_off_too():
    sitting = Sitting(
        {"ready": [{"card": "Don Cerro", "as": "don"}], "hand": ["Mind Numb"]},
        {"pool": 10, "ready": [{"card": "Krid", "as": "he", "marks": ["infernal"]}]},
    )
    sitting.do(0, "action:@mind-numb:0:@don", "target:@he").passes("vtes-ask-unlock-phase", 1)
    sitting.do(1, "infernal:@he")
    assert not sitting.g.play[sitting.id("he")].locked
    assert sitting.g.players[1].pool == 9


@pytest.mark.rule("G00006:77543f7f")
def test_what_is_played_after_resolution_waits_until_the_action_is_wholly_over():
    for card in members("G00006:77543f7f"):
        late = [mode for _, mode in modes_at(card) if mode.windows == (Window.AFTER_ACTION,)]
        assert late, card.name
        for mode in late:
            assert mode.type.value in ("Action Modifier", "Reaction"), card.name


@pytest.mark.rule("G00006:77543f7f")
def test_effects_after_resolution_come_in_any_order():
    """Freak Drive before Sleep Unseen, and after it."""
    for first, second in (("freak-drive:0", "sleep-unseen:0"), ("sleep-unseen:0", "freak-drive:0")):
        actor = {"card": "Don Cerro", "as": "don", "taught": {"obf": 1}}
        sitting = Sitting({"ready": [actor], "hand": ["Freak Drive", "Sleep Unseen"]}, {"pool": 20})
        sitting.do(0, "bleed:@don").passes("vtes-window-after-action", 0)
        sitting.do(0, f"play:@{first}:@don")
        assert sitting.asked() == [(0, "vtes-window-after-action")]
        assert sitting.offered(0, f"play:@{second}:@don")


@pytest.mark.rule("G00007:00d7a852")
def test_a_modifier_after_combat_is_played_from_torpor():
    """The acting minion goes to torpor in the fight; Zephyr and Seraph's Second can still be played."""
    for card in members("G00007:00d7a852"):
        index, mode = modes_at(card)[-1]
        actor = able(card, mode, blood=1, marks=["Black Hand"])
        seraph = {"card": "Zachary", "as": "seraph", "marks": ["Black Hand", "Seraph"]}
        player = "player" if not mode.by_any else "seraph"
        sitting = Sitting(
            {"ready": [actor, *([seraph] if mode.by_any else [])], "hand": [{"card": card.name, "as": "it"}]},
            {"pool": 20, "ready": [{"card": "Khurshid", "as": "blocker"}]},
        )
        sitting.do(0, "bleed:@player").passes("vtes-ask-block", 1)
        sitting.do(1, "block:@blocker").passes("vtes-window-after-action", 0)
        assert sitting.g.play[sitting.id("player")].region.value == "torpor", card.name
        assert sitting.offered(0, f"play:@it:{index}:@{player}"), card.name


@pytest.mark.rule("G00008:2fce8716")
def test_a_permanent_that_is_not_replaced_stays_so_even_if_it_is_burned():
    for card in members("G00008:2fce8716"):
        (until,) = [mode.replace for _, mode in modes_at(card)]
        assert until in ("diablerie", "hunt", "leaving-torpor"), card.name
        # The card is gone, the hand stays short.
        mine = {"hand": ["Blur"], "hand_size": 2, "library": ["Dodge"] * 9, "owed": [until]}
        sitting = Sitting(mine, {})
        sitting.passes("vtes-ask-discard-phase", 0)
        assert len(sitting.g.players[0].hand) == 1, card.name


@pytest.mark.rule("G00009:8d794212")
def test_other_gehenna_cards_are_looked_for_only_when_the_card_is_played():
    for card in members("G00009:8d794212"):
        library = card.face.library
        assert library is not None
        assert library.requirement is not None
        # Where they must be those of others, the tree asks for them as the card is played.
        assert library.requirement.gehenna_events or card.face.modes[0].condition, card.name
        sitting = Sitting({"pool": 20, "area": [{"card": card.name, "as": "event"}]}, {"pool": 20})
        sitting.turns(4)
        assert sitting.id("event") in sitting.g.play, card.name


@pytest.mark.rule("G00010:a670a9a5")
def test_since_your_last_turn_is_after_its_end_and_up_to_now():
    """Turn 10 is hers, her last was turn 7: what happened in it does not count, what happened since does."""
    for card in members("G00010:a670a9a5"):
        if list(nodes_of(card, v.BledYou)):
            continue  # it asks for bleeds: its scenarios play the turns
        for turn, counts in ((6, False), (7, False), (8, True), (9, True), (10, True)):
            victim = {"card": "Krid", "as": "victim", "marks": [f"diablerie:{turn}"]}
            others = ({"pool": 20, "ready": [victim]}, {"pool": 20})
            if card.face.ally:
                mine = {"pool": 20, "ready": [{"card": card.name, "as": "he"}]}
                sitting = Sitting(mine, *others, phase="discard")
                offered = sitting.offered(0, "use:@he:*")
            else:
                mine = {"pool": 20, "ready": [able(card)], "hand": [{"card": card.name, "as": "it"}]}
                sitting = Sitting(mine, *others)
                offered = sitting.offered(0, "action:@it:*")
            assert offered == counts, (card.name, turn)


@pytest.mark.rule("G00014:92272c14")
def test_once_each_turn_is_counted_by_the_turn_of_every_player():
    for card in members("G00014:92272c14"):
        spans: list[str] = [one.once for one in nodes_of(card, v.Ability)]
        spans += [one.once for one in nodes_of(card, v.ActionAbility)]
        spans += [one.once for one in nodes_of(card, v.Trigger)]
        statics = [one for one in nodes_of(card, v.Modifier) if one.note.startswith("once")]
        anew = [one for one in nodes_of(card, v.Modifier) if one.query == "draws-anew"]
        assert "turn" in spans or statics or anew, card.name
    aisha = {"pool": 20, "ready": [{"card": "Aisha", "as": "aisha"}]}
    bleeder = {"pool": 20, "ready": [{"card": "Krid", "as": "krid"}]}
    hunter = {
        "pool": 20,
        "ready": [{"card": "Tara", "as": "tara", "blood": 1}, {"card": "Don Cerro", "as": "don", "blood": 1}],
    }
    sitting = Sitting(bleeder, aisha, hunter, active=3)
    for seat, hunters in ((2, ("tara", "don")), (0, ("krid",))):
        if seat != sitting.g.active:
            sitting.passes("vtes-ask-action", seat)
        for turn_of, name in enumerate(hunters):
            sitting.do(seat, f"hunt:@{name}").passes("vtes-ask-block", 1).do(1, "block:@aisha")
            assert sitting.offered(1, "use:@aisha:0:*") == (turn_of == 0), (seat, name)
            if turn_of == 0:
                (key,) = (key for key in sitting.keys(1) if key.startswith("use:"))
                sitting.do(1, key)
            sitting.passes("vtes-ask-action", seat)
            sitting.change("aisha", locked=False)


@pytest.mark.rule("G00025:1440300a")
def test_what_is_replaced_in_the_next_unlock_phase_is_drawn_before_anything_unlocks():
    for card in members("G00025:1440300a"):
        assert all(mode.replace == "next-unlock" for _, mode in modes_at(card)), card.name
    mine = {"ready": [{"card": "Don Cerro", "locked": True}], "library": ["Blood Doll"], "hand_size": 1}
    sitting = Sitting(
        {"pool": 20, "hand": ["Blood Doll"]}, {**mine, "owed": ["unlock:seat2"]}, phase="discard"
    )
    sitting.do(0, "pass")
    told = [type(one.event).__name__ for one in sitting.table.log]
    assert told.index("Drew") < told.index("UnlockedAll")
