"""Trees as sentences: what a card does, said from its tree alone, in English and in French.

Beside the printed text the English reading shows a reviewer what was understood; the French one is what a
French player reads. Every word of the vocabulary has its message (``vtes-effect-...``, ``vtes-if-...``,
``vtes-amount-...``, ``vtes-modifier-...``), which gets all fields of the node: a field ``party`` comes as the
phrase ``$party`` and, for choosing among variants, as the bare word ``$party_is``. A reading that leaves a
field unsaid is a bug; the tests change every field of every stored tree and want another reading.
"""

from __future__ import annotations

from typing import Any, Final, Literal, get_args, get_origin, get_type_hints

from nocturne.kernel.event import kebab
from nocturne.kernel.words import Words
from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.cards.lexicon import CardType
from nocturne.vtes.cards.vocabulary import CardTree
from nocturne.vtes.cards.windows import ability_windows
from nocturne.vtes.terms import ActionKind, Phase, Window

Sort = Literal["role", "party", "strike-kind", "forbidden", "plain"]

_AMOUNTS: Final = tuple(kind for kind in get_args(v.Amount) if kind is not int)
_CONDITIONS: Final = get_args(v.Condition)
_EFFECTS: Final = get_args(v.Effect)
_HEADS: Final = (v.Mode, v.Ability, v.ActionAbility, v.Trigger)
_TERMS: Final = (v.Number, v.Allot, v.Name, v.Either)
_WORDS: Final[tuple[tuple[frozenset[str], Sort], ...]] = (
    (frozenset(get_args(v.Role)), "role"),
    (frozenset(get_args(v.Party)), "party"),
    (frozenset(get_args(v.StrikeKind)), "strike-kind"),
    (frozenset(get_args(v.Forbidden)), "forbidden"),
)


def read_tree(tree: CardTree, words: Words) -> list[str]:
    """What a card does, a sentence or two in each line."""
    return Reader(words).tree(tree)


def mode_label(tree: CardTree, index: int, words: Words) -> str:
    """How a mode is called among the options: the Disciplines it needs, its name, or its number."""
    mode = tree.modes[index]
    same = [other for other in tree.modes if (other.needs, other.name) == (mode.needs, mode.name)]
    return words(
        "vtes-mode-label",
        needs=needs_of(mode) or "none",
        name=words(f"vtes-mode-{mode.name}") if mode.name else "none",
        type=words(f"vtes-type-{mode.type.name.lower().replace('_', '-')}") if len(same) > 1 else "none",
        number=index + 1,
    )


def needs_of(mode: v.Mode) -> str:
    """The Disciplines a mode needs as they are printed: ``[dom]``, at superior ``[DOM]``."""
    codes = (need.discipline.upper() if need.level > 1 else need.discipline for need in mode.needs)
    return "".join(f"[{code}]" for code in codes)


def _sorts(kind: type) -> dict[str, Sort]:
    """Of what sort the words in a node's fields are."""
    if kind in _known_sorts:
        return _known_sorts[kind]
    found: dict[str, Sort] = {}
    for field, hint in get_type_hints(kind).items():
        said = _literals(hint)
        found[field] = next((sort for words, sort in _WORDS if words <= said), "plain")
    _known_sorts[kind] = found
    return found


_known_sorts: dict[type, dict[str, Sort]] = {}


def _literals(hint: Any) -> frozenset[str]:
    if get_origin(hint) is Literal:
        return frozenset(get_args(hint))
    return frozenset().union(*(_literals(part) for part in get_args(hint) if part is not Ellipsis))


