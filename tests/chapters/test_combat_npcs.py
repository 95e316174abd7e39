"""Combat: what NPCs do, tokens, moving others, and how it ends."""

import pytest

from nocturne.chapters.events.campaign import ChapterFailed
from nocturne.chapters.events.combat import (
    Attacked,
    CombatBegun,
    CombatEnded,
    Defeated,
    NpcCardShown,
    NpcWaits,
)
from nocturne.chapters.events.tile import Moved, TurnBegun
from tests.chapters.playing import at, fighting, laying, one

# -- NPC turns


@pytest.mark.rule("CHA-NTURN-01", "CHA-NTURN-02", "CHA-POS-05", "CHA-POS-20", "CHA-NTURN-04")
def test_an_npc_reveals_moves_and_attacks():
    night = fighting(
        one("thomas", "B4", initiative=0),
        who="brute",
        npcs={"brute": {"at": "E4", "facing": "NE", "card": "ghoul.strike"}},
    )
    assert night.ever(NpcCardShown)[0].card == "ghoul.strike"
    assert len(night.ever(Moved)[0].path) == 2
    assert night["brute"]["at"] == "C4"
    assert night["thomas"]["damage"] == 3
    assert night["brute"]["facing"] in ("NW", "SW")  # it has its target in front
    assert "ghoul.strike" in night.state.fight.decks["ghoul"].discard
    assert night["brute"]["card"] == ""


@pytest.mark.rule("CHA-POS-08", "CHA-GAP-23")
def test_an_npc_strikes_from_behind_if_its_target_looks_away():
    night = fighting(
        one("thomas", "C4", facing="NW", initiative=0),
        who="brute",
        npcs={"brute": {"at": "D4", "card": "ghoul.strike"}},
    )
    assert night["thomas"]["damage"] == 4
    fair = fighting(
        one("thomas", "C4", facing="NW", initiative=0),
        who="brute",
        npcs={"brute": {"at": "D4", "card": "ghoul.strike"}},
        options={"npc_rear_bonus": False},
    )
    assert fair["thomas"]["damage"] == 3


@pytest.mark.rule("CHA-TGT-01", "CHA-TGT-02", "CHA-GAP-25")
def test_the_profile_and_the_card_name_the_target():
    characters = [one("thomas", "C4", damage=4, initiative=1), one("aren", "E4", initiative=2)]
    profile = fighting(*characters, who="brute", npcs={"brute": {"at": "D4", "card": "ghoul.strike"}})
    assert profile.asked() != "chapters-ask-npc-target"
    assert profile.ever(Attacked)[0].target == "aren"  # both are close: the higher Initiative
    wounded = fighting(*characters, who="elder", npcs={"elder": {"at": "D4", "card": "vampire.claw"}})
    assert wounded.ever(Attacked)[0].target == "thomas"
    card = fighting(*characters, who="lackey", npcs={"lackey": {"at": "D4", "card": "ghoul.strike"}})
    assert card.ever(Attacked)[0].target == "thomas"  # the lowest Initiative


@pytest.mark.rule("CHA-GAP-25")
def test_wounds_as_points_or_as_a_share():
    pair = [
        one("thomas", "C4", damage=3, initiative=1, attributes={"physical": 5}),
        one("samuel", "E4", damage=2, initiative=1),
    ]
    points = fighting(*pair, who="elder", npcs={"elder": {"at": "D4", "card": "vampire.claw"}})
    assert points.ever(Attacked)[0].target == "thomas"
    share = fighting(
        *pair, who="elder", npcs={"elder": {"at": "D4", "card": "vampire.claw"}}, options={"wounded": "share"}
    )
    assert share.ever(Attacked)[0].target == "samuel"


@pytest.mark.rule("CHA-TGT-03")
def test_the_coterie_chooses_among_equals():
    night = fighting(
        one("thomas", "C4", initiative=2), one("aren", "E4", initiative=2),
        who="brute", npcs={"brute": {"at": "D4", "card": "ghoul.strike"}},
    )  # fmt: skip
    assert night.asked() == "chapters-ask-npc-target"
    night.do("target:aren")
    assert night.ever(Attacked)[0].target == "aren"
    vote = fighting(
        one("thomas", "C4", initiative=2),
        one("aren", "E4", initiative=2),
        who="brute",
        npcs={"brute": {"at": "D4", "card": "ghoul.strike"}},
        options={"small_decisions": "vote"},
    )
    assert sorted(vote.who_is_asked()) == [0, 1]
    vote.all("target:thomas")
    assert vote.ever(Attacked)[0].target == "thomas"


