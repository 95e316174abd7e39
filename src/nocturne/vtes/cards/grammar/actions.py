"""Actions that cards in play let minions take: "he can ... as a +1 stealth action"."""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.cards.grammar.abilities import done_by
from nocturne.vtes.cards.grammar.context import RULES, Given, Who
from nocturne.vtes.cards.grammar.phrases import Filters, one_filter
from nocturne.vtes.cards.lexicon import CardType
from nocturne.vtes.terms import ActionKind


class ActionTaken(Struct, frozen=True):
    """What an action does."""

    action: v.ActionAbility


class Manner(Struct, frozen=True):
    """How an action is taken: its stealth, its cost."""

    stealth: int = 0
    cost: v.Cost = v.Cost()
    directed: bool = False


@RULES.production("manner", "as a|an {<stealth:signed> stealth} {<directed:mark>} action {that costs <cost>}")
def _manner(stealth: int = 0, directed: bool = False, cost: v.Cost | None = None) -> Manner:
    return Manner(stealth, cost or v.Cost(), directed)


RULES.words("mark", {"(d)": True})


@RULES.production("cost", "<n:number> blood")
def _cost_blood(n: int) -> v.Cost:
    return v.Cost(blood=n)


@RULES.production("cost", "<n:number> pool")
def _cost_pool(n: int) -> v.Cost:
    return v.Cost(pool=n)


@RULES.production("text", "<self> can|may <action-taken> <manner>")
def _acts(self: Who, **given: Any) -> Given:
    return _action(self, given["action-taken"], given["manner"])


@RULES.production("text", "<manner> , <self> can|may <action-taken>")
def _acts_so(self: Who, **given: Any) -> Given:
    return _action(self, given["action-taken"], given["manner"])


def _action(who: Who, taken: ActionTaken, manner: Manner) -> Given:
    made = replace(
        taken.action,
        effects=done_by(who, taken.action.effects),
        stealth=manner.stealth,
        cost=manner.cost,
        requires=who.kind,
    )
    return Given(actions=(made,))


def _with_target(name: str, filters: Filters, *effects: v.Effect, **fields: Any) -> ActionTaken:
    target = v.Target(card=one_filter(filters))
    return ActionTaken(v.ActionAbility(effects, targets=(target,), name=name, **fields))


@RULES.production("action-taken", "enter combat with <foe:one>")
def _fight(foe: Filters) -> ActionTaken:
    # Nobody fights a minion of his own side, and only ready minions fight.
    wanted = tuple(
        replace(
            one,
            region="ready" if one.region == "controlled" else one.region,
            controller="other" if one.controller == "any" else one.controller,
        )
        for one in foe
    )
    return _with_target("fight", wanted, v.EnterCombat(), kind=ActionKind.ENTER_COMBAT)


@RULES.production("action-taken", "burn <what:one>")
def _burn(what: Filters) -> ActionTaken | None:
    return _with_target("burn", what, v.Burn("target"))


@RULES.production("action-taken", "lock <what:one>")
def _lock_it(what: Filters) -> ActionTaken:
    return _with_target("lock", what, v.Lock("target"))


@RULES.production("action-taken", "unlock <what:one>")
def _unlock_it(what: Filters) -> ActionTaken:
    return _with_target("unlock", what, v.Unlock("target"))


@RULES.production("action-taken", "bleed with <n:signed> bleed")
def _bleed_more(n: int) -> ActionTaken:
    prey = (v.Target(seat="prey"),)
    return ActionTaken(
        v.ActionAbility((v.Bleed(),), kind=ActionKind.BLEED, bleed=n, targets=prey, name="bleed")
    )


@RULES.production("action-taken", "steal <n:number> blood from <what:one>")
def _steal_blood(n: int, what: Filters) -> ActionTaken | None:
    return _with_target("steal", what, v.MoveBlood(n, "target", "this"))


@RULES.production(
    "action-taken",
    "move <n:number> blood from the {blood} bank to <what:one>",
    "add <n:number> blood to <what:one>",
)
def _feed(n: int, what: Filters) -> ActionTaken | None:
    if one_filter(what).region == "uncontrolled":
        return _with_target("blood", what, v.InfluenceMore("target", n))
    return _with_target("blood", what, v.GainBlood("target", n))


# -- actions of others


