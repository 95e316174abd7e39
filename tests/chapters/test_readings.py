"""The other readings of open points that a table may choose, and what the engine does not limit."""

from __future__ import annotations

import re
import typing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from nocturne.chapters.components.hexes import hex_of
from nocturne.chapters.content.pack import content
from nocturne.chapters.content.tiles import tile_map
from nocturne.chapters.events.stealth import PreyAlarmed
from nocturne.chapters.options import ChaptersOptions
from nocturne.chapters.rules.harm.damage import hurt
from nocturne.kernel.words import Words
from nocturne.lab.rules import read_checklist
from tests.chapters.playing import Night, at, one

PAGE = Path(__file__).parents[2] / "docs" / "chapters-options.md"
FIELDS = {field.name: field.default for field in msgspec.structs.fields(ChaptersOptions)}
KINDS = typing.get_type_hints(ChaptersOptions)


def fighting(options: dict[str, Any] | None = None, **more: Any) -> Night:
    """Thomas and a hound that has drawn a Defence, in the turn of Thomas."""
    npcs = {"hound": {"at": "D4", "facing": "NW", "card": "animal.cower"}, **more.pop("npcs", {})}
    return at(
        characters=[one("thomas", "C4", hunger=0, chosen="card.punch")],
        npcs=npcs,
        only_listed=True,
        tokens=[],
        combat={"enemies": ["hound"], "turn": "thomas"},
        options=options,
        **more,
    )


# -- readings


@pytest.mark.rule("CHA-GAP-26", "CHA-MAIN-01")
def test_a_turn_has_a_move_the_blood_and_an_action_or_only_one_of_them():
    def rest(answer: str, reading: str) -> set[str]:
        night = at(
            characters=[one("samuel", "C4", damage=1, items=["item.bandage"]), one("aren", "D4")],
            only_listed=True,
            turn="samuel",
            options={"turn_parts": reading},
        )
        night.red("ankh").do(answer)
        if answer.startswith("use"):
            night.do("target:samuel")
        parts = {"move": "move:", "blood": "surge:", "action": "stealth"}
        return {part for part, key in parts.items() if night.offered(key)}

    assert rest("move:B4", "each_once") == {"move", "blood", "action"}  # it may walk on
    assert rest("mend", "each_once") == {"move", "action"}
    assert rest("use:item.bandage", "each_once") == {"move", "blood"}
    assert rest("move:B4", "one_of_them") == {"move"}
    assert rest("mend", "one_of_them") == set()
    assert rest("use:item.bandage", "one_of_them") == set()


@pytest.mark.rule("CHA-GAP-10", "CHA-INI-02")
@pytest.mark.parametrize(("before", "during", "after"), [(3, 4, 3), (6, 6, 6)])
def test_a_surge_that_lasts_a_round_takes_back_what_it_gave(before, during, after):
    night = fighting({"surge_initiative": "round"})
    night.state.vampire("thomas").change(initiative=before, hand=["card.bite"])
    night.red("ankh").do("surge:physical")
    assert night["thomas"]["initiative"] == during
    night.do("end").passes(until="chapters-ask-lay")
    assert night["thomas"]["initiative"] == after


@pytest.mark.rule("CHA-GAP-29")
@pytest.mark.parametrize(("reading", "runs"), [("waits", False), ("goes_on", True)])
def test_prey_stays_during_a_combat_or_runs_on(reading, runs):
    npcs = {"witness": {"at": "I1", "flees_after": "thomas"}, "passer": {"at": "C6", "facing": "N"}}
    night = fighting({"flight_in_combat": reading}, npcs=npcs)
    night.red("ankh").do("surge:physical")
    assert ([event.npc for event in night.ever(PreyAlarmed)] == ["passer"]) == runs
    night.do("end")
    assert (night["witness"]["at"] != "I1") == runs


@pytest.mark.rule("CHA-GAP-36")
@pytest.mark.parametrize(("reading", "damage"), [(False, 2), (True, 1)])
def test_the_resistance_of_an_npc_does_not_help_against_unavoidable_damage(reading, damage):
    night = fighting(
        {"resistance_unavoidable": reading},
        npcs={"brute": {"at": "F4"}},
    )
    hurt(night.state, "brute", 2, unavoidable=True)
    assert night["brute"]["damage"] == damage
    hurt(night.state, "hound", 1, unavoidable=True)
    assert night["hound"]["damage"] == 1  # it has no Resistance


@pytest.mark.rule("CHA-GAP-54")
@pytest.mark.parametrize(("reading", "damage"), [("lost", 0), ("carried", 2)])
def test_what_overflows_the_first_track_of_a_boss(reading, damage):
    night = at(
        characters=[one("thomas", "C4", chosen="card.punch")],
        npcs={"tyrant": {"at": "D4", "damage": 3, "card": "tyrant.blow"}},
        only_listed=True,
        combat={"enemies": ["tyrant"], "turn": "thomas"},
        options={"phase_overflow": reading},
    )
    hurt(night.state, "tyrant", 3)
    assert (night["tyrant"]["phase"], night["tyrant"]["damage"]) == (1, damage)


@pytest.mark.rule("CHA-GAP-46")
def test_a_table_may_forbid_switching():
    night = at(
        prepare="xp",
        chapter="ch.second",
        characters=[one("thomas")],
        coterie={"completed": ["ch.first"]},
        options={"switch_after": "never"},
    )
    assert night.refused("character:aren") == "CHA-SWI-01"


