"""Imagining: another state that agrees with all a seat knows, what it cannot know drawn again."""

from __future__ import annotations

from nocturne.chapters.rules.table import lookup
from nocturne.chapters.state import ChaptersState
from nocturne.kernel.chance import Chance


def sample(state: ChaptersState, seat: int | None, chance: Chance) -> ChaptersState:
    """Redraws the NPC decks with the cards that lie face down, the cards the other players have laid, and
    the chance to come."""
    other = state.copy()
    other.chance = chance.fork("imagined")
    if other.chapter is None or other.chapter.fight is None:
        return other
    fight = other.chapter.fight
    for name, pile in fight.decks.items():
        hidden = [
            ident
            for ident, npc in other.chapter.npcs.items()
            if npc.card and not npc.shown and lookup.deck_of(other, ident) == name
        ]
        unseen = [*pile.draw, *(other.chapter.npcs[ident].card for ident in hidden)]
        chance.shuffle(unseen)
        for ident in hidden:
            other.chapter.npcs[ident].card = unseen.pop()
        pile.draw = tuple(unseen)
    for vampire in other.chapter.vampires.values():
        if vampire.chosen and vampire.seat != seat:
            cards = sorted([*vampire.hand, vampire.chosen])
            vampire.chosen = chance.pick(cards)
            cards.remove(vampire.chosen)
            vampire.hand = tuple(cards)
    return other
