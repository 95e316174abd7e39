"""Packs: strict reading, mistakes with file and line, confinement, schemas."""

import json
import re
import shutil
from pathlib import Path

import pytest

from nocturne.chapters.content import pack as packs
from nocturne.chapters.content.effects import ALLOWED, COTERIE, FIGHT, PERSONAL, TILE, VERBS
from nocturne.chapters.content.pack import content, find_pack, load_folder, pack_names
from nocturne.chapters.content.pages import ladder
from nocturne.chapters.content.references import find_mistakes
from nocturne.chapters.content.schema import FILES, schema, write_schemas
from nocturne.cli import main
from nocturne.kernel.errors import BadFile

DEPOT = find_pack("depot")


@pytest.fixture
def depot(tmp_path: Path) -> Path:
    """A copy of the example pack to break."""
    return Path(shutil.copytree(DEPOT, tmp_path / "depot"))


def change(folder: Path, file: str, old: str, new: str) -> None:
    path = folder / file
    text = path.read_text("utf-8")
    assert old in text, old
    path.write_text(text.replace(old, new, 1), "utf-8")


def line_of(folder: Path, file: str, needle: str) -> int:
    lines = (folder / file).read_text("utf-8").splitlines()
    return next(i for i, line in enumerate(lines, start=1) if needle in line)


def mistakes(folder: Path) -> list[BadFile]:
    return find_mistakes(load_folder(folder))


def test_the_packs_that_come_with_the_game_are_sound():
    assert {"core", "depot"} <= set(pack_names())
    for name in ("core", "depot"):
        assert find_mistakes(load_folder(find_pack(name))) == []


def test_a_pack_is_read_once():
    assert content("depot") is content("depot")


@pytest.mark.rule("CHA-CHAR-01", "CHA-CHAR-03")
def test_every_character_has_three_disciplines_and_a_flaw():
    for ident, character in content("core").characters.items():
        assert len(character.flaws) >= 1
        assert len(character.disciplines) == (0 if ident == "gabe" else 3), ident


CLANS = {
    "thomas": ("brujah", {"potence", "celerity", "presence"}, "CHA-CHAR-04"),
    "aren": ("gangrel", {"protean_bestial", "fortitude", "animalism"}, "CHA-CHAR-05"),
    "harold": ("malkavian", {"dominate_alienation", "auspex", "obfuscate"}, "CHA-CHAR-06"),
    "lucianna": ("nosferatu", {"obfuscate", "potence", "animalism"}, "CHA-CHAR-07"),
    "nico": ("toreador", {"presence", "auspex", "celerity"}, "CHA-CHAR-08"),
    "jade": ("tremere", {"thaumaturgy", "auspex", "dominate_control"}, "CHA-CHAR-09"),
    "samuel": ("ventrue", {"presence", "dominate_control", "fortitude"}, "CHA-CHAR-10"),
    "aaron": ("banu_haqim", {"quietus", "celerity", "obfuscate"}, "CHA-CHAR-12"),
    "aurora": ("hecata", {"necromancy", "auspex", "fortitude"}, "CHA-CHAR-13"),
    "edward": ("lasombra", {"obtenebration", "potence", "dominate_control"}, "CHA-CHAR-14"),
    "melissa": ("ministry", {"protean_serpentis", "presence", "obfuscate"}, "CHA-CHAR-15"),
}


@pytest.mark.parametrize(
    ("ident", "clan", "lines"),
    [pytest.param(i, c, d, marks=pytest.mark.rule(rule)) for i, (c, d, rule) in CLANS.items()],
)
def test_the_clans_disciplines(ident, clan, lines):
    character = content("core").characters[ident]
    assert character.clan == clan
    assert set(character.disciplines) == lines


@pytest.mark.rule("CHA-GAP-59")
def test_names_that_are_spelt_in_two_ways_are_one_character():
    characters = content("core").characters
    assert "Aren Konway" in characters["aren"].aliases
    assert "Luciana Ricci" in characters["lucianna"].aliases


@pytest.mark.rule("CHA-DECK-03", "CHA-GAP-07")
def test_the_base_deck_is_six_cards():
    cards = content("core").combat_cards
    base = {i: c for i, c in cards.items() if c.requires.skill is None and not c.requires.unlocked}
    assert set(base) == {"card.punch", "card.sweep", "card.guard", "card.bite", "card.shoot", "card.slash"}
    assert {c.skill for i, c in base.items() if i in ("card.shoot", "card.slash")} == {"weapons"}


@pytest.mark.rule("CHA-DECK-08")
def test_what_brawl_adds():
    cards = content("core").combat_cards
    by_level = {
        level: {i for i, c in cards.items() if c.requires.skill == "brawl" and c.requires.level == level}
        for level in (1, 2, 3)
    }
    assert by_level == {
        1: {"card.high_kick", "card.uppercut", "card.hook"},
        2: {"card.ippon"},
        3: {"card.arm_lock", "card.skull_breaker"},
    }


