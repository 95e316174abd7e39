"""The cards of a fight by number: the hunters' three and the items with a banner, and Dracula's cards.

Which of them a hunter may play in a round is decided in ``steps`` (``offer_banners``).
"""

from __future__ import annotations

from functools import cache

from nocturne.dracula.components.box import BannerCard, DraculaCombat, components
from nocturne.kernel.decision import Option

NONE = -1
PUNCH, DODGE, ESCAPE = BASICS = (-2, -3, -4)
"""The combat cards every hunter has stand beside the numbers of the items (FOD-BANN-04)."""


def banner(card: int) -> BannerCard:
    """The icons and damage of a card a hunter plays."""
    return components().item_cards[card] if card >= 0 else components().hunter_combat[PUNCH - card]


def kind_name(card: int) -> str:
    """The id of a card a hunter plays: ``rifle``, ``punch``."""
    return components().item_cards[card].id if card >= 0 else components().hunter_combat[PUNCH - card].id


def is_weapon(card: int) -> bool:
    """Whether it is a weapon; a fist is none."""
    return card >= 0 and components().item_cards[card].weapon


@cache
def name_of(card: int) -> str:
    """The message that names a card a hunter plays."""
    return f"dracula-card-{kind_name(card)}"


@cache
def combat_name(card: int) -> str:
    """The message that names one of Dracula's combat cards."""
    return f"dracula-card-{components().dracula_combat_cards[card].id}"


@cache
def hunter_option(card: int) -> Option:
    """The option to play this card in a round: ``item:rifle``, ``combat:punch``."""
    if card >= 0:
        ref = f"item:{card}"
        return Option(
            f"item:{kind_name(card)}", "dracula-do-combat-hunter", {"card": ref}, (ref,), ("FOD-COMB-12",)
        )
    ref = f"combat:{kind_name(card)}"
    return Option(
        ref, "dracula-do-combat-hunter", {"card": f"word:{name_of(card)}"}, (ref,), ("FOD-COMB-12",)
    )


def kind_of(card: int) -> DraculaCombat:
    """The kind of one of Dracula's combat cards."""
    return components().dracula_combat_cards[card]
