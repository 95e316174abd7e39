"""Combat: how it starts, Initiative, the player's turn, attacks and defence."""

import pytest
from msgspec import structs

from nocturne.chapters.events.combat import Attacked, CardLaid, CombatBegun, Defended, NpcCardShown
from nocturne.chapters.events.dice import Rolled, SkillTested
from nocturne.chapters.events.tile import TurnBegun
from tests.chapters.playing import fighting, laying, one, turn

# -- how it starts


@pytest.mark.rule("CHA-CMB-02", "CHA-CMB-03", "CHA-GEN-08", "CHA-GAP-28", "CHA-NPC-06")
def test_everybody_with_a_profile_takes_part():
    night = turn(
        one("aren", "C4"), one("thomas", "A1"),
        npcs={
            "watchman": {"at": "F4", "facing": "NE"}, "brute": {"at": "I1", "facing": "N"},
            "guard": {"at": "I7", "facing": "S"}, "keeper": {"at": "H7", "facing": "S"},
            "officer": {"at": "I3", "facing": "NE"}, "statue": {"at": "A7"},
        },
    )  # fmt: skip
    night.do("fight:watchman")
    assert set(night.told(CombatBegun)[0].enemies) == {"watchman", "brute", "officer"}
    assert night["watchman"]["revealed"]
    assert not night["guard"]["fights"]  # only if attacked
    assert not night["keeper"]["fights"]  # never
    attacked = turn(one("aren", "C4"), npcs={"guard": {"at": "F4", "facing": "NE"}})
    attacked.do("fight:guard")
    assert attacked["guard"]["fights"]
    aside = turn(
        one("aren", "C4"),
        npcs={"watchman": {"at": "I7", "facing": "S"}, "brute": {"at": "F4", "facing": "NE"}},
        options={"neutral_npcs": "stay_out"},
    )
    aside.do("fight:brute")
    assert not aside["watchman"]["fights"]


@pytest.mark.rule("CHA-CMB-05", "CHA-HAND-01", "CHA-HAND-03", "CHA-DECK-01", "CHA-DECK-02", "CHA-INI-08")
def test_the_active_hand_is_picked_freely():
    night = turn(one("aren", "C4"), npcs={"guard": {"at": "F4", "facing": "NE"}})
    night.do("fight:guard")
    assert night.asked() == "chapters-ask-hand"
    assert night.decision().args["left"] == 5
    assert {"card:card.punch", "card:card.skull_breaker", "card:card.vault"} <= set(night.offered())
    assert "card:card.secret_strike" not in night.offered()
    night.do("card:card.punch", "card:card.guard", "card:card.bite", "card:card.hook", "card:card.ippon")
    assert sorted(night["aren"]["hand"]) == [
        "card.bite", "card.guard", "card.hook", "card.ippon", "card.punch",
    ]  # fmt: skip
    assert night.asked() == "chapters-ask-lay"


@pytest.mark.rule("CHA-DECK-06", "CHA-DECK-07", "CHA-DECK-02", "CHA-DECK-08")
def test_what_is_in_the_combat_deck():
    from nocturne.chapters.rules.table.character_values import combat_deck

    night = turn(one("samuel", "C4"))
    deck = set(combat_deck(night.state, "samuel"))
    assert {"card.high_kick", "card.uppercut", "card.hook"} <= deck  # Brawl 1
    assert "card.ippon" not in deck
    player = night.state.campaign.players[0]
    player.sheet = structs.replace(player.sheet, skills={**player.sheet.skills, "brawl": 2})
    assert "card.ippon" in combat_deck(night.state, "samuel")
    assert "card.whirl" not in deck
    assert "card.whirl" in combat_deck(turn(one("thomas")).state, "thomas")  # a discipline
    rewarded = turn(one("samuel"), coterie={"cards": ["card.secret_strike"]})
    assert "card.secret_strike" in combat_deck(rewarded.state, "samuel")


