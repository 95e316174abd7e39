"""The modifiers in force: what cards, items and passives change (CHA-GEN-01).

Cards override rules, so no rule reads a sheet or a profile without asking here. What lies in front of a
character changes rarely, so the sums are kept by the cards they come from.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

from nocturne.chapters.content.book import Content
from nocturne.chapters.content.modifiers import Modifier, Passive
from nocturne.chapters.content.pack import content
from nocturne.chapters.rules.table.conditions import Predicate, compiled, fits
from nocturne.chapters.rules.table.lookup import book, profile_of
from nocturne.chapters.state import ChapterPlay, ChaptersState

_CACHE_SIZE = 10_000


class Totals:
    """Modifiers that hold together: their sums, and ``listed`` one by one."""

    __slots__ = (
        "damage_track", "forbids", "hand", "ignores", "immune", "initiative", "listed", "mend", "movement",
        "no_beast_test", "reach", "resistance", "sight", "tests", "unseen", "unwitnessed",
        "willpower_track",
    )  # fmt: skip

    def __init__(self, listed: tuple[Modifier, ...]) -> None:
        self.listed = listed
        self.movement = sum(m.movement for m in listed)
        self.initiative = sum(m.initiative for m in listed)
        self.hand = sum(m.hand for m in listed)
        self.reach = sum(m.reach for m in listed)
        self.sight = sum(m.sight for m in listed)
        self.resistance = sum(m.resistance for m in listed)
        self.damage_track = sum(m.damage_track for m in listed)
        self.willpower_track = sum(m.willpower_track for m in listed)
        self.mend = sum(m.mend for m in listed)
        self.forbids = frozenset(what for m in listed for what in m.forbids)
        self.ignores = frozenset(what for m in listed for what in m.ignores)
        self.immune = frozenset(token for m in listed for token in m.immune)
        self.unseen = any(m.unseen for m in listed)
        self.unwitnessed = any(m.unwitnessed for m in listed)
        self.no_beast_test = any(m.no_beast_test for m in listed)
        self.tests: dict[tuple[str, str, str, str], TestTotals] = {}

    def for_test(self, attr: str, skill: str, moment: str, against: str) -> TestTotals:
        """The modifiers that concern one test: of this attribute and skill, made for this, against such an
        NPC."""
        known = self.tests.get((attr, skill, moment, against))
        if known is None:
            fitting = [
                m
                for m in self.listed
                if m.attr in (None, attr)
                and m.skill in (None, skill)
                and (not m.during or moment in m.during)
                and (not m.against or against in m.against)
            ]
            known = self.tests[attr, skill, moment, against] = TestTotals(fitting)
        return known


class TestTotals:
    """The modifiers of one test: their sums. ``lost``: the dice that cards take away."""

    __slots__ = ("automatic", "damage", "dice", "difficulty", "lost")

    def __init__(self, listed: list[Modifier]) -> None:
        self.dice = sum(m.dice for m in listed)
        self.lost = sum(-m.dice for m in listed if m.dice < 0)
        self.automatic = sum(m.automatic for m in listed)
        self.difficulty = sum(m.difficulty for m in listed)
        self.damage = sum(m.damage for m in listed)


class _Sources:
    """The modifiers of one set of cards, with and without conditions; the sums for each outcome of them."""

    __slots__ = ("always", "listed", "sums")

    def __init__(self, listed: tuple[Modifier, ...]) -> None:
        self.listed: tuple[tuple[Modifier, Predicate | None], ...] = tuple(
            (m, None if m.if_ is None else compiled(m.if_)) for m in listed
        )
        conditional = any(m.if_ is not None for m in listed)
        self.always = None if conditional else Totals(listed)
        self.sums: dict[tuple[bool, ...], Totals] = {}

    def totals(self, state: ChaptersState, who: str) -> Totals:
        """The sums of those modifiers whose conditions hold now."""
        outcome = tuple([holds is None or holds(state, who) for _, holds in self.listed])
        sums = self.sums.get(outcome)
        if sums is None:
            holding = (m for (m, _), holds in zip(self.listed, outcome, strict=True) if holds)
            sums = self.sums[outcome] = Totals(tuple(holding))
        return sums


# Any: the cards that lie before a character, as a tuple of ids; see ``totals``.
_cache: dict[tuple[Any, ...], _Sources] = {}


def totals(state: ChaptersState, who: str) -> Totals:
    """The modifiers that concern a player's character in the chapter now."""
    play, campaign = state.play, state.campaign
    vampire = play.vampires[who]
    player, coterie = campaign.players[vampire.seat], campaign.coterie
    pack = content(state.options.pack)
    passive: tuple[object, ...] = ()
    if play.fight is not None:
        passive = tuple([id(one) for _, one in passives(state)])  # they live as long as the pack
    elif play.allies:
        passive = _standing_allies(play)
    key = (
        pack, player.effects, coterie.effects, player.humanity, vampire.power, vampire.items, passive
    )  # fmt: skip
    sources = _cache.get(key)
    if sources is None:
        if len(_cache) >= _CACHE_SIZE:
            _cache.clear()
        listed = _all_modifiers(pack, (*player.effects, *coterie.effects), *key[3:6])
        more = (m for _, one in passives(state) if one.on == "players" for m in one.modifiers)
        sources = _cache[key] = _Sources((*listed, *more))
    return sources.always or sources.totals(state, who)


