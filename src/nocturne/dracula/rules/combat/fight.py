"""A fight in progress: what is remembered between its steps, and what its cards can do to it.

``steps`` runs them. The cards in ``card_effects`` know a fight only by what stands here.
"""

from __future__ import annotations

from enum import IntEnum

from msgspec import Struct

from nocturne.dracula.components.box import CombatIcon, DraculaCombat, components
from nocturne.dracula.events.fights import (
    HunterCardCancelled,
    VampireDefeated,
    VampireHealed,
    VampireHurt,
    WreathLost,
)
from nocturne.dracula.rules.combat.banners import NONE, banner, is_weapon, kind_of, name_of
from nocturne.dracula.rules.harm.hurt import Bite, Hurt
from nocturne.dracula.rules.table.cards import discard_items
from nocturne.dracula.rules.table.melee import Melee, leave_fight
from nocturne.dracula.rules.table.time import night
from nocturne.dracula.rules.table.trail import discard_laid, find_laid, hurt_laid
from nocturne.dracula.rules.table.victory import heal_dracula, hurt_dracula
from nocturne.dracula.state import COUNT, NO_CARD, DraculaState

NOBODY = -1
DEFEATED = "dracula-end-vampire-defeated"


class Step(IntEnum):
    """How far a fight has come; CHOOSE to REFRESH are the steps of a round."""

    BEGIN = 0
    BODYGUARDS = 1
    OPEN = 2
    CHOOSE = 3  # step 1
    ENGAGE = 4  # step 2
    REVEAL = 5  # step 3
    SWAP = 6
    PLOT = 7
    COMPARE = 8  # step 4
    CANCEL = 9
    FLIGHT = 10
    LUCY = 11
    RESOLVE = 12  # step 5
    SECOND = 13  # a further part of Dracula's card
    ASK = 14  # a question of Dracula's card
    DRACULA_DONE = 15
    PLOT_AGAIN = 16
    HUNTERS = 17  # step 6
    HUNTER_MORE = 18  # a further part of a hunter's card
    HUNTER_ASK = 19  # a question of a hunter's card
    CHECK = 20  # step 7
    REFRESH = 21  # step 8
    END = 22


class Played(Struct, frozen=True):
    """One of Dracula's combat cards that has been revealed in this fight; everybody has seen it."""

    card: int
    face_up: bool = True


