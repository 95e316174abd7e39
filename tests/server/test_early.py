"""Where the rules ask one after another, all are asked at once: what is said before one's turn counts in the
order of the rules, and only while nothing has happened but that others pass."""

from __future__ import annotations

import pytest

from nocturne.kernel.chance import Chance
from nocturne.kernel.table import Table, new_game
from nocturne.lab.play import random_answer
from nocturne.server.live import LiveTable
from nocturne.server.windows import STRICT_SECONDS, Masking

from .virtual import NAMES, Kept, Witness, hunting, run, settle, sit

GAMES = ["vtes", "dracula"]
#: So many games are tried until one comes to such a moment.
_GAMES = 20


def in_turn(game: str, seed: str) -> tuple[Table, int, int]:
    """A game in which two people with several choices are about to be asked one after another, and who they
    are."""
    return (hunting(seed), 1, 2) if game == "vtes" else _at_a_window()


def _at_a_window() -> tuple[Table, int, int]:
    """Several hunters may play an event, and the first two hold one that fits: always the same game, for not
    every one comes to that."""
    seed = "1"
    chance = Chance.seeded(f"in turn:{seed}")
    for attempt in range(_GAMES):
        table = new_game("dracula", seats=5, seed=f"{seed}:{attempt}")
        while table.questions and table.number < 300:
            first, ahead = table.pending(), table.ahead()
            if ahead and first is not None and min(len(first.options), len(ahead[0].options)) > 1:
                return table, first.seat, ahead[0].seat
            table.answer(*random_answer(table, chance))
    raise AssertionError("nobody was asked in turn")


def usual_of(one: Witness) -> str:
    return str(one.frame["question"]["usual"])


def unusual_of(one: Witness) -> str:
    keys = [option["key"] for option in one.frame["question"]["options"]]
    return str(next(key for key in keys if key != usual_of(one)))


async def says(one: Witness, key: str) -> None:
    told = await one.send("answer", number=one.frame["question"]["number"], key=key)
    assert told["type"] == "ack", told


async def everybody_at(live: LiveTable, *, full: bool = False) -> list[Witness]:
    """Witnesses at every seat; ``full``: asked even where they have but one answer."""
    witnesses = [Witness(live, NAMES[seat], "en") for seat in range(len(live.players))]
    await settle(*witnesses)
    for one in witnesses if full else ():
        await one.send("yield", kind="full", on=True)
    await settle(*witnesses)
    return witnesses


async def pass_windows(witnesses: list[Witness], until: int) -> None:
    """Everybody passes in windows for which all answer in secret, until so many answers are in."""
    table = witnesses[0].live.table
    for _ in range(200):
        if table.number >= until or not table.questions:
            return
        for one in witnesses:
            question = one.frame["question"]
            if question is not None and question["sealed"]:
                await says(one, usual_of(one))
        await settle(*witnesses, seconds=0.2)


@pytest.mark.parametrize("masking", ["fast", "masked"])
@pytest.mark.parametrize("game", GAMES)
def test_what_is_said_before_ones_turn_counts_in_the_order_of_the_rules(
    game: str, masking: Masking, seed: str
):
    async def play() -> None:
        table, first, second = in_turn(game, seed)
        live = sit(table, masking)
        witnesses = await everybody_at(live)
        one, other = witnesses[first], witnesses[second]
        number = table.number
        assert not one.frame["question"]["early"]
        assert other.frame["question"]["early"]
        if masking == "fast":
            assert {first, second} <= set(other.frame["waiting"])
        before = [len(witness.seen) for witness in witnesses]
        wanted = unusual_of(other)
        await says(other, wanted)
        # It is not the rules' turn to hear it; nobody is told, but she knows that she has answered.
        assert table.number == number
        assert other.frame["question"] is None
        assert other.frame["undo"]
        if masking == "masked":
            for witness, shown in zip(witnesses, before, strict=True):
                witness.hear()
                assert witness is other or len(witness.seen) == shown
        else:
            one.hear()
            assert second not in one.frame["waiting"]
        await says(one, usual_of(one))
        await pass_windows(witnesses, number + 40)
        given = [(answer.seat, answer.key) for answer in table.answers[number:]]
        assert given[0] == (first, "decline" if game == "vtes" else "pass")
        assert (second, wanted) in given
        assert not any(seat == second and key != wanted for seat, key in given if key in ("decline",))
        await live.close()

    run(play())


@pytest.mark.parametrize("game", GAMES)
def test_what_was_said_is_asked_anew_when_somebody_before_her_does_something(game: str, seed: str):
    async def play() -> None:
        table, first, second = in_turn(game, seed)
        live = sit(table, "fast")
        witnesses = await everybody_at(live)
        one, other = witnesses[first], witnesses[second]
        wanted = unusual_of(other)
        await says(other, wanted)
        number, log = table.number, len(table.log)
        await says(one, unusual_of(one))
        await settle(*witnesses)
        assert not all(event.passes for event in table.events(second, log)), "something happened"
        assert not live._asking.keeps_early(second)
        assert all(answer.seat != second for answer in table.answers[number : number + 1])
        other.hear()
        asked = live._asking.asked(second)
        assert asked is None or live._asking.said_early(asked) is None
        await live.close()

    run(play())


