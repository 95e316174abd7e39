"""A table of La Fureur de Dracula as numbers: the map place by place, the trail, the figures."""

from __future__ import annotations

from nocturne.dracula.components.board import HOSPITAL_SPACES, PLACES
from nocturne.dracula.view.table import DraculaTable, SeenHideout, SeenHunter, board_of
from nocturne.kernel.encoding import Block, Encoding, Row, bucket, scaled, table_of
from nocturne.kernel.view import View

_HUNTERS, _TRAIL, _ON_PLACE, _HELD = 4, 6, 10, 48
_PHASES = 8
_SPACES = PLACES + len(HOSPITAL_SPACES)
"""Where a figure may stand: a hospital is no location (FOD-LOCA-04), and hunters wake there."""


class DraculaEncoding(Encoding):
    """What Dracula or a hunter sees."""

    blocks = (
        Block("table", (6 + _PHASES,)),
        Block("hunters", (_HUNTERS, 9)),
        Block("dracula", (7,)),
        Block("trail", (_TRAIL, 6)),
        Block("places", (_SPACES, _ON_PLACE)),
        Block("held", (_HELD,)),
    )

    def encode(self, view: View) -> dict[str, Row]:
        table, me = view.table, view.seat or 0
        assert isinstance(table, DraculaTable)
        dracula = table.dracula
        return {
            "table": _table(table, me),
            "hunters": table_of((_hunter(one, me) for one in table.hunters), _HUNTERS, 9),
            "dracula": [
                scaled(dracula.damage, dracula.health),
                float(dracula.place is not None),
                float(dracula.revealed),
                scaled(len(dracula.events), 6),
                scaled(len(dracula.encounters), 6),
                scaled(dracula.rumors, 4),
                float(dracula.ally is not None),
            ],
            "trail": table_of(map(_hideout, table.trail), _TRAIL, 6),
            "places": _places(table),
            "held": _held(table),
        }


def _table(table: DraculaTable, me: int) -> Row:
    phase = [0.0] * _PHASES
    phase[bucket(table.phase, _PHASES)] = 1.0
    return [
        float(me == 0),
        scaled(table.round, 40),
        float(table.time % 2),
        scaled(table.influence, table.influence_to_win),
        scaled(table.despair, 5),
        float(table.fight is not None),
        *phase,
    ]


def _hunter(hunter: SeenHunter, me: int) -> Row:
    return [
        float(hunter.seat == me),
        scaled(hunter.damage, hunter.health),
        scaled(hunter.bites, max(1, hunter.bite_spaces)),
        scaled(len(hunter.items), max(1, hunter.item_limit)),
        scaled(len(hunter.events), max(1, hunter.event_limit)),
        scaled(len(hunter.tickets), max(1, hunter.ticket_limit)),
        float(hunter.weakened),
        float(hunter.delayed),
        float(hunter.bats),
    ]


def _hideout(hideout: SeenHideout | None) -> Row:
    if hideout is None:
        return [0.0] * 6
    return [
        1.0,
        float(hideout.place is not None),
        float(hideout.face_up),
        scaled(len(hideout.encounters), 3),
        float(hideout.rumor),
        float(hideout.back == "sea"),
    ]


def _places(table: DraculaTable) -> Row:
    """For each place: each hunter, Dracula, the trail and lairs that lie open there, what lies on it."""
    index = {ref: at for at, ref in enumerate(board_of(table).refs)}
    found = [0.0] * (_SPACES * _ON_PLACE)

    def put(ref: str | None, column: int, number: float = 1.0) -> None:
        if ref is not None and ref in index:
            found[index[ref] * _ON_PLACE + column] = number

    for at, hunter in enumerate(table.hunters[:_HUNTERS]):
        put(hunter.place, at)
    put(table.dracula.place, 4)
    for age, hideout in enumerate(table.trail):
        if hideout is not None:
            put(hideout.place, 5, scaled(age + 1, _TRAIL))
    for lair in table.lairs:
        put(lair.place, 6)
    for ref in table.storms:
        put(ref, 7)
    put(table.consecrated, 8)
    for ref in table.hosts:
        put(ref, 9)
    return found


def _held(table: DraculaTable) -> Row:
    """The cards the viewer sees in anybody's hand."""
    row = [0.0] * _HELD
    hands = [hand for one in table.hunters for hand in (one.items, one.events, one.tickets)]
    for ref in (ref for hand in (*hands, table.dracula.events, table.dracula.encounters) for ref in hand):
        if ref is not None:
            place = bucket(ref, _HELD)
            row[place] = scaled(row[place] + 0.25, 1)
    return row
