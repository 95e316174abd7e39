"""The player with judgement: it plays every pack to its end, and what it chooses has reasons."""

from functools import partial
from pathlib import Path
from typing import Any

import pytest

from nocturne.bots import bot_names, make_bot
from nocturne.chapters.bot import judgement as judgement
from nocturne.chapters.bot.eyes import Eyes
from nocturne.chapters.bot.fighting import Fighter
from nocturne.chapters.bot.judgement import Judgement
from nocturne.chapters.bot.memory import Memory
from nocturne.chapters.components.hexes import Facing, distance, hex_of, is_behind
from nocturne.chapters.events.campaign import ChapterFailed, ChapterWon, TableRuled
from nocturne.kernel.decision import Decision, Option
from nocturne.kernel.registry import find_game
from nocturne.kernel.table import Table, new_game
from tests.chapters.playing import Night, at, one

GAME = find_game("chapters")


def play(pack: str, seats: int, seed: str, most: int = 6_000) -> Table:
    table = new_game("chapters", seats=seats, seed=seed, options={"pack": pack}, snapshots=False)
    players = [make_bot(GAME, "judgement", f"{seed}:{seat}") for seat in range(seats)]
    while decision := table.pending():
        table.answer(
            decision.seat, players[decision.seat].choose(decision, partial(table.view, decision.seat))
        )
        assert table.number < most, f"not over after {most} answers"
    return table


def test_it_is_one_of_the_games_players():
    assert "judgement" in bot_names(GAME)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_it_plays_a_pack_to_its_end(seats):
    table = play("depot", seats, "end")
    assert table.result() is not None


def test_its_choices_follow_from_its_seed():
    assert play("depot", 2, "same").digest() == play("depot", 2, "same").digest()


# -- what it chooses, and why


def wish(night: Night, seat: int | None = None, player: Judgement | None = None) -> str:
    """What a player with judgement answers now."""
    decision = night.decision(seat=seat)
    player = player or Judgement("test")
    return player.choose(decision, partial(night.table.view, decision.seat))


def turn(*characters: dict[str, Any], **more: Any) -> Night:
    return at(characters=list(characters), turn=characters[0]["character"], **more)


def fighting(*characters: dict[str, Any], npcs: dict[str, Any], who: str = "") -> Night:
    combat = {"enemies": list(npcs), "turn": who or characters[0]["character"]}
    return at(characters=list(characters), npcs=npcs, combat=combat, tokens=[], only_listed=True)


def test_it_talks_to_whom_it_stands_beside():
    night = turn(one("thomas", "C4"), npcs={"host": {"at": "D4"}}, tokens=[])
    assert wish(night) == "talk:host"


def test_it_walks_to_what_it_can_search():
    night = turn(one("thomas", "B3"), only_listed=True)
    move = wish(night)
    assert move.startswith("move:")
    night.do(move)
    assert distance(hex_of(night["thomas"]["at"]), hex_of("E1")) < distance(hex_of("B3"), hex_of("E1"))


def test_it_does_not_wait_for_a_place_where_somebody_stands():
    # Given a comrade on the nearest hex beside the host, who talks to nobody but those beside them, when it
    # is Thomas's turn, then he goes to another hex beside the host.
    night = turn(one("thomas", "B4"), one("aren", "C4"), npcs={"host": {"at": "D4"}}, tokens=[])
    assert wish(night).startswith("move:")


def test_it_goes_on_from_somebody_who_has_said_all_there_is_to_say():
    # Given Jade alone beside Firmin, who talks once, and fire that spreads from round to round, when she
    # plays on, then she does not wait beside him but comes to the stair.
    night = at(
        pack="black_water",
        chapter="ch.melt",
        characters=[one("jade", "C6")],
        npcs={"firmin": {"at": "D6"}},
        tokens=[{"type": "fire", "at": "F4"}],
        only_listed=True,
        turn="jade",
    )
    player = Judgement("test")
    assert wish(night, player=player) == "talk:firmin"
    while night.state.chapter is not None and night.state.play.round < 20:
        night.do(wish(night, player=player))
    assert night.ever(ChapterWon)