@pytest.mark.rule("CHA-CMB-10", "CHA-CMB-11", "CHA-CMB-12")
def test_cards_are_laid_in_secret_and_drawn_face_down():
    night = laying(
        one("thomas", "C4", hand=["card.punch", "card.guard"]), one("samuel", "B4", hand=["card.bite"]),
    )  # fmt: skip
    assert sorted(night.who_is_asked()) == [0, 1]
    night.do("lay:card.guard", seat=0)
    assert night["thomas"]["chosen"] == ""
    night.do("announce:card.bite", seat=1)
    laid = [event for event in night.table.events(1) if isinstance(event, CardLaid)]
    assert (laid[0].card, laid[0].kind) == (None, None)
    assert laid[1].kind == "attack"
    other = night.table.view(1).table.chapter.vampires[0]
    assert other.chosen == ""
    assert other.laid
    assert other.hand == ["card.guard", "card.punch"]
    assert night["brute"]["card"] != ""
    assert night.table.view(0).table.chapter.npcs[0].card == ""


# -- Initiative


@pytest.mark.rule("CHA-INI-03", "CHA-INI-04", "CHA-INI-07")
def test_from_high_to_low_and_characters_first():
    night = laying(
        one("thomas", "C4", hand=["card.punch"], initiative=3),
        one("samuel", "B4", hand=["card.punch"], initiative=2),
        npcs={"brute": {"at": "I4", "initiative": 3}, "lackey": {"at": "I5", "initiative": 6}},
    )
    night.all("lay:card.punch")
    night.passes(until="chapters-ask-lay")
    order = [event.who for event in night.ever(TurnBegun)]
    assert order == ["lackey", "thomas", "brute", "samuel"]
    assert night.state.fight.acted == ()


@pytest.mark.rule("CHA-INI-05", "CHA-INI-04")
def test_players_and_allies_decide_among_equals():
    night = laying(
        one("thomas", "C4", hand=["card.punch"], initiative=3),
        npcs={"brute": {"at": "I4", "initiative": 1}, "bouncer": {"at": "B4", "initiative": 3}},
        enemies=["brute"],
    )
    night.do("lay:card.punch")
    assert night.asked() == "chapters-ask-order"
    assert set(night.offered()) == {"first:thomas", "first:bouncer"}


@pytest.mark.rule("CHA-INI-06")
def test_npcs_with_the_same_initiative():
    night = laying(
        one("samuel", "A1", hand=["card.punch"], initiative=0),
        npcs={"lackey": {"at": "I4", "initiative": 4}, "brute": {"at": "I5", "initiative": 4}},
    )
    night.do("lay:card.punch")
    assert night.ever(TurnBegun)[0].who == "brute"  # the higher Attack
    same = laying(
        one("samuel", "A1", hand=["card.punch"], initiative=0),
        npcs={"brute2": {"at": "I4", "initiative": 4}, "brute": {"at": "I5", "initiative": 4}},
    )
    same.do("lay:card.punch")
    assert same.asked() == "chapters-ask-order"


@pytest.mark.rule("CHA-INI-02")
def test_initiative_stays_between_0_and_6():
    night = fighting(one("thomas", "C4", chosen="card.guard", initiative=6))
    night.black("ankh", "ankh").red("ankh").do("guard", "keep")
    assert night["thomas"]["initiative"] == 6


@pytest.mark.rule("CHA-INI-11", "CHA-INI-12", "CHA-INI-13", "CHA-GAP-57")
def test_suspending_initiative():
    night = fighting(
        one("thomas", "C4", chosen="card.punch", initiative=3),
        npcs={"brute": {"at": "I4", "initiative": 2}},
    )
    assert set(night.offered("suspend:")) == {"suspend:2", "suspend:1", "suspend:0"}
    night.do("suspend:1")
    assert night["thomas"]["initiative"] == 1
    assert "brute" in [event.who for event in night.ever(TurnBegun)]
    assert night.asked() == "chapters-ask-fight-turn"
    assert night.refused("suspend:0") == "CHA-INI-13"
    busy = fighting(one("thomas", "C4", chosen="card.punch"), npcs={"brute": {"at": "I4"}})
    busy.do("move:B4")
    assert busy.refused("suspend:0") == "CHA-INI-11"


@pytest.mark.rule("CHA-GAP-57")
@pytest.mark.parametrize(("changes", "first"), [("at_once", "samuel"), ("next_round", "thomas")])
def test_a_changed_initiative_counts_at_once_or_from_the_next_round(changes, first):
    night = fighting(
        one("aren", "A4", chosen="card.punch", initiative=6),
        one("thomas", "B4", chosen="card.punch", initiative=4),
        one("samuel", "C4", chosen="card.punch", initiative=3),
        npcs={"brute": {"at": "I4", "initiative": 0}},
        options={"initiative_changes": changes},
    )
    night.state.fight.standing = {"aren": 6, "thomas": 4, "samuel": 3, "brute": 0}
    night.state.vampire("samuel").initiative = 5
    night.do("end")
    assert night.state.fight.turn == first


