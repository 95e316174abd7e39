"""The checker of content: a good pack passes, and a pack with one defect is refused for that defect, with its
code, file, line and page, and a sentence and a remedy in both languages."""

import json
import re
import shutil
from pathlib import Path
from typing import NamedTuple

import pytest

from nocturne.chapters.authoring.checking import Checked, check_pack, pack_folders
from nocturne.chapters.authoring.findings import SEVERITIES, Finding
from nocturne.chapters.authoring.graph import Booklet
from nocturne.chapters.authoring.starting import new_pack
from nocturne.chapters.authoring.tallies import tally
from nocturne.chapters.authoring.walking import Pack
from nocturne.chapters.content.pack import find_pack
from nocturne.cli import main
from nocturne.kernel.errors import BadFile, NocturneError
from nocturne.kernel.words import LANGUAGES, words

pytestmark = pytest.mark.usefixtures("english")

DEPOT = find_pack("depot")
BOOK, TILE, FOLK = "chapters/depot/chapter.yaml", "tiles/depot.yaml", "npcs/profiles.yaml"


@pytest.fixture
def depot(tmp_path: Path) -> Path:
    """A copy of the example pack to break."""
    return Path(shutil.copytree(DEPOT, tmp_path / "depot"))


class Defect(NamedTuple):
    """One change to a good pack. ``line`` is a piece of the line that must be named; ``says`` pieces of the
    English and the French sentence."""

    code: str
    file: str
    old: str
    new: str
    line: str
    page: str
    says: tuple[str, str]


FIVE = ("G2", "C1", "E2", "F2", "D5")

