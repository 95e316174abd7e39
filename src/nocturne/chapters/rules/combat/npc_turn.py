"""The active turn of an NPC, an ally or a summon: reveal the card, choose a target, move, attack
(CHA-NTURN-01)."""

from __future__ import annotations

from enum import IntEnum
from typing import Any

from nocturne.chapters.components import movement
from nocturne.chapters.components.hexes import Hex, distance, within
from nocturne.chapters.components.movement import Way, along
from nocturne.chapters.content.people import NpcCard, Special
from nocturne.chapters.events.combat import NpcWaits, SpecialUsed
from nocturne.chapters.events.tile import TurnBegun
from nocturne.chapters.rules.combat.strikes import NpcStrike, can_be_hit, enemies_touching, show_card, turn_to
from nocturne.chapters.rules.combat.targeting import Candidate, choose
from nocturne.chapters.rules.effects.apply import Apply
from nocturne.chapters.rules.harm.damage import discard_npc_card
from nocturne.chapters.rules.table import character_values, lookup, modifiers, npc_values
from nocturne.chapters.rules.table.board import (
    clear_line,
    ground_for,
    is_friend,
    npc_modifier,
    on_tile,
    where,
)
from nocturne.chapters.rules.table.frames import Asked, in_combat
from nocturne.chapters.rules.table.votes import ask, decided, small_seats
from nocturne.chapters.rules.tile.placing import walk
from nocturne.chapters.rules.turns.turn import end_of_turn_tokens, turn_hazards
from nocturne.chapters.state import ChaptersState, Npc
from nocturne.kernel.decision import Choice, Question
from nocturne.kernel.frames import starts
from nocturne.kernel.state import Frame

SPRINT = 2
"""CHA-TGT-04, CHA-ALC-02: the Movement a discarded card gives."""


class NpcStep(IntEnum):
    """The steps of an NPC's turn (CHA-NTURN-01)."""

    BEGIN = 0
    REVEAL = 1
    AIM = 2
    SPECIAL = 3
    APPROACH = 4
    ATTACK = 5
    PASSIVE = 6
    END = 7


