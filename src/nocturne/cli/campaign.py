"""``nocturne campaign``: bots play whole CHAPTERS campaigns; how each chapter went for each party.

As a table, as JSON, or as Markdown put into a document between two marks.
"""

from __future__ import annotations

import argparse
from functools import partial
from itertools import groupby
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct
from rich.table import Table as Grid

from nocturne.bots import make_bot
from nocturne.chapters.authoring.playthrough import Line, PlayThrough, Report, play_through, report
from nocturne.chapters.content.book import Content
from nocturne.chapters.content.pack import content
from nocturne.cli.crew import spread
from nocturne.cli.terminal import console, print_json
from nocturne.kernel.errors import NocturneError
from nocturne.kernel.registry import find_game
from nocturne.kernel.words import Words, words

_BEGIN, _END = "<!-- campaign: begin -->", "<!-- campaign: end -->"
_MOST_PROBLEMS = 10
_AVERAGES = ("rounds", "combats", "fallen")


class Plan(Struct, frozen=True):
    """One campaign to be played: enough to send to another process."""

    pack: str
    seats: int
    seed: str
    bot: str


def run(arguments: argparse.Namespace) -> int:
    """The subcommand; exit status 1 when a campaign did not end, or a chapter is outside its band."""
    pack, say = arguments.pack, words()
    book = content(pack)
    if book.campaign is None:
        raise NocturneError("chapters-no-campaign", pack=pack)
    parties = _parties(arguments.seats)
    make_bot(find_game("chapters"), arguments.bot, 0)  # a misspelt name is told before anything is played
    plans = [
        Plan(pack, seats, f"{arguments.seed}/{seats}/{index}", arguments.bot)
        for seats in parties
        for index in range(arguments.games)
    ]
    title = book.campaign.title.in_language(say.lang)
    played = list(spread(play, plans, arguments.jobs, title))
    found = report(pack, played)
    if arguments.into:
        _write_into(Path(arguments.into), _markdown(found, book, say, _command(arguments)))
    if arguments.json:
        print_json(plain(found))
    else:
        _show(found, book, say)
    return 1 if found.problems or not all(line.fits for line in found.lines) else 0


def play(plan: Plan) -> PlayThrough:
    """One campaign, in whatever process."""
    sit = partial(make_bot, find_game("chapters"), plan.bot)
    return play_through(plan.pack, plan.seats, plan.seed, sit)


def _parties(text: list[str] | None) -> list[int]:
    least, most = find_game("chapters").seats
    if text is None:
        return list(range(least, most + 1))
    for one in text:
        if not one.isdigit() or not least <= int(one) <= most:
            raise NocturneError("kernel-seats-wrong", game="chapters", seats=one, least=least, most=most)
    return sorted({int(one) for one in text})


def plain(found: Report) -> dict[str, Any]:
    """The report for programs."""
    told: dict[str, Any] = msgspec.to_builtins(found, str_keys=True)
    for written, line in zip(told["lines"], found.lines, strict=True):
        written |= {"share": round(line.share, 1), "fits": line.fits}
    return told


# -- for people


def _show(found: Report, book: Content, say: Words) -> None:
    out = console()
    grid = Grid(box=None, padding=(0, 1, 0, 0), header_style="bold")
    for i, heading in enumerate(_headings(found, say)):
        grid.add_column(heading, justify="left" if i == 0 else "right", no_wrap=True)
    for lines in _by_chapter(found):
        fits = all(line.fits for line in lines)
        grid.add_row(*_cells(lines, found, book, say, False), style="" if fits else "bold yellow")
    out.print(grid)
    out.print()
    for sentence in _sentences(found, book, say):
        out.print(sentence)
    for line in found.lines:
        if not line.fits:
            out.print(_outside(line, book, say), style="bold yellow", soft_wrap=True)
    for one in found.problems[:_MOST_PROBLEMS]:
        text = say("cli-campaign-problem", seats=one.seats, seed=one.seed, problem=one.problem)
        out.print(text, style="bold red", soft_wrap=True)


def _outside(line: Line, book: Content, say: Words) -> str:
    assert line.band is not None
    low, high = line.band
    title = book.chapters[line.chapter].title.in_language(say.lang)
    return say(
        "cli-campaign-outside", chapter=title, seats=line.seats, share=f"{line.share:.0f}", low=low, high=high
    )


