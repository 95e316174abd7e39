"""Effects on figures: Hunger, damage, Willpower, items, tokens, Initiative, Movement."""

from __future__ import annotations

from nocturne.chapters.content.effects import Effect
from nocturne.chapters.events.figures import ItemLost
from nocturne.chapters.rules.effects.apply import Apply, performs
from nocturne.chapters.rules.harm.belongings import (
    back_to_shop,
    discard_item,
    end_power,
    gain_effect,
    gain_item,
    lose_effect,
)
from nocturne.chapters.rules.harm.damage import heal, hurt, remove_character
from nocturne.chapters.rules.harm.hunger import beast_test, lower_hunger, raise_hunger
from nocturne.chapters.rules.harm.tokens import change_initiative, drop_tokens, give_tokens
from nocturne.chapters.rules.harm.willpower import lose_humanity, lose_willpower, regain_willpower
from nocturne.chapters.rules.table import lookup
from nocturne.chapters.rules.table.frames import TurnFacts
from nocturne.chapters.state import ChaptersState, without
from nocturne.kernel.frames import start


@performs("beast_test")
def _beast_test(frame: Apply, state: ChaptersState, effect: Effect) -> None:
    for who in frame.characters(state, effect):
        beast_test(state, who)


@performs("hunger")
def _hunger(frame: Apply, state: ChaptersState, effect: Effect) -> None:
    by = effect.hunger or 0
    for who in frame.characters(state, effect):
        raise_hunger(state, who, by) if by > 0 else lower_hunger(state, who, -by)


@performs("damage")
def _damage(frame: Apply, state: ChaptersState, effect: Effect) -> None:
    for who in reversed(frame.hit(state, effect)):
        state.push(start("suffer", who=who, amount=effect.damage or 0))


@performs("unavoidable")
def _unavoidable(frame: Apply, state: ChaptersState, effect: Effect) -> None:
    for who in frame.hit(state, effect):
        hurt(state, who, effect.unavoidable or 0, unavoidable=True)


@performs("heal")
def _heal(frame: Apply, state: ChaptersState, effect: Effect) -> None:
    for who in frame.hit(state, effect):
        heal(state, who, effect.heal or 0)


@performs("willpower")
def _willpower(frame: Apply, state: ChaptersState, effect: Effect) -> None:
    by = effect.willpower or 0
    for who in frame.characters(state, effect):
        regain_willpower(state, who, by) if by > 0 else lose_willpower(state, who, -by)


@performs("humanity")
def _humanity(frame: Apply, state: ChaptersState, effect: Effect) -> None:
    for who in frame.characters(state, effect):
        lose_humanity(state, who, -(effect.humanity or 0))


@performs("item")
def _item(frame: Apply, state: ChaptersState, effect: Effect) -> None:
    for who in frame.characters(state, effect):
        gain_item(state, who, effect.item or "")


@performs("lose_item")
def _lose_item(frame: Apply, state: ChaptersState, effect: Effect) -> None:
    item, coterie = effect.lose_item or "", state.campaign.coterie
    for who in frame.characters(state, effect):
        if item in state.vampire(who).items:
            discard_item(state, who, item)
        elif item in coterie.items:
            coterie.items = without(coterie.items, item)
            back_to_shop(state, item)
            state.emit(ItemLost(None, item))


@performs("effect_card")
def _effect_card(frame: Apply, state: ChaptersState, effect: Effect) -> None:
    card = effect.effect_card or ""
    if lookup.book(state).effects[card].scope == "coterie":
        gain_effect(state, None, card)
    else:
        for who in frame.characters(state, effect):
            gain_effect(state, who, card)


@performs("lose_effect")
def _lose_effect(frame: Apply, state: ChaptersState, effect: Effect) -> None:
    card = effect.lose_effect or ""
    if lookup.book(state).effects[card].scope == "coterie":
        lose_effect(state, None, card)
    else:
        for who in frame.characters(state, effect):
            lose_effect(state, who, card)


@performs("remove_character")
def _remove_character(frame: Apply, state: ChaptersState, effect: Effect) -> None:
    for who in frame.characters(state, effect):
        remove_character(state, who)


@performs("end_disciplines")
def _end_disciplines(frame: Apply, state: ChaptersState, effect: Effect) -> None:
    for who in frame.characters(state, effect):
        end_power(state, who)


@performs("tokens")
def _tokens(frame: Apply, state: ChaptersState, effect: Effect) -> None:
    for who in frame.hit(state, effect):
        for kind, n in (effect.tokens or {}).items():
            give_tokens(state, who, kind, n)


@performs("lose_tokens")
def _lose_tokens(frame: Apply, state: ChaptersState, effect: Effect) -> None:
    for who in frame.hit(state, effect):
        for kind in effect.lose_tokens or ():
            drop_tokens(state, who, kind)


@performs("initiative")
def _initiative(frame: Apply, state: ChaptersState, effect: Effect) -> None:
    for who in frame.hit(state, effect):
        change_initiative(state, who, effect.initiative or 0)


@performs("movement", "again")
def _movement(frame: Apply, state: ChaptersState, effect: Effect) -> None:
    _turn_gains(state, frame, effect)


def _turn_gains(state: ChaptersState, frame: Apply, effect: Effect) -> None:
    """More Movement, or one more move or action, for the turn in progress."""
    for turn in reversed(state.stack):
        if isinstance(turn, TurnFacts):
            if turn.who in frame.characters(state, effect):
                turn.gain(state, effect.movement or 0, effect.again)
            return