@pytest.mark.rule("CHA-GAP-19")
@pytest.mark.parametrize(("reading", "seen"), [("permissive", True), ("strict", False)])
def test_a_line_along_an_edge_is_blocked_when_both_sides_are(reading, seen):
    """Given two figures whose line runs along the side of a hex with terrain, then they see each other past
    it, unless the table reads lines strictly."""
    night = at(
        characters=[one("aren", "C3")],
        npcs={"guard": {"at": "C5", "facing": "S"}},
        tokens=[{"type": "difficult", "at": "C4"}],
        only_listed=True,
        turn="aren",
        options={"sight_lines": reading},
    )
    assert ("fight:guard" in night.offered()) == seen


# -- what is not limited


@pytest.mark.rule("CHA-GAP-58")
def test_no_component_runs_out():
    """More success tokens, trackers, dice and fighters than lie in the box."""
    night = at(
        characters=[one("aren", "A1", attributes={"physical": 20}, hunger=0)],
        page={"page": "E.coterie"},
        success_tokens=40,
        tokens=[{"type": "difficult", "at": f"{column}{row}"} for column in "CDEFG" for row in range(1, 8)],
    )
    assert night.state.play.success_tokens == 42
    assert len(night.state.play.tokens) == 35
    everybody = ("brute", "brute2", "guard", "watchman", "hound", "officer", "elder", "lackey", "keeper")
    crowd = at(
        characters=[one("aren", "A1", attributes={"physical": 20}, chosen="card.punch", hunger=0)],
        npcs={npc: {"at": f"{column}5"} for npc, column in zip(everybody, "ABCDEFGHI", strict=True)},
        tokens=[],
        combat={"enemies": list(everybody), "turn": "aren"},
    )
    assert sum(npc.fights for npc in crowd.state.play.npcs.values()) >= 9
    near = at(
        characters=[one("aren", "C4", attributes={"physical": 20}, chosen="card.punch", hunger=0)],
        npcs={"brute": {"at": "D4"}},
        tokens=[],
        only_listed=True,
        combat={"enemies": ["brute"], "turn": "aren"},
    )
    near.black(*["blank"] * 20).do("attack:brute")
    assert near.left_to_roll() == 0  # 20 dice, of 15 in the box


@pytest.mark.rule("CHA-GAP-58")
def test_or_the_box_limits_them():
    printed = {"components": "printed"}
    night = at(characters=[one("aren", "A1")], page={"page": "E.coterie"}, success_tokens=11, options=printed)
    assert night.state.play.success_tokens == 12
    near = at(
        characters=[one("aren", "C4", attributes={"physical": 20}, chosen="card.punch", hunger=0)],
        npcs={"brute": {"at": "D4"}},
        tokens=[],
        only_listed=True,
        combat={"enemies": ["brute"], "turn": "aren"},
        options=printed,
    )
    near.black(*["blank"] * 20).do("attack:brute")
    assert near.left_to_roll() == 5


@pytest.mark.rule("CHA-TILE-02")
def test_a_tile_is_made_of_hexes_and_walls():
    """The cellar is drawn with 24 signs, one of them a solid block, and three walls between hexes."""
    tile = tile_map(content("arena").tiles["tile.cellar"])
    assert len(tile.hexes) == 23
    assert hex_of("C2") not in tile
    for a, b in (("C1", "D1"), ("B3", "C3"), ("E3", "E4")):
        assert not tile.open_between(hex_of(a), hex_of(b))
        assert not tile.open_between(hex_of(b), hex_of(a))
    assert tile.open_between(hex_of("A1"), hex_of("B1"))
    assert not tile.open_between(hex_of("B2"), hex_of("C2"))  # a block is nowhere to step


# -- the documentation


def choices(name: str) -> tuple[Any, ...]:
    kind = KINDS[name]
    return typing.get_args(kind) if typing.get_origin(kind) is typing.Literal else ()


def test_every_option_is_documented_with_its_default_and_alternatives():
    table_row = re.compile(r"^\| `(\w+)` \| ([^|]+) \| ([^|]+) \|", re.MULTILINE)
    rows = {name: (default, others) for name, default, others in table_row.findall(PAGE.read_text("utf-8"))}
    assert list(rows) == list(FIELDS)  # in the same order
    for name, default in FIELDS.items():
        shown, alternatives = rows[name]
        assert shown == (f"`{str(default).lower()}`" if default != "" else "none"), name
        others = [value for value in choices(name) if value != default]
        if others:
            assert re.findall(r"`(\w+)`", alternatives) == others, name
        elif KINDS[name] is bool:
            assert alternatives == f"`{str(not default).lower()}`", name


def test_every_point_we_settled_ourselves_is_on_that_page():
    page = PAGE.read_text("utf-8")
    designed = [rule.id for rule in read_checklist("chapters") if rule.status == "designed"]
    assert len(designed) == 65
    assert [ident for ident in designed if ident not in page] == []


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_option_and_value_has_words(lang):
    words = Words(lang)
    wanted = [f"chapters-option-{name}" for name in FIELDS]
    wanted += [f"chapters-option-{name}-{value}" for name in FIELDS for value in choices(name)]
    assert [message for message in wanted if not words.has(message)] == []


def test_an_unknown_option_or_value_is_refused():
    with pytest.raises(msgspec.ValidationError, match="sight_line"):
        msgspec.convert({"sight_line": "strict"}, ChaptersOptions)
    with pytest.raises(msgspec.ValidationError, match="hourglass_seconds"):
        msgspec.convert({"hourglass_seconds": 6000}, ChaptersOptions)
