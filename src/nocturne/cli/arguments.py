"""What the command accepts: one parser for each subcommand, built only when that one is called."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable

from nocturne.cli.parser import Parser, at_least, names, pair, seconds, speak
from nocturne.cli.static import Static

Declare = Callable[[Parser, Static], None]


# -- the subcommands


def _play(parser: Parser, s: Static) -> None:
    parser.add_argument("game", nargs="?", metavar=s("cli-meta-game"), help=s("cli-arg-game-play"))
    parser.add_argument("--seats", type=at_least(1, s), metavar="K", help=s("cli-arg-seats"))
    parser.add_argument("--seat", type=at_least(1, s), metavar="K", help=s("cli-arg-seat"))
    parser.add_argument("--bots", type=names(s), metavar="A,B", help=s("cli-arg-bots"))
    parser.add_argument("--names", type=names(s), metavar="A,B", help=s("cli-arg-names-help"))
    parser.add_argument("--seed", metavar="S", help=s("cli-arg-seed"))
    _options(parser, s)
    parser.add_argument("--full-control", action="store_true", help=s("cli-arg-full-control"))
    again = parser.add_mutually_exclusive_group()
    again.add_argument("--resume", nargs="?", const="", metavar=s("cli-meta-file"), help=s("cli-arg-resume"))
    again.add_argument("--new", action="store_true", help=s("cli-arg-new"))


def _serve(parser: Parser, s: Static) -> None:
    parser.add_argument("--host", default="127.0.0.1", metavar="H", help=s("cli-arg-serve-host"))
    parser.add_argument(
        "--port", type=at_least(0, s), default=8000, metavar="P", help=s("cli-arg-serve-port")
    )
    parser.add_argument("--data", metavar=s("cli-meta-folder"), help=s("cli-arg-serve-data"))
    parser.add_argument("--database", metavar="URL", help=s("cli-arg-serve-database"))
    parser.add_argument(
        "--workers", type=at_least(1, s), default=1, metavar="N", help=s("cli-arg-serve-workers")
    )
    parser.add_argument("--inside", default="127.0.0.1", metavar="H", help=s("cli-arg-serve-inside"))
    parser.add_argument("--no-browser", action="store_true", help=s("cli-arg-serve-no-browser"))
    parser.add_argument("--grace", type=seconds(s), default=60.0, metavar="T", help=s("cli-arg-serve-grace"))
    parser.add_argument("--card-images", metavar=s("cli-meta-pictures"), help=s("cli-arg-serve-pictures"))
    parser.add_argument("--deck-archive", metavar=s("cli-meta-folder"), help=s("cli-arg-serve-archive"))
    parser.add_argument("--french-cards", metavar=s("cli-meta-pictures"), help=s("cli-arg-serve-french"))
    parser.add_argument("--mail", metavar="URL", help=s("cli-arg-serve-mail"))
    parser.add_argument("--site", metavar="URL", help=s("cli-arg-serve-site"))
    _reminders(parser, s)
    parser.add_argument("--log", choices=["text", "json"], default="text", help=s("cli-arg-serve-log"))
    parser.add_argument("--allowed-hosts", type=names(s), metavar="A,B", help=s("cli-arg-serve-hosts"))
    parser.add_argument("--trusted-proxies", type=names(s), metavar="A,B", help=s("cli-arg-serve-proxies"))


def _reminders(parser: Parser, s: Static) -> None:
    """Of one's turn by correspondence."""
    parser.add_argument(
        "--reminders",
        type=names(s),
        default=("mail", "push", "webhook"),
        metavar="A,B",
        help=s("cli-arg-serve-reminders"),
    )
    parser.add_argument(
        "--reminder-minutes", type=at_least(1, s), default=30, metavar="T", help=s("cli-arg-serve-minutes")
    )
    parser.add_argument(
        "--reminders-a-day", type=at_least(1, s), default=12, metavar="N", help=s("cli-arg-serve-a-day")
    )
    parser.add_argument("--webhook-hosts", type=names(s), metavar="A,B", help=s("cli-arg-serve-webhooks"))
    parser.add_argument("--push-hosts", type=names(s), metavar="A,B", help=s("cli-arg-serve-pushes"))
    parser.add_argument(
        "--vacation-days", type=at_least(0, s), default=30, metavar="N", help=s("cli-arg-serve-vacation")
    )


