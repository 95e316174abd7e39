"""Saving a campaign between chapters, to go on with it at another table.

A record keeps everything, also in the middle of a chapter; this is the short form: what outlives chapters,
as text that goes into the options of a new game (``pack`` and ``campaign``).
"""

from __future__ import annotations

import msgspec

from nocturne.chapters.content.pack import content
from nocturne.chapters.state import Campaign, ChaptersState
from nocturne.kernel.errors import BadOptions


def save_campaign(state: ChaptersState) -> str:
    """The campaign as text. In the middle of a chapter, as it was when the chapter was begun (CHA-GAP-44)."""
    campaign = state.campaign if state.before is None else state.before
    return msgspec.json.encode(campaign).decode()


def load_campaign(text: str, pack: str, seats: int) -> Campaign:
    """The campaign that ``save_campaign`` wrote."""
    try:
        campaign = msgspec.json.decode(text, type=Campaign)
    except msgspec.MsgspecError as error:
        raise BadOptions("chapters-save-unreadable", detail=str(error)) from error
    if len(campaign.players) != seats:
        raise BadOptions("chapters-save-seats", players=len(campaign.players), seats=seats)
    known = content(pack)
    strangers = [p.character for p in campaign.players if p.character and p.character not in known.characters]
    strangers += [chapter for chapter in campaign.coterie.completed if chapter not in known.chapters]
    if strangers:
        raise BadOptions("chapters-save-other-pack", pack=pack, name=strangers[0])
    return campaign