# -- the player's turn


@pytest.mark.rule("CHA-PTURN-01", "CHA-PTURN-02", "CHA-PTURN-03")
def test_move_blood_and_one_action():
    night = fighting(
        one("thomas", "B4", chosen="card.punch", damage=1, items=["item.bandage"]),
        one("samuel", "B5"),
        npcs={"brute": {"at": "D4", "facing": "NE"}},
    )
    assert {"use:item.bandage", "give:item.bandage:samuel", "sprint", "guard", "end"} <= set(night.offered())
    assert night.refused("attack:brute") == "CHA-POS-01"
    night.do("move:C4")
    night.black("ankh", "blank").red("blank").do("attack:brute", "keep")
    assert night.refused("move:B4") == "CHA-PTURN-03"
    night.red("ankh").do("mend")
    assert night.refused("use:item.bandage") == "CHA-PTURN-01"


@pytest.mark.rule("CHA-PTURN-02")
def test_discarding_the_card_for_two_hexes():
    night = fighting(one("samuel", "A4", chosen="card.punch"), npcs={"brute": {"at": "I4"}})
    assert night.refused("move:E4") == "CHA-MOV-01"
    night.do("sprint", "move:E4")
    assert night["samuel"]["at"] == "E4"
    assert night["samuel"]["played"] == ["card.punch"]
    assert night.refused("attack") == "CHA-PTURN-04"


@pytest.mark.rule("CHA-POS-01", "CHA-POS-02", "CHA-POS-06")
def test_positions():
    night = fighting(one("thomas", "C4", chosen="card.punch"), npcs={"brute": {"at": "D4", "facing": "NE"}})
    assert night.refused("move:D4") == "CHA-POS-02"
    assert "attack:brute" in night.offered()
    night.do("face:SW")
    assert night["thomas"]["facing"] == "SW"


@pytest.mark.rule("CHA-ATK-01", "CHA-ATK-02", "CHA-NTURN-07", "CHA-TEST-06", "CHA-ATK-05")
def test_an_attack():
    night = fighting(
        one("thomas", "C4", hunger=0, chosen="card.high_kick"),
        npcs={"brute": {"at": "D4", "facing": "NW", "card": "ghoul.strike"}},
    )
    night.black("ankh", "blank", "blank", "blank").do("attack:brute")
    assert len(night.told(Rolled)[0].faces) == 4  # PHYSICAL 3 and the card's die
    night.do("keep")
    assert night.ever(SkillTested)[-1].total == 4  # Brawl 3
    assert night["brute"]["damage"] == 3  # less Resistance 1
    assert night["thomas"]["played"] == ["card.high_kick"]


@pytest.mark.rule("CHA-POS-07", "CHA-GAP-23")
def test_from_behind():
    night = fighting(
        one("thomas", "C4", hunger=0, chosen="card.punch"),
        npcs={"brute": {"at": "D4", "facing": "SE", "card": "ghoul.strike"}},
    )
    night.black("blank", "blank", "blank").do("attack:brute", "keep")
    assert night.told(Attacked)[0].behind
    assert night["brute"]["damage"] == 3  # 3 + 1 - 1


@pytest.mark.rule("CHA-EFC-05")
def test_without_dice_an_attack_misses():
    night = fighting(one("thomas", "C4", chosen="card.punch", effects=["eff.dazed"]))
    night.do("attack:brute")
    assert night["brute"]["damage"] == 0


@pytest.mark.rule("CHA-ATK-03", "CHA-ATK-04", "CHA-EX-22", "CHA-NPC-08")
def test_a_defence_card_counts_against_every_attack_of_the_round():
    night = fighting(
        one("thomas", "C4", hunger=0, chosen="card.punch", initiative=3),
        one("aren", "D5", hunger=0, chosen="card.punch", initiative=3),
        npcs={"brute": {"at": "D4", "facing": "NW", "card": "ghoul.guard", "initiative": 1}},
    )
    night.black("blank", "blank", "blank").do("attack:brute", "keep")
    assert night.told(NpcCardShown)[0].card == "ghoul.guard"
    assert night["brute"]["damage"] == 1  # 3 - 1 - 1
    assert night["brute"]["defence"] == 1
    night.do("end")
    night.black("blank", "blank", "blank").do("attack:brute", "keep")
    assert night["brute"]["damage"] == 2
    night.do("end")
    night.passes(until="chapters-ask-lay")
    assert night["brute"]["defence"] == 0