@starts("npc turn")
class NpcTurn(Frame, kw_only=True):
    """One NPC's turn. ``aim`` is its first target, ``target`` the one it can reach."""

    who: str
    aim: str = ""
    target: str = ""
    tied: list[str] = []
    kept: bool = False  # its card waits for the next round (CHA-GAP-24)
    rushed: bool = False  # it gave up its card to run

    @in_combat
    def run(self, state: ChaptersState) -> Asked:
        npc = state.play.npcs[self.who]
        if npc.hex is None:
            self._leave(state)
            return None
        if self.step == NpcStep.AIM:
            return self._aim(state, npc)
        step, self.step = self.step, self.step + 1
        match step:
            case NpcStep.BEGIN:
                state.emit(TurnBegun(self.who))
                turn_hazards(state, self.who)
            case NpcStep.REVEAL:
                self._reveal(state, npc)
            case NpcStep.SPECIAL:
                self._special_begins(state, npc)
            case NpcStep.APPROACH:
                self._approach(state, npc)
            case NpcStep.ATTACK:
                self._attack(state, npc)
            case NpcStep.PASSIVE:
                self._passive(state)
            case _:
                end_of_turn_tokens(state, self.who)
                if not self.kept:
                    discard_npc_card(state, self.who)
                self._leave(state)
        return None

    def _leave(self, state: ChaptersState) -> None:
        state.pop()
        state.fight.acted += (self.who,)

    # -- the card

    def _reveal(self, state: ChaptersState, npc: Npc) -> None:
        card = self._card(state, npc)
        stunned = bool(npc.tokens.get("stun"))  # CHA-TOK-06, CHA-GAP-35
        keeps = card is not None and card.kind == "defence" and state.options.stunned_npc == "keeps_defence"
        if stunned and not keeps:
            discard_npc_card(state, self.who)
            self.step = NpcStep.PASSIVE
            return
        if card is None:
            return
        show_card(state, self.who)
        if card.kind == "defence":  # CHA-NTURN-06: no attack this round, and no move without one
            self.step = NpcStep.PASSIVE
            return
        self._apply(state, f"npccard:{npc.card}:{self.who}:on_reveal")  # CHA-CARD-09

    def _special_begins(self, state: ChaptersState, npc: Npc) -> None:
        """CHA-NPC-09: what a special attack does before the blow, or instead of one."""
        special = self._special(state, npc)
        if special is None:
            return
        index, printed = special
        state.emit(SpecialUsed(self.who, special_text(state, npc, index)))
        self._apply(state, f"special:{self.who}:{index}:on_reveal", self.target or self.aim)
        if not printed.attack:
            self.step = NpcStep.PASSIVE

    def _card(self, state: ChaptersState, npc: Npc) -> NpcCard | None:
        return lookup.npc_card(state, self.who, npc.card) if npc.card else None

    def _special(self, state: ChaptersState, npc: Npc) -> tuple[int, Special] | None:
        card = self._card(state, npc)
        if card is None or not card.kind.startswith("special"):
            return None
        return lookup.special_for(state, npc, card.kind)

    def _apply(self, state: ChaptersState, source: str, target: str = "") -> None:
        state.push(Apply(source=source, actor=self.who, target=target, default="self"))

    # -- the target

    def _aim(self, state: ChaptersState, npc: Npc) -> Asked:
        """CHA-GAP-24: the named target; if it is out of reach, the same criterion among those in reach
        (allies skip this, CHA-ALC-02)."""
        if self.tied:
            return self._ask_target(state)
        kind: Any = self._criterion(state, npc)
        everybody = candidates(state, self.who, self._reach(state, npc))
        if kind == "self" or not everybody:
            self.aim = self.target = self.who if kind == "self" else ""
            self.step = NpcStep.SPECIAL if kind == "self" else NpcStep.PASSIVE
            return None
        if not self.aim:
            found = choose(kind, everybody)
            self.tied = found if len(found) > 1 else []
            self.aim = found[0] if len(found) == 1 else ""
            return None
        near = [one for one in everybody if one.path is not None and one.path <= self._points(state)]
        if any(one.id == self.aim for one in near):
            self.target = self.aim
        elif near and npc.side == "enemy" and state.options.retargeting == "same_criterion":
            found = choose(kind, near)
            if len(found) > 1:
                self.tied = found
                return None
            self.target = found[0]
        self.step = NpcStep.SPECIAL
        return None

    def _ask_target(self, state: ChaptersState) -> Asked:
        """CHA-TGT-03: what Initiative does not decide, the coterie does; for a summon, its summoner
        (CHA-GAP-55)."""
        npc = state.play.npcs[self.who]
        own = bool(npc.summoner) and state.options.summon_ties == "summoner"
        seats = [state.seat_of(self.who)] if own else small_seats(state)
        return ask(seats, self._target_question)

    def _target_question(self, seat: int) -> Question:
        question = Question(seat, "chapters-ask-npc-target", npc=f"figure:{self.who}")
        for ident in self.tied:
            question.offer(
                f"target:{ident}",
                "chapters-do-target",
                ident,
                args={"target": f"figure:{ident}"},
                subjects=(f"figure:{ident}",),
                rules=("CHA-TGT-03",),
            )
        return question

    def take_all(self, state: ChaptersState, choices: list[Choice]) -> None:
        chosen = decided(state, choices)
        self.tied = []
        if self.aim:
            self.target = chosen
            self.step = NpcStep.SPECIAL
        else:
            self.aim = chosen

    def _criterion(self, state: ChaptersState, npc: Npc) -> str:
        """CHA-TGT-01: the profile's target unless the card or the special attack names another."""
        card, special = self._card(state, npc), self._special(state, npc)
        if special is not None and special[1].target is not None:
            return special[1].target
        if card is not None and card.target is not None:
            return card.target
        return lookup.npc_target(state, npc)

    def _reach(self, state: ChaptersState, npc: Npc) -> int:
        card, special = self._card(state, npc), self._special(state, npc)
        return max(
            lookup.npc_reach(state, npc),
            card.reach if card is not None else 1,
            special[1].reach if special is not None else 1,
        )

    def _points(self, state: ChaptersState) -> int:
        npc = state.play.npcs[self.who]
        if npc.tokens.get("stun") or npc.tokens.get("immobility"):
            return 0
        return npc_values.npc_movement(state, self.who) + (SPRINT if self.rushed else 0)

    # -- moving and attacking

    def _approach(self, state: ChaptersState, npc: Npc) -> None:
        """CHA-NTURN-02: it moves only to reach its target, by the fastest way. Out of reach of everybody it
        runs (CHA-TGT-04, CHA-ALC-02), unless somebody is in sight: then it keeps its card (CHA-GAP-24)."""
        goal = self.target or self.aim
        if goal == self.who:
            self.step = NpcStep.PASSIVE
            return
        if not self.target:
            state.emit(NpcWaits(self.who))
            self.step = NpcStep.PASSIVE
            self.kept = npc.side == "enemy" and self._sees_somebody(state)
            if not self.kept and npc.card:
                discard_npc_card(state, self.who)
                self.rushed = True
        way = ways_to_attack(state, self.who, [goal], self._reach(state, npc))[goal]
        way = way or way_near(state, self.who, goal)
        if way is not None and way.path:
            walk(state, self.who, along(way, ground_for(state, self.who), self._points(state)).path)

    def _sees_somebody(self, state: ChaptersState) -> bool:
        return any(
            npc_modifier(state, self.who, hex_, ident) is not None
            for ident, _, hex_ in on_tile(state)
            if is_friend(state, ident)
        )

    def _attack(self, state: ChaptersState, npc: Npc) -> None:
        reach = self._reach(state, npc)
        if npc.hex is None or not in_reach(state, self.who, self.target, reach, npc.hex):
            return
        turn_to(state, self.who, self.target)
        card, special = self._card(state, npc), self._special(state, npc)
        bonus = (card.bonus if card is not None else 0) + (special[1].bonus if special is not None else 0)
        targets, on_hit = [self.target], ""
        if card is not None and card.on_hit:
            on_hit = f"npccard:{npc.card}:{self.who}:on_hit"
        if special is not None:
            index, printed = special
            on_hit = f"special:{self.who}:{index}:on_hit" if printed.on_hit else on_hit
            targets = self._all_hit(state, printed)
        amount = max(0, npc_values.npc_attack(state, self.who) + bonus)  # CHA-NTURN-05, CHA-ALC-03
        state.push(NpcStrike(who=self.who, targets=targets, amount=amount, on_hit=on_hit))

    def _all_hit(self, state: ChaptersState, special: Special) -> list[str]:
        others: list[str] = []
        if special.hits == "adjacent":
            others = enemies_touching(state, self.who)
        elif special.hits == "in_sight":
            here = where(state, self.who)
            friend = is_friend(state, self.who)
            others = [
                ident
                for ident, _, _ in on_tile(state)
                if is_friend(state, ident) != friend
                and can_be_hit(state, ident)
                and here is not None
                and in_reach(state, self.who, ident, special.reach, here)
            ]
        return [self.target, *(one for one in others if one != self.target)]

    def _passive(self, state: ChaptersState) -> None:
        for owner, passive in modifiers.passives(state):
            if owner == self.who and passive.turn_end:
                self._apply(state, f"passive:{self.who}:turn_end")


