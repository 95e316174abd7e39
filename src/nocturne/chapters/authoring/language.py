"""L12x: the two languages of every text."""

from __future__ import annotations

import re

from nocturne.chapters.authoring.findings import Findings
from nocturne.chapters.authoring.walking import Pack, Part
from nocturne.chapters.content.model import Text

LEAST_RATIO, MOST_RATIO = 0.6, 1.6
"""How long the French of a text is, measured in its English."""
_LONG = 40
"""Shorter texts may differ in length as they like: a word for a word says nothing."""
_DRAFT = re.compile(r"\b(TODO|FIXME|XXX|TBD)\b|\?\?\?|lorem ipsum", re.IGNORECASE)


def check_language(pack: Pack, findings: Findings) -> None:
    """Every text of the pack's own files."""
    for part, text in pack.every(Text):
        if pack.is_own(part.document):
            _check(part, text, findings)


def _check(part: Part, text: Text, findings: Findings) -> None:
    french, english = text.fr.strip(), text.en.strip()
    for name, written in (("fr", french), ("en", english)):
        if not written:
            findings.add("L120", (part.document, (*part.where, name)), part.page, language=name)
        elif _DRAFT.search(written):
            findings.add("L123", (part.document, (*part.where, name)), part.page, language=name)
    if not french or not english:
        return
    if french == english and _is_prose(english):
        findings.add("L121", part.place, part.page, text=english[:60])
    elif max(len(french), len(english)) >= _LONG:
        ratio = len(french) / len(english)
        if not LEAST_RATIO <= ratio <= MOST_RATIO:
            findings.add("L122", part.place, part.page, french=len(french), english=len(english))


def _is_prose(text: str) -> bool:
    """Names are the same in both languages, sentences are not: two words in small letters make a sentence."""
    return sum(word[:1].islower() and len(word) > 1 for word in text.split()) >= 2
