"""What the procedures of a chapter share: they end by themselves when what they belong to is over."""

from __future__ import annotations

from nocturne.chapters.state import ChaptersState
from nocturne.kernel.decision import Question
from nocturne.kernel.state import Frame

Asked = Question | list[Question] | None


class ChapterFrame(Frame, kw_only=True):
    """A procedure of a chapter. When the chapter has been won or lost, whatever was still to do is
    dropped."""

    def run(self, state: ChaptersState) -> Asked:
        if state.chapter is None or state.chapter.outcome:
            state.pop()
            return None
        return self.go(state)

    def go(self, state: ChaptersState) -> Asked:
        """What ``run`` does while the chapter goes on."""
        raise NotImplementedError


class FightFrame(ChapterFrame, kw_only=True):
    """A procedure of a combat, dropped when the combat is over."""

    def run(self, state: ChaptersState) -> Asked:
        play = state.chapter
        if play is None or play.outcome or play.fight is None or play.fight.over:
            state.pop()
            return None
        return self.go(state)


def open_page(state: ChaptersState, page: str, *, involved: list[str] | None = None, actor: str = "") -> None:
    """Have an event page read by all active characters, as soon as what runs now has stopped."""
    from nocturne.chapters.reading import Reading  # reading knows what pages do, and some of it leads here

    everybody = list(state.active()) if involved is None else involved
    state.enqueue(Reading(page=page, kind="event", involved=everybody, actor=actor or state.play.last_actor))
