"""Playing a chapter: set-up, the first pages, the main sequence, and how it ends (CHA-START, CHA-END)."""

from __future__ import annotations

from enum import IntEnum

from nocturne.chapters.components.hexes import Facing, by_name, hex_of
from nocturne.chapters.components.movement import nearest_free
from nocturne.chapters.content.chapter import SetUpNpc
from nocturne.chapters.events.campaign import (
    CampaignGivenUp,
    ChapterBegun,
    ChapterFailed,
    ChapterRetried,
    ChapterWon,
    StoryTold,
)
from nocturne.chapters.events.figures import EffectLost, ItemLost
from nocturne.chapters.rules.campaign.between import ApplyBetween
from nocturne.chapters.rules.campaign.creation import replace_the_lost
from nocturne.chapters.rules.campaign.difficulty import EASY, ChooseDifficulty, hard_reward
from nocturne.chapters.rules.campaign.hunts import ChooseHunt
from nocturne.chapters.rules.campaign.masquerade import ResolveBreaches
from nocturne.chapters.rules.dialogue.pages import Reading
from nocturne.chapters.rules.exploration.main_sequence import MainSequence
from nocturne.chapters.rules.harm.belongings import back_to_shop, gain_effect
from nocturne.chapters.rules.table import lookup
from nocturne.chapters.rules.table.board import closed
from nocturne.chapters.rules.table.conditions import fits, holds
from nocturne.chapters.rules.table.texts import marks_of, text_ref
from nocturne.chapters.rules.table.votes import ask, decided
from nocturne.chapters.rules.tile.arrivals import offer_hexes
from nocturne.chapters.rules.tile.placing import put
from nocturne.chapters.rules.tile.triggers import lay_trigger
from nocturne.chapters.state import (
    Campaign,
    ChapterPlay,
    ChaptersState,
    Coterie,
    Npc,
    Player,
    Token,
    Vampire,
    without,
)
from nocturne.kernel.decision import Choice, Question
from nocturne.kernel.state import Frame


class ChapterStep(IntEnum):
    """How far a chapter has come."""

    SET_UP = 0
    PLACE = 1
    READ = 2
    OVER = 3
    RETRY = 4


class PlayChapter(Frame, kw_only=True):
    """A chapter from its set-up to its end; a failed one is played again until it is completed
    (CHA-CAMP-03)."""

    chapter: str
    seats: tuple[int, ...]

    def run(self, state: ChaptersState) -> Question | list[Question] | None:
        if self.step == ChapterStep.SET_UP:
            self.step = ChapterStep.PLACE
            state.before = state.campaign.copy()  # CHA-GAP-44, CHA-GAP-45: as it is after the preparation
            set_up(state, self.chapter, self.seats)
            return None
        if self.step == ChapterStep.PLACE:
            return self._place(state)
        if self.step == ChapterStep.READ:
            self.step = ChapterStep.OVER
            begin_reading(state)
            return None
        if self.step == ChapterStep.RETRY:
            return ask(self.seats, lambda seat: self._retry_question(state, seat))
        self._end(state)
        return None

    def _place(self, state: ChaptersState) -> Question | None:
        """CHA-START-04: the players place their characters in the start area."""
        who = next((w for w in state.active() if state.vampire(w).hex is None), None)
        if who is None:
            self.step = ChapterStep.READ
            return None
        question = Question(state.seat_of(who), "chapters-ask-start", who=f"figure:{who}")
        offer_hexes(question, start_hexes(state), "CHA-START-04")
        return question

    def take(self, state: ChaptersState, choice: Choice) -> None:
        if self.step == ChapterStep.RETRY:
            self.take_all(state, [choice])
            return
        who = next(w for w in state.active() if state.vampire(w).hex is None)
        put(state, who, choice.value, Facing.N)

    def _end(self, state: ChaptersState) -> None:
        if state.play.outcome == "success":
            state.pop()
            won(state)
        else:
            failed(state)
            self.step = ChapterStep.RETRY

    # -- after a failure

    def _retry_question(self, state: ChaptersState, seat: int) -> Question:
        tries = state.campaign.coterie.tries
        question = Question(seat, "chapters-ask-retry", chapter=f"chapter:{self.chapter}", tries=tries)
        question.offer("retry", "chapters-do-retry", "retry", rules=("CHA-CAMP-03",))
        question.offer("give-up", "chapters-do-give-up", "give-up")
        return question

    def take_all(self, state: ChaptersState, choices: list[Choice]) -> None:
        if decided(state, choices) == "give-up":
            state.emit(CampaignGivenUp())
            state.finish((0.0,) * state.seats, ())
            return
        self.step = ChapterStep.SET_UP
        state.emit(ChapterRetried(self.chapter))
        coterie = state.campaign.coterie
        coterie.difficulty = tuple(modifier for modifier in coterie.difficulty if modifier in EASY)
        state.push(ChooseDifficulty(chapter=self.chapter, seats=self.seats))  # CHA-DIFF-17
        if state.options.hunt_before_retry:  # CHA-GAP-45
            state.push(ChooseHunt(chapter=self.chapter, seats=self.seats))
        replace_the_lost(state, self.seats)


