"""Hunting for misread cards: what a text says must leave its mark in the tree.

Large engines that turn card texts into code were found to misread thousands of cards in five ways: a relative
clause was dropped, an "if" was dropped, the second half of an "and" was dropped, a "for each" was frozen to a
number, "they" was taken for the wrong one. Each hunter here looks for a cue in the printed text and wants the
structure that answers it in the tree. What a hunter finds is either mended or explained in ``_EXPLAINED``.
The texts are read from the installed card list; none is kept here.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import Any, get_args

import pytest

from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.cards.catalogue import catalogue
from nocturne.vtes.cards.lexicon import CLANS, Title, Trait, clan_named, plain
from nocturne.vtes.cards.printed import CryptCard, LibraryCard
from nocturne.vtes.cards.trees import stored_trees, tree_of
from nocturne.vtes.terms import PHASE_WINDOWS, ActionKind, Window

_NOT_FIELDS = ("not_clans", "not_sects", "not_titles", "not_traits", "not_keywords", "not_superior")
_YES_OR_NO = ("titled", "anarch", "unique", "red_list")
_CONDITIONS = (
    *get_args(v.Condition), v.If, v.Depends, v.Whenever, v.CallReferendum, v.Keep, v.SetRange, v.AtTally,
    v.CancelReferendum, v.Trigger, v.Rider, v.Later,
)  # fmt: skip
_RECKONED = (
    *(kind for kind in get_args(v.Amount) if kind is not int),
    *(v.ForEach, v.ForTargets, v.Repeat, v.Allot, v.Number, v.EachPicks, v.ShowCrypt),
)


@cache
def text_of(key: int) -> str:
    """What a card says to do, without what is a printed fact elsewhere: a vampire's sect and title, "Requires
    ...", reminders in parentheses, the card's own name and the names of other cards."""
    card = catalogue()[key]
    if isinstance(card, CryptCard):
        merged = card.merged.special_text if card.merged is not None else ""
        text = f"{card.special_text} {merged}"
    else:
        text = card.text
        if card.requirement is not None and not card.requirement.unread:
            text = re.sub(r"Requires [^.\n]+\.", "", text)
    text = re.sub(r"/[^/\n]+/", " ", text.replace(card.name, " "))
    return re.sub(r"\([^()]*\)", " ", text)


class Found:
    """What is in a tree: its nodes, and every word and number in their fields."""

    def __init__(self, tree: v.CardTree) -> None:
        self.tree = tree
        self.nodes = list(v.nodes(tree))
        self.kinds = {type(node) for node in self.nodes}
        self.words: set[str] = set()
        self.numbers: set[int] = set()
        for node in self.nodes:
            for field in node.__struct_fields__:
                self._add(getattr(node, field))

    def _add(self, value: Any) -> None:
        if isinstance(value, tuple):
            for one in value:
                self._add(one)
        elif isinstance(value, str):
            self.words.add(str(value))
        elif isinstance(value, int) and not isinstance(value, bool):
            self.numbers.add(abs(value))

    def has(self, *kinds: type) -> bool:
        return not self.kinds.isdisjoint(kinds)

    def any(self, kind: type | tuple[type, ...], holds: Callable[[Any], object]) -> bool:
        return any(isinstance(node, kind) and holds(node) for node in self.nodes)

    def says(self, *words: str) -> bool:
        return not self.words.isdisjoint(words)


@cache
def found(key: int) -> Found:
    tree = tree_of(key)
    assert tree is not None
    return Found(tree)


def facts(key: int) -> set[str]:
    """Words that are printed facts of a library card: its clans, and what it requires."""
    card = catalogue()[key]
    if isinstance(card, CryptCard):
        return {card.clan}
    need = card.requirement
    read = {*(need.sects or ()), *(need.titles or ()), *(need.not_sects or ())} if need else set()
    return {*card.clans, *(str(word) for word in read)}


# -- cues

Cue = tuple[str, Callable[[Found], bool]]


def _discards(cost: v.Cost) -> bool:
    return any(
        getattr(cost, field) for field in cost.__struct_fields__ if field.startswith(("discard", "random"))
    )


def _compares_capacity(found: Found) -> bool:
    return found.has(v.ComparedInAge) or found.any(v.Stat, lambda s: s.stat == "capacity")


