"""The odds of every skill test of a pack: exact, for each character who may face it, as its sheet begins.

The dice are those of the content, the pools those of the engine: flaws, Humanity and chapter effects count.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from math import factorial

from msgspec import Struct

from nocturne.chapters.authoring.histories import NEW, begin
from nocturne.chapters.authoring.walking import Pack, wishes
from nocturne.chapters.components.dice import REROLLED, SUCCESSES, Dice, Face, Pool, distribution, odds
from nocturne.chapters.content.book import Content
from nocturne.chapters.content.chapter import Chapter
from nocturne.chapters.content.conditions import Condition
from nocturne.chapters.content.pages import Investigate, PageTest, ladder
from nocturne.chapters.content.people import Character
from nocturne.chapters.rules.skill_tests.skill_test import pool_for
from nocturne.chapters.rules.table import character_values, lookup
from nocturne.chapters.state import ChaptersState

_BLACK: tuple[Face, ...] = ("blank", "ankh", "double")


class Chance(Struct, frozen=True):
    """How a character stands in a test: its dice, its automatic successes, and how likely it succeeds,
    without and with one point of Willpower. For an investigation, how likely each result is."""

    black: int
    red: int
    automatic: int
    difficulty: int
    success: float
    with_willpower: float
    steps: dict[str, float] = {}


class TestOdds(Struct, frozen=True):
    """One test of a chapter. ``option`` counts from 0; -1 for the test of the page itself."""

    chapter: str
    page: str
    option: int
    attr: str
    skill: str
    difficulty: int
    chances: dict[str, Chance]


def with_reroll(dice: Dice, pool: Pool, automatic: int, difficulty: int) -> float:
    """How likely a test succeeds when one point of Willpower may roll up to three black dice again, the best
    ones to roll again being chosen after the first roll (CHA-WIL-02)."""
    if pool.fails:
        return 0.0
    red = distribution(dice.red, pool.red)
    total = 0.0
    for faces in _counts(pool.black):
        likely = _likely(dice.black, faces)
        if not likely:
            continue
        shown = sum(SUCCESSES[face] * count for face, count in zip(_BLACK, faces, strict=True))
        for reds, chance in enumerate(red):
            missing = difficulty - automatic - shown - reds
            total += likely * chance * (1.0 if missing <= 0 else _best_reroll(dice.black, faces, missing))
    return total


def _counts(dice: int) -> Iterator[tuple[int, int, int]]:
    """So many dice as numbers of blanks, ankhs and doubles."""
    for blanks, ankhs in product(range(dice + 1), repeat=2):
        if blanks + ankhs <= dice:
            yield blanks, ankhs, dice - blanks - ankhs


def _likely(faces: tuple[Face, ...], counts: tuple[int, int, int]) -> float:
    """How likely black dice show exactly these numbers of blanks, ankhs and doubles."""
    likely = float(factorial(sum(counts)))
    for face, count in zip(_BLACK, counts, strict=True):
        likely *= (faces.count(face) / len(faces)) ** count / factorial(count)
    return likely


def _best_reroll(faces: tuple[Face, ...], counts: tuple[int, int, int], missing: int) -> float:
    """How likely the missing successes come with the best choice of dice to roll again. A double cannot get
    better."""
    best = 0.0
    for blanks in range(min(counts[0], REROLLED) + 1):
        for ankhs in range(min(counts[1], REROLLED - blanks) + 1):
            wanted = missing + ankhs
            rolled = distribution(faces, blanks + ankhs)
            best = max(best, sum(chance for value, chance in enumerate(rolled) if value >= wanted))
    return best


def pack_odds(pack: Pack, *, hunger: int = 1) -> list[TestOdds]:
    """Every test on the pages of the pack's own chapters."""
    return [odds_ for chapter in pack.chapters() for odds_ in chapter_odds(pack.content, chapter, hunger)]


def chapter_odds(book: Content, chapter: Chapter, hunger: int = 1) -> Iterator[TestOdds]:
    """Every test of one chapter, in the order of its pages."""
    states = {
        ident: begin(book.head.id, chapter.id, (ident,), NEW, 0)
        for ident, one in book.characters.items()
        if chapter.character == ident or (one.attributes and chapter.character is None)
    }
    for state in states.values():
        for vampire in state.play.vampires.values():
            vampire.hunger = hunger
    for page, written in chapter.pages.items():
        options = written.choices or written.hypotheses
        for i, option in enumerate(options):
            if option.test is not None:
                yield _odds(book, chapter.id, page, i, option.test, option.if_, states)
        if written.test is not None:
            yield _odds(book, chapter.id, page, -1, written.test, None, states)
        if written.investigate is not None:
            yield _odds(book, chapter.id, page, -1, written.investigate, None, states)


def _odds(
    book: Content,
    chapter: str,
    page: str,
    option: int,
    test: PageTest | Investigate,
    condition: Condition | None,
    states: dict[str, ChaptersState],
) -> TestOdds:
    chances = {
        who: _chance(state, who, page, test)
        for who, state in states.items()
        if test.who in ("any", "actor", who) and _may(book.characters[who], condition)
    }
    difficulty = test.difficulty if isinstance(test, PageTest) else 0
    return TestOdds(chapter, page, option, test.attr, test.skill, difficulty, chances)


def _may(character: Character, condition: Condition | None) -> bool:
    """Whether a character can ever fit a condition: what it is born with decides, what it may gain does
    not."""
    for one, positive in wishes(condition) if condition is not None else ():
        if not positive or one.any_:
            continue
        if one.character not in (None, character.id) or one.clan not in (None, character.clan):
            return False
        if one.discipline is not None and one.discipline.id not in character.disciplines:
            return False
    return True


def _chance(state: ChaptersState, who: str, page: str, test: PageTest | Investigate) -> Chance:
    moment = {"D": "dialogue", "I": "investigation"}.get(page[0], "event")
    pool = pool_for(state, who, test.attr, test.skill, moment)
    automatic = character_values.automatic_for(state, who, test.attr, test.skill, moment)
    dice = lookup.the_dice(state)
    if isinstance(test, Investigate):
        steps = _steps(dice, pool, automatic, test)
        return Chance(pool.black, pool.red, automatic, 0, 1.0, 1.0, steps)
    difficulty = character_values.difficulty_for(state, who, test.attr, test.skill, moment, test.difficulty)
    return Chance(
        pool.black,
        pool.red,
        automatic,
        difficulty,
        odds(dice, pool, automatic, difficulty),
        with_reroll(dice, pool, automatic, difficulty),
    )


def _steps(dice: Dice, pool: Pool, automatic: int, test: Investigate) -> dict[str, float]:
    """How likely each result of an investigation is; without dice the total is 0 (CHA-TEST-02)."""
    found: dict[str, float] = {}
    for low, high, written in ladder(test.results):
        if pool.fails:
            found[written] = 1.0 if low == 0 else 0.0
            continue
        at_least = odds(dice, pool, automatic, low)
        above = odds(dice, pool, automatic, high + 1) if high is not None else 0.0
        found[written] = at_least - above
    return found
