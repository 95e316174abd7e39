"""Immunity to a kind of card (Sire's Index Finger): what such a card would do to the vampire does not
happen; and vampires on whom such cards cannot be played at all (Aleister Crowley).

Immunity counts only as the card is played: who becomes immune later, or no longer is, changes nothing
(ruling on Sire's Index Finger). A card that is aimed at an immune vampire does nothing at all.
"""

from __future__ import annotations

from functools import cache
from typing import get_args

from nocturne.kernel.decision import Why
from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.cards.faces import face_of
from nocturne.vtes.context import EffectContext
from nocturne.vtes.rules import why
from nocturne.vtes.rules.table.queries import modified
from nocturne.vtes.rules.text.queries.filters import matching
from nocturne.vtes.rules.text.queries.roles import card_of
from nocturne.vtes.rules.text.queries.untouched import Guard, guards_effects
from nocturne.vtes.state import VtesState
from nocturne.vtes.terms import NONE

IMMUNE: v.Query = "immune-to"


_ONES: tuple[v.Role, ...] = ("minion", "opponent")


@guards_effects
def _guard_immune(effect: v.Effect) -> Guard:
    """An effect of a card being played does not happen if it would touch somebody immune."""
    done_to = _done_to(effect)
    ones = [role for role in _ONES if role in done_to]

    def is_spared(g: VtesState, r: EffectContext) -> bool:
        if not g.lasting and IMMUNE not in g.modifier_sources:
            return False
        words = _words(r.key, r.path)
        if not words:
            return False
        if any(_immune(g, card, words) for card in r.targets):
            return True
        return any(_immune(g, card_of(g, r, role), words) for role in ones)

    return is_spared


PLAYED_ON: v.Query = "may-be-played-on"


def barred_from(g: VtesState, key: int, index: int, card: int) -> bool:
    """Whether a card, in one of its modes, cannot be played on a card in play."""
    if PLAYED_ON not in g.modifier_sources or card not in g.play:
        return False
    words = _words(key, f"modes.{index}.effects")
    return any(modified.modified(g, PLAYED_ON, card, 0, note=word) < 0 for word in words)


def why_not_on(g: VtesState, r: EffectContext, index: int) -> Why | None:
    """Why a card cannot be played in a mode by the minion of ``r``: on himself, on the one he fights, or on
    any of those it could be aimed at."""
    if PLAYED_ON not in g.modifier_sources:
        return None
    mode = face_of(r.key).modes[index]
    for role in _ONES:
        if any(role in _done_to(effect) for effect in mode.effects) and barred_from(
            g, r.key, index, card_of(g, r, role)
        ):
            return why.NOT_A_TARGET
    for target in mode.targets:
        there = [] if target.card is None or target.up_to else list(matching(g, r, target.card))
        if there and all(barred_from(g, r.key, index, card) for card in there):
            return why.NOT_A_TARGET
    return None


def _immune(g: VtesState, card: int, words: frozenset[str]) -> bool:
    if card == NONE or card not in g.play:
        return False
    return any(modified.modified(g, IMMUNE, card, 0, note=word) > 0 for word in words)


@cache
def _words(key: int, path: str) -> frozenset[str]:
    """The keywords of a card whose mode's own effects stand at a path; none for anything else: what it leaves
    to be done later was settled when it was played."""
    steps = path.split(".")
    if len(steps) != 3 or steps[0] != "modes" or steps[2] != "effects":
        return frozenset()
    face = face_of(key)
    return frozenset((*face.keywords, *face.modes[int(steps[1])].keywords))


@cache
def _done_to(effect: v.Effect) -> frozenset[str]:
    """The roles of those whom an effect does something to, what it leaves to be done later included."""
    found: set[str] = set()
    for node in v.nodes(effect):
        if isinstance(node, v.Lasts):
            if node.modifier.applies is not None:
                found.add(node.modifier.applies.word("role"))
            elif node.party is None:  # else it is about a Methuselah
                found.add(node.who)
        elif isinstance(node, _EFFECTS):
            found.add(getattr(node, "who", ""))
    return frozenset(found | {"minion", "opponent"} if "both" in found else found)


_EFFECTS = get_args(v.Effect)
