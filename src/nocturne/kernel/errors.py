"""Errors meant for people: a message id and its arguments, turned into a sentence where it is shown."""

from __future__ import annotations


class NocturneError(Exception):
    """Something the person can understand and mend. ``message`` is an id of the Fluent files."""

    def __init__(self, message: str, **args: object) -> None:
        super().__init__(message, args)
        self.message = message
        self.args_for_message = args

    def __str__(self) -> str:
        # Loaded here only: an error is rare, and the words are not needed until it is read.
        from nocturne.kernel.words import words

        return words()(self.message, **self.args_for_message)

    def __reduce__(self) -> tuple[object, ...]:
        # By its arguments, as Python would do it, the error could not come back from another process.
        return _travelled, (type(self),), self.__dict__


def _travelled(kind: type[NocturneError]) -> NocturneError:
    return kind.__new__(kind)


class BadAnswer(NocturneError):
    """An answer that is not among the options; says what would be accepted."""


class BadOptions(NocturneError):
    """Game options or a seat count the game does not know."""


class BadRecord(NocturneError):
    """A record or save that cannot be trusted: torn, edited, or made by another engine."""


class BadFile(NocturneError):
    """A text file (scenario, content, position) with a mistake in it: names the file and the line."""


class BadPosition(NocturneError):
    """A scenario's position that cannot be set up. ``at`` is the way to the mistake inside the position
    (``("minions", 2, "clan")``), so that it is reported with its line."""

    def __init__(self, message: str, at: tuple[str | int, ...] = (), **args: object) -> None:
        super().__init__(message, **args)
        self.at = at


class BadChance(NocturneError):
    """A scenario forced a number that the die or the choice does not have."""


class UnknownGame(NocturneError):
    """No game of that id is installed."""


class RulesFault(RuntimeError):
    """The engine itself went wrong (a procedure that never asks, an impossible state). A bug, never the
    player's doing; fuzzing turns it into a record that reproduces it."""
