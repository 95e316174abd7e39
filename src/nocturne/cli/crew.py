"""Spreading many small pieces of work over processes, with a progress bar where a person watches."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import TypeVar

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from nocturne.cli.terminal import console

Item = TypeVar("Item")
Done = TypeVar("Done")


def spread(work: Callable[[Item], Done], items: Sequence[Item], jobs: int, about: str) -> Iterator[Done]:
    """The results in the order of the items, whatever process made them."""
    if jobs == 1:
        yield from watched(map(work, items), len(items), about)
        return
    size = max(1, min(32, len(items) // (jobs * 4)))
    with ProcessPoolExecutor(jobs) as crew:
        try:
            yield from watched(crew.map(work, items, chunksize=size), len(items), about)
        finally:
            crew.shutdown(cancel_futures=True)  # Ctrl-C: do not begin what is still waiting


def watched(results: Iterable[Done], count: int, about: str) -> Iterator[Done]:
    """The same results, with a bar on the error stream when that is a terminal."""
    err = console(error=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=err, transient=True, disable=not err.is_terminal) as progress:
        task = progress.add_task(about, total=count)
        for result in results:
            progress.advance(task)
            yield result
