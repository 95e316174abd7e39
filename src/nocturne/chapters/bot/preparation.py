"""Between chapters: characters, experience, the shop, hunts, items, allies."""

from __future__ import annotations

from nocturne.chapters.bot.eyes import Eyes, effect_worth
from nocturne.chapters.content.cards import DisciplineCard, Item
from nocturne.chapters.content.modifiers import Modifier
from nocturne.chapters.rules.campaign.experience import ATTRIBUTE_COST, DISCIPLINE_COST, SKILL_COST
from nocturne.kernel.chance import Chance
from nocturne.kernel.decision import Decision

_TRAIT_WORTH = {
    "physical": 14.0, "social": 6.0, "mental": 8.0, "brawl": 7.0, "athletics": 4.5, "weapons": 3.0,
    "stealth": 2.5, "persuasion": 3.5, "insight": 3.5, "subterfuge": 3.5, "intimidation": 3.0,
    "investigation": 3.5, "awareness": 3.0, "occult": 2.5, "technology": 2.0,
}  # fmt: skip
"""What one more level is worth; a discipline is worth what its cards are."""
_DISCIPLINE_WORTH = 6.0
_WORTH_ITS_PRICE = 0.45
"""Below this share of worth to experience a level is not bought: better to save."""
_COMPANY = 2
"""Allies of somebody who plays alone; a coterie takes none, since enemies grow with every ally
(CHA-ALLY-07)."""
_RESERVE = 1
"""Boons kept for what chapters ask."""
_LASTS = {"combat": 3.0, "chapter": 3.0, "round": 1.2, "turn": 1.0, "page": 1.0}


def character(decision: Decision, chance: Chance) -> str:
    """Any character nobody has; the Caitiff is left to people who like to invent."""
    ready = [option.key for option in decision.options if option.key != "character:gabe"]
    return chance.pick(ready or [option.key for option in decision.options])


def experience(decision: Decision, eyes: Eyes) -> str:
    """The level that gives most for its price; never another character."""
    best, key = _WORTH_ITS_PRICE, "done"
    for option in decision.options:
        kind, _, trait = option.key.partition(":")
        if kind != "raise":
            continue
        level = eyes.level(trait) + 1
        if trait in eyes.player.attributes:
            worth, cost = _TRAIT_WORTH[trait], ATTRIBUTE_COST * level
        elif trait in eyes.player.skills:
            worth, cost = _TRAIT_WORTH[trait], SKILL_COST * level
        else:
            worth, cost = _DISCIPLINE_WORTH, DISCIPLINE_COST * level
        if worth / cost > best:
            best, key = worth / cost, option.key
    return key


def power(decision: Decision, eyes: Eyes) -> str:
    """The more useful of the cards of a level."""
    cards = eyes.pack.disciplines
    return max((o.key for o in decision.options), key=lambda key: power_worth(cards[key.partition(":")[2]]))


def power_worth(card: DisciplineCard) -> float:
    """What a discipline card is worth in general."""
    lasting = _LASTS.get(card.duration or "turn", 1.0)
    worth = sum(effect_worth(effect) for effect in card.do)
    worth += lasting * sum(modifier_worth(modifier) for modifier in card.modifiers)
    return worth + 0.5 * ("combat" in card.when) + 0.4 * card.captures


def modifier_worth(modifier: Modifier) -> float:
    """What a lasting change is worth for a round or a test."""
    worth = 0.6 * modifier.dice + 1.0 * modifier.automatic + 1.0 * modifier.damage
    worth += 1.0 * modifier.resistance + 0.4 * modifier.initiative + 0.3 * modifier.movement
    worth += 0.3 * modifier.hand + 0.5 * modifier.damage_track + 0.5 * modifier.willpower_track
    worth += 0.8 * modifier.unseen + 0.3 * modifier.unwitnessed + 0.5 * modifier.no_beast_test
    worth -= 0.5 * modifier.difficulty + 0.3 * modifier.sight
    return worth - 0.8 * len(modifier.forbids)


def item_worth(item: Item, eyes: Eyes) -> float:
    """What an item is worth to this player."""
    worth = 3.0 * sum(modifier_worth(modifier) for modifier in item.modifiers)
    if item.weapon is not None:
        has = any(eyes.pack.items[one].weapon == item.weapon for one in eyes.player.items)
        worth += 0.2 if has else 1.2 * eyes.level("weapons") + item.dice
    worth += 1.2 * item.blood + sum(effect_worth(effect) for effect in item.do)
    story = not (item.modifiers or item.weapon or item.blood or item.do)
    return worth + (1.5 if story else 0.0)  # what does nothing by itself is there for a page to ask for


def shop(decision: Decision, eyes: Eyes) -> str:
    """The ware that gives most for its price, with a boon kept back."""
    best, key = 0.6, "done"
    boons = int(decision.args["boons"])
    for option in decision.options:
        if option.key == "done":
            continue
        price = int(option.args["price"])
        item = option.key.partition(":")[2]
        owned = eyes.table.coterie.items.count(item)
        worth = item_worth(eyes.pack.items[item], eyes) / price - owned
        if boons - price >= _RESERVE and worth > best:
            best, key = worth, option.key
    return key


def agree_to_buy(decision: Decision, eyes: Eyes) -> str:
    """Yes, unless it would spend what the next chapter may ask for."""
    left = eyes.table.coterie.boons - int(decision.args["price"])
    return "yes" if left >= 0 else "no"


def take_item(decision: Decision, eyes: Eyes) -> str:
    """The most useful item that is left; one of each kind is enough."""
    best, key = 0.3, "done"
    for option in decision.options:
        item = option.key.partition(":")[2]
        if option.key == "done" or item in eyes.player.items:
            continue
        worth = item_worth(eyes.pack.items[item], eyes)
        if worth > best:
            best, key = worth, option.key
    return key


def hunt(decision: Decision) -> str:
    """Hunt when there is something to hunt: it costs nothing but a night."""
    hunts = [option.key for option in decision.options if option.key.startswith("hunt:")]
    return hunts[0] if hunts else "pass"


def approach(decision: Decision, eyes: Eyes) -> str:
    """The approach all players together have most dice for."""

    def together(key: str) -> int:
        option = decision.option(key)
        assert option is not None
        attr = str(option.args["attr"]).partition(":")[2]
        named = str(option.args["bonus"]).partition(":")[2]
        players = eyes.table.players
        return sum(eyes.level(attr, one) + (one.character == named) for one in players)

    return max((option.key for option in decision.options), key=together)


def difficulty(decision: Decision, failures: int) -> str:
    """Nothing at first; after each failure one more thing that makes it easier (CHA-DIFF-17)."""
    easy = [f"modifier:{name}" for name in ("ill_prepared", "weak", "pacifists")][:failures]
    return next((key for key in easy if decision.option(key) is not None), "done")


def allies(decision: Decision, eyes: Eyes) -> str:
    """Company for somebody alone, those who hit hardest first."""
    if len(eyes.table.players) > 1 or len(eyes.table.coterie.allies) >= _COMPANY:
        return "done"
    offered = [option.key for option in decision.options if option.key.startswith("ally:")]
    if not offered:
        return "done"

    def strength(key: str) -> float:
        ally = eyes.pack.allies[key.partition(":")[2]]
        values = ally.levels[eyes.table.coterie.ally_level].values
        attack = values.attack if isinstance(values.attack, int) else values.attack[2]
        return attack + 0.5 * sum(modifier_worth(m) for m in ally.passive.modifiers)

    return max(offered, key=strength)
