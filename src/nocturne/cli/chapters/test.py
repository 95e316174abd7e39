"""``nocturne chapters test``: a pack explored by every party and played by bots, against its bands."""

from __future__ import annotations

import argparse
import time
from functools import partial
from typing import Any

from msgspec import Struct
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from nocturne.bots import make_bot
from nocturne.chapters.authoring.campaign_report import Line, report
from nocturne.chapters.authoring.checking import Checked, check_pack
from nocturne.chapters.authoring.playthrough import PlayThrough, play_through
from nocturne.chapters.authoring.trying import (
    ChapterTrial,
    Verdict,
    add_alone,
    explore_chapter,
    in_band,
    play_alone,
    sizes_for,
    verdicts,
)
from nocturne.chapters.content.book import Content
from nocturne.chapters.content.chapter import Chapter
from nocturne.chapters.content.pack import content
from nocturne.cli.chapters.check import show as show_check
from nocturne.cli.chapters.finding import choose_chapters, choose_pack, choose_sizes
from nocturne.cli.crew import spread
from nocturne.cli.terminal import console, print_json
from nocturne.kernel.registry import find_game
from nocturne.kernel.words import Words, words
from nocturne.shares import interval

_MOST_SHOWN = 12


class Task(Struct, frozen=True):
    """One piece of work: enough to send to another process. Without a chapter, a whole campaign."""

    pack: str
    chapter: str
    size: int
    states: int = 0
    seed: str = ""
    bot: str = ""


class Tested(Struct):
    """Everything that was found."""

    checked: Checked
    verdicts: list[Verdict] = []
    lines: list[Line] = []
    alone: list[Line] = []
    problems: list[PlayThrough] = []
    answers: int = 0
    seconds: float = 0.0

    @property
    def good(self) -> bool:
        """Whether the pack passes."""
        fits = all(in_band(line) for line in (*self.lines, *self.alone))
        return not self.checked.refused and all(v.good for v in self.verdicts) and fits and not self.problems


def run(arguments: argparse.Namespace) -> int:
    """The action; exit status 1 when something is wrong."""
    pack, folder = choose_pack(arguments.pack)
    sizes = choose_sizes(arguments.seats)
    make_bot(find_game("chapters"), arguments.bot, 0)  # a misspelt name is told before anything is played
    began = time.perf_counter()
    tested = Tested(check_pack(folder))
    if not tested.checked.refused:
        _try(tested, content(pack), sizes, arguments)
    tested.seconds = time.perf_counter() - began
    if arguments.json:
        print_json(plain(tested))
    else:
        _show(tested, words(), console())
    return 0 if tested.good else 1


def _try(tested: Tested, book: Content, sizes: tuple[int, ...], arguments: argparse.Namespace) -> None:
    pack, say, jobs = book.head.id, words(), arguments.jobs
    wanted = choose_chapters(book, arguments.chapter)
    tasks = [
        Task(pack, chapter.id, size, arguments.states)
        for chapter in wanted
        for size in sizes_for(chapter, sizes)
    ]
    trials: list[ChapterTrial] = list(spread(_explore, tasks, jobs, say("cli-test-exploring", pack=pack)))
    tested.verdicts = verdicts(pack, trials)
    if not arguments.games or book.campaign is None:
        return
    if arguments.chapter:
        _play_alone(tested, wanted, sizes, arguments, pack)
        return
    games = [
        Task(pack, "", size, seed=f"{arguments.seed}/{size}/{i}", bot=arguments.bot)
        for size in sizes
        for i in range(arguments.games)
    ]
    played = list(spread(_play, games, jobs, say("cli-test-playing", pack=pack)))
    found = report(pack, played)
    tested.lines, tested.problems = found.lines, found.problems
    tested.answers = sum(one.answers for one in played)
    met = {line.chapter for line in tested.lines}
    rest = [chapter for chapter in wanted if chapter.id not in met]
    _play_alone(tested, rest, sizes, arguments, pack)


def _play_alone(
    tested: Tested, chapters: list[Chapter], sizes: tuple[int, ...], arguments: argparse.Namespace, pack: str
) -> None:
    """Chapters no campaign came to, or that were asked for by name, are played by themselves."""
    bands = {chapter.id: chapter.band for chapter in chapters}
    tasks = [
        Task(pack, chapter.id, size, seed=f"{arguments.seed}/{size}/{i}", bot=arguments.bot)
        for chapter in chapters
        for size in sizes_for(chapter, sizes)
        for i in range(arguments.games)
    ]
    lines: dict[tuple[str, int], Line] = {}
    for task, played in zip(
        tasks, spread(_play, tasks, arguments.jobs, words()("cli-test-playing", pack=pack)), strict=True
    ):
        band = bands[task.chapter]
        own = band.of(task.size) if band is not None else None
        line = lines.setdefault((task.chapter, task.size), Line(task.chapter, task.size, band=own))
        tested.answers += played.answers
        if played.problem:
            tested.problems.append(played)
        elif played.tries:
            add_alone(line, played.tries[0])
    tested.alone = list(lines.values())


def _explore(task: Task) -> ChapterTrial:
    return explore_chapter(task.pack, task.chapter, task.size, task.states)


