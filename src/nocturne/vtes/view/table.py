"""What a seat may see of a VTES game.

Everything in play and all ash heaps are public (VTES-1.1-04); hands, libraries, crypts, uncontrolled cards
and research
areas show their number and, to those who know them, their faces (VTES-2.3-05). A card that a seat does not
know
appears as a bare place in a list, so that nothing about it can be followed from one view to the next, except
for face-down cards on the table, which anybody at a real table could follow too.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from typing import Any

import msgspec
from msgspec import Struct

from nocturne.vtes.cards.faces import face_of
from nocturne.vtes.frames.action import ActionFacts
from nocturne.vtes.frames.combat import CombatFacts
from nocturne.vtes.marks import spelled
from nocturne.vtes.records import InPlay
from nocturne.vtes.rules.action.queries.bleed import bleed_amount
from nocturne.vtes.rules.block.queries import blocking_seats, intercept, stealth
from nocturne.vtes.rules.politics.queries.politics import see_referendum
from nocturne.vtes.rules.table.queries import modified, traits
from nocturne.vtes.state import EVERYBODY, VtesState
from nocturne.vtes.terms import NONE, Phase, Region

_STATS = frozenset({"capacity", "bleed", "strength", "votes", "discipline", "superior-by-cards"})
"""The queries whose answers a view shows and other cards can change."""
_MOST_SETTLED = 8192
"""Cards kept as they look; beyond that all are made anew."""


class SeenInHand(Struct, frozen=True):
    """A card in a hand or ash heap: its number at the table and what is printed on it."""

    card: int
    printed: int


class SeenCard(Struct, frozen=True, omit_defaults=True):
    """A card on the table. ``printed`` is 0 when the viewer may not know it."""

    card: int
    printed: int = 0
    owner: int = NONE
    region: str = ""
    locked: bool = False
    blood: int = 0
    counters: int = 0
    capacity: int = 0
    contested: bool = False
    title: str = ""
    sect: str = ""
    clan: str = ""
    anarch: bool = False
    disciplines: tuple[str, ...] = ()
    bleed: int = 0
    strength: int = 0
    votes: int = 0
    lent_by: int = NONE
    base: int = NONE
    mode: int = 0
    marks: tuple[str, ...] = ()
    attached: tuple[SeenCard, ...] = ()
    under: tuple[SeenInHand, ...] = ()
    """Cards that lie on it, out of play; ``printed`` is 0 for those the viewer may not know."""


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


_shared: ContextVar[dict[int, SeenCard] | None] = ContextVar("_shared", default=None)
"""The cards that look the same to everybody, while several look at the same state."""


@contextmanager
def looking() -> Iterator[None]:
    """Several look at one state, which does not change meanwhile: what all of them see is made once."""
    token = _shared.set({})
    try:
        yield
    finally:
        _shared.reset(token)


def look(g: VtesState, seat: int | None) -> VtesTable:
    """The table as a seat (None: a spectator) sees it."""
    # What is known to EVERYBODY has every bit set, that of a spectator too, which no seat has.
    mask = 1 << (g.seats if seat is None else seat)
    changing = _STATS.intersection(g.modifier_sources)
    if g.lasting:
        changing |= _STATS.intersection([effect.what for effect in g.lasting])
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


def _knows(g: VtesState, card: int, mask: int) -> bool:
    return bool(g.knows[card] & mask)


def _known(g: VtesState, cards: list[int], mask: int) -> tuple[SeenInHand, ...]:
    knows, printed = g.knows, g.printed
    return tuple([SeenInHand(card, printed[card]) for card in cards if knows[card] & mask])


def _player(g: VtesState, seat: int, mask: int, changing: frozenset[str]) -> SeenPlayer:
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
        hand=_known(g, player.hand, mask),
        known_library=_known(g, player.library, mask),
        ready=_seen_all(g, player.ready, mask, changing),
        torpor=_seen_all(g, player.torpor, mask, changing),
        incapacitated=_seen_all(g, player.incapacitated, mask, changing),
        uncontrolled=_seen_all(g, player.uncontrolled, mask, changing),
        area=_seen_all(g, player.area, mask, changing),
        ash=_known(g, player.ash, mask),
        removed=_known(g, player.removed, mask),
        research=_known(g, player.research, mask),
        transfers=player.transfers,
        master_actions=player.master_actions,
        discard_actions=player.discard_actions,
        withdrawing=player.withdrawing,
        conceding=player.conceding and not player.out,
    )


def _seen_all(g: VtesState, cards: list[int], mask: int, changing: frozenset[str]) -> tuple[SeenCard, ...]:
    if not cards:
        return ()
    shared = _shared.get()
    if shared is None:
        return tuple([_seen(g, card, mask, changing) for card in cards])
    return tuple([shared.get(card) or _seen_once(g, card, mask, changing, shared) for card in cards])


def _seen_once(
    g: VtesState, card: int, mask: int, changing: frozenset[str], shared: dict[int, SeenCard]
) -> SeenCard:
    """A card, kept for whoever looks next if it looks the same to everybody, with all that is on it."""
    seen = _seen(g, card, mask, changing)
    if _is_public(g, card):
        shared[card] = seen
    return seen


def _is_public(g: VtesState, card: int) -> bool:
    now = g.play[card]
    return g.knows[card] == EVERYBODY and not now.under and all(_is_public(g, one) for one in now.attached)


def _seen(g: VtesState, card: int, mask: int, changing: frozenset[str]) -> SeenCard:
    now = g.play[card]
    if g.knows[card] & mask and not (now.attached or now.passing or now.under or now.taught):
        return _settled(g, card, now, changing)
    attached = tuple([_seen(g, other, mask, changing) for other in now.attached])
    if not _knows(g, card, mask):
        return SeenCard(
            card, region=now.region.value, blood=now.blood, counters=now.counters, attached=attached
        )
    if now.region is Region.UNCONTROLLED or not g.face(card).minion:
        return _plain(g, card, now, attached, _under(g, now, mask) if now.under else ())
    return _minion(g, card, now, attached, _under(g, now, mask) if now.under else ())


_kept: dict[int, tuple[InPlay, int, int, SeenCard]] = {}
"""By the identity of an ``InPlay``: the ``InPlay`` itself (so nobody else gets its identity), the card, what
is printed on it, and how it looks as long as no other card changes it."""


def _settled(g: VtesState, card: int, now: InPlay, changing: frozenset[str]) -> SeenCard:
    """A card with nothing on it looks as it did until it says something else or another card changes it."""
    printed = g.printed[card]
    kept = _kept.get(id(now))
    if kept is not None and kept[1] == card and kept[2] == printed:
        seen = kept[3]
    else:
        seen = _unchanged(g, card, now)
        if len(_kept) >= _MOST_SETTLED:
            _kept.clear()
        _kept[id(now)] = (now, card, printed, seen)
    changing |= _own_stats(printed)
    if changing and now.region is not Region.UNCONTROLLED and g.face(card).minion:
        return _changed(g, card, seen, changing)
    return seen


@cache
def _own_stats(printed: int) -> frozenset[str]:
    """The numbers a card's own text changes."""
    return _STATS & face_of(printed).speaks_of