DEFECTS = [
    Defect(
        "L101", BOOK, 'title: {fr: "Le', 'title: {fr: "Le"', "title:", "", ("bracket", "crochet|accolade")
    ),
    Defect("L101", BOOK, "first: E.1", "first: &x E.1", "first:", "", ("anchor|alias", "ancre|alias")),
    Defect("L101", BOOK, "first: E.1", "first: !!python/object E.1", "first:", "", ("tag", "étiquettes")),
    Defect("L102", BOOK, "first: E.1\n", "frist: E.1\n", "frist", "", ("first", "first")),
    Defect("L102", FOLK, "attitude: neutral", "attitude: grumpy", "grumpy", "", ("neutral", "neutral")),
    Defect(
        "L103",
        BOOK,
        "{effect_card: eff.debt_odile}",
        "{effect_card: eff.debt_odil}",
        "eff.debt_odil}",
        "D.odile.6",
        ("Did you mean “eff.debt_odile”", "Vouliez-vous écrire « eff.debt_odile »"),
    ),
    Defect("L105", BOOK, "  D.odile.3:\n", "  D.odile.2:\n", "D.odile.2:\n", "", ("twice", "deux fois")),
    Defect("L106", "pack.yaml", "uses: [core]", "uses: [cores]", "uses:", "", ("cores", "cores")),
    Defect("L106", "pack.yaml", "id: depot", "id: depots", "id: depots", "", ("folder", "dossier")),
    Defect(
        "L108",
        BOOK,
        "{status: 1}",
        "{status: 1, xp: 1}",
        "{status: 1, xp",
        "D.odile.6",
        ("exactly one thing", "exactement une chose"),
    ),
    Defect(
        "L108", BOOK, "{status: 1}", "{again: move}", "{again", "D.odile.6", ("on a page", "sur une page")
    ),
    Defect(
        "L109",
        BOOK,
        "if: {success_tokens: 3}",
        "if: {}",
        "if: {}",
        "D.odile.5",
        ("asks for nothing", "ne demande rien"),
    ),
    Defect(
        "L110",
        FOLK,
        "initiative: {1: 2, 2: 2, 3: 3, 4: 3}",
        "initiative: 9",
        "initiative: 9",
        "",
        ("0 to 6", "0 à 6"),
    ),
    Defect(
        "L111", BOOK, "type: animal, prey", "prey", "id: rat", "", ("name and a type", "un nom et un type")
    ),
    Defect(
        "L120",
        BOOK,
        'fr: "« Alors dites-le. Qui vide ces caisses ? »", ',
        "",
        'en: "\\"Then say it',
        "D.odile.5",
        ("fr", "fr"),
    ),
    Defect(
        "L120",
        BOOK,
        'en: "A local thief."',
        'en: "  "',
        "Un voleur",
        "D.odile.5",
        ("empty in English", "vide en anglais"),
    ),
    Defect(
        "L121",
        BOOK,
        'en: "The lids were nailed twice."',
        'en: "Les couvercles ont été cloués deux fois."',
        "Les couvercles",
        "IN.1.b",
        ("same in both", "même dans les deux"),
    ),
    Defect(
        "L122",
        BOOK,
        'en: "Dawn whitens the windows. You must run."',
        'en: "Dawn."',
        "blanchit",
        "E.5",
        ("5 in English", "5 en anglais"),
    ),
    Defect(
        "L124",
        BOOK,
        "Qui vide ces caisses ? »",
        "Qui vide ces caisses? »",
        "Qui vide",
        "D.odile.5",
        ("“s\\?” lacks a space", "« s\\? » n’a pas d’espace"),
    ),
    Defect(
        "L126",
        BOOK,
        'en: "A local thief."',
        'en: "A “local” thief."',
        "local",
        "D.odile.5",
        ("other quotation marks", "d’autres guillemets"),
    ),
    Defect(
        "L123", BOOK, 'en: "The hook gleams."', 'en: "TODO"', "TODO", "E.4", ("note to yourself", "note à")
    ),
    Defect(
        "L201",
        BOOK,
        "goto: D.odile.4",
        "goto: D.odile.9",
        "D.odile.9",
        "D.odile.1",
        ("no page called", "de page du nom"),
    ),
    Defect(
        "L202",
        BOOK,
        "goto: D.odile.6",
        "goto: D.odile.3",
        "  D.odile.6:",
        "D.odile.6",
        ("Nothing leads", "Rien ne mène"),
    ),
    Defect(
        "L203",
        BOOK,
        "goto: D.odile.2\n",
        "goto: D.odile.2\n    end: dialogue\n",
        "  D.odile.4:",
        "D.odile.4",
        ("exactly one way on", "exactement une suite"),
    ),
    Defect(
        "L203", BOOK, "    end: chapter_failure\n", "", "  E.5:", "E.5", ("exactly one", "exactement une")
    ),
    Defect(
        "L204",
        BOOK,
        "    effects: [{success_tokens: 1}]\n    end: dialogue",
        "    goto: D.odile.4",
        "    goto: D.odile.4",
        "D.odile.2",
        ("for ever", "sans fin"),
    ),
    Defect(
        "L205",
        BOOK,
        "    effects: [{clue: 1}, {success_tokens: 2}, {item: item.ledger_page}]\n    end: resume",
        "    effects: [{clue: 1}, {success_tokens: 2}]\n"
        "    test: {attr: mental, skill: occult, difficulty: 2, success: IN.1.z, failure: IN.1.y}\n"
        '  IN.1.z:\n    text: {fr: "Encore une fois.", en: "Once more."}\n'
        "    goto: IN.1.y",
        "  IN.1.y:",
        "IN.1.y",
        ("no end can be", "aucune fin"),
    ),
    Defect(
        "L206",
        BOOK,
        "success: D.odile.2, failure: D.odile.3",
        "success: D.odile.2",
        "success: D.odile.2",
        "D.odile.1",
        ("failure", "failure"),
    ),
    Defect("L207", BOOK, '"2-3"', '"3"', '"3"', "IN.1", ("no result for 2", "pas de résultat pour 2")),
    Defect("L207", BOOK, '"4+"', '"4"', '"4"', "IN.1", ("open", "ouvert")),
    Defect(
        "L208",
        BOOK,
        'en: "Leap."}, goto',
        'en: "Leap."}, if: {boons: 1}, goto',
        "  choices:",
        "E.2",
        ("stuck", "bloqués"),
    ),
    Defect(
        "L209",
        BOOK,
        "if: {clue: 1}, goto: E.3}",
        "if: {clue: 1}, goto: E.4}",
        "hourglass",
        "E.2",
        ("hourglass", "sablier"),
    ),
    Defect("L210", BOOK, "end: chapter_success", "end: resume", "pages:", "", ("cannot be won", "gagné")),
    Defect(
        "L211", BOOK, "{enemies: [marek], win: E.6}", "{enemies: [marek]}", "[marek]}", "E.4", ("win", "win")
    ),
    Defect(
        "L212",
        BOOK,
        "success: D.odile.2, failure: D.odile.3",
        "success: D.odile.3, failure: D.odile.3",
        "failure: D.odile.3",
        "D.odile.1",
        ("both lead", "tous deux"),
    ),
    Defect(
        "L213",
        BOOK,
        "if: {success_tokens: 3}\n        goto: D.odile.6",
        "if: {success_tokens: 3}",
        "Marek, pour nourrir",
        "D.odile.5",
        ("either", "soit"),
    ),
    Defect(
        "L213",
        BOOK,
        'en: "Leap."}, goto',
        'en: "Leap."}, locked: hidden, goto',
        "locked: hidden",
        "E.2",
        ("has no “if”", "n’a pas de"),
    ),
    Defect(
        "L216",
        BOOK,
        'rien ne sent le poisson.", en: "It does not hold: nothing smells of fish."}\n    end: resume',
        'rien ne sent.", en: "It does not hold."}\n    end: dialogue',
        "end: dialogue",
        "IN.1.x",
        ("no dialogue", "aucun dialogue"),
    ),
    Defect(
        "L250",
        BOOK,
        "if: {success_tokens: 3}",
        "if: {flag: debt_paid}",
        "debt_paid",
        "D.odile.5",
        ("no effect sets it", "aucun effet ne le pose"),
    ),
    Defect(
        "L251",
        BOOK,
        "{status: 1}",
        "{flag: seen_twice}",
        "seen_twice",
        "D.odile.6",
        ("nothing asks", "rien ne le demande"),
    ),
    Defect(
        "L252",
        BOOK,
        "effects: [{clue: 1}, ",
        "effects: [",
        "if: {clue: 1}",
        "D.odile.1",
        ("no page of this chapter gives", "aucune page de ce chapitre"),
    ),
    Defect(
        "L254",
        BOOK,
        "{item: item.ledger_page}",
        "{lose_item: item.ledger_page}",
        "{lose_item",
        "IN.1.y",
        ("nobody gives or sells", "personne ne le donne"),
    ),
    Defect(
        "L255",
        "cards/items.yaml",
        "item.ledger_page:",
        "item.lamp:\n  name: {fr: Lampe, en: Lamp}\nitem.ledger_page:",
        "item.lamp",
        "",
        ("Nobody gives", "Personne ne donne"),
    ),
    Defect(
        "L257",
        BOOK,
        ", {effect_card: eff.debt_odile}",
        "",
        "eff.debt_odile:",
        "",
        ("effect card", "carte Effet"),
    ),
    Defect(
        "L258",
        BOOK,
        "      - place: {npc: marek, at: H3, facing: SW}\n",
        "",
        "id: marek",
        "",
        ("never comes", "n’arrive jamais"),
    ),
    Defect("L259", BOOK, "{stop_tracker: dawn}", "{stop_tracker: dusk}", "dusk", "E.6", ("dusk", "dusk")),
    Defect("L261", BOOK, "    repeatable: true\n", "", "", "D.odile.5", ("at most 4", "au plus 4")),
    Defect(
        "L262",
        "campaign.yaml",
        "order: [ch.depot]",
        "order: [ch.depot]\nxp_band: [5, 9]",
        "conclusion:",
        "",
        ("5 to 9", "5 à 9"),
    ),
    Defect("L271", BOOK, "\n  ending: ending.address", "", "ending.address:", "", ("ending", "la fin")),
    Defect("L273", "tiles/depot.yaml", "", "", "id: tile.spare", "", ("No chapter uses", "Aucun chapitre")),
    Defect("L301", BOOK, "at: C3}", "at: D3}", "at: D3}", "", ("D3 is not a hex", "D3 n’est pas un hex")),
    Defect(
        "L302",
        BOOK,
        "at: C5, facing: NW",
        "at: E4, facing: NW",
        "id: rat",
        "",
        ("On E4 stand “rat” and “odile”", "Sur E4 .* « rat » et « odile »"),
    ),
    Defect(
        "L303",
        TILE,
        '"........"       # row 4',
        '"#######."       # row 4',
        "G2",
        "",
        ("reached", "accessible"),
    ),
    Defect("L304", BOOK, "start: [A4, B4, A5, B5]", "start: [A4, B4, A5]", "start:", "", ("4", "4")),
    Defect("L305", FOLK, "attitude: neutral", "attitude: aggressive", "id: odile", "", ("sees", "voit")),
    Defect("L306", TILE, "exits: [H1, A5]", "exits: []", "id: rat", "", ("exit", "sortie")),
    Defect(
        "L307",
        FOLK,
        "{1: 2, 2: 2, 3: 3, 4: 3}",
        "{1: 2, 2: 2}",
        "initiative: {1: 2, 2: 2}",
        "",
        ("each of 1, 2, 3 and 4", "chacun de 1, 2, 3 et 4"),
    ),
    Defect("L309", TILE, "[C1, D1]", "[C1, E1]", "[C1, E1]", "", ("neighbouring", "voisins")),
    Defect("L310", BOOK, "page: IN.1}", "page: E.2}", "page: E.2}", "", ("begins with", "commence par")),
    Defect(
        "L311",
        BOOK,
        "- {type: investigation, n: 1, at: G2, page: IN.1}",
        "\n    ".join(
            f"- {{type: investigation, n: {n}, at: {at}, page: IN.1}}"
            for n, at in zip((1, 2, 3, 4, 4), FIVE, strict=True)
        ),
        "tokens:",
        "",
        ("5 investigation tokens; the box holds 4", "5 jetons investigation.; la boîte en contient 4"),
    ),
]


