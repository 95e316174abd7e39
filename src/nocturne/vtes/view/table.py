"""What a seat may see of a VTES game.

Everything in play and all ash heaps are public (VTES-1.1-04); hands, libraries, crypts, uncontrolled cards
and research
areas show their number and, to those who know them, their faces (VTES-2.3-05). A card that a seat does not
know
appears as a bare place in a list, so that nothing about it can be followed from one view to the next, except
for face-down cards on the table, which anybody at a real table could follow too.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from nocturne.vtes.cards.vocabulary import Query
from nocturne.vtes.frames.action import ActionFacts
from nocturne.vtes.frames.combat import CombatFacts
from nocturne.vtes.rules.action.queries.bleed import bleed_amount
from nocturne.vtes.rules.block.queries import blocking_seats, intercept, stealth
from nocturne.vtes.rules.politics.queries.politics import see_referendum
from nocturne.vtes.rules.table.queries import traits
from nocturne.vtes.state import EVERYBODY, VtesState
from nocturne.vtes.terms import NONE, Phase
from nocturne.vtes.view.cards import SeenCard, SeenInHand, changing_now, known_cards, seen_cards


class SeenPlayer(Struct, frozen=True):
    """One Methuselah, as somebody sees her."""

    seat: int
    pool: int
    points: float
    out: str
    prey: int
    predator: int
    hand_count: int
    library_count: int
    crypt_count: int
    research_count: int
    hand: tuple[SeenInHand, ...]
    """Only the cards the viewer knows."""
    known_library: tuple[SeenInHand, ...]
    ready: tuple[SeenCard, ...]
    torpor: tuple[SeenCard, ...]
    incapacitated: tuple[SeenCard, ...]
    uncontrolled: tuple[SeenCard, ...]
    area: tuple[SeenCard, ...]
    ash: tuple[SeenInHand, ...]
    removed: tuple[SeenInHand, ...]
    research: tuple[SeenInHand, ...]
    transfers: int
    master_actions: int
    discard_actions: int
    withdrawing: bool
    conceding: bool


class SeenAction(Struct, frozen=True):
    """The action in progress, as a sentence's worth of facts."""

    minion: int
    seat: int
    kind: str
    card: int
    printed: int
    targets: tuple[int, ...]
    directed_at: tuple[int, ...]
    stealth: int
    bleed: int
    blocker: int
    intercept: int
    blocked: bool
    declined: tuple[int, ...]
    may_block: tuple[int, ...] = ()
    """The seats that may still block, in the order in which they decide (VTES-6.2.2.1-02 and -03)."""


class SeenStrike(Struct, frozen=True):
    """A strike that was chosen: ``printed`` 0 and no ``source`` for the plain hand strike."""

    minion: int
    printed: int
    source: int
    aim: int


class SeenCombat(Struct, frozen=True):
    """The combat in progress; all of it is public."""

    acting: int
    defending: int
    round: int
    stage: str
    long: bool
    strikes: tuple[SeenStrike, ...]


class VtesTable(Struct, frozen=True):
    """A whole table."""

    turn: int
    active: int
    phase: Phase
    edge: int
    players: tuple[SeenPlayer, ...]
    limbo: tuple[SeenInHand, ...]
    action: SeenAction | None
    combat: SeenCombat | None = None
    referendum: Any = None


def look(g: VtesState, seat: int | None) -> VtesTable:
    """The table as a seat (None: a spectator) sees it."""
    # What is known to EVERYBODY has every bit set, that of a spectator too, which no seat has.
    mask = 1 << (g.seats if seat is None else seat)
    changing = changing_now(g)
    return VtesTable(
        turn=g.turn,
        active=g.active,
        phase=g.phase,
        edge=g.edge,
        players=tuple([_player(g, s, mask, changing) for s in range(g.seats)]),
        limbo=tuple(SeenInHand(card, g.printed[card]) for card in g.limbo),
        action=_action(g),
        combat=_combat(g),
        referendum=_referendum(g),
    )


def _player(g: VtesState, seat: int, mask: int, changing: frozenset[Query]) -> SeenPlayer:
    player = g.players[seat]
    return SeenPlayer(
        seat=seat,
        pool=player.pool,
        points=player.points,
        out=player.out,
        prey=NONE if player.out else g.prey(seat),
        predator=NONE if player.out else g.predator(seat),
        hand_count=len(player.hand),
        library_count=len(player.library),
        crypt_count=len(player.crypt),
        research_count=len(player.research),
        hand=known_cards(g, player.hand, mask),
        known_library=known_cards(g, player.library, mask),
        ready=seen_cards(g, player.ready, mask, changing),
        torpor=seen_cards(g, player.torpor, mask, changing),
        incapacitated=seen_cards(g, player.incapacitated, mask, changing),
        uncontrolled=seen_cards(g, player.uncontrolled, mask, changing),
        area=seen_cards(g, player.area, mask, changing),
        ash=known_cards(g, player.ash, mask),
        removed=known_cards(g, player.removed, mask),
        research=known_cards(g, player.research, mask),
        transfers=player.transfers,
        master_actions=player.master_actions,
        discard_actions=player.discard_actions,
        withdrawing=player.withdrawing,
        conceding=player.conceding and not player.out,
    )


def _action(g: VtesState) -> SeenAction | None:
    action = g.frame_of(ActionFacts)
    if action is None or action.minion not in g.play:
        return None
    card, blocking = action.announced.card, action.blocking
    return SeenAction(
        minion=action.minion,
        seat=action.seat,
        kind=action.kind.value,
        card=card,
        # A card that has gone back to a library meanwhile is one of many there: its number tells of another.
        printed=0 if card == NONE or g.knows[card] != EVERYBODY else g.printed[card],
        targets=action.targets,
        directed_at=action.directed_at,
        stealth=stealth(g),
        bleed=bleed_amount(g, action),
        blocker=blocking.blocker,
        intercept=0 if blocking.blocker not in g.play else intercept(g, blocking.blocker),
        blocked=blocking.blocked,
        declined=blocking.declined,
        may_block=_may_block(g, action),
    )


def _may_block(g: VtesState, action: ActionFacts) -> tuple[int, ...]:
    """Who has not declined and has a ready minion: both are public."""
    if action.blocking.blocked or action.outcome.over:
        return ()
    undecided = (seat for seat in blocking_seats(g, action) if seat not in action.blocking.declined)
    return tuple(seat for seat in undecided if not g.players[seat].out and traits.ready_minions(g, seat))


def _combat(g: VtesState) -> SeenCombat | None:

    combat = g.frame_of(CombatFacts)
    if combat is None:
        return None
    return SeenCombat(
        acting=combat.acting,
        defending=combat.defending,
        round=combat.round,
        stage=combat.stage.value,
        long=combat.long,
        # A strike is announced as it is chosen, so it is public (VTES-6.4.3-04).
        strikes=tuple(
            SeenStrike(side.minion, side.blow.key, side.blow.source, side.blow.aim)
            for side in combat.sides
            if side.blow is not None and not side.blow.none
        ),
    )


def _referendum(g: VtesState) -> Any:
    return see_referendum(g)
