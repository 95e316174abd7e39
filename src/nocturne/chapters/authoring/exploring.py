"""Exploring a chapter: the engine itself reads the pages, every choice is taken, every test is made to
succeed and to fail, every combat is won and lost. What remains unread then, nobody will ever read.

Movement is left out: at any moment the party may go to any token, talk to anybody, fight any enemy, or wait
until a tracker runs out. Where nothing is left to do and the chapter is not over, the players are stuck.
"""

from __future__ import annotations

import heapq
from collections import deque
from collections.abc import Callable, Hashable, Iterator
from functools import partial

from msgspec import Struct

from nocturne.chapters.authoring.histories import History, begin, refresh
from nocturne.chapters.authoring.walking import conditions_in
from nocturne.chapters.content.chapter import Chapter
from nocturne.chapters.content.conditions import Condition
from nocturne.chapters.content.pages import ladder
from nocturne.chapters.game import game
from nocturne.chapters.rules.campaign.play import begin_reading
from nocturne.chapters.rules.combat.combat import (
    Combat,
    CombatStep,
    combat_is_over,
    enemies_left,
    start_combat,
)
from nocturne.chapters.rules.combat.speech import begin_speech, spoken
from nocturne.chapters.rules.dialogue.pages import Reading
from nocturne.chapters.rules.harm.damage import hurt
from nocturne.chapters.rules.skill_tests.skill_test import SkillTest, TestStep
from nocturne.chapters.rules.table.board import standing_npcs
from nocturne.chapters.rules.table.frames import open_page
from nocturne.chapters.rules.tile.placing import remove_token
from nocturne.chapters.rules.tile.prey import gets_away
from nocturne.chapters.rules.tile.rounds import tick_trackers
from nocturne.chapters.rules.tile.trackers import turn_tracker
from nocturne.chapters.rules.tile.triggers import stop_trigger
from nocturne.chapters.state import ChaptersState
from nocturne.kernel.decision import Question
from nocturne.kernel.engine import still_open, submit

_HIGH, _LOW = 90, 0
"""The totals of a test that succeeds and of one that fails, whatever its difficulty."""
_MOST_STEPS = 20_000
_CACHE_SIZE = 5
_MOST_IDLE = 40
"""So many trackers may run out before a party that does nothing."""

Way = tuple[str, ...]
"""How the explorer came somewhere, step by step."""


class Explored(Struct):
    """What was found in a chapter. ``whole`` when there was nothing more to try."""

    pages: set[str] = set()
    options: set[tuple[str, int]] = set()
    outcomes: set[str] = set()
    stuck: list[Way] = []
    faults: list[tuple[Way, str]] = []
    states: int = 0
    whole: bool = True

    def join(self, other: Explored) -> None:
        """Add what another party found."""
        self.pages |= other.pages
        self.options |= other.options
        self.outcomes |= other.outcomes
        self.stuck += other.stuck[: _CACHE_SIZE - len(self.stuck)]
        self.faults += other.faults[: _CACHE_SIZE - len(self.faults)]
        self.states += other.states
        self.whole = self.whole and other.whole


def explore(
    pack: str, chapter: Chapter, party: tuple[str, ...], past: History, *, most: int, known: Explored
) -> Explored:
    """Explore a chapter with one party and one past, at most so many situations. ``known`` is what other
    parties found: what adds to it is followed first."""
    idle = _Explorer(pack, chapter, party, past, most, known).idle()
    found = _Explorer(pack, chapter, party, past, most, known).run()
    found.join(idle)
    return found


class _Waiting:
    """Situations to go on from. First those that showed something new; then, in turns, the one that has come
    farthest (a final deduction needs many tokens) and the one that has waited longest."""

    def __init__(self) -> None:
        self.fresh: list[tuple[ChaptersState, Way]] = []
        self.oldest: deque[int] = deque()
        self.farthest: list[tuple[int, int]] = []
        self.kept: dict[int, tuple[ChaptersState, Way]] = {}
        self.count = 0

    def add(self, state: ChaptersState, way: Way, *, news: bool) -> None:
        if news:
            self.fresh.append((state, way))
            return
        self.count += 1
        self.kept[self.count] = state, way
        self.oldest.append(self.count)
        play, coterie = state.play, state.campaign.coterie
        come = play.success_tokens + len(play.clues) + len(coterie.flags)
        heapq.heappush(self.farthest, (-come, -self.count))

    def pop(self) -> tuple[ChaptersState, Way] | None:
        if self.fresh:
            return self.fresh.pop()
        while self.kept:
            by_age = len(self.kept) % 2 == 0
            number = self.oldest.popleft() if by_age else -heapq.heappop(self.farthest)[1]
            if number in self.kept:
                return self.kept.pop(number)
        return None


