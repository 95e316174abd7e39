"""Reckoning: every value that cards can change, asked in one place.

A level, a track, a number of dice or hexes is what the sheet or profile says, plus the modifiers of
whatever lies in front of its owner. Cards override rules (CHA-GEN-01), so nobody else reads a sheet or a
profile directly.
"""

from __future__ import annotations

from collections.abc import Iterator

from nocturne.chapters.conditions import fits
from nocturne.chapters.content.book import Content
from nocturne.chapters.content.cards import Dice
from nocturne.chapters.content.chapter import Chapter
from nocturne.chapters.content.model import for_participants
from nocturne.chapters.content.modifiers import Modifier, Passive
from nocturne.chapters.content.pack import content
from nocturne.chapters.content.people import AllyLevel, NpcCard, Phase, Profile, Special, Summon, Values
from nocturne.chapters.content.tiles import Tile
from nocturne.chapters.movement import FLEEING_MOVEMENT
from nocturne.chapters.sight import DEFAULT_SIGHT
from nocturne.chapters.state import ChaptersState, Npc, Player, Vampire
from nocturne.chapters.tilemap import TileMap, tile_map

MOST_LEVEL = 5
"""CHA-ATT-01, CHA-SKL-03."""
MOST_HUNGER = 5
"""CHA-HUN-01."""
LEAST_INITIATIVE, MOST_INITIATIVE = 0, 6
"""CHA-INI-02."""
FATIGUE_DICE = 2
"""CHA-FAT-03."""

SKILLS: dict[str, tuple[str, ...]] = {
    "physical": ("athletics", "brawl", "weapons", "stealth"),
    "social": ("persuasion", "insight", "subterfuge", "intimidation"),
    "mental": ("investigation", "awareness", "occult", "technology"),
}
"""CHA-SKL-01."""
ATTRIBUTE_OF: dict[str, str] = {skill: attr for attr, skills in SKILLS.items() for skill in skills}


def book(state: ChaptersState) -> Content:
    """The content being played."""
    return content(state.options.pack)


def chapter_book(state: ChaptersState) -> Chapter:
    """The booklet of the chapter on the table."""
    return book(state).chapters[state.play.id]


def tile_of(state: ChaptersState) -> TileMap:
    """The geometry of the tile on the table."""
    return tile_map(written_tile(state))


def written_tile(state: ChaptersState) -> Tile:
    """The tile on the table as it was written."""
    return book(state).tiles[state.play.tile]


def the_dice(state: ChaptersState) -> Dice:
    """CHA-GAP-01: the dice are content."""
    made = book(state).dice
    assert made is not None
    return made


# -- modifiers in force


def flaws(state: ChaptersState, character: str) -> set[str]:
    """The ids of a character's flaws."""
    return {flaw.id for flaw in book(state).characters[character].flaws}


def modifiers(state: ChaptersState, who: str) -> Iterator[Modifier]:
    """Every modifier that concerns a player's character in the chapter now."""
    for modifier in _all_modifiers(state, who):
        if modifier.if_ is None or fits(state, modifier.if_, who):
            yield modifier


def _all_modifiers(state: ChaptersState, who: str) -> Iterator[Modifier]:
    pack = book(state)
    vampire, player = state.vampire(who), state.player_of(who)
    for effect in (*player.effects, *state.campaign.coterie.effects):  # CHA-EFC-02
        yield from pack.effects[effect].modifiers
    if player.humanity in pack.humanity:  # CHA-HUM-05
        yield from pack.humanity[player.humanity].modifiers
    if vampire.power:
        yield from pack.disciplines[vampire.power].modifiers
    for item in vampire.items:
        yield from pack.items[item].modifiers
    for passive in _passives(state, "players"):
        yield from passive.modifiers


def _passives(state: ChaptersState, on: str) -> Iterator[Passive]:
    """The passives in force that concern the players, or the enemies."""
    for _npc, passive in passives(state):
        if passive.on == on:
            yield passive


