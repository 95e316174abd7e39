"""What cards in play say of themselves, of what they are on, and of others.

Each sentence gives something to the card in play: modifiers, abilities, actions, triggers, strikes.
"""

from __future__ import annotations

from typing import Any, Literal

from msgspec.structs import replace

from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.cards.grammar.abilities import used_by as _used
from nocturne.vtes.cards.grammar.circumstances import ACTING, READY
from nocturne.vtes.cards.grammar.context import RULES, Given, Who
from nocturne.vtes.cards.grammar.phrases import Filters, all_of, any_holds, joined, one_filter, seen_from
from nocturne.vtes.cards.lexicon import CardType
from nocturne.vtes.terms import ActionKind, Window

Query = Literal["strength", "stealth", "intercept", "bleed", "votes", "hand-size"]


# -- lasting modifiers of oneself


def _own(who: Who, *statics: v.Modifier) -> Given:
    """Modifiers of the card itself, or of what it is on."""
    made: list[v.Modifier] = []
    for one in statics:
        # Only vampires have Disciplines: that need not be said.
        named = None if one.query == "discipline" and who.kind == v.Filter(kind="vampire") else who.condition
        made.append(replace(one, when=all_of(named, one.when)))
    return Given(statics=tuple(made))


@RULES.production("bonus", "<n:signed> strength {<when:strength-when>}")
def _strength(n: int, when: v.Condition | None = None) -> v.Modifier:
    return v.Modifier("strength", n, when=when)


@RULES.production("bonus", "<n:signed> stealth {<when:stealth-when>}")
def _stealth(n: int, when: v.Condition | None = None) -> v.Modifier:
    return v.Modifier("stealth", n, when=when)


@RULES.production("bonus", "<n:signed> intercept {<when:intercept-when>}")
def _intercept(n: int, when: v.Condition | None = None) -> v.Modifier:
    return v.Modifier("intercept", n, when=when)


@RULES.production("bonus", "<n:signed> bleed {<when:bleed-when>}")
def _bleed(n: int, when: v.Condition | None = None) -> v.Modifier:
    return v.Modifier("bleed", n, when=when)


@RULES.production("text", "<self> gets|has {an additional} <bonus>")
def _gets(self: Who, bonus: v.Modifier) -> Given:
    return _own(self, bonus)


@RULES.production("text", "<self> gets|has <first:bonus> and <second:bonus>")
def _gets_both(self: Who, first: v.Modifier, second: v.Modifier) -> Given | None:
    # A circumstance after the second might mean both.
    if first.when is None and second.when is not None:
        return None
    return _own(self, first, second)


@RULES.production("text", "while|if <state> , <self> gets <bonus>")
def _gets_while(state: v.Condition, self: Who, bonus: v.Modifier) -> Given:
    return _own(self, replace(bonus, when=all_of(state, bonus.when)))


@RULES.production("text", "while|if <state> , you get|have <n:signed> hand size")
def _hand_size_while(state: v.Condition, n: int) -> Given:
    return Given(statics=(v.Modifier("hand-size", n, when=state),))


@RULES.production("text", "while|if <state> , each methuselah gets <n:signed> hand size")
def _every_hand_size_while(state: v.Condition, n: int) -> Given:
    return Given(statics=(v.Modifier("hand-size", n, when=state, party="each"),))


# -- what others get with or against him


def _of_others(
    query: str, amount: int, whom: Filters, when: v.Condition | None, who: v.Role = "this"
) -> Given:
    statics: list[v.Modifier] = []
    for one in whom:
        applies, compared = seen_from(one, who)
        statics.append(v.Modifier(query, amount, applies=applies, when=all_of(when, compared)))  # type: ignore[arg-type]
    return Given(statics=tuple(statics))


@RULES.production("text", "<whom:many> get <n:signed> intercept [against | when attempting to block] <self>")
def _others_intercept(whom: Filters, n: int, self: Who) -> Given:
    return _of_others("intercept", n, whom, all_of(self.condition, self.matches(ACTING)), self.role)


@RULES.production("text", "<whom:many> get <n:signed> bleed [against | when bleeding] you")
def _others_bleed_you(whom: Filters, n: int) -> Given:
    return _of_others("bleed", n, whom, v.ActionIs(kinds=(ActionKind.BLEED,), at_you=True))


