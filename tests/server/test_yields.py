"""Yields and stops: what is let go by, until when, and that nobody else can tell."""

from __future__ import annotations

from functools import partial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nocturne.bots import make_bot
from nocturne.kernel.chance import Chance
from nocturne.kernel.decision import Decision, Option
from nocturne.kernel.game import QuestionWindow
from nocturne.kernel.registry import find_game
from nocturne.kernel.table import Table, new_game
from nocturne.kernel.words import LANGUAGES
from nocturne.lab.play import random_answer
from nocturne.server.live.asking import Asking
from nocturne.server.live.windows import Passed, Preferences, delay, stop_defaults
from nocturne.server.wire.question import Masking
from nocturne.vtes.terms import Window

from .conftest import Caller
from .virtual import NAMES, Witness, run, settle, sit

pytestmark = pytest.mark.slow

BLOCK = QuestionWindow("action", "prey", "printed:1", ("prey", 1))
LATER = QuestionWindow("action", "prey", "printed:1", ("prey", 2))
TARGET = QuestionWindow("action", "target", "printed:1", ("target", 1))
OTHER_WINDOW = QuestionWindow("unblocked", "prey", "printed:1", ("prey", 1))


def goes_by(standing: Preferences, window: QuestionWindow, activity: int = 1) -> bool:
    return standing.lets_go(window, activity, attention=True)


def test_a_pass_stands_until_something_that_concerns_her_changes():
    standing = Preferences()
    standing.note_pass(BLOCK, 1)
    assert goes_by(standing, BLOCK)
    assert not goes_by(standing, LATER)
    assert not goes_by(standing, OTHER_WINDOW)
    assert not goes_by(standing, BLOCK, activity=2)


def test_a_window_let_go_by_is_not_asked_about_again_in_this_action():
    standing = Preferences(window=Passed(1, "prey", "action"))
    assert goes_by(standing, BLOCK)
    assert goes_by(standing, LATER)
    assert not goes_by(standing, OTHER_WINDOW)
    assert not goes_by(standing, TARGET), "she has become the target"
    assert not goes_by(standing, BLOCK, activity=2)


def test_an_action_let_go_by_is_over_with_the_action_or_when_it_turns_on_her():
    standing = Preferences(action=Passed(1, "prey"))
    assert goes_by(standing, BLOCK)
    assert goes_by(standing, OTHER_WINDOW)
    assert not goes_by(standing, TARGET)
    assert not goes_by(standing, BLOCK, activity=2)


def test_a_card_is_let_go_by_for_good_and_all_of_it_is_cancelled_at_once():
    standing = Preferences(cards=[("action", "printed:1")], turn=True)
    assert goes_by(standing, TARGET, activity=9)
    assert not goes_by(standing, QuestionWindow("action", "prey", "printed:2"))
    standing.cancel()
    assert standing == Preferences()


def test_where_one_is_asked_by_default_is_as_the_table_expects():
    stops = stop_defaults(find_game("vtes"))
    asked = {place for place, on in stops.items() if on}
    for role in ("target", "prey", "predator"):
        assert {f"{role}/block", f"{role}/action", f"{role}/attempt"} <= asked
    assert {"target/unblocked", "combatant/strike", "combatant/damage", "voter/terms"} <= asked
    assert {place for place in asked if place.startswith("other/")} == {"other/block"}
    assert {place for place in asked if place.endswith("/announced")} == {"acting/announced"}
    assert not {"other/as-played", "prey/as-played", "other/minion", "prey/unblocked"} & asked
    assert {place.partition("/")[2] for place in stops} == {"block", *(window.value for window in Window)}


def test_a_person_is_asked_only_where_she_stops_and_may_stop_elsewhere(seed: str):
    """Through random games: exactly the windows without a stop are let go by, and with one they are not."""
    chance = Chance.seeded(f"stops:{seed}")
    found = 0
    for game in range(12):
        table = new_game("vtes", seats=3, seed=f"{seed}:{game}")
        asking = Asking(table, "fast", {}, lambda seat: False)
        while table.questions and table.number < 300:
            found += sum(stops_as_told(asking, decision) for decision in table.decisions())
            table.answer(*random_answer(table, chance))
        if found > 5:
            break
    assert found > 5


def test_a_preset_sets_all_stops_at_once_and_the_usual_one_resets_them():
    async def play() -> None:
        table = new_game("vtes", seats=2, seed="presets")
        live = sit(table, "fast")
        mina = Witness(live, NAMES[0], "en")
        await settle(mina)
        usual = stop_defaults(table.game)
        asked = {"usual": {place for place, on in usual.items() if on}}
        for preset in ("beginner", "everything"):
            assert (await mina.send("stop", preset=preset))["type"] == "ack"
            now = {**usual, **mina.frame["yields"]["stops"]}
            asked[preset] = {place for place, on in now.items() if on}
        assert asked["beginner"] < asked["usual"] < asked["everything"] == set(usual)
        assert {"target/block", "prey/block", "combatant/strike", "voter/terms"} <= asked["beginner"]
        await mina.send("stop", role="prey", window="block", on=False)
        await mina.send("stop", preset="usual")
        assert mina.frame["yields"]["stops"] == {}
        await live.close()

    run(play())


