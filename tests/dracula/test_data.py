"""The facts of the box: every card, token and place is there, counted and named in both languages.

Rules are marked here only where the data alone prove them; what is done with the data is proven by the
tests of the engine.
"""

from __future__ import annotations

import re
import subprocess
import sys
import typing
from enum import StrEnum
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from nocturne.dracula.components.board import (
    CASTLE,
    FIRST_SEA,
    HOSPITAL_SPACES,
    PLACES,
    UNREACHABLE,
    Board,
    Mask,
    Place,
    UnknownPlace,
    as_wolf,
    board,
    board_for,
    by_rail,
    by_road,
    by_ticket,
    hospital_city,
    is_sea,
    mask_of,
    nearest_hospitals,
    places_in,
    road_distances,
    step_distances,
)
from nocturne.dracula.components.box import (
    CombatIcon,
    Components,
    EncounterId,
    Event,
    EventId,
    HunterCombatId,
    HunterId,
    ItemId,
    ItemUse,
    Matured,
    PowerId,
    Side,
    Timing,
    TokenId,
    components,
    read_data,
)
from nocturne.dracula.options import DraculaOptions

ROOT = Path(__file__).resolve().parents[2]
LAND = st.integers(0, CASTLE).map(Place)
ANYWHERE = st.integers(0, PLACES - 1).map(Place)
BLOCKED = st.sets(st.integers(0, 157), max_size=8).map(lambda links: mask_of(*links))
HOLY = st.sets(st.integers(0, CASTLE), max_size=4).map(lambda places: mask_of(*places))


@pytest.fixture(scope="module")
def box() -> Components:
    return components()


@pytest.fixture(scope="module")
def europe() -> Board:
    return board()


def named(europe: Board, places: Mask) -> set[str]:
    return {europe.ids[place] for place in places_in(places)}


def at(europe: Board, ident: str) -> Place:
    return europe.place(ident)


# The cards


def test_the_box_holds_the_printed_number_of_cards(box: Components, europe: Board) -> None:
    assert len(box.event_cards) == 75
    assert sum(card.side is Side.HUNTERS for card in box.event_cards) == 50
    assert len(box.item_cards) == 38
    assert len(box.encounter_cards) == 28
    assert len(box.dracula_combat_cards) == 13
    assert sum(card.count for card in box.hunter_combat) == 12
    assert len(box.ticket_tokens) == 16
    assert len(box.powers) == 5
    assert len(europe.info) == 70


@pytest.mark.parametrize(
    ("family", "ids"),
    [
        ("events", EventId),
        ("items", ItemId),
        ("encounters", EncounterId),
        ("dracula_combat", CombatIcon),
        ("hunter_combat", HunterCombatId),
        ("powers", PowerId),
        ("hunters", HunterId),
    ],
)
def test_every_kind_is_described_once_and_in_order(box: Components, family: str, ids: type[StrEnum]) -> None:
    assert [kind.id for kind in getattr(box, family)] == list(ids)


def test_card_ids_are_unique_across_families(box: Components) -> None:
    ids = [card.id for card in all_cards(box)]
    assert len(ids) == len(set(ids)) == 47 + 12 + 13 + 7 + 3 + 5


def test_a_printed_card_is_found_by_its_number(box: Components) -> None:
    assert box.event_cards[0].id is EventId.NEWSPAPER_REPORTS
    assert box.event_cards[74].id is EventId.IMMANUEL_HILDESHEIM
    assert [card.id for card in box.item_cards].count(ItemId.CRUCIFIX) == 2


def test_an_unknown_kind_is_refused_with_the_known_ones(box: Components) -> None:
    assert box.event(EventId.ENRAGED).side is Side.DRACULA
    assert box.item(ItemId.KNIFE).damage == 3
    assert box.encounter(EncounterId.NEW_VAMPIRE).health == 6
    assert box.combat(CombatIcon.FANGS).heals == 2
    with pytest.raises(LookupError, match="dark_call"):
        box.power("bright_call")  # type: ignore[arg-type]


def test_data_with_a_mistake_names_the_file() -> None:
    with pytest.raises(ValueError, match=r"dracula/data/powers\.json"):
        read_data("powers.json", tuple[Event, ...])


