"""The table: copies, undo, views, what a seat imagines."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import nocturne
from nocturne.kernel import table as table_module
from nocturne.kernel.chance import Chance
from nocturne.kernel.errors import BadAnswer, BadOptions, BadPosition, UnknownGame
from nocturne.kernel.state import Result
from nocturne.kernel.table import END, HOST, Table, replay
from tests.kernel.played import NUMBERS, play_on, played_tables


def test_a_state_copied_at_every_decision_and_played_on_gives_the_same_digests(seed: str):
    table = nocturne.new_game("candles", seats=4, seed=seed)
    chance = Chance.seeded(seed)
    keys: list[tuple[int, str]] = []
    copies: list[Table] = []
    digests: list[str] = []
    while decision := table.pending():
        copies.append(table.copy())
        digests.append(table.digest())
        keys.append((decision.seat, chance.pick(decision.options).key))
        table.answer(*keys[-1])
    digests.append(table.digest())

    for at, copy in enumerate(copies):
        for step in range(at, len(keys)):
            assert copy.digest() == digests[step]
            copy.answer(*keys[step])
        assert copy.digest() == digests[-1]
        assert copy.log == table.log


def test_a_whole_game_has_the_same_digests_under_every_hash_seed(in_fresh_python):
    code = """
import nocturne
from nocturne.bots import RandomBot
table, bot = nocturne.new_game("candles", seats=5, seed="hash", digests=True), RandomBot(3)
while decision := table.pending():
    table.answer(decision.seat, bot.choose(decision, lambda: table.view(decision.seat)))
