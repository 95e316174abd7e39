"""Loads one module with a fault in it. ``tools.mutate`` puts this folder on the path of the tests it starts.

Python imports a module of this name when it starts, so processes that the tests start have the fault too. The
file on disk stays as it is, and so does its compiled form.
"""

import json
import os
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import CodeType

if "MUTATE_MUTANT" in os.environ:
    _mutant: dict[str, str] = json.loads(Path(os.environ["MUTATE_MUTANT"]).read_text(encoding="utf-8"))
    _load = SourceFileLoader.get_code

    def _get_code(self: SourceFileLoader, fullname: str) -> CodeType | None:
        if self.path == _mutant["file"]:
            return compile(_mutant["source"], self.path, "exec", dont_inherit=True)
        return _load(self, fullname)

    SourceFileLoader.get_code = _get_code  # type: ignore[method-assign]
