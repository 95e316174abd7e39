"""More that cards in play say: costs, phases, Disciplines, what opponents cannot do and what others get."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.cards.grammar.abilities import used_by as _used
from nocturne.vtes.cards.grammar.circumstances import ACTING, READY
from nocturne.vtes.cards.grammar.context import RULES, Given, Who
from nocturne.vtes.cards.grammar.in_play import of_others, own, struck
from nocturne.vtes.cards.grammar.phrases import Filters, all_of, any_holds, joined, one_filter
from nocturne.vtes.cards.lexicon import CardType
from nocturne.vtes.terms import Window

# -- costs


@RULES.production("text", "<cards:such-cards> cost|costs <self> <change>")
def _cost_of_cards(cards: v.Filter, self: Who, change: tuple[Any, int]) -> Given:
    query, amount = change
    return own(self, v.Modifier(query, amount, cards=cards))


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
    given = of_others("block-cost", n, whom, all_of(self.condition, self.matches(ACTING)), self.role)
    return Given(statics=tuple(replace(one, note="blood") for one in given.statics))


@RULES.production("text", "<self> must burn <n:number> blood to attempt to block [<whom:many> | <whom:one>]")
def _own_block_cost(self: Who, n: int, whom: Filters) -> Given:
    return own(self, v.Modifier("block-cost", n, when=any_holds("acting", whom), note="blood"))


# -- phases


@RULES.production("text", "equipment costs <self> <n:number> fewer|less blood or pool to equip")
def _equip_cost(self: Who, n: int) -> Given:
    return own(self, v.Modifier("equip-cost", -n))


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
    return own(self, v.Modifier("damage", n, note="melee"))


# -- of others


@RULES.production(
    "text", "<whom:many> get <n:signed> <query:stat>", "each <whom:each-head> gets <n:signed> <query:stat>"
)
def _others_get(whom: Filters, n: int, query: str) -> Given:
    return of_others(query, n, whom, None)


@RULES.production("each-head", "<head> {<clauses>}")
def _each_head(head: dict[str, Any], clauses: dict[str, Any] | None = None) -> Filters | None:
    both = joined(head, clauses or {})
    return None if both is None else (v.Filter.of(**both),)


@RULES.production("text", "<whom:many> get <n:signed> <query:stat> and <m:signed> <second:stat>")
def _others_get_two(whom: Filters, n: int, query: str, m: int, second: str) -> Given:
    return of_others(query, n, whom, None) + of_others(second, m, whom, None)


@RULES.production("text", "<n:signed> hand size")
def _hand_size(n: int) -> Given:
    return Given(statics=(v.Modifier("hand-size", n),))


@RULES.production("text", "<n:signed> transfers")
def _transfers(n: int) -> Given:
    return Given(statics=(v.Modifier("transfers", n),))


@RULES.production("text", "<self> gets superior <discipline-icon>", "<self> has superior <discipline-icon>")
def _superior(self: Who, **given: str) -> Given:
    return own(self, v.Modifier("discipline", 2, note=given["discipline-icon"]))


@RULES.production("text", "<self> gets <n:signed> level of <discipline>")
def _level(self: Who, n: int, discipline: str) -> Given:
    return own(self, v.Modifier("discipline", n, note=discipline))


@RULES.production("text", "<self> gets <n:signed> level of <first:discipline> and <second:discipline>")
def _two_levels(self: Who, n: int, first: str, second: str) -> Given:
    return own(self, v.Modifier("discipline", n, note=first), v.Modifier("discipline", n, note=second))


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
    return own(self, v.Modifier("rescue-cost", amount, against=against))


@RULES.production("text", "<self> cannot use|play cards [requiring | that require] <discipline>")
def _cannot_play(self: Who, discipline: str) -> Given:
    return own(self, v.Modifier("may-play-such", -1, cards=v.Filter.of(requires_discipline=discipline)))


@RULES.production("text", "<self> gets <n:signed> stealth on each of <his> actions")
def _always_stealthy(self: Who, n: int, his: Who) -> Given:
    return own(self, v.Modifier("stealth", n))


@RULES.production("text", "<whom:many> get <n:signed> strength in combat with <self>")
def _others_strength(whom: Filters, n: int, self: Who) -> Given:
    opposing = tuple(one.but(opposing=self.role) for one in whom)
    return of_others("strength", n, opposing, self.condition, self.role)


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
    return struck(self, v.Strike(**blow)) if "damage" in blow else None


@RULES.production("text", "<self> can|may inflict <blow> as a strike")
def _inflicts_as_strike(self: Who, blow: dict[str, Any]) -> Given | None:
    return struck(self, v.Strike(**blow)) if "damage" in blow else None


@RULES.production("barred", "attempt to block <whom:many>")
def _attempt_to_block(whom: Filters) -> tuple[v.Modifier, ...]:
    return tuple(v.Modifier("may-block", -1, when=v.Holds("acting", one)) for one in whom)


@RULES.production("text", "<his> strikes with melee weapons cannot be dodged")
def _melee_undodgeable(his: Who) -> Given:
    return own(his, v.Modifier("undodgeable", 1, note="melee"))
