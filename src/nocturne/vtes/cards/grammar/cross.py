"""Comparing trees: the same meaning can be written in several ways, and ``normal`` writes it in one.

Used to check the trees written by hand against those the grammar makes of the same texts.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.cards.catalogue import catalogue
from nocturne.vtes.cards.lexicon import CardType
from nocturne.vtes.cards.printed import CryptCard
from nocturne.vtes.cards.trees import completed


def normal(tree: v.CardTree) -> v.CardTree:
    """A tree with everything that goes without saying, and without what makes no difference: the names of
    abilities and modes, and the order of statics, abilities, actions, triggers and strikes."""
    whole = _bottom_up(completed(tree, catalogue()[tree.card]), _plain)
    card = catalogue()[tree.card]
    if isinstance(card, CryptCard) or card.types == (CardType.ALLY,):
        whole = _bottom_up(whole, _of_himself)
    assert isinstance(whole, v.CardTree)
    in_order: v.CardTree = _sorted(whole)
    return in_order


def _sorted(tree: Any) -> Any:
    """The parts of a card in play in a fixed order; their order means nothing."""
    fields = ("statics", "abilities", "actions", "triggers", "strikes")
    present = {
        field: tuple(sorted(getattr(tree, field), key=repr)) for field in fields if hasattr(tree, field)
    }
    tree = replace(tree, **present)
    if getattr(tree, "keywords", None):
        tree = replace(tree, keywords=tuple(sorted(tree.keywords)))
    if getattr(tree, "merged", None) is not None:
        tree = replace(tree, merged=_sorted(tree.merged))
    return tree


def _bottom_up(node: Any, change: Callable[[Any], Any]) -> Any:
    if isinstance(node, (v.Tree, v.CardTree)):
        inner = {field: _bottom_up(getattr(node, field), change) for field in node.__struct_fields__}
        return change(type(node)(**inner))
    if isinstance(node, tuple):
        return tuple(_bottom_up(one, change) for one in node)
    return node


def _plain(node: Any) -> Any:
    """One node in the one way."""
    if isinstance(node, (v.Ability, v.ActionAbility, v.Mode)):
        node = replace(node, name="")
    if isinstance(node, (v.Mode, v.Ability)):
        node = replace(node, windows=tuple(sorted(node.windows)))
    if isinstance(node, v.Holds) and node.who == "this":
        # The vampire himself is a vampire.
        node = replace(node, filter=replace(node.filter, kind="any"))
    if isinstance(node, v.AnyOf):
        holds = [one for one in node.of if isinstance(one, v.Holds)]
        if len(holds) == len(node.of) and len({one.who for one in holds}) == 1:
            return v.Holds(
                holds[0].who, _alternatives(v.Filter.of(any_of=tuple(one.filter for one in holds)))
            )
    if isinstance(node, (v.All, v.AnyOf)):
        return type(node)(tuple(sorted(node.of, key=repr)))
    if isinstance(node, v.Modifier) and node.query == "stealth" and node.applies is None:
        return _of_the_acting(node)
    if isinstance(node, v.Filter):
        return _alternatives(node.but(clans=tuple(sorted(node.word("clans")))))
    return node


def _alternatives(node: v.Filter) -> v.Filter:
    """A choice of filters, each with everything it asks."""
    either = node.find(v.MatchesAny)
    if either is None:
        return node
    shared = node.without(v.MatchesAny).words()
    made = [v.Filter.of(**{**shared, **one.words()}) for one in either.any_of]
    return v.Filter.of(any_of=tuple(sorted(made, key=repr)))


def _of_himself(node: Any) -> Any:
    """A minion bears his own text: whether he or his controller uses it, it is he."""
    if isinstance(node, v.Ability) and node.by == "bearer":
        return replace(node, by="controller")
    if isinstance(node, v.Filter) and node.find(v.NotSelf) is not None:
        return node.without(v.NotSelf).but(other_than=("this",))
    return node


def _of_the_acting(node: v.Modifier) -> v.Modifier:
    """Only the acting minion has stealth: that he acts need not be said."""
    if isinstance(node.when, v.All):
        acting = v.Holds("this", v.Filter.of(role="acting"))
        rest = tuple(one for one in node.when.of if one != acting)
        return replace(node, when=rest[0] if len(rest) == 1 else v.All(rest))
    return node


__all__ = ["normal"]
