"""Decisions: how a game asks, what may be answered, and why something may not.

A procedure builds a ``Question`` by offering options. An option that a rule forbids is offered all the same,
with the reason: the question keeps it aside, so that "why can't I?" is answered by the very code
that decides. What leaves the engine is the ``Decision``, plain data without engine values.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from msgspec import Struct

from nocturne.kernel.plain import Plain


class Why(Struct, frozen=True, gc=False):
    """The reason why something may not be done, and the rule that says so."""

    message: str
    rule: str = ""
    args: dict[str, Any] = {}


class Note(Struct, frozen=True, gc=False):
    """What a player should know before choosing an option: a message, told beside the label. ``against``: it
    speaks against the option as things stand, so no interface shows it first. Only from what the seat that is
    asked may know."""

    message: str
    args: dict[str, Any] = {}
    against: bool = False


class Option(Struct, frozen=True, gc=False):
    """One legal choice. ``key`` is stable: the same choice has the same key in a replay, in another
    language, in a bot's table of experience. ``subjects`` are the things it concerns (``card:14``,
    ``city:london``), so that an interface can light them up."""

    key: str
    label: str
    args: dict[str, Any] = {}
    subjects: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()
    note: Note | None = None
    aside: bool = False
    """It answers nothing: the seat may do it at any time, and is asked again."""

    @property
    def doubtful(self) -> bool:
        """Whether its note speaks against it."""
        return self.note is not None and self.note.against


class Refusal(Struct, frozen=True, gc=False):
    """A choice that was considered and is not legal now."""

    key: str
    label: str
    why: Why
    args: dict[str, Any] = {}
    subjects: tuple[str, ...] = ()


class Decision(Struct, frozen=True, gc=False):
    """What a seat must choose. ``number`` counts the answers given so far: an answer to an older number
    is stale."""

    seat: int
    question: str
    options: tuple[Option, ...]
    number: int
    args: dict[str, Any] = {}
    sealed: bool = False

    @property
    def only_answer(self) -> Option | None:
        """The one option there is, where the seat has no choice; what it may do aside is none."""
        if len(self.options) == 1:
            return self.options[0]
        answers = [option for option in self.options if not option.aside]
        return answers[0] if len(answers) == 1 else None

    def option(self, key: str) -> Option | None:
        """The option with this key, if it is legal."""
        for option in self.options:
            if option.key == key:
                return option
        return None


def in_order(options: Iterable[Option]) -> list[Option]:
    """The options as an interface lists them: those that something speaks against come last. The engine, bots
    and records do not depend on this order."""
    return sorted(options, key=lambda option: option.doubtful)


class Choice(Struct, frozen=True, gc=False):
    """An answer as the procedure receives it: the key and the engine's own value behind it."""

    seat: int
    key: str
    value: Any


class Aside(Struct, frozen=True, gc=False):
    """The value of an option that a seat has at any time, whatever it is asked. It is carried out at once;
    the procedure on top is not told of it and asks again."""

    def carry_out(self, state: Any) -> None:
        """Do it."""
        raise NotImplementedError


class Prepared:
    """A choice that is worded the same every time and made once. Its value must not be changed by who takes
    it."""

    __slots__ = ("option", "value")

    def __init__(
        self,
        key: str,
        label: str,
        value: Any = None,
        *,
        args: dict[str, Any] | None = None,
        subjects: tuple[str, ...] = (),
        rules: tuple[str, ...] = (),
        aside: bool = False,
    ) -> None:
        self.option = Option(key, label, args or _NO_ARGS, subjects, rules, aside=aside)
        self.value = value


class Question:
    """A decision being put together. Lives only between two answers and is never part of a state."""

    __slots__ = ("_refused", "args", "label", "options", "sealed", "seat", "values")

    def __init__(self, seat: int, label: str, **args: Any) -> None:
        self.seat = seat
        self.label = label
        self.args = args
        self.sealed = False  # set by the kernel for one of several simultaneous questions
        self.options: list[Option] = []
        self.values: list[Any] = []
        self._refused: list[_Refused] = []

    @property
    def refusals(self) -> Sequence[Refusal]:
        """The choices that were considered and are not legal now. Nobody asks for most of them, so they are
        written out only here."""
        made: list[Refusal] = []
        for entry in self._refused:
            if isinstance(entry, Refusal):
                made.append(entry)
                continue
            what, why = entry
            options = (what,) if isinstance(what, Option) else [choice.option for choice in what]
            made += [Refusal(o.key, o.label, why, o.args, o.subjects) for o in options]
        self._refused[:] = made
        return made

    def offer(
        self,
        key: str,
        label: str,
        value: Any = None,
        *,
        args: dict[str, Any] | None = None,
        subjects: tuple[str, ...] = (),
        rules: tuple[str, ...] = (),
        unless: Why | None = None,
        note: Note | None = None,
    ) -> None:
        """Offer a choice, unless there is a reason against it. ``value`` comes back in the ``Choice``;
        ``note`` is what a player should know before choosing."""
        if unless is None:
            self.options.append(Option(key, label, args or _NO_ARGS, subjects, rules, note))
            self.values.append(value)
        else:
            self._refused.append(Refusal(key, label, unless, args or _NO_ARGS, subjects))

    def refuse(self, key: str, label: str, why: Why, *, subjects: tuple[str, ...] = ()) -> None:
        """Note only why a choice is not there."""
        self._refused.append(Refusal(key, label, why, _NO_ARGS, subjects))

    def offer_option(self, option: Option, value: Any = None, unless: Why | None = None) -> None:
        """Offer an option that was made before, unless there is a reason against it."""
        if unless is None:
            self.options.append(option)
            self.values.append(value)
        else:
            self._refused.append((option, unless))

    def offer_prepared(self, choice: Prepared, unless: Why | None = None) -> None:
        """Offer a choice that was made before, unless there is a reason against it."""
        if unless is None:
            self.options.append(choice.option)
            self.values.append(choice.value)
        else:
            self._refused.append((choice.option, unless))

    def offer_all(self, choices: Sequence[Prepared], unless: Why | None = None) -> None:
        """Offer several choices that were made before, unless there is one reason against them all."""
        if unless is not None:
            self._refused.append((choices, unless))
            return
        for choice in choices:
            self.options.append(choice.option)
            self.values.append(choice.value)

    def include(self, part: Question) -> None:
        """Offer and refuse what another question does: for what several seats are asked alike."""
        self.options += part.options
        self.values += part.values
        self._refused += part._refused

    def choice(self, key: str) -> Choice | None:
        """The answer with this key, or None when it is not among the options."""
        for i, option in enumerate(self.options):
            if option.key == key:
                value = self.values[i]
                # Copies of a table share the question; each must get a frame (or other plain data) of its
                # own.
                return Choice(self.seat, key, value.copy() if isinstance(value, Plain) else value)
        return None

    def decision(self, number: int) -> Decision:
        """The plain data that leaves the engine."""
        return Decision(self.seat, self.label, tuple(self.options), number, self.args, self.sealed)


_NO_ARGS: dict[str, Any] = {}
#: A refusal; or one or several choices that are refused for a reason, not written out yet.
_Refused = Refusal | tuple[Option | Sequence[Prepared], Why]
