"""The engine as a whole: copies, speed of reasoning, positions, names, the map, and the reasons it gives."""

from __future__ import annotations

import re
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
import yaml
from hypothesis import given, settings
from hypothesis import strategies as st
from rich.console import Console

from nocturne.dracula.components.board import NOWHERE, Place, board
from nocturne.dracula.components.box import CombatIcon, components
from nocturne.dracula.game import game
from nocturne.dracula.rules.round.dracula_phase import Movement, MoveStep
from nocturne.dracula.rules.table.cards import delay
from nocturne.dracula.rules.table.trail import current_place
from nocturne.dracula.rules.table.victory import gain_influence, hurt_dracula
from nocturne.dracula.state import HUNTERS, DraculaState
from nocturne.dracula.view.naming import find, name
from nocturne.dracula.view.table import DraculaTable
from nocturne.kernel import codec
from nocturne.kernel.chance import Chance
from nocturne.kernel.errors import BadPosition
from nocturne.kernel.table import Table, new_game
from nocturne.kernel.telling import Teller
from nocturne.kernel.words import words
from nocturne.lab.play import random_answer
from nocturne.lab.scenario import parse_scenarios, run_scenario
from tests.dracula.at_the_table import played, position, sit_down, state_of

# -- states


@settings(max_examples=20, deadline=None)
@given(st.integers(0, 10_000), st.integers(0, 800), st.integers(2, 5))
def test_a_copy_is_equal_and_independent(seed: int, answers: int, seats: int):
    table = played(seed, answers, seats)
    twin = state_of(table).copy()
    assert twin == table.state
    assert codec.from_bytes(game, codec.to_bytes(twin)) == table.state
    before = table.digest()
    twin.hunters[0].items.append(99)
    twin.trail[0] = None
    twin.fog[3] = 1
    twin.known_items[5] = 1
    assert table.digest() == before


@pytest.mark.rule("FOD-WIN-01", "FOD-WIN-03", "FOD-DEFE-01")
def test_the_first_track_to_end_decides_and_nothing_happens_after_it():
    state = position(influence=12, damage=14)
    gain_influence(state, 3)
    assert state.influence == 13
    hurt_dracula(state, 5)
    assert state.damage == 14
    assert state.result is not None
    assert state.result.winners == (0,)
    assert state.stack == []


@pytest.mark.rule("FOD-DELA-04")
def test_a_delayed_hunter_is_not_delayed_twice():
    state = position(hunters={"mina": {"at": "rome", "delayed": True}})
    delay(state, 3)
    assert state.hunters[3].delayed
    assert state.emitted == []


@pytest.mark.rule("FOD-QREF-26", "FOD-SETUP-10", "FOD-SETUP-12")
def test_the_combat_cards_are_apart_from_the_decks():
    box = components()
    assert len(CombatIcon) == 7
    assert {card.id for card in box.dracula_combat_cards} == set(CombatIcon)
    assert [card.count for card in box.hunter_combat] == [4, 4, 4]
    state = new_game("dracula").state
    assert not any(name.startswith("combat") for name in state.__struct_fields__)


@pytest.mark.rule("FOD-REGI-03", "FOD-REGI-04", "FOD-REGI-05", "FOD-REGI-06")
def test_psychic_bond_speaks_of_the_seven_regions():
    regions = {
        "london": "great_britain", "rome": "italy", "madrid": "iberian_peninsula",
        "vienna": "austro_hungarian_empire", "paris": "france_benelux", "athens": "balkans",
        "berlin": "germanic_empire",
    }  # fmt: skip
    for city, region in regions.items():
        for dracula in regions:
            if dracula == city:
                continue
            table = _table(
                position(
                    acting="mina", trail=[dracula], hunters={"mina": {"at": city}, "seward": {"at": city}}
                )
            )
            table.answer(1, "psychic-bond")
            bond = next(told.event for told in table.log if type(told.event).__name__ == "PsychicBond")
            assert (bond.region, bond.there) == (region, regions[dracula] == region)  # type: ignore[attr-defined]


def _table(state: DraculaState) -> Table:
    twin = new_game("dracula", seats=2)
    return Table(game, state, twin.head)


# -- positions


def test_a_position_is_read_back_as_it_was_written():
    state = position(
        begin="night",
        acting="van_helsing",
        time="wednesday night",
        despair=1,
        influence=5,
        damage=4,
        events=["enraged"],
        encounters=["bats", "spy"],
        trail=[
            "zurich",
            {"at": "strasbourg", "encounters": [{"card": "rats", "face_up": True}], "rumor": True},
        ],
        lairs=[{"at": "naples", "encounters": ["hoax"]}],
        hunters={
            "mina": {"at": "paris", "items": ["knife"], "shown_item": "knife", "tickets": ["ticket_3_2"]}
        },
        storms=["north_sea"],
        fog={"paris": 2},
        roadblocks=["paris-strasbourg", "rail:paris-le_havre"],
        consecrated="venice",
        hosts=["prague"],
        event_deck=["long_night", "forewarned"],
        event_deck_bottom=["escape_route"],
        item_deck=["dogs"],
        hunter_ally="rufus_smith",
    )
    truth = game.inspect(state)
    assert truth["time"] == "wednesday night"
    assert truth["at"] == "zurich"
    assert truth["events"] == ["enraged"]
    assert truth["encounters"] == ["bats", "spy"]
    assert truth["trail"][1]["encounters"] == [{"card": "rats", "face_up": True, "damage": 0}]
    assert truth["trail"][1]["rumor"]
    assert truth["hunters"]["mina"]["shown_item"] == "knife"
    assert truth["event_deck"][:2] == ["long_night", "forewarned"]
    assert truth["event_deck"][-1] == "escape_route"
    assert truth["item_deck"][0] == "dogs"
    assert truth["roadblocks"] == ["paris-strasbourg", "rail:le_havre-paris"]
    assert truth["hunter_ally"] == "rufus_smith"
    assert list(game.check(state)) == []


