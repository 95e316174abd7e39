"""Choices that are plainly bad, whatever the plan: what the arena counts against a level."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from nocturne.kernel.decision import Decision
from nocturne.kernel.view import View
from nocturne.vtes.bot.scene import Scene
from nocturne.vtes.bot.worth import cost_of

Blunder = Literal["", "suicide", "foreign-rescue", "missed-ousting"]


def blunder(decision: Decision, key: str, look: Callable[[], View]) -> Blunder:
    """Which blunder a choice is: to pay the last pool, to rescue somebody else's vampire, or to end the
    minion phase although a plain bleed that nobody can block would oust the prey."""
    word, _, rest = key.partition(":")
    numbers = [int(part) for part in rest.split(":") if part.lstrip("-").isdigit()]
    match word:
        case "play" | "action" | "use" | "in-play":
            scene = Scene(look(), decision)
            return "suicide" if scene.me.pool <= _price(scene, word, numbers) else ""
        case "rescue":
            scene = Scene(look(), decision)
            return "" if scene.is_mine(numbers[1]) else "foreign-rescue"
        case "pass" if decision.question == "vtes-ask-action":
            return "missed-ousting" if _could_oust(Scene(look(), decision)) else ""
        case _:
            return ""


def _price(scene: Scene, word: str, numbers: list[int]) -> float:
    """The pool that a choice costs, as far as its card tells beforehand."""
    face = scene.face(numbers[0]) if numbers else None
    if face is None or len(numbers) < 2:
        return 0.0
    ways = face.abilities if word == "use" else face.actions if word == "in-play" else face.modes
    if not 0 <= numbers[1] < len(ways):
        return 0.0
    printed = face.library if word in ("play", "action") else None
    return cost_of(ways[numbers[1]].cost, printed)


def _could_oust(scene: Scene) -> bool:
    prey = scene.prey
    if prey is None or prey.seat == scene.seat or scene.blockers(prey.seat):
        return False
    bleeders = (scene.cards.get(int(key.partition(":")[2])) for key in _bleeds(scene.decision))
    return any(card is not None and card.bleed >= prey.pool for card in bleeders)


def _bleeds(decision: Decision) -> list[str]:
    return [option.key for option in decision.options if option.key.startswith("bleed:")]
