"""How long the table waits tells nothing: whoever could have had a choice seems to have had one, in phases,
in windows and on the seats of bots."""

from __future__ import annotations

import pytest

from nocturne.kernel.table import Table, new_game
from nocturne.server.live.streams import Player
from nocturne.server.live.table import LiveTable
from nocturne.server.wire.messages import Answer
from nocturne.server.wire.question import Masking

from .virtual import NAMES, Json, Witness, on_this_clock, run, settle, sit

_GAMES = 12
#: The longest the table gives somebody to think; for so long the others look at it.
_WATCHED = 7.0

_MASTER, _OTHER = "Blood Doll", "Govern the Unaligned"


def in_a_phase(seed: str, phase: str, hand: str) -> Table:
    """The first seat is in a phase of their turn. Any deck may hold either card; the hand holds only one."""
    library = [_MASTER, _OTHER] * 10
    players: list[Json] = [
        {"pool": 20, "hand": [hand] * 4, "library": library, "ready": [{"card": "Madison", "blood": 3}]},
        {"pool": 20, "hand": [_OTHER] * 4, "library": library, "ready": [{"card": "Malachi", "blood": 2}]},
        {"pool": 20, "hand": [_OTHER] * 4, "library": library, "ready": [{"card": "Aleph", "blood": 2}]},
    ]
    position = {"phase": phase, "players": players}
    table = new_game("vtes", seats=3, seed=seed, options={"position": position})
    assert table.pending(0) is not None
    return table


def bleeding(seed: str, hand: str) -> Table:
    """The first seat bleeds the second, who holds this card and may react."""
    library = ["Deflection", _OTHER] * 10
    players: list[Json] = [
        {"pool": 20, "hand": [], "library": library, "ready": [{"card": "Madison", "blood": 3}]},
        {"pool": 20, "hand": [hand] * 4, "library": library, "ready": [{"card": "Aleph", "blood": 2}]},
        {"pool": 20, "hand": [], "library": library},
    ]
    position = {"phase": "minion", "players": players}
    table = new_game("vtes", seats=3, seed=seed, options={"position": position})
    for _ in range(20):
        decisions = table.decisions()
        windows = [one for one in decisions if one.question == "vtes-window-unblocked"]
        if any(one.seat == 1 for one in windows):
            return table
        decision = decisions[0]
        bleeds = [option.key for option in decision.options if option.key.startswith("bleed:")]
        usual = table.game.default_answer(decision)
        table.answer(decision.seat, bleeds[0] if bleeds else usual or decision.options[0].key)
    raise AssertionError("nobody is asked")


async def moments(
    table: Table, masking: Masking, thinks: float, players: list[Player] | None = None
) -> list[float]:
    """When the third seat was shown something new. The others pass as soon as they have thought, where they
    are asked."""
    live: LiveTable = sit(table, masking, players)
    witnesses = [Witness(live, NAMES[seat], "en") for seat in range(3)]
    answered = table.number
    await settle(*witnesses)
    for one in witnesses[:2]:
        question = one.frame["question"]
        if question is not None and question["usual"] is not None:
            await settle(*witnesses, seconds=thinks)
            await live.receive(one.stream, Answer(number=question["number"], key=question["usual"]))
    while table.number == answered:
        await settle(*witnesses, seconds=0.1)
    witnesses[2].hear()
    seen = [(at, told["number"]) for at, told in witnesses[2].seen if told["type"] == "frame"]
    await live.close()
    return [at for at, number in seen if number > answered][:1]


@pytest.mark.parametrize("phase", ["master", "unlock", "discard"])
def test_a_phase_takes_as_long_with_a_card_for_it_as_without(phase: str, seed: str):
    """Given a hand with masters and one without, when the phase goes by, then a rival waits as long: whoever
    has one passes at once or thinks for a moment, whoever has none is not even asked."""
    with_master, without = [], []
    for game in range(_GAMES):
        name = f"{seed}:{game}"
        with_master.append(run(moments(in_a_phase(name, phase, _MASTER), "masked", 0.05 * game)))
        without.append(run(moments(in_a_phase(name, phase, _OTHER), "masked", 0.0)))
    assert with_master == without
    assert len({tuple(one) for one in without}) > _GAMES // 2, "each wait is drawn anew"


def test_a_window_takes_as_long_with_a_reaction_as_without(seed: str):
    held, nothing = [], []
    for game in range(_GAMES):
        name = f"{seed}:{game}"
        held.append(run(moments(bleeding(name, "Deflection"), "masked", 0.05 * game)))
        nothing.append(run(moments(bleeding(name, _OTHER), "masked", 0.0)))
    assert held == nothing


def test_a_bot_with_a_card_for_its_phase_takes_as_long_as_one_without(seed: str):
    players = [Player("bot", "Bot", bot="random"), *(Player("person", name, name) for name in NAMES[1:3])]
    one, other = (
        [
            run(moments(in_a_phase(f"{seed}:{game}", "master", hand), "masked", 0.0, players))
            for game in range(6)
        ]
        for hand in (_MASTER, _OTHER)
    )
    assert one == other
    assert all(at > 1000.2 for (at,) in one)


@on_this_clock
async def test_what_is_answered_before_its_time_is_on_disk_and_may_be_taken_back(seed: str):
    table = in_a_phase(seed, "master", _MASTER)
    live = sit(table, "masked")
    one, other = Witness(live, NAMES[0], "en"), Witness(live, NAMES[1], "en")
    await settle(one, other)
    question = one.frame["question"]
    assert (await one.send("answer", number=question["number"], key="pass"))["type"] == "ack"
    assert table.number == question["number"], "it does not count yet"
    assert one.frame["question"] is None
    assert (await one.send("undo"))["type"] == "ack"
    assert one.frame["question"] == question
    await settle(one, other, seconds=_WATCHED)
    assert table.number == question["number"], "it was taken back"
    await live.close()


@on_this_clock
async def test_at_a_strict_table_a_phase_without_a_choice_is_asked_about_too(seed: str):
    table = in_a_phase(seed, "master", _OTHER)
    live = sit(table, "strict")
    one = Witness(live, NAMES[0], "en")
    await settle(one, seconds=_WATCHED)
    assert [option["key"] for option in one.frame["question"]["options"]] == ["pass"]
    await live.close()
