"""Where lists of effects are written: a page, a card, a power, a passive."""

from __future__ import annotations

from nocturne.chapters.content.effects import Effect
from nocturne.chapters.rules.table import lookup, modifiers
from nocturne.chapters.state import ChaptersState


def effects_at(state: ChaptersState, source: str) -> tuple[Effect, ...]:
    """The effects a source names."""
    pack = lookup.book(state)
    kind, _, rest = source.partition(":")
    name, _, part = rest.partition(":")
    match kind:
        case "page":
            return lookup.chapter_book(state).pages[name].effects
        case "card":
            card = pack.combat_cards[name]
            return card.on_self if part == "on_self" else card.on_enemy
        case "power":
            return pack.disciplines[name].do
        case "item":
            return pack.items[name].do
        case "effect":
            return pack.effects[name].turn_start
        case "npccard":
            npc, _, list_ = part.partition(":")
            printed = lookup.npc_card(state, npc, name)
            return printed.on_reveal if list_ == "on_reveal" else printed.on_hit
        case "special":
            index, _, list_ = part.partition(":")
            special = lookup.npc_specials(state, state.play.npcs[name])[int(index)]
            return special.on_reveal if list_ == "on_reveal" else special.on_hit
        case _:  # passive
            passive = next(p for owner, p in modifiers.passives(state) if owner == name)
            return passive.round_start if part == "round_start" else passive.turn_end
