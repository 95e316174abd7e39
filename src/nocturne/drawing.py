"""Small things for drawing in a terminal, shared by the command and by the games that draw their tables."""

from __future__ import annotations

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text


class Hanging:
    """A line that keeps its indent; where it is too long for the window it goes on ``further`` columns in."""

    def __init__(self, line: Text, further: int) -> None:
        self.line = line
        self.further = further

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        begins = len(self.line.plain) - len(self.line.plain.lstrip(" "))
        width = max(20, options.max_width - self.further)
        for number, part in enumerate(self.line[begins:].wrap(console, width)):
            part.rstrip()
            yield Text.assemble(" " * (self.further if number else begins), part)