@RULES.production("text", "any|a|an <who:head-others> can|may enter combat with <self> as a (d) action")
def _others_fight(self: Who, **given: Filters) -> Given:
    action = v.ActionAbility(
        (v.EnterCombat(self.role),),
        kind=ActionKind.ENTER_COMBAT,
        by="any-minion",
        against=self.role,
        requires=one_filter(given["who"]),
        condition=self.matches(v.Filter(region="ready", controller="other")),
        name="fight",
    )
    return Given(actions=(action,))


RULES.words(
    # Others than the one this card is on.
    "other-minions",
    {"other minions": (v.Filter.of(kind="minion", other_than=("bearer",)),)},
)


@RULES.production("head-others", "<head>")
def _others(head: dict[str, Any]) -> Filters:
    return (v.Filter.of(**head),)


@RULES.production(
    "text",
    "any|a|an <who:head-others> can|may burn this card|location as a (d) action {that costs <cost>}",
    "<who:many> can|may burn this card|location as a (d) action {that costs <cost>}",
    "<who:other-minions> can|may burn this card|location as a (d) action {that costs <cost>}",
)
def _others_burn(cost: v.Cost | None = None, **given: Filters) -> Given | None:
    requires: v.Filter | None = one_filter(given["who"])
    if requires == v.Filter(kind="minion"):
        requires = None
    elif requires is not None and requires.word("other_than") not in ((), ("bearer",)):
        return None
    action = v.ActionAbility(
        (v.Burn("this"),),
        by="any-minion",
        against="this",
        requires=requires,
        cost=cost or v.Cost(),
        name="burn",
    )
    return Given(actions=(action,))


# -- more that an action does


@RULES.production("action-taken", "inflict <n:number> damage on <what:one>")
def _inflict(n: int, what: Filters) -> ActionTaken:
    return _with_target("damage", what, v.Inflict("target", n, environmental=False))


@RULES.production("action-taken", "burn <n:number> blood from <what:one>")
def _burn_its_blood(n: int, what: Filters) -> ActionTaken:
    return _with_target("burn-blood", what, v.BurnBlood("target", n))


@RULES.production("action-taken", "steal up to <n:number> blood from <what:one>")
def _steal_up_to(n: int, what: Filters) -> ActionTaken:
    steal = v.PickNumber(v.Number(most=n), (v.MoveBlood(v.Chosen(), "target", "this"),))
    return _with_target("steal", what, steal)


@RULES.production("action-taken", "bleed <whom:bled-seat>")
def _bleed_whom(whom: str) -> ActionTaken:
    target = (v.Target(seat=whom),)  # type: ignore[arg-type]
    return ActionTaken(v.ActionAbility((v.Bleed(),), kind=ActionKind.BLEED, targets=target, name="bleed"))


RULES.words("bled-seat", {"any methuselah": "any", "your predator": "predator"})


@RULES.production(
    "action-taken",
    "search your library for <what:sought> , reveal it {,} and move it to your hand",
)
def _search(what: v.Filter) -> ActionTaken:
    fetch = v.Fetch(("library",), what, to="hand", reveal=True)
    return ActionTaken(v.ActionAbility((fetch,), name="fetch"))


@RULES.production("action-taken", "search your library for <what:sought> and move it to your hand")
def _search_secretly(what: v.Filter) -> ActionTaken:
    return ActionTaken(v.ActionAbility((v.Fetch(("library",), what, to="hand"),), name="fetch"))


RULES.words(
    "sought",
    {
        "an equipment {card}": v.Filter.of(types=(CardType.EQUIPMENT,), region="any"),
        "a minion card": v.Filter(kind="minion-card", region="any"),
        # Equipment that is a location in play is an equipment card in the library.
        "a location": v.Filter.of(kind="location", types=(CardType.MASTER,), region="any"),
    },
)

# What a search brings with it anyway: the deck is shuffled and the hand goes back to its size.
RULES.words(
    "text",
    {
        "discard down to your hand size {and shuffle} afterward|afterwards": Given(),
    },
)


@RULES.production(
    "text", "<self> can|may <action-taken> <manner> ( shuffle {and discard {down}} afterward|afterwards )"
)
def _acts_and_shuffles(self: Who, **given: Any) -> Given | None:
    taken: ActionTaken = given["action-taken"]
    if not any(isinstance(effect, v.Fetch) for effect in taken.action.effects):
        return None
    return _action(self, taken, given["manner"])
