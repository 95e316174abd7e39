"""Every choice is lit where it lies: what an option concerns is something its seat sees."""

from __future__ import annotations

import random

import nocturne
from nocturne.vtes.view.naming import register

#: Kinds of choices that are about something on the table, whatever the cards say.
LYING = {"action", "bleed", "block", "crypt", "discard", "edge", "hunt", "influence", "strike", "transfer"}
DECISIONS = 500


def test_what_may_be_chosen_is_lit_on_something_the_seat_sees(seed: str):
    chance = random.Random(seed)
    table = nocturne.new_game("vtes", seats=4, seed=seed)
    places = {f"{place}:{seat}" for place in ("seat", "edge", "crypt") for seat in range(4)}
    for _ in range(DECISIONS):
        decision = table.pending()
        if decision is None:
            break
        view = table.view(decision.seat)
        cards = register(view)
        seen = {f"card:{card}" for card in (*cards.in_play, *cards.elsewhere)} | places
        for option in decision.options:
            assert set(option.subjects) <= seen, f"{option.key} is about what {decision.seat} does not see"
            if option.key.split(":")[0] in LYING:
                assert option.subjects, f"{option.key} of {decision.question} is lit nowhere"
        table.answer(decision.seat, chance.choice(decision.options).key)
