"""Abilities and actions: "during ..., he can ... to ...", "he can ... as a +1 stealth action".

An ability is put together from a limit (once each turn), a moment (during your unlock phase), a state (if he
is ready), a price (burn 1 blood) and a benefit (get +1 stealth); each brings what it means for the windows,
the condition, the cost and the effects.
"""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.cards.grammar.circumstances import ACTING
from nocturne.vtes.cards.grammar.context import RULES, Given
from nocturne.vtes.cards.grammar.phrases import Filters, all_of, any_holds
from nocturne.vtes.cards.lexicon import CardType
from nocturne.vtes.terms import ACTION_WINDOWS, ActionKind, Window

Once = Literal["", "turn", "action", "combat", "round", "phase", "referendum"]

FIGHTING = v.Holds("this", v.Filter(in_combat=True))


class Moment(Struct, frozen=True):
    """When an ability may be used."""

    windows: tuple[Window, ...] = ()
    condition: v.Condition | None = None
    once: Once = ""


class Benefit(Struct, frozen=True):
    """What an ability does, and what that demands."""

    effects: tuple[v.Effect, ...]
    name: str
    windows: tuple[Window, ...] = ()
    condition: v.Condition | None = None
    targets: tuple[v.Target, ...] = ()
    during: Literal["any-time", "action", "combat"] = "any-time"
    """Where it may be used at any moment of an action or a combat: which of them."""


RULES.words(
    "limit",
    {
        "once each|per turn": "turn",
        "once each|per action": "action",
        "once each|per combat": "combat",
        "once each|per round {of combat}": "round",
    },
)
RULES.words(
    "moment",
    {
        "during your unlock phase": Moment((Window.UNLOCK,), once="phase"),
        "during your master phase": Moment((Window.MASTER,), once="phase"),
        "during your minion phase": Moment((Window.MINION,), once="phase"),
        "during your influence phase": Moment((Window.INFLUENCE,), once="phase"),
        "during your discard phase": Moment((Window.DISCARD,), once="phase"),
        "during an action": Moment(once="action"),
        "during the polling step of any|a referendum": Moment((Window.POLLING,), once="referendum"),
        "during the polling step of any|a political action": Moment(
            (Window.POLLING,), v.ReferendumIs(kind="political"), "referendum"
        ),
    },
)


@RULES.production("moment", "during a|an <acts>")
def _during(acts: v.Condition) -> Moment:
    return Moment(condition=acts, once="action")


# -- prices


@RULES.production("price", "burn <n:number> blood")
def _burn_blood(n: int) -> v.Cost:
    return v.Cost(burning=n)


@RULES.production("price", "burn the edge")
def _burn_edge() -> v.Cost:
    return v.Cost(edge=True)


@RULES.production("price", "lock")
def _lock() -> v.Cost:
    return v.Cost(lock=True)


@RULES.production("price", "discard a card [requiring | that requires] <discipline> {from your hand}")
def _discard_requiring(discipline: str) -> v.Cost:
    return v.Cost(discard=v.Filter(region="hand", requires_discipline=discipline))


@RULES.production("price", "discard a master card {from your hand}")
def _discard_master() -> v.Cost:
    return v.Cost(discard=v.Filter(region="hand", types=(CardType.MASTER,)))


# -- benefits


@RULES.production("benefit", "get <n:signed> stealth {for the current action}")
def _stealth(n: int) -> Benefit:
    return Benefit((v.Stealth(n),), "stealth", (Window.ATTEMPT,), ACTING)


@RULES.production("benefit", "get <n:signed> intercept {for the current action}")
def _intercept(n: int) -> Benefit:
    return Benefit((v.Intercept(n),), "intercept", (Window.ATTEMPT,))


@RULES.production("benefit", "get {an additional} <n:signed> bleed {for the current action}")
def _bleed(n: int) -> Benefit:
    condition = all_of(v.ActionIs(kinds=(ActionKind.BLEED,)), ACTING)
    return Benefit((v.BleedMore(n),), "bleed", ACTION_WINDOWS, condition)


@RULES.production("benefit", "get <n:signed> vote|votes")
def _votes(n: int) -> Benefit:
    return Benefit((v.GainVotes(n, who="this"),), "votes", (Window.POLLING,))


@RULES.production("benefit", "get|gain <n:number> {additional} vote|votes")
def _votes_more(n: int) -> Benefit:
    return Benefit((v.GainVotes(n, who="this"),), "votes", (Window.POLLING,))


@RULES.production("benefit", "get <n:number> additional strike ( limited )")
def _additional(n: int) -> Benefit:
    return Benefit((v.MoreStrikes(n),), "additional-strike", (Window.ADDITIONAL,))


@RULES.production(
    "benefit",
    "make [<his> damage | the damage] from <his> hand strikes aggravated "
    "[that round | for the current round]",
)
def _aggravated(his: str) -> Benefit:
    lasts = v.Lasts(v.Modifier("aggravated", 1, note="hand"), who="this", until="round")
    return Benefit((lasts,), "aggravated", condition=FIGHTING, during="combat")


