"""What the coterie remembers between chapters: the memories of the campaign whose conditions hold."""

from __future__ import annotations

from nocturne.chapters.content.pack import content
from nocturne.chapters.rules.table.conditions import holds
from nocturne.chapters.state import ChaptersState


def memories(state: ChaptersState, lang: str) -> list[dict[str, str]]:
    """Each memory with its kind, in the order they are written. What did not happen leaves no trace."""
    campaign = content(state.options.pack).campaign
    if campaign is None:
        return []
    return [
        {"kind": one.kind, "text": one.text.in_language(lang)}
        for one in campaign.memories
        if holds(state, one.if_)
    ]
