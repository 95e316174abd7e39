"""Strict YAML: what people write is read without surprises, and every mistake is told with its line."""

from __future__ import annotations

import enum
import time
from pathlib import Path
from typing import Annotated, Any, Literal

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Meta, Struct

from nocturne.kernel import strict_yaml
from nocturne.kernel.errors import BadFile
from nocturne.kernel.words import words


class Mood(enum.Enum):
    CALM = "calm"
    FRENZY = "frenzy"


class Beast(Struct, tag="beast", forbid_unknown_fields=True):
    teeth: int = 0


class Ghost(Struct, tag="ghost", forbid_unknown_fields=True):
    age: int = 0


class Guest(Struct, forbid_unknown_fields=True):
    name: str
    blood: int = 0
    clan: Literal["brujah", "toreador"] = "brujah"
    mood: Mood = Mood.CALM
    master: bool = False
    speed: float = 1.0


class Night(Struct, forbid_unknown_fields=True):
    title: str = ""
    guests: list[Guest] = []
    rooms: dict[str, Guest] = {}
    doors: dict[int, Guest] = {}
    deep: dict[str, dict[str, list[Guest]]] = {}
    pair: tuple[int, str] | None = None
    pet: Beast | Ghost | None = None
    pets: list[Beast | Ghost] = []


def night(text: str) -> Night:
    return strict_yaml.parse(text, "night.yaml").convert((), Night)


def refused(text: str | bytes, lang: str = "en") -> str:
    """The sentence with which a text is refused."""
    with pytest.raises(BadFile) as error:
        strict_yaml.parse(text, "night.yaml").convert((), Night)
    return words(lang)(error.value.message, **error.value.args_for_message)


# -- what values mean


@pytest.mark.parametrize(
    ("written", "value"),
    [
        ("true", True),
        ("false", False),
        ("no", "no"),
        ("on", "on"),
        ("y", "y"),
        ("Yes", "Yes"),
        ("True", "True"),
        ("null", None),
        ("~", None),
        ("", None),
        ("12", 12),
        ("-3", -3),
        ("+4", 4),
        ("007", "007"),
        ("0x1f", "0x1f"),
        ("1_000", "1_000"),
        ("12:30", "12:30"),
        ("1.5", 1.5),
        ("-0.5e3", -500.0),
        (".5", ".5"),
        (".inf", ".inf"),
        (".nan", ".nan"),
        ("2024-01-01", "2024-01-01"),
        ("9" * 30, "9" * 30),
        ("'12'", "12"),
        ('"true"', "true"),
        ("bleed:@anson", "bleed:@anson"),
        ("Élise & l’Œuvre", "Élise & l’Œuvre"),
    ],
)
def test_a_value_means_what_it_looks_like(written: str, value: object):
    read = strict_yaml.parse(f"key: {written}", "f").value["key"]
    assert read == value
    assert type(read) is type(value)


def test_keys_are_always_text_and_numbers_among_them_fit_where_numbers_are_wanted():
    document = strict_yaml.parse("1: a\ntrue: b\nno: c", "f")
    assert document.value == {"1": "a", "true": "b", "no": "c"}
    assert night("doors: {3: {name: Anson}}").doors == {3: Guest("Anson")}


def test_an_empty_file_is_nothing():
    assert strict_yaml.parse("", "f").value is None
    assert strict_yaml.parse("# only a remark\n", "f").value is None


# Without control characters and line separators, which another writer may fold.
written = st.text(st.characters(exclude_categories=["Cc", "Cs", "Zl", "Zp"]), max_size=8)
plain = st.recursive(
    st.booleans() | st.integers(-(10**17), 10**17) | st.none() | written,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(written, inner, max_size=3),
    max_leaves=12,
)


@given(plain)
def test_what_another_writer_writes_is_read_alike(value: Any):
    text = yaml.safe_dump(value, allow_unicode=True)
    assert strict_yaml.parse(text, "f").value == value


# -- lines


def test_every_value_knows_its_line():
    document = strict_yaml.parse("a: 1\nb:\n  - x\n  - y: 2\n    z:\n      - 3\n", "f")
    lines = {
        where: document.line(where)
        for where in [("a",), ("b",), ("b", 0), ("b", 1), ("b", 1, "z"), ("b", 1, "z", 0)]
    }
    assert list(lines.values()) == [1, 2, 3, 4, 5, 6]
    assert document.line(("b", 1, "z", 0, "nowhere")) == 6
    assert document.at(("b", 1, "z", 0)) == 3


