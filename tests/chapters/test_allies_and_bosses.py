"""Allies, summons, Arms of Ahriman, bosses, and values by the number of participants."""

import pytest

from nocturne.chapters.events.combat import Attacked, CombatEnded, NpcCardShown, NpcWaits
from nocturne.chapters.events.tile import Placed, TurnBegun
from nocturne.chapters.rules.harm.damage import hurt
from nocturne.chapters.rules.harm.tokens import give_tokens
from nocturne.chapters.rules.table import character_values, lookup, modifiers, npc_values
from nocturne.chapters.rules.table.board import arms_beside
from tests.chapters.playing import Night, at, fighting, one

# -- participants


@pytest.mark.rule("CHA-NPC-02", "CHA-GAP-56", "CHA-PLAY-03", "CHA-ALLY-07")
@pytest.mark.parametrize(
    ("players", "allies", "values"),
    [(1, 0, (1, 0, 4)), (2, 0, (2, 1, 5)), (2, 1, (3, 2, 6)), (1, 3, (4, 3, 8))],
)
def test_values_for_players_and_allies(players, allies, values):
    people = [one(who, hex_) for who, hex_ in (("thomas", "A1"), ("aren", "A2"))][:players]
    friends = ["samuel", "harold", "nico"][:allies]
    night = at(characters=people, allies=friends, npcs={"guard": {"at": "F4"}}, turn="thomas")
    guard = night["guard"]
    assert (guard["attack"], guard["resistance"], guard["damage_track"]) == values


@pytest.mark.rule("CHA-PLAY-03")
def test_values_do_not_change_when_somebody_drops_out():
    people = [one("thomas", "A1"), one("aren", "A2", state="torpor")]
    fixed = at(characters=people, npcs={"guard": {"at": "F4"}}, turn="thomas")
    assert fixed["guard"]["attack"] == 2
    moving = at(
        characters=people, npcs={"guard": {"at": "F4"}}, turn="thomas", options={"values_fixed": False}
    )
    assert moving["guard"]["attack"] == 1


@pytest.mark.rule("CHA-PLAY-02", "CHA-ALLY-01")
def test_a_temporary_ally_counts_for_nothing_and_gives_nothing():
    night = at(
        characters=[one("thomas", "A1")], npcs={"bouncer": {"at": "B1"}, "guard": {"at": "F4"}}, turn="thomas"
    )
    assert night.state.play.participants == 1
    assert night["bouncer"]["side"] == "friend"
    assert list(modifiers.passives(night.state)) == []


DIFFICULTY = [
    ("CHA-DIFF-03", "pacifists", "resistance", 0),
    ("CHA-DIFF-04", "ill_prepared", "attack", 1),
    ("CHA-DIFF-05", "weak", "damage_track", 6),
    ("CHA-DIFF-07", "prepared", "damage_track", 10),
    ("CHA-DIFF-08", "strong", "attack", 3),
    ("CHA-DIFF-09", "tough", "resistance", 2),
    ("CHA-DIFF-10", "agile", "movement", 4),
]


@pytest.mark.parametrize(
    ("modifier", "value", "expected"),
    [pytest.param(m, v, n, marks=pytest.mark.rule(rule)) for rule, m, v, n in DIFFICULTY],
)
def test_difficulty_modifiers(modifier, value, expected):
    people = [one("thomas", "A1"), one("aren", "A2"), one("samuel", "A3")]
    plain = at(characters=people, npcs={"brute": {"at": "F4", "facing": "SE"}}, turn="thomas")
    changed = at(
        characters=people, npcs={"brute": {"at": "F4", "facing": "SE"}}, turn="thomas", difficulty=[modifier]
    )
    assert changed["brute"][value] == expected
    assert plain["brute"][value] != expected


@pytest.mark.rule("CHA-DIFF-06")
def test_noisy_npcs_start_with_more_initiative():
    assert fighting(one("thomas", "A1"), difficulty=["noisy"])["brute"]["initiative"] == 3


