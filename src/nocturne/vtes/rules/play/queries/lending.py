"""Cards that lie on a card in play and can be played from there as if from hand."""

from __future__ import annotations

from collections.abc import Iterator

from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.rules.text.queries.filters import matches
from nocturne.vtes.rules.text.queries.modifiers import as_seen_by
from nocturne.vtes.rules.text.queries.predicates import Check, checks
from nocturne.vtes.state import VtesState
from nocturne.vtes.terms import NONE

LENDS: v.Query = "lends"


def lent_to(g: VtesState, seat: int) -> Iterator[tuple[int, int]]:
    """The cards a Methuselah can have played as if from hand, each with the card it lies on."""
    for source in g.modifier_sources.get(LENDS, ()):
        now = g.play[source]
        if now.controller == seat and not now.contested:
            for card in now.under:
                yield card, source


def lender_of(g: VtesState, card: int) -> int:
    """The card in play that a card lies on; NONE when it lies on none."""
    for source in g.modifier_sources.get(LENDS, ()):
        if card in g.play[source].under:
            return source
    return NONE


def may_borrow(g: VtesState, source: int, minion: int) -> bool:
    """Whether a minion (NONE: the Methuselah herself) can play what lies on a card."""
    for modifier in g.face(source).statics:
        if modifier.query != LENDS:
            continue
        if modifier.applies is not None:
            return minion != NONE and matches(g, as_seen_by(g, source, minion), modifier.applies, minion)
        now = g.play[source]
        return modifier.party is not None or minion == (now.on if now.on != NONE else source)
    return False


@checks(v.Laden)
def _laden(wanted: v.Laden) -> Check:
    return lambda g, r, card, now: bool(now.under) == wanted.laden