def start_hexes(state: ChaptersState) -> list[tuple[int, int]]:
    """The free hexes of the start area, or the nearest to it."""
    area = [hex_of(name) for name in lookup.chapter_book(state).start]
    full, tile = closed(state), lookup.tile_of(state)
    free = [place for place in area if place in tile and place not in full]
    return by_name(free) or nearest_free(area[0], tile, full)


def set_up(state: ChaptersState, chapter: str, seats: tuple[int, ...]) -> None:
    """CHA-START-01: tile, tokens, NPCs, then characters and markers."""
    printed = lookup.book(state).chapters[chapter]
    allies, difficulty = state.campaign.coterie.allies, state.campaign.coterie.difficulty
    state.chapter = ChapterPlay(
        id=chapter,
        tile=printed.tile,
        seats=seats,
        participants=len(seats) + len(allies),  # CHA-PLAY-03, CHA-ALLY-07
        allies=allies,
        difficulty=difficulty,
    )
    play = state.chapter
    for token in printed.setup.tokens:
        assert token.at is not None
        play.tokens += (Token(token.type, hex_of(token.at), token.n, token.page or "", token.keep),)
    for entry in printed.setup.npcs:
        play.npcs[entry.id] = make_npc(state, entry)
    for trigger in printed.setup.triggers:
        lay_trigger(state, trigger)
    for ally in allies:
        play.npcs[ally] = Npc(kind="ally", source=ally, side="friend", type="vampire", revealed=True)
    for seat in seats:
        player = state.campaign.players[seat]
        play.vampires[player.character] = Vampire(
            seat=seat,
            hunger=player.hunger,
            willpower=player.willpower,
            fatigued=player.fatigued and state.options.hunt_fatigue == "carries_over",
            items=player.items,
        )
        player.items = ()
    text = f"chapter/{chapter}"
    intro = text_ref(f"{text}/intro", marks_of(state, printed.intro_texts))
    state.emit(ChapterBegun(chapter, intro, f"{text}/objective"))
    for who in play.vampires:
        for effect in lookup.book(state).characters[who].chapter_effects:  # CHA-FLAW-14
            gain_effect(state, who, effect)


def make_npc(state: ChaptersState, entry: SetUpNpc) -> Npc:
    """CHA-START-02: an NPC as the set-up describes it, its profile face down. One whose condition does not
    hold is not there; a page may still place it."""
    there = entry.at is not None and (entry.if_ is None or holds(state, entry.if_))
    profile = lookup.book(state).profiles[entry.profile] if entry.profile is not None else None
    return Npc(
        kind="profile" if profile is not None else "nobody",
        source=entry.profile or "",
        side="friend" if entry.side == "ally" else "enemy",
        type=profile.type if profile is not None else entry.type or "human",
        prey=entry.prey,
        attitude=entry.attitude or (profile.attitude if profile is not None else "neutral"),
        talk=entry.dialogue or "",
        speak=entry.speak or "",
        hex=hex_of(entry.at) if there and entry.at is not None else None,
        facing=int(Facing[entry.facing]),
    )


