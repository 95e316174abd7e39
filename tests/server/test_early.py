"""Where the rules ask one after another, all are asked at once: what is said before one's turn counts in the
order of the rules, and only while nothing has happened but that others pass."""

from __future__ import annotations

from typing import Any, Self

import pytest

from nocturne.kernel.chance import Chance
from nocturne.kernel.table import Table, new_game
from nocturne.lab.play import random_answer
from nocturne.server.live.clocks import Pace
from nocturne.server.live.windows import STRICT_SECONDS
from nocturne.server.wire.question import Masking

from .virtual import NAMES, Json, SavedChanges, Witness, hunting, on_this_clock, settle, sit

each_game = pytest.mark.parametrize("game", ["vtes", "dracula"])
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
            first, ahead = table.pending(), table.upcoming()
            if ahead and first is not None and min(len(first.options), len(ahead[0].options)) > 1:
                return table, first.seat, ahead[0].seat
            table.answer(*random_answer(table, chance))
    raise AssertionError("nobody was asked in turn")


class InTurn:
    """Such a game with everybody at the table: ``one`` is asked, ``other`` will be asked after her."""

    def __init__(self, game: str, seed: str, masking: Masking, table: Table | None = None, **terms: Any):
        found, self.first, self.second = in_turn(game, seed)
        self.table = table or found
        self.number = self.table.number
        self.usual = "decline" if game == "vtes" else "pass"
        self._masking: Masking = masking
        self._terms = terms

    async def __aenter__(self) -> Self:
        self.live = sit(self.table, self._masking, **self._terms)
        self.witnesses = [Witness(self.live, NAMES[seat], "en") for seat in range(len(self.live.players))]
        self.one, self.other = self.witnesses[self.first], self.witnesses[self.second]
        await settle(*self.witnesses)
        return self

    async def __aexit__(self, *_error: object) -> None:
        await self.live.close()

    @property
    def given(self) -> list[tuple[int, str]]:
        """The answers since then."""
        return [(answer.seat, answer.key) for answer in self.table.answers[self.number :]]

    async def pass_windows(self) -> None:
        """Everybody passes in windows for which all answer in secret, for a while."""
        for _ in range(200):
            if len(self.given) >= 40 or not self.table.questions:
                return
            for one in self.witnesses:
                question = one.frame["question"]
                if question is not None and question["sealed"]:
                    await says(one, usual_of(question))
            await settle(*self.witnesses, seconds=0.2)


def usual_of(question: Json) -> str:
    return str(question["usual"])


def unusual_of(question: Json) -> str:
    return str(next(option["key"] for option in question["options"] if option["key"] != question["usual"]))


async def says(one: Witness, key: str) -> None:
    told = await one.send("answer", number=one.frame["question"]["number"], key=key)
    assert told["type"] == "ack", told


@pytest.mark.parametrize("masking", ["fast", "masked"])
@each_game
@on_this_clock
async def test_what_is_said_before_ones_turn_counts_in_the_order_of_the_rules(
    game: str, masking: Masking, seed: str
):
    async with InTurn(game, seed, masking) as at:
        one, other = at.one, at.other
        assert not one.frame["question"]["early"]
        assert other.frame["question"]["early"]
        if masking == "fast":
            assert {at.first, at.second} <= set(other.frame["waiting"])
        before = [len(witness.seen) for witness in at.witnesses]
        wanted = unusual_of(other.frame["question"])
        await says(other, wanted)
        # It is not the rules' turn to hear it; nobody is told, but she knows that she has answered.
        assert at.given == []
        assert other.frame["question"] is None
        assert other.frame["undo"]
        if masking == "masked":
            for witness, shown in zip(at.witnesses, before, strict=True):
                witness.hear()
                assert witness is other or len(witness.seen) == shown
        else:
            one.hear()
            assert at.second not in one.frame["waiting"]
        await says(one, usual_of(one.frame["question"]))
        await at.pass_windows()
        assert at.given[0] == (at.first, at.usual)
        assert (at.second, wanted) in at.given
        assert (at.second, "decline") not in at.given