@pytest.mark.rule("CHA-NTURN-06", "CHA-NTURN-02")
def test_an_npc_with_a_defence_card_neither_attacks_nor_moves():
    night = fighting(
        one("thomas", "C4", chosen="card.bite"), who="brute",
        npcs={"brute": {"at": "G4", "facing": "NW", "card": "ghoul.guard"}},
    )  # fmt: skip
    assert not night.ever(Attacked)
    assert night["brute"]["at"] == "G4"


@pytest.mark.rule("CHA-CARD-07", "CHA-GAP-08", "CHA-CARD-11", "CHA-TOK-11")
def test_effects_on_the_enemy_need_damage():
    hit = fighting(
        one("thomas", "C4", hunger=0, chosen="card.sweep"),
        npcs={"brute": {"at": "D4", "facing": "NW", "card": "ghoul.strike"}},
    )
    hit.black("blank", "blank", "blank").do("attack:brute", "keep")
    assert hit["brute"]["tokens"] == {"slow": 1}
    assert hit["brute"]["movement"] == 2
    missed = fighting(
        one("samuel", "C4", hunger=0, chosen="card.sweep"),
        npcs={"brute": {"at": "D4", "facing": "NW", "card": "ghoul.strike"}},
    )
    missed.black("blank", "blank").do("attack:brute", "keep")
    assert missed["brute"]["tokens"] == {}
    always = fighting(
        one("samuel", "C4", hunger=0, chosen="card.sweep"),
        npcs={"brute": {"at": "D4", "facing": "NW", "card": "ghoul.strike"}},
        options={"enemy_effects": "always"},
    )
    always.black("blank", "blank").do("attack:brute", "keep")
    assert always["brute"]["tokens"] == {"slow": 1}


@pytest.mark.rule("CHA-CARD-08", "CHA-CARD-11", "CHA-GAP-09")
def test_guard_raises_initiative_on_the_users_turn():
    own = fighting(one("thomas", "C4", hunger=0, chosen="card.guard", initiative=3))
    own.black(*["blank"] * 4).do("guard", "keep")
    assert own["thomas"]["initiative"] == 4
    reacting = fighting(
        one("thomas", "C4", hunger=0, chosen="card.guard", initiative=1),
        who="brute",
        npcs={"brute": {"at": "D4", "facing": "NW", "card": "ghoul.strike", "initiative": 4}},
    )
    reacting.black(*["blank"] * 4).do("defend", "keep", "spend:3")
    assert reacting["thomas"]["initiative"] == 2  # its own turn has come


@pytest.mark.rule("CHA-CARD-10", "CHA-CARD-03", "CHA-CARD-04", "CHA-CARD-01")
def test_a_mixed_card_in_defence():
    night = fighting(
        one("thomas", "C4", hunger=0, chosen="card.vault", initiative=1),
        who="brute",
        npcs={"brute": {"at": "D4", "facing": "NW", "card": "ghoul.strike", "initiative": 4}},
    )
    night.black(*["blank"] * 3).do("defend")
    assert night["thomas"]["initiative"] == 2  # at once
    night.do("keep", "spend:2")
    assert night.asked() == "chapters-ask-fight-turn"
    assert night.refused("attack") == "CHA-PTURN-04"
    assert night["thomas"]["played"] == ["card.vault"]


@pytest.mark.rule("CHA-CARD-12", "CHA-CARD-03")
def test_the_bonus_dice_of_a_mixed_card_belong_to_one_use():
    attack = fighting(one("thomas", "C4", hunger=0, chosen="card.punch"))
    attack.black(*["blank"] * 3).do("attack:brute")
    assert len(attack.told(Rolled)[0].faces) == 3
    defence = fighting(one("thomas", "C4", hunger=0, chosen="card.punch"))
    defence.black(*["blank"] * 4).do("guard")
    assert len(defence.told(Rolled)[0].faces) == 4


