"""Tokens: a printed text cut into the pieces that productions consume, each exactly once.

A token is a word, a number, a sign, an icon in brackets (``[dom]``) or the name of a card between slashes.
Words are compared without regard to capitals; a possessive ``'s`` and a leading ``non-`` are tokens of their
own.

>>> words_of("Aisha's non-titled /Blood Hunt/ (D) costs +1 [DOM].")
('aisha', "'s", 'non-', 'titled', '/blood hunt/', '(d)', 'costs', '+1', '[DOM]', '.')
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from nocturne.vtes.cards.lexicon import unaccented


class Token(NamedTuple):
    """A piece of text. ``low`` is what productions compare; ``start`` is where it stands in the text."""

    text: str
    low: str
    start: int


_TOKEN: Final = re.compile(
    r"""\[[^\]\n]+\]              # an icon: [dom], [ACTION MODIFIER]
    |/[A-Z][^/\n]*/               # a card's name
    |\(D\)
    |[+-]\d+ | [+-]X\b
    |\d+R\b                       # ranged damage
    |\d+
    |[Nn]on-
    |(?:vs|Dr|Mr|Ms|Mrs|St)\.(?=\ )  # abbreviations keep their full stop
    |D\.C\.(?:(?=\ [a-z])|(?=,))
    |'s\b | s'(?=\ )
    |[^\W\d_]+(?:(?:-|'(?!s\b))[^\W_]+)*   # words; inner hyphens and apostrophes belong to them
    |\S""",
    re.VERBOSE,
)


def tokens_of(text: str) -> tuple[Token, ...]:
    """All tokens of a text, in order; only blanks are left out."""
    plain = _straight(text)
    return tuple(
        Token(found[0], _low(found[0]), found.start()) for found in _TOKEN.finditer(plain) if found[0].strip()
    )


def _straight(text: str) -> str:
    """With straight quotes and plain dashes, letter for letter."""
    return text.translate(_SIGNS)


_SIGNS: Final = str.maketrans({"’": "'", "‘": "'", "“": '"', "”": '"', "–": "-", "—": "-"})


def _low(text: str) -> str:
    # Icons keep their capitals: they tell the superior level.
    return text if text.startswith("[") else unaccented(text).casefold()


def words_of(text: str) -> tuple[str, ...]:
    """Just the compared forms."""
    return tuple(token.low for token in tokens_of(text))
