"""Pages of a chapter's booklet: text, effects, then exactly one way on.

The ways on are ``choices``, ``hypotheses``, ``investigate``, ``test``, ``branch``, ``goto``, ``combat`` and
``end``.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Literal

from msgspec import Meta, field

from nocturne.chapters.content.conditional_texts import Recalled
from nocturne.chapters.content.conditions import Condition
from nocturne.chapters.content.effects import Effect
from nocturne.chapters.content.model import Attr, Count, HexName, Id, Model, PageId, Skill, Text

End = Literal["resume", "dialogue", "chapter_success", "chapter_failure"]
"""``resume`` and ``dialogue`` both end the sequence; ``dialogue`` is only for the last page of a dialogue."""

Ladder = Annotated[str, Meta(pattern=r"^[0-9]{1,2}(-[0-9]{1,2}|\+)?$")]
"""``0-1``, ``2``, ``4+``: the totals that lead to a page (CHA-INV-04)."""


class PageTest(Model, frozen=True, kw_only=True):
    """CHA-TEST-04. ``who``: anybody involved (the players choose), the actor, or a character by name."""

    attr: Attr
    skill: Skill
    difficulty: Annotated[int, Meta(ge=1, le=20)]
    success: PageId
    failure: PageId
    who: Id = "any"


class Investigate(Model, frozen=True, kw_only=True):
    """CHA-INV-02..04."""

    attr: Attr
    skill: Skill
    results: dict[Ladder, PageId]
    who: Id = "any"


class OptionCost(Model, frozen=True, kw_only=True):
    """What choosing costs (CHA-FAV-04). An item is given away; Willpower is the actor's."""

    boons: Count = 0
    item: Id | None = None
    willpower: Count = 0


class Option(Model, frozen=True, kw_only=True):
    """One of the choices: leads to a page, or to a test."""

    text: Text
    if_: Condition | None = field(default=None, name="if")
    cost: OptionCost | None = None
    goto: PageId | None = None
    test: PageTest | None = None
    locked: Literal["hidden", "shown"] | None = None  # what is read while ``if`` does not hold


class Branch(Model, frozen=True, kw_only=True):
    """The first branch whose condition holds is taken; the last one has no condition."""

    if_: Condition | None = field(default=None, name="if")
    goto: PageId


class CombatStart(Model, frozen=True, kw_only=True):
    """CHA-CMB-01, CHA-CMB-09. ``enemies`` must be on the tile; others with a profile join by CHA-CMB-03
    unless ``only`` is set. ``lose`` without a page fails the chapter. With a ``champion`` only one character
    fights, the named one or whom the players choose (``any``; also when the named one is not there), and only
    the named enemies; the others look on."""

    enemies: Annotated[tuple[Id, ...], Meta(min_length=1)]
    only: bool = False
    champion: Id | None = None  # ``any``, ``actor``, or a character
    characters_at: tuple[HexName, ...] = ()  # CHA-CMB-04
    win: PageId
    lose: PageId | None = None


class Page(Model, frozen=True, kw_only=True):
    """A page of the booklet."""

    text: Text
    texts: tuple[Recalled, ...] = ()  # read after ``text``, judged when the page is opened
    effects: tuple[Effect, ...] = ()
    tells: tuple[Id, ...] = ()  # facts of the campaign that this page makes known
    knows: tuple[
        Id, ...
    ] = ()  # facts the writer vouches for, where the checker cannot see that they are known
    hourglass: bool = False  # CHA-HGL-01
    deduction: bool = False  # CHA-FD-01: the choices are the final deductions
    repeatable: bool = False  # CHA-GAP-49: the first page of a dialogue that may be held again
    private: bool = False  # CHA-START-06: only the player of whoever acted last reads it and answers on it
    choices: tuple[Option, ...] = ()
    hypotheses: tuple[Option, ...] = ()
    investigate: Investigate | None = None
    test: PageTest | None = None
    branch: tuple[Branch, ...] = ()
    goto: PageId | None = None
    combat: CombatStart | None = None
    end: End | None = None


WAYS_ON = ("choices", "hypotheses", "investigate", "test", "branch", "goto", "combat", "end")


def ways_on(page: Page) -> list[str]:
    """The ways on a page has; a good one has exactly one."""
    return [name for name in WAYS_ON if getattr(page, name) not in (None, ())]


def next_pages(page: Page) -> list[tuple[str, str]]:
    """Every page this one can lead to directly, with the place that names it."""
    found: list[tuple[str, str]] = []
    for name in ("choices", "hypotheses"):
        for i, option in enumerate(getattr(page, name)):
            if option.goto:
                found.append((f"{name}.{i}.goto", option.goto))
            if option.test:
                found.append((f"{name}.{i}.test.success", option.test.success))
                found.append((f"{name}.{i}.test.failure", option.test.failure))
    if page.investigate:
        found += [(f"investigate.results.{key}", goal) for key, goal in page.investigate.results.items()]
    if page.test:
        found += [("test.success", page.test.success), ("test.failure", page.test.failure)]
    found += [(f"branch.{i}.goto", branch.goto) for i, branch in enumerate(page.branch)]
    if page.goto:
        found.append(("goto", page.goto))
    if page.combat:
        found.append(("combat.win", page.combat.win))
        if page.combat.lose:
            found.append(("combat.lose", page.combat.lose))
    return found


def ladder(results: Iterable[str]) -> list[tuple[int, int | None, str]]:
    """The steps of a result ladder in order: from, to (None: no end), as written."""
    steps: list[tuple[int, int | None, str]] = []
    for written in results:
        if written.endswith("+"):
            steps.append((int(written[:-1]), None, written))
        else:
            low, _, high = written.partition("-")
            steps.append((int(low), int(high or low), written))
    return sorted(steps, key=lambda step: step[0])
