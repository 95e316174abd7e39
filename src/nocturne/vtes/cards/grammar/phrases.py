"""Numbers, names and noun phrases: the small phrases that all productions share.

A noun phrase becomes one or several filters: "an ally or younger vampire" are two, "a Toreador or Toreador
antitribu" is one with two clans. The card's own name and pronouns become the role ``this``.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.cards.catalogue import catalogue
from nocturne.vtes.cards.grammar.chart import Chart, Reading
from nocturne.vtes.cards.grammar.context import RULES, Context, Who
from nocturne.vtes.cards.grammar.tokens import words_of
from nocturne.vtes.cards.lexicon import CLANS, CardType, clan_named, discipline_named
from nocturne.vtes.cards.printed import CryptCard, LibraryCard

Filters = tuple[v.Filter, ...]
"""What a noun phrase means: any of these."""

# -- numbers

_NUMBERS: Final = {
    "a": 1, "an": 1, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7,
}  # fmt: skip


@RULES.primitive("number")
def _number(chart: Chart, at: int) -> Iterator[Reading]:
    """A number in figures or letters; "a" is one."""
    if at < len(chart.tokens):
        word = chart.tokens[at].low
        if word.isdigit():
            yield Reading(at + 1, int(word), frozenset())
        elif word in _NUMBERS:
            yield Reading(at + 1, _NUMBERS[word], frozenset())


@RULES.primitive("signed")
def _signed(chart: Chart, at: int) -> Iterator[Reading]:
    """A number with its sign: +1, -2."""
    if at < len(chart.tokens):
        word = chart.tokens[at].low
        if word[:1] in "+-" and word[1:].isdigit():
            yield Reading(at + 1, int(word), frozenset())


@RULES.primitive("ranged")
def _ranged(chart: Chart, at: int) -> Iterator[Reading]:
    """The number of ranged damage: 2R."""
    if at < len(chart.tokens):
        word = chart.tokens[at].low
        if word.endswith("r") and word[:-1].isdigit():
            yield Reading(at + 1, int(word[:-1]), frozenset())


# -- names


@RULES.primitive("self")
def _self(chart: Chart, at: int) -> Iterator[Reading]:
    """A card speaking of itself by name, or by a pronoun whose antecedent it is; or of what it is on."""
    words = [token.low for token in chart.tokens]
    card = chart.context.card
    for name in chart.context.own_names:
        if tuple(words[at : at + len(name)]) == name:
            yield Reading(at + len(name), THIS, frozenset())
    if isinstance(card, CryptCard) and words[at : at + 2] == ["this", "vampire"]:
        yield Reading(at + 2, THIS, frozenset())
    if chart.context.own_names and words[at : at + 2] == ["this", "ally"]:
        yield Reading(at + 2, THIS, frozenset())
    if at < len(words) and words[at] in _PRONOUNS and _is_antecedent(chart, words, at):
        yield Reading(at + 1, THIS if chart.context.own_names else BEARER, frozenset())
    if isinstance(card, LibraryCard) and (card.types[0] in _ON_OTHERS or chart.context.in_play):
        yield from _bearer(chart, at, words, card)


_ON_OTHERS: Final = frozenset({CardType.EQUIPMENT, CardType.RETAINER, CardType.MASTER})
THIS: Final = Who("this")
BEARER: Final = Who("bearer")
_CARRIED: Final = frozenset({"equipment", "retainer", "vehicle", "weapon", "location", "card"})


def _bearer(chart: Chart, at: int, words: list[str], card: LibraryCard) -> Iterator[Reading]:
    """What the card is on: "the bearer", "this minion", "the vampire with this equipment", "this Ravnos"."""
    if words[at : at + 2] in (["the", "bearer"], ["the", "employer"]):
        yield Reading(at + 2, BEARER, frozenset())
        return
    if at >= len(words) or words[at] not in ("this", "the"):
        return
    # What a master card is put on was named where it was put; equipment may come into other hands.
    carried = card.types[0] in (CardType.EQUIPMENT, CardType.RETAINER)
    kinds: list[tuple[int, v.Filter | None]] = []
    if words[at + 1 : at + 2] == ["minion"]:
        kinds.append((at + 2, None))
    if words[at + 1 : at + 2] == ["vampire"]:
        kinds.append((at + 2, v.Filter(kind="vampire") if carried else None))
    for clan in chart.readings("clan", at + 1):
        kinds.append((clan.end, v.Filter.of(kind="vampire", clans=(clan.value,)) if carried else None))
    for end, kind in kinds:
        if words[at] == "this":
            yield Reading(end, Who("bearer", kind), frozenset())
        elif words[end : end + 2] == ["with", "this"] and _CARRIED.intersection(words[end + 2 : end + 3]):
            yield Reading(end + 3, Who("bearer", kind), frozenset())


_PRONOUNS: Final = frozenset({"he", "she", "they", "him", "her", "them"})
_OTHERS: Final = frozenset(
    {"vampire", "vampires", "minion", "minions", "ally", "allies", "methuselah", "controller", "prey"}
    | {"predator", "retainer", "imbued", "werewolf", "prince", "justicar"}
    | {word for clan in CLANS for word in words_of(clan)} - {"blood", "of", "true"}
)
"""Words after which a pronoun may mean somebody else."""


def _is_antecedent(chart: Chart, words: list[str], at: int) -> bool:
    """Whether a pronoun can only mean the card itself: nobody else was spoken of in the sentence before it,
    and the card was, there or in an earlier sentence."""
    if any(word in _OTHERS for word in words[:at]):
        return False
    if not chart.context.own_names:
        return bool(chart.context.spoken_of)
    named = any(
        tuple(words[i : i + len(name)]) == name for i in range(at) for name in chart.context.own_names
    )
    return named or bool(chart.context.spoken_of)


@RULES.primitive("his")
def _his(chart: Chart, at: int) -> Iterator[Reading]:
    """The card's own: "his", "her", "Aisha's"."""
    words = [token.low for token in chart.tokens]
    if at < len(words) and words[at] in ("his", "her", "their", "its") and _is_antecedent(chart, words, at):
        yield Reading(at + 1, THIS if chart.context.own_names else BEARER, frozenset())
    for reading in chart.readings("self", at):
        if reading.end < len(words) and words[reading.end] == "'s":
            yield Reading(reading.end + 1, reading.value, frozenset())


