"""Who sees what is not for everybody: each place that emits an event to some seats only, and its audience.

A new place fails the first test until it is listed with the events it emits; an event without an audience
fails the second. Games and scenarios are played so that each event is seen.
"""

from __future__ import annotations

import ast
import random
from collections import defaultdict
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import nocturne
from nocturne.kernel.event import EVERYONE, Emitted
from nocturne.kernel.table import Table
from nocturne.lab.scenario import read_scenarios, run_scenario

SOURCE = Path(nocturne.__file__).parent
SCENARIOS = Path(__file__).parents[1] / "scenarios"

PLACES = {
    "candles.Candles.new": {"Dealt"},
    "hands.LayCards.take_all": {"CardLaid"},
    "pages.Reading._emit": {"PageRead"},
    "arrivals.Peek.take": {"PagePeeked"},
    "card_effects.answer": {"CombatCardFetched", "FlewAway"},
    "steps.Fight.refresh": {"CombatCardDrawn"},
    "matured.Mature.run": {"DiscardSearched"},
    "matured.fetch_event": {"EventFetched"},
    "maturing.MatureHideout._tell": {"LairMade", "HideoutMatured"},
    "fighting.lucky_find": {"ItemsLookedAt"},
    "fighting.KeepFind.take": {"ItemKept"},
    "searching.behind_the_veil": {"VeilLifted"},
    "dracula_phase.Movement._place": {"LocationPlaced"},
    "dracula_phase.Movement._hide": {"LocationPlaced"},
    "setup.SetUp.take": {"DraculaStarted"},
    "supply.ReceiveEvent._tell": {"DraculaDrewEvent", "EventDrawn"},
    "supply.ReserveTicket._draw": {"TicketSeen"},
    "trade.Trade._show": {"HandShownInTrade"},
    "trade.Trade._pass": {"ItemTraded", "TicketTraded", "EventTraded"},
    "cards.give_item": {"ItemSeen"},
    "cards.draw_encounters": {"EncountersSeen"},
    "trail.lay": {"EncounterPlaced"},
    "trail.take_back": {"EncounterTakenBack"},
    "trail.put_away": {"HideoutCleared"},
    "open_hands._show_to_lookers": {"Looked"},
    "piles.put_away": {"CardMoved"},
    "piles._look_at": {"Looked"},
    "hand._take_kept": {"DrewKept"},
    "lying.SwappingUnder.take": {"DrewKept"},
    "piles._reorder": {"Looked"},
    "piles._discard_from_hand": {"Looked"},
    "piles.Browsing.take": {"Looked"},
    "state.VtesState.deal_crypt": {"CryptDrawn"},
    "state.VtesState.draw_card": {"Drew"},
}


def _own(event: Any, state: Any) -> set[int]:
    return {event.seat}


def _owner(event: Any, state: Any) -> set[int]:
    return {event.owner}


def _dracula(event: Any, state: Any) -> set[int]:
    return {0}


def _hunter(event: Any, state: Any) -> set[int]:
    return {state.holder[event.hunter]}


def _both(event: Any, state: Any) -> set[int]:
    return {state.holder[event.giver], state.holder[event.taker]}


def _veil(event: Any, state: Any) -> set[int]:
    return {0, state.holder[event.hunter]}


def _vampire(event: Any, state: Any) -> set[int]:
    return {state.seat_of(event.who)}


AUDIENCES: dict[str, Callable[[Any, Any], set[int]]] = {
    **dict.fromkeys(("Dealt", "Drew", "CryptDrawn", "DrewKept", "Looked"), _own),
    "CardMoved": _owner,
    **dict.fromkeys(("CardLaid", "PagePeeked"), _vampire),
    **dict.fromkeys(
        (
            "CombatCardFetched", "FlewAway", "CombatCardDrawn", "DiscardSearched", "EventFetched", "LairMade",
            "HideoutMatured", "LocationPlaced", "DraculaStarted", "DraculaDrewEvent", "EncountersSeen",
            "EncounterPlaced", "EncounterTakenBack", "HideoutCleared",
        ),
        _dracula,
    ),
    **dict.fromkeys(("ItemsLookedAt", "ItemKept", "EventDrawn", "TicketSeen", "ItemSeen"), _hunter),
    **dict.fromkeys(("ItemTraded", "TicketTraded", "EventTraded"), _both),
    "VeilLifted": _veil,
}  # fmt: skip

PLAYED = {
    "candles": (3, 60, {}),
    "vtes": (3, 300, {"house": "random", "turn_limit": 30}),
    "dracula": (3, 900, {}),
    "chapters": (2, 500, {}),
}
"""Seats, answers and options of the games that are played at random."""

