"""How much has been written: words by chapter and language, and how long the French is beside the English."""

from __future__ import annotations

import re

from msgspec import Struct

from nocturne.chapters.authoring.walking import Pack
from nocturne.chapters.content.model import Text

_WORD = re.compile(r"\w+(?:['’-]\w+)*")


class Wording(Struct):
    """The words of a chapter, or of all that belongs to none (``chapter`` is empty)."""

    chapter: str
    pages: int = 0
    texts: int = 0
    fr: int = 0
    en: int = 0

    @property
    def ratio(self) -> float:
        """French words for each English one; 0 where nothing is written."""
        return self.fr / self.en if self.en else 0.0


def words_in(written: str) -> int:
    """How many words a text has; “l'eau” is one, “peut-être” is one."""
    return len(_WORD.findall(written))


def count_words(pack: Pack) -> list[Wording]:
    """Every chapter of the pack in the order of the campaign, then what belongs to no chapter."""
    campaign = pack.content.campaign
    order = [*campaign.prologues, *campaign.order, *campaign.optional] if campaign is not None else []
    chapters = {chapter.id: chapter for chapter in pack.chapters()}
    listed = [ident for ident in dict.fromkeys([*order, *chapters]) if ident in chapters]
    found = {ident: Wording(ident, len(chapters[ident].pages)) for ident in listed}
    found[""] = Wording("")
    for part, text in pack.every(Text):
        if pack.is_own(part.document):
            one = found[part.chapter]
            one.texts += 1
            one.fr += words_in(text.fr)
            one.en += words_in(text.en)
    return list(found.values())