@RULES.production("text", "<whom:many> get <n:signed> bleed when bleeding <his> controller")
def _others_bleed_controller(whom: Filters, n: int, his: Who) -> Given:
    return _of_others("bleed", n, whom, v.ActionIs(kinds=(ActionKind.BLEED,), at_you=True))


@RULES.production("text", "<whom:many> cannot block <self>")
def _others_cannot_block(whom: Filters, self: Who) -> Given:
    return _of_others("may-block", -1, whom, all_of(self.condition, self.matches(ACTING)), self.role)


@RULES.production("text", "<name:card-name> cannot block <self>")
def _named_cannot_block(name: str, self: Who) -> Given:
    return _of_others(
        "may-block",
        -1,
        (v.Filter.of(kind="vampire", names=(name,)),),
        all_of(self.condition, self.matches(ACTING)),
    )


@RULES.production("text", "while <state> , <whom:many> get <n:signed> <query:stat>")
def _others_while(state: v.Condition, whom: Filters, n: int, query: str) -> Given | None:
    return _of_others(query, n, whom, state)


RULES.words(
    "stat",
    {
        "vote|votes": "votes",
        "hunt": "hunt",
        "stealth": "stealth",
        "bleed": "bleed",
        "strength": "strength",
    },
)


# -- what he cannot do


@RULES.production("text", "<self> cannot <barred>")
def _cannot(self: Who, barred: tuple[v.Modifier, ...]) -> Given:
    return _own(self, *barred)


@RULES.production("barred", "block {<whom:many>}")
def _block(whom: Filters | None = None) -> tuple[v.Modifier, ...]:
    if whom is None:
        return (v.Modifier("may-block", -1),)
    return tuple(v.Modifier("may-block", -1, when=v.Holds("acting", one)) for one in whom)


@RULES.production("barred", "block <acts>")
def _block_actions(acts: v.Condition) -> tuple[v.Modifier, ...]:
    return (v.Modifier("may-block", -1, when=acts),)


@RULES.production("barred", "commit diablerie")
def _diablerie() -> tuple[v.Modifier, ...]:
    return (v.Modifier("forbid", 1, note="diablerie"),)


@RULES.production("text", "<self> cannot perform directed actions unless <state>")
def _directs_only_if(self: Who, state: v.Condition) -> Given:
    return _own(self, v.Modifier("may-direct", -1, when=v.Not(state)))


@RULES.production("text", "blood hunts cannot be called on <self>")
def _not_hunted(self: Who) -> Given:
    return _own(self, v.Modifier("blood-hunt", -1))


# -- his costs


@RULES.production("text", "rescuing <self> from torpor costs <n:signed> blood")
def _rescue_cost(self: Who, n: int) -> Given:
    return _own(self, v.Modifier("rescued-cost", n))


@RULES.production("text", "rescuing <self> from torpor costs <n:number> fewer|less blood")
def _rescue_cheaper(self: Who, n: int) -> Given:
    return _own(self, v.Modifier("rescued-cost", -n))


# -- in combat


@RULES.production("text", "damage from <his> hand strikes is aggravated")
def _aggravated(his: Who) -> Given:
    return _own(his, v.Modifier("aggravated", 1, note="hand"))


@RULES.production("text", "<self> strikes with first strike")
def _first_strike(self: Who) -> Given:
    return _own(self, v.Modifier("first-strike", 1))


@RULES.production("text", "<self> gets <n:number> optional <what:step> each combat")
def _optional_each_combat(self: Who, n: int, what: tuple[Window, v.Effect]) -> Given | None:
    return _used(self, _step(what)) if n == 1 else None


@RULES.production(
    "text",
    "<self> gets <n:number> optional <first:step> and <m:number> optional <second:step> each combat",
)
def _optional_two(
    self: Who, n: int, first: tuple[Window, v.Effect], m: int, second: tuple[Window, v.Effect]
) -> Given | None:
    return _used(self, _step(first), _step(second)) if n == m == 1 else None


@RULES.production("text", "<self> gets <n:number> optional <what:step> during the first round of combat")
def _optional_first_round(self: Who, n: int, what: tuple[Window, v.Effect]) -> Given | None:
    return _used(self, _step(what, condition=v.CombatIs(first_round=True))) if n == 1 else None


