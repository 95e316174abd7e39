"""``nocturne scenario run``: play scenario files and say of each case whether it holds."""

from __future__ import annotations

import argparse
from pathlib import Path

from rich.text import Text

from nocturne.cli.terminal import console, print_json
from nocturne.kernel.errors import NocturneError
from nocturne.kernel.words import words
from nocturne.lab.scenario import find_scenarios, run_file


def run(arguments: argparse.Namespace) -> int:
    """The subcommand; exit status 1 when a case fails."""
    for place in arguments.paths:
        if not Path(place).exists():
            raise NocturneError("cli-scenario-no-file", file=place)
    files = list(find_scenarios(arguments.paths))
    if not files:
        raise NocturneError("cli-scenario-none", places=", ".join(arguments.paths))
    say, out = words(), console()
    outcomes = []
    for file in files:
        for outcome in run_file(file):
            outcomes.append(outcome)
            if arguments.json:
                continue
            mark, style = ("✓", "green") if outcome.passed else ("✗", "bold red")
            out.print(Text.assemble((f"{mark} ", style), f"{outcome.file}: {outcome.title}"), soft_wrap=True)
            if outcome.failure is not None:
                out.print(f"  {outcome.failure.text(say)}", soft_wrap=True)
    failed = sum(1 for outcome in outcomes if not outcome.passed)
    if arguments.json:
        plain = [outcome.plain(say) for outcome in outcomes]
        print_json({"cases": len(outcomes), "failed": failed, "outcomes": plain})
    else:
        style = "bold red" if failed else "bold green"
        out.print(say("cli-scenario-summary", cases=len(outcomes), failed=failed), style=style)
    return 1 if failed else 0
