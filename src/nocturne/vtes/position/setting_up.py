"""Setting up a game as a written position says."""

from __future__ import annotations

import re
from collections.abc import Iterable

from nocturne.kernel.chance import Chance
from nocturne.kernel.event import audience
from nocturne.kernel.game import Position
from nocturne.vtes.cards.catalogue import catalogue
from nocturne.vtes.cards.faces import face_of, merged_key, out_of_turn_windows
from nocturne.vtes.cards.lexicon import clan_named, plain
from nocturne.vtes.done import remembered
from nocturne.vtes.marks import mark_from
from nocturne.vtes.options import VtesOptions
from nocturne.vtes.position.checking import PILES, REGIONS, check, seat_named
from nocturne.vtes.position.written import Placed, PlacedCard, PlacedPlayer, VtesPosition
from nocturne.vtes.records import THIS_TURN, Lasting, Methuselah, owed_until
from nocturne.vtes.rules.control.effects.control import follows_bearer
from nocturne.vtes.rules.turn.effects import limits
from nocturne.vtes.rules.turn.procedures.turn import turn_at
from nocturne.vtes.state import EVERYBODY, VtesState
from nocturne.vtes.terms import NONE, Region


class Builder:
    """Puts a position on the table, card by card."""

    def __init__(self, position: VtesPosition, options: VtesOptions, chance: Chance) -> None:
        check(position)
        self.position = position
        self.names: dict[str, str] = {}
        self.owners: list[int] = []
        players = [self._player(placed) for placed in position.players]
        for seat, player in enumerate(players):
            # They have taken their turns clockwise, the active one longest ago.
            waits = len(players) - (seat - position.active + 1) % len(players)
            player.last_turn = max(0, position.turn - waits)
        self.state = VtesState(
            seats=len(players),
            chance=chance,
            stack=[],
            options=options,
            players=players,
            printed=[],
            owner=(),
            knows=[],
            turn=position.turn,
            active=self._seat(position.active),
            phase=position.phase,
            edge=self._seat(position.edge) if position.edge else NONE,
        )
        for word in position.done:
            done = remembered(word)
            limits.note(self.state, done.what, done.until)

    @staticmethod
    def _player(placed: PlacedPlayer) -> Methuselah:
        size = len(placed.hand) if placed.hand_size is None else placed.hand_size
        return Methuselah(
            pool=placed.pool,
            points=float(placed.points),
            out=placed.out,
            hand_size=size,
            owed=[owed_until(seat_named(until)) for until in placed.owed],
            out_of_turn=placed.out_of_turn,
            trifle_owed=placed.trifle_owed,
            withdrawing=placed.withdrawing,
        )

    def build(self) -> Position:
        """The state, ready to be played from its phase."""
        g = self.state
        for seat, placed in enumerate(self.position.players):
            for zone in PILES:
                self._pile(seat, zone, getattr(placed, zone))
            for region in REGIONS:
                for card in getattr(placed, region):
                    self._lay(seat, Region(region), card, NONE)
        g.owner = tuple(self.owners)
        g.events_seen = [catalogue().named(name).id for name in self.position.events_seen]
        held = sum(player.pool for player in g.players) + sum(c.blood + c.counters for c in g.play.values())
        g.bank = -held
        g.push(turn_at(g.active, g.phase))
        for seat, player in enumerate(g.players):
            player.masters = out_of_turn_windows(
                key for owner, key in zip(g.owner, g.printed, strict=True) if owner == seat
            )
        return Position(g, self.names)

    def _pile(self, seat: int, zone: str, cards: Iterable[Placed]) -> None:
        pile: list[int] = getattr(self.state.players[seat], zone)
        for placed in cards:
            card = self._new(seat, placed)
            if zone in ("hand", "research"):
                self.state.knows[card] = audience(seat)
            elif zone in ("ash", "removed"):
                self.state.knows[card] = EVERYBODY
            pile.append(card)
        if zone in ("library", "crypt"):
            pile.reverse()  # the top card is the last one

    def _new(self, seat: int, placed: Placed) -> int:
        name = placed if isinstance(placed, str) else placed.card
        key = catalogue().named(name).id
        g = self.state
        card = len(g.printed)
        g.printed.append(key)
        g.knows.append(0)
        owner = "" if isinstance(placed, str) else placed.owner
        self.owners.append(seat if owner == "" else self._seat(owner))
        called = "" if isinstance(placed, str) else placed.named
        self._call(called or slug(face_of(key).name), card)
        return card

    def _call(self, name: str, card: int) -> None:
        wanted, n = name, 2
        while wanted in self.names:
            wanted, n = f"{name}-{n}", n + 1
        self.names[wanted] = str(card)

    @staticmethod
    def _seat(written: int | str) -> int:
        return int(written) - 1

    def _merge(self, seat: int, region: Region, card: int, named: str) -> None:
        """Put the base card under an advanced vampire."""
        g = self.state
        base = self._new(seat, named)
        g.owner = tuple(self.owners)
        g.knows[base] = EVERYBODY
        known = region is not Region.UNCONTROLLED  # what lies face down is in no list
        if known:
            g.unindex(card)
        g.printed[card] = merged_key(g.printed[card], g.printed[base])
        g.put(card, base=base)
        if known:
            g.index(card)

    def _lay(self, seat: int, region: Region, placed: Placed, host: int) -> None:
        card = self._new(seat, placed)
        g = self.state
        face = g.face(card)
        facts = placed if isinstance(placed, PlacedCard) else PlacedCard(card=placed)
        blood = facts.blood
        if blood is None:
            if region is Region.UNCONTROLLED:
                blood = 0
            else:
                blood = face.capacity if face.vampire else face.life
        g.owner = tuple(self.owners)
        # What lies on a contested card is out of play with it (VTES-4.1-09).
        out = facts.contested or (host != NONE and g.play[host].contested)
        if "title" in face.keywords and host != NONE:
            out = out or g.play[host].title_contested  # nor does a title card stand for what is contested
        # A master on somebody else's minion stays its player's (VTES-1.6.2-03).
        holder = seat if host == NONE or follows_bearer(face) else self.owners[card]
        g.enter(
            card,
            holder,
            region,
            locked=facts.locked,
            blood=blood,
            counters=facts.counters,
            mode=facts.mode - 1,
            title=facts.title,
            city=facts.city,
            sect=facts.sect,
            clan=clan_named(facts.clan) or facts.clan,
            anarch=facts.anarch,
            marks=tuple(mark_from(seat_named(mark)) for mark in facts.marks),
            contested=out,
            contesting=facts.contested,
            face_down=facts.contested,
            title_contested=facts.title_contested,
            lender=NONE if facts.lent_by == "" else self._seat(facts.lent_by),
            taught=tuple(facts.taught.items()),
            remembers_seat=NONE if facts.remembers == "" else self._seat(facts.remembers),
        )
        g.put(card, since=g.turn - 1 if facts.since is None else facts.since)
        if facts.lent_by != "":
            g.lasting.append(Lasting("control", card=card, seat=seat, until=THIS_TURN))
        if region is Region.UNCONTROLLED:
            g.knows[card] = audience(seat)
        if facts.base:
            self._merge(seat, region, card, facts.base)
        if host != NONE:
            g.put(card, on=host)
            g.put(host, attached=(*g.play[host].attached, card))
        for attached in facts.on:
            self._lay(seat, Region.ATTACHED, attached, card)


def slug(name: str) -> str:
    """``Govern the Unaligned`` -> ``govern-the-unaligned``."""
    return re.sub(r"[^a-z0-9]+", "-", plain(name)).strip("-")