def _admin(parser: Parser, s: Static) -> None:
    _actions(parser, s, ADMIN_TOOLS, lambda name: (f"cli-admin-{name}", f"cli-about-admin-{name}"), _database)


def _admin_file(parser: Parser, s: Static) -> None:
    parser.add_argument("file", metavar=s("cli-meta-file"), help=s("cli-arg-admin-file"))
    _json(parser, s)


def _admin_person(parser: Parser, s: Static) -> None:
    parser.add_argument("name", metavar=s("cli-meta-name"), help=s("cli-arg-admin-name"))


def _admin_report(parser: Parser, s: Static) -> None:
    parser.add_argument("report", type=int, metavar=s("cli-meta-number"), help=s("cli-arg-admin-report"))


def _admin_club(parser: Parser, s: Static) -> None:
    parser.add_argument("club", metavar="ID", help=s("cli-arg-admin-club"))


def _admin_ban(parser: Parser, s: Static) -> None:
    _admin_person(parser, s)
    parser.add_argument("--reason", default="", metavar=s("cli-meta-text"), help=s("cli-arg-admin-reason"))


def _database(parser: Parser, s: Static) -> None:
    parser.add_argument("--data", metavar=s("cli-meta-folder"), help=s("cli-arg-serve-data"))
    parser.add_argument("--database", metavar="URL", help=s("cli-arg-serve-database"))


def _games(parser: Parser, s: Static) -> None:
    parser.add_argument("game", nargs="?", metavar=s("cli-meta-game"), help=s("cli-arg-game-about"))
    _json(parser, s)


def _sim(parser: Parser, s: Static) -> None:
    parser.add_argument("game", metavar=s("cli-meta-game"), help=s("cli-arg-game"))
    parser.add_argument("--games", type=at_least(1, s), default=100, metavar="N", help=s("cli-arg-games"))
    parser.add_argument("--seats", type=at_least(1, s), metavar="K", help=s("cli-arg-seats"))
    parser.add_argument(
        "--bots", type=names(s), default=["random"], metavar="A,B", help=s("cli-arg-sim-bots")
    )
    parser.add_argument("--stay", action="store_true", help=s("cli-arg-sim-stay"))
    parser.add_argument("--seed", default="0", metavar="S", help=s("cli-arg-sim-seed"))
    parser.add_argument("--jobs", type=at_least(1, s), default=1, metavar="J", help=s("cli-arg-jobs"))
    parser.add_argument("--out", metavar=s("cli-meta-file"), help=s("cli-arg-sim-out"))
    parser.add_argument("--page", metavar=s("cli-meta-file"), help=s("cli-arg-sim-page"))
    _draw(parser, s)
    _options(parser, s)
    _json(parser, s)


def _arena(parser: Parser, s: Static) -> None:
    parser.add_argument("game", metavar=s("cli-meta-game"), help=s("cli-arg-game"))
    parser.add_argument(
        "--levels", type=names(s), required=True, metavar="A,B", help=s("cli-arg-arena-levels")
    )
    parser.add_argument(
        "--games", type=at_least(1, s), default=20, metavar="N", help=s("cli-arg-arena-games")
    )
    parser.add_argument("--alone", action="store_true", help=s("cli-arg-arena-alone"))
    parser.add_argument("--seats", type=at_least(1, s), metavar="K", help=s("cli-arg-seats"))
    parser.add_argument("--seed", default="0", metavar="S", help=s("cli-arg-sim-seed"))
    parser.add_argument("--jobs", type=at_least(1, s), default=1, metavar="J", help=s("cli-arg-jobs"))
    parser.add_argument("--picture", metavar=s("cli-meta-file"), help=s("cli-arg-arena-picture"))
    _draw(parser, s)
    _options(parser, s)
    _json(parser, s)


