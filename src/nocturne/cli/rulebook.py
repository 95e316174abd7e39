"""The words of a rule, for those who ask why: looked up by its id in the checklists."""

from __future__ import annotations

from collections.abc import Iterable

from nocturne.kernel.words import Words
from nocturne.lab.rules import UnknownRule, find_rule


def rule_lines(rules: Iterable[str], words: Words) -> list[str]:
    """One line for each rule that a checklist knows."""
    found = []
    for ident in rules:
        try:
            found.append(words("cli-rule-line", rule=ident, text=find_rule(ident).rule))
        except UnknownRule:
            continue  # a game from elsewhere may have no checklist; its id is shown with the reason
    return found