def test_each_side_has_its_own_timings(box: Components) -> None:
    hunters = {t for card in box.events if card.side is Side.HUNTERS for t in card.timing}
    dracula = {t for card in box.events if card.side is Side.DRACULA for t in card.timing}
    assert hunters & dracula == {Timing.DRAWN}
    assert hunters | dracula == set(Timing)
    assert all(card.timing for card in box.events)


def test_a_card_that_can_only_be_played_when_drawn_must_be(box: Components) -> None:
    assert box.event(EventId.HIRED_SCOUTS).must_be_played
    assert not box.event(EventId.NEWSPAPER_REPORTS).must_be_played
    assert not box.event(EventId.SUMMON_STORMS).must_be_played


def test_three_allies_on_each_side(box: Components) -> None:
    allies = [card for card in box.events if card.ally]
    assert [card.side for card in allies] == [Side.HUNTERS] * 3 + [Side.DRACULA] * 3


def test_items_for_a_combat_round_have_icons_and_the_others_none(box: Components) -> None:
    for item in box.items:
        assert bool(item.icons) == item.has_banner == (item.use is ItemUse.COMBAT_ROUND)
    assert {item.id for item in box.items if item.weapon} == {ItemId.RIFLE, ItemId.PISTOL, ItemId.KNIFE}


def test_every_combat_card_of_dracula_can_be_cancelled(box: Components) -> None:
    banners = [*box.hunter_combat, *(item for item in box.items if item.has_banner)]
    for icon in CombatIcon:
        assert any(icon in card.icons for card in banners), icon


def test_strength_breaks_what_it_cancels_but_no_fist(box: Components) -> None:
    strength = box.combat(CombatIcon.STRENGTH)
    weapons = {item.id for item in box.items if item.weapon}
    assert set(strength.breaks) == weapons | {ItemId.CRUCIFIX}
    assert set(strength.cancels) == set(strength.breaks) | {HunterCombatId.PUNCH}


def test_vampires_are_the_encounters_that_bring_influence(box: Components) -> None:
    for encounter in box.encounters:
        assert encounter.vampire == (encounter.influence > 0) == (encounter.matured is Matured.VAMPIRE)
        assert encounter.vampire or encounter.health == 0
    fought = {encounter.id: encounter.health for encounter in box.encounters if encounter.health}
    assert fought == {EncounterId.NEW_VAMPIRE: 6, EncounterId.RECKLESS_VAMPIRE: 4}
    assert set(box.item(ItemId.STAKE).removes) == {
        e.id for e in box.encounters if not e.ambushes or e.vampire
    }


@pytest.mark.rule("FOD-RAIL-03")
def test_no_ticket_goes_further_by_yellow_than_by_white(box: Components) -> None:
    # by_rail relies on it: a white-only route within the yellow value is within the white one.
    assert all(ticket.white >= ticket.yellow for ticket in box.tickets)


def test_every_limited_token_has_a_supply(box: Components) -> None:
    assert set(box.tokens) == set(TokenId)
    assert box.tokens[TokenId.DESPAIR] == 3


def test_hunters_come_in_activation_order(box: Components) -> None:
    assert [(hunter.order, hunter.id) for hunter in box.hunters] == [
        (1, HunterId.GODALMING),
        (2, HunterId.SEWARD),
        (3, HunterId.VAN_HELSING),
        (4, HunterId.MINA),
    ]


def test_character_sheets(box: Components) -> None:
    assert [hunter.health for hunter in box.hunters] == [11, 9, 8, 9]
    assert [hunter.bite_spaces for hunter in box.hunters] == [1, 1, 2, 0]
    assert [hunter.events for hunter in box.hunters] == [3, 4, 3, 3]
    assert [hunter.always_weakened for hunter in box.hunters] == [False, False, False, True]
    assert (box.dracula.health, box.dracula.events, box.dracula.encounters) == (15, 4, 5)


def test_power_cards(box: Components) -> None:
    assert {p.id for p in box.powers if p.places_location} == {PowerId.WOLF_FORM, PowerId.MISDIRECT}
    assert {p.id for p in box.powers if p.takes_encounter} == {PowerId.HIDE, PowerId.WOLF_FORM}
    assert {p.id for p in box.powers if not p.at_sea} == {PowerId.DARK_CALL, PowerId.FEED, PowerId.HIDE}


