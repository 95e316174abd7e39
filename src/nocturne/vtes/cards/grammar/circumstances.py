"""Circumstances: when something holds. Phrases after "when", "while", "if", "during", "against" become
conditions of the vocabulary."""

from __future__ import annotations

from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.cards.grammar.context import RULES, Who
from nocturne.vtes.cards.grammar.phrases import Filters, all_of, any_holds, one_filter
from nocturne.vtes.terms import ActionKind

BLEEDING = v.ActionIs(kinds=(ActionKind.BLEED,))
ACTING = v.Filter.of(role="acting")
READY = v.Filter(region="ready")
FIGHTING = v.Filter.of(in_combat=True)

# -- actions

RULES.words(
    "action-kind",
    {
        "bleed": (ActionKind.BLEED,),
        "hunt": (ActionKind.HUNT,),
        "political": (ActionKind.POLITICAL,),
        "equip": (ActionKind.EQUIP,),
        "diablerie": (ActionKind.DIABLERIE,),
        "recruit and employ": (ActionKind.RECRUIT, ActionKind.EMPLOY),
    },
)
RULES.words(
    "doing",
    {
        "bleeding": (ActionKind.BLEED,),
        "hunting": (ActionKind.HUNT,),
        "employing retainers": (ActionKind.EMPLOY,),
    },
)


@RULES.production("acts", "<kinds:action-kind> actions", "<kinds:action-kind> action")
def _actions(kinds: tuple[ActionKind, ...]) -> v.Condition:
    return v.ActionIs(kinds=kinds)


@RULES.production("acts", "directed actions", "directed action")
def _directed() -> v.Condition:
    return v.ActionIs(directed=True)


@RULES.production("acts", "undirected actions", "undirected action")
def _undirected() -> v.Condition:
    return v.ActionIs(directed=False)


# -- of one's own strength, stealth, intercept, bleed


@RULES.production("strength-when", "{when} in combat with <foe:one>", "when opposing <foe:one>")
def _in_combat_with(foe: Filters) -> v.Condition:
    return any_holds("opponent", foe)


@RULES.production("strength-when", "on|during the first round of combat")
def _first_round() -> v.Condition:
    return v.CombatIs(first_round=True)


@RULES.production("stealth-when", "on|during <acts>")
def _on_actions(acts: v.Condition) -> v.Condition:
    return acts


@RULES.production("stealth-when", "when <doing>")
def _when_doing(doing: tuple[ActionKind, ...]) -> v.Condition:
    return v.ActionIs(kinds=doing)


@RULES.production(
    "intercept-when", "against|vs. <whom:many>", "when attempting to block [<whom:many> | <whom:one>]"
)
def _against_those(whom: Filters) -> v.Condition:
    return any_holds("acting", whom)


@RULES.production("intercept-when", "during|against|vs. <acts>", "when attempting to block {a|an} <acts>")
def _against_actions(acts: v.Condition) -> v.Condition:
    return acts


@RULES.production("bleed-when", "[against | when bleeding] a methuselah who controls <what:one>")
def _bleeding_controller(what: Filters) -> v.Condition | None:
    made: tuple[v.Condition, ...] = tuple(v.Controls("bled", one) for one in what)
    return all_of(BLEEDING, made[0] if len(made) == 1 else v.AnyOf(made))


# -- states of the table


@RULES.production("state", "<self> is ready")
def _is_ready(self: Who) -> v.Condition:
    return self.matches(READY)


@RULES.production("state", "<self> is locked")
def _is_locked(self: Who) -> v.Condition:
    return self.matches(v.Filter.of(locked=True))


@RULES.production("state", "you have|control the edge")
def _you_have_edge() -> v.Condition:
    return v.HasEdge("you")


@RULES.production("state", "you control <what:one>")
def _you_control(what: Filters) -> v.Condition:
    made: tuple[v.Condition, ...] = tuple(v.Controls("you", one) for one in what)
    return made[0] if len(made) == 1 else v.AnyOf(made)


@RULES.production("state", "you have <n:number> or fewer|less pool")
def _little_pool(n: int) -> v.Condition:
    return v.Compare(n, "at-least", v.PoolOf("you"))


@RULES.production("state", "<name:card-name> is ready")
def _named_is_ready(name: str) -> v.Condition:
    return v.Controls("each", v.Filter.of(kind="vampire", region="ready", names=(name,)))


@RULES.production("state", "<self> is in combat")
def _is_fighting(self: Who) -> v.Condition:
    return self.matches(FIGHTING)


@RULES.production("state", "<name:card-name> is in your ready region")
def _named_is_yours(name: str) -> v.Condition:
    return v.Controls("you", v.Filter.of(kind="vampire", region="ready", names=(name,)))


@RULES.production("acts", "actions [requiring | that require] <discipline>")
def _requiring_actions(discipline: str) -> v.Condition:
    return v.ActionIs(needs_discipline=discipline)


@RULES.production("acts", "actions directed at <whom:one>")
def _aimed_at(whom: Filters) -> v.Condition:
    return v.ActionIs(directed=True, at=one_filter(whom))


@RULES.production("acts", "non- <kinds:action-kind> actions", "non- <kinds:action-kind> action")
def _other_actions(kinds: tuple[ActionKind, ...]) -> v.Condition:
    return v.Not(v.ActionIs(kinds=kinds))


@RULES.production("strength-when", "in combat with <foe:many>")
def _in_combat_with_those(foe: Filters) -> v.Condition:
    return any_holds("opponent", foe)
