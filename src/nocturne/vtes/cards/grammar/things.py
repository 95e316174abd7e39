"""Cards that stay in play: what stands at the head of equipment, retainers, allies, locations and other
masters, and what weapons strike with."""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.cards.grammar.context import RULES, Context, Given, Who
from nocturne.vtes.cards.grammar.phrases import Filters, all_of, one_filter
from nocturne.vtes.cards.printed import LibraryCard


class Facts(Struct, frozen=True):
    """What a sentence says about the card as a whole: what it is, not what it does."""

    keywords: tuple[str, ...] = ()
    life: int = 0
    strength: int = 0
    bleed: int = 0
    one_each: str = ""
    trifle: bool = False
    effects: tuple[v.Effect, ...] = ()
    """What happens when it is played."""
    targets: tuple[v.Target, ...] = ()
    not_superior: str = ""
    """It cannot be put on a vampire with this Discipline at superior."""
    only_one_source: str = ""
    """A vampire gains blood from only one card of this kind each turn."""


def both_facts(one: Facts, other: Facts) -> Facts | None:
    """Two sentences about the same card; None when they say the same thing twice."""
    changes: dict[str, Any] = {}
    for field in Facts.__struct_fields__:
        left, right = getattr(one, field), getattr(other, field)
        if not left or not right:
            changes[field] = left or right
        elif field == "keywords":
            changes[field] = left + right
        else:
            return None
    return Facts(**changes)


@RULES.production("sentence", "<fact>")
def _fact(fact: Facts) -> Facts:
    return fact


@RULES.production("sentence", "<text>")
def _text(text: Given) -> Given:
    return text


@RULES.production("sentence", "<once>")
def _done(once: Facts) -> Facts:
    return once


@RULES.production("sentence", "requires <words:rest>")
def _required(words: tuple[str, ...], ctx: Context) -> Facts | None:
    """A requirement is a printed fact where the catalogue has read it whole; the rules check it."""
    card = ctx.card
    if not isinstance(card, LibraryCard) or card.requirement is None or card.requirement.unread:
        return None
    return Facts()


# -- heads

RULES.words(
    "thing",
    {
        "equipment": (),
        "weapon": ("weapon",),
        "melee weapon": ("weapon", "melee"),
        "weapon ,|: gun": ("weapon", "gun"),
        "vehicle": ("vehicle",),
        "electronic {equipment}": ("electronic",),
        "location": ("location",),
        "discipline": ("discipline",),
        "hunting ground": ("hunting-ground",),
    },
)
RULES.words(
    "being",
    {
        "retainer": (),
        "mortal": ("mortal",),
        "ghoul": ("ghoul",),
        "animal": ("animal",),
        "wraith": ("wraith",),
        "mage": ("mage",),
        "demon": ("demon",),
        "changeling": ("changeling",),
    },
)


@RULES.production("fact", "{master :} {<unique:mark-unique>} <thing>")
def _thing(thing: tuple[str, ...], unique: tuple[str, ...] = ()) -> Facts:
    return Facts((*unique, *thing))


@RULES.production(
    "fact", "{<unique:mark-unique>} master", "<unique:mark-unique>", "master : <unique:mark-unique>"
)
def _unique(unique: tuple[str, ...] = ()) -> Facts:
    return Facts(unique)


@RULES.production("fact", "{master : {<unique:mark-unique>}} trifle")
def _trifle(unique: tuple[str, ...] = ()) -> Facts:
    return Facts(unique, trifle=True)


RULES.words("mark-unique", {"unique": ("unique",)})


@RULES.production("fact", "{<unique:mark-unique>} <being> with <n:number> life")
def _being(being: tuple[str, ...], n: int, unique: tuple[str, ...] = ()) -> Facts:
    return Facts((*unique, *being), life=n)


@RULES.production(
    "fact",
    "<strength:number> strength , <bleed:number> bleed",
    "<bleed:number> bleed , <strength:number> strength",
)
def _strength_and_bleed(strength: int, bleed: int) -> Facts:
    return Facts(strength=strength, bleed=bleed)


