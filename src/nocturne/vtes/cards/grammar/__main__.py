"""Write every card that the grammar can read into ``stored/compiled/``.

    python -m nocturne.vtes.cards.grammar

The files are made anew from the installed card list; what is in them is exactly what the grammar makes of
today's texts.
"""

from __future__ import annotations

from nocturne.vtes.cards.grammar.store import COMPILED, compiled_files


def main() -> None:
    """Write the files, and drop those of which nothing is left."""
    files = compiled_files()
    COMPILED.mkdir(exist_ok=True)
    for old in COMPILED.glob("*.yaml"):
        if old.name not in files:
            old.unlink()
    for name, text in files.items():
        (COMPILED / name).write_text(text, "utf-8")


if __name__ == "__main__":
    main()