def special_text(state: ChaptersState, npc: Npc, index: int) -> str:
    """Where the text of a special attack is found, for the log."""
    if npc.kind == "ally":
        return f"ally/{npc.source}/{state.campaign.coterie.ally_level}/{index}"
    return f"special/{npc.source}/{npc.phase}/{index}"


# -- who can be reached


def candidates(state: ChaptersState, who: str, reach: int) -> list[Candidate]:
    """CHA-GAP-25: everybody an NPC, ally or summon could attack, and how long the way there is."""
    here = where(state, who)
    assert here is not None
    friend = is_friend(state, who)
    others = [
        ident
        for ident, _, _ in on_tile(state)
        if is_friend(state, ident) != friend and can_be_hit(state, ident)
    ]
    found = []
    for ident, way in ways_to_attack(state, who, others, reach).items():
        figure = state.figure(ident)
        assert figure.hex is not None
        path = None if way is None else way.cost
        straight = distance(here, figure.hex)
        found.append(Candidate(ident, figure.initiative, _wounds(state, ident), straight, path))
    return found


def _wounds(state: ChaptersState, ident: str) -> int:
    damage = state.figure(ident).damage
    if state.options.wounded == "points":
        return damage
    vampire = ident in state.play.vampires
    track = (
        character_values.damage_track(state, ident) if vampire else npc_values.npc_damage_track(state, ident)
    )
    return 100 * damage // max(1, track)


def in_reach(state: ChaptersState, who: str, target: str, reach: int, here: Hex) -> bool:
    """Whether somebody standing on a hex could attack a target: beside it (CHA-POS-20), or within a longer
    reach with nothing between (CHA-TGT-05)."""
    there = where(state, target)
    if there is None:
        return False
    apart = distance(here, there)
    if apart == 1:
        return lookup.tile_of(state).open_between(here, there)
    return 1 < apart <= reach and clear_line(state, here, there, who)


def ways_to_attack(state: ChaptersState, who: str, targets: list[str], reach: int) -> dict[str, Way | None]:
    """For each target the fastest way to a hex from which it can be attacked; an empty way when that is
    here."""
    here = where(state, who)
    assert here is not None
    open_ways = movement.reach(here, ground_for(state, who)).ways
    found: dict[str, Way | None] = {}
    for target in targets:
        there = where(state, target)
        if there is None:
            found[target] = None
        elif in_reach(state, who, target, reach, here):
            found[target] = Way()
        else:
            fitting = [
                open_ways[place]
                for place in within(there, reach)
                if place in open_ways and in_reach(state, who, target, reach, place)
            ]
            found[target] = min(fitting, key=lambda way: (way.cost, way.fires, way.path), default=None)
    return found


def way_near(state: ChaptersState, who: str, target: str) -> Way | None:
    """Where no way leads to the target, the way to the hex nearest to it."""
    here, there = where(state, who), where(state, target)
    if here is None or there is None:
        return None
    open_ways = movement.reach(here, ground_for(state, who)).ways
    best = min(open_ways, key=lambda p: (distance(p, there), open_ways[p].cost, p[1], p[0]), default=None)
    if best is None or distance(best, there) >= distance(here, there):
        return None
    return open_ways[best]