def seed(folder: Path, defect: Defect) -> str:
    """Put a defect into a pack; gives the file in which it must be found."""
    if defect.code == "L273":
        text = (folder / TILE).read_text("utf-8").replace("tile.depot", "tile.spare")
        (folder / "tiles" / "spare.yaml").write_text(text, "utf-8")
        return "tiles/spare.yaml"
    path = folder / defect.file
    text = path.read_text("utf-8")
    assert defect.old in text, defect.old
    path.write_text(text.replace(defect.old, defect.new, 1), "utf-8")
    if defect.code == "L261":
        whole = path.read_text("utf-8").replace("success_tokens: 3}", "success_tokens: 9}", 1)
        path.write_text(whole, "utf-8")
    needle = defect.line.strip()
    if needle and needle not in path.read_text("utf-8"):
        return next(
            str(p.relative_to(folder)) for p in folder.rglob("*.yaml") if needle in p.read_text("utf-8")
        )
    return defect.file


def the_one(checked: Checked, code: str) -> Finding:
    found = [finding for finding in checked.findings if finding.code == code]
    assert found, [(finding.code, finding.message, finding.args) for finding in checked.findings]
    return found[0]


@pytest.mark.parametrize("defect", DEFECTS, ids=[f"{d.code}-{i}" for i, d in enumerate(DEFECTS)])
def test_a_defect_is_found_with_its_code_place_and_remedy(depot, defect):
    # Given a good pack with one defect of a kind,
    file = seed(depot, defect)
    # when it is checked,
    checked = check_pack(depot)
    # then the finding has its code, file, line and page, and speaks both languages.
    finding = the_one(checked, defect.code)
    assert finding.file == str(depot / file)
    line = (depot / file).read_text("utf-8").splitlines()[finding.line - 1]
    if defect.line and defect.code != "L207":
        wanted = [
            i
            for i, text in enumerate((depot / file).read_text("utf-8").splitlines(True), start=1)
            if defect.line in text
        ]
        assert any(abs(finding.line - one) <= 2 for one in wanted), (finding.line, line, wanted)
    assert finding.page == defect.page
    for lang, wanted_words in zip(("en", "fr"), defect.says, strict=True):
        said = finding.sentence(words(lang)).replace("\u00a0", " ").replace("\u202f", " ")
        assert re.search(wanted_words, said), said
        assert "⟦" not in said + finding.remedy(words(lang))
        assert not said.startswith(finding.file)
    assert checked.refused == (SEVERITIES[defect.code] == "error")


