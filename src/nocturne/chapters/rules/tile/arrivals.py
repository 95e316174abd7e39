"""Figures that come to a hex where somebody must choose: NPCs that need room, teleports, summons; and a
glimpse of a page to come."""

from __future__ import annotations

from nocturne.chapters.components.fire import FIRE_DAMAGE
from nocturne.chapters.components.hexes import Facing, Hex, by_name, distance, name_of
from nocturne.chapters.content.pages import Option
from nocturne.chapters.events.combat import Summoned
from nocturne.chapters.events.pages import PagePeeked, PeekedInSecret
from nocturne.chapters.events.tile import Teleported
from nocturne.chapters.rules.harm.damage import hurt
from nocturne.chapters.rules.table import lookup, npc_values
from nocturne.chapters.rules.table.board import closed, is_friend, on_tile, shift_hexes, where
from nocturne.chapters.rules.table.frames import Asked, in_chapter
from nocturne.chapters.rules.table.texts import marks_of, text_ref
from nocturne.chapters.rules.tile.placing import put, put_near
from nocturne.chapters.state import ChaptersState, Npc
from nocturne.kernel.decision import Choice, Question
from nocturne.kernel.event import audience
from nocturne.kernel.state import Frame


def offer_hexes(question: Question, places: list[Hex], rule: str) -> None:
    """One option for each hex: ``hex:C4``."""
    for place in places:
        name = name_of(place)
        question.offer(
            f"hex:{name}",
            "chapters-do-hex",
            place,
            args={"hex": f"hex:{name}"},
            subjects=(f"hex:{name}",),
            rules=(rule,),
        )


class Arrive(Frame, kw_only=True):
    """An NPC comes to a hex. Whoever stands there is shifted by 1 hex, the players choose where
    (CHA-MOV-03); on an action or investigation token it stands beside instead (CHA-MOV-05)."""

    who: str
    hex: Hex
    facing: int

    @in_chapter
    def run(self, state: ChaptersState) -> Asked:
        there = next((i for i, _, h in on_tile(state) if h == self.hex and i != self.who), None)
        solid = any(
            t.hex == self.hex and t.type in ("action", "investigation", "arm") for t in state.play.tokens
        )
        if there is None or solid:
            state.pop()
            put_near(state, self.who, self.hex, Facing(self.facing))
            return None
        room = shift_hexes(state, there)
        if len(room) < 2:
            self._shift(state, there, room[0] if room else self.hex)
            return None
        question = Question(state.seat_of(there), "chapters-ask-shift", who=f"figure:{there}")
        offer_hexes(question, by_name(room), "CHA-MOV-03")
        return question

    def take(self, state: ChaptersState, choice: Choice) -> None:
        there = next(i for i, _, h in on_tile(state) if h == self.hex and i != self.who)
        self._shift(state, there, choice.value)

    def _shift(self, state: ChaptersState, there: str, place: Hex) -> None:
        state.pop()
        put(state, there, place)
        put(state, self.who, self.hex, Facing(self.facing))


class Teleport(Frame, kw_only=True):
    """CHA-MOV-07, CHA-MOV-08: to a free hex; what lies on the way does not matter, fire at the end does. An
    NPC goes as near to ``towards`` as it can, a player chooses."""

    who: str
    reach: int
    towards: str = ""

    @in_chapter
    def run(self, state: ChaptersState) -> Asked:
        room = self._room(state)
        if not room:
            state.pop()
            return None
        goal = where(state, self.towards) if self.towards else None
        if self.who not in state.play.vampires:
            here = where(state, self.who)
            nearest = min(room, key=lambda p: (distance(p, goal or here or p), p[1], p[0]))
            self._arrive(state, nearest)
            return None
        question = Question(state.seat_of(self.who), "chapters-ask-teleport", who=f"figure:{self.who}")
        offer_hexes(question, room, "CHA-MOV-07")
        return question

    def _room(self, state: ChaptersState) -> list[Hex]:
        here = where(state, self.who)
        if here is None:
            return []
        full = closed(state) | {t.hex for t in state.play.tokens if t.type == "difficult"}
        tile = lookup.tile_of(state)
        return by_name(p for p in tile.hexes if 0 < distance(here, p) <= self.reach and p not in full)

    def take(self, state: ChaptersState, choice: Choice) -> None:
        self._arrive(state, choice.value)

    def _arrive(self, state: ChaptersState, place: Hex) -> None:
        state.pop()
        state.figure(self.who).hex = place
        state.emit(Teleported(self.who, name_of(place)))
        if any(t.type == "fire" and t.hex == place for t in state.play.tokens):
            hurt(state, self.who, FIRE_DAMAGE, unavoidable=True)