@pytest.mark.rule("CHA-NTURN-03", "CHA-GAP-24")
def test_an_npc_that_cannot_reach_its_target_takes_another():
    pair = [one("thomas", "A1", damage=4, initiative=1), one("aren", "E4", initiative=2)]
    night = fighting(*pair, who="elder", npcs={"elder": {"at": "G4", "card": "vampire.claw"}})
    assert night.ever(Attacked)[0].target == "aren"
    stubborn = fighting(
        *pair,
        who="elder",
        npcs={"elder": {"at": "G4", "facing": "NE", "card": "vampire.claw"}},
        options={"retargeting": "none"},
    )
    assert not stubborn.ever(Attacked)


@pytest.mark.rule("CHA-TGT-04", "CHA-GAP-24")
def test_with_nobody_in_sight_it_gives_up_its_card_to_run():
    night = fighting(
        one("thomas", "A4", initiative=0),
        who="brute",
        npcs={"brute": {"at": "I4", "facing": "NE", "card": "ghoul.strike"}},
    )
    assert night.ever(NpcWaits)
    assert len(night.ever(Moved)[0].path) == 5  # Movement 3 and 2
    assert night["brute"]["card"] == ""
    assert not night.ever(Attacked)
    seeing = fighting(
        one("thomas", "A4", initiative=0),
        one("aren", "G4", initiative=0),
        who="brute",
        npcs={"brute": {"at": "I4", "facing": "NW", "card": "ghoul.strike", "tokens": {"immobility": 1}}},
    )
    assert seeing["brute"]["card"] == "ghoul.strike"  # it keeps the card
    assert not seeing.ever(Attacked)


@pytest.mark.rule("CHA-POS-03", "CHA-POS-04")
def test_npcs_pass_each_other_but_not_the_coterie():
    corridor = [{"type": "investigation", "n": 1, "at": n, "page": "IN.1"} for n in
                ("C3", "D3", "E3", "F3", "C5", "D5", "E5", "F5", "G5", "G3")]  # fmt: skip
    past_friend = fighting(
        one("thomas", "C4", initiative=0),
        who="elder",
        npcs={"elder": {"at": "F4", "card": "vampire.claw"}, "lackey": {"at": "E4"}},
        tokens=corridor,
    )
    assert past_friend["elder"]["at"] == "D4"
    stopped = fighting(
        one("thomas", "C4", initiative=0, damage=3),
        one("aren", "E4", initiative=0),
        who="elder",
        npcs={"elder": {"at": "F4", "card": "vampire.claw"}},
        tokens=corridor,
    )
    assert stopped["elder"]["at"] == "F4"
    assert stopped.ever(Attacked)[0].target == "aren"


@pytest.mark.rule("CHA-NPC-09", "CHA-CARD-06")
def test_special_cards_use_the_profiles_specials():
    first = fighting(
        one("thomas", "C4", initiative=0), who="brute", npcs={"brute": {"at": "D4", "card": "ghoul.special1"}}
    )
    assert first["thomas"]["damage"] == 3
    assert first["thomas"]["at"] == "B4"  # pushed by the charge
    second = fighting(
        one("thomas", "C4", initiative=0), who="brute", npcs={"brute": {"at": "D4", "card": "ghoul.special2"}}
    )
    assert second["thomas"]["damage"] == 3
    both = fighting(
        one("thomas", "C4", initiative=0), who="officer",
        npcs={"officer": {"at": "D4", "damage": 2, "card": "authority.special2"}},
    )  # fmt: skip
    assert both["officer"]["damage"] == 1
    assert not both.ever(Attacked)
    none = fighting(
        one("thomas", "C4", initiative=0),
        who="lackey",
        npcs={"lackey": {"at": "D4", "card": "ghoul.special1"}},
    )
    assert none["thomas"]["damage"] == 1