def _deck(parser: Parser, s: Static) -> None:
    parser.add_argument("action", choices=["test"], metavar="test", help=s("cli-arg-deck-test"))
    parser.add_argument("deck", metavar=s("cli-meta-deck"), help=s("cli-arg-deck"))
    parser.add_argument(
        "--field", action="append", default=[], metavar=s("cli-meta-path"), help=s("cli-arg-deck-field")
    )
    parser.add_argument("--games", type=at_least(1, s), metavar="N", help=s("cli-arg-deck-games"))
    parser.add_argument(
        "--seconds", type=seconds(s), default=50.0, metavar="T", help=s("cli-arg-deck-seconds")
    )
    parser.add_argument("--level", default="judgement", metavar="L", help=s("cli-arg-deck-level"))
    parser.add_argument("--seats", type=at_least(2, s), metavar="K", help=s("cli-arg-seats"))
    parser.add_argument("--seed", default="0", metavar="S", help=s("cli-arg-sim-seed"))
    parser.add_argument("--jobs", type=at_least(1, s), default=2, metavar="J", help=s("cli-arg-jobs"))
    parser.add_argument("--page", metavar=s("cli-meta-file"), help=s("cli-arg-deck-page"))
    _json(parser, s)


def _fuzz(parser: Parser, s: Static) -> None:
    parser.add_argument("game", metavar=s("cli-meta-game"), help=s("cli-arg-game"))
    parser.add_argument("--games", type=at_least(1, s), default=20, metavar="N", help=s("cli-arg-games"))
    parser.add_argument("--seats", type=at_least(1, s), metavar="K", help=s("cli-arg-fuzz-seats"))
    parser.add_argument("--every", type=at_least(1, s), default=7, metavar="N", help=s("cli-arg-fuzz-every"))
    parser.add_argument("--leaks", type=at_least(1, s), metavar="N", help=s("cli-arg-fuzz-leaks"))
    parser.add_argument("--seed", default="0", metavar="S", help=s("cli-arg-sim-seed"))
    parser.add_argument("--jobs", type=at_least(1, s), default=1, metavar="J", help=s("cli-arg-jobs"))
    _draw(parser, s)
    _options(parser, s)
    _json(parser, s)


def _replay(parser: Parser, s: Static) -> None:
    parser.add_argument("file", metavar=s("cli-meta-file"), help=s("cli-arg-record"))
    parser.add_argument("--verify", action="store_true", help=s("cli-arg-verify"))
    parser.add_argument("--step", action="store_true", help=s("cli-arg-step"))
    parser.add_argument("--seat", type=at_least(1, s), metavar="K", help=s("cli-arg-replay-seat"))


def _scenario(parser: Parser, s: Static) -> None:
    parser.add_argument("action", choices=["run"], metavar="run", help=s("cli-arg-scenario-run"))
    parser.add_argument("paths", nargs="+", metavar=s("cli-meta-path"), help=s("cli-arg-scenario-paths"))
    _json(parser, s)


def _rules(parser: Parser, s: Static) -> None:
    parser.add_argument("game", nargs="?", metavar=s("cli-meta-game"), help=s("cli-arg-rules-game"))
    parser.add_argument("rule", nargs="?", metavar=s("cli-meta-rule"), help=s("cli-arg-rules-rule"))
    _json(parser, s)


