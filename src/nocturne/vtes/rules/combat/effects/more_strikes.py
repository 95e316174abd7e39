"""Effects on strikes: additional ones (VTES-6.4.3.3), more damage, what is tied to a strike, choosing
first or anew."""

from __future__ import annotations

import msgspec

from nocturne.vtes import events
from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.context import EffectContext, scheduled
from nocturne.vtes.done import AdditionalGained
from nocturne.vtes.frames.combat import Blow, CombatFacts, Extra, Tied
from nocturne.vtes.records import THIS_ROUND, Lasting, Until
from nocturne.vtes.rules.combat.queries.choose_strike import why_not_more
from nocturne.vtes.rules.combat.queries.combat import current_combat
from nocturne.vtes.rules.combat.queries.strikes import kinds_of
from nocturne.vtes.rules.table.queries import traits
from nocturne.vtes.rules.text.effects.resolve import performs
from nocturne.vtes.rules.text.queries.amounts import amount
from nocturne.vtes.rules.text.queries.roles import card_of
from nocturne.vtes.rules.turn.effects import limits
from nocturne.vtes.state import VtesState
from nocturne.vtes.terms import NONE


def gain_strikes(
    g: VtesState,
    combat: CombatFacts,
    minion: int,
    effect: v.MoreStrikes,
    gained: int,
    given: Blow | None = None,
    weapon: int = NONE,
) -> None:
    """Additional strikes are gained; ``given``: they must be this one; ``weapon``: made with this weapon."""
    if gained < 1:
        return
    if effect.limited:
        limits.note(g, AdditionalGained(minion), THIS_ROUND)
    side = combat.side(minion)
    side.additional += gained
    side.only = tuple(effect.only) if weapon == NONE else (*effect.only, f"weapon:{weapon}")
    side.given = given
    g.emit(events.StrikesGained(minion, gained))


@performs(v.MoreStrikes)
def _more_strikes(g: VtesState, r: EffectContext, effect: v.MoreStrikes) -> None:
    combat = current_combat(g)
    if combat is None or r.minion not in combat.minions():
        return
    if why_not_more(g, combat, r.minion, effect) is None:
        weapon = r.source if effect.this_weapon else NONE
        gain_strikes(g, combat, r.minion, effect, amount(g, r, effect.amount), weapon=weapon)


@performs(v.DamageMore)
def _damage_more(g: VtesState, r: EffectContext, effect: v.DamageMore) -> None:
    """VTES-6.4.6-19: it must come before the strikes resolve; the damage is computed then."""
    combat = current_combat(g)
    minion = card_of(g, r, effect.who)
    if minion == NONE:
        return
    more = amount(g, r, effect.amount)
    words: list[str] = list(effect.kinds)
    if effect.requires:
        words.append(f"requires:{effect.requires}")
    if effect.until == "strike":
        if combat is not None and minion in combat.minions():
            side = combat.side(minion)
            if side.blow is not None and kinds_of(g, combat, side.blow).issuperset(words):
                extras = (*side.blow.extras, Extra(more, effect.aggravated))
                side.blow = msgspec.structs.replace(side.blow, extras=extras)
        return
    if effect.this_weapon:
        weapon = r.source if traits.is_weapon(g, r.source) else card_of(g, r, "weapon")
        words.append(f"weapon:{weapon}")
    query: v.Query = "aggravated-damage" if effect.aggravated else "damage"
    g.lasting.append(
        Lasting(query, more, card=minion, until=Until(effect.until), source=r.key, kinds=tuple(words))
    )


@performs(v.Rider)
def _rider(g: VtesState, r: EffectContext, effect: v.Rider) -> None:
    combat = current_combat(g)
    minion = card_of(g, r, effect.who)
    if combat is None or minion not in combat.minions():
        return
    side = combat.side(minion)
    if side.blow is not None:
        tied = (*side.blow.tied, Tied(effect.when, scheduled(r, r.part("do"))))
        side.blow = msgspec.structs.replace(side.blow, tied=tied)


@performs(v.ChoosesFirst)
def _chooses_first(g: VtesState, r: EffectContext, effect: v.ChoosesFirst) -> None:
    combat = current_combat(g)
    if combat is not None:
        combat.chooses_first = card_of(g, r, effect.who)


@performs(v.ChooseAgain)
def _choose_again(g: VtesState, r: EffectContext, effect: v.ChooseAgain) -> None:
    """VTES-6.4.5.7-06: everything the canceled strike brings goes with it."""
    combat = current_combat(g)
    minion = card_of(g, r, effect.who)
    if combat is None or minion not in combat.minions():
        return
    side = combat.side(minion)
    canceled = side.blow
    if canceled is None or canceled.none:
        return
    combat.optional_moves = tuple(
        move for move in combat.optional_moves if move.source != canceled.source or canceled.source == NONE
    )
    side.blow = Blow(minion, side.seat, none=True) if effect.lost else None
    side.committed = None
    g.emit(events.StrikeCanceled(minion))