@pytest.mark.rule("CHA-CARD-01", "CHA-DEF-01")
def test_an_attack_card_does_not_defend():
    night = fighting(
        one("thomas", "C4", chosen="card.bite", initiative=1),
        who="brute",
        npcs={"brute": {"at": "D4", "facing": "NW", "card": "ghoul.strike", "initiative": 4}},
    )
    assert night.refused("defend") == "CHA-CARD-01"
    night.do("pass")
    assert night["thomas"]["damage"] == 3  # Attack 2 and the card's 1


@pytest.mark.rule("CHA-CARD-02")
def test_a_cost_must_be_paid():
    night = fighting(one("thomas", "C4", hunger=0, chosen="card.skull_breaker"))
    night.black(*["blank"] * 6).do("attack:brute")
    assert night["thomas"]["willpower"] == 1
    tired = fighting(one("thomas", "C4", chosen="card.skull_breaker", fatigued=True))
    assert tired.refused("attack:brute") == "CHA-CARD-02"
    hungry = fighting(one("aren", "C4", chosen="card.blood_frenzy", hunger=5))
    assert hungry.refused("attack:brute") == "CHA-CARD-02"
    fed = fighting(one("aren", "C4", chosen="card.blood_frenzy", hunger=0))
    fed.black(*["blank"] * 4).red("blank").do("attack:brute")
    assert fed["aren"]["hunger"] == 1


@pytest.mark.rule("CHA-CARD-05")
def test_not_against_friends():
    night = fighting(
        one("thomas", "C4", chosen="card.punch"),
        npcs={"brute": {"at": "I4"}, "bouncer": {"at": "D4"}},
        enemies=["brute"],
    )
    assert night.refused("attack:bouncer") == "CHA-CARD-05"


@pytest.mark.rule("CHA-DECK-04", "CHA-DECK-05")
def test_weapon_cards_need_their_weapon():
    bare = fighting(one("thomas", "C4", chosen="card.slash", items=["item.pistol"]))
    assert bare.refused("attack:brute") == "CHA-DECK-05"
    armed = fighting(one("thomas", "C4", chosen="card.slash", items=["item.knife"]))
    assert "attack:brute" in armed.offered()


@pytest.mark.rule("CHA-TGT-05", "CHA-TER-03", "CHA-POS-01", "CHA-DECK-05")
def test_ranged_attacks():
    night = fighting(
        one("thomas", "C4", chosen="card.shoot", items=["item.pistol"]),
        npcs={"brute": {"at": "F4"}, "lackey": {"at": "G4"}},
    )
    assert "attack:brute" in night.offered()
    assert night.refused("attack:lackey") == "CHA-TGT-05"
    rifle = fighting(
        one("thomas", "C4", chosen="card.shoot", items=["item.rifle"]), npcs={"lackey": {"at": "H4"}}
    )
    assert "attack:lackey" in rifle.offered()
    hidden = fighting(
        one("thomas", "C4", chosen="card.shoot", items=["item.pistol"]),
        npcs={"brute": {"at": "E4"}},
        tokens=[{"type": "difficult", "at": "D4"}],
    )
    assert hidden.refused("attack:brute") == "CHA-TGT-05"
    walled = fighting(
        one("thomas", "C1", chosen="card.shoot", items=["item.pistol"]),
        npcs={"brute": {"at": "D1"}},
        tile="tile.cellar",
    )
    assert walled.refused("attack:brute") == "CHA-TGT-05"


@pytest.mark.rule("CHA-GAP-50", "CHA-FEED-10", "CHA-FLAW-07")
def test_biting():
    night = fighting(one("thomas", "C4", hunger=3, chosen="card.bite"))
    night.red("blank", "blank", "blank").do("attack:brute")
    assert night["thomas"]["hunger"] == 2
    samuel = fighting(
        one("samuel", "C4", hunger=2, chosen="card.bite"), npcs={"hound": {"at": "D4", "card": "animal.maul"}}
    )
    samuel.red("ankh", "ankh").do("attack:hound")
    assert samuel["samuel"]["hunger"] == 2
    weak = fighting(
        one("samuel", "C4", hunger=2, chosen="card.bite"),
        npcs={"brute": {"at": "D4", "facing": "NW", "card": "ghoul.strike"}},
    )
    weak.red("blank", "blank").do("attack:brute")
    assert weak["samuel"]["hunger"] == 2