def test_specials_that_hit_many_and_appear_beside_their_prey():
    claws = fighting(
        one("thomas", "C4", initiative=0), one("aren", "E4", initiative=0), who="elder",
        npcs={"elder": {"at": "D4", "card": "vampire.special1"}},
    )  # fmt: skip
    claws.passes(most=2) if claws.asked() == "chapters-ask-npc-target" else None
    if claws.asked() == "chapters-ask-npc-target":
        claws.do("target:thomas")
    assert claws["thomas"]["damage"] == claws["aren"]["damage"] == 3
    shadow = fighting(
        one("thomas", "C4", initiative=0),
        who="elder",
        npcs={"elder": {"at": "G4", "card": "vampire.special2"}},
    )
    assert shadow["thomas"]["tokens"] == {"poison": 1}
    burst = fighting(
        one("thomas", "C4", initiative=1), one("aren", "C3", initiative=0), who="officer",
        npcs={"officer": {"at": "E4", "card": "authority.special1"}},
    )  # fmt: skip
    assert burst["thomas"]["damage"] == burst["aren"]["damage"] == 2


@pytest.mark.rule("CHA-NPC-10", "CHA-NTURN-04")
def test_npcs_of_one_type_share_a_deck_that_is_shuffled_anew():
    night = laying(
        one("thomas", "A1", hand=["card.punch", "card.guard"]),
        npcs={"brute": {"at": "I7"}, "brute2": {"at": "I6"}},
    )
    assert list(night.state.fight.decks) == ["ghoul"]
    night.do("lay:card.punch")
    total = len(night.state.fight.decks["ghoul"].draw)
    assert night["brute"]["card"] != "" or night["brute2"]["card"] != "" or total < 9
    few = laying(
        one("thomas", "A1", hand=["card.punch"]), npcs={"hound": {"at": "I7", "tokens": {"immobility": 1}}}
    )
    pile = few.state.fight.decks["animal"]
    pile.discard, pile.draw = pile.draw, ()
    few.do("lay:card.punch")
    assert pile.discard == () or len(pile.draw) > 0


@pytest.mark.rule("CHA-NTURN-08", "CHA-CMB-06", "CHA-GAP-37")
def test_a_full_track_removes_an_npc():
    night = fighting(
        one("thomas", "C4", hunger=0, chosen="card.punch"),
        npcs={"brute": {"at": "D4", "facing": "NW", "damage": 4, "card": "ghoul.strike"}},
        combat={"win": "E.win"},
    )
    night.black("blank", "blank", "blank").do("attack:brute", "keep")
    assert night.ever(Defeated)
    assert night["brute"]["gone"]
    assert night.ever(CombatEnded)[0].won
    assert "won" in night.coterie.flags


# -- tokens


@pytest.mark.rule("CHA-TOK-01")
def test_tokens_are_discarded_after_the_combat():
    night = fighting(
        one("thomas", "C4", hunger=0, chosen="card.punch", tokens={"poison": 1, "bleed": 1}),
        npcs={"brute": {"at": "D4", "facing": "NW", "damage": 5, "card": "ghoul.strike"}},
    )
    night.black("ankh", "ankh", "ankh").do("attack:brute", "keep")
    assert night["thomas"]["tokens"] == {}


@pytest.mark.rule("CHA-TOK-02", "CHA-TOK-03")
def test_poison_adds_to_what_gets_through():
    night = fighting(
        one("thomas", "C4", initiative=0, tokens={"poison": 2}),
        who="brute",
        npcs={"brute": {"at": "D4", "card": "ghoul.strike"}},
    )
    assert night["thomas"]["damage"] == 5
    avoided = fighting(
        one("thomas", "C4", initiative=0, tokens={"poison": 2, "resistance": 3}),
        who="brute",
        npcs={"brute": {"at": "D4", "card": "ghoul.strike"}},
    )
    avoided.do("spend:3")
    assert avoided["thomas"]["damage"] == 0
    enemy = fighting(
        one("thomas", "C4", hunger=0, chosen="card.punch"),
        npcs={"brute": {"at": "D4", "facing": "NW", "tokens": {"poison": 1}, "card": "ghoul.strike"}},
    )
    enemy.black("blank", "blank", "blank").do("attack:brute", "keep")
    assert enemy["brute"]["damage"] == 3
    assert enemy["brute"]["tokens"] == {"poison": 1}