def _cards(parser: Parser, s: Static) -> None:
    parser.add_argument("name", nargs="*", metavar=s("cli-meta-card"), help=s("cli-arg-cards-name"))
    shown = parser.add_mutually_exclusive_group()
    shown.add_argument("--deck", metavar=s("cli-meta-file"), help=s("cli-arg-cards-deck"))
    shown.add_argument("--precons", action="store_true", help=s("cli-arg-cards-precons"))
    shown.add_argument("--refused", action="store_true", help=s("cli-arg-cards-refused"))
    shown.add_argument("--changed", action="store_true", help=s("cli-arg-cards-changed"))
    parser.add_argument("--find", metavar=s("cli-meta-question"), help=s("cli-arg-cards-find"))
    parser.add_argument(
        "--by",
        choices=["type", "clan", "discipline", "set"],
        metavar=s("cli-meta-by"),
        help=s("cli-arg-cards-by"),
    )
    _json(parser, s)


def _bench(parser: Parser, s: Static) -> None:
    parser.add_argument("games", nargs="*", metavar=s("cli-meta-game"), help=s("cli-arg-bench-games"))
    parser.add_argument("--peers", action="store_true", help=s("cli-arg-bench-peers"))
    parser.add_argument(
        "--rounds", type=at_least(1, s), default=5, metavar="N", help=s("cli-arg-bench-rounds")
    )
    parser.add_argument(
        "--seconds", type=seconds(s), default=None, metavar="T", help=s("cli-arg-bench-seconds")
    )
    server = parser.add_argument_group(s("cli-help-heading-bench-server"))
    server.add_argument(
        "--tables", type=at_least(1, s), action="append", metavar="N", help=s("cli-arg-bench-tables")
    )
    server.add_argument(
        "--game", action="append", metavar=s("cli-meta-game"), help=s("cli-arg-bench-server-game")
    )
    server.add_argument(
        "--workers", type=at_least(1, s), default=1, metavar="N", help=s("cli-arg-bench-workers")
    )
    server.add_argument("--people", type=at_least(1, s), metavar="N", help=s("cli-arg-bench-people"))
    server.add_argument(
        "--spectators", type=at_least(0, s), default=0, metavar="N", help=s("cli-arg-bench-spectators")
    )
    server.add_argument(
        "--bot-seats", type=at_least(0, s), default=0, metavar="N", help=s("cli-arg-bench-bot-seats")
    )
    server.add_argument(
        "--masking", choices=("fast", "masked", "strict"), default="fast", help=s("cli-arg-bench-masking")
    )
    server.add_argument("--kill", type=at_least(1, s), metavar="N", help=s("cli-arg-bench-kill"))
    server.add_argument("--reopen", type=at_least(1, s), metavar="N", help=s("cli-arg-bench-reopen"))
    _json(parser, s)


def _campaign(parser: Parser, s: Static) -> None:
    parser.add_argument(
        "pack", nargs="?", default="black_water", metavar=s("cli-meta-pack"), help=s("cli-arg-campaign-pack")
    )
    parser.add_argument(
        "--games", type=at_least(1, s), default=20, metavar="N", help=s("cli-arg-campaign-games")
    )
    parser.add_argument("--seats", type=names(s), metavar="1,2", help=s("cli-arg-campaign-seats"))
    parser.add_argument("--bot", default="judgement", metavar="A", help=s("cli-arg-campaign-bot"))
    parser.add_argument("--seed", default="0", metavar="S", help=s("cli-arg-sim-seed"))
    parser.add_argument("--jobs", type=at_least(1, s), default=1, metavar="J", help=s("cli-arg-jobs"))
    parser.add_argument("--sure", action="store_true", help=s("cli-arg-campaign-sure"))
    parser.add_argument("--pages", action="store_true", help=s("cli-arg-campaign-pages"))
    parser.add_argument("--keep", metavar=s("cli-meta-file"), help=s("cli-arg-campaign-keep"))
    parser.add_argument("--minutes", type=at_least(1, s), metavar="M", help=s("cli-arg-campaign-minutes"))
    parser.add_argument("--into", metavar=s("cli-meta-file"), help=s("cli-arg-campaign-into"))
    _json(parser, s)
    _packs(parser, s)


def _doctor(parser: Parser, s: Static) -> None:
    _json(parser, s)


