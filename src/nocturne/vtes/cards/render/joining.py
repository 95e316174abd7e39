"""Sewing phrases together: what two words do to each other where they meet, in English and in French.

The messages that read cards aloud leave such places to the reader. ``de~`` before a phrase is a joint:
``de~le vampire`` becomes ``du vampire``, ``de~une carte`` becomes ``d’une carte``; in English ``a~ally``
becomes ``an ally``. ``^`` stands before a verb that tells somebody to do something: ``^gagnez 1 pool`` can
follow ``vous pouvez``, then as ``gagner 1 pool``.
"""

from __future__ import annotations

import re
from typing import Final

_VOWEL: Final = "aâàeéèêiîoôuûœAÂÀEÉÈÊIÎOÔUÛŒ"

_FRENCH: Final = (
    (re.compile(r"\b([Dd])e~les "), r"\1es "),
    (re.compile(r"\b([Dd])e~le "), r"\1u "),
    (re.compile(r"\b([Dd])e~([dD]e(?:s| l’| la|) )"), r"\2"),
    (re.compile(r"\bà~les "), "aux "),
    (re.compile(r"\bà~le "), "au "),
    (re.compile(r"\b([Ss])i~(ils? )"), r"\1’\2"),
    (re.compile(rf"\b([Dd]|[Qq]u|[Ll]orsqu|[Jj]usqu)e~(?=[{_VOWEL}])"), r"\1’"),
)
_ENGLISH: Final = (
    (re.compile(r"\b([Aa])~ ?other\b"), r"\1nother"),
    (re.compile(r"\b([Aa])~ ?(?=uni|one\b|use|eu)", re.IGNORECASE), r"\1 "),
    (re.compile(r"\b([Aa])~ ?(?=[aeiou8])", re.IGNORECASE), r"\1n "),
)
_JOINTS: Final = {"fr": _FRENCH, "en": _ENGLISH}

_COMMAND: Final = re.compile(r"\^(\w+)(?:-(la|les|le|en|vous)\b)?")
_CLAUSE: Final = re.compile(r"[;,:] (?:si |s’|quand |pour chaque |après |pendant |une fois |à la |au )| : ")
"""Where a clause begins that has a condition or a time of its own."""

_INFINITIVES: Final = {
    "mettez": "mettre",
    "prenez": "prendre",
    "prévenez": "prévenir",
    "choisissez": "choisir",
    "sortez": "sortir",
    "convertissez": "convertir",
    "répartissez": "répartir",
    "obtenez": "obtenir",
    "avez": "avoir",
    "subissez": "subir",
    "réduisez": "réduire",
    "remettez": "remettre",
}
"""French verbs whose plain form is not made by putting -er for -ez."""


def joined(text: str, language: str) -> str:
    """The text with its joints closed."""
    if "~" not in text:
        return text
    for joint, closed in _JOINTS[language]:
        text = joint.sub(closed, text)
    return text.replace("~", " ").replace("  ", " ")


def commands(text: str) -> bool:
    """Whether a phrase begins with a verb that tells somebody to do something."""
    return text.startswith("^")


def plain_form(text: str, language: str) -> str:
    """Such a phrase as it follows "can" or "to". What stands under a condition of its own ("if it passes")
    still tells somebody to do something."""
    if language != "fr":
        return text
    clause = _CLAUSE.search(text)
    end = clause.start() if clause else len(text)
    return _COMMAND.sub(_plainly, text[:end]) + text[end:]


def _plainly(found: re.Match[str]) -> str:
    whom = "se" if found[2] == "vous" else found[2]
    return f"^{whom} {_infinitive(found[1])}" if whom else f"^{_infinitive(found[1])}"


def _infinitive(verb: str) -> str:
    return _INFINITIVES.get(verb) or re.sub("ez$", "er", verb)


def unmarked(text: str) -> str:
    """The text as people read it: without the marks of verbs."""
    return text.replace("^", "")


__all__ = ["commands", "joined", "plain_form", "unmarked"]