class Combat(Melee):
    """The data of a fight. ``vampire`` is the encounter card that is fought, or COUNT for Dracula himself."""

    vampire: int = COUNT
    ambush: bool = False  # it began with an ambush
    everyone: tuple[int, ...] = ()  # those who were in it at first
    round: int = 1

    # Dracula's cards
    deck: list[int] = []  # the top card is the last
    hand: list[int] = []
    chosen: int = NO_CARD  # face down until revealed
    played: list[Played] = []
    enraged: bool = False

    # The hunters' cards, by hunter: an item's number, or one of PUNCH, DODGE, ESCAPE
    cards: tuple[int, int, int, int] = (NONE, NONE, NONE, NONE)
    last: tuple[int, int, int, int] = (NONE, NONE, NONE, NONE)  # of the round before (FOD-COMB-29)
    cancelled: int = 0  # hunters whose card is cancelled, as a bit mask
    mesmerized: int = 0
    planned: int = 0  # hunters who may still swap their first card
    wreaths: tuple[tuple[int, int], ...] = ()  # (hunter, Garlic Wreath)
    bullets: bool = False  # Holy Bullets have been used

    # Where the round stands
    engaged: int = NOBODY
    turn: int = 0  # the hunter whose card is next
    count: int = 0  # for cards with several parts
    icons_matched: bool = False  # the engaged hunter's card cancelled Dracula's
    cause: str = ""  # what would cancel Dracula's card
    saved: bool = False  # Enraged has just kept it from being cancelled
    spared: bool = False  # a bite has just been prevented
    over: str = ""  # why the fight has ended, a message

    def held(self) -> list[tuple[str, int]]:
        lying = [("item", item) for _, item in self.wreaths]
        return lying if self.lucy == NO_CARD else [*lying, ("event", self.lucy)]

    # -- what the cards need

    @property
    def kind(self) -> DraculaCombat:
        """Dracula's card of this round."""
        return kind_of(self.chosen)

    def is_cancelled(self, hunter: int) -> bool:
        """Whether a hunter's card of this round is cancelled."""
        return bool(self.cancelled >> hunter & 1)

    def is_mesmerized(self, hunter: int) -> bool:
        """Whether a hunter is mesmerized (FOD-MESM-02)."""
        return bool(self.mesmerized >> hunter & 1)

    def cancel_card(self, state: DraculaState, hunter: int, cause: str) -> None:
        """A hunter's card is turned down and not resolved (FOD-COMB-25)."""
        if not self.is_cancelled(hunter):
            self.cancelled |= 1 << hunter
            state.emit(HunterCardCancelled(hunter, name_of(self.cards[hunter]), cause))

    def turn_down(self) -> None:
        """Dracula's card of this round is turned face down where it lies (FOD-COMB-19, FOD-CANC-02)."""
        self.played[-1] = Played(self.chosen, face_up=False)

    def hurt_vampire(self, state: DraculaState, amount: int) -> None:
        """Damage to Dracula or to the encounter that is fought (FOD-DAMG-08, FOD-DAMG-09)."""
        if amount <= 0 or self.over == DEFEATED:
            return
        if self.vampire == COUNT:
            hurt_dracula(state, amount)
            return
        total = hurt_laid(state, self.vampire, amount)
        state.emit(VampireHurt(self.vampire, amount, total))
        if total >= components().encounter_cards[self.vampire].health:  # FOD-VAMP-05, FOD-VAMP-06
            self.over = DEFEATED
            state.emit(VampireDefeated(self.vampire))
            discard_laid(state, self.vampire)

    def heal_vampire(self, state: DraculaState, amount: int) -> None:
        """Dracula, or the encounter that is fought, recovers (FOD-DAMG-05)."""
        if self.vampire == COUNT:
            heal_dracula(state, amount)
            return
        found = find_laid(state, self.vampire)
        before = 0 if found is None else found[1].damage
        total = hurt_laid(state, self.vampire, -amount)
        if total < before:
            state.emit(VampireHealed(self.vampire, before - total, total))

    def lose_wreaths(self, state: DraculaState) -> None:
        """Claws cancel every Garlic Wreath of the fight."""
        for hunter, item in self.wreaths:
            state.item_discard.append(item)
            state.emit(WreathLost(hunter, item))
        self.wreaths = ()

    def break_item(self, state: DraculaState, hunter: int) -> None:
        """Discard the item a hunter plays this round."""
        self.spend_item(state, hunter, self.cards[hunter])

    def spend_item(self, state: DraculaState, hunter: int, card: int) -> None:
        """Discard an item of a hunter in the fight."""
        if card in state.hunters[hunter].items:
            discard_items(state, hunter, [card])

    def sink_fangs(self, state: DraculaState, hunter: int, amount: int) -> None:
        """Damage by Fangs, which a Garlic Wreath answers."""
        state.push(FangsHurt(hunter=hunter, amount=amount))

    def bite(self, state: DraculaState, hunter: int) -> None:
        """A bite in a fight; ``spared`` tells afterwards whether it was prevented."""
        self.spared = False
        state.push(FangsBite(hunter=hunter))

    def leave_bitten(self, state: DraculaState, hunter: int) -> None:
        """A bitten hunter leaves the fight; if the bite was prevented, as the table reads the card."""
        if not self.spared or state.options.prevented_bite == "leaves_fight":
            leave_fight(state, hunter)

    # -- what a card does next

    def then_go_on(self) -> None:
        """Dracula's card has a second part."""
        self.step = Step.SECOND

    def then_ask(self) -> None:
        """Dracula's card has a question."""
        self.step = Step.ASK

    def then_go_on_hunter(self) -> None:
        """The hunter's card has a second part."""
        self.step = Step.HUNTER_MORE

    def then_ask_hunter(self) -> None:
        """The hunter's card has a question."""
        self.step = Step.HUNTER_ASK

    def hunter_done(self) -> None:
        """The hunter's card is resolved."""
        self.step = Step.HUNTERS

    def is_night(self, state: DraculaState) -> bool:
        """Whether the night parts of Dracula's cards count (FOD-COMB-04)."""
        return night(state)

    def weapon_damage(self, hunter: int, card: int) -> int:
        """What a card does to the vampire; a mesmerized hunter's weapons do less."""
        damage = banner(card).damage
        if is_weapon(card) and self.is_mesmerized(hunter):
            damage -= components().combat(CombatIcon.MESMERIZE).weapon_penalty
        return max(0, damage)

    def set_card(self, hunter: int, card: int) -> None:
        """Change what a hunter plays this round."""
        cards = list(self.cards)
        cards[hunter] = card
        self.cards = (cards[0], cards[1], cards[2], cards[3])


class FangsHurt(Hurt):
    """Damage by Fangs: each Garlic Wreath of the hunter strikes back in the same instant."""

    def struck(self, state: DraculaState) -> None:
        fight = state.nearest(Combat)
        for hunter, item in fight.wreaths:
            if hunter == self.hunter:
                fight.hurt_vampire(state, components().item_cards[item].damage)


class FangsBite(Bite):
    """A bite in a fight."""

    def spared(self, state: DraculaState) -> None:
        state.nearest(Combat).spared = True
