"""What a writer is told: every mistake of a file at once, without patterns, with what would be right."""

import shutil
from pathlib import Path

import pytest

from nocturne.chapters.authoring.checking import Checked, check_pack
from nocturne.chapters.authoring.starting import new_pack
from nocturne.chapters.content import pack as packs
from nocturne.chapters.content.pack import find_pack
from nocturne.kernel.words import words

BOOK = "chapters/depot/chapter.yaml"


@pytest.fixture
def depot(tmp_path: Path) -> Path:
    return Path(shutil.copytree(find_pack("depot"), tmp_path / "depot"))


def change(folder: Path, file: str, *changes: tuple[str, str]) -> Checked:
    path = folder / file
    text = path.read_text("utf-8")
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    path.write_text(text, "utf-8")
    return check_pack(folder)


def told(checked: Checked, lang: str = "en") -> list[str]:
    say = words(lang)
    return [one.sentence(say).replace("\u00a0", " ").replace("\u202f", " ") for one in checked.findings]


def test_all_mistakes_of_a_file_are_told_at_once(depot):
    # Given three mistakes in one file, when it is checked, then each is told with its own line.
    checked = change(
        depot,
        BOOK,
        ("objective:", "objectve:"),
        ("skill: persuasion", "skill: persuading"),
        ("{xp: 3}", "{xp: three}"),
    )
    codes = [finding.code for finding in checked.findings]
    assert codes == ["L102", "L102", "L102"]
    assert len({finding.line for finding in checked.findings}) == 3
    assert "Did you mean “objective”?" in told(checked)[0]
    assert "Did you mean “persuasion”?" in told(checked)[1]
    assert "should be a whole number" in told(checked)[2]


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("first: E.1", "first: Page1", "“E.<name>” for an event"),
        ("at: H4", "at: h4", "a capital letter for the column"),
        ("id: ch.depot", "id: Ch.Depot", "small letters, digits and “_”"),
        ('"4+"', '"4 or more"', "an open end such as “4+”"),
        ("  E.1:", "  Intro:", "“E.<name>” for an event"),
    ],
)
def test_no_pattern_is_shown(depot, old, new, says):
    for lang in ("en", "fr"):
        sentences = told(check_pack(depot) if lang == "fr" else change(depot, BOOK, (old, new)), lang)
        assert sentences
        assert not any("[a-z" in one or "\\." in one for one in sentences), sentences
        if lang == "en":
            assert any(says in one for one in sentences), sentences


def test_numbers_beyond_their_limits_name_the_limit(depot):
    assert "too large; the most is 20" in told(change(depot, BOOK, ("difficulty: 4", "difficulty: 40")))[0]


def test_a_block_around_everything_is_named(depot):
    path = depot / "npcs" / "profiles.yaml"
    text = path.read_text("utf-8")
    path.write_text("profiles:\n" + "".join(f"  {line}\n" for line in text.splitlines()), "utf-8")
    (sentence,) = told(check_pack(depot))
    assert "“profiles:” is one level too many" in sentence
    path.write_text(text, "utf-8")
    tile = depot / "tiles" / "depot.yaml"
    lines = tile.read_text("utf-8").splitlines()
    tile.write_text("tile:\n" + "".join(f"  {line}\n" for line in lines), "utf-8")
    (sentence,) = told(check_pack(depot))
    assert "“tile:” is one level too many" in sentence


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ([('"2-3"', '"3"')], "no result for 2: after “0-1” comes “3”"),
        ([('"2-3"', '"1-3"')], "1 stands in two results, “0-1” and “1-3”"),
        ([('"2-3"', '"3-2"')], "the first number is the higher one"),
        ([('"4+"', '"4"')], "no result for 5+"),
        ([('"0-1"', '"1"')], "no result for 0: the first is “1”"),
    ],
)
def test_a_gap_between_results_names_the_number(depot, changes, says):
    assert any(says in one for one in told(change(depot, BOOK, *changes)))


def test_two_pieces_on_a_hex_are_both_named(depot):
    checked = change(depot, BOOK, ("{type: action, n: 1, at: H4", "{type: action, n: 1, at: G2"))
    assert "On G2 stand “action 1” and “investigation 1”, which cannot stand together." in told(checked)


@pytest.mark.parametrize("kind", ["human", "boss"])
def test_a_special_without_a_card_is_named(tmp_path, monkeypatch, kind):
    new_pack("harbour", tmp_path)
    monkeypatch.setenv("NOCTURNE_PACKS", str(tmp_path))
    folder = tmp_path / "harbour"
    special = '{text: {fr: "Un coup.", en: "A blow."}, bonus: 1}'
    text = (folder / "npcs" / "profiles.yaml").read_text("utf-8")
    boss = f"""
npc.harbour_boss:
  name: {{fr: "Le maître", en: "The master"}}
  type: {kind}
  deck: harbour_blows
  attitude: neutral
  movement: 3
  values: {{initiative: 2, attack: 1, resistance: 0, damage: 4}}
  specials: [{special}, {special}]
"""
    (folder / "npcs" / "profiles.yaml").write_text(text + boss, "utf-8")
    (folder / "npcs" / "decks.yaml").write_text(
        "harbour_blows:\n"
        '  blow.one: {name: {fr: "Un", en: "One"}, kind: attack}\n'
        '  blow.two: {name: {fr: "Deux", en: "Two"}, kind: special1}\n',
        "utf-8",
    )
    said = [one for one in told(check_pack(folder)) if "Special attack" in one]
    assert said == [
        "Special attack 2 of “npc.harbour_boss” is never used: no card of kind special2 is in the deck "
        "“harbour_blows” or among its own cards."
    ]


def test_a_file_that_is_too_large_is_named_with_its_size(depot, monkeypatch):
    (depot / "chapters" / "depot" / "pages_long.yaml").write_text("# " + "x" * (3 << 20), "utf-8")
    (sentence,) = told(check_pack(depot))
    assert "3,073 kB" in sentence
    assert check_pack(depot).findings[0].file.endswith("pages_long.yaml")
    monkeypatch.setattr(packs, "MOST_TOTAL", 1 << 20)
    (sentence,) = told(check_pack(depot))
    assert "Its largest file is chapters/depot/pages_long.yaml, with 3,073 kB." in sentence
