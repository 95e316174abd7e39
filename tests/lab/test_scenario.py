"""The scenario runner: strict, and every failure told with its line, what was expected and what was there."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from nocturne.examples.candles import CandlesTable
from nocturne.kernel.chance import Chance
from nocturne.kernel.decision import Refusal, Why
from nocturne.kernel.errors import BadAnswer, BadFile, BadPosition
from nocturne.kernel.event import Emitted
from nocturne.kernel.game import Position
from nocturne.kernel.registry import find_game
from nocturne.kernel.table import Table
from nocturne.kernel.words import words
from nocturne.lab import player as player_module
from nocturne.lab.scenario import find_scenarios, parse_scenarios, read_scenarios, run_file, run_scenario

HEAD = """\
title: A test
game: candles
names: [Alice, Bob, Carol]
position: {round: 4, hands: [[2, 9], [4, 12], [1, 15]], candles: [2, 1, 0]}
moves:
"""
PLAY = "  - {Alice: play:9, Bob: play:4, Carol: play:1}\n"


def failure(moves: str, head: str = HEAD, lang: str = "en") -> str | None:
    (case,) = parse_scenarios(head + moves, "s.yaml")
    outcome = run_scenario(case)
    assert outcome.passed == (outcome.failure is None)
    return None if outcome.failure is None else outcome.failure.text(words(lang))


def mistake(text: str) -> str:
    with pytest.raises(BadFile) as error:
        parse_scenarios(text, "s.yaml")
    return words("en")(error.value.message, **error.value.args_for_message)


# -- failures


@pytest.mark.parametrize(
    ("moves", "line", "said"),
    [
        (
            "  - Alice: play:4",
            6,
            "“play:4” is not offered to Alice (candles-ask-card). Did you mean “play:9”? "
            "Offered: play:2, play:9.",
        ),
        (
            PLAY + "  - Alice: snuff:@Carol",
            7,
            "“snuff:2” is not offered to Alice (candles-ask-snuff). Did you mean “snuff:1”? "
            "Reasons: candles-why-no-candle CANDLES-04. Offered: pass, snuff:1.",
        ),
        (
            PLAY + "  - Bob: pass",
            7,
            "expected Bob to be asked; now asked: Alice candles-ask-snuff [pass, snuff:1].",
        ),
        ("  - 4: play:2", 6, "there is no seat “4”. Seats and words here: Alice, Bob, Carol, 1, 2, 3."),
        (
            PLAY + "  - Alice: snuff:@Bobby",
            7,
            "nothing is called “@Bobby” here. Did you mean “@Bob”? "
            "Names: Alice, Bob, Carol, seat1, seat2, seat3.",
        ),
        ("  - expect: {candles.0: 3}", 6, "candles.0 should be 3; it is 2."),
        (
            "  - expect:\n      round: 4\n      candles.@Alice: {at_least: 3}",
            8,
            'candles.@Alice should be {"at_least":3}; it is 2.',
        ),
        (
            "  - expect: {candles.3: 0}",
            6,
            "candles.3 leads nowhere: there is no “3”. There is: 0 … 2.",
        ),
        (
            "  - expect: {round.0: 0}",
            6,
            "round.0 leads nowhere: there is no “0”. There is: 4.",
        ),
        ("  - expect: {round: {missing: true}}", 6, "round should not be there; it is 4."),
        (
            "  - sees: {seat: Bob, expect: {hands.0: [2, 9]}}",
            6,
            "hands.0 should be [2,9]; it is [0,0].",
        ),
        (
            "  - {seat: Alice, refuse: play:9}",
            6,
            "“play:9” should be refused to Alice, but it is offered. Offered: play:2, play:9.",
        ),
        (
            PLAY + "  - {seat: Alice, refuse: 'snuff:@Carol', why: candles-why-wind}",
            7,
            "“snuff:2” should be refused because of candles-why-wind; "
            "reasons given: candles-why-no-candle CANDLES-04.",
        ),
        (
            PLAY + "  - {seat: Alice, refuse: 'snuff:@Carol', why: candles-why-no-candle, rule: CANDLES-05}",
            7,
            "“snuff:2” should be refused because of candles-why-no-candle CANDLES-05; "
            "reasons given: candles-why-no-candle CANDLES-04.",
        ),
        (
            PLAY + "  - {seat: Alice, refuse: sing, why: candles-why-no-voice}",
            7,
            "“sing” should be refused because of candles-why-no-voice; reasons given: -.",
        ),
        (
            "  - offers: {seat: Alice, keys: ['play:*', play:4]}",
            6,
            "“play:4” should be offered. Offered: play:2, play:9.",
        ),
        (
            "  - offers: {seat: Alice, only: [play:2]}",
            6,
            "“play:9” should not be offered. Offered: play:2, play:9.",
        ),
        (
            "  - lacks: {seat: Alice, keys: ['play:?']}",
            6,
            "“play:2” should not be offered. Offered: play:2, play:9.",
        ),
        (
            "  - asked: Alice",
            6,
            "expected Alice to be asked; now asked: Alice candles-ask-card [play:2, play:9]; "
            "Bob candles-ask-card [play:4, play:12]; Carol candles-ask-card [play:1, play:15].",
        ),
        (
            PLAY + "  - {asked: Alice, question: candles-ask-card}",
            7,
            "expected candles-ask-card to be asked; now asked: Alice candles-ask-snuff [pass, snuff:1].",
        ),
        (
            PLAY + "  - event: {Revealed: {card: 3}}",
            7,
            'the event {"Revealed":{"card":3}} did not happen. What happened: '
            'Revealed {"seat":"@Alice","card":9}; Revealed {"seat":"@Bob","card":4}; '
            'Revealed {"seat":"@Carol","card":1}.',
        ),
        (
            PLAY + "  - event: {Revealed: {colour: red}}",
            7,
            "the event Revealed has no “colour”. It has: seat, card.",
        ),
        (
            PLAY + "  - events: [{Revealed: {card: 1}}, {Revealed: {card: 9}}]",
            7,
            'the events are in another order: {"Revealed":{"card":9}} happened, but not after '
            '{"Revealed":{"card":1}}. What happened: Revealed {"seat":"@Alice","card":9}; ',
        ),
        (
            PLAY + "  - no_event: Revealed",
            7,
            'the event Revealed {"seat":"@Alice","card":9} should not have happened.',
        ),
        (
            PLAY + "  - {event: Revealed, hidden_from: Bob}",
            7,
            'the event Revealed {"seat":"@Alice","card":9} should be hidden from Bob.',
        ),
        (
            "  - {event: {Dealt: {cards: {length: 5}}}, to: Bob, hidden_from: Bob}",
            6,
            'the event Dealt {"seat":"@Bob","cards":[',
        ),
        (
            PLAY + "  - {event: Snuffed, to: Bob}",
            7,
            'the event Snuffed was not shown to Bob. Shown: Revealed {"seat":"@Alice","card":9}; ',
        ),
        ("  - passes", 6, "nobody can pass here; now asked: Alice candles-ask-card"),
        (
            PLAY + "  - passes: {until: candles-ask-end}",
            7,
            "after 1 passes nobody can pass any more; now asked: Alice candles-ask-card [play:2]",
        ),
        (
            PLAY + "  - passes: {times: 2}",
            7,
            "after 1 passes nobody can pass any more; now asked: Alice candles-ask-card [play:2]",
        ),
        (
            PLAY + "  - passes: {until: Dora}",
            7,
            "there is no seat “Dora”. Seats and words here: Alice, Bob, Carol, 1, 2, 3.",
        ),
        (
            "  - result: {winners: [Alice]}",
            6,
            "the game is not over; now asked: Alice candles-ask-card [play:2, play:9]",
        ),
        ("  - rolls: [3, 6]\n" + PLAY, 5, "numbers were fixed in advance and never used: 3, 6."),
    ],
)
def test_what_does_not_hold_is_told(moves: str, line: int, said: str):
    told = failure(moves)
    assert told is not None
    assert told.startswith(f"s.yaml, line {line}: {said}")
    french = failure(moves, lang="fr")
    assert french is not None
    assert french.startswith(f"s.yaml, ligne {line} : ")
    assert "⟦" not in french


def test_results_that_differ_are_told():
    head = HEAD.replace("round: 4, hands: [[2, 9], [4, 12], [1, 15]]", "round: 5, hands: [[2], [4], [1]]")
    end = "  - {Alice: play:2, Bob: play:4, Carol: play:1}\n  - Bob: pass\n"
    assert failure(end + "  - result: {winners: [Bob], points: [2, 6, 0]}", head) is None
    assert failure(end + "  - result: {winners: [1]}", head) == (
        "s.yaml, line 8: the result should be [1]; it is Bob."
    )
    assert failure(end + "  - result: {points: [2, 5, 0]}", head) == (
        "s.yaml, line 8: the result should be [2.0,5.0,0.0]; it is [2.0,6.0,0.0]."
    )
    assert (
        failure(end + "  - {seat: Bob, refuse: pass, why: kernel-why-game-over}\n  - asked: nobody", head)
        is None
    )


# -- the engine itself under test


def test_an_illegal_answer_that_is_taken_or_leaves_a_trace_is_a_failure(monkeypatch: pytest.MonkeyPatch):
    refuse = "  - {seat: Alice, refuse: sing}"
    assert failure(refuse) is None

    monkeypatch.setattr(Table, "answer", lambda table, seat, key: [])
    assert failure(refuse) == "s.yaml, line 6: “sing” was not offered to Alice, yet the answer was taken."

    def careless(table: Table, seat: int, key: str) -> list[Emitted]:
        table.state.chance.count += 1
        raise BadAnswer("kernel-answer-game-over")

    monkeypatch.setattr(Table, "answer", careless)
    assert failure(refuse) == "s.yaml, line 6: the refused answer “sing” of Alice changed the game."


def test_passing_without_end_is_a_failure(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(player_module, "_MOST_PASSES", 0)
    assert failure(PLAY + "  - passes") == "s.yaml, line 7: after 0 passes the game still goes on."


def test_an_impossible_position_is_a_failure():
    head = HEAD.replace("[[2, 9], [4, 12]", "[[2, 2], [4, 12]")
    told = failure("  - asked: [1, 2, 3]", head)
    assert told is not None
    assert "the game is in an impossible state: a card is doubled" in told


def test_a_fault_of_the_engine_is_a_failure_with_its_place():
    head = HEAD.replace("round: 4", "round: 3")
    end = PLAY + "  - Alice: pass\n  - {Alice: play:2, Bob: play:12, Carol: play:15}\n  - Carol: pass\n"
    told = failure(end, head)
    assert told is not None
    assert told.startswith(
        "s.yaml, line 9: the engine itself failed: RulesFault: Round asks candles-ask-card without any "
        "option (engine.py:"
    )


def test_a_position_the_game_refuses_is_told_with_its_line(monkeypatch: pytest.MonkeyPatch):
    game = find_game("candles")

    def set_up(position: CandlesTable, options: object, seats: int, chance: Chance) -> Position:
        raise BadPosition("candles-why-no-candle", ("hands", 1))

    monkeypatch.setattr(game, "set_up", set_up)
    hands = "  round: 1\n  hands:\n    - [1]\n    - [2]\n  candles: [0, 0]\n"
    head = f"title: t\ngame: candles\nposition:\n{hands}moves:\n"
    assert failure("  - asked: 1", head) == "s.yaml, line 7: this rival has no candle to snuff."


def test_things_the_position_names_can_be_called_by_name(monkeypatch: pytest.MonkeyPatch):
    game = find_game("candles")
    usual = game.set_up

    def set_up(position: CandlesTable, options: object, seats: int, chance: Chance) -> Position:
        return Position(usual(position, options, seats, chance).state, {"best": "9", "best-friend": "1"})

    monkeypatch.setattr(game, "set_up", set_up)
    moves = """\
  - offers: {seat: Alice, only: ["play:@best", "play:*"]}
  - expect: {hands.@Alice.1: "@best", hands.0: [2, "@best"], "candles.@best-friend": 1}
  - {Alice: "play:@best", Bob: play:4, Carol: play:1}
  - event: {Revealed: {card: "@best"}}
  - Alice: snuff:@best-friend
