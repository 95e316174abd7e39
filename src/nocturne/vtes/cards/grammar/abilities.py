"""Abilities: "during ..., he can ... to ...".

An ability is put together from a limit (once each turn), a moment (during your unlock phase), a state (if he
is ready), a price (burn 1 blood) and a benefit (get +1 stealth); each brings what it means for the windows,
the condition, the cost and the effects.
"""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.cards.grammar.circumstances import ACTING, BLEEDING, FIGHTING, READY
from nocturne.vtes.cards.grammar.context import RULES, Context, Given, Who
from nocturne.vtes.cards.grammar.phrases import Filters, all_of, any_holds, one_filter
from nocturne.vtes.cards.lexicon import CardType
from nocturne.vtes.terms import ACTION_WINDOWS, ActionKind, Phase, Window

Once = Literal["", "turn", "action", "combat", "round", "phase", "referendum"]


class Moment(Struct, frozen=True):
    """When an ability may be used."""

    windows: tuple[Window, ...] = ()
    condition: v.Condition | None = None
    once: Once = ""
    any_turn: bool = False
    anywhere: bool = False
    """At any time that the condition allows."""


class Benefit(Struct, frozen=True):
    """What an ability does, and what that demands."""

    effects: tuple[v.Effect, ...]
    name: str
    windows: tuple[Window, ...] = ()
    condition: v.Condition | None = None
    own: v.Filter | None = None
    """What the one who uses it must be: acting, in combat."""
    targets: tuple[v.Target, ...] = ()
    during: Literal["any-time", "action", "combat"] = "any-time"
    """Where it may be used at any moment of an action or a combat: which of them."""
    anywhere: bool = False
    """It may be used at any time at all."""


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
    return v.Cost(discard=v.Filter.of(region="hand", requires_discipline=discipline))


@RULES.production("price", "discard a master card {from your hand}")
def _discard_master() -> v.Cost:
    return v.Cost(discard=v.Filter.of(region="hand", types=(CardType.MASTER,)))


# -- benefits


@RULES.production("benefit", "get <n:signed> stealth {for the current action}")
def _stealth(n: int) -> Benefit:
    return Benefit((v.Stealth(n),), "stealth", (Window.ATTEMPT,), own=ACTING)


@RULES.production("benefit", "get <n:signed> intercept {for the current action}")
def _intercept(n: int) -> Benefit:
    return Benefit((v.Intercept(n),), "intercept", (Window.ATTEMPT,))


@RULES.production("benefit", "get {an additional} <n:signed> bleed {for the current action}")
def _bleed(n: int) -> Benefit:
    bleeding = v.ActionIs(kinds=(ActionKind.BLEED,))
    return Benefit((v.BleedMore(n),), "bleed", ACTION_WINDOWS, bleeding, own=ACTING)


@RULES.production("benefit", "get <n:signed> vote|votes")
def _votes(n: int) -> Benefit:
    return Benefit((v.GainVotes(n, who="this"),), "votes", (Window.POLLING,))


@RULES.production("benefit", "get <n:number> additional strike ( limited )")
def _additional(n: int) -> Benefit:
    return Benefit((v.MoreStrikes(n),), "additional-strike", (Window.ADDITIONAL,))


@RULES.production(
    "benefit",
    "make [<his> damage | the damage] from <his> hand strikes aggravated "
    "[that round | for the current round]",
)
def _aggravated(his: Who) -> Benefit:
    lasts = v.Lasts(v.Modifier("aggravated", 1, note="hand"), who="this", until="round")
    return Benefit((lasts,), "aggravated", own=FIGHTING, during="combat")


@RULES.production("benefit", "unlock")
def _unlock() -> Benefit:
    return Benefit((v.Unlock("this"),), "unlock")


@RULES.production("benefit", "give <whom:one> <n:signed> stealth")
def _give_stealth(whom: Filters, n: int) -> Benefit:
    return Benefit((v.Stealth(n),), "stealth", (Window.ATTEMPT,), any_holds("acting", whom))


# -- abilities


def done_by(who: Who, effects: tuple[v.Effect, ...]) -> tuple[v.Effect, ...]:
    """Effects that speak of their user as ``this``, for a user who bears the card instead."""
    if who.role == "this":
        return effects
    return tuple(_borne(effect) for effect in effects)


def _borne(effect: v.Effect) -> v.Effect:
    changes: dict[str, Any] = {
        field: "bearer" for field in ("who", "to", "source") if getattr(effect, field, "") == "this"
    }
    if isinstance(effect, v.PickNumber):
        changes["do"] = tuple(_borne(one) for one in effect.do)
    return replace(effect, **changes) if changes else effect


def used_by(who: Who, *made: v.Ability) -> Given:
    """Abilities of the card itself, or of what it is on."""
    if who.role == "this":
        return Given(abilities=made)
    return Given(abilities=tuple(replace(one, user="bearer", by="bearer", requires=who.kind) for one in made))


