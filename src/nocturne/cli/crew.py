"""Spreading many small pieces of work over processes, with a progress bar where a person watches."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from typing import TypeVar

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from nocturne.cli.terminal import console
from nocturne.kernel import registry

Item = TypeVar("Item")
Done = TypeVar("Done")


@contextmanager
def bar(count: int, about: str) -> Iterator[Callable[[int], None]]:
    """A progress bar on the error stream when that is a terminal, else nothing; gives the function that
    is told how many are done."""
    err = console(error=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=err, transient=True, disable=not err.is_terminal) as progress:
        task = progress.add_task(about, total=count)
        yield lambda done: progress.update(task, completed=done)


def spread(
    work: Callable[[Item], Done], items: Sequence[Item], jobs: int, about: str, *, at_once: int = 32
) -> Generator[Done]:
    """The results in the order of the items, whatever process made them. ``at_once`` is how many items a
    process takes at most: few, where each is long."""
    with bar(len(items), about) as advance:
        made = _in_many(work, items, jobs, at_once) if jobs > 1 else map(work, items)
        for done, result in enumerate(made, start=1):
            advance(done)
            yield result


def _in_many(work: Callable[[Item], Done], items: Sequence[Item], jobs: int, at_once: int) -> Iterator[Done]:
    size = max(1, min(at_once, len(items) // (jobs * 4)))
    # Fresh processes: a copy of this one would inherit the locks of its threads, such as the bar's.
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, context, _begin_worker, (registry.added_games(),)) as crew:
        try:
            yield from crew.map(work, items, chunksize=size)
        finally:
            crew.shutdown(cancel_futures=True)  # Ctrl-C: do not begin what is still waiting


def _begin_worker(added: dict[str, str]) -> None:
    # Ctrl-C reaches every process of the terminal; only the first one decides what it means.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    for ident, where in added.items():
        registry.add_game(ident, where)