def test_a_case_laid_over_the_whole_keeps_the_lines_of_both():
    text = "position:\n  round: 1\n  hands: [1, 2]\ncases:\n  - position:\n      round: 4\n"
    laid = strict_yaml.parse(text, "f").overlaid((), ("cases", 0))
    assert laid.value["position"] == {"round": 4, "hands": [1, 2]}
    assert (laid.line(("position", "round")), laid.line(("position", "hands"))) == (6, 3)


# -- mistakes, each with its line and what would be right


NO_ALIAS = "anchors and aliases are not used in these files; write the value out."
BAD_START = (
    "a value cannot begin with this character; put the value in quotes (and indent with spaces, not tabs)."
)


@pytest.mark.parametrize(
    ("text", "line", "said"),
    [
        (
            "a: 1\nb: 2\na: 3",
            3,
            "“a” stands here twice (first in line 1).",
        ),
        (
            "x:\n  - {a: 1, a: 2}",
            2,
            "“a” stands here twice (first in line 2).",
        ),
        (
            "a: &b 1",
            1,
            NO_ALIAS,
        ),
        (
            "a: 1\nb: *a",
            2,
            NO_ALIAS,
        ),
        (
            "a: 1\n*a : 2",
            2,
            NO_ALIAS,
        ),
        (
            "&a b: 2",
            1,
            NO_ALIAS,
        ),
        (
            "a: !python/object:os.system x",
            1,
            "tags such as “!python/object:os.system” are not used in these files; put a text that begins "
            "with “!” in quotes.",
        ),
        (
            "? [a]\n: b",
            1,
            "a name before “:” must be plain text, not a list or a block.",
        ),
        (
            "a: 1\n---\nb: 2",
            2,
            "a second document begins here; one file holds one document.",
        ),
        (
            "a: 1\nb: @anson",
            2,
            BAD_START,
        ),
        (
            "a:\n\tb: 1",
            2,
            BAD_START,
        ),
        (
            "a: b: c",
            1,
            "there is a “: ” too many in this line; put the text in quotes, or mend the indentation.",
        ),
        (
            "a: 'b",
            1,
            "a quotation mark is opened and not closed.",
        ),
        (
            "a: {b: 1",
            1,
            "a bracket or a comma is missing.",
        ),
        (
            "a: 1\nb\n",
            3,
            "a “: ” is missing after the name.",
        ),
        (
            "a:\n  - 1\n b: 2",
            3,
            "the indentation does not fit the lines above.",
        ),
        (
            "a: \x07",
            1,
            "this is not UTF-8 text.",
        ),
        (
            b"a: 1\nb: \xff",
            2,
            "this is not UTF-8 text.",
        ),
        (
            "[" * 100,
            1,
            "nested too deeply.",
        ),
        # and those of the structs
        (
            "titel: x",
            1,
            "“titel” is not known here. Did you mean “title”? Known: deep, doors, guests, pair, pet, pets, "
            "rooms, title.",
        ),
        (
            "title: x\nguests:\n  - name: Anson\n    bload: 3",
            4,
            "“bload” is not known here. Did you mean “blood”? Known: blood, clan, master, mood, name, speed.",
        ),
        (
            "guests:\n  - {blood: 3}",
            2,
            "“name” is missing in guests[1].",
        ),
        (
            "rooms:\n  cellar: {name: A}\n  attic: {blood: 1}",
            3,
            "“name” is missing in rooms.attic.",
        ),
        (
            "guests:\n  - name: A\n    blood: lots",
            3,
            "guests[1].blood should be a whole number, not text.",
        ),
        (
            "title: 12",
            1,
            "title should be text, not a number (put it in quotes).",
        ),
        (
            "guests: {name: A}",
            1,
            "guests should be a list, not a block of “name: value”.",
        ),
        (
            "guests: [A]",
            1,
            "guests[1] should be a block of “name: value”, not text.",
        ),
        (
            "guests: [{name: A, master: yes}]",
            1,
            "guests[1].master should be true or false, not text.",
        ),
        (
            "guests: [{name: A, clan: brujha}]",
            1,
            "“brujha” is not possible for guests[1].clan. Did you mean “brujah”? Possible: brujah, toreador.",
        ),
        (
            "guests: [{name: A, mood: sad}]",
            1,
            "“sad” is not possible for guests[1].mood. Possible: calm, frenzy.",
        ),
        (
            "rooms:\n  cellar: {name: A}\n  attic: {name: B, blood: x}",
            3,
            "rooms.attic.blood should be a whole number, not text.",
        ),
        (
            "deep:\n  a: {x: [{name: A}]}\n  b:\n    x: [{name: A}]\n    y:\n      - name: A\n      - "
            "{name: B, blood: z}",
            7,
            "deep.b.y[2].blood should be a whole number, not text.",
        ),
        (
            "doors:\n  1: {name: A}\n  front: {name: B}",
            3,
            "“front” cannot be a key of doors (Expected `int`, got `str`).",
        ),
        (
            "pet: {type: ghost, teeth: 3}",
            1,
            "“teeth” is not known here. Known: age.",
        ),
        (
            "pet: {type: goast}",
            1,
            "“goast” is not possible for pet.type. Did you mean “ghost”? Possible: beast, ghost.",
        ),
        (
            "pets:\n  - {type: beast}\n  - {type: bat}",
            3,
            "“bat” is not possible for pets[2].type. Did you mean “beast”? Possible: beast, ghost.",
        ),
        (
            "pair: [1, 2]",
            1,
            "pair[2] should be text, not a number (put it in quotes).",
        ),
        (
            "- 1",
            1,
            "night.yaml should be a block of “name: value”, not a list.",
        ),
    ],
)
def test_a_mistake_is_told_with_its_line_and_what_would_be_right(text: str | bytes, line: int, said: str):
    assert refused(text) == f"night.yaml, line {line}: {said}"
    assert refused(text, "fr").startswith(f"night.yaml, ligne {line} : ")