def passives(state: ChaptersState) -> Iterator[tuple[str, Passive]]:
    """Every passive in force: of coterie allies that were chosen and have not fallen (CHA-ALLY-03,
    CHA-ALLY-08), and of bosses that stand (CHA-BOSS-07)."""
    pack, play = book(state), state.play
    for ally in play.allies:
        figure = play.npcs.get(ally)
        if figure is None or not figure.gone:
            yield ally, pack.allies[ally].passive
    for ident, npc in play.npcs.items():
        # Whether it fights is asked first: mostly nobody does, and this is asked at every step.
        if npc.fights and npc.kind == "profile" and npc.hex is not None and not npc.gone:
            passive = pack.profiles[npc.source].passive
            if passive is not None:
                yield ident, passive


def modifiers_for_test(
    state: ChaptersState, who: str, attr: str, skill: str, moment: str, against: str = ""
) -> Iterator[Modifier]:
    """The modifiers that concern one test: of this attribute and skill, made for this, against such an
    NPC."""
    for modifier in modifiers(state, who):
        if (
            modifier.attr in (None, attr)
            and modifier.skill in (None, skill)
            and (not modifier.during or moment in modifier.during)
            and (not modifier.against or against in modifier.against)
        ):
            yield modifier


def forbidden(state: ChaptersState, who: str, what: str) -> bool:
    """Whether a card forbids a character something."""
    return any(what in modifier.forbids for modifier in modifiers(state, who))


def ignores(state: ChaptersState, who: str, what: str) -> bool:
    """Whether a card lets a character ignore terrain, fire or figures."""
    return any(what in modifier.ignores for modifier in modifiers(state, who))


# -- a character's values


def level(player: Player, trait: str) -> int:
    """The level of an attribute, skill or discipline on a player's sheet."""
    sheet = player.sheet
    return sheet.attributes.get(trait, sheet.skills.get(trait, sheet.disciplines.get(trait, 0)))


PRINTED = {"dice": 15, "terrain": 31, "success": 12}
"""CHA-GAP-58: so many pieces lie in the box, for tables that let them run out."""


def damage_track(state: ChaptersState, who: str) -> int:
    """CHA-DMG-01: PHYSICAL x 2."""
    more = sum(modifier.damage_track for modifier in modifiers(state, who))
    return max(1, 2 * _derived(state, who, "physical") + more)


def most_damage(state: ChaptersState, who: str) -> int:
    """The most damage a character bears without falling into torpor (CHA-TORP-01, CHA-GAP-37)."""
    return damage_track(state, who) - (state.options.torpor_at == "full_track")


def willpower_track(state: ChaptersState, who: str) -> int:
    """CHA-WIL-01: SOCIAL + MENTAL."""
    more = sum(modifier.willpower_track for modifier in modifiers(state, who))
    return max(0, _derived(state, who, "social") + _derived(state, who, "mental") + more)


def plain_willpower_track(player: Player) -> int:
    """The same on the sheet alone, for hunts."""
    return level(player, "social") + level(player, "mental")


def hand_size(state: ChaptersState, who: str) -> int:
    """CHA-HAND-02: PHYSICAL + MENTAL."""
    more = sum(modifier.hand for modifier in modifiers(state, who))
    return max(1, _derived(state, who, "physical") + _derived(state, who, "mental") + more)


def _derived(state: ChaptersState, who: str, attr: str) -> int:
    """An attribute as derived values use it: without Blood Surge unless the table wants it (CHA-GAP-11)."""
    surge = state.options.surge_derived and state.vampire(who).surge == attr
    return level(state.player_of(who), attr) + int(surge)


def hunger_track(state: ChaptersState, character: str) -> int:
    """CHA-HUN-01, CHA-FLAW-01: 5, and 4 for Thomas."""
    return MOST_HUNGER - 1 if "rage" in flaws(state, character) else MOST_HUNGER


def movement(state: ChaptersState, who: str) -> int:
    """CHA-MOV-01: Athletics + 1, with Blood Surge (CHA-BLOOD-03) and Slow tokens (CHA-TOK-11); never below 0
    (CHA-GAP-35)."""
    vampire = state.vampire(who)
    points = level(state.player_of(who), "athletics") + 1 + int(bool(vampire.surge))
    points += sum(modifier.movement for modifier in modifiers(state, who))
    return max(0, points - vampire.tokens.get("slow", 0))


