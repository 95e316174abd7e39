"""A person at the table in the terminal: choosing, asking why, going back, leaving and coming back."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import nocturne as api
from nocturne.kernel import record

from .conftest import Command, Ran

TABLE = ("play", "candles", "--seed", "7", "--names", "Mina,Ada,Bram")


def kept(home: Path, where: str = "open") -> list[Path]:
    return sorted((home / "games" / where).glob("*.nocturne"))


def answers(path: Path) -> list[tuple[int, str]]:
    return [(answer.seat, answer.key) for answer in record.read(path).answers]


# -- choosing


def test_a_whole_game_from_a_script(nocturne: Command, home: Path):
    ran = nocturne(*TABLE, typed="1\n" * 20)
    assert ran.status == 0
    assert "Mina: " in ran.out
    assert "wins" in ran.out
    (path,) = kept(home, "finished")
    assert f"nocturne replay {path}" in ran.out
    assert not kept(home)
    assert not list(home.rglob("*.lock"))
    assert api.load(path).result() is not None


def test_a_choice_by_number_by_label_and_by_key(nocturne: Command, home: Path):
    ran = nocturne(*TABLE, typed="2\nplay 15\nplay:10\n")
    assert "→ Play 9" in ran.out
    assert "→ Play 15" in ran.out
    assert [key for seat, key in answers(kept(home)[0]) if seat == 0][:2] == ["play:9", "play:15"]


def test_enter_alone_gives_the_usual_answer_where_there_is_one(nocturne: Command, home: Path):
    ran = nocturne(*TABLE, typed="\n\nplay 15\n\n")
    assert ran.out.count("> \n") == 4  # twice nothing, once the usual answer, and the end of the input
    assert "[Enter: Let them burn] > \n→ Let them burn" in ran.out
    assert answers(kept(home)[0])[3] == (0, "pass")


def test_what_is_typed_is_shown_as_in_a_window(nocturne: Command):
    assert "> play 9\n→ Play 9" in nocturne(*TABLE, typed="play 9\n").out


def test_what_could_be_several_is_asked_again(nocturne: Command, home: Path):
    ran = nocturne(*TABLE, typed="play\n")
    assert "“play” could be:" in ran.out
    assert answers(kept(home)[0]) == []


def test_what_is_no_choice_is_said(nocturne: Command):
    assert "“dance” is none of the 5 choices" in nocturne(*TABLE, typed="dance\n").out


def test_only_what_the_seat_may_see_is_shown(nocturne: Command):
    ran = nocturne(*TABLE, "--seat", "2", typed="look\nlog\n")
    assert "Ada (you)" in ran.out
    assert "0 0 0 0 0" in ran.out
    assert "5 9 10 13 15" not in ran.out  # Mina's hand


def test_the_same_seed_deals_the_same_game(nocturne: Command):
    assert nocturne(*TABLE, typed="look\n").out.count("5 9 10 13 15") == 2
    assert nocturne(*TABLE, typed="look\n").out.count("5 9 10 13 15") == 2


def test_in_french(nocturne: Command):
    ran = nocturne(*TABLE, "--lang", "fr", typed="aide\n1\nquitter\n")
    assert "Chandelles\u00a0: Mina, à une table de 3" in ran.out
    assert "Manche 1 : jouez une carte face cachée." in ran.out
    assert "La partie est gardée." in ran.out
    assert "⟦" not in ran.out


def test_the_language_can_change_while_playing(nocturne: Command):
    ran = nocturne(*TABLE, typed="lang fr\nlangue xx\nlangue en\nquit\n")
    assert ran.out.index("play a card") < ran.out.index("jouez une carte") < ran.out.rindex("play a card")
    assert "Quelle langue\u202f?" in ran.out


def test_choosing_the_game_from_a_list(nocturne: Command, home: Path):
    ran = nocturne("play", "--seed", "7", typed="nothing\ncandles\nquit\n")
    assert "Which game?" in ran.out
    assert "Type a number from 1" in ran.out
    assert len(kept(home)) == 1


def test_leaving_before_a_game_is_chosen(nocturne: Command, home: Path):
    assert nocturne("play", typed="q\n").status == 0
    assert nocturne("play").status == 0
    assert not home.exists()


# -- what needs no person


#: The lowest cards first, letting all candles burn: the highest card is left for the last round.
LOWEST_FIRST = "1\n" * 20


def test_the_only_answer_there_is_is_given_for_the_person(nocturne: Command, home: Path):
    ran = nocturne(*TABLE, typed=LOWEST_FIRST)
    assert "→ Play 15 (answered for you)" in ran.out
    assert (0, "play:15") in answers(kept(home, "finished")[0])


def test_in_full_control_every_question_is_asked(nocturne: Command):
    ran = nocturne(*TABLE, "--full-control", typed=LOWEST_FIRST)
    assert "answered for you" not in ran.out
    assert "   1  Play 15\n> 1\n→ Play 15\n" in ran.out


def test_full_control_can_be_changed_while_playing(nocturne: Command):
    ran = nocturne(*TABLE, typed="auto perhaps\nauto off\nauto\nauto on\nauto off\n" + LOWEST_FIRST)
    assert "auto on: you are not asked where" in ran.out
    assert ran.out.count("From now on you are not asked where") == 2
    assert ran.out.count("From now on you are asked everything") == 2
    assert "answered for you" not in ran.out


def test_an_only_answer_is_asked_for_where_something_was_refused(nocturne: Command):
    # No rival has a candle: only passing is left, and the person may want to know why.
    ran = nocturne(*TABLE, typed="play 15\n")
    assert "   1  Let them burn" in ran.out


def test_going_on_gives_the_usual_answer_where_there_is_one(nocturne: Command, home: Path):
    ran = nocturne(*TABLE, typed="go\nplay 15\ngo\nquit\n")
    assert "This needs an answer of yours." in ran.out
    assert "→ Let them burn" in ran.out
    assert answers(kept(home)[0])[-1] == (0, "pass")


def test_going_back_passes_over_what_was_answered_for_the_person(nocturne: Command, home: Path):
    until_the_last_card = "play 5\nplay 9\n1\nplay 10\nplay 13\n1\n"
    ran = nocturne(*TABLE, typed=until_the_last_card + "undo!\nquit\n")
    assert "→ Play 15 (answered for you)" in ran.out
    own = [key for seat, key in answers(kept(home)[0]) if seat == 0]
    assert own[-1] == "play:13"  # whether to snuff a candle is to be decided again
    assert ran.out.rindex("   1  Let them burn") > ran.out.index("Back at your last decision.")


def test_going_back_in_a_resumed_game_passes_over_them_too(nocturne: Command, home: Path):
    nocturne(*TABLE, typed="play 5\nplay 9\n1\nplay 10\nplay 13\n1\nquit\n")
    nocturne("play", "candles", "--resume", typed="undo!\nquit\n")
    assert [key for seat, key in answers(kept(home)[0]) if seat == 0][-1] == "play:13"


# -- why


def snuffing(nocturne: Command, *typed: str) -> Ran:
    """Mina has won the first round with the highest card; no rival has a candle."""
    return nocturne(*TABLE, typed="\n".join(["play 15", *typed, ""]))


def test_why_tells_the_reason_the_rule_and_its_words(nocturne: Command):
    ran = snuffing(nocturne, "why bram")
    assert "Snuff a candle of Bram: this rival has no candle to snuff. (CANDLES-04)" in ran.out.replace(
        "\n", " "
    )
    assert "CANDLES-04: The winner of a round may snuff" in ran.out
    assert "Ada:" not in ran.out


def test_why_tells_the_words_of_the_rule_in_french(nocturne: Command):
    ran = nocturne(*TABLE, "--lang", "fr", typed="jouer 15\npourquoi bram\n")
    assert "CANDLES-04\u00a0: Le vainqueur d’une manche peut souffler" in ran.out


def test_why_alone_tells_everything_that_is_refused(nocturne: Command):
    ran = snuffing(nocturne, "why")
    assert ran.out.count("✗") == 2


def test_a_refused_choice_tells_why_at_once(nocturne: Command, home: Path):
    ran = snuffing(nocturne, "snuff a candle of ada")
    assert "✗ Snuff a candle of Ada" in ran.out
    assert len(answers(kept(home)[0])) == 3


def test_why_about_what_is_possible_or_unknown(nocturne: Command):
    ran = snuffing(nocturne, "why 1", "why the moon")
    assert "1 is possible: Let them burn." in ran.out
    assert "Nothing is known here about “the moon”." in ran.out
    assert "Nothing was refused here: the 5 choices" in nocturne(*TABLE, typed="why\n").out


# -- going back


def test_undo_says_why_not_and_undo_anyway_goes_back(nocturne: Command, home: Path):
    ran = nocturne(*TABLE, typed="undo\nplay 15\nundo\nundo!\nplay 5\n")
    assert "nothing of yours to take back" in ran.out
    assert "Bram has answered since." in ran.out
    assert "Back at your last decision." in ran.out
    assert answers(kept(home)[0])[0] == (0, "play:5")
    assert api.load(kept(home)[0]).log[3].event.card == 5  # type: ignore[attr-defined]


def test_undo_goes_back_where_nothing_followed(nocturne: Command, home: Path):
    # After snuffing nothing the next round begins with the person's own card: no one else has answered.
    ran = snuffing(nocturne, "1", "undo")
    assert "Back at your last decision." in ran.out
    assert len(answers(kept(home)[0])) == 3


# -- keeping, leaving, coming back


def test_save_writes_a_copy_and_never_over_a_file(nocturne: Command, tmp_path: Path):
    ran = nocturne(*TABLE, typed="1\nsave copy.nocturne\nsave copy.nocturne\nsave no/such/folder\nsave\n")
    assert "Saved in copy.nocturne." in ran.out
    assert "copy.nocturne exists already" in ran.out
    assert "no/such/folder cannot be written" in ran.out
    assert answers(tmp_path / "copy.nocturne")[0] == (0, "play:5")
    assert list(tmp_path.glob("candles-*.nocturne"))


def test_a_game_is_resumed_where_it_was_left(nocturne: Command, home: Path):
    left = nocturne(*TABLE, typed="play 9\nquit\n")
    assert left.status == 0
    assert "nocturne play candles --resume" in left.out
    again = nocturne("play", "candles", "--resume", typed="1\n" * 20)
    assert "Candles: Mina at a table of 3, seed 7." in again.out
    assert "Mina reveals 9." in again.out
    assert again.out.index("Mina reveals 9.") < again.out.index("Round 2")
    assert not kept(home)
    assert len(kept(home, "finished")) == 1


def test_a_script_is_told_of_an_unfinished_game_but_not_asked(nocturne: Command, home: Path):
    nocturne(*TABLE, typed="1\n")
    ran = nocturne("play", "candles", typed="1\n")
    assert "An unfinished game is kept: Candles (3 seats, " in ran.out
    assert len(kept(home)) == 2


def test_the_list_offers_unfinished_games(nocturne: Command, home: Path):
    nocturne(*TABLE, typed="play 9\n")
    ran = nocturne("play", typed="1\n")
    assert "Go on with Candles (3 seats" in ran.out
    assert "Mina reveals 9." in ran.out
    assert len(kept(home)) == 1


def test_a_saved_file_stays_as_it_is_when_played_on(nocturne: Command, home: Path, tmp_path: Path):
    nocturne(*TABLE, typed="1\nsave copy.nocturne\n")
    before = (tmp_path / "copy.nocturne").read_bytes()
    nocturne("play", "--resume", "copy.nocturne", typed="1\n")
    assert (tmp_path / "copy.nocturne").read_bytes() == before
    assert len(kept(home)) == 2


def test_a_last_line_cut_short_by_a_crash_is_mended(nocturne: Command, home: Path):
    nocturne(*TABLE, typed="play 9\n")
    (path,) = kept(home)
    whole = answers(path)
    with path.open("ab") as file:
        file.write(b'{"seat":0,"key":"pl')
    ran = nocturne("play", "candles", "--resume", typed="")
    assert ran.status == 0
    assert answers(path) == whole


def test_an_edited_game_is_refused(nocturne: Command, home: Path):
    nocturne(*TABLE, typed="play 9\nplay 5\n")
    (path,) = kept(home)
    path.write_text(path.read_text().replace("play:9", "play:10"))
    ran = nocturne("play", "candles", "--resume")
    assert ran.status == 2
    assert "after answer 1 the game is not what the record says" in ran.err


def test_a_game_of_another_kind_is_not_resumed_as_this_one(nocturne: Command, home: Path):
    nocturne(*TABLE, typed="1\n")
    (path,) = kept(home)
    path.write_text(path.read_text().replace('"candles"', '"checkers"'))
    ran = nocturne("play", "candles", "--resume", str(path))
    assert ran.status == 2
    assert "is a game of checkers, not of candles" in ran.err


def test_a_game_of_another_engine_is_not_offered(nocturne: Command, home: Path):
    nocturne(*TABLE, typed="1\n")
    (path,) = kept(home)
    head, _, rest = path.read_text().partition("\n")
    path.write_text(json.dumps({**json.loads(head), "engine": "0.0.1"}) + "\n" + rest)
    assert "no unfinished game" in nocturne("play", "candles", "--resume").err
    assert "made by Nocturne 0.0.1" in nocturne("play", "--resume", str(path)).err


def test_a_home_that_cannot_be_written_is_said(nocturne: Command, home: Path):
    home.write_text("a file where the folder should be")
    ran = nocturne(*TABLE, typed="1\n")
    assert ran.status == 2
    assert "Set NOCTURNE_HOME" in ran.err


def test_a_full_disk_is_not_called_a_fault_of_the_rules(
    nocturne: Command, home: Path, monkeypatch: pytest.MonkeyPatch
):
    def full(self: record.Journal, answer: record.Answer) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(record.Journal, "add", full)
    ran = nocturne(*TABLE, typed="1\n")
    assert ran.status == 2
    assert "No space left on device" in ran.err


def test_a_game_without_any_input_or_reader_ends_quietly(home: Path):
    command = f"{sys.executable} -m nocturne.cli {' '.join(TABLE)}"
    closed = subprocess.run(f"{command} <&-", shell=True, capture_output=True, text=True)
    assert (closed.returncode, closed.stderr) == (0, "")
    unread = subprocess.run(f"yes 1 | {command} | head -1", shell=True, capture_output=True, text=True)
    assert unread.stderr == ""
    assert len(kept(home)) + len(kept(home, "finished")) == 2


@pytest.fixture
def running(home: Path):
    """A game in a process of its own, at the question after Mina's first answer."""
    command = [sys.executable, "-m", "nocturne.cli", *TABLE]
    process = subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=dict(os.environ)
    )
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write("play 9\n")
    process.stdin.flush()
    for line in process.stdout:
        if line.startswith("Round 2: "):
            break
    yield process
    process.kill()
    process.communicate()


