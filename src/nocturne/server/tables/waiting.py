"""A table before its game begins: who sits where, what the host allows, and who is ready.

Everything here works on the list of players alone; ``lobby`` reads and writes it.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Collection
from typing import Any, Literal

from msgspec import Struct

from nocturne.bots import bot_names
from nocturne.kernel.errors import NocturneError
from nocturne.kernel.game import Game
from nocturne.kernel.words import words
from nocturne.server.live.streams import Player
from nocturne.server.people.accounts import Person
from nocturne.server.render.names import distinct, skeleton
from nocturne.server.wire.calls import DecksAllowed, First, Order

Seat = Literal["me", "open", "bot"]


class TableSettings(Struct, frozen=True):
    """What the host of a table has settled. ``chosen`` is the holder who takes the first seat, whatever
    ``first`` says; empty where nobody was chosen by name."""

    decks: DecksAllowed = "any"
    order: Order = "seats"
    first: First = "seats"
    chosen: str = ""


def usual_bot(game: Game[Any]) -> str:
    """The game's own player when it has one; it plays better than chance."""
    return next(iter(game.bots()), "random")


def bot_player(game: Game[Any], bot: str, players: Collection[Player]) -> Player:
    """A bot with a name nobody at the table has."""
    chosen = bot or usual_bot(game)
    if chosen not in bot_names(game):
        raise NocturneError("kernel-bot-unknown", bot=chosen, bots=", ".join(bot_names(game)))
    return Player("bot", free_name({one.name for one in players}), bot=chosen)


def free_name(taken: Collection[str]) -> str:
    """A name for a bot."""
    alike = {skeleton(one) for one in taken}
    return secrets.choice(
        [name for name in words()("server-bot-names").split() if skeleton(name) not in alike]
    )


def first_players(game: Game[Any], person: Person, seats: list[tuple[Seat, str]]) -> list[Player]:
    """The players of a new table, one of whom is the person who opens it."""
    host = Player("person", person.name, person.id)
    players: list[Player] = []
    for kind, bot in seats:
        if kind == "bot":
            players.append(bot_player(game, bot, [host, *players]))
        else:
            players.append(host if kind == "me" else Player("open"))
    return players


# -- what people do


def sit_down(players: list[Player], person: Person, seat: int | None) -> None:
    """Take an open seat: the one asked for, or the first. Who sits already moves to the seat asked for."""
    now = _seat_of(players, person)
    if now is not None and seat in (None, now):
        return
    free = [at for at, one in enumerate(players) if one.kind == "open" and seat in (None, at)]
    if not free:
        raise NocturneError("server-no-seat")
    if now is None:
        players[free[0]] = Player("person", distinct(person.name, [one.name for one in players]), person.id)
    else:
        players[free[0]], players[now] = players[now], players[free[0]]


def get_up(players: list[Player], person: Person) -> None:
    """Leave the seat to whoever comes."""
    now = _seat_of(players, person)
    if now is not None:
        players[now] = Player("open")


def set_ready(players: list[Player], person: Person, *, on: bool) -> None:
    """Somebody is ready to begin, or not yet."""
    now = _seat_of(players, person)
    if now is None:
        raise NocturneError("server-only-watching")
    players[now].ready = on


def _seat_of(players: list[Player], person: Person) -> int | None:
    return next((at for at, one in enumerate(players) if one.person == person.id), None)


# -- what the host does


def set_seat(
    game: Game[Any],
    players: list[Player],
    host: str,
    seat: int,
    kind: Literal["open", "bot", "none", "more"],
    bot: str,
) -> None:
    """Open a seat, give it to a bot, take it away, or put one more at the table."""
    least, most = game.seats
    if kind == "more":
        if len(players) >= most:
            raise NocturneError("server-seats-most", most=most)
        players.append(Player("open"))
        return
    if not 0 <= seat < len(players):
        raise NocturneError("server-seat-unknown", seats=len(players))
    if players[seat].person == host:
        raise NocturneError("server-seat-of-host")
    if kind == "none":
        if len(players) <= least:
            raise NocturneError("server-seats-least", least=least)
        del players[seat]
    elif kind == "open":
        players[seat] = Player("open")
    elif players[seat].kind == "bot":
        players[seat] = Player("bot", players[seat].name, bot=bot_player(game, bot, players).bot)
    else:
        players[seat] = bot_player(game, bot, players)


def fill(game: Game[Any], players: list[Player], bot: str = "") -> None:
    """A bot on every open seat."""
    for at, one in enumerate(players):
        if one.kind == "open":
            players[at] = bot_player(game, bot, players)


def swap(players: list[Player], seat: int, other: int) -> None:
    """Two seats change places."""
    if not (0 <= seat < len(players) and 0 <= other < len(players)):
        raise NocturneError("server-seat-unknown", seats=len(players))
    players[seat], players[other] = players[other], players[seat]


# -- the beginning


def not_ready(players: list[Player], host: str, present: Callable[[str], bool]) -> list[str]:
    """The names of those who are here and have not said that they are ready. The host is by beginning; nobody
    waits for somebody who is away."""
    return [
        one.name
        for one in players
        if one.kind == "person" and one.person != host and not one.ready and present(one.person)
    ]


def seating(players: list[Player], settings: TableSettings) -> list[int]:
    """Which of the players takes each seat of the game."""
    lots = secrets.SystemRandom()
    order = list(range(len(players)))
    if settings.order == "drawn":
        lots.shuffle(order)
    first = [at for at in order if settings.chosen and players[at].holder == settings.chosen]
    if not first and settings.first != "seats":
        first = [at for at in order if settings.first in ("drawn", players[at].kind)]
        if not first:
            none = "server-first-no-bot" if settings.first == "bot" else "server-first-no-person"
            raise NocturneError(none)
    if first:
        chosen = lots.choice(first)
        order.remove(chosen)
        order.insert(0, chosen)
    return order
