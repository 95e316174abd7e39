"""Invariants: what must hold after every answer, whatever was played."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any

from nocturne.vtes.cards.faces import face_of, out_of_turn_windows, own_key
from nocturne.vtes.marks import CONTESTS_NOTHING
from nocturne.vtes.rules.action.procedures.minion import MinionPhase
from nocturne.vtes.rules.contest.procedures import JoinContest
from nocturne.vtes.rules.contest.queries import contest_name
from nocturne.vtes.rules.control.effects.control import follows_bearer
from nocturne.vtes.rules.table.queries import modified
from nocturne.vtes.rules.titles.queries.titles import unique_title
from nocturne.vtes.rules.turn.procedures.phase import PhaseFrame
from nocturne.vtes.rules.turn.procedures.turn import Turn
from nocturne.vtes.state import VtesState
from nocturne.vtes.terms import NONE, Region

_PILES = ("hand", "library", "crypt", "ash", "removed", "research")

_QUIET = (Turn, PhaseFrame, MinionPhase)
"""When nothing but these is going on, the active Methuselah is about to decide what she does next."""


def broken(g: VtesState) -> Iterator[str]:
    """Every invariant that does not hold, in words for an engineer."""
    yield from _every_card_once(g)
    yield from _regions(g)
    yield from _counters(g)
    yield from _indexes(g)
    yield from _uniques(g)
    yield from _titles(g)
    yield from _control(g)
    yield from _zones(g)
    # The end of the game breaks off whatever goes on, and leaves the stack empty.
    if g.stack and not g.queue and all(isinstance(frame, _QUIET) for frame in g.stack):
        yield from _at_rest(g)


def _every_card_once(g: VtesState) -> Iterator[str]:
    """No card is lost or doubled, and piles but hands belong to the owners (VTES-1.6.1.1-07)."""
    seen: list[int] = [*g.play, *g.limbo]
    seen += [now.base for now in g.play.values() if now.base != NONE]
    seen += [card for now in g.play.values() for card in now.under]
    own = _owned(tuple(g.owner), g.seats)
    for seat, player in enumerate(g.players):
        for zone in _PILES:
            pile: list[int] = getattr(player, zone)
            seen += pile
            if zone == "hand":
                continue  # what lay on a stolen card may have come into another hand
            for card in () if own[seat].issuperset(pile) else sorted(set(pile) - own[seat]):
                owner = g.owner[card]
                yield f"card {card} of seat {owner} ({g.face(card).name}) lies in the {zone} of {seat}"
    if len(seen) != len(g.printed) or len(set(seen)) != len(seen):
        lost = set(range(len(g.printed))) - set(seen)
        doubled = {card for card in seen if seen.count(card) > 1}
        yield f"cards lost {sorted(lost)} or doubled {sorted(doubled)}"


@lru_cache(maxsize=8)
def _owned(owners: tuple[int, ...], seats: int) -> list[frozenset[int]]:
    """The cards of each seat."""
    cards = range(len(owners))
    return [frozenset(card for card in cards if owners[card] == seat) for seat in range(seats)]


@lru_cache(maxsize=8)
def _crypt_cards(printed: tuple[int, ...]) -> frozenset[int]:
    return frozenset(card for card, key in enumerate(printed) if face_of(key).crypt is not None)


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
        # A contested card is out of play: what enlarges it counts again once the contest is won (VTES-4.1).
        controlled = now.region in (Region.READY, Region.TORPOR) and not now.contested
        if controlled and g.face(card).vampire and now.blood > modified.capacity(g, card):
            size = modified.capacity(g, card)
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
    """The derived lists agree with the cards in play, and what is known of a deck with its cards."""
    decks: list[set[int]] = [set() for _ in g.players]
    for owner, key in zip(g.owner, g.printed, strict=True):
        decks[owner].add(key)
    for seat, player in enumerate(g.players):
        if player.masters != _masters_of(frozenset(decks[seat])):
            yield f"seat {seat} has masters out of turn in other windows than {player.masters:b}"
    indexed = [card for card, now in g.play.items() if now.region is not Region.UNCONTROLLED]
    yield from _index("speakers", g.modifier_sources, {card: g.face(card).speaks_of for card in indexed})
    yield from _index("able", g.ability_sources, {card: g.face(card).ability_windows for card in indexed})
    yield from _index("ears", g.listeners, {card: g.face(card).listens for card in indexed})


@lru_cache(maxsize=64)
def _masters_of(deck: frozenset[int]) -> int:
    """The windows for masters out of turn; what is printed changes seldom, so it is computed seldom."""
    return out_of_turn_windows(own_key(key) for key in deck)


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


def _uniques(g: VtesState) -> Iterator[str]:
    """Of a unique card one copy is in play, or all are contested, each by another Methuselah (VTES-4.1-01,
    VTES-4.1-07)."""
    in_play: dict[str, list[int]] = {}
    contesting: dict[str, list[int]] = {}
    joining = {frame.card for frame in (*g.stack, *g.queue) if isinstance(frame, JoinContest)}
    for card, now in g.play.items():
        if now.contesting:
            contesting.setdefault(contest_name(g, card), []).append(card)
            if not now.contested:
                yield f"card {card} takes part in a contest but is not contested: {now}"
        elif now.contested or now.region is Region.UNCONTROLLED or CONTESTS_NOTHING in now.marks:
            continue
        elif g.face(card).unique and card not in joining:
            in_play.setdefault(contest_name(g, card), []).append(card)
    for name, cards in in_play.items():
        if len(cards) > 1:
            yield f"unique {name} is in play uncontested as cards {cards}"
        if name in contesting:
            yield f"{name} is contested as cards {contesting[name]} and in play as {cards}"
    for name, cards in contesting.items():
        if len({g.play[card].controller for card in cards}) < len(cards):
            yield f"one Methuselah contests {name} with several of the cards {cards}"


def _titles(g: VtesState) -> Iterator[str]:
    """A unique title has one holder, or all its holders contest it (VTES-4.2-01)."""
    holders: dict[str, list[int]] = {}
    for player in g.players:
        for card in (*player.ready, *player.torpor):
            now = g.play[card]
            if not now.contested and g.face(card).vampire and CONTESTS_NOTHING not in now.marks:
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


def _zones(g: VtesState) -> Iterator[str]:
    """Cards lie only where cards of their kind may lie, and nobody who is out has any in play."""
    crypt = _crypt_cards(tuple(g.printed))
    for seat, player in enumerate(g.players):
        for card in sorted(crypt.intersection((*player.hand, *player.library))):
            yield f"the crypt card {card} is among the library cards of seat {seat}"
        for card in sorted(set(player.crypt) - crypt):
            yield f"the library card {card} is in the crypt of seat {seat}"
        for card in (*player.ready, *player.torpor, *player.incapacitated):
            if not g.face(card).minion:
                yield f"{g.face(card).name} (card {card}) lies among the minions of seat {seat}"
        for card in player.torpor:
            if not g.face(card).vampire:
                yield f"{g.face(card).name} (card {card}) is no vampire and lies in torpor"
        for card in player.incapacitated:
            if not g.face(card).imbued:
                yield f"{g.face(card).name} (card {card}) is no imbued and is incapacitated"
    for card, now in g.play.items():
        if g.players[now.controller].out:
            yield f"card {card} is controlled by seat {now.controller}, who is out"
        if now.region is Region.ATTACHED:
            hosts = {card}
            on = now.on
            while on in g.play and on not in hosts:
                hosts.add(on)
                on = g.play[on].on
            if on != NONE:
                yield f"card {card} is on {now.on}, which leads to no card that lies by itself"


def _at_rest(g: VtesState) -> Iterator[str]:
    """Between two undertakings nothing is left hanging: no card in limbo, hands at their size, nobody without
    pool, no ally without life."""
    if g.limbo:
        yield f"the cards {g.limbo} are left in limbo"
    for seat, player in enumerate(g.players):
        if player.out:
            continue
        size = max(0, modified.hand_size(g, seat) - len(player.owed))
        if len(player.hand) > size or (len(player.hand) < size and player.library):
            yield f"seat {seat} holds {len(player.hand)} cards at a hand size of {size}"
        if player.pool < 1:
            yield f"seat {seat} has no pool and is still in the game"
        if min(player.master_actions, player.transfers, player.discard_actions) < 0:
            yield f"seat {seat} has used more than it had: {player}"
    for card, now in g.play.items():
        ally = now.region is Region.READY and not now.contested and not g.face(card).vampire
        if ally and now.blood < 1 and not g.face(card).imbued:
            yield f"{g.face(card).name} (card {card}) has no life left"