_CUES: dict[str, Cue] = {
    # dropped relative clauses
    "you control": (
        r"\byou control\b(?! the Edge)",
        lambda f: (
            f.says("you", "same-as-minion", "bearer", "allotted", "combatant")
            or f.has(v.ActionIs, v.Lasts)
            or f.any((v.Ability, v.ActionAbility), lambda a: a.by == "minion")
        ),
    ),
    "another Methuselah's": (
        r"controlled by (another|other) Methuselahs?|another Methuselah controls",
        lambda f: f.says("other", "other-minion", "any-minion", "each-other", "other-active", "target"),
    ),
    "ready": (
        r"(?<!al)\bready\b(?! region)",
        lambda f: f.says("ready") or f.has(v.EnterCombat, v.CanDiablerize, v.Doomed, v.CombatIs, v.BringOut),
    ),
    "younger": (r"\b[Yy]ounger\b", _compares_capacity),
    "older": (r"(?<!generation )\b[Oo]lder\b", _compares_capacity),
    "titled": (r"\b(non-)?titled\b", lambda f: f.has(v.Titled, v.HoldsTitle, v.RequiresTitle)),
    "another": (
        r"\b([Aa]nother|other) (ready |unlocked |controlled )*(vampire|minion|ally|Methuselah)",
        lambda f: (
            f.has(v.InNoRole, v.NotSelf)
            or f.any(v.Filter, lambda one: one.controller == "other")
            or f.any(v.Mode, lambda mode: mode.by_any or mode.cancels_of != "any")
            or f.says("other", "each-other", "other-minion", "redirect", "not-targets", "other-active")
            or f.has(v.Redirect, v.Mask, v.Either)
        ),
    ),
    "non-": (
        r"\bnon-(?!unique)\w",
        lambda f: (
            f.any(v.Filter, lambda one: any(one.word(name) for name in _NOT_FIELDS))
            or f.any(v.Filter, lambda one: any(one.word(name) is False for name in _YES_OR_NO))
            or f.any(v.Prevent, lambda one: not one.aggravated)
            or f.has(v.Not)
            or f.says("normal", "immune-normal", "not-kinds", "vampire", "not-prey")
            or f.any(v.StrikeIs, lambda one: one.not_kinds)
        ),
    ),
    "locked": (
        r"\b(un)?locked (vampire|minion|ready|Methuselah|by)|(?:is|are|be) (un)?locked\b",
        lambda f: (
            f.has(v.Locked)
            or f.any(v.Mode, lambda one: one.usable_locked or one.wakes)
            or f.any(v.Ability, lambda one: one.usable_locked)
            or f.has(v.Lock, v.Unlock)
        ),
    ),
    "capacity": (
        r"capacity (of )?\d|\d or (more|less) capacity|capacity (above|below|less than|more than) ",
        lambda f: (
            f.has(v.CapacityBetween)
            or f.any(v.Stat, lambda one: one.stat == "capacity")
            or f.tree.plays_capacity > 1
            or f.says("capacity", "vampire")
        ),
    ),
    "torpor": (
        r"\btorpor\b",
        lambda f: (
            f.says("torpor", "leave-torpor", "WentToTorpor")
            or any("rescue" in word for word in f.words)
            or f.has(v.SendToTorpor, v.MoveToReady, v.Rescue, v.Doomed)
        ),
    ),
    "uncontrolled": (
        r"uncontrolled region",
        lambda f: (
            f.says("uncontrolled", "unseen")
            or f.has(v.TakeFromCrypt, v.DrawCrypt, v.BringOut, v.InfluenceMore, v.Banish)
        ),
    ),
    "prey": (
        r"\b[Yy]our (predator or )?prey\b|\bprey\b",
        lambda f: (
            f.says("prey", "neighbor", "not-prey")
            or f.has(v.AttemptBlock)
            or any(isinstance(node, v.ActionIs) and node.of_prey is not None for node in f.nodes)
        ),
    ),
    "predator": (
        r"\bpredator\b",
        lambda f: f.says("predator", "neighbor", "predator-picked") or f.has(v.AttemptBlock),
    ),
    "ash heap": (r"ash heap", lambda f: f.says("ash") or f.has(v.Mill, v.Fetch)),
    "crypt": (
        r"\b(your|their|her) crypt\b",
        lambda f: f.says("crypt") or f.has(v.DrawCrypt, v.ShowCrypt, v.TakeFromCrypt),
    ),
    "Edge": (
        r"\bEdge\b",
        lambda f: (
            f.has(v.HasEdge, v.TakeEdge, v.BurnEdge)
            or f.any(v.Cost, lambda c: c.edge)
            or f.any(v.Target, lambda t: t.edge is not None)
            or f.says("edge-votes", "may-take-edge")
        ),
    ),
    # dropped limits
    "blood or life": (
        r"\bburns? (\d|an?|one|two|X)( additional)? blood or life",
        lambda f: (
            f.any(v.BurnBlood, lambda b: b.life) or f.has(v.BurnLife, v.Inflict, v.Ransom) or f.says("life")
        ),
    ),
    "first round": (
        r"first round",
        lambda f: f.any(v.CombatIs, lambda c: c.first_round is not None) or f.has(v.EnterCombat, v.Whenever),
    ),
    "at long range": (
        r"at (long|close) range",
        lambda f: f.has(v.RangeIs, v.SetRange) or f.any(v.Strike, lambda s: s.ranged),
    ),
    "directed": (
        r"\b(un)?directed\b",
        lambda f: (
            f.any(
                v.ActionIs,
                lambda a: a.directed is not None or a.at_you is not None or a.at is not None or a.by,
            )
            or f.says("may-direct", "may-be-targeted", "this", "bearer")
        ),
    ),
    "first strike": (r"first strike", lambda f: f.any(v.Strike, lambda s: s.first) or f.says("first-strike")),
    "unpreventable": (
        r"unpreventable",
        lambda f: f.any(v.Inflict, lambda i: not i.preventable) or f.any(v.Strike, lambda s: s.unpreventable),
    ),
    "cost is not paid": (
        r"cost is not paid|[Nn]o cost is paid",
        lambda f: f.any(v.CancelCard, lambda c: not c.pays),
    ),
    "even if not needed": (
        r"not yet needed",
        lambda f: (
            f.any(v.Stealth, lambda s: s.ahead)
            or f.any(v.Intercept, lambda i: i.ahead)
            or f.says("stealth", "intercept")
            or f.has(v.Unblocked)
        ),
    ),
    # dropped "if"
    "if": (
        r"(?<!as )(?<!even )(?<!play )\b[Ii]f\b(?! any\b| stealth| intercept| it is not yet)",
        lambda f: (
            f.has(*_CONDITIONS, v.FailBlock, v.Ransom)
            or f.any(v.Mode, lambda m: m.condition is not None or Window.ATTEMPT in m.windows)
            or f.any(v.Bleed, lambda bleed: bleed.most is not None)
        ),
    ),
    "unless": (
        r"\bunless\b",
        lambda f: f.has(v.Not, v.May, v.OneOf, v.If) or f.any(v.If, lambda i: i.otherwise),
    ),
    "while": (
        r"\b[Ww]hile\b(?! in play)",
        lambda f: f.has(*_CONDITIONS) or f.any(v.Modifier, lambda m: m.when or m.applies),
    ),
    # frozen amounts
    "for each": (
        r"\bfor (each|every)\b",
        lambda f: f.has(*_RECKONED) or f.any(v.Modifier, lambda m: m.applies is not None),
    ),
    "equal to": (r"\bequal to\b", lambda f: f.has(*_RECKONED)),
    "X": (r"(?<![A-Za-z/])[+-]?\d?X\b", lambda f: f.has(*_RECKONED)),
    # dropped second halves
    "gain pool": (
        r"\bgains? (\d|an?|one|two|three|four|five|X) pool",
        lambda f: f.has(v.GainPool, v.MovePool, v.MoveBlood, v.MoveCounters),
    ),
    "burn pool": (
        r"\bburns? (\d|an?|one|two|three|X)( additional)? pool",
        lambda f: f.has(v.BurnPool, v.MovePool) or f.any(v.Cost, lambda c: c.pool),
    ),
    "gain blood": (
        r"\bgains? (\d|an?|one|two|X) blood",
        lambda f: f.has(v.GainBlood, v.MoveBlood, v.InfluenceMore, v.Hunt),
    ),
    "burn blood": (
        r"\bburns? (\d|an?|one|two|X)( additional)? blood",
        lambda f: (
            f.has(v.BurnBlood, v.MoveBlood)
            or f.any(v.Cost, lambda c: c.burning or c.blood)
            or f.says("vote-cost", "block-cost", "blood-votes")
        ),
    ),
    "unlock": (
        r"(?<!your )(?<!'s )\b[Uu]nlocks? (?!phase)",
        lambda f: (
            f.has(v.Unlock, v.Wake, v.Mask)
            or f.says("unlocks", "may-unlock", "locks-to-block", "may-stay-locked", "keeps-infernal-pool")
        ),
    ),
    "draw": (
        r"\bdraws? (\d|an?|one|two|X|up to)",
        lambda f: (
            f.has(v.Draw, v.DrawCrypt, v.Sift, v.TakeFromCrypt)
            or f.says("draws-from", "draws-anew", "may-draw-more")
        ),
    ),
    "discard": (
        r"(?<!of )\bdiscards? (\d|an?|one|two|X|up to)",
        lambda f: f.has(v.DiscardFromHand, v.Sift, v.Fetch, v.Mill) or f.any(v.Cost, _discards),
    ),
    "steal": (
        r"\b[Ss]teals?\b",
        lambda f: (
            f.has(v.MoveBlood, v.TakeControl, v.MoveEquipment, v.MovePool, v.MoveTo)
            or f.any(v.Strike, lambda s: s.steal or s.steal_blood)
            or f.any(v.Hunt, lambda h: h.source)
            or f.any(v.Modifier, lambda m: m.query == "steal")
        ),
    ),
    "maneuver": (
        r"\b[Mm]aneuver\b",
        lambda f: (
            f.has(v.Maneuver)
            or f.says("either")
            or f.any(v.Keep, lambda k: k.what == "maneuver")
            or f.any(v.Strike, lambda s: s.maneuver)
            or f.says("maneuver", "maneuver-long", "maneuver-close")
        ),
    ),
    "press": (
        r"\b[Pp]ress(es)?\b(?! step)",
        lambda f: (
            f.has(v.Press)
            or f.says("either")
            or f.any(v.Keep, lambda k: k.what == "press")
            or f.any(v.Strike, lambda s: s.press)
            or f.says("press", "press-end", "press-continue")
        ),
    ),
    "prevent": (r"\b[Pp]revents? (\d|all|one|two|X)", lambda f: f.has(v.Prevent)),
    "additional strike": (r"[Aa]dditional strike", lambda f: f.has(v.MoreStrikes) or f.says("additional")),
    "stealth": (
        r"[+-](\d|X) stealth(?! action| \(D\)| political| equip| hunt)",
        lambda f: (
            f.has(v.Stealth, v.Unblocked)
            or f.says("stealth")
            or f.any(v.Mode, lambda m: m.stealth)
            or f.any(v.ActionAbility, lambda a: a.stealth)
        ),
    ),
    "intercept": (r"[+-](\d|X) intercept", lambda f: f.has(v.Intercept) or f.says("intercept")),
    "bleed": (r"[+-](\d|X) bleed", lambda f: f.has(v.BleedMore) or f.says("bleed")),
    "votes": (
        r"[+-](\d|\d?X(\+1)?) votes?",
        lambda f: (
            f.has(v.GainVotes, v.BurnForVotes)
            or f.says("votes", "own-votes", "edge-votes", "political-votes", "tally")
        ),
    ),
    # wrong antecedents
    "opposing": (
        r"\bopposing (minion|vampire|ally)\b",
        lambda f: (
            f.says("opponent", "both", "opposing", "chosen", "defending", "combatant")
            or f.has(v.Opposing)
            or f.any(v.Prevent, lambda one: one.strike)
            or f.any(v.Mode, lambda one: one.cancels_of == "opponent")
        ),
    ),
    "acting": (
        r"\b(?<!this )acting (minion|vampire)\b",
        lambda f: (
            f.says("acting", "minion", "target")
            or f.has(v.Mask, v.Stealth, v.BleedMore, v.BleedLess, v.EndAction)
        ),
    ),
    "blocking": (
        r"\bblocking (minion|vampire)('s)?\b",
        lambda f: (
            f.says("blocker", "chosen", "opponent")
            or f.has(v.FailBlock)
            or f.any(v.CombatIs, lambda c: c.was_blocker)
        ),
    ),
}
"""By name: what a text looks like that has it, and what its tree must have then."""


