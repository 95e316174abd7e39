"""The players' combat cards: choosing an active hand, laying a card face down, taking used ones back."""

from __future__ import annotations

from functools import cache, lru_cache

from nocturne.chapters.events.combat import CardLaid, HandChosen
from nocturne.chapters.rules.harm.belongings import take_cards_back
from nocturne.chapters.rules.harm.hunger import raise_hunger
from nocturne.chapters.rules.harm.willpower import can_spend_willpower, lose_willpower
from nocturne.chapters.rules.table import character_values, lookup
from nocturne.chapters.rules.table.frames import Asked, in_combat
from nocturne.chapters.rules.table.votes import ask
from nocturne.chapters.state import ChaptersState, without
from nocturne.kernel.decision import Choice, Prepared, Question, Why
from nocturne.kernel.event import audience
from nocturne.kernel.state import Frame


@cache
def _pick(card: str) -> Prepared:
    return Prepared(
        f"card:{card}",
        "chapters-do-pick-card",
        (card,),
        args={"card": f"card:{card}"},
        subjects=(f"card:{card}",),
        rules=("CHA-HAND-01",),
    )


class ChooseHand(Frame, kw_only=True):
    """CHA-HAND-01..03: the active hand is picked freely from the combat deck, anew for every combat."""

    who: str
    picked: list[str] = []

    @in_combat
    def run(self, state: ChaptersState) -> Asked:
        size = character_values.hand_size(state, self.who)
        deck = character_values.combat_deck(state, self.who)
        if len(self.picked) >= min(size, len(deck)):
            self._done(state)
            return None
        if len(deck) <= size:  # nothing to choose
            self.picked = deck
            return None
        return self._question(state, size, deck)

    def _question(self, state: ChaptersState, size: int, deck: list[str]) -> Question:
        question = Question(
            state.seat_of(self.who),
            "chapters-ask-hand",
            who=f"figure:{self.who}",
            left=size - len(self.picked),
        )
        last = state.player_of(self.who).last_hand
        if not self.picked and len(last) == size and set(last) <= set(deck):
            question.offer("same", "chapters-do-same-hand", list(last), rules=("CHA-HAND-03",))
        elif not self.picked:
            hand = suggested_hand(state, self.who, size, deck)
            named = [f"card:{card}" for card in hand]
            question.offer(
                "suggested", "chapters-do-suggested-hand", hand, args={"cards": named}, rules=("CHA-HAND-01",)
            )
        question.offer_all([_pick(card) for card in deck if card not in self.picked])
        return question

    def take(self, state: ChaptersState, choice: Choice) -> None:
        self.picked += choice.value

    def _done(self, state: ChaptersState) -> None:
        state.pop()
        hand = tuple(self.picked)
        state.vampire(self.who).change(hand=hand, played=(), chosen="", reacted="")
        state.player_of(self.who).last_hand = hand
        state.emit(HandChosen(self.who, hand))


def suggested_hand(state: ChaptersState, who: str, size: int, deck: list[str]) -> list[str]:
    """A hand for somebody who has none yet: two cards to strike with for each one to guard with, those with
    the most dice first, none that could not be paid for or needs a weapon the character does not carry."""
    cards = lookup.book(state).combat_cards

    def usable(card: str) -> bool:
        weapon = cards[card].weapon
        armed = weapon is None or character_values.weapon_for(state, state.vampire(who), weapon) is not None
        return armed and why_not_payable(state, who, card) is None

    def attack(card: str) -> int:
        return cards[card].attack_dice + character_values.level(state.player_of(who), cards[card].skill)

    fit = [card for card in deck if usable(card)]
    strikes = sorted((card for card in fit if cards[card].kind != "defence"), key=attack, reverse=True)
    guards = sorted(
        (card for card in fit if cards[card].kind != "attack"),
        key=lambda card: cards[card].defence_dice,
        reverse=True,
    )
    hand: list[str] = []
    for at in range(size):
        wanted = (guards, strikes) if at % 3 == 2 else (strikes, guards)
        left = (card for card in (*wanted[0], *wanted[1], *deck) if card not in hand)
        hand.append(next(left))
    return hand


