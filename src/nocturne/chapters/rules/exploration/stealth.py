"""Stealth: who sees whom, the tests of those who sneak, and what being noticed leads to."""

from __future__ import annotations

from enum import IntEnum
from functools import cache

from nocturne.chapters.components.hexes import Hex
from nocturne.chapters.components.sight import seen_hexes, stealth_difficulty
from nocturne.chapters.events.stealth import Noticed, StealthDeclared, Unnoticed
from nocturne.chapters.rules.combat.combat import start_combat
from nocturne.chapters.rules.harm.tokens import change_initiative, drop_tokens, give_tokens
from nocturne.chapters.rules.skill_tests.skill_test import SkillTest, succeeded
from nocturne.chapters.rules.table import character_values, lookup, modifiers, npc_values
from nocturne.chapters.rules.table.board import npc_modifier, npcs_seeing, obstacles, seeing, standing_npcs
from nocturne.chapters.rules.table.frames import Asked, in_chapter
from nocturne.chapters.rules.table.modifiers import Totals
from nocturne.chapters.rules.table.references import argument
from nocturne.chapters.state import ChaptersState, Npc
from nocturne.kernel.decision import Why
from nocturne.kernel.state import Frame


def stealthy(state: ChaptersState, who: str) -> bool:
    """Whether a character is in stealth mode."""
    return bool(state.vampire(who).tokens.get("stealth"))


def unseen(state: ChaptersState, who: str) -> bool:
    """Whether a card keeps a character from being noticed at all."""
    return modifiers.totals(state, who).unseen


def aggressors(state: ChaptersState, who: str) -> list[str]:
    """CHA-NPC-04: the aggressive NPCs with a profile that have a character in their sight."""
    return seeing(state, who, attackers(state))


def attackers(state: ChaptersState) -> list[tuple[str, Npc]]:
    """The NPCs on the tile that attack whom they see."""
    return [
        (ident, npc)
        for ident, npc in state.play.npcs.items()
        if npc.attitude == "aggressive"
        and npc.hex is not None
        and npc.kind == "profile"
        and npc.side == "enemy"
    ]


def watchers(state: ChaptersState, who: str) -> list[str]:
    """Those whose sight matters to a character: all NPCs to one who sneaks (CHA-STL-05), else the aggressive
    ones."""
    return npcs_seeing(state, who) if stealthy(state, who) else aggressors(state, who)


def dangerous_hexes(state: ChaptersState, who: str, cards: Totals) -> list[Hex]:
    """The hexes in which an aggressive NPC that does not see the character yet would see it. ``cards`` are
    the modifiers of the character."""
    seen_by = state.vampire(who).in_sight_of
    watchers = [npc for ident, npc in attackers(state) if ident not in seen_by]
    if not watchers:
        return []
    tile, hiding = lookup.tile_of(state), frozenset(obstacles(state, who))
    strict = state.options.sight_lines == "strict"
    pack = lookup.book(state)
    found: dict[Hex, None] = {}
    for npc in watchers:
        assert npc.hex is not None
        depth = max(0, npc_values.printed_sight(pack, npc) + cards.sight)
        found.update(dict.fromkeys(seen_hexes(tile, npc.hex, npc.facing, depth, hiding, strict)))
    return list(found)


def why_no_stealth(state: ChaptersState, who: str, cards: Totals) -> Why | None:
    """CHA-STL-01, CHA-GAP-33: outside the sight of all NPCs on the tile. ``cards`` are the modifiers of the
    character."""
    if stealthy(state, who):
        return _STEALTHY
    if "stealth" in cards.forbids:
        return _CARD_FORBIDS
    seeing = npcs_seeing(state, who, cards)
    if state.options.stealth_hidden_from == "aggressive":
        seeing = [npc for npc in seeing if state.play.npcs[npc].attitude == "aggressive"]
    return _seen(seeing[0]) if seeing else None


_STEALTHY = Why("chapters-why-stealthy", "CHA-STL-16")
_CARD_FORBIDS = Why("chapters-why-card-forbids", "CHA-GEN-01")


@cache
def _seen(npc: str) -> Why:
    return Why("chapters-why-seen", "CHA-STL-01", argument("npc", "figure", npc))


def declare_stealth(state: ChaptersState, who: str) -> None:
    """CHA-STL-16: the token stays until an NPC notices the character."""
    give_tokens(state, who, "stealth", 1)
    state.vampire(who).in_sight_of = tuple(watchers(state, who))
    state.emit(StealthDeclared(who))