def test_a_card_that_hits_everybody_beside():
    night = fighting(
        one("thomas", "C4", hunger=0, chosen="card.whirl"),
        npcs={"brute": {"at": "D4", "card": "ghoul.strike"}, "lackey": {"at": "B4", "card": "ghoul.rush"}},
    )
    night.black("blank", "blank", "blank").do("attack:brute", "keep")
    assert night["brute"]["damage"] == 2
    assert night["lackey"]["gone"]


# -- defending


@pytest.mark.rule("CHA-DEF-02", "CHA-TOK-08", "CHA-PTURN-04", "CHA-PTURN-05", "CHA-NTURN-05")
def test_reacting_with_a_defence_card():
    night = fighting(
        one("thomas", "C4", hunger=0, chosen="card.guard", initiative=1, damage=1),
        who="brute",
        npcs={"brute": {"at": "D4", "facing": "NW", "card": "ghoul.strike", "initiative": 4}},
    )
    night.black("ankh", "blank", "blank", "blank").do("defend", "keep")
    assert night.ever(Defended)[0].tokens == 4
    assert night.asked() == "chapters-ask-resistance"
    assert set(night.offered()) == {"spend:0", "spend:1", "spend:2", "spend:3"}
    night.do("spend:1")
    assert night["thomas"]["damage"] == 3
    assert night["thomas"]["tokens"] == {"resistance": 3}
    assert night.refused("attack") == "CHA-PTURN-04"
    assert {"move:B4", "mend"} <= set(night.offered())


@pytest.mark.rule("CHA-TOK-09", "CHA-GAP-60")
def test_kept_resistance_becomes_initiative_for_a_round():
    night = fighting(
        one("thomas", "A1", initiative=3, tokens={"resistance": 3}, hand=["card.punch"]),
        npcs={"brute": {"at": "I7", "initiative": 1}},
    )
    night.do("end").passes(until="chapters-ask-lay")
    assert night["thomas"]["tokens"] == {}
    assert night["thomas"]["initiative"] == 4
    night.do("lay:card.punch").passes(until="chapters-ask-lay")
    assert night["thomas"]["initiative"] == 3
    lasting = fighting(
        one("thomas", "A1", initiative=3, tokens={"resistance": 1}, hand=["card.punch"]),
        npcs={"brute": {"at": "I7", "initiative": 1}},
        options={"kept_resistance": "combat"},
    )
    lasting.do("end").passes(until="chapters-ask-lay")
    lasting.do("lay:card.punch").passes(until="chapters-ask-lay")
    assert lasting["thomas"]["initiative"] == 4


@pytest.mark.rule("CHA-DEF-03")
def test_defending_against_a_shot_from_behind():
    night = fighting(
        one("thomas", "C4", facing="SW", hunger=0, chosen="card.guard", initiative=1),
        who="officer",
        npcs={"officer": {"at": "F4", "facing": "NW", "card": "authority.shot", "initiative": 4}},
    )
    assert night.asked() == "chapters-ask-defend"
    assert "defend" in night.offered()


@pytest.mark.rule("CHA-PTURN-06")
def test_an_unused_card_returns_to_the_hand():
    night = fighting(
        one("thomas", "A1", chosen="card.bite", hand=["card.punch"]), npcs={"brute": {"at": "I7"}}
    )
    night.do("end").passes(until="chapters-ask-lay")
    assert sorted(night["thomas"]["hand"]) == ["card.bite", "card.punch"]


@pytest.mark.rule("CHA-WIL-05")
def test_willpower_takes_all_used_cards_back():
    night = fighting(one("thomas", "A1", chosen="card.bite", played=["card.punch", "card.hook"]))
    night.do("recover")
    assert sorted(night["thomas"]["hand"]) == ["card.hook", "card.punch"]
    assert night["thomas"]["willpower"] == 1
    while_laying = laying(one("thomas", "A1", hand=["card.bite"], played=["card.punch"]))
    while_laying.do("recover")
    assert "lay:card.punch" in while_laying.offered()


@pytest.mark.rule("CHA-HAND-04")
def test_an_empty_hand_comes_back_for_free():
    night = laying(one("thomas", "A1", hand=[], played=["card.punch", "card.bite"]))
    assert set(night.offered("lay:")) == {"lay:card.punch", "lay:card.bite"}
    assert night["thomas"]["willpower"] == 0