class _Explorer:
    def __init__(
        self, pack: str, chapter: Chapter, party: tuple[str, ...], past: History, most: int, known: Explored
    ) -> None:
        self.pack = pack
        self.chapter = chapter
        self.party = party
        self.past = past
        self.most = most
        self.known = known
        self.found = Explored()
        self.seen: set[Hashable] = set()
        self.caps = _caps(chapter)
        self.watched = _watched(chapter)
        self.fleeing = {npc.id for npc in chapter.setup.npcs if npc.fled is not None}
        self.waiting = _Waiting()
        self.news = False

    def _begin(self) -> None:
        state = begin(self.pack, self.chapter.id, self.party, self.past, self.chapter.id)
        begin_reading(state)
        state.stack = [frame for frame in state.stack if isinstance(frame, Reading)]
        self._settle(state, ())

    def idle(self) -> Explored:
        """A party that does nothing: the rounds pass, and what trackers bring about is read."""
        self._begin()
        for _ in range(_MOST_IDLE):
            waiting = self.waiting.pop()
            left = [one.left for one in waiting[0].play.trackers if not one.by_hand] if waiting else []
            if waiting is None or not left:
                break
            state, way = waiting
            after = state.copy()
            self.found.states += 1
            try:
                for _ in range(min(left)):
                    tick_trackers(after, combat=False)
                self._settle(after, (*way, "wait"))
            except Exception as error:
                self._fault((*way, "wait"), error)
                break
        return self.found

    def run(self) -> Explored:
        self._begin()
        while (next_ := self.waiting.pop()) is not None:
            if self.found.states >= self.most:
                self.found.whole = False
                break
            situation, way = next_
            for step, act in self._acts(situation):
                after = situation.copy()
                self.found.states += 1
                try:
                    act(after)
                    self._settle(after, (*way, step))
                except Exception as error:  # the engine must not fail on any content that passed the checker
                    self._fault((*way, step), error)
        return self.found

    def _fault(self, way: Way, error: Exception) -> None:
        if len(self.found.faults) < _CACHE_SIZE:
            self.found.faults.append((way, f"{type(error).__name__}: {error}"))

    # -- what the party can do between sequences

    def _acts(self, state: ChaptersState) -> Iterator[tuple[str, Callable[[ChaptersState], None]]]:
        pages, play = self.chapter.pages, state.play
        for ident, npc in standing_npcs(state):
            if npc.talk and not npc.prey and (npc.talk not in play.talked or pages[npc.talk].repeatable):
                yield f"talk {ident}", partial(_talk, npc=ident)
        for i, token in enumerate(play.tokens):
            if token.type in ("investigation", "action"):
                yield f"{token.type} {token.n}", partial(_token, index=i)
        for i, tracker in enumerate(play.trackers):
            if not tracker.by_hand:
                yield f"tracker {tracker.id}", partial(_run_out, index=i)
        if any(tracker.id in self.watched and not tracker.by_hand for tracker in play.trackers):
            yield "wait", partial(tick_trackers, combat=False)
        for trigger in play.triggers:
            npc_there = trigger.who not in play.npcs or play.npcs[trigger.who].hex is not None
            if npc_there and (trigger.who in ("all", "any", *play.npcs) or trigger.who in state.active()):
                yield f"trigger {trigger.id}", partial(_reach, ident=trigger.id)
        for ident, npc in standing_npcs(state):
            if npc.kind == "profile" and npc.side == "enemy":
                yield f"fight {ident}", partial(_fight, npc=ident)
            if npc.prey and ident in self.fleeing:
                yield f"frighten {ident}", partial(gets_away, ident=ident)

    # -- reading on until the party can act again

    def _settle(self, state: ChaptersState, way: Way) -> None:
        """Run a situation on, into every branch, and keep those in which the party can act."""
        self.news = False
        ends: list[tuple[ChaptersState, Way]] = []
        waiting = [(state, way)]
        steps = 0
        while waiting:
            state, way = waiting.pop()
            steps += 1
            if steps > _MOST_STEPS:
                self.found.whole = False
                break
            try:
                forks = self._run(state)
            except Exception as error:
                self._fault(way, error)
                continue
            if forks is None:
                ends.append((state, way))
            else:
                waiting += [(after, (*way, step)) for step, after in reversed(forks)]
        for end, came in ends:
            self._keep(end, came)

    def _keep(self, state: ChaptersState, way: Way) -> None:
        if state.play.outcome:
            self.found.outcomes.add(state.play.outcome)
            return
        if not state.active():
            self.found.outcomes.add("failure")
            return
        refresh(state, self.past)
        key = self._key(state)
        if key in self.seen:
            return
        self.seen.add(key)
        if not any(True for _ in self._acts(state)):
            if len(self.found.stuck) < _CACHE_SIZE:
                self.found.stuck.append(way)
        else:
            self.waiting.add(state, way, news=self.news)

    def _run(self, state: ChaptersState) -> list[tuple[str, ChaptersState]] | None:
        """Go on to the next fork, or to the end of everything in progress (None)."""
        stack = state.stack
        for _ in range(_MOST_STEPS):
            if state.queue:
                stack.extend(reversed(state.queue))
                state.queue.clear()
            state.emitted = []
            if not stack or state.play.outcome:
                stack.clear()
                state.queue.clear()
                return None
            top = stack[-1]
            if isinstance(top, Reading) and top.page not in self.found.pages:
                self.found.pages.add(top.page)
                self.news = self.news or top.page not in self.known.pages
            if isinstance(top, SkillTest) and top.step == TestStep.ROLL:
                return self._fork_test(state, top)
            if isinstance(top, Combat) and top.step == CombatStep.HANDS and not combat_is_over(state):
                return self._fork_combat(state)
            asked = top.run(state)
            if asked is None:
                continue
            questions = [asked] if isinstance(asked, Question) else asked
            for question in questions:
                question.sealed = not isinstance(asked, Question)
            if isinstance(top, Reading):
                return self._fork_page(state, top, questions)
            question = still_open(state, questions)[0]
            decision = question.decision(0)
            submit(state, questions, question.seat, game.default_answer(decision) or decision.options[0].key)
        raise RuntimeError("a sequence of pages runs without end")

    def _fork_page(
        self, state: ChaptersState, reading: Reading, questions: list[Question]
    ) -> list[tuple[str, ChaptersState]]:
        """Every option that is offered, each taken by everybody together."""
        key = ("page", reading.page, reading.timed_out, reading.actor, self._key(state))
        if key in self.seen:
            return []
        self.seen.add(key)
        chosen: dict[str, str] = {}
        for option in questions[0].decision(0).options:
            kind, _, rest = option.key.partition(":")
            if kind == "option":
                number = int(rest.partition(":")[0])
                if (reading.page, number) not in self.found.options:
                    self.found.options.add((reading.page, number))
                    self.news = self.news or (reading.page, number) not in self.known.options
                chosen.setdefault(f"option {number + 1}", option.key)
            elif kind in ("test", "continue", "time-out"):
                chosen.setdefault(kind, option.key)
        forks = []
        for name, answer in chosen.items():
            after = state.copy()
            for question in questions:
                submit(after, questions, question.seat, answer)
            forks.append((f"{reading.page} {name}", after))
        return forks

    def _fork_test(self, state: ChaptersState, test: SkillTest) -> list[tuple[str, ChaptersState]]:
        """A test comes to every result that leads elsewhere."""
        below = state.stack[-2] if len(state.stack) > 1 else None
        totals = {"success": _HIGH, "failure": _LOW}
        if isinstance(below, Reading) and below.option < 0:
            page = below.written(state)
            if page.investigate is not None:
                totals = {step: low for low, _, step in ladder(page.investigate.results)}
        forks = []
        for name, total in totals.items():
            after = state.copy()
            after.pop()
            after.play.last_actor = test.who
            after.total = total
            forks.append((name, after))
        return forks

    def _fork_combat(self, state: ChaptersState) -> list[tuple[str, ChaptersState]]:
        """A combat is won to the last enemy, or lost, or lasts until a tracker runs out."""
        key = ("combat", self._key(state))
        if key in self.seen:
            return []
        self.seen.add(key)
        won = state.copy()
        while (left := enemies_left(won)) and not won.queue:  # a defeat or a boss's phase may have its page
            hurt(won, left[0], 99, unavoidable=True)
        lost = state.copy()
        lost.fight.over = "lost"
        forks = [("won", won), ("lost", lost)]
        for ident, npc in standing_npcs(state):
            if npc.speak and not spoken(state, npc.speak):
                after = state.copy()
                begin_speech(after, after.fighters()[0], ident)
                forks.append((f"speak {ident}", after))
        for i, tracker in enumerate(state.play.trackers):
            if tracker.by_hand:
                continue
            after = state.copy()
            _run_out(after, i)
            forks.append((f"tracker {tracker.id}", after))
        return forks

    def _key(self, state: ChaptersState) -> Hashable:
        """What makes two situations differ for the pages."""
        play, coterie = state.play, state.campaign.coterie
        tokens, boons = self.caps
        return (
            play.tile,
            tuple((t.type, t.hex, t.page) for t in play.tokens if t.page),
            tuple(
                (i, n.hex is not None, n.gone, n.talk, n.speak, n.side, n.attitude, n.phase)
                for i, n in play.npcs.items()
            ),
            tuple((t.id, t.page, t.left if t.by_hand or t.id in self.watched else 0) for t in play.trackers),
            tuple(sorted(coterie.counters.items())),
            tuple(sorted(t.id for t in play.triggers)),
            tuple(sorted(play.clues)),
            min(play.success_tokens, tokens),
            tuple(sorted(play.talked)),
            tuple(sorted(coterie.flags)),
            tuple(sorted(coterie.effects)),
            min(coterie.boons, boons),
            coterie.status,
            tuple(sorted({item for vampire in play.vampires.values() for item in vampire.items})),
            tuple(
                (who, vampire.state, tuple(state.player_of(who).effects))
                for who, vampire in play.vampires.items()
            ),
            tuple(frame.page for frame in state.stack if isinstance(frame, Reading)),
            play.fight is not None,
        )


