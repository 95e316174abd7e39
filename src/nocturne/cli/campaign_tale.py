"""What ``nocturne campaign`` tells: a table for people, the same as Markdown for a document, JSON for
programs."""

from __future__ import annotations

import argparse
from itertools import groupby
from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table as Grid

from nocturne.chapters.authoring.campaign_report import Line, Report
from nocturne.chapters.content.book import Content
from nocturne.kernel.words import Words

_MOST_PROBLEMS = 10
_AVERAGES = ("rounds", "combats", "fallen")
_MARKS = {"inside": "", "open": "?", "outside": "!"}


class Tale:
    """A report, ready to be told."""

    def __init__(self, found: Report, book: Content, say: Words, *, left: int, seconds: dict[int, float]):
        assert book.campaign is not None
        self.found = found
        self.book = book
        self.say = say
        self.left = left  # campaigns still to be played
        self.seconds = seconds  # of processor time, for each number of players
        self.endings = book.campaign.endings

    # -- for programs

    def plain(self) -> dict[str, Any]:
        """The report for programs."""
        told: dict[str, Any] = msgspec.to_builtins(self.found, str_keys=True)
        for written, line in zip(told["lines"], self.found.lines, strict=True):
            low, high = line.between
            written |= {"share": round(line.share, 1), "between": [round(low, 1), round(high, 1)]}
            written |= {"fits": line.fits, "verdict": line.verdict}
        return told | {"left": self.left}

    # -- for people

    def show(self, out: Console) -> None:
        """The table, and below it what else is to be known."""
        grid = Grid(box=None, padding=(0, 1, 0, 0), header_style="bold")
        for i, heading in enumerate(self._headings()):
            grid.add_column(heading, justify="left" if i == 0 else "right", no_wrap=True)
        for lines in self._by_chapter():
            fits = all(line.fits for line in lines)
            grid.add_row(*self._cells(lines), style="" if fits else "bold yellow")
        out.print(grid)
        out.print()
        for sentence in self._sentences():
            out.print(sentence, soft_wrap=True)
        for line in self.found.lines:
            if not line.fits:
                out.print(self._outside(line), style="bold yellow", soft_wrap=True)
        for one in self.found.problems[:_MOST_PROBLEMS]:
            text = self.say("cli-campaign-problem", seats=one.seats, seed=one.seed, problem=one.problem)
            out.print(text, style="bold red", soft_wrap=True)

    def _title(self, chapter: str) -> str:
        return self.book.chapters[chapter].title.in_language(self.say.lang)

    def _outside(self, line: Line) -> str:
        assert line.band is not None
        low, high = line.band
        return self.say(
            "cli-campaign-outside",
            chapter=self._title(line.chapter),
            seats=line.seats,
            share=f"{line.share:.0f}",
            low=low,
            high=high,
        )

    def _by_chapter(self) -> list[list[Line]]:
        """The lines of each chapter, in the order of the chapters."""
        return [list(lines) for _, lines in groupby(self.found.lines, key=lambda line: line.chapter)]

    def _headings(self) -> list[str]:
        parties = [self.say("cli-campaign-for", seats=seats) for seats in self.found.campaigns]
        names = [self.say(f"cli-campaign-{name}") for name in ("tries", "rounds", "combats", "fallen")]
        return [self.say("cli-campaign-chapter"), *parties, *names]

    def _cells(self, lines: list[Line]) -> list[str]:
        by_party = {line.seats: line for line in lines}
        shares = [self._share(by_party.get(seats)) for seats in self.found.campaigns]
        tries = sum(line.tries for line in lines)
        averages = [
            tries / max(1, sum(line.first for line in lines)),
            *(sum(getattr(line, name) * line.tries for line in lines) / tries for name in _AVERAGES),
        ]
        return [self._title(lines[0].chapter), *shares, *(f"{average:.1f}" for average in averages)]

    def _share(self, line: Line | None) -> str:
        """``80 % (68-88, 60)``: the share, between what the true one lies, how many games there were."""
        if line is None or not line.first:
            return ""
        low, high = line.between
        return self.say(
            "cli-campaign-share",
            share=f"{line.share:.0f}",
            mark="!" if not line.fits else _MARKS[line.verdict],
            low=f"{low:.0f}",
            high=f"{high:.0f}",
            count=line.first,
        )

    # -- sentences

    def _sentences(self) -> list[str]:
        found, say = self.found, self.say
        told = [
            say(
                "cli-campaign-party",
                seats=seats,
                count=count,
                tries=f"{found.tries[seats]:.1f}",
                answers=f"{found.answers[seats]:.0f}",
                seconds=f"{self.seconds[seats]:.1f}",
            )
            for seats, count in found.campaigns.items()
        ]
        if found.parts:
            told.append(say("cli-campaign-parts", count=found.parts))
        told.append(say("cli-campaign-endings", endings=", ".join(self._ended())))
        if found.missing:
            names = ", ".join(self._ending(one) for one in found.missing)
            told.append(say("cli-campaign-missing", endings=names))
        sure = [line.verdict for line in found.lines if line.band is not None and line.first]
        told.append(
            say(
                "cli-campaign-sure",
                inside=sure.count("inside"),
                open=sure.count("open"),
                outside=sum(not line.fits for line in found.lines),
            )
        )
        told.append(say("cli-campaign-hunts", won=found.hunts[0], all=found.hunts[1]))
        told.append(say("cli-campaign-pages", read=found.pages[0], all=found.pages[1]))
        if found.unread and found.pages[0] > found.pages[1] * 0.9:
            told.append(say("cli-campaign-unread", pages=", ".join(found.unread)))
        told.append(say("cli-campaign-problems", count=len(found.problems)))
        if self.left:
            told.append(say("cli-campaign-left", count=self.left))
        return told

    def _ended(self) -> list[str]:
        totals: dict[str, int] = {}
        for ended in self.found.endings.values():
            for ending, times in ended.items():
                totals[ending] = totals.get(ending, 0) + times
        return [
            self.say("cli-campaign-ending", ending=self._ending(ending), count=times)
            for ending, times in sorted(totals.items(), key=lambda one: -one[1])
        ]

    def _ending(self, ending: str) -> str:
        known = self.endings.get(ending)
        return self.say("cli-campaign-no-ending") if known is None else known.title.in_language(self.say.lang)

    # -- for the documentation

    def markdown(self, command: str) -> str:
        """The report as a table of a document."""
        headings = self._headings()
        bands = [*headings[:1], self.say("cli-campaign-band"), *headings[1:]]
        lines = [self.say("cli-campaign-made-by", command=f"`{command}`"), ""]
        lines.append("| " + " | ".join(bands) + " |")
        lines.append("|" + "|".join("---" if i == 0 else "--:" for i in range(len(bands))) + "|")
        for of_chapter in self._by_chapter():
            first, *rest = self._cells(of_chapter)
            lines.append("| " + " | ".join([first, self._band(of_chapter), *rest]) + " |")
        lines += ["", *(f"- {sentence}" for sentence in self._sentences())]
        return "\n".join(lines)

    def _band(self, lines: list[Line]) -> str:
        """The bands of a chapter: one when all parties share it."""
        bands = {line.band for line in lines if line.band is not None}
        return ", ".join(self.say("cli-campaign-range", low=low, high=high) for low, high in sorted(bands))


def command_of(arguments: argparse.Namespace) -> str:
    """The command that makes the report again."""
    parts = ["nocturne campaign", arguments.pack, f"--games {arguments.games}"]
    if arguments.seats is not None:
        parts.append(f"--seats {','.join(arguments.seats)}")
    if arguments.seed != "0":
        parts.append(f"--seed {arguments.seed}")
    if arguments.bot != "judgement":
        parts.append(f"--bot {arguments.bot}")
    if arguments.sure:
        parts.append("--sure")
    if arguments.pages:
        parts.append("--pages")
    return " ".join([*parts, f"--into {arguments.into}"])
