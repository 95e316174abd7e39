"""Splitting: a library card's text is cut into what holds for all modes, the lines of the modes with the
levels and types printed at their head, and sentences."""

from __future__ import annotations

import re
from typing import Final

from msgspec import Struct

from nocturne.vtes.cards.grammar.tokens import Token, tokens_of
from nocturne.vtes.cards.lexicon import DISCIPLINES, VIRTUES, CardType
from nocturne.vtes.cards.printed import LibraryCard


class Line(Struct, frozen=True):
    """One line of modes: the Disciplines at its head (``cel+pre`` needs both, several are a choice), the
    types it is played as (none when its effects must tell), and its sentences."""

    needs: tuple[str, ...]
    types: tuple[CardType, ...]
    sentences: tuple[tuple[Token, ...], ...]


_ICON: Final = re.compile(r"\[([A-Za-z ]+)\]\s*")
_TYPES: Final = {kind.value.upper(): kind for kind in CardType}


def split(card: LibraryCard) -> tuple[list[tuple[Token, ...]], list[Line]]:
    """The sentences that hold for every mode, and the lines of the modes. Without any line that has an icon
    at its head, the whole text is the one mode."""
    head: list[tuple[Token, ...]] = []
    lines: list[Line] = []
    for text in card.text.split("\n"):
        needs, types, rest = _head(text)
        if needs or types:
            usual = card.types if len(card.types) == 1 else ()
            lines.append(Line(needs, types or usual, tuple(sentences_of(tokens_of(rest)))))
        elif lines:
            # A line after the modes: it is not clear which of them it belongs to.
            lines.append(Line((), (), ()))
        else:
            head += sentences_of(tokens_of(text))
    if not lines:
        # A card of two types whose text tells none of them apart is played as either.
        return [], [Line((), card.types, tuple(head))]
    return head, lines


def _head(text: str) -> tuple[tuple[str, ...], tuple[CardType, ...], str]:
    """The icons at the head of a line, and the rest of it."""
    choices: list[str] = []
    types: list[CardType] = []
    codes: list[str] = []
    while icon := _ICON.match(text):
        word = icon[1]
        if word.lower() in DISCIPLINES or word.lower() in VIRTUES:
            codes.append(word)
        elif word in _TYPES:
            types.append(_TYPES[word])
        else:
            break
        text = text[icon.end() :]
        if text.startswith("or [") and codes:
            choices.append("+".join(codes))
            codes, text = [], text[3:]
    if codes:
        choices.append("+".join(codes))
    return tuple(choices), tuple(types), text


def sentences_of(tokens: tuple[Token, ...]) -> list[tuple[Token, ...]]:
    """The sentences of a text, without their full stops."""
    found: list[tuple[Token, ...]] = []
    begun: list[Token] = []
    for index, token in enumerate(tokens):
        following = tokens[index + 1 : index + 3]
        # "...; only usable at long range" is a sentence of its own.
        limit = token.low == ";" and [one.low for one in following] == ["only", "usable"]
        if token.low == "." or limit:
            if begun:
                found.append(tuple(begun))
            begun = []
        else:
            begun.append(token)
    if begun:
        found.append(tuple(begun))
    return found


def said_above(sentence: tuple[Token, ...]) -> tuple[frozenset[str], tuple[Token, ...]] | None:
    """Whether a sentence begins with "As above, ...", or "As [thn] above, ...": the level that is meant, if
    it says one, and what comes after. ``above`` alone means the mode before."""
    words = [token.low for token in sentence]
    if not words or words[0] != "as":
        return None
    at = 1
    codes: list[str] = []
    while at < len(words) and words[at].startswith("["):
        codes.append(words[at][1:-1])
        at += 1
    if words[at : at + 1] != ["above"]:
        return None
    rest = sentence[at + 1 :]
    if rest and rest[0].low == ",":
        rest = rest[1:]
    return frozenset(codes), rest