@pytest.mark.rule("CHA-CARD-12", "CHA-CARD-11")
def test_punch_guard_and_sweep_are_as_the_book_says():
    cards = content("core").combat_cards
    assert (cards["card.punch"].kind, cards["card.punch"].attack_dice) == ("mixed", 0)
    assert cards["card.punch"].defence_dice == 1
    assert cards["card.guard"].on_self[0].initiative == 1
    assert cards["card.sweep"].on_enemy[0].tokens == {"slow": 1}


@pytest.mark.rule("CHA-BOSS-01")
def test_the_common_boss_cards():
    assert sorted(content("core").decks["boss"].pile()) == ["boss.special1"] * 3 + ["boss.special2"] * 3


@pytest.mark.rule("CHA-NPC-07")
def test_there_is_a_deck_for_every_type():
    assert {"animal", "human", "ghoul", "authority", "vampire", "boss", "ally"} <= set(content("core").decks)


@pytest.mark.rule("CHA-GAP-41")
def test_humanity_has_seven_levels():
    assert set(content("core").humanity) == set(range(1, 8))


def test_every_verb_belongs_somewhere_and_once():
    groups = (PERSONAL, COTERIE, TILE, FIGHT)
    assert sorted(VERBS) == sorted(verb for group in groups for verb in group)
    assert set().union(*ALLOWED.values()) == set(VERBS)


BOOKLET = "chapters/depot/chapter.yaml"
BROKEN = [
    (BOOKLET, "goto: D.odile.4", "goto: D.odile.9", "chapters-content-unknown"),
    (BOOKLET, "{status: 1}", "{status: 1, xp: 1}", "chapters-content-one-verb"),
    (BOOKLET, "{status: 1}", "{again: move}", "chapters-content-not-here"),
    (BOOKLET, "{status: 1}", "{hunger: 1, who: target}", "chapters-content-page-target"),
    (BOOKLET, "if: {clue: 1}\n        goto: D.odile.5", "if: {}\n        goto: D.odile.5",
     "chapters-content-empty-condition"),
    (BOOKLET, "goto: D.odile.2\n", "goto: D.odile.2\n    end: dialogue\n",
     "chapters-content-one-way-on"),
    (BOOKLET, '"2-3"', '"3"', "chapters-content-ladder-gap"),
    (BOOKLET, '"4+"', '"4"', "chapters-content-ladder-top"),
    (BOOKLET, "at: C3}", "at: D3}", "chapters-content-no-hex"),
    (BOOKLET, "page: IN.1}", "page: E.2}", "chapters-content-token-needs-page"),
    (BOOKLET, "profile: npc.marek", "profile: npc.mark", "chapters-content-unknown"),
    (BOOKLET, "enemies: [marek]", "enemies: [rat]", "chapters-content-no-profile"),
    (BOOKLET, "start: [A4, B4, A5, B5]", "start: [A4, B4, A5]", "chapters-content-start"),
    (BOOKLET, "id: rat, name", "id: odile, name", "chapters-content-npc-twice"),
    ("tiles/depot.yaml", "[C1, D1]", "[C1, E1]", "chapters-content-wall"),
    ("tiles/depot.yaml", "exits: [H1, A5]", "exits: [C4]", "chapters-content-exit"),
    ("npcs/profiles.yaml", "{1: 2, 2: 2, 3: 3, 4: 3}", "{1: 2, 2: 2}", "chapters-content-by-participants"),
    ("npcs/profiles.yaml", "resistance: 1", "resistance: 1", ""),
    ("hunts.yaml", "district: quays", "district: quay", "chapters-content-unknown"),
    ("shop.yaml", "item.knife", "item.knive", "chapters-content-unknown"),
    ("campaign.yaml", "order: [ch.depot]", "order: [ch.dépot]", None),
    ("campaign.yaml", "ending: ending.unmasked", "ending: ending.un", "chapters-content-unknown"),
]  # fmt: skip


@pytest.mark.parametrize(("file", "old", "new", "message"), BROKEN)
def test_a_mistake_is_told_with_its_line(depot, file, old, new, message):
    change(depot, file, old, new)
    if message is None:  # already refused by the model
        with pytest.raises(BadFile, match=r"ch\.dépot"):
            mistakes(depot)
        return
    found = mistakes(depot)
    if not message:
        assert found == []
        return
    assert [mistake.message for mistake in found] == [message]
    needle = new.splitlines()[0].strip()
    told = int(str(found[0].args_for_message["line"]))
    assert abs(told - line_of(depot, file, needle)) <= 3
    assert str(depot / file) in str(found[0])
    assert "⟦" not in str(found[0])


@pytest.mark.parametrize(
    ("way", "told"), [("", "this one has: -."), ("goto: E.3\n    end: resume", "this one has: goto, end.")]
)
def test_a_page_with_no_way_on_or_two_is_told_which_it_has(depot, way, told):
    # Given a page that ends nowhere, or in two ways, when the pack is checked, then its ways are listed.
    page = "E.77:\n    text: {fr: Fin., en: End.}\n    "
    change(depot, BOOKLET, "  E.2:\n", f"  {page}{way}\n  E.2:\n")
    assert [str(mistake) for mistake in mistakes(depot) if told in str(mistake)]


