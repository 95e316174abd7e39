"""Experience: what a level costs, what may be raised, and the cards a discipline level brings."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache

from msgspec import structs

from nocturne.chapters.content.book import Content
from nocturne.chapters.events.campaign import PowerTaken, TraitRaised
from nocturne.chapters.rules.table import character_values, lookup
from nocturne.chapters.state import ChaptersState, Player, Sheet
from nocturne.kernel.decision import Choice, Question, Why
from nocturne.kernel.state import Frame

ATTRIBUTE_COST, SKILL_COST, DISCIPLINE_COST, CLANLESS_COST = 4, 3, 5, 6
"""CHA-XP-02..04, CHA-FLAW-08: for each level reached."""
MOST_DISCIPLINE = 3
CREATION_XP = 60
"""CHA-CAIT-02."""


def cost_of(state: ChaptersState, player: Player, trait: str) -> int:
    """What the next level of a trait costs (CHA-XP-05: one level at a time)."""
    reached = character_values.level(player, trait) + 1
    if trait in character_values.SKILLS:
        return ATTRIBUTE_COST * reached
    if trait in character_values.ATTRIBUTE_OF:
        return SKILL_COST * reached
    clanless = "clanless" in lookup.flaws(state, player.character)
    return (CLANLESS_COST if clanless else DISCIPLINE_COST) * reached


def why_not_raise(state: ChaptersState, player: Player, trait: str) -> Why | None:
    """Why a trait cannot be raised now."""
    now = character_values.level(player, trait)
    if trait in character_values.SKILLS:
        if now >= character_values.MOST_LEVEL:
            return _HIGHEST_ATTRIBUTE
    elif trait in character_values.ATTRIBUTE_OF:
        if now >= character_values.MOST_LEVEL:
            return _HIGHEST_SKILL
        attr = character_values.ATTRIBUTE_OF[trait]
        if now >= character_values.level(player, attr):
            return _attribute_cap(attr)
    elif now >= MOST_DISCIPLINE:
        return _HIGHEST_DISCIPLINE
    elif not powers_for(lookup.book(state), player.sheet, trait, now + 1):
        return _NO_POWER_CARD
    cost = cost_of(state, player, trait)
    return _no_xp(cost) if player.xp < cost else None


_HIGHEST_ATTRIBUTE = Why("chapters-why-highest", "CHA-ATT-01")
_HIGHEST_SKILL = Why("chapters-why-highest", "CHA-SKL-03")
_HIGHEST_DISCIPLINE = Why("chapters-why-highest", "CHA-XP-04")
_NO_POWER_CARD = Why("chapters-why-no-power-card", "CHA-DISC-03")


@cache
def _attribute_cap(attr: str) -> Why:
    return Why("chapters-why-attribute-cap", "CHA-SKL-04", {"attr": f"attr:{attr}"})


@cache
def _no_xp(cost: int) -> Why:
    return Why("chapters-why-no-xp", "CHA-XP-01", {"cost": cost})


def raise_trait(state: ChaptersState, seat: int, trait: str) -> None:
    """Pay for a level and write it on the sheet; a discipline brings a card (CHA-DISC-03)."""
    player = state.campaign.players[seat]
    cost = cost_of(state, player, trait)
    player.xp -= cost
    player.sheet = lifted(player.sheet, trait)
    state.emit(TraitRaised(seat, trait, character_values.level(player, trait), cost))
    if trait in player.sheet.disciplines:
        state.push(TakePower(seat=seat, line=trait, level=player.sheet.disciplines[trait]))


def lifted(sheet: Sheet, trait: str) -> Sheet:
    """A sheet with one level more."""
    for name in ("attributes", "skills", "disciplines"):
        levels: Mapping[str, int] = getattr(sheet, name)
        if trait in levels:
            sheet = structs.replace(sheet, **{name: {**levels, trait: levels[trait] + 1}})
    return sheet


def traits_of(player: Player) -> list[str]:
    """Everything on a sheet that can be raised."""
    return [*character_values.SKILLS, *character_values.ATTRIBUTE_OF, *player.sheet.disciplines]


def powers_for(pack: Content, sheet: Sheet, line: str, level: int) -> list[str]:
    """The discipline cards to choose from at a level: not yet taken, not turned down (CHA-DISC-01,
    CHA-DISC-03)."""
    printed = _printed_powers(pack, line, level)
    return [ident for ident in printed if ident not in sheet.powers and ident not in sheet.turned_down]


@cache
def _printed_powers(pack: Content, line: str, level: int) -> tuple[str, ...]:
    return tuple(
        ident for ident, card in pack.disciplines.items() if card.discipline == line and card.level == level
    )


class TakePower(Frame, kw_only=True):
    """CHA-DISC-01..03: one card for a level; the other is gone for the campaign. A flaw may leave no choice
    (CHA-FLAW-04)."""

    seat: int
    line: str
    level: int

    def run(self, state: ChaptersState) -> Question | None:
        pack = lookup.book(state)
        player = state.campaign.players[self.seat]
        choices = powers_for(pack, player.sheet, self.line, self.level)
        forced = [card for card in pack.characters[player.character].cards if card in choices]
        if forced or len(choices) < 2:
            self._take(state, choices, (forced or choices or [""])[0])
            return None
        question = Question(self.seat, "chapters-ask-power", line=f"line:{self.line}", level=self.level)
        for card in choices:
            question.offer(
                f"power:{card}",
                "chapters-do-take-power",
                card,
                args={"power": f"power:{card}"},
                subjects=(f"power:{card}",),
                rules=("CHA-DISC-03",),
            )
        return question

    def take(self, state: ChaptersState, choice: Choice) -> None:
        player = state.campaign.players[self.seat]
        choices = powers_for(lookup.book(state), player.sheet, self.line, self.level)
        self._take(state, choices, choice.value)

    def _take(self, state: ChaptersState, choices: list[str], card: str) -> None:
        state.pop()
        player = state.campaign.players[self.seat]
        sheet = player.sheet
        turned_down = (*sheet.turned_down, *(other for other in choices if other != card))
        powers = (*sheet.powers, card) if card else sheet.powers
        player.sheet = structs.replace(sheet, powers=powers, turned_down=turned_down)
        if card:
            state.emit(PowerTaken(self.seat, card))


def can_be_spent(skills: dict[str, int], caps: dict[str, int], xp: int) -> bool:
    """CHA-CAIT-03: whether so much experience can be spent to the last point on skills under their caps."""
    room = sorted((level, caps[skill]) for skill, level in skills.items() if level < caps[skill])
    return xp in _sums(tuple(room), xp)


@lru_cache(maxsize=2_000)
def _sums(room: tuple[tuple[int, int], ...], most: int) -> frozenset[int]:
    """What can be spent on skills between these levels, up to a limit."""
    if not room:
        return frozenset({0})
    level, cap = room[0]
    steps = [0]
    for reached in range(level + 1, cap + 1):
        steps.append(steps[-1] + SKILL_COST * reached)
    rest = _sums(room[1:], most)
    return frozenset(total + step for total in rest for step in steps if total + step <= most)
