"""Tournaments of VTES by the official form: seating, scores, standings, the final, the archive's text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import pytest
from krcg import seating

from nocturne.kernel.errors import NocturneError
from nocturne.kernel.tournament import (
    Archived,
    Score,
    SeatedTable,
    Tournament,
    begin_final,
    begin_round,
    call_final,
    check_round,
    choose,
    chooser,
    close,
    drop,
    enter,
    rounds_planned,
    rule,
    standings,
    winner,
)
from nocturne.vtes.decks import precons, read_deck
from nocturne.vtes.hosting.tournaments import VtesTournaments

RULES = VtesTournaments()
Results = dict[str, Sequence[float]]


@contextmanager
def refused(message: str) -> Iterator[None]:
    with pytest.raises(NocturneError) as caught:
        yield
    assert caught.value.message == message


def entered(count: int, each: int = 2) -> Tournament:
    tournament = Tournament(each)
    for number in range(1, count + 1):
        enter(tournament, f"Player {number}", lot=1000 - number)
    return tournament


def play_round(tournament: Tournament, results: Results, points: Sequence[float], *tables: list[int]) -> None:
    check_round(tournament, RULES, results)
    number = len(tournament.rounds) + 1
    seated = [SeatedTable(f"{number}.{at}", entries) for at, entries in enumerate(tables, start=1)]
    begin_round(tournament, seated)
    for table in seated:
        results[table.table] = points[: len(table.entries)]


# -- tables


@pytest.mark.parametrize(
    ("players", "sizes"),
    [(4, [4]), (5, [5]), (8, [4, 4]), (9, [5, 4]), (12, [4, 4, 4]), (17, [5, 4, 4, 4]), (25, [5] * 5)],
)
def test_everybody_sits_at_a_table_of_five_or_four(players: int, sizes: list[int]):
    tables = RULES.seat(range(1, players + 1), [], 3)
    assert [len(table) for table in tables] == sizes
    assert sorted(entry for table in tables for entry in table) == list(range(1, players + 1))
    assert RULES.rounds(players, 3) == 3


def test_who_sits_where_in_the_first_round_is_drawn():
    drawn = {tuple(map(tuple, RULES.seat(range(10), [], 3))) for _ in range(5)}
    assert len(drawn) > 1


@pytest.mark.parametrize("players", [6, 7])
@pytest.mark.slow
def test_where_tables_do_not_fit_some_sit_out_in_turn(players: int):
    """Six, seven and eleven cannot all sit: there are more rounds, and everybody plays as many."""
    past: list[list[list[int]]] = []
    for _ in range(RULES.rounds(players, 2)):
        past.append(RULES.seat(range(players), past, 2))
        assert all(len(table) in (4, 5) for table in past[-1])
    games = Counter(entry for tables in past for table in tables for entry in table)
    assert len(past) == 3
    assert set(games.values()) == {2}


def test_nobody_has_the_same_prey_twice():
    """Given a late entry and somebody who dropped, when the second round is seated, then by krcg's own
    measure nobody repeats a prey."""
    first = RULES.seat(range(13), [], 2)
    second = RULES.seat(range(1, 14), [first], 2)
    rounds = [seating.Round([[*table] for table in tables]) for tables in (first, second)]
    assert seating.Score(rounds).R1 == []
    preys = [
        (predator, prey)
        for tables in (first, second)
        for table in tables
        for predator, prey in zip(table, [*table[1:], table[0]], strict=True)
    ]
    assert len(set(preys)) == len(preys)


# -- what a game is worth


@pytest.mark.parametrize(
    ("points", "wins", "ranks"),
    [
        ([3, 0, 1, 0, 1], [1, 0, 0, 0, 0], [60, 18, 42, 18, 42]),
        ([2, 2, 1, 0, 0], [0] * 5, [54, 54, 36, 18, 18]),
        ([1, 0, 0, 0], [0] * 4, [60, 28, 28, 28]),
        ([0.5] * 5, [0] * 5, [36] * 5),
        ([2.5, 0.5, 1, 0], [1, 0, 0, 0], [60, 24, 48, 12]),
    ],
)
def test_a_game_win_takes_two_points_and_more_than_anybody_else(
    points: list[float], wins: list[float], ranks: list[float]
):
    assert RULES.scores(points) == [Score(w, p, r) for w, p, r in zip(wins, points, ranks, strict=True)]


def test_standings_count_wins_then_points_then_places_then_the_lot():
    tournament, results = entered(8, each=2), Results()
    play_round(tournament, results, [2, 1, 1, 0], [1, 2, 3, 4])
    # given a second table of the same round, with the same points but a shared second place for nobody
    tournament.rounds[0].tables.append(SeatedTable("x", [5, 6, 7, 8], ruled=[2, 1, 0.5, 0.5]))
    order = [one.entry for one in standings(tournament, RULES, results)]
    # 5 and 1 have all the same: the lot decides. 6 has the second place for itself, 2 and 3 share theirs.
    assert order == [5, 1, 6, 3, 2, 8, 7, 4]
    assert standings(tournament, RULES, results)[0].score == Score(1, 2, 60)


# -- coming and going


def test_late_entries_and_drops():
    tournament, results = entered(5, each=2), Results()
    play_round(tournament, results, [2, 1, 1, 1, 0], [1, 2, 3, 4, 5])
    drop(tournament, 5)
    late = enter(tournament, "Late", lot=7)
    assert (late.number, late.since) == (6, 1)
    play_round(tournament, results, [2, 1, 1, 1, 0], [6, 1, 2, 3, 4])
    # the results of whoever dropped stand, and nobody enters any more
    assert [one.entry for one in standings(tournament, RULES, results)][-1] == 5
    assert [one.played for one in standings(tournament, RULES, results) if one.entry in (5, 6)] == [1, 1]
    with refused("tournament-entries-closed"):
        enter(tournament, "Too late", lot=8)


def test_before_the_first_round_an_entry_is_taken_back_whole():
    tournament = entered(5)
    drop(tournament, 2)
    assert [one.number for one in tournament.entries] == [1, 3, 4, 5]
    assert enter(tournament, "Again", lot=1).number == 6


@pytest.mark.parametrize("count", [0, 3])
def test_too_few_cannot_begin(count: int):
    with refused("tournament-too-few"):
        check_round(entered(count), RULES, {})


def test_a_round_waits_for_the_tables_of_the_one_before():
    tournament, results = entered(5), Results()
    play_round(tournament, results, [1] * 5, [1, 2, 3, 4, 5])
    unfinished = results.pop("1.1")
    with refused("tournament-still-playing"):
        check_round(tournament, RULES, results)
    results["1.1"] = unfinished
    check_round(tournament, RULES, results)
    assert rounds_planned(tournament, RULES) == 2


# -- the final


def in_final(points: Sequence[float]) -> tuple[Tournament, Results]:
    """Six have played; the first five are the seeds in the order of their numbers, 6 having dropped."""
    tournament, results = entered(6, each=1), Results()
    begin_round(tournament, [SeatedTable("1.1", [1, 2, 3, 4, 5, 6])])
    results["1.1"] = [5, 4, 3, 2, 1, 6]
    drop(tournament, 6)
    call_final(tournament, RULES, results)
    while (number := chooser(tournament)) is not None:
        choose(tournament, number, tournament.row[0])
    begin_final(tournament, SeatedTable("final", list(tournament.row)))
    results["final"] = points
    return tournament, results


def test_finalists_choose_their_seats_from_the_lowest_seed_up():
    tournament, results = entered(5, each=1), Results()
    play_round(tournament, results, [5, 4, 3, 2, 1], [1, 2, 3, 4, 5])
    call_final(tournament, RULES, results)
    assert (tournament.seeds, tournament.row, chooser(tournament)) == ([1, 2, 3, 4, 5], [5], 4)
    with refused("tournament-not-your-choice"):
        choose(tournament, 1, 5)
    choose(tournament, 4, 5)
    choose(tournament, 3, 5)
    assert tournament.row == [4, 3, 5]
    with refused("tournament-choice-wrong"):
        choose(tournament, 2, 1)
    choose(tournament, 2, 4)
    with refused("tournament-choosing"):
        begin_final(tournament, SeatedTable("final", [1, 2, 3, 4, 5]))
    choose(tournament, 1, 3)
    assert (tournament.row, chooser(tournament)) == ([2, 4, 1, 3, 5], None)


def test_the_better_seed_wins_a_final_that_is_equal_and_the_others_share_the_second_place():
    tournament, results = in_final([0.5] * 5)
    assert tournament.row == [1, 2, 3, 4, 5]
    assert winner(tournament, results) == 1
    tournament, results = in_final([0, 1, 2, 2, 0])
    close(tournament, results)
    assert winner(tournament, results) == 3
    table = standings(tournament, RULES, results)
    assert [(one.place, one.entry, one.final) for one in table] == [
        (1, 3, 2), (2, 1, 0), (2, 2, 1), (2, 4, 2), (2, 5, 0), (6, 6, None),
    ]  # fmt: skip


def test_a_judge_rules_how_a_game_counts_until_the_finalists_are_known():
    tournament, results = entered(5, each=1), Results()
    play_round(tournament, results, [5, 0, 0, 0, 0], [1, 2, 3, 4, 5])
    rule(tournament, RULES, "1.1", [0, 2, 1, 0, 0])
    assert standings(tournament, RULES, results)[0].entry == 2
    with refused("tournament-ruling-wrong"):
        rule(tournament, RULES, "1.1", [6, 0, 0, 0, 0])
    rule(tournament, RULES, "1.1", None)
    call_final(tournament, RULES, results)
    assert tournament.seeds[0] == 1
    with refused("tournament-ruling-late"):
        rule(tournament, RULES, "1.1", [0, 2, 1, 0, 0])


# -- the archive


def test_the_archives_text_is_read_back_as_the_same_deck():
    code, deck = next(iter(precons().items()))
    about = Archived("Ashes", "", "2026-11-03", 3, 17, "Mina", Score(2, 8.5, 160), 2.5)
    text = RULES.archive(deck, about)
    assert text.splitlines()[:9] == [
        "Ashes", "Online", "November 3rd 2026", "3R+F", "17 players", "Mina", "",
        "-- 2gw8.5 + 2.5vp in the final", "",
    ]  # fmt: skip
    again, unread = read_deck(text)
    assert (unread, again.crypt, again.library) == ((), deck.crypt, deck.library), code
