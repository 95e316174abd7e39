"""``nocturne campaign``: bots play whole CHAPTERS campaigns; how each chapter went for each party.

As a table, as JSON, or as Markdown put into a document between two marks. What was played can be kept in a
file, so that a long count may be made in pieces.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from nocturne.bots import make_bot
from nocturne.chapters.content.pack import content
from nocturne.cli.campaign_plans import STEERED, Kept, Plan, plans, plans_to_be_sure, plans_to_the_rest, play
from nocturne.cli.campaign_tale import Tale, command_of
from nocturne.cli.crew import spread
from nocturne.cli.terminal import console, print_json
from nocturne.kernel.errors import NocturneError
from nocturne.kernel.registry import find_game
from nocturne.kernel.words import words

_BEGIN, _END = "<!-- campaign: begin -->", "<!-- campaign: end -->"
_AT_ONCE = 8
"""So many campaigns are sent to unread pages by each process before what is unread is looked at anew."""


def run(arguments: argparse.Namespace) -> int:
    """The subcommand; exit status 1 when a campaign did not end, a chapter is outside its band, or with
    ``--pages`` something was never come to."""
    pack, say = arguments.pack, words()
    book = content(pack)
    if book.campaign is None:
        raise NocturneError("chapters-no-campaign", pack=pack)
    parties = _parties(arguments.seats)
    make_bot(find_game("chapters"), arguments.bot, 0)  # a misspelt name is told before anything is played
    kept = Kept(pack, Path(arguments.keep) if arguments.keep else None)
    wanted = plans(pack, parties, arguments.games, arguments.seed, arguments.bot)
    counting = _Counting(kept, arguments, book.campaign.title.in_language(say.lang))
    counting.go(wanted)
    if arguments.sure and arguments.bot == STEERED:
        counting.make_sure(parties)
    if arguments.pages and arguments.bot == STEERED:
        counting.read_the_rest()
    found = kept.report()
    seconds = {seats: kept.seconds(seats) for seats in found.campaigns}
    tale = Tale(found, book, say, left=len(kept.missing(wanted)), seconds=seconds)
    if arguments.into:
        _write_into(Path(arguments.into), tale.markdown(command_of(arguments)))
    if arguments.json:
        print_json(tale.plain())
    else:
        tale.show(console())
    rest = arguments.pages and (found.unread or found.missing)
    return 1 if found.problems or rest or not all(line.fits for line in found.lines) else 0


class _Counting:
    """Playing what is wanted, until it is done or the time is over."""

    def __init__(self, kept: Kept, arguments: argparse.Namespace, title: str) -> None:
        self.kept = kept
        self.arguments = arguments
        self.title = title
        self.over: Callable[[], bool] = lambda: False
        if arguments.minutes:
            end = time.monotonic() + 60 * arguments.minutes
            self.over = lambda: time.monotonic() >= end

    def go(self, wanted: list[Plan]) -> None:
        """Play the plans that were not played yet."""
        todo = self.kept.missing(wanted)
        if not todo or self.over():
            return
        with closing(spread(play, todo, self.arguments.jobs, self.title, at_once=1)) as done:
            for one in done:
                self.kept.add(one)
                if self.over():
                    break

    def make_sure(self, parties: list[int]) -> None:
        """Send campaigns to the chapters whose share is not certain to lie in their band, until it is for all
        of them, or they were met often enough."""
        arguments = self.arguments
        while not self.over():
            most = _AT_ONCE * arguments.jobs
            so_far = list(self.kept.played.values())
            found = self.kept.report()
            more = plans_to_be_sure(found, so_far, parties, most, arguments.seed, arguments.bot)
            if not more:
                return
            self.go(more)

    def read_the_rest(self) -> None:
        """Send campaigns to the endings and pages nobody has come to, until there are none, or all were
        tried often enough."""
        arguments = self.arguments
        while not self.over():
            most = _AT_ONCE * arguments.jobs
            so_far = list(self.kept.played.values())
            more = plans_to_the_rest(self.kept.report(), so_far, most, arguments.seed, arguments.bot)
            if not more:
                return
            self.go(more)


def _parties(text: list[str] | None) -> list[int]:
    least, most = find_game("chapters").seats
    if text is None:
        return list(range(least, most + 1))
    for one in text:
        if not one.isdigit() or not least <= int(one) <= most:
            raise NocturneError("kernel-seats-wrong", game="chapters", seats=one, least=least, most=most)
    return sorted({int(one) for one in text})


def _write_into(file: Path, made: str) -> None:
    """Put the report between the marks of a document."""
    text = file.read_text(encoding="utf-8") if file.is_file() else ""
    head, begin, rest = text.partition(_BEGIN)
    _old, end, tail = rest.partition(_END)
    if not begin or not end:
        raise NocturneError("cli-campaign-no-marks", file=str(file), begin=_BEGIN, end=_END)
    file.write_text(f"{head}{_BEGIN}\n{made}\n{_END}{tail}", encoding="utf-8")