@RULES.production(
    "fact", "this equipment card represents a location and does not count as equipment while in play"
)
def _is_location() -> Facts:
    return Facts(("location",))


@RULES.production("fact", "a minion|vampire can|may have only <n:number> <name:own-name>")
def _only_one(n: int, name: str) -> Facts | None:
    return Facts(one_each="name") if n == 1 else None


@RULES.production("fact", "a minion can|may have only <n:number> <what:only-one>")
def _only_one_such(n: int, what: str) -> Facts | None:
    return Facts(one_each=what) if n == 1 else None


RULES.words("only-one", {"vehicle": "vehicle"})


# -- weapons


@RULES.production(
    "text",
    "strike : <blow:weapon-damage>",
    "<blow:weapon-damage> each strike",
    "<blow:weapon-damage> as a strike",
)
def _weapon(blow: dict[str, Any]) -> Given:
    return Given(strikes=(v.Strike(**blow),))


@RULES.production(
    "text",
    "strike : <blow:weapon-damage> , <extra:weapon-extra>",
    "<blow:weapon-damage> each strike , <extra:weapon-extra>",
    "<blow:weapon-damage> as a strike , <extra:weapon-extra>",
)
def _weapon_with(blow: dict[str, Any], extra: dict[str, Any]) -> Given | None:
    return None if blow.keys() & extra.keys() else Given(strikes=(v.Strike(**blow, **extra),))


@RULES.production("weapon-damage", "<n:ranged> damage")
def _ranged(n: int) -> dict[str, Any]:
    return {"damage": n, "ranged": True}


@RULES.production("weapon-damage", "<n:ranged> aggravated damage")
def _ranged_aggravated(n: int) -> dict[str, Any]:
    return {"damage": n, "ranged": True, "aggravated": True}


@RULES.production("weapon-damage", "<n:number> damage")
def _close(n: int) -> dict[str, Any]:
    return {"damage": n}


@RULES.production("weapon-damage", "<n:number> aggravated damage")
def _close_aggravated(n: int) -> dict[str, Any]:
    return {"damage": n, "aggravated": True}


@RULES.production("weapon-damage", "strength {<n:signed>} damage")
def _by_strength(n: int = 0) -> dict[str, Any]:
    return {"strength": n}


@RULES.production("weapon-damage", "strength {<n:signed>} aggravated damage")
def _by_strength_aggravated(n: int = 0) -> dict[str, Any]:
    return {"strength": n, "aggravated": True}


@RULES.production("weapon-extra", "with <n:number> optional maneuver each combat")
def _with_maneuver(n: int) -> dict[str, Any] | None:
    return {"maneuver": True} if n == 1 else None


@RULES.production(
    "weapon-extra",
    "with <n:number> optional maneuver each combat , only usable to get to <to:range> range",
)
def _with_maneuver_to(n: int, to: str) -> dict[str, Any] | None:
    return {"maneuver": True, "maneuver_to": to} if n == 1 else None


@RULES.production("weapon-extra", "only usable once each <span:weapon-span>")
def _once(span: str) -> dict[str, Any]:
    return {"once": span}


RULES.words("weapon-span", {"combat": "combat", "round": "round"})


@RULES.production("weapon-extra", "only usable once each <span:weapon-span> and only at long range")
def _once_at_long(span: str) -> dict[str, Any]:
    return {"once": span, "when": v.RangeIs(True)}


# -- playing them


@RULES.production("fact", "put this card in|into play")
def _put_in_play() -> Facts:
    return Facts(effects=(v.PutInPlay(),))


@RULES.production("fact", "put this card on <what:one>")
def _put_on(what: Filters) -> Facts:
    return Facts(effects=(v.PutOn("target"),), targets=(v.Target(card=one_filter(what)),))


# -- what retainers do in combat


