"""Help and usage errors: quick to come, in one language from top to bottom."""

from __future__ import annotations

import subprocess
import sys

import pytest

from nocturne import __version__
from nocturne.cli.arguments import COMMANDS
from nocturne.cli.static import read_static, static_messages
from nocturne.kernel.words import LANGUAGES, Words, files_for

from .conftest import Command


def test_help_loads_neither_the_fluent_runtime_nor_a_game():
    script = (
        "import sys; from nocturne.cli import main; main(['--help']); main(['sim', '--help']);"
        "heavy = {'fluent', 'msgspec', 'rich', 'yaml', 'krcg', 'importlib.metadata'};"
        "sys.exit(str(heavy & set(sys.modules) or ''))"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert (done.stderr.strip(), done.stdout[:8]) == ("", "Nocturne")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_page_of_help_is_whole(nocturne: Command, lang: str):
    pages = [nocturne("--lang", lang, "--help").out]
    pages += [nocturne(command, "--help", f"--lang={lang}").out for command in COMMANDS]
    pages += [nocturne("help", command, "--lang", lang).out for command in COMMANDS]
    for page in pages:
        assert page.strip()
        assert "⟦" not in page
        assert max(map(len, page.splitlines())) <= 82


def test_french_help_has_no_english_left(nocturne: Command):
    for command in COMMANDS:
        page = nocturne("--lang", "fr", command, "--help").out
        for english in ("usage: ", "positional", "show this", "GAME", "FILE", "default:"):
            assert english not in page


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_plain_reader_reads_what_fluent_reads(lang: str):
    messages = static_messages(lang)
    assert len(messages) > 100
    say = Words(lang)
    for ident, text in messages.items():
        assert say(ident) == text


def test_the_plain_reader_leaves_messages_with_arguments_to_fluent():
    text = "# comment\na = one\nb = { $x } two\nc =\n    three\n\n      four\nd = { $n ->\n   *[other] x\n}\n"
    assert read_static(text) == {"a": "one", "c": "three\n\n  four"}


def test_no_message_of_the_command_is_left_out_by_the_reader():
    for lang in LANGUAGES:
        for file in files_for("cli", lang):
            ids = {
                line.split(" =")[0]
                for line in file.read_text("utf-8").splitlines()
                if line.startswith("cli-arg")
            }
            assert ids <= set(static_messages(lang))


def test_version(nocturne: Command):
    assert nocturne("--version").out == f"nocturne {__version__}\n"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["simm"], "Did you mean “sim”?"),
        (["xyzzy"], "Commands: play"),
        (["--lang", "de", "games"], "“de” is not a language"),
        (["sim"], "missing: GAME"),
        (["sim", "candles", "--games", "0"], "“0” is not a whole number from 1 up"),
        (["sim", "candles", "--games", "many"], "“many” is not a whole number"),
        (["sim", "candles", "--bots", "a,,b"], "empty name"),
        (["play", "candles", "--option", "rounds"], "does not have the form NAME=VALUE"),
        (["play", "candles", "--resume", "x", "--new"], "not together with"),
        (["games", "--loud"], "not understood: --loud"),
        (["scenario", "walk", "x"], "'walk' is not possible here"),
        (["bench", "--seconds", "-1"], "not a number of seconds"),
        (["games", "--lang"], "one value is missing"),
        (["play", "cnadles"], "Did you mean “candles”?"),
        (["play", "candles", "--seats", "9"], "2 to 5 seats, not 9"),
        (["play", "candles", "--seat", "4"], "no seat 4 at a table of 3"),
        (["play", "candles", "--bots", "bob"], "no bot called “bob”"),
        (["play", "candles", "--names", "a,b,c,d"], "4 names for 3 seats"),
        (["play", "candles", "--option", "rounds=3"], "no option “rounds”"),
        (["play", "candles", "--resume", "nowhere.nocturne"], "nowhere.nocturne cannot be read"),
        (["play", "--resume"], "There is no unfinished game in"),
        (["play", "candles", "--resume", "--seed", "4"], "--seed belongs to a new game"),
        (["sim", "candles", "--seats", "9"], "2 to 5 seats, not 9"),
        (["replay", "nowhere.nocturne"], "cannot be read"),
        (["scenario", "run", "nowhere"], "no such file or folder"),
        (["rules", "whist"], "no checklist for “whist”"),
        (["rules", "candles", "CANDLES-99"], "Did you mean"),
    ],
)
def test_a_mistake_is_one_line_and_status_2(nocturne: Command, arguments: list[str], said: str):
    ran = nocturne(*arguments)
    assert ran.status == 2
    assert said in ran.err
    assert ran.err.count("\n") == 1
    assert ran.out == ""


def test_a_reader_who_leaves_early_is_no_mistake():
    command = f"{sys.executable} -m nocturne.cli rules vtes VTES | head -1"
    done = subprocess.run(command, shell=True, capture_output=True, text=True)
    assert done.stderr == ""
    assert done.stdout.startswith("VTES-1-01")
