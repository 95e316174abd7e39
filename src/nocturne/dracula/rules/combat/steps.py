"""Fights: against Dracula at dawn and dusk, or against the vampire of an encounter card.

A fight is a row of rounds of eight steps (FOD-COMB-09): all choose a card in secret, Dracula names the
engaged hunter, the cards are revealed, the icons compared, Dracula's card resolved, then the hunters'; after
his sixth card it is over. ``fight`` holds what is remembered between the steps,
``card_effects`` what each card does.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from nocturne.dracula.components.board import Place
from nocturne.dracula.components.box import (
    COMBAT_CARDS_TO_END,
    VAMPIRE_FLIGHT_CARDS,
    CombatIcon,
    Timing,
    components,
)
from nocturne.dracula.events.fights import (
    BodyguardsUsed,
    CardSwapped,
    CombatCardDrawn,
    DraculaCardCancelled,
    DraculaCardRevealed,
    FightBegan,
    FightEnded,
    FlightForbidden,
    HunterCardRevealed,
    HunterEngaged,
    WreathLost,
)
from nocturne.dracula.rules.combat import card_effects
from nocturne.dracula.rules.combat.banners import (
    BASICS,
    DODGE,
    NONE,
    banner,
    combat_name,
    hunter_option,
    kind_name,
    kind_of,
    name_of,
)
from nocturne.dracula.rules.combat.fight import NOBODY, Combat, FangsBite, FangsHurt, Played, Step
from nocturne.dracula.rules.combat.opening import Opening
from nocturne.dracula.rules.harm.strikes import Bodyguards
from nocturne.dracula.rules.playing.event_cards import EventWindow
from nocturne.dracula.rules.questions.asking import PASS_KEY, offer_cards, offer_hunters, offer_pass
from nocturne.dracula.rules.questions.offering import offer, option
from nocturne.dracula.rules.table.cards import discard_event, spend_lucy
from nocturne.dracula.rules.table.showing import show_settled
from nocturne.dracula.rules.table.trail import bats_out, current_place, find_laid, hideout
from nocturne.dracula.state import COUNT, DRACULA, GODALMING, HUNTERS, NO_CARD, DraculaState, Phase
from nocturne.kernel.decision import Choice, Question, Why
from nocturne.kernel.event import audience
from nocturne.kernel.state import Frame


class Fight(Combat):
    """The course of a fight, step by step: ``_STEPS`` and ``_ANSWERS`` below are its table of contents."""

    # -- the course of a fight

    def run(self, state: DraculaState) -> Question | list[Question] | None:
        if self.step in _MAY_END_AT and (self.over or not self.hunters):  # FOD-COMB-22
            self.step = Step.END
        return _STEPS[self.step](self, state)

    def take(self, state: DraculaState, choice: Choice) -> None:
        _ANSWERS[self.step](self, state, choice)

    def begin(self, state: DraculaState) -> None:
        """The combat deck is made of all cards but those lying in hideouts (FOD-BAT-09), and shuffled."""
        self.everyone = self.hunters
        for hunter in self.hunters:  # FOD-REVE-04: in a fight nothing is kept revealed
            state.hunters[hunter].shown_item = state.hunters[hunter].shown_event = NO_CARD
        away = bats_out(state)
        self.deck = [card for card in range(len(components().dracula_combat_cards)) if card not in away]
        state.chance.shuffle(self.deck)
        for _ in range(state.options.dracula_combat_hand):
            self.hand.append(self.deck.pop())
        self.hand.sort()
        vampire = None if self.vampire == COUNT else self.vampire
        state.emit(FightBegan(self.hunters, self.place(state), vampire, vampire is None))
        self.step = Step.BODYGUARDS

    def place(self, state: DraculaState) -> Place:
        """Where the fight is."""
        if self.hunters:
            return state.hunters[self.hunters[0]].place
        found = None if self.vampire == COUNT else find_laid(state, self.vampire)
        return current_place(state) if found is None else hideout(state, found[0]).place

    def bodyguards(self, state: DraculaState) -> Question | None:
        """Matured Szgany Bodyguards may strike one hunter each before a fight with Dracula."""
        waiting = self.vampire == COUNT and state.phase in (Phase.DAWN, Phase.DUSK)
        if waiting and self.count < len(state.bodyguards) and self.hunters:
            question = Question(DRACULA, "dracula-ask-bodyguards")
            offer_pass(question)
            offer_hunters(question, self.hunters, "dracula-do-bodyguards")
            return question
        self.count = 0
        self.step = Step.OPEN
        return None

    def take_bodyguards(self, state: DraculaState, choice: Choice) -> None:
        if choice.key == PASS_KEY:
            self.step, self.count = Step.OPEN, 0
            return
        card = state.bodyguards[self.count]
        state.emit(BodyguardsUsed(choice.value, card))
        if state.options.bodyguards_after_use == "discarded":
            state.bodyguards.remove(card)
            state.encounter_discard.append(card)
        else:
            self.count += 1  # each card once before each fight
        state.push(Bodyguards(hunter=choice.value))

    def open(self, state: DraculaState) -> None:
        self.step = Step.CHOOSE
        state.push(Opening())

    def choose(self, state: DraculaState) -> list[Question]:
        """Step 1: everybody in the fight chooses a card in secret (FOD-COMB-10..12)."""
        mine = Question(DRACULA, "dracula-ask-combat-dracula", round=self.round)
        offer_cards(mine, "combat", self.hand, "dracula-do-combat-dracula", "FOD-COMB-11")
        return [mine, *(self._hunter_question(state, hunter) for hunter in self.hunters)]

    def _hunter_question(self, state: DraculaState, hunter: int) -> Question:
        question = Question(
            state.holder[hunter], "dracula-ask-combat-hunter", hunter=f"hunter:{hunter}", round=self.round
        )
        self.offer_banners(state, question, hunter)
        return question

    def offer_banners(self, state: DraculaState, question: Question, hunter: int, taken: int = NONE) -> None:
        """The cards a hunter may play: with a banner (FOD-BANN-01), not the very card of the round before."""
        before = self.last[hunter]
        kinds: set[str] = set()
        # The free copy of an item comes first, so that the one that lies on the table does not hide it.
        for card in sorted(state.hunters[hunter].items, key=lambda card: card in (before, taken)):
            if (kind := name_of(card)) not in kinds:
                kinds.add(kind)
                why = None
                if not components().item_cards[card].has_banner:
                    why = NO_BANNER
                elif card in (before, taken):
                    why = LIES_THERE
                offer(question, hunter_option(card), card, why)
        for card in BASICS:
            why = LIES_THERE if card in (before, taken) else None
            offer(question, hunter_option(card), card, why)

    def take_all(self, state: DraculaState, choices: list[Choice]) -> None:
        self.chosen = choices[0].value
        self.hand.remove(self.chosen)
        cards = list(self.cards)
        for hunter, choice in zip(self.hunters, choices[1:], strict=True):
            cards[hunter] = choice.value
        self.cards = (cards[0], cards[1], cards[2], cards[3])
        self.step = Step.ENGAGE

    def engage(self, state: DraculaState) -> Question | None:
        """Step 2: Dracula names the engaged hunter; a single one is it anyway (FOD-COMB-13, FOD-COMB-14)."""
        if len(self.hunters) == 1:
            self.engaged = self.hunters[0]
            self.step = Step.REVEAL
            return None
        question = Question(DRACULA, "dracula-ask-engaged", round=self.round)
        offer_hunters(question, self.hunters, "dracula-do-engage", "FOD-COMB-13")
        return question

    def take_engaged(self, state: DraculaState, choice: Choice) -> None:
        self.engaged = choice.value
        state.emit(HunterEngaged(self.engaged))
        self.step = Step.REVEAL

    def reveal(self, state: DraculaState) -> None:
        """Step 3: all cards are turned up (FOD-COMB-15)."""
        self.played.append(Played(self.chosen))
        state.emit(DraculaCardRevealed(combat_name(self.chosen)))
        for hunter in self.hunters:
            state.emit(HunterCardRevealed(hunter, name_of(self.cards[hunter])))
        self.step = Step.SWAP

    def swap(self, state: DraculaState) -> Question | None:
        """Planned Ambush: in the first round its player may take the card back and play another."""
        for hunter in self.hunters:
            if self.planned >> hunter & 1:
                question = Question(state.holder[hunter], "dracula-ask-swap", hunter=f"hunter:{hunter}")
                offer_pass(question)
                self.offer_banners(state, question, hunter, taken=self.cards[hunter])
                return question
        self.planned = 0
        self.step = Step.PLOT
        return None

    def take_swap(self, state: DraculaState, choice: Choice) -> None:
        hunter = next(hunter for hunter in self.hunters if self.planned >> hunter & 1)
        self.planned &= ~(1 << hunter)
        if choice.key != PASS_KEY:
            self.set_card(hunter, choice.value)
            state.emit(CardSwapped(hunter, name_of(choice.value)))

    # -- Plotting

    def plot(self, state: DraculaState) -> Question | None:
        """A Plotting of an earlier round may be turned down to cancel the engaged hunter's card, before its
        icons count."""
        if self.plotting(before=len(self.played) - 1) is None or not self.can_be_plotted_against():
            self.step = Step.COMPARE
            return None
        return self._ask_plot()

    def plot_again(self, state: DraculaState) -> Question | None:
        """A Plotting that came into play in this very round can still stop the hunter's card; a Dodge has
        done all it can by then."""
        last = len(self.played) - 1
        fresh = self.plotting(before=last + 1) == last and self.engaged in self.hunters
        fresh = fresh and self.cards[self.engaged] != DODGE
        if not fresh or not self.can_be_plotted_against():
            self.turn = 0
            self.step = Step.HUNTERS
            return None
        return self._ask_plot()

    def _ask_plot(self) -> Question:
        card = f"word:{name_of(self.cards[self.engaged])}"
        question = Question(DRACULA, "dracula-ask-plot", hunter=f"hunter:{self.engaged}", card=card)
        offer_pass(question)
        offer(question, option("plot", "dracula-do-plot"))
        return question

    def take_plot(self, state: DraculaState, choice: Choice) -> None:
        if choice.key != PASS_KEY:
            at = self.plotting(before=len(self.played))
            assert at is not None
            self.played[at] = replace(self.played[at], face_up=False)
            self.cancel_card(state, self.engaged, "dracula-card-plotting")
        if self.step == Step.PLOT:
            self.step = Step.COMPARE
        else:
            self.turn = 0
            self.step = Step.HUNTERS

    def plotting(self, before: int) -> int | None:
        """Which of the cards played is a Plotting that lies face up."""
        for at, played in enumerate(self.played[:before]):
            if played.face_up and kind_of(played.card).id is CombatIcon.PLOTTING:
                return at
        return None

    def can_be_plotted_against(self) -> bool:
        """Whether the engaged hunter's card is one that Plotting can cancel."""
        cancels = components().combat(CombatIcon.PLOTTING).cancels
        return not self.is_cancelled(self.engaged) and kind_name(self.cards[self.engaged]) in cancels

    # -- steps 4 and 5: icons, cancelling, Dracula's card

    def compare(self, state: DraculaState) -> None:
        """Step 4: an icon on the engaged hunter's banner cancels Dracula's card (FOD-COMB-16)."""
        icons = banner(self.cards[self.engaged]).icons
        if not self.is_cancelled(self.engaged) and self.kind.id in icons:
            self.icons_matched = True
            self.would_cancel(state, "dracula-cause-icon")
        else:
            self.step = Step.FLIGHT

    def would_cancel(self, state: DraculaState, cause: str) -> None:
        """Dracula's card is about to be cancelled, unless he is Enraged."""
        self.cause = cause
        self.step = Step.CANCEL
        state.push(EventWindow(timing=Timing.COMBAT_CARD_CANCELLED, hunter=self.engaged))

    def cancel(self, state: DraculaState) -> None:
        if self.saved:
            self.saved = self.icons_matched = False
            self.step = Step.FLIGHT
            return
        state.emit(DraculaCardCancelled(combat_name(self.chosen), self.cause))
        self.turn_down()
        self.step = Step.DRACULA_DONE

    def flight(self, state: DraculaState) -> None:
        """Pride limits the cards by which Dracula leaves a fight (FOD-COMB-21)."""
        if not self.kind.flight:
            self.step = Step.RESOLVE
        elif self.enraged:
            state.emit(FlightForbidden(combat_name(self.chosen)))
            self.turn_down()
            self.step = Step.DRACULA_DONE
        elif not self.may_flee(state):
            self.would_cancel(state, "dracula-ability-pride")
        else:
            self.step = Step.LUCY

    def may_flee(self, state: DraculaState) -> bool:
        """FOD-MIST-01, FOD-BAT-06: more cards than despair tokens; FOD-VAMP-08: three against a vampire."""
        count = len(self.played) if state.options.pride_counts_escape_card else len(self.played) - 1
        return count > state.despair if self.vampire == COUNT else count >= VAMPIRE_FLIGHT_CARDS

    def lucys_turn(self, state: DraculaState) -> Question | None:
        """Godalming may spend Lucy's Revenge to cancel the flight."""
        if self.lucy == NO_CARD or GODALMING not in self.hunters:
            self.step = Step.RESOLVE
            return None
        card = f"word:{combat_name(self.chosen)}"
        question = Question(
            state.holder[GODALMING], "dracula-ask-lucy", hunter=f"hunter:{GODALMING}", card=card
        )
        offer_pass(question)
        offer(question, option("lucys_revenge", "dracula-do-lucys-revenge"))
        return question

    def take_lucy(self, state: DraculaState, choice: Choice) -> None:
        if choice.key == PASS_KEY:
            self.step = Step.RESOLVE
        else:
            spend_lucy(state, self)
            self.would_cancel(state, "dracula-card-lucys_revenge")

    def resolve(self, state: DraculaState) -> None:
        """Step 5 (FOD-COMB-18)."""
        self.step = Step.DRACULA_DONE
        card_effects.resolve(state, self)

    def second(self, state: DraculaState) -> None:
        self.step = Step.DRACULA_DONE
        card_effects.go_on(state, self)

    def ask(self, state: DraculaState) -> Question | None:
        return card_effects.ask(state, self)

    def take_asked(self, state: DraculaState, choice: Choice) -> None:
        self.step = Step.DRACULA_DONE
        card_effects.answer(state, self, choice)

    def dracula_done(self, state: DraculaState) -> None:
        self.step = Step.PLOT_AGAIN

    # -- step 6: the hunters' cards

    def hunters_turn(self, state: DraculaState) -> None:
        """Each hunter still in the fight resolves the card played, in activation order (FOD-COMB-23)."""
        while self.turn < len(HUNTERS):
            hunter = self.turn
            if hunter in self.hunters and not self.is_cancelled(hunter):
                self.count = 0
                self.step = Step.HUNTERS
                self.turn += 1
                card_effects.resolve_hunter(state, self, hunter)
                return
            self.turn += 1
        self.step = Step.CHECK

    def hunter_more(self, state: DraculaState) -> None:
        self.step = Step.HUNTERS
        card_effects.go_on_hunter(state, self, self.turn - 1)

    def hunter_ask(self, state: DraculaState) -> Question | None:
        return card_effects.ask_hunter(state, self, self.turn - 1)

    def take_hunter(self, state: DraculaState, choice: Choice) -> None:
        card_effects.answer_hunter(state, self, self.turn - 1, choice)

    # -- steps 7 and 8

    def check(self, state: DraculaState) -> None:
        """Step 7: the sixth card ends the fight (FOD-COMB-26)."""
        if len(self.played) >= COMBAT_CARDS_TO_END:
            self.over = self.over or "dracula-end-six-cards"
        self.step = Step.END if self.over or not self.hunters else Step.REFRESH

    def refresh(self, state: DraculaState) -> None:
        """Step 8: Dracula draws; the hunters' cards of this round stay out of hand (FOD-COMB-27..30)."""
        if self.deck:
            card = self.deck.pop()
            self.hand = sorted([*self.hand, card])
            state.emit(CombatCardDrawn(combat_name(card)), to=audience(DRACULA))
        self.last, self.cards = self.cards, (NONE, NONE, NONE, NONE)
        self.chosen, self.engaged, self.cancelled = NO_CARD, NOBODY, 0
        self.icons_matched = self.spared = False
        self.round += 1
        self.step = Step.CHOOSE

    def end(self, state: DraculaState) -> None:
        """Cards that lay before the hunters are discarded, and the weakened show their cards again."""
        state.pop()
        for hunter, item in self.wreaths:
            state.item_discard.append(item)
            state.emit(WreathLost(hunter, item))
        if self.lucy != NO_CARD:
            discard_event(state, self.lucy)
        state.emit(FightEnded(self.over or "dracula-end-hunters-gone"))
        for hunter in reversed(self.everyone):
            show_settled(state, hunter)