_EXPLAINED: dict[tuple[str, str], str] = {
    ("if", "House of Sorrow"): "what follows is an effect of the same use",
    ("Edge", "Curse of Nitocris"): "the event is about the Edge",
    ("non-", "Uncontrolled Impulse"): "the condition on the action says that others were mandatory",
    ("if", "Franciscus"): "the damage he endures has a limit",
    ("if", "Jimmy Dunn"): "a keyword says what becomes of him when another copy comes",
    ("torpor", "Sociopath"): "the event is about leaving the ready region in combat",
    ("unless", "Autonomic Mastery"): "only a strike that is not dodged has its effects",
    ("press", "Petra"): "the event is about a press",
    ("if", "Yitzak"): "effects of an action happen only if it succeeds",
    ("another Methuselah's", "Feo Ramos"): "who uses it is not the same as who controls the card",
    ("another", "Feo Ramos"): "who uses it is not the same as who controls the card",
    ("another Methuselah's", "Mustafa, The Heir"): "who uses it is not the same as who controls the card",
    ("another", "Mustafa, The Heir"): "who uses it is not the same as who controls the card",
    ("another", "Eric Kressida"): "a turn that is not hers",
    ("Edge", "Melissa Barton"): "the event is about the Edge",
    ("Edge", "Sennadurek"): "the event is about the Edge",
    ("discard", "Port Authority"): "the query is about discards",
    ("if", "Reformation"): "that there are enough counters is said by the word itself",
    ("unless", "Restricted Vitae"): "those who need not hunt are named",
    ("equal to", "Hel-Blá"): "an ally comes into play with its starting life",
    ("opposing", "Marie-Pierre"): "whom another Methuselah controls in that combat",
    ("older", "Smudge the Ignored"): "the event is about an older vampire",
    ("older", "Sandra White"): "the event is about an older vampire",
    ("torpor", "Zhara"): "what leaving costs is about torpor",
    ("if", "March Halcyon"): "a blood hunt is called for a diablerie only",
    ("steal", "Calebros, The Martyr"): "the title is lost to the one and received by the other",
    ("another", "Lithrac"): "nobody fights himself",
    ("uncontrolled", "Jack Dawson"): "the event is about coming from there",
    ("while", "Tariq, The Silent"): "a text does nothing in the uncontrolled region",
    ("steal", "Tereza Rostas"): "the Edge is taken",
    ("Edge", "Form of Corruption"): "the event is about the Edge",
    ("older", "Marta"): "the event is about an older vampire",
    ("non-", "Nocturn"): "every other type of minion card is named",
    ("another", "Boss Callihan"): "nobody in torpor rescues himself",
    ("another", "Sascha Vykos, The Angel of Caine (ADV)"): "a Methuselah who is not the same as you",
    ("you control", "Hidden Lurker"): "only her own minions play her action modifiers",
    ("another", "Luciano Carvalho"): "one on whom it is not yet",
    ("prey", "Two Wrongs"): "the prey of the acting Methuselah is a seat of its own",
    ("steal", "The Dracon"): "more is stolen by his strikes",
    ("Edge", "Tyler McGill"): "the event is about the Edge",
    ("if", "Annabelle Triabell"): "effects of an action happen only if it succeeds",
    ("equal to", "Antonio d'Erlette"): "an ally comes into play with its starting life",
    ("another", "Vampiric Disease"): "whoever is in combat with him",
    ("ash heap", "Victor Donaldson"): "that very card, wherever it is",
    ("unless", "Elen Kamjian"): "the word itself gives way to a hunt",
    ("ready", "Touch of Valeren"): "only ready minions play cards",
    ("ready", "Circle"): "only ready minions fight",
    ("directed", "Esteem"): "a role says at whom the action is directed",
    ("while", "Aggressive Tactics"): "a modifier holds while its card is in play",
    ("non-", "Spectral Servitor"): "every other type of minion card is named",
    ("uncontrolled", "Kaymakli Nightmares"): "a word of its own deals the regions anew",
    ("crypt", "Kaymakli Nightmares"): "a word of its own deals the regions anew",
    ("prey", "Khabar: Glory"): "the event is about the prey",
    ("prey", "The Gate of Acheron"): "the one whose predator controls the card",
    ("first round", "NSA Trio"): "as a combat begins, for its round",
    ("if", "Summon History"): "only what has a starting life comes with it",
    ("if", "Rampage"): "each has its mode: a location of your own, one of another",
    ("if", "Revelation of Ecstasy"): "stealing what has enough counters belongs to the word",
    ("if", "Corruption"): "stealing what has enough counters belongs to the word",
    ("if", "Cave of Apples"): "stealing what has enough counters belongs to the word",
    ("if", "Veil of Darkness"): "a word of its own",
    ("burn blood", "Veil of Darkness"): "a word of its own",
    ("steal", "Revelation of Ecstasy"): "stealing what has enough counters belongs to the word",
    ("steal", "Corruption"): "stealing what has enough counters belongs to the word",
    ("steal", "Contagion"): "stealing what has enough counters belongs to the word",
    ("steal", "Cave of Apples"): "stealing what has enough counters belongs to the word",
    ("ready", "Cloak the Gathering"): "only ready minions play cards",
    ("ready", "Mask of a Thousand Faces"): "only ready minions play cards",
    ("ready", "Grey Thorne"): "only ready minions use what a minion of hers can",
    ("ready", "Tye Cooper"): "non-ready is in torpor or incapacitated",
    ("ready", "Tension in the Ranks"): "the event itself is about ready minions",
    ("torpor", "Tension in the Ranks"): "the event itself is about being burned or sent to torpor",
    ("torpor", "Frontal Assault"): "the event itself is about being burned or sent to torpor",
    ("another", "Giotto Verducci"): "a phase that is not in her turn",
    ("another", "Malgorzata"): "two targets are two cards",
    ("another", "Seal of Veddartha"): "it is moved from one minion to another",
    ("another", "Illusions of the Kindred"): "in play it contests nothing at all",
    ("another", "Secure Haven"): "what cannot be targeted is about others' actions",
    ("another", "Trophy: Diablerie"): "nobody diablerizes himself",
    ("another", "Camarilla's Iron Fist"): "points not among those chosen before",
    ("another", "Bribes"): "nothing for herself, whatever she cast",
    ("another", "Wilhelm Waldburg"): "what a contest costs the rivals",
    ("non-", "Castellan"): "undirected",
    ("non-", "Black Annis"): "what costs more is all but hunts",
    ("non-", "Bleeding the Vine"): "a card not played out of turn",
    ("uncontrolled", "Web of Knives Recruit"): "it lies apart, and is in play",
    ("uncontrolled", "Twilight Camp"): "the event is about coming from the uncontrolled region",
    ("prey", "War of Ages"): "the one whose predator controls the card",
    ("directed", "Shattering"): "a mode that is undirected in any case",
    ("if", "Filchware's Pawn Shop"): "the two heaps are two actions",
    ("directed", "Filchware's Pawn Shop"): "cards in ash heaps are nobody's, and it says so itself",
    ("steal", "The Book of Going Forth by Night"): "a modifier tells what becomes of the ally",
    ("if", "Steely Tenacity"): "it returns when it would be replaced",
    ("ash heap", "Steely Tenacity"): "it returns when it would be replaced",
    ("if", "Change of Target"): "it is played when the action has been blocked",
    ("if", "Gianna di Canneto"): "a minion in combat uses it",
    ("if", "Tye Cooper"): "effects of an action happen only if it succeeds",
    ("if", "Flesh of Marble"): "the first damage of a round is all there is",
    ("if", "Quick Jab"): "damage above the most is ignored",
    ("if", "Vulture's Buffet"): "effects of an action happen only if it succeeds",
    ("if", "Bomb"): "a strike is made in combat",
    ("if", "Wash"): "the action is gained now or in the next master phase",
    ("if", "Fiorenza Savona"): "what the Edge and a political card are worth",
    ("if", "Wilhelm Waldburg"): "what a contest costs the rivals",
    ("while", "Owl Companion"): "there is an opposing minion only in combat",
    ("burn pool", "Protected Resources"): "the most that a bleed burns",
    ("stealth", "Kyoko Shinsegawa"): "a hunt has its stealth",
    ("opposing", "Kaymakli Fragment"): "the strike is one for the opponent of its bearer",
    ("opposing", "Pillars Fall"): "the opposing minion was the target",
    ("opposing", "Blood Rage"): "whose weapons do nothing is said by the strike",
    ("opposing", "Blood Fury"): "whose weapons do nothing is said by the strike",
    ("opposing", "Soul Burn"): "whose weapons do nothing is said by the strike",
    ("unless", "Bloodbath"): "an untitled vampire has the vote",
    ("non-", "Rewind Time"): "whether a master is played out of turn is asked",
    ("opposing", "Personal Scourge"): "whose weapons do nothing is said by the strike",
    ("opposing", "Rötschreck"): "the target is struck by the opposing minion",
    ("first round", "Corpse Balloon"): "as a combat begins, for its round",
    ("if", "Escaped Mental Patient"): "it comes only after the strike has resolved",
    ("unless", "Hand Contract"): "only one whom another Methuselah controls is fought",
    ("another", "Shahid"): "a phase that is not in his controller's turn",
    ("prey", "Playing for Keeps"): "it is never in play: no table plays for ante",
    ("another", "Dark Influences"): "what it foils is said of the minion cards of others",
}
"""By cue and card: why the tree says it all the same."""