SHOWN_BY = {
    "vtes/cards/library/action/s.yaml": ("Scrounging looks at three cards and takes two",),
    "vtes/cards/library/equipment/s.yaml": (
        "Shilmulo Tarot takes two cards from the library, which can be drawn instead of others",
    ),
    "vtes/cards/crypt/caitiff.yaml": ("Iris Bennett's older blocker lets his controller look at her hand",),
    "dracula/cards/dracula_combat.yaml": ("Being mesmerized again adds nothing",),
    "dracula/cards/encounters.yaml": ("Seduction answers a search where a vampire lies",),
    "dracula/cards/matured.yaml": (
        "A Hoax lets Dracula keep one of his discarded events in secret and shuffles the others in",
    ),
    "dracula/cards/fight_openings.yaml": ("Lucky Find keeps one of the top five items",),
}


def _places() -> Iterator[str]:
    """Every call of ``emit`` with an audience, as ``module.Class.function``."""
    for module in SOURCE.rglob("*.py"):
        if "emit(" in (text := module.read_text("utf-8")):
            yield from _calls(ast.parse(text), module.stem)


def _calls(node: ast.AST, name: str) -> Iterator[str]:
    for child in ast.iter_child_nodes(node):
        inner = f"{name}.{child.name}" if isinstance(child, ast.FunctionDef | ast.ClassDef) else name
        emits = isinstance(child, ast.Call) and getattr(child.func, "attr", "") == "emit"
        if emits and any(word.arg == "to" for word in getattr(child, "keywords", ())):
            yield name
        yield from _calls(child, inner)


def test_every_place_that_emits_to_some_seats_is_listed() -> None:
    assert set(_places()) == set(PLACES)


def test_every_event_for_some_seats_has_an_audience() -> None:
    by_relation = {"PageRead", "HandShownInTrade"}  # for whoever reads, and for two who trade

    assert set().union(*PLACES.values()) == {*AUDIENCES, *by_relation}


class Watch:
    """Checks each event for some seats as soon as it was emitted."""

    def __init__(self) -> None:
        self.seen: defaultdict[str, int] = defaultdict(int)
        self.checked = 0

    def check(self, table: Table) -> None:
        for emitted in table.log[self.checked :]:
            if emitted.to != EVERYONE:
                self._check(emitted, table)
        self.checked = len(table.log)

    def after(self, _step: int, table: Table) -> None:
        """Called after each step of a scenario."""
        self.check(table)

    def _check(self, emitted: Emitted, table: Table) -> None:
        name = type(emitted.event).__name__
        self.seen[name] += 1
        seats = {seat for seat in range(table.state.seats) if emitted.to >> seat & 1}
        if name in AUDIENCES:
            assert seats == AUDIENCES[name](emitted.event, table.state), emitted
        elif name == "HandShownInTrade":
            assert 0 not in seats
            assert table.state.holder[emitted.event.hunter] in seats  # type: ignore[attr-defined]
        else:
            assert len(seats) == 1, emitted
        others = emitted.others
        for secret in ("card", "cards", "item", "items", "encounters"):
            assert getattr(others, secret, None) in (None, -1, ()), emitted


@pytest.fixture(scope="module")
def seen() -> dict[str, int]:
    """How often each event was checked, in games at random and in the scenarios that show the rare ones."""
    counts: defaultdict[str, int] = defaultdict(int)
    for game, (seats, answers, options) in PLAYED.items():
        for number in range(3):
            watch = Watch()
            table = nocturne.new_game(game, seats=seats, seed=f"{game[0]}{number}", options=options)
            chance = random.Random(f"{game[0]}{number}")
            watch.check(table)
            while table.questions and table.number < answers:
                decision = chance.choice(table.decisions())
                table.answer(decision.seat, chance.choice(decision.options).key)
                watch.check(table)
            for name, count in watch.seen.items():
                counts[name] += count
    for file, titles in SHOWN_BY.items():
        for scenario in read_scenarios(SCENARIOS / file):
            if scenario.title in titles:
                watch = Watch()
                outcome = run_scenario(scenario, watch.after)
                assert outcome.failure is None
                for name, count in watch.seen.items():
                    counts[name] += count
    return counts


@pytest.mark.parametrize("event", sorted(set().union(*PLACES.values())))
def test_who_sees_an_event_that_is_not_for_everybody(event: str, seen: dict[str, int]) -> None:
    assert seen[event] > 0, "neither the games nor the scenarios show it"
