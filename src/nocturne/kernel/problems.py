"""Problems to tell a person about, as data: which message, about what. The words are in the Fluent files."""

from __future__ import annotations

from msgspec import Struct

from nocturne.kernel.errors import NocturneError
from nocturne.kernel.words import Words, words

Detail = str | int | tuple[str, ...]


class Problem(Struct, frozen=True):
    """One thing that is wrong: the id of a message and the arguments it needs."""

    message_id: str
    args: dict[str, Detail] = {}

    def say(self, words: Words) -> str:
        """The problem as a sentence of the person's language."""
        return words(self.message_id, **self.args)


class Refused(NocturneError):
    """Something was refused, for every reason in `problems`. As text: one line for each of them."""

    def __init__(self, problems: tuple[Problem, ...]) -> None:
        self.problems = problems
        super().__init__(problems[0].message_id, **problems[0].args)

    def __str__(self) -> str:
        return "\n".join(problem.say(words()) for problem in self.problems)