# The board


def test_the_board_has_the_printed_places_and_links(europe: Board) -> None:
    kinds = [info.kind for info in europe.info]
    assert kinds == ["city"] * 59 + ["castle"] + ["sea"] * 10
    count = [link.kind for link in europe.links].count
    assert (count("road"), count("white"), count("yellow")) == (110, 27, 21)
    borders = [(a, b) for a in range(FIRST_SEA, PLACES) for b in europe.seas[a] if b > a]
    anchors = [(port, sea) for port in range(CASTLE) for sea in europe.seas[port]]
    assert (len(borders), len(anchors), sum(europe.port)) == (10, 30, 29)
    assert len(set(europe.ids)) == PLACES + len(HOSPITAL_SPACES)


@pytest.mark.rule("FOD-ADJ-01", "FOD-ADJ-02", "FOD-ADJ-03", "FOD-ADJ-04")
def test_adjacency_is_mutual_and_made_of_roads_and_water(europe: Board) -> None:
    for name in ("roads", "white_rails", "rails", "seas", "adjacent"):
        neighbours = getattr(europe, name)
        for place, around in enumerate(neighbours):
            assert place not in around
            assert len(set(around)) == len(around)
            assert all(place in neighbours[there] for there in around), (name, europe.ids[place])
    for place in range(PLACES):
        assert set(europe.adjacent[place]) == {*europe.roads[place], *europe.seas[place]}
        assert set(europe.white_rails[place]) <= set(europe.rails[place])


def test_links_lead_where_the_neighbours_say(europe: Board) -> None:
    for neighbours, links, kinds in (
        (europe.roads, europe.road_links, {"road"}),
        (europe.white_rails, europe.white_links, {"white"}),
        (europe.rails, europe.rail_links, {"white", "yellow"}),
    ):
        for place in range(PLACES):
            assert len(neighbours[place]) == len(links[place])
            for there, number in zip(neighbours[place], links[place], strict=True):
                link = europe.links[number]
                assert link.kind in kinds
                assert {link.a, link.b} == {place, there}


def test_everything_can_be_reached_by_road_and_sea(europe: Board) -> None:
    steps = step_distances(europe)
    assert all(UNREACHABLE not in row for row in steps)
    assert all(len(europe.roads[place]) > 0 for place in range(CASTLE + 1) if place != at(europe, "cagliari"))
    assert all(europe.seas[sea] for sea in range(FIRST_SEA, PLACES))


@pytest.mark.rule("FOD-SEA-06", "FOD-HOSP-01", "FOD-LOCA-01")
def test_known_corners_of_the_map(europe: Board) -> None:
    cagliari = at(europe, "cagliari")
    assert {europe.ids[sea] for sea in europe.seas[cagliari]} == {"mediterranean_sea", "tyrrhenian_sea"}
    assert europe.roads[cagliari] == ()
    assert {europe.ids[city] for city in europe.roads[CASTLE]} == {"galatz", "klausenburg"}
    assert {europe.ids[city] for city in europe.hospitals} == {"madrid", "rome", "budapest"}
    barred = {europe.ids[place] for place in range(CASTLE + 1) if not europe.consecratable[place]}
    assert barred == {"castle_dracula", "galatz", "klausenburg"}
    assert all(hospital_city(europe, space) in europe.hospitals for space in HOSPITAL_SPACES)


@pytest.mark.rule("FOD-REGI-01", "FOD-REGI-02")
def test_regions_share_out_the_land_and_hang_together(europe: Board) -> None:
    assert len(europe.region_ids) == 7
    assert sorted(p for cities in europe.region_cities for p in cities) == list(range(CASTLE + 1))
    for cities in europe.region_cities:
        by_land_or_water = {cities[0]}
        edge = [cities[0]]
        while edge:
            there = {n for place in edge for n in europe.adjacent[place] if n in cities or is_sea(n)}
            edge = sorted(there - by_land_or_water)
            by_land_or_water |= there
        assert set(cities) <= by_land_or_water
    assert europe.region_of(at(europe, "amsterdam")) == "germanic_empire"
    assert europe.region_of(at(europe, "zurich")) == "italy"
    assert europe.region_of(at(europe, "black_sea")) is None
    assert europe.region_of(HOSPITAL_SPACES[0]) is None


