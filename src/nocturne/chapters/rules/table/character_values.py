"""Every value of a player's character that cards can change: levels, tracks, dice."""

from __future__ import annotations

from nocturne.chapters.rules.table.lookup import (
    book,
    chapter_book,
    flaws,
)
from nocturne.chapters.rules.table.modifiers import (
    Totals,
    for_test,
    totals,
)
from nocturne.chapters.rules.table.npc_values import (
    clamp_initiative,
)
from nocturne.chapters.state import ChaptersState, Player, Vampire

MOST_LEVEL = 5
"""CHA-ATT-01, CHA-SKL-03."""


MOST_HUNGER = 5
"""CHA-HUN-01."""


FATIGUE_DICE = 2
"""CHA-FAT-03."""


SKILLS: dict[str, tuple[str, ...]] = {
    "physical": ("athletics", "brawl", "weapons", "stealth"),
    "social": ("persuasion", "insight", "subterfuge", "intimidation"),
    "mental": ("investigation", "awareness", "occult", "technology"),
}
"""CHA-SKL-01."""


ATTRIBUTE_OF: dict[str, str] = {skill: attr for attr, skills in SKILLS.items() for skill in skills}


def level(player: Player, trait: str) -> int:
    """The level of an attribute, skill or discipline on a player's sheet."""
    sheet = player.sheet
    if trait in sheet.attributes:
        return sheet.attributes[trait]
    return sheet.skills[trait] if trait in sheet.skills else sheet.disciplines.get(trait, 0)


def damage_track(state: ChaptersState, who: str) -> int:
    """CHA-DMG-01: PHYSICAL x 2."""
    more = totals(state, who).damage_track
    return max(1, 2 * _derived(state, who, "physical") + more)


def most_damage(state: ChaptersState, who: str) -> int:
    """The most damage a character bears without falling into torpor (CHA-TORP-01, CHA-GAP-37)."""
    return damage_track(state, who) - (state.options.torpor_at == "full_track")


def willpower_track(state: ChaptersState, who: str) -> int:
    """CHA-WIL-01: SOCIAL + MENTAL."""
    more = totals(state, who).willpower_track
    return max(0, _derived(state, who, "social") + _derived(state, who, "mental") + more)


def plain_willpower_track(player: Player) -> int:
    """The same on the sheet alone, for hunts."""
    return level(player, "social") + level(player, "mental")


def hand_size(state: ChaptersState, who: str) -> int:
    """CHA-HAND-02: PHYSICAL + MENTAL."""
    more = totals(state, who).hand
    return max(1, _derived(state, who, "physical") + _derived(state, who, "mental") + more)


def _derived(state: ChaptersState, who: str, attr: str) -> int:
    """An attribute as derived values use it: without Blood Surge unless the table wants it (CHA-GAP-11)."""
    surge = state.options.surge_derived and state.vampire(who).surge == attr
    return level(state.player_of(who), attr) + int(surge)


def hunger_track(state: ChaptersState, character: str) -> int:
    """CHA-HUN-01, CHA-FLAW-01: 5, and 4 for Thomas."""
    return MOST_HUNGER - 1 if "rage" in flaws(state, character) else MOST_HUNGER


def movement(state: ChaptersState, who: str, cards: Totals | None = None) -> int:
    """CHA-MOV-01: Athletics + 1, with Blood Surge (CHA-BLOOD-03) and Slow tokens (CHA-TOK-11); never below 0
    (CHA-GAP-35). ``cards`` are the modifiers of the character, if they are at hand."""
    vampire = state.vampire(who)
    points = level(state.player_of(who), "athletics") + 1 + int(bool(vampire.surge))
    points += (cards or totals(state, who)).movement
    return max(0, points - vampire.tokens.get("slow", 0))


def base_initiative(state: ChaptersState, who: str) -> int:
    """CHA-INI-01: PHYSICAL."""
    points = _derived(state, who, "physical") + totals(state, who).initiative
    return clamp_initiative(points)


def main_initiative(state: ChaptersState, who: str) -> int:
    """Initiative in the main sequence, where a Blood Surge lasts a round (CHA-GAP-10)."""
    return clamp_initiative(base_initiative(state, who) + int(bool(state.vampire(who).surge)))


def dice_for(
    state: ChaptersState, who: str, attr: str, skill: str, moment: str, bonus: int = 0, against: str = ""
) -> int:
    """How many dice a test has after everything: attribute, bonus dice, cards, flaws and fatigue (CHA-ATT-02,
    CHA-GAP-04)."""
    vampire, player = state.vampire(who), state.player_of(who)
    attribute = level(player, attr) + int(vampire.surge == attr)
    cards = for_test(state, who, attr, skill, moment, against).dice
    tired = FATIGUE_DICE if vampire.fatigued else 0
    if state.options.fatigue_zero == "attribute_only" and attribute - tired <= 0:
        return 0
    return attribute + bonus + cards - tired - flaw_dice(state, who, attr)


def penalty_dice(
    state: ChaptersState, who: str, attr: str, skill: str, moment: str, against: str = ""
) -> int:
    """How many of its dice a test has lost to fatigue, flaws and cards."""
    cards = for_test(state, who, attr, skill, moment, against).lost
    tired = FATIGUE_DICE if state.vampire(who).fatigued else 0
    return tired + flaw_dice(state, who, attr) + cards


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
    cards = for_test(state, who, attr, skill, moment, against).automatic
    return max(0, level(state.player_of(who), skill) + cards)


def difficulty_for(
    state: ChaptersState, who: str, attr: str, skill: str, moment: str, printed: int, against: str = ""
) -> int:
    """A printed difficulty as cards change it for one character."""
    return printed + for_test(state, who, attr, skill, moment, against).difficulty


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