@pytest.mark.rule("CHA-TOK-04", "CHA-TOK-05", "CHA-GAP-35")
def test_bleeding():
    night = fighting(one("thomas", "A1", tokens={"bleed": 2}), npcs={"brute": {"at": "I7"}})
    night.do("end")
    assert night["thomas"]["damage"] == 2
    assert night["thomas"]["tokens"] == {"bleed": 2}
    bandaged = fighting(
        one("thomas", "A1", hunger=0, chosen="card.guard", tokens={"bleed": 2}), npcs={"brute": {"at": "I7"}}
    )
    bandaged.black(*["blank"] * 4).do("guard", "keep")
    assert "bleed" not in bandaged["thomas"]["tokens"]
    one_only = fighting(
        one("thomas", "A1", hunger=0, chosen="card.guard", tokens={"bleed": 2}),
        npcs={"brute": {"at": "I7"}},
        options={"defence_removes": "one_bleed"},
    )
    one_only.black(*["blank"] * 4).do("guard", "keep")
    assert one_only["thomas"]["tokens"]["bleed"] == 1


@pytest.mark.rule("CHA-TOK-06", "CHA-TOK-07", "CHA-GAP-35")
def test_stun():
    night = fighting(one("thomas", "C4", chosen="card.punch", damage=1, tokens={"stun": 1}))
    assert night.refused("attack:brute") == "CHA-TOK-06"
    assert night.refused("move") == "CHA-TOK-06"
    assert "mend" in night.offered()
    night.do("end")
    assert night["thomas"]["tokens"] == {}
    npc = fighting(
        one("thomas", "C4", initiative=0),
        who="brute",
        npcs={"brute": {"at": "D4", "card": "ghoul.strike", "tokens": {"stun": 1}}},
    )
    assert not npc.ever(Attacked)
    assert npc["brute"]["tokens"] == {}
    keeps = fighting(
        one("thomas", "C4", initiative=0),
        who="brute",
        npcs={"brute": {"at": "D4", "card": "ghoul.guard", "tokens": {"stun": 1}}},
    )
    assert keeps["brute"]["defence"] == 1
    loses = fighting(
        one("thomas", "C4", initiative=0),
        who="brute",
        npcs={"brute": {"at": "D4", "card": "ghoul.guard", "tokens": {"stun": 1}}},
        options={"stunned_npc": "loses_card"},
    )
    assert loses["brute"]["defence"] == 0


@pytest.mark.rule("CHA-TOK-10", "CHA-TOK-11", "CHA-GAP-35")
def test_immobility_and_slow():
    night = fighting(
        one("thomas", "A1", tokens={"immobility": 1}), one("samuel", "A4", tokens={"slow": 5}),
        npcs={"brute": {"at": "I7", "initiative": 0}},
    )  # fmt: skip
    assert night.refused("move") == "CHA-TOK-10"
    night.do("end")
    assert night["thomas"]["tokens"] == {}
    assert night["samuel"]["movement"] == 0
    assert night.refused("move") == "CHA-TOK-11"
    night.do("end")
    assert night["samuel"]["tokens"] == {}


@pytest.mark.rule("CHA-TOK-08", "CHA-TOK-09")
def test_an_npc_spends_its_resistance_tokens_on_the_first_damage():
    night = fighting(
        one("thomas", "C4", hunger=0, chosen="card.punch"),
        npcs={"brute": {"at": "D4", "facing": "NW", "tokens": {"resistance": 1}, "card": "ghoul.strike"}},
    )
    night.black("blank", "blank", "blank").do("attack:brute", "keep")
    assert night["brute"]["damage"] == 1
    assert night["brute"]["tokens"] == {}


@pytest.mark.rule("CHA-TOK-12", "CHA-GAP-10", "CHA-INI-09")
def test_blood_surge_in_combat():
    night = fighting(
        one("thomas", "A1", initiative=3, hand=["card.punch"]), npcs={"brute": {"at": "I7", "initiative": 0}}
    )
    night.red("ankh").do("surge:physical")
    assert night["thomas"]["initiative"] == 4
    night.do("end").passes(until="chapters-ask-lay")
    assert night["thomas"]["initiative"] == 4  # until the end of the combat
    night.do("lay:card.punch")
    assert night["thomas"]["surge"] == ""
    short = fighting(
        one("thomas", "A1", initiative=3, hand=["card.punch"]),
        npcs={"brute": {"at": "I7", "initiative": 0}},
        options={"surge_initiative": "round"},
    )
    short.red("ankh").do("surge:physical", "end").passes(until="chapters-ask-lay")
    assert short["thomas"]["initiative"] == 3