@pytest.mark.parametrize(
    ("written", "message", "at"),
    [
        ({"hunters": {"mina": {"at": "pariss"}}}, "dracula-position-no-place", ("hunters", "mina", "at")),
        ({"hunters": {"lucy": {"at": "paris"}}}, "dracula-position-no-hunter", ("hunters", "lucy")),
        ({"events": ["enragd"]}, "dracula-position-no-card", ("events", 0)),
        ({"encounters": ["rats", "rats", "rats"]}, "dracula-position-no-more", ("encounters", 2)),
        ({"trail": ["feed"]}, "dracula-position-no-dracula", ("trail",)),
        ({"trail": ["paris", "paris"]}, "dracula-position-twice", ("trail",)),
        (
            {"trail": [{"at": "north_sea", "encounters": ["rats"]}]},
            "dracula-position-no-encounter-here",
            ("trail", 0, "encounters"),
        ),
        ({"time": "monday"}, "dracula-position-time", ("time",)),
        ({"roadblocks": ["paris-london"]}, "dracula-position-no-link", ("roadblocks", 0)),
        (
            {"hunters": {"mina": {"at": "rome", "shown_item": "knife"}}},
            "dracula-position-not-in-hand",
            ("hunters", "mina", "shown_item"),
        ),
    ],
)  # fmt: skip
def test_a_mistake_in_a_position_is_found_and_named(
    written: dict[str, Any], message: str, at: tuple[Any, ...]
):
    with pytest.raises(BadPosition) as raised:
        position(**written)
    assert raised.value.message == message
    assert raised.value.at == at
    assert "⟦" not in str(raised.value)


def test_the_examples_of_the_documentation_hold():
    page = (Path(__file__).resolve().parents[2] / "docs" / "dracula-positions.md").read_text("utf-8")
    examples = re.findall(r"```yaml\n(.*?)```", page, re.S)
    assert len(examples) > 1
    for example in examples:
        if example.startswith("title:"):
            (case,) = parse_scenarios(example, "dracula-positions.md")
            assert run_scenario(case).passed, case.title
        else:
            position(**yaml.safe_load(example))


# -- names, reasons, the map


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_everything_has_a_name(lang: str):
    speak = words(lang)
    refs = [*board().refs, *(f"link:{i}" for i in range(len(board().links)))]
    refs += [f"{form}:{place}" for form in ("at", "from", "to", "place") for place in range(73)]
    refs += [f"hunter:{i}" for i in range(-1, 4)] + [f"hunter:{hunter.value}" for hunter in HUNTERS]
    for family, cards in (("event", 75), ("item", 38), ("encounter", 28), ("combat", 13), ("ticket", 16)):
        refs += [f"{family}:{card}" for card in range(-1, cards)]
    for ref in refs:
        assert "⟦" not in name(ref, speak), ref


def test_things_are_found_by_part_of_their_name_in_either_language():
    assert list(find("clermont", words("en"))) == ["city:clermont_ferrand"]
    assert list(find("edimbourg", words("fr"))) == ["city:edinburgh"]
    assert "hunter:3" in list(find("mina", words("en")))
    assert any(ref.startswith("item:") for ref in find("crucifix", words("fr")))
    assert list(find("", words("en"))) == []


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_cards_and_hunters_can_be_described(lang: str):
    table = played(1, 60)
    view = table.view(1)
    for ref in ("event:0", "item:5", "encounter:3", "combat:2", "power:hide", "hunter:2", "hunter:mina"):
        text = game.describe(ref, words(lang), view, 80)
        assert text
        assert "⟦" not in text
    assert "Tyrrhen" in game.describe("city:rome", words(lang), view, 80).replace("é", "e")
    assert game.describe("space:3", words(lang), view, 80) is None


def test_a_place_is_described_as_the_table_reads_the_board():
    for colour, told in (
        ("yellow", "Yellow railways to: Berlin, Vienna."),
        ("white", "White railways to: Berlin."),
    ):
        table = new_game("dracula", seed="places", options={"berlin_prague_railway": colour})
        assert told in game.describe("city:prague", words("en"), table.view(1), 80)


