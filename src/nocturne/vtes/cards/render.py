"""Trees as sentences: what a card does, said from its tree alone, in English and in French.

Beside the printed text the English reading shows a reviewer what was understood; the French one is what a
French player reads. Every word of the vocabulary has its message (``vtes-effect-...``, ``vtes-if-...``,
``vtes-amount-...``, ``vtes-modifier-...``), which gets all fields of the node: a field ``party`` comes as the
phrase ``$party`` and, for choosing among variants, as the bare word ``$party_is``; effects in a field ``do``
also as ``$do_to``, as they follow "can" or "to", where ``$do_are`` is ``verb``. A reading that leaves a field
unsaid is a bug; the tests change every field of every stored tree and want another reading.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final, Literal, TypeAlias, get_args, get_origin, get_type_hints

from msgspec.structs import replace

from nocturne.kernel.event import kebab
from nocturne.kernel.words import Words
from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.cards.catalogue import catalogue
from nocturne.vtes.cards.lexicon import CardType
from nocturne.vtes.cards.phrasing import (
    ABOUT_CARDS,
    BY_HIMSELF,
    CODES,
    COUNTED,
    DAMAGE,
    DETERMINERS,
    EACH_OF,
    EITHER,
    HAD,
    MINION_ROLES,
    NOT_IN_PLAY,
    OF_A_MINION,
    OF_METHUSELAHS,
    OF_ROLES,
    OF_THE_CARD,
    OPTIONAL,
    SAYS_CARDS,
    SPANS,
    TURNED,
    UNITS,
    WHOSE,
    Whose,
    amount_kind,
    bare_word,
    begun_small,
    contrary_of,
    is_had,
    is_implied,
    is_keyword,
    is_relative,
    kebab_of,
    named_in_first,
    sign_of,
    stands_alone,
    what_is_chosen,
    windows_of,
    without_role,
)
from nocturne.vtes.cards.printed import CryptCard
from nocturne.vtes.cards.sewing import commands, plain_form, sewn, unmarked
from nocturne.vtes.cards.vocabulary import CardTree
from nocturne.vtes.cards.vocabulary.words import nodes
from nocturne.vtes.cards.windows import ability_windows
from nocturne.vtes.terms import PHASE_WINDOWS, ActionKind, Phase, Window

Sort = Literal["role", "party", "strike-kind", "forbidden", "plain"]

Body: TypeAlias = Literal["vampire", "imbued", "ally", "equipment", "retainer", "card"]
"""What a card is in play: it tells how the minion it is, or is on, is called."""

_MINIONS: Final = frozenset({"vampire", "imbued", "ally"})
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
    return Reader(words, body_of(tree)).tree(tree)


def body_of(tree: CardTree) -> Body:
    """What the card of a tree is in play."""
    if "vampire" in tree.keywords:
        return "vampire"
    if "ally" in tree.keywords:
        return "ally"
    if tree.card not in catalogue():
        return "card"
    card = catalogue()[tree.card]
    if isinstance(card, CryptCard):
        return "imbued" if card.imbued else "vampire"
    if "location" in tree.keywords:
        return "card"
    if CardType.ALLY in card.types:
        return "ally"
    if CardType.RETAINER in card.types:
        return "retainer"
    return "equipment" if CardType.EQUIPMENT in card.types else "card"


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

    def __init__(self, words: Words, body: Body = "card") -> None:
        self.words = words
        self.body = body
        self._in_mode = False
        self._by_bearer = True
        """Whether ``minion`` is the minion this card is, or is on."""
        self._yours = True
        """Whether "you" is the reader, the controller of the card."""
        self._chosen = ""
        """What was chosen, where it is known: a ``card`` or a ``seat``."""
        self._kinds: dict[str, str] = {}
        """By role: what kind of card is known to be in it."""
        self._notes: frozenset[str] = frozenset()
        """Words noted only so that something happens once: the filters that ask for them say it."""
        self._depth = 0
        self._last = True
        """Whether nothing follows the effects that are being said."""
        self._granted = False
        """Whether it is an ability that a card gives as it is played."""
        self._himself = False
        """Whether it is the minion this card is, or is on, who can do it."""
        self._first: tuple[Any, str, str] | None = None
        """An effect, one of its fields, and what is said there instead of "the target"."""

    # -- for labels and the log

    def effects(self, effects: tuple[v.Effect, ...]) -> str:
        """A list of effects as one phrase: one after the other."""
        return unmarked(self._effects(effects, "vtes-reading-then"))

    def node(self, node: Any) -> str:
        """A node as a phrase: effects, conditions, amounts, terms."""
        return unmarked(self._node(node))

    def modifier(self, modifier: v.Modifier) -> str:
        """What changes one of the defaults: whom it is about, what changes, when."""
        return unmarked(self._modifier(modifier))

    def cost(self, cost: v.Cost) -> str:
        """What is paid or given up, or ``none``."""
        return unmarked(self._cost(cost))

    # -- the parts of a tree

    def tree(self, tree: CardTree) -> list[str]:
        """The whole card."""
        lines: list[str] = []
        self._notes |= {node.not_noted for node in nodes(tree) if isinstance(node, v.Filter)} - {""}
        if tree.keywords or tree.life or tree.strength or tree.bleed:
            lines.append(self._nature(tree))
        if tree.one_each:
            limit = "name" if tree.one_each == "name" else self._keyword(tree.one_each)
            lines.append(self._line("vtes-reading-one-each", limit=limit))
        if tree.plays:
            disciplines = self._list([f"[{code}]" for code in tree.plays], "or")
            lines.append(
                self._line(
                    "vtes-reading-plays",
                    whom=self._bearer(),
                    disciplines=disciplines,
                    sect=self._sect(tree.plays_as) if tree.plays_as else "none",
                    capacity=tree.plays_capacity,
                )
            )
        lines += [self._sentence(self.mode(mode)) for mode in tree.modes]
        lines += [self._sentence(self._modifier(static)) for static in tree.statics]
        lines += [self._strike(strike) for strike in tree.strikes]
        lines += [self._sentence(self.ability(ability)) for ability in tree.abilities]
        lines += [self._sentence(self.action(action)) for action in tree.actions]
        lines += [self._sentence(self.trigger(trigger)) for trigger in tree.triggers]
        if tree.merged is not None:
            merged = CardTree(
                0,
                "",
                statics=tree.merged.statics,
                abilities=tree.merged.abilities,
                actions=tree.merged.actions,
                triggers=tree.merged.triggers,
            )
            lines += [self._line("vtes-reading-merged", text=begun_small(line)) for line in self.tree(merged)]
        if tree.stand_in is not None:
            lines += self._stand_in(tree)
        return lines

    def _nature(self, tree: CardTree) -> str:
        """What the card is: "unique mage with 2 life, 1 strength and 2 bleed"."""
        said = {"unique"} | ({"weapon"} if {"gun", "melee"} & set(tree.keywords) else set())
        others = [self._keyword(word) for word in tree.keywords if word not in said]
        return self._line(
            "vtes-reading-nature",
            unique="true" if "unique" in tree.keywords else "false",
            others=others[0] if others else "none",
            more=", ".join(others[1:]) or "none",
            body=self.body,
            life=tree.life,
            strength=tree.strength,
            bleed=tree.bleed,
        )

    def _strike(self, strike: v.Strike) -> str:
        whom = self._bearer() if self.body in _MINIONS and not strike.by_opponent else "none"
        said = self._say(
            "vtes-effect-strike", led="false" if whom == "none" else "true", **self._blow(strike)
        )
        return self._line("vtes-reading-strike", strike=said, whom=whom)

    def _blow(self, strike: v.Strike) -> dict[str, object]:
        """The arguments of a strike."""
        does = (
            strike.dodge,
            strike.ends_combat,
            strike.uses,
            strike.steal,
            strike.destroy,
            strike.steal_blood,
        )
        idle = strike.damage is None and strike.strength is None and not any(does)
        return self._args(strike) | {"idle": "true" if idle else "false"}

    def _stand_in(self, tree: CardTree) -> list[str]:
        """What kind of vampire it is that a card represents, and what he does."""
        stood_for = tree.stand_in
        assert stood_for is not None
        arises = any(isinstance(node, v.Arise) for node in nodes(tree))
        belongs = [word for word in (stood_for.clan, self._sect(stood_for.sect)) if word]
        whole = self._line(
            "vtes-reading-stand-in",
            capacity=stood_for.capacity,
            how="blocks" if stood_for.blocks else "arises" if arises else "made",
            unique="true" if stood_for.unique else "false",
            strength=stood_for.strength,
            bleed=stood_for.bleed,
            traits=self._list([*belongs, *(self._trait(trait) for trait in stood_for.traits)]) or "none",
            disciplines=" ".join(f"[{code}]" for code in stood_for.disciplines) or "none",
        )
        part = CardTree(
            0, "", statics=stood_for.statics, abilities=stood_for.abilities, actions=stood_for.actions
        )
        texts = Reader(self.words, "vampire").tree(part)
        return [whole, *(self._line("vtes-reading-stand-in-text", text=begun_small(text)) for text in texts)]

    def mode(self, mode: v.Mode) -> str:
        """One way of playing a card."""
        self._in_mode, self._by_bearer = True, False
        args = self._head(mode)
        self._in_mode, self._by_bearer = False, True
        args["locked"] = "false"
        if mode.windows and mode.windows == windows_of(mode):
            args["windows_is"] = "none"
        if mode.effects == (v.Equip(),):
            args["effects_is"] = "none"
        args["needs"] = needs_of(mode)
        args["needs_is"] = "some" if mode.needs else "none"
        if mode.type is CardType.ACTION:
            args["implied"] = is_implied(mode.action, mode.effects)
        else:
            args["implied"] = "none"
        usable = (args["windows_is"] != "none", mode.requires, mode.condition, mode.cancels)
        args["usable"] = "true" if any(usable) or mode.by_any else "false"
        if mode.requires is not None:
            args["requires"] = self._one_who(mode.requires)
            args["locked"] = "true" if mode.requires.locked else "false"
        return self._say("vtes-reading-mode", **args)

    def ability(self, ability: v.Ability) -> str:
        """What a card in play lets somebody do."""
        before = (self._by_bearer, self._yours)
        self._by_bearer, self._yours = ability.by in ("controller", "bearer"), ability.user == "controller"
        mine = ability.by == "bearer" or (ability.by == "controller" and self._yours)
        before_own, self._himself = self._himself, mine and not self._is_yours(ability)
        self._granted = self._in_mode
        args = self._head(ability)
        self._granted = False
        self._by_bearer, self._yours = before
        self._himself = before_own
        if not ability.windows or ability.windows == ability_windows(ability):
            args["windows"] = self._say(f"vtes-during-{ability.during}")
        elif ability.user == "controller" and not ability.any_turn:
            args["windows"] = self._windows(ability.windows, own=True)
        single = len(ability.windows) == 1 and ability.windows[0] in PHASE_WINDOWS
        args["once_phase"] = "true" if single and ability.once == "phase" else "false"
        args["subject"] = self._subject(ability)
        args["subject_is"] = "you" if self._is_yours(ability) else "other"
        args["cost_is"] = "none" if args["cost"] == "none" else "some"
        paid = args["cost_is"] == "some" or ability.master_action or ability.discard_action
        args["paid"] = "true" if paid else "false"
        if not paid and (given := self._given(ability)):
            return self._say("vtes-reading-gets", given=given, **args)
        args["bare"] = "true" if ability.mandatory and not paid and self._is_yours(ability) else "false"
        return self._say("vtes-reading-ability", **args)

    def _given(self, ability: v.Ability) -> str:
        """An optional maneuver, press or additional strike, at its usual moment; empty for anything else."""
        effect = ability.effects[0]
        if len(ability.effects) > 1 or ability.mandatory or OPTIONAL.get(type(effect)) != ability.windows:
            return ""
        if (isinstance(effect, v.Press) and effect.automatic) or ability.as_type is not None:
            return ""
        if isinstance(effect, v.MoreStrikes) and effect.strike is not None:
            return ""
        return self._say(f"vtes-optional-{kebab(type(effect).__name__)}", **self._args(effect))

    def _is_yours(self, ability: v.Ability) -> bool:
        """Whether it is "you" who can do it, and not a minion or another Methuselah."""
        if ability.user != "controller" or ability.by not in ("controller", "bearer"):
            return False
        if ability.by == "bearer":
            return False
        fighting = bool(ability.windows) and set(ability.windows) <= OF_A_MINION
        own = (fighting or ability.cost.burning or ability.cost.blood) and not (
            ability.cost.lock or ability.cost.burn
        )
        return not (self.body in _MINIONS and own)

    def _subject(self, ability: v.Ability) -> str:
        """Who can do it."""
        if self._is_yours(ability):
            return self._say("vtes-party-you")
        whose: Whose = "you" if ability.user == "controller" else "any"
        return self._say(
            "vtes-reading-user",
            user=ability.user,
            by=ability.by,
            bearer=self._own(ability.requires),
            requires=self._one_who(ability.requires, whose, "ready" if ability.by == "minion" else ""),
            locked="true" if ability.usable_locked else "false",
        )

    def _own(self, requires: v.Filter | None) -> str:
        """The minion this card is, or is on, if he is such a minion."""
        if requires is None:
            return self._bearer()
        bare = self._filter(requires, "bare", form=self._form_of("bearer"), noun="minion")
        return self._say("vtes-reading-own-bearer", bearer=self._bearer(), requires=bare)

    def _one_who(self, requires: v.Filter | None, whose: Whose = "any", region: str = "") -> str:
        """A minion who is such: "a ready Toreador vampire you control"."""
        wanted = requires if requires is not None else v.Filter()
        if wanted.kind == "any":
            wanted = replace(wanted, kind="minion")
        if wanted.controller == "any":
            wanted = replace(wanted, controller=whose)
        if region == "ready" and wanted.region == "controlled":
            wanted = replace(wanted, region="ready")
        return self._filter(wanted, "one")

    def action(self, action: v.ActionAbility) -> str:
        """An action that a card in play offers."""
        before, self._by_bearer, self._himself = self._by_bearer, action.by == "bearer", action.by == "bearer"
        args = self._head(action)
        self._by_bearer, self._himself = before, False
        args["implied"] = is_implied(action.kind, action.effects)
        args["bearer"] = self._bearer()
        if action.by == "bearer":
            args["subject"] = self._own(action.requires)
        else:
            args["subject"] = self._one_who(action.requires, WHOSE[action.by])
        args["this"] = self._role("this")
        args["cost_is"] = "none" if args["cost"] == "none" else "some"
        return self._say("vtes-reading-action", **args)

    def trigger(self, trigger: v.Trigger) -> str:
        """What happens by itself after an event."""
        args = self._head(trigger)
        args["moment"] = self._moment(trigger)
        args["cost_is"] = "none" if args["cost"] == "none" else "some"
        return self._say("vtes-reading-trigger", **args)

    def _moment(self, part: v.Trigger | v.Whenever) -> str:
        """When it happens: "when this vampire blocks"."""
        own = isinstance(part, v.Trigger) and part.self_only and part.about is None
        leaving = isinstance(part, v.Trigger) and part.leaving
        who = "none"
        if part.about is not None:
            usual = "any" if part.event in ABOUT_CARDS else "controlled"
            who = self._filter(part.about, "one", usual=usual)
        message = f"vtes-moment-{kebab(part.event)}"
        args: dict[str, object] = {
            "who": self._bearer() if own else who,
            "who_is": "own" if own else "none" if part.about is None else "one",
            "this": self._role("this"),
            "leaving": "true" if leaving else "false",
        }
        if self.words.has(message):
            return self._say(message, **args)
        return self._say("vtes-moment-any", event=self._say(f"vtes-event-{kebab(part.event)}"), **args)

    def _head(self, part: v.Mode | v.Ability | v.ActionAbility | v.Trigger) -> dict[str, object]:
        """The arguments of a part of a tree. A single target that the first effect is about is named there:
        "burn a location" instead of "choose a location: burn the target"."""
        if not isinstance(part, v.Trigger) and part.targets and part.targets[0].card is not None:
            self._kinds["target"] = part.targets[0].card.kind
        self._chosen = what_is_chosen(part)
        named = None if isinstance(part, v.Trigger) else named_in_first(part)
        if named is None or isinstance(part, v.Trigger):
            return self._args(part)
        effect, field = named
        self._first = (effect, field, self._target(part.targets[0]))
        args = self._args(part) | {"targets_is": "none"}
        self._first = None
        return args

    # -- modifiers

    def _modifier(self, modifier: v.Modifier, whom: str = "", until: str = "", you: bool = False) -> str:
        given = bool(whom)
        plus, each = self._change(modifier.amount)
        before = self._by_bearer
        if modifier.applies is not None:
            whom, you = self._filter(modifier.applies, "each"), False
            self._by_bearer = False
        elif modifier.party is not None:
            whom, you = self._word("party", modifier.party), modifier.party == "you"
        elif modifier.query in OF_METHUSELAHS and not whom:
            whom, you = self._word("party", "you"), True
        what = self._say(
            f"vtes-modifier-{modifier.query}",
            amount=self._amount(modifier.amount),
            amount_is=amount_kind(modifier.amount),
            sign=sign_of(modifier.amount),
            plus=plus,
            single="true" if plus in ("+1", "-1") else "false",
            each=each,
            note=self._note(modifier),
            note_is=modifier.note or "none",
            sets="true" if modifier.sets else "false",
            you="true" if you else "false",
            cards=self._played(modifier.cards) if modifier.cards is not None else "none",
            this=self._role("this"),
            unit="either" if given else self._unit_of(modifier),
            size=abs(modifier.amount) if isinstance(modifier.amount, int) else plus,
        )
        when = modifier.when
        whole = self._say(
            "vtes-reading-modifier",
            whom="none" if modifier.query in OF_THE_CARD else whom or self._bearer(),
            what=what,
            when=self._node(when) if when is not None else "none",
            against=self._filter(modifier.against, "any") if modifier.against is not None else "none",
            from_is="true" if modifier.query in DAMAGE else "false",
            cards=self._played(modifier.cards)
            if modifier.cards is not None and modifier.query not in SAYS_CARDS
            else "none",
            until=self._say(f"vtes-until-{until}") if until else "none",
            player=whom if modifier.query in OF_THE_CARD and modifier.applies is not None else "none",
        )
        self._by_bearer = before
        return whole

    def _unit_of(self, modifier: v.Modifier) -> str:
        kind = modifier.applies.kind if modifier.applies is not None else self.body
        return UNITS.get(kind, "either")

    def _unit(self, role: str) -> str:
        """What the counters of a card in a role are: blood, life, or either."""
        kind = self._kinds.get(role, "any")
        if role in ("bearer", "this") or (role == "minion" and self._by_bearer and not self._in_mode):
            kind = self.body
        return UNITS.get(kind, "either")

    def _change(self, amount: v.Amount) -> tuple[str, str]:
        """``+1`` and, where it is for each of something, that."""
        if isinstance(amount, v.Count):
            return f"{amount.times:+d}", self._for_each(amount)
        if isinstance(amount, int):
            return f"{amount:+d}", ""
        return "+X", self._say("vtes-amount-being", amount=self._reckoned(amount))

    def _for_each(self, amount: v.Count) -> str:
        most = "none" if amount.most is None else amount.most
        return self._say("vtes-amount-each", of=self._filter(amount.of, "each"), most=most)

    def _note(self, modifier: v.Modifier) -> str:
        """The note of a modifier as a word people know, where there is one."""
        if modifier.query == "discipline":
            return f"[{modifier.note}]"
        if modifier.query == "plays":
            codes, _colon, only = modifier.note.partition(":")
            disciplines = "".join(f"[{code}]" for code in codes.split("+"))
            kind = self._say(f"vtes-type-{kebab_of(only)}") if only else "none"
            return self._say("vtes-reading-plays-note", disciplines=disciplines, kind=kind)
        if modifier.note.startswith("requires:"):
            return self._say("vtes-reading-requires", code=modifier.note.removeprefix("requires:"))
        rooms: tuple[str, ...] = ("forbidden", "strike-kind", "side", "hunt", "keyword", "title", "sect")
        if modifier.note in list(CardType):
            rooms = ("type",)
        elif modifier.query in ("may-act", "action-cost"):
            rooms = ("deed",)
        for room in rooms:
            if self.words.has(f"vtes-{room}-{kebab_of(modifier.note)}"):
                return self._say(f"vtes-{room}-{kebab_of(modifier.note)}")
        return modifier.note or "none"

    # -- nodes

    def _node(self, node: Any) -> str:
        name = kebab(type(node).__name__)
        if isinstance(node, v.Not) and isinstance(node.of, v.Holds) and is_had(node.of.filter):
            return self._has(node.of, "vtes-unless-has")
        if (
            isinstance(node, v.Not)
            and isinstance(node.of, v.AnyOf)
            and (said := self._any_of(node.of, "vtes-unless-holds"))
        ):
            return said
        if isinstance(node, v.Not) and isinstance(node.of, v.ActionIs):
            args = self._args(node.of)
            if args["only_kinds"] == "true":
                return self._say("vtes-unless-action-kinds", **args)
        if isinstance(node, v.Not) and self.words.has(f"vtes-unless-{kebab(type(node.of).__name__)}"):
            return self._say(f"vtes-unless-{kebab(type(node.of).__name__)}", **self._args(node.of))
        if isinstance(node, v.AnyOf) and (said := self._any_of(node)):
            return said
        if isinstance(node, v.Not) and (contrary := contrary_of(node.of)) is not None:
            return self._node(contrary)
        if isinstance(node, v.Compare):
            return self._compare(node)
        if isinstance(node, v.Holds) and is_had(node.filter):
            return self._has(node)
        if isinstance(node, _CONDITIONS):
            return self._say(f"vtes-if-{name}", **self._args(node))
        if isinstance(node, _AMOUNTS):
            return self._say(f"vtes-amount-{name}", **self._args(node))
        if isinstance(node, _TERMS):
            return self._say(f"vtes-term-{name}", **self._args(node))
        if isinstance(node, v.ForEach):
            self._kinds["chosen"] = node.of.kind
        if isinstance(node, v.Pick) and node.what.card is not None:
            self._kinds["chosen"] = node.what.card.kind
        args = self._args(node)
        if isinstance(node, v.Fetch):
            args["shuffles"] = "true" if {"library", "crypt"} & set(node.zones) else "false"
        if isinstance(node, v.Whenever):
            args["moment"] = self._moment(node)
        if isinstance(node, v.Lasts):
            args["modifier"] = self._lasting(node)
        if isinstance(node, v.Strike):
            args = self._blow(node) | {"led": "false"}
        if isinstance(node, v.Bleed):
            named = self._first is not None and self._first[0] is node
            args["whom"] = self._first[2] if named and self._first is not None else "none"
        return self._say(f"vtes-effect-{name}", **args)

    def _any_of(self, node: v.AnyOf, message: str = "vtes-if-holds") -> str:
        """ "The blocking minion is an ally or a younger vampire", where all is about one card."""
        about = [one for one in node.of if isinstance(one, v.Holds) and not is_had(one.filter)]
        if len(about) < len(node.of) or len({one.who for one in about}) > 1:
            return ""
        kinds = self._list([str(self._args(one)["filter"]) for one in about], "or")
        return self._say(message, **(self._args(about[0]) | {"filter": kinds}))

    def _compare(self, node: v.Compare) -> str:
        """Two amounts compared; what is counted and compared with a number is said as "there are"."""
        left, how, right = node.left, str(node.how), node.right
        if isinstance(left, int) and not isinstance(right, int):
            left, how, right = right, TURNED.get(how, how), left
        if isinstance(right, int):
            if isinstance(left, v.Count) and left.times == 1 and left.most is None:
                one = right == 1 and how in ("at-least", "less")
                things = self._filter(left.of, "one" if one else "many")
                return self._say("vtes-if-there-are", things=things, how=how, number=right)
            if isinstance(left, v.Cards) and not left.fewest:
                return self._say("vtes-if-cards", how=how, number=right, **self._args(left))
            if isinstance(left, v.Stat) and left.times == 1 and not left.plus:
                args = self._args(left) | {"unit": self._unit(left.of)}
                return self._say("vtes-if-stat", how=how, number=right, **args)
        return self._say("vtes-if-compare", left=self._reckoned(left), how=how, right=self._reckoned(right))

    def _has(self, node: v.Holds, message: str = "vtes-if-has") -> str:
        """What a card has: "this vampire has at least 1 blood"."""
        form = self._form_of(node.who)
        had: list[str] = []
        for field in HAD:
            value = getattr(node.filter, field)
            if value != getattr(v.Filter(), field):
                said = self._argument(node.filter, field, value, "plain")
                name = f"vtes-had-{field.replace('_', '-')}"
                had.append(
                    self._say(
                        name, value=said, value_is=bare_word(value), form=form, unit=self._unit(node.who)
                    )
                )
        return self._say(message, who=self._role(node.who), had=self._list(had))

    def _lasting(self, node: v.Lasts) -> str:
        if node.party is not None:
            return self._modifier(
                node.modifier, self._word("party", node.party), node.until, node.party == "you"
            )
        whom = str(self._argument(node, "who", node.who, "role"))
        return self._modifier(node.modifier, whom, node.until)

    def _args(self, node: Any) -> dict[str, object]:
        """All fields of a node as arguments of its message."""
        sorts = _sorts(type(node))
        args: dict[str, object] = {"place": "mode" if self._in_mode and not self._granted else "part"}
        for field in node.__struct_fields__:
            value = getattr(node, field)
            said = self._argument(node, field, value, sorts[field])
            args[f"{field}_is"] = "number" if value == v.Chosen() else bare_word(value)
            if (type(node), field) in COUNTED:
                args[f"{field}_each"] = ""
                if isinstance(value, v.Count):
                    args[f"{field}_each"], args[f"{field}_is"] = self._for_each(value), "number"
                    said = value.times
                elif isinstance(value, v.Methuselahs) and value.party in EACH_OF:
                    each = self._say("vtes-amount-each", of=self._word("party", value.party), most="none")
                    args[f"{field}_each"], args[f"{field}_is"], said = each, "number", 1
            if isinstance(value, tuple) and value and isinstance(value[0], _EFFECTS):
                args[f"{field}_are"] = "verb" if commands(str(said)) else "other"
                args[f"{field}_to"] = plain_form(str(said), self.words.lang)
            if sorts[field] == "role" and isinstance(value, str):
                args[f"{field}_form"] = self._form_of(value)
            if (
                sorts[field] == "party"
                and value == "you"
                and not self._yours
                and not isinstance(node, _EFFECTS)
            ):
                args[f"{field}_is"] = "user"
            args[field] = said
        if isinstance(node, (v.GainBlood, v.BurnBlood)):
            args["unit"] = self._unit(node.who)
        if isinstance(node, v.MoveBlood):
            place = node.to if node.source == "pool" else node.source
            of_card = place == "this" and self.body not in _MINIONS
            args["unit"] = "blood" if of_card else self._unit(place)
        if isinstance(node, v.ActionIs):
            asked = [field for field in node.__struct_fields__ if getattr(node, field) not in (None, "", ())]
            args["alone"] = "true" if asked == ["succeeded"] else "false"
            args["only_kinds"] = "true" if asked == ["kinds"] else "false"
        if isinstance(node, BY_HIMSELF):
            own = node.who in ("minion", "bearer") or (node.who == "this" and self.body in _MINIONS)
            args["own"] = "true" if self._himself and own and not self._depth else "false"
        return args

    def _argument(self, node: Any, field: str, value: Any, sort: Sort) -> object:
        if self._first is not None and self._first[0] is node and self._first[1] == field:
            return self._first[2]
        if value is None or value == "":
            return "none"
        if isinstance(value, bool):
            return "true" if value else "false"
        if isinstance(value, tuple):
            return self._several(node, field, value, sort)
        if isinstance(value, (Window, Phase, ActionKind, CardType)):
            return self._enumerated(node, value)
        if isinstance(value, str):
            return self._text(node, field, value, sort)
        if isinstance(node, v.Allot) and field == "among":
            return self._among(value)
        if isinstance(value, v.Filter):
            return self._filter_of(node, field, value)
        if isinstance(value, v.Modifier):
            return self._modifier(value)
        if isinstance(value, v.Cost):
            return self._cost(value, "either" if isinstance(node, v.Ransom) else "blood")
        if isinstance(value, v.Target):
            return self._target(value)
        if isinstance(value, v.Ability):
            return self.ability(value)
        return self._node(value) if isinstance(value, v.Tree) else value

    def _filter_of(self, node: Any, field: str, value: v.Filter) -> str:
        if (type(node), field) in NOT_IN_PLAY:
            return self._cards(value, "one")
        if isinstance(node, v.Fetch):
            number = isinstance(node.number, int) and node.number == 1
            return self._cards(value, "one" if number else "many")
        if isinstance(node, v.Holds):
            noun = "minion" if node.who in MINION_ROLES or self.body in _MINIONS else "any"
            usual = "any" if value.region == "any" else "controlled"
            return self._filter(value, "bare", form=self._form_of(node.who), noun=noun, usual=usual)
        if isinstance(node, v.Controls) and node.least > 1:
            return self._filter(value, "many")
        return self._filter(value, DETERMINERS.get((type(node), field), "one"))

    def _several(self, node: Any, field: str, values: tuple[Any, ...], sort: Sort) -> str:
        if not values:
            return "none"
        if isinstance(values[0], _EFFECTS):
            return self._nested(node, values)
        if isinstance(values[0], v.Branch):
            return self._list([self._branch(branch) for branch in values], "either")
        if isinstance(values[0], v.Modifier):
            return self._list([self._modifier(one) for one in values])
        if isinstance(values[0], Window):
            return self._windows(values, own=False)
        if isinstance(node, v.PlayedIn):
            return self._list([str(mode + 1) for mode in values], "or")
        if isinstance(node, v.Sum):
            return self._list([str(self._argument(node, field, one, sort)) for one in values], "plus")
        how = "or" if isinstance(node, (v.AnyOf, v.Either)) or field in EITHER else "and"
        return self._list([str(self._argument(node, field, one, sort)) for one in values], how)

    def _nested(self, node: Any, effects: tuple[v.Effect, ...]) -> str:
        """Several effects inside another one: where they end must be seen."""
        if isinstance(node, _HEADS):
            depth, self._depth, self._last = self._depth, 0, True
            join = "vtes-reading-next" if isinstance(node, v.Mode) else "vtes-reading-then"
            whole = self._effects(effects, join)
            self._depth = depth
            return whole
        self._depth += 1
        last = self._last
        whole = self._effects(effects, "vtes-reading-and-then")
        self._last = last
        self._depth -= 1
        inside = len(effects) > 1 and self._depth and not last
        return self._say("vtes-reading-group", text=whole) if inside else whole

    def _branch(self, branch: v.Branch) -> str:
        when = self._node(branch.condition) if branch.condition is not None else "none"
        return self._say("vtes-reading-branch", do=self._nested(branch, branch.do), when=when)

    def _effects(self, effects: tuple[v.Effect, ...], join: str) -> str:
        worth = [effect for effect in effects if not self._goes_without_saying(effect)]
        phrases: list[str] = []
        last = self._last
        for effect in worth or effects:
            self._last = last and effect is (worth or effects)[-1]
            phrases.append(self._node(effect))
        self._last = last
        whole = phrases[0]
        for phrase in phrases[1:]:
            whole = self._say(join, first=whole, then=phrase)
        return whole

    def _goes_without_saying(self, effect: v.Effect) -> bool:
        return isinstance(effect, v.Note) and effect.word in self._notes and effect.span == "turn"

    def _enumerated(self, node: Any, value: Window | Phase | ActionKind | CardType) -> str:
        if isinstance(value, Window):
            return self._say(f"vtes-when-{value.value}")
        if isinstance(value, Phase):
            return self._say(f"vtes-phase-{value.value}")
        if isinstance(value, ActionKind):
            room = "kind" if isinstance(node, v.ActionIs) else "deed"
            return self._say(f"vtes-{room}-{value.value}")
        return self._say(f"vtes-type-{value.name.lower().replace('_', '-')}")

    def _windows(self, windows: tuple[Window, ...], *, own: bool) -> str:
        """When something can be used; ``own``: only in phases of one's own."""
        for usual, name in SPANS:
            if windows == usual:
                return self._say(f"vtes-span-{name}")
        said = [
            self._say(f"vtes-when-{'your-' if own and one in PHASE_WINDOWS else ''}{one.value}")
            for one in windows
        ]
        return self._list(said, "or")

    def _text(self, node: Any, field: str, value: str, sort: Sort) -> str:
        if sort == "role":
            return self._role(value)
        if sort != "plain":
            return self._word(sort, value)
        if (type(node), field) in OF_ROLES and self.words.has(f"vtes-role-{value}"):
            return self._role(value)
        if isinstance(node, v.Filter) and field == "keywords" and value in ("ally", "vampire"):
            return self._say(f"vtes-keyword-turned-{value}")
        if field in ("keywords", "not_keywords", "once_word"):
            return self._keyword(value)
        if field in ("title", "titles", "not_titles") and self.words.has(f"vtes-title-{kebab_of(value)}"):
            return self._say(f"vtes-title-{kebab_of(value)}")
        if field in ("sect", "sects", "not_sects", "requires_sects"):
            return self._sect(value)
        if field in ("traits", "not_traits", "trait"):
            return self._trait(value)
        if field in ("bearing", "without"):
            return self._keyword(value) if self.words.has(f"vtes-keyword-{value}") else value
        if field in ("word", "noted", "not_noted", "marked", "marked_own", "not_marked"):
            if self.words.has(f"vtes-mark-{value}"):
                return self._say(f"vtes-mark-{value}")
            noted = field in ("noted", "not_noted") or isinstance(node, v.Note)
            return self._say("vtes-mark-other") if noted else value
        if field == "name" and (named := self._called(node, value)):
            return named
        if isinstance(node, v.Fetch) and field == "zones":
            whose = "the" if node.of is not None else "you" if node.by == "you" else "her"
            return self._say(f"vtes-zone-{value}", whose=whose)
        if field == "uses":
            return self._say(f"vtes-use-{value}")
        if field == "same":
            return self._say(f"vtes-same-{value}")
        if field in CODES:
            return self._say("vtes-type-equipment") if value == "equipment" else f"[{value}]"
        if field == "event":
            return self._say(f"vtes-event-{kebab(value)}")
        return value

    def _called(self, node: Any, name: str) -> str:
        """The name of a mode, an ability or an action as people know it, where there is one."""
        message = f"vtes-{'mode' if isinstance(node, v.Mode) else 'ability'}-{name}"
        return self._say(message) if self.words.has(message) else ""

    # -- words

    def _word(self, sort: str, value: str) -> str:
        if sort == "party" and value == "target" and self._chosen:
            return self._say(f"vtes-party-target-{self._chosen}")
        if sort == "party" and not self._yours and self.words.has(f"vtes-party-user-{value}"):
            return self._say(f"vtes-party-user-{value}")
        return self._say(f"vtes-{sort}-{value}")

    def _bearer(self) -> str:
        """The minion this card is, or is on."""
        return self._say(f"vtes-bearer-{self.body}")

    def _role(self, role: str) -> str:
        """The card in a role; the minion a card is, or is on, is called by what the card is."""
        if role == "bearer" or (role == "minion" and self._by_bearer and not self._in_mode):
            return self._bearer()
        if role == "this" and self.body in _MINIONS and not self._in_mode:
            return self._bearer()
        if role == "minion" and not self._in_mode:
            return self._say("vtes-role-that-minion")
        if role == "pool" and not self._yours:
            return self._say("vtes-role-user-pool")
        return self._word("role", role)

    def _form_of(self, role: str) -> str:
        """Gender and number of the words for a role, for languages that need them."""
        body = "minion" if role == "this" and self.body in _MINIONS and not self._in_mode else role
        return self._say("vtes-form-role", role=body)

    def _keyword(self, word: str) -> str:
        message = f"vtes-keyword-{word}"
        return self._say(message) if self.words.has(message) else word.replace("-", " ")

    def _sect(self, sect: str) -> str:
        message = f"vtes-sect-{kebab_of(sect)}"
        return self._say(message) if self.words.has(message) else sect

    def _trait(self, trait: str) -> str:
        message = f"vtes-trait-{kebab_of(trait)}"
        return self._say(message) if self.words.has(message) else trait

    def _amount(self, amount: v.Amount) -> int | str:
        """A number, or the phrase that says how it is reckoned."""
        return amount if isinstance(amount, int) else self._node(amount)

    def _target(self, target: v.Target) -> str:
        """What is chosen."""
        args = self._args(target)
        if target.card is not None:
            args["card"] = self._filter(target.card, "one" if target.number == 1 else "many")
        if not isinstance(target.number, int) and not isinstance(target.number, v.Chosen):
            args["number"], args["number_is"] = "N", self._reckoned(target.number)
        else:
            args["number_is"] = "none"
        return self._say("vtes-reading-target", **args)

    def _among(self, target: v.Target) -> str:
        """Among whom points are allotted."""
        card = "none" if target.card is None else self._filter(target.card, "many")
        return self._say("vtes-reading-among", card=card, seat=target.seat or "none")

    def _reckoned(self, amount: v.Amount) -> str:
        """An amount as a thing that can be compared: what is counted as "the number of ..."."""
        if isinstance(amount, v.Count) and amount.times == 1 and amount.most is None:
            return self._say("vtes-amount-number", of=self._filter(amount.of, "many"))
        return str(self._amount(amount))

    def _cost(self, cost: v.Cost, unit: str = "blood") -> str:
        parts: list[str] = []
        for field, usual in zip(cost.__struct_fields__, cost.__struct_defaults__, strict=True):
            value = getattr(cost, field)
            if value == usual or field == "discards":
                continue
            amount = self._argument(cost, field, value, "plain")
            if isinstance(value, v.Filter):
                amount = self._filter(value, "one" if cost.discards == 1 else "many", usual=value.region)
            each = ""
            if isinstance(value, v.Count):
                amount, each = value.times, self._for_each(value)
            this = self._role("this")
            parts.append(
                self._say(
                    f"vtes-cost-{field}",
                    amount=amount,
                    each=each,
                    number=self._amount(cost.discards),
                    this=this,
                    unit=unit,
                )
            )
        return self._list(parts) if parts else "none"

    # -- filters

    def _cards(self, wanted: v.Filter, determiner: str) -> str:
        """Which cards, of those that are played, searched for or discarded: they are not in play."""
        return self._filter(wanted, determiner, usual="any")

    def _played(self, wanted: v.Filter) -> str:
        """Which cards, of those that somebody plays: where they are goes without saying."""
        return self._filter(wanted, "many", usual=wanted.region)

    def _filter(
        self, wanted: v.Filter, determiner: str, form: str = "", usual: str = "controlled", noun: str = "any"
    ) -> str:
        """Which cards are meant: "each ready Toreador vampire you control". ``determiner``: one, each, any,
        many, or bare for what follows "is": just "ready", or "a ``noun`` with ...". ``usual``: the region
        that goes without saying."""
        if wanted.role is not None and not wanted.any_of and determiner != "bare":
            return self._being(wanted)
        if determiner != "bare" or wanted.kind != "any":
            noun = wanted.kind
        elif stands_alone(wanted):
            noun = "bare"
        if not form or noun != "bare":
            form = self._say("vtes-form-noun", noun=noun) + ("s" if determiner == "many" else "")
        kinds = (
            wanted.any_of
            if noun in ("any", "minion") and all(one.kind != "any" for one in wanted.any_of)
            else ()
        )
        if kinds:
            wanted = replace(wanted, any_of=())
        said = dict(self._said_of(wanted, noun, form, usual))
        order = self._say("vtes-reading-order").split()
        before = [said[field] for field in order if field in said]
        after = [phrase for field, phrase in said.items() if field not in order]
        if noun == "bare":
            return self._list([*before, *after])
        if kinds:
            heads = [self._filter(one, determiner, usual=usual) for one in kinds]
            return " ".join([self._list(heads, "or"), *before, *after])
        whole = self._say(
            f"vtes-noun-{noun}",
            determiner=determiner,
            adjectives=self._say("vtes-reading-adjectives", list=" ".join(before)) if before else "",
            clauses=self._say("vtes-reading-clauses", list=" ".join(after)) if after else "",
        )
        return whole.strip()

    def _being(self, wanted: v.Filter) -> str:
        """The card in a role, if it is such a card."""
        assert wanted.role is not None
        rest = without_role(wanted)
        role = self._role(wanted.role)
        if rest == v.Filter() or rest == v.Filter(kind="minion"):
            return role
        bare = self._filter(rest, "bare", form=self._form_of(wanted.role), noun="minion")
        return self._say("vtes-filter-being", role=role, filter=bare, bare=rest.kind)

    def _said_of(self, wanted: v.Filter, noun: str, form: str, region: str) -> Iterator[tuple[str, str]]:
        """What is said about the cards, field by field."""
        placed = wanted.region in ("uncontrolled", "unseen", "ash")
        whose = "user" if wanted.controller == "you" and not self._yours else wanted.controller
        exact = wanted.least_capacity == wanted.most_capacity
        for field, usual in zip(wanted.__struct_fields__, wanted.__struct_defaults__, strict=True):
            value = getattr(wanted, field)
            if field in ("kind", "controller", "compared_to"):
                continue
            if field == "region":
                if placed:
                    yield (
                        "place",
                        self._say("vtes-filter-place", region=value, controller=whose, form=form),
                    )
                elif value == "ready":
                    yield "region", self._say("vtes-filter-ready", form=form)
                elif value != region and not (noun == "bare" and value == "any"):
                    yield "where", self._say("vtes-filter-region", value_is=value, form=form)
                if not placed and whose != "any":
                    message = "vtes-filter-controller-bare" if noun == "bare" else "vtes-filter-controller"
                    yield "controller", self._say(message, value_is=whose, form=form)
                continue
            if value == usual or (exact and field == "most_capacity"):
                continue
            said = self._argument(wanted, field, value, _sorts(v.Filter)[field])
            if field == "any_of" and all(is_relative(one) for one in wanted.any_of):
                clauses = [
                    " ".join(dict(self._said_of(one, noun, form, "any")).values()) for one in wanted.any_of
                ]
                yield field, self._list(clauses, "or")
                continue
            if field == "any_of":
                said = self._list([self._one_of(one, noun, form) for one in wanted.any_of], "or")
            message = f"vtes-filter-{field.replace('_', '-')}"
            if exact and field == "least_capacity":
                message = "vtes-filter-exact-capacity"
            if noun == "bare" and self.words.has(f"{message}-bare"):
                message = f"{message}-bare"
            compared = "none" if wanted.compared_to == "minion" else self._role(wanted.compared_to)
            phrase = self._say(
                message, value=said, value_is=bare_word(value), form=form, compared=compared, noun=noun,
                number=len(value) if isinstance(value, tuple) else 1,
            )  # fmt: skip
            if field == "any_of" and all(is_keyword(one) for one in wanted.any_of):
                words = [str(self._argument(one, "keywords", one.keywords, "plain")) for one in wanted.any_of]
                phrase, field = self._list(words, "or"), "keywords"
            yield (f"{field}-than" if field == "compared" and compared != "none" else field), phrase

    def _one_of(self, wanted: v.Filter, noun: str, form: str) -> str:
        """One of the things a card may be, said of it."""
        how = "bare" if wanted.kind == "any" else "one"
        usual = "any" if wanted.region == "any" else "controlled"
        return self._filter(wanted, how, form, usual, "any" if noun == "bare" else noun)

    # -- small things

    def _say(self, message: str, **args: object) -> str:
        return sewn(self.words(message, **args), self.words.lang)

    def _list(self, items: list[str], how: str = "and") -> str:
        if len(items) < 2:
            return "".join(items)
        return self._say(f"vtes-reading-{how}", head=", ".join(items[:-1]), last=items[-1])

    def _line(self, message: str, **args: object) -> str:
        return self._sentence(self._say(message, **args))

    def _sentence(self, text: str) -> str:
        """With capitals and a full stop."""
        text = " ".join(unmarked(text).split()).lstrip(", ")
        if self.body == "card":
            text = self._not_again(text)
        whole = re.sub(r"\.\.+(?= |$)", ".", f"{text}.")
        return _BEGINNING.sub(lambda found: found[1] + found[2].upper(), whole)

    def _not_again(self, text: str) -> str:
        """The minion with this card is called so once; then it is clear who is meant."""
        full = [self._say("vtes-bearer-card-forms", how=how) for how in ("plain", "of", "to")]
        short = [self._say("vtes-bearer-again", how=how) for how in ("plain", "of", "to")]
        either = re.compile("|".join(re.escape(one) for one in full))
        said = 0

        def again(found: re.Match[str]) -> str:
            nonlocal said
            said += 1
            return found[0] if said == 1 else short[full.index(found[0])]

        return either.sub(again, text)


_BEGINNING: Final = re.compile(r"((?:^|[.!?] )(?:\[[^\]]*\])* ?[(“«]?)([^\W\d_])")
"""Where a sentence begins: after a full stop; Disciplines in brackets may come first."""


__all__ = ["Reader", "body_of", "mode_label", "needs_of", "read_tree"]
