"""Combat: how it starts, its rounds, and how it ends.

All characters on the tile take part (CHA-GEN-08), and every NPC with a profile unless its chapter keeps it
out (CHA-CMB-03, CHA-GAP-28). A round: lay cards, draw for the NPCs, turns by Initiative, end of round.
"""

from __future__ import annotations

from enum import IntEnum

from nocturne.chapters.components.hexes import by_name, hex_of
from nocturne.chapters.components.movement import nearest_free
from nocturne.chapters.events.combat import (
    ChampionChosen,
    CombatBegun,
    CombatEnded,
    DeckReshuffled,
    InitiativeChanged,
)
from nocturne.chapters.events.figures import PowerEnded
from nocturne.chapters.events.tile import RoundBegun
from nocturne.chapters.rules.combat.hands import ChooseHand, LayCards
from nocturne.chapters.rules.effects.apply import Apply
from nocturne.chapters.rules.effects.people import reveal_profile
from nocturne.chapters.rules.effects.tile import arrange
from nocturne.chapters.rules.harm.belongings import lose_effect
from nocturne.chapters.rules.harm.damage import revive
from nocturne.chapters.rules.harm.tokens import drop_tokens
from nocturne.chapters.rules.harm.tracks import fit_tracks
from nocturne.chapters.rules.table import character_values, lookup, modifiers, npc_values
from nocturne.chapters.rules.table.board import closed, is_friend, on_tile, where
from nocturne.chapters.rules.table.frames import Asked, in_chapter, in_combat
from nocturne.chapters.rules.table.votes import ask, decided, small_seats
from nocturne.chapters.rules.tile.arrivals import offer_hexes
from nocturne.chapters.rules.tile.placing import put
from nocturne.chapters.rules.tile.prey import Flee
from nocturne.chapters.rules.tile.rounds import SpreadFire, tick_trackers
from nocturne.chapters.rules.tile.triggers import set_off
from nocturne.chapters.state import ChaptersState, Fight, Npc, Pile
from nocturne.kernel.decision import Choice, Question
from nocturne.kernel.frames import start
from nocturne.kernel.state import Frame

AMBUSH = 2
"""CHA-INI-10."""


def start_combat(
    state: ChaptersState,
    *,
    by: str = "",
    declarer: str = "",
    enemies: tuple[str, ...] = (),
    only: bool = False,
    win: str = "",
    lose: str = "",
    scripted: bool = False,
    champion: str = "",
) -> None:
    """Begin a combat as soon as what runs now has stopped. ``by`` is the NPC that started it, ``declarer``
    the character that did, ``enemies`` those a page names; ``champion`` the character that fights alone, or
    ``any`` for one the players choose."""
    play = state.play
    attacked = tuple(npc for npc in (by, *enemies) if npc)
    if play.fight is not None:  # a page read during a combat brings more enemies into it
        play.fight.change(win=win or play.fight.win, lose=lose or play.fight.lose)
        play.fight.attacked += attacked
        return
    ambushers = [w for w in state.active() if state.vampire(w).tokens.get("stealth")]
    if state.options.ambush_bonus == "declarer":  # CHA-INI-10, CHA-GAP-34
        ambushers = [w for w in ambushers if w == declarer]
    for who in ambushers:
        play.initiative = {**play.initiative, who: play.initiative.get(who, 0) + AMBUSH}
    play.fight = Fight(win=win, lose=lose, scripted=scripted, attacked=attacked, only=only or bool(champion))
    play.combats += 1
    if champion == "any":
        state.enqueue(ChooseChampion())
    elif champion:
        name_champion(state, champion)
    state.enqueue(Combat())


def takes_part(state: ChaptersState, ident: str, npc: Npc) -> bool:
    """CHA-CMB-03, CHA-GAP-28: whether an NPC on the tile fights, or would at once."""
    if npc.hex is None or npc.kind != "profile":
        return False
    fight = state.fight
    if npc.fights or ident in fight.attacked or (npc.side == "friend" and not fight.champion):
        return True
    entry = next((one for one in lookup.chapter_book(state).setup.npcs if one.id == ident), None)
    if fight.only or (entry is not None and entry.joins_combat != "always"):
        return False
    return npc.attitude == "aggressive" or state.options.neutral_npcs == "join"


def join(state: ChaptersState, ident: str) -> None:
    """An NPC takes part from now on: profile up, Initiative set."""
    npc = state.play.npcs[ident]
    if npc.fights or npc.hex is None:
        return
    reveal_profile(state, ident)
    npc.fights = True
    given = _given_initiative(state, ident)
    npc.initiative = npc_values.clamp_initiative(npc_values.npc_initiative(state, ident) + given)
    deck_for(state, ident)
    if state.fight.round:
        draw_card(state, ident)