def begin_reading(state: ChaptersState) -> None:
    """CHA-PREP-02, CHA-START-06: everybody's own introduction, then the first page, then play."""
    chapter = lookup.chapter_book(state)
    state.push(MainSequence())
    everybody = state.active()
    state.push(Reading(page=chapter.first, kind="event", involved=everybody, starter=everybody[0]))
    for who in reversed(everybody):
        if who in chapter.first_for:
            page = chapter.first_for[who]
            state.push(Reading(page=page, kind="event", involved=[who], actor=who, starter=who, private=True))


# -- the end of a chapter


def won(state: ChaptersState) -> None:
    """CHA-END-05: rewards, items back to the coterie, what lasted a chapter discarded; then the
    conclusion."""
    play, coterie = state.play, state.campaign.coterie
    chapter = lookup.chapter_book(state)
    state.emit(ChapterWon(play.id, f"chapter/{play.id}/conclusion"))
    for i, recalled in enumerate(chapter.conclusion.texts):
        read = holds(state, recalled.if_)
        if recalled.read(read) is not None:
            state.emit(StoryTold(f"chapter/{play.id}/conclusion/{i}{'' if read else '/else'}"))
    hard_reward(state)
    _items_back(state)
    _drop_effects(state)
    coterie.completed += (play.id,)
    seats = play.seats
    coterie.tries = 0
    _breach_chapter_done(state, play.id)
    state.change(chapter=None, before=None)
    state.push(ResolveBreaches(seats=seats))
    state.push(ApplyBetween(source=f"conclusion:{chapter.id}", seats=seats))


def _breach_chapter_done(state: ChaptersState, chapter: str) -> None:
    campaign, coterie = lookup.book(state).campaign, state.campaign.coterie
    if campaign is not None and campaign.breach_chapters.get(coterie.resolved + 1) == chapter:
        coterie.resolved += 1


def _items_back(state: ChaptersState) -> None:
    """CHA-ITM-03, CHA-ITM-10."""
    items, coterie = lookup.book(state).items, state.campaign.coterie
    for vampire in state.play.vampires.values():
        for item in vampire.items:
            if items[item].discard == "end_of_chapter":
                back_to_shop(state, item)
                state.emit(ItemLost(None, item))
            else:
                coterie.items += (item,)
        vampire.items = ()


def _drop_effects(state: ChaptersState) -> None:
    """Effect cards that last a chapter, or whose condition for discarding holds."""
    effects = lookup.book(state).effects
    owners: list[tuple[str | None, Coterie | Player]] = [(None, state.campaign.coterie)]
    owners += [(player.character, player) for player in state.campaign.players]
    for who, owner in owners:
        for effect in owner.effects:
            card = effects[effect]
            over = card.until in ("end_of_chapter", "end_of_combat")
            if over or (card.discard_if is not None and fits(state, card.discard_if, who)):
                owner.effects = without(owner.effects, effect)
                state.emit(EffectLost(who, effect))


def failed(state: ChaptersState) -> None:
    """CHA-END-04, CHA-GAP-44: everything is as it was before the chapter, except breaches and lost
    Humanity."""
    assert state.before is not None
    play = state.play
    state.emit(ChapterFailed(play.id))
    now, before = state.campaign, state.before
    restored: Campaign = before.copy()
    if not state.options.forgiving:
        restored.coterie.breaches = now.coterie.breaches
        for old, new in zip(restored.players, now.players, strict=True):
            old.humanity = min(old.humanity, new.humanity)
    restored.coterie.tries = now.coterie.tries + 1
    state.change(campaign=restored, before=None)
    state.chapter = None