"""
    assert failure(moves) is None
    monkeypatch.setattr(game, "set_up", lambda *args: Position(usual(*args).state, {"Bob": "7"}))
    assert failure(moves) == "s.yaml, line 3: “Bob” is the name of a seat and of something in the position."


def test_a_reason_of_the_game_itself_counts(monkeypatch: pytest.MonkeyPatch):
    refusal = Refusal("card:9", "candles-do-play", Why("candles-why-no-candle", "CANDLES-01"))
    monkeypatch.setattr(
        find_game("candles"), "why", lambda state, seat, about: [refusal] if about == "card:9" else []
    )
    assert (
        failure("  - {seat: Alice, refuse: 'card:9', why: candles-why-no-candle, rule: CANDLES-01}") is None
    )


# -- mistakes in the file, found before anything is played


@pytest.mark.parametrize(
    ("text", "line", "said"),
    [
        (
            "- a",
            1,
            "s.yaml should be a block of “name: value”, not text.",
        ),
        (
            "game: candles\nmoves: []",
            1,
            "“title” is missing in s.yaml.",
        ),
        (
            "title: t\ngame: candles\nmove: []",
            3,
            "“move” is not known here. Did you mean “moves”? ",
        ),
        (
            HEAD + "  - sing",
            6,
            "a move is “seat: answer”, “passes”, or one of: refuse, expect, ",
        ),
        (
            HEAD + "  - Alice: 3",
            6,
            "after “Alice:” comes the key of an option (text), or a list of keys.",
        ),
        (
            HEAD + "  - Alise: play:2",
            6,
            "“Alise” is neither a seat nor a word of the moves. Did you mean “Alice”? ",
        ),
        (
            HEAD + PLAY + "  - {seat: Bob, refuse: x, wy: y}",
            7,
            "“wy” is not known here. Did you mean “why”? Known: refuse, rule, seat, why.",
        ),
        (
            HEAD + "  - offers: {keys: [a]}",
            6,
            "“seat” is missing in moves[1].offers.",
        ),
        (
            HEAD + "  - rolls: [six]",
            6,
            "moves[1].rolls[1] should be a whole number, not text.",
        ),
        (
            HEAD.replace("Bob", "refuse") + PLAY,
            3,
            "a seat cannot be called “refuse”; ",
        ),
        (
            HEAD.replace("Bob", "'2'") + PLAY,
            3,
            "a seat cannot be called “2”; ",
        ),
        (
            "game: candles\nmoves: []\ncases: [{title: t, moves: []}]",
            2,
            "a file with “cases” has its moves",
        ),
        (
            "game: candles\ncases: []",
            2,
            "cases should be a list",
        ),
        (
            "game: candles\ncases: [a]",
            2,
            "cases[1] should be a block of “name: value”",
        ),
        (
            "title: t\ngame: candles\nmoves: []\nmoves: []",
            4,
            "“moves” stands here twice (first in line 3).",
        ),
    ],
)
def test_a_mistake_in_the_file_is_told_with_its_line(text: str, line: int, said: str):
    assert mistake(text).startswith(f"s.yaml, line {line}: {said}")


@pytest.mark.parametrize(
    ("head", "said"),
    [
        ("title: t\ngame: candels\nmoves:\n", "There is no game called “candels”. Did you mean “candles”?"),
        ("title: t\ngame: candles\nseats: 9\nmoves:\n", "s.yaml, line 3: 9 seats; this game takes 2 to 5."),
        ("title: t\ngame: candles\noptions: {scented: true}\nmoves:\n", "The options for candles are wrong"),
        ("title: t\ngame: candles\nposition: {rond: 1}\nmoves:\n", "s.yaml, line 3: "),
        (HEAD.replace(", Carol]", "]"), "s.yaml, line 3: 2 names for 3 seats."),
    ],
)
def test_a_head_that_does_not_fit_the_game_is_a_failure(head: str, said: str):
    told = failure("  - asked: 1", head)
    assert told is not None
    assert said in told


# -- the rest of the head


def test_without_a_position_a_new_game_begins_with_its_seed():
    head = "title: t\ngame: candles\nseats: 4\nseed: {}\nmoves:\n"
    moves = "  - asked: [1, 2, 3, 4]\n  - expect: {round: 1, candles: [0, 0, 0, 0], hands: {length: 4}}\n"
    assert failure(moves, head.format(7)) is None
    assert failure(moves, head.format("a quiet night")) is None


def test_rolls_in_the_head_come_before_the_first_question():
    (case,) = parse_scenarios(HEAD.replace("moves:", "rolls: [6, 1]\nmoves:") + PLAY, "s.yaml")
    table, _ = case.start()
    assert table.state.chance.forced == (5, 0)


def test_cases_share_the_head_and_lay_their_own_over_it():
    text = """\
