"""How a library card speaks of itself and of whoever plays it."""

from __future__ import annotations

from collections.abc import Iterator

from nocturne.vtes.cards.grammar.chart import Chart, Reading
from nocturne.vtes.cards.grammar.context import RULES
from nocturne.vtes.cards.grammar.tokens import words_of


@RULES.primitive("own-name")
def _own_name(chart: Chart, at: int) -> Iterator[Reading]:
    """A library card speaking of itself by its name."""
    name = words_of(chart.context.card.name)
    if tuple(token.low for token in chart.tokens[at : at + len(name)]) == name:
        yield Reading(at + len(name), "this", frozenset())


@RULES.primitive("rest")
def _rest(chart: Chart, at: int) -> Iterator[Reading]:
    """Everything up to the end of the sentence, for phrases that the catalogue has read already."""
    if at < len(chart.tokens):
        yield Reading(len(chart.tokens), tuple(token.low for token in chart.tokens[at:]), frozenset())


@RULES.primitive("minion")
def _minion(chart: Chart, at: int) -> Iterator[Reading]:
    """Whoever plays the card: "this vampire", "this reacting minion", "this Toreador"."""
    words = [token.low for token in chart.tokens]
    if words[at : at + 1] != ["this"] and words[at : at + 2] != ["the", "acting"]:
        return
    end = at + 1
    if end < len(words) and words[end] in ("acting", "reacting", "modifying"):
        end += 1
    if end < len(words) and words[end] in ("vampire", "minion"):
        yield Reading(end + 1, "minion", frozenset())
    for clan in chart.readings("clan", end):
        if clan.value in chart.context.card.clans:
            yield Reading(clan.end, "minion", frozenset())
