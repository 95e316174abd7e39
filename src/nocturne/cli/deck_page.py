"""The page of a deck's trial: one HTML file with its pictures inside, for a browser without a network."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from html import escape

from nocturne.cli.report_page import Bar, bars, paragraph, section, table, whole_page
from nocturne.kernel.hosting import Odds
from nocturne.kernel.words import Words
from nocturne.lab.deck_trial import MOST_TURNS, CardRow, Trial

_HEADINGS = ("copies", "drawn", "played", "discarded", "held")


def page(trial: Trial, odds: tuple[Odds, ...], problems: list[str], say: Words) -> str:
    """The whole page."""
    from nocturne.cli.deck import sentences  # the same words as in the terminal

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