def test_at_least_two_dozen_kinds_of_defect_are_seeded():
    assert len({defect.code for defect in DEFECTS}) >= 40


@pytest.mark.parametrize("name", ["core", "depot"])
def test_the_packs_that_come_with_the_game_have_no_errors(name):
    checked = check_pack(find_pack(name))
    assert [f for f in checked.findings if f.severity == "error"] == []


@pytest.mark.slow
def test_the_campaign_has_no_error_and_no_warning_that_is_not_explained():
    checked = check_pack(find_pack("black_water"))
    assert [f for f in checked.findings if f.severity == "error"] == []
    assert [one.sentence(words("en")) for one in checked.findings if one.severity == "warning"] == []
    accepted = {one.code for one in checked.findings if one.accepted}
    assert accepted == {"L218", "L311"}
    assert "L125" not in {one.code for one in checked.findings}  # its French is written with no-break spaces
    campaign = checked.content.campaign if checked.content is not None else None
    assert campaign is not None
    assert campaign.kept_flags == ()  # every flag that is set is asked for


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_code_has_a_remedy(lang):
    say = words(lang)
    for code in SEVERITIES:
        assert say.has(f"chapters-remedy-{code.lower()}"), code


def test_what_a_page_puts_out_of_reach_is_told(depot):
    # Given a token that a page puts behind walls, into a corner nobody can walk to,
    tile = depot / TILE
    text = tile.read_text("utf-8").replace("  - [C1, D1]\n", "  - [C1, D1]\n  - [A1, B1]\n  - [A1, A2]\n")
    tile.write_text(text, "utf-8")
    book = depot / BOOK
    put = "effects: [{clue: 1}, {terrain: {type: action, n: 2, at: A1, page: E.2}}, "
    book.write_text(book.read_text("utf-8").replace("effects: [{clue: 1}, ", put), "utf-8")
    # when the pack is checked, then it is told with the page.
    finding = the_one(check_pack(depot), "L303")
    assert (finding.page, finding.args["hex"]) == ("IN.1.y", "A1")


