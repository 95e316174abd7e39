"""The odds of tests, compared with counting every roll; the pictures of pages and tiles."""

import json
from itertools import combinations, product
from pathlib import Path
from xml.etree import ElementTree

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from nocturne.chapters.authoring.chances import pack_odds, with_reroll
from nocturne.chapters.authoring.page_picture import page_picture
from nocturne.chapters.authoring.svg import Picture
from nocturne.chapters.authoring.tile_picture import centre, tile_picture
from nocturne.chapters.authoring.walking import Pack
from nocturne.chapters.components.dice import SUCCESSES, Dice, Pool, odds
from nocturne.chapters.components.hexes import hex_of
from nocturne.chapters.content.pack import content, find_pack
from nocturne.cli import main

pytestmark = pytest.mark.usefixtures("english")

SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture(scope="module")
def depot() -> Pack:
    return Pack(find_pack("depot"), content("depot"))


# -- odds

SMALL = Dice(black=("blank", "ankh", "ankh", "double"), red=("skull", "blank", "ankh"))


def by_counting(dice: Dice, pool: Pool, automatic: int, difficulty: int) -> float:
    """Every first roll, then the best of every choice of at most three black dice to roll again."""
    won = 0.0
    for black in product(dice.black, repeat=pool.black):
        for red in product(dice.red, repeat=pool.red):
            have = automatic + sum(SUCCESSES[face] for face in (*black, *red))
            best = float(have >= difficulty)
            for count in range(1, min(3, pool.black) + 1):
                for again in combinations(range(pool.black), count):
                    kept = have - sum(SUCCESSES[black[i]] for i in again)
                    rolls = list(product(dice.black, repeat=count))
                    good = sum(kept + sum(SUCCESSES[f] for f in roll) >= difficulty for roll in rolls)
                    best = max(best, good / len(rolls)) if have < difficulty else best
            won += best / len(dice.black) ** pool.black / len(dice.red) ** pool.red
    return won


@settings(deadline=None, max_examples=30)
@given(st.integers(0, 4), st.integers(0, 2), st.integers(0, 2), st.integers(1, 7))
@pytest.mark.slow
def test_willpower_counts_as_rolling_shows(black, red, automatic, difficulty):
    pool = Pool(black, red)
    if pool.fails:
        assert with_reroll(SMALL, pool, automatic, difficulty) == 0
        return
    exact = with_reroll(SMALL, pool, automatic, difficulty)
    assert exact == pytest.approx(by_counting(SMALL, pool, automatic, difficulty))
    assert exact >= odds(SMALL, pool, automatic, difficulty) - 1e-12


def test_every_test_of_the_example_is_told_for_everybody_who_may_face_it(depot):
    found = {(one.page, one.option): one for one in pack_odds(depot)}
    assert set(found) == {("D.odile.1", 0), ("IN.1", -1)}
    talk = found["D.odile.1", 0]
    assert (talk.attr, talk.skill, talk.difficulty) == ("social", "persuasion", 4)
    playable = {ident for ident, one in depot.content.characters.items() if one.attributes}
    assert set(talk.chances) == playable
    search = found["IN.1", -1]
    for chance in search.chances.values():
        assert sum(chance.steps.values()) == pytest.approx(1.0)
    assert talk.chances["nico"].success > talk.chances["aren"].success


def test_hunger_and_flaws_count(depot):
    calm = next(one for one in pack_odds(depot, hunger=1) if one.page == "D.odile.1").chances
    hungry = next(one for one in pack_odds(depot, hunger=4) if one.page == "D.odile.1").chances
    assert (calm["nico"].black, calm["nico"].red) == (2, 1)
    assert (hungry["nico"].black, hungry["nico"].red) == (0, 4)
    # Harold's flaw takes both his dice from a social test when he is that hungry.
    assert (calm["harold"].black, calm["harold"].red) == (1, 1)
    assert (hungry["harold"].black, hungry["harold"].red, hungry["harold"].success) == (0, 0, 0.0)


def test_a_condition_keeps_those_out_who_can_never_fit():
    pack = Pack(find_pack("black_water"), content("black_water"))
    for one in pack_odds(pack):
        chapter = pack.content.chapters[one.chapter]
        if chapter.character is not None:
            assert set(one.chances) == {chapter.character}


