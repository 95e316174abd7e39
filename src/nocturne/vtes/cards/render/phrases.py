"""Effects, conditions, amounts and costs as phrases: what stands in the sentences of a reading.

Every field of a node becomes an argument of its message, as ``render`` tells.
"""

from __future__ import annotations

from typing import Any, Final, get_args

from nocturne.kernel.event import kebab
from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.cards.lexicon import CardType
from nocturne.vtes.cards.render.forms import (
    ABOUT_CARDS,
    BY_HIMSELF,
    CODES,
    COUNTED,
    DETERMINERS,
    EACH_OF,
    EITHER,
    HAD,
    MINION_ROLES,
    NOT_IN_PLAY,
    OF_ROLES,
    SPANS,
    TURNED,
    bare_word,
    contrary_of,
    is_had,
    kebab_of,
)
from nocturne.vtes.cards.render.joining import commands, plain_form, unmarked
from nocturne.vtes.cards.render.modifiers import ModifierPhrases
from nocturne.vtes.cards.render.sorts import sorts_of
from nocturne.vtes.cards.render.wording import MINIONS, Sort
from nocturne.vtes.terms import PHASE_WINDOWS, ActionKind, Phase, Window

_AMOUNTS: Final = tuple(kind for kind in get_args(v.Amount) if kind is not int)
_CONDITIONS: Final = get_args(v.Condition)
_EFFECTS: Final = get_args(v.Effect)
_HEADS: Final = (v.Mode, v.Ability, v.ActionAbility, v.Trigger)
_TERMS: Final = (v.Number, v.Allot, v.Name, v.Either)


class Phrases(ModifierPhrases):
    """Says the nodes of a tree."""

    def ability(self, ability: v.Ability) -> str:
        """What a card in play, or one that was played, lets somebody do."""
        raise NotImplementedError  # a whole sentence: ``Reader`` says it

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
        return self._say("vtes-if-compare", left=self._computed(left), how=how, right=self._computed(right))

    def _has(self, node: v.Holds, message: str = "vtes-if-has") -> str:
        """What a card has: "this vampire has at least 1 blood"."""
        form = self._form_of(node.who)
        had: list[str] = []
        for field in HAD:
            value = node.filter.word(field)
            if value != v.unsaid(field):
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
        sorts = sorts_of(type(node))
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
            of_card = place == "this" and self.body not in MINIONS
            args["unit"] = "blood" if of_card else self._unit(place)
        if isinstance(node, v.Fetch):
            types = node.what.word("types")
            args["gets"] = types[0].name.lower() if len(types) == 1 else "any"
        if isinstance(node, v.ActionIs):
            asked = [field for field in node.__struct_fields__ if getattr(node, field) not in (None, "", ())]
            args["alone"] = "true" if asked == ["succeeded"] else "false"
            args["only_kinds"] = "true" if asked == ["kinds"] else "false"
        if isinstance(node, BY_HIMSELF):
            own = node.who in ("minion", "bearer") or (node.who == "this" and self.body in MINIONS)
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
            noun = "minion" if node.who in MINION_ROLES or self.body in MINIONS else "any"
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
            room = "kind" if isinstance(node, v.ActionIs) else "action-kind"
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

    def _amount(self, amount: v.Amount) -> int | str:
        """A number, or the phrase that says how it is computed."""
        return amount if isinstance(amount, int) else self._node(amount)

    def _target(self, target: v.Target) -> str:
        """What is chosen."""
        args = self._args(target)
        if target.card is not None:
            args["card"] = self._filter(target.card, "one" if target.number == 1 else "many")
        if not isinstance(target.number, int) and not isinstance(target.number, v.Chosen):
            args["number"], args["number_is"] = "N", self._computed(target.number)
        else:
            args["number_is"] = "none"
        return self._say("vtes-reading-target", **args)

    def _among(self, target: v.Target) -> str:
        """Among whom points are allotted."""
        card = "none" if target.card is None else self._filter(target.card, "many")
        return self._say("vtes-reading-among", card=card, seat=target.seat or "none")

    def _computed(self, amount: v.Amount) -> str:
        """An amount as a thing that can be compared: what is counted as "the number of ..."."""
        if isinstance(amount, v.Count) and amount.times == 1 and amount.most is None:
            return self._say("vtes-amount-number", of=self._filter(amount.of, "many"))
        return str(self._amount(amount))

    def _cost(self, cost: v.Cost, unit: str = "blood") -> str:
        parts: list[str] = []
        for field, usual in zip(cost.__struct_fields__, cost.__struct_defaults__, strict=True):
            value = getattr(cost, field)
            if value == usual or field in ("discards", "alike"):
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
                    alike="true" if cost.alike else "false",
                    this=this,
                    unit=unit,
                )
            )
        return self._list(parts) if parts else "none"