@pytest.mark.rule("CHA-DMG-03", "CHA-GAP-36")
def test_nothing_reduces_unavoidable_damage():
    night = fighting(
        one("jade", "C4", powers=["disc.corrosive_vitae"]),
        npcs={"brute": {"at": "D4", "tokens": {"resistance": 2}}},
    )
    night.red("ankh").do("power:disc.corrosive_vitae", "target:brute")
    assert night["brute"]["damage"] == 2


@pytest.mark.rule("CHA-GAP-38")
def test_nothing_falls_below_zero():
    night = fighting(
        one("samuel", "C4", hunger=0, chosen="card.punch"),
        npcs={"guard": {"at": "D4", "facing": "NW", "card": "human.guard"}},
        difficulty=["tough"],
    )
    night.black("blank", "blank").do("attack:guard", "keep")
    assert night["guard"]["damage"] == 0
    meek = fighting(
        one("samuel", "C4", initiative=0), who="drunk", npcs={"drunk": {"at": "D4", "card": "human.strike"}},
        difficulty=["ill_prepared"],
    )  # fmt: skip
    assert meek["drunk"]["attack"] == 0
    assert meek["samuel"]["damage"] == 0


@pytest.mark.rule("CHA-GAP-38")
@pytest.mark.parametrize(("floored", "damage"), [("each_value", 3), ("damage_only", 4)])
def test_a_resistance_below_zero_lets_more_through_where_only_damage_is_floored(floored, damage):
    night = fighting(
        one("samuel", "C4", hunger=0, chosen="card.punch"),
        npcs={"drunk": {"at": "D4", "facing": "NE"}},
        difficulty=["pacifists"],
        options={"floored": floored},
    )
    night.black("ankh", "blank").do("attack:drunk", "keep")
    assert night["drunk"]["damage"] == damage


# -- moving others


@pytest.mark.rule("CHA-MOV-06", "CHA-MOV-09", "CHA-GAP-53")
def test_pushing():
    night = fighting(
        one("thomas", "C4", powers=["disc.shove"], disciplines={"potence": 2}),
        npcs={"brute": {"at": "D4", "tokens": {"stun": 1}}},
        tokens=[{"type": "fire", "at": "E4"}],
    )
    night.red("ankh").do("power:disc.shove", "target:brute")
    assert night["brute"]["at"] == "F4"
    assert night["brute"]["damage"] == 2
    blocked = fighting(
        one("thomas", "C4", powers=["disc.shove"], disciplines={"potence": 2}),
        npcs={"brute": {"at": "D4"}, "lackey": {"at": "F4"}},
    )
    blocked.red("ankh").do("power:disc.shove", "target:brute")
    assert blocked["brute"]["at"] == "E4"
    cool = fighting(
        one("thomas", "C4", powers=["disc.shove"], disciplines={"potence": 2}),
        npcs={"brute": {"at": "D4"}},
        tokens=[{"type": "fire", "at": "E4"}],
        options={"pushed_into_fire": False},
    )
    cool.red("ankh").do("power:disc.shove", "target:brute")
    assert cool["brute"]["damage"] == 0


@pytest.mark.rule("CHA-MOV-07", "CHA-MOV-08", "CHA-MOV-09")
def test_teleporting():
    caster = one("lucianna", "C4", disciplines={"obfuscate": 2}, powers=["disc.vanish"])
    night = fighting(
        caster, npcs={"brute": {"at": "D4"}},
        tokens=[{"type": "difficult", "at": "C5"}, {"type": "fire", "at": "F4"}],
    )  # fmt: skip
    night.do("power:disc.vanish")
    assert "hex:D4" not in night.offered()
    assert "hex:C5" not in night.offered()
    night.red("ankh").do("hex:F4")  # past the brute, into the fire
    assert night["lucianna"]["at"] == "F4"
    assert night["lucianna"]["damage"] == 2
    stunned = fighting(
        one("lucianna", "C4", disciplines={"obfuscate": 2}, powers=["disc.vanish"], tokens={"stun": 1}),
        npcs={"brute": {"at": "D4"}},
    )
    stunned.red("ankh").do("power:disc.vanish")
    assert stunned["lucianna"]["at"] == "C4"


