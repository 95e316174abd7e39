"""What a player with judgement remembers of a campaign: pages read, options taken, what came of them, and
whether the chapter is getting anywhere.

A failed chapter begins again with what was learnt in it. Progress is a new page, a combat or a token gone; a
party that makes none for long tries what it has not tried, and at last asks the table to end the chapter.
"""

from __future__ import annotations

from collections import Counter

from nocturne.chapters.view.table import ChapterView

RESTLESS = 4
"""Rounds without progress after which anything new is tried."""
HOPELESS = 40
"""Rounds without progress after which the table is asked to call the chapter failed."""


class Memory:
    """One player's memory."""

    def __init__(self) -> None:
        self.chapter = ""
        self.round = 0
        self.begin("")
        self.blamed: Counter[tuple[str, str, str]] = Counter()
        """Options taken shortly before a chapter was lost."""
        self.failures: Counter[str] = Counter()

    def begin(self, chapter: str) -> None:
        """A chapter, or another try at it."""
        self.chapter = chapter
        self.round = 0
        self.read: Counter[str] = Counter()
        self.taken: Counter[tuple[str, str]] = Counter()
        self.trail: list[tuple[str, str]] = []
        self.talks: dict[str, int] = {}  # how much had happened when somebody was last talked to
        self.spoken: set[str] = set()  # what was said in the middle of a combat
        self.news = 0
        self.seen: tuple[object, ...] = ()
        self.quiet_since = 0
        self.turn: Counter[str] = Counter()  # answers of this turn, by kind
        self.page = ""
        self.asked = 0  # how often this page has asked for an option

    def look(self, chapter: ChapterView) -> None:
        """Take in the table before an answer."""
        if chapter.id != self.chapter or chapter.round < self.round:
            self.begin(chapter.id)
        if chapter.round != self.round:
            self.turn.clear()
        self.round = chapter.round
        page = chapter.page.id if chapter.page is not None else ""
        if page and page != self.page:
            self.news += not self.read[page]
            self.quiet_since = self.quiet_since if self.read[page] else chapter.round
            self.read[page] += 1
            self.asked = 0
        self.page = page
        tokens = sum(token.type != "fire" for token in chapter.tokens)  # fire spreads by itself
        seen = (tokens, chapter.fight is not None, chapter.success_tokens, len(chapter.clues))
        if seen != self.seen:
            self.seen = seen
            self.news += 1
            self.quiet_since = chapter.round

    @property
    def quiet(self) -> int:
        """Rounds since something new happened."""
        return self.round - self.quiet_since

    def heard(self, npc: str) -> bool:
        """Whether somebody of the coterie has talked to an NPC."""
        return npc in self.talks or any(page.startswith(f"D.{npc}.") for page in self.read)

    def take(self, page: str, option: str) -> None:
        """An option was wanted on a page."""
        self.taken[page, option] += 1
        self.trail.append((page, option))

    def lost(self) -> None:
        """The chapter was lost: what was done last is not done again so gladly."""
        self.failures[self.chapter] += 1
        for page, option in self.trail[-4:]:
            self.blamed[self.chapter, page, option] += 1
        self.begin("")
