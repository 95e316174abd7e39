"""Characters: choosing one, inventing the Caitiff, switching to another (CHA-CHAR, CHA-CAIT, CHA-SWI)."""

from __future__ import annotations

from functools import cache

from msgspec import structs

from nocturne.chapters.events.campaign import CampaignGivenUp, CharacterChosen, CharacterLeft
from nocturne.chapters.rules.campaign.experience import (
    CREATION_XP,
    SKILL_COST,
    TakePower,
    can_be_spent,
    lifted,
)
from nocturne.chapters.rules.table import character_values, lookup
from nocturne.chapters.state import ChaptersState, Sheet
from nocturne.kernel.decision import Choice, Prepared, Question, Why
from nocturne.kernel.state import Frame


def why_not_character(state: ChaptersState, seat: int, ident: str) -> Why | None:
    """Why a player cannot take a character."""
    for other, player in enumerate(state.campaign.players):
        if player.character == ident:
            return _OWN_CHARACTER if other == seat else _taken(other)
    return _LEFT if ident in state.campaign.players[seat].left else None


_OWN_CHARACTER = Why("chapters-why-own-character", "CHA-CHAR-02")
_LEFT = Why("chapters-why-left", "CHA-SWI-02")


@cache
def _taken(seat: int) -> Why:
    return Why("chapters-why-taken", "CHA-ALLY-06", {"seat": f"seat:{seat}"})


@cache
def _character(ident: str) -> Prepared:
    return Prepared(
        f"character:{ident}",
        "chapters-do-character",
        ident,
        args={"who": f"figure:{ident}"},
        subjects=(f"figure:{ident}",),
        rules=("CHA-CHAR-01",),
    )


class ChooseCharacter(Frame, kw_only=True):
    """A player takes a character: at the start, or instead of one that was lost."""

    seat: int

    def run(self, state: ChaptersState) -> Question | None:
        everybody = lookup.book(state).characters
        if all(why_not_character(state, self.seat, ident) for ident in everybody):
            state.emit(CampaignGivenUp())  # nobody is left to play (CHA-GAP-41)
            state.finish((0.0,) * state.seats, ())
            return None
        question = Question(self.seat, "chapters-ask-character")
        offer_characters(question, state, self.seat)
        return question

    def take(self, state: ChaptersState, choice: Choice) -> None:
        state.pop()
        become(state, self.seat, choice.value)


def replace_the_lost(state: ChaptersState, seats: tuple[int, ...]) -> None:
    """CHA-GAP-41: a player whose character was lost to the Beast must take another."""
    for seat in reversed(seats):
        if state.campaign.players[seat].humanity == 0:
            state.push(ChooseCharacter(seat=seat))


def offer_characters(question: Question, state: ChaptersState, seat: int, blocked: Why | None = None) -> None:
    """One option for each character: ``character:thomas`` (CHA-CAMP-12: expansion characters from the
    start)."""
    for ident in lookup.book(state).characters:
        question.offer_prepared(_character(ident), blocked or why_not_character(state, seat, ident))


def become(state: ChaptersState, seat: int, ident: str) -> None:
    """Take a character's sheet. Only experience comes along from an earlier one (CHA-SWI-03, CHA-SWI-04)."""
    player = state.campaign.players[seat]
    if player.character:
        player.left += (player.character,)
        state.emit(CharacterLeft(seat, player.character))
        state.campaign.coterie.items += player.items
    coterie = state.campaign.coterie
    coterie.allies = tuple(ally for ally in coterie.allies if ally != ident)  # CHA-ALLY-06
    printed = lookup.book(state).characters[ident]
    sheet = Sheet(
        attributes={str(k): v for k, v in printed.attributes.items()},
        skills=dict.fromkeys(character_values.ATTRIBUTE_OF, 0)
        | {str(k): v for k, v in printed.skills.items()},
        disciplines=dict(printed.disciplines),
    )
    player.change(
        character=ident,
        sheet=sheet,
        xp=player.earned,
        humanity=printed.humanity,
        effects=(),
        items=(),
        last_hand=(),
    )
    state.emit(CharacterChosen(seat, ident))
    if not printed.attributes:
        state.push(CreateCaitiff(seat=seat))
        return
    for line, level in reversed(printed.disciplines.items()):
        for reached in range(level, 0, -1):
            state.push(TakePower(seat=seat, line=line, level=reached))  # CHA-DISC-02