def test_every_place_lies_in_europe_and_no_two_coincide(europe: Board) -> None:
    spots = {(info.lat, info.lon) for info in europe.info}
    assert len(spots) == PLACES
    assert all(35 < lat < 60 and -12 < lon < 32 for lat, lon in spots)


def test_a_wrong_place_is_refused_with_a_hint(europe: Board) -> None:
    with pytest.raises(UnknownPlace, match="did you mean london") as refused:
        europe.place("londn")
    assert refused.value.nearest[0] == "london"
    with pytest.raises(UnknownPlace, match=r"'xyzzy'$"):
        europe.place("xyzzy")


def test_white_value_serves_white_routes_only(europe: Board, box: Components) -> None:
    berlin = at(europe, "berlin")
    by_white_only = named(europe, by_rail(europe, berlin, 2, 0))
    assert "frankfurt" in by_white_only  # by way of Cologne or Leipzig
    assert not {"prague", "vienna"} & by_white_only
    three_two = next(ticket for ticket in box.tickets if ticket.id == "ticket_3_2")
    reached = named(europe, by_ticket(europe, berlin, three_two))
    assert {"prague", "vienna", "strasbourg"} <= reached
    assert "budapest" not in reached  # three railways, two of them yellow
    assert "budapest" in named(europe, by_rail(europe, berlin, 4, 4))


def test_a_roadblock_closes_one_road_or_one_railway(europe: Board) -> None:
    paris, le_havre = at(europe, "paris"), at(europe, "le_havre")
    road = europe.road_links[paris][europe.roads[paris].index(le_havre)]
    rail = europe.rail_links[paris][europe.rails[paris].index(le_havre)]
    assert "le_havre" not in named(europe, by_road(europe, paris, blocked=mask_of(road)))
    assert "le_havre" in named(europe, by_road(europe, paris, blocked=mask_of(rail)))
    assert "le_havre" in named(europe, by_rail(europe, paris, 1, 0, mask_of(road)))
    assert "le_havre" not in named(europe, by_rail(europe, paris, 1, 0, mask_of(rail)))


def test_wolf_form_from_land_and_sea(europe: Board) -> None:
    assert named(europe, as_wolf(europe, CASTLE, Mask(0), 2)) == {
        *("galatz", "klausenburg", "bucharest", "belgrade", "budapest", "szeged")
    }
    assert named(europe, as_wolf(europe, at(europe, "black_sea"), Mask(0), 2)) == {
        *("constanta", "varna", "bucharest", "sofia")
    }


def test_wolf_form_keeps_off_the_roads_of_holy_cities(europe: Board) -> None:
    klausenburg = mask_of(at(europe, "klausenburg"))
    assert named(europe, as_wolf(europe, CASTLE, klausenburg, 2)) == {"galatz", "bucharest"}
    assert as_wolf(europe, at(europe, "klausenburg"), klausenburg, 2) == 0
    assert "castle_dracula" in named(europe, as_wolf(europe, at(europe, "klausenburg"), klausenburg, 2, True))


def test_nearest_hospitals(europe: Board) -> None:
    def near(ident: str) -> set[str]:
        return {europe.ids[hospital_city(europe, h)] for h in nearest_hospitals(europe, at(europe, ident))}

    assert near("dublin") == near("london") == near("lisbon") == {"madrid"}
    assert near("cagliari") == near("naples") == {"rome"}
    assert near("castle_dracula") == near("athens") == {"budapest"}
    tied = {
        europe.ids[place] for place in range(CASTLE + 1) if len(nearest_hospitals(europe, Place(place))) > 1
    }
    assert tied == {"marseilles", "brussels", "amsterdam", "geneva", "milan"}
    tyrrhenian = at(europe, "tyrrhenian_sea")
    assert nearest_hospitals(europe, tyrrhenian) == HOSPITAL_SPACES
    rome = HOSPITAL_SPACES[europe.hospitals.index(at(europe, "rome"))]
    assert nearest_hospitals(europe, tyrrhenian, "nearest") == (rome,)
    assert nearest_hospitals(europe, rome) == (rome,)