@RULES.primitive("card-name")
def _card_name(chart: Chart, at: int) -> Iterator[Reading]:
    """A card's name between slashes, as the catalogue knows it."""
    if at < len(chart.tokens) and chart.tokens[at].text.startswith("/"):
        found = catalogue().find(chart.tokens[at].text.strip("/"))
        if found is not None:
            yield Reading(at + 1, found.name, frozenset())


@RULES.primitive("discipline")
def _discipline(chart: Chart, at: int) -> Iterator[Reading]:
    """A Discipline by name, followed by its icon or not: "Blood Sorcery [tha]"."""
    words = [token.low for token in chart.tokens]
    for length in (1, 2):
        code = discipline_named(" ".join(words[at : at + length]))
        if code is None or at + length > len(words) or len(words[at]) == 3:
            continue
        end = at + length
        if end < len(words) and words[end] == f"[{code}]":
            yield Reading(end + 1, code, frozenset())
        elif end >= len(words) or not words[end].startswith("["):
            yield Reading(end, code, frozenset())


@RULES.primitive("discipline-icon")
def _discipline_icon(chart: Chart, at: int) -> Iterator[Reading]:
    """A Discipline with the icon of its superior level: "Celerity [CEL]"."""
    words = [token.low for token in chart.tokens]
    for length in (1, 2):
        code = discipline_named(" ".join(words[at : at + length]))
        if code is not None and words[at + length : at + length + 1] == [f"[{code.upper()}]"]:
            yield Reading(at + length + 1, code, frozenset())


_PLURALS: Final = {
    "Followers of Set": "Ministry", "Daughters of Cacophony": "Daughter of Cacophony",
    "Harbingers of Skulls": "Harbinger of Skulls", "Blood Brothers": "Blood Brother", "Panders": "Pander",
    "Assamites": "Banu Haqim", "Gargoyles": "Gargoyle", "Abominations": "Abomination",
    "Ahrimanes": "Ahrimane", "Brujahs": "Brujah", "Ventrues": "Ventrue",
}  # fmt: skip


def _clan_phrases() -> dict[tuple[str, ...], str]:
    singular = [*CLANS, "Assamite", "Follower of Set"]
    found = {words_of(name): clan_named(name) or name for name in singular}
    return found | {words_of(name): clan for name, clan in _PLURALS.items()}


_CLANS: Final = _clan_phrases()


@RULES.primitive("clan")
def _clan(chart: Chart, at: int) -> Iterator[Reading]:
    """A clan by its old or new name, the longest that fits."""
    words = tuple(token.low for token in chart.tokens[at : at + 4])
    for length in (3, 2, 1):
        if len(words) >= length and words[:length] in _CLANS:
            yield Reading(at + length, _CLANS[words[:length]], frozenset())
            return


# -- adjectives

Fields = dict[str, Any]
"""Fields of a filter; their types are those of ``Filter``."""

