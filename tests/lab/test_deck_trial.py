"""A deck on trial: its games, what they add up to, and what its cards did in them."""

from __future__ import annotations

import pytest

from nocturne.kernel.errors import NocturneError
from nocturne.kernel.hosting import CardUse
from nocturne.kernel.registry import find_game
from nocturne.kernel.table import new_game
from nocturne.lab.deck_trial import MOST_TURNS, Trial, try_deck
from nocturne.vtes.decks import precons
from nocturne.vtes.hosting.deck_uses import at_least_one

DECK, OTHER = "V5:PTr", "V5:PV"


def trial(**settings: object) -> Trial:
    usual = {"level": "random", "games": 2, "seats": 2, "seed": "trial"}
    return try_deck("vtes", precons()[DECK], [precons()[OTHER]], **{**usual, **settings})  # type: ignore[arg-type]


@pytest.mark.slow
def test_the_same_seed_gives_the_same_trial_on_any_number_of_processes():
    one, other = trial(jobs=1), trial(jobs=2)
    assert (one.points, one.cards, one.alone) == (other.points, other.cards, other.alone)
    assert one.games == 2
    assert not one.errors


def test_every_card_that_was_drawn_has_gone_somewhere():
    # when a deck is played, then its rows are its library, and no card did more than was drawn of it
    result = trial()
    assert {row.card: row.copies for row in result.cards} == dict(precons()[DECK].library)
    assert any(row.use.drawn for row in result.cards)
    for row in result.cards:
        use = row.use
        assert use.drawn <= row.copies * result.games
        assert max(use.played, use.discarded, use.held) <= use.drawn <= use.played + use.discarded + use.held
    # and whoever drew a card and never played it is named
    drawn = {row.name for row in result.cards if row.use.drawn}
    played = {row.name for row in result.cards if row.use.played}
    assert set(result.never_played) == drawn - played


def test_what_lies_in_hand_is_held():
    # given a game that has just begun, with seven cards in each hand
    decks = find_game("vtes").hosting().decks()
    assert decks is not None
    options = decks.with_decks({}, [precons()[DECK], precons()[OTHER]], "")
    table = new_game("vtes", seats=2, seed=1, options=options)
    # then those seven are drawn and held, and nothing is told of the other's
    uses = decks.uses(table.state, table.log, 0)
    assert sum(use.drawn for use in uses.values()) == sum(use.held for use in uses.values()) == 7
    assert set(uses) <= {card for card, _ in precons()[DECK].library}


def test_uses_add_up():
    assert CardUse(2, 1, 0, 1).plus(CardUse(1, 0, 1, 0)) == CardUse(3, 1, 1, 1)


def test_a_game_alone_is_left_after_some_turns():
    # given a player who rarely ousts anybody
    speed = trial(games=3).alone
    # then every game counts, and none is longer than is played
    assert speed.games == 3
    assert speed.won == len(speed.turns)
    assert all(0 < turns <= MOST_TURNS for turns in speed.turns)


def test_judgement_ousts_an_opponent_who_stands_still():
    speed = trial(level="judgement", games=1).alone
    assert speed.won == speed.games == 3
    assert speed.median is not None


def test_the_time_ends_a_trial_without_a_number_of_games():
    result = trial(games=None, seconds=0.01)
    assert result.games == 1, "the first game is always played"


def test_a_game_without_decks_and_an_empty_field_are_refused():
    with pytest.raises(NocturneError, match="without decks"):
        try_deck("candles", precons()[DECK], [], level="random")
    with pytest.raises(NocturneError):
        try_deck("vtes", precons()[DECK], [], level="random")


@pytest.mark.parametrize(
    ("wanted", "cards", "drawn", "share"),
    [(0, 12, 4, 0.0), (12, 12, 4, 1.0), (1, 12, 4, 1 / 3), (3, 0, 4, 0.0)],
)
def test_the_odds_of_an_opening(wanted: int, cards: int, drawn: int, share: float):
    assert at_least_one(wanted, cards, drawn) == pytest.approx(share)
