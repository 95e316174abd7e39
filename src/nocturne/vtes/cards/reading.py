"""Reading the official card list that krcg carries inside its wheel: rows of text become printed cards.

The list gives clan, capacity, Disciplines and costs in columns; sect, title, traits and requirements stand
in the card text. They are taken apart here by exact patterns only: what does not match stays text.
"""

from __future__ import annotations

import csv
import io
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from typing import Final, Literal

from msgspec import Struct

from nocturne.vtes.cards.lexicon import (
    CLANS,
    Bonus,
    CardType,
    Sect,
    Title,
    Trait,
    city_named,
    clan_named,
    discipline_named,
)
from nocturne.vtes.cards.printed import (
    CardSet,
    Cost,
    CryptCard,
    Level,
    LibraryCard,
    Merged,
    Requirement,
)

Row = Mapping[str, str]


class UnreadableCard(ValueError):
    """A row of the card list that does not have the expected form; says which card and which column."""

    def __init__(self, row: Row, column: str, value: str) -> None:
        self.card = f"{row.get('Id', '?')} {row.get('Name', '?')}"
        self.column = column
        self.value = value
        super().__init__(self.card, column, value)


def rows_of(text: str) -> Iterator[Row]:
    """The rows of a CSV file of the list."""
    return csv.DictReader(io.StringIO(text.removeprefix("\ufeff"), newline=""))


def read_sets(rows: Iterable[Row]) -> tuple[CardSet, ...]:
    """The sets, in the order of the list."""
    return tuple(
        CardSet(row["Abbrev"], row["Full Name"], "-".join(re.findall(r"^\d{4}|\d\d", row["Release Date"])))
        for row in rows
    )


def read_crypt(rows: Iterable[Row]) -> tuple[CryptCard, ...]:
    """The crypt cards, in the order of the list."""
    kept = list(rows)
    groups: dict[str, set[str]] = defaultdict(set)
    for row in kept:
        groups[row["Name"]].add(row["Group"])
    return tuple(_crypt_card(row, evolved=row["Group"] != min(groups[row["Name"]])) for row in kept)


def read_library(rows: Iterable[Row]) -> tuple[LibraryCard, ...]:
    """The library cards, in the order of the list."""
    return tuple(_library_card(row) for row in rows)


# ---------------------------------------------------------------------------------------------- columns


def _clean(text: str) -> str:
    # Braces mark the last change of wording and @ a non-printing mark: neither is on the card.
    return text.replace("{", "").replace("}", "").replace("@", "").replace("\r\n", "\n").strip()


def _printed_name(name: str) -> str:
    name = _clean(name).replace("(TM)", "™")
    return f"The {name[:-5]}" if name.endswith(", The") else name


def _clans(row: Row) -> tuple[str, ...]:
    clans = []
    for name in filter(None, map(str.strip, _clean(row["Clan"]).split("/"))):
        clan = clan_named(name)
        if clan is None:
            raise UnreadableCard(row, "Clan", name)
        clans.append(clan)
    return tuple(clans)


def _sets(row: Row) -> dict[str, tuple[str, ...]]:
    sets: dict[str, tuple[str, ...]] = {}
    for part in filter(None, map(str.strip, re.split("[,;]", row["Set"]))):
        abbreviation, _, codes = part.partition(":")
        sets[abbreviation] = sets.get(abbreviation, ()) + tuple(filter(None, codes.split("/")))
    return sets


def _aliases(row: Row) -> tuple[str, ...]:
    return tuple(filter(None, map(str.strip, row["Aka"].split(";"))))


def _banned(row: Row) -> int | None:
    return int(row["Banned"]) if row["Banned"] else None


def _number(row: Row, column: str) -> int:
    try:
        return int(row[column])
    except ValueError:
        raise UnreadableCard(row, column, row[column]) from None


def _cost(row: Row, column: str) -> Cost:
    if row[column] == "X":
        return "X"
    return _number(row, column) if row[column] else 0


# ------------------------------------------------------------------------------------------ crypt cards


