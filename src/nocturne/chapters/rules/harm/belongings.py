"""Powers, combat cards, effect cards and items that come and go."""

from __future__ import annotations

from nocturne.chapters.events.combat import (
    CardsTakenBack,
)
from nocturne.chapters.events.figures import (
    EffectGained,
    EffectLost,
    ItemGained,
    ItemLost,
    PowerEnded,
)
from nocturne.chapters.rules.harm.tracks import fit_tracks
from nocturne.chapters.rules.table import lookup
from nocturne.chapters.state import ChaptersState, Coterie, Player, without


def end_power(state: ChaptersState, ident: str) -> None:
    """An active discipline ends (CHA-DISC-06, CHA-DISC-09)."""
    vampire = state.vampire(ident)
    if vampire.power:
        power, vampire.power = vampire.power, ""
        state.emit(PowerEnded(ident, power))
        fit_tracks(state)


def take_cards_back(state: ChaptersState, ident: str, *, free: bool) -> None:
    """All used combat cards return to the hand (CHA-WIL-05, CHA-HAND-04)."""
    vampire = state.vampire(ident)
    vampire.hand += vampire.played
    vampire.played = ()
    state.emit(CardsTakenBack(ident, free))


def gain_effect(state: ChaptersState, ident: str | None, effect: str) -> None:
    """An effect card for a character, or for the coterie; never a second copy (CHA-EFC-02, CHA-EFC-06)."""
    card = lookup.book(state).effects[effect]
    owner: Coterie | Player
    if card.scope == "coterie":
        owner = state.campaign.coterie
        ident = None
    else:
        owner = next(one for one in state.campaign.players if one.character == ident)
    if effect not in owner.effects:
        owner.effects += (effect,)
        state.emit(EffectGained(ident, effect))
        fit_tracks(state)


def lose_effect(state: ChaptersState, ident: str | None, effect: str) -> None:
    """An effect card is discarded, by a character or by the coterie."""
    coterie = state.campaign.coterie
    if effect in coterie.effects:
        coterie.effects = without(coterie.effects, effect)
        state.emit(EffectLost(None, effect))
        fit_tracks(state)
        return
    for player in state.campaign.players:
        if player.character == ident and effect in player.effects:
            player.effects = without(player.effects, effect)
            state.emit(EffectLost(ident, effect))
            fit_tracks(state)


def gain_item(state: ChaptersState, ident: str, item: str) -> None:
    """CHA-ITM-02, CHA-ITM-05: whoever gains an item keeps it for the chapter, whatever it carries."""
    state.vampire(ident).items += (item,)
    state.emit(ItemGained(ident, item))


def discard_item(state: ChaptersState, ident: str, item: str) -> None:
    """CHA-ITM-08, CHA-ITM-09: back to the box, or to the shop when it was bought there."""
    vampire = state.vampire(ident)
    if item in vampire.items:
        vampire.items = without(vampire.items, item)
        back_to_shop(state, item)
        state.emit(ItemLost(ident, item))
        fit_tracks(state)


def back_to_shop(state: ChaptersState, item: str) -> None:
    """A copy that had been bought can be bought again."""
    coterie = state.campaign.coterie
    left = coterie.sold.get(item, 0) - 1
    if left >= 0:
        sold = {**coterie.sold, item: left}
        if not left:
            del sold[item]
        coterie.sold = sold
