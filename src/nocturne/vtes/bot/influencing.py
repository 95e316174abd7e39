"""Which vampires are brought out, and how much pool is kept back for it."""

from __future__ import annotations

from nocturne.vtes.bot.scene import Scene
from nocturne.vtes.bot.worth import NO_OPENING
from nocturne.vtes.cards.faces import face_of
from nocturne.vtes.view.cards import SeenCard

SAFE = 4
"""The pool one does not spend on vampires: with less any bleed may be the last."""


def reserve(scene: Scene) -> int:
    """The pool that must be left: more once somebody stands ready, and when the predator is strong."""
    return SAFE + (2 if scene.me.ready else 0)


def influence(scene: Scene, word: str, numbers: list[int]) -> float:
    """What a use of a transfer is worth."""
    if word == "influence":
        return 100.0
    if word == "merge":
        return 20.0
    if word == "crypt":
        return 3.0 if not _wanted(scene) and scene.me.pool > SAFE + 4 else NO_OPENING
    card = scene.cards.get(numbers[0]) if numbers else None
    if card is None:
        return NO_OPENING
    if word == "back":
        return 4.0 if scene.me.pool <= 2 and card.blood else NO_OPENING
    need = _capacity(card) - card.blood
    spare = scene.me.pool - reserve(scene)
    if need <= 0 or spare <= 0 or _is_copy(scene, card):
        return NO_OPENING
    # What is begun is finished; else one who can be afforded, larger ones before smaller.
    return 30.0 - need + (2.0 * card.blood) + (0.6 * _capacity(card) if need <= spare else -10.0)


def _wanted(scene: Scene) -> list[SeenCard]:
    """The uncontrolled vampires that can be brought out without a contest."""
    return [card for card in scene.me.uncontrolled if card.printed and not _is_copy(scene, card)]


def _capacity(card: SeenCard) -> int:
    return face_of(card.printed).capacity if card.printed else 5


def _is_copy(scene: Scene, card: SeenCard) -> bool:
    """Whether a vampire of this name is in play, or another of one's own has more on it already."""
    if not card.printed:
        return False
    face = face_of(card.printed)
    if face.tree is not None and face.tree.merged is not None:
        return False  # an advanced vampire merges with the one in play
    if scene.would_contest(face):
        return True
    return any(
        other.printed == card.printed and (other.blood, -other.card) > (card.blood, -card.card)
        for other in scene.me.uncontrolled
        if other.card != card.card
    )
