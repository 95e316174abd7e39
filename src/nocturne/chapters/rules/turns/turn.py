"""What a turn in the main sequence and an active turn in combat share: moving, turning, using the Blood.

A player moves, uses the Blood and does one action, each once and in any order (CHA-MAIN-01, CHA-PTURN-01).
A movement may be made in several steps, as long as nothing else comes between them (CHA-PTURN-03).
"""

from __future__ import annotations

from functools import lru_cache

from nocturne.chapters.components.fire import FIRE_DAMAGE
from nocturne.chapters.components.hexes import Facing, Hex, adjacent, by_name, name_of
from nocturne.chapters.components.movement import Reach, Way, reach
from nocturne.chapters.events.tile import TurnBegun, Turned
from nocturne.chapters.rules.effects.apply import Apply
from nocturne.chapters.rules.harm.belongings import end_power
from nocturne.chapters.rules.harm.damage import hurt
from nocturne.chapters.rules.harm.tokens import drop_tokens
from nocturne.chapters.rules.table import character_values, lookup, modifiers
from nocturne.chapters.rules.table.board import arms_beside, burns, ground_for, token_hexes, where
from nocturne.chapters.rules.table.frames import TurnFacts
from nocturne.chapters.rules.tile.placing import walk
from nocturne.chapters.rules.tile.triggers import stops
from nocturne.chapters.rules.turns.blood import end_surge
from nocturne.chapters.state import ChaptersState
from nocturne.kernel.decision import Question, Why

_MOVED = Why("chapters-why-moved", "CHA-PTURN-03")
_NO_MOVEMENT = Why("chapters-why-no-movement", "CHA-TOK-11")


class Turn(TurnFacts, kw_only=True):
    """The turn of one character: what it may still do, and how it is done."""

    def why_not_act(self, state: ChaptersState, rule: str) -> Why | None:
        """Why the action of this turn is no longer to be had."""
        if self.acted or (self._one_only(state) and (self.moving or self.moved or self.blood)):
            return Why("chapters-why-acted", rule)
        return None

    def no_more_blood(self, state: ChaptersState) -> bool:
        """Whether the Blood of this turn is no longer to be had."""
        return self.blood or (self._one_only(state) and (self.moving or self.moved or self.acted))

    def _one_only(self, state: ChaptersState) -> bool:
        """CHA-GAP-26: a table may read that a turn is a move, the Blood or an action, not one of each."""
        return state.options.turn_parts == "one_of_them"

    # -- movement

    def movement_points(self, state: ChaptersState) -> int:
        """The points left, or those a movement begun now would have."""
        if self.moving:
            return self.points
        return character_values.movement(state, self.who) + self.more

    def why_not_move(self, state: ChaptersState) -> Why | None:
        """Why the character cannot move any more, or at all."""
        tokens = state.vampire(self.who).tokens
        if self.moved or (self._one_only(state) and (self.blood or self.acted)):
            return _MOVED
        if tokens.get("stun"):
            return Why("chapters-why-stunned", "CHA-TOK-06")
        if tokens.get("immobility"):
            return Why("chapters-why-immobile", "CHA-TOK-10")
        if modifiers.forbidden(state, self.who, "move"):
            return Why("chapters-why-card-forbids", "CHA-GEN-01")
        if self.movement_points(state) <= 0:
            return _NO_MOVEMENT
        return None

    def ends(self, state: ChaptersState) -> list[Hex]:
        """Hexes that end the movement when entered: where the character is waited for."""
        return stops(state, self.who)

    def ways(self, state: ChaptersState) -> dict[Hex, Way]:
        """Where the character can go now."""
        if self.why_not_move(state) is not None:
            return {}
        found = self._reach(state)
        return {} if found is None else found.ways

    def _reach(self, state: ChaptersState) -> Reach | None:
        here = where(state, self.who)
        if here is None:
            return None
        ground = ground_for(state, self.who, self.ends(state))
        return reach(here, ground, self.movement_points(state))

    def offer_moves(self, question: Question, state: ChaptersState) -> None:
        """CHA-MOV-01: one option for each hex in reach: ``move:C4``."""
        why = self.why_not_move(state)
        if why is not None:
            question.refuse("move", "chapters-do-move-anywhere", why, subjects=(f"figure:{self.who}",))
            return
        found = self._reach(state)
        if found is not None:
            for key, value, args, subjects in _moves(found):
                question.offer(
                    key, "chapters-do-move", value, args=args, subjects=subjects, rules=("CHA-MOV-01",)
                )

    def move(self, state: ChaptersState, way: Way, ends: bool) -> None:
        """Go by a way that was offered. ``ends``: the movement ends where it leads to."""
        if not self.moving:
            self.points = self.movement_points(state)
            self.change(moving=True, more=0, path=[])
        entered = walk(state, self.who, way.path)
        self.path += entered
        self.points -= way.cost
        self.turned = False
        if ends or self.points <= 0:
            self.points = 0

    def end_movement(self) -> None:
        """Something else is done: the movement is over, unless a power allows another one."""
        if self.moving:
            self.moving = False
            self.moved = self.moves_again == 0
            self.moves_again = max(0, self.moves_again - 1)

    def end_action(self) -> None:
        """The action is used, unless a power allows another one."""
        self.acted = self.acts_again == 0
        self.acts_again = max(0, self.acts_again - 1)

    def offer_facings(self, question: Question, state: ChaptersState) -> None:
        """CHA-POS-06: in its own turn a player may turn the figure freely."""
        if self.turned:
            return
        now = state.vampire(self.who).facing
        for facing, key, value, args in _FACINGS:
            if facing != now:
                question.offer(key, "chapters-do-face", value, args=args, rules=("CHA-POS-06",))

    def face(self, state: ChaptersState, name: str) -> None:
        """Turn the figure."""
        state.vampire(self.who).facing = int(Facing[name])
        self.turned = True
        state.emit(Turned(self.who, name))

    # -- start and end

    def begin(self, state: ChaptersState) -> None:
        """The start of an active turn: what lasted until now ends, then fire and arms hurt."""
        vampire = state.vampire(self.who)
        state.emit(TurnBegun(self.who))
        if vampire.surge:
            end_surge(state, self.who)  # CHA-TOK-12
        if vampire.power and vampire.power_until in ("round", "turn"):
            end_power(state, self.who)
        effects = lookup.book(state).effects
        for effect in (*state.player_of(self.who).effects, *state.campaign.coterie.effects):
            if effects[effect].turn_start:
                state.push(
                    Apply(source=f"effect:{effect}", actor=self.who, involved=[self.who], default="self")
                )
        turn_hazards(state, self.who)

    def finish(self, state: ChaptersState) -> None:
        """The end of an active turn: Bleed, and the tokens that last until now (CHA-TOK-04, CHA-TOK-07,
        CHA-TOK-10, CHA-TOK-11)."""
        end_of_turn_tokens(state, self.who)
        vampire = state.vampire(self.who)
        if vampire.power and vampire.power_until == "turn":
            end_power(state, self.who)


