"""How much is written, and whether its signs are those of its language."""

import json
from pathlib import Path

import pytest

from nocturne.chapters.authoring.checking import check_pack
from nocturne.chapters.authoring.starting import new_pack
from nocturne.chapters.authoring.wording import words_in
from nocturne.cli import main

pytestmark = pytest.mark.usefixtures("english")


def test_words_are_counted_as_people_count_them():
    assert words_in("« L'eau est peut-être noire. » 23 h 40 ;") == 7
    assert words_in("Don't ring.") == 2


def test_the_command_counts_by_chapter_and_language(capsys):
    assert main(["chapters", "words", "depot", "--json"]) == 0
    chapter, rest = json.loads(capsys.readouterr().out)
    assert chapter["chapter"] == "ch.depot"
    assert chapter["pages"] == 18
    assert chapter["fr"] > 100
    assert rest["chapter"] == ""
    assert main(["chapters", "words", "depot"]) == 0
    out = capsys.readouterr().out
    assert "The Canal Depot" in out
    assert f"{chapter['en']:,}" in out


@pytest.mark.parametrize(
    ("french", "codes"),
    [
        ("« Bonsoir », dit-il ; puis rien !", {"L125"}),
        ("«\u00a0Bonsoir\u00a0», dit-il\u202f; à 23:40\u00a0: rien\u202f!", set()),
        ("«Bonsoir», dit-il.", {"L124"}),
        ("Bonsoir! dit-il.", {"L124"}),
        ('Il dit "bonsoir", puis rien.', {"L124"}),
        ("«\u00a0Il a dit “bonsoir”.\u00a0»", set()),
    ],
)
def test_french_signs_have_their_spaces(tmp_path: Path, french, codes):
    new_pack("harbour", tmp_path)
    for path in (tmp_path / "harbour").rglob("*.yaml"):
        text = path.read_text("utf-8").replace(" ?", "").replace("« ", "").replace(" »", "")
        path.write_text(text.replace(" !", "").replace(" ;", "").replace(" :", ""), "utf-8")
    path = tmp_path / "harbour" / "chapters" / "first" / "chapter.yaml"
    text = path.read_text("utf-8")
    old = 'fr: "La lanterne tombe la première."'
    assert old in text
    path.write_text(text.replace(old, f"fr: {json.dumps(french, ensure_ascii=False)}"), "utf-8")
    found = {finding.code for finding in check_pack(tmp_path / "harbour").findings}
    assert {code for code in found if code in ("L124", "L125", "L126")} == codes