def test_who_only_talks_stands_in_the_way(depot):
    # Given one gap that leads from the start to the other half of the tile,
    tile, book = depot / TILE, depot / BOOK
    text = tile.read_text("utf-8").replace("  - [C1, D1]\n", "")
    for row in (1, 5):
        text = text.replace(f'"........"       # row {row}', '"...#...."')
    tile.write_text(text, "utf-8")
    assert "L303" not in {finding.code for finding in check_pack(depot).findings}
    # when somebody sits in the gap who can neither be fought nor frightened away,
    text = book.read_text("utf-8")
    sitter = '{id: sitter, name: {fr: "Le veilleur", en: "The watchman"}, type: human, at: D4, facing: SW}'
    book.write_text(text.replace("    - {id: odile,", f"    - {sitter}\n    - {{id: odile,", 1), "utf-8")
    # then what lies behind cannot be reached; Odile beside the gap could not be fought, either.
    beyond = {finding.args["hex"] for finding in check_pack(depot).findings if finding.code == "L303"}
    assert beyond == {"G2", "H4", "E4"}


def test_all_files_are_looked_at_not_only_the_first_broken_one(depot):
    for file in (TILE, FOLK, BOOK):
        (depot / file).write_text("nonsense: true\n", "utf-8")
    checked = check_pack(depot)
    assert {Path(f.file).name for f in checked.findings} == {"depot.yaml", "profiles.yaml", "chapter.yaml"}


def test_a_kept_flag_is_no_waste(depot):
    path = depot / BOOK
    path.write_text(path.read_text("utf-8").replace("{status: 1}", "{flag: seen_twice}"), "utf-8")
    assert "L251" in {finding.code for finding in check_pack(depot).findings}
    campaign = depot / "campaign.yaml"
    campaign.write_text(campaign.read_text("utf-8") + "kept_flags: [seen_twice]\n", "utf-8")
    assert "L251" not in {finding.code for finding in check_pack(depot).findings}