def _play(task: Task) -> PlayThrough:
    sit = partial(make_bot, find_game("chapters"), task.bot)
    if task.chapter:
        return play_alone(task.pack, task.chapter, task.size, task.seed, sit)
    return play_through(task.pack, task.size, task.seed, sit)


# -- what is told


def plain(tested: Tested) -> dict[str, Any]:
    """The report for programs."""
    return {
        "good": tested.good,
        "seconds": round(tested.seconds, 1),
        "errors": tested.checked.count("error"),
        "explored": [
            {
                "chapter": one.chapter,
                "good": one.good,
                "sizes": one.sizes,
                "situations": one.explored.states,
                "pages": len(one.explored.pages),
                "unread": one.unread,
                "unseen_options": [f"{page}/{i + 1}" for page, i in one.unseen],
                "stuck": [list(way) for way in one.explored.stuck],
                "faults": [{"way": list(way), "problem": text} for way, text in one.explored.faults],
                "hopeless": one.hopeless,
            }
            for one in tested.verdicts
        ],
        "played": [_plain_line(line, alone=False) for line in tested.lines]
        + [_plain_line(line, alone=True) for line in tested.alone],
        "problems": [{"seed": one.seed, "problem": one.problem} for one in tested.problems],
    }


def _plain_line(line: Line, *, alone: bool) -> dict[str, Any]:
    low, high = interval(line.won_first, line.first)
    return {
        "chapter": line.chapter,
        "seats": line.seats,
        "alone": alone,
        "games": line.first,
        "won": line.won_first,
        "share": round(line.share, 1),
        "between": [round(low, 1), round(high, 1)],
        "band": line.band,
        "fits": in_band(line),
        "rounds": round(line.rounds, 1),
    }


def _show(tested: Tested, say: Words, out: Console) -> None:
    show_check(tested.checked, out, say, warnings=False)
    book = tested.checked.content
    if tested.checked.refused or book is None:
        return
    for one in tested.verdicts:
        _show_verdict(one, book, say, out)
    if tested.lines or tested.alone:
        out.print()
        out.print(_grid(tested, book, say))
    for line in (*tested.lines, *tested.alone):
        if not in_band(line) and line.band is not None:
            low, high = line.band
            title = book.chapters[line.chapter].title.in_language(say.lang)
            share = f"{line.share:.0f}"
            told = say("cli-test-band", chapter=title, seats=line.seats, share=share, low=low, high=high)
            out.print(told, style="bold red", soft_wrap=True)
    for played in tested.problems[:_MOST_SHOWN]:
        told = say("cli-test-problem", seats=played.seats, seed=played.seed, problem=played.problem)
        out.print(told, style="bold red", soft_wrap=True)
    verdict = "good" if tested.good else "bad"
    out.print(
        say("cli-test-summary", verdict=verdict, seconds=f"{tested.seconds:.0f}", answers=tested.answers),
        style="bold green" if tested.good else "bold red",
    )


def _show_verdict(one: Verdict, book: Content, say: Words, out: Console) -> None:
    chapter = book.chapters[one.chapter]
    line = say(
        "cli-test-chapter",
        chapter=one.chapter,
        read=len(chapter.pages) - len(one.unread),
        pages=len(chapter.pages),
        situations=one.explored.states,
        sizes=", ".join(map(str, one.sizes)),
    )
    out.print(Text(line, style="" if one.good else "bold red"), soft_wrap=True)
    for kind, things in (
        ("unread", one.unread),
        ("unseen", [f"{page} ({i + 1})" for page, i in one.unseen]),
        ("hopeless", [str(size) for size in one.hopeless]),
    ):
        if things:
            shown = ", ".join(things[:_MOST_SHOWN]) + ("…" if len(things) > _MOST_SHOWN else "")
            style = "yellow" if kind == "unseen" else "red"
            out.print(Text("    " + say(f"cli-test-{kind}", things=shown), style=style), soft_wrap=True)
    for way in one.explored.stuck:
        out.print(Text("    " + say("cli-test-stuck", way=" → ".join(way)), style="red"), soft_wrap=True)
    for way, problem in one.explored.faults:
        told = say("cli-test-fault", way=" → ".join(way), problem=problem)
        out.print(Text("    " + told, style="red"), soft_wrap=True)


def _grid(tested: Tested, book: Content, say: Words) -> Grid:
    grid = Grid(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for i, name in enumerate(("title", "seats", "games", "won", "between", "declared", "rounds")):
        grid.add_column(say(f"cli-test-{name}"), justify="left" if i == 0 else "right", no_wrap=i > 0)
    for line in (*tested.lines, *tested.alone):
        low, high = interval(line.won_first, line.first)
        title = book.chapters[line.chapter].title.in_language(say.lang)
        grid.add_row(
            say("cli-test-alone", title=title) if line in tested.alone else title,
            str(line.seats),
            str(line.first),
            f"{line.share:.0f} %",
            f"{low:.0f}–{high:.0f} %",
            f"{line.band[0]}–{line.band[1]} %" if line.band is not None else "–",
            f"{line.rounds:.1f}",
            style="" if in_band(line) else "bold red",
        )
    return grid
