"""The parts of a strike, as its card describes them (VTES-6.4.3.1)."""

from __future__ import annotations

from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.cards.lexicon import CardType
from nocturne.vtes.context import needs_of, node_at
from nocturne.vtes.frames.combat import Blow, CombatFacts
from nocturne.vtes.marks import Vulnerable
from nocturne.vtes.rules.table.queries import traits as table_traits
from nocturne.vtes.state import VtesState
from nocturne.vtes.terms import NONE

HAND = v.Strike(strength=0)
"""The default strike (VTES-6.4.5.1-01)."""


def strike_of(blow: Blow) -> v.Strike:
    """The description of a strike itself."""
    if not blow.key:
        return HAND
    strike: v.Strike = node_at(blow.key, blow.path)
    return strike


def parts_of(g: VtesState, blow: Blow) -> tuple[v.Strike, ...]:
    """A strike and what it uses: a hand strike or the strike of a weapon."""
    own = strike_of(blow)
    if not own.uses:
        return (own,)
    if blow.weapon == NONE:
        return (own, HAND)
    return (own, g.face(blow.weapon).strikes[blow.weapon_strike])


def kinds_of(g: VtesState, combat: CombatFacts, blow: Blow) -> frozenset[str]:
    """Everything a strike is (``StrikeKind``), with ``weapon:31`` and ``requires:pot`` for effects on
    one weapon or on the cards of a Discipline."""
    if blow.none:
        return frozenset()
    parts = parts_of(g, blow)
    innate = not blow.card and blow.source == blow.minion
    found = {"initial" if combat.pair == 0 else "additional"}
    ranged = any(part.ranged for part in parts)
    if ranged:
        found.add("ranged")
    if any(part.damage is not None or part.strength is not None for part in parts):
        found.add("damaging")
    if blow.card:
        found.add("card")
    if innate:
        found.add("innate")
    if blow.weapon != NONE:
        keywords = g.face(blow.weapon).keywords
        found |= {"weapon", f"weapon:{blow.weapon}"} | ({"melee", "gun"} & keywords)
    elif not ranged and any(
        part.strength is not None or (innate and part.damage is not None) for part in parts
    ):
        found.add("hand")  # VTES-6.4.5.1-03
    if any(part.dodge for part in parts):
        found.add("dodge")
    if any(part.ends_combat for part in parts):
        found.add("combat-ends")
    if blow.key:
        found |= {f"requires:{code}" for code in needs_of(blow.key, blow.path)}
        now = g.play.get(blow.source)
        if now is not None and now.on != NONE and not blow.card:
            # What a card in play gives is of the Discipline it was played with.
            modes = g.face(blow.source).modes
            needs = modes[now.mode].needs if now.mode < len(modes) else ()
            found |= {f"requires:{need.discipline}" for need in needs}
    return frozenset(found)


def works(g: VtesState, combat: CombatFacts, blow: Blow) -> bool:
    """VTES-6.4.3.2-02, VTES-6.4.3.2-03: at long range only what is ranged, or defensive (VTES-6.4.5.5-03,
    VTES-6.4.5.6-02)."""
    if not combat.long:
        return True
    return any(part.ranged or part.dodge or part.ends_combat for part in parts_of(g, blow))


def is_vulnerable(g: VtesState, victim: int, weapon: int) -> bool:
    """VTES-T-18: a vampire's vulnerability to a trait makes all damage from a weapon with that trait
    aggravated."""
    if weapon == NONE or victim not in g.play or not g.face(victim).vampire:
        return False
    traits = g.face(weapon).keywords
    if any(mark.weapon in traits for mark in g.play[victim].marked(Vulnerable)):
        return True
    words = g.face(victim).keywords
    return any(word.partition(":")[2] in traits for word in words if word.startswith("vulnerable:"))


def aims_for(g: VtesState, combat: CombatFacts, blow: Blow) -> list[int]:
    """The retainers a strike may be aimed at: at long range only, with what works there (VTES-6.4.7-02)."""
    if not combat.long or not works(g, combat, blow):
        return []
    if not any(
        part.damage is not None or part.strength is not None or part.steal_blood for part in parts_of(g, blow)
    ):
        return []
    employer = g.play.get(combat.other(blow.minion))
    if employer is None:
        return []
    return [card for card in employer.attached if table_traits.is_retainer(g, card)]


def name_of(strike: v.Strike) -> str:
    """The word for a strike in the log."""
    if strike.ends_combat:
        return "vtes-strike-combat-ends"
    if strike.dodge:
        return "vtes-strike-dodge"
    if strike.steal_blood:
        return "vtes-strike-steal-blood"
    if strike.steal:
        return f"vtes-strike-steal-{strike.steal}"
    if strike.destroy:
        return f"vtes-strike-destroy-{strike.destroy}"
    if strike.damage is None and strike.strength is None and not strike.uses:
        return "vtes-strike-special"
    if strike.ranged:
        return "vtes-strike-ranged"
    return (
        "vtes-strike-hand" if strike.strength is not None or "hand" in strike.uses else "vtes-strike-damage"
    )


def is_strike_card(mode: v.Mode) -> bool:
    """Whether a mode of a card is a strike."""
    return mode.type is CardType.COMBAT and any(isinstance(effect, v.Strike) for effect in mode.effects)
