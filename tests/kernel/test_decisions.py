"""Questions and answers: what is offered, what is refused and why, what stays sealed."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import nocturne
from nocturne.kernel.chance import Chance
from nocturne.kernel.decision import Prepared, Question, Why
from nocturne.kernel.engine import advance, submit
from nocturne.kernel.errors import BadAnswer, RulesFault
from nocturne.kernel.state import Frame, State
from nocturne.kernel.table import Table
from nocturne.kernel.telling import Teller
from nocturne.kernel.words import words
from tests.kernel.played import played_tables


def said(error: nocturne.NocturneError, lang: str = "en") -> str:
    return words(lang)(error.message, **error.args_for_message)


@given(played_tables(), st.text(max_size=8), st.integers(-2, 6))
def test_a_refused_answer_changes_nothing(table: Table, key: str, seat: int):
    offered = {(d.seat, option.key) for d in table.decisions() for option in d.options}
    before = (table.digest(), table.number, len(table.log), table.decisions(), table.view(0))

    if (seat, key) not in offered:
        with pytest.raises(BadAnswer):
            table.answer(seat, key)

        assert (table.digest(), table.number, len(table.log), table.decisions(), table.view(0)) == before


def test_a_refused_answer_says_what_is_accepted():
    table = nocturne.new_game("candles", seats=2, seed=7)
    with pytest.raises(BadAnswer) as refused:
        table.answer(0, "play:99")
    keys = [option.key for option in table.decisions()[0].options]
    assert said(refused.value) == f"“play:99” is not one of the 5 options. Accepted: {', '.join(keys)}."
    assert said(refused.value, "fr").startswith(
        "« play:99 » ne fait pas partie des 5 choix. Acceptés : play:"
    )


def test_a_prepared_choice_is_offered_and_refused_like_any_other():
    """Given the same choices written out and prepared, when they are offered with and without a reason, then
    both questions are alike, and the answer brings the same value."""
    written, shared = Question(0, "doctest"), Question(0, "doctest")
    light = Prepared("light", "do-light", 1, args={"n": 1}, subjects=("candle:1",), rules=("R-1",))
    snuff = Prepared("snuff", "do-snuff", 2)
    dark, wet = Why("why-dark"), Why("why-wet", "R-2")
    for why in (None, dark, wet, dark):
        written.offer(
            "light", "do-light", 1, args={"n": 1}, subjects=("candle:1",), rules=("R-1",), unless=why
        )
        shared.offer_prepared(light, why)
        written.offer("snuff", "do-snuff", 2, unless=why)
        shared.offer_all([snuff], why)
        written.offer("snuff", "do-snuff", 3, unless=why)
        shared.offer_option(snuff.option, 3, why)

    assert (shared.options, shared.values) == (written.options, written.values)
    assert shared.refusals == written.refusals
    assert shared.choice("snuff") == written.choice("snuff")


def test_a_question_includes_what_another_offers_and_refuses():
    part, question = Question(0, "doctest"), Question(1, "doctest")
    part.offer("light", "do-light", 1)
    part.offer_all([Prepared("snuff", "do-snuff"), Prepared("carry", "do-carry")], Why("why-dark"))
    question.refuse("wish", "do-wish", Why("why-wet"))

    question.include(part)

    assert [option.key for option in question.options] == ["light"]
    assert question.values == [1]
    assert [refusal.key for refusal in question.refusals] == ["wish", "snuff", "carry"]
    assert [refusal.key for refusal in part.refusals] == ["snuff", "carry"]


def test_a_seat_that_is_not_asked_is_told_who_is():
    table = nocturne.new_game("candles", seats=2, seed=7)
    table.answer(0, table.decisions()[0].options[0].key)
    with pytest.raises(BadAnswer) as refused:
        table.answer(0, "pass")
    assert said(refused.value) == "Seat 1 is not asked anything now; seat 2 is."


def test_after_the_end_nothing_is_asked():
    table = nocturne.new_game("candles", seats=2, seed=7)
    while decision := table.pending():
        table.answer(decision.seat, decision.options[0].key)
    with pytest.raises(BadAnswer) as refused:
        table.answer(0, "pass")
    assert said(refused.value) == "The game is over; nothing is asked any more."
    (why,) = table.why(0, "pass")
    assert why.why.message == "kernel-why-game-over"


def test_a_stale_answer_is_refused_even_when_its_key_would_fit():
    table = nocturne.new_game("candles", seats=2, seed=7)
    first = table.pending(0)
    assert first is not None
    table.answer(1, table.decisions()[1].options[0].key)
    with pytest.raises(BadAnswer) as refused:
        table.answer(0, first.options[0].key, number=first.number)
    assert (
        said(refused.value)
        == "That question has passed: the answer was for decision 0, the game is at decision 1."
    )
    table.answer(0, first.options[0].key, number=1)
    assert table.number == 2


def test_sealed_answers_show_in_no_view_and_no_event_until_all_are_in():
    table = nocturne.new_game("candles", seats=3, seed=7)
    options = [decision.options for decision in table.decisions()]
    twin = table.copy()
    before = len(table.log)

    table.answer(0, options[0][0].key)
    twin.answer(0, options[0][1].key)

    for viewer in (None, 1, 2):
        assert table.view(viewer) == twin.view(viewer)
        assert table.events(viewer, before) == []
    assert table.view(1).waiting == (1, 2)
    assert all(decision.sealed for decision in table.decisions())

    table.answer(2, options[2][0].key)
    told = table.answer(1, options[1][0].key)
    assert len(told) == 3
    assert table.state.sealed == []


def test_sealed_answers_give_the_same_game_in_whatever_order_they_come():
    one = nocturne.new_game("candles", seats=3, seed=7)
    other = one.copy()
    keys = {decision.seat: decision.options[0].key for decision in one.decisions()}
    for seat in (0, 1, 2):
        one.answer(seat, keys[seat])
    for seat in (2, 0, 1):
        other.answer(seat, keys[seat])
    assert one.digest() == other.digest()


def test_the_same_code_that_refuses_tells_why():
    table = nocturne.new_game("candles", seats=3, seed=7)
    for decision in table.decisions()[:]:
        table.answer(decision.seat, decision.options[0].key)
    winner = table.pending()
    assert winner is not None
    rival = next(seat for seat in range(3) if seat != winner.seat)
    (refusal,) = table.why(winner.seat, f"snuff:{rival}")
    assert refusal.why == Why("candles-why-no-candle", "CANDLES-04")
    names = ("Alice", "Bob", "Carol")
    teller = Teller(table.game, words("en"), names)
    assert teller.refusal(refusal, table.view(winner.seat)) == (
        f"Snuff a candle of {names[rival]}: this rival has no candle to snuff. (CANDLES-04)"
    )
    (waits,) = table.why(rival, "pass")
    assert waits.why.message == "kernel-why-not-asked"


# -- procedures that break the contract


class Silent(Frame):
    """Never asks, never ends."""

    def run(self, state: State) -> None:
        return None


class Mute(Frame):
    """Asks without any option."""

    def run(self, state: State) -> Question:
        return Question(0, "kernel-why-anything")


class Deaf(Frame):
    """Asks and does not take the answer."""

    several: bool = False

    def run(self, state: State) -> Question | list[Question]:
        question = Question(0, "kernel-why-anything")
        question.offer("a", "kernel-why-anything")
        return [question] if self.several else question


def state_of(frame: Frame) -> State:
    return State(seats=1, chance=Chance.seeded(0), stack=[frame])


def test_a_procedure_that_never_asks_is_a_fault_not_a_hang():
    with pytest.raises(RulesFault, match="Silent runs without end"):
        advance(state_of(Silent()))


def test_a_question_without_options_is_a_fault():
    with pytest.raises(RulesFault, match="Mute asks kernel-why-anything without any option"):
        advance(state_of(Mute()))


@pytest.mark.parametrize("several", [False, True])
def test_a_procedure_that_asks_must_take_the_answer(several: bool):
    state = state_of(Deaf(several=several))
    with pytest.raises(NotImplementedError, match="Deaf asked"):
        submit(state, advance(state), 0, "a")


class Noting(Frame):
    """Runs once and begins two more of its kind, one now and one queued; ``seen`` tells the order."""

    name: str = ""

    def run(self, state: Any) -> None:
        state.pop()
        state.seen.append(self.name)
        if self.name == "first":
            state.enqueue(Noting(name="queued 1"))
            state.enqueue(Noting(name="queued 2"))
            state.push(Noting(name="pushed"))


class Noted(State, kw_only=True):
    seen: list[str] = []


def test_queued_procedures_run_in_order_before_what_was_pushed():
    state = Noted(seats=1, chance=Chance.seeded(0), stack=[Noting(name="last"), Noting(name="first")])
    assert advance(state) == []
    assert state.seen == ["first", "queued 1", "queued 2", "pushed", "last"]