def test_nothing_shown_is_lost_when_the_process_is_killed(
    running: subprocess.Popen[str], nocturne: Command, home: Path
):
    elsewhere = nocturne("play", "candles", "--resume")
    assert "open in another terminal" in elsewhere.err

    running.kill()
    running.wait()
    (path,) = kept(home)
    assert (0, "play:9") in answers(path)
    again = nocturne("play", "candles", "--resume", typed="")
    assert "Mina reveals 9." in again.out
    assert "Round 2: play a card" in again.out


def test_ctrl_c_keeps_the_game_and_says_how_to_go_on(running: subprocess.Popen[str], home: Path):
    running.send_signal(signal.SIGINT)
    out, _ = running.communicate(timeout=10)
    assert running.returncode == 130
    assert "nocturne play candles --resume" in out
    assert "Traceback" not in out


def test_a_fault_of_the_rules_leaves_a_report(nocturne: Command, home: Path, monkeypatch: pytest.MonkeyPatch):
    from nocturne.examples.candles import Round

    def broken(self: Round, state: object, choices: object) -> None:
        raise RuntimeError("the candles fell over")

    monkeypatch.setattr(Round, "take_all", broken)
    ran = nocturne(*TABLE, typed="1\n")
    assert ran.status == 70
    assert "a fault of Nocturne, not yours" in ran.out
    (report,) = (home / "games" / "open").glob("*.fault.txt")
    assert "the candles fell over" in report.read_text()
    assert len(answers(kept(home)[0])) == 2  # the answers before the one that broke it
