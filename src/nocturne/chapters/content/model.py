"""What every model of the content shares: strictness, texts in both languages, and the closed word lists.

A word list is a ``Literal``: a writer who misspells one is told which words exist, with file and line.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, wraps
from itertools import pairwise
from typing import Annotated, Literal, TypeVar

from msgspec import Meta, Struct


class Model(Struct, frozen=True, gc=False, forbid_unknown_fields=True, omit_defaults=True):
    """Base of all models: an unknown key is a mistake, never ignored."""


class Text(Model, frozen=True, kw_only=True):
    """A text in both languages. Prose of several paragraphs is written with ``|``."""

    fr: Annotated[str, Meta(min_length=1)]
    en: Annotated[str, Meta(min_length=1)]

    def in_language(self, lang: str) -> str:
        """The text in a language, as prose; English when the language is not one of ours."""
        return as_prose(self.fr if lang == "fr" else self.en)


ModelT = TypeVar("ModelT", bound=Model)
FoundT = TypeVar("FoundT")
_MOST_KEPT = 50_000


def kept(function: Callable[[ModelT], FoundT]) -> Callable[[ModelT], FoundT]:
    """Keep what a function finds in each model. Models never change, and comparing them would cost more than
    looking again, so they are known by their identity; each is kept, so that no other can get it."""
    known: dict[int, tuple[ModelT, FoundT]] = {}

    @wraps(function)
    def find(model: ModelT) -> FoundT:
        entry = known.get(id(model))
        if entry is None:
            if len(known) >= _MOST_KEPT:
                known.clear()
            entry = known[id(model)] = model, function(model)
        return entry[1]

    return find


_FULL_LINE = 70
"""A line as long as this was broken for want of room, not for a reason."""


@cache
def as_prose(written: str) -> str:
    """Prose without the line breaks a file needs: the lines of a paragraph become one. Where a short line is
    followed by somebody who speaks, the break is the writer's and stays."""
    paragraphs = []
    for written_paragraph in written.strip().split("\n\n"):
        lines = [line.strip() for line in written_paragraph.splitlines()]
        made = lines[0]
        for before, line in pairwise(lines):
            reply = len(before) < _FULL_LINE and line.startswith(("—", "«", "“", '"', "'", "*"))
            made += ("\n" if reply else " ") + line
        paragraphs.append(made)
    return "\n\n".join(paragraphs)


Id = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9_]*(\.[a-z0-9_]+)*$", max_length=60)]
"""``item.blood_bag``: lower case, words joined by ``_``, parts by dots. Stable once published."""

PageId = Annotated[
    str, Meta(pattern=r"^(D\.[a-z0-9_]+\.[A-Za-z0-9_]+|IN\.[0-9]+(\.[A-Za-z0-9_]+)*|E\.[A-Za-z0-9_.]+)$")
]
"""CHA-BOOK-01: dialogue ``D.<npc>.1``, investigation ``IN.<zone>``, ``IN.<zone>.<page>``, event ``E.<n>``."""

HexName = Annotated[str, Meta(pattern=r"^[A-Z][1-9][0-9]?$")]
"""A hex of a tile: the column's letter and the row's number, ``C4``. Even rows stand half a hex to the
right."""

Facing = Literal["N", "NE", "SE", "S", "SW", "NW"]
"""CHA-FIG-01, CHA-GAP-18: a figure faces a corner of its hex."""

Attr = Literal["physical", "social", "mental"]
Skill = Literal[
    "athletics", "brawl", "weapons", "stealth",
    "persuasion", "insight", "subterfuge", "intimidation",
    "investigation", "awareness", "occult", "technology",
]  # fmt: skip
NpcType = Literal["animal", "human", "ghoul", "authority", "vampire", "boss"]
Target = Literal[
    "closest", "self", "most_wounded", "least_wounded", "highest_initiative", "lowest_initiative"
]  # fmt: skip
Attitude = Literal["aggressive", "neutral"]
Weapon = Literal["melee", "ranged"]

TokenKind = Literal["poison", "bleed", "stun", "resistance", "immobility", "slow", "stealth"]
"""The effect tokens an effect may give (CHA-TOK-02..11). Blood Surge comes only from using the Blood."""

Moment = Literal[
    "dialogue", "investigation", "event", "stealth", "feeding", "attack", "defence", "hunt"
]  # fmt: skip
"""What a skill test is made for."""

Small = Annotated[int, Meta(ge=-99, le=99)]
Count = Annotated[int, Meta(ge=0, le=99)]
Positive = Annotated[int, Meta(ge=1, le=99)]
ByParticipants = Annotated[int, Meta(ge=0, le=99)] | dict[int, Annotated[int, Meta(ge=0, le=99)]]
"""CHA-GAP-56: one number, or one for each of 1 to 4 participants: ``{1: 2, 2: 2, 3: 3, 4: 4}``."""


def for_participants(value: int | dict[int, int], participants: int) -> int:
    """The number printed for so many participants (CHA-NPC-02, CHA-ALLY-09)."""
    return value if isinstance(value, int) else value[participants]
