"""What a seat may not know must not change what it sees: Dracula's trail and hands, the hunters' hands."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from nocturne.dracula.components.board import NOWHERE, Place
from nocturne.dracula.game import game
from nocturne.dracula.rules.encounters.maturing import MatureHideout
from nocturne.dracula.rules.table.trail import LAIRS, current_place
from nocturne.dracula.state import DRACULA, Hideout
from nocturne.kernel.chance import Chance
from nocturne.kernel.decision import Choice
from nocturne.kernel.table import new_game
from tests.dracula.at_the_table import played, state_of
from tests.dracula.test_fuzz import any_options


def test_nothing_hidden_shows(no_leaks):
    no_leaks("dracula", 2, compared=200, every=19)


def test_nor_under_other_readings_of_the_rules(no_leaks):
    no_leaks("dracula", 2, compared=60, every=23, options=any_options)


@settings(max_examples=15, deadline=None)
@given(st.integers(0, 10_000), st.integers(5, 500))
def test_what_the_table_rules_out_is_true_and_told_to_everybody(seed: int, answers: int):
    table = played(seed, answers, 3)
    truth = state_of(table)
    trails = [game.look(truth, seat).trail for seat in (None, 0, 1, 2)]
    for spot, there in enumerate(truth.trail):
        seen = [trail[spot] for trail in trails]
        if there is None:
            continue
        ruled_out = {tuple(hideout.ruled_out) for hideout in seen if hideout is not None}
        assert len(ruled_out) == 1
        if not there.face_up and there.place != NOWHERE:
            assert truth.board.refs[there.place] not in ruled_out.pop()


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 10_000), st.integers(5, 700), st.integers(2, 5))
def test_a_hunter_imagines_other_trails_that_fit_what_is_known(seed: int, answers: int, seats: int):
    table = played(seed, answers, seats)
    if not table.questions:
        return
    truth = state_of(table)
    chance = Chance.seeded(f"imagined {seed}")
    for seat in range(1, seats):
        other = game.sample(truth, seat, chance)
        assert list(game.check(other)) == []
        assert game.look(other, seat) == game.look(truth, seat)
        for there, imagined in zip(truth.trail, other.trail, strict=True):
            assert (there is None) == (imagined is None)
            if there is not None and imagined is not None:
                assert there.rumor == imagined.rumor
                assert len(there.encounters) == len(imagined.encounters)
                if there.face_up:
                    assert there.place == imagined.place


def test_dracula_could_be_anywhere_at_first():
    """Ten imagined first moves after a quiet night are not all the same."""
    table = new_game("dracula", seats=2, seed=1)
    for city in ("london", "london", "london", "london"):
        table.answer(1, f"city:{city}")
    table.answer(DRACULA, "city:madrid")
    places = {current_place(game.sample(state_of(table), 1, Chance.seeded(i))) for i in range(10)}
    assert len(places) > 5
    assert NOWHERE not in places


@pytest.mark.rule("FOD-LAIR-04")
def test_nobody_takes_a_new_lair_for_the_open_one_it_replaces():
    """Given three lairs, one of them face up, when a hideout becomes a lair in its stead, then all know
    that the new lair is another city."""
    state = state_of(new_game("dracula", seats=2, seed=1))
    known, hidden, fourth = Place(3), Place(7), Place(9)
    state.lairs = [Hideout(hidden), Hideout(known, face_up=True), Hideout(Place(8))]
    frame = MatureHideout(hideout=Hideout(fourth))
    state.push(frame)
    frame.take(state, Choice(DRACULA, "lair-for", ("lair", LAIRS + 1)))
    assert [lair.place for lair in state.lairs] == [hidden, Place(8), fourth]
    assert all(lair.ruled_out >> known & 1 for lair in state.lairs)


@pytest.mark.rule("FOD-HIDO-04", "FOD-SETUP-07")
def test_dracula_always_sees_his_own_trail_and_the_hunters_never_more_than_its_backs():
    table = played(3, 150, 3)
    mine, theirs = table.view(DRACULA).table, table.view(1).table
    for there, own, seen in zip(state_of(table).trail, mine.trail, theirs.trail, strict=True):
        if there is not None and there.place != NOWHERE:
            assert own.place == state_of(table).board.refs[there.place]
            assert seen.place == (own.place if there.face_up else None)
