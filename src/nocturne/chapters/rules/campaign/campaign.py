"""The campaign: characters, then chapter after chapter until an ending (CHA-CAMP)."""

from __future__ import annotations

from enum import IntEnum
from functools import cache

from nocturne.chapters.content.chapter import Conclusion
from nocturne.chapters.events.campaign import ChapterChosen, StoryTold
from nocturne.chapters.rules.campaign.between import ApplyBetween
from nocturne.chapters.rules.campaign.creation import ChooseCharacter
from nocturne.chapters.rules.campaign.masquerade import due_breach_chapter, end_campaign, open_due_envelope
from nocturne.chapters.rules.campaign.preparation import Preparation
from nocturne.chapters.rules.table import lookup
from nocturne.chapters.rules.table.conditions import holds
from nocturne.chapters.rules.table.texts import marks_of, text_ref
from nocturne.chapters.rules.table.votes import ask, ask_alike, decided
from nocturne.chapters.state import ChaptersState
from nocturne.kernel.decision import Choice, Prepared, Question, Why
from nocturne.kernel.state import Frame

_PLAYED = Why("chapters-why-played", "CHA-CAMP-05")
_NOT_YET = Why("chapters-why-not-yet", "CHA-CAMP-05")


@cache
def _play(ident: str) -> Prepared:
    return Prepared(
        f"chapter:{ident}",
        "chapters-do-chapter",
        ident,
        args={"chapter": f"chapter:{ident}"},
        rules=("CHA-CAMP-08", "CHA-CAMP-09", "CHA-CAMP-10"),
    )


@cache
def _hidden(ident: str) -> Prepared:
    return Prepared(f"chapter:{ident}", "chapters-do-chapter-hidden")


class CampaignStep(IntEnum):
    """What the campaign does next."""

    CHARACTERS = 0
    AFTER = 1
    CHOOSE = 2
    PLAYER = 3