@pytest.mark.parametrize("game", ["vtes", "dracula"])
def test_every_place_where_one_is_asked_has_a_name(game: str, nobody: Caller):
    for lang in LANGUAGES:
        told = next(one for one in nobody.get(f"/api/games?lang={lang}")["games"] if one["id"] == game)
        assert told["stops"]
        assert "⟦" not in str(told["stops"])


def test_the_windows_of_dracula_can_be_let_go_by_for_a_phase(seed: str):
    table = new_game("dracula", seats=2, seed=seed)
    asking = Asking(table, "fast", {}, lambda seat: False)
    chance = Chance.seeded(f"dracula:{seed}")
    places = {f"{stop.role}/{stop.window}" for stop in table.game.stops()}
    found = 0
    while table.questions and table.number < 400:
        asking.activity()
        for decision in table.decisions():
            window = asking.window(decision)
            assert decision.question.startswith("dracula-ask-window-") == (window is not None)
            if window is None or decision.only_answer is not None:
                continue
            assert f"{window.role}/{window.name}" in places
            assert asking.answer_for(decision, 0.0) is None
            asking.let_go(decision, "action")
            assert asking.answer_for(decision, 0.0) == "pass"
            asking.preferences(decision.seat).cancel()
            found += 1
        table.answer(*random_answer(table, chance))
    assert found


def test_dracula_is_not_asked_where_there_is_one_answer_unless_with_full_control(seed: str):
    """All opponents are bots: nothing is protected by asking."""
    table = new_game("dracula", seats=5, seed=seed)
    asking = Asking(table, "fast", {}, lambda seat: seat != 0)
    bots = [make_bot(table.game, "judgement", f"{seed}:{seat}") for seat in range(5)]
    asked, in_vain = 0, 0
    while table.questions and (table.number < 250 or not in_vain):
        decision = table.decisions()[0]
        if decision.seat == 0:
            put = asking.answer_for(decision, 0.0) is None
            assert put or len(decision.options) == 1
            assert not put or len(decision.options) > 1
            asked += put
            in_vain += not put
            asking.preferences(0).full = True
            assert asking.answer_for(decision, 0.0) is None
            asking.preferences(0).full = False
        bot = bots[decision.seat]
        table.answer(decision.seat, bot.choose(decision, partial(table.view, decision.seat)))
    # How many of each there are depends on the cards; both kinds of question must have come up.
    assert asked
    assert in_vain


@pytest.mark.parametrize("masking", ["fast", "masked"])
def test_an_only_answer_is_given_after_the_drawn_delay_without_a_prompt(masking: Masking):
    async def play() -> None:
        table = new_game("candles", seats=2, seed="only")
        while table.number < 2:
            card = table.decisions()[0]
            table.answer(card.seat, card.options[0].key)
        (snuffing,) = table.decisions()
        assert len(snuffing.options) == 1
        live = sit(table, masking)
        opens = 1000.0 + delay(table.head.seed, table.number, masking, thought=True)
        one = Witness(live, NAMES[snuffing.seat], "en")
        await settle(one, seconds=8.0)
        asked = [told["question"] for _, told in one.seen if told["type"] == "frame" and told["question"]]
        assert all(question["number"] == 3 for question in asked)
        assert table.answers[2].key == "pass"
        shown = next(at for at, told in one.seen if told["type"] == "frame" and told["number"] == 3)
        assert shown >= opens - 0.01
        await live.close()

    run(play())


def test_a_page_of_a_story_is_the_readers_to_turn(seed: str):
    """A page with one way on is asked about: whoever reads it turns it."""
    game = find_game("chapters")
    turned = Decision(0, "chapters-ask-option", (Option("option:1", "chapters-do-continue"),), 0)
    table = new_game("chapters", seats=1, seed=seed)
    assert game.pauses(turned)
    assert Asking(table, "fast", {}, lambda seat: False).answer_for(turned, 0.0) is None


@pytest.mark.parametrize(("others", "masking"), [(1, "masked"), (0, "fast")])
def test_two_people_are_masked_unless_they_say_otherwise(
    mina: Caller, lucy: Caller, others: int, masking: str
):
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = mina.post("/api/tables", {"game": "candles", "seats": seats})["table"]
    if others:
        lucy.post(f"/api/tables/{table}/sit", {})
    assert mina.post(f"/api/tables/{table}/start")["masking"] == masking