def _given_initiative(state: ChaptersState, ident: str) -> int:
    """The Initiative somebody was given before the combat; it is used now."""
    play = state.play
    given = play.initiative.get(ident, 0)
    if ident in play.initiative:
        play.initiative = {who: by for who, by in play.initiative.items() if who != ident}
    return given


def enemies_left(state: ChaptersState) -> list[str]:
    """CHA-CMB-06: the enemies that still stand; what they summoned goes with them."""
    return [
        ident
        for ident, npc in state.play.npcs.items()
        if npc.side == "enemy" and takes_part(state, ident, npc)
    ]


def combat_is_over(state: ChaptersState) -> bool:
    """Whether nobody is left to fight; the combat is then won."""
    fight = state.fight
    if not fight.over and not enemies_left(state):
        fight.over = "won"
    return bool(fight.over)


# -- decks


def deck_for(state: ChaptersState, ident: str) -> Pile:
    """The pile an NPC draws from, shuffled when the combat first needs it (CHA-NTURN-04); a boss's is the
    common cards with its own (CHA-BOSS-01), and all allies share one (CHA-ALLY-10)."""
    decks, name = state.fight.decks, lookup.deck_of(state, ident)
    if name not in decks:
        pack, npc = lookup.book(state), state.play.npcs[ident]
        if name == "ally":
            cards = pack.decks["ally"].pile()
        else:
            profile = pack.profiles[npc.source]
            cards = pack.decks[profile.deck or profile.type].pile()
            cards += [card for card, printed in profile.cards.items() for _ in range(printed.copies)]
        state.chance.shuffle(cards)
        decks[name] = Pile(draw=tuple(cards))
    return decks[name]


def draw_card(state: ChaptersState, ident: str) -> None:
    """CHA-CMB-11: one card face down, from the discards shuffled anew when the deck is empty
    (CHA-NTURN-04)."""
    npc = state.play.npcs[ident]
    if npc.card or npc.kind == "summon":
        return
    pile = deck_for(state, ident)
    if not pile.draw and pile.discard:
        cards = list(pile.discard)
        state.chance.shuffle(cards)
        pile.change(draw=tuple(cards), discard=())
        state.emit(DeckReshuffled(lookup.deck_of(state, ident).partition(":")[0]))
    if pile.draw:
        npc.change(card=pile.draw[-1], shown=False)
        pile.draw = pile.draw[:-1]


def name_champion(state: ChaptersState, who: str) -> None:
    """From now on one character fights for all."""
    state.fight.champion = who
    state.emit(ChampionChosen(who))


class ChooseChampion(Frame, kw_only=True):
    """The players choose who fights alone."""

    @in_combat
    def run(self, state: ChaptersState) -> Asked:
        active = state.active()
        if len(active) == 1:
            self._chosen(state, active[0])
            return None
        return ask([state.seat_of(who) for who in active], lambda seat: self._question(state, seat))

    def _question(self, state: ChaptersState, seat: int) -> Question:
        question = Question(seat, "chapters-ask-champion")
        for who in state.active():
            question.offer(
                f"figure:{who}",
                "chapters-do-receiver",
                who,
                args={"who": f"figure:{who}"},
                subjects=(f"figure:{who}",),
                rules=("CHA-GEN-01",),
            )
        return question

    def take_all(self, state: ChaptersState, choices: list[Choice]) -> None:
        self._chosen(state, decided(state, choices))

    def _chosen(self, state: ChaptersState, who: str) -> None:
        state.pop()
        name_champion(state, who)


class PlaceAlly(Frame, kw_only=True):
    """CHA-ALLY-04: a coterie ally comes to a hex beside a character, the players choose which."""

    ally: str

    @in_combat
    def run(self, state: ChaptersState) -> Asked:
        room = self._room(state)
        if len(room) < 2:
            state.pop()
            if room:
                self._arrive(state, room[0])
            return None
        return ask(small_seats(state), lambda seat: self._question(seat, state))

    def _room(self, state: ChaptersState) -> list[tuple[int, int]]:
        tile, full = lookup.tile_of(state), closed(state)
        homes = [hex_ for who in state.active() if (hex_ := where(state, who)) is not None]
        beside = {p for home in homes for p in tile.ways_from(home) if p not in full}
        return by_name(beside) or (nearest_free(homes[0], tile, full)[:1] if homes else [])

    def _question(self, seat: int, state: ChaptersState) -> Question:
        question = Question(seat, "chapters-ask-place-ally", ally=f"figure:{self.ally}")
        offer_hexes(question, self._room(state), "CHA-ALLY-04")
        return question

    def take_all(self, state: ChaptersState, choices: list[Choice]) -> None:
        state.pop()
        self._arrive(state, decided(state, choices))

    def _arrive(self, state: ChaptersState, place: tuple[int, int]) -> None:
        npc = state.play.npcs[self.ally]
        npc.fights = True
        put(state, self.ally, place)
        given = _given_initiative(state, self.ally)
        npc.initiative = npc_values.clamp_initiative(npc_values.npc_initiative(state, self.ally) + given)
        deck_for(state, self.ally)


