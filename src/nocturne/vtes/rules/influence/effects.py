"""Advancement: base and advanced version of a vampire become one card (VTES-1.5.6)."""

from __future__ import annotations

from collections.abc import Iterator

from nocturne.vtes import events
from nocturne.vtes.cards.faces import merged_key
from nocturne.vtes.rules.counters.effects import counters
from nocturne.vtes.rules.table.effects import leaving_play
from nocturne.vtes.rules.table.queries import traits
from nocturne.vtes.rules.titles.effects import sects, titles
from nocturne.vtes.state import EVERYBODY, VtesState
from nocturne.vtes.terms import NONE


def partners(g: VtesState, seat: int) -> Iterator[tuple[int, int]]:
    """The pairs that could merge: a controlled version with the other one in the uncontrolled region
    (VTES-1.5.6-02)."""
    player = g.players[seat]
    controlled = [(card, g.face(card)) for card in (*player.ready, *player.torpor)]
    for other in player.uncontrolled if controlled else ():
        above = g.face(other)
        if not above.vampire or above.crypt is None or g.play[other].base != NONE:
            continue
        for card, face in controlled:
            if face.name != above.name or face.advanced == above.advanced or face.crypt is None:
                continue
            now = g.play[card]
            if now.base == NONE and not now.contested:
                yield card, other


def _printed(g: VtesState, card: int) -> tuple[str, bool]:
    """The sect on a card, and whether it is an anarch's."""
    crypt = g.face(card).crypt
    return traits.printed_sect(g, card), crypt is not None and crypt.anarch


def merge(g: VtesState, card: int, other: int) -> None:
    """``other`` leaves the uncontrolled region for ``card``, which stays what everything points at: its
    counters and what is on it remain (VTES-1.5.6-04). Nothing that was on the uncontrolled card moves
    (VTES-1.5.6-10).

    The number of the controlled card shows both faces from now on; the other number is the card underneath.
    """
    for attached in g.play[other].attached:
        leaving_play.burn_card(g, attached)
    left = g.leave(other)
    g.bank += left.blood + left.counters
    printed, before = _printed(g, card), (traits.sect(g, card), traits.is_anarch(g, card))
    g.unindex(card)
    keys = {g.face(one).advanced: g.printed[one] for one in (card, other)}
    if g.face(other).advanced and g.owner[card] != g.owner[other]:
        # The upper card is the advanced one, whoever owns it.
        owner = list(g.owner)
        owner[card], owner[other] = owner[other], owner[card]
        g.owner = tuple(owner)
    g.printed[card], g.printed[other] = merged_key(keys[True], keys[False]), keys[False]
    g.knows[other] = EVERYBODY
    held = traits.held_title(g, card)
    g.put(card, base=other)
    g.index(card)
    g.emit(events.Merged(g.play[card].controller, card))
    if printed != _printed(g, card):  # the advanced card prevails (VTES-1.5.6-07), as any change of sect does
        sects.take_printed_sect(g, card, before)
    counters.drain(g, card)
    if traits.held_title(g, card) and not held:
        titles.claim_title(g, card)