# -- allies


@pytest.mark.rule("CHA-ALLY-04", "CHA-ALLY-02")
def test_coterie_allies_come_when_combat_starts():
    night = at(
        characters=[one("thomas", "C4")],
        allies=["samuel"],
        only_listed=True,
        tokens=[],
        npcs={"guard": {"at": "F4", "facing": "NE"}},
        turn="thomas",
    )
    assert not night["samuel"]["at"]
    night.do("fight:guard")
    assert night.asked() == "chapters-ask-place-ally"
    assert len(night.offered("hex:")) == 6
    night.do("hex:B4")
    assert night["samuel"]["at"] == "B4"
    assert any(event.who == "samuel" for event in night.ever(Placed))
    assert set(night.state.fight.decks) == {"human", "ally"}


@pytest.mark.rule("CHA-ALLY-10")
def test_all_allies_draw_from_one_deck():
    night = at(
        characters=[one("thomas", "C4")],
        allies=["samuel", "aren"],
        only_listed=True,
        npcs={"brute": {"at": "I4", "facing": "NE"}, "bouncer": {"at": "A1"}},
        page={"page": "E.fight"},
    )
    night.do("hex:B1", "hex:C3")
    while night.asked() == "chapters-ask-hand":
        night.do(night.offered("card:")[0])
    night.do("lay:card.guard")
    held = [night[who]["card"] for who in ("samuel", "aren", "bouncer")]
    assert all(card.startswith("ally.") for card in held)
    pile = night.state.fight.decks["ally"]
    assert sorted([*pile.draw, *pile.discard, *held]) == sorted(lookup.book(night.state).decks["ally"].pile())


@pytest.mark.rule("CHA-ALLY-05", "CHA-ALLY-09")
@pytest.mark.parametrize(
    ("level", "others", "attack", "track"),
    [(1, [], 3, 5), (1, ["nico"], 3, 6), (1, ["nico", "samuel"], 3, 7), (2, [], 4, 6), (2, ["nico"], 4, 7)],
)
def test_the_values_of_an_ally_depend_on_its_level_and_on_the_participants(level, others, attack, track):
    night = at(
        characters=[one("aren", "C4")],
        allies=["thomas", *others],
        coterie={"ally_level": level},
        turn="aren",
    )
    assert (night["thomas"]["attack"], night["thomas"]["damage_track"]) == (attack, track)


@pytest.mark.rule("CHA-ALLY-03")
def test_a_passive_helps_while_the_ally_stands():
    night = at(characters=[one("thomas", "C4")], allies=["aren"], turn="thomas")
    assert night["thomas"]["movement"] == 4
    night.state.play.npcs["aren"].gone = True
    assert night["thomas"]["movement"] == 3


@pytest.mark.rule("CHA-ALC-01", "CHA-ALC-03", "CHA-ALC-06")
def test_an_ally_attacks_like_an_npc():
    night = fighting(
        one("thomas", "A1", initiative=0),
        who="bouncer",
        npcs={
            "brute": {"at": "E4", "facing": "NW", "card": "ghoul.guard", "initiative": 0},
            "bouncer": {"at": "C4", "card": "ally.heavy"},
        },
    )
    assert [event.card for event in night.ever(NpcCardShown)][:2] == ["ally.heavy", "ghoul.guard"]
    assert night["bouncer"]["at"] == "D4"
    assert night["brute"]["damage"] == 1  # 2 + 1 - (1 + 1)


@pytest.mark.rule("CHA-ALC-02")
def test_an_ally_out_of_reach_runs_whatever_it_sees():
    night = fighting(
        one("thomas", "A1", initiative=0),
        who="bouncer",
        npcs={
            "brute": {"at": "I4", "initiative": 0},
            "bouncer": {"at": "B4", "facing": "NE", "card": "ally.strike"},
        },
    )
    assert night.ever(NpcWaits)[0].npc == "bouncer"
    assert night["bouncer"]["at"] == "G4"  # Movement 3 and 2
    assert "ally.strike" in night.state.fight.decks["ally"].discard


