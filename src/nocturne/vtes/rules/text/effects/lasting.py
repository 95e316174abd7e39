"""What holds for a while after a play: modifiers (``Lasts``) and triggers (``Whenever``)."""

from __future__ import annotations

from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.context import EffectContext
from nocturne.vtes.records import Lasting, Until
from nocturne.vtes.rules.hand.effects.hand import settle_hand
from nocturne.vtes.rules.hand.effects.open_hands import show_open_hands
from nocturne.vtes.rules.text.effects.resolve import performs
from nocturne.vtes.rules.text.queries.amounts import amount
from nocturne.vtes.rules.text.queries.lasting import until
from nocturne.vtes.rules.text.queries.roles import card_of, seats_of
from nocturne.vtes.state import VtesState
from nocturne.vtes.terms import NONE

_OF_STRIKES: frozenset[v.Query] = frozenset(
    {
        "damage", "aggravated-damage", "aggravated", "first-strike", "undodgeable", "steal",
        "takes-aggravated", "as-normal", "immune-normal", "immune-aggravated",
    }
)  # fmt: skip
"""The note of these lists kinds that a strike or its damage must all be of."""


@performs(v.Lasts)
def _lasts(g: VtesState, r: EffectContext, effect: v.Lasts) -> None:
    modifier = effect.modifier
    worth = amount(g, r, modifier.amount)
    if effect.party is not None:
        for seat in seats_of(g, r, effect.party):
            g.lasting.append(
                Lasting(
                    modifier.query,
                    worth,
                    seat=seat,
                    until=until(g, r, effect),
                    source=r.key,
                    note=modifier.note,
                )
            )
            if modifier.query == "hand-size":
                settle_hand(g, seat, resized=True)
        if modifier.query in ("open-hand", "sees-hands"):
            show_open_hands(g)
        return
    anew = modifier.applies is not None or modifier.when is not None or modifier.cards is not None
    place = r.part("modifier")
    lasts = effect.until == "game" and modifier.applies is not None
    if lasts and any(e.source == r.key and e.path == place for e in g.lasting):
        return  # what holds for good for all such cards holds once, however often the card is played
    kinds = tuple(modifier.note.split()) if modifier.query in _OF_STRIKES else ()
    card = NONE if modifier.applies is not None else card_of(g, r, effect.who)
    g.lasting.append(
        Lasting(
            modifier.query, worth, card=card, until=until(g, r, effect), source=r.key,
            note="" if kinds else modifier.note, kinds=kinds, sets=modifier.sets,
            path=r.part("modifier") if anew else "", player=r.seat, minion=r.minion,
            this=r.source, targets=r.targets,
        )
    )  # fmt: skip


@performs(v.Whenever)
def _whenever(g: VtesState, r: EffectContext, effect: v.Whenever) -> None:
    times = 0 if effect.times is None else amount(g, r, effect.times)
    if effect.times is not None and times < 1:
        return
    if effect.until == "game" and any(e.source == r.key and e.path == r.part() for e in g.lasting):
        return
    g.lasting.append(
        Lasting(
            "listens", times, event=effect.event, until=Until(effect.until), source=r.key, path=r.part(),
            player=r.seat, minion=r.minion, this=r.source, targets=r.targets,
        )
    )  # fmt: skip
