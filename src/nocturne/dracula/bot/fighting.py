"""What the hunters' cards are worth in a fight, and how gladly they are kept out of one.

A card is weighed against every card Dracula may have left: the damage it does less the harm it lets through.
"""

from __future__ import annotations

from functools import cache

from nocturne.dracula.components.box import (
    CombatIcon,
    HunterCombat,
    HunterCombatId,
    Item,
    ItemId,
    components,
)
from nocturne.dracula.view.fight import FightView

KEPT = {
    "heavenly_host": 9, "knife": 8, "crucifix": 7, "rifle": 6, "garlic": 6, "holy_bullets": 5, "pistol": 5,
    "garlic_wreath": 4, "holy_circle": 4, "fast_horses": 3, "stake": 3, "dogs": 2,
    "heroic_leap": 9, "lucys_revenge": 8, "lucky_find": 7, "planned_ambush": 7, "vampire_lair": 7,
    "great_strength": 6, "escape_route": 1, "forewarned": 2,
}  # fmt: skip
"""How gladly a hunter keeps a card, whether an item or an event; what is not named is worth UNNAMED."""

UNNAMED = 5

_FRAIL = 2
"""A hunter who can bear no more than this thinks of getting away."""


def struck(name: str, fight: FightView, *, night: bool, left: int) -> float:
    """What a card is worth this round to a hunter who can bear ``left`` more damage."""
    gone = {played.card for played in fight.played}
    cards = components().dracula_combat_cards
    kinds = [card.id for number, card in enumerate(cards) if number not in gone]
    return sum(against(name, kind, night=night, left=left) for kind in kinds) / max(1, len(kinds))


def against(name: str, kind: CombatIcon, *, night: bool, left: int) -> float:
    """What a card is worth against one of his, to a hunter who can bear ``left`` more damage."""
    printed = _banners().get(name)
    if printed is None:
        return 0.0
    frail = left <= _FRAIL
    worth = _clash(printed, kind, night=night, frail=frail)
    if printed.id is HunterCombatId.ESCAPE:
        worth += 1.0 if frail else -5.0
    return worth - (0.3 if isinstance(printed, Item) and printed.spent else 0.0)


@cache
def _banners() -> dict[str, Item | HunterCombat]:
    """The cards hunters fight with, by name."""
    parts = components()
    named: dict[str, Item | HunterCombat] = {card.id.value: card for card in parts.item_cards}
    named.update((card.id.value, card) for card in parts.hunter_combat)
    return named


def _clash(card: Item | HunterCombat, kind: CombatIcon, *, night: bool, frail: bool) -> float:
    """How a hunter's card fares against one of Dracula's: damage done less damage taken."""
    dread = 0.5 if frail else 0.15  # what a point of damage counts against one done to him
    damage = float(card.damage)
    if isinstance(card, Item):
        if card.against and kind not in card.against:
            damage = 0.0
        if kind == card.fails_against:
            return -3.0
    if kind in card.icons:
        return damage
    weapon = isinstance(card, Item) and card.weapon
    match kind:
        case CombatIcon.FANGS:
            return damage - 2.0 - 2.0 * dread
        case CombatIcon.CLAWS:
            return damage - (4.0 if night else 2.0) * dread
        case CombatIcon.STRENGTH:
            struck_down = weapon or card.id in (HunterCombatId.PUNCH, ItemId.CRUCIFIX)
            return (0.0 if struck_down else damage) - 2.0 * dread - (0.5 if night and weapon else 0.0)
        case CombatIcon.MESMERIZE:
            return -0.5
        case CombatIcon.PLOTTING:
            return damage - 0.3
        case _:  # he gets away
            return -1.0
