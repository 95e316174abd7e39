"""Combat by the numbers: who has more to fear, and what a strike is worth."""

from __future__ import annotations

from nocturne.vtes.bot.scene import Scene
from nocturne.vtes.bot.worth import effects_worth, number
from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.view.cards import SeenCard


def fighter(scene: Scene) -> SeenCard | None:
    """The minion of this seat in the combat."""
    return _of_combat(scene, mine=True)


def opponent(scene: Scene) -> SeenCard | None:
    """Whom this seat's minion fights."""
    return _of_combat(scene, mine=False)


def _of_combat(scene: Scene, *, mine: bool) -> SeenCard | None:
    combat = scene.table.combat
    if combat is None:
        return None
    for minion in (combat.acting, combat.defending):
        if scene.is_mine(minion) is mine:
            return scene.cards.get(minion)
    return None


def strength_of(card: SeenCard | None) -> float:
    """The damage of a minion's hands; one where it is not known."""
    return float(card.strength) if card is not None else 1.0


def peril(scene: Scene) -> float:
    """How much this seat's minion has to fear from the combat: below 0 when it is the stronger."""
    return peril_between(fighter(scene), opponent(scene))


def peril_between(mine: SeenCard | None, theirs: SeenCard | None) -> float:
    """The same for two minions that may come to fight."""
    if mine is None or theirs is None:
        return 0.5
    risk = strength_of(theirs) - mine.blood
    chance = strength_of(mine) - theirs.blood
    return 0.5 + (2.0 if risk > 0 else 0.0) - (1.5 if chance > 0 else 0.0)


def strike_worth(scene: Scene, strike: v.Strike) -> float:
    """What a strike is worth in the combat in progress."""
    damage = number(strike.damage) if strike.damage else 0.0
    if strike.strength:
        damage = strength_of(fighter(scene)) + number(strike.plus)
    worth = damage * (1.6 if strike.aggravated else 1.0) + 1.4 * number(strike.steal_blood)
    foe = strength_of(opponent(scene))
    if strike.dodge:
        worth += 0.9 * foe
    if strike.ends_combat:
        worth += 0.6 * foe + peril(scene)
    return worth + (0.5 if strike.first else 0.0) + effects_worth(strike.effects) * 0.5
