"""The rulings that came with the installed card list, card by card.

They are read from krcg's file when somebody asks about a card. The file is large and its layout simple (a
key, then one line for each ruling), so it is read as lines of text; parsing it as YAML takes seconds.
"""

from __future__ import annotations

import re
from functools import cache

from nocturne.vtes.cards.catalogue import CardListMissing, installed

_KEY = re.compile(r"^(\w+)\|.*:\s*$")
_LINE = re.compile(r"^\s+- (.*)$")
_REFERENCES = re.compile(r"(\s*\[[A-Z]{2,5} [^\]]*\])+[\s.\"]*$")
_CARD = re.compile(r"\{([^{}]*)\}")


def rulings_of(key: int) -> tuple[str, ...]:
    """What has been ruled about a card by its official id, without the references; empty where nothing was
    ruled or no rulings are installed."""
    texts = _by_key().get(str(key), ())
    return tuple(_CARD.sub(r"\1", _REFERENCES.sub("", _unquoted(text))) for text in texts)


def _unquoted(text: str) -> str:
    """A ruling as it is meant: it may stand in quotes, and in double ones with backslashes where its line was
    broken."""
    if text.startswith("'"):
        return text.strip("'").replace("''", "'")
    if text.startswith('"'):
        return " ".join(text.strip('"').replace('\\"', '"').replace("\\", " ").split())
    return text


@cache
def _by_key() -> dict[str, list[str]]:
    try:
        text = (installed().cards / "rulings.yaml").read_text("utf-8")
    except (CardListMissing, OSError):
        return {}
    found: dict[str, list[str]] = {}
    rulings: list[str] = []
    for line in text.splitlines():
        if key := _KEY.match(line):
            rulings = found.setdefault(key[1], [])
        elif ruling := _LINE.match(line):
            rulings.append(ruling[1])
        elif line[:1] == " " and rulings:  # a ruling that goes on in the next line
            rulings[-1] += f" {line.strip()}"
    return found
