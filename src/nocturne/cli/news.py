"""What happened, as lines to be shown: things of little weight faded, the same thing several times in one
line, and no heading over nothing."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby, pairwise
from typing import NamedTuple

from rich.text import Text

from nocturne.drawing import Hanging
from nocturne.kernel.event import Event
from nocturne.kernel.telling import Teller
from nocturne.kernel.view import View


class Line(NamedTuple):
    """A sentence and how it is shown."""

    sentence: str
    style: str


_STYLES = {1: "bold", 2: "italic"}


def lines_of(events: Iterable[Event], teller: Teller, view: View | None) -> list[Line]:
    """The events in words."""
    told = [Line(teller.event(event, view), _style(event)) for event in _without_bare_headings(list(events))]
    lines = []
    for line, same in groupby(told):
        times = sum(1 for _ in same)
        lines.append(line if times == 1 else Line(_repeated(line.sentence, times, teller), line.style))
    return lines


def as_text(line: Line, indent: int = 0) -> Hanging:
    """The line as it is printed."""
    return Hanging(Text.assemble(" " * indent, ("· ", "dim"), (line.sentence, line.style)), indent + 2)


def _style(event: Event) -> str:
    return "dim" if event.faint else _STYLES.get(event.heading, "")


def _repeated(sentence: str, times: int, teller: Teller) -> str:
    return teller.words("cli-news-repeated", sentence=sentence, times=times)


def _without_bare_headings(events: list[Event]) -> Iterator[Event]:
    """A heading is dropped when one of its rank or above follows at once; the last of all tells where the
    game stands, and stays."""
    for event, following in pairwise(events):
        if not event.heading or not 0 < following.heading <= event.heading:
            yield event
    yield from events[-1:]
