"""Reading one sentence: the one meaning it has by the productions, or a refusal that tells the words."""

from __future__ import annotations

from msgspec import Struct

from nocturne.vtes.cards.grammar.chart import Chart
from nocturne.vtes.cards.grammar.context import RULES, Context
from nocturne.vtes.cards.grammar.tokens import Token


class Refusal(Struct, frozen=True):
    """Why a card was not compiled: the words from the first one that nothing could take, in the sentence
    where that happened."""

    words: str
    where: str
    ambiguous: bool = False


class Unread(Exception):
    """A sentence that was not understood."""

    def __init__(self, refusal: Refusal) -> None:
        self.refusal = refusal


def read(kind: str, tokens: tuple[Token, ...], context: Context) -> tuple[object, frozenset[str]]:
    """The one meaning of a row of tokens as a phrase of a kind."""
    chart = Chart(RULES, tokens, context)
    readings = chart.whole(kind)
    text = " ".join(token.text for token in tokens)
    if len(readings) == 1:
        return readings[0].value, readings[0].used
    if readings:
        raise Unread(Refusal(text, text, ambiguous=True))
    left = tokens[min(chart.furthest, len(tokens) - 1) :]
    raise Unread(Refusal(" ".join(token.text for token in left), text))


def refused(tokens: tuple[Token, ...]) -> Refusal:
    """A refusal of a whole sentence."""
    text = " ".join(token.text for token in tokens)
    return Refusal(text, text)
