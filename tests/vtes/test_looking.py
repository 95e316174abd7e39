"""Several who look at the same state are shown exactly what each alone would be shown."""

from __future__ import annotations

from nocturne.kernel.chance import Chance
from nocturne.kernel.table import new_game
from nocturne.kernel.telling import SeatWords
from nocturne.lab.play import random_answer
from nocturne.vtes.frames.action import Announced
from nocturne.vtes.rules.action.procedures.action import Action
from nocturne.vtes.rules.table.queries import modified
from nocturne.vtes.state import EVERYBODY, VtesState
from nocturne.vtes.terms import ActionKind, Region
from nocturne.vtes.view import cards
from nocturne.vtes.view import table as view


def test_looking_together_is_looking_alone(seed: str):
    table = new_game("vtes", seed=f"looking:{seed}", options={"house": "random"})
    chance = Chance.seeded(f"looking:{seed}")
    compared = 0
    while table.questions and table.number < 700:
        table.answer(*random_answer(table, chance))
        if table.number % 10:
            continue
        viewers = [None, *range(table.head.seats)]
        state = table.state
        assert isinstance(state, VtesState)
        alone = [view.look(state, viewer) for viewer in viewers]
        with cards.looking():
            together = [view.look(state, viewer) for viewer in viewers]
        assert together == alone, f"NOCTURNE_SEED={seed}: {table.number}"
        compared += 1
    assert compared > 3


def test_names_that_are_kept_are_those_that_would_be_made(seed: str):
    """Given viewers who look again and again in one language: what is kept of names is never an old one."""
    # the same deck everywhere: cards that several have are told apart by whose they are
    decks = {"decks": ["V5:PTr"] * 4}
    table = new_game("vtes", seats=4, seed=f"names:{seed}", options=decks)
    chance = Chance.seeded(f"names:{seed}")
    hosting, keeping = table.game.hosting(), SeatWords("en", ("Ada", "Bea", "Cal", "Dot"))
    compared = 0
    while table.questions and table.number < 600:
        table.answer(*random_answer(table, chance))
        if table.number % 7:
            continue
        for viewer in (None, *range(4)):
            kept = hosting.names_shown(table.view(viewer), keeping)
            seen = table.view(viewer)  # another object: nothing of it is known yet
            plain = SeatWords("en", keeping.names)
            made = {ref: table.game.name(ref, plain, seen) for ref in hosting.refs_shown(seen)}
            assert kept == made, f"NOCTURNE_SEED={seed}: {table.number} {viewer}"
            compared += len(made)
    assert compared > 1000


def test_the_disciplines_shown_are_those_of_the_rules(seed: str):
    table = new_game("vtes", seed=f"disciplines:{seed}", options={"house": "random"})
    chance = Chance.seeded(f"disciplines:{seed}")
    state = table.state
    assert isinstance(state, VtesState)
    seen = 0
    while table.questions and table.number < 700:
        table.answer(*random_answer(table, chance))
        for minion in [card for player in state.players for card in player.ready]:
            shown = {code.lower(): 1 + code.isupper() for code in cards._disciplines(state, minion)}
            codes = {*state.face(minion).disciplines, *shown}
            ruled = {code: modified.discipline(state, minion, code) for code in codes}
            assert shown == {code: level for code, level in ruled.items() if level}, table.number
            seen += 1
    assert seen


def test_an_action_card_that_is_shuffled_away_shows_no_other_card():
    """Given an action whose card has gone back to the library, where its number may belong to any card, then
    nobody is shown what is printed there."""
    state = new_game("vtes", seats=3, seed="shuffled").state
    assert isinstance(state, VtesState)
    minion = state.players[0].uncontrolled[0]
    state.shift(minion, Region.READY, 0)
    card = state.players[0].library[0]
    state.push(Action(seat=0, minion=minion, kind=ActionKind.SPECIAL, announced=Announced(card=card)))
    for viewer in (None, 0, 1, 2):
        action = view.look(state, viewer).action
        assert action is not None
        assert action.printed == 0
    state.knows[card] = EVERYBODY
    shown = view.look(state, 1).action
    assert shown is not None
    assert shown.printed == state.printed[card]
