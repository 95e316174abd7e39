"""``nocturne chapters``: the tools of those who write chapters. Each action is a module of its own."""

from __future__ import annotations

import argparse
from importlib import import_module


def run(arguments: argparse.Namespace) -> int:
    """Do what was asked; only the module of that action is loaded."""
    status: int = import_module(f"nocturne.cli.chapters.{arguments.action}").run(arguments)
    return status