print([answer.digest for answer in table.answers], table.record().lines())
"""
    assert len({in_fresh_python(code, hash_seed=seed) for seed in ("0", "1", "2")}) == 1


@given(played_tables(), NUMBERS)
def test_playing_on_a_copy_leaves_the_original_alone(table: Table, numbers: list[int]):
    before = (table.digest(), table.number, table.log[:], table.decisions())
    copy = table.copy()
    assert copy == table
    play_on(copy, numbers)
    assert (table.digest(), table.number, table.log, table.decisions()) == before


@given(played_tables(), st.data())
def test_undo_leads_to_the_very_state_a_replay_leads_to(table: Table, data: st.DataObject):
    number = data.draw(st.integers(0, table.number))
    record, log = table.record(), table.log[:]

    table.undo_to(number)

    again = replay(record, upto=number)
    assert table.number == number
    assert table.digest() == again.digest()
    assert table.decisions() == again.decisions()
    assert table.log == again.log == log[: len(again.log)]
    # And what is answered anew is the same again.
    for answer in record.answers[number:]:
        table.answer(answer.seat, answer.key)
    assert table.digest() == replay(record).digest()
    assert table.log == log


def test_undo_works_far_back_with_and_without_snapshots(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(table_module, "_SNAPSHOT_EVERY", 4)
    for snapshots in (True, False):
        table = nocturne.new_game("candles", seats=3, seed=7, snapshots=snapshots)
        digests = []
        while decision := table.pending():
            digests.append(table.digest())
            table.answer(decision.seat, decision.options[-1].key)
        for number in (17, 16, 9, 8, 4, 3, 0):
            table.undo_to(number)
            assert table.digest() == digests[number]


def test_refused_answers_do_not_pile_up_snapshots():
    table = nocturne.new_game("candles", seats=2, seed=7)
    for _ in range(10):
        with pytest.raises(BadAnswer):
            table.answer(0, "nonsense")
    assert len(table._snapshots or []) <= 1


@pytest.mark.parametrize("number", [-1, 1, 99])
def test_undo_to_nowhere_is_refused(number: int):
    table = nocturne.new_game("candles", seats=2, seed=7)
    before = table.digest()
    with pytest.raises(BadAnswer):
        table.undo_to(number)
    assert table.digest() == before


def test_a_seat_may_take_back_its_latest_answer_only_while_nothing_came_to_light():
    table = nocturne.new_game("candles", seats=2, seed=7)
    assert table.undo_point(0) is None

    table.answer(0, table.decisions()[0].options[0].key)
    assert table.undo_point(0) == 0  # sealed: nothing was shown
    assert table.undo_point(1) is None

    table.undo_to(0)
    table.answer(0, table.decisions()[0].options[1].key)
    table.answer(1, table.decisions()[0].options[0].key)
    assert table.undo_point(1) is None  # the cards lie open
    assert table.undo_point(0) is None  # somebody else has answered since

    winner = table.decisions()[0].seat
    table.answer(winner, "pass")
    assert table.undo_point(winner) == 2


def test_answers_given_for_a_seat_are_gone_back_over():
    table = nocturne.new_game("candles", seats=2, seed=7)
    first, second = (decision.options[0].key for decision in table.decisions())
    table.answer(0, first)
    table.answer(1, second)
    winner = table.decisions()[0].seat
    table.answer(winner, "pass")
    key = next(d.options[0].key for d in table.decisions() if d.seat == winner)
    table.answer(winner, key)
    assert table.undo_point(winner) == 3
    assert table.undo_point(winner, automatic={3}) == 2
    assert table.undo_point(winner, automatic={2, 3}) is None  # before that the cards were shown


@given(played_tables())
def test_a_view_holds_the_decision_of_its_own_seat_only(table: Table):
    asked = {decision.seat for decision in table.decisions()}
    for seat in range(table.state.seats):
        view = table.view(seat)
        assert (view.decision is not None) == (seat in asked)
        assert view.decision is None or view.decision.seat == seat
        for other, hand in enumerate(view.table.hands):
            assert other == seat or set(hand) <= {0}
    assert table.view(None).decision is None


@given(played_tables(), st.integers(0, 99))
def test_what_a_seat_imagines_looks_the_same_to_it_and_can_be_played_to_the_end(table: Table, luck: int):
    for seat in (None, *range(table.state.seats)):
        before = table.digest()
        imagined = table.imagine(seat, Chance.seeded(luck))
        assert imagined.view(seat) == table.view(seat)
        assert imagined.events(seat) == table.events(seat)
        assert table.digest() == before
        while decision := imagined.pending():
            imagined.answer(decision.seat, decision.options[0].key)
        assert imagined.result() is not None


def test_what_others_answered_in_secret_is_imagined_anew():
    table = nocturne.new_game("candles", seats=2, seed=7)
    table.answer(1, table.decisions()[1].options[0].key)
    drawn = {table.imagine(0, Chance.seeded(luck)).state.sealed[0].key for luck in range(30)}
    assert len(drawn) > 2
    own = {table.imagine(1, Chance.seeded(luck)).state.sealed[0].key for luck in range(30)}
    assert own == {table.state.sealed[0].key}


def test_dealt_cards_are_told_to_their_seat_and_only_mentioned_to_others():
    table = nocturne.new_game("candles", seats=2, seed=7)
    mine, theirs = table.events(0)
    assert (len(getattr(mine, "cards")), getattr(theirs, "cards")) == (5, ())  # noqa: B009
    assert all(getattr(event, "cards") == () for event in table.events(None))  # noqa: B009


def test_a_new_game_refuses_what_it_does_not_know():
    with pytest.raises(UnknownGame, match="candles"):
        nocturne.new_game("candle")
    with pytest.raises(BadOptions):
        nocturne.new_game("candles", seats=9)
    with pytest.raises(BadOptions, match="scented"):
        nocturne.new_game("candles", options={"scented": True})


def test_the_same_seed_gives_the_same_game_and_another_seed_another():
    one, same, other = (nocturne.new_game("candles", seats=3, seed=seed) for seed in (7, "7", 8))
    assert one.digest() == same.digest() != other.digest()


TWO_LEFT = {"round": 4, "hands": [[2, 9], [4, 7]], "candles": [1, 2]}


def test_a_table_begins_from_a_position_and_so_does_its_record():
    # given a table that begins in the fourth round
    table = nocturne.new_game("candles", seats=2, seed=7, options={"position": TWO_LEFT})
    assert table.state.hands == [[2, 9], [4, 7]]  # type: ignore[attr-defined]
    start = table.digest()
    # when it is played on
    for decision in table.decisions():
        table.answer(decision.seat, decision.options[0].key)
    # then its record leads to the same state, and undo to the position
    assert nocturne.replay(table.record()).digest() == table.digest()
    table.undo_to(0)
    assert table.digest() == start


@pytest.mark.parametrize(
    ("position", "told"),
    [
        ({"round": 4}, "hands"),
        ({**TWO_LEFT, "round": "four"}, "round"),
        ({**TWO_LEFT, "hands": [[1], [2], [3]]}, "3"),
        ({**TWO_LEFT, "hands": []}, "candles"),
        ([], "candles"),
    ],
)
def test_a_position_that_cannot_be_set_up_is_refused(position: object, told: str):
    with pytest.raises(BadPosition, match=told):
        nocturne.new_game("candles", seats=2, options={"position": position})


def test_whoever_watches_sees_every_moment_between_two_decisions_and_changes_nothing(seed: str):
    # given a game that is watched, and its twin that is not
    watched = nocturne.new_game("chapters", seats=2, seed=seed)
    alone = nocturne.new_game("chapters", seats=2, seed=seed)
    seen: list[int] = []

    def look() -> None:
        assert watched.pending() is None  # what was asked has been answered
        watched.view(0)
        seen.append(len(watched.log))

    watched.watch = look
    chance = Chance.seeded(seed)
    for _ in range(80):
        decision = watched.pending()
        if decision is None:
            break
        key = chance.pick(decision.options).key
        told = watched.answer(decision.seat, key)
        assert told == alone.answer(decision.seat, key)
    # then the log had grown each time, and both games are the same
    assert seen == sorted(set(seen))
    assert len(seen) > 10
    assert watched.digest() == alone.digest()
    # and nobody is shown anew what is played again after a move was taken back
    seen.clear()
    watched.undo_to(watched.number - 3)
    assert not seen


def test_a_copy_has_the_record_of_the_original():
    table = nocturne.new_game("candles", seed=7)
    table.answer(0, table.questions[0].options[0].key)
    assert table.copy().record() == table.record()


def test_a_game_that_all_agree_to_end_is_over_and_nobody_has_won():
    table = nocturne.new_game("candles", seed=7)
    table.answer(HOST, END)
    assert not table.questions
    assert table.result() == Result((0.0,) * table.head.seats, ())
    with pytest.raises(BadAnswer, match="over"):
        table.answer(HOST, END)


def test_the_log_tells_where_each_answer_begins_and_where_the_next_will():
    table = nocturne.new_game("candles", seed=7)
    before = len(table.log)
    table.answer(0, table.questions[0].options[0].key)
    assert (table.log_at(0), table.log_at(1)) == (before, len(table.log))