def test_powers_change_a_turn():
    night = fighting(
        one("thomas", "C4", hunger=0, chosen="card.punch", hand=["card.bite"], disciplines={"celerity": 2},
            powers=["disc.blur"], items=["item.bandage"], damage=2),
        npcs={"brute": {"at": "D4", "facing": "NW", "card": "ghoul.strike"}},
    )  # fmt: skip
    night.black("blank", "blank", "blank").do("attack:brute", "keep")
    assert night.refused("use:item.bandage") == "CHA-PTURN-01"
    night.red("ankh").do("power:disc.blur", "use:item.bandage", "target:thomas")
    assert night["thomas"]["damage"] == 1
    fire = fighting(
        one("jade", "C4", disciplines={"thaumaturgy": 2}, powers=["disc.blaze"]), npcs={"brute": {"at": "I4"}}
    )
    fire.red("ankh").do("power:disc.blaze", "target:E4")
    assert [(t.type, t.hex) for t in fire.state.play.tokens] == [("fire", (3, 3))]


# -- how it ends


@pytest.mark.rule("CHA-CMB-07", "CHA-CMB-09", "CHA-END-02")
def test_a_lost_combat_fails_the_chapter_unless_a_page_says_otherwise():
    beaten = one("thomas", "C4", damage=6, initiative=0)
    night = fighting(beaten, who="brute", npcs={"brute": {"at": "D4", "card": "ghoul.strike"}})
    assert night.asked() == "chapters-ask-retry"
    page = fighting(
        beaten, who="brute", npcs={"brute": {"at": "D4", "card": "ghoul.strike"}},
        combat={"win": "E.win", "lose": "E.lose"},
    )  # fmt: skip
    assert "lost" in page.coterie.flags
    assert page["thomas"]["state"] == "active"
    assert page["thomas"]["at"] is not None


@pytest.mark.rule("CHA-CMB-08")
@pytest.mark.parametrize(("page", "outcome"), [("E.truce", True), ("E.rout", False)])
def test_an_event_ends_a_combat(page, outcome):
    night = fighting(
        one("thomas", "A1"),
        npcs={"brute": {"at": "I7", "initiative": 0}},
        trackers=[{"id": "x", "left": 1, "page": page}],
    )
    night.do("end")
    assert night.ever(CombatEnded)[0].won is outcome
    assert night["brute"]["at"] is not None if outcome else True


@pytest.mark.rule("CHA-CMB-09")
def test_a_combat_no_page_started_leads_to_the_chapters_page():
    night = fighting(
        one("thomas", "C4", hunger=0, chosen="card.punch"),
        npcs={"lackey": {"at": "D4", "facing": "NW", "damage": 1, "card": "ghoul.strike"}},
    )
    night.black("blank", "blank", "blank").do("attack:lackey", "keep")
    assert "fought" in night.coterie.flags
    assert night.coterie.boons == 1  # the page read when the lackey falls


def test_only_the_enemies_named_when_the_page_says_so():
    night = at(
        characters=[one("thomas", "A1")],
        page={"page": "E.only"},
        only_listed=True,
        npcs={"brute": {"at": "I4", "facing": "NE"}, "officer": {"at": "H7", "facing": "S"}},
    )
    assert night.ever(CombatBegun)[0].enemies == ("brute",)
    assert not night["officer"]["fights"]


@pytest.mark.rule("CHA-GAP-29")
def test_prey_stays_where_it_is_during_a_combat():
    night = fighting(
        one("thomas", "C4", hand=["card.punch"]),
        npcs={
            "brute": {"at": "I7", "initiative": 0},
            "witness": {"at": "F4", "facing": "NW"},
            "passer": {"at": "F6", "flees_after": "thomas"},
        },
        enemies=["brute"],
    )
    night.red("ankh").do("surge:physical")
    assert night["witness"]["flees_after"] == ""
    night.do("end").passes(until="chapters-ask-lay")
    assert night["passer"]["at"] == "F6"


