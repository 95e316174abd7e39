"""Random decks: legal, playable, coherent, and the same for the same seed."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from nocturne.kernel.chance import Chance
from nocturne.kernel.table import new_game, replay
from nocturne.vtes.cards.catalogue import catalogue
from nocturne.vtes.cards.faces import face_of
from nocturne.vtes.decks import check_deck
from nocturne.vtes.new_game import read_settings
from nocturne.vtes.options import VtesOptions, WrongOptions
from nocturne.vtes.random_decks import random_deck
from nocturne.vtes.state import VtesState


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 10**9), st.booleans())
def test_a_random_deck_is_one_that_a_tournament_accepts(seed: int, imbued: bool):
    rules = VtesOptions(deck_size="tournament", imbued=imbued)
    deck = random_deck(Chance.seeded(seed), rules)
    assert check_deck(deck, players=5, options=rules) == ()
    assert all(face_of(card).playable for card, _ in (*deck.crypt, *deck.library))


@settings(max_examples=20, deadline=None)
@given(st.integers(0, 10**9), st.integers(2, 5))
def test_a_random_deck_has_the_size_that_a_small_table_wants(seed: int, players: int):
    rules = VtesOptions()
    deck = random_deck(Chance.seeded(seed), rules, players)
    assert check_deck(deck, players=players, options=rules) == ()


@pytest.mark.parametrize("seats", [2, 5])
def test_a_record_keeps_the_decks_that_were_drawn(seats: int, monkeypatch: pytest.MonkeyPatch):
    # given a game with decks drawn at random, one of them brought by a player
    options = {"house": "random", "decks": ["V5:PTr"]}
    table = new_game("vtes", seats=seats, seed="drawn", options=options, digests=True)
    for _ in range(5):
        decision = table.pending()
        assert decision is not None
        table.answer(decision.seat, decision.options[0].key)

    # when a version that would draw other decks opens its record
    def draws_otherwise(*_: object) -> None:
        raise AssertionError("drawn again")

    monkeypatch.setattr("nocturne.vtes.new_game.random_deck", draws_otherwise)
    again = replay(table.record())
    # then it is the same game
    assert again.digest() == table.digest()


@settings(max_examples=30, deadline=None)
@given(st.integers(0, 10**9))
def test_its_vampires_can_use_what_is_in_its_library(seed: int):
    deck = random_deck(Chance.seeded(seed))
    crypt = [catalogue().crypt[card] for card, _ in deck.crypt]
    clans = {card.clan for card in crypt}
    disciplines = {code for card in crypt for code in card.disciplines}
    for key, _ in deck.library:
        card = catalogue().library[key]
        assert not card.clans or clans & set(card.clans), card.name
        taught = "Master" in card.types
        assert taught or not card.disciplines or disciplines & set(card.disciplines), card.name


def test_the_same_seed_draws_the_same_deck_and_another_another():
    one, again, other = (random_deck(Chance.seeded(seed)) for seed in (1, 1, 2))
    assert one == again
    assert one != other


@pytest.mark.slow
def test_three_hundred_decks_show_most_of_the_cards_that_can_be_played():
    decks = [random_deck(Chance.seeded(seed)) for seed in range(300)]
    seen = {card for deck in decks for card, _ in (*deck.crypt, *deck.library)}
    playable = [card.id for card in catalogue() if face_of(card.id).playable and card.banned is None]
    assert len(seen) > 0.8 * len(playable)


def test_a_table_can_play_with_random_decks_and_each_seat_gets_another():
    table = new_game("vtes", seats=4, seed=5, options={"house": "random"})
    state = table.state
    assert isinstance(state, VtesState)
    decks = [
        tuple(sorted(key for card, key in enumerate(state.printed) if state.owner[card] == seat))
        for seat in range(4)
    ]
    assert len(set(decks)) == 4


def test_a_house_that_does_not_exist_is_refused_with_those_that_do():
    with pytest.raises(WrongOptions, match="starters"):
        read_settings({"house": "cards"})