def ability(
    who: Who,
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
    anywhere = benefit.anywhere or (moment is not None and moment.anywhere)
    if not windows and benefit.during == "any-time" and not anywhere:
        return None
    own = None if benefit.own is None else who.matches(benefit.own)
    made = v.Ability(
        done_by(who, benefit.effects),
        windows=windows,
        cost=price or v.Cost(),
        condition=all_of(state, when.condition, benefit.condition, own),
        targets=benefit.targets,
        during=benefit.during,
        once=limit or when.once,  # VTES-T-22, whatever unlocks it meanwhile
        any_turn=when.any_turn,
        name=benefit.name,
    )
    return used_by(who, made)


@RULES.production(
    "text",
    "<self> can|may <price> to <benefit>",
    "<moment> , <self> can|may <price> to <benefit>",
    "<limit> , <self> can|may <price> to <benefit>",
    "<moment> , if <state> , <self> can|may <price> to <benefit>",
    "<self> can|may <price> <moment> to <benefit>",
)
def _pays(
    self: Who,
    price: v.Cost,
    benefit: Benefit,
    moment: Moment | None = None,
    limit: Once = "",
    state: v.Condition | None = None,
) -> Given | None:
    return ability(self, benefit, price, moment, limit, state)


@RULES.production("text", "<moment> , <self> can|may <benefit>")
def _may(self: Who, benefit: Benefit, moment: Moment) -> Given | None:
    return ability(self, benefit, None, moment)


@RULES.production(
    "text",
    "{you can|may} <price:card-price> to <benefit>",
    "<moment> , {you can|may} <price:card-price> to <benefit>",
    "{you can|may} <price:card-price> <moment> to <benefit>",
    "<moment> , if <state> , {you can|may} <price:card-price> to <benefit>",
    "<limit> , {you can|may} <price:card-price> to <benefit>",
)
def _you_pay(
    price: v.Cost,
    benefit: Benefit,
    moment: Moment | None = None,
    state: v.Condition | None = None,
    limit: Once = "",
) -> Given | None:
    if benefit.own is not None:
        return None  # it speaks of somebody, and nobody was named
    return ability(Who("this"), benefit, price, moment, limit, state)


@RULES.production("text", "<moment> , you can|may <benefit>", "<moment> , if <state> , you can|may <benefit>")
def _you_may(benefit: Benefit, moment: Moment, state: v.Condition | None = None) -> Given | None:
    return None if benefit.own is not None else ability(Who("this"), benefit, None, moment, "", state)


@RULES.production("card-price", "burn <n:number> pool")
def _burn_pool(n: int) -> v.Cost:
    return v.Cost(pool=n)


@RULES.production("card-price", "lock {this card|location}")
def _lock_card() -> v.Cost:
    return v.Cost(lock=True)


@RULES.production("card-price", "lock this card|location and burn <n:number> pool")
def _lock_and_pool(n: int) -> v.Cost:
    return v.Cost(lock=True, pool=n)


@RULES.production("card-price", "burn the edge")
def _edge() -> v.Cost:
    return v.Cost(edge=True)


@RULES.production("moment", "if <self> is ready <phase>")
def _ready_during(self: Who, phase: Moment) -> Moment:
    return replace(phase, condition=all_of(self.matches(READY), phase.condition))


RULES.words(
    "phase",
    {
        "during your unlock phase": Moment((Window.UNLOCK,), once="phase"),
        "during your master phase": Moment((Window.MASTER,), once="phase"),
        # In the middle of an action, too.
        "during your minion phase": Moment(
            condition=v.TurnIs(yours=True, phases=(Phase.MINION,)), once="phase", anywhere=True
        ),
        "during your influence phase": Moment((Window.INFLUENCE,), once="phase"),
        "during your discard phase": Moment((Window.DISCARD,), once="phase"),
    },
)


@RULES.production("moment", "<phase>")
def _in_phase(phase: Moment) -> Moment:
    return phase


# -- benefits for others and for you


@RULES.production("benefit", "unlock <what:one>")
def _unlock_one(what: Filters) -> Benefit:
    return Benefit((v.Unlock("target"),), "unlock", targets=(v.Target(card=one_filter(what)),))


@RULES.production("benefit", "lock <what:one>")
def _lock_one(what: Filters) -> Benefit:
    return Benefit((v.Lock("target"),), "lock", targets=(v.Target(card=one_filter(what)),))


@RULES.production("benefit", "unlock <self>")
def _unlock_self(self: Who) -> Benefit:
    return Benefit((v.Unlock(self.role),), "unlock")


@RULES.production("benefit", "gain <n:number> pool")
def _gain_pool(n: int) -> Benefit:
    return Benefit((v.GainPool("you", n),), "pool")


@RULES.production("benefit", "move <n:number> blood from <self> to <what:one>")
def _give_blood(n: int, self: Who, what: Filters) -> Benefit:
    target = v.Target(card=one_filter(what))
    return Benefit((v.MoveBlood(n, self.role, "target"),), "move-blood", targets=(target,))


@RULES.production(
    "benefit",
    "add <n:number> blood {from the blood bank} to <what:one>",
    "move <n:number> blood from the {blood} bank to <what:one>",
)
def _add_blood(n: int, what: Filters) -> Benefit:
    one = one_filter(what)
    effect = v.InfluenceMore("target", n) if one.region == "uncontrolled" else v.GainBlood("target", n)
    return Benefit((effect,), "blood", targets=(v.Target(card=one),))


@RULES.production("benefit", "give <whom:one> <n:signed> intercept")
def _give_intercept(whom: Filters, n: int) -> Benefit:
    blocking = any_holds("blocker", whom)
    return Benefit((v.Intercept(n, who="blocker"),), "intercept", (Window.ATTEMPT,), blocking)


@RULES.production("benefit", "get <n:signed> master phase action")
def _master_action(n: int) -> Benefit:
    return Benefit((v.GainMasterActions("you", n),), "master-action", (Window.MASTER,))


@RULES.production("benefit", "burn <n:number> cards from the top of your prey 's library")
def _mill_prey(n: int) -> Benefit:
    return Benefit((v.Mill("prey", n),), "mill", during="any-time", anywhere=True)


@RULES.production("benefit", "look at the top <n:number> cards of your library")
def _look_at_library(n: int) -> Benefit:
    return Benefit((v.LookAt("you", "library", n),), "look")


@RULES.production("moment", "during your turn")
def _your_turn() -> Moment:
    return Moment(condition=v.TurnIs(yours=True), once="turn", anywhere=True)


@RULES.production("moment", "if <self> is ready during your turn")
def _ready_in_turn(self: Who) -> Moment:
    both = all_of(self.matches(READY), v.TurnIs(yours=True))
    return Moment(condition=both, once="turn", anywhere=True)


@RULES.production("moment", "during any methuselah 's <window:phase-name> phase")
def _any_phase(window: Window) -> Moment:
    if window is Window.MINION:  # also in the middle of an action
        return Moment(condition=v.TurnIs(phases=(Phase.MINION,)), once="phase", anywhere=True)
    return Moment((window,), once="phase", any_turn=True)


RULES.words(
    "phase-name",
    {
        "unlock": Window.UNLOCK,
        "minion": Window.MINION,
        "discard": Window.DISCARD,
    },
)


@RULES.production("text", "<moment> , <whom:one> can|may gain <n:number> blood")
def _one_gains(moment: Moment, whom: Filters, n: int) -> Given | None:
    target = v.Target(card=one_filter(whom))
    benefit = Benefit((v.GainBlood("target", n),), "blood", targets=(target,))
    return ability(Who("this"), benefit, None, moment)


@RULES.production(
    "benefit", "force <whom:one> to abstain {( this can cancel that vampire 's votes and ballots )}"
)
def _force_abstain(whom: Filters) -> Benefit:
    target = v.Target(card=one_filter(whom))
    return Benefit((v.Abstain("target"),), "abstain", (Window.POLLING,), targets=(target,))


@RULES.production("benefit", "treat aggravated damage as normal {damage} for the current round")
def _as_normal() -> Benefit:
    lasts = v.Lasts(v.Modifier("as-normal", 1), who="this", until="round")
    return Benefit((lasts,), "as-normal", own=FIGHTING, during="combat")


@RULES.production("benefit", "give each <whom:each-head> <n:signed> vote|votes")
def _give_each_votes(whom: Filters, n: int) -> Benefit:
    each = v.ForEach(one_filter(whom), (v.GainVotes(n, who="chosen"),))
    return Benefit((each,), "votes", (Window.POLLING,))


@RULES.production("benefit", "give the acting <whom:each-head> <n:signed> bleed")
def _give_acting_bleed(whom: Filters, n: int) -> Benefit:
    anybody = whom == (v.Filter(kind="minion"),)
    bleeding = all_of(BLEEDING, None if anybody else any_holds("acting", whom))
    return Benefit((v.BleedMore(n),), "bleed", ACTION_WINDOWS, bleeding)


@RULES.production("benefit", "give [another | any other] acting <whom:each-head> <n:signed> bleed")
def _give_another_bleed(whom: Filters, n: int, ctx: Context) -> Benefit | None:
    if not ctx.speaker or any(one.word("other_than") for one in whom):
        return None
    others = tuple(one.but(other_than=(ctx.speaker,)) for one in whom)
    bleeding = all_of(BLEEDING, any_holds("acting", others))
    return Benefit((v.BleedMore(n),), "bleed", ACTION_WINDOWS, bleeding)