def _by_chapter(found: Report) -> list[list[Line]]:
    """The lines of each chapter, in the order of the chapters."""
    return [list(lines) for _, lines in groupby(found.lines, key=lambda line: line.chapter)]


def _headings(found: Report, say: Words) -> list[str]:
    parties = [say("cli-campaign-for", seats=seats) for seats in found.campaigns]
    names = [say(f"cli-campaign-{name}") for name in ("tries", "rounds", "combats", "fallen")]
    return [say("cli-campaign-chapter"), *parties, *names]


def _cells(lines: list[Line], found: Report, book: Content, say: Words, counted: bool) -> list[str]:
    by_party = {line.seats: line for line in lines}
    shares = [_share(by_party.get(seats), say, counted) for seats in found.campaigns]
    tries = sum(line.tries for line in lines)
    averages = [
        tries / sum(line.first for line in lines),
        *(sum(getattr(line, name) * line.tries for line in lines) / tries for name in _AVERAGES),
    ]
    title = book.chapters[lines[0].chapter].title.in_language(say.lang)
    return [title, *shares, *(f"{average:.1f}" for average in averages)]


def _share(line: Line | None, say: Words, counted: bool) -> str:
    if line is None:
        return ""
    mark = "" if line.fits else "!"
    message = "cli-campaign-share-of" if counted else "cli-campaign-share"
    return say(message, share=f"{line.share:.0f}", count=line.first, mark=mark)


def _sentences(found: Report, book: Content, say: Words) -> list[str]:
    assert book.campaign is not None
    told = []
    for seats, count in found.campaigns.items():
        endings = ", ".join(
            say("cli-campaign-ending", ending=_ending(book, ending, say), count=times)
            for ending, times in found.endings[seats].items()
        )
        told.append(
            say(
                "cli-campaign-party",
                seats=seats,
                count=count,
                endings=endings,
                tries=f"{found.tries[seats]:.1f}",
                answers=f"{found.answers[seats]:.0f}",
            )
        )
    told.append(say("cli-campaign-hunts", won=found.hunts[0], all=found.hunts[1]))
    told.append(say("cli-campaign-pages", read=found.pages[0], all=found.pages[1]))
    told.append(say("cli-campaign-problems", count=len(found.problems)))
    return told


def _ending(book: Content, ending: str, say: Words) -> str:
    assert book.campaign is not None
    known = book.campaign.endings.get(ending)
    return say("cli-campaign-no-ending") if known is None else known.title.in_language(say.lang)


# -- for the documentation


def _command(arguments: argparse.Namespace) -> str:
    parts = ["nocturne campaign", arguments.pack, f"--games {arguments.games}"]
    if arguments.seats is not None:
        parts.append(f"--seats {','.join(arguments.seats)}")
    if arguments.seed != "0":
        parts.append(f"--seed {arguments.seed}")
    if arguments.bot != "judgement":
        parts.append(f"--bot {arguments.bot}")
    return " ".join([*parts, f"--into {arguments.into}"])


def _markdown(found: Report, book: Content, say: Words, command: str) -> str:
    headings = _headings(found, say)
    bands = [*headings[:1], say("cli-campaign-band"), *headings[1:]]
    lines = [say("cli-campaign-made-by", command=f"`{command}`"), ""]
    lines.append("| " + " | ".join(bands) + " |")
    lines.append("|" + "|".join("---" if i == 0 else "--:" for i in range(len(bands))) + "|")
    for of_chapter in _by_chapter(found):
        first, *rest = _cells(of_chapter, found, book, say, True)
        lines.append("| " + " | ".join([first, _band(of_chapter, say), *rest]) + " |")
    lines += ["", *(f"- {sentence}" for sentence in _sentences(found, book, say))]
    return "\n".join(lines)


def _band(lines: list[Line], say: Words) -> str:
    """The bands of a chapter: one when all parties share it."""
    bands = {line.band for line in lines if line.band is not None}
    return ", ".join(say("cli-campaign-range", low=low, high=high) for low, high in sorted(bands))


def _write_into(file: Path, made: str) -> None:
    """Put the report between the marks of a document."""
    text = file.read_text(encoding="utf-8") if file.is_file() else ""
    head, begin, rest = text.partition(_BEGIN)
    _old, end, tail = rest.partition(_END)
    if not begin or not end:
        raise NocturneError("cli-campaign-no-marks", file=str(file), begin=_BEGIN, end=_END)
    file.write_text(f"{head}{_BEGIN}\n{made}\n{_END}{tail}", encoding="utf-8")