@pytest.mark.rule("CHA-ALC-04", "CHA-ALC-05")
def test_damage_to_an_ally_and_its_defence():
    """Two attacks in one round: the Defence of the ally counts against both, and ends with the round."""
    night = fighting(
        one("thomas", "A1", initiative=0, hand=["card.punch"]),
        who="brute",
        npcs={
            "brute": {"at": "D4", "card": "ghoul.strike", "initiative": 6},
            "brute2": {"at": "C3", "card": "ghoul.rush", "initiative": 5},
            "bouncer": {"at": "C4", "facing": "NE", "card": "ally.guard", "initiative": 1},
        },
        combat={"decks": {"ghoul": ["ghoul.guard", "ghoul.guard"]}},
    )
    assert [(event.attacker, event.damage) for event in night.ever(Attacked)] == [("brute", 1), ("brute2", 0)]
    assert night["bouncer"]["damage"] == 1  # 2 + 1 - (1 + 1), then 2 - (1 + 1)
    assert night["bouncer"]["defence"] == 1
    night.passes(until="chapters-ask-lay")
    assert night["bouncer"]["defence"] == 0


@pytest.mark.rule("CHA-CARD-09")
def test_npc_effects_come_as_soon_as_the_card_is_shown():
    night = fighting(
        one("thomas", "C4", hunger=0, chosen="card.punch"),
        npcs={"elder": {"at": "D4", "facing": "NW", "card": "vampire.evade", "initiative": 2}},
    )
    night.black("blank", "blank", "blank").do("attack:elder", "keep")
    assert night["elder"]["initiative"] == 3  # in the attacker's turn


# -- summons


def summoner(power: str, **more) -> Night:
    who = "aurora" if power == "disc.call_the_dead" else "edward"
    night = fighting(
        one(who, "C4", powers=[power], hand=["card.punch"], initiative=3),
        npcs={"brute": {"at": "G4", "facing": "NW", "initiative": 0, "card": "ghoul.guard"}},
        combat={"decks": {"ghoul": ["ghoul.guard"]}},
        **more,
    )
    night.red("ankh").do(f"power:{power}", "hex:D4")
    return night


@pytest.mark.rule("CHA-SUM-01", "CHA-SUM-02", "CHA-SUM-04")
def test_a_summon_comes_beside_its_summoner_and_acts_next_round():
    night = summoner("disc.call_the_dead")
    assert (night["shade1"]["at"], night["shade1"]["side"]) == ("D4", "friend")
    assert night["shade1"]["initiative"] == 2
    assert night["shade1"]["movement"] == 3
    night.do("end").passes(until="chapters-ask-lay")
    assert "shade1" not in [event.who for event in night.ever(TurnBegun)]
    night.do("lay:card.punch").passes(until="chapters-ask-lay")
    assert "shade1" in [event.who for event in night.ever(TurnBegun)]


@pytest.mark.rule("CHA-SUM-01")
def test_a_summon_needs_a_free_hex_beside_its_summoner():
    night = fighting(
        one("aurora", "C4", powers=["disc.call_the_dead"], initiative=3),
        npcs={"brute": {"at": "G4"}},
    )
    night.do("power:disc.call_the_dead")
    assert sorted(night.offered("hex:")) == ["hex:B4", "hex:C3", "hex:C5", "hex:D3", "hex:D4", "hex:D5"]


