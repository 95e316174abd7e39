"""A fight from outside: what each seat may see of it, fights it cannot tell apart, and what must hold."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from nocturne.dracula.components.box import COMBAT_CARDS_TO_END, components
from nocturne.dracula.rules.combat.banners import NONE, name_of
from nocturne.dracula.rules.combat.fight import Played, Step
from nocturne.dracula.rules.combat.steps import Fight, fight_in
from nocturne.dracula.rules.table.trail import bats_out
from nocturne.dracula.state import COUNT, DRACULA, HUNTERS, NO_CARD, DraculaState
from nocturne.kernel.chance import Chance
from nocturne.kernel.decision import Question
from nocturne.kernel.state import Sealed


class FightView(Struct, frozen=True):
    """What one seat may see of a fight. Cards of the hunters are messages; None: nothing, or still hidden."""

    vampire: int
    place: int
    hunters: tuple[int, ...]
    round: int
    engaged: int
    hand: int
    deck: int
    played: tuple[Played, ...]
    cards: tuple[str | None, ...]
    last: tuple[str | None, ...]
    cancelled: tuple[int, ...]
    mesmerized: tuple[int, ...]
    wreaths: tuple[tuple[int, int], ...]
    lucys_revenge: int
    enraged: bool
    own_hand: tuple[int, ...] = ()
    own_card: int = NO_CARD


def look_fight(state: DraculaState, seat: int | None) -> FightView | None:
    """The fight as a seat (None: a spectator) sees it."""
    fight = fight_in(state)
    if fight is None:
        return None
    hidden = fight.step == Step.ENGAGE
    laid = _laid_by(state, fight, seat)

    def shown(hunter: int) -> str | None:
        card = laid.get(hunter, fight.cards[hunter])
        mine = seat is not None and state.holder[hunter] == seat
        return None if card == NONE or (hidden and not mine) else name_of(card)

    dracula = seat == DRACULA
    own_card = fight.chosen if dracula and hidden else laid.get(COUNT, NO_CARD)
    everybody = range(len(HUNTERS))
    return FightView(
        vampire=fight.vampire,
        place=fight.place(state),
        hunters=fight.hunters,
        round=fight.round,
        engaged=fight.engaged,
        hand=len(fight.hand),
        deck=len(fight.deck),
        played=tuple(fight.played),
        cards=tuple(shown(hunter) for hunter in everybody),
        last=tuple(None if card == NONE else name_of(card) for card in fight.last),
        cancelled=tuple(hunter for hunter in everybody if fight.is_cancelled(hunter)),
        mesmerized=tuple(hunter for hunter in everybody if fight.is_mesmerized(hunter)),
        wreaths=fight.wreaths,
        lucys_revenge=fight.lucy,
        enraged=fight.enraged,
        own_hand=tuple(card for card in fight.hand if card != own_card) if dracula else (),
        own_card=own_card,
    )


def _laid_by(state: DraculaState, fight: Fight, seat: int | None) -> dict[int, int]:
    """The cards a seat has laid face down while others still choose theirs, by hunter (COUNT: Dracula)."""
    if not state.sealed or state.stack[-1] is not fight:
        return {}
    questions = fight.choose(state)
    fighters = (COUNT, *fight.hunters)
    given = {
        fighters[answer.question]: questions[answer.question].choice(answer.key)
        for answer in state.sealed
        if answer.seat == seat
    }
    return {fighter: choice.value for fighter, choice in given.items() if choice is not None}


def sample_fight(state: DraculaState, seat: int | None, chance: Chance) -> None:
    """Redraw, in place, what the seat does not know of the fight: Dracula's hand and deck, and the cards that
    others have laid face down. The hunters' hands must have been redrawn before."""
    fight = fight_in(state)
    if fight is None:
        return
    hidden = fight.step == Step.ENGAGE
    if seat == DRACULA:
        chance.shuffle(fight.deck)
    else:
        unseen = [*fight.deck, *fight.hand, *([fight.chosen] if hidden else [])]
        chance.shuffle(unseen)
        if hidden:
            fight.chosen = unseen.pop()
        fight.hand = sorted(unseen.pop() for _ in fight.hand)
        fight.deck = unseen
    if hidden:
        for hunter in fight.hunters:
            if state.holder[hunter] != seat:
                question = Question(state.holder[hunter], "")
                fight.offer_banners(state, question, hunter)
                fight.set_card(hunter, chance.pick(question.values))
    if state.sealed and state.stack[-1] is fight:
        questions = fight.choose(state)
        for i, given in enumerate(state.sealed):
            if given.seat != seat:
                key = chance.pick(questions[given.question].options).key
                state.sealed[i] = Sealed(given.question, given.seat, key)


def check_fight(state: DraculaState) -> Iterable[str]:
    """Every invariant of a fight that does not hold."""
    fight = fight_in(state)
    if fight is None or fight.step == Step.BEGIN:
        return
    hidden = [fight.chosen] if fight.step == Step.ENGAGE else []
    cards = [*fight.deck, *fight.hand, *(played.card for played in fight.played), *hidden, *bats_out(state)]
    if sorted(cards) != list(range(len(components().dracula_combat_cards))):
        yield f"Dracula's combat cards do not add up in the fight: {sorted(cards)}"
    if len(fight.played) > COMBAT_CARDS_TO_END:
        yield f"Dracula has played {len(fight.played)} cards in one fight"
    if tuple(sorted(set(fight.hunters))) != fight.hunters:
        yield f"the hunters of a fight are not in order: {fight.hunters}"


def fight_cards(state: DraculaState) -> list[int]:
    """Dracula's combat cards held by the fight."""
    fight = fight_in(state)
    if fight is None:
        return []
    hidden = [fight.chosen] if fight.step == Step.ENGAGE else []
    return [*fight.deck, *fight.hand, *(played.card for played in fight.played), *hidden]
