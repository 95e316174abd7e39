"""Rulings on groups of vampires whose abilities work from torpor."""

from __future__ import annotations

import pytest

from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.rules.play.queries.window import users_of
from tests.vtes.ruled import Member, members
from tests.vtes.sitting import Sitting


def in_region(card: Member, region: str) -> Sitting:
    """A table with a vampire in a region."""
    return Sitting({"pool": 20, region: [{"card": card.name, "as": "it"}]}, {"pool": 20})


def wants_ready(part: object) -> bool:
    """Whether a part of a tree asks that the card itself be ready."""
    return any(
        isinstance(node, v.Holds) and node.who == "this" and node.filter.region == "ready"
        for node in v.nodes(part)
    )


def speaks_in_torpor(card: Member, torpid: Sitting) -> bool:
    """Whether what a vampire's text does by itself, or lets be paid with them, counts in torpor."""
    tree, g, it = card.face.tree, torpid.g, torpid.id("it")
    assert tree is not None
    triggers = [one for one in tree.triggers if not wants_ready(one)]
    paying = [one for one in tree.statics if one.query in ("discount", "funds") and not wants_ready(one)]
    return bool(triggers or paying) and all(
        [
            *(it in g.listeners[one.event] for one in triggers),
            *(it in g.modifier_sources[one.query] for one in paying),
        ]
    )


@pytest.mark.rule("G00027:57551016")
def test_the_ability_is_used_from_torpor():
    for card in members("G00027:57551016"):
        ready, torpid = in_region(card, "ready"), in_region(card, "torpor")
        found = [one for one in card.face.abilities if one.by == "controller" and not wants_ready(one)]
        assert found or speaks_in_torpor(card, torpid), card.name
        for ability in found:
            for window in ability.windows:
                here = users_of(torpid.g, 0, torpid.id("it"), ability, window)
                there = users_of(ready.g, 0, ready.id("it"), ability, window)
                assert here == there, (card.name, window)


@pytest.mark.rule("G00107:723aa790")
def test_the_passive_ability_applies_in_torpor():
    for card in members("G00107:723aa790"):
        tree = card.face.tree
        assert tree is not None
        torpid = in_region(card, "torpor")
        g, it = torpid.g, torpid.id("it")
        heard = [one.event for one in tree.triggers if not wants_ready(one)]
        said = [one.query for one in tree.statics if not wants_ready(one)]
        assert heard or said, card.name
        assert all(it in g.listeners[event] for event in heard), card.name
        assert all(it in g.modifier_sources[query] for query in said), card.name
