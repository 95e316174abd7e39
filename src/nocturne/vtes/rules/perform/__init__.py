"""Carrying out effects: what all chapters of the rules need to read the trees of cards and do what they say.

``resolve`` walks through the effects of a card; each chapter registers the performers of its own effects with
``@performs``. A performer acts at once or pushes a procedure that asks; ``Resolve`` goes on afterwards. What
an effect speaks of is read by ``roles``, ``filters``, ``amounts`` and ``conditions``, what may be chosen by
``targets``, what cards in play change by ``modifiers``.
"""

from __future__ import annotations

from nocturne.vtes.context import EffectContext, Share, deed_of, effects_at, needs_of, node_at, taken_up
from nocturne.vtes.rules.perform.amounts import amount, amount_for_seat, reckons
from nocturne.vtes.rules.perform.conditions import direction_mark, holds, judges
from nocturne.vtes.rules.perform.filters import INFLUENCED, WAITING, checks, matches, matching
from nocturne.vtes.rules.perform.modifiers import (
    amount_for,
    amount_of_hers,
    applies_to,
    as_seen_by,
    holds_for,
    party_of,
)
from nocturne.vtes.rules.perform.printed import as_printed, is_strike
from nocturne.vtes.rules.perform.resolve import Resolve, carry_out, performs, push_effects
from nocturne.vtes.rules.perform.roles import (
    POINTED_SEAT,
    as_vampire,
    capacity_for,
    card_of,
    playing_seat,
    seats_of,
    size_of,
)
from nocturne.vtes.rules.perform.targets import (
    has_target,
    has_targets,
    hides,
    leaves_targets,
    offer_targets,
    target_seats,
)

__all__ = [
    "INFLUENCED",
    "POINTED_SEAT",
    "WAITING",
    "EffectContext",
    "Resolve",
    "Share",
    "amount",
    "amount_for",
    "amount_for_seat",
    "amount_of_hers",
    "applies_to",
    "as_printed",
    "as_seen_by",
    "as_vampire",
    "capacity_for",
    "card_of",
    "carry_out",
    "checks",
    "deed_of",
    "direction_mark",
    "effects_at",
    "has_target",
    "has_targets",
    "hides",
    "holds",
    "holds_for",
    "is_strike",
    "judges",
    "leaves_targets",
    "matches",
    "matching",
    "needs_of",
    "node_at",
    "offer_targets",
    "party_of",
    "performs",
    "playing_seat",
    "push_effects",
    "reckons",
    "seats_of",
    "size_of",
    "taken_up",
    "target_seats",
]
