"""Games in every state of play, for the properties the kernel promises of any of them."""

from __future__ import annotations

from hypothesis import strategies as st

import nocturne
from nocturne.kernel.table import Table

NUMBERS = st.lists(st.integers(0, 10**6), max_size=40)


@st.composite
def played_tables(draw: st.DrawFn, digests: bool = False) -> Table:
    """A game of Candles after any number of answers, half-sealed rounds and finished games included."""
    seats = draw(st.integers(2, 5))
    seed = draw(st.integers(0, 10_000))
    table = nocturne.new_game("candles", seats=seats, seed=seed, digests=digests)
    play_on(table, draw(NUMBERS))
    return table


def play_on(table: Table, numbers: list[int]) -> None:
    """Answer by numbers: each picks the seat and the option."""
    for number in numbers:
        decisions = table.decisions()
        if not decisions:
            return
        decision = decisions[number % len(decisions)]
        table.answer(decision.seat, decision.options[number // 7 % len(decision.options)].key)