@pytest.mark.rule("CHA-EVT-03")
def test_an_npc_placed_during_a_combat_joins_it():
    night = fighting(
        one("thomas", "A1", hand=["card.punch"]),
        npcs={"brute": {"at": "I7", "initiative": 0}},
        trackers=[{"id": "police", "kind": "authority", "left": 1, "page": "E.police"}],
        combat={"enemies": ["brute", "officer"]},
    )
    night.do("end").passes(until="chapters-ask-lay")
    assert night["officer"]["fights"]


@pytest.mark.rule("CHA-FLAW-12", "CHA-FEED-10")
@pytest.mark.parametrize(("face", "humanity"), [("skull", 4), ("blank", 5)])
def test_auroras_bite_hurts_her_too(face, humanity):
    night = fighting(
        one("aurora", "C4", hunger=1, skills={"brawl": 2}, chosen="card.bite"),
        npcs={"hound": {"at": "D4", "facing": "NW", "card": "animal.maul"}},
        enemies=["hound"],
    )
    night.black("ankh").red("ankh", face).do("attack:hound", "keep")
    assert night["aurora"]["hunger"] == 0
    assert night["aurora"]["humanity"] == humanity


@pytest.mark.rule("CHA-CMB-03", "CHA-CMB-11")
def test_whoever_comes_during_a_round_has_a_card_at_once():
    """Given a combat, when a page brings an officer, then he takes part with a card of his own this round."""
    night = at(
        characters=[one("thomas", "A1", hand=["card.punch"], initiative=6)],
        npcs={"brute": {"at": "I1", "card": "ghoul.guard"}},
        only_listed=True,
        tokens=[],
        combat={"enemies": ["brute"], "turn": "thomas", "win": "E.win"},
        options={"table_rulings": True},
    )
    night.state.fight.only = False
    night.do("ruling", "rule:read/E.police")
    assert night["officer"]["at"] == "I5"
    night.do("end")
    assert "officer" in [event.who for event in night.told(TurnBegun)]
    shown = [event.card for event in night.told(NpcCardShown) if event.npc == "officer"]
    assert len(shown) == 1
    assert shown[0].startswith("authority.")


@pytest.mark.rule("CHA-CMB-01", "CHA-CMB-09", "CHA-EVT-03")
def test_a_page_read_in_a_combat_may_bring_more_enemies_and_another_end():
    night = at(
        characters=[one("thomas", "A7", hand=["card.punch"], initiative=6)],
        npcs={"hound": {"at": "I1", "card": "animal.cower"}},
        only_listed=True,
        tokens=[],
        combat={"enemies": ["hound"], "turn": "thomas"},
        options={"table_rulings": True},
    )
    night.do("ruling", "rule:read/E.fight")
    assert (night.state.fight.win, night.state.fight.lose) == ("E.win", "E.lose")
    night.do("end").passes(until="chapters-ask-lay")
    assert night["brute"]["fights"]
    assert night.state.play.combats == 1  # still the same combat


@pytest.mark.rule("CHA-CARD-07")
@pytest.mark.parametrize(("option", "tokens"), [("on_damage", {}), ("always", {"stun": 1})])
def test_what_an_npc_s_blow_does_besides_needs_a_wound_too(option, tokens):
    """A guard's club stuns; Resistance tokens take all of the blow."""
    night = fighting(
        one("aren", "C4", facing="SE", tokens={"resistance": 3}),
        who="guard",
        npcs={"guard": {"at": "D4", "facing": "NW", "card": "human.special1"}},
        options={"enemy_effects": option},
    )
    night.do("spend:1")
    assert night.ever(Attacked)[0].damage == 0
    assert {kind: n for kind, n in night["aren"]["tokens"].items() if kind == "stun"} == tokens


@pytest.mark.rule("CHA-DEF-02", "CHA-TEST-02")
def test_without_dice_a_defence_brings_nothing():
    night = fighting(one("aren", "C4", facing="SE", effects=["eff.dazed"], chosen="card.guard"), who="brute",
                     npcs={"brute": {"at": "D4", "facing": "NW", "card": "ghoul.strike"}})  # fmt: skip
    night.do("defend")
    assert night["aren"]["damage"] == 3
    assert night["aren"]["tokens"] == {}


