"""The page of a deck's trial: one HTML file with its pictures inside, for a browser without a network."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable
from html import escape

from nocturne.cli.report_page import Bar, bars, paragraph, section, table, whole_page
from nocturne.kernel.hosting import Odds
from nocturne.kernel.words import Words
from nocturne.lab.arena import Interval
from nocturne.lab.deck_trial import MOST_TURNS, CardRow, Trial

_HEADINGS = ("copies", "drawn", "played", "discarded", "held")


def page(trial: Trial, odds: tuple[Odds, ...], problems: list[str], say: Words) -> str:
    """The whole page."""
    title = say("cli-deck-title", deck=trial.deck or "none")
    opening, turns, cards = (say(f"cli-deck-{name}") for name in ("odds", "turns", "cards"))
    parts = [
        f"<h1>{escape(title)}</h1>",
        *(paragraph(problem, "wrong") for problem in problems),
        *([] if problems else [paragraph(say("cli-deck-legal"))]),
        *map(paragraph, sentences(trial, say)),
        section(opening, bars((Bar(one.label, one.share, _percent(one)) for one in odds), opening)),
        section(turns, bars(_turns(trial, say), turns)),
        section(cards, _cards(trial.cards, cards, say)),
    ]
    if trial.never_played:
        parts.append(paragraph(say("cli-deck-never", cards=", ".join(trial.never_played))))
    parts.append(paragraph(say("cli-deck-seed", seed=trial.seed), "soft"))
    return whole_page(title, parts, say)


def _percent(odds: Odds) -> str:
    return f"{100 * odds.share:.0f} %"


def _turns(trial: Trial, say: Words) -> Iterable[Bar]:
    """In how many games alone the deck won in which turn."""
    counted = Counter(trial.alone.turns)
    most = max([*counted.values(), trial.alone.games - trial.alone.won, 1])
    for turn in sorted(counted):
        yield Bar(say("cli-deck-turn", turn=turn), counted[turn] / most, str(counted[turn]))
    if slower := trial.alone.games - trial.alone.won:
        yield Bar(say("cli-deck-slower", most=MOST_TURNS), slower / most, str(slower))


def _cards(rows: Iterable[CardRow], about: str, say: Words) -> str:
    headings = [say(f"cli-deck-{name}") for name in ("card", *_HEADINGS)]
    cells = (
        (row.name, *map(str, (row.copies, row.use.drawn, row.use.played, row.use.discarded, row.use.held)))
        for row in rows
    )
    return table(headings, cells, about)


def sentences(trial: Trial, say: Words) -> list[str]:
    """What came of the games, in words."""
    alone = trial.alone
    median = "none" if alone.median is None else f"{alone.median:g}"
    found = [say("cli-deck-alone", games=alone.games, won=alone.won, median=median, most=MOST_TURNS)]
    if trial.games:
        numbers = {"games": trial.games, "seats": trial.seats, "field": trial.field, "level": trial.level}
        found.append(say("cli-deck-field", **numbers, turns=f"{trial.turns:.0f}"))
        found.append(
            say(
                "cli-deck-result",
                points=around(trial.points),
                share=around(trial.share),
                won=f"{100 * trial.victories.mean:.0f}",
                low=f"{100 * trial.victories.low:.0f}",
                high=f"{100 * trial.victories.high:.0f}",
                fair=f"{100 / trial.seats:.0f}",
            )
        )
    return found


def around(interval: Interval) -> str:
    """A mean, and how far off it may be."""
    half = (interval.high - interval.low) / 2
    return f"{interval.mean:.2f} ± {half:.2f}" if math.isfinite(half) else f"{interval.mean:.2f} ± ?"