NO_BANNER = Why("dracula-why-no-banner", "FOD-COMB-12")
LIES_THERE = Why("dracula-why-played-before", "FOD-COMB-30")

#: Steps before which a fight that nobody can go on with ends; the parts of one card are never cut short.
_MAY_END_AT = frozenset({Step.OPEN, Step.CHOOSE, Step.PLOT_AGAIN, Step.HUNTERS, Step.HUNTER_ASK})
_STEPS: dict[int, Callable[[Fight, DraculaState], Question | list[Question] | None]] = {
    Step.BEGIN: Fight.begin,
    Step.BODYGUARDS: Fight.bodyguards,
    Step.OPEN: Fight.open,
    Step.CHOOSE: Fight.choose,
    Step.ENGAGE: Fight.engage,
    Step.REVEAL: Fight.reveal,
    Step.SWAP: Fight.swap,
    Step.PLOT: Fight.plot,
    Step.COMPARE: Fight.compare,
    Step.CANCEL: Fight.cancel,
    Step.FLIGHT: Fight.flight,
    Step.LUCY: Fight.lucys_turn,
    Step.RESOLVE: Fight.resolve,
    Step.SECOND: Fight.second,
    Step.ASK: Fight.ask,
    Step.DRACULA_DONE: Fight.dracula_done,
    Step.PLOT_AGAIN: Fight.plot_again,
    Step.HUNTERS: Fight.hunters_turn,
    Step.HUNTER_MORE: Fight.hunter_more,
    Step.HUNTER_ASK: Fight.hunter_ask,
    Step.CHECK: Fight.check,
    Step.REFRESH: Fight.refresh,
    Step.END: Fight.end,
}
_ANSWERS: dict[int, Callable[[Fight, DraculaState, Choice], None]] = {
    Step.BODYGUARDS: Fight.take_bodyguards,
    Step.ENGAGE: Fight.take_engaged,
    Step.SWAP: Fight.take_swap,
    Step.PLOT: Fight.take_plot,
    Step.LUCY: Fight.take_lucy,
    Step.ASK: Fight.take_asked,
    Step.PLOT_AGAIN: Fight.take_plot,
    Step.HUNTER_ASK: Fight.take_hunter,
}


def fight_in(state: DraculaState) -> Fight | None:
    """The fight in progress, if there is one."""
    for frame in reversed(state.stack):
        if isinstance(frame, Fight):
            return frame
    return None


FRAMES: tuple[type[Frame], ...] = (Fight, Opening, FangsHurt, FangsBite)