def _caps(chapter: Chapter) -> tuple[int, int]:
    """Beyond which number success tokens and boons make no difference in a chapter."""
    tokens = boons = 0
    for page in chapter.pages.values():
        for option in (*page.choices, *page.hypotheses):
            if option.cost is not None:
                boons = max(boons, option.cost.boons)
        for one in conditions_in(page):
            tokens = max(tokens, one.success_tokens or 0)
            boons = max(boons, one.boons or 0)
    return tokens, boons


def _watched(chapter: Chapter) -> set[str]:
    """The trackers whose value some page asks for."""
    return {
        condition.tracker.id
        for page in chapter.pages.values()
        for condition in conditions_in(page)
        if condition.tracker is not None
    }


def _talk(state: ChaptersState, npc: str) -> None:
    who = state.active()[0]
    page = state.play.npcs[npc].talk
    state.push(
        Reading(page=page, kind="dialogue", involved=state.active(), actor=who, starter=who, first=page)
    )


def _fight(state: ChaptersState, npc: str) -> None:
    start_combat(state, by=npc, declarer=state.active()[0])


def _token(state: ChaptersState, index: int) -> None:
    token, who = state.play.tokens[index], state.active()[0]
    if token.type == "investigation":
        state.push(
            Reading(
                page=token.page, kind="investigation", involved=state.active(),
                actor=who, starter=who, zone=token.hex,
            )
        )  # fmt: skip
        return
    if not token.keep:
        remove_token(state, token)
    state.push(Reading(page=token.page, kind="event", involved=state.active(), actor=who, starter=who))


def _reach(state: ChaptersState, ident: str) -> None:
    trigger = next(one for one in state.play.triggers if one.id == ident)
    stop_trigger(state, ident)
    actor = trigger.who if trigger.who in state.play.vampires else state.active()[0]
    open_page(state, trigger.page, actor=actor)


def _run_out(state: ChaptersState, index: int) -> None:
    tracker = state.play.trackers[index]
    turn_tracker(state, tracker, -tracker.left)


def choices_of(chapter: Chapter) -> dict[tuple[str, int], Condition | None]:
    """Every option of a chapter, with its condition."""
    return {
        (page, i): option.if_
        for page, written in chapter.pages.items()
        for i, option in enumerate(written.choices or written.hypotheses)
    }
