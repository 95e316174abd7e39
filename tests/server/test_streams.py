"""What a viewer is sent: byte for byte independent of what the viewer may not know, and in her language."""

from __future__ import annotations

import msgspec
import pytest

from nocturne.kernel.chance import Chance
from nocturne.kernel.errors import NocturneError
from nocturne.kernel.table import Table, new_game
from nocturne.lab.play import random_answer
from nocturne.server.render.describing import describe_thing, explain
from nocturne.server.render.segments import MarkingTeller
from nocturne.server.render.views import refs_of, update_of
from nocturne.server.wire.stream import Described, Why

NAMES = ("Mina", "Lucy", "Jack", "Arthur", "Quincey")


def sent(table: Table, viewer: int | None, since: int, lang: str) -> bytes:
    teller = MarkingTeller(table.game, lang, NAMES[: table.head.seats])
    return msgspec.json.encode(update_of(table, viewer, since, teller))


@pytest.mark.parametrize(
    ("game", "answers"), [("candles", 14), ("vtes", 60), ("dracula", 60), ("chapters", 30)]
)
def test_with_other_hidden_cards_the_same_bytes_are_sent(game: str, answers: int, seed: str):
    table = new_game(game, seed=seed)
    chance = Chance.seeded(f"streams:{seed}")
    different = 0
    for number in range(answers):
        if not table.questions:
            break
        viewer = None if number % 4 == 0 else chance.below(table.head.seats)
        other = table.imagine(viewer, chance.fork(f"{number}"))
        different += other.state != table.state
        lang = "fr" if number % 2 else "en"
        here = sent(table, viewer, len(table.log), lang)
        assert here == sent(other, viewer, len(other.log), lang), f"NOCTURNE_SEED={seed}: {game} {number}"
        table.answer(*random_answer(table, chance))
    assert different or game == "chapters"


def asked_about(table: Table, viewer: int, abouts: list[str]) -> list[Why | Described | str]:
    """All that a viewer is told when she asks about things and moves."""
    teller = MarkingTeller(table.game, "en", NAMES[: table.head.seats])
    found: list[Why | Described | str] = []
    for about in abouts:
        try:
            found.append(explain(table, viewer, about, teller, hidden=True))
            found.append(describe_thing(table, viewer, about, teller))
        except NocturneError as refused:
            found.append(refused.message)
    return found


@pytest.mark.parametrize(("game", "answers"), [("candles", 8), ("vtes", 20), ("dracula", 20)])
def test_with_other_hidden_cards_the_same_reasons_are_given(game: str, answers: int, seed: str):
    table = new_game(game, seed=seed)
    chance = Chance.seeded(f"reasons:{seed}")
    for number in range(answers):
        if not table.questions:
            break
        viewer = chance.below(table.head.seats)
        other = table.imagine(viewer, chance.fork(f"{number}"))
        view = table.view(viewer)
        abouts = sorted(refs_of(table.game, view, msgspec.json.encode(view.table)))
        abouts += [refusal.key for question in table.questions_to(viewer) for refusal in question.refusals]
        chance.shuffle(abouts)
        here, there = (asked_about(one, viewer, abouts[:3]) for one in (table, other))
        assert here == there, f"NOCTURNE_SEED={seed}: {game} {number}"
        table.answer(*random_answer(table, chance))


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", "The winner of a round may snuff one candle of one rival who has any."),
        ("fr", "Le vainqueur d’une manche peut souffler une chandelle d’un rival qui en a."),
    ],
)
def test_the_rule_behind_a_refusal_is_told_in_her_language(lang: str, words: str):
    # given the first round of Candles, won by somebody whose rivals have no candle
    table = new_game("candles", seed="candle")
    while not (refusals := table.questions[0].refusals):
        table.answer(table.questions[0].seat, table.questions[0].options[0].key)
    # when she asks why she cannot snuff one, then she is told the rule: its id and its words
    seat = table.questions[0].seat
    teller = MarkingTeller(table.game, lang, NAMES[: table.head.seats])
    told = explain(table, seat, refusals[0].key, teller, hidden=False)
    assert [(reason.rule, reason.rule_text) for reason in told.reasons] == [("CANDLES-04", words)]