def base_initiative(state: ChaptersState, who: str) -> int:
    """CHA-INI-01: PHYSICAL."""
    points = _derived(state, who, "physical") + sum(m.initiative for m in modifiers(state, who))
    return clamp_initiative(points)


def main_initiative(state: ChaptersState, who: str) -> int:
    """Initiative in the main sequence, where a Blood Surge lasts a round (CHA-GAP-10)."""
    return clamp_initiative(base_initiative(state, who) + int(bool(state.vampire(who).surge)))


def clamp_initiative(value: int) -> int:
    """CHA-INI-02: from 0 to 6."""
    return min(MOST_INITIATIVE, max(LEAST_INITIATIVE, value))


def dice_for(
    state: ChaptersState, who: str, attr: str, skill: str, moment: str, bonus: int = 0, against: str = ""
) -> int:
    """How many dice a test has after everything: attribute, bonus dice, cards, flaws and fatigue (CHA-ATT-02,
    CHA-GAP-04)."""
    vampire, player = state.vampire(who), state.player_of(who)
    attribute = level(player, attr) + int(vampire.surge == attr)
    cards = sum(m.dice for m in modifiers_for_test(state, who, attr, skill, moment, against))
    tired = FATIGUE_DICE if vampire.fatigued else 0
    if state.options.fatigue_zero == "attribute_only" and attribute - tired <= 0:
        return 0
    return attribute + bonus + cards - tired - flaw_dice(state, who, attr)


def penalty_dice(
    state: ChaptersState, who: str, attr: str, skill: str, moment: str, against: str = ""
) -> int:
    """How many of its dice a test has lost to fatigue, flaws and cards."""
    cards = sum(min(0, m.dice) for m in modifiers_for_test(state, who, attr, skill, moment, against))
    tired = FATIGUE_DICE if state.vampire(who).fatigued else 0
    return tired + flaw_dice(state, who, attr) - cards