# -- the graph and its bounds


def test_the_graph_knows_where_sequences_begin():
    checked = check_pack(DEPOT)
    assert checked.content is not None
    booklet = Booklet(Pack(DEPOT, checked.content), checked.content.chapters["ch.depot"])
    assert set(booklet.entries) == {"E.1", "D.odile.1", "IN.1", "E.2", "E.5", "E.6"}
    assert booklet.reached == set(checked.content.chapters["ch.depot"].pages)
    assert booklet.talks == {"D.odile.1"}


def test_the_bounds_of_the_worked_example():
    checked = check_pack(DEPOT)
    assert checked.content is not None
    found = tally(Pack(DEPOT, checked.content), checked.content.chapters["ch.depot"])
    tokens = {
        entry: (b["success_tokens"].least, b["success_tokens"].most) for entry, b in found.entries.items()
    }
    assert tokens["IN.1"] == (0, 3)
    assert tokens["D.odile.1"] == (0, 1)
    assert (found.total["xp"].least, found.total["xp"].most) == (3, 3)
    assert (found.total["boons"].least, found.total["boons"].most) == (0, 1)


# -- the command


def test_the_command_tells_and_refuses(depot, capsys):
    seed(depot, next(one for one in DEFECTS if one.code == "L201"))
    assert main(["chapters", "check", str(depot), "--lang", "en"]) == 1
    out = capsys.readouterr().out
    assert "D.odile.1  error L201" in out
    assert "→ Correct the page’s name, or write that page." in out
    words.cache_clear()
    assert main(["chapters", "check", str(depot), "--lang", "fr"]) == 1
    assert "erreur L201" in capsys.readouterr().out


def test_the_command_writes_json(depot, capsys):
    seed(depot, next(one for one in DEFECTS if one.code == "L201"))
    assert main(["chapters", "check", str(depot), "--json"]) == 1
    (pack,) = json.loads(capsys.readouterr().out)
    found = next(one for one in pack["findings"] if one["code"] == "L201")
    assert found["page"] == "D.odile.1"
    assert set(found["message"]) == set(found["remedy"]) == {"en", "fr"}


def test_a_folder_of_packs_is_checked_pack_by_pack(tmp_path, capsys):
    shutil.copytree(DEPOT, tmp_path / "depot")
    new_pack("harbour", tmp_path)
    assert [folder.name for folder in pack_folders(tmp_path)] == ["depot", "harbour"]
    assert main(["chapters", "check", str(tmp_path), "--lang", "en"]) == 0
    out = capsys.readouterr().out
    assert "depot: one chapter" in out
    assert "harbour: one chapter" in out


def test_what_is_no_pack_is_told(tmp_path):
    with pytest.raises(BadFile, match="neither a pack"):
        pack_folders(tmp_path)
    with pytest.raises(BadFile, match="no such folder"):
        pack_folders(tmp_path / "nowhere")


# -- starting


def test_a_new_pack_is_spotless_and_has_schemas(tmp_path):
    new_pack("harbour", tmp_path)
    checked = check_pack(tmp_path / "harbour")
    assert [f for f in checked.findings if f.severity != "note"] == []
    for file in (tmp_path / "harbour").rglob("*.yaml"):
        modeline = file.read_text("utf-8").splitlines()[0]
        schema = modeline.removeprefix("# yaml-language-server: $schema=")
        assert (file.parent / schema).resolve().is_file(), modeline


def test_a_new_pack_touches_nothing_that_exists(tmp_path):
    (tmp_path / "harbour").mkdir()
    with pytest.raises(NocturneError, match="exists already"):
        new_pack("harbour", tmp_path)
    with pytest.raises(NocturneError, match="already a pack"):
        new_pack("depot", tmp_path)
    for name in ("../out", "Big", "a b", "", "9"):
        with pytest.raises(NocturneError, match="cannot be the name"):
            new_pack(name, tmp_path)
    assert [p.name for p in tmp_path.iterdir()] == ["harbour"]
