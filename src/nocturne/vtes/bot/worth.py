"""What the effects of a card are worth to the Methuselah who would use it, read off its tree.

Pool is life, so it is the measure: about two for a point of one's own pool, a little more for a point of the
prey's, less for blood. Nothing here knows a card by its name; a card nobody has met before is judged by the
words of its tree.
"""

from __future__ import annotations

from functools import cache

from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.cards.catalogue import LibraryCard
from nocturne.vtes.cards.faces import Face

NO_OPENING = -5.0
"""What can be done now but would be wasted."""

POOL = 2.0
BLOOD = 0.7

_OWN: frozenset[str] = frozenset({"minion", "this", "bearer", "acting"})
_THEIRS: frozenset[str] = frozenset({"opponent", "blocker", "defending", "aimed"})

HARM = (
    v.Burn,
    v.BurnBlood,
    v.BurnLife,
    v.Inflict,
    v.SendToTorpor,
    v.Lock,
    v.EnterCombat,
    v.TakeControl,
    v.Put,
)
"""Effects one turns on others rather than on oneself."""

PARTIES = {
    "you": -1.0, "prey": 1.3, "predator": 0.7, "each-other": 0.9, "each": 0.1, "target": 1.0, "targets": 1.0,
    "acting": 0.5, "opponent": 0.7, "bled": 1.2, "allotted": 1.0, "chosen": 0.5,
}  # fmt: skip
"""How good it is that a party loses a point of pool."""

_FOUND = 1.0  # a card found or drawn


def number(amount: object) -> float:
    """A guess at an amount: a plain number is itself, what is computed at the table about one and a half."""
    return float(amount) if isinstance(amount, int) else 1.5


def harms(effects: tuple[v.Effect, ...]) -> bool:
    """Whether what is chosen for these effects suffers from them."""
    for effect in effects:
        if isinstance(effect, HARM) and effect.who in ("target", "chosen", "second"):
            return True
        if isinstance(effect, v.BurnPool) and effect.party in ("target", "targets", "allotted", "chosen"):
            return True
        if not isinstance(effect, v.Pick) and harms(inside(effect)):  # what is picked is chosen for itself
            return True
    return False


def inside(effect: v.Effect) -> tuple[v.Effect, ...]:
    """The effects that are part of another one."""
    match effect:
        case v.If():
            return (*effect.do, *effect.otherwise)
        case v.CallReferendum():
            return effect.passes
        case v.ForEach() | v.Later() | v.AfterCombat() | v.Pick() | v.May() | v.ForTargets() | v.PickNumber():
            return effect.do
        case _:
            return ()


@cache
def mode_worth(face: Face, index: int) -> float:
    """What playing a card in this mode is worth, its cost included; what the moment adds is not."""
    if not 0 <= index < len(face.modes):
        return 0.0
    mode = face.modes[index]
    worth = effects_worth(mode.effects) + 0.3 * mode.stealth
    card = face.library
    if mode.cost is not None:
        worth -= cost_worth(mode.cost)
    elif card is not None:
        worth -= POOL * 0.9 * number(card.pool_cost) if card.pool_cost else 0.0
        worth -= BLOOD * number(card.blood_cost) if card.blood_cost else 0.0
    return worth


@cache
def ability_worth(face: Face, index: int) -> float:
    """The same for an ability of a card in play."""
    if not 0 <= index < len(face.abilities):
        return 0.0
    ability = face.abilities[index]
    return effects_worth(ability.effects) - cost_worth(ability.cost)


@cache
def action_worth(face: Face, index: int) -> float:
    """The same for an action that a card in play offers."""
    if not 0 <= index < len(face.actions):
        return 0.0
    action = face.actions[index]
    bleed = 2.0 + 2.0 * action.bleed if any(isinstance(effect, v.Bleed) for effect in action.effects) else 0.0
    return bleed + effects_worth(action.effects) - cost_worth(action.cost)


def cost_worth(cost: v.Cost) -> float:
    """What a cost hurts."""
    return (
        BLOOD * (number(cost.blood) + number(cost.burning) + number(cost.life))
        + POOL * number(cost.pool)
        + (0.5 if cost.lock or cost.lock_minion else 0.0)
        + (1.0 if cost.burn else 0.0)
        + (1.0 if cost.edge else 0.0)
        + (0.5 if cost.discard is not None else 0.0)
        + 0.3 * cost.transfers
    )


def cost_of(cost: v.Cost | None, card: LibraryCard | None = None) -> float:
    """The pool that something costs, as far as it is known before: by the tree, else as printed."""
    if cost is not None:
        return number(cost.pool) if cost.pool else 0.0
    return number(card.pool_cost) if card is not None and card.pool_cost else 0.0


def effects_worth(effects: tuple[v.Effect, ...]) -> float:
    """The sum over some effects."""
    return sum(map(_worth, effects))


def _worth(effect: v.Effect) -> float:
    match effect:
        case v.BurnPool():
            return POOL * number(effect.amount) * PARTIES.get(effect.party, 0.4)
        case v.GainPool():
            return -POOL * number(effect.amount) * PARTIES.get(effect.party, 0.0)
        case v.MoveBlood() if effect.party == "you" and "pool" in (effect.source, effect.to):
            return (POOL - BLOOD) * number(effect.amount) * (1.0 if effect.to == "pool" else -1.0)
        case v.MoveBlood():
            return 0.3 * number(effect.amount)
        case v.InfluenceMore():
            return 1.5 * number(effect.amount)
        case v.GainBlood():
            return BLOOD * number(effect.amount) * _side(effect.who)
        case v.BurnBlood() | v.BurnLife():
            return -BLOOD * number(effect.amount) * _side(effect.who)
        case v.Inflict():
            return -number(effect.amount) * _side(effect.who)
        case v.Burn():
            return -3.0 * _side(effect.who) if effect.who != "this" else -0.5
        case v.SendToTorpor():
            return -4.0 * _side(effect.who)
        case v.Lock():
            return -1.0 * _side(effect.who)
        case v.Unlock():
            return 2.0 * _side(effect.who)
        case v.TakeControl():
            return 5.0
        case v.PutInPlay() | v.Equip() | v.PutOn():
            return 2.5
        case v.BringOut():
            return 6.0
        case v.Fetch() | v.Draw() | v.DrawCrypt() | v.GainMasterActions():
            return _FOUND
        case v.Become():
            return 1.0 if effect.title else 0.4
        case v.EnterCombat():
            return 0.6
        case v.CallReferendum():
            return 1.0 + 0.7 * effects_worth(effect.passes)
        case v.If():
            return 0.6 * effects_worth(effect.do) + 0.3 * effects_worth(effect.otherwise)
        case v.OneOf():
            return 1.0
        case v.ForEach() | v.Later() | v.AfterCombat() | v.Pick() | v.May() | v.ForTargets() | v.PickNumber():
            return 0.7 * effects_worth(effect.do)
        case v.Grant() | v.Lasts() | v.Keep() | v.Whenever():
            return 0.4
        case _:
            return 0.2


def _side(who: str) -> float:
    """1 for what is one's own, -1 for what is another's. What is chosen will be chosen to one's advantage."""
    return 1.0 if who in _OWN else -1.0
