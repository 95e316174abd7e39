"""How a card on the table looks to somebody.

A table is looked at far more often than its cards change. What a card in play says is a frozen record that is
replaced when it changes, so a card is made once for each record, with those of the cards on it. Only numbers
that another card or a passing effect may change now are asked for each time.
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
from nocturne.vtes.cards.vocabulary import Query
from nocturne.vtes.marks import spelled
from nocturne.vtes.records import InPlay
from nocturne.vtes.rules.table.queries import modified, traits
from nocturne.vtes.state import EVERYBODY, VtesState
from nocturne.vtes.terms import NONE, Region

_STATS: frozenset[Query] = frozenset(
    {"capacity", "bleed", "strength", "votes", "discipline", "superior-by-cards"}
)
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


def _knows(g: VtesState, card: int, mask: int) -> bool:
    return bool(g.knows[card] & mask)


def known_cards(g: VtesState, cards: list[int], mask: int) -> tuple[SeenInHand, ...]:
    knows, printed = g.knows, g.printed
    return tuple([SeenInHand(card, printed[card]) for card in cards if knows[card] & mask])


def seen_cards(g: VtesState, cards: list[int], mask: int, changing: frozenset[Query]) -> tuple[SeenCard, ...]:
    if not cards:
        return ()
    shared = _shared.get()
    if shared is None:
        return tuple([_seen(g, card, mask, changing) for card in cards])
    return tuple([shared.get(card) or _seen_once(g, card, mask, changing, shared) for card in cards])


def _seen_once(
    g: VtesState, card: int, mask: int, changing: frozenset[Query], shared: dict[int, SeenCard]
) -> SeenCard:
    """A card, kept for whoever looks next if it looks the same to everybody, with all that is on it."""
    seen = _seen(g, card, mask, changing)
    if _is_public(g, card):
        shared[card] = seen
    return seen


def _is_public(g: VtesState, card: int) -> bool:
    now = g.play[card]
    return g.knows[card] == EVERYBODY and not now.under and all(_is_public(g, one) for one in now.attached)


def _seen(g: VtesState, card: int, mask: int, changing: frozenset[Query]) -> SeenCard:
    now = g.play[card]
    attached = tuple([_seen(g, other, mask, changing) for other in now.attached]) if now.attached else ()
    if not g.knows[card] & mask:
        return SeenCard(
            card, region=now.region.value, blood=now.blood, counters=now.counters, attached=attached
        )
    if not (now.passing or now.under or now.taught):
        return _settled(g, card, now, attached, changing)
    if now.region is Region.UNCONTROLLED or not g.face(card).minion:
        return _plain(g, card, now, attached, _under(g, now, mask) if now.under else ())
    return _minion(g, card, now, attached, _under(g, now, mask) if now.under else ())


class _Settled:
    """How a card looks as long as no other card changes it, with what that depends on."""

    __slots__ = ("bearer", "card", "faces", "now", "on_it", "own", "seen")

    def __init__(self, g: VtesState, card: int, now: InPlay) -> None:
        self.now = now  # held, so that no other record gets its identity
        self.card = card
        self.on_it = [g.play[other] for other in now.attached]
        self.faces = [g.printed[one] for one in (card, *now.attached)]
        self.seen = _unchanged(g, card, now)
        self.bearer = self.seen
        """The card with those on it as they looked last."""
        # Numbers that its own text or the cards on it change are asked for each time.
        self.own: frozenset[Query] | None = None
        if now.region is not Region.UNCONTROLLED and g.face(card).minion:
            self.own = frozenset[Query]().union(*map(_own_stats, self.faces))

    def is_so(self, g: VtesState, card: int) -> bool:
        """Whether it still looks like that. An imagined table shares its records, but not its faces."""
        if self.card != card or g.printed[card] != self.faces[0]:
            return False
        attached = self.now.attached
        return not attached or (
            [g.printed[other] for other in attached] == self.faces[1:]
            and all(g.play[other] is was for other, was in zip(attached, self.on_it, strict=True))
        )


_kept: dict[int, _Settled] = {}
"""By the identity of an ``InPlay``."""


def changing_now(g: VtesState) -> frozenset[Query]:
    """The numbers that a card may change for others now, or a passing effect for anybody."""
    changing = {query for query in _STATS if modified.is_said_of_others(g, query)}
    if g.lasting:
        changing |= _STATS.intersection([effect.what for effect in g.lasting])
    return frozenset(changing)


def _settled(
    g: VtesState, card: int, now: InPlay, attached: tuple[SeenCard, ...], changing: frozenset[Query]
) -> SeenCard:
    """A card looks as it did until it, or a card on it, says something else or another card changes it."""
    kept = _kept.get(id(now))
    if kept is None or not kept.is_so(g, card):
        if len(_kept) >= _MOST_SETTLED:
            _kept.clear()
        kept = _kept[id(now)] = _Settled(g, card, now)
    seen = kept.seen
    if attached:
        bearer = kept.bearer
        if bearer.attached != attached:
            bearer = kept.bearer = msgspec.structs.replace(seen, attached=attached)
        seen = bearer
    if kept.own is None or not (changing or kept.own):
        return seen
    return _changed(g, card, seen, changing | kept.own)


@cache
def _own_stats(printed: int) -> frozenset[Query]:
    """The numbers a card's own text changes, of itself or of what it is on."""
    return _STATS & face_of(printed).speaks_of


def _unchanged(g: VtesState, card: int, now: InPlay) -> SeenCard:
    """How a card looks by itself: what is on it is not shown, and no modifier counts."""
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
        capacity=max(1, modified.unmodified_capacity(g, card)) if face.vampire else 0,
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


def _changed(g: VtesState, card: int, seen: SeenCard, changing: frozenset[Query]) -> SeenCard:
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
    for name, value in changes.items():
        if getattr(seen, name) != value:
            break
    else:
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


_DISCIPLINED: frozenset[Query] = frozenset({"discipline", "superior-by-cards"})


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
    for effect in modified.passing(g, "discipline", card):
        codes.setdefault(effect.note, 0)
    found = []
    for code in sorted(codes):
        level = modified.discipline(g, card, code)
        if level:
            found.append(code.upper() if level == 2 else code)
    return tuple(found)
