"""Whole campaigns played by bots: they come to an end, by the rules, for every number of players."""

import shutil
from functools import partial
from pathlib import Path

import pytest

from nocturne.bots import make_bot
from nocturne.chapters.authoring.campaign_report import Line, report
from nocturne.chapters.authoring.playthrough import PlayThrough, Try, play_through
from nocturne.chapters.bot.judgement import Judgement
from nocturne.chapters.content.pack import content, find_pack
from nocturne.chapters.game import game

STORY = content("black_water").campaign
assert STORY is not None
MAIN = STORY.order[:4]


def campaign(pack: str, seats: int, seed: str, bot: str = "judgement") -> PlayThrough:
    return play_through(pack, seats, seed, partial(make_bot, game, bot))


# -- campaigns


def test_a_chapter_is_played_to_its_end_by_every_party():
    for seats in (1, 2, 3, 4):
        played = campaign("depot", seats, "one chapter")
        assert not played.problem
        assert played.tries[-1].won
        assert played.ending == "ending.address"


def test_the_same_seed_plays_the_same_campaign():
    assert campaign("depot", 2, "again") == campaign("depot", 2, "again")


def test_random_players_do_not_stop_the_count():
    played = campaign("depot", 2, "any", bot="random")
    assert not played.problem
    assert played.answers > 0


@pytest.mark.slow
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("number", [1, 2])
def test_the_campaign_is_played_from_its_prologues_to_an_ending(seed, seats, number):
    played = campaign("black_water", seats, f"{seed}/{seats}/{number}")
    assert not played.problem, (seed, seats, number)
    won = [attempt.chapter for attempt in played.tries if attempt.won]
    assert len(won) == len(set(won))  # a chapter that is won is over
    given_up = played.ending in ("", "ending.unmasked")
    assert given_up or set(MAIN) <= set(won)
    # A failed chapter is tried again before anything else is begun (CHA-CAMP-03).
    for attempt, following in zip(played.tries, played.tries[1:], strict=False):
        assert attempt.won or following.chapter == attempt.chapter


class Wishing:
    """A player with judgement who knows which character to take."""

    def __init__(self, character, seed):
        self.wanted = f"character:{character}"
        self.player = Judgement(seed)

    def choose(self, decision, look):
        return self.wanted if decision.option(self.wanted) else self.player.choose(decision, look)


@pytest.mark.slow
@pytest.mark.parametrize("character", ["thomas", "harold", "lucianna"])
def test_whoever_has_a_prologue_begins_with_it(seed, character):
    # ``Wishing`` switches back to nobody else: a character can be left only once (CHA-SWI-02).
    played = play_through("black_water", 1, f"{seed}/{character}", partial(Wishing, character))
    assert not played.problem
    assert played.tries[0].chapter == f"ch.prologue_{character}"


# -- the report


def attempt(chapter: str, won: bool, rounds: int = 4) -> Try:
    return Try(chapter, won=won, aim=won, rounds=rounds)


def test_only_the_first_try_counts_for_the_share():
    tries = [attempt("ch.depot", False, 2), attempt("ch.depot", True, 6)]
    line = report("depot", [PlayThrough(2, "a", tries=tries)]).lines[0]
    assert (line.first, line.won_first, line.tries) == (1, 0, 2)
    assert line.share == 0
    assert line.rounds == 4


def test_a_defeat_that_goes_on_is_no_victory():
    # Given a try that ended in success without what the band aims at, then it was carried on, not won.
    tries = [Try("ch.depot", won=True, aim=False)]
    line = report("depot", [PlayThrough(2, "a", tries=tries)]).lines[0]
    assert (line.won_first, line.carried) == (0, 1)


def test_a_band_says_what_winning_means(tmp_path, monkeypatch):
    folder = Path(shutil.copytree(find_pack("depot"), tmp_path / "depot"))
    book = folder / "chapters" / "depot" / "chapter.yaml"
    book.write_text(book.read_text("utf-8") + "\nband: {win: [0, 100], aim: {boons: 9}}\n", "utf-8")
    monkeypatch.setenv("NOCTURNE_PACKS", str(tmp_path))
    content.cache_clear()
    try:
        won = [one for one in campaign("depot", 2, "one chapter").tries if one.won]
        assert [one.aim for one in won] == [False]  # nobody has nine boons after one chapter
    finally:
        content.cache_clear()


def test_what_a_quest_led_is_not_counted():
    tries = [Try("ch.depot", won=True, aim=True, steered=3)]
    assert report("depot", [PlayThrough(2, "a", tries=tries)]).lines == []


def test_a_chapter_for_one_player_is_counted_once_for_all_parties():
    tries = [Try("ch.prologue_nico", won=True, aim=True)]
    found = report("black_water", [PlayThrough(seats, "a", tries=tries) for seats in (1, 3)])
    assert [(line.seats, line.first) for line in found.lines] == [(1, 2)]


def test_pages_and_endings_nobody_came_to_are_listed():
    found = report("depot", [PlayThrough(1, "a", read=["ch.depot/E.1"], ending="ending.address")])
    assert "ch.depot/E.1" not in found.unread
    assert "ch.depot/E.6" in found.unread
    assert found.pages == (1, 1 + len(found.unread))
    assert found.missing == ["ending.unmasked"]


@pytest.mark.parametrize(
    ("won", "games", "verdict"), [(8, 10, "open"), (70, 100, "inside"), (100, 100, "outside"), (0, 0, "open")]
)
def test_many_games_make_sure(won, games, verdict):
    assert Line("ch.depot", 1, first=games, won_first=won, band=(45, 90)).verdict == verdict


def test_parties_are_told_apart():
    played = [PlayThrough(seats, "a", tries=[attempt("ch.depot", True)]) for seats in (1, 4)]
    assert [line.seats for line in report("depot", played).lines] == [1, 4]


def test_a_campaign_that_did_not_end_is_a_problem():
    played = [PlayThrough(1, "a", problem="stuck"), PlayThrough(1, "b", ending="ending.address")]
    found = report("depot", played)
    assert [one.seed for one in found.problems] == ["a"]
    assert found.endings == {1: {"": 1, "ending.address": 1}}


@pytest.mark.parametrize(("won", "fits"), [(4, False), (5, True), (9, True), (10, False)])
def test_a_share_outside_its_band_does_not_fit(won, fits):
    assert Line("ch.depot", 1, first=10, won_first=won, band=(45, 90)).fits is fits


def test_a_chapter_without_a_band_always_fits():
    assert Line("ch.depot", 1, first=10, won_first=0).fits