class Reader:
    """Reads trees aloud in one language."""

    def __init__(self, words: Words) -> None:
        self.words = words

    # -- the parts of a tree

    def tree(self, tree: CardTree) -> list[str]:
        """The whole card."""
        lines: list[str] = []
        if tree.keywords:
            lines.append(self._sentence(self._list([self._keyword(word) for word in tree.keywords])))
        if tree.life or tree.strength or tree.bleed:
            lines.append(
                self._say("vtes-reading-minion", life=tree.life, strength=tree.strength, bleed=tree.bleed)
            )
        if tree.one_each:
            limit = "name" if tree.one_each == "name" else self._keyword(tree.one_each)
            lines.append(self._say("vtes-reading-one-each", limit=limit))
        if tree.plays:
            disciplines = self._list([f"[{code}]" for code in tree.plays])
            lines.append(
                self._say(
                    "vtes-reading-plays",
                    disciplines=disciplines,
                    sect=tree.plays_as or "none",
                    capacity=tree.plays_capacity,
                )
            )
        lines += [self.mode(mode) for mode in tree.modes]
        lines += [self._sentence(self.modifier(static)) for static in tree.statics]
        lines += [self._say("vtes-reading-strike", strike=self.node(strike)) for strike in tree.strikes]
        lines += [self._sentence(self.ability(ability)) for ability in tree.abilities]
        lines += [self._part("vtes-reading-action", action) for action in tree.actions]
        lines += [self._part("vtes-reading-trigger", trigger) for trigger in tree.triggers]
        if tree.merged is not None:
            merged = CardTree(
                0,
                "",
                statics=tree.merged.statics,
                abilities=tree.merged.abilities,
                actions=tree.merged.actions,
                triggers=tree.merged.triggers,
            )
            lines += [self._say("vtes-reading-merged", text=line) for line in self.tree(merged)]
        if tree.stand_in is not None:
            lines.append(
                self._say(
                    "vtes-reading-stand-in",
                    capacity=tree.stand_in.capacity,
                    **self._stand_in(tree),
                )
            )
            part = CardTree(
                0,
                "",
                statics=tree.stand_in.statics,
                abilities=tree.stand_in.abilities,
                actions=tree.stand_in.actions,
            )
            lines += [self._say("vtes-reading-stand-in-text", text=line) for line in self.tree(part)]
        return lines

    def _stand_in(self, tree: CardTree) -> dict[str, Any]:
        """What kind of vampire it is that a card represents."""
        stood_for = tree.stand_in
        assert stood_for is not None
        arises = any(isinstance(node, v.Arise) for node in v.nodes(tree))
        belongs = [word for word in (stood_for.clan, stood_for.sect) if word]
        return {
            "how": "blocks" if stood_for.blocks else "arises" if arises else "made",
            "unique": "true" if stood_for.unique else "false",
            "strength": stood_for.strength,
            "bleed": stood_for.bleed,
            "traits": self._list([*belongs, *stood_for.traits]) or "none",
            "disciplines": " ".join(f"[{code}]" for code in stood_for.disciplines) or "none",
        }

    def mode(self, mode: v.Mode) -> str:
        """One way of playing a card."""
        args = self.args(mode)
        args["needs"] = needs_of(mode)
        args["needs_is"] = "some" if mode.needs else "none"
        said = self.words("vtes-reading-mode", **args).rstrip()
        return self._sentence(said.rstrip(":\u00a0 ") if said.endswith(":") else said)

    def ability(self, ability: v.Ability) -> str:
        """What a card in play lets somebody do."""
        args = self.args(ability)
        if ability.windows == ability_windows(ability):
            args["windows"] = self.words(f"vtes-during-{ability.during}")  # instead of all of them
        return self.words("vtes-reading-ability", **args)

    def _part(self, message: str, node: Any) -> str:
        return self._say(message, **self.args(node))

    def modifier(self, modifier: v.Modifier, whom: str = "", until: str = "") -> str:
        """What changes one of the defaults: whom it is about, what changes, when."""
        what = self.words(
            f"vtes-modifier-{modifier.query}",
            amount=self.amount(modifier.amount),
            amount_is=_amount_is(modifier.amount),
            sign=_sign(modifier.amount),
            note=self._note(modifier),
            note_is=modifier.note or "none",
            sets="true" if modifier.sets else "false",
        )
        if modifier.applies is not None:
            whom = self.filter(modifier.applies, "each")
        elif modifier.party is not None:
            whom = self._word("party", modifier.party)
        elif modifier.query in _OF_METHUSELAHS and not whom:
            whom = self._word("party", "you")
        elif modifier.query == "tally" and not whom:
            whom = self.words("vtes-reading-any-referendum")
        return self.words(
            "vtes-reading-modifier",
            whom=whom or self.words("vtes-reading-bearer"),
            what=what,
            when=self.node(modifier.when) if modifier.when is not None else "none",
            against=self.filter(modifier.against, "any") if modifier.against is not None else "none",
            cards=self.filter(modifier.cards, "each") if modifier.cards is not None else "none",
            until=self._until(until) if until else "none",
        )

    def _note(self, modifier: v.Modifier) -> str:
        """The note of a modifier as a word people know, where there is one."""
        if modifier.query == "discipline":
            return f"[{modifier.note}]"
        word = _spelt(modifier.note)
        rooms: tuple[str, ...] = ("forbidden", "strike-kind", "side", "cost", "hunt")
        if modifier.note in list(CardType):
            rooms = ("type",)
        elif modifier.query == "may-act":
            rooms = ("deed",)
        for room in rooms:
            if self.words.has(f"vtes-{room}-{word}"):
                return self.words(f"vtes-{room}-{word}")
        return modifier.note or "none"

    # -- nodes

    def node(self, node: Any) -> str:
        """A node as a phrase: effects, conditions, amounts, terms."""
        name = kebab(type(node).__name__)
        if isinstance(node, _CONDITIONS):
            return self.words(f"vtes-if-{name}", **self.args(node))
        if isinstance(node, _AMOUNTS):
            return self.words(f"vtes-amount-{name}", **self.args(node))
        if isinstance(node, _TERMS):
            return self.words(f"vtes-term-{name}", **self.args(node))
        return self.words(f"vtes-effect-{name}", **self.args(node))

    def args(self, node: Any) -> dict[str, object]:
        """All fields of a node as arguments of its message."""
        sorts = _sorts(type(node))
        args: dict[str, object] = {}
        for field in node.__struct_fields__:
            value = getattr(node, field)
            args[field] = self._argument(node, field, value, sorts[field])
            args[f"{field}_is"] = _bare(value)
        if isinstance(node, v.Fetch):
            args["decks"] = "none" if {"library", "crypt"}.isdisjoint(node.zones) else "some"
        return args

    def _argument(self, node: Any, field: str, value: Any, sort: Sort) -> object:
        if value is None or value == "":
            return "none"
        if isinstance(value, bool):
            return "true" if value else "false"
        if isinstance(value, tuple):
            return self._several(node, field, value, sort)
        if isinstance(value, (Window, Phase, ActionKind, CardType)):
            return self._enumerated(value)
        if isinstance(value, str):
            return self._text(node, field, value, sort)
        if isinstance(value, v.Filter):
            return self.filter(value, _DETERMINERS.get((type(node), field), "one"))
        if isinstance(value, v.Modifier):
            return self._modifier_of(node, value)
        if isinstance(value, v.Cost):
            return self.cost(value)
        if isinstance(value, v.Target):
            return self.target(value)
        if isinstance(value, v.Ability):
            return self.ability(value)
        return self.node(value) if isinstance(value, v.Tree) else value

    def _modifier_of(self, node: Any, modifier: v.Modifier) -> str:
        if isinstance(node, v.Lasts):
            role = self._word("role", node.who)
            whom = role if node.party is None else self._word("party", node.party)
            return self.modifier(modifier, whom, node.until)
        return self.modifier(modifier)

    def _several(self, node: Any, field: str, values: tuple[Any, ...], sort: Sort) -> str:
        if not values:
            return "none"
        if isinstance(values[0], _EFFECTS):
            whole = self.effects(values)
            return whole if len(values) == 1 or isinstance(node, _HEADS) else self._group(whole)
        if isinstance(values[0], v.Branch):
            return self._list([self._branch(branch) for branch in values], "or")
        if isinstance(values[0], v.Modifier):
            return self._list([self.modifier(one) for one in values])
        if isinstance(node, v.PlayedIn):
            return self._list([str(mode + 1) for mode in values], "or")
        how = "or" if isinstance(node, (v.AnyOf, v.Either)) or field in _EITHER else "and"
        return self._list([str(self._argument(node, field, one, sort)) for one in values], how)

    def _branch(self, branch: v.Branch) -> str:
        when = self.node(branch.condition) if branch.condition is not None else "none"
        return self.words("vtes-reading-branch", do=self.effects(branch.do), when=when, name=branch.name)

    def _group(self, text: str) -> str:
        """Several effects inside another one: where they end must be seen."""
        return self.words("vtes-reading-group", text=text)

    def effects(self, effects: tuple[v.Effect, ...]) -> str:
        """A list of effects as one phrase: one after the other."""
        phrases = [self.node(effect) for effect in effects]
        if len(phrases) == 1:
            return phrases[0]
        whole = phrases[0]
        for phrase in phrases[1:]:
            whole = self.words("vtes-reading-then", first=whole, then=phrase)
        return whole

    def _enumerated(self, value: Window | Phase | ActionKind | CardType) -> str:
        if isinstance(value, Window):
            return self.words(f"vtes-when-{value.value}")
        if isinstance(value, Phase):
            return self.words(f"vtes-phase-{value.value}")
        if isinstance(value, ActionKind):
            return self.words(f"vtes-deed-{value.value}")
        return self.words(f"vtes-type-{value.name.lower().replace('_', '-')}")

    def _text(self, node: Any, field: str, value: str, sort: Sort) -> str:
        if sort != "plain":
            return self._word(sort, value)
        if field in ("keywords", "not_keywords"):
            return self._keyword(value)
        if field in ("without", "bearing"):  # names, or keywords
            return self._keyword(value) if self.words.has(f"vtes-keyword-{value}") else value
        if field == "uses":
            return self.words(f"vtes-use-{value}")
        if field in ("title", "titles", "not_titles") and self.words.has(f"vtes-title-{_spelt(value)}"):
            return self.words(f"vtes-title-{_spelt(value)}")
        if field == "name" and (named := self._called(node, value)):
            return named
        if field == "zones":
            return self.words(f"vtes-zone-{value}")
        if field in _CODES:
            return value if value == "equipment" else f"[{value}]"
        if field == "event":
            return self.words(f"vtes-event-{kebab(value)}")
        return value

    def _called(self, node: Any, name: str) -> str:
        """The name of a mode, an ability or an action as people know it, where there is one."""
        message = f"vtes-{'mode' if isinstance(node, v.Mode) else 'ability'}-{name}"
        return self.words(message) if self.words.has(message) else ""

    def _word(self, sort: str, value: str) -> str:
        return self.words(f"vtes-{sort}-{value}")

    def _keyword(self, word: str) -> str:
        message = f"vtes-keyword-{word}"
        return self.words(message) if self.words.has(message) else word.replace("-", " ")

    def amount(self, amount: v.Amount) -> int | str:
        """A number, or the phrase that says how it is reckoned."""
        return amount if isinstance(amount, int) else self.node(amount)

    def target(self, target: v.Target) -> str:
        """What is chosen."""
        args = self.args(target)
        if target.card is not None:
            args["card"] = self.filter(target.card, "one" if target.number == 1 else "bare")
        return self.words("vtes-reading-target", **args)

    def cost(self, cost: v.Cost) -> str:
        """What is paid or given up, or ``none``."""
        parts = [
            self.words(
                f"vtes-cost-{field}", amount=self._argument(cost, field, getattr(cost, field), "plain")
            )
            for field, usual in zip(cost.__struct_fields__, cost.__struct_defaults__, strict=True)
            if getattr(cost, field) != usual
        ]
        return self._list(parts) if parts else "none"

    # -- filters

    def filter(self, wanted: v.Filter, determiner: str) -> str:
        """Which cards are meant: "each ready Toreador vampire you control". ``determiner``: one, each, any,
        or bare for just "ready, Toreador"."""
        noun = "bare" if determiner == "bare" and wanted.kind == "any" else wanted.kind
        adjectives: list[str] = []
        clauses: list[str] = []
        for field, usual in zip(wanted.__struct_fields__, wanted.__struct_defaults__, strict=True):
            value = getattr(wanted, field)
            if value == usual or field == "kind":
                continue
            if field == "region" and value in _OWNED and wanted.controller != "any":
                continue  # said with whose it is
            said = self._argument(wanted, field, value, _sorts(v.Filter)[field])
            message = f"vtes-filter-{field.replace('_', '-')}"
            if field == "controller" and wanted.region in _OWNED:
                message = f"vtes-filter-whose-{wanted.region}"
            elif noun == "bare" and self.words.has(f"{message}-bare"):
                message = f"{message}-bare"
            elif noun in _CARDS and self.words.has(f"{message}-card"):
                message = f"{message}-card"
            phrase = self.words(message, value=said, value_is=_bare(value))
            (adjectives if field in _ADJECTIVES else clauses).append(phrase)
        return self.words(
            f"vtes-noun-{noun}",
            determiner=determiner,
            adjectives=self.words("vtes-reading-adjectives", list=" ".join(adjectives)) if adjectives else "",
            clauses=self.words("vtes-reading-clauses", list=", ".join(clauses)) if clauses else "",
        )

    # -- small things

    def _until(self, until: str) -> str:
        return self.words(f"vtes-until-{until}")

    def _list(self, items: list[str], how: str = "and") -> str:
        if len(items) < 2:
            return "".join(items)
        return self.words(f"vtes-reading-{how}", head=", ".join(items[:-1]), last=items[-1])

    def _say(self, message: str, **args: object) -> str:
        return self._sentence(self.words(message, **args))

    def _sentence(self, text: str) -> str:
        """With a capital and a full stop."""
        text = " ".join(text.split())
        whole = text if text.endswith((".", "!", "?")) else f"{text}."
        at = next((i for i, letter in enumerate(whole) if letter.isalnum()), 0)
        return whole[:at] + whole[at].upper() + whole[at + 1 :] if whole[:1] not in "[+-" else whole


