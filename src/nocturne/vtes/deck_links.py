"""Links of deck builders that hold the list themselves: read and written without asking anybody.

VDB puts the cards behind the address (``#200001=2;100001=3``), by the official numbers. A link that only
names a deck on somebody's server (Amaranth, the archive) holds no list: it is refused, with what to do.
"""

from __future__ import annotations

import re
from typing import Final
from urllib.parse import parse_qs, quote, unquote, urlsplit

from nocturne.vtes.cards.catalogue import catalogue
from nocturne.vtes.problems import Problem

_LINK: Final = re.compile(r"https?://\S+")
_ENTRY: Final = re.compile(r"(\d{1,9})=(\d{1,3})")
_LONGEST_NAME: Final = 80
_VDB: Final = "https://vdb.im/decks/deck"


def is_link(text: str) -> bool:
    """Whether a text is one link and nothing else."""
    return _LINK.fullmatch(text.strip()) is not None


def read_link(text: str) -> tuple[dict[int, int], str, str, tuple[Problem, ...]]:
    """The copies by card in a link, the deck's name and author, and what is wrong with it."""
    try:
        address = urlsplit(text.strip())
        about = parse_qs(address.query)
    except ValueError:
        return {}, "", "", (Problem("vtes-deck-link-empty", {"host": "?"}),)
    held = unquote(address.fragment) or "".join(about.get("cards", ()))
    copies: dict[int, int] = {}
    problems: list[Problem] = []
    for number, count in _ENTRY.findall(held):
        if int(number) not in catalogue():
            problems.append(Problem("vtes-deck-id-unknown", {"card": number}))
        elif int(count):
            copies[int(number)] = copies.get(int(number), 0) + int(count)
    if not copies and not problems:
        problems.append(Problem("vtes-deck-link-empty", {"host": address.hostname or "?"}))
    name, author = ("".join(about.get(field, ())).strip()[:_LONGEST_NAME] for field in ("name", "author"))
    return copies, name, author, tuple(problems)


def write_link(copies: dict[int, int], name: str = "", author: str = "") -> str:
    """The link by which VDB opens these cards.

    >>> write_link({200001: 2, 100001: 3}, "Two cards")
    'https://vdb.im/decks/deck?name=Two%20cards&author=#200001=2;100001=3;'
    """
    held = "".join(f"{card}={count};" for card, count in copies.items())
    return f"{_VDB}?name={quote(name, safe='')}&author={quote(author, safe='')}#{held}"