def _crypt_card(row: Row, *, evolved: bool) -> CryptCard:
    name = _printed_name(row["Name"])
    advanced = bool(row["Adv"])
    imbued = row["Type"] == "Imbued"
    group = None if row["Group"].upper() == "ANY" else _number(row, "Group")
    suffix = " ".join([f"G{group}"] * evolved + ["ADV"] * advanced)
    text = _clean(row["Card Text"])
    (clan,) = _clans(row)
    printed, _, merged = text.partition("[MERGED]")
    side = _side(printed.strip(), row, clan)
    if imbued != (side.sect is None):
        raise UnreadableCard(row, "Card Text", text)
    if row["Title"] != (side.title or ""):
        raise UnreadableCard(row, "Title", row["Title"])
    return CryptCard(
        id=_number(row, "Id"),
        name=name,
        unique_name=f"{name} ({suffix})" if suffix else name,
        group=group,
        capacity=_number(row, "Capacity"),
        clan=clan,
        disciplines=_levels(row),
        text=text,
        printed_sect=side.sect,
        title=side.title,
        city=side.city,
        traits=side.traits,
        bonuses=side.bonuses,
        special_text=side.special_text,
        slave_of=side.slave_of,
        circle=side.circle,
        merged=_merged(merged.strip(), row, clan) if merged else None,
        path=_clean(row["Path"]),
        advanced=advanced,
        imbued=imbued,
        banned=_banned(row),
        aliases=_aliases(row),
        sets=_sets(row),
    )


def _levels(row: Row) -> dict[str, Level]:
    levels: dict[str, Level] = {}
    for icon in row["Disciplines"].replace("-none-", "").split():
        code = discipline_named(icon)
        if code is None:
            raise UnreadableCard(row, "Disciplines", icon)
        levels[code] = 2 if icon.isupper() else 1
    return levels


class _Side(Struct, frozen=True):
    """One block of crypt text taken apart."""

    sect: Sect | None = None
    title: Title | None = None
    city: str = ""
    slave_of: str = ""
    circle: str = ""
    traits: tuple[Trait, ...] = ()
    bonuses: dict[Bonus, int] = {}
    special_text: str = ""


_CLAN_WORDS: Final = "|".join(
    name.replace(" ", "[ ]")
    for name in sorted([*CLANS, "Assamite", "Follower of Set"], key=len, reverse=True)
)
_SECT_WORDS: Final = "|".join(Sect)

# The head: sect, then at most one title or a slave's masters, closed by a colon or a full stop. A full stop
# inside a city's name ("D.C.") is not followed by a blank.
_HEAD: Final = re.compile(
    rf"""(?:Advanced,[ ])?
    (?:(?P<sect>{_SECT_WORDS})\b[ ]?)?
    (?:(?P<over>Prince|Archbishop|Baron)[ ]of[ ](?P<city>.+?)
      |(?P<title>primogen|bishop|priscus|cardinal|regent|magaji)
      |(?P<clan>{_CLAN_WORDS})[ ](?P<of_clan>Justicar|Inner[ ]Circle|Kholo|Slave)
      |(?P<imperator>Imperator)[ ]\(3[ ]votes\)
    )?
    (?P<end>[:.])(?:\s+|$)""",
    re.VERBOSE | re.IGNORECASE,
)

_TRAIT_SENTENCES: Final[Mapping[str, tuple[Trait, ...]]] = {
    "Black Hand": (Trait.BLACK_HAND,),
    "Black Hand Seraph": (Trait.BLACK_HAND, Trait.SERAPH),
    "Seraph": (Trait.SERAPH,),
    "Red List": (Trait.RED_LIST,),
    "Infernal": (Trait.INFERNAL,),
    "Blood cursed": (Trait.BLOOD_CURSED,),
    "Scarce": (Trait.SCARCE,),
    "Sterile": (Trait.STERILE,),
    "Flight [FLIGHT]": (Trait.FLIGHT,),
    "Non-unique": (Trait.NON_UNIQUE,),
}
_NOT_UNIQUE: Final = re.compile(r"^\w+ are not unique$")
_VOTES: Final = re.compile(r"(?:.+ has )?([123]) votes? \(titled\)")
_BONUS: Final = re.compile(rf"([+-]\d) ({'|'.join(Bonus)})")
_CIRCLE: Final = re.compile(r"((?:[A-Z]\w+ )+)[Cc]ircle")
_SLAVE: Final = re.compile(rf"({_CLAN_WORDS}) [Ss]lave")


