"""What a turn in the main sequence and an active turn in combat share: moving, turning, using the Blood.

A player moves, uses the Blood and does one action, each once and in any order (CHA-MAIN-01, CHA-PTURN-01).
A movement may be made in several steps, as long as nothing else comes between them (CHA-PTURN-03).
"""

from __future__ import annotations

from functools import cache, lru_cache

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
from nocturne.chapters.rules.table.modifiers import Totals
from nocturne.chapters.rules.table.references import subject
from nocturne.chapters.rules.tile.placing import walk
from nocturne.chapters.rules.tile.triggers import stops
from nocturne.chapters.rules.turns.blood import end_surge
from nocturne.chapters.state import ChaptersState
from nocturne.kernel.decision import Option, Prepared, Question, Why

_MOVED = Why("chapters-why-moved", "CHA-PTURN-03")
_NO_MOVEMENT = Why("chapters-why-no-movement", "CHA-TOK-11")
_STUNNED = Why("chapters-why-stunned", "CHA-TOK-06")
_IMMOBILE = Why("chapters-why-immobile", "CHA-TOK-10")
_CARD_FORBIDS = Why("chapters-why-card-forbids", "CHA-GEN-01")
_MOVE_RULES = ("CHA-MOV-01",)


@cache
def _acted(rule: str) -> Why:
    return Why("chapters-why-acted", rule)


class Turn(TurnFacts, kw_only=True):
    """The turn of one character: what it may still do, and how it is done."""

    def why_not_act(self, state: ChaptersState, rule: str) -> Why | None:
        """Why the action of this turn is no longer to be had."""
        if self.acted or (self._one_only(state) and (self.moving or self.moved or self.blood)):
            return _acted(rule)
        return None

    def no_more_blood(self, state: ChaptersState) -> bool:
        """Whether the Blood of this turn is no longer to be had."""
        return self.blood or (self._one_only(state) and (self.moving or self.moved or self.acted))

    def _one_only(self, state: ChaptersState) -> bool:
        """CHA-GAP-26: a table may read that a turn is a move, the Blood or an action, not one of each."""
        return state.options.turn_parts == "one_of_them"

    # -- movement

    def movement_points(self, state: ChaptersState, cards: Totals | None = None) -> int:
        """The points left, or those a movement begun now would have. ``cards`` are the modifiers of the
        character, if they are at hand; so below."""
        if self.moving:
            return self.points
        return character_values.movement(state, self.who, cards) + self.more

    def why_not_move(self, state: ChaptersState, cards: Totals | None = None) -> Why | None:
        """Why the character cannot move any more, or at all."""
        if self.moved or (self._one_only(state) and (self.blood or self.acted)):
            return _MOVED
        tokens = state.vampire(self.who).tokens
        if tokens and tokens.get("stun"):
            return _STUNNED
        if tokens and tokens.get("immobility"):
            return _IMMOBILE
        cards = cards or modifiers.totals(state, self.who)
        if "move" in cards.forbids:
            return _CARD_FORBIDS
        if self.movement_points(state, cards) <= 0:
            return _NO_MOVEMENT
        return None

    def ends(self, state: ChaptersState, cards: Totals) -> list[Hex]:
        """Hexes that end the movement when entered: where the character is waited for."""
        return stops(state, self.who)

    def ways(self, state: ChaptersState) -> dict[Hex, Way]:
        """Where the character can go now."""
        cards = modifiers.totals(state, self.who)
        if self.why_not_move(state, cards) is not None:
            return {}
        found = self._reach(state, cards)
        return {} if found is None else found.ways

    def _reach(self, state: ChaptersState, cards: Totals) -> Reach | None:
        here = where(state, self.who)
        if here is None:
            return None
        ground = ground_for(state, self.who, self.ends(state, cards), cards)
        return reach(here, ground, self.movement_points(state, cards))

    def offer_moves(self, question: Question, state: ChaptersState, cards: Totals | None = None) -> None:
        """CHA-MOV-01: one option for each hex in reach: ``move:C4``."""
        cards = cards or modifiers.totals(state, self.who)
        why = self.why_not_move(state, cards)
        if why is not None:
            question.offer_prepared(_no_movement(self.who), why)
            return
        found = self._reach(state, cards)
        if found is not None:
            options, values = _moves(found)
            question.options += options
            question.values += values

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
        question.offer_all(_FACINGS[now])

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


def _face(one: Facing) -> Prepared:
    args = {"facing": f"facing:{one.name}"}
    return Prepared(
        f"face:{one.name}", "chapters-do-face", ("face", one.name), args=args, rules=("CHA-POS-06",)
    )


_FACINGS = {int(now): tuple(_face(one) for one in Facing if one != now) for now in Facing}
"""The other corners a figure may turn to, by the one it faces now."""


@cache
def _no_movement(who: str) -> Prepared:
    return Prepared("move", "chapters-do-move-anywhere", subjects=subject("figure", who))


@cache
def _hex_names(place: Hex) -> tuple[str, str, tuple[str, ...]]:
    """What an option to move to a hex is made of: its key, the reference of the hex, its subjects."""
    name = name_of(place)
    return f"move:{name}", f"hex:{name}", (f"hex:{name}",)


@lru_cache(maxsize=500)
def _moves(found: Reach) -> tuple[list[Option], list[tuple[str, Way, bool]]]:
    """The options of a movement, and what stands behind them. Made once for what ``reach`` keeps."""
    options = []
    values = []
    for place in by_name(found.ways):
        way = found.ways[place]
        key, ref, subjects = _hex_names(place)
        path = [_hex_names(step)[1] for step in way.path]
        args = {"hex": ref, "cost": way.cost, "fires": way.fires, "path": path}
        options.append(Option(key, "chapters-do-move", args, subjects, _MOVE_RULES))
        values.append(("move", way, place in found.ends))
    return options, values


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
