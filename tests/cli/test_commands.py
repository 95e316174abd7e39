"""The other subcommands: what they print, what they exit with, what their JSON holds."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from nocturne.kernel import registry
from nocturne.kernel.words import LANGUAGES

from .conftest import Command


@pytest.fixture
def game(nocturne: Command, home: Path) -> Path:
    """A finished game."""
    nocturne("play", "candles", "--seed", "7", "--names", "Mina,Ada,Bram", typed="1\n" * 20)
    (path,) = (home / "games" / "finished").glob("*.nocturne")
    return path


def test_games_lists_what_can_be_played(nocturne: Command):
    assert re.search(r"^candles +Candles +2–5", nocturne("games").out, re.MULTILINE)
    (candles,) = [one for one in json.loads(nocturne("games", "--json").out) if one["id"] == "candles"]
    assert candles["seats"] == {"least": 2, "most": 5, "usual": 3}
    assert "Bots: random, first" in nocturne("games", "candles").out


@pytest.mark.parametrize("game", ["candles", "chapters"])
def test_a_game_by_itself_is_played_in_the_terminal(nocturne: Command, game: str):
    short = nocturne(game, "--seed", "7", typed="quit\n").out.splitlines()
    written = nocturne("play", game, "--seed", "7", typed="quit\n").out.splitlines()
    assert short[:10] == written[:10]


def test_the_tools_for_writers_of_chapters_keep_their_name(nocturne: Command):
    assert "check" in nocturne("chapters", "--help").out
    assert nocturne("chapters", "list").status == 0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_command_speaks_both_languages(nocturne: Command, game: Path, lang: str):
    for arguments in (
        ["games"],
        ["games", "candles"],
        ["replay", str(game)],
        ["replay", str(game), "--verify"],
        ["rules"],
        ["rules", "candles"],
        ["rules", "candles", "CANDLES-04"],
        ["rules", "rulings", "AK-47"],
        ["sim", "candles", "--games", "3"],
        ["fuzz", "candles", "--games", "1"],
        ["bench", "candles", "--rounds", "1", "--seconds", "0.001"],
        ["doctor"],
    ):
        ran = nocturne(*arguments, "--lang", lang)
        assert ran.status == 0, ran
        assert ran.out.strip()
        assert "⟦" not in ran.out


# -- replay


def test_replay_tells_the_whole_game(nocturne: Command, game: Path):
    out = nocturne("replay", str(game)).out
    assert "Mina: Play 5" in out
    assert "· Mina reveals 5." in out
    assert "Ada: Play " in out
    assert "The game is over." in out


def test_replay_for_a_seat_hides_the_others_choices(nocturne: Command, game: Path):
    out = nocturne("replay", str(game), "--seat", "1").out
    assert "Mina: Play 5" in out
    assert "Ada: Play " not in out
    assert "· Ada reveals " in out


def test_replay_step_by_step(nocturne: Command, game: Path):
    ran = nocturne("replay", str(game), "--step", typed="\nlook\nwhat\nquit\n")
    assert ran.status == 0
    assert "Mina: Play 5" in ran.out
    assert ran.out.count("[2/") == 3
    assert "The game is over." not in ran.out


def test_verify_is_one_line_and_a_status(nocturne: Command, game: Path, tmp_path: Path):
    ran = nocturne("replay", str(game), "--verify")
    assert (ran.status, ran.out.count("\n")) == (0, 1)
    assert "all as recorded; the game is over." in ran.out

    lines = game.read_text().splitlines()
    for name, text in {
        "edited": "\n".join([*lines[:-1], lines[-1].replace('digest":"', 'digest":"0')]) + "\n",
        "illegal": "\n".join([lines[0], lines[1].replace("play:5", "play:99")]) + "\n",
        "torn": game.read_text()[:-9],
        "empty": "",
        "other": "hello\n",
    }.items():
        path = tmp_path / f"{name}.nocturne"
        path.write_text(text)
        ran = nocturne("replay", str(path), "--verify")
        assert (ran.status, ran.out.count("\n")) == (1, 1), name
        assert ran.out.startswith("Not as recorded. "), name
        assert name in ran.out


def test_verify_without_digests_says_so(nocturne: Command, tmp_path: Path):
    import nocturne as api

    table = api.new_game("candles", seed=3)
    while decision := table.pending():
        table.answer(decision.seat, decision.options[0].key)
    table.save(tmp_path / "plain.nocturne")
    assert "no digest was kept" in nocturne("replay", str(tmp_path / "plain.nocturne"), "--verify").out


# -- sim, fuzz, scenario


def test_sim_counts_and_repeats(nocturne: Command):
    once, again = (
        json.loads(
            nocturne(
                "sim", "candles", "--games", "12", "--seats", "4", "--bots", "random,first", "--json"
            ).out
        )
        for _ in range(2)
    )
    assert (once["games"], once["finished"], once["errors"], once["seats"]) == (12, 12, 0, 4)
    assert once["decisions"] == 12 * 25
    assert once["seconds"] > 0
    assert once["by_bot"] == again["by_bot"]
    assert sum(seat["victories"] for seat in once["by_seat"]) == pytest.approx(1, abs=0.01)


def test_sim_shows_a_table_and_no_bar_in_a_pipe(nocturne: Command):
    ran = nocturne("sim", "candles", "--games", "5")
    assert "5 of 5 games to the end, no error" in ran.out
    assert "bot random" in ran.out
    assert ran.err == ""


def test_sim_and_fuzz_tell_of_faults(nocturne: Command, home: Path, monkeypatch: pytest.MonkeyPatch):
    from nocturne.examples.candles import Round

    def broken(self: Round, state: object, choice: object) -> None:
        raise RuntimeError("the candles fell over")

    monkeypatch.setattr(Round, "take", broken)
    simulated = nocturne("sim", "candles", "--games", "2")
    assert simulated.status == 1
    assert simulated.out.count("the candles fell over") == 2
    assert json.loads(nocturne("sim", "candles", "--games", "2", "--json").out)["errors"] == 2
    fuzzed = nocturne("fuzz", "candles", "--games", "2")
    assert fuzzed.status == 1
    assert fuzzed.out.count("the candles fell over") == 2
    assert list((home / "failures").glob("candles-*.nocturne"))


def test_replaying_the_record_of_a_fault_says_where_it_is(
    nocturne: Command, game: Path, monkeypatch: pytest.MonkeyPatch
):
    from nocturne.examples.candles import Round

    def broken(self: Round, state: object, choice: object) -> None:
        raise RuntimeError("the candles fell over")

    monkeypatch.setattr(Round, "take", broken)
    shown = nocturne("replay", str(game))
    assert (shown.status, shown.err.count("\n")) == (2, 1)
    assert ": Let them burn" in shown.out  # the answer at which it happens
    assert "The rules themselves fail here: RuntimeError: the candles fell over" in shown.err
    assert nocturne("replay", str(game), "--verify").status == 1


def test_fuzz_finds_nothing_wrong_with_candles(nocturne: Command):
    ran = nocturne("fuzz", "candles", "--games", "3", "--json")
    report = json.loads(ran.out)
    assert (ran.status, report["finished"], report["failures"]) == (0, 3, [])
    assert "leaks" not in report


def test_fuzz_also_looks_for_leaks(nocturne: Command, home: Path, monkeypatch: pytest.MonkeyPatch):
    ran = nocturne("fuzz", "candles", "--games", "2", "--leaks", "3", "--json")
    report = json.loads(ran.out)["leaks"]
    assert (ran.status, report["failures"]) == (0, [])
    assert report["compared"] > report["pairs"] > 5
    assert "no leak" in nocturne("fuzz", "candles", "--games", "1", "--leaks", "3").out

    from nocturne.examples.candles import Candles, CandlesState, CandlesTable

    def shows_all(self: Candles, state: CandlesState, seat: int | None) -> CandlesTable:
        return CandlesTable(state.round, state.hands, state.candles)

    monkeypatch.setattr(Candles, "look", shows_all)
    told = nocturne("--lang", "fr", "fuzz", "candles", "--games", "1", "--leaks", "3")
    assert told.status == 1
    assert "une fuite" in told.out
    assert list((home / "failures").glob("candles-leak-*.nocturne"))


SCENARIO = """
title: The higher card takes the candles
game: candles
rules: [CANDLES-03]
names: [Alice, Bob]
position: {{round: 2, hands: [[9], [4]], candles: [0, 0]}}
moves:
  - {{Alice: play:9, Bob: play:4}}
  - expect: {{candles.@Alice: {candles}}}
