"""How single words are said while a tree is read aloud: roles and parties, keywords, sects, traits; and how
phrases are put together to lists and sentences. What is known about the card being read is kept here."""

from __future__ import annotations

import re
from typing import Any, Final, Literal, TypeAlias

from nocturne.kernel.words import Words
from nocturne.vtes.cards.render.forms import (
    kebab_of,
)
from nocturne.vtes.cards.render.joining import joined, unmarked

Sort = Literal["role", "party", "strike-kind", "forbidden", "plain"]

Body: TypeAlias = Literal["vampire", "imbued", "ally", "equipment", "retainer", "card"]
"""What a card is in play: it tells how the minion it is, or is on, is called."""

MINIONS: Final = frozenset({"vampire", "imbued", "ally"})

_BEGINNING: Final = re.compile(r"((?:^|[.!?] )(?:\[[^\]]*\])* ?[(“«]?)([^\W\d_])")
"""Where a sentence begins: after a full stop; Disciplines in brackets may come first."""


class Wording:
    """Says the words of a tree in one language, with what is known about its card."""

    def __init__(self, words: Words, body: Body = "card") -> None:
        self.words = words
        self.body = body
        self._in_mode = False
        self._by_bearer = True
        """Whether ``minion`` is the minion this card is, or is on."""
        self._yours = True
        """Whether "you" is the reader, the controller of the card."""
        self._chosen = ""
        """What was chosen, where it is known: a ``card`` or a ``seat``."""
        self._kinds: dict[str, str] = {}
        """By role: what kind of card is known to be in it."""
        self._notes: frozenset[str] = frozenset()
        """Words noted only so that something happens once: the filters that ask for them say it."""
        self._depth = 0
        self._last = True
        """Whether nothing follows the effects that are being said."""
        self._granted = False
        """Whether it is an ability that a card gives as it is played."""
        self._himself = False
        """Whether it is the minion this card is, or is on, who can do it."""
        self._first: tuple[Any, str, str] | None = None
        """An effect, one of its fields, and what is said there instead of "the target"."""

    # -- words

    def _word(self, sort: str, value: str) -> str:
        if sort == "party" and value == "target" and self._chosen:
            return self._say(f"vtes-party-target-{self._chosen}")
        if sort == "party" and not self._yours and self.words.has(f"vtes-party-user-{value}"):
            return self._say(f"vtes-party-user-{value}")
        return self._say(f"vtes-{sort}-{value}")

    def _bearer(self) -> str:
        """The minion this card is, or is on."""
        return self._say(f"vtes-bearer-{self.body}")

    def _role(self, role: str) -> str:
        """The card in a role; the minion a card is, or is on, is called by what the card is."""
        if role == "bearer" or (role == "minion" and self._by_bearer and not self._in_mode):
            return self._bearer()
        if role == "this" and self.body in MINIONS and not self._in_mode:
            return self._bearer()
        if role == "minion" and not self._in_mode:
            return self._say("vtes-role-that-minion")
        if role == "pool" and not self._yours:
            return self._say("vtes-role-user-pool")
        return self._word("role", role)

    def _form_of(self, role: str) -> str:
        """Gender and number of the words for a role, for languages that need them."""
        body = "minion" if role == "this" and self.body in MINIONS and not self._in_mode else role
        return self._say("vtes-form-role", role=body)

    def _keyword(self, word: str) -> str:
        message = f"vtes-keyword-{word}"
        return self._say(message) if self.words.has(message) else word.replace("-", " ")

    def _sect(self, sect: str) -> str:
        message = f"vtes-sect-{kebab_of(sect)}"
        return self._say(message) if self.words.has(message) else sect

    def _trait(self, trait: str) -> str:
        message = f"vtes-trait-{kebab_of(trait)}"
        return self._say(message) if self.words.has(message) else trait

    # -- small things

    def _say(self, message: str, **args: object) -> str:
        return joined(self.words(message, **args), self.words.lang)

    def _list(self, items: list[str], how: str = "and") -> str:
        if len(items) < 2:
            return "".join(items)
        return self._say(f"vtes-reading-{how}", head=", ".join(items[:-1]), last=items[-1])

    def _line(self, message: str, **args: object) -> str:
        return self._sentence(self._say(message, **args))

    def _sentence(self, text: str) -> str:
        """With capitals and a full stop."""
        text = " ".join(unmarked(text).split()).lstrip(", ")
        if self.body == "card":
            text = self._not_again(text)
        whole = re.sub(r"\.\.+(?= |$)", ".", f"{text}.")
        return _BEGINNING.sub(lambda found: found[1] + found[2].upper(), whole)

    def _not_again(self, text: str) -> str:
        """The minion with this card is called so once; then it is clear who is meant."""
        full = [self._say("vtes-bearer-card-forms", how=how) for how in ("plain", "of", "to")]
        short = [self._say("vtes-bearer-again", how=how) for how in ("plain", "of", "to")]
        either = re.compile("|".join(re.escape(one) for one in full))
        said = 0

        def again(found: re.Match[str]) -> str:
            nonlocal said
            said += 1
            return found[0] if said == 1 else short[full.index(found[0])]

        return either.sub(again, text)
