"""Reading the booklet: dialogues, investigations and events, page by page.

Nothing else happens while a sequence is read (CHA-GEN-07). On every page: its effects, then its one way on.
The characters involved choose together (CHA-DLG-04, CHA-INV-06) and may use the Blood once each (CHA-DLG-08).
"""

from __future__ import annotations

from collections import Counter
from enum import IntEnum
from typing import Literal

from nocturne.chapters.components.hexes import Hex, hex_of
from nocturne.chapters.content.conditions import Condition, is_personal
from nocturne.chapters.content.pages import Investigate, Option, Page, PageTest, ladder
from nocturne.chapters.events.campaign import BoonsChanged
from nocturne.chapters.events.pages import (
    OptionTaken,
    PageRead,
    SequenceStopped,
    SuccessTokensChanged,
    TimeRanOut,
)
from nocturne.chapters.rules.combat.combat import start_combat
from nocturne.chapters.rules.effects.apply import Apply
from nocturne.chapters.rules.effects.tile import arrange
from nocturne.chapters.rules.harm.belongings import discard_item, end_power, gain_effect
from nocturne.chapters.rules.harm.willpower import can_spend_willpower, lose_willpower
from nocturne.chapters.rules.skill_tests.skill_test import SkillTest, dice_note, succeeded
from nocturne.chapters.rules.table import character_values, lookup
from nocturne.chapters.rules.table.board import token_at
from nocturne.chapters.rules.table.conditions import candidates, fits
from nocturne.chapters.rules.table.frames import Asked, in_chapter
from nocturne.chapters.rules.table.page_options import condition_rule, is_hidden, option_label, rules_of
from nocturne.chapters.rules.table.texts import marks_of, text_ref
from nocturne.chapters.rules.table.votes import agreed, ask, decider, emit_votes
from nocturne.chapters.rules.tile.placing import remove_token
from nocturne.chapters.rules.tile.prey import alarm
from nocturne.chapters.rules.turns.blood import UseBlood, end_surge, offer_blood
from nocturne.chapters.state import ChaptersState
from nocturne.kernel.decision import Choice, Note, Question, Why
from nocturne.kernel.event import EVERYONE, Event, audience
from nocturne.kernel.frames import starts
from nocturne.kernel.state import Frame

Kind = Literal["dialogue", "investigation", "event"]


UNDECIDED = 62
"""CHA-HGL-02: the printed number of the effect card."""


class ReadingStep(IntEnum):
    """How far a page has been read."""

    ENTER = 0
    WAY_ON = 1
    TESTED = 2


_UNKNOWN = Why("chapters-why-unknown", "CHA-CAMP-04")


