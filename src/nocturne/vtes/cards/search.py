"""Searching the cards: a question in one line, as the terminal, the server and the page take it.

A question is words and terms, all of which must hold: ``govern``, ``clan:tremere``, ``dis:DOM``, ``cap>=7``,
``type:action,combat`` (either), ``-is:banned`` (not), ``sort:-cap``. The page answers the same questions by
``web/src/cards/search.ts``; a test holds the two together.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from functools import cache
from typing import Final, Literal

from msgspec import Struct

from nocturne.vtes.cards.listing import CardList, ListedCard, card_list, folded
from nocturne.vtes.problems import Problem

Relation = Literal[":", "<", "<=", ">", ">="]

FIELDS: Final[dict[str, tuple[str, ...]]] = {
    "name": ("nom",),
    "text": ("texte",),
    "type": ("t",),
    "clan": ("c", "creed"),
    "dis": ("discipline", "disciplines", "d", "virtue"),
    "group": ("g", "groupe"),
    "cap": ("capacity", "capacite"),
    "pool": ("reserve",),
    "blood": ("sang",),
    "conviction": (),
    "cost": ("cout",),
    "title": ("titre",),
    "sect": ("secte",),
    "set": ("edition", "s"),
    "year": ("annee", "y"),
    "artist": ("artiste", "a"),
    "is": ("keyword", "est", "k"),
    "sort": ("tri",),
}
"""What can be asked for, each with its other names."""
SORTS: Final = ("name", "cap", "group", "cost", "year", "type", "clan")
NUMBERS: Final = ("group", "cap", "pool", "blood", "conviction", "cost", "year")
_FIELD_OF: Final = {name: field for field, others in FIELDS.items() for name in (field, *others)}
_PART: Final = re.compile(r'(-?)(?:([^\W\d_]+)(<=|>=|[:<>=]))?("[^"]*"?|[^\s"]\S*)?')
LONGEST: Final = 400
"""A longer question is refused."""


class Term(Struct, frozen=True):
    """One thing that must hold, or must not."""

    field: str
    """Empty: words in the name or the text."""
    values: tuple[str, ...]
    """Any of these; as they were written."""
    relation: Relation = ":"
    negated: bool = False


class Question(Struct, frozen=True):
    """What is looked for, in what order, and what was not understood."""

    terms: tuple[Term, ...] = ()
    sort: str = ""
    """Empty: those whose name fits best come first."""
    descending: bool = False
    problems: tuple[Problem, ...] = ()


# -- reading a question


def read_question(text: str) -> Question:
    """A question as somebody wrote it.

    >>> read_question('clan:"banu haqim" -cap<5').terms[1]
    Term(field='cap', values=('5',), relation='<', negated=True)
    """
    terms: list[Term] = []
    problems: list[Problem] = []
    sort, descending = "", False
    if len(text) > LONGEST:
        return Question(problems=(Problem("vtes-search-long", {"most": LONGEST}),))
    for part in _PART.finditer(text):
        minus, written, sign, value = part.groups()
        if not part[0].strip() or (value is None and not written):
            continue
        value = (value or "").strip('"')
        field = "" if written is None else _FIELD_OF.get(folded(written), written.lower())
        if written is None:
            terms += [Term("", (value,), negated=bool(minus))] if folded(value) else []
        elif field not in FIELDS:
            problems.append(Problem("vtes-search-field", {"field": written}))
        elif field == "sort":
            sort, descending = _FIELD_OF.get(folded(value), ""), value.startswith("-")
            if sort not in SORTS:
                problems.append(Problem("vtes-search-sort", {"value": value, "sorts": SORTS}))
                sort = ""
        elif field in NUMBERS and not _numbers(value):
            problems.append(Problem("vtes-search-number", {"field": field, "value": value}))
        elif sign in _RELATIONS and field not in NUMBERS:
            problems.append(Problem("vtes-search-compared", {"field": field}))
        elif value:
            values = tuple(filter(None, value.split(",")))
            terms.append(Term(field, values, _RELATIONS.get(sign, ":"), bool(minus)))
    return Question(tuple(terms), sort, descending, tuple(problems))


_RELATIONS: Final[dict[str, Relation]] = {"<": "<", "<=": "<=", ">": ">", ">=": ">="}
_NUMBER: Final = re.compile(r"\d{1,4}|\d{1,4}-\d{1,4}|[xX]|any")


def _numbers(value: str) -> bool:
    return bool(value) and all(_NUMBER.fullmatch(one) for one in value.split(","))


# -- answering it


def search(text: str | Question) -> list[ListedCard]:
    """The cards that a question asks for, in its order.

    >>> [card.name for card in search("clan:tremere cap>=10 group:2 sort:-cap")]
    ['Etrius', 'Goratrix (ADV)']
    """
    question = read_question(text) if isinstance(text, str) else text
    listed = card_list()
    checks = [_check(term, listed) for term in question.terms]
    found = [card for card in listed.cards if all(check(card) for check in checks)]
    return _sorted(found, question, listed)


Check = Callable[[ListedCard], bool]


def _check(term: Term, listed: CardList) -> Check:
    checks = [_value(term, value, listed) for value in term.values]
    if term.negated:
        return lambda card: not any(check(card) for check in checks)
    return lambda card: any(check(card) for check in checks)


def _value(term: Term, value: str, listed: CardList) -> Check:
    """Whether a card has one of the values a term names."""
    words = f" {folded(value)}"
    match term.field:
        case "":
            return lambda card: _named(card, words) or words in f" {card.text}"
        case "name":
            return lambda card: _named(card, words)
        case "text":
            return lambda card: words in f" {card.text}"
        case "dis":
            return _discipline(value, listed)
        case field if field in NUMBERS:
            return _compared(field, term.relation, value, listed)
        case field:
            wanted = _known(field, words.strip(), listed)
            return lambda card: any(wanted(one) for one in texts_of(card, field, listed))


def _named(card: ListedCard, words: str) -> bool:
    return any(words in f" {key}" for key in card.keys)


def _discipline(value: str, listed: CardList) -> Check:
    """In capitals at the superior level."""
    code = listed.disciplines.get(folded(value), folded(value))
    least = 2 if value == value.upper() else 1
    return lambda card: card.disciplines.get(code, 0) >= least


def _known(field: str, words: str, listed: CardList) -> Callable[[str], bool]:
    """A value that some card has is meant as it stands: ``clan:brujah`` is not Brujah antitribu. Any other is
    the beginning of a word in one."""
    if field == "clan":
        words = folded(listed.clans.get(words, words))
    if words in _values(field):
        return lambda one: one == words
    return lambda one: f" {words}" in f" {one}"


@cache
def _values(field: str) -> frozenset[str]:
    listed = card_list()
    return frozenset(one for card in listed.cards for one in texts_of(card, field, listed))


def texts_of(card: ListedCard, field: str, listed: CardList) -> Iterable[str]:
    """What a card has in a field of words, folded."""
    match field:
        case "type":
            return map(folded, card.types)
        case "clan":
            return map(folded, card.clans)
        case "title":
            return [folded(card.title)] if card.title else []
        case "sect":
            return [folded(card.sect)] if card.sect else []
        case "artist":
            return map(folded, card.artists)
        case "set":
            return [
                folded(name)
                for code in card.sets
                for name in (code, listed.sets[code].name if code in listed.sets else code)
            ]
        case _:
            return card.marks


def _compared(field: str, relation: Relation, value: str, listed: CardList) -> Check:
    if value in ("x", "X"):
        return lambda card: "X" in numbers_of(card, field, listed)
    if value == "any":  # a crypt card of any group
        return lambda card: card.crypt and not numbers_of(card, field, listed)
    low, _, high = value.partition("-")
    least, most = int(low), int(high or low)
    if relation == "<":
        least, most = 0, least - 1
    elif relation == "<=":
        least = 0
    elif relation == ">":
        least, most = most + 1, 9999
    elif relation == ">=":
        most = 9999
    return lambda card: any(
        isinstance(one, int) and least <= one <= most for one in numbers_of(card, field, listed)
    )


def numbers_of(card: ListedCard, field: str, listed: CardList) -> list[int | Literal["X"]]:
    """What a card has in a field of numbers. Only the crypt has a group and a capacity, only the library
    a cost; a card has a year for each set it was printed in."""
    match field:
        case "group":
            return [card.group] if card.group else []
        case "cap":
            return [card.capacity] if card.capacity else []
        case "year":
            return [listed.sets[code].year for code in card.sets if code in listed.sets]
        case _ if card.crypt:
            return []
        case "pool":
            return [card.pool]
        case "blood":
            return [card.blood]
        case "conviction":
            return [card.conviction]
        case _:
            paid = [one for one in (card.pool, card.blood, card.conviction) if one]
            return [*paid] if paid else [0]


# -- order


def _sorted(found: list[ListedCard], question: Question, listed: CardList) -> list[ListedCard]:
    """By the name where nothing else is asked for; with words, those whose name fits best come first."""
    found.sort(key=lambda card: (card.keys[0], card.id))
    field = question.sort
    if not field:
        named = [term for term in question.terms if term.field in ("", "name") and not term.negated]
        words = [f" {folded(term.values[0])}" for term in named]
        if words:
            whole = folded(" ".join(words))
            found.sort(key=lambda card: _rank(card, whole, words))
    elif field == "name":
        found.sort(key=lambda card: (card.keys[0], card.id), reverse=question.descending)
    elif field in NUMBERS:
        sign = -1 if question.descending else 1
        found.sort(key=lambda card: _first_number(card, field, listed, sign))
    else:
        first = {card.id: next(iter(texts_of(card, field, listed)), "~") for card in found}
        found.sort(key=lambda card: first[card.id], reverse=question.descending)
    return found


def _rank(card: ListedCard, whole: str, words: list[str]) -> int:
    """0: it is its name; 1: a name begins so; 2: all words are in its names; 3: some are in its text."""
    if whole in card.keys:
        return 0
    if any(key.startswith(whole) for key in card.keys):
        return 1
    return 2 if all(_named(card, one) for one in words) else 3


def _first_number(card: ListedCard, field: str, listed: CardList, sign: int) -> int:
    """Cards without one come last; X comes before 0."""
    numbers = numbers_of(card, field, listed)
    return sign * (-1 if numbers[0] == "X" else numbers[0]) if numbers else 100_000
