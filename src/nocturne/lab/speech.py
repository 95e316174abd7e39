"""Speech: whether everything a game says can be said, in both languages and with every word filled in."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial
from typing import Any

from nocturne.kernel.event import event_args, kebab
from nocturne.kernel.registry import find_game
from nocturne.kernel.table import Table
from nocturne.kernel.telling import Teller
from nocturne.kernel.words import LANGUAGES, Words

_Said = tuple[str, dict[str, Any]]


class Speech:
    """Remembers which messages were already tried, so that each is tried once per set of arguments."""

    def __init__(self, game: str) -> None:
        self.game = find_game(game)
        self.tellers = [Teller(self.game, Words(lang)) for lang in LANGUAGES]
        self._tried: set[tuple[str, frozenset[str]]] = set()

    def problems(self, table: Table, since: int = 0) -> Iterator[str]:
        """Every message of the present questions and of the log from ``since`` that cannot be said."""
        for message, args in self._said(table, since):
            tried = (message, frozenset(args))
            if tried in self._tried:
                continue
            self._tried.add(tried)
            yield from self.unspeakable(message, args, table)

    def unspeakable(self, message: str, args: dict[str, Any], table: Table) -> Iterator[str]:
        """What is wrong with one message: not there, or a word in it is missing or stands there as its id."""
        view = table.view(None)
        for teller in self.tellers:
            lang = teller.words.lang
            faults = teller.words.faults(message, args, partial(teller.name, view=view))
            faults += [f"${name} is the id {value}, not word:{value}" for name, value in _ids(args, teller)]
            if faults:
                yield f"{message} ({lang}) with {sorted(args)}: {'; '.join(faults)}"

    def _said(self, table: Table, since: int) -> Iterable[_Said]:
        for question in table.questions:
            yield question.label, question.args
            for option in question.options:
                yield option.label, option.args
                if option.note is not None:
                    yield option.note.message, option.note.args
            for refusal in question.refusals:
                yield refusal.label, refusal.args
                yield refusal.why.message, refusal.why.args
        for told in table.log[since:]:
            for event in (told.event, told.others):
                if event is not None:
                    yield f"{self.game.id}-log-{kebab(type(event).__name__)}", event_args(event)


def _ids(args: dict[str, Any], teller: Teller) -> Iterator[tuple[str, str]]:
    """The arguments that are ids of messages: people would read the id in the place of its words."""
    for name, value in args.items():
        if isinstance(value, str) and teller.words.has(value):
            yield name, value
