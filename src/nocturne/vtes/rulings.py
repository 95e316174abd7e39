"""The official rulings that came with the installed card list: on single cards, and on groups of cards.

They are read from krcg's files when somebody first asks. The id of a ruling is made of the card's or group's
own id and of its text, so that it stays the same when others are added before it.
"""

from __future__ import annotations

import re
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any

import yaml
from msgspec import Struct

from nocturne.vtes.cards.catalogue import CardListMissing, installed

_REFERENCE = re.compile(r"\[[A-Z]{2,5} [^\]]*\]")
_TRAILING_REFERENCES = re.compile(rf"(\s*{_REFERENCE.pattern})+[\s.\"]*$")
_CARD = re.compile(r"\{([^{}]*)\}")


class Ruling(Struct, frozen=True):
    """A ruling as it applies to one card. ``group`` and ``title`` are empty where it is on that card alone;
    ``level`` says which of the card's effects the group is about (``[DOM]``)."""

    id: str
    text: str
    group: str = ""
    title: str = ""
    level: str = ""
    references: tuple[str, ...] = ()

    @property
    def shown(self) -> str:
        """The ruling in a line: the effect it is about, its text, the group it is on."""
        about = f"{self.level} " if self.level else ""
        group = f" ({self.title})" if self.title else ""
        return f"{about}{self.text}{group}"


def rulings_on(key: int) -> tuple[Ruling, ...]:
    """Every ruling on a card by its official id: its own first, then those of its groups. Empty where nothing
    was ruled or no rulings are installed."""
    return tuple(_by_card().get(str(key), ()))


def rulings_of(key: int) -> tuple[str, ...]:
    """The rulings on a card as lines to be shown, without their references."""
    return tuple(ruling.shown for ruling in rulings_on(key))


def groups() -> dict[str, tuple[int, ...]]:
    """The official ids of the cards of each group, by the group's id."""
    return {
        _id_of(group): tuple(int(_id_of(card)) for card in members)
        for group, members in _read("groups.yaml").items()
    }


@cache
def _by_card() -> dict[str, list[Ruling]]:
    written = _read("rulings.yaml")
    found: dict[str, list[Ruling]] = {}
    for key, texts in written.items():
        if not key.startswith("G"):
            found[_id_of(key)] = [_ruling(_id_of(key), text) for text in texts]
    for key, members in _read("groups.yaml").items():
        ident, _, title = key.partition("|")
        for card, level in members.items():
            rulings = (_ruling(ident, text, ident, title, level or "") for text in written.get(key, ()))
            found.setdefault(_id_of(card), []).extend(rulings)
    return found


def _ruling(owner: str, written: str, group: str = "", title: str = "", level: str = "") -> Ruling:
    text = " ".join(_CARD.sub(r"\1", _TRAILING_REFERENCES.sub("", written)).split())
    ident = f"{owner}:{blake2b(text.encode(), digest_size=4).hexdigest()}"
    return Ruling(ident, text, group, title, level, tuple(_REFERENCE.findall(written)))


def _id_of(key: str) -> str:
    """``100400|Condemnation: Mute`` -> ``100400``."""
    return key.partition("|")[0]


@cache
def _read(name: str) -> dict[str, Any]:
    """One of krcg's files; what is in it depends on the file. Empty where it is not installed."""
    try:
        text = _folder().joinpath(name).read_text("utf-8")
    except (CardListMissing, OSError):
        return {}
    # The reader written in C takes a tenth of a second, the other one some seconds.
    read: dict[str, Any] = yaml.load(text, Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader))
    return read


def _folder() -> Path:
    return installed().cards
