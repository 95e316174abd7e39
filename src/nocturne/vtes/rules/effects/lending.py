"""Cards that lie on a card in play and can be played from there as if from hand (The Erciyes Fragments,
Gift of Proteus). They are out of play until then, and are not replaced: they were in no hand.

Who can play them is said by the card they lie on (the modifier ``lends``): the minion it is, or is on; such
minions of its controller as it names; or its controller and any minion of hers.
"""

from __future__ import annotations

from collections.abc import Iterator

from nocturne.kernel.event import audience
from nocturne.vtes import events
from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.context import EffectContext
from nocturne.vtes.rules.perform import as_seen_by, checks, matches
from nocturne.vtes.state import InPlay, VtesState
from nocturne.vtes.terms import NONE

LENDS = "lends"
REMOVED = "removed"
"""In the note: what was played from there is removed from the game instead of being burned."""


def lent_to(g: VtesState, seat: int) -> Iterator[tuple[int, int]]:
    """The cards a Methuselah can have played as if from hand, each with the card it lies on."""
    for source in g.speakers.get(LENDS, ()):
        now = g.play[source]
        if now.controller == seat and not now.contested:
            for card in now.under:
                yield card, source


def lender_of(g: VtesState, card: int) -> int:
    """The card in play that a card lies on; NONE when it lies on none."""
    for source in g.speakers.get(LENDS, ()):
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


def take_from(g: VtesState, card: int) -> None:
    """A card is played from the card it lies on."""
    source = lender_of(g, card)
    g.put(source, under=tuple(other for other in g.play[source].under if other != card))
    if not g.play[source].under:
        g.emit(events.Emptied(source))


def shown_to(g: VtesState, source: int, seat: int) -> None:
    """Who comes to control a card can look at what lies on it."""
    for card in g.play[source].under:
        g.knows[card] |= audience(seat)


def laid(g: VtesState, card: int, source: int) -> None:
    """A card was put on another: if that says so, it will not go to an ash heap again."""
    if any(modifier.query == LENDS and modifier.note == REMOVED for modifier in g.face(source).statics):
        g.vanishing.append(card)


@checks("laden")
def _laden(g: VtesState, r: EffectContext, wanted: v.Filter, card: int, now: InPlay) -> bool:
    return wanted.laden is None or bool(now.under) == wanted.laden
