"""Advice: how choices compare, in every game."""

from __future__ import annotations

from random import Random

import pytest

from nocturne.bots import make_bot
from nocturne.kernel.advice import MOST_SUGGESTIONS, standings
from nocturne.kernel.chance import Chance
from nocturne.kernel.decision import Note
from nocturne.kernel.knowledge import Knowledge
from nocturne.kernel.table import Table, new_game
from nocturne.kernel.telling import Teller
from nocturne.kernel.words import LANGUAGES, words

_MISSING = "⟦"


def played(game: str, seats: int, answers: int) -> Table:
    """A game of judged players after so many answers, at a decision with a choice."""
    table = new_game(game, seats=seats, seed=f"advice:{answers}", snapshots=False)
    bots = [make_bot(table.game, "judgement", seat) for seat in range(seats)]
    knows = [Knowledge(table, seat) for seat in range(seats)]
    while decision := table.pending():
        if table.number >= answers and decision.only_answer is None:
            break
        table.answer(decision.seat, bots[decision.seat].choose(decision, knows[decision.seat]))
    return table


def test_a_choice_is_close_to_the_best_or_worse():
    assert standings([5.0, 4.5, 4.4], close=0.5) == ["best", "close", "worse"]
    assert standings([5.0], close=0.5) == ["best"]


def test_a_game_without_an_opinion_gives_no_advice():
    table = new_game("candles", seats=2, seed="no opinion")
    decision = table.pending()
    assert decision is not None
    assert table.game.advise(decision, Knowledge(table, decision.seat)) is None


@pytest.mark.parametrize(("game", "seats"), [("vtes", 3), ("dracula", 2), ("chapters", 2)])
def test_a_game_advises_options_that_are_offered_and_speaks_both_languages(game: str, seats: int):
    for answers in (10, 90, 170):
        table = played(game, seats, answers)
        decision, before = table.pending(), table.digest()
        assert decision is not None
        knows = Knowledge(table, decision.seat)
        # when advice is asked for
        advice = table.game.advise(decision, knows)
        assert advice is not None
        # then the best stands first, each choice is offered and comes once, and the game is left alone
        keys = [one.key for one in advice.suggestions]
        assert 1 <= len(keys) == len(set(keys)) <= MOST_SUGGESTIONS
        assert all(decision.option(key) is not None for key in keys)
        assert [one.standing == "best" for one in advice.suggestions] == [True] + [False] * (len(keys) - 1)
        assert table.digest() == before
        # and everything can be said
        notes: list[Note] = [advice.basis, *(note for one in advice.suggestions for note in one.notes)]
        for lang in LANGUAGES:
            teller = Teller(table.game, words(lang))
            said = [teller.note(note, knows()) for note in notes]
            assert not [sentence for sentence in said if _MISSING in sentence or not sentence.endswith(".")]


@pytest.mark.parametrize(("game", "seats"), [("vtes", 3), ("dracula", 2), ("chapters", 2)])
def test_two_games_that_differ_in_secret_get_the_same_advice(game: str, seats: int):
    # Given two games that differ only in what the seat cannot know, when it asks, then it is told the same.
    answers = Random(game).randrange(60, 120)
    table = played(game, seats, answers)
    decision = table.pending()
    assert decision is not None
    other = table.imagine(decision.seat, Chance.seeded("other"))
    twin = other.pending(decision.seat)
    assert twin is not None
    one = table.game.advise(decision, Knowledge(table, decision.seat))
    assert one is not None
    assert table.game.advise(twin, Knowledge(other, decision.seat)) == one
