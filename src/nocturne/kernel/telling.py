"""Telling: events, questions, options and reasons as sentences for one viewer.

Everything goes through message ids and the game's own ``name``; no sentence is built here.
"""

from __future__ import annotations

from typing import Any

from nocturne.kernel.decision import Decision, Note, Option, Refusal, Why
from nocturne.kernel.event import Event, event_args, kebab
from nocturne.kernel.game import Game
from nocturne.kernel.view import View
from nocturne.kernel.words import Words


class SeatWords(Words):
    """Words in which the seats have names: whoever asks how seat 2 is called is told ``Ada``."""

    def __init__(self, lang: str, names: tuple[str, ...]) -> None:
        super().__init__(lang)
        self.names = names
        self.kept: dict[Any, Any] = {}
        """What a game remembers of the names it gave last; nobody else looks at it."""

    def __call__(self, message: str, /, **args: object) -> str:
        if message == "kernel-seat":
            number = args.get("number")
            if isinstance(number, int) and 0 < number <= len(self.names):
                return self.names[number - 1]
        return super().__call__(message, **args)


class Teller:
    """Speaks about one game in one language. ``names`` are what the seats are called."""

    def __init__(self, game: Game[Any], words: Words, names: tuple[str, ...] = ()) -> None:
        self.game = game
        self.words = words
        self.names = names

    def name(self, ref: str, view: View | None) -> str:
        """The name of a thing such as ``seat:2`` or ``card:14``."""
        kind, _, ident = ref.partition(":")
        if kind == "seat" and ident.isdigit():
            seat = int(ident)
            if seat < len(self.names):
                return self.names[seat]
            return self.words("kernel-seat", number=seat + 1)
        return self.game.name(ref, self.words, view)

    def say(self, message: str, args: dict[str, Any], view: View | None) -> str:
        """A message with its arguments named."""
        return self.words.say(message, args, lambda ref: self.name(ref, view))

    def event(self, event: Event, view: View | None) -> str:
        """What happened, as a line of the log."""
        return _begun(self.say(f"{self.game.id}-log-{kebab(type(event).__name__)}", event_args(event), view))

    def question(self, decision: Decision, view: View | None) -> str:
        """What is being asked."""
        return _begun(self.say(decision.question, decision.args, view))

    def option(self, option: Option, view: View | None) -> str:
        """What may be answered."""
        return _begun(self.say(option.label, option.args, view))

    def note(self, note: Note, view: View | None) -> str:
        """What a player should know before choosing an option."""
        return self.say(note.message, note.args, view)

    def why(self, why: Why, view: View | None) -> str:
        """A reason; the rule's id is ``why.rule``."""
        return self.say(why.message, why.args, view)

    def refusal(self, refusal: Refusal, view: View | None) -> str:
        """A choice that is not legal, and the reason."""
        reason = self.why(refusal.why, view)
        what = self.say(refusal.label, refusal.args, view)
        rule = refusal.why.rule or "none"
        return self.words("kernel-refusal", what=what, reason=reason, rule=rule)


def _begun(sentence: str) -> str:
    """With a capital: a sentence may begin with the name of a thing, and that name with a small letter."""
    return sentence[:1].upper() + sentence[1:]