def _side(text: str, row: Row, clan: str) -> _Side:
    """Take one block of crypt text apart: its head, then each sentence that is nothing but a fixed word."""
    sect: Sect | None = None
    title: Title | None = None
    city = slave_of = circle = ""
    traits: list[Trait] = []
    bonuses: dict[Bonus, int] = {}
    special: list[str] = []

    head = _HEAD.match(text)
    if head and head.end("end") > head.start() + 1:
        text = text[head.end() :]
        if head["sect"]:
            sect = Sect(head["sect"].capitalize())
        if head["over"]:
            title, city = Title(head["over"].lower()), city_named(head["city"])
        elif head["title"]:
            title = Title(head["title"].lower())
        elif head["of_clan"]:
            holder = clan_named(head["clan"])
            if head["of_clan"].lower() == "slave":
                slave_of = holder or ""
            elif holder == clan:
                title = Title(head["of_clan"].lower())
            else:
                # A justicar or Inner Circle member represents his own clan (VTES-10.1-04).
                raise UnreadableCard(row, "Card Text", text)
        elif head["imperator"]:
            title = Title.IMPERATOR

    for sentence in _sentences(text):
        words = _NOT_UNIQUE.sub("Non-unique", sentence.rstrip("."))
        if words in _TRAIT_SENTENCES:
            traits += [trait for trait in _TRAIT_SENTENCES[words] if trait not in traits]
        elif votes := _VOTES.fullmatch(words):
            title = Title(f"{votes[1]} vote{'s' * (votes[1] != '1')}")
        elif bonus := _BONUS.fullmatch(words):
            bonuses[Bonus(bonus[2])] = bonuses.get(Bonus(bonus[2]), 0) + int(bonus[1])
        elif slave := _SLAVE.fullmatch(words):
            slave_of = clan_named(slave[1]) or ""
        elif (ring := _CIRCLE.fullmatch(words)) and clan == "Blood Brother":
            circle = ring[1].strip()
        else:
            special.append(sentence)
    return _Side(sect, title, city, slave_of, circle, tuple(traits), bonuses, " ".join(special))


def _sentences(text: str) -> Iterator[str]:
    """The sentences of a crypt text; a fixed word closed by a colon is one too ("Black Hand: ...")."""
    while text:
        fixed = _OPENING.match(text)
        if fixed and _is_fixed(fixed[1]):
            yield fixed[1]
            text = text[fixed.end() :]
        else:
            sentence, *rest = _AFTER_STOP.split(text, maxsplit=1)
            yield sentence
            text = rest[0] if rest else ""


_OPENING: Final = re.compile(r"([^.:]+)[.:](?:\s+|$)")
_AFTER_STOP: Final = re.compile(r"(?<=\.)\s+")


def _is_fixed(words: str) -> bool:
    return words in _TRAIT_SENTENCES or any(p.fullmatch(words) for p in (_VOTES, _BONUS, _CIRCLE, _SLAVE))


def _merged(text: str, row: Row, clan: str) -> Merged:
    side = _side(text, row, clan)
    return Merged(
        text=text,
        sect=side.sect,
        title=side.title,
        city=side.city,
        traits=side.traits,
        bonuses=side.bonuses,
        special_text=side.special_text,
    )


# ---------------------------------------------------------------------------------------- library cards


def _library_card(row: Row) -> LibraryCard:
    text = _clean(row["Card Text"])
    clans = _clans(row)
    codes, flight = _requirement_icons(row)
    becomes, change = _red_circle(row)
    return LibraryCard(
        id=_number(row, "Id"),
        name=_printed_name(row["Name"]),
        types=tuple(CardType(kind.strip()) for kind in row["Type"].split("/")),
        text=text,
        clans=clans,
        disciplines=codes,
        joined="&" in row["Discipline"],
        flight=flight,
        pool_cost=_cost(row, "Pool Cost"),
        blood_cost=_cost(row, "Blood Cost"),
        conviction_cost=_cost(row, "Conviction Cost"),
        burn_option=bool(row["Burn Option"]),
        requirement=_requirement(text, clans),
        capacity_change=change,
        capacity=becomes,
        path=_clean(row["Path"]),
        banned=_banned(row),
        aliases=_aliases(row),
        sets=_sets(row),
    )


def _requirement_icons(row: Row) -> tuple[tuple[str, ...], bool]:
    codes: list[str] = []
    flight = False
    for name in filter(None, map(str.strip, re.split("[/&]", row["Discipline"]))):
        code = discipline_named(name)
        if name == "Flight":
            flight = True
        elif code is None:
            raise UnreadableCard(row, "Discipline", name)
        else:
            codes.append(code)
    return tuple(codes), flight


def _red_circle(row: Row) -> tuple[int | None, int]:
    """The number in the red circle: the capacity the card has as a vampire, or a change of capacity."""
    value = row["Capacity"]
    if re.fullmatch(r"[+-]\d+", value):
        return None, int(value)
    # The list repeats a clan in this column for some title cards; that is not a capacity.
    return (int(value) if value.isdigit() else None), 0