def test_the_uncertain_links_follow_the_options() -> None:
    usual = board_for(DraculaOptions())
    assert usual is board()
    other = board_for(DraculaOptions(northern_passage=False, berlin_prague_railway="white"))
    north, atlantic = usual.place("north_sea"), usual.place("north_atlantic")
    assert atlantic in usual.adjacent[north]
    assert atlantic not in other.adjacent[north]
    berlin, prague = usual.place("berlin"), usual.place("prague")
    assert prague not in usual.white_rails[berlin]
    assert prague in other.white_rails[berlin]
    assert len(other.links) == len(usual.links)


@given(a=ANYWHERE, b=ANYWHERE, c=ANYWHERE)
def test_distances_are_distances(a: Place, b: Place, c: Place) -> None:
    for rows in (road_distances(board()), step_distances(board())):
        assert rows[a][a] == 0
        assert rows[a][b] == rows[b][a]
        if UNREACHABLE not in (rows[a][b], rows[b][c]):
            assert rows[a][c] <= rows[a][b] + rows[b][c]
    assert step_distances(board())[a][b] <= road_distances(board())[a][b]


@given(start=LAND, steps=st.integers(0, 5))
def test_open_roads_reach_exactly_the_distance(start: Place, steps: int) -> None:
    away = road_distances(board())[start]
    assert set(places_in(by_road(board(), start, steps))) == {
        p for p in range(PLACES) if 0 < away[p] <= steps
    }


@given(start=LAND, steps=st.integers(1, 4), blocked=BLOCKED, closed=HOLY)
def test_obstacles_never_lengthen_a_journey(start: Place, steps: int, blocked: Mask, closed: Mask) -> None:
    free = by_road(board(), start, steps)
    hindered = by_road(board(), start, steps, blocked, closed)
    assert hindered & ~free == 0
    assert hindered & closed == 0
    assert by_rail(board(), start, steps, steps, blocked) & ~by_rail(board(), start, steps, steps) == 0


@given(start=ANYWHERE, holy=HOLY)
def test_a_wolf_runs_two_roads_at_most_and_never_to_a_holy_city(start: Place, holy: Mask) -> None:
    reached = as_wolf(board(), start, holy, 2)
    away = step_distances(board())[start]
    assert reached & holy == 0
    assert all(1 <= away[place] <= 2 and not is_sea(place) for place in places_in(reached))


@given(st.sets(st.integers(0, PLACES - 1)))
def test_masks_are_sets(places: set[int]) -> None:
    assert list(places_in(mask_of(*places))) == sorted(places)


# The names and texts

MESSAGE = re.compile(r"^(dracula-[a-z0-9_-]+) *=(.*(?:\n[ ]+.*)*)", re.MULTILINE)


def messages(lang: str) -> dict[str, str]:
    text = (ROOT / "src/nocturne/locale" / lang / "dracula-names.ftl").read_text("utf-8")
    found = MESSAGE.findall(text)
    assert len(found) == len(dict(found)), "an id is there twice"
    return {ident: pattern.strip() for ident, pattern in found}


