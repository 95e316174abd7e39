"""The stored trees: they decode, belong to the texts of today, say what the printed facts say, and can be
read back without losing a word.

The comparisons with the printed text look for what is easily lost when a text is read: a condition, an
"each", a limit, half of a pair, a level. They read the installed card list; no card text is kept here.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from itertools import combinations
from typing import Any, get_args

import msgspec
import pytest
from msgspec.structs import replace

from nocturne.kernel.words import words
from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.cards.catalogue import catalogue
from nocturne.vtes.cards.faces import face_of
from nocturne.vtes.cards.lexicon import ACTION_TYPES, CardType
from nocturne.vtes.cards.notation import NODES, full
from nocturne.vtes.cards.printed import LibraryCard
from nocturne.vtes.cards.render.reader import mode_label, read_tree
from nocturne.vtes.cards.trees import completed, stored_trees, tree_of
from nocturne.vtes.cards.windows import usual_windows
from nocturne.vtes.terms import ACTION_WINDOWS, ActionKind, Window

TREES = stored_trees()
LIBRARY = [key for key in TREES if key in catalogue().library]


def for_each(keys: Iterable[int]) -> Callable[[Callable[[int], None]], Callable[[], None]]:
    """One test over many cards, which tells all that fail and why: a test for each would take longer to be
    handed out and reported than to run."""

    def over(check: Callable[[int], None]) -> Callable[[], None]:
        def test() -> None:
            wrong: dict[str, str] = {}
            for key in keys:
                try:
                    check(key)
                except AssertionError as error:
                    wrong[catalogue()[key].unique_name] = str(error)
            assert wrong == {}

        test.__name__, test.__doc__ = check.__name__, check.__doc__
        return test

    return over


def whole(key: int) -> v.CardTree:
    tree = tree_of(key)
    assert tree is not None
    return tree


def has(tree: v.CardTree, *kinds: type) -> bool:
    return any(isinstance(node, kinds) for node in v.nodes(tree))


def has_effect(node: Any, kind: type) -> bool:
    """Whether it is an ability with such an effect."""
    return isinstance(node, v.Ability) and any(isinstance(effect, kind) for effect in node.effects)


# -- files and digests


def test_every_tree_belongs_to_a_card_and_to_its_text_of_today() -> None:
    for key, tree in TREES.items():
        assert key in catalogue(), key
        right = catalogue()[key].text_digest
        assert tree.text == right, f"{key} {catalogue()[key].name}: text should be {right}"


def test_the_five_first_decks_can_be_played_whole() -> None:
    from nocturne.vtes.decks import precons

    for code in ("V5:PTr", "V5:PV", "V5:PTo", "V5:PM", "V5:PN"):
        deck = precons()[code]
        for card, _copies in (*deck.crypt, *deck.library):
            assert face_of(card).playable, f"{code}: {catalogue()[card].name}"


def test_trees_survive_being_written_and_read() -> None:
    for tree in TREES.values():
        assert msgspec.json.decode(msgspec.json.encode(tree), type=v.CardTree) == tree


def test_the_short_notation_stands_for_the_full_one() -> None:
    assert full({"Not": {"HasEdge": "you"}}, v.Condition) == {
        "is": "Not",
        "of": {"is": "HasEdge", "party": "you"},
    }
    assert full({"All": [{"RangeIs": True}]}, v.Condition) == {
        "is": "All",
        "of": [{"is": "RangeIs", "long": True}],
    }
    assert full(["EndCombat", {"MoveBlood": [2, "minion", "pool"]}], tuple[v.Effect, ...]) == [
        {"is": "EndCombat"},
        {"is": "MoveBlood", "amount": 2, "source": "minion", "to": "pool"},
    ]
    assert full({"names": ["Bleed"]}, v.CardPlayed) == {"names": ["Bleed"]}, "a card's name is not a node"
    assert full({"needs": "cel+PRE"}, v.Mode)["needs"] == [
        {"discipline": "cel", "level": 1},
        {"discipline": "pre", "level": 2},
    ]


def test_a_filter_is_written_as_one_mapping_and_holds_its_predicates_in_order() -> None:
    written = {"kind": "vampire", "not_self": True, "least_capacity": 3, "clans": ["Brujah"], "locked": False}

    found = msgspec.convert(full(written, v.Filter), v.Filter)

    such = (v.OfClan(("Brujah",)), v.Locked(False), v.CapacityBetween(3), v.NotSelf())
    assert found == v.Filter(kind="vampire", such=such)
    assert found == v.Filter.of(**{**written, "clans": ("Brujah",)})


def test_the_words_of_every_filter_make_the_same_filter() -> None:
    for tree in TREES.values():
        for node in v.nodes(tree):
            if isinstance(node, v.Filter):
                assert v.Filter.of(**node.words()) == node


def test_no_two_predicates_share_a_word() -> None:
    words_of = [word for kind in get_args(v.Predicate) for word in kind.__struct_fields__]

    assert sorted(words_of) == sorted({*words_of} - {*v.OWN_WORDS})


def test_a_word_that_no_predicate_has_is_refused() -> None:
    with pytest.raises(TypeError, match="clan"):
        v.Filter.of(clan="Brujah")


def test_every_word_of_the_vocabulary_is_used_somewhere_as_effect_condition_amount_or_part() -> None:
    parts = {"Filter", "Target", "Number", "Allot", "Name", "Either", "Branch", "Modifier", "Cost", "Ability"}
    parts |= {"ActionAbility", "Trigger", "Need", "Mode", "Ransom", "MergedTree", "StandIn"}
    unions = (*get_args(v.Effect), *get_args(v.Condition), *get_args(v.Amount), *get_args(v.Predicate))
    kinds = {kind.__name__ for kind in unions if kind is not int}
    assert set(NODES) == kinds | parts


# -- windows, types, levels, costs


_ALLOWED = {
    CardType.MASTER: {Window.MASTER},
    CardType.EVENT: {Window.DISCARD},
    CardType.CONVICTION: {Window.UNLOCK},
}
_COMBAT = {
    *(Window.AS_PLAYED, Window.BEFORE_COMBAT, Window.BEFORE_RANGE, Window.RANGE, Window.BEFORE_STRIKES),
    *(Window.STRIKE, Window.BEFORE_RESOLUTION, Window.RESOLUTION, Window.DAMAGE, Window.INFLICTED),
    *(Window.ADDITIONAL, Window.PRESS, Window.END_OF_ROUND, Window.END_OF_COMBAT, Window.AFTER_COMBAT),
    *(Window.GOING_TO_TORPOR, Window.BURNING, Window.DIABLERIE),
}
_IN_ACTION = {
    *ACTION_WINDOWS,
    *(Window.AS_PLAYED, Window.ANNOUNCED, Window.SUCCEEDING, Window.BLOCKED, Window.BEFORE_COMBAT),
    *(Window.TERMS, Window.POLLING, Window.TALLIED, Window.AFTER_REFERENDUM, Window.AFTER_ACTION),
    *(Window.AFTER_COMBAT, Window.BURNING, Window.DIABLERIE),
}


@for_each(LIBRARY)
def test_modes_fit_the_printed_type_and_are_used_when_that_type_is(key: int) -> None:
    card = catalogue().library[key]
    tree = whole(key)
    for mode in tree.modes:
        assert mode.type in card.types
        assert mode.windows, "a mode that is never usable"
        used = set(mode.windows)
        if mode.type in ACTION_TYPES:
            assert used == {Window.MINION}
        elif mode.out_of_turn:
            assert mode.type is CardType.MASTER
            assert Window.MASTER not in used
        elif mode.type is CardType.COMBAT:
            assert used <= _COMBAT
        elif mode.type in (CardType.ACTION_MODIFIER, CardType.REACTION):
            assert used <= _IN_ACTION
        else:
            assert used <= _ALLOWED[mode.type]
    played = {mode.type for mode in tree.modes} | {CardType.CONVICTION}
    assert played >= set(card.types), "a printed type that no mode has"


_LEVELS = re.compile(r"^((?:\[[a-zA-Z]{3}\])+(?: or (?:\[[a-zA-Z]{3}\])+)*)", re.MULTILINE)


_SEVERAL = "More than one Discipline can be used"


@for_each(LIBRARY)
def test_each_level_printed_at_the_head_of_a_line_has_its_mode(key: int) -> None:
    card = catalogue().library[key]
    heads = [head for line in _LEVELS.findall(card.text) for head in line.split(" or ")]
    codes = {code for head in heads for code in re.findall(r"\[(\w{3})\]", head)}
    if not codes & {form for code in card.disciplines for form in (code, code.upper())}:
        assert all(not mode.needs for mode in whole(key).modes) or card.types == (CardType.POWER,)
        return
    printed = {frozenset(re.findall(r"\[(\w{3})\]", head)) for head in heads}
    ours = {
        frozenset(n.discipline.upper() if n.level > 1 else n.discipline for n in mode.needs)
        for mode in whole(key).modes
    }
    if _SEVERAL in card.text:
        printed = {
            frozenset().union(*some)
            for number in range(1, len(printed) + 1)
            for some in combinations(printed, number)
        }
    assert ours == printed


@for_each(LIBRARY)
def test_costs_agree_with_the_printed_ones(key: int) -> None:
    card = catalogue().library[key]
    for mode in whole(key).modes:
        if "X" in (card.blood_cost, card.pool_cost):
            own = mode.cost is not None and not (
                isinstance(mode.cost.blood, int) and isinstance(mode.cost.pool, int)
            )
            assert mode.number is not None or own, "X must be announced, or computed by a cost of its own"
        if mode.cost is None:
            continue
        for given, printed in ((mode.cost.blood, card.blood_cost), (mode.cost.pool, card.pool_cost)):
            depends = isinstance(given, v.Depends) and given.no == printed  # cheaper for some
            cheaper = re.search(rf"cost.* reduced by {_difference(printed, given)} blood", card.text)
            allowed = printed == "X" or given == printed or depends or cheaper
            assert allowed, "a cost of its own repeats what is printed"


def _difference(printed: int | str, given: v.Amount) -> int | str:
    """How much less than the printed cost a mode costs; what no text says if it is no plain number."""
    return printed - given if isinstance(printed, int) and isinstance(given, int) else "no"


@for_each(LIBRARY)
def test_stealth_agrees_with_the_printed_one(key: int) -> None:
    """A "+N stealth action" at the head of the text is that of every mode, in a line that of its own mode."""
    card = catalogue().library[key]
    if CardType.ACTION not in card.types:
        return
    head = re.match(r"(?:Requires [^.\n]+\. )?(?:This is a )?\+(\d) stealth (?:\w+ ){0,2}action", card.text)
    lines = {
        codes: line
        for line in card.text.split("\n")
        for codes in _LEVELS.findall(line)
        if not re.search(r"\[(COMBAT|ACTION MODIFIER|REACTION)\]", line)
    }
    for mode in whole(key).modes:
        if mode.type is not CardType.ACTION:
            continue
        codes = "".join(f"[{n.discipline.upper() if n.level > 1 else n.discipline}]" for n in mode.needs)
        line = lines.get(codes, "")
        if _SEVERAL in card.text:
            line = " ".join(lines[f"[{need.discipline}]"] for need in mode.needs)
        if re.search(r"If [^.]*, this is a \+\d stealth action", line):
            continue  # on a condition: with and without it, each is a mode of its own
        own = re.search(
            r"(?<! as a )\+(\d) stealth action|(?:[Bb]leed (?:[a-z ]+ )?at|As above, with) \+(\d) stealth",
            line,
        )
        if own is None and "As above" in line:
            own = re.search(r"(?<! as a )\+(\d) stealth action", card.text)
        found = own or head
        hunt = mode.action is ActionKind.HUNT  # its stealth comes with it (VTES-6.1.2-01)
        added = re.search(r"with an additional \+(\d) stealth", line)
        more = int(added[1]) if added else 0
        assert mode.stealth == (int(found[1] or found[2]) - hunt + more if found else 0)


# -- what is easily lost when a text is read


def _restricted(node: v.Mode | v.Ability) -> bool:
    """Whether something keeps it from being used whenever its type may."""
    if node.condition is not None or node.requires is not None:
        return True
    if isinstance(node, v.Ability):
        return False
    narrow = node.type is CardType.COMBAT or node.windows not in ((), ACTION_WINDOWS)
    return node.by_any or node.wakes or narrow


_SIGNS: dict[str, tuple[str, Any]] = {
    "unique": (r"\bUnique\b|[Mm]aster: unique", lambda tree: "unique" in tree.keywords),
    "location": (r"^(Unique )?[Ll]ocation\.|unique location", lambda tree: "location" in tree.keywords),
    "trifle": (r"\bTrifle\b|: trifle", lambda tree: all(mode.trifle for mode in tree.modes)),
    "out of turn": (r"^(Master: o|O)ut-of-turn", lambda tree: all(mode.out_of_turn for mode in tree.modes)),
    "gehenna": (r"^Gehenna\b", lambda tree: "gehenna" in tree.keywords),
    "boon": (r"\bBoon\.", lambda tree: "boon" in tree.keywords),
    "frenzy": (
        r"\bFrenzy\.",
        lambda tree: "frenzy" in tree.keywords or any("frenzy" in mode.keywords for mode in tree.modes),
    ),
    "replacement": (
        r"Do not replace",
        lambda tree: all(mode.replace != "now" for mode in tree.modes),
    ),
    "limited": (
        r"bleed[^.]*\(limited\)",
        lambda tree: any(isinstance(n, v.BleedMore) and n.limited for n in v.nodes(tree)),
    ),
    "for each": (
        r"\bfor each\b|\beach vampire\b",
        lambda tree: (
            has(
                tree,
                v.Count,
                v.ForEach,
                v.ForTargets,
                v.Repeat,
                v.Points,
                v.Margin,
                v.Allot,
                v.Methuselahs,
                v.Marks,
                v.ActionStat,
                v.BurnForVotes,
            )
            or has(tree, v.VictoryPoints)
            or any(isinstance(n, v.Stat) for n in v.nodes(tree))
            or any(n.applies is not None for n in v.nodes(tree) if isinstance(n, v.Modifier))
        ),
    ),
    "only usable": (
        r"Only usable",
        lambda tree: any(
            _restricted(node) for node in v.nodes(tree) if isinstance(node, (v.Mode, v.Ability))
        ),
    ),
    "if": (
        r"(?<!even )(?<!as )\bif\b(?! any| stealth| intercept)",
        lambda tree: (
            has(tree, v.If, v.Depends, v.Holds, v.Compare, v.Whenever, v.CallReferendum)
            or has(tree, v.ReferendumIs, v.ActionIs, v.CombatIs, v.HasEdge, v.HasBlocked, v.AboutToFight)
            or has(
                tree,
                v.Controls,
                v.TurnIs,
                v.RangeIs,
                v.Keep,
                v.SetRange,
                v.AtTally,
                v.CancelReferendum,
                v.Count,
            )
            or has(tree, v.Doomed, v.StrikeIs, v.NewRound, v.FailBlock, v.GainMasterActions)
            or any(isinstance(n, v.Mode) and (n.condition is not None or n.windows) for n in v.nodes(tree))
            or any(isinstance(n, v.Modifier) and n.query == "endures" for n in v.nodes(tree))
            or "gives-way" in tree.keywords
        ),
    ),
    "only one each": (
        r"(?<!Methuselah )(can|may) have only one",
        lambda tree: (
            bool(tree.one_each)
            or has(tree, v.Without)
            or any(n.most == 1 for n in v.nodes(tree) if isinstance(n, v.Mark))
        ),
    ),
    "once": (
        r"\b[Oo]nce each|can play only one|may play only one|only one .* can be played",
        lambda tree: (
            has(tree, v.Note)
            or any(getattr(n, "once", "") or getattr(n, "once_per", "") for n in v.nodes(tree))
            or any(isinstance(n, v.Modifier) and n.query == "draws-anew" for n in v.nodes(tree))
            or any(isinstance(n, v.Modifier) and n.note.startswith("once") for n in v.nodes(tree))
        ),
    ),
    "aggravated": (
        r"aggravated damage|is aggravated",
        lambda tree: (
            any(getattr(n, "aggravated", False) is True for n in v.nodes(tree))
            or any(isinstance(n, v.Modifier) and "aggravated" in n.query for n in v.nodes(tree))
            or any(isinstance(n, v.Modifier) and n.query == "as-normal" for n in v.nodes(tree))
            or any(isinstance(n, v.Prevent) and not n.aggravated for n in v.nodes(tree))
            or any(isinstance(n, v.Modifier) and n.query == "most-damage" for n in v.nodes(tree))
            or any(isinstance(n, v.Modifier) and n.query == "immune-normal" for n in v.nodes(tree))
            or any(isinstance(n, v.Struck) and n.struck == "aggravated" for n in v.nodes(tree))
            or has(tree, v.MildWeapon)
        ),
    ),
    "unlock": (
        r"\b[Uu]nlock (this|the|a|him|them|Sybren)\b",
        lambda tree: (
            has(tree, v.Unlock, v.Wake, v.Mask)
            or any(isinstance(n, v.Modifier) and n.query == "may-stay-locked" for n in v.nodes(tree))
        ),
    ),
    "lock a card": (
        r"(?<!un)\b[Ll]ock (this (card|location)) ",
        lambda tree: any(
            (isinstance(n, v.Cost) and n.lock) or (isinstance(n, v.Modifier) and "discount" in n.query)
            for n in v.nodes(tree)
        ),
    ),
    "optional maneuver": (
        r"optional maneuver",
        lambda tree: (
            any(isinstance(n, v.Keep) and n.what in ("maneuver", "either") for n in v.nodes(tree))
            or any(isinstance(n, v.Strike) and n.maneuver for n in v.nodes(tree))
            or any(has_effect(n, v.Maneuver) for n in v.nodes(tree))
        ),
    ),
    "optional press": (
        r"optional press",
        lambda tree: (
            any(isinstance(n, v.Keep) and n.what in ("press", "either") for n in v.nodes(tree))
            or any(isinstance(n, v.Strike) and n.press for n in v.nodes(tree))
            or any(has_effect(n, v.Press) for n in v.nodes(tree))
        ),
    ),
}
"""By sign: what a text looks like that has it, and what its tree must have then."""


@pytest.mark.parametrize("sign", _SIGNS)
def test_a_sign_of_the_text_is_in_the_tree(sign: str) -> None:
    pattern, holds = _SIGNS[sign]
    lost = [
        f"{key} {catalogue()[key].name}"
        for key in TREES
        if re.search(pattern, catalogue()[key].text, re.MULTILINE) and not holds(whole(key))
    ]
    assert lost == []


@for_each([key for key in LIBRARY if re.search(r"with (\d) life", catalogue()[key].text)])
def test_life_strength_and_bleed_are_the_printed_ones(key: int) -> None:
    text = catalogue()[key].text
    life = re.search(r"with (\d) life", text)
    strength, bleed = re.search(r"(\d) strength", text), re.search(r"(?<!\+)(\d) bleed", text)
    tree = TREES[key]
    assert life is not None
    assert tree.life == int(life[1])
    assert tree.strength == (int(strength[1]) if strength else 0)
    assert tree.bleed == (int(bleed[1]) if bleed else 0)


def test_superior_modes_that_say_as_above_do_more_than_the_basic_ones() -> None:
    """ "As above" is a substitution: the superior mode is the basic one with something added or changed."""
    for key in LIBRARY:
        card = catalogue().library[key]
        for line in card.text.split("\n"):
            found = re.match(r"\[([A-Z]{3})\] As above, (and|but|with)", line)
            if not found:
                continue
            code = found[1].lower()
            levels = {
                level: [m for m in whole(key).modes if v.Need(code, level) in m.needs and len(m.needs) == 1]
                for level in (1, 2)
            }
            for basic, superior in zip(levels[1], levels[2], strict=False):
                same = replace(superior, needs=basic.needs)
                assert same != basic or has(TREES[key], v.PlayedIn), card.name


def test_names_in_trees_are_names_of_cards() -> None:
    for key, tree in TREES.items():
        for node in v.nodes(tree):
            for name in getattr(node, "names", ()) if isinstance(node, (v.Named, v.CardPlayed)) else ():
                assert catalogue().find(name) is not None, f"{catalogue()[key].name} speaks of {name}"


def test_abilities_and_modes_that_could_be_mistaken_for_each_other_have_names() -> None:
    for key, tree in TREES.items():
        if len(tree.abilities) > 1:
            assert all(ability.name for ability in tree.abilities), catalogue()[key].name
        for language in ("en", "fr"):
            labels = [mode_label(whole(key), i, words(language)) for i in range(len(whole(key).modes))]
            assert len(set(labels)) == len(labels), f"{catalogue()[key].name}: {labels}"


# -- reading back


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.slow
def test_every_tree_can_be_read(language: str) -> None:
    speak = words(language)
    for key, tree in TREES.items():
        for line in read_tree(tree, speak):
            assert "⟦" not in line, f"{catalogue()[key].name}: {line}"
            assert "{" not in line, f"{catalogue()[key].name}: {line}"


_UNSAID = {
    (v.Modifier, "amount"),  # of what only forbids or allows: see below
    (v.Branch, "name"),
    (v.Mode, "name"),  # names are for labels among several: what is named is said
    (v.Ability, "name"),
    (v.ActionAbility, "name"),
    (v.Need, "discipline"),
    (v.Need, "level"),
    (v.Note, "who"),  # of what is noted to happen once: the filter that asks for it says it
}


_ONE_CARD = {"minion", "bearer", "this"}
"""Roles that are often one and the same card: a vampire is himself the one who acts, and his own bearer."""


def _goes_without_saying(node: Any, field: str, usual: object) -> bool:
    now = getattr(node, field)
    if isinstance(now, str) and {now, usual} <= _ONE_CARD:
        return True
    if isinstance(now, v.Filter) and (now.word("role") in _ONE_CARD or now == v.Filter(region="any")):
        return True
    return field == "windows" and isinstance(node, v.Mode) and now == usual_windows(node)


def _variants(tree: v.CardTree) -> Iterator[tuple[tuple[type, str, str], v.CardTree]]:
    """The tree with one field of one node changed to what it would be if it had been forgotten."""
    for path, node in _paths(tree, ()):
        if isinstance(node, v.Filter):
            for word, value in node.words().items():
                if not (isinstance(value, str) and {value, v.unsaid(word)} <= _ONE_CARD):
                    yield (v.Filter, word, str(value)), _changed(tree, path, _forgotten(node, word))
            continue
        if isinstance(node, get_args(v.Predicate)):
            continue  # said by its filter
        names = node.__struct_fields__
        defaults = node.__struct_defaults__
        usual = dict(zip(names[len(names) - len(defaults) :], defaults, strict=True))
        for field, value in usual.items():
            now = getattr(node, field)
            said = (type(node), field) not in _UNSAID and not _goes_without_saying(node, field, value)
            if now != value and said:
                yield (type(node), field, str(now)), _changed(tree, path, replace(node, **{field: value}))


def _forgotten(node: v.Filter, word: str) -> v.Filter:
    """A filter without one of its words, and without those that mean nothing alone."""
    alone = {"compared": "compared_to", "same": "same_as"}
    gone = {word, alone.get(word, word)}
    return v.Filter.of(**{one: value for one, value in node.words().items() if one not in gone})


def _paths(node: Any, path: tuple[Any, ...]) -> Iterator[tuple[tuple[Any, ...], Any]]:
    if isinstance(node, (v.Tree, v.CardTree)):
        if not isinstance(node, v.CardTree):
            yield path, node
        for field in node.__struct_fields__:
            yield from _paths(getattr(node, field), (*path, field))
    elif isinstance(node, tuple):
        for index, item in enumerate(node):
            yield from _paths(item, (*path, index))


def _changed(node: Any, path: tuple[Any, ...], new: Any) -> Any:
    if not path:
        return new
    step, *rest = path
    if isinstance(node, tuple):
        return (*node[:step], _changed(node[step], tuple(rest), new), *node[step + 1 :])
    return replace(node, **{step: _changed(getattr(node, step), tuple(rest), new)})


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_field_of_a_tree_goes_unsaid(language: str) -> None:
    """A field put back to its default must change the reading: otherwise the reading never said it. Where it
    goes without saying in one tree, another must tell."""
    speak = words(language)
    unsaid: dict[tuple[type, str, str], str] = {}
    known: set[tuple[type, str, str]] = set()
    for tree in TREES.values():
        said = read_tree(tree, speak)
        for mark, variant in _variants(tree):
            if mark in known:
                continue
            if read_tree(variant, speak) != said:
                known.add(mark)
                unsaid.pop(mark, None)
            else:
                unsaid.setdefault(mark, catalogue()[tree.card].name)
    assert {(node, field, name) for (node, field, _now), name in unsaid.items()} == set()


def test_completing_a_tree_twice_changes_nothing() -> None:
    for key in TREES:
        card = catalogue()[key]
        once = completed(TREES[key], card)
        assert completed(once, card) == once
        assert isinstance(card, LibraryCard) or not once.modes


def test_threads_may_ask_for_their_first_tree_at_once() -> None:
    # given a process in which nobody has looked at a tree; when several threads do so at the same moment
    asking = """
import threading
from nocturne.vtes.cards.catalogue import catalogue
from nocturne.vtes.cards.trees import tree_of

cards = [card.id for card in catalogue()][:100]
gate = threading.Barrier(4)

def ask():
    gate.wait()
    for card in cards:
        tree_of(card)

threads = [threading.Thread(target=ask) for _ in range(4)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
"""
    # then all are answered, and the process lives
    assert subprocess.run([sys.executable, "-c", asking], timeout=120, check=False).returncode == 0