class CombatStep(IntEnum):
    """The steps of a combat and of its rounds."""

    BEGIN = 0
    HANDS = 1
    ROUND = 2
    PASSIVES = 3
    LAY = 4
    DRAW = 5
    TURNS = 6
    ROUND_END = 7


class Combat(Frame, kw_only=True):
    """A combat from its start to its end."""

    tied: list[str] = []

    @in_chapter
    def run(self, state: ChaptersState) -> Asked:
        if self.step > CombatStep.BEGIN and combat_is_over(state):
            self._end(state)
            return None
        if self.step > CombatStep.BEGIN and self._newcomers(state):
            return None
        if self.step > CombatStep.BEGIN and set_off(state):
            return None
        if self.step == CombatStep.TURNS:
            return self._turns(state)
        step, self.step = self.step, self.step + 1
        match step:
            case CombatStep.BEGIN:
                self._begin(state)
            case CombatStep.HANDS:
                for who in reversed(state.fighters()):  # CHA-CMB-05
                    state.push(ChooseHand(who=who))
            case CombatStep.ROUND:
                state.fight.round += 1
                state.fight.standing = {i: state.figure(i).initiative for i in self._waiting(state)}
                state.play.round += 1
                state.emit(RoundBegun(state.fight.round, True))
                state.push(SpreadFire())
            case CombatStep.PASSIVES:
                for owner, passive in modifiers.passives(state):
                    if passive.round_start:
                        source = f"passive:{owner}:round_start"
                        state.push(Apply(source=source, actor=owner, default="self"))
            case CombatStep.LAY:
                state.push(LayCards())
            case CombatStep.DRAW:
                for ident, npc in state.play.npcs.items():
                    if npc.fights and npc.hex is not None:
                        draw_card(state, ident)
            case _:
                self.step = CombatStep.ROUND
                end_round(state)
        return None

    # -- starting

    def _begin(self, state: ChaptersState) -> None:
        play = state.play
        for who in state.active():
            drop_tokens(state, who, "stealth")  # CHA-STL-17
            vampire = state.vampire(who)
            given = _given_initiative(state, who)
            vampire.initiative = npc_values.clamp_initiative(
                character_values.base_initiative(state, who) + given
            )
            vampire.change(hand=(), played=(), chosen="", reacted="", borrowed=0)
        self._newcomers(state)
        state.emit(CombatBegun(tuple(enemies_left(state))))
        for ally in reversed(play.allies):
            npc = play.npcs[ally]
            if not npc.gone and not state.fight.champion:
                state.push(PlaceAlly(ally=ally))

    # -- turns

    def _turns(self, state: ChaptersState) -> Asked:
        """CHA-INI-03: from the highest Initiative to the lowest; nobody acts twice (CHA-GAP-57)."""
        if self.tied:
            return self._ask_order(state)
        waiting = self._waiting(state)
        if not waiting:
            self.step = CombatStep.ROUND_END
            return None
        first = first_in_order(state, waiting)
        if len(first) > 1:
            self.tied = first
            return None
        push_turn(state, first[0])
        return None

    def _waiting(self, state: ChaptersState) -> list[str]:
        fight = state.fight
        found = [who for who in state.fighters() if who not in fight.acted]
        for ident, npc in state.play.npcs.items():
            late = npc.kind == "summon" and npc.arrived >= fight.round  # CHA-SUM-02
            if npc.fights and npc.hex is not None and ident not in fight.acted and not late:
                found.append(ident)
        return found

    def _newcomers(self, state: ChaptersState) -> bool:
        """NPCs that a page has placed meanwhile take part at once. True when there are any."""
        new = [i for i, npc in state.play.npcs.items() if not npc.fights and takes_part(state, i, npc)]
        for ident in new:
            join(state, ident)
        return bool(new)

    def _ask_order(self, state: ChaptersState) -> Asked:
        """CHA-INI-05, CHA-INI-06: what Initiative leaves open the players decide."""
        players = [who for who in self.tied if who in state.play.vampires]
        seats = [min(state.seat_of(who) for who in players)] if players else small_seats(state)
        return ask(seats, self._order_question)

    def _order_question(self, seat: int) -> Question:
        question = Question(seat, "chapters-ask-order")
        for ident in self.tied:
            question.offer(
                f"first:{ident}",
                "chapters-do-first",
                ident,
                args={"who": f"figure:{ident}"},
                subjects=(f"figure:{ident}",),
                rules=("CHA-INI-05", "CHA-INI-06"),
            )
        return question

    def take_all(self, state: ChaptersState, choices: list[Choice]) -> None:
        self.tied = []
        push_turn(state, decided(state, choices))

    # -- the end

    def _end(self, state: ChaptersState) -> None:
        state.pop()
        fight = state.fight
        won = fight.over == "won"
        state.emit(CombatEnded(won))
        chapter = lookup.chapter_book(state)
        page = fight.win if won else fight.lose
        if not fight.scripted and not page:
            page = (chapter.won if won else chapter.lost) or ""
        clean_up(state)
        if not won and not page:
            state.play.outcome = "failure"  # CHA-CMB-09
            return
        if not won:
            revive(state)
            if not state.active():  # those whom a page or the Beast took do not come round (CHA-GAP-03)
                state.play.outcome = "failure"
                return
            arrange(state, [hex_of(name) for name in chapter.start])
        if page:
            actor = state.play.last_actor
            state.push(start("reading", page=page, kind="event", involved=state.active(), actor=actor))