def all_cards(box: Components) -> list[typing.Any]:  # structs of six classes, each with an id
    kinds = (box.events, box.items, box.encounters, box.dracula_combat, box.hunter_combat, box.powers)
    return [card for family in kinds for card in family]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_everything_has_a_name_and_every_card_a_text(box: Components, europe: Board, lang: str) -> None:
    wanted = {"dracula-title", "dracula-ticket"}
    for card in all_cards(box):
        wanted |= {f"dracula-card-{card.id}", f"dracula-card-{card.id}-text"}
    for ident, ref in zip(europe.ids, europe.refs, strict=True):
        wanted |= {
            "dracula-" + ref.replace(":", "-"),
            *(f"dracula-{form}-{ident}" for form in ("at", "from", "to")),
        }
    wanted |= {f"dracula-region-{region}" for region in europe.region_ids}
    wanted |= {f"dracula-token-{token}" for token in TokenId} | {"dracula-token-damage"}
    wanted |= {f"dracula-character-{who}" for who in (*HunterId, "dracula")}
    for ability in (
        a for abilities in (*(h.abilities for h in box.hunters), box.dracula.abilities) for a in abilities
    ):
        wanted |= {f"dracula-ability-{ability}", f"dracula-ability-{ability}-text"}
    days = ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")
    wanted |= {f"dracula-weekday-{day}" for day in days}
    wanted |= {f"dracula-time-{time}" for time in ("dawn", "day", "dusk", "night")}
    there = messages(lang)
    assert set(there) == wanted
    assert all(there.values())


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_fluent_files_parse_and_format(lang: str) -> None:
    from fluent.runtime import FluentBundle, FluentResource
    from fluent.syntax import FluentParser, ast

    text = (ROOT / "src/nocturne/locale" / lang / "dracula-names.ftl").read_text("utf-8")
    junk = [entry for entry in FluentParser().parse(text).body if isinstance(entry, ast.Junk)]
    assert not junk
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource(text))
    for ident in messages(lang):
        pattern = bundle.get_message(ident).value
        assert pattern is not None
        formatted, errors = bundle.format_pattern(pattern, {"white": 3, "yellow": 0})
        assert not errors
        assert isinstance(formatted, str)
        assert formatted
        assert "'" not in formatted, f"{ident}: the typographic apostrophe is used throughout"


def test_both_languages_tell_the_same_numbers() -> None:
    english, french = messages("en"), messages("fr")
    for ident, text in english.items():
        if ident.endswith("-text"):
            assert sorted(re.findall(r"\d+", text)) == sorted(re.findall(r"\d+", french[ident])), ident


def test_card_texts_carry_the_numbers_of_the_data(box: Components) -> None:
    english = messages("en")
    for card in all_cards(box):
        said = set(re.findall(r"\d+", english[f"dracula-card-{card.id}-text"]))
        for field in PRINTED_NUMBERS:
            number = getattr(card, field, 0)
            if number and (card.id, field) not in SPELT_OUT:
                assert str(number) in said, (card.id, field)


PRINTED_NUMBERS = (
    "damage",
    "ally_damage",
    "second_damage",
    "health",
    "heals",
    "reach",
    "encounters",
    "cards",
)
SPELT_OUT = {("excellent_weather", "reach"), ("draculas_brides", "cards")}


# The options


def test_unknown_options_and_values_are_refused() -> None:
    with pytest.raises(msgspec.ValidationError, match="combat_hand"):
        msgspec.convert({"combat_hand": 5}, DraculaOptions)
    with pytest.raises(msgspec.ValidationError, match=r"dracula_combat_hand"):
        msgspec.convert({"dracula_combat_hand": 9}, DraculaOptions)
    assert msgspec.convert({"fight_at_sea": "never"}, DraculaOptions).fight_at_sea == "never"


def test_every_option_is_documented_with_its_default_and_alternatives() -> None:
    page = (ROOT / "docs/dracula-options.md").read_text("utf-8")
    table_row = re.compile(r"^\| `(\w+)` \| ([^|]+) \| ([^|]+) \|", re.MULTILINE)
    rows = {name: (default, others) for name, default, others in table_row.findall(page)}
    hints = typing.get_type_hints(DraculaOptions)
    assert set(rows) == set(hints)
    for field in msgspec.structs.fields(DraculaOptions):
        default, alternatives = rows[field.name]
        assert default == f"`{str(field.default).lower()}`", field.name
        kind = hints[field.name]
        if typing.get_origin(kind) is typing.Literal:
            others = [value for value in typing.get_args(kind) if value != field.default]
            assert re.findall(r"`(\w+)`", alternatives) == others, field.name
        else:
            assert "`" in alternatives, field.name


def test_importing_reads_no_file() -> None:
    probe = (
        "import sys; import nocturne.dracula.components.board as b, nocturne.dracula.components.box as c; "
        "sys.exit(b._read_board.cache_info().currsize + c.components.cache_info().currsize)"
    )
    assert subprocess.run([sys.executable, "-c", probe], check=False).returncode == 0