@pytest.mark.rule("CHA-SUM-03")
def test_a_summon_strikes_with_its_attack_and_has_only_its_resistance():
    night = fighting(
        one("aurora", "A1", powers=["disc.call_the_dead"], hand=["card.punch"], initiative=6),
        npcs={"brute": {"at": "C1", "facing": "NW", "initiative": 5, "card": "ghoul.guard"}},
        combat={"decks": {"ghoul": ["ghoul.guard", "ghoul.rush"]}},
    )
    night.red("ankh").do("power:disc.call_the_dead", "hex:B1", "end")
    night.passes(until="chapters-ask-lay").do("lay:card.punch").passes(until="chapters-ask-lay")
    assert night["shade1"]["card"] == ""
    assert "ally" not in night.state.fight.decks  # no deck, no cards
    assert [(e.attacker, e.damage) for e in night.ever(Attacked)] == [("shade1", 0)]  # 2 - (1 + 1)
    night.do("lay:card.punch").passes(until="chapters-ask-lay")
    hits = [(e.attacker, e.damage) for e in night.ever(Attacked) if e.target == "shade1"]
    assert hits == [("brute", 2)]  # 2 - 0: it never defends
    assert night["shade1"]["gone"]


@pytest.mark.rule("CHA-GAP-55")
@pytest.mark.parametrize(("option", "asked"), [("summoner", 1), ("coterie", 0)])
def test_a_summon_attacks_the_closest_enemy_and_its_summoner_breaks_ties(option, asked):
    night = fighting(
        one("thomas", "A7", initiative=6, hand=["card.punch"]),
        one("aurora", "D4", powers=["disc.call_the_dead"], hand=["card.punch"], initiative=5),
        who="aurora",
        npcs={
            "brute": {"at": "G3", "initiative": 0, "card": "ghoul.guard"},
            "brute2": {"at": "G5", "initiative": 0, "card": "ghoul.guard"},
            "lackey": {"at": "I7", "initiative": 0, "damage": 1, "tokens": {"stun": 1}},
        },
        options={"summon_ties": option},
        combat={"acted": ["thomas"]},
    )
    night.red("ankh").do("power:disc.call_the_dead", "hex:E4", "end", "first:brute")
    night.passes(until="chapters-ask-lay")
    night.do("lay:card.punch", seat=0).do("lay:card.punch", seat=1)
    night.passes(until="chapters-ask-npc-target")
    assert sorted(night.offered()) == ["target:brute", "target:brute2"]  # not the wounded lackey
    assert night.who_is_asked() == [asked]


@pytest.mark.rule("CHA-SUM-05")
def test_a_dead_summon_can_be_summoned_again_from_the_next_turn_on():
    night = summoner("disc.call_the_dead")
    hurt(night.state, "shade1", 9, unavoidable=True)
    assert night["shade1"]["gone"]
    assert night["shade1"]["at"] is None
    night.state.stack[-1].change(blood=False)  # a power gives the Blood again
    assert night.do("face:S").refused("power:disc.call_the_dead") == "CHA-SUM-05"
    night.do("end").passes(until="chapters-ask-lay").do("lay:card.punch")
    night.passes(until="chapters-ask-fight-turn")
    assert "power:disc.call_the_dead" in night.offered()


@pytest.mark.rule("CHA-AHR-02", "CHA-AHR-03", "CHA-GAP-17")
def test_arms_cannot_be_attacked_never_move_and_hurt_everybody():
    night = summoner("disc.arms_of_ahriman")
    arm = night["arm1"]
    assert arm["movement"] == 0
    assert night.refused("move:D4") == "CHA-POS-02"  # it fills its hex
    night.do("end").passes(until="chapters-ask-lay")
    assert not any(event.target == "arm1" for event in night.ever(Attacked))
    before = night["edward"]["damage"]
    night.do("lay:card.punch").passes(until="chapters-ask-fight-turn")
    assert night["edward"]["damage"] >= before + 1  # its own summoner too
    assert night["arm1"]["at"] == "D4"
    gentle = summoner("disc.arms_of_ahriman", options={"arm_hurts_summoner": False})
    gentle.do("end").passes(until="chapters-ask-lay")
    assert arms_beside(gentle.state, "edward") == 0
    assert arms_beside(night.state, "edward") == 1