"""


def test_scenarios_pass_or_fail(nocturne: Command, tmp_path: Path):
    (tmp_path / "good.yaml").write_text(SCENARIO.format(candles=2))
    ran = nocturne("scenario", "run", str(tmp_path / "good.yaml"))
    assert ran.status == 0
    assert "✓" in ran.out
    assert "One case, all hold." in ran.out

    (tmp_path / "wrong.yaml").write_text(SCENARIO.format(candles=3))
    ran = nocturne("scenario", "run", str(tmp_path))
    assert ran.status == 1
    assert "2 cases, one fails." in ran.out
    assert "candles.@Alice should be 3; it is 2" in ran.out
    report = json.loads(nocturne("scenario", "run", str(tmp_path), "--json").out)
    assert (report["cases"], report["failed"]) == (2, 1)
    assert [outcome["passed"] for outcome in report["outcomes"]] == [True, False]


def test_a_folder_without_scenarios_is_a_mistake(nocturne: Command, tmp_path: Path):
    (tmp_path / "empty").mkdir()
    assert nocturne("scenario", "run", str(tmp_path / "empty")).status == 2


# -- rules, doctor


def test_rules_show_the_words_of_one_rule_or_a_family(nocturne: Command):
    ran = nocturne("rules", "vtes", "VTES-6.2-03")
    assert ran.out.startswith("VTES-6.2-03  ")
    assert ran.out.count("VTES-") == 1
    family = json.loads(nocturne("rules", "vtes-6.2", "--json").out)
    assert {rule["id"] for rule in family} >= {"VTES-6.2-01", "VTES-6.2-03"}
    assert all(rule["id"].startswith(("VTES-6.2-", "VTES-6.2.")) for rule in family)


def test_rules_are_said_in_french(nocturne: Command):
    said = "Un vampire en torpeur ne peut pas jouer de modificateur d’action, sauf s’il est lui-même"
    assert said in " ".join(nocturne("--lang", "fr", "rules", "VTES-6.2-03").out.split())
    (rule,) = json.loads(nocturne("--lang", "fr", "rules", "VTES-6.2-03", "--json").out)
    assert rule["rule"].startswith(said)


def test_rules_of_a_game_add_up(nocturne: Command):
    report = json.loads(nocturne("rules", "--json").out)
    for table in report["games"].values():
        assert len(table["proven"]) + len(table["open"]) + len(table["not_applicable"]) == table["total"]


def test_rulings_on_cards_add_up_and_are_found_by_card_group_and_verdict(nocturne: Command):
    report = json.loads(nocturne("rules", "rulings", "--json").out)
    table = report["rulings"]
    assert table["total"] == len(report["pairs"]) > 3000
    counted = sum(table[state] for state in ("proven", "by_rule", "descriptive", "superseded"))
    assert counted + len(table["open"]) == table["total"]
    wakes = json.loads(nocturne("rules", "rulings", "g00115", "--json").out)["pairs"]
    assert {"On the Qui Vive", "Forced Awakening"} <= {pair["card"] for pair in wakes}
    some = json.loads(nocturne("rules", "rulings", "test", "--json").out)["pairs"]
    assert {pair["verdict"] for pair in some} >= {"test"}
    assert "Give a card" in nocturne("rules", "rulings", "no such card").err


def test_doctor_finds_what_is_there(nocturne: Command, home: Path):
    ran = nocturne("doctor", "--json")
    found = json.loads(ran.out)
    assert found["needed"]["msgspec"]
    assert found["games"]["candles"] is None
    assert found["home"] == str(home)
    assert found["languages"] == ["en", "fr"]


@pytest.fixture
def broken_game() -> Iterator[None]:
    """A game is registered whose module does not exist."""
    registry.add_game("broken", "nocturne.no_such_module:game")
    yield
    registry._added.pop("broken")
    registry.find_game.cache_clear()


def test_doctor_says_which_game_does_not_load(nocturne: Command, broken_game: None):
    ran = nocturne("doctor")
    assert ran.status == 1
    assert "game broken does not load: ModuleNotFoundError" in ran.out


def test_a_game_that_does_not_load_does_not_keep_the_others_away(nocturne: Command, broken_game: None):
    ran = nocturne("games")
    assert ran.status == 0
    assert "candles" in ran.out
    assert "broken does not load" in ran.err
    assert "Which game?" in nocturne("play", typed="q\n").out
