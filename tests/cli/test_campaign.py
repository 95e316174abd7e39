"""``nocturne campaign``: whole campaigns played by bots, told as a table, as JSON and in a document."""

import json


def test_it_tells_how_each_chapter_went(nocturne):
    ran = nocturne("campaign", "depot", "--games", "2", "--seats", "1,2")
    assert ran.status == 0
    assert "The Canal Depot" in ran.out
    assert "Every campaign came to its end." in ran.out


def test_it_speaks_french(nocturne):
    ran = nocturne("campaign", "depot", "--games", "1", "--seats", "1", "--lang", "fr")
    assert "Toutes les campagnes sont allées jusqu’au bout." in ran.out


def test_programs_get_json(nocturne):
    ran = nocturne("campaign", "depot", "--games", "2", "--seats", "2", "--json")
    told = json.loads(ran.out)
    assert told["campaigns"] == {"2": 2}
    line = told["lines"][0]
    assert line["chapter"] == "ch.depot"
    assert line["first"] == 2
    assert line["share"] == 50.0 * line["won_first"]


def test_the_report_goes_between_the_marks_of_a_document(nocturne, tmp_path):
    file = tmp_path / "campaign.md"
    file.write_text("before\n<!-- campaign: begin -->\nold\n<!-- campaign: end -->\nafter\n", "utf-8")
    assert nocturne("campaign", "depot", "--games", "1", "--seats", "1", "--into", str(file)).status == 0
    text = file.read_text("utf-8")
    assert text.startswith("before\n")
    assert text.endswith("after\n")
    assert "old" not in text
    assert f"`nocturne campaign depot --games 1 --seats 1 --into {file}`" in text


def test_a_document_without_marks_is_refused(nocturne, tmp_path):
    file = tmp_path / "campaign.md"
    file.write_text("nothing\n", "utf-8")
    ran = nocturne("campaign", "depot", "--games", "1", "--seats", "1", "--into", str(file))
    assert ran.status == 2
    assert "<!-- campaign: begin -->" in ran.err
    assert file.read_text("utf-8") == "nothing\n"


def test_a_party_that_cannot_sit_down_is_refused(nocturne):
    ran = nocturne("campaign", "depot", "--seats", "5")
    assert ran.status == 2
    assert "5" in ran.err
