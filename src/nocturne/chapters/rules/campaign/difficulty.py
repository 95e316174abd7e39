"""Difficulty modifiers: chosen before a chapter with combat, rewarded after it when they made it harder
(CHA-DIFF)."""

from __future__ import annotations

from nocturne.chapters.content.chapter import Chapter
from nocturne.chapters.content.model import kept
from nocturne.chapters.events.campaign import BoonsChanged, DifficultyChosen
from nocturne.chapters.rules.effects.coterie import give_xp
from nocturne.chapters.rules.table import lookup
from nocturne.chapters.rules.table.votes import ask_alike, decided
from nocturne.chapters.state import ChaptersState
from nocturne.kernel.decision import Choice, Prepared, Question, Why
from nocturne.kernel.state import Frame

MOST_PARTICIPANTS = 4
"""CHA-PLAY-01."""

EASY = ("pacifists", "ill_prepared", "weak")
HARD = ("noisy", "prepared", "strong", "tough", "agile")
"""CHA-DIFF-03..10."""


_DONE = Prepared("done", "chapters-do-done", "")
_CHOICES = {
    modifier: Prepared(
        f"modifier:{modifier}",
        "chapters-do-modifier",
        modifier,
        args={"modifier": f"difficulty:{modifier}"},
        rules=("CHA-DIFF-01",),
    )
    for modifier in (*EASY, *HARD)
}
_CHOSEN = Why("chapters-why-chosen", "CHA-DIFF-02")
_EASY_AND_HARD = Why("chapters-why-easy-and-hard", "CHA-DIFF-02")
_FOUR = Why("chapters-why-four", "CHA-DIFF-07")


@kept
def has_combat(chapter: Chapter) -> bool:
    """CHA-DIFF-01: whether a chapter can come to a combat."""
    fighters = any(npc.profile is not None and npc.side == "enemy" for npc in chapter.setup.npcs)
    return fighters or any(page.combat is not None for page in chapter.pages.values())


class ChooseDifficulty(Frame, kw_only=True):
    """CHA-DIFF-01, CHA-DIFF-02: any number of modifiers of one kind, never Easy and Hard together."""

    chapter: str
    seats: tuple[int, ...]

    def run(self, state: ChaptersState) -> Question | list[Question] | None:
        chapter = lookup.book(state).chapters[self.chapter]
        if not has_combat(chapter) or all(self._why_not(state, m) for m in (*EASY, *HARD)):
            state.pop()
            return None
        part = Question(0, "")
        part.offer_prepared(_DONE)
        for modifier, choice in _CHOICES.items():
            part.offer_prepared(choice, self._why_not(state, modifier))
        return ask_alike(self.seats, part, "chapters-ask-difficulty")

    def _why_not(self, state: ChaptersState, modifier: str) -> Why | None:
        coterie = state.campaign.coterie
        if modifier in coterie.difficulty:
            return _CHOSEN
        others = EASY if modifier in HARD else HARD
        if any(chosen in others for chosen in coterie.difficulty):
            return _EASY_AND_HARD
        if modifier == "prepared" and len(self.seats) + len(coterie.allies) >= MOST_PARTICIPANTS:
            return _FOUR
        return None

    def take_all(self, state: ChaptersState, choices: list[Choice]) -> None:
        chosen = decided(state, choices)
        if not chosen:
            state.pop()
            return
        state.campaign.coterie.difficulty += (chosen,)
        state.emit(DifficultyChosen(chosen))


def hard_reward(state: ChaptersState) -> None:
    """CHA-DIFF-11..16: one line of the table, when the chapter was won and there was a combat."""
    play, coterie = state.play, state.campaign.coterie
    hard = sum(modifier in HARD for modifier in play.difficulty)
    if not hard or not play.combats:
        return
    if hard >= 3:
        give_xp(state, 1, play.seats)
    boons = {1: 1, 2: 2, 3: 0}.get(hard, 2)
    if boons:
        coterie.boons += boons
        state.emit(BoonsChanged(boons, coterie.boons))