@pytest.mark.parametrize("game", GAMES)
def test_what_was_said_can_be_taken_back_until_it_counts(game: str, seed: str):
    async def play() -> None:
        table, _first, second = in_turn(game, seed)
        live = sit(table, "masked")
        witnesses = await everybody_at(live)
        other = witnesses[second]
        question = other.frame["question"]
        await says(other, usual_of(other))
        told = await other.send("answer", number=question["number"], key=unusual_key(question))
        assert told["error"]["code"] == "server-answer-held"
        assert (await other.send("undo"))["type"] == "ack"
        assert other.frame["question"] == question
        await says(other, unusual_key(question))
        await live.close()

    run(play())


def unusual_key(question: dict[str, object]) -> str:
    options = question["options"]
    assert isinstance(options, list)
    return str(next(option["key"] for option in options if option["key"] != question["usual"]))


@pytest.mark.parametrize("game", GAMES)
def test_what_was_said_is_on_disk_before_it_is_acknowledged(game: str, seed: str):
    async def play() -> None:
        table, first, second = in_turn(game, seed)
        kept = Kept()
        live = sit(table, "masked", kept=kept)
        witnesses = await everybody_at(live)
        wanted = unusual_of(witnesses[second])
        await says(witnesses[second], wanted)
        standings = kept.saved[-1].standings
        assert standings is not None
        early = standings[second].early
        assert early is not None
        assert early.key == wanted
        await live.close()
        # The server stops and starts again: she is not asked anew, and it counts.
        again = sit(table, "masked", standings=standings)
        witnesses = await everybody_at(again)
        assert witnesses[second].frame["question"] is None
        number = table.number
        await says(witnesses[first], usual_of(witnesses[first]))
        await pass_windows(witnesses, number + 40)
        assert (second, wanted) in [(answer.seat, answer.key) for answer in table.answers[number:]]
        await again.close()

    run(play())


@pytest.mark.parametrize("game", GAMES)
def test_an_answer_that_crosses_a_pass_on_its_way_counts(game: str, seed: str):
    async def play() -> None:
        table, first, second = in_turn(game, seed)
        live = sit(table, "masked")
        witnesses = await everybody_at(live)
        one, other = witnesses[first], witnesses[second]
        question, number = other.frame["question"], table.number
        await says(one, usual_of(one))
        wanted = unusual_key(question)
        assert (await other.send("answer", number=question["number"], key=wanted))["type"] == "ack"
        await pass_windows(witnesses, number + 40)
        assert (second, wanted) in [(answer.seat, answer.key) for answer in table.answers[number:]]
        await live.close()

    run(play())


def test_who_is_asked_before_her_turn_has_no_clock_running(seed: str):
    from nocturne.server.clocks import Pace

    async def play() -> None:
        table, first, second = in_turn("vtes", seed)
        live = sit(table, "fast", pace=Pace("live", 30, 60))
        witnesses = await everybody_at(live)
        due = {clock["seat"]: clock["due"] for clock in witnesses[second].frame["clocks"]}
        assert due[first] is not None
        assert due[second] is None
        await live.close()

    run(play())


def test_a_question_may_be_asked_why_before_ones_turn(seed: str):
    """Every block that is not possible has its reason already, and none of them is that it is too soon."""

    async def play() -> None:
        table, _first, second = in_turn("vtes", seed)
        live = sit(table, "masked")
        witnesses = await everybody_at(live)
        question = table.questions_to(second)[0]
        keys = [option.key for option in question.options]
        for about in (*keys[1:], *(refusal.key for refusal in question.refusals)):
            told = await witnesses[second].send("why", about=about)
            assert told["type"] == "ack"
            why = next(one for _, one in reversed(witnesses[second].seen) if one["type"] == "why")
            assert why["possible"] == ([about] if about in keys else [])
            assert bool(why["reasons"]) != (about in keys)
        await live.close()

    run(play())


@pytest.mark.parametrize("game", GAMES)
def test_at_a_strict_table_each_has_her_time_and_then_passes(game: str, seed: str):
    async def play() -> None:
        table, first, second = in_turn(game, seed)
        live = sit(table, "strict")
        witnesses = await everybody_at(live)
        number = table.number
        await settle(*witnesses, seconds=STRICT_SECONDS - 0.5)
        assert table.number == number
        assert witnesses[first].frame["question"] is not None
        await settle(*witnesses, seconds=1.0)
        usual = "decline" if game == "vtes" else "pass"
        assert (table.answers[number].seat, table.answers[number].key) == (first, usual)
        await settle(*witnesses, seconds=2 * STRICT_SECONDS)
        assert (second, usual) in [(answer.seat, answer.key) for answer in table.answers[number + 1 :]]
        await live.close()

    run(play())
