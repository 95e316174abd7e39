"""How long modules and functions may be."""

from __future__ import annotations

import ast
from pathlib import Path

SOURCE = Path(__file__).parents[2] / "src" / "nocturne"
MODULES = sorted(SOURCE.rglob("*.py"))
LONGEST_MODULE, LONGEST_FUNCTION = 500, 60
LONG_FOR_A_REASON = {
    "add_accounts": "registers one small handler for each route",
    "add_recovery": "registers one small handler for each route",
    "add_club_words": "registers one small handler for each route",
    "add_records": "registers one small handler for each route",
    "add_reminders": "registers one small handler for each route",
    "add_tables": "registers one small handler for each route",
    "_read_requirement": "one case for each form of a requirement, in the order they are tried",
}


def test_no_module_is_too_long() -> None:
    long = {
        module.relative_to(SOURCE).as_posix(): lines
        for module in MODULES
        if (lines := len(module.read_text("utf-8").splitlines())) > LONGEST_MODULE
    }

    assert not long


def test_no_function_is_too_long_without_a_reason() -> None:
    functions = [
        node
        for module in MODULES
        for node in ast.walk(ast.parse(module.read_text("utf-8")))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    ]

    long = {one.name for one in functions if (one.end_lineno or 0) - one.lineno >= LONGEST_FUNCTION}

    assert long == set(LONG_FOR_A_REASON)