RULES.words(
    "adjective",
    {
        "ready": {"region": "ready"},
        "locked": {"locked": True},
        "titled": {"titled": True},
        "non- titled": {"titled": False},
        "camarilla": {"sects": ("Camarilla",)},
        "sabbat": {"sects": ("Sabbat",)},
        "non- camarilla": {"not_sects": ("Camarilla",)},
        "black hand": {"traits": ("Black Hand",)},
        "infernal": {"traits": ("infernal",)},
        "red list": {"red_list": True},
    },
)


@RULES.production("adjective", "younger")
def _younger(ctx: Context) -> Fields | None:
    return {"compared": "younger"} if ctx.speaker else None


@RULES.production("adjective", "older")
def _older(ctx: Context) -> Fields | None:
    return {"compared": "older"} if ctx.speaker else None


@RULES.production("adjective", "other")
def _other(ctx: Context) -> Fields | None:
    return {"other_than": (ctx.speaker,)} if ctx.speaker else None


@RULES.production("adjective", "<clan>")
def _clan_adjective(clan: str) -> Fields:
    return {"clans": (clan,)}


@RULES.production("adjective", "non- <clan>")
def _not_clan_adjective(clan: str) -> Fields:
    return {"not_clans": (clan,)}


@RULES.production("adjectives", "<first:adjective>")
def _one_adjective(first: Fields) -> Fields:
    return first


@RULES.production("adjectives", "<first:adjective> {,} <rest:adjectives>")
def _more_adjectives(first: Fields, rest: Fields) -> Fields | None:
    return joined(first, rest)


def joined(one: Fields, other: Fields) -> Fields | None:
    """Both sets of fields; None when they speak of the same thing twice."""
    return None if one.keys() & other.keys() else {**one, **other}


# -- nouns

RULES.words(
    "noun",
    {
        "vampire": {"kind": "vampire"},
        "minion": {"kind": "minion"},
        "ally": {"kind": "ally"},
        "retainer": {"kind": "retainer"},
        "equipment": {"kind": "equipment"},
        "location": {"kind": "location"},
        "anarch": {"kind": "vampire", "anarch": True},
        "werewolf": {"kind": "minion", "keywords": ("werewolf",)},
        "mummy": {"kind": "minion", "keywords": ("mummy",)},
        "cardinal": {"kind": "vampire", "titles": ("cardinal",)},
    },
)
RULES.words(
    "nouns",
    {
        "vampires": {"kind": "vampire"},
        "minions": {"kind": "minion"},
        "allies": {"kind": "ally"},
        "werewolves": {"kind": "minion", "keywords": ("werewolf",)},
        "mummies": {"kind": "minion", "keywords": ("mummy",)},
        "primogen": {"kind": "vampire", "titles": ("primogen",)},
    },
)


@RULES.production("noun", "<clan>")
def _clan_member(clan: str) -> Fields:
    return {"kind": "vampire", "clans": (clan,)}


@RULES.production("nouns", "<clan>")
def _clan_members(clan: str) -> Fields:
    return {"kind": "vampire", "clans": (clan,)}


# -- what follows a noun

RULES.words(
    "clause",
    {
        "you control": {"controller": "you"},
        "controlled by another methuselah": {"controller": "other"},
        "controlled by your prey": {"controller": "prey"},
        "controlled by your predator": {"controller": "predator"},
        "controlled by your predator or prey": {"controller": "neighbor"},
        "in torpor": {"region": "torpor"},
        "in your uncontrolled region": {"region": "uncontrolled", "controller": "you"},
    },
)


@RULES.production("clause", "[with|of {a} | whose] capacity {is} <n:number> or less")
def _capacity_at_most(n: int) -> Fields:
    return {"most_capacity": n}


@RULES.production("clause", "[with|of {a} | whose] capacity {is} <n:number> or more")
def _capacity_at_least(n: int) -> Fields:
    return {"least_capacity": n}


@RULES.production("clause", "[with|of {a} | whose] capacity {is} [below | less than] <n:number>")
def _capacity_below(n: int) -> Fields:
    return {"most_capacity": n - 1}


@RULES.production("clause", "with <discipline>")
def _with_discipline(discipline: str) -> Fields:
    return {"disciplines": (discipline,)}


@RULES.production("clauses", "<first:clause>")
def _one_clause(first: Fields) -> Fields:
    return first


@RULES.production("clauses", "<first:clause> <rest:clauses>")
def _more_clauses(first: Fields, rest: Fields) -> Fields | None:
    return joined(first, rest)


# -- noun phrases


@RULES.production("head", "{<adjectives>} <noun>")
def _head(noun: Fields, adjectives: Fields | None = None) -> Fields | None:
    return joined(adjectives or {}, noun)