_FACINGS = tuple(
    (int(one), f"face:{one.name}", ("face", one.name), {"facing": f"facing:{one.name}"}) for one in Facing
)

_Move = tuple[str, tuple[str, Way, bool], dict[str, object], tuple[str, ...]]


@lru_cache(maxsize=500)
def _moves(found: Reach) -> list[_Move]:
    """The options of a movement: key, value, arguments and subjects. Made once for what ``reach`` keeps."""
    moves: list[_Move] = []
    for place in by_name(found.ways):
        name, way = name_of(place), found.ways[place]
        args: dict[str, object] = {
            "hex": f"hex:{name}",
            "cost": way.cost,
            "fires": way.fires,
            "path": [f"hex:{name_of(step)}" for step in way.path],
        }
        moves.append((f"move:{name}", ("move", way, place in found.ends), args, (f"hex:{name}",)))
    return moves


def turn_hazards(state: ChaptersState, ident: str) -> None:
    """What hurts somebody who starts its turn where it stands: fire (CHA-FIRE-02), Arms of Ahriman
    (CHA-AHR-01), and Melissa's fear of light (CHA-FLAW-15)."""
    here = where(state, ident)
    if here is None:
        return
    if burns(state, ident, here):
        hurt(state, ident, FIRE_DAMAGE, unavoidable=True)
    arms = arms_beside(state, ident)
    if arms:
        hurt(state, ident, arms, unavoidable=True)
    afraid = ident in state.play.vampires and "enemy_of_light" in lookup.flaws(state, ident)
    if afraid and any(adjacent(here, place) for place in token_hexes(state, "fire")):
        hurt(state, ident, 1, unavoidable=True)


def end_of_turn_tokens(state: ChaptersState, ident: str) -> None:
    """Bleed hurts; Stun, Immobility and Slow tokens are discarded."""
    bleed = state.figure(ident).tokens.get("bleed", 0)
    if bleed:
        hurt(state, ident, bleed, unavoidable=True)
    for kind in ("stun", "immobility", "slow"):
        drop_tokens(state, ident, kind)