def push_turn(state: ChaptersState, ident: str) -> None:
    """The active turn of whoever is next."""
    state.fight.turn = ident
    for npc in state.play.npcs.values():
        if npc.summoner == ident:
            npc.barred = False  # CHA-SUM-05
    if ident in state.play.vampires:
        state.push(start("fight turn", who=ident, begun=ident in state.fight.suspended))
    else:
        state.push(start("npc turn", who=ident))


def first_in_order(state: ChaptersState, waiting: list[str]) -> list[str]:
    """CHA-INI-03..06: who acts next; several when the players must decide."""
    standing = state.fight.standing if state.options.initiative_changes == "next_round" else {}
    places = {ident: standing.get(ident, state.figure(ident).initiative) for ident in waiting}
    tied = [ident for ident in waiting if places[ident] == max(places.values())]
    friends = [ident for ident in tied if is_friend(state, ident)]
    if friends:  # CHA-INI-04
        return friends
    ranks = {i: (npc_values.npc_attack(state, i), npc_values.npc_resistance(state, i)) for i in tied}
    return [ident for ident in tied if ranks[ident] == max(ranks.values())]


def end_round(state: ChaptersState) -> None:
    """The end of a combat round: kept Resistance becomes Initiative (CHA-TOK-09, CHA-GAP-60), Defences end
    (CHA-ATK-04), cards that were not used return (CHA-PTURN-06)."""
    fight = state.fight
    for who in state.active():
        vampire = state.vampire(who)
        before = vampire.initiative
        vampire.initiative = npc_values.clamp_initiative(vampire.initiative - vampire.borrowed)
        vampire.borrowed = 0
        if drop_tokens(state, who, "resistance"):
            raised = npc_values.clamp_initiative(vampire.initiative + 1)
            if state.options.kept_resistance == "next_round":
                vampire.borrowed = raised - vampire.initiative
            vampire.initiative = raised
        if vampire.initiative != before:
            state.emit(InitiativeChanged(who, vampire.initiative))
        if vampire.chosen:
            vampire.hand += (vampire.chosen,)
        vampire.change(chosen="", reacted="")
    for npc in state.play.npcs.values():
        npc.defence = 0
    fight.change(turn="", acted=(), suspended=())
    tick_trackers(state, combat=True)
    if state.options.flight_in_combat == "goes_on":  # CHA-GAP-29
        state.push(Flee())


def clean_up(state: ChaptersState) -> None:
    """After a combat effect tokens, hands, summons and allies leave the table (CHA-TOK-01, CHA-BOSS-02)."""
    play = state.play
    effects = lookup.book(state).effects
    for ident, figure, _ in list(on_tile(state)):
        figure.change(tokens={}, borrowed=0)
        if ident in play.vampires:
            for effect in [e for e in state.player_of(ident).effects if effects[e].until == "end_of_combat"]:
                lose_effect(state, ident, effect)
    for effect in [e for e in state.campaign.coterie.effects if effects[e].until == "end_of_combat"]:
        lose_effect(state, None, effect)
    for who, vampire in play.vampires.items():
        vampire.change(hand=(), played=(), chosen="", reacted="", initiative=0, surge="", in_sight_of=())
        if vampire.power and vampire.power_until in ("combat", "round", "turn"):
            state.emit(PowerEnded(who, vampire.power))
            vampire.change(power="", power_until="")
    fit_tracks(state)
    for ident, npc in list(play.npcs.items()):
        npc.change(fights=False, card="", shown=False, defence=0)
        if npc.kind == "summon":
            del play.npcs[ident]
        elif npc.kind == "ally":
            npc.hex = None
    play.fight = None