_REQUIRES: Final = re.compile(r"(?:^|(?<=[.] ))Requires ([^.\n]+)")
_NUMBERS: Final = {"one": 1, "two": 2, "three": 3}
_GEHENNA: Final = re.compile(
    r"(?:at least )?(\d|one|two|three)(?: or more)?(?: other)? Gehenna (?:card|event)s? in play"
)
_CAPACITY: Final = re.compile(
    r" (?:with|of)(?: a)? capacity (?:(?P<least>\d+) or more|(?P<most>\d+) or less"
    r"|above (?P<above>\d+)|less than (?P<below>\d+))$"
)
_TITLE_NOUNS: Final[Mapping[str, Title]] = {
    "Inner Circle member": Title.INNER_CIRCLE,
    **{title.value: title for title in Title if title.value.isalpha()},
}
_TRAIT_WORDS: Final[Mapping[str, Trait]] = {
    "Black Hand": Trait.BLACK_HAND,
    "Red List": Trait.RED_LIST,
    "infernal": Trait.INFERNAL,
    "sterile": Trait.STERILE,
}
_ADJECTIVE: Final = re.compile(rf"(non-)?({'|'.join([*_TRAIT_WORDS, *Sect, 'anarch', 'titled'])}),? ")


def _requirement(text: str, clans: tuple[str, ...]) -> Requirement | None:
    """The card's own "Requires ..." sentence; one inside a Discipline effect belongs to that effect."""
    for line in text.split("\n"):
        found = None if line.startswith("[") else _REQUIRES.search(line)
        if found:
            return _read_requirement(found[1], clans) or Requirement(unread=found[1])
    return None


def _read_requirement(sentence: str, clans: tuple[str, ...]) -> Requirement | None:
    """The requirement, if every word of the sentence was understood."""
    if gehenna := _GEHENNA.fullmatch(sentence):
        return Requirement(gehenna_events=_NUMBERS.get(gehenna[1]) or int(gehenna[1]))

    article = re.match(r"an? (ready,? )?", sentence)
    if article is None:
        return None
    ready, words = bool(article[1]), sentence[article.end() :]
    least = most = 0
    if bound := _CAPACITY.search(words):
        words = words[: bound.start()]
        least = int(bound["least"] or 0) or (int(bound["above"]) + 1 if bound["above"] else 0)
        most = int(bound["most"] or 0) or (int(bound["below"]) - 1 if bound["below"] else 0)

    if words == "vampire with a city title":
        return Requirement(minion="vampire", ready=ready, city_title=True)
    if words == "Independent or Anarch vampire":
        either = (Sect.INDEPENDENT, Sect.ANARCH)
        return Requirement("vampire", ready, sects=either, least_capacity=least, most_capacity=most)

    sects: list[Sect] = []
    not_sects: list[Sect] = []
    traits: list[Trait] = []
    not_traits: list[Trait] = []
    titled: bool | None = None
    while adjective := _ADJECTIVE.match(words):
        words = words[adjective.end() :]
        wanted, word = not adjective[1], adjective[2]
        if word == "titled":
            titled = wanted
        elif word in _TRAIT_WORDS:
            (traits if wanted else not_traits).append(_TRAIT_WORDS[word])
        else:
            (sects if wanted else not_sects).append(Sect(word.capitalize()))

    minion: Literal["minion", "vampire", "imbued"] = "vampire"
    titles: tuple[Title, ...] = ()
    slave = False
    nouns = re.split(r",? or |, ", words)
    if words == "minion":
        minion = "minion"
    elif words == "imbued":
        minion = "imbued"
    elif words == "Seraph":
        traits.append(Trait.SERAPH)
    elif words == "slave":
        slave = True
    elif words.capitalize() in (Sect.ANARCH, Sect.LAIBON):
        sects.append(Sect(words.capitalize()))
    elif all(noun in _TITLE_NOUNS for noun in nouns):
        titles = tuple(_TITLE_NOUNS[noun] for noun in nouns)
    elif words != "vampire" and clan_named(words) not in (clans or (0,)):
        return None
    return Requirement(
        minion=minion,
        ready=ready,
        sects=tuple(sects),
        not_sects=tuple(not_sects),
        titles=titles,
        titled=titled,
        traits=tuple(traits),
        not_traits=tuple(not_traits),
        slave=slave,
        least_capacity=least,
        most_capacity=most,
    )
