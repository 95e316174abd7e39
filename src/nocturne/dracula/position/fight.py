"""A fight in a position: who is in it, what Dracula holds, what has been played.

Combat cards that a position does not mention lie at the bottom of his combat deck in the order of the
box, so that a scenario never depends on a shuffle.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from nocturne.dracula.rules.combat.banners import BASICS, NONE, kind_name
from nocturne.dracula.rules.combat.fight import Played, Step
from nocturne.dracula.rules.combat.steps import Fight, fight_in
from nocturne.dracula.rules.questions.offering import kinds_of
from nocturne.dracula.rules.table.trail import bats_out, spots
from nocturne.dracula.state import COUNT, HUNTERS, DraculaState
from nocturne.kernel.errors import BadPosition

Where = tuple[str | int, ...]


class PlayedPosition(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A combat card Dracula has played; a bare id stands for one that has been turned down."""

    card: str
    face_up: bool = True


class FightPosition(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A fight at the start of a round. ``vampire`` is an encounter on the trail or in a lair, nothing for
    Dracula himself; ``opening``: the events and items of a fight's start are still to come."""

    hunters: list[str]
    vampire: str = ""
    ambush: bool = False
    opening: bool = False
    hand: list[str] = []
    deck: list[str] = []  # the top card first
    played: list[str | PlayedPosition] = []
    last: dict[str, str] = {}  # by hunter: the card of the round before
    mesmerized: list[str] = []
    wreaths: list[str] = []  # hunters with a Garlic Wreath before them, taken from their items
    enraged: bool = False


def fight_frame(state: DraculaState, written: FightPosition) -> Fight:
    """The fight a position describes."""
    at: Where = ("fight",)
    hunters = tuple(sorted(_hunter(name, (*at, "hunters", i)) for i, name in enumerate(written.hunters)))
    if not hunters:
        raise BadPosition("dracula-position-no-hunter", (*at, "hunters"), hunter="")
    away = bats_out(state)
    left = [card for card in range(len(kinds_of("combat"))) if card not in away]

    def take(ident: str, where: Where) -> int:
        for card in left:
            if kinds_of("combat")[card] == ident:
                left.remove(card)
                return card
        known = ident in kinds_of("combat")
        message = "dracula-position-no-more" if known else "dracula-position-no-card"
        raise BadPosition(message, where, family="combat", card=ident, near="none", count=0)

    hand = [take(ident, (*at, "hand", i)) for i, ident in enumerate(written.hand)]
    deck = [take(ident, (*at, "deck", i)) for i, ident in enumerate(written.deck)]
    played = []
    for i, card in enumerate(written.played):
        ident, face_up = (card, False) if isinstance(card, str) else (card.card, card.face_up)
        played.append(Played(take(ident, (*at, "played", i)), face_up))
    last = [NONE] * len(HUNTERS)
    for name, ident in written.last.items():
        hunter = _hunter(name, (*at, "last", name))
        last[hunter] = _card_of(state, hunter, ident, (*at, "last", name))
    wreaths = []
    for i, name in enumerate(written.wreaths):
        hunter = _hunter(name, (*at, "wreaths", i))
        item = _card_of(state, hunter, "garlic_wreath", (*at, "wreaths", i))
        state.hunters[hunter].items.remove(item)
        wreaths.append((hunter, item))
    mesmerized = 0
    for i, name in enumerate(written.mesmerized):
        mesmerized |= 1 << _hunter(name, (*at, "mesmerized", i))
    return Fight(
        step=Step.OPEN if written.opening else Step.CHOOSE,
        hunters=hunters,
        everyone=hunters,
        vampire=_vampire(state, written.vampire, (*at, "vampire")),
        ambush=written.ambush,
        round=len(played) + 1,
        hand=sorted(hand),
        deck=[*reversed(left), *reversed(deck)],
        played=played,
        last=(last[0], last[1], last[2], last[3]),
        mesmerized=mesmerized,
        wreaths=tuple(wreaths),
        enraged=written.enraged,
    )


def _hunter(name: str, at: Where) -> int:
    if name not in HUNTERS:
        raise BadPosition("dracula-position-no-hunter", at, hunter=name)
    return [hunter.value for hunter in HUNTERS].index(name)


def _card_of(state: DraculaState, hunter: int, ident: str, at: Where) -> int:
    """One of the cards a hunter fights with, by its id."""
    for card in (*state.hunters[hunter].items, *BASICS):
        if kind_name(card) == ident:
            return card
    raise BadPosition("dracula-position-not-in-hand", at, card=ident)


def _vampire(state: DraculaState, ident: str, at: Where) -> int:
    if not ident:
        return COUNT
    kinds = kinds_of("encounter")
    for _, there in spots(state):
        for laid in there.encounters:
            if kinds[laid.card] == ident:
                return laid.card
    raise BadPosition("dracula-position-no-card", at, family="encounter", card=ident, near="none")


def inspect_fight(state: DraculaState) -> dict[str, Any] | None:
    """The fight in progress in the words of a position."""
    fight = fight_in(state)
    if fight is None:
        return None
    names = [hunter.value for hunter in HUNTERS]
    combat = kinds_of("combat")

    def those(mask: int) -> list[str]:
        return [name for i, name in enumerate(names) if mask >> i & 1]

    def cards(numbers: tuple[int, ...]) -> dict[str, str]:
        return {names[i]: kind_name(card) for i, card in enumerate(numbers) if card != NONE}

    return {
        "hunters": [names[hunter] for hunter in fight.hunters],
        "vampire": "" if fight.vampire == COUNT else kinds_of("encounter")[fight.vampire],
        "round": fight.round,
        "hand": [combat[card] for card in fight.hand],
        "deck": [combat[card] for card in reversed(fight.deck)],
        "played": [{"card": combat[played.card], "face_up": played.face_up} for played in fight.played],
        "cards": cards(fight.cards),
        "last": cards(fight.last),
        "cancelled": those(fight.cancelled),
        "mesmerized": those(fight.mesmerized),
        "wreaths": [names[hunter] for hunter, _ in fight.wreaths],
        "lucys_revenge": fight.lucy >= 0,
        "enraged": fight.enraged,
        "engaged": names[fight.engaged] if fight.engaged >= 0 else "",
    }