@RULES.production("benefit", "unlock")
def _unlock() -> Benefit:
    return Benefit((v.Unlock("this"),), "unlock")


@RULES.production("benefit", "give <whom:one> <n:signed> stealth")
def _give_stealth(whom: Filters, n: int) -> Benefit:
    return Benefit((v.Stealth(n),), "stealth", (Window.ATTEMPT,), any_holds("acting", whom))


@RULES.production("benefit", "give the acting minion <n:signed> bleed")
def _give_bleed(n: int) -> Benefit:
    return Benefit((v.BleedMore(n),), "bleed", ACTION_WINDOWS, v.ActionIs(kinds=(ActionKind.BLEED,)))


# -- abilities


def ability(
    benefit: Benefit,
    price: v.Cost | None = None,
    moment: Moment | None = None,
    limit: Once = "",
    state: v.Condition | None = None,
) -> Given | None:
    """An ability of all its parts; None when there is no moment at which it could be used."""
    when = moment or Moment()
    windows = when.windows or benefit.windows
    if when.windows and benefit.windows:
        windows = tuple(window for window in when.windows if window in benefit.windows)
    if not windows and benefit.during == "any-time":
        return None
    made = v.Ability(
        benefit.effects,
        windows=windows,
        cost=price or v.Cost(),
        condition=all_of(state, when.condition, benefit.condition),
        targets=benefit.targets,
        during=benefit.during,
        once=limit or when.once,
        name=benefit.name,
    )
    return Given(abilities=(made,))


@RULES.production(
    "crypt",
    "<self> can|may <price> to <benefit>",
    "<moment> , <self> can|may <price> to <benefit>",
    "<limit> , <self> can|may <price> to <benefit>",
    "<moment> , if <state> , <self> can|may <price> to <benefit>",
)
def _pays(
    self: str,
    price: v.Cost,
    benefit: Benefit,
    moment: Moment | None = None,
    limit: Once = "",
    state: v.Condition | None = None,
) -> Given | None:
    return ability(benefit, price, moment, limit, state)


@RULES.production("crypt", "<moment> , <self> can|may <benefit>")
def _may(self: str, benefit: Benefit, moment: Moment) -> Given | None:
    return ability(benefit, None, moment)


# -- actions


class Deed(Struct, frozen=True):
    """What an action does: one for each kind of target."""

    actions: tuple[v.ActionAbility, ...]


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


@RULES.production("crypt", "<self> can|may <deed-done> <manner>")
def _acts(self: str, **given: Any) -> Given:
    return _action(given["deed-done"], given["manner"])


@RULES.production("crypt", "<manner> , <self> can|may <deed-done>")
def _acts_so(self: str, **given: Any) -> Given:
    return _action(given["deed-done"], given["manner"])


def _action(deed: Deed, manner: Manner) -> Given:
    return Given(
        actions=tuple(
            replace(action, stealth=action.stealth + manner.stealth, cost=manner.cost)
            for action in deed.actions
        )
    )


def _with_target(name: str, filters: Filters, *effects: v.Effect, **fields: Any) -> Deed:
    made: list[v.ActionAbility] = []
    for one in filters:
        label = name if len(filters) == 1 else one.keywords[0] if one.keywords else one.kind
        made.append(v.ActionAbility(effects, targets=(v.Target(card=one),), name=label, **fields))
    return Deed(tuple(made))


@RULES.production("deed-done", "enter combat with <foe:one>")
def _fight(foe: Filters) -> Deed:
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


@RULES.production("deed-done", "burn <what:one>")
def _burn(what: Filters) -> Deed | None:
    return _with_target("burn", what, v.Burn("target"))


@RULES.production("deed-done", "lock <what:one>")
def _lock_it(what: Filters) -> Deed:
    return _with_target("lock", what, v.Lock("target"))


@RULES.production("deed-done", "unlock <what:one>")
def _unlock_it(what: Filters) -> Deed:
    return _with_target("unlock", what, v.Unlock("target"))


@RULES.production("deed-done", "bleed with <n:signed> bleed")
def _bleed_more(n: int) -> Deed:
    return Deed(
        (
            v.ActionAbility(
                (v.Bleed(),), kind=ActionKind.BLEED, bleed=n, targets=(v.Target(seat="prey"),), name="bleed"
            ),
        )
    )


@RULES.production("deed-done", "steal <n:number> blood from <what:one>")
def _steal_blood(n: int, what: Filters) -> Deed | None:
    return _with_target("steal", what, v.MoveBlood(n, "target", "minion"))


@RULES.production(
    "deed-done",
    "move <n:number> blood from the blood bank to <what:one>",
    "add <n:number> blood to <what:one>",
)
def _feed(n: int, what: Filters) -> Deed | None:
    return _with_target("blood", what, v.GainBlood("target", n))
