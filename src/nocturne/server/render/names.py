"""Names that look alike: at a table nobody may pass for somebody else.

Names are compared by their skeleton: what is left of a name when case, accents, blanks and signs are taken
away and every letter is replaced by the Latin one it looks like.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Collection
from itertools import count

LONGEST_NAME = 24
#: Letters of other scripts, and figures, that are taken for a Latin letter; in lower case.
_ALIKE = {
    ord(letter): like
    for letters, likes in (
        # Cyrillic
        (
            "\u0430\u0432\u0435\u043a\u043c\u043d\u043e\u0440\u0441\u0442"
            "\u0443\u0445\u0455\u0456\u0458\u04bb\u0501\u051b\u051d",
            "abekmhopctyxsljhdqw",
        ),
        # Greek
        ("\u03b1\u03b2\u03b5\u03b7\u03b9\u03ba\u03bd\u03bf\u03c1\u03c4\u03c5\u03c7\u03c9", "abenlkvoptuxw"),
        # Latin, Armenian
        ("\u0131\u0142\u00f8\u0111\u0261\u0251\u0578\u057d\u0585", "llodganuo"),
        # figures, signs, and the i that a capital makes an l
        ("01|!i$5@", "ollllssa"),
    )
    for letter, like in zip(letters, likes, strict=True)
}
#: Pairs of letters that look like one.
_PAIRS = (("rn", "m"), ("vv", "w"), ("cl", "d"))
#: Printed as nothing, though they count as letters or signs.
_BLANK = "\u115f\u1160\u2800\u3164\uffa0"
#: Accents on one letter, beyond which a name covers what stands above it.
_MOST_ACCENTS = 2


def skeleton(name: str) -> str:
    """What a name looks like: two names with the same skeleton may be taken for each other.

    >>> skeleton("Mina") == skeleton("M1n\u0430") == skeleton(" MINA.")
    True
    """
    plain = unicodedata.normalize("NFKD", name).casefold()
    plain = "".join(letter for letter in plain if unicodedata.category(letter)[0] in "LN" or letter in "|!$@")
    plain = plain.translate(_ALIKE)
    for pair, letter in _PAIRS:
        plain = plain.replace(pair, letter)
    return plain or name


def is_legible(name: str) -> bool:
    """Whether a name has no letter that cannot be seen, and does not cover its surroundings with accents."""
    accents = 0
    for letter in unicodedata.normalize("NFD", name):
        accents = accents + 1 if unicodedata.combining(letter) else 0
        if letter in _BLANK or accents > _MOST_ACCENTS:
            return False
    return any(unicodedata.category(letter)[0] in "LNS" for letter in name)


def distinct(name: str, taken: Collection[str]) -> str:
    """A name as it is shown beside others: with a number where it looks like one of them."""
    skeletons = {skeleton(one) for one in taken}
    if skeleton(name) not in skeletons:
        return name
    for number in count(2):
        ending = f" {number}"
        numbered = name[: LONGEST_NAME - len(ending)].rstrip() + ending
        if skeleton(numbered) not in skeletons:
            break
    return numbered
