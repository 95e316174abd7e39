"""What a bot is given: the view of its seat and what was told to it, also after the game went back."""

from __future__ import annotations

import nocturne
from nocturne.bots import RandomBot
from nocturne.kernel.knowledge import Knowledge
from nocturne.kernel.table import Table


def play_on(table: Table, answers: int, seed: str = "on") -> None:
    bot = RandomBot(seed)
    until = table.number + answers
    while table.number < until and (decision := table.pending()):
        table.answer(decision.seat, bot.choose(decision, lambda: table.view(decision.seat)))


def test_a_seat_reads_what_it_was_told_and_nothing_else():
    table = nocturne.new_game("dracula", seats=2, seed="told")
    count, hunters = Knowledge(table, 0), Knowledge(table, 1)
    for _ in range(6):
        play_on(table, 20)
        assert hunters.told() == table.events(1)
        assert count.told() == table.events(0)
    assert hunters.told() != count.told()
    assert hunters() == table.view(1)
    assert hunters.stories == 1


def test_the_story_begins_anew_when_the_game_goes_back():
    # Given a bot that has read the story, when the game goes back and on another way, then it is told so.
    table = nocturne.new_game("dracula", seats=2, seed="back")
    play_on(table, 60)
    hunters = Knowledge(table, 1)
    hunters.told()
    table.undo_to(30)
    play_on(table, 40, "another way")
    assert hunters.told() == table.events(1)
    assert hunters.stories == 2


def test_who_sits_down_late_hears_the_whole_story():
    # Given a record, when it is played again, then a new bot is told what the former one was.
    table = nocturne.new_game("dracula", seats=2, seed="late")
    play_on(table, 80)
    former = Knowledge(table, 1).told()
    again = nocturne.replay(table.record())
    assert Knowledge(again, 1).told() == former
