"""What is chosen once something is done: targets, numbers, cards found or discarded, yes or no."""

from __future__ import annotations

from nocturne.kernel.decision import Option
from nocturne.vtes.bot.polarity import gives_pool, hurts
from nocturne.vtes.bot.scene import Scene
from nocturne.vtes.bot.worth import effects_worth, harms, mode_worth
from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.cards.faces import Face, face_of
from nocturne.vtes.cards.lexicon import CardType
from nocturne.vtes.context import node_at

_KEPT_BLOOD = 1
"""What is left on a vampire whose blood becomes pool: without any it must hunt."""


def target(scene: Scene, option: Option) -> float:
    """Whom or what an effect is aimed at."""
    harmful = is_harmful(scene)
    for subject in option.subjects:
        kind, _, ident = subject.partition(":")
        if not ident.isdigit():
            continue
        if kind == "seat":
            return _whom(scene, int(ident), harmful=harmful)
        if kind in ("card", "target") and int(ident) in scene.holder:
            card = scene.cards[int(ident)]
            size = 0.1 * (card.capacity or card.blood)
            return _whom(scene, scene.holder[int(ident)], harmful=harmful) + size
    return 0.0


def _whom(scene: Scene, seat: int, *, harmful: bool) -> float:
    if seat == scene.seat:
        return -3.0 if harmful else 3.0
    nearness = 2.0 if seat == scene.me.prey else 1.0 if seat == scene.me.predator else 0.5
    return nearness if harmful else -nearness


def is_harmful(scene: Scene) -> bool:
    """Whether what the question is about hurts what is chosen."""
    effect = _asked_effect(scene)
    if effect is not None:
        return harms((effect,))
    face = scene.subject_face()
    return face is None or hurts(face)


def _asked_effect(scene: Scene) -> v.Effect | None:
    """The effect for which something is picked, where the question names it."""
    kind, _, place = str(scene.decision.args.get("does", "")).partition(":")
    key, _, path = place.partition(":")
    if kind != "node" or not key.isdigit():
        return None
    found = node_at(int(key), path)
    return found if not isinstance(found, tuple) else None


def agree(scene: Scene) -> float:
    """Whether to say yes to what a card offers."""
    effect = _asked_effect(scene)
    if effect is not None:
        return effects_worth((effect,))
    face = scene.subject_face()
    if scene.asked != "vtes-ask-trigger" or face is None or face.tree is None:
        return 0.1
    offered = [trigger for trigger in face.tree.triggers if trigger.optional]
    return max((effects_worth(trigger.effects) for trigger in offered), default=0.5)


def amount(scene: Scene, chosen: int) -> float:
    """A number: as much pool as the vampire can spare, else the more the better."""
    face = scene.subject_face()
    if face is not None and gives_pool(face):
        most = max((card.blood for card in scene.me.ready), default=0) - _KEPT_BLOOD
        return 0.1 * chosen if chosen <= most else -0.1 * chosen
    return 0.05 * chosen if face is None or not _costs_pool(face) else -0.05 * chosen


def _costs_pool(face: Face) -> bool:
    return face.library is not None and not isinstance(face.library.pool_cost, int)


def found(scene: Scene, printed: int) -> float:
    """A card to be had from a pile: what it is worth to play, more if somebody can."""
    face = face_of(printed)
    best = max((mode_worth(face, index) for index in range(len(face.modes))), default=1.0)
    return 1.0 + 0.2 * best + (1.0 if usable(scene, face) else 0.0)


def discard(scene: Scene, card: int) -> float:
    """Out with what nobody can use and with what there is too much of; the rest waits, unless one must."""
    face = scene.face(card)
    if face is None:
        return 0.0
    copies = sum(held.printed == face.key for held in scene.me.hand)
    if not usable(scene, face):
        return 1.5
    if scene.would_contest(face):
        return 1.2
    if copies > 2:
        return 0.4 + 0.1 * copies
    masters = sum(face_of(held.printed).is_type(CardType.MASTER) for held in scene.me.hand)
    if face.is_type(CardType.MASTER) and masters > 2:
        return 0.5
    return -0.5


def usable(scene: Scene, face: Face) -> bool:
    """Whether a minion in sight has what one of the modes needs."""
    minions = [card for card in (*scene.me.ready, *scene.me.uncontrolled) if card.printed]
    for mode in face.modes:
        if not mode.needs:
            return True
        for minion in minions:
            own = face_of(minion.printed).disciplines
            if all(own.get(need.discipline, 0) >= need.level for need in mode.needs):
                return True
    return not face.modes
