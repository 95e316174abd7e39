"""A table of VTES as numbers. Seats are counted from the viewer on, in the order of play."""

from __future__ import annotations

from collections.abc import Sequence

from nocturne.kernel.decision import Option
from nocturne.kernel.encoding import Block, Encoding, Row, scaled, table_of
from nocturne.kernel.view import View
from nocturne.vtes.cards.faces import face_of
from nocturne.vtes.cards.lexicon import CardType
from nocturne.vtes.terms import NONE, Phase
from nocturne.vtes.view.cards import SeenCard, SeenInHand
from nocturne.vtes.view.table import SeenPlayer, VtesTable

_SEATS, _MINIONS, _UNCONTROLLED, _HAND = 6, 10, 6, 10
_TYPES = {kind: at for at, kind in enumerate(CardType)}
_ACTIONS = ("bleed", "hunt", "political", "equip", "recruit")


class VtesEncoding(Encoding):
    """What a Methuselah sees."""

    blocks = (
        Block("table", (len(Phase) + 6,)),
        Block("players", (_SEATS, 12)),
        Block("minions", (_SEATS, _MINIONS, 11)),
        Block("uncontrolled", (_SEATS, _UNCONTROLLED, 3)),
        Block("hand", (_HAND, len(CardType) + 3)),
        Block("action", (len(_ACTIONS) + 7,)),
    )

    def encode(self, view: View) -> dict[str, Row]:
        table, me = view.table, view.seat or 0
        assert isinstance(table, VtesTable)
        seats = len(table.players)
        players = [table.players[(me + at) % seats] for at in range(seats)]
        return {
            "table": _table(table, me),
            "players": table_of((_player(table, player, me) for player in players), _SEATS, 12),
            "minions": table_of(map(_minions, players), _SEATS, _MINIONS * 11),
            "uncontrolled": table_of(map(_uncontrolled, players), _SEATS, _UNCONTROLLED * 3),
            "hand": table_of(map(_held, players[0].hand), _HAND, len(CardType) + 3),
            "action": _action(table, me),
        }

    def names(self, options: Sequence[Option], view: View) -> list[str]:
        """Cards are called by what is printed on them: their numbers at the table differ between games."""
        table = view.table
        assert isinstance(table, VtesTable)
        if not any(option.subjects for option in options):
            return [option.key for option in options]
        printed = _printed(table)
        return [_name(option, printed) for option in options]


def _name(option: Option, printed: dict[str, int]) -> str:
    """``bleed:14`` -> ``bleed:p200123``, where card 14 is among what the option is about."""
    about = {ref.rpartition(":")[2] for ref in option.subjects}
    parts = option.key.split(":")
    return ":".join(f"p{printed[part]}" if part in about and part in printed else part for part in parts)


def _printed(table: VtesTable) -> dict[str, int]:
    """What is printed on every card the viewer knows, by its number."""
    found: dict[str, int] = {}
    for player in table.players:
        piles = (player.ready, player.torpor, player.uncontrolled, player.area, player.incapacitated)
        for card in (card for pile in piles for card in pile):
            found[str(card.card)] = card.printed
            found.update((str(one.card), one.printed) for one in card.attached)
        found.update((str(held.card), held.printed) for held in (*player.hand, *player.ash))
    return found


def _table(table: VtesTable, me: int) -> Row:
    phases = [float(table.phase is phase) for phase in Phase]
    return [
        *phases,
        float(table.active == me),
        scaled(table.turn, 100),
        float(table.edge == me),
        float(table.edge != NONE),
        float(table.combat is not None),
        float(table.referendum is not None),
    ]


def _player(table: VtesTable, player: SeenPlayer, me: int) -> Row:
    mine = table.players[me]
    return [
        1.0,
        float(bool(player.out)),
        scaled(player.pool, 30),
        scaled(player.points, 5),
        scaled(player.hand_count, 10),
        scaled(player.library_count, 90),
        scaled(player.crypt_count, 12),
        float(table.edge == player.seat),
        float(table.active == player.seat),
        float(player.seat == mine.prey),
        float(player.seat == mine.predator),
        scaled(player.transfers, 4),
    ]


def _minions(player: SeenPlayer) -> Row:
    rows = [_minion(card, torpor=False) for card in player.ready]
    rows += [_minion(card, torpor=True) for card in player.torpor]
    return table_of(rows, _MINIONS, 11)


def _minion(card: SeenCard, *, torpor: bool) -> Row:
    return [
        1.0,
        float(torpor),
        float(card.locked),
        float(card.contested),
        scaled(card.blood, 11),
        scaled(card.capacity, 11),
        scaled(card.bleed, 5),
        scaled(card.strength, 5),
        scaled(card.votes, 5),
        scaled(len(card.disciplines), 8),
        scaled(len(card.attached), 5),
    ]


def _uncontrolled(player: SeenPlayer) -> Row:
    rows = [[1.0, scaled(card.blood, 11), scaled(card.capacity, 11)] for card in player.uncontrolled]
    return table_of(rows, _UNCONTROLLED, 3)


def _held(held: SeenInHand) -> Row:
    """A card in hand: present, its types, what it costs."""
    row = [0.0] * (len(CardType) + 3)
    row[0] = 1.0
    face = face_of(held.printed)
    for kind in face.types:
        row[1 + _TYPES[kind]] = 1.0
    library = face.library
    if library is not None:
        row[-2] = scaled(library.pool_cost, 6) if isinstance(library.pool_cost, int) else 1.0
        row[-1] = scaled(library.blood_cost, 6) if isinstance(library.blood_cost, int) else 1.0
    return row


def _action(table: VtesTable, me: int) -> Row:
    action = table.action
    if action is None:
        return [0.0] * (len(_ACTIONS) + 7)
    return [
        *(float(action.kind == kind) for kind in _ACTIONS),
        1.0,
        float(action.seat == me),
        float(me in action.directed_at),
        scaled(action.stealth, 5),
        scaled(action.intercept, 5),
        scaled(action.bleed, 6),
        float(action.blocker != NONE),
    ]