@pytest.mark.parametrize("colour", ["yellow", "white"])
def test_a_link_is_named_as_the_table_numbers_it(colour: str):
    table = sit_down(options={"berlin_prague_railway": colour}, roadblocks=["rail:belgrade-sofia"])
    view = table.view(1)
    assert isinstance(view.table, DraculaTable)
    (blocked,) = view.table.roadblocks
    assert game.name(blocked, words("en"), view) == "the railway Belgrade – Sofia"


@settings(max_examples=12, deadline=None)
@given(st.integers(0, 10_000), st.integers(0, 700), st.sampled_from(["en", "fr"]), st.integers(60, 140))
def test_the_table_can_be_drawn_at_any_moment(seed: int, answers: int, lang: str, width: int):
    table = played(seed, answers, 4)
    for seat in (None, 0, 1):
        console = Console(file=StringIO(), width=width, force_terminal=True)
        console.print(game.draw(table.view(seat), words(lang), width))
        drawn = console.file.getvalue()  # type: ignore[attr-defined]
        assert "⟦" not in drawn
        assert "Dracula" in drawn


def test_the_map_shows_dracula_to_himself_only():
    table = _table(position(trail=["zurich"]))
    for seat, seen in ((0, True), (1, False)):
        console = Console(file=StringIO(), width=110)
        console.print(game.draw(table.view(seat), words("en"), 110))
        assert ("DZurich" in console.file.getvalue()) == seen  # type: ignore[attr-defined]


def test_the_drawing_has_the_legend_the_hunters_and_what_dracula_holds():
    # Given cards in hands, when the table is drawn, then each has its place, and only for who knows it.
    table = _table(
        position(
            encounters=["rats", "spy"], hunters={"mina": {"at": "rome", "items": ["knife"], "tickets": []}}
        )
    )
    shown = {}
    for seat in (0, 1):
        console = Console(file=StringIO(), width=140)
        console.print(game.draw(table.view(seat), words("en"), 140))
        shown[seat] = console.file.getvalue()  # type: ignore[attr-defined]
        cells = [line.replace("┃", " ").split() for line in shown[seat].splitlines()]
        assert ["Hunter", "Place", "Health", "Items", "Events", "Tickets"] in cells
        assert "● large city" in shown[seat]
    (mina,) = [line for line in shown[1].splitlines() if "Mina Harker" in line]
    assert "Rome (weakened)" in mina
    assert "Knife" in mina
    assert "Knife" not in shown[0]
    assert "Encounters: Rats, Spy" in shown[0]
    assert "Encounters: 2 × ▒" in shown[1]


def test_dracula_as_numbers_has_a_place_for_who_sees_him_only():
    # Given Dracula wounded, with cards and rumors, when each side's view becomes numbers, then they say so.
    table = _table(
        position(trail=["zurich"], damage=6, events=["enraged"], encounters=["rats", "spy"], rumors=2)
    )
    his, theirs = (game.encoding().encode(table.view(seat))["dracula"] for seat in (0, 1))
    assert his == pytest.approx([6 / 15, 1, 0, 1 / 6, 2 / 6, 2 / 4, 0])
    assert theirs == pytest.approx([6 / 15, 0, 0, 1 / 6, 2 / 6, 2 / 4, 0])


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_asking_why_gives_the_reason_and_the_rule(lang: str):
    table = _table(position(acting="mina", hunters={"mina": {"at": "rome", "events": ["long_night"]}}))
    teller = Teller(game, words(lang))
    for about, rule in (
        ("city:paris", "FOD-ROAD-01"),
        ("road:paris", "FOD-ROAD-01"),
        ("rest", "FOD-REST-01"),
    ):
        found = table.why(1, about)
        assert [refusal.why.rule for refusal in found] == [rule], about
        assert "⟦" not in teller.refusal(found[0], table.view(1))


def test_a_seat_learns_nothing_by_asking_why():
    """Dracula's places and cards are no reason anybody is given."""
    table = _table(
        position(acting="mina", trail=["paris"], events=["enraged"], hunters={"mina": {"at": "zurich"}})
    )
    enraged = state_of(table).event_hand[0]
    assert table.why(1, f"event:{enraged}") == []
    assert table.why(1, "encounter:0") == []


# -- the trail


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 10_000), st.integers(30, 700))
@pytest.mark.rule("FOD-ERRO-01", "FOD-MOVE-02", "FOD-DPHA-06")
def test_dracula_never_moves_against_the_rules(seed: int, answers: int):
    """The checks walk the whole trail; here each placement is compared with the place before it."""
    table = new_game("dracula", seats=2, seed=f"walk {seed}", snapshots=False)
    before: Place = NOWHERE
    europe = board()
    chance = Chance.seeded(seed)
    while table.questions and table.number < answers:
        table.answer(*random_answer(table, chance))
        if any(
            isinstance(frame, Movement) and frame.step == MoveStep.ASK_LOCATION
            for frame in state_of(table).stack
        ):
            continue  # Misdirect may have cleared where he was; he is about to place where he goes
        here = current_place(state_of(table))
        if before != NOWHERE and here != before and here != NOWHERE:
            near = set(europe.adjacent[before])
            two = {there for city in near for there in europe.adjacent[city]}
            assert here in near | two
        before = here
