"""Check a pack from the command line: ``python -m nocturne.chapters.content.check FOLDER...``"""

from __future__ import annotations

import sys
from pathlib import Path

from nocturne.chapters.content.pack import add_place, load_folder
from nocturne.chapters.content.references import find_mistakes
from nocturne.kernel.errors import BadFile
from nocturne.kernel.words import words


def main(folders: list[str]) -> int:
    """Print the mistakes of each pack, or what it contains; 1 when there are mistakes."""
    say = words()
    wrong = 0
    for name in folders:
        folder = Path(name).resolve()
        add_place(folder.parent)
        try:
            pack = load_folder(folder)
            mistakes = find_mistakes(pack)
        except BadFile as error:
            mistakes = [error]
        wrong += len(mistakes)
        for mistake in mistakes:
            sys.stdout.write(f"{mistake}\n")
        if not mistakes:
            pages = sum(len(chapter.pages) for chapter in pack.chapters.values())
            sys.stdout.write(
                say(
                    "chapters-content-good",
                    pack=pack.head.id,
                    chapters=len(pack.chapters),
                    pages=pages,
                    profiles=len(pack.profiles),
                    powers=len(pack.disciplines),
                    cards=len(pack.combat_cards),
                    items=len(pack.items),
                )
                + "\n"
            )
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