def test_it_keeps_out_of_sight_on_its_way():
    # Given a watchman who looks over the straight way, when there is a way around, then it is taken.
    night = turn(
        one("thomas", "A4"),
        npcs={"watchman": {"at": "E4", "facing": "SW", "attitude": "aggressive"}},
        tokens=[{"type": "investigation", "n": 1, "at": "I1", "page": "IN.1"}],
        only_listed=True,
    )
    player = Judgement("test")
    for _ in range(3):
        move = wish(night, player=player)
        assert move.startswith("move:")
        night.do(move)
        assert night.asked() == "chapters-ask-main-turn"  # nobody has noticed anything
        if "end" in night.offered():
            night.do("end")


def test_it_feeds_when_hungry_and_not_when_sated():
    hungry = turn(one("thomas", "C4", hunger=3), npcs={"passer": {"at": "D4"}}, tokens=[])
    assert wish(hungry).startswith("feed:passer:")
    sated = turn(one("thomas", "C4", hunger=0), npcs={"passer": {"at": "D4"}}, tokens=[])
    assert not wish(sated).startswith("feed:")


def test_it_does_not_mend_before_the_eyes_of_prey():
    hurt = one("thomas", "C4", damage=4, hunger=0)
    alone = turn(hurt, tokens=[], only_listed=True)
    assert wish(alone) == "mend"
    watched = turn(hurt, npcs={"witness": {"at": "E4", "facing": "SW"}}, tokens=[], only_listed=True)
    assert wish(watched) != "mend"


def test_it_lets_the_blood_rest_when_the_beast_could_win():
    night = turn(one("thomas", "C4", damage=4, hunger=3), tokens=[], only_listed=True)
    assert wish(night) != "mend"  # Thomas's Hunger ends at 4, and a Beast test may add 2


def test_it_strikes_from_behind_where_it_can():
    night = fighting(
        one("thomas", "C4", chosen="card.high_kick", hunger=3),  # too hungry to use the Blood
        npcs={"brute": {"at": "D4", "facing": "SW"}},
    )
    player = Judgement("test")
    move = wish(night, player=player)
    assert move.startswith("move:")
    night.do(move)
    assert is_behind(hex_of("D4"), Facing.SW, hex_of(night["thomas"]["at"]))
    assert wish(night, player=player) == "attack:brute"


@pytest.mark.parametrize(("enemies", "summons"), [(("D4",), False), (("D4", "C3", "B4", "C5"), True)])
def test_it_calls_what_hurts_its_caller_too_only_among_many_enemies(enemies, summons):
    night = fighting(
        one("edward", "C4", hunger=0, powers=["disc.arms_of_ahriman"], chosen="card.punch"),
        npcs={
            name: {"at": at}
            for name, at in zip(("brute", "brute2", "hound", "officer"), enemies, strict=False)
        },
    )
    assert (wish(night) == "power:disc.arms_of_ahriman") == summons


def test_it_strikes_at_once_from_behind():
    night = fighting(
        one("thomas", "C4", chosen="card.high_kick", hunger=3), npcs={"brute": {"at": "D4", "facing": "NE"}}
    )
    behind = is_behind(hex_of("D4"), Facing.NE, hex_of("C4"))
    assert wish(night) == "attack:brute" if behind else wish(night).startswith("move:")


@pytest.mark.parametrize(("damage", "wanted"), [(6, "card.guard"), (0, "card.high_kick")])
def test_it_guards_against_a_blow_that_would_fell_it_and_strikes_while_unhurt(damage, wanted):
    hand = ["card.guard", "card.high_kick"]
    night = fighting(
        one("thomas", "C4", damage=damage, hand=hand), npcs={"tyrant": {"at": "D4", "facing": "SW"}}
    )
    fighter = Fighter(night.decision(), Eyes(night.table.view(0)), Memory())
    assert max(hand, key=fighter.round_worth) == wanted


def test_it_defends_with_a_card_that_can_do_nothing_else():
    options = tuple(Option(key, "x") for key in ("defend", "pass"))
    decision = Decision(0, "chapters-ask-defend", options, 1, {"damage": 3})
    night = fighting(one("thomas", "C4", chosen="card.guard"), npcs={"brute": {"at": "D4"}})
    assert Judgement("test").choose(decision, partial(night.table.view, 0)) == "defend"


