"""The sentences of set-up and of the checks, in French and English.

They are needed before any library is installed, so this reads the small part of Fluent they use:
one line per message, with `{ $name }` for what is filled in.
"""

import os
import re
from pathlib import Path

TEXTS = Path(__file__).resolve().parent / "texts"


def load(language: str | None = None) -> dict[str, str]:
    """All messages of a language by id; by default the one ./play or ./test chose."""
    chosen = language or os.environ.get("NOCTURNE_SETUP_LANG") or "en"
    lines = (TEXTS / chosen / "messages.ftl").read_text(encoding="utf-8").splitlines()
    pairs = (line.split(" = ", 1) for line in lines if line and not line.startswith("#"))
    return dict(pair for pair in pairs if len(pair) == 2)


def say(message_id: str, **values: object) -> str:
    """The sentence of this id in the chosen language, filled in with the values."""
    return re.sub(r"\{ \$(\w+) \}", lambda place: str(values[place[1]]), load()[message_id])
