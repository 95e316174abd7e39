"""The ``nocturne`` command: play in the terminal, replay, simulate, check the rules, measure.

Only what a call needs is loaded: help reads neither a game nor the Fluent runtime. A subcommand ``sim`` is
the function ``run`` of the module ``nocturne.cli.sim``.
"""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

from nocturne.version import __version__

if TYPE_CHECKING:
    from nocturne.cli.static import Static

#: The exit status of a program ended by a closed pipe or by Ctrl-C, as a shell reports it.
_BROKEN_PIPE = 141
_INTERRUPTED = 130


def main(argv: list[str] | None = None) -> int:
    """Run the command; returns its exit status. Mistakes are one line, never a traceback."""
    from nocturne.kernel.errors import NocturneError

    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a terminal that cannot show “ shows ? instead of failing
    try:
        status = _dispatch(sys.argv[1:] if argv is None else argv)
        sys.stdout.flush()
        return status
    except NocturneError as error:
        sys.stdout.flush()
        print(f"nocturne: {error}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        # Whoever read us has left (``nocturne rules | head``); what Python still holds must go nowhere.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return _BROKEN_PIPE
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return _INTERRUPTED
    except SystemExit as leaving:  # argparse's way of ending after --help or a mistake
        return leaving.code if isinstance(leaving.code, int) else 2


def _dispatch(argv: list[str]) -> int:
    from nocturne.cli.static import Static
    from nocturne.kernel.words import LANGUAGES, preferred_language

    lang, argv = _take_language(argv)
    if lang and lang not in LANGUAGES:
        return _mistake(Static(preferred_language())("cli-lang-unknown", lang, ", ".join(LANGUAGES)))
    if lang:
        os.environ["NOCTURNE_LANG"] = lang  # where everything that speaks looks, child processes included
    static = Static(preferred_language())
    command, rest = (argv[0], argv[1:]) if argv else ("", [])
    if command in ("", "help", "-h", "--help"):
        return _help(rest[:1], static)
    if command in ("-V", "--version"):
        print(f"nocturne {__version__}")
        return 0
    from nocturne.cli.arguments import COMMANDS, parser_for

    if _names_a_game(command, rest):
        command, rest = "play", argv
    if command not in COMMANDS:
        return _unknown(command, static)
    arguments = parser_for(command, static).parse_args(rest)

    from importlib import import_module

    status: int = import_module(f"nocturne.cli.{command}").run(arguments)
    return status


def _names_a_game(command: str, rest: list[str]) -> bool:
    """``nocturne dracula`` is short for ``nocturne play dracula``. The tools for writers of CHAPTERS bear the
    name of their game, and are meant where one of them, or their help, is named."""
    from nocturne.cli.arguments import CHAPTER_TOOLS, COMMANDS

    if command in COMMANDS:
        tools = {*CHAPTER_TOOLS, "-h", "--help", "--packs"}
        return command == "chapters" and (not rest or (rest[0].startswith("-") and rest[0] not in tools))
    from nocturne.kernel.registry import games

    return command in games()


def _take_language(argv: list[str]) -> tuple[str, list[str]]:
    """``--lang fr`` may stand anywhere, before or after the subcommand."""
    rest: list[str] = []
    lang = ""
    words = iter(argv)
    for word in words:
        if word == "--":
            rest += [word, *words]
        elif word == "--lang":
            lang = next(words, "")
            if not lang:
                rest.append(word)  # argparse says what is missing
        elif word.startswith("--lang="):
            lang = word.removeprefix("--lang=")
        else:
            rest.append(word)
    return lang, rest


def _help(about: list[str], static: Static) -> int:
    from nocturne.cli.arguments import COMMANDS, overview, parser_for

    if not about:
        print(overview(static))
        return 0
    if about[0] not in COMMANDS:
        return _unknown(about[0], static)
    parser_for(about[0], static).print_help()
    return 0


def _unknown(command: str, static: Static) -> int:
    import difflib

    from nocturne.cli.arguments import COMMANDS

    near = difflib.get_close_matches(command, COMMANDS, n=1)
    if near:
        return _mistake(static("cli-command-near", command, near[0]))
    return _mistake(static("cli-command-unknown", command, ", ".join(COMMANDS)))


def _mistake(sentence: str) -> int:
    print(f"nocturne: {sentence}", file=sys.stderr)
    return 2
