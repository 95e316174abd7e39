"""Using the Blood: Mend Damage, Blood Surge and discipline cards, each followed by a Beast test.

A character uses the Blood once in a turn, or once on a page (CHA-BLOOD-01, CHA-DLG-08).
"""

from __future__ import annotations

from enum import IntEnum
from functools import cache
from typing import Literal

from nocturne.chapters.components.hexes import Hex, by_name, distance, name_of
from nocturne.chapters.content.cards import DisciplineCard, Item
from nocturne.chapters.events.figures import Mended, PowerUsed, Surged
from nocturne.chapters.rules.effects.apply import Apply
from nocturne.chapters.rules.harm.belongings import end_power
from nocturne.chapters.rules.harm.damage import heal
from nocturne.chapters.rules.harm.hunger import beast_test
from nocturne.chapters.rules.harm.tokens import change_initiative, drop_tokens
from nocturne.chapters.rules.harm.tracks import fit_tracks
from nocturne.chapters.rules.table import character_values, lookup, modifiers
from nocturne.chapters.rules.table.board import closed, on_tile, sight_of, where
from nocturne.chapters.rules.table.frames import Asked, in_chapter
from nocturne.chapters.rules.table.references import argument, subject
from nocturne.chapters.rules.tile.prey import alarm, witnesses
from nocturne.chapters.state import ChaptersState
from nocturne.kernel.decision import Choice, Prepared, Question, Why
from nocturne.kernel.state import Frame

Place = Literal["main", "page", "combat"]
MENDED = 2
"""CHA-BLOOD-02."""


# -- what is offered


def offer_blood(
    question: Question,
    state: ChaptersState,
    who: str,
    place: Place,
    used: bool,
    cards: modifiers.Totals | None = None,
) -> None:
    """Every way to use the Blood, or why not. ``cards`` are the modifiers of the character, if they are at
    hand."""
    powers = state.player_of(who).sheet.powers
    if used:
        question.offer_prepared(_MEND, _BLOOD_USED)
        question.offer_all(_SURGES, _BLOOD_USED)
        question.offer_all([_power(power) for power in powers], _BLOOD_USED)
        return
    forbids = (cards or modifiers.totals(state, who)).forbids
    blocked = _CARD_FORBIDS if "blood" in forbids else None
    _offer_mend(question, state, who, place, blocked or (_CARD_FORBIDS if "mend" in forbids else None))
    no_surge = blocked or (None if "usurper" not in lookup.flaws(state, who) else _usurper(who))
    no_surge = no_surge or (_CARD_FORBIDS if "blood_surge" in forbids else None)
    no_power = blocked or (_CARD_FORBIDS if "disciplines" in forbids else None)
    question.offer_all(_SURGES, no_surge)
    disciplines = lookup.book(state).disciplines
    for power in powers:
        why = no_power or why_no_power(state, who, power, disciplines[power], place)
        question.offer_prepared(_power(power), why)


_MEND = Prepared("mend", "chapters-do-mend", ("mend", ""), rules=("CHA-BLOOD-02",))
_SURGES = tuple(
    Prepared(
        f"surge:{attr}",
        "chapters-do-surge",
        ("surge", attr),
        args=argument("attr", "attr", attr),
        rules=("CHA-BLOOD-03", "CHA-TOK-12"),
    )
    for attr in character_values.SKILLS
)


@cache
def _power(power: str) -> Prepared:
    return Prepared(
        f"power:{power}",
        "chapters-do-power",
        ("power", power),
        args=argument("power", "power", power),
        subjects=subject("power", power),
        rules=("CHA-BEAST-03",),
    )


_BLOOD_USED = Why("chapters-why-blood-used", "CHA-BLOOD-01")
_CARD_FORBIDS = Why("chapters-why-card-forbids", "CHA-GEN-01")
_UNHURT = Why("chapters-why-unhurt", "CHA-BLOOD-02")
_NOT_HERE = Why("chapters-why-power-not-here", "CHA-DISC-05")
_NO_MEND_HERE = Why("chapters-why-no-mend-here", "CHA-GAP-12")
_ONLY_CAPTURE = Why("chapters-why-only-capture", "CHA-FLEE-11")
_LASTS = Why("chapters-why-power-lasts", "CHA-DISC-06")
_NO_TARGET = Why("chapters-why-no-target", "CHA-LOS-04")
_NO_ROOM = Why("chapters-why-no-room", "CHA-SUM-01")
_JUST_FALLEN = Why("chapters-why-just-fallen", "CHA-SUM-05")


