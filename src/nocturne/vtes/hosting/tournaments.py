"""Tournaments of VTES, by the form of the V:EKN: tables of five and four, game wins, victory points and
tournament points, a final of five, and the text by which the archive of winning decks knows them."""

from __future__ import annotations

import secrets
from collections import Counter
from collections.abc import Hashable, Iterable, Iterator, Sequence
from datetime import date
from itertools import groupby
from typing import Any

import msgspec

from nocturne.kernel.tournament import Archived, Score, Seating, TournamentRules
from nocturne.vtes.decks import Deck, write_deck

#: What each place at a table brings, by the number of its seats.
_TOURNAMENT_POINTS = {5: (60, 48, 36, 24, 12), 4: (60, 48, 24, 12)}
#: A game win needs so many victory points, and more than anybody else's at the table.
_POINTS_TO_WIN = 2
#: How long the optimiser looks for a seating, in steps, as its makers advise; and how often it begins anew
#: when somebody would meet the same prey again.
_STEPS, _TRIES = 20_000, 3


class VtesTournaments(TournamentRules):
    """The official form."""

    least = 4
    finalists = 5

    def options(self, minutes: int) -> dict[str, Any]:
        return {"preset": "tournament", "time_limit_minutes": minutes}

    def rounds(self, players: int, each: int) -> int:
        return len(_sizes(players, each))

    def seat(self, players: Sequence[int], past: Sequence[Seating], each: int) -> list[list[int]]:
        """By krcg's optimiser, which weighs the nine criteria of the V:EKN; the first is that nobody has the
        same prey twice. Six, seven and eleven cannot sit at tables of four and five: those who have played
        most sit out, in turn."""
        from krcg import seating

        lots = secrets.SystemRandom()
        sizes = _sizes(len(players), each)
        playing = sizes[min(len(past), len(sizes) - 1)]
        games = Counter(player for tables in past for table in tables for player in table)
        drawn = lots.sample(list(players), len(players))
        chosen = sorted(drawn, key=lambda player: games[player])[:playing]
        lots.shuffle(chosen)
        first = seating.Round.from_players(chosen)
        if not past:
            return _numbers(first)
        before = [seating.Round(list(map(list, tables))) for tables in past]
        best = None
        for _ in range(_TRIES):
            rounds, score = seating.optimise([*before, first], _STEPS, fixed=len(before))
            if best is None or score.total < best[1].total:
                best = (rounds[-1], score)
            if not best[1].R1:
                break
        assert best is not None
        return _numbers(best[0])

    def scores(self, points: Sequence[float]) -> list[Score]:
        """Those who share a place share what it brings."""
        most = max(points)
        won = most >= _POINTS_TO_WIN and list(points).count(most) == 1
        ranks = _tournament_points(points)
        return [Score(float(won and one == most), one, ranks[one]) for one in points]

    def archive(self, deck: Any, about: Archived) -> str:
        named = msgspec.structs.replace(deck, author="") if deck.author == about.winner else deck
        return "\n".join([*_head(about), "", write_deck(msgspec.convert(named, Deck), "twd")])


def _numbers(tables: Iterable[Iterable[Hashable]]) -> list[list[int]]:
    """Entries as krcg hands them back, which takes anything for a player."""
    return [[player for player in table if isinstance(player, int)] for table in tables]


def _sizes(players: int, each: int) -> list[int]:
    """How many play in each round, until everybody has played so many."""
    from krcg import seating

    return [one.players_count() for one in seating.get_rounds(list(range(players)), each)]


def _tournament_points(points: Sequence[float]) -> dict[float, float]:
    """By victory points, the mean of the places they share."""
    places = _TOURNAMENT_POINTS.get(len(points), tuple(12 * one for one in range(len(points), 0, -1)))
    found: dict[float, float] = {}
    at = 0
    for value, group in groupby(sorted(points, reverse=True)):
        count = len(list(group))
        found[value] = sum(places[at : at + count]) / count
        at += count
    return found


def _head(about: Archived) -> Iterator[str]:
    """Event, place, day, form, players, winner, and how they won: a line each, in English."""
    held = date.fromisoformat(about.held)
    yield about.event
    yield about.place or "Online"
    yield f"{held:%B} {held.day}{_ordinal(held.day)} {held.year}"
    yield f"{about.rounds}R+F" if about.final is not None else f"{about.rounds}R"
    yield f"{about.players} players"
    yield about.winner
    yield ""
    score = f"{about.score.wins:g}gw{about.score.points:g}"
    yield f"-- {score}" if about.final is None else f"-- {score} + {about.final:g}vp in the final"


def _ordinal(day: int) -> str:
    return "th" if 10 < day < 14 else {1: "st", 2: "nd", 3: "rd"}.get(day % 10, "th")