@lru_cache(maxsize=5_000)
def _lay(verb: str, who: str, card: str, kind: str) -> Prepared:
    return Prepared(
        f"{verb}:{card}",
        f"chapters-do-{verb}",
        (verb, who, card),
        args={"card": f"card:{card}", "kind": f"kind:{kind}"},
        subjects=(f"card:{card}",),
        rules=("CHA-CMB-10",),
    )


class LayCards(Frame, kw_only=True):
    """CHA-CMB-10: every player secretly lays one card face down and may announce its type."""

    @in_combat
    def run(self, state: ChaptersState) -> Asked:
        empty = [who for who in state.active() if self._has_used_all(state, who)]
        if empty:
            for who in empty:
                take_cards_back(state, who, free=True)  # CHA-HAND-04
            return None
        waiting = [who for who in state.active() if state.vampire(who).hand and not state.vampire(who).chosen]
        if not waiting:
            state.pop()
            return None
        by_seat = {state.seat_of(who): who for who in waiting}
        return ask(by_seat, lambda seat: self._question(state, by_seat[seat]))

    def _has_used_all(self, state: ChaptersState, who: str) -> bool:
        vampire = state.vampire(who)
        return not vampire.hand and not vampire.chosen and bool(vampire.played)

    def _question(self, state: ChaptersState, who: str) -> Question:
        question = Question(state.seat_of(who), "chapters-ask-lay", who=f"figure:{who}")
        cards = lookup.book(state).combat_cards
        for verb in ("lay", "announce"):
            for card in state.vampire(who).hand:
                question.offer_prepared(_lay(verb, who, card, cards[card].kind))
        offer_recover(question, state, who)
        return question

    def take_all(self, state: ChaptersState, choices: list[Choice]) -> None:
        for choice in choices:
            verb, who, card = choice.value
            if verb == "recover":
                recover(state, who)
                continue
            vampire = state.vampire(who)
            vampire.hand = without(vampire.hand, card)
            vampire.chosen = card
            kind = lookup.book(state).combat_cards[card].kind if verb == "announce" else None
            own, public = CardLaid(who, card, kind), CardLaid(who, None, kind)
            state.emit(own, to=audience(choice.seat), others=public)


def offer_recover(question: Question, state: ChaptersState, who: str) -> None:
    """CHA-WIL-05: a point of Willpower returns all used cards to the hand."""
    why = None
    if not state.vampire(who).played:
        why = _NOTHING_PLAYED
    elif not can_spend_willpower(state, who):
        why = _NO_WILLPOWER
    question.offer_prepared(_recover(who), why)


_NOTHING_PLAYED = Why("chapters-why-nothing-played", "CHA-WIL-05")
_NO_WILLPOWER = Why("chapters-why-no-willpower", "CHA-FAT-02")


@cache
def _recover(who: str) -> Prepared:
    return Prepared("recover", "chapters-do-recover", ("recover", who, ""), rules=("CHA-WIL-05",))


def recover(state: ChaptersState, who: str) -> None:
    """Spend the point and take the cards back."""
    take_cards_back(state, who, free=False)
    lose_willpower(state, who)


def why_not_payable(state: ChaptersState, who: str, card: str) -> Why | None:
    """CHA-CARD-02: a card whose cost cannot be paid cannot be used."""
    cost = lookup.book(state).combat_cards[card].cost
    vampire = state.vampire(who)
    if cost.willpower and not can_spend_willpower(state, who):
        return Why("chapters-why-no-willpower", "CHA-CARD-02")
    if (
        cost.willpower > 1
        and vampire.willpower + cost.willpower > character_values.willpower_track(state, who) + 1
    ):
        return Why("chapters-why-no-willpower", "CHA-CARD-02")
    if cost.hunger and vampire.hunger + cost.hunger > character_values.hunger_track(state, who):
        return Why("chapters-why-too-hungry", "CHA-CARD-02")
    return None


def pay(state: ChaptersState, who: str, card: str) -> None:
    """Pay a card's cost and put it on the used ones."""
    printed = lookup.book(state).combat_cards[card]
    vampire = state.vampire(who)
    if printed.cost.willpower:
        lose_willpower(state, who, printed.cost.willpower)
    if printed.cost.hunger:
        raise_hunger(state, who, printed.cost.hunger)
    vampire.chosen = ""
    vampire.reacted = card
    vampire.played += (card,)