def lost(cue: str) -> list[str]:
    pattern, holds = _CUES[cue]
    return [
        catalogue()[key].unique_name
        for key in stored_trees()
        if re.search(pattern, text_of(key), re.MULTILINE) and not holds(found(key))
    ]


@pytest.mark.parametrize("cue", _CUES)
def test_what_a_text_says_leaves_its_mark_in_the_tree(cue: str) -> None:
    explained = {name for key, name in _EXPLAINED if key == cue}
    assert sorted(set(lost(cue)) - explained) == []


def test_explanations_are_about_cards_that_have_trees() -> None:
    names = {catalogue()[key].unique_name for key in stored_trees()}
    explained = {name for _, name in (*_EXPLAINED, *_WORDS_EXPLAINED)}
    assert explained | _NUMBERS_EXPLAINED.keys() | _NAMES_EXPLAINED.keys() <= names


# -- numbers

_WORDS_FOR_NUMBERS = {"two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "twice": 2, "both": 2}
_NUMBER = re.compile(r"(?<![\w.])[+-]?(\d+)(R\b|X\b)?(?!\w|[.,]\d)")


def numbers_of(text: str) -> set[int]:
    """The numbers from 2 that a text says, in figures or letters; one goes without saying."""
    text = re.sub(r"\[\d+ CONVICTION\]", " ", text)
    figures = {int(found[1]) for found in _NUMBER.finditer(text)}
    letters = {_WORDS_FOR_NUMBERS[word] for word in re.findall(r"[a-z]+", text) if word in _NUMBER_WORDS}
    return {number for number in figures | letters if number > 1}


_NUMBER_WORDS = frozenset({"two", "three", "four", "five", "six", "seven"})

_NUMBERS_EXPLAINED: dict[str, str] = {
    "Earth-Feeder": "1 stealth more than the 1 of every hunt",
    "Abactor": "the hunt for 1 with 4 more is one for 5",
    "Soul Feasting": "3 more than the 1 of a hunt are 4, with another 1 they are 5",
    "Saulot's Guiding Wisdom": "the title is called 2 votes",
    "From a Sinking Ship": "not 7 or more is 6 or less",
    "Toreador Grand Ball": "two targets",
    "Monkey Wrench": "from 1 to 3",
    "Pulled Fangs": "the first of the two actions leaves a counter, the second burns the card",
    "Quincy, The Trapper": "the first of the two actions leaves a counter, the second burns the ally",
    "Maleficia": "each of the two cards gives a level",
    "Striga": "each of the two cards gives a level",
    "Concealed Weapon": "not 3 or more is 2 at most, not 4 or more is 3 at most",
}
"""Cards whose text says a number that the tree says otherwise, and how."""


def _said(number: int, found: Found) -> bool:
    # "Below 4" is 3 at most, "above 7" 8 at least.
    return not found.numbers.isdisjoint((number, number - 1, number + 1))


def numbers_lost() -> dict[str, set[int]]:
    missing: dict[str, set[int]] = {}
    for key in stored_trees():
        card = catalogue()[key]
        tree = found(key)
        text = text_of(key)
        capacity = {number for number in numbers_of(text) if re.search(rf"(below|above|than) {number}", text)}
        wanted = numbers_of(text)
        lost = {n for n in wanted - capacity if n not in tree.numbers}
        lost |= {n for n in capacity if not _said(n, tree)}
        if lost and isinstance(card, LibraryCard):
            lost -= {card.capacity or 0}
        if lost:
            missing[card.unique_name] = lost
    return missing


def test_every_number_of_a_text_is_in_the_tree() -> None:
    assert {name: lost for name, lost in numbers_lost().items() if name not in _NUMBERS_EXPLAINED} == {}


# -- names: clans, sects, titles, traits and Disciplines


def _named(key: int) -> dict[str, str]:
    """What a text names, with the word by which a tree says it."""
    text = plain(text_of(key))
    named: dict[str, str] = {}
    for clan in (*CLANS, "Assamite", "Follower of Set", "Followers of Set"):
        if re.search(rf"\b{re.escape(plain(clan))}s?\b(?! antitribu)", text):
            named[clan] = clan_named(clan) or clan
    for sect in ("Camarilla", "Sabbat"):
        if re.search(rf"\b{plain(sect)}\b", text):
            named[sect] = sect
    return named


def names_lost() -> dict[str, list[str]]:
    missing: dict[str, list[str]] = {}
    for key in stored_trees():
        words = {plain(word) for word in found(key).words}
        lost = [
            name
            for name, word in _named(key).items()
            if word not in facts(key) and not any(plain(word) in one for one in words)
        ]
        if lost:
            missing[catalogue()[key].unique_name] = lost
    return missing


_NAMES_EXPLAINED: dict[str, str] = dict.fromkeys(
    [f"{clan} Justicar" for clan in ("Brujah", "Nosferatu", "Toreador", "Tremere", "Ventrue")],
    "justicar is a title of the Camarilla",
) | {"The Path of the Scorched Heart": "the clan is printed as a requirement"}
"""Cards whose text names a clan or sect that the tree does not, and why."""


def test_every_clan_and_sect_of_a_text_is_in_the_tree() -> None:
    assert {name: lost for name, lost in names_lost().items() if name not in _NAMES_EXPLAINED} == {}


def test_titles_and_traits_in_trees_are_titles_and_traits() -> None:
    titles, traits = {title.value for title in Title}, {trait.value for trait in Trait}
    for key in stored_trees():
        for node in found(key).nodes:
            if isinstance(node, v.Filter):
                named = {*node.word("titles"), *node.word("not_titles")}
                assert named <= titles, f"{catalogue()[key].unique_name}: {named - titles}"
                named = {*node.word("traits"), *node.word("not_traits")}
                assert named <= traits, f"{catalogue()[key].unique_name}: {named - traits}"


def test_clans_and_sects_in_trees_are_clans_and_sects() -> None:
    sects = {"Camarilla", "Sabbat", "Laibon", "Independent", "Anarch"}
    for key in stored_trees():
        for node in found(key).nodes:
            if isinstance(node, v.Filter):
                clans = {*node.word("clans"), *node.word("not_clans"), *node.word("requires_clans")} - {"any"}
                for clan in clans:
                    assert clan_named(clan) == clan, f"{catalogue()[key].unique_name}: {clan}"
                assert {*node.word("sects"), *node.word("not_sects")} <= sects, catalogue()[key].unique_name


# -- how often

_USED_UP: dict[str, str] = {
    "Judgment: Camarilla Segregation": "the card is burned",
    "Pit of Contemplation": "the card is burned",
    "The Uncoiling": "the card is burned",
}
"""Cards whose text gives a phase but no second chance in it, and why."""


def test_what_is_done_during_a_phase_is_done_once_in_it() -> None:
    """VTES-T-22, also where a lock is the price: something may unlock the card; or an action of the phase:
    there may be several."""
    often: set[str] = set()
    for key, tree in stored_trees().items():
        more = () if tree.merged is None else tree.merged.abilities
        for ability in (*tree.abilities, *more):
            phases = {window.value for window in ability.windows if window in PHASE_WINDOWS}
            for node in v.nodes(ability.condition):
                phases |= {phase.value for phase in node.phases} if isinstance(node, v.TurnIs) else set()
            if len(phases) != 1 or ability.once or ability.mandatory or ability.cost.burn:
                continue
            if re.search(rf"during \w+( \w+)? {phases.pop()} phase", text_of(key), re.IGNORECASE):
                often.add(catalogue()[key].unique_name)
    assert often == _USED_UP.keys()


_DURING = re.compile(
    r"during (combat|an? (\w+ )?action|(the polling step of )?(an?|any|the) (\w+ )?referendum)[^.,]*, "
    r"[\w' ]+? (can|may)\b|\block( this \w+)? during (?!your)",
    re.IGNORECASE,
)

_OTHER_MOMENTS: dict[str, str] = {
    "Gianna di Canneto": "nothing unlocks her within one resolution of strikes",
    "Maman Boumba": "she ends combats, which is not done during a referendum",
    "Gravebound Drone": "what it prevents is not done during a bleed",
    "Alfred Benezri (ADV)": "he ends combats, which is not done during a referendum",
    "Underbridge Stray": "its press is not given during an action at its controller",
}
"""Cards with something that has no limit beside something done during an action, a combat or a referendum."""


def test_what_is_done_during_an_action_a_combat_or_a_referendum_is_done_once_in_it() -> None:
    """VTES-T-22 again, for spans that are no phases."""
    often: set[str] = set()
    for key, tree in stored_trees().items():
        more = () if tree.merged is None else tree.merged.abilities
        free = [one for one in (*tree.abilities, *more) if not (one.once or one.mandatory or one.cost.burn)]
        if free and _DURING.search(text_of(key)):
            often.add(catalogue()[key].unique_name)
    assert often == _OTHER_MOMENTS.keys()


_ONCE_ANYHOW: dict[str, str] = {
    "Laszlo Mirac": "one vampire for each referendum that Laszlo calls",
    "Unflinching Persistence": "one damage is prevented later: that is once",
    "Edward Vignes": "the action that fails is over",
    "Bruce de Guy": "an action is announced once",
    "Maskini": "one blood at the end of the action, however often he tried to block",
    "Esau": "an action is announced once",
    "Sarah Raines": "one maneuver and one press when in combat",
    "Andre LeRoux": "the point he takes is one of that bleed, which he takes once",
}
"""Cards whose tree has a limit that their text does not give, and why it says the same."""


def test_a_limit_is_one_that_the_text_gives() -> None:
    """What a text lets be done without "once", "during", "each" and the like can be done again and again."""
    limited: set[str] = set()
    for key in stored_trees():
        text = catalogue()[key].text
        given = re.search(r"\b(once|one|during|each|per|first|after|limited|lock)\b", text, re.IGNORECASE)
        if given is None and any(getattr(node, "once", "") for node in found(key).nodes):
            limited.add(catalogue()[key].unique_name)
    assert limited == _ONCE_ANYHOW.keys()


# -- at whom


def test_who_acts_against_a_card_in_play_acts_against_whoever_controls_it() -> None:
    """VTES-6.2.2.1-06: a text without (D) does not make an action undirected; only one that says so does."""
    lacking: list[str] = []
    for key, tree in stored_trees().items():
        said = re.search(r"\bundirected\b", text_of(key)) is not None
        for action in tree.actions:
            burns = any(
                isinstance(effect, v.Burn) and effect.who == "this" for effect in v.nodes(action.effects)
            )
            aimed = action.against == "this" or action.kind is ActionKind.POLITICAL
            if (burns and action.by == "any-minion" and not aimed) or (action.undirected and not said):
                lacking.append(catalogue()[key].unique_name)
    assert lacking == []


# -- whose combat


def _only_in_combat(effect: Any) -> bool:
    """What only a combatant can do by his text, without the rules seeing to it."""
    if isinstance(effect, v.Lasts):
        return effect.until in ("round", "combat") and effect.party is None
    return isinstance(effect, (v.EndCombat, v.SetRange))


def _says_who_fights(node: Any) -> bool:
    if isinstance(node, (v.InCombat, v.Opposing)):
        return True
    if isinstance(node, v.CombatIs):
        return bool(node.was_blocker or node.was_blocked)
    return isinstance(node, v.StrikeIs) or (isinstance(node, v.Holds) and node.who == "opponent")


def test_who_ends_a_combat_or_grows_stronger_in_it_says_whose_combat_it_is() -> None:
    lacking: list[str] = []
    for key, tree in stored_trees().items():
        for ability in tree.abilities:
            told = any(map(_says_who_fights, v.nodes((ability.condition, ability.requires))))
            if any(map(_only_in_combat, ability.effects)) and ability.by != "combatant" and not told:
                lacking.append(catalogue()[key].unique_name)
    assert lacking == []


def test_who_makes_somebody_attempt_to_block_chooses_one_who_may() -> None:
    """Of the minion who plays the card the rules ask it by themselves."""
    lacking: list[str] = []
    for key in stored_trees():
        nodes = found(key).nodes
        others = any(isinstance(node, v.AttemptBlock) and node.who != "minion" for node in nodes)
        if others and not any(isinstance(node, v.MayBlock) for node in nodes):
            lacking.append(catalogue()[key].unique_name)
    assert lacking == []


# -- moments


def test_a_phase_of_yours_is_not_the_next_one_of_anybody() -> None:
    """An action can be taken in the turn of another: her discard phase is the next one then."""
    wrong: list[str] = []
    for key in stored_trees():
        for node in found(key).nodes:
            if isinstance(node, v.Later) and node.when in ("discard-phase", "next-discard-phase"):
                yours = "your next discard phase" in text_of(key)
                if yours != (node.when == "discard-phase"):
                    wrong.append(catalogue()[key].unique_name)
    assert wrong == []


def test_what_follows_a_referendum_that_passed_comes_after_its_effects() -> None:
    """Once results are tallied is another moment: nothing of what the referendum does has happened yet."""
    early: list[str] = []
    for key, tree in stored_trees().items():
        if re.search(r"after (a|the) referendum [^.]*passes", text_of(key), re.IGNORECASE):
            for trigger in tree.triggers:
                at_once = not any(isinstance(effect, v.AtTally) for effect in trigger.effects)
                if trigger.event == "ReferendumPassed" and at_once:
                    early.append(catalogue()[key].unique_name)
    assert early == []


# -- Disciplines


def disciplines_lost() -> dict[str, set[str]]:
    """Codes of Disciplines in brackets that the tree never says."""
    missing: dict[str, set[str]] = {}
    for key in stored_trees():
        codes = {code.lower() for code in re.findall(r"\[([A-Za-z]{3})\]", text_of(key))}
        said = {part for word in found(key).words for part in re.findall(r"[a-z]{3}", word.lower())} | {
            word.lower() for word in found(key).words
        }
        lost = {code for code in codes if code not in said}
        if lost:
            missing[catalogue()[key].unique_name] = lost
    return missing


_DISCIPLINES_EXPLAINED: dict[str, str] = {}


def test_every_discipline_of_a_text_is_in_the_tree() -> None:
    missing = {name: lost for name, lost in disciplines_lost().items() if name not in _DISCIPLINES_EXPLAINED}
    assert missing == {}


# -- what is read back

_WATCHED = frozenset(
    re.findall(
        r"\w+",
        """
    aggravated aim allies ally ammo anarch animal archbishop archetype baron bishop bleed blood
    camarilla capacity cardinal changeling contract corruption crypt damage demon diablerie diablerize
    dodge edge employ equip equipment event events frenzy gehenna ghoul grapple hand haven hunt imbued
    independent infernal intercept justicar laibon library life location locations lock magaji mage
    maneuver melee mortal mummy older opposing optional political pool predator press prevent prey
    primogen prince priscus random ready recruit rescue retainer retainers sabbat scarce stealth sterile
    strength strike titled torpor transfer transfers uncontrolled unlock unpreventable vehicle vote
    votes weapon weapons werewolf wraith younger zombie
    """,
    )
)
"""Words of the game: where a text has one, its reading has it too, or says it in other words."""

_SYNONYMS: dict[str, tuple[str, ...]] = {
    "vampire": ("minion", "card", "blood", "anarch"),
    "minion": ("card", "this", "acting", "block", "combat"),
    "add": ("gain", "counter", "more"),
    "move": ("gain", "add", "put", "bring", "search", "draw", "go"),
    "bank": ("gain", "add", "counter"),
    "steal": ("control", "stolen", "search", "goes from"),
    "gain": ("add", "get", "more", "+", "votes", "becomes"),
    "bear": ("minion with",),
    "bearer": ("minion",),
    "employer": ("minion",),
    "successful": ("success", "succeed", "after", "effect", "hunt", "bled", "pass"),
    "successfully": ("success", "succeed", "after", "effect", "hunt", "bled", "pass", "block"),
    "younger": ("capacity",),
    "acting": ("action", "minion", "target"),
    "resulting": ("combat",),
    "capacity": ("vampire", "level"),
    "assamite": ("banu haqim",),
    "assamites": ("banu haqim",),
    "follower": ("ministry",),
    "followers": ("ministry",),
    "set": ("ministry", "range", "reset", "strength"),
    "titled": ("title",),
    "burn": ("pool", "blood", "burned"),
    "burns": ("pool", "blood"),
    "inflict": ("damage",),
    "inflicts": ("damage",),
    "inflicted": ("damage",),
    "reacting": ("reaction", "minion"),
    "modifying": ("modifier", "minion"),
    "weapon": ("melee", "gun"),
    "contested": ("contest",),
    "ballots": ("vote", "ballot", "voted"),
    "cast": ("vote", "voted"),
    "votes": ("vote", "voted"),
    "target": ("bled", "directed", "aimed", "choose"),
    "increase": ("+", "more"),
    "increases": ("+", "more", "level"),
    "increased": ("+", "more"),
    "reduce": ("less", "-", "reduced", "at most"),
    "reduced": ("less", "-"),
    "unique": ("contest", "justicar", "title"),
    "action": ("this minion", "attempt", "bleed"),
    "actions": ("action",),
    "non": ("not", "no such", "un", "normal", "other than", "ally"),
    "combat": ("opposing", "strike", "strength"),
    "optional": ("can be used",),
    "blood": ("counter", "pool", "cost", "level", "+1", "-1", "-2"),
    "controller": ("you", "methuselah", "controls"),
    "hand": ("strength", "draw", "search", "discard"),
    "first": ("as it begins", "initial", "this round", "2", "beginning"),
    "two": ("2", "second"),
    "three": ("3",),
    "four": ("4",),
    "block": ("acting", "intercept", "goes on", "directed"),
    "control": ("you", "edge", "your", "hers"),
    "gains": ("votes", "press", "level", "get"),
    "remove": ("out of the game", "counters", "moves", "move"),
    "superior": ("mode", "once", "[", "level"),
    "older": ("capacity",),
    "next": ("until", "unlock phase", "when", "x times"),
    "controlled": ("controls", "controller", "control", "acted", "your", "predator"),
    "opposing": ("in combat with", "target", "strike"),
    "unless": ("not",),
    "life": ("counter", "blood of the minion"),
    "torpor": ("rescue",),
    "unpreventable": ("cannot be prevented",),
    "unsuccessful": ("not successful",),
    "aggravated": ("normal",),
    "stealth": ("hunt",),
    "discard": ("search", "draw"),
    "unblocked": ("fails",),
    "prevented": ("at most",),
    "phase": ("transfers", "discard-phase"),
    "referendum": ("polling", "votes"),
    "camarilla": ("justicar",),
    "uncontrolled": ("draw",),
    "region": ("draw",),
    "top": ("draw",),
    "employ": ("retainer", "effect"),
    "recruit": ("ally",),
    "stun": ("does not unlock",),
}
"""By word: what else may say it in a reading."""


@pytest.mark.slow
def test_the_reading_of_a_card_has_the_words_of_its_text() -> None:
    from nocturne.kernel.words import words
    from nocturne.vtes.cards.render.reader import read_tree

    speak = words("en")
    missing: dict[str, list[str]] = {}
    for key, tree in stored_trees().items():
        said = plain(" ".join([*read_tree(tree, speak), *read_tree(found(key).tree, speak)]))
        for word in sorted(_content(key)):
            if not _is_said(word, said) and (word, catalogue()[key].unique_name) not in _WORDS_EXPLAINED:
                missing.setdefault(word, []).append(catalogue()[key].unique_name)
    assert missing == {}


def _content(key: int) -> set[str]:
    text = re.sub(r"\w+( \w+)? \[\w+\]|\[[^\]]*\]", " ", text_of(key))
    own = {
        word for fact in (*facts(key), catalogue()[key].name) for word in re.findall(r"[a-z]+", plain(fact))
    }
    return {
        word
        for word in re.findall(r"[a-z]{3,}", plain(text))
        if word in _WATCHED and word not in own and word.rstrip("s") not in own
    }


def _is_said(word: str, said: str) -> bool:
    stem = _stem(word)
    return stem in said or any(other in said for other in _SYNONYMS.get(word, ()))


def _stem(word: str) -> str:
    for ending in ("ies", "ied", "ing", "ers", "ed", "es", "er", "ly", "s"):
        if word.endswith(ending) and len(word) - len(ending) >= 3:
            return word[: -len(ending)].rstrip("eyi") if len(word) - len(ending) > 4 else word[: -len(ending)]
    return word.rstrip("ey") if len(word) > 5 else word


_DISCIPLINE_CARDS = ("Auspex", "Fortitude", "Presence", "Thaumaturgy", "Abombwe", "Blooding by the Code")

_WORDS_EXPLAINED: dict[tuple[str, str], str] = {
    ("blood", "High Stakes"): "no table plays for ante, so nothing of it happens",
    ("hand", "High Stakes"): "no table plays for ante, so nothing of it happens",
    ("library", "High Stakes"): "no table plays for ante, so nothing of it happens",
    ("pool", "High Stakes"): "no table plays for ante, so nothing of it happens",
    ("prey", "Playing for Keeps"): "no table plays for ante, so nothing of it happens",
    ("ready", "Circle"): "a minion in combat is ready",
    ("diablerize", "Eyes of the Dead"): "the action is a diablerie",
    ("blood", "Faithful Servant"): "what a vampire gains is blood",
    ("transfer", "Communal Haven: Cathedral"): "equipment that is transferred is moved",
    ("uncontrolled", "Instability"): "the Edge that nobody has is uncontrolled",
    ("strike", "Mass Reality"): "damage with weapons is that of strikes",
    ("hand", "Follow the Blood"): "the trait is printed as a requirement",
    ("capacity", "Khobar Towers, Al-Khubar"): "the cost of a vampire is the capacity",
    ("torpor", "Sociopath"): "who goes to torpor leaves the ready region",
    ("life", "Hel-Blá"): "an ally comes into play with its starting life",
    ("opposing", "Marie-Pierre"): "whom another Methuselah controls in that combat",
    ("library", "Servitor of Irad"): "what is drawn comes from the library",
    ("rescue", "Sense Vitality"): "who is rescued is moved from torpor to the ready region",
    ("equip", "Peace Treaty"): "the cost of a weapon is what equipping with it costs",
    ("prey", "Falcon's Eye"): "whomever the action is aimed at",
    ("predator", "Falcon's Eye"): "whomever the action is aimed at",
    ("pool", "New Management"): "what a card costs is blood or pool",
    ("pool", "Bulscu"): "what a card costs is blood or pool",
    ("ready", "Jack Dawson"): "who comes out of the uncontrolled region is ready",
    ("blood", "Left for Dead"): "what allies have is life",
    ("blood", "Hellhound"): "what allies have is life",
    ("ready", "Split the Veil"): "an ally put in play is in the ready region",
    ("hand", "Adhiambo"): "an action taken with a card is taken with one from hand",
    ("library", "Beckett"): "cards are drawn from the library",
    ("strike", "Gabi"): "to dodge is a strike",
    ("strike", "Walks-With-Might"): "what he suffers less from is strikes and all else that damages him",
    ("prevent", "Bruce de Guy"): "whom he prevents from voting cannot vote",
    **{("older", name): "the red circle raises the capacity" for name in _DISCIPLINE_CARDS},
    ("older", "Redirection"): "a vampire, of whatever age",
    ("older", "Sleep of Reason"): "a vampire, of whatever age",
    ("older", "Pulling Strings"): "a vampire, of whatever age",
    ("ready", "Cloak the Gathering"): "only ready minions play cards",
    ("ready", "Mask of a Thousand Faces"): "only ready minions play cards",
    ("ready", "Tye Cooper"): "in torpor or incapacitated",
    ("ready", "Matasuntha"): "every way of leaving the ready region is named",
    ("ready", "Touch of Valeren"): "only ready minions play cards",
    ("pool", "Summon History"): "a cost, in blood or pool",
    ("younger", "Atonement"): "not older",
    ("prey", "The Gate of Acheron"): "the one whose predator controls the card",
    ("prevent", "Ossian"): "all blood lost to damage",
    ("predator", "Anneke"): "whomever the action is aimed at",
    ("predator", "Eagle's Sight"): "whomever the action is aimed at",
    ("prey", "Anneke"): "whomever the action is aimed at",
    ("prey", "Eagle's Sight"): "whomever the action is aimed at",
    ("retainer", "Martyr's Resilience"): "damage to anybody",
    ("prevent", "Concoction of Vitality"): "vampires cannot block",
    ("life", "Antonio d'Erlette"): "an ally comes into play with its starting life",
    ("life", "Narrow Minds"): "what allies pay in blood is their life",
    ("imbued", "Rejuvenate"): "only imbued have powers",
    ("ally", "Rejuvenate"): "a minion who is no vampire is an ally",
}
"""By word and card: how the reading says it without the word."""
