"""The words of a rule, for those who ask why: looked up by its id in the checklists."""

from __future__ import annotations

from collections.abc import Iterable

from nocturne.kernel.words import Words
from nocturne.lab.rules import rule_text


def rule_lines(rules: Iterable[str], words: Words) -> list[str]:
    """One line for each rule that a checklist knows; the id of another is shown with the reason."""
    known = [(ident, text) for ident in rules if (text := rule_text(ident, words.lang))]
    return [words("cli-rule-line", rule=ident, text=text) for ident, text in known]