def test_the_command_tells_odds(capsys):
    assert main(["chapters", "odds", "depot"]) == 0
    out = capsys.readouterr().out
    assert "D.odile.1 (1)" in out
    assert "4+" in out
    assert main(["chapters", "odds", "depot", "--json", "--hunger", "3"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told[0]["chances"]["nico"]["red"] == 3


# -- pictures


def drawn(picture: Picture) -> ElementTree.Element:
    return ElementTree.fromstring(picture.written())


def test_every_page_is_drawn_once_and_every_way(depot):
    chapter = depot.content.chapters["ch.depot"]
    picture = drawn(page_picture(depot, chapter, "en"))
    names = [one.text for one in picture.iter(f"{SVG}text")]
    for page in chapter.pages:
        assert names.count(page) == 1
    assert sum(one.get("class", "").startswith("node") for one in picture.iter(f"{SVG}rect")) == 18
    ways = [one for one in picture.iter(f"{SVG}path") if "way" in one.get("class", "")]
    assert len(ways) >= 18


def test_pages_do_not_cover_each_other():
    pack = Pack(find_pack("black_water"), content("black_water"))
    for chapter in pack.chapters():
        picture = drawn(page_picture(pack, chapter, "fr"))
        boxes = [
            (float(one.get("x", 0)), float(one.get("y", 0)), float(one.get("height", 0)))
            for one in picture.iter(f"{SVG}rect")
            if one.get("class", "").startswith("node")
        ]
        for i, (x, y, high) in enumerate(boxes):
            assert not any(x == x2 and abs(y - y2) < high for x2, y2, _ in boxes[i + 1 :]), chapter.id


def test_a_tile_shows_its_hexes_walls_tokens_and_people(depot):
    chapter = depot.content.chapters["ch.depot"]
    tile = depot.content.tiles[chapter.tile]
    picture = drawn(tile_picture(depot.content, tile, chapter, "fr"))
    kinds = [one.get("class", "") for one in picture.iter()]
    assert kinds.count("hex") == sum(row.count(".") for row in tile.rows)
    assert kinds.count("solid") == sum(row.count("#") for row in tile.rows)
    assert kinds.count("wall") == len(tile.walls)
    assert kinds.count("start") == len(chapter.start)
    assert kinds.count("investigation") == kinds.count("action") == 1
    assert "neutral prey" in kinds
    names = [one.text for one in picture.iter(f"{SVG}text")]
    assert "A1" in names
    assert "odile" in names


def test_walls_stand_between_their_hexes(depot):
    tile = depot.content.tiles["tile.depot"]
    picture = drawn(tile_picture(depot.content, tile, None, "en"))
    walls = [one for one in picture.iter(f"{SVG}line") if one.get("class") == "wall"]
    for line, (a, b) in zip(walls, tile.walls, strict=True):
        middle = [
            (float(line.get(f"{axis}1", 0)) + float(line.get(f"{axis}2", 0))) / 2 for axis in ("x", "y")
        ]
        between = [(p + q) / 2 for p, q in zip(centre(hex_of(a)), centre(hex_of(b)), strict=True)]
        assert middle == pytest.approx(between, abs=0.2)


def test_texts_cannot_break_out_of_a_picture():
    picture = Picture("</title><script>alert(1)</script>")
    picture.text(1, 2, "<b>&\"'")
    picture.add("rect", title="</rect>", class_='"><script/>')
    root = drawn(picture)
    assert not list(root.iter(f"{SVG}script"))


def test_the_command_draws_everything_for_light_and_dark(tmp_path: Path, capsys):
    out = tmp_path / "pictures"
    assert main(["chapters", "map", "depot", "--out", str(out)]) == 0
    assert {file.name for file in out.iterdir()} == {"index.html", "ch.depot-pages.svg", "ch.depot-tile.svg"}
    index = (out / "index.html").read_text("utf-8")
    assert "prefers-color-scheme: dark" in index
    assert 'src="ch.depot-tile.svg"' in index
    for file in out.glob("*.svg"):
        assert "prefers-color-scheme: dark" in file.read_text("utf-8")
    assert "2 pictures" in capsys.readouterr().out