@RULES.production("heads", "{<adjectives>} <nouns>")
def _heads(nouns: Fields, adjectives: Fields | None = None) -> Fields | None:
    return joined(adjectives or {}, nouns)


@RULES.production("one", "a|an|any <head> {<clauses>}")
def _one(head: Fields, clauses: Fields | None = None) -> Filters | None:
    return _filters([head], clauses)


@RULES.production("one", "another <head> {<clauses>}")
def _another(head: Fields, ctx: Context, clauses: Fields | None = None) -> Filters | None:
    other = joined(head, {"other_than": (ctx.speaker,)})
    return None if other is None or not ctx.speaker else _filters([other], clauses)


@RULES.production("one", "a|an|any <first:head> or {a|an} <second:head> {<clauses>}")
def _one_or_other(first: Fields, second: Fields, clauses: Fields | None = None) -> Filters | None:
    if not _may_share(first, second):
        return None
    return _filters([first, second], clauses)


@RULES.production("many", "{all} <heads> {<clauses>}")
def _many(heads: Fields, clauses: Fields | None = None) -> Filters | None:
    return _filters([heads], clauses)


@RULES.production("many", "{all} <first:heads> and|or <second:heads> {<clauses>}")
def _many_and_more(first: Fields, second: Fields, clauses: Fields | None = None) -> Filters | None:
    if not _may_share(first, second):
        return None
    return _filters([first, second], clauses)


def _may_share(first: Fields, second: Fields) -> bool:
    """Two nouns joined by "or": an adjective before the first might mean both, so there may be none, unless
    the two are clans and a clan noun's own fields are all there is."""
    return first.keys() <= {"kind", "clans", "keywords", "titles"}


def _filters(heads: list[Fields], clauses: Fields | None) -> Filters | None:
    found: list[v.Filter] = []
    for head in heads:
        own = clauses or {}
        if head.get("kind") == "ally" and len(heads) > 1:
            # "Allies and vampires with capacity 3 or less": allies have no capacity.
            own = {key: value for key, value in own.items() if "capacity" not in key}
        fields = joined(head, own)
        if fields is None:
            return None
        found.append(v.Filter.of(**fields))
    return merged(tuple(found))


def merged(filters: Filters) -> Filters:
    """Filters that only differ in their clans as one with all of these clans."""
    first, *rest = filters
    clans = first.word("clans")
    if rest and clans and all(other.but(clans=clans) == first for other in rest):
        return (first.but(clans=tuple(clan for one in filters for clan in one.word("clans"))),)
    return filters


def one_filter(filters: Filters) -> v.Filter:
    """Several filters as one: what they have in common, and any of the rest."""
    if len(filters) == 1:
        return filters[0]
    said = [one.words() for one in filters]
    shared = {
        word: value
        for word, value in said[0].items()
        if word != "kind" and all(one.get(word) == value for one in said)
    }
    minions = all(one.kind in ("minion", "vampire", "ally", "imbued") for one in filters)
    rest = [{word: value for word, value in one.items() if word not in shared} for one in said]
    alternatives = tuple(
        v.Filter.of(**one if one.get("kind") != "minion" else {**one, "kind": "any"}) for one in rest
    )
    return v.Filter.of(**{**shared, "kind": "minion" if minions else "any", "any_of": alternatives})


# -- conditions made of them


def any_holds(who: v.Role, filters: Filters) -> v.Condition:
    """The card in a role matches one of the filters."""
    made: tuple[v.Condition, ...] = tuple(v.Holds(who, one) for one in filters)
    return made[0] if len(made) == 1 else v.AnyOf(made)


def all_of(*conditions: v.Condition | None) -> v.Condition | None:
    """All these conditions, flat, each once; None when there is none."""
    flat: list[v.Condition] = []
    for one in conditions:
        parts = one.of if isinstance(one, v.All) else () if one is None else (one,)
        flat += [part for part in parts if part not in flat]
    if not flat:
        return None
    return flat[0] if len(flat) == 1 else v.All(tuple(flat))


def seen_from(one: v.Filter, who: v.Role) -> tuple[v.Filter, v.Condition | None]:
    """A filter for other cards, with "younger" and "older" as a condition: in what a card says of others
    these mean in comparison with its own minion, not with the one concerned."""
    compared = one.find(v.ComparedInAge)
    if compared is None:
        return one, None
    mine, theirs = v.Stat(who, "capacity"), v.Stat("minion", "capacity")
    pair = (mine, theirs) if compared.compared == "younger" else (theirs, mine)
    return one.without(v.ComparedInAge), v.Compare(pair[0], "more", pair[1])
