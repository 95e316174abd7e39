"""The combat in progress: its range, and whether it is over (VTES-6.4.1)."""

from __future__ import annotations

from nocturne.vtes.frames.combat import CombatFacts
from nocturne.vtes.rules.table.queries import traits
from nocturne.vtes.state import VtesState


def range_word(long: bool) -> str:
    """The word for a range."""
    return "vtes-range-long" if long else "vtes-range-close"


def current_combat(g: VtesState) -> CombatFacts | None:
    """The combat in progress, if there is one."""
    combat: CombatFacts | None = g.frame_of(CombatFacts)
    return combat


def strike_canceled(g: VtesState, minion: int) -> None:
    """VTES-T-25: a canceled strike card is no strike: the minion has none yet and is asked for one again."""


def is_broken(g: VtesState, combat: CombatFacts) -> bool:
    """Whether it ends at once: by an effect, or because a combatant is not ready (VTES-6.4.3.2-05)
    or has come under the other's control (VTES-6.4-03)."""
    if combat.ended or not (traits.is_ready(g, combat.acting) and traits.is_ready(g, combat.defending)):
        return True
    return g.play[combat.acting].controller == g.play[combat.defending].controller


def is_ending(g: VtesState, combat: CombatFacts) -> bool:
    """Whether it is about to end, as things stand."""
    return is_broken(g, combat) or not combat.continuing


def willing_slaves(g: VtesState, blocked: int) -> list[int]:
    """Ready unlocked slaves of the blocked vampire's clan with the same controller."""
    if not g.face(blocked).vampire:
        return []
    clan = traits.clan(g, blocked)
    found = []
    for minion in traits.ready_minions(g, g.play[blocked].controller):
        crypt = g.face(minion).crypt
        if crypt is not None and crypt.slave_of == clan and minion != blocked and not g.play[minion].locked:
            found.append(minion)
    return found