def test_it_spends_all_the_resistance_it_needs():
    decision = Decision(
        0, "chapters-ask-resistance", tuple(Option(f"spend:{n}", "x") for n in (3, 2, 1, 0)), 1, {"damage": 3}
    )
    night = turn(one("thomas", "C4"))
    assert Judgement("test").choose(decision, partial(night.table.view, 0)) == "spend:3"


@pytest.mark.parametrize(
    ("total", "difficulty", "spent", "keeps"),
    [
        (3, 3, 0, True),  # a success is a success
        (2, 3, 0, False),  # one more of three dice: 87.5 %
        (0, 9, 0, True),  # beyond hope
        (2, 3, 4, True),  # the last point would bring fatigue
    ],
)
def test_it_rolls_again_by_the_odds(total, difficulty, spent, keeps):
    night = turn(one("thomas", "C4", willpower=spent))
    options = ("keep", "reroll:blank-blank-blank", "reroll:blank")
    decision = Decision(
        0, "chapters-ask-reroll", tuple(Option(key, "x") for key in options), 1,
        {"total": total, "difficulty": difficulty, "faces": ["face:blank"] * 3},
    )  # fmt: skip
    wanted = Judgement("test").choose(decision, partial(night.table.view, 0))
    assert wanted == ("keep" if keeps else "reroll:blank-blank-blank")


def test_players_who_do_not_agree_on_a_deduction_come_to_one():
    # Given players with different tastes, when the vote is repeated, then all look at merit alone.
    for seed in range(8):
        night = at(
            pack="black_water",
            chapter="ch.frost_ball",
            characters=[one("thomas", "F3"), one("aren", "G3"), one("jade", "E2")],
            page={"page": "D.prince.2", "involved": ["thomas", "aren", "jade"]},
        )
        players = [Judgement(f"{seed}:{seat}") for seat in range(3)]
        for _ in range(12):
            decision = night.table.pending()
            if decision is None or decision.question != "chapters-ask-deduction":
                break
            key = players[decision.seat].choose(decision, partial(night.table.view, decision.seat))
            night.table.answer(decision.seat, key)
        assert night.asked() != "chapters-ask-deduction"


def test_a_chapter_that_gets_nowhere_is_put_to_the_table():
    night = turn(
        one("thomas", "C4"), one("aren", "B3"), tokens=[], only_listed=True, options={"table_rulings": True}
    )
    players = [Judgement("a"), Judgement("b")]
    for _ in range(400):
        decisions = night.table.decisions()
        if night.state.chapter is None or not decisions:
            break
        decision = decisions[0]
        key = players[decision.seat].choose(decision, partial(night.table.view, decision.seat))
        night.table.answer(decision.seat, key)
    assert night.ever(TableRuled)
    assert night.ever(ChapterFailed)


def test_it_agrees_to_what_is_kind_and_not_to_a_victory_for_nothing():
    night = turn(one("thomas", "C4"))
    yes_no = tuple(Option(key, "x") for key in ("yes", "no"))

    def vote(ruling: str) -> str:
        decision = Decision(0, "chapters-ask-confirm", yes_no, 1, {"ruling": ruling})
        return Judgement("test").choose(decision, partial(night.table.view, 0))

    assert vote("ruling:heal/aren") == "yes"
    assert vote("ruling:success") == "no"
    assert vote("ruling:failure") == "no"


def test_it_knows_the_table_only_by_its_view():
    folder = Path(judgement.__file__).parent
    for file in folder.glob("*.py"):
        assert "ChaptersState" not in file.read_text("utf-8"), file.name


# -- the simple player


def test_the_simple_player_does_nothing_idle_while_something_can_be_done():
    # Given turning round and ending the turn, when it is asked many times, then it never turns; with nothing
    # but turning there is, it takes the first.
    player = make_bot(GAME, "coterie", "idle")
    turns = tuple(Option(f"face:{facing}", "turn") for facing in ("n", "s"))
    asked = Decision(0, "chapters-ask-turn", (*turns, Option("end", "end")), 0)
    look = partial(new_game("chapters", seats=1, seed="idle", snapshots=False).view, 0)
    assert {player.choose(asked, look) for _ in range(60)} == {"end"}
    assert player.choose(Decision(0, "chapters-ask-turn", turns, 0), look) == "face:n"
