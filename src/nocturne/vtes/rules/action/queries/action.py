"""The action in progress: its kind, its target, and what limits actions of that kind (VTES-6.2).

Chapters register what a cardless action does with ``@resolves`` and what it costs with ``@costs``.
"""

from __future__ import annotations

from collections.abc import Callable

from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.cards.lexicon import CardType, Sect
from nocturne.vtes.done import Bled, CalledReferendum, Cardless, Done, TakenInPlay, TakenWithCard
from nocturne.vtes.frames.action import ActionFacts, EquipmentTaken
from nocturne.vtes.frames.combat import BEGINNING, CombatFacts
from nocturne.vtes.state import VtesState
from nocturne.vtes.terms import NONE, ActionKind

Resolver = Callable[[VtesState, ActionFacts], None]


ActionCost = Callable[[VtesState, ActionFacts], v.Cost]


resolvers: dict[ActionKind, Resolver] = {}


action_costs: dict[ActionKind, ActionCost] = {}


def resolves(kind: ActionKind) -> Callable[[Resolver], Resolver]:
    """Register what a cardless action does when it succeeds."""

    def register(resolver: Resolver) -> Resolver:
        resolvers[kind] = resolver
        return resolver

    return register


def costs(kind: ActionKind) -> Callable[[ActionCost], ActionCost]:
    """Register what a cardless action costs."""

    def register(reckoner: ActionCost) -> ActionCost:
        action_costs[kind] = reckoner
        return reckoner

    return register


def current(g: VtesState) -> ActionFacts:
    """The action in progress."""
    action = g.frame_of(ActionFacts)
    assert action is not None
    return action


def limits_of(g: VtesState, action: ActionFacts) -> list[Done]:
    """By what an action is remembered for the no-repeat rules (VTES-6.1.6-06 to -09)."""
    said = action.announced
    if isinstance(said.terms, EquipmentTaken):  # aimed at the equipment, not at its bearer
        return [Cardless(action.minion, action.kind, (card,)) for card in said.terms.cards]
    same = same_action(g, action.minion, action.kind, said.card, said.in_play, said.mode, action.targets)
    if action.kind is ActionKind.BLEED:
        return [same, Bled(action.minion)]  # VTES-6.1.1-03
    if action.kind is ActionKind.POLITICAL:
        return [same, CalledReferendum(action.minion)]  # VTES-6.1.7-02
    return [same]


def same_action(
    g: VtesState, minion: int, kind: ActionKind, card: int, in_play: bool, mode: int, targets: tuple[int, ...]
) -> Cardless | TakenInPlay | TakenWithCard:
    """VTES-6.1.6-08: which actions are the same action."""
    if card == NONE:
        return Cardless(minion, kind, targets)
    if in_play:
        return TakenInPlay(minion, card, mode)
    return TakenWithCard(minion, g.printed[card])


def for_anarchs(g: VtesState, action: ActionFacts) -> bool:
    """Whether an action requires an anarch, or makes the acting minion one."""
    if action.kind is ActionKind.BECOME_ANARCH:
        return True
    offered, mode = action.announced.offered(g), action.announced.played_as(g)
    effects: tuple[v.Effect, ...]
    if offered is not None:
        asked = None if offered.requires is None else offered.requires.find(v.Anarch)
        needed = asked is not None and asked.anarch
        effects = offered.effects
    elif mode is not None:
        library = action.announced.face(g).library
        need = None if library is None else library.requirement
        needed = need is not None and need.requires_sect(Sect.ANARCH)
        effects = mode.effects
    else:
        return False
    return needed or any(isinstance(e, v.Become) and e.who == "minion" and e.anarch for e in effects)


def demands(g: VtesState, action: ActionFacts, clans: tuple[str, ...], discipline: str) -> bool:
    """Whether an action requires a minion of one of these clans, or this Discipline."""
    offered, mode = action.announced.offered(g), action.announced.played_as(g)
    if offered is not None:
        wanted = offered.requires
        if wanted is None:
            return False
        codes = (*wanted.word("disciplines"), *wanted.word("superior"))
        return any(clan in clans for clan in wanted.word("clans")) or discipline in codes
    if mode is None:
        return False
    own = action.announced.face(g).clans
    return any(clan in clans for clan in own) or any(need.discipline == discipline for need in mode.needs)


def wanted_targets(g: VtesState, action: ActionFacts) -> tuple[v.Target, ...]:
    """What its text says that an action is aimed at."""
    if (offered := action.announced.offered(g)) is not None:
        return offered.targets
    mode = action.announced.played_as(g)
    return () if mode is None else mode.targets


_KINDS = {
    CardType.ALLY: ActionKind.RECRUIT,
    CardType.EQUIPMENT: ActionKind.EQUIP,
    CardType.RETAINER: ActionKind.EMPLOY,
    CardType.POLITICAL_ACTION: ActionKind.POLITICAL,
    CardType.POWER: ActionKind.GAIN_POWER,
}


def kind_of(mode: v.Mode) -> ActionKind:
    """The kind of action a card's mode is."""
    return _KINDS.get(mode.type, mode.action)


def inherent_stealth(mode: v.Mode) -> int:
    """+1 for recruiting, equipping, employing, political actions and powers (VTES-6.1.3-01, VTES-6.1.4-01,
    VTES-6.1.5-01, VTES-6.1.7-01, VTES-IMB-11) and hunts (VTES-6.1.2-01); else what the card says."""
    return mode.stealth + (1 if mode.type in _KINDS or mode.action is ActionKind.HUNT else 0)


def directed_at(g: VtesState, action: ActionFacts) -> tuple[int, ...]:
    """The Methuselahs an action is aimed at (VTES-6.2.2.1-01); empty: undirected. Oneself does not count
    (VTES-6.2.2.1-11), politics never (VTES-6.2.2.1-07), ash heaps do not (VTES-T-30)."""
    if action.kind is ActionKind.POLITICAL:
        return ()
    seats = {g.play[card].controller for card in action.targets if card in g.play}
    seats.update(action.announced.victims)
    seats.discard(action.seat)
    return tuple(seat for seat in g.clockwise(action.seat) if seat in seats)


def entering_combat(g: VtesState) -> tuple[int, ...]:
    """The two minions who are about to fight: by a block, or because an effect begins a combat."""
    combat = g.frame_of(CombatFacts)
    if combat is not None:
        return combat.minions() if combat.stage in BEGINNING else ()
    action = g.frame_of(ActionFacts)
    if action is None or not action.is_blocked():
        return ()
    slave = action.blocking.slave
    return (action.minion if slave == NONE else slave, action.blocking.blocker)