def _unchanged(g: VtesState, card: int, now: InPlay) -> SeenCard:
    """How a card looks by itself: nothing on it, and no other card that changes it."""
    face = g.face(card)
    if now.region is Region.UNCONTROLLED or not face.minion:
        return _plain(g, card, now, (), ())
    votes = traits.title_votes(g, card) if traits.is_ready(g, card) else 0
    return SeenCard(
        card=card,
        printed=g.printed[card],
        owner=g.owner[card],
        region=now.region.value,
        locked=now.locked,
        blood=now.blood,
        counters=now.counters,
        capacity=max(1, face.capacity) if face.vampire else 0,
        contested=now.contested,
        title=traits.title(g, card) if face.vampire else "",
        sect=traits.sect(g, card),
        clan=traits.clan(g, card),
        anarch=traits.is_anarch(g, card),
        disciplines=_printed_disciplines(g.printed[card]),
        bleed=max(0, face.bleed),
        strength=max(0, face.strength),
        votes=max(0, votes),
        lent_by=now.lender,
        base=now.base,
        mode=now.mode,
        marks=tuple(map(spelled, now.marks)),
    )


def _changed(g: VtesState, card: int, seen: SeenCard, changing: frozenset[str]) -> SeenCard:
    """The card with the numbers that other cards may change now."""
    changes: dict[str, Any] = {}
    if "capacity" in changing and seen.capacity:
        changes["capacity"] = modified.capacity(g, card)
    if "bleed" in changing:
        changes["bleed"] = modified.bleed(g, card)
    if "strength" in changing:
        changes["strength"] = modified.strength(g, card)
    if "votes" in changing:
        changes["votes"] = modified.votes(g, card)
    if not _DISCIPLINED.isdisjoint(changing):
        changes["disciplines"] = _disciplines(g, card)
    if all(getattr(seen, name) == value for name, value in changes.items()):
        return seen
    return msgspec.structs.replace(seen, **changes)