@starts("reading")
class Reading(Frame, kw_only=True):
    """A sequence being read. ``actor`` is whoever did the last thing; ``private`` pages only one player
    reads."""

    page: str
    kind: Kind
    involved: list[str]
    actor: str = ""
    starter: str = ""
    first: str = ""  # the page a dialogue began with
    zone: Hex | None = None
    private: bool = False
    marks: str = ""  # which paragraphs of the page are read
    used_blood: list[str] = []
    contested: bool = False  # the players disagreed: one of them decides
    narrowed: list[str] = []  # final deductions still in question
    votes: int = 0
    timed_out: bool = False
    option: int = -1  # the option whose test is being made

    @in_chapter
    def run(self, state: ChaptersState) -> Asked:
        if not self.here(state):  # CHA-TORP-03
            state.emit(SequenceStopped())
            self._finish(state)
            return None
        if self.step == ReadingStep.ENTER:
            self._enter(state)
            return None
        if self.step == ReadingStep.TESTED:
            self._on_result(state)
            return None
        return self._way_on(state)

    def here(self, state: ChaptersState) -> list[str]:
        """Those involved who still take part; on a private page only whoever acted last."""
        active = [who for who in self.involved if state.vampire(who).state == "active"]
        return [self.actor] if self.actor in active and self.written(state).private else active

    def readers(self, state: ChaptersState) -> list[int] | None:
        """The seats that read the page; None: everybody."""
        if self.private:
            return [state.seat_of(who) for who in self.involved]
        if self.actor and self.written(state).private:
            return [state.seat_of(self.actor)]
        return None

    def _emit(self, state: ChaptersState, event: Event) -> None:
        """Emit an event that only readers may know."""
        readers = self.readers(state)
        state.emit(event, to=EVERYONE if readers is None else audience(*readers))

    def written(self, state: ChaptersState) -> Page:
        """The page as it is printed."""
        return lookup.chapter_book(state).pages[self.page]

    # -- turning pages

    def _enter(self, state: ChaptersState) -> None:
        self.step = ReadingStep.WAY_ON
        state.play.page = self.page
        self.marks = marks_of(state, self.written(state).texts, self.here(state))
        self._emit(state, PageRead(text_ref(f"{state.play.id}/{self.page}", self.marks)))
        state.push(
            Apply(source=f"page:{self.page}", actor=self.actor, involved=self.involved[:], page=self.page)
        )

    def _turn_to(self, state: ChaptersState, page: str) -> None:
        self._end_page(state)
        self.change(page=page, step=ReadingStep.ENTER, used_blood=[], narrowed=[], votes=0, option=-1)
        self.change(contested=False, timed_out=False)

    def _end_page(self, state: ChaptersState) -> None:
        """CHA-BLOOD-04, CHA-DLG-08: what the Blood gave on a page ends with it."""
        for who in self.involved:
            vampire = state.vampire(who)
            if vampire.surge_on_page:
                end_surge(state, who)
            if vampire.power and vampire.power_until == "page":
                end_power(state, who)

    def _finish(self, state: ChaptersState) -> None:
        """CHA-DLG-16, CHA-INV-08, CHA-INV-12: the sequence is over."""
        self._end_page(state)
        state.pop()
        play = state.play
        play.page = ""
        for npc, who in play.alarmed.items():  # CHA-FLEE-04
            alarm(state, npc, who)
        play.alarmed = {}
        if self.first and self.first not in play.talked:
            play.talked += (self.first,)
        if self.zone is not None:
            token = token_at(state, "investigation", self.zone)
            if token is not None:
                remove_token(state, token)  # CHA-TER-06

    # -- the way on

    def _way_on(self, state: ChaptersState) -> Asked:
        page = self.written(state)
        if page.choices or page.hypotheses:
            return self._ask_options(state, page)
        if page.test is not None:
            return self._ask_tester(state, page.test)
        if page.investigate is not None:
            return self._ask_tester(state, page.investigate)
        if state.options.turn_pages == "asked" and self.votes == 0:
            seats = [state.seat_of(who) for who in self.here(state)]
            return ask(seats, lambda seat: self._continue_question(state, seat))
        self._go_on(state, page)
        return None

    def _go_on(self, state: ChaptersState, page: Page) -> None:
        if page.goto is not None:
            self._turn_to(state, page.goto)
        elif page.branch:
            fitting = (b for b in page.branch if b.if_ is None or self._branch_fits(state, b.if_))
            self._turn_to(state, next(fitting).goto)
        elif page.combat is not None:
            combat = page.combat
            self._finish(state)
            if combat.characters_at:
                arrange(state, [hex_of(name) for name in combat.characters_at])
            start_combat(
                state,
                enemies=combat.enemies,
                only=combat.only,
                win=combat.win,
                lose=combat.lose or "",
                scripted=True,
                champion=self._champion(state, combat.champion),
            )
        else:
            self._finish(state)
            if page.end == "chapter_success":  # CHA-END-01
                state.play.outcome = "success"
            elif page.end == "chapter_failure":  # CHA-END-02
                state.play.outcome = "failure"

    def _champion(self, state: ChaptersState, written: str | None) -> str:
        """Who fights alone: the one the page names, if they are there; ``any`` is left to the players."""
        if written is None:
            return ""
        named = self.actor if written == "actor" else written
        return named if named in state.active() else "any"

    def _branch_fits(self, state: ChaptersState, condition: Condition) -> bool:
        if not is_personal(condition):
            return fits(state, condition, None)
        fitting = candidates(state, condition, self.here(state))
        if fitting and self.actor not in fitting:
            self.actor = fitting[0]
        return bool(fitting)

    # -- choosing

    def choosers(self, state: ChaptersState, page: Page) -> list[str]:
        """Who chooses: the characters involved (CHA-GAP-63); in a final deduction everybody (CHA-FD-03)."""
        if not page.private and (page.deduction or state.options.who_chooses == "coterie"):
            return state.active()
        return self.here(state)

    def _ask_options(self, state: ChaptersState, page: Page) -> Asked:
        choosers = self.choosers(state, page)
        if self.contested:
            attr = "mental" if self.kind == "investigation" else "social"
            choosers = [decider(state, choosers, attr, self.starter)]
        by_seat = {state.seat_of(who): who for who in choosers}
        part = self._options(state, page)
        return ask(by_seat, lambda seat: self._options_question(state, page, by_seat[seat], part))

    def _options(self, state: ChaptersState, page: Page) -> Question:
        """What the page offers, to all alike."""
        part = Question(0, "")
        name = "choices" if page.choices else "hypotheses"
        here = self.here(state)
        for i, option in enumerate(page.choices or page.hypotheses):
            self._offer_option(part, state, here, f"text:{state.play.id}/{self.page}/{name}/{i}", i, option)
        return part

    def _options_question(self, state: ChaptersState, page: Page, who: str, part: Question) -> Question:
        label = "chapters-ask-deduction" if page.deduction else "chapters-ask-option"
        if self.contested:
            label = "chapters-ask-last-word"
        timed = page.hourglass and not self.timed_out and state.options.hourglass_seconds
        question = Question(
            state.seat_of(who),
            label,
            page=self.page,
            hourglass=state.options.hourglass_seconds if timed else 0,
        )
        question.include(part)
        if timed:
            question.offer("time-out", "chapters-do-time-out", ("time",), rules=("CHA-HGL-02",))
        self._offer_blood(question, state, who)
        return question

    def _offer_option(
        self, question: Question, state: ChaptersState, here: list[str], text: str, i: int, option: Option
    ) -> None:
        actors, why = self._actors(state, here, option)
        if why is not None and is_hidden(state, option):
            # Neither the words nor the kind of condition leave the engine.
            question.offer(f"option:{i}", "chapters-do-option-unknown", unless=_UNKNOWN)
            return
        if why is not None:
            question.offer(f"option:{i}", "chapters-do-option", args={"text": text}, unless=why)
            return
        for actor in actors:
            key = f"option:{i}:{actor}" if actor else f"option:{i}"
            if self.narrowed and key not in self.narrowed:
                continue
            label, args = option_label(option, text, actor)
            note = None if option.test is None else self._dice(state, option.test, actor)
            question.offer(key, label, ("option", i, actor), args=args, rules=rules_of(option), note=note)

    def _dice(self, state: ChaptersState, test: PageTest | Investigate, who: str) -> Note:
        """The dice of a test of this page, and its difficulty where cards have changed it."""
        printed = test.difficulty if isinstance(test, PageTest) else 0
        now = printed and character_values.difficulty_for(
            state, who, test.attr, test.skill, self.kind, printed
        )
        told = now if now != printed else 0
        return dice_note(state, who, test.attr, test.skill, self.kind, difficulty=told)

    def _actors(self, state: ChaptersState, here: list[str], option: Option) -> tuple[list[str], Why | None]:
        """Who of those here could take an option; nobody in particular (an empty name) when it does not
        matter."""
        personal = is_personal(option.if_)
        if option.if_ is not None and not personal and not fits(state, option.if_, None):
            return [], Why("chapters-why-condition", condition_rule(option))
        fitting = candidates(state, option.if_, here) if personal else here
        if not fitting:
            return [], Why("chapters-why-nobody-fits", condition_rule(option))
        cost = option.cost
        if cost is not None:
            if state.campaign.coterie.boons < cost.boons:
                return [], Why("chapters-why-no-boons", "CHA-FAV-04", {"boons": cost.boons})
            if cost.item is not None:
                fitting = [who for who in fitting if cost.item in state.vampire(who).items]
            if cost.willpower:
                fitting = [who for who in fitting if can_spend_willpower(state, who)]
            if not fitting:
                return [], Why("chapters-why-cannot-pay", "CHA-DLG-02")
        if option.test is not None:
            fitting = self._testers(state, option.test.who, fitting)
            if not fitting:
                return [], Why("chapters-why-nobody-fits", "CHA-DLG-06")
        matters = personal or option.test is not None or (cost is not None and (cost.item or cost.willpower))
        return (fitting if matters else [""]), None

    def _testers(self, state: ChaptersState, who: str, among: list[str]) -> list[str]:
        """CHA-DLG-06, CHA-DLG-07: who may make a test."""
        if who == "any":
            return among
        wanted = self.actor if who == "actor" else who
        if who == "actor" and wanted not in among:
            return among
        return [one for one in among if one == wanted]

    def _offer_blood(self, question: Question, state: ChaptersState, who: str) -> None:
        """CHA-DLG-02, CHA-DLG-08, CHA-INV-13, CHA-GAP-61."""
        if who not in self.here(state):
            return
        if self.kind == "event" and not state.options.blood_on_events:
            return
        offer_blood(question, state, who, "page", who in self.used_blood)

    def _continue_question(self, state: ChaptersState, seat: int) -> Question:
        who = next(one for one in self.here(state) if state.seat_of(one) == seat)
        question = Question(seat, "chapters-ask-continue", page=self.page)
        question.offer("continue", "chapters-do-continue", ("continue",))
        self._offer_blood(question, state, who)
        return question

    def _ask_tester(self, state: ChaptersState, test: PageTest | Investigate) -> Asked:
        """CHA-INV-03: one of those involved makes the test; if they disagree, one decides."""
        here = self.here(state)
        testers = self._testers(state, test.who, here) or here
        choosers = here
        if self.contested:
            attr = "mental" if self.kind == "investigation" else "social"
            choosers = [decider(state, choosers, attr, self.starter)]
        by_seat = {state.seat_of(who): who for who in choosers}

        def make(seat: int) -> Question:
            question = Question(
                seat,
                "chapters-ask-tester",
                page=self.page,
                attr=f"attr:{test.attr}",
                skill=f"skill:{test.skill}",
                difficulty=test.difficulty if isinstance(test, PageTest) else 0,
            )
            for who in testers:
                question.offer(
                    f"test:{who}",
                    "chapters-do-test",
                    ("test", who),
                    args={"who": f"figure:{who}"},
                    subjects=(f"figure:{who}",),
                    rules=("CHA-DLG-06", "CHA-INV-03"),
                    note=self._dice(state, test, who),
                )
            self._offer_blood(question, state, by_seat[seat])
            return question

        return ask(by_seat, make)

    # -- answers

    def take_all(self, state: ChaptersState, choices: list[Choice]) -> None:
        emit_votes(state, choices)
        if any(choice.value[0] == "time" for choice in choices):
            self._time_out(state)
            return
        for choice in choices:
            if choice.value[0] in ("mend", "surge", "power"):  # done first; then all choose again
                self._use_blood(state, choice)
                return
        chosen = agreed(choices)
        if chosen is not None:
            self._settle(state, chosen)
        elif self.written(state).deduction:
            self._narrow(state, choices)
        else:
            self.contested = True

    def _use_blood(self, state: ChaptersState, choice: Choice) -> None:
        way, what = choice.value
        who = next(one for one in self.here(state) if state.seat_of(one) == choice.seat)
        self.used_blood.append(who)
        state.push(
            UseBlood(who=who, way=way, what=what, place="page", involved=self.involved[:], page=self.page)
        )

    def _time_out(self, state: ChaptersState) -> None:
        """CHA-HGL-02, CHA-GAP-48: everybody involved takes the card, and still chooses."""
        self.timed_out = True
        state.emit(TimeRanOut())
        effects = lookup.book(state).effects
        card = next((ident for ident, effect in effects.items() if effect.alias == UNDECIDED), None)
        if card is not None:
            for who in self.here(state):
                gain_effect(state, who, card)

    def _narrow(self, state: ChaptersState, choices: list[Choice]) -> None:
        """CHA-FD-03: the vote is repeated until all agree, among what still has votes."""
        self.votes += 1
        if state.options.deduction_deadlock == "repeat":
            return
        counted = Counter(choice.key for choice in choices)
        least = max(counted.values()) if self.votes > 1 else 1
        self.narrowed = [key for key, count in counted.items() if count >= least]

    def _settle(self, state: ChaptersState, choice: Choice) -> None:
        page = self.written(state)
        verb = choice.value[0]
        if verb == "continue":
            self._go_on(state, page)
        elif verb == "test":
            test = page.test or page.investigate
            assert test is not None
            self._push_test(state, test, choice.value[1])
        else:
            self._take_option(state, page, choice.value[1], choice.value[2])

    def _take_option(self, state: ChaptersState, page: Page, i: int, actor: str) -> None:
        """CHA-DLG-05: a choice cannot be taken back."""
        option = (page.choices or page.hypotheses)[i]
        name = "choices" if page.choices else "hypotheses"
        self._emit(state, OptionTaken(f"{state.play.id}/{self.page}/{name}/{i}", actor or None))
        if actor:
            self.actor = actor
        self._pay(state, option)
        if page.deduction and state.play.success_tokens:  # CHA-FD-04
            state.emit(SuccessTokensChanged(-state.play.success_tokens, 0))
            state.play.success_tokens = 0
        if is_personal(option.if_):
            state.play.last_actor = self.actor
        if option.goto is not None:
            self._turn_to(state, option.goto)
        else:
            assert option.test is not None
            self.option = i
            self._push_test(state, option.test, actor)

    def _pay(self, state: ChaptersState, option: Option) -> None:
        cost = option.cost
        if cost is None:
            return
        coterie = state.campaign.coterie
        if cost.boons:
            coterie.boons -= cost.boons
            state.emit(BoonsChanged(-cost.boons, coterie.boons))
        if cost.item is not None:
            discard_item(state, self.actor, cost.item)
        if cost.willpower:
            lose_willpower(state, self.actor, cost.willpower)

    def _push_test(self, state: ChaptersState, test: PageTest | Investigate, who: str) -> None:
        self.actor = who
        self.step = ReadingStep.TESTED
        printed = test.difficulty if isinstance(test, PageTest) else 0
        if printed:
            printed = character_values.difficulty_for(state, who, test.attr, test.skill, self.kind, printed)
        state.push(SkillTest(who=who, attr=test.attr, skill=test.skill, moment=self.kind, difficulty=printed))

    def _on_result(self, state: ChaptersState) -> None:
        """CHA-TEST-04, CHA-TEST-05, CHA-EFC-05: where the result leads."""
        page = self.written(state)
        options = page.choices or page.hypotheses
        test = options[self.option].test if self.option >= 0 else page.test
        if test is not None:
            difficulty = character_values.difficulty_for(
                state, self.actor, test.attr, test.skill, self.kind, test.difficulty
            )
            self._turn_to(state, test.success if succeeded(state.total, difficulty) else test.failure)
            return
        assert page.investigate is not None
        total = max(0, state.total)
        for low, high, step in ladder(page.investigate.results):
            if total >= low and (high is None or total <= high):
                self._turn_to(state, page.investigate.results[step])
                return
