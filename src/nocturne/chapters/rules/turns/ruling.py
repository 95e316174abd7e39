"""Table rulings: when nothing covers a situation, the majority of the table decides (CHA-GEN-02).

A ruling is proposed by one player from a closed list, put to the vote, and logged whatever comes of it.
"""

from __future__ import annotations

from functools import lru_cache

from nocturne.chapters.content.chapter import Chapter
from nocturne.chapters.content.model import kept
from nocturne.chapters.events.campaign import TableRuled
from nocturne.chapters.rules.harm.damage import heal, hurt, npc_leaves
from nocturne.chapters.rules.harm.hunger import lower_hunger, raise_hunger
from nocturne.chapters.rules.table import lookup
from nocturne.chapters.rules.table.frames import Asked, in_chapter, open_page
from nocturne.chapters.rules.table.votes import ask, emit_votes, most_agree
from nocturne.chapters.state import ChaptersState
from nocturne.kernel.decision import Choice, Prepared, Question, Why
from nocturne.kernel.state import Frame


def offer_ruling(question: Question, state: ChaptersState) -> None:
    """The way out when the rules say nothing."""
    question.offer_prepared(_RULING, None if state.options.table_rulings else _NO_RULINGS)


_RULING = Prepared("ruling", "chapters-do-ruling", ("ruling",), rules=("CHA-GEN-02",))
_NO_RULINGS = Why("chapters-why-no-rulings", "CHA-GEN-02")


def rulings(state: ChaptersState) -> list[str]:
    """What can be proposed: an end of the chapter, a page to read, a point more or less, somebody gone."""
    found = ["failure", "success", *_pages_to_read(lookup.chapter_book(state))]
    for who in state.active():
        found += [f"{what}/{who}" for what in ("feed", "starve", "heal", "hurt")]
    found += [f"remove/{ident}" for ident, npc in state.play.npcs.items() if npc.hex is not None]
    return found


@kept
def _pages_to_read(chapter: Chapter) -> tuple[str, ...]:
    return tuple(f"read/{page}" for page in chapter.pages if page.startswith("E."))


@lru_cache(maxsize=5_000)
def _rule(what: str) -> Prepared:
    return Prepared(f"rule:{what}", "chapters-do-rule", what, args={"ruling": f"ruling:{what}"})


class Ruling(Frame, kw_only=True):
    """A proposal and its vote."""

    seat: int
    what: str = ""

    @in_chapter
    def run(self, state: ChaptersState) -> Asked:
        if not self.what:
            question = Question(self.seat, "chapters-ask-ruling")
            question.offer("pass", "chapters-do-no-ruling", "")
            question.offer_all([_rule(what) for what in rulings(state)])
            return question
        others = [seat for seat in state.play.seats if seat != self.seat]
        if not others:
            self._rule(state, True)
            return None
        return ask(others, self._vote)

    def _vote(self, seat: int) -> Question:
        question = Question(
            seat, "chapters-ask-confirm", proposer=f"seat:{self.seat}", ruling=f"ruling:{self.what}"
        )
        question.offer("yes", "chapters-do-agree", True, rules=("CHA-GEN-02",))
        question.offer("no", "chapters-do-refuse", False, rules=("CHA-GEN-02",))
        return question

    def take(self, state: ChaptersState, choice: Choice) -> None:
        if self.what:
            self.take_all(state, [choice])
        elif choice.value:
            self.what = choice.value
        else:
            state.pop()

    def take_all(self, state: ChaptersState, choices: list[Choice]) -> None:
        emit_votes(state, choices)
        proposer = Choice(self.seat, "yes", True)
        self._rule(state, most_agree([proposer, *choices], len(state.play.seats)))

    def _rule(self, state: ChaptersState, confirmed: bool) -> None:
        state.pop()
        state.emit(TableRuled(self.seat, self.what, confirmed))
        if not confirmed:
            return
        kind, _, name = self.what.partition("/")
        match kind:
            case "success":
                state.play.outcome = "success"
            case "failure":
                state.play.outcome = "failure"
            case "read":
                open_page(state, name)
            case "feed":
                lower_hunger(state, name, 1)
            case "starve":
                raise_hunger(state, name, 1)
            case "heal":
                heal(state, name, 1)
            case "hurt":
                hurt(state, name, 1, unavoidable=True)
            case _:
                npc_leaves(state, name)