def _all_modifiers(
    pack: Content, effects: Sequence[str], humanity: int, power: str, items: Sequence[str]
) -> Iterator[Modifier]:
    for effect in effects:  # CHA-EFC-02
        yield from pack.effects[effect].modifiers
    if humanity in pack.humanity:  # CHA-HUM-05
        yield from pack.humanity[humanity].modifiers
    if power:
        yield from pack.disciplines[power].modifiers
    for item in items:
        yield from pack.items[item].modifiers


def _standing_allies(play: ChapterPlay) -> tuple[str, ...]:
    npcs = play.npcs
    for ally in play.allies:
        if ally in npcs and npcs[ally].gone:
            return tuple([one for one in play.allies if one not in npcs or not npcs[one].gone])
    return play.allies


@cache
def _bosses(pack: Content) -> dict[str, Passive]:
    """The passives of profiles, by profile."""
    return {ident: one.passive for ident, one in pack.profiles.items() if one.passive is not None}


def passives(state: ChaptersState) -> list[tuple[str, Passive]]:
    """Every passive in force: of coterie allies that were chosen and have not fallen (CHA-ALLY-03,
    CHA-ALLY-08), and of bosses that stand (CHA-BOSS-07)."""
    pack, play = book(state), state.play
    found = [(ally, pack.allies[ally].passive) for ally in _standing_allies(play)]
    if play.fight is None:  # nobody fights
        return found
    bosses = _bosses(pack)
    for ident, npc in play.npcs.items() if bosses else ():
        passive = bosses.get(npc.source)
        if passive and npc.fights and npc.kind == "profile" and npc.hex is not None and not npc.gone:
            found.append((ident, passive))
    return found


def for_test(
    state: ChaptersState, who: str, attr: str, skill: str, moment: str, against: str = ""
) -> TestTotals:
    """The modifiers that concern one test of a character."""
    return totals(state, who).for_test(attr, skill, moment, against)


def forbidden(state: ChaptersState, who: str, what: str) -> bool:
    """Whether a card forbids a character something."""
    return what in totals(state, who).forbids


def ignores(state: ChaptersState, who: str, what: str) -> bool:
    """Whether a card lets a character ignore terrain, fire or figures."""
    return what in totals(state, who).ignores


def npc_modifiers(state: ChaptersState, ident: str) -> Iterator[Modifier]:
    """What passives change for an NPC: its own, and those for all enemies."""
    npc = state.play.npcs[ident]
    for owner, passive in passives(state):
        if (passive.on == "self" and owner == ident) or (passive.on == "enemies" and npc.side == "enemy"):
            yield from (m for m in passive.modifiers if m.if_ is None or fits(state, m.if_, None))


def immune(state: ChaptersState, ident: str, token: str) -> bool:
    """Whether a figure takes no tokens of a kind (CHA-BOSS-03)."""
    play = state.play
    if ident in play.vampires:
        return token in totals(state, ident).immune
    npc = play.npcs[ident]
    if npc.kind == "nobody":
        return True
    profile = profile_of(state, npc)
    if profile is not None and (token in profile.immune or (profile.type == "boss" and token == "stun")):
        return True
    return any(token in m.immune for m in npc_modifiers(state, ident))