def _under(g: VtesState, now: InPlay, mask: int) -> tuple[SeenInHand, ...]:
    return tuple(SeenInHand(card, g.printed[card] if _knows(g, card, mask) else 0) for card in now.under)


def _plain(
    g: VtesState, card: int, now: InPlay, attached: tuple[SeenCard, ...], under: tuple[SeenInHand, ...]
) -> SeenCard:
    return SeenCard(
        card=card,
        printed=g.printed[card],
        owner=g.owner[card],
        region=now.region.value,
        locked=now.locked,
        blood=now.blood,
        counters=now.counters,
        capacity=g.face(card).capacity if g.face(card).minion else 0,
        contested=now.contested,
        base=now.base,
        mode=now.mode,
        marks=tuple(map(spelled, now.marks)),
        attached=attached,
        under=under,
    )


def _minion(
    g: VtesState, card: int, now: InPlay, attached: tuple[SeenCard, ...], under: tuple[SeenInHand, ...]
) -> SeenCard:
    vampire = g.face(card).vampire
    return SeenCard(
        card=card,
        printed=g.printed[card],
        owner=g.owner[card],
        region=now.region.value,
        locked=now.locked,
        blood=now.blood,
        counters=now.counters,
        capacity=modified.capacity(g, card) if vampire else 0,
        contested=now.contested,
        title=traits.title(g, card) if vampire else "",
        sect=traits.sect(g, card),
        clan=traits.clan(g, card),
        anarch=traits.is_anarch(g, card),
        disciplines=_disciplines(g, card),
        bleed=modified.bleed(g, card),
        strength=modified.strength(g, card),
        votes=modified.votes(g, card),
        lent_by=now.lender,
        base=now.base,
        mode=now.mode,
        marks=tuple(map(spelled, now.marks)),
        attached=attached,
        under=under,
    )


_DISCIPLINED = frozenset({"discipline", "superior-by-cards"})


@cache
def _printed_disciplines(printed: int) -> tuple[str, ...]:
    levels = sorted(face_of(printed).disciplines.items())
    return tuple(code.upper() if level >= 2 else code for code, level in levels if level > 0)


def _disciplines(g: VtesState, card: int) -> tuple[str, ...]:
    """Codes in small letters at basic level and in capitals at superior, the way players write them."""
    face = g.face(card)
    if not (
        g.play[card].taught
        or not _DISCIPLINED.isdisjoint(g.modifier_sources)
        or not _DISCIPLINED.isdisjoint(face.speaks_of)
        or any(effect.what in _DISCIPLINED for effect in g.lasting)
    ):
        return _printed_disciplines(g.printed[card])  # nearly always nothing has changed them
    codes = dict(g.face(card).disciplines)
    codes.update({code: 0 for code, _ in g.play[card].taught if code not in codes})
    for modifier, _source in modified.modifiers(g, "discipline", card):
        codes.setdefault(modifier.note, 0)
    found = []
    for code in sorted(codes):
        level = modified.discipline(g, card, code)
        if level:
            found.append(code.upper() if level == 2 else code)
    return tuple(found)


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