class Campaigning(Frame, kw_only=True):
    """The whole campaign: the procedure at the bottom of everything."""

    chapter: str = ""

    def run(self, state: ChaptersState) -> Question | list[Question] | None:
        if self.step == CampaignStep.CHARACTERS:
            self.step = CampaignStep.CHOOSE
            for seat in reversed(range(state.seats)):
                if not state.campaign.players[seat].character:
                    state.push(ChooseCharacter(seat=seat))
            return None
        if self.step == CampaignStep.AFTER:
            self._after(state)
            return None
        if self.step == CampaignStep.PLAYER:
            return ask(range(state.seats), lambda seat: self._player_question(state, seat))
        return self._choose(state)

    def _after(self, state: ChaptersState) -> None:
        """After a chapter: its ending if it has one, else its interlude, then the next chapter."""
        self.step = CampaignStep.CHOOSE
        pack, coterie = lookup.book(state), state.campaign.coterie
        campaign = pack.campaign
        assert campaign is not None
        last = coterie.completed[-1]
        chapter = pack.chapters[last]
        ending = _ending_of(state, chapter.conclusion)
        if ending is not None:
            end_campaign(state, ending)
            return
        if chapter.kind == "main" or chapter.conclusion.next:  # a side story leaves the offer as it was
            offers = chapter.conclusion.offers()
            coterie.next = tuple(one.chapter for one in offers if one.if_ is None or holds(state, one.if_))
        for i, interlude in reversed(list(enumerate(campaign.interludes))):
            due = interlude.if_ is None or holds(state, interlude.if_)
            if last in interlude.chapters() and due and i not in coterie.interludes:
                coterie.interludes += (i,)
                second = len(coterie.interludes) == 2  # CHA-ALLY-05, unless the campaign says otherwise
                coterie.ally_level = interlude.allies_level or (2 if second else coterie.ally_level)
                state.emit(StoryTold(text_ref(f"interlude/{i}", marks_of(state, interlude.texts))))
                state.push(ApplyBetween(source=f"interlude:{i}", seats=tuple(range(state.seats))))

    # -- choosing the next chapter

    def _choose(self, state: ChaptersState) -> Question | list[Question] | None:
        due = due_breach_chapter(state)
        if due and open_due_envelope(state, tuple(range(state.seats))):
            return None
        if due:
            self._begin(state, due)
            return None
        main = main_chapters(state)
        more = side_chapters(state)
        if not main:  # the story has been told
            end_campaign(state, "")
            return None
        if len(main) == 1 and not more:
            self._begin(state, main[0])
            return None

        offered = (*main, *more)
        part = Question(0, "")
        part.offer_all([_play(ident) for ident in offered])
        completed = state.campaign.coterie.completed
        for ident in lookup.book(state).chapters:
            if ident not in offered:
                part.offer_prepared(_hidden(ident), _PLAYED if ident in completed else _NOT_YET)
        return ask_alike(range(state.seats), part, "chapters-ask-chapter")

    def _player_question(self, state: ChaptersState, seat: int) -> Question:
        """CHA-CAMP-11: who plays a chapter that is played solo."""
        question = Question(seat, "chapters-ask-solo", chapter=f"chapter:{self.chapter}")
        for other, player in enumerate(state.campaign.players):
            question.offer(
                f"figure:{player.character}",
                "chapters-do-receiver",
                other,
                args={"who": f"figure:{player.character}"},
                rules=("CHA-CAMP-11",),
            )
        return question

    def take_all(self, state: ChaptersState, choices: list[Choice]) -> None:
        chosen = decided(state, choices)
        if self.step == CampaignStep.PLAYER:
            self._prepare(state, (chosen,))
        else:
            self._begin(state, chosen)

    def _begin(self, state: ChaptersState, chapter: str) -> None:
        self.chapter = chapter
        state.emit(ChapterChosen(chapter))
        printed = lookup.book(state).chapters[chapter]
        players = state.campaign.players
        if printed.character is not None:  # CHA-CAMP-06
            own = [seat for seat, player in enumerate(players) if player.character == printed.character]
            self._prepare(state, tuple(own) or (0,))
        elif printed.party == "solo" and len(players) > 1:
            self.step = CampaignStep.PLAYER
        else:
            self._prepare(state, tuple(range(len(players))))

    def _prepare(self, state: ChaptersState, seats: tuple[int, ...]) -> None:
        self.step = CampaignStep.AFTER
        state.push(Preparation(chapter=self.chapter, seats=seats))


def _ending_of(state: ChaptersState, conclusion: Conclusion) -> str | None:
    """The ending a conclusion leads to: the first whose condition holds, else the one without."""
    fitting = (one.ending for one in conclusion.endings if one.if_ is None or holds(state, one.if_))
    return next(fitting, conclusion.ending)


def main_chapters(state: ChaptersState) -> list[str]:
    """CHA-CAMP-02, CHA-CAMP-05, CHA-CAMP-08: what the last conclusion offers, else the next in the book's
    order."""
    campaign, coterie = lookup.book(state).campaign, state.campaign.coterie
    assert campaign is not None
    offered = [ident for ident in coterie.next if ident not in coterie.completed]
    if offered:
        return offered
    return [ident for ident in campaign.order if ident not in coterie.completed][:1]


def side_chapters(state: ChaptersState) -> list[str]:
    """CHA-CAMP-07, CHA-CAMP-09..11: optional chapters that are unlocked, prologues of the characters in
    play, each once."""
    pack, coterie = lookup.book(state), state.campaign.coterie
    campaign = pack.campaign
    assert campaign is not None
    open_ = {*campaign.available, *coterie.unlocked}
    found = [ident for ident in campaign.optional if ident in open_]
    played = {player.character for player in state.campaign.players}
    found += [ident for ident in campaign.prologues if pack.chapters[ident].character in played]
    alone = state.seats == 1
    return [
        ident
        for ident in found
        if ident not in coterie.completed and not (alone and pack.chapters[ident].party == "team")
    ]
