"""Naming what a card can do: its modes, the actions and abilities it offers in play, for labels and the log.

Options and events refer to them by the card's key and an index: ``way:KEY:INDEX`` is how a mode is marked
(`` [dom]``), ``does:``, ``deed:`` and ``power:`` say in short what a mode, an action or an ability does,
``ability:`` is the name of an ability that has one. ``does:KEY:INDEX:CARD`` also names the minion that uses
the card. ``node:KEY:PATH`` says what follows from a choice inside a tree, ``condition:KEY:PATH`` what must
hold for a part of it. The words come from the readings of the card's tree.
"""

from __future__ import annotations

import re
from functools import lru_cache

from nocturne.kernel.view import View
from nocturne.kernel.words import Words
from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.cards.faces import face_of
from nocturne.vtes.cards.render.joining import joined
from nocturne.vtes.cards.render.reader import Reader, mode_label
from nocturne.vtes.context import node_at
from nocturne.vtes.view.naming import name_card

_LONGEST = 160
"""Of what is longer to say than this only the first effects are told, each of them whole; the card says the
rest."""

_OBVIOUS = (v.PutInPlay, v.PutOn, v.Equip, v.Note, v.PointAt)
"""Effects not worth a word in a label: that a permanent card stays in play, and bookkeeping."""

_STAYING = (v.PutInPlay, v.PutOn, v.Equip)
"""Effects by which a card stays in play: what it does there is told, too."""


def name_way(ref: str, words: Words, view: View | None = None) -> str:
    """`` [dom]`` for a way; for the others a short reading, or ``none`` where there is nothing to say."""
    kind, key, rest = ref.split(":", 2)
    if kind == "node":
        return _following(int(key), rest, words)
    if kind == "condition":
        return _condition(int(key), rest, words)
    index, _, minion = rest.partition(":")
    said = _named(kind, int(key), int(index), words)
    return said if view is None or not minion else _by_name(said, name_card(int(minion), words, view), words)


def _by_name(said: str, name: str, words: Words) -> str:
    """A reading in which the minion that uses the card is called by name."""
    for how in ("of", "to", "plain"):
        unnamed = words("vtes-bearer-card-forms", how=how)
        if unnamed in said:
            said = said.replace(unnamed, joined(words("vtes-bearer-named", how=how, name=name), words.lang))
    return said


@lru_cache(maxsize=2048)
def _following(key: int, path: str, words: Words) -> str:
    """What is done with the thing chosen at a place of a tree, or if one agrees there."""
    node = node_at(key, path)
    effects = _worth(getattr(node, "do", ()) or getattr(node, "effects", ()))
    return _gist(effects, words, Reader(words)) if effects else "none"


@lru_cache(maxsize=2048)
def _condition(key: int, path: str, words: Words) -> str:
    """What must hold for a part of a tree."""
    part = node_at(key, path)
    return Reader(words).node(part.when if isinstance(part, v.Strike) else part.condition)


@lru_cache(maxsize=8192)
def _named(kind: str, key: int, index: int, words: Words) -> str:
    tree = face_of(key).tree
    if tree is None or (kind in ("way", "does") and index >= len(tree.modes)):
        # A conviction is used as one by rule (VTES-IMB-06), whatever else is printed on it.
        return "" if kind == "way" else "none"
    if kind == "way":
        bare = len(tree.modes) < 2 and not tree.modes[index].needs
        return "" if bare else words("vtes-way", label=mode_label(tree, index, words))
    reader = Reader(words)
    if kind == "does":
        mode = tree.modes[index]
        said = _short(mode.effects, words, reader, mode.stealth, mode.bleed, v.Cost())
        stays = any(isinstance(effect, _STAYING) for effect in mode.effects)
        lasting = _in_play(tree, words, reader) if stays or not _worth(mode.effects) else "none"
        if "none" in (said, lasting):
            return said if lasting == "none" else lasting
        return words("vtes-does-both", now=said, lasting=lasting)
    if kind == "ability":
        name = tree.abilities[index].name
        return words(f"vtes-ability-{name}") if name else "none"
    if kind == "deed":
        action = tree.actions[index]
        return _short(action.effects, words, reader, action.stealth, action.bleed, action.cost)
    power = tree.abilities[index]
    return _short(power.effects, words, reader, 0, 0, power.cost)


def _short(
    effects: tuple[v.Effect, ...], words: Words, reader: Reader, stealth: int, bleed: int, cost: v.Cost
) -> str:
    """The gist of some effects with what an action adds, ``none`` where all of it goes without saying."""
    worth = _worth(effects)
    if len(worth) == 1 and isinstance(worth[0], v.CallReferendum):
        worth = worth[0].passes or worth
    said = _gist(worth, words, reader) if worth else "none"
    price = reader.cost(cost)
    if said == price == "none" and not stealth and not bleed:
        return "none"
    return words("vtes-does", effects=said, stealth=stealth, bleed=bleed, cost=price).strip()


def _worth(effects: tuple[v.Effect, ...]) -> tuple[v.Effect, ...]:
    return tuple(effect for effect in effects if not isinstance(effect, _OBVIOUS))


def _in_play(tree: v.CardTree, words: Words, reader: Reader) -> str:
    """The gist of what a card does once it is in play: the first thing it offers."""
    said = "none"
    if tree.life:
        said = words("vtes-reading-minion", life=tree.life, strength=tree.strength, bleed=tree.bleed)
    elif tree.strikes:
        said = reader.node(tree.strikes[0])
    elif tree.statics:
        said = reader.modifier(tree.statics[0])
    else:
        offered = [_worth(part.effects) for part in tree.abilities]
        offered += [_worth(part.effects) for part in tree.triggers]
        offered += [_worth(part.effects) for part in tree.actions]
        first = next((effects for effects in offered if effects and effects != (v.Burn("this"),)), ())
        said = _gist(first, words, reader) if first else "none"
    return "none" if said == "none" else words("vtes-does-in-play", text=re.sub(" +", " ", said))


def _gist(effects: tuple[v.Effect, ...], words: Words, reader: Reader) -> str:
    """What some effects do; of many only the first, as many as are not too long to read."""
    for count in range(len(effects), 0, -1):
        said = re.sub(" +", " ", reader.effects(effects[:count]))
        if len(said) <= _LONGEST or count == 1:
            return said if count == len(effects) else words("vtes-and-more", text=said)
    return "none"
