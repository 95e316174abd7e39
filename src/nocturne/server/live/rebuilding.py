"""A game read back from the store: its answers are played again, from the latest snapshot on if there is one
that stands for them."""

from __future__ import annotations

import asyncio
import time

from nocturne.kernel.errors import NocturneError
from nocturne.kernel.record import Answer, Record, is_former
from nocturne.kernel.registry import find_game
from nocturne.kernel.snapshot import opened
from nocturne.kernel.table import Table, answer_new_questions, begin

#: A snapshot is taken whenever so many answers have come in since the last one.
SNAPSHOT_EVERY = 100
#: How long answers are played again before other tables get their turn, in seconds.
_SLICE = 0.015


async def rebuilt(record: Record, snapshot: bytes | None = None) -> Table:
    """The table a record leads to. It computes no digests: whoever stores its answers notes one for each
    time (``Table.note_digest``)."""
    head, answers = record.head, record.answers
    game = find_game(head.game)
    table = None if snapshot is None else opened(game, head, answers, snapshot, digests=False)
    if table is not None:
        try:
            await go_on_to(table, record, len(answers))
        except NocturneError:
            table = None  # the answers are the truth, whatever the snapshot says
    if table is None:
        table = Table(game, begin(game, head), head)
        await go_on_to(table, record, len(answers))
    if answers and answers[-1].digest and answers[-1].digest != table.digest():
        # Another version played by other rules: the digests are those of the game as it stands now.
        table = Table(game, begin(game, head), head, digests=True)
        await go_on_to(table, record, len(answers), anew=True)
    return table


async def by_these_rules(record: Record) -> Record:
    """A record of a former version with what this one asks besides: its harmless answers. Any other record is
    given back as it is."""
    if not is_former(record.head):
        return record
    table = table_of(record)
    began = time.perf_counter()
    for given in record.answers:
        answer_new_questions(table, given)
        table.answer(given.seat, given.key)
        if time.perf_counter() - began > _SLICE:
            await asyncio.sleep(0)
            began = time.perf_counter()
    if table.number == len(record.answers):
        return record
    table.note_digest()
    return Record(record.head, list(table.answers))


def places_in(former: list[Answer], now: list[Answer]) -> dict[int, int]:
    """Where the answers of a former record stand among those it leads to now."""
    places: dict[int, int] = {}
    for place, answer in enumerate(now):
        number = len(places)
        if number < len(former) and (answer.seat, answer.key) == (former[number].seat, former[number].key):
            places[number] = place
    return places


def table_of(record: Record) -> Table:
    """The table at the beginning of a record, for those who go through it without taking answers back."""
    game = find_game(record.head.game)
    return Table(game, begin(game, record.head), record.head, snapshots=False)


async def go_on_to(table: Table, record: Record, number: int, *, anew: bool = False) -> None:
    """Give the answers of a record up to a number, a slice at a time: others go on playing meanwhile.
    ``anew``: their digests are computed, not taken over."""
    began = time.perf_counter()
    for given in record.answers[table.number : number]:
        table.answer(given.seat, given.key, digest=None if anew else given.digest)
        if time.perf_counter() - began > _SLICE:
            await asyncio.sleep(0)
            began = time.perf_counter()