RULES.words(
    "step",
    {
        "maneuver": (Window.RANGE, v.Maneuver()),
        "press": (Window.PRESS, v.Press()),
    },
)


_FREE = v.Cost()


def _step(
    what: tuple[Window, v.Effect], cost: v.Cost = _FREE, condition: v.Condition | None = None
) -> v.Ability:
    window, effect = what
    name = "maneuver" if isinstance(effect, v.Maneuver) else "press"
    return v.Ability((effect,), windows=(window,), once="combat", cost=cost, condition=condition, name=name)


@RULES.production(
    "text", "once each combat , <self> can|may burn <n:number> blood [to get | for] <m:number> <what:step>"
)
def _paid_step(self: Who, n: int, m: int, what: tuple[Window, v.Effect]) -> Given | None:
    return _used(self, _step(what, v.Cost(burning=n))) if m == 1 else None


@RULES.production("text", "<self> can|may prevent <n:number> damage each combat")
def _prevents(self: Who, n: int) -> Given:
    ability = v.Ability((v.Prevent(n),), windows=(Window.DAMAGE,), once="combat", name="prevent")
    return _used(self, ability)


# -- strikes


def _struck(who: Who, strike: v.Strike) -> Given:
    return Given(strikes=(replace(strike, when=all_of(who.condition, strike.when)),))


@RULES.production("blow", "dodge")
def _dodge() -> dict[str, Any]:
    return {"dodge": True}


@RULES.production("blow", "combat ends")
def _ends() -> dict[str, Any]:
    return {"ends_combat": True}


@RULES.production("blow", "<n:ranged> damage")
def _ranged(n: int) -> dict[str, Any]:
    return {"damage": n, "ranged": True}


@RULES.production("blow", "<n:ranged> aggravated damage")
def _ranged_aggravated(n: int) -> dict[str, Any]:
    return {"damage": n, "ranged": True, "aggravated": True}


@RULES.production("text", "<self> can|may strike : <blow>")
def _can_strike(self: Who, blow: dict[str, Any]) -> Given:
    return _struck(self, v.Strike(**blow))


@RULES.production("text", "once each combat , <self> can|may strike : <blow>")
def _can_strike_once(self: Who, blow: dict[str, Any]) -> Given:
    return _struck(self, v.Strike(**blow, once="combat"))


@RULES.production("text", "<self> can|may burn <n:number> blood to strike : <blow>")
def _pays_to_strike(self: Who, n: int, blow: dict[str, Any]) -> Given:
    return _struck(self, v.Strike(**blow, cost=v.Cost(burning=n)))


@RULES.production("text", "once each combat , <self> can|may burn <n:number> blood to strike : <blow>")
def _pays_to_strike_once(self: Who, n: int, blow: dict[str, Any]) -> Given:
    return _struck(self, v.Strike(**blow, cost=v.Cost(burning=n), once="combat"))


@RULES.production("text", "<self> can|may strike : <blow> in combat with <foe:one>")
def _can_strike_some(self: Who, blow: dict[str, Any], foe: Filters) -> Given | None:
    return _struck(self, v.Strike(**blow, when=v.Holds("opponent", foe[0]))) if len(foe) == 1 else None


# -- costs


@RULES.production("text", "<cards:such-cards> cost|costs <self> <change>")
def _cost_of_cards(cards: v.Filter, self: Who, change: tuple[Any, int]) -> Given:
    query, amount = change
    return _own(self, v.Modifier(query, amount, cards=cards))


@RULES.production("such-cards", "cards [requiring | that require] <discipline>", "<discipline> cards")
def _requiring(discipline: str) -> v.Filter:
    return v.Filter.of(requires_discipline=discipline)


@RULES.production("such-cards", "<kind:card-kind> {cards}")
def _of_kind(kind: CardType) -> v.Filter:
    return v.Filter.of(types=(kind,))


@RULES.production("such-cards", "<kind:card-kind> cards [requiring | that require] <discipline>")
def _of_kind_requiring(kind: CardType, discipline: str) -> v.Filter:
    return v.Filter.of(types=(kind,), requires_discipline=discipline)


@RULES.production("such-cards", "allies and retainers")
def _allies_and_retainers() -> v.Filter:
    return v.Filter.of(types=(CardType.ALLY, CardType.RETAINER))