_ADJECTIVES: Final = frozenset(
    {"clans", "sects", "titled", "anarch", "locked", "compared", "unique", "red_list"}
)
"""Fields of a filter that come before the noun in English, the others after it."""

_OWNED: Final = frozenset({"uncontrolled", "ash"})
"""Regions and piles of which every Methuselah has her own."""

_CARDS: Final = frozenset({"any", "bare", "weapon", "crypt", "library", "minion-card"})
"""Nouns that are feminine in French."""

_CODES: Final = frozenset(
    {
        "requires",
        "disciplines",
        "superior",
        "not_superior",
        "no_disciplines",
        "not_prevented_by",
        "only_prevented_by",
    }
)
"""Fields with the codes of Disciplines."""

_OF_METHUSELAHS: Final = frozenset(
    {"hand-size", "transfers", "master-actions", "discard-actions", "pool-cost", "edge-votes", "own-votes"}
    | {"may-take-edge", "draw-more", "political-votes", "open-hand", "instead-of-drawing", "points-instead"}
    | {"bleed-against", "most-bled"}
)
"""Defaults of a Methuselah, not of a card."""

_EITHER: Final = frozenset(
    {"clans", "sects", "titles", "types", "names", "kinds", "windows", "modes", "zones", "uses", "phases"}
    | {"any_of", "paths", "not_paths", "requires_clans", "requires_sects"}
)
"""Fields in which several things mean any of them."""

_DETERMINERS: Final[dict[tuple[type, str], str]] = {
    (v.Count, "of"): "each",
    (v.ForEach, "of"): "each",
    (v.Holds, "filter"): "bare",
    (v.Mode, "requires"): "bare",
    (v.Ability, "requires"): "bare",
    (v.ActionAbility, "requires"): "bare",
    (v.Mode, "cancels"): "one",
    (v.Ability, "cancels"): "one",
    (v.Filter, "bearer"): "one",
}


def _spelt(word: str) -> str:
    """A word of the game as it stands in the name of a message."""
    return word.lower().replace(" ", "-")


def _amount_is(amount: v.Amount) -> str:
    return "number" if isinstance(amount, int) else "text"


def _sign(amount: v.Amount) -> str:
    """Whether more or less."""
    return "less" if isinstance(amount, int) and amount < 0 else "more"


def _bare(value: Any) -> str:
    """The word by which messages choose among variants."""
    if value is None or value == "" or value == ():
        return "none"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return "number"
    if isinstance(value, str):
        return str(value)
    return "some" if isinstance(value, tuple) else "text"


__all__ = ["Reader", "mode_label", "needs_of", "read_tree"]
