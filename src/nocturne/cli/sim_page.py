"""The page of a simulation: rates with intervals by seat, level and deck, lengths and endings, and what a
million such games would cost."""

from __future__ import annotations

import math
from collections.abc import Iterable
from html import escape

from nocturne.cli.report_page import Bar, bars, paragraph, section, table, whole_page
from nocturne.kernel.words import Words
from nocturne.lab.arena import Interval
from nocturne.lab.rates import Bin, Rate, by_deck, by_level, by_seat, histogram
from nocturne.lab.simulate import Simulation

_MILLION = 1_000_000
_DAYS = 72
"""From so many hours on a duration is told in days."""


def page(report: Simulation, name: str, say: Words) -> str:
    """The whole page; ``name`` is what the game is called."""
    title = say("cli-sim-title", game=name)
    played = report.outcomes
    parts = [f"<h1>{escape(title)}</h1>", *map(paragraph, _sentences(report, say))]
    for heading, rates in (("seat", by_seat(played)), ("level", by_level(played)), ("deck", by_deck(played))):
        if rates:
            parts.append(
                _rates(say(f"cli-sim-by-{heading}"), [_named(heading, one, say) for one in rates], say)
            )
    for heading, numbers in (("decisions", report.lengths), ("turns", [one.turns for one in played])):
        if any(numbers):
            about = say(f"cli-sim-in-{heading}")
            parts.append(section(about, bars(_lengths(histogram(numbers)), about)))
    if report.endings:
        about = say("cli-sim-endings")
        parts.append(section(about, bars(_endings(report, say), about)))
    parts.append(paragraph(say("cli-sim-seed", seed=report.seed), "soft"))
    return whole_page(title, parts, say)


def million(report: Simulation) -> dict[str, float] | None:
    """What a million such games would cost, from the time of those played now: seconds with as many processes
    as were used, and seconds of a single process. None if no game was played now."""
    if not report.timed_games:
        return None
    seconds = report.seconds / report.timed_games * _MILLION
    return {"seconds": round(seconds, 1), "process_seconds": round(seconds * report.jobs, 1)}


def cost(report: Simulation, say: Words) -> str:
    """The same as a sentence."""
    estimate = million(report)
    if estimate is None:
        return say("cli-sim-million-unknown")
    return say(
        "cli-sim-million",
        time=_duration(estimate["seconds"], say),
        jobs=report.jobs,
        whole=_duration(estimate["process_seconds"], say),
        games=report.timed_games,
        seconds=f"{report.seconds:.1f}",
    )


def _duration(seconds: float, say: Words) -> str:
    hours = seconds / 3600
    if hours < 1:
        return say("cli-sim-minutes", count=max(1, round(seconds / 60)))
    if hours < _DAYS:
        return say("cli-sim-hours", count=round(hours))
    return say("cli-sim-days", count=round(hours / 24))


def _sentences(report: Simulation, say: Words) -> Iterable[str]:
    if report.stopped:
        yield say("cli-sim-stopped")
    yield say("cli-sim-page-summary", games=report.games, finished=report.finished, errors=len(report.errors))
    yield cost(report, say)
    if report.finished:
        yield say("cli-sim-intervals")


def _named(kind: str, rate: Rate, say: Words) -> tuple[str, Rate]:
    """What a seat, a level or a deck is called."""
    if kind == "seat":
        return say("kernel-seat", number=int(rate.name)), rate
    return (rate.name or say("cli-sim-no-name")) if kind == "deck" else rate.name, rate


def _rates(heading: str, named: list[tuple[str, Rate]], say: Words) -> str:
    won = [
        Bar(name, one.victories.mean, _percent(one.victories), *_ends(one.victories)) for name, one in named
    ]
    headings = ["", say("cli-sim-games"), say("cli-sim-victories"), say("cli-sim-points")]
    cells = (
        (name, str(one.games), _percent_between(one.victories), _between(one.points)) for name, one in named
    )
    about = say("cli-sim-picture", by=heading)
    return section(heading, bars(won, about), table(headings, cells, heading))


def _ends(interval: Interval) -> tuple[float | None, float | None]:
    known = math.isfinite(interval.low) and math.isfinite(interval.high)
    return (interval.low, interval.high) if known else (None, None)


def _percent(interval: Interval) -> str:
    return f"{100 * interval.mean:.1f} %"


def _percent_between(interval: Interval) -> str:
    low, high = _ends(interval)
    between = "" if low is None or high is None else f" ({100 * low:.1f} – {100 * high:.1f})"
    return _percent(interval) + between


def _between(interval: Interval) -> str:
    low, high = _ends(interval)
    return f"{interval.mean:.2f}" + ("" if low is None or high is None else f" ({low:.2f} – {high:.2f})")


def _lengths(bins: list[Bin]) -> Iterable[Bar]:
    most = max(one.count for one in bins)
    for one in bins:
        label = str(one.least) if one.least == one.most else f"{one.least} – {one.most}"
        yield Bar(label, one.count / most, str(one.count))


def _endings(report: Simulation, say: Words) -> Iterable[Bar]:
    for ending, count in sorted(report.endings.items(), key=lambda one: (-one[1], one[0])):
        share = count / report.finished
        yield Bar(say(ending), share, f"{count} ({100 * share:.0f} %)")