def test_what_fits_is_read():
    read = night(
        "title: A night\nguests: [{name: Anson, clan: toreador, mood: frenzy, speed: 2}]\npet: {type: ghost}"
    )
    assert read == Night(
        "A night", [Guest("Anson", clan="toreador", mood=Mood.FRENZY, speed=2.0)], pet=Ghost()
    )


def test_a_part_of_a_document_is_told_by_its_place_in_the_whole():
    document = strict_yaml.parse("position:\n  guests:\n    - blood: x\n", "f.yaml")
    with pytest.raises(BadFile, match=r"position\.guests\[1\]"):
        document.convert(("position",), Night)


def test_where_libyaml_is_missing_the_same_language_is_read(monkeypatch: pytest.MonkeyPatch):
    text = "title: Nuit\nguests:\n  - {name: no, blood: 3}\nrooms: {cellar: {name: 'A: b'}}\n"
    fast = strict_yaml.parse(text, "night.yaml")
    monkeypatch.setattr(strict_yaml, "_Loader", yaml.SafeLoader)
    slow = strict_yaml.parse(text, "night.yaml")
    assert (slow.value, slow.lines) == (fast.value, fast.lines)
    for wrong in (
        "a: 1\na: 2",
        "a: &b 1",
        "a: !b 1",
        "[" * 100,
        "a: @b",
        "a: 'b",
        "a: {b: 1",
        "a: b: c",
        "- 1\nb: 2",
    ):
        assert refused(wrong).startswith("night.yaml, line ")
        assert not refused(wrong).endswith("this is not YAML.")


# -- files


def test_a_file_that_is_not_there_or_not_a_file_is_told(tmp_path: Path):
    for path in (tmp_path / "missing.yaml", tmp_path):
        with pytest.raises(BadFile) as error:
            strict_yaml.read(path)
        assert error.value.message == "kernel-yaml-no-file"


def test_a_file_is_read_with_its_name(tmp_path: Path):
    path = tmp_path / "night.yaml"
    path.write_bytes(b"\xef\xbb\xbftitle: Nuit \xc3\xa9toil\xc3\xa9e\r\nguests: []\r\n")
    document = strict_yaml.read(path)
    assert document.value == {"title": "Nuit étoilée", "guests": []}
    assert document.file == str(path)


def test_a_large_file_is_refused_unless_allowed(tmp_path: Path):
    path = tmp_path / "large.yaml"
    path.write_text("a: " + "x" * (2 << 20))
    with pytest.raises(BadFile) as error:
        strict_yaml.read(path)
    assert error.value.message == "kernel-yaml-too-large"
    assert len(strict_yaml.read(path, most=4 << 20).value["a"]) == 2 << 20


