"""Effects that send minions to torpor or burn them (VTES-6.5.1)."""

from __future__ import annotations

from nocturne.kernel.frames import start
from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.context import EffectContext
from nocturne.vtes.frames.torpor import Fate
from nocturne.vtes.kinds import Kind
from nocturne.vtes.marks import WOUNDED
from nocturne.vtes.rules.combat.procedures.strike import Pair
from nocturne.vtes.rules.combat.queries.combat import current_combat
from nocturne.vtes.rules.text.effects.resolve import performs
from nocturne.vtes.rules.text.queries.roles import as_vampire, card_of
from nocturne.vtes.state import VtesState
from nocturne.vtes.terms import NONE, Region


def send_to_torpor(g: VtesState, vampire: int, by: int = NONE) -> None:
    """An effect sends a vampire to torpor; with strikes that are resolving it comes when they have."""
    if vampire in g.play and g.play[vampire].region is Region.READY:
        _befall(g, Fate(vampire, "torpor", by))


def burn_minion(g: VtesState, card: int, by: int = NONE) -> None:
    """An effect burns a minion."""
    if card in g.play:
        _befall(g, Fate(card, "burn", by))


def _befall(g: VtesState, fate: Fate) -> None:
    pair = g.frame_of(Pair)
    if pair is not None and pair.collecting:
        pair.fates += (fate,)
    else:
        g.push(start(Kind.FATES, fates=(fate,)))


@performs(v.SendToTorpor)
def _send_to_torpor(g: VtesState, r: EffectContext, effect: v.SendToTorpor) -> None:
    card = card_of(g, r, effect.who)
    if card not in g.play:
        return
    if not g.face(card).vampire:
        if as_vampire(g, r, card):
            burn_minion(g, card)  # VTES-1.6.3-10
        return
    combat = current_combat(g)
    if effect.after_combat and combat is not None:
        if WOUNDED not in g.play[card].marks:
            g.put(card, marks=(*g.play[card].marks, WOUNDED))
        combat.delayed = (*combat.delayed, card)
        return
    send_to_torpor(g, card, r.minion)