# -- bosses


def facing_the_boss(**boss) -> Night:
    boss.setdefault("card", "tyrant.blow")
    return fighting(
        one("thomas", "C4", hunger=0, chosen="card.punch", initiative=5),
        npcs={"tyrant": {"at": "D4", "facing": "NW", **boss}},
    )


@pytest.mark.rule("CHA-BOSS-01", "CHA-BOSS-02")
def test_the_boss_deck():
    night = facing_the_boss()
    pile = night.state.fight.decks["boss:tyrant"]
    cards = sorted([*pile.draw, *pile.discard, night["tyrant"]["card"]])
    assert cards == sorted(
        ["boss.special1"] * 3 + ["boss.special2"] * 3
        + ["tyrant.blow", "tyrant.blow", "tyrant.wall", "tyrant.roar"]
    )  # fmt: skip
    common = lookup.book(night.state).decks["boss"].pile()
    assert sorted(common) == ["boss.special1"] * 3 + ["boss.special2"] * 3  # apart again for the next boss


@pytest.mark.rule("CHA-BOSS-03")
def test_bosses_are_never_stunned():
    night = facing_the_boss()
    for kind in ("stun", "slow", "bleed"):
        give_tokens(night.state, "tyrant", kind, 1)
    assert night["tyrant"]["tokens"] == {"bleed": 1}  # Slow is on its own list


@pytest.mark.rule("CHA-BOSS-04", "CHA-BOSS-05", "CHA-GAP-54")
def test_a_full_first_track_begins_the_second_phase():
    night = facing_the_boss(damage=3, tokens={"poison": 1})
    night.black("ankh", "ankh").do("attack:tyrant", "keep")  # the passive takes a die
    assert night["tyrant"]["phase"] == 1
    assert night["tyrant"]["damage"] == 0  # what was too much is lost
    assert (night["tyrant"]["attack"], night["tyrant"]["resistance"]) == (4, 0)
    assert night["tyrant"]["tokens"] == {"poison": 1}
    assert night["tyrant"]["at"] == "D4"
    assert "phase_two" in night.coterie.flags
    assert night.state.play.fight is not None


@pytest.mark.rule("CHA-BOSS-06")
def test_a_full_second_track_defeats_the_boss():
    night = facing_the_boss(phase=1, damage=1)
    night.black("ankh", "ankh").do("attack:tyrant", "keep")
    assert night["tyrant"]["gone"]
    assert night.ever(CombatEnded)[0].won


@pytest.mark.rule("CHA-BOSS-07")
def test_a_passive_lasts_as_long_as_the_boss():
    night = facing_the_boss(damage=2)
    dice = character_values.dice_for(night.state, "thomas", "physical", "brawl", "attack")
    assert dice == 2
    night.state.play.npcs["tyrant"].change(hex=None, gone=True)
    assert character_values.dice_for(night.state, "thomas", "physical", "brawl", "attack") == 3


@pytest.mark.rule("CHA-LOS-01")
def test_how_far_npcs_see():
    npcs = {"hound": {"at": "I1", "facing": "NE"}, "statue": {"at": "H7"}}
    night = at(characters=[one("thomas", "A1")], npcs=npcs, turn="thomas")
    assert npc_values.npc_sight(night.state, "hound") == 4
    assert npc_values.npc_sight(night.state, "statue") == 3


@pytest.mark.rule("CHA-BOSS-07")
def test_a_passive_may_do_something_at_the_end_of_the_boss_s_turn():
    night = fighting(
        one("thomas", "A1", initiative=0),
        who="tyrant",
        npcs={"tyrant": {"at": "H4", "facing": "SE", "damage": 2, "card": "tyrant.wall"}},
    )
    assert night["tyrant"]["damage"] == 1  # it heals 1