@cache
def _usurper(who: str) -> Why:
    return Why("chapters-why-usurper", "CHA-FLAW-06", {"who": f"figure:{who}"})


def _offer_mend(
    question: Question, state: ChaptersState, who: str, place: Place, blocked: Why | None
) -> None:
    vampire = state.vampire(who)
    why = blocked
    if why is None and place == "page" and not state.options.mend_on_pages:
        why = _NO_MEND_HERE
    if why is None and not vampire.damage and not vampire.tokens.get("poison"):
        why = _UNHURT
    question.offer_prepared(_MEND, why)


def why_no_power(
    state: ChaptersState, who: str, power: str, card: DisciplineCard, place: Place
) -> Why | None:
    """Why a discipline card cannot be used here and now, where no other card forbids it."""
    if card.captures:  # CHA-FLEE-11: only with the action
        return _ONLY_CAPTURE
    if place not in card.when:
        return _NOT_HERE
    if state.vampire(who).power == power:
        return _LASTS
    if card.target not in ("none", "self") and not targets(state, who, card.target, card.reach, card.sight):
        return _NO_TARGET
    summons = [effect.summon for effect in card.do if effect.summon]
    if summons and not room_beside(state, who):
        return _NO_ROOM
    if summons and any(summon_barred(state, who, summon) for summon in summons):
        return _JUST_FALLEN
    return None


def summon_barred(state: ChaptersState, who: str, summon: str) -> bool:
    """CHA-SUM-05: what fell in its summoner's own turn comes again from the next one on."""
    return any(n.barred and n.summoner == who and n.source == summon for n in state.play.npcs.values())


def room_beside(state: ChaptersState, who: str) -> list[Hex]:
    """Free hexes beside somebody."""
    here = where(state, who)
    full = closed(state)
    return [] if here is None else [p for p in lookup.tile_of(state).ways_from(here) if p not in full]


def targets(state: ChaptersState, who: str, kind: str, reach: int, sight: bool) -> list[str]:
    """The figures (or hexes, by name) a power or item of this reach may be used on."""
    here = where(state, who)
    if here is None:
        return []
    if kind == "hex":
        tile = lookup.tile_of(state)
        around = by_name(p for p in tile.hexes if 0 < distance(here, p) <= reach)
        sees = sight_of(state, who)
        return [name_of(p) for p in around if not sight or sees(p, reach)]
    near = [(ident, hex_) for ident, _, hex_ in on_tile(state) if distance(here, hex_) <= reach]
    found = [(ident, hex_) for ident, hex_ in near if _is_kind(state, who, ident, kind)]
    if sight and found:
        sees = sight_of(state, who)
        found = [(ident, hex_) for ident, hex_ in found if ident == who or sees(hex_, reach)]
    return [ident for ident, _ in found]


def _is_kind(state: ChaptersState, who: str, ident: str, kind: str) -> bool:
    play = state.play
    if kind == "character":
        return ident in play.vampires
    if ident in play.vampires:
        return False
    npc = play.npcs[ident]
    summon = lookup.summon_of(state, npc)
    match kind:
        case "npc":
            return npc.kind == "profile"
        case "enemy":
            hidden = summon is not None and summon.untargetable
            return npc.side == "enemy" and npc.kind != "nobody" and not hidden
        case _:
            return npc.prey


class BloodStep(IntEnum):
    """The steps of using the Blood."""

    EFFECT = 0
    BEAST_TEST = 1


