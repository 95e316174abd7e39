"""What CHAPTERS tells a host: what is printed on the things in a view, the story so far, which packs it may
open."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from nocturne.chapters.content.pack import pack_names
from nocturne.chapters.options import ChaptersOptions
from nocturne.chapters.state import ChaptersState
from nocturne.chapters.view.memories import memories
from nocturne.chapters.view.showing import STORY, refs_shown, shown
from nocturne.chapters.view.table import ChaptersTable
from nocturne.kernel.decision import Decision
from nocturne.kernel.errors import BadOptions
from nocturne.kernel.hosting import Hosting
from nocturne.kernel.view import View


class ChaptersHosting(Hosting):
    """CHAPTERS for those who host it."""

    shows_refused = True
    story = STORY

    def is_checked(self, option: str) -> bool:
        return option == "pack"

    def check_options(self, options: dict[str, Any]) -> dict[str, Any]:
        """Packs are named, never given as a folder."""
        if options.get("pack", ChaptersOptions().pack) not in pack_names():
            raise BadOptions("server-pack-unknown", packs=", ".join(pack_names()))
        return options

    def refs_shown(self, view: View) -> Iterable[str]:
        assert isinstance(view.table, ChaptersTable)
        return refs_shown(view.table)

    def beside_view(
        self, view: View, refs: set[str], decision: Decision | None, state: Any, lang: str
    ) -> dict[str, Any]:
        assert isinstance(view.table, ChaptersTable)
        assert isinstance(state, ChaptersState)
        told = shown(view.table, refs, decision, state.options, lang)
        return {**told, "memories": memories(state, lang)}


chapters_hosting = ChaptersHosting()
