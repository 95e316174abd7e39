"""Puts the page for the browser into every wheel and source archive; hatchling runs it (see pyproject.toml).

A page that is missing or older than web/ is built first. Where that cannot be done the build fails and says
why: a package without its page would install and start, and show nothing.
"""

import sys
import tomllib
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))  # hatchling loads this file alone

import page
from messages import say
from prepare import SetupFailed


class PageHook(BuildHookInterface[Any]):
    """Hatchling's hook: ``Any`` because it reads no settings of the target it builds."""

    def dependencies(self) -> list[str]:
        """A Node from PyPI for a build in an environment of its own, where the machine has none."""
        root = Path(self.root)
        if has_page(root) or page.find_node(root) is not None:
            return []
        project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
        needed: list[str] = project["dependency-groups"]["node"]
        return needed

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        # ./play and ./test install the project as editable first and build the page afterwards.
        if version == "editable" or has_page(root):
            return
        try:
            page.build(root)
        except SetupFailed as failure:
            reason = str(failure)
        except OSError as problem:
            reason = say("setup-not-writable", path=problem.filename or root, reason=problem.strerror)
        else:
            return
        self.app.abort("\n".join(["", reason, say("page-not-packed")]))


def has_page(root: Path) -> bool:
    """Whether the page is there and current. A source archive holds the page it was made with."""
    is_archive = (root / "PKG-INFO").is_file()
    return page.is_built(root) and (is_archive or page.is_current(root))
