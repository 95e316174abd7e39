"""From a printed card to its tree: the whole text is read, or the card is refused with the words that no
production could take."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.cards.grammar import abilities, circumstances, crypt, phrases
from nocturne.vtes.cards.grammar.chart import Chart
from nocturne.vtes.cards.grammar.context import RULES, Context, Given
from nocturne.vtes.cards.grammar.tokens import Token, tokens_of
from nocturne.vtes.cards.printed import Card, CryptCard

__all__ = ["Compiled", "Refusal", "compile_card"]

_BOOKS = (phrases, circumstances, abilities, crypt)
"""The modules that write productions: importing them fills the rules."""


class Refusal(Struct, frozen=True):
    """Why a card was not compiled: the words from the first one that nothing could take, in the sentence
    where that happened."""

    words: str
    where: str
    ambiguous: bool = False


class Compiled(Struct, frozen=True):
    """A tree made from a text, and the productions it was made with."""

    tree: v.CardTree
    used: frozenset[str]


class Unread(Exception):
    """A sentence that was not understood."""

    def __init__(self, refusal: Refusal) -> None:
        self.refusal = refusal


def compile_card(card: Card) -> Compiled | Refusal:
    """The tree of a card, made from its text alone; or why not."""
    try:
        if isinstance(card, CryptCard):
            return _crypt(card)
    except Unread as unread:
        return unread.refusal
    return Refusal(card.text, card.text)


def sentences_of(tokens: tuple[Token, ...]) -> list[tuple[Token, ...]]:
    """The sentences of a text, without their full stops."""
    found: list[tuple[Token, ...]] = []
    begun: list[Token] = []
    for token in tokens:
        if token.low == ".":
            if begun:
                found.append(tuple(begun))
            begun = []
        else:
            begun.append(token)
    if begun:
        found.append(tuple(begun))
    return found


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


def _crypt(card: CryptCard) -> Compiled | Refusal:
    given, used = _given(card, card.special_text)
    tree = v.CardTree(
        card.id,
        card.text_digest,
        statics=given.statics,
        abilities=given.abilities,
        actions=given.actions,
        triggers=given.triggers,
        strikes=given.strikes,
    )
    if card.merged is not None and card.merged.special_text:
        text = card.merged.special_text
        more, also = _given(card, text)
        if more.strikes:
            return Refusal(text, text)  # no word of the vocabulary gives a strike to the merged card
        merged = v.MergedTree(more.statics, more.abilities, more.actions, more.triggers)
        tree, used = replace(tree, merged=merged), used | also
    return Compiled(tree, used)


def _given(card: Card, text: str) -> tuple[Given, frozenset[str]]:
    """What all sentences of a text give together."""
    given, used = Given(), frozenset[str]()
    spoken_of = False
    for sentence in sentences_of(tokens_of(text)):
        context = Context(card, spoken_of)
        more, also = read("crypt", sentence, context)
        assert isinstance(more, Given)
        given, used = given + more, used | also
        words = tuple(token.low for token in sentence)
        spoken_of = spoken_of or any(
            words[i : i + len(name)] == name for i in range(len(words)) for name in context.own_names
        )
    return _named(given), used


def _named(given: Given) -> Given:
    """Abilities and actions are named only where there are several."""
    abilities, actions = given.abilities, given.actions
    if len(abilities) == 1:
        abilities = (replace(abilities[0], name=""),)
    if len(actions) == 1:
        actions = (replace(actions[0], name=""),)
    return replace(given, abilities=abilities, actions=actions)