def watch(state: ChaptersState, but: str = "") -> bool:
    """Look whether anybody has come into an NPC's sight: combat for those who do not sneak (CHA-NPC-04), a
    test for those who do (CHA-STL-05); ``but`` is still on its way. True when something follows."""
    attacking = attackers(state)
    for who in state.active():
        if who == but:
            continue
        vampire = state.vampire(who)
        watching = npcs_seeing(state, who) if stealthy(state, who) else seeing(state, who, attacking)
        new = [npc for npc in watching if npc not in vampire.in_sight_of]
        vampire.in_sight_of = tuple(watching)
        if not new or unseen(state, who):
            continue
        if stealthy(state, who):
            assert vampire.hex is not None
            state.push(StealthTests(who=who, path=[vampire.hex], among=new))
        else:
            state.emit(Noticed(who, new[0]))
            start_combat(state, by=new[0])
        return True
    return False


class StealthStep(IntEnum):
    """The steps of a stealth test against each NPC."""

    TEST = 0
    RESULT = 1


class StealthTests(Frame, kw_only=True):
    """CHA-STL-02, CHA-STL-06: one test for each NPC whose sight a path crosses, at the highest difficulty
    on it (CHA-STL-04). Whoever notices the character reacts by its attitude once all tests are made
    (CHA-STL-12)."""

    who: str
    path: list[Hex]
    among: list[str] = []  # only these NPCs look; all when empty
    npcs: list[str] = []
    difficulties: list[int] = []
    index: int = -1
    noticed: list[str] = []

    @in_chapter
    def run(self, state: ChaptersState) -> Asked:
        if state.vampire(self.who).state != "active" or not stealthy(state, self.who):
            state.pop()
            return None
        if self.index < 0:
            self._find_watchers(state)
            self.index = 0
        elif self.step == StealthStep.RESULT:
            self._on_result(state)
        if self.index >= len(self.npcs):
            self._react(state)
            return None
        npc = self.npcs[self.index]
        against = state.play.npcs[npc].type
        printed = self.difficulties[self.index]
        difficulty = character_values.difficulty_for(
            state, self.who, "physical", "stealth", "stealth", printed, against
        )
        self.step = StealthStep.RESULT
        state.push(
            SkillTest(
                who=self.who, attr="physical", skill="stealth", moment="stealth", difficulty=difficulty,
                against=against,
            )
        )  # fmt: skip
        return None

    def _find_watchers(self, state: ChaptersState) -> None:
        if unseen(state, self.who):
            return
        for ident, npc in standing_npcs(state):
            if npc.side != "enemy" or (self.among and ident not in self.among):
                continue
            proximities = [npc_modifier(state, ident, place, self.who) for place in self.path]
            depth = npc_values.npc_sight(state, ident, self.who)
            difficulty = stealth_difficulty(depth, (one for one in proximities if one is not None))
            if difficulty is not None:
                self.npcs.append(ident)
                self.difficulties.append(difficulty)

    def _on_result(self, state: ChaptersState) -> None:
        npc = self.npcs[self.index]
        printed = self.difficulties[self.index]
        against = state.play.npcs[npc].type
        difficulty = character_values.difficulty_for(
            state, self.who, "physical", "stealth", "stealth", printed, against
        )
        if succeeded(state.total, difficulty):
            state.emit(Unnoticed(self.who, npc))  # CHA-STL-07
        else:
            self.noticed.append(npc)
            state.emit(Noticed(self.who, npc))
        self.index += 1
        self.step = StealthStep.TEST

    def _react(self, state: ChaptersState) -> None:
        state.pop()
        vampire = state.vampire(self.who)
        if self.noticed:
            drop_tokens(state, self.who, "stealth")
        vampire.in_sight_of = tuple(watchers(state, self.who))
        aggressive = []
        for ident in self.noticed:
            npc = state.play.npcs[ident]
            if npc.kind != "profile":
                continue  # CHA-STL-10: the token is lost, no more
            if npc.attitude == "aggressive":
                aggressive.append(ident)
            else:
                give_tokens(state, ident, "resistance", 1)  # CHA-STL-09
        if aggressive:  # CHA-STL-08
            for ident in aggressive:
                change_initiative(state, ident, 1)
            start_combat(state, by=aggressive[0])