@cache
def _learn(skill: str, level: int) -> Prepared:
    return Prepared(
        f"raise:{skill}",
        "chapters-do-raise",
        skill,
        args={"trait": f"skill:{skill}", "level": level, "cost": SKILL_COST * level},
        rules=("CHA-CAIT-02",),
    )


_LEFT_OVER = Why("chapters-why-xp-left-over", "CHA-CAIT-03")


@cache
def _attribute_cap(attr: str) -> Why:
    return Why("chapters-why-attribute-cap", "CHA-CAIT-04", {"attr": f"attr:{attr}"})


@cache
def _no_xp(cost: int) -> Why:
    return Why("chapters-why-no-xp", "CHA-CAIT-02", {"cost": cost})


class CreateCaitiff(Frame, kw_only=True):
    """CHA-CAIT-01..05: one attribute at 3 and two at 2, three disciplines of which two at level 1, 60
    experience points of skills."""

    seat: int
    left: int = CREATION_XP

    def run(self, state: ChaptersState) -> Question | None:
        sheet = state.campaign.players[self.seat].sheet
        if not sheet.attributes:
            return self._ask_attribute()
        if len(sheet.disciplines) < 3:
            return self._ask_line(state, sheet)
        if self.left:
            return self._ask_skill(sheet)
        state.pop()
        for line, level in reversed(tuple(sheet.disciplines.items())):
            if level:
                state.push(TakePower(seat=self.seat, line=line, level=1))
        return None

    def _ask_attribute(self) -> Question:
        question = Question(self.seat, "chapters-ask-best-attribute")
        for attr in character_values.SKILLS:
            question.offer(
                f"attr:{attr}",
                "chapters-do-attribute",
                attr,
                args={"attr": f"attr:{attr}"},
                rules=("CHA-CAIT-01",),
            )
        return question

    def _ask_line(self, state: ChaptersState, sheet: Sheet) -> Question:
        """The first two are at level 1 (CHA-CAIT-05), the third can be learnt later (CHA-CHAR-11)."""
        level = 1 if len(sheet.disciplines) < 2 else 0
        question = Question(self.seat, "chapters-ask-line", level=level)
        for line in lookup.book(state).lines:
            if line not in sheet.disciplines:
                question.offer(
                    f"line:{line}",
                    "chapters-do-line",
                    line,
                    args={"line": f"line:{line}"},
                    rules=("CHA-CHAR-11", "CHA-CAIT-05"),
                )
        return question

    def _ask_skill(self, sheet: Sheet) -> Question:
        question = Question(self.seat, "chapters-ask-skill", xp=self.left)
        caps = {one: sheet.attributes[of] for one, of in character_values.ATTRIBUTE_OF.items()}
        for skill, attr in character_values.ATTRIBUTE_OF.items():
            choice = _learn(skill, sheet.skills[skill] + 1)
            question.offer_prepared(choice, self._why_not(sheet, skill, attr, caps))
        return question

    def _why_not(self, sheet: Sheet, skill: str, attr: str, caps: dict[str, int]) -> Why | None:
        level = sheet.skills[skill] + 1
        if level > caps[skill]:
            return _attribute_cap(attr)
        if SKILL_COST * level > self.left:
            return _no_xp(SKILL_COST * level)
        after = {**sheet.skills, skill: level}
        if not can_be_spent(after, caps, self.left - SKILL_COST * level):
            return _LEFT_OVER
        return None

    def take(self, state: ChaptersState, choice: Choice) -> None:
        player = state.campaign.players[self.seat]
        sheet = player.sheet
        kind, _, name = choice.key.partition(":")
        if kind == "attr":
            attributes = {attr: 3 if attr == name else 2 for attr in character_values.SKILLS}
            player.sheet = structs.replace(sheet, attributes=attributes)
        elif kind == "line":
            level = 1 if len(sheet.disciplines) < 2 else 0
            player.sheet = structs.replace(sheet, disciplines={**sheet.disciplines, name: level})
        else:
            player.sheet = lifted(sheet, name)
            self.left -= SKILL_COST * player.sheet.skills[name]
