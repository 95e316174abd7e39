"""``nocturne replay``: a recorded game again in words, or the proof that it plays out as recorded.

Without ``--seat`` everything is told, as the file holds everything; with it, only what that seat was shown.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from rich.text import Text

from nocturne.cli.games import title
from nocturne.cli.news import as_text, lines_of
from nocturne.cli.picture import picture, standings
from nocturne.cli.session import vocabulary
from nocturne.cli.terminal import Terminal
from nocturne.kernel import record
from nocturne.kernel.errors import BadRecord, NocturneError
from nocturne.kernel.event import EVERYONE, Emitted
from nocturne.kernel.record import Answer, Record
from nocturne.kernel.table import Table, replay
from nocturne.kernel.telling import SeatWords, Teller
from nocturne.kernel.words import words


def run(arguments: argparse.Namespace) -> int:
    """The subcommand. A game that does not play out as recorded is exit status 1."""
    path = Path(arguments.file).expanduser()
    if arguments.verify:
        return _verify(path)
    kept = record.read(path)
    seat = None if arguments.seat is None else arguments.seat - 1
    if seat is not None and seat >= kept.head.seats:
        raise NocturneError("cli-seat-wrong", seat=seat + 1, seats=kept.head.seats)
    Reading(kept, path, seat).tell(step=arguments.step)
    return 0


def _verify(path: Path) -> int:
    terminal, say = Terminal(), words()
    try:
        kept = record.read(path)
        table = replay(kept, name=str(path))
    except NocturneError as mismatch:
        terminal.line(say("cli-verify-wrong", detail=str(mismatch)), style="bold red")
        return 1
    except Exception as fault:  # the record of a fault of the rules, as fuzzing keeps them
        detail = say("cli-replay-fault", detail=f"{type(fault).__name__}: {fault}")
        terminal.line(say("cli-verify-wrong", detail=detail), style="bold red")
        return 1
    proven = sum(1 for answer in kept.answers if answer.digest)
    over = "no" if table.result() is None else "yes"
    terminal.line(
        say("cli-verify-right", file=str(path), answers=len(kept.answers), digests=proven, over=over),
        style="green",
    )
    return 0


class Reading:
    """A record being read aloud."""

    def __init__(self, kept: Record, path: Path, seat: int | None) -> None:
        self.kept = kept
        self.path = path
        self.seat = seat
        self.terminal = Terminal()
        names = kept.head.note.get("names")
        self.names = tuple(map(str, names)) if isinstance(names, list) else ()
        self.words = SeatWords(words().lang, self.names)
        self.table: Table = replay(kept, upto=0, name=str(path), digests=True)
        self.teller = Teller(self.table.game, self.words, self.names)
        self._told = 0

    def tell(self, *, step: bool) -> None:
        """All of it, waiting before each answer when ``step`` is set."""
        head = self.kept.head
        named = title(head.game, self.words)
        count = len(self.kept.answers)
        self.terminal.show(
            self.words("cli-replay-title", title=named, seats=head.seats, seed=head.seed, answers=count),
            style="bold",
        )
        self._tell_news()
        for number, given in enumerate(self.kept.answers, start=1):
            if step and not self._wait(number):
                return
            self._tell_choice(number, given)
            self._give(number, given)
            self._tell_news()
        self._tell_end()

    def _wait(self, number: int) -> bool:
        """Until the person wants the next answer; False when they leave."""
        while True:
            typed = self.terminal.ask(
                self.words("cli-replay-step", number=number, answers=len(self.kept.answers))
            )
            if typed is None:
                return False
            if not typed.strip():
                return True
            match vocabulary().get(typed.strip().casefold(), ""):
                case "quit":
                    return False
                case "look":
                    view = self.table.view(self.seat)
                    self.terminal.show(picture(self.table.game, view, self.words, self.terminal.width))
                case _:
                    self.terminal.show(self.words("cli-replay-step-help"), style="yellow")

    def _tell_choice(self, number: int, given: Answer) -> None:
        """What was chosen, except where it was another seat's secret."""
        if self.seat is not None and given.seat != self.seat:
            return
        decision = self.table.pending(given.seat)
        option = None if decision is None else decision.option(given.key)
        if option is None:
            return  # giving the answer will say what is wrong with it
        what = self.teller.option(option, self.table.view(given.seat))
        name = self.teller.name(f"seat:{given.seat}", None)
        line = self.words("cli-replay-choice", name=name, what=what)
        self.terminal.show(Text.assemble((f"{number:>5}  ", "dim"), (line, "bold")))

    def _give(self, number: int, given: Answer) -> None:
        try:
            self.table.answer(given.seat, given.key)
        except NocturneError as error:
            raise BadRecord(
                "kernel-record-answer-illegal", file=str(self.path), answer=number, detail=str(error)
            ) from error
        except Exception as fault:  # the record of a fault of the rules, as fuzzing keeps them
            raise NocturneError("cli-replay-fault", detail=f"{type(fault).__name__}: {fault}") from fault
        if given.digest and self.table.answers[-1].digest != given.digest:
            raise BadRecord("kernel-record-digest-differs", file=str(self.path), answer=number)

    def _tell_news(self) -> None:
        told = self.table.log[self._told :]
        self._told = len(self.table.log)
        for entry in told:
            event = entry.event if self.seat is None else entry.shown_to(self.seat)
            if event is not None:
                view = self.table.view(self.seat if self.seat is not None else _witness(entry))
                for line in lines_of([event], self.teller, view):
                    self.terminal.show(as_text(line, 7))

    def _tell_end(self) -> None:
        result = self.table.result()
        if result is None:
            self.terminal.show(self.words("cli-replay-unfinished"), style="bold")
            return
        self.terminal.show(self.words("cli-play-over"), style="bold")
        for line in standings(result.points, result.winners, self.teller):
            self.terminal.show(f"  {line}")


def _witness(told: Emitted) -> int | None:
    """A seat that sees all of an event and so can name what it speaks of; None when everybody does."""
    if told.to == EVERYONE:
        return None
    return (told.to & -told.to).bit_length() - 1 if told.to else None