@RULES.production("such-cards", "allies and retainers requiring a|an <clan>")
def _allies_and_retainers_of(clan: str) -> v.Filter:
    return v.Filter.of(types=(CardType.ALLY, CardType.RETAINER), requires_clans=(clan,))


@RULES.production("such-cards", "allies requiring a|an <clan>")
def _allies_of(clan: str) -> v.Filter:
    return v.Filter.of(types=(CardType.ALLY,), requires_clans=(clan,))


RULES.words(
    "card-kind",
    {
        "combat": CardType.COMBAT,
        "reaction": CardType.REACTION,
        "equipment": CardType.EQUIPMENT,
    },
)


@RULES.production("change", "<n:signed> <what:currency>")
def _change(n: int, what: str) -> tuple[str, int]:
    return what, n


@RULES.production("change", "<n:number> fewer|less <what:currency>")
def _cheaper(n: int, what: str) -> tuple[str, int]:
    return what, -n


@RULES.production("change", "<n:number> additional <what:currency>", "an additional <what:currency>")
def _dearer(what: str, n: int = 1) -> tuple[str, int]:
    return what, n


RULES.words(
    "currency",
    {"blood": "card-cost", "pool": "card-pool-cost", "blood or pool": "card-any-cost"},
)


@RULES.production("text", "<whom:many> must burn <n:number> blood to attempt to block <self>")
def _block_cost(whom: Filters, n: int, self: Who) -> Given:
    given = _of_others("block-cost", n, whom, all_of(self.condition, self.matches(ACTING)), self.role)
    return Given(statics=tuple(replace(one, note="blood") for one in given.statics))


@RULES.production("text", "<self> must burn <n:number> blood to attempt to block [<whom:many> | <whom:one>]")
def _own_block_cost(self: Who, n: int, whom: Filters) -> Given:
    return _own(self, v.Modifier("block-cost", n, when=any_holds("acting", whom), note="blood"))


# -- phases


@RULES.production("text", "equipment costs <self> <n:number> fewer|less blood or pool to equip")
def _equip_cost(self: Who, n: int) -> Given:
    return _own(self, v.Modifier("equip-cost", -n))


@RULES.production(
    "text",
    "if <self> is ready at the start of your influence phase , you get <n:signed> transfer|transfers",
)
def _more_transfers(self: Who, n: int) -> Given:
    return Given(statics=(v.Modifier("transfers", n, when=self.matches(READY)),))


@RULES.production(
    "text",
    "if <self> is ready [at the start of | during] your discard phase , "
    "you get [<n:signed> | an additional] discard phase action",
)
def _more_discards(self: Who, n: int = 1) -> Given:
    return Given(statics=(v.Modifier("discard-actions", n, when=self.matches(READY)),))


# -- what opponents cannot do


@RULES.production(
    "text",
    "<whom:many> [opposing <self> {in combat} | in combat with <self>] cannot strike : <what:strike-name>",
)
def _opponents_cannot(whom: Filters, self: Who, what: str) -> Given:
    return Given(
        statics=tuple(v.Modifier("forbid", 1, note=what, applies=one.but(opposing=self.role)) for one in whom)
    )


RULES.words("strike-name", {"combat ends": "combat-ends"})


@RULES.production("text", "<self> inflicts <n:signed> damage with melee weapons")
def _melee_damage(self: Who, n: int) -> Given:
    return _own(self, v.Modifier("damage", n, note="melee"))


# -- of others


@RULES.production(
    "text", "<whom:many> get <n:signed> <query:stat>", "each <whom:each-head> gets <n:signed> <query:stat>"
)
def _others_get(whom: Filters, n: int, query: str) -> Given:
    return _of_others(query, n, whom, None)


@RULES.production("each-head", "<head> {<clauses>}")
def _each_head(head: dict[str, Any], clauses: dict[str, Any] | None = None) -> Filters | None:
    both = joined(head, clauses or {})
    return None if both is None else (v.Filter.of(**both),)


@RULES.production("text", "<whom:many> get <n:signed> <query:stat> and <m:signed> <second:stat>")
def _others_get_two(whom: Filters, n: int, query: str, m: int, second: str) -> Given:
    return _of_others(query, n, whom, None) + _of_others(second, m, whom, None)