# -- hostile text


LAUGHS = "a0: &a0 lol\n" + "".join(f"a{i}: &a{i} [{', '.join([f'*a{i - 1}'] * 10)}]\n" for i in range(1, 12))
MOST = strict_yaml.MOST_BYTES


@pytest.mark.parametrize(
    "text",
    [
        LAUGHS,
        "[" * (MOST - 1),
        "{a: " * (MOST // 4),
        "- " * (MOST // 2),
        "? " * (MOST // 2),
        "[" * 39 + "]" * 39 + "[" * 1000,
        "a: [" + "x, " * 100_000 + "x]",
        "a: '" + "''" * (MOST // 2 - 4) + "'",
        "a: |\n" + " \n" * (MOST // 2 - 4),
        "\n".join(f"k{i}: {i}" for i in range(60_000)),
        "!" * (MOST - 1),
        "%TAG ! tag:x,2000:\n---\na: 1",
        "%YAML 9.9\n---\na: 1",
        "a: " + "9" * 100_000,
        "a: 1" + "0." * 100_000,
        "#" * (MOST - 1),
        "\x00" * 1000,
        "\ufeff\ufeffa: 1",
        "a: \ud7ff\ue000",
        "key with spaces and : a: b: c",
    ],
    ids=range(20),
)
def test_hostile_text_is_read_or_refused_but_never_hangs(text: str):
    began = time.process_time()
    refusal = refusal_of(text)
    assert refusal is None or refusal.startswith("any.yaml")
    assert time.process_time() - began < 5


@given(st.text("ab:-? \n\t[]{},'\"|>&*!%@#`0~.", max_size=60) | st.text(max_size=30) | st.binary(max_size=30))
def test_any_text_is_read_or_refused_with_its_line(text: str | bytes):
    refusal = refusal_of(text)
    assert refusal is None or refusal.startswith("any.yaml, line ")


def refusal_of(text: str | bytes) -> str | None:
    try:
        strict_yaml.parse(text, "any.yaml").convert((), Night)
    except BadFile as error:
        return words("en")(error.message, **error.args_for_message)
    return None


@pytest.mark.parametrize("written", ['"\\e[31m"', '"\\x07"', '"\\x9b"', '"\\0"', '"\\x7f"'])
def test_control_characters_are_refused_with_their_line(written: str):
    with pytest.raises(BadFile, match="line 2") as refused:
        strict_yaml.parse(f"a: 1\nb: {written}\n", "x.yaml")
    assert refused.value.message == "kernel-yaml-control"
    with pytest.raises(BadFile, match="control character"):
        strict_yaml.parse(f"{written}: 1\n", "x.yaml")


def test_new_lines_tabs_and_spaces_of_all_kinds_are_text():
    assert strict_yaml.parse('a: "one\\ntwo\\tthree\u00a0\u202f"', "x").value == {
        "a": "one\ntwo\tthree\u00a0\u202f"
    }


class Measured(Struct, forbid_unknown_fields=True):
    age: Annotated[int, Meta(ge=1, le=9)] = 1
    names: Annotated[tuple[str, ...], Meta(min_length=1, max_length=2)] = ("one",)


@pytest.mark.parametrize(
    ("text", "args"),
    [
        ("age: 0", {"what": "number", "side": "least", "limit": 1}),
        ("age: 10", {"what": "number", "side": "most", "limit": 9}),
        ("names: []", {"what": "array", "side": "least", "limit": 1}),
        ("names: [a, b, c]", {"what": "array", "side": "most", "limit": 2}),
    ],
)
def test_a_value_beyond_its_limit_is_told_with_the_limit(text: str, args: dict[str, Any]):
    with pytest.raises(BadFile) as error:
        strict_yaml.parse(text, "ages.yaml").convert((), Measured)
    assert error.value.message == "kernel-yaml-limit"
    assert {name: error.value.args_for_message[name] for name in args} == args


def test_a_file_that_is_too_large_is_told_in_kilobytes(tmp_path: Path):
    path = tmp_path / "large.yaml"
    path.write_text("a" * 5000, encoding="utf-8")
    with pytest.raises(BadFile) as error:
        strict_yaml.read(path, most=4096)
    assert (error.value.args_for_message["size"], error.value.args_for_message["most"]) == (5, 4)
