"""Of what sort the words in a node's fields are: roles, parties, kinds of strikes."""

from __future__ import annotations

from typing import Any, Final, Literal, get_args, get_origin, get_type_hints

from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.cards.render.wording import Sort

_WORDS: Final[tuple[tuple[frozenset[str], Sort], ...]] = (
    (frozenset(get_args(v.Role)), "role"),
    (frozenset(get_args(v.Party)), "party"),
    (frozenset(get_args(v.StrikeKind)), "strike-kind"),
    (frozenset(get_args(v.Forbidden)), "forbidden"),
)


def sorts_of(kind: type) -> dict[str, Sort]:
    """Of what sort the words in a node's fields are."""
    if kind in _known_sorts:
        return _known_sorts[kind]
    found: dict[str, Sort] = {}
    for field, hint in get_type_hints(kind).items():
        said = _literals(hint)
        found[field] = next((sort for words, sort in _WORDS if words <= said), "plain")
    _known_sorts[kind] = found
    return found


_known_sorts: dict[type, dict[str, Sort]] = {}


def sort_in_filter(word: str) -> Sort:
    """Of what sort a word of a filter is."""
    return "plain" if word in v.OWN_WORDS else sorts_of(v.WORDS[word])[word]


def _literals(hint: Any) -> frozenset[str]:
    if get_origin(hint) is Literal:
        return frozenset(get_args(hint))
    return frozenset().union(*(_literals(part) for part in get_args(hint) if part is not Ellipsis))
