"""Invariants: what must hold after every answer, whatever was played."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from nocturne.vtes.rules import queries
from nocturne.vtes.rules.contest import JoinContest
from nocturne.vtes.rules.control import follows_bearer
from nocturne.vtes.rules.titles import unique_title
from nocturne.vtes.state import VtesState
from nocturne.vtes.terms import NONE, Region

_PILES = ("hand", "library", "crypt", "ash", "removed", "research")


def broken(g: VtesState) -> Iterator[str]:
    """Every invariant that does not hold, in words for an engineer."""
    yield from _every_card_once(g)
    yield from _regions(g)
    yield from _counters(g)
    yield from _indexes(g)
    yield from _titles(g)
    yield from _control(g)


def _every_card_once(g: VtesState) -> Iterator[str]:
    """No card is lost or doubled, and piles belong to the owners (VTES-1.6.1.1-07)."""
    seen: list[int] = [*g.play, *g.limbo]
    seen += [now.base for now in g.play.values() if now.base != NONE]
    for seat, player in enumerate(g.players):
        for zone in _PILES:
            pile: list[int] = getattr(player, zone)
            seen += pile
            for card in pile:
                if g.owner[card] != seat:
                    owner = g.owner[card]
                    yield f"card {card} of seat {owner} ({g.face(card).name}) lies in the {zone} of {seat}"
    if len(seen) != len(g.printed) or len(set(seen)) != len(seen):
        lost = set(range(len(g.printed))) - set(seen)
        doubled = {card for card in seen if seen.count(card) > 1}
        yield f"cards lost {sorted(lost)} or doubled {sorted(doubled)}"


def _regions(g: VtesState) -> Iterator[str]:
    """The lists of the regions and what the cards say agree; attachments agree both ways."""
    for seat, player in enumerate(g.players):
        for region in (Region.READY, Region.TORPOR, Region.INCAPACITATED, Region.UNCONTROLLED, Region.AREA):
            for card in getattr(player, region.value):
                now = g.play.get(card)
                if now is None or now.region is not region or now.controller != seat:
                    yield f"card {card} is listed in {region} of seat {seat} but says {now}"
    for card, now in g.play.items():
        if now.region is Region.ATTACHED:
            if now.on not in g.play or card not in g.play[now.on].attached:
                yield f"card {card} says it is on {now.on}, which does not know"
        elif card not in getattr(g.players[now.controller], now.region.value):
            yield f"card {card} says {now.region} of seat {now.controller}, whose list does not know"
        for other in now.attached:
            if other not in g.play or g.play[other].on != card:
                yield f"card {card} says {other} is on it, which does not know"


def _counters(g: VtesState) -> Iterator[str]:
    """Counters are conserved against the bank; blood keeps within capacity; nothing is negative."""
    held = sum(player.pool for player in g.players)
    for card, now in g.play.items():
        held += now.blood + now.counters
        if now.blood < 0 or now.counters < 0:
            yield f"card {card} has negative counters: {now}"
        controlled = now.region in (Region.READY, Region.TORPOR)
        if controlled and g.face(card).vampire and now.blood > queries.capacity(g, card):
            size = queries.capacity(g, card)
            yield f"{g.face(card).name} (card {card}) has {now.blood} blood over capacity {size}"
    if held + g.bank != 0:
        yield f"counters are not conserved: {held} at the table, {-g.bank} given by the bank"
    for seat, player in enumerate(g.players):
        if player.pool < 0:
            yield f"seat {seat} has {player.pool} pool"
        if player.out and (player.ready or player.uncontrolled or player.hand):
            yield f"seat {seat} is out and still has cards"
    if g.edge != NONE and g.players[g.edge].out:
        yield f"the Edge is held by seat {g.edge}, who is out"


def _indexes(g: VtesState) -> Iterator[str]:
    """The derived lists agree with the cards in play."""
    indexed = [card for card, now in g.play.items() if now.region is not Region.UNCONTROLLED]
    yield from _index("speakers", g.speakers, {card: g.face(card).speaks_of for card in indexed})
    yield from _index("able", g.able, {card: g.face(card).ability_windows for card in indexed})
    yield from _index("ears", g.ears, {card: g.face(card).listens for card in indexed})
    uniques: dict[str, list[int]] = {}
    joining = {frame.card for frame in (*g.stack, *g.queue) if isinstance(frame, JoinContest)}
    for card, now in g.play.items():
        if now.contested or now.region is Region.UNCONTROLLED or "contests-nothing" in now.marks:
            continue
        if g.face(card).unique and card not in joining:
            uniques.setdefault(g.face(card).name, []).append(card)
    for name, cards in uniques.items():
        if len(cards) > 1:
            yield f"unique {name} is in play uncontested as cards {cards}"


def _index(
    name: str, index: Mapping[Any, tuple[int, ...]], entries: dict[int, frozenset[Any]]
) -> Iterator[str]:
    """An index holds each card under each of its entries, and nothing else. Any: windows, or plain words."""
    expected: dict[Any, list[int]] = {}
    for card, keys in sorted(entries.items()):
        for key in keys:
            expected.setdefault(key, []).append(card)
    found = {key: sorted(cards) for key, cards in index.items()}
    if found != expected:
        yield f"{name} {found} are not {expected}"


def _titles(g: VtesState) -> Iterator[str]:
    """A unique title has one holder, or all its holders contest it (VTES-4.2-01)."""
    holders: dict[str, list[int]] = {}
    for player in g.players:
        for card in (*player.ready, *player.torpor):
            now = g.play[card]
            if not now.contested and g.face(card).vampire and "contests-nothing" not in now.marks:
                key = unique_title(g, card)
                if key:
                    holders.setdefault(key, []).append(card)
    for key, cards in holders.items():
        if len(cards) > 1 and not all(g.play[card].title_contested for card in cards):
            yield f"the title {key} is held by cards {cards}, not all of them contesting it"


def _control(g: VtesState) -> Iterator[str]:
    """Minion cards follow the card they are on (VTES-1.6.3-02); what is lent has a permanent controller."""
    for card, now in g.play.items():
        if now.on in g.play and follows_bearer(g.face(card)):
            host = g.play[now.on].controller
            if now.controller != host:
                yield f"card {card} is controlled by seat {now.controller}, what it is on by seat {host}"
        lent = any(effect.what == "control" and effect.card == card for effect in g.lasting)
        if lent != (now.lender != NONE):
            yield f"card {card} is lent by seat {now.lender}, and {'a' if lent else 'no'} loan says so"