game: candles
rules: [CANDLES-03]
names: [Alice, Bob]
position: {round: 4, hands: [[2, 9], [4, 12]], candles: [6, 0]}
cases:
  - title: First
    moves: [{Alice: play:9, Bob: play:4}, expect: {candles: [10, 0]}]
  - title: Second
    rules: [CANDLES-04]
    position: {candles: [6, 1]}
    moves:
      - {Alice: play:9, Bob: play:4}
      - expect: {candles: [10, 2]}
"""
    first, second = parse_scenarios(text, "s.yaml")
    assert (first.title, first.rules, second.title, second.rules) == (
        "First", ["CANDLES-03"], "Second", ["CANDLES-03", "CANDLES-04"],
    )  # fmt: skip
    assert run_scenario(first).passed
    outcome = run_scenario(second)
    assert outcome.failure is not None
    assert outcome.failure.text(words("en")) == "s.yaml, line 13: candles should be [10,2]; it is [10,1]."


def test_answers_of_one_seat_in_a_row_and_events_since_the_whole_move():
    moves = PLAY + "  - Alice: ['snuff:@Bob', play:2]\n  - event: Snuffed\n  - expect: {round: 5}\n"
    assert failure(moves) is None


# -- files and outcomes


def test_files_are_found_in_folders_and_run(tmp_path: Path):
    (tmp_path / "deep").mkdir()
    good, bad = tmp_path / "deep" / "good.yaml", tmp_path / "bad.yml"
    good.write_text(HEAD + PLAY)
    bad.write_text("title: [")
    (tmp_path / "notes.txt").write_text("not a scenario")
    assert list(find_scenarios([tmp_path, good])) == [bad, good, good]

    (passed,), (failed,) = run_file(good), run_file(bad)
    assert passed.plain(words("en")) == {
        "file": str(good), "title": "A test", "game": "candles", "rules": [], "passed": True, "answers": 3,
        "failure": None,
    }  # fmt: skip
    assert not failed.passed
    plain = failed.plain(words("en"))
    assert plain["failure"]["line"] == 1
    assert plain["failure"]["text"].startswith(str(bad))
    assert msgspec.json.decode(msgspec.json.encode(plain)) == plain
    assert [case.title for case in read_scenarios(good)] == ["A test"]
    assert run_file(tmp_path / "missing.yaml")[0].failure is not None


def test_a_scenario_can_be_watched_move_by_move():
    (case,) = parse_scenarios(HEAD + PLAY + "  - passes\n", "s.yaml")
    seen: list[tuple[int, int]] = []
    run_scenario(case, lambda line, table: seen.append((line, table.number)))
    assert seen == [(6, 3), (7, 4)]


_BLEED = """
title: A bleed
game: vtes
names: [Ann, Bea, Cleo]
options: {windows: able}
position:
  phase: minion
  players:
    - {pool: 20, ready: [Tara], hand: [Blur]}
    - {pool: 20, ready: [Alice Chen], hand: [Dodge]}
    - {pool: 20, ready: [Madison], hand: [Dodge]}
moves:
  - Ann: bleed:@tara
  - asked: Bea
  - Bea: decline
  - expect: {players.1.pool: %s}
"""


@pytest.mark.parametrize(("pool", "holds"), [(19, True), (20, False)])
def test_a_case_holds_alike_where_more_people_are_asked(pool: int, holds: bool):
    (case,) = parse_scenarios(_BLEED % pool, "s.yaml")
    # given a case in which nobody is asked in vain, when it is played where a question tells nothing
    alone, crowded = run_scenario(case), run_scenario(case, options={"windows": "public"})
    # then the script says no more, and what it expects is still looked at
    assert (alone.passed, crowded.passed) == (holds, holds)
    # and more was answered than it wrote
    assert crowded.answers > alone.answers