def stops_as_told(asking: Asking, decision: Decision) -> bool:
    """Whether a question is in a window, and if so that its stop can be turned."""
    window = asking.window(decision)
    if window is None or len(decision.options) < 2 or asking.usual(decision) is None:
        return False
    place = f"{window.role}/{window.name}"
    stop = asking._stops[place]
    assert (asking.answer_for(decision, 0.0) is None) == stop, place
    asking.stop(decision.seat, window.role, window.name, on=not stop)
    assert (asking.answer_for(decision, 0.0) is None) != stop, place
    asking.stop(decision.seat, window.role, window.name, on=stop)
    assert asking.preferences(decision.seat).stops == {}
    return True


def at_a_window(seed: str) -> tuple[Table, int]:
    """A game in which somebody is asked in a window of somebody else's action."""
    chance = Chance.seeded(f"window:{seed}")
    for game in range(20):
        table = new_game("vtes", seats=3, seed=f"{seed}:{game}")
        asking = Asking(table, "fast", {}, lambda seat: False)
        for _ in range(400):
            if not table.questions:
                break
            for decision in table.decisions():
                window = asking.window(decision)
                asked = window is not None and asking.answer_for(decision, 0.0) is None
                if asked and window is not None and window.role != "acting" and table.state.sealed == []:
                    return table, decision.seat
            table.answer(*random_answer(table, chance))
    raise AssertionError("no such window")


def test_an_action_is_let_go_by_with_one_message_and_nobody_else_is_told(seed: str):
    async def play() -> None:
        table, seat = at_a_window(seed)
        live = sit(table, "masked")
        witnesses = [Witness(live, NAMES[at], "en") for at in range(3)]
        mine = witnesses[seat]
        await settle(*witnesses)
        question = mine.frame["question"]
        assert question["moment"]["role"] != "acting"
        told = await mine.send("yield", number=question["number"], kind="action")
        assert told["type"] == "ack"
        assert mine.frame["yields"]["action"]
        for other in witnesses:
            if other is not mine:
                assert not other.frame["yields"]["action"]
        assert (await mine.send("yield", kind="none"))["type"] == "ack"
        assert not mine.frame["yields"]["action"]
        await live.close()

    run(play())


def test_what_is_answered_in_secret_is_seen_by_nobody_until_it_counts():
    async def play() -> None:
        table = new_game("candles", seats=3, seed="secret")
        live = sit(table, "masked")
        mina, lucy, jack = (Witness(live, NAMES[at], "en") for at in range(3))
        await settle(mina, lucy, jack)
        assert mina.frame["masked"]
        assert mina.frame["waiting"] == [0]
        before = len(jack.seen)
        assert (await mina.send("answer", number=0, key=mina.frame["question"]["options"][0]["key"]))[
            "id"
        ] == "1"
        assert mina.frame["question"] is None
        assert mina.frame["undo"]
        await lucy.send("answer", number=0, key=lucy.frame["question"]["options"][0]["key"])
        jack.hear()
        assert len(jack.seen) == before, "nothing was shown"
        # Taken back beside Lucy's answer, which stays where it is.
        await mina.send("undo")
        assert mina.frame.get("question", {})["number"] == 0
        assert [answer.seat for answer in table.answers] == [1]
        jack.hear()
        lucy.hear()
        assert len(jack.seen) == before
        assert lucy.frame["undo"]
        await live.close()

    run(play())


def test_a_window_closes_no_sooner_than_its_moment():
    async def play() -> None:
        table = new_game("candles", seats=2, seed="closing")
        live = sit(table, "masked")
        mina, lucy = (Witness(live, NAMES[at], "en") for at in range(2))
        await settle(mina, lucy)
        opens = 1000.0 + delay(table.head.seed, 0, "masked", thought=True)
        for one in (mina, lucy):
            key = one.frame["question"]["options"][0]["key"]
            await one.send("answer", number=0, key=key)
        mina.hear()
        shown = next(at for at, told in mina.seen if told["type"] == "frame" and told["number"] == 2)
        assert shown >= opens - 0.01
        assert lucy.seen[-1][1]["type"] == "ack", "the answer that was held counts at last"
        await live.close()

    run(play())


@given(st.text(), st.integers(0, 10**6))
def test_the_moment_is_drawn_within_bounds_from_the_table_alone(table_seed: str, number: int):
    assert delay(table_seed, number, "fast") == 0.0
    assert 0.3 <= delay(table_seed, number, "masked") <= 1.2
    assert delay(table_seed, number, "masked") == delay(table_seed, number, "masked")
    assert 0.8 <= delay(table_seed, number, "masked", thought=True) <= 6.0
