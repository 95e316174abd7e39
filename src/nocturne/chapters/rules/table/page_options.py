"""The options of a page as the players read them: the label, the dice of a test, and what is not told.

An option whose condition is a fact of the story (a flag, a clue, a chapter, somebody who would have to be
there) must not tell that fact before the players know it: it reads "something you do not know yet". What a
character can do or has (disciplines, items, attributes) is no secret. The author of a page may say otherwise
with ``locked``.
"""

from __future__ import annotations

from nocturne.chapters.content.conditions import Condition, keys_of
from nocturne.chapters.content.pages import Option
from nocturne.chapters.rules.table.conditions import part_fits
from nocturne.chapters.state import ChaptersState

_FACTS = frozenset({"flag", "clue", "completed", "npc_present"})


def is_hidden(state: ChaptersState, option: Option) -> bool:
    """Whether an option that cannot be taken would tell something the players do not know yet."""
    if option.locked == "shown" or option.if_ is None:
        return False
    return option.locked == "hidden" or not facts_known(state, option.if_)


def facts_known(state: ChaptersState, condition: Condition) -> bool:
    """Whether all facts of the story that a condition asks for hold. Whatever else it asks for is taken to
    hold, and so is a ``not``: what has happened is known."""
    for key in keys_of(condition):
        if key in _FACTS and not part_fits(state, condition, key, None):
            return False
        if key == "all_" and not all(facts_known(state, part) for part in condition.all_):
            return False
        if key == "any_" and not any(facts_known(state, part) for part in condition.any_):
            return False
    return True


def condition_rule(option: Option) -> str:
    """The rule behind a condition, for those who ask why."""
    condition = option.if_
    if condition is None:
        return "CHA-DLG-06"
    if condition.discipline is not None:
        return "CHA-DLG-09"
    if condition.success_tokens is not None:
        return "CHA-FD-02"
    if condition.clue is not None:
        return "CHA-INV-10"
    if condition.status is not None:
        return "CHA-STA-02"
    return "CHA-DLG-12" if condition.character is not None else "CHA-CAMP-04"


def option_label(option: Option, text: str, actor: str) -> tuple[str, dict[str, str | int]]:
    """How an option reads: with who would do it and the test that is printed beside it (CHA-TEST-04)."""
    if not actor:
        return "chapters-do-option", {"text": text}
    named: dict[str, str | int] = {"text": text, "who": f"figure:{actor}"}
    if option.test is None:
        return "chapters-do-option-by", named
    test = option.test
    named |= {"attr": f"attr:{test.attr}", "skill": f"skill:{test.skill}", "difficulty": test.difficulty}
    return "chapters-do-option-test", named


def rules_of(option: Option) -> tuple[str, ...]:
    """The rules an option comes from."""
    return ("CHA-TEST-04",) if option.test is not None else ()