@RULES.production("text", "<n:signed> hand size")
def _hand_size(n: int) -> Given:
    return Given(statics=(v.Modifier("hand-size", n),))


@RULES.production("text", "<n:signed> transfers")
def _transfers(n: int) -> Given:
    return Given(statics=(v.Modifier("transfers", n),))


@RULES.production("text", "<self> gets superior <discipline-icon>", "<self> has superior <discipline-icon>")
def _superior(self: Who, **given: str) -> Given:
    return _own(self, v.Modifier("discipline", 2, note=given["discipline-icon"]))


@RULES.production("text", "<self> gets <n:signed> level of <discipline>")
def _level(self: Who, n: int, discipline: str) -> Given:
    return _own(self, v.Modifier("discipline", n, note=discipline))


@RULES.production("text", "<self> gets <n:signed> level of <first:discipline> and <second:discipline>")
def _two_levels(self: Who, n: int, first: str, second: str) -> Given:
    return _own(self, v.Modifier("discipline", n, note=first), v.Modifier("discipline", n, note=second))


@RULES.production("bonus", "<n:signed> hunt")
def _hunt(n: int) -> v.Modifier:
    return v.Modifier("hunt", n)


@RULES.production("bonus", "<n:signed> vote|votes")
def _votes(n: int) -> v.Modifier:
    return v.Modifier("votes", n)


@RULES.production("text", "rescuing <whom:one> from torpor costs <self> <change>")
def _rescuing_cost(whom: Filters, self: Who, change: tuple[str, int]) -> Given | None:
    query, amount = change
    one = one_filter(whom)
    if query != "card-cost" or one.kind != "vampire":
        return None
    against = None if one == v.Filter(kind="vampire") else replace(one, region="torpor")
    return _own(self, v.Modifier("rescue-cost", amount, against=against))


@RULES.production("text", "<self> cannot use|play cards [requiring | that require] <discipline>")
def _cannot_play(self: Who, discipline: str) -> Given:
    return _own(self, v.Modifier("may-play-such", -1, cards=v.Filter.of(requires_discipline=discipline)))


@RULES.production("text", "<self> gets <n:signed> stealth on each of <his> actions")
def _always_stealthy(self: Who, n: int, his: Who) -> Given:
    return _own(self, v.Modifier("stealth", n))


@RULES.production("text", "<whom:many> get <n:signed> strength in combat with <self>")
def _others_strength(whom: Filters, n: int, self: Who) -> Given:
    opposing = tuple(one.but(opposing=self.role) for one in whom)
    return _of_others("strength", n, opposing, self.condition, self.role)


@RULES.production("text", "<self> can|may prevent <n:number> non- aggravated damage each round")
def _prevents_normal_each_round(self: Who, n: int) -> Given:
    effect = v.Prevent(n, aggravated=False)
    return _used(self, v.Ability((effect,), windows=(Window.DAMAGE,), once="round", name="prevent"))


@RULES.production(
    "text",
    "<self> gets <n:number> optional additional strike ( limited ) [on|during|in] the first round of combat",
)
def _additional_first_round(self: Who, n: int) -> Given:
    made = v.Ability(
        (v.MoreStrikes(n),),
        windows=(Window.ADDITIONAL,),
        once="combat",
        condition=v.CombatIs(first_round=True),
        name="additional-strike",
    )
    return _used(self, made)


@RULES.production("text", "<self> can|may strike for <blow>")
def _strikes_for(self: Who, blow: dict[str, Any]) -> Given | None:
    return _struck(self, v.Strike(**blow)) if "damage" in blow else None


@RULES.production("text", "<self> can|may inflict <blow> as a strike")
def _inflicts_as_strike(self: Who, blow: dict[str, Any]) -> Given | None:
    return _struck(self, v.Strike(**blow)) if "damage" in blow else None


@RULES.production("barred", "attempt to block <whom:many>")
def _attempt_to_block(whom: Filters) -> tuple[v.Modifier, ...]:
    return tuple(v.Modifier("may-block", -1, when=v.Holds("acting", one)) for one in whom)


@RULES.production("text", "<his> strikes with melee weapons cannot be dodged")
def _melee_undodgeable(his: Who) -> Given:
    return _own(his, v.Modifier("undodgeable", 1, note="melee"))
