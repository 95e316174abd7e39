"""Whether a card is good or bad for what it is put on or aimed at, read off its tree."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from nocturne.vtes.bot.worth import harms, inside, number
from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.cards.faces import Face

_WORSE_WHEN_MORE = ("cost", "no-transfers", "silenced", "open-hand")
"""Defaults of which more is worse for whom they are about, by how their names end."""

_BEARER = frozenset({"bearer", "target", "chosen"})


@cache
def hurts(face: Face) -> bool:
    """Whether a card hurts the card or Methuselah chosen for it."""
    if face.tree is None:
        return True
    if any(harms(effects) for effects in _all_effects(face)):
        return True
    chosen = [effect for effects in _all_effects(face) for effect in _deep(effects)]
    if any(
        isinstance(effect, v.Lasts) and _on_chosen(effect) and _worse(effect.modifier) for effect in chosen
    ):
        return True
    if not any(isinstance(effect, v.PutOn) and effect.who in _BEARER for effect in chosen):
        return not any(_helps(effect) for effect in chosen)
    return _hurts_bearer(face)


def _hurts_bearer(face: Face) -> bool:
    """Whether a card that lies on another is a burden to it."""
    tree = face.tree
    assert tree is not None
    # A default with a note is about some other card by name, and weighs little.
    if any(one.applies is None and not one.note and _worse(one) for one in tree.statics):
        return True
    for action in face.actions:
        if any(isinstance(effect, v.EnterCombat) and effect.who == "bearer" for effect in action.effects):
            return True
    happening = [effect for trigger in tree.triggers for effect in _deep(trigger.effects)]
    happening += [
        effect for ability in face.abilities if ability.mandatory for effect in _deep(ability.effects)
    ]
    return any(_burdens(effect) for effect in happening)


def _burdens(effect: v.Effect) -> bool:
    if isinstance(effect, v.BurnPool):
        return effect.party == "bearer"
    return isinstance(effect, v.Burn | v.BurnBlood | v.Lock | v.SendToTorpor | v.Inflict) and (
        effect.who == "bearer"
    )


def _helps(effect: v.Effect) -> bool:
    if isinstance(effect, v.MoveBlood):
        return effect.to in _BEARER or (effect.source in _BEARER and effect.to == "pool")
    if isinstance(effect, v.Lasts):
        return _on_chosen(effect) and not _worse(effect.modifier)
    return isinstance(effect, v.GainBlood | v.Unlock | v.InfluenceMore | v.BringOut) and (
        getattr(effect, "who", "target") in _BEARER
    )


def _on_chosen(effect: v.Lasts) -> bool:
    return effect.who in _BEARER and effect.modifier.applies is None


def _worse(modifier: v.Modifier) -> bool:
    amount = modifier.amount if isinstance(modifier.amount, int) else 0
    return amount > 0 if modifier.query.endswith(_WORSE_WHEN_MORE) else amount < 0


def _deep(effects: tuple[v.Effect, ...]) -> Iterator[v.Effect]:
    for effect in effects:
        yield effect
        yield from _deep(inside(effect))


def _all_effects(face: Face) -> Iterator[tuple[v.Effect, ...]]:
    yield from (mode.effects for mode in face.modes)
    yield from (ability.effects for ability in face.abilities)
    yield from (action.effects for action in face.actions)


@cache
def gives_pool(face: Face) -> bool:
    """Whether the number chosen for a card is blood that becomes pool of one's own."""
    return any(
        isinstance(effect, v.MoveBlood) and effect.to == "pool" and number(effect.amount) > 0
        for effects in _all_effects(face)
        for effect in _deep(effects)
    )
