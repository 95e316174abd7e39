"""Draw lines of dialogue without names, for readers who are to tell who speaks.

    python tools/voices.py --lang fr --people berthe,joss,karn --each 4 --seed 1 > lines.txt
    python tools/voices.py --lang fr --people berthe,joss,karn --each 4 --seed 1 --key

The same seed draws the same lines. A line is what stands between quotation marks on a page of a dialogue with
that person (who may be answered by another: look at the key); lines that name one of the people are left
out. ``--key`` prints the solution instead.
"""

from __future__ import annotations

import argparse
import random
import re
import unicodedata
from collections.abc import Iterator

from nocturne.chapters.content.pack import content

SPOKEN = {"fr": re.compile(r"«\s*(.+?)\s*»", re.S), "en": re.compile(r'"(.+?)"', re.S)}
LEAST_WORDS = 5


def lines(pack: str, person: str, lang: str, chapters: list[str]) -> Iterator[tuple[str, str]]:
    """The lines on the pages of a person's dialogues, each with its page. French turns belong to two people,
    so a line with a dash is left out."""
    for ident, chapter in content(pack).chapters.items():
        if chapters and ident not in chapters:
            continue
        for name, page in chapter.pages.items():
            if name.startswith(f"D.{person}."):
                for found in SPOKEN[lang].findall(page.text.in_language(lang)):
                    line = re.sub(r"\s+", " ", found).strip(" ,")
                    if len(line.split()) >= LEAST_WORDS and "—" not in line:
                        yield line, f"{ident}/{name}"


def draw(
    pack: str, people: list[str], lang: str, each: int, seed: int, chapters: list[str]
) -> list[tuple[str, str, str]]:
    """So many lines of each person in some chapters, or in all, shuffled: line, person, page."""
    lot = random.Random(f"{seed}:{lang}")
    names = re.compile("|".join(people), re.I)

    def is_named(line: str) -> bool:
        """Whether somebody is named; accents do not count, since ids have none."""
        plain = unicodedata.normalize("NFD", line).encode("ascii", "ignore").decode()
        return names.search(plain) is not None

    drawn: list[tuple[str, str, str]] = []
    for person in people:
        own = [
            (line, person, page) for line, page in lines(pack, person, lang, chapters) if not is_named(line)
        ]
        drawn += lot.sample(own, min(each, len(own)))
    lot.shuffle(drawn)
    return drawn


def main() -> None:
    """Print the lines, or the key."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--pack", default="black_water")
    parser.add_argument("--lang", choices=("fr", "en"), default="en")
    parser.add_argument("--people", required=True, help="ids of dialogues, with commas")
    parser.add_argument("--chapters", default="", help="ids of chapters, with commas; all if left out")
    parser.add_argument("--each", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--key", action="store_true")
    given = parser.parse_args()
    people, chapters = given.people.split(","), given.chapters.split(",") if given.chapters else []
    drawn = draw(given.pack, people, given.lang, given.each, given.seed, chapters)
    for number, (line, person, page) in enumerate(drawn, 1):
        print(f"{number}. {person} ({page})" if given.key else f"{number}. {line}")


if __name__ == "__main__":
    main()