@RULES.production(
    "text",
    "<it:this-card> inflicts <n:number> damage on the opposing minion each round of combat "
    "during normal strike resolution at close range",
)
def _bites(it: str, n: int) -> Given:
    bite = v.Trigger("StrikesResolving", (v.Inflict("opponent", n),), condition=v.RangeIs(False))
    return Given(triggers=(bite,))


@RULES.production(
    "text",
    "<it:this-card> inflicts <n:ranged> damage on the opposing minion each round of combat "
    "during normal strike resolution",
)
def _bites_far(it: str, n: int) -> Given:
    return Given(triggers=(v.Trigger("StrikesResolving", (v.Inflict("opponent", n),)),))


RULES.words("this-card", {"this retainer": "this"})


@RULES.production("this-card", "<name:own-name>")
def _by_name(name: str) -> str:
    return name


# -- master cards that are played and done with


@RULES.production("once", "gain <n:number> pool")
def _gain_pool(n: int) -> Facts:
    return Facts(effects=(v.GainPool("you", n),))


@RULES.production("once", "lock <what:one>")
def _lock(what: Filters) -> Facts:
    return Facts(effects=(v.Lock("target"),), targets=(v.Target(card=one_filter(what)),))


@RULES.production("once", "burn <what:one>")
def _burn(what: Filters) -> Facts:
    return Facts(effects=(v.Burn("target"),), targets=(v.Target(card=one_filter(what)),))


@RULES.production("once", "lock all <what:many>")
def _lock_all(what: Filters) -> Facts:
    return Facts(effects=(v.ForEach(one_filter(what), (v.Lock("chosen"),)),))


@RULES.production("once", "add <n:number> blood to <what:one>")
def _add_blood(n: int, what: Filters) -> Facts:
    one = one_filter(what)
    effect = v.InfluenceMore("target", n) if one.region == "uncontrolled" else v.GainBlood("target", n)
    return Facts(effects=(effect,), targets=(v.Target(card=one),))


# -- hunting grounds and Disciplines


@RULES.production("fact", "a vampire can gain blood from only one hunting ground {card} each turn")
def _one_hunting_ground() -> Facts:
    return Facts(only_one_source="hunting-ground")


@RULES.production("fact", "cannot be put|placed on a vampire with superior <discipline-icon>")
def _not_on_superior(**given: str) -> Facts:
    return Facts(not_superior=given["discipline-icon"])


@RULES.production("text", "<self> gets <n:signed> level of <discipline> and <m:signed> capacity")
def _level_and_capacity(self: Who, n: int, discipline: str, m: int, ctx: Context) -> Given | None:
    """The capacity is in the red circle of the card, and counted from there (VTES-1.6.2-07)."""
    if not isinstance(ctx.card, LibraryCard) or ctx.card.capacity_change != m:
        return None
    return Given(statics=(v.Modifier("discipline", n, note=discipline),))


@RULES.production("text", "<self> gains <n:number> level of <discipline>")
def _gains_level(self: Who, n: int, discipline: str) -> Given:
    return Given(statics=(v.Modifier("discipline", n, note=discipline),))


@RULES.production("fact", "capacity increases by <n:number> : the vampire is one generation older")
def _capacity(n: int, ctx: Context) -> Facts | None:
    printed = isinstance(ctx.card, LibraryCard) and ctx.card.capacity_change == n
    return Facts() if printed else None


# -- levels


@RULES.production("level-above", "but <it:this-card> has <n:number> life")
def _more_life(it: str, n: int) -> int:
    return n


@RULES.production("level-above", "and <text>")
def _and_does(text: Given) -> Given:
    return text


def only_at(given: Given, mode: int) -> Given | None:
    """What a card does only when it was played in this mode; None for actions and strikes, which cannot
    depend on it."""
    at = v.PlayedIn((mode,))
    if given.actions or given.strikes:
        return None
    return Given(
        statics=tuple(replace(one, when=all_of(at, one.when)) for one in given.statics),
        abilities=tuple(replace(one, condition=all_of(at, one.condition)) for one in given.abilities),
        triggers=tuple(replace(one, condition=all_of(at, one.condition)) for one in given.triggers),
    )