def _chapters(parser: Parser, s: Static) -> None:
    _actions(
        parser, s, CHAPTER_TOOLS, lambda name: (f"cli-chapters-{name}", f"cli-about-chapters-{name}"), _packs
    )


def _actions(
    parser: Parser,
    s: Static,
    tools: dict[str, Declare],
    told: Callable[[str], tuple[str, str]],
    common: Declare,
) -> None:
    """A subcommand that has actions of its own. ``told``: the messages that say what one does, in short and
    in full; ``common``: what all of them accept."""

    class Tool(Parser):
        """argparse makes it, and knows only the name."""

        def __init__(self, prog: str) -> None:
            super().__init__(prog, s)

    actions = parser.add_subparsers(
        dest="action", required=True, metavar=s("cli-meta-action"), parser_class=Tool
    )
    for name, declare in tools.items():
        short, full = told(name)
        tool = actions.add_parser(name, help=s(short))
        tool.description = s(full)
        declare(tool, s)
        common(tool, s)


def _chapters_new(parser: Parser, s: Static) -> None:
    parser.add_argument("name", metavar=s("cli-meta-name"), help=s("cli-arg-chapters-name"))
    parser.add_argument("--at", default=".", metavar=s("cli-meta-folder"), help=s("cli-arg-chapters-at"))


def _chapters_check(parser: Parser, s: Static) -> None:
    parser.add_argument("paths", nargs="+", metavar=s("cli-meta-folder"), help=s("cli-arg-chapters-paths"))
    parser.add_argument("--notes", action="store_true", help=s("cli-arg-chapters-notes"))
    _json(parser, s)


def _chapters_schema(parser: Parser, s: Static) -> None:
    parser.add_argument(
        "folder", nargs="?", default="schema", metavar=s("cli-meta-folder"), help=s("cli-arg-chapters-schema")
    )


def _chapters_test(parser: Parser, s: Static) -> None:
    parser.add_argument("pack", metavar=s("cli-meta-pack"), help=s("cli-arg-chapters-pack"))
    parser.add_argument(
        "--games", type=at_least(0, s), default=10, metavar="N", help=s("cli-arg-chapters-games")
    )
    parser.add_argument("--seats", type=names(s), metavar="1,2", help=s("cli-arg-chapters-seats"))
    parser.add_argument("--chapter", type=names(s), metavar="ch.a,ch.b", help=s("cli-arg-chapters-chapter"))
    parser.add_argument(
        "--states", type=at_least(10, s), default=60, metavar="N", help=s("cli-arg-chapters-states")
    )
    parser.add_argument("--bot", default="judgement", metavar="A", help=s("cli-arg-campaign-bot"))
    parser.add_argument("--seed", default="0", metavar="S", help=s("cli-arg-sim-seed"))
    parser.add_argument("--jobs", type=at_least(1, s), default=1, metavar="J", help=s("cli-arg-jobs"))
    _json(parser, s)


def _chapters_odds(parser: Parser, s: Static) -> None:
    parser.add_argument("pack", metavar=s("cli-meta-pack"), help=s("cli-arg-chapters-pack"))
    parser.add_argument(
        "--hunger", type=int, choices=range(6), default=1, metavar="0-5", help=s("cli-arg-chapters-hunger")
    )
    _json(parser, s)


def _chapters_map(parser: Parser, s: Static) -> None:
    parser.add_argument("pack", metavar=s("cli-meta-pack"), help=s("cli-arg-chapters-pack"))
    parser.add_argument("--out", metavar=s("cli-meta-folder"), help=s("cli-arg-chapters-out"))


def _chapters_watch(parser: Parser, s: Static) -> None:
    parser.add_argument("pack", metavar=s("cli-meta-pack"), help=s("cli-arg-chapters-pack"))
    parser.add_argument(
        "--port", type=at_least(0, s), default=8100, metavar="P", help=s("cli-arg-chapters-port")
    )
    parser.add_argument("--open", action="store_true", help=s("cli-arg-chapters-open"))


