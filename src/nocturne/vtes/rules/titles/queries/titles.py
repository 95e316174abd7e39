"""Which title is unique, and who else holds it (VTES-4.2)."""

from __future__ import annotations

from nocturne.vtes.cards.lexicon import CITY_TITLES, Title, city_named
from nocturne.vtes.marks import CONTESTS_NOTHING
from nocturne.vtes.rules.table.queries import traits
from nocturne.vtes.state import VtesState

_ALONE = frozenset({Title.REGENT, Title.IMPERATOR})
"""Unique without a city or a clan (VTES-10.2-04)."""


def word_of(title: str) -> str:
    """The message that names a title."""
    return f"vtes-title-{title.replace(' ', '-')}"


def spoken(g: VtesState, card: int) -> tuple[str, str]:
    """How events tell a vampire's title: its word, and its city or clan or "none"."""
    return word_of(traits.held_title(g, card)), traits.title_place(g, card) or "none"


def unique_title(g: VtesState, card: int) -> str:
    """What makes a vampire's title unique; empty when it is not (primogen, bishop, priscus, cardinal,
    magaji, votes of his own: VTES-10.1-06, VTES-10.2-04, VTES-10.3-03).

    All titles to a city are one (VTES-10.1-05, VTES-10.2-03, VTES-10.5-08); justicar, Inner Circle and
    kholo are one for each clan (VTES-10.1-04, VTES-10.3-03); a card can name a unique title of its own.
    """
    held = traits.held_title(g, card)
    if not held:
        return ""
    place = traits.title_place(g, card)
    if held in CITY_TITLES:
        return f"city:{city_named(place)}"
    if held in traits.CLAN_TITLES:
        if held == Title.INNER_CIRCLE and not g.options.inner_circle_unique:
            return ""  # VTES-FR-29
        return f"{held}:{place}"
    if held in _ALONE:
        return held
    return f"named:{place}" if place else ""


def title_rivals(g: VtesState, card: int) -> list[int]:
    """The other vampires in play who hold the same unique title, clockwise."""
    key = unique_title(g, card)
    if not key or not _may_contest(g, card):
        return []
    return [
        other
        for seat in g.alive()
        for other in (*g.players[seat].ready, *g.players[seat].torpor)
        if other != card
        and not g.play[other].contested
        and _may_contest(g, other)
        and unique_title(g, other) == key
    ]


def _may_contest(g: VtesState, card: int) -> bool:
    return CONTESTS_NOTHING not in g.play[card].marks
