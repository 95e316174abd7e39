"""Positions: how a scenario writes a VTES table directly, in the words of the game.

Cards are called by their printed names. Every card gets a name for the moves: ``as``, or its printed name
in small
letters with hyphens ("anson", "govern-the-unaligned"; a second copy is "anson-2").
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from msgspec import Struct

from nocturne.kernel.chance import Chance
from nocturne.kernel.event import audience
from nocturne.kernel.game import Position
from nocturne.vtes.cards.catalogue import catalogue
from nocturne.vtes.cards.faces import face_of, merged_key, out_of_turn_windows
from nocturne.vtes.cards.lexicon import plain
from nocturne.vtes.options import VtesOptions
from nocturne.vtes.problems import Problem, Refused
from nocturne.vtes.rules.control.effects.control import follows_bearer
from nocturne.vtes.rules.table.queries import modified, traits
from nocturne.vtes.rules.turn.procedures.turn import turn_at
from nocturne.vtes.state import EVERYBODY, Lasting, Methuselah, Owed, VtesState
from nocturne.vtes.terms import NONE, Phase, Region


class PlacedCard(Struct, frozen=True, forbid_unknown_fields=True, rename={"named": "as"}):
    """A card with more to say than its name."""

    card: str
    named: str = ""
    blood: int | None = None
    """Blood or life; by default a vampire is full, an ally or retainer has its printed life, an
    uncontrolled card
    has nothing."""
    locked: bool = False
    counters: int = 0
    on: list[str | PlacedCard] = []
    """The cards attached to it."""
    mode: int = 1
    """Which mode it was played in, counted from 1."""
    owner: int | str = ""
    """The seat that owns it, when it is not the one it lies before."""
    lent_by: int | str = ""
    """The permanent controller, when control is temporary."""
    title: str = ""
    city: str = ""
    sect: str = ""
    clan: str = ""
    anarch: bool = False
    marks: list[str] = []
    base: str = ""
    """The base card under a merged vampire."""
    contested: bool = False
    title_contested: bool = False
    since: int | None = None
    """The turn in which it came into play; by default an earlier one."""
    taught: dict[str, int] = {}
    remembers: int | str = ""
    """The seat of the Methuselah it was told to remember: whom it saved, say."""


Placed = str | PlacedCard


class PlacedPlayer(Struct, frozen=True, forbid_unknown_fields=True):
    """What lies before one Methuselah. Lists of decks begin with the top card."""

    pool: int = 30
    points: float = 0
    out: str = ""
    hand: list[Placed] = []
    library: list[Placed] = []
    crypt: list[Placed] = []
    ash: list[Placed] = []
    removed: list[Placed] = []
    research: list[Placed] = []
    uncontrolled: list[Placed] = []
    ready: list[Placed] = []
    torpor: list[Placed] = []
    incapacitated: list[Placed] = []
    area: list[Placed] = []
    hand_size: int | None = None
    """By default the number of cards in hand, so that nobody draws unless the scenario is about drawing."""
    owed: list[str] = []
    """Cards that were played and are not replaced yet: until when, for each (``unlock:0``)."""
    out_of_turn: int = 0
    trifle_owed: bool = False
    withdrawing: bool = False


class VtesPosition(Struct, frozen=True, forbid_unknown_fields=True):
    """A whole table. Seats are counted from 1."""

    players: list[PlacedPlayer]
    active: int = 1
    phase: Phase = Phase.MINION
    turn: int = 10
    edge: int = 0
    """Who has the Edge; 0: nobody."""
    done: list[str] = []
    events_seen: list[str] = []


class BadPosition(Refused):
    """A position that names a card or place there is not."""


class Builder:
    """Puts a position on the table, card by card."""

    def __init__(self, position: VtesPosition, options: VtesOptions, chance: Chance) -> None:
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
            done=list(position.done),
        )

    @staticmethod
    def _player(placed: PlacedPlayer) -> Methuselah:
        size = len(placed.hand) if placed.hand_size is None else placed.hand_size
        return Methuselah(
            pool=placed.pool,
            points=float(placed.points),
            out=placed.out,
            hand_size=size,
            owed=[Owed(until) for until in placed.owed],
            out_of_turn=placed.out_of_turn,
            trifle_owed=placed.trifle_owed,
            withdrawing=placed.withdrawing,
        )

    def build(self) -> Position:
        """The state, ready to be played from its phase."""
        g = self.state
        for seat, placed in enumerate(self.position.players):
            for zone in ("hand", "library", "crypt", "ash", "removed", "research"):
                self._pile(seat, zone, getattr(placed, zone))
            for region in ("ready", "torpor", "incapacitated", "uncontrolled", "area"):
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

    def _seat(self, written: int | str) -> int:
        seat = int(written) - 1 if str(written).isdigit() else NONE
        if not 0 <= seat < len(self.position.players):
            raise BadPosition((Problem("vtes-position-seat", {"seat": str(written)}),))
        return seat

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
            clan=facts.clan,
            anarch=facts.anarch,
            marks=tuple(facts.marks),
            contested=out,
            contesting=facts.contested,
            face_down=facts.contested,
            title_contested=facts.title_contested,
            lender=NONE if facts.lent_by == "" else self._seat(facts.lent_by),
            taught=tuple(facts.taught.items()),
            points_at_seat=NONE if facts.remembers == "" else self._seat(facts.remembers),
        )
        g.put(card, since=g.turn - 1 if facts.since is None else facts.since)
        if facts.lent_by != "":
            g.lasting.append(Lasting("control", card=card, seat=seat, until="turn"))
        if region is Region.UNCONTROLLED:
            g.knows[card] = audience(seat)
        if facts.base:
            base = self._new(seat, facts.base)
            g.owner = tuple(self.owners)
            g.knows[base] = EVERYBODY
            known = region is not Region.UNCONTROLLED  # what lies face down is in no list
            if known:
                g.unindex(card)
            g.printed[card] = merged_key(g.printed[card], g.printed[base])
            g.put(card, base=base)
            if known:
                g.index(card)
        if host != NONE:
            g.put(card, on=host)
            g.put(host, attached=(*g.play[host].attached, card))
        for attached in facts.on:
            self._lay(seat, Region.ATTACHED, attached, card)


def slug(name: str) -> str:
    """``Govern the Unaligned`` -> ``govern-the-unaligned``."""
    return re.sub(r"[^a-z0-9]+", "-", plain(name)).strip("-")


def inspect(g: VtesState) -> dict[str, Any]:
    """The whole truth, for expectations: cards by number, Methuselahs by seat."""
    from nocturne.vtes.view import look

    everything = g.copy()
    everything.knows = [EVERYBODY] * len(g.knows)
    import msgspec

    truth: dict[str, Any] = msgspec.to_builtins(look(everything, None))
    for player, shown in zip(g.players, truth["players"], strict=True):
        # What a player could know by counting, and what the table forgets soon: not worth showing to anybody.
        for name in ("hand_size", "out_of_turn", "trifle_owed", "events_played", "withdrawal_spoiled"):
            shown[name] = getattr(player, name)
    places = _places(g)
    truth["cards"] = {
        str(card): {
            "name": g.face(card).name,
            "owner": g.owner[card],
            "place": places.get(card, "nowhere"),
            **(_in_play(g, card) if card in g.play else {}),
        }
        for card in range(len(g.printed))
    }
    truth["bank"] = g.bank
    truth["done"] = list(g.done)
    return truth


def _in_play(g: VtesState, card: int) -> dict[str, Any]:
    import msgspec

    now = g.play[card]
    facts: dict[str, Any] = {
        name: getattr(now, name) for name in now.__struct_fields__ if name not in ("attached", "taught")
    }
    facts["attached"] = list(now.attached)
    face = g.face(card)
    if face.minion and now.region is not Region.UNCONTROLLED:
        facts["bleed"] = modified.bleed(g, card)
        facts["strength"] = modified.strength(g, card)
        facts["votes"] = modified.votes(g, card)
        facts["sect"] = traits.sect(g, card)
        facts["clan"] = traits.clan(g, card)
        facts["anarch"] = traits.is_anarch(g, card)
        facts["title"] = traits.title(g, card) if face.vampire else ""
        facts["held_title"] = traits.held_title(g, card) if face.vampire else ""
        facts["capacity"] = modified.capacity(g, card)
    plain_facts: dict[str, Any] = msgspec.to_builtins(facts)
    return plain_facts


def _places(g: VtesState) -> dict[int, str]:
    """Where every card is: ``hand``, ``library``, ``ash`` ... or the region it lies in."""
    places: dict[int, str] = dict.fromkeys(g.limbo, "limbo")
    for player in g.players:
        for zone in ("hand", "library", "crypt", "ash", "removed", "research"):
            for card in getattr(player, zone):
                places[card] = zone
    for card, now in g.play.items():
        places[card] = now.region.value
        if now.base != NONE:
            places[now.base] = "merged"
        places.update(dict.fromkeys(now.under, "under"))
    return places
