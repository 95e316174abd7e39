"""CHAPTERS as a game of the kernel: how it begins, what is seen, what must hold."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from msgspec import Struct

from nocturne.chapters.content.pack import content
from nocturne.chapters.events.campaign import CampaignGivenUp, EndAgreed
from nocturne.chapters.options import ChaptersOptions
from nocturne.chapters.position.checking import faults
from nocturne.chapters.position.inspecting import inspect
from nocturne.chapters.position.saving import load_campaign
from nocturne.chapters.position.setting_up import set_up_position
from nocturne.chapters.position.written import ChaptersPosition
from nocturne.chapters.rules.campaign.between import ApplyBetween
from nocturne.chapters.rules.campaign.campaign import Campaigning
from nocturne.chapters.rules.campaign.creation import ChooseCharacter, CreateCaitiff
from nocturne.chapters.rules.campaign.difficulty import ChooseDifficulty
from nocturne.chapters.rules.campaign.experience import TakePower
from nocturne.chapters.rules.campaign.hunts import ChooseHunt, HuntFrame
from nocturne.chapters.rules.campaign.masquerade import ResolveBreaches
from nocturne.chapters.rules.campaign.play import PlayChapter
from nocturne.chapters.rules.campaign.preparation import (
    ChooseAllies,
    Preparation,
    Shopping,
    SpendXp,
    TakeItems,
)
from nocturne.chapters.rules.combat.combat import Combat, PlaceAlly
from nocturne.chapters.rules.combat.fight_turn import FightTurn
from nocturne.chapters.rules.combat.hands import ChooseHand, LayCards
from nocturne.chapters.rules.combat.npc_turn import NpcTurn
from nocturne.chapters.rules.combat.strikes import Guard, NpcStrike, Strike, Suffer
from nocturne.chapters.rules.dialogue.pages import Reading
from nocturne.chapters.rules.effects.apply import Apply
from nocturne.chapters.rules.exploration.feeding import Feed
from nocturne.chapters.rules.exploration.main_sequence import MainSequence, MainTurn
from nocturne.chapters.rules.exploration.stealth import StealthTests
from nocturne.chapters.rules.harm.hunger import Frenzy
from nocturne.chapters.rules.skill_tests.skill_test import SkillTest
from nocturne.chapters.rules.tile.arrivals import Arrive, Peek, Summon, Teleport
from nocturne.chapters.rules.tile.prey import Flee
from nocturne.chapters.rules.tile.rounds import SpreadFire
from nocturne.chapters.rules.turns.blood import UseBlood
from nocturne.chapters.rules.turns.items import Trade, UseItem
from nocturne.chapters.rules.turns.ruling import Ruling
from nocturne.chapters.state import Campaign, ChaptersState, Coterie, Player, Sheet
from nocturne.chapters.view import naming, table
from nocturne.chapters.view.drawing import draw
from nocturne.chapters.view.hosting import chapters_hosting
from nocturne.chapters.view.reasons import more_reasons
from nocturne.chapters.view.sampling import sample
from nocturne.kernel.advice import Advice
from nocturne.kernel.chance import Chance
from nocturne.kernel.decision import Decision, Refusal
from nocturne.kernel.encoding import Encoding
from nocturne.kernel.errors import BadOptions
from nocturne.kernel.game import Game, Position
from nocturne.kernel.hosting import Hosting
from nocturne.kernel.knowledge import Knowledge
from nocturne.kernel.view import View
from nocturne.kernel.words import Words

FRAMES = (
    Apply, ApplyBetween, Arrive, Campaigning, ChooseAllies, ChooseCharacter, ChooseDifficulty,
    ChooseHand, ChooseHunt, Combat, CreateCaitiff, Feed, FightTurn, Flee, Frenzy, Guard, HuntFrame,
    LayCards, MainSequence, MainTurn, NpcStrike, NpcTurn, Peek, PlaceAlly, PlayChapter, Preparation,
    Reading, ResolveBreaches, Ruling, Shopping, SkillTest, SpendXp, SpreadFire, StealthTests, Strike,
    Suffer, Summon, TakeItems, TakePower, Teleport, Trade, UseBlood, UseItem,
)  # fmt: skip

_HEX = re.compile("hex:[A-Z][1-9][0-9]?")
_IN_VAIN = frozenset(f"chapters-ask-{step}" for step in ("xp", "shop", "items", "ally", "difficulty"))
"""Steps of the preparation that are asked even when there is nothing to be had."""

_ON_A_PAGE = frozenset(
    f"chapters-ask-{step}" for step in ("option", "deduction", "last-word", "continue", "tester")
)
"""Questions under a page of the book: the reader turns it, and rolls its dice."""

_HARMLESS = ("pass", "end", "keep", "done", "continue", "stop", "no")


class Chapters(Game[ChaptersState]):
    """Vampire: La Mascarade - CHAPTERS."""

    id, seats, usual_seats = "chapters", (1, 4), 2
    first_seats = 1  # a story one reads alone before one shares it
    whole_table = True
    shows_between = True
    state, frames = ChaptersState, FRAMES
    options, position = ChaptersOptions, ChaptersPosition

    def new(self, options: ChaptersOptions, seats: int, chance: Chance) -> ChaptersState:
        pack = content(options.pack)
        if pack.campaign is None or pack.dice is None:
            raise BadOptions("chapters-no-campaign", pack=options.pack)
        if options.campaign:
            campaign = load_campaign(options.campaign, options.pack, seats)
        else:
            campaign = Campaign(players=[Player(sheet=Sheet()) for _ in range(seats)], coterie=Coterie())
        return ChaptersState(
            seats=seats, chance=chance, stack=[Campaigning()], options=options, campaign=campaign
        )

    def look(self, state: ChaptersState, seat: int | None) -> Struct:
        return table.look(state, seat)

    def check(self, state: ChaptersState) -> Iterable[str]:
        return faults(state)

    def sample(self, state: ChaptersState, seat: int | None, chance: Chance) -> ChaptersState:
        return sample(state, seat, chance)

    def inspect(self, state: ChaptersState) -> dict[str, Any]:
        return inspect(state)

    def set_up(self, position: ChaptersPosition, options: Any, seats: int, chance: Chance) -> Position:
        return set_up_position(position, options, chance)

    def why(self, state: ChaptersState, seat: int, about: str) -> Iterable[Refusal]:
        return more_reasons(state, seat, about)

    def name(self, ref: str, words: Words, view: View | None) -> str:
        return naming.name(ref, words, view)

    def find(self, text: str, words: Words, view: View) -> Iterable[str]:
        return naming.find(text, view)

    def describe(self, ref: str, words: Words, view: View, width: int) -> Any:
        return naming.describe(ref, words, view)

    def draw(self, view: View, words: Words, width: int) -> Any:
        return draw(view, words, width)

    def side(self, seat: int, seats: int) -> frozenset[int]:
        return frozenset(range(seats))

    def concession(self, state: ChaptersState, seat: int) -> str:
        return "campaign" if state.result is None else ""

    def end(self, state: ChaptersState) -> None:
        state.emit(EndAgreed())
        super().end(state)

    def concede(self, state: ChaptersState, seat: int) -> None:
        state.emit(CampaignGivenUp())
        state.finish((0.0,) * state.seats, ())

    def hosting(self) -> Hosting:
        return chapters_hosting

    def encoding(self) -> Encoding:
        from nocturne.chapters.view.encoding import ChaptersEncoding

        return ChaptersEncoding()

    def advise(self, decision: Decision, look: Callable[[], View], taken: str = "") -> Advice | None:
        from nocturne.chapters.bot.coach import advise

        return advise(decision, look) if isinstance(look, Knowledge) else None

    def bots(self) -> Mapping[str, Callable[[int | str], Any]]:
        # Players are loaded only when they sit down.
        from nocturne.chapters.bot.coterie import CoterieBot
        from nocturne.chapters.bot.judgement import Judgement

        return {"judgement": Judgement, "coterie": CoterieBot}

    def default_answer(self, decision: Decision) -> str | None:
        return next((key for key in _HARMLESS if decision.option(key) is not None), None)

    def known_to_all(self, ref: str) -> bool:
        return _HEX.fullmatch(ref) is not None  # the tile lies in the middle of the table

    def hides_choice(self, state: ChaptersState, decision: Decision) -> bool:
        return False  # everybody sees what the vampires have and may do; only what they lay is hidden

    def needs_attention(self, decision: Decision, view: View) -> bool:
        return len(decision.options) > 1 or decision.question not in _IN_VAIN

    def pauses(self, decision: Decision) -> bool:
        return decision.question in _ON_A_PAGE


game = Chapters()