def flaw_dice(state: ChaptersState, who: str, attr: str) -> int:
    """The dice a flaw takes from a test."""
    own = flaws(state, who)
    lost = 0
    hunger = state.vampire(who).hunger
    if ("bestial" in own and attr == "mental") or ("anxiety" in own and attr == "social"):
        lost += min(2, hunger // 2)  # CHA-FLAW-02, CHA-FLAW-03
    if "aesthetic" in own and "aesthetic" in chapter_book(state).tags:
        lost += 1  # CHA-FLAW-05
    return lost


def automatic_for(
    state: ChaptersState, who: str, attr: str, skill: str, moment: str, against: str = ""
) -> int:
    """CHA-SKL-02: one automatic success for each level of the skill."""
    cards = sum(m.automatic for m in modifiers_for_test(state, who, attr, skill, moment, against))
    return max(0, level(state.player_of(who), skill) + cards)


def difficulty_for(
    state: ChaptersState, who: str, attr: str, skill: str, moment: str, printed: int, against: str = ""
) -> int:
    """A printed difficulty as cards change it for one character."""
    return printed + sum(m.difficulty for m in modifiers_for_test(state, who, attr, skill, moment, against))


# -- NPCs, allies, summons


def profile_of(state: ChaptersState, npc: Npc) -> Profile | None:
    """The profile of an NPC that has one."""
    return book(state).profiles[npc.source] if npc.kind == "profile" else None


def summon_of(state: ChaptersState, npc: Npc) -> Summon | None:
    """The summon an NPC is, if it is one."""
    return book(state).summons[npc.source] if npc.kind == "summon" else None


def _body(state: ChaptersState, npc: Npc) -> Profile | Phase | AllyLevel | Summon | None:
    """Where the values of an NPC in its present phase or level are printed."""
    pack = book(state)
    if npc.kind == "profile":
        profile = pack.profiles[npc.source]
        return profile.phases[npc.phase - 1] if npc.phase else profile
    if npc.kind == "ally":
        return pack.allies[npc.source].levels[state.campaign.coterie.ally_level]
    return pack.summons[npc.source] if npc.kind == "summon" else None


def can_fight(npc: Npc) -> bool:
    """CHA-NPC-01: only what has values can be fought."""
    return npc.kind != "nobody"


def _value(state: ChaptersState, npc: Npc, name: str) -> int:
    body = _body(state, npc)
    if body is None:
        return 0
    values: Values = body.values
    return for_participants(getattr(values, name), participants(state))


def participants(state: ChaptersState) -> int:
    """CHA-PLAY-03, CHA-ALLY-07: players and coterie allies as the chapter started, whoever drops out."""
    play = state.play
    if state.options.values_fixed:
        return play.participants
    standing = sum(1 for ally in play.allies if ally not in play.npcs or not play.npcs[ally].gone)
    return max(1, min(4, len(state.active()) + standing))


def npc_modifiers(state: ChaptersState, ident: str) -> Iterator[Modifier]:
    """What passives change for an NPC: its own, and those for all enemies."""
    npc = state.play.npcs[ident]
    for owner, passive in passives(state):
        if (passive.on == "self" and owner == ident) or (passive.on == "enemies" and npc.side == "enemy"):
            yield from (m for m in passive.modifiers if m.if_ is None or fits(state, m.if_, None))


def npc_attack(state: ChaptersState, ident: str) -> int:
    """The Attack of an NPC, ally or summon, never below 0 (CHA-DIFF-04, CHA-DIFF-08, CHA-GAP-38)."""
    npc = state.play.npcs[ident]
    value = _value(state, npc, "attack") + sum(m.attack for m in npc_modifiers(state, ident))
    if npc.side == "enemy":
        value += ("strong" in state.play.difficulty) - ("ill_prepared" in state.play.difficulty)
    return _floored(state, value)


def npc_resistance(state: ChaptersState, ident: str) -> int:
    """The Resistance without Defence cards, never below 0 (CHA-DIFF-03, CHA-DIFF-09, CHA-GAP-38)."""
    npc = state.play.npcs[ident]
    value = _value(state, npc, "resistance") + sum(m.resistance for m in npc_modifiers(state, ident))
    if npc.side == "enemy":
        value += ("tough" in state.play.difficulty) - ("pacifists" in state.play.difficulty)
    return _floored(state, value)


def _floored(state: ChaptersState, value: int) -> int:
    """CHA-GAP-38: each value stops at 0, or only the damage that comes out in the end."""
    return value if state.options.floored == "damage_only" else max(0, value)


def npc_damage_track(state: ChaptersState, ident: str) -> int:
    """The Damage track (CHA-DIFF-05: as for 1-2 players; CHA-DIFF-07: as for 4)."""
    npc = state.play.npcs[ident]
    body = _body(state, npc)
    if body is None:
        return 0
    count = participants(state)
    if npc.side == "enemy" and "weak" in state.play.difficulty:
        count = min(count, 2)
    if npc.side == "enemy" and "prepared" in state.play.difficulty:
        count = 4
    return for_participants(body.values.damage, count)


def npc_initiative(state: ChaptersState, ident: str) -> int:
    """The Initiative at the start of a combat (CHA-DIFF-06)."""
    npc = state.play.npcs[ident]
    value = _value(state, npc, "initiative") + sum(m.initiative for m in npc_modifiers(state, ident))
    return clamp_initiative(value + (npc.side == "enemy" and "noisy" in state.play.difficulty))


def npc_movement(state: ChaptersState, ident: str) -> int:
    """The Movement of an NPC (CHA-DIFF-10), ally or summon (CHA-SUM-04); 3 without a profile
    (CHA-FLEE-09)."""
    pack, npc = book(state), state.play.npcs[ident]
    match npc.kind:
        case "profile":
            points = pack.profiles[npc.source].movement
        case "ally":
            points = pack.allies[npc.source].movement
        case "summon":
            summon = pack.summons[npc.source]
            points = 0 if summon.immobile else summon.movement
        case "nobody":
            points = FLEEING_MOVEMENT
    if npc.side == "enemy" and npc.kind == "profile" and "agile" in state.play.difficulty:
        points += 1
    points += sum(m.movement for m in npc_modifiers(state, ident))
    return max(0, points - npc.tokens.get("slow", 0))


def npc_sight(state: ChaptersState, ident: str, looking_for: str = "") -> int:
    """CHA-LOS-01: the line-of-sight value; cards of the one looked for may change it."""
    pack, npc = book(state), state.play.npcs[ident]
    depth = DEFAULT_SIGHT
    if npc.kind == "profile":
        depth = pack.profiles[npc.source].sight
    elif npc.kind == "ally":
        depth = pack.allies[npc.source].sight
    if looking_for in state.play.vampires:
        depth += sum(m.sight for m in modifiers(state, looking_for))
    return max(0, depth)


def npc_target(state: ChaptersState, npc: Npc) -> str:
    """CHA-TGT-01: the default target."""
    pack = book(state)
    if npc.kind == "profile":
        return pack.profiles[npc.source].target
    if npc.kind == "ally":
        return pack.allies[npc.source].target
    return "closest"  # CHA-GAP-55


def npc_reach(state: ChaptersState, npc: Npc) -> int:
    """How far its attacks reach unless a card says otherwise (CHA-POS-20)."""
    profile = profile_of(state, npc)
    return profile.reach if profile is not None else 1


def npc_specials(state: ChaptersState, npc: Npc) -> tuple[Special, ...]:
    """The special attacks of its present phase or level."""
    body = _body(state, npc)
    if body is None or isinstance(body, Summon):
        return ()
    if isinstance(body, Phase) and not body.specials:
        return book(state).profiles[npc.source].specials
    return body.specials


def special_for(state: ChaptersState, npc: Npc, kind: str) -> tuple[int, Special] | None:
    """The special attack a Special card calls for; with a single one, Special 2 uses it too (CHA-CARD-06)."""
    specials = npc_specials(state, npc)
    wanted = 1 if kind == "special2" else 0
    if not specials:
        return None
    index = min(wanted, len(specials) - 1)
    return index, specials[index]


def deck_of(state: ChaptersState, ident: str) -> str:
    """The pile an NPC draws from: its type's, a boss's own, the allies' (CHA-NPC-10, CHA-ALLY-10)."""
    npc = state.play.npcs[ident]
    if npc.side == "friend":
        return "ally"
    profile = book(state).profiles[npc.source]
    return f"boss:{ident}" if profile.type == "boss" else profile.deck or profile.type


def npc_card(state: ChaptersState, ident: str, card: str) -> NpcCard:
    """A card of an NPC's pile."""
    pack, npc = book(state), state.play.npcs[ident]
    if npc.side == "friend":
        return pack.decks["ally"].cards[card]
    profile = pack.profiles[npc.source]
    if card in profile.cards:
        return profile.cards[card]
    return pack.decks[profile.deck or profile.type].cards[card]


def immune(state: ChaptersState, ident: str, token: str) -> bool:
    """Whether a figure takes no tokens of a kind (CHA-BOSS-03)."""
    play = state.play
    if ident in play.vampires:
        return any(token in m.immune for m in modifiers(state, ident))
    npc = play.npcs[ident]
    if npc.kind == "nobody":
        return True
    profile = profile_of(state, npc)
    if profile is not None and (token in profile.immune or (profile.type == "boss" and token == "stun")):
        return True
    return any(token in m.immune for m in npc_modifiers(state, ident))


# -- decks of the players


def combat_deck(state: ChaptersState, who: str) -> list[str]:
    """CHA-DECK-01, CHA-DECK-02: every combat card whose requirements the character meets."""
    player = state.player_of(who)
    found = []
    for ident, card in book(state).combat_cards.items():
        needs = card.requires
        if needs.skill is not None and level(player, needs.skill) < needs.level:
            continue
        if needs.discipline is not None and level(player, needs.discipline.id) < needs.discipline.level:
            continue
        if needs.unlocked and ident not in state.campaign.coterie.cards:
            continue
        found.append(ident)
    return found


def weapon_for(state: ChaptersState, vampire: Vampire, kind: str) -> str | None:
    """CHA-DECK-04, CHA-DECK-05: the best weapon of a kind that the character carries."""
    pack = book(state)
    fitting = [item for item in vampire.items if pack.items[item].weapon == kind]
    return max(fitting, key=lambda item: (pack.items[item].dice, pack.items[item].reach), default=None)