class UseBlood(Frame, kw_only=True):
    """One use of the Blood: its effect, then the Beast test, then the alarm of those who saw it."""

    who: str
    way: str  # mend, surge or power
    what: str = ""  # the attribute or the card
    place: Place
    target: str = ""
    involved: list[str] = []
    page: str = ""  # the page whose options a premonition looks at

    @in_chapter
    def run(self, state: ChaptersState) -> Asked:
        if self.step == BloodStep.EFFECT:
            card = self._card(state)
            if card is not None and card.target not in ("none", "self") and not self.target:
                return self._ask_target(state, card)
            self.step = BloodStep.BEAST_TEST
            self._effect(state)
            return None
        state.pop()
        if not modifiers.totals(state, self.who).no_beast_test:
            beast_test(state, self.who)  # CHA-BEAST-03, CHA-BEAST-04: after the effect
        return None

    def _card(self, state: ChaptersState) -> DisciplineCard | None:
        return lookup.book(state).disciplines[self.what] if self.way == "power" else None

    def _ask_target(self, state: ChaptersState, card: DisciplineCard) -> Question:
        question = Question(
            state.seat_of(self.who),
            "chapters-ask-target",
            who=f"figure:{self.who}",
            power=f"power:{self.what}",
        )
        offer_targets(question, targets(state, self.who, card.target, card.reach, card.sight), card.target)
        return question

    def take(self, state: ChaptersState, choice: Choice) -> None:
        self.target = choice.value

    def _effect(self, state: ChaptersState) -> None:
        vampire = state.vampire(self.who)
        state.play.last_actor = self.who
        self._witnessed(state)
        if self.way == "mend":
            state.emit(Mended(self.who))
            more = modifiers.totals(state, self.who).mend
            heal(state, self.who, MENDED + more)
            one = state.options.mend_removes == "one_poison"
            drop_tokens(state, self.who, "poison", 1 if one else None)  # CHA-TOK-03, CHA-GAP-35
        elif self.way == "surge":
            vampire.surge = self.what
            vampire.surge_on_page = self.place == "page"
            state.emit(Surged(self.who, self.what))
            fit_tracks(state)  # the surge before this one may have lengthened another track (CHA-GAP-11)
            if self.place == "combat":
                before = vampire.initiative
                change_initiative(state, self.who, 1)
                if state.options.surge_initiative == "round":
                    vampire.borrowed += vampire.initiative - before
        else:
            self._power(state)

    def _power(self, state: ChaptersState) -> None:
        card = self._card(state)
        assert card is not None
        figure = self.target if card.target not in ("none", "self", "hex") else None
        state.emit(PowerUsed(self.who, self.what, figure))
        if card.kind == "active":  # CHA-DISC-06, CHA-DISC-07
            end_power(state, self.who)
            vampire = state.vampire(self.who)
            vampire.power = self.what
            vampire.power_until = "page" if self.place == "page" else card.duration or "turn"  # CHA-DLG-08
        state.push(
            Apply(
                source=f"power:{self.what}",
                actor=self.who,
                target=self.target,
                involved=self.involved or [self.who],
                default="self",
                page=self.page,
            )
        )

    def _witnessed(self, state: ChaptersState) -> None:
        """CHA-FLEE-02, CHA-FLEE-04, CHA-GAP-13: prey that sees the Blood used flees; what a page invites
        does not come through here (CHA-FLEE-03), and in a combat nobody is alarmed (CHA-GAP-29)."""
        card = self._card(state)
        calm = self.place == "combat" and state.options.flight_in_combat == "waits"
        if calm or (card is not None and not card.witnessed):
            return
        if card is None and state.options.alarmed_by == "disciplines":
            return
        if modifiers.totals(state, self.who).unwitnessed:
            return
        for npc in witnesses(state, self.who):
            if self.place == "page":  # CHA-FLEE-04: it flees when the sequence ends
                state.play.alarmed = {npc: self.who, **state.play.alarmed}
            else:
                alarm(state, npc, self.who)


def offer_targets(question: Question, found: list[str], kind: str) -> None:
    """One option for each target: ``target:marek``, ``target:C4``."""
    ref = "hex" if kind == "hex" else "figure"
    for ident in found:
        question.offer(
            f"target:{ident}",
            "chapters-do-target",
            ident,
            args={"target": f"{ref}:{ident}"},
            subjects=(f"{ref}:{ident}",),
        )


def end_surge(state: ChaptersState, who: str) -> None:
    """CHA-TOK-12: the token is discarded at the start of the next active turn, or with the page."""
    state.vampire(who).change(surge="", surge_on_page=False)
    fit_tracks(state)


def usable_on(state: ChaptersState, who: str, item: Item) -> list[str]:
    """The targets of an item."""
    if item.target in ("none", "self"):
        return [who]
    return targets(state, who, item.target, item.range, item.range > 1)
