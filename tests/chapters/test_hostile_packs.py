"""A pack from a stranger may be wrong or malicious: it runs nothing, reads nothing outside its folder, and is
refused in a few seconds whatever its size and shape."""

import os
import shutil
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from nocturne.chapters.authoring.checking import Checked, check_pack
from nocturne.chapters.content import pack as packs
from nocturne.chapters.content.pack import find_pack, load_folder, pack_files
from nocturne.kernel.errors import BadFile
from nocturne.kernel.strict_yaml import MOST_BYTES

BOOK = "chapters/depot/chapter.yaml"
SECONDS = 20.0
"""How long any pack may take to be refused on a busy machine; on a quiet one they take less than two."""


@pytest.fixture
def depot(tmp_path: Path) -> Iterator[Path]:
    """A copy of the example pack to make hostile; however it ends, it must end soon."""
    folder = Path(shutil.copytree(find_pack("depot"), tmp_path / "depot"))
    began = time.perf_counter()
    yield folder
    assert time.perf_counter() - began < SECONDS


def codes(checked: Checked) -> set[str]:
    return {finding.code for finding in checked.findings if finding.severity == "error"}


def replace(folder: Path, old: str, new: str) -> None:
    path = folder / BOOK
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), "utf-8")


# -- running something


@pytest.mark.parametrize(
    "value",
    [
        "!!python/object/apply:os.system ['touch ran']",
        "!!python/name:os.system",
        "!!python/object/new:subprocess.Popen [['touch', 'ran']]",
        "!include /etc/passwd",
        "!!binary aGVsbG8=",
    ],
)
def test_tags_run_nothing(depot, value, monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    replace(depot, "first: E.1", f"first: {value}")
    assert codes(check_pack(depot)) == {"L101"}
    assert not (tmp_path / "ran").exists()


def test_a_file_of_python_in_a_pack_is_never_read(depot, tmp_path):
    (depot / "conftest.py").write_text(f"open({str(tmp_path / 'ran')!r}, 'w')\n")
    (depot / "__init__.py").write_text(f"open({str(tmp_path / 'ran')!r}, 'w')\n")
    assert codes(check_pack(depot)) == set()
    assert not (tmp_path / "ran").exists()


def test_texts_are_never_read_as_markup_or_messages(depot, capsys):
    from nocturne.cli import main

    replace(depot, 'en: "The Canal Depot"', 'en: "[link=file:///etc/passwd]{ $x } { kernel-seat }[/link]"')
    replace(depot, 'fr: "Le dépôt du canal"', 'fr: "[link=file:///etc/passwd]{ $x } { kernel-seat }[/link]"')
    replace(depot, "goto: D.odile.4", 'goto: "D.odile.[bold]9"')
    assert main(["chapters", "check", str(depot)]) == 1
    assert "D.odile" in capsys.readouterr().out


@pytest.mark.parametrize("sign", ["\\e[2J", "\\x07", "\\x9b31m", "\\0"])
def test_texts_do_not_speak_to_the_terminal(depot, capsys, sign):
    from nocturne.cli import main

    replace(depot, 'en: "The Canal Depot"', f'en: "{sign}The Canal Depot"')
    assert codes(check_pack(depot)) == {"L101"}
    assert main(["chapters", "check", str(depot)]) == 1
    assert not set(capsys.readouterr().out) & set("\x1b\x07\x9b\x00")


def test_names_of_files_do_not_speak_to_the_terminal(depot, capsys):
    from nocturne.cli import main

    (depot / "tiles" / "\x1b[2J.yaml").write_text("id: tile.x\n")
    assert codes(check_pack(depot)) == {"L104"}
    assert main(["chapters", "check", str(depot)]) == 1
    assert "\x1b" not in capsys.readouterr().out


# -- reading outside


@pytest.mark.parametrize("target", ["/etc/passwd", "../../secret.yaml", "../tiles/../../secret.yaml"])
def test_links_out_of_the_folder_are_refused(depot, tmp_path, target):
    (tmp_path / "secret.yaml").write_text("secret: 1\n")
    (depot / "tiles" / "more.yaml").symlink_to(target)
    checked = check_pack(depot)
    assert codes(checked) == {"L107"}
    assert "secret: 1" not in str(checked.findings)


def test_a_link_to_a_folder_outside_is_refused(depot, tmp_path):
    other = tmp_path / "other"
    other.mkdir()
    (other / "stolen.yaml").write_text("id: tile.stolen\n")
    (depot / "tiles" / "linked").symlink_to(other, target_is_directory=True)
    assert codes(check_pack(depot)) == {"L107"}


def test_the_head_itself_may_not_be_a_link_out(depot, tmp_path):
    shutil.move(depot / "pack.yaml", tmp_path / "head.yaml")
    (depot / "pack.yaml").symlink_to(tmp_path / "head.yaml")
    assert codes(check_pack(depot)) == {"L107"}


def test_links_in_a_circle_end(depot):
    (depot / "tiles" / "a.yaml").symlink_to(depot / "tiles" / "b.yaml")
    (depot / "tiles" / "b.yaml").symlink_to(depot / "tiles" / "a.yaml")
    (depot / "loop").symlink_to(depot, target_is_directory=True)
    assert codes(check_pack(depot)) <= {"L101", "L104", "L107"}
    assert check_pack(depot).refused


@pytest.mark.parametrize("name", ["../depot", "/etc", "..", "a/b", "a.b"])
def test_the_packs_it_uses_are_names_not_paths(depot, name):
    path = depot / "pack.yaml"
    path.write_text(path.read_text("utf-8").replace("uses: [core]", f'uses: ["{name}"]'), "utf-8")
    assert codes(check_pack(depot)) <= {"L102", "L106"}
    assert check_pack(depot).refused


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no named pipes")
def test_a_pipe_is_not_waited_for(depot):
    os.mkfifo(depot / "tiles" / "pipe.yaml")
    assert codes(check_pack(depot)) == {"L104"}


# -- keeping the reader busy


def test_a_huge_file_is_not_read(depot):
    with (depot / "tiles" / "huge.yaml").open("wb") as file:
        file.seek(3 << 30)  # three gigabytes that take no room
        file.write(b"x")
    assert codes(check_pack(depot)) == {"L107"}


def test_a_file_just_too_large_is_refused_alone(depot):
    (depot / "tiles" / "large.yaml").write_text("# " + "x" * MOST_BYTES)
    checked = check_pack(depot)
    assert [finding.message for finding in checked.findings] == ["kernel-yaml-too-large"]


def test_aliases_do_not_multiply(depot):
    bomb = "a0: &a0 [x, x, x, x, x, x, x, x, x]\n"
    bomb += "".join(f"a{i}: &a{i} [{', '.join([f'*a{i - 1}'] * 9)}]\n" for i in range(1, 12))
    (depot / "tiles" / "bomb.yaml").write_text(bomb)
    assert codes(check_pack(depot)) == {"L101"}


@pytest.mark.parametrize("opened", ["[", "{a: ", "- ", "? "])
def test_deep_nesting_ends(depot, opened):
    (depot / "tiles" / "deep.yaml").write_text(opened * 20_000)
    assert codes(check_pack(depot)) <= {"L101", "L107"}
    assert check_pack(depot).refused


def test_conditions_as_deep_as_the_reader_allows_are_walked(depot):
    deep = "{any: [" * 12 + "{clue: 1}" + "]}" * 12
    replace(depot, "if: {success_tokens: 3}", f"if: {deep}")
    assert codes(check_pack(depot)) == set()


def pages(count: int, link: str) -> str:
    """Many pages: each leads on to the one after it, or to nowhere."""
    lines = ["pages:"]
    for i in range(count):
        goal = f"E.x{i + 1}" if link == "chain" else f"E.nowhere{i}"
        lines.append(f"  E.x{i}: {{text: {{fr: a, en: b}}, goto: {goal}}}")
    lines.append(f"  E.x{count}: {{text: {{fr: a, en: b}}, end: resume}}")
    return "\n".join(lines) + "\n"


@pytest.mark.slow
def test_a_million_pages_are_refused_before_they_are_linked(depot):
    for i in range(4):
        path = depot / "chapters" / "depot" / f"pages_{i}.yaml"
        path.write_text(pages(18_000, "chain").replace("E.x", f"E.p{i}_"))
    assert codes(check_pack(depot)) == {"L107"}


@pytest.mark.parametrize("link", ["chain", "nowhere"])
def test_as_many_pages_as_allowed_are_checked(depot, link):
    (depot / "chapters" / "depot" / "pages_more.yaml").write_text(pages(packs.MOST_PAGES - 100, link))
    checked = check_pack(depot)
    assert codes(checked) == ({"L202"} if link == "chain" else {"L201", "L202", "L205"} & codes(checked))
    assert checked.refused
    assert len(checked.findings) <= 500  # nobody reads more
    assert checked.left_out > 0


def test_a_long_recursion_of_pages_does_not_fill_the_stack(depot):
    assert sys.getrecursionlimit() < packs.MOST_PAGES
    (depot / "chapters" / "depot" / "pages_more.yaml").write_text(pages(packs.MOST_PAGES - 100, "chain"))
    replace(depot, "page: E.5}", "page: E.x0}")
    assert "L202" in codes(check_pack(depot))  # only E.5, which nothing leads to any more


def test_many_files_and_folders_are_not_all_looked_at(depot):
    for i in range(packs.MOST_FILES + 1):
        (depot / "tiles" / f"t{i}.yaml").write_text("")
    assert codes(check_pack(depot)) == {"L107"}


@pytest.mark.slow
def test_a_mistake_among_thousands_of_keys_is_found_in_time(depot):
    many = "\n".join(f"npc.n{i}: {{name: {{fr: a, en: b}}}}" for i in range(25_000))
    (depot / "npcs" / "profiles_many.yaml").write_text(many)
    assert codes(check_pack(depot)) == {"L102"}


@pytest.mark.slow
def test_a_mistake_on_the_last_of_many_pages_is_found_in_time(depot):
    tokens = "\n".join("    - {type: difficult, at: C3}" for _ in range(9_000))
    replace(depot, "    - {type: difficult, at: C3}", tokens)
    more = "\n".join(f"  E.x{i}: {{text: {{fr: a, en: b}}, end: resume}}" for i in range(9_000))
    replace(depot, "pages:\n", f"pages:\n{more}\n  E.bad: {{text: {{fr: a}}, end: resume}}\n")
    checked = check_pack(depot)
    assert codes(checked) == {"L120"}
    assert checked.findings[0].page == "E.bad"


@pytest.mark.parametrize(
    "name", ["a" * 50_000, "a." * 25_000, "E." + "a_" * 20_000 + "!", "IN." + "1." * 20_000 + "é"]
)
def test_names_made_to_confuse_patterns_are_refused_at_once(depot, name):
    replace(depot, "goto: D.odile.4", f"goto: {name}")
    assert codes(check_pack(depot)) == {"L102"}


def test_a_million_hexes_do_not_fit_a_tile(depot):
    rows = "\n".join(f'  - "{"." * 26}"' for _ in range(20_000))
    (depot / "tiles" / "wide.yaml").write_text(f"id: tile.w\nname: {{fr: a, en: b}}\nrows:\n{rows}\n")
    assert codes(check_pack(depot)) == {"L102"}


@pytest.mark.slow
def test_many_options_on_one_page_are_walked(depot):
    options = "\n".join(
        f"      - {{text: {{fr: a, en: b}}, if: {{flag: f{i}}}, goto: D.odile.3}}" for i in range(9_000)
    )
    replace(depot, "    deduction: true\n    choices:\n", f"    deduction: true\n    choices:\n{options}\n")
    assert codes(check_pack(depot)) == {"L250"}


def test_text_that_is_no_text_is_refused(depot):
    (depot / "tiles" / "noise.yaml").write_bytes(os.urandom(4_000))
    (depot / "tiles" / "null.yaml").write_bytes(b"id: tile.a\x00b\n")
    assert codes(check_pack(depot)) == {"L101"}


def test_the_engine_refuses_what_the_checker_refuses(depot, tmp_path):
    (depot / "tiles" / "more.yaml").symlink_to("/etc/passwd")
    with pytest.raises(BadFile):
        load_folder(depot)
    assert pack_files(find_pack("depot"))[0][0] == ("pack.yaml",)