@pytest.mark.rule("CHA-GAP-24", "CHA-TGT-03")
def test_the_players_choose_between_equals_within_reach_too():
    """The most wounded is out of reach; of the two that are not, none is worse off."""
    night = fighting(
        one("thomas", "D3", initiative=1), one("samuel", "D5", initiative=1), one("aren", "I7", damage=3),
        who="elder",
        npcs={"elder": {"at": "D4", "card": "vampire.claw", "tokens": {"slow": 4}}},
    )  # fmt: skip
    assert night.asked() == "chapters-ask-npc-target"
    assert sorted(night.offered()) == ["target:samuel", "target:thomas"]
    night.do("target:samuel")
    assert night.told(Attacked)[0].target == "samuel"


@pytest.mark.rule("CHA-DISC-06")
def test_a_discipline_that_lasts_a_combat_ends_with_it():
    night = fighting(
        one("aren", "C4", hunger=0, skills={"brawl": 3}, chosen="card.punch", powers=["disc.claws"],
            power="disc.claws", power_until="combat"),
        npcs={"hound": {"at": "D4", "facing": "NW", "damage": 2, "card": "animal.maul"}},
    )  # fmt: skip
    night.black("blank", "blank", "blank").do("attack:hound")
    night.passes(until="chapters-ask-main-turn")
    assert night.ever(CombatEnded)
    assert night["aren"]["power"] == ""


@pytest.mark.rule("CHA-GAP-03")
def test_a_lost_combat_ends_the_chapter_when_nobody_comes_round():
    """Given a combat whose loss has a page, when the last character was taken away by a page, then nobody is
    left to read on."""
    night = fighting(
        one("aren", "C4", chosen="card.punch"),
        npcs={"hound": {"at": "I4", "card": "animal.cower"}},
        combat={"win": "E.win", "lose": "E.lose"},
        options={"table_rulings": True},
    )
    night.do("ruling", "rule:read/E.out")
    assert night.ever(ChapterFailed)
    assert night.asked() == "chapters-ask-retry"


@pytest.mark.rule("CHA-GEN-01", "CHA-POS-01", "CHA-CARD-05")
def test_a_card_that_hits_all_around_hits_enemies_beside_and_nobody_else():
    night = fighting(
        one("thomas", "D4", hunger=0, skills={"brawl": 2}, chosen="card.whirl", disciplines={"celerity": 1}),
        npcs={
            "brute": {"at": "E4", "facing": "NW", "card": "ghoul.strike"},
            "lackey": {"at": "C4", "facing": "SE", "card": "ghoul.strike"},
            "hound": {"at": "G4", "facing": "NW", "card": "animal.maul"},
            "bouncer": {"at": "D3"},
        },
    )
    night.black("ankh", "blank", "blank").do("attack:brute", "keep")
    assert [(event.target, event.damage) for event in night.told(Attacked)] == [("brute", 2), ("lackey", 3)]


@pytest.mark.rule("CHA-NPC-09", "CHA-POS-20")
def test_so_does_a_special_attack():
    night = fighting(
        one("thomas", "D4", facing="SE", damage=1), one("aren", "E5", facing="NW"), one("samuel", "G4"),
        who="elder",
        npcs={"elder": {"at": "E4", "card": "vampire.special1"}},
    )  # fmt: skip
    assert [event.target for event in night.ever(Attacked)] == ["thomas", "aren"]


@pytest.mark.rule("CHA-NPC-09", "CHA-TGT-05")
def test_a_burst_hits_all_enemies_in_reach_and_in_sight():
    """Not who is farther away, nor who stands behind terrain, nor the officer's own people."""
    night = fighting(
        one("thomas", "C4", facing="SE", initiative=4), one("samuel", "E1", facing="SE", initiative=0),
        one("aren", "A7", initiative=0), one("harold", "G6", initiative=0),
        who="officer",
        npcs={
            "officer": {"at": "E4", "facing": "NW", "card": "authority.special1"},
            "brute": {"at": "F4", "card": "ghoul.guard", "initiative": 0},
        },
        tokens=[{"type": "difficult", "at": "F5"}, {"type": "difficult", "at": "F6"}],
    )  # fmt: skip
    assert [event.target for event in night.ever(Attacked)] == ["thomas", "samuel"]