def _chapters_words(parser: Parser, s: Static) -> None:
    parser.add_argument("pack", metavar=s("cli-meta-pack"), help=s("cli-arg-chapters-pack"))
    _json(parser, s)


def _packs(parser: Parser, s: Static) -> None:
    parser.add_argument("--packs", action=_PacksPlace, metavar=s("cli-meta-folder"), help=s("cli-arg-packs"))


class _PacksPlace(argparse.Action):
    """Where else packs of CHAPTERS are: in the environment, so that child processes find them too."""

    def __call__(self, parser: object, namespace: object, values: object, option: str | None = None) -> None:
        before = os.environ.get("NOCTURNE_PACKS", "")
        os.environ["NOCTURNE_PACKS"] = f"{values}{os.pathsep}{before}" if before else str(values)


def _options(parser: Parser, s: Static) -> None:
    parser.add_argument(
        "--option",
        type=pair(s),
        action="append",
        default=[],
        metavar=s("cli-meta-name-value"),
        help=s("cli-arg-option"),
    )
    _packs(parser, s)


def _draw(parser: Parser, s: Static) -> None:
    parser.add_argument("--draw", type=pair(s), metavar=s("cli-meta-name-folder"), help=s("cli-arg-draw"))


def _json(parser: Parser, s: Static) -> None:
    parser.add_argument("--json", action="store_true", help=s("cli-arg-json"))


#: What ``nocturne chapters`` can do.
CHAPTER_TOOLS: dict[str, Declare] = {
    "list": _json,
    "new": _chapters_new,
    "check": _chapters_check,
    "test": _chapters_test,
    "odds": _chapters_odds,
    "map": _chapters_map,
    "words": _chapters_words,
    "watch": _chapters_watch,
    "schema": _chapters_schema,
}

#: What ``nocturne admin`` can do.
ADMIN_TOOLS: dict[str, Declare] = {
    "backup": _admin_file,
    "restore": _admin_file,
    "verify": _json,
    "tables": _json,
    "people": _json,
    "ban": _admin_ban,
    "unban": _admin_person,
    "bans": _json,
    "reports": _json,
    "settle": _admin_report,
    "clubs": _json,
    "close-club": _admin_club,
}

#: Every subcommand under the heading that help shows it with.
HEADINGS: dict[str, dict[str, Declare]] = {
    "cli-help-heading-play": {
        "play": _play,
        "serve": _serve,
        "games": _games,
        "cards": _cards,
        "replay": _replay,
    },
    "cli-help-heading-check": {"rules": _rules, "scenario": _scenario, "fuzz": _fuzz},
    "cli-help-heading-write": {"chapters": _chapters},
    "cli-help-heading-operate": {"admin": _admin},
    "cli-help-heading-measure": {
        "sim": _sim,
        "arena": _arena,
        "deck": _deck,
        "campaign": _campaign,
        "bench": _bench,
        "doctor": _doctor,
    },
}
COMMANDS: dict[str, Declare] = {
    name: declare for group in HEADINGS.values() for name, declare in group.items()
}


def parser_for(command: str, static: Static) -> Parser:
    """The parser of one subcommand."""
    speak(static)
    parser = Parser(f"nocturne {command}", static)
    parser.description = static(f"cli-about-{command}")
    COMMANDS[command](parser, static)
    parser.add_argument("--lang", choices=["en", "fr"], metavar="en|fr", help=static("cli-arg-lang"))
    return parser


def overview(static: Static) -> str:
    """The page of ``nocturne --help``."""
    lines = [static("cli-help-title"), "", static("cli-help-usage")]
    width = max(map(len, COMMANDS)) + 2
    for heading, commands in HEADINGS.items():
        lines += ["", static(heading)]
        lines += [f"  {name:<{width}}{static(f'cli-help-{name}')}" for name in commands]
    return "\n".join([*lines, "", static("cli-help-footer")])