@each_game
@on_this_clock
async def test_what_was_said_is_asked_anew_when_somebody_before_her_does_something(game: str, seed: str):
    async with InTurn(game, seed, "fast") as at:
        await says(at.other, unusual_of(at.other.frame["question"]))
        log = len(at.table.log)
        await says(at.one, unusual_of(at.one.frame["question"]))
        await settle(*at.witnesses)
        assert not all(event.passes for event in at.table.events(at.second, log)), "something happened"
        assert at.given[0][0] != at.second
        asking = at.live.asking
        assert not asking.keeps_early(at.second)
        asked = asking.asked(at.second)
        assert asked is None or asking.said_early(asked) is None


@each_game
@on_this_clock
async def test_what_was_said_can_be_taken_back_until_it_counts(game: str, seed: str):
    async with InTurn(game, seed, "masked") as at:
        question = at.other.frame["question"]
        await says(at.other, usual_of(question))
        told = await at.other.send("answer", number=question["number"], key=unusual_of(question))
        assert told["error"]["code"] == "server-answer-held"
        assert (await at.other.send("undo"))["type"] == "ack"
        assert at.other.frame["question"] == question
        await says(at.other, unusual_of(question))


@each_game
@on_this_clock
async def test_what_was_said_is_on_disk_before_it_is_acknowledged(game: str, seed: str):
    kept = SavedChanges()
    async with InTurn(game, seed, "masked", kept=kept) as at:
        wanted = unusual_of(at.other.frame["question"])
        await says(at.other, wanted)
        preferences = kept.saved[-1].preferences
        assert preferences is not None
        early = preferences[at.second].early
        assert early is not None
        assert early.key == wanted
    # The server stops and starts again: she is not asked anew, and it counts.
    async with InTurn(game, seed, "masked", at.table, preferences=preferences) as again:
        assert again.other.frame["question"] is None
        await says(again.one, usual_of(again.one.frame["question"]))
        await again.pass_windows()
        assert (again.second, wanted) in again.given


@each_game
@on_this_clock
async def test_an_answer_that_crosses_a_pass_on_its_way_counts(game: str, seed: str):
    async with InTurn(game, seed, "masked") as at:
        question = at.other.frame["question"]
        await says(at.one, usual_of(at.one.frame["question"]))
        wanted = unusual_of(question)
        assert (await at.other.send("answer", number=question["number"], key=wanted))["type"] == "ack"
        await at.pass_windows()
        assert (at.second, wanted) in at.given


@on_this_clock
async def test_who_is_asked_before_her_turn_has_no_clock_running(seed: str):
    async with InTurn("vtes", seed, "fast", pace=Pace("live", 30, 60)) as at:
        due = {clock["seat"]: clock["due"] for clock in at.other.frame["clocks"]}
        assert due[at.first] is not None
        assert due[at.second] is None


@on_this_clock
async def test_a_question_may_be_asked_why_before_ones_turn(seed: str):
    """Every block that is not possible has its reason already, and none of them is that it is too soon."""
    async with InTurn("vtes", seed, "masked") as at:
        question = at.table.questions_to(at.second)[0]
        keys = [option.key for option in question.options]
        for about in (*keys[1:], *(refusal.key for refusal in question.refusals)):
            assert (await at.other.send("why", about=about))["type"] == "ack"
            why = next(one for _, one in reversed(at.other.seen) if one["type"] == "why")
            assert why["possible"] == ([about] if about in keys else [])
            assert bool(why["reasons"]) != (about in keys)


@each_game
@on_this_clock
async def test_at_a_strict_table_each_has_her_time_and_then_passes(game: str, seed: str):
    async with InTurn(game, seed, "strict") as at:
        await settle(*at.witnesses, seconds=STRICT_SECONDS - 0.5)
        assert at.given == []
        assert at.one.frame["question"] is not None
        await settle(*at.witnesses, seconds=1.0)
        assert at.given[0] == (at.first, at.usual)
        await settle(*at.witnesses, seconds=2 * STRICT_SECONDS)
        assert (at.second, at.usual) in at.given[1:]
