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
_SPACE = " \u00a0\u202f"
_UNSPACED = re.compile(rf"\w+»|[^\s{_SPACE}]»|«[^\s{_SPACE}]\w*|[\w»)’'][!?;]|(?<!\d)[\w»)]:(?!\d|//)")
"""French without a space before a high sign or inside quotation marks. “23:40” is a time."""
_PLAIN = re.compile(r"« | [»:;!?]")
"""French with a plain space where one belongs that does not break."""
_DRAFT = re.compile(r"\b(TODO|FIXME|XXX|TBD)\b|\?\?\?|lorem ipsum", re.IGNORECASE)


def check_language(pack: Pack, findings: Findings) -> None:
    """Every text of the pack's own files."""
    own = [(part, text) for part, text in pack.every(Text) if pack.is_own(part.document)]
    curly = sum("“" in text.en for _, text in own) > sum('"' in text.en for _, text in own)
    plain: dict[str, tuple[Part, int]] = {}
    for part, text in own:
        _check(part, text, findings)
        _check_signs(part, text, curly, findings)
        count = len(_PLAIN.findall(text.fr))
        if count:
            first, before = plain.get(part.document.file, (part, 0))
            plain[part.document.file] = first, before + count
    for first, count in plain.values():
        findings.add("L125", first.place, first.page, count=count)


def _check_signs(part: Part, text: Text, curly: bool, findings: Findings) -> None:
    """L124: French signs without their space, or quotation marks of another language. L126: English
    quotation marks of another kind than the rest of the pack has."""
    french = (part.document, (*part.where, "fr"))
    if found := _UNSPACED.search(text.fr):
        findings.add("L124", french, part.page, found=found[0])
    elif (found := re.search(r'"\S*|“\S*', text.fr)) and not _inside_guillemets(text.fr, found.start()):
        findings.add("L124", french, part.page, "quotes", found=found[0])
    english = (part.document, (*part.where, "en"))
    if (found := re.search(r"«\s*\S*", text.en)) or (
        found := re.search(r'"\S*' if curly else r"“\S*", text.en)
    ):
        findings.add("L126", english, part.page, found=found[0])


def _inside_guillemets(text: str, at: int) -> bool:
    """Whether a quotation stands inside another: “ ” are right there."""
    return text.count("«", 0, at) > text.count("»", 0, at)


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
