"""Tables of the arena with people, prey, fire and fights strewn about, for random play: what a campaign
played at random seldom comes to."""

from __future__ import annotations

from typing import Any

from nocturne.chapters.components.hexes import Facing, by_name, name_of
from nocturne.chapters.content.pack import content
from nocturne.chapters.content.tiles import tile_map
from nocturne.chapters.options import ChaptersOptions
from nocturne.kernel.chance import Chance
from tests import readings
from tests.chapters.playing import Night, at

NUMBERS = {
    "hourglass_seconds": (0, 60),
    "character_sight": (1, 5),
    "status_least": (-3, 0),
    "status_most": (2, 5),
}
PAGES = ("E.fight", "E.only", "E.personal", "E.coterie", "E.taken", "E.tokens", "E.trackers", "E.cellar",
         "E.turncoat", "E.burn", "E.test", "E.hourglass", "E.lever", "D.host.1", "D.host.5",
         "IN.1")  # fmt: skip
ENEMIES = ("brute", "brute2", "guard", "watchman", "hound", "officer", "elder", "lackey", "tyrant")
OTHERS = ("bouncer", "drunk", "witness", "passer", "rat", "host", "clerk", "statue", "keeper")
ITEMS = (
    "item.blood_bag",
    "item.knife",
    "item.pistol",
    "item.bandage",
    "item.rifle",
    "item.charm",
    "item.keys",
)
EFFECTS = ("eff.limp", "eff.dazed", "eff.blessed", "eff.undecided", "eff.bug")
TOKENS = ("poison", "bleed", "stun", "resistance", "immobility", "slow")


def any_reading(chance: Chance) -> dict[str, Any]:
    """One way of reading every open point."""
    chosen = readings.any_reading(ChaptersOptions, NUMBERS, chance)
    if chosen["trackers_count"] == "combat_rounds":
        chosen["table_rulings"] = True  # or a chapter that ends by its tracker alone might never end
    return chosen


def random_night(seed: int | str) -> Night:
    """One such table: in the main sequence, in a combat, or on a page."""
    chance = Chance.seeded(f"night {seed}")
    pack = content("arena")
    free = [name_of(place) for place in by_name(tile_map(pack.tiles["tile.arena"]).hexes)]
    chance.shuffle(free)
    everybody = [who for who, printed in pack.characters.items() if printed.attributes]
    chance.shuffle(everybody)
    seats = 1 + chance.below(4)
    allies = [who for who in everybody[seats:] if who in pack.allies][: chance.below(5 - seats)]
    characters = [_character(who, free.pop(), chance) for who in everybody[:seats]]
    solid = [{"type": "investigation", "n": 1, "at": free.pop(), "page": "IN.1"},
             {"type": "action", "n": 1, "at": free.pop(), "page": "E.lever"}]  # fmt: skip
    enemies = chance.sample(ENEMIES, 1 + chance.below(3))
    npcs = {npc: _npc(npc, free.pop(), chance) for npc in enemies}
    npcs |= {npc: _npc(npc, free.pop(), chance) for npc in chance.sample(OTHERS, chance.below(5))}
    tokens = [
        {"type": chance.pick(["fire", "difficult", "arm"]), "at": free.pop()} for _ in range(chance.below(4))
    ]
    position: dict[str, Any] = {
        "characters": characters, "npcs": npcs, "allies": allies, "tokens": solid + tokens,
        "only_listed": True,
        "coterie": {"boons": chance.below(4), "status": chance.below(3)},
        "trackers": [{"id": "night", "left": 2 + chance.below(9), "page": "E.failure"}],
    }  # fmt: skip
    match chance.below(3):
        case 0:
            for one in characters:
                one["tokens"] = {}
            position["combat"] = {
                "enemies": enemies,
                "win": chance.pick(["", "E.win"]),
                "lose": chance.pick(["", "E.lose"]),
            }
        case 1:
            page = chance.pick(PAGES)
            kind = {"D": "dialogue", "I": "investigation", "E": "event"}[page[0]]
            position["page"] = {"page": page, "kind": kind}
            if page == "IN.1":
                position["page"]["zone"] = solid[0]["at"]
        case _:
            position["turn"] = characters[0]["character"]
    options = any_reading(chance) if chance.below(2) else {}
    return at(options=options, seed=0, **position)


def _character(who: str, hex_: str, chance: Chance) -> dict[str, Any]:
    return {
        "character": who, "at": hex_, "facing": chance.pick([f.name for f in Facing]),
        "hunger": chance.below(5), "willpower": chance.below(4), "damage": chance.below(4),
        "humanity": 1 + chance.below(5), "items": list(chance.sample(ITEMS, chance.below(4))),
        "effects": list(chance.sample(EFFECTS, chance.below(3))),
        "tokens": {"stealth": 1} if chance.below(4) == 0 else {},
        "disciplines": dict.fromkeys(content("arena").characters[who].disciplines, 2),
        "hand": ["card.punch", "card.guard", "card.bite", "card.sweep"],
    }  # fmt: skip


def _npc(npc: str, hex_: str, chance: Chance) -> dict[str, Any]:
    tokens = {chance.pick(TOKENS): 1 + chance.below(2)} if npc in ENEMIES and chance.below(3) == 0 else {}
    return {"at": hex_, "facing": chance.pick([f.name for f in Facing]), "tokens": tokens}