@pytest.mark.rule("CHA-GAP-62")
def test_humanity_cannot_be_given(depot):
    change(depot, "chapters/depot/chapter.yaml", "{status: 1}", "{humanity: 1}")
    with pytest.raises(BadFile, match="humanity"):
        load_folder(depot)


def test_an_unknown_word_is_refused_with_what_is_known(depot):
    change(depot, "npcs/profiles.yaml", "attitude: neutral", "attitude: neutrl")
    with pytest.raises(BadFile, match="aggressive, neutral"):
        load_folder(depot)


def test_an_unknown_key_is_refused(depot):
    change(depot, "npcs/profiles.yaml", "sight: 4", "site: 4")
    with pytest.raises(BadFile, match="sight"):
        load_folder(depot)


def test_an_unknown_file_is_refused(depot):
    (depot / "cards" / "spells.yaml").write_text("a: 1\n")
    with pytest.raises(BadFile, match=r"spells\.yaml"):
        load_folder(depot)


def test_the_same_thing_twice_is_refused(depot):
    (depot / "npcs" / "profiles_more.yaml").write_bytes((depot / "npcs" / "profiles.yaml").read_bytes())
    with pytest.raises(BadFile, match=r"npc\.odile"):
        load_folder(depot)


def test_a_pack_may_not_redefine_what_it_uses(depot):
    (depot / "cards" / "combat.yaml").write_text(
        'card.punch: {name: {fr: "a", en: "b"}, kind: attack, skill: brawl}\n'
    )
    with pytest.raises(BadFile, match=r"card\.punch"):
        load_folder(depot)


def test_a_link_out_of_the_folder_is_refused(depot, tmp_path):
    secret = tmp_path / "secret.yaml"
    secret.write_text("a: 1\n")
    (depot / "tiles" / "secret.yaml").symlink_to(secret)
    with pytest.raises(BadFile, match="leads out"):
        load_folder(depot)


def test_a_pack_is_found_by_name_only():
    for name in ("../depot", "/etc", "no such", ""):
        with pytest.raises(BadFile, match="no pack"):
            find_pack(name)


def test_packs_that_use_each_other_are_refused(depot, tmp_path, monkeypatch):
    other = tmp_path / "ring"
    other.mkdir()
    (other / "pack.yaml").write_text('id: ring\nversion: "1"\ntitle: {fr: "a", en: "b"}\nuses: [depot]\n')
    change(depot, "pack.yaml", "uses: [core]", "uses: [ring]")
    monkeypatch.setattr(packs, "_places", [tmp_path])
    with pytest.raises(BadFile, match="circle"):
        load_folder(depot)


def test_more_pages_belong_to_the_chapter_beside_them(depot):
    (depot / "chapters" / "depot" / "pages_more.yaml").write_text(
        'pages:\n  E.77:\n    text: {fr: "Fin.", en: "End."}\n    end: resume\n'
    )
    assert "E.77" in load_folder(depot).chapters["ch.depot"].pages


@pytest.mark.parametrize(
    ("file", "beside", "kind"),
    [
        ("cards/items.yaml", "items.yaml", "items"),
        ("npcs/profiles.yaml", "profiles.yaml", "profiles"),
        ("tiles/depot.yaml", "tile.yaml", "tiles"),
    ],
)
def test_what_one_chapter_needs_may_lie_beside_it(depot, file, beside, kind):
    before = getattr(load_folder(depot), kind)
    (depot / file).rename(depot / "chapters" / "depot" / beside)
    assert getattr(load_folder(depot), kind) == before
    assert not mistakes(depot)


def test_the_fingerprint_tells_packs_apart(depot):
    before = load_folder(depot).fingerprint
    assert before == content("depot").fingerprint
    change(depot, "chapters/depot/chapter.yaml", "difficulty: 4", "difficulty: 5")
    assert load_folder(depot).fingerprint != before


def test_the_checker_prints_mistakes_or_contents(depot, capsys):
    assert main(["chapters", "check", str(depot)]) == 0
    assert "18 pages" in capsys.readouterr().out
    change(depot, "chapters/depot/chapter.yaml", "goto: D.odile.4", "goto: D.odile.9")
    assert main(["chapters", "check", str(depot)]) == 1
    assert "D.odile.9" in capsys.readouterr().out


def test_ladders_are_read_in_order():
    assert ladder(["4+", "0-1", "2", "3"]) == [(0, 1, "0-1"), (2, 2, "2"), (3, 3, "3"), (4, None, "4+")]


@pytest.mark.parametrize("name", list(FILES))
def test_schemas_are_draft_07(name):
    made = schema(name)
    text = json.dumps(made)
    assert made["$schema"].endswith("draft-07/schema#")
    assert "prefixItems" not in text
    assert "$defs" not in text
    for ref in re.findall(r'"\$ref": "([^"]+)"', text):
        assert ref.removeprefix("#/definitions/") in made["definitions"]


def test_schemas_are_written(tmp_path):
    files = write_schemas(tmp_path)
    assert len(files) == len(FILES)
    assert json.loads((tmp_path / "chapter.json").read_text())["definitions"]["Chapter"]["required"]
