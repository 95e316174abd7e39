"""Trees as sentences: what a card does, said from its tree alone, in English and in French.

Beside the printed text the English reading shows a reviewer what was understood; the French one is what a
French player reads. Every word of the vocabulary has its message (``vtes-effect-...``, ``vtes-if-...``,
``vtes-amount-...``, ``vtes-modifier-...``), which gets all fields of the node: a field ``party`` comes as the
phrase ``$party`` and, for choosing among variants, as the bare word ``$party_is``; effects in a field ``do``
also as ``$do_to``, as they follow "can" or "to", where ``$do_are`` is ``verb``. A reading that leaves a field
unsaid is a bug; the tests change every field of every stored tree and want another reading.
"""

from __future__ import annotations

from msgspec.structs import replace

from nocturne.kernel.event import kebab
from nocturne.kernel.words import Words
from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.cards.catalogue import catalogue
from nocturne.vtes.cards.lexicon import CardType
from nocturne.vtes.cards.printed import CryptCard
from nocturne.vtes.cards.render.forms import (
    OF_A_MINION,
    OPTIONAL,
    WHOSE,
    Whose,
    begun_small,
    is_implied,
    named_in_first,
    what_is_chosen,
    windows_of,
)
from nocturne.vtes.cards.render.phrases import Phrases
from nocturne.vtes.cards.render.wording import MINIONS, Body
from nocturne.vtes.cards.vocabulary import CardTree
from nocturne.vtes.cards.vocabulary.words import nodes
from nocturne.vtes.cards.windows import ability_windows
from nocturne.vtes.terms import PHASE_WINDOWS


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


class Reader(Phrases):
    """Reads trees aloud in one language: modes, abilities, actions, triggers and all."""

    # -- the parts of a tree

    def tree(self, tree: CardTree) -> list[str]:
        """The whole card."""
        lines: list[str] = []
        self._notes |= {node.not_noted for node in nodes(tree) if isinstance(node, v.NotNoted)}
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
        whom = self._bearer() if self.body in MINIONS and not strike.by_opponent else "none"
        said = self._say(
            "vtes-effect-strike", led="false" if whom == "none" else "true", **self._blow(strike)
        )
        return self._line("vtes-reading-strike", strike=said, whom=whom)

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
            args["locked"] = "true" if mode.requires.word("locked") else "false"
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
        if len(ability.effects) != 1:
            return ""
        effect = ability.effects[0]
        if ability.mandatory or OPTIONAL.get(type(effect)) != ability.windows:
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
        return not (self.body in MINIONS and own)

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


__all__ = ["Reader", "body_of", "mode_label", "needs_of", "read_tree"]