class Summon(Frame, kw_only=True):
    """CHA-SUM-01: a summon comes to a hex beside its summoner, with an initiative token; CHA-SUM-02: it
    acts from the next round on."""

    who: str
    summon: str

    @in_chapter
    def run(self, state: ChaptersState) -> Asked:
        here = where(state, self.who)
        room = []
        barred = any(n.barred and n.summoner == self.who for n in state.play.npcs.values())  # CHA-SUM-05
        if here is not None and not barred:
            full = closed(state)
            room = by_name(p for p in lookup.tile_of(state).ways_from(here) if p not in full)
        if not room or len(room) == 1 or self.who not in state.play.vampires:
            state.pop()
            if room:
                self._arrive(state, room[0])
            return None
        question = Question(
            state.seat_of(self.who),
            "chapters-ask-summon",
            who=f"figure:{self.who}",
            summon=f"summon:{self.summon}",
        )
        offer_hexes(question, room, "CHA-SUM-01")
        return question

    def take(self, state: ChaptersState, choice: Choice) -> None:
        state.pop()
        self._arrive(state, choice.value)

    def _arrive(self, state: ChaptersState, place: Hex) -> None:
        play = state.play
        play.summoned += 1
        ident = f"{self.summon.split('.')[-1]}{play.summoned}"
        fight = play.fight
        play.npcs[ident] = Npc(
            kind="summon",
            source=self.summon,
            side="friend" if is_friend(state, self.who) else "enemy",
            type="summon",
            hex=place,
            facing=state.figure(self.who).facing,
            revealed=True,
            fights=fight is not None,
            summoner=self.who,
            arrived=fight.round if fight is not None else 0,
        )
        play.npcs[ident].initiative = npc_values.npc_initiative(state, ident)
        state.emit(Summoned(self.who, self.summon, name_of(place)))


class Peek(Frame, kw_only=True):
    """A page one of the options leads to is shown to one player before the choice."""

    who: str
    page: str

    @in_chapter
    def run(self, state: ChaptersState) -> Asked:
        goals = self._goals(state)
        if not goals:
            state.pop()
            return None
        question = Question(state.seat_of(self.who), "chapters-ask-peek", who=f"figure:{self.who}")
        for i, (option, goal) in enumerate(goals):
            question.offer(
                f"peek:{i}",
                "chapters-do-peek",
                goal,
                args={"text": f"text:{state.play.id}/{self.page}/{option}"},
            )
        return question

    def _goals(self, state: ChaptersState) -> list[tuple[str, str]]:
        page = lookup.chapter_book(state).pages[self.page]
        found: list[tuple[str, str]] = []
        for name, options in (("choices", page.choices), ("hypotheses", page.hypotheses)):
            for i, option in enumerate(options):
                found += [(f"{name}/{i}", goal) for goal in _leads_to(option)]
        return found

    def take(self, state: ChaptersState, choice: Choice) -> None:
        state.pop()
        seat = state.seat_of(self.who)
        texts = lookup.chapter_book(state).pages[choice.value].texts
        page = text_ref(f"{state.play.id}/{choice.value}", marks_of(state, texts, state.active()))
        state.emit(PagePeeked(self.who, page), to=audience(seat), others=PeekedInSecret(self.who))


def _leads_to(option: Option) -> list[str]:
    if option.goto is not None:
        return [option.goto]
    return [option.test.success] if option.test is not None else []
